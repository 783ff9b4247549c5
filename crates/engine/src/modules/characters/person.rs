//! The ten persons.

use crate::{
    components::{CHARACTERS, FACES_OF_SPECIALS},
    value::{Card, Misspelt, packed_by_place, spelled_in_serde},
};
use std::{fmt, str::FromStr};

/// A character. Written by its name: `city_watch`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Person {
    /// CHA-M: eight points at the end, or another card at once.
    Magician,
    /// CHA-B: a card from the deck for a poor hand.
    Beggar,
    /// CHA-P: pays for one tile.
    Patron,
    /// CHA-I: a money card after a dear purchase.
    Miser,
    /// CHA-A: one more redesign.
    Architect,
    /// CHA-H: takes up to seven.
    Merchant,
    /// CHA-W: half a building more in a scoring.
    WiseMan,
    /// CHA-D: another tile for a slot.
    Dancer,
    /// CHA-C: swaps a card with the display.
    MoneyChanger,
    /// CHA-G: points for the wall.
    CityWatch,
}

impl Person {
    /// All ten, in the order of their cards.
    pub const ALL: [Person; 10] = [
        Person::Magician,
        Person::Beggar,
        Person::Patron,
        Person::Miser,
        Person::Architect,
        Person::Merchant,
        Person::WiseMan,
        Person::Dancer,
        Person::MoneyChanger,
        Person::CityWatch,
    ];
    /// CHA-14: those who are used before the first action.
    pub const AT_START: [Person; 3] = [Person::Beggar, Person::Dancer, Person::MoneyChanger];

    /// CHA-12: can be used once from one turn of the owner to the next; the others work once in a game or in scorings.
    pub const fn once_per_round(self) -> bool {
        !matches!(self, Person::Magician | Person::Patron | Person::WiseMan | Person::CityWatch)
    }
    /// The card with this person.
    pub const fn card(self) -> Card {
        CHARACTERS.nth(self as usize)
    }
    /// The person on a card.
    pub fn on(card: Card) -> Option<Person> {
        CHARACTERS.position(card).map(|n| Person::ALL[n])
    }
    /// The name used in files.
    pub fn name(self) -> &'static str {
        FACES_OF_SPECIALS[CHARACTERS.first + self as usize].name
    }
}

impl fmt::Display for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Person {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Person, Misspelt> {
        Person::ALL.into_iter().find(|p| p.name() == text).ok_or_else(|| Misspelt::new("a character", text))
    }
}

spelled_in_serde!(Person);

packed_by_place!(Person: Person::ALL);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn persons_are_in_the_order_of_the_cards() {
        let names = ["magician", "beggar", "patron", "miser", "architect", "merchant", "wise_man", "dancer"];
        let names = names.into_iter().chain(["money_changer", "city_watch"]);
        for (person, name) in Person::ALL.into_iter().zip(names) {
            assert_eq!((person.name(), Person::on(person.card())), (name, Some(person)));
        }
    }
}
