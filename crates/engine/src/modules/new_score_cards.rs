//! New score cards: three cards drawn at the start say what the building types are worth in each scoring. NSC-1 to NSC-12.
//!
//! What a place brings is the tally's business ([`crate::score::Tally::reorder`]). This room keeps the three cards.

use super::prelude::*;
use crate::{
    components::{SCORE_CARDS, SCORE_CARDS_PLAYED, SCORE_TABLE},
    score::paid_in_order,
};
use serde::{Serializer, ser::SerializeMap};
use std::{fmt, str::FromStr};

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NewScoreCards;

/// One of the eighteen cards. Written `nsc-01` to `nsc-18`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ScoreCard(u8);

impl ScoreCard {
    /// All of them.
    pub fn all() -> impl Iterator<Item = ScoreCard> {
        (0..SCORE_CARDS.len() as u8).map(ScoreCard)
    }
    /// NSC-5: the types on it, the one that is worth least first.
    pub const fn order(self) -> [Building; 6] {
        SCORE_CARDS[self.0 as usize]
    }
}

impl fmt::Display for ScoreCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("nsc-{:02}", self.0 + 1))
    }
}

impl FromStr for ScoreCard {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<ScoreCard, Misspelt> {
        let found = ScoreCard::all().find(|card| card.to_string() == text);
        found.ok_or_else(|| Misspelt::new("a score card (nsc-01 to nsc-18)", text))
    }
}

spelled_in_serde!(ScoreCard);
pieces!(ScoreCard);

/// NSC-3: everybody sees the three cards.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Open {
    /// The cards of scorings 1, 2 and 3, once they are laid out.
    pub cards: Option<[ScoreCard; SCORE_CARDS_PLAYED]>,
}

impl Open {
    /// The card of a scoring.
    pub fn card(&self, round: u8) -> Option<ScoreCard> {
        Some(self.cards?[round as usize - 1])
    }
    /// NSC-5: what the first place brings in a scoring, by type.
    fn values(card: ScoreCard, round: usize) -> ByBuilding<u8> {
        let mut values = ByBuilding::default();
        for (kind, [first, ..]) in card.order().into_iter().zip(SCORE_TABLE[round]) {
            values[kind] = first;
        }
        values
    }
}

/// The cards by their names, and what the first places bring.
impl Serialize for Open {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut map = s.serialize_map(Some(2))?;
        let cards = self.cards.as_slice().as_flattened();
        let values: Vec<_> = cards.iter().enumerate().map(|(round, card)| Open::values(*card, round)).collect();
        map.serialize_entry("cards", cards)?;
        map.serialize_entry("values", &values)?;
        map.end()
    }
}

declare! {
    /// What this room tells.
    pub event Event {
        /// The card of a scoring was laid out.
        Laid { round: u8, card: ScoreCard, order: [Building; 6] } = "card: deck > shelf",
    }
}

/// In a described position.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Given {
    /// The three cards; drawn if they are not said.
    pub cards: Option<[ScoreCard; SCORE_CARDS_PLAYED]>,
}

/// NSC-1: three of the eighteen, without putting back.
fn draw(dice: &mut Dice) -> [ScoreCard; SCORE_CARDS_PLAYED] {
    let mut cards: Pile<ScoreCard, { SCORE_CARDS.len() }> = ScoreCard::all().collect();
    dice.shuffle(&mut cards);
    std::array::from_fn(|n| cards[n])
}

declare! {
    /// What this room shows.
    pub notice Notice {
        /// What the types pay in a scoring to come.
        Pays { round: u8, card: ScoreCard, points: EachBuilding<Vec<u8>> },
    }
}

impl Module for NewScoreCards {
    const ID: ModuleId = ModuleId::NewScoreCards;
    const GUIDE: Guide = Guide { place: 6, ..Guide::NOTHING };
    type Open = Open;
    type Event = Event;
    type Notice = Notice;
    type Given = Given;
    has_no!(Hand Dark Move Step Topic Refusal Reason Options);
    const WATCHES: Watches<NewScoreCards> = Watches { table_set: Some(NewScoreCards::table_set), ..Watches::NOTHING };
    const COUNTS: Counts<NewScoreCards> = Counts { score: Some(NewScoreCards::score), ..Counts::NOTHING };
    const SHOWS: Shows<NewScoreCards> = Shows { notices: Some(NewScoreCards::notices), ..Shows::NOTHING };

    /// NSC-2, NSC-12: which cards left the game changes nothing that is still to come.
    fn redeal(_: &mut Room<NewScoreCards>, _: Seat, _: &mut Hidden<'_>, _: &mut Dice) {}
}

impl NewScoreCards {
    fn table_set(room: &mut Room<NewScoreCards>, p: &mut Play<'_>) {
        let cards = draw(&mut p.dice(NewScoreCards::ID, 0));
        room.open.cards = Some(cards);
        for (round, card) in (1..).zip(cards) {
            NewScoreCards::tell(p, || Event::Laid { round, card, order: card.order() });
        }
    }

    /// NSC-5, NSC-6: only what places bring changes, never a count (NSC-8).
    fn score(open: &Open, _: &OpenTable, tally: &mut Tally) {
        if let Some(card) = open.card(tally.round) {
            tally.reorder(card.order());
        }
    }

    fn notices(mine: Mine<'_, NewScoreCards>, table: &OpenTable, _: Option<Seat>, show: &mut dyn FnMut(Notice)) {
        for round in table.rounds_to_come() {
            if let Some(card) = mine.open.card(round) {
                show(Notice::Pays { round, card, points: paid_in_order(round, card.order()) });
            }
        }
    }
}

impl Tells for Event {}

impl Lays<NewScoreCards> for Given {
    const TABLE_WORDS: &'static [(&'static str, &'static str)] = &[("score_cards", "cards")];

    fn lay(room: &mut Room<NewScoreCards>, given: &Given, on: &mut Laying<'_, '_>) -> Result<(), BadPosition> {
        let Laying { dice, parts, .. } = on;
        if given.cards.is_none() && parts.counting().is_some() {
            // A table that is only counted deals nothing: the points hang on these cards.
            return Err(bad("new_score_cards.cards", "this is missing: which three cards lie there?"));
        }
        let [a, b, c] = given.cards.unwrap_or_else(|| draw(dice));
        room.open.cards = Some([a, b, c]);
        if a == b || a == c || b == c {
            let wrong = bad("new_score_cards.cards", "each card exists once");
            return Err(BadPosition { rule: Some(rule!("NSC-1")), ..wrong });
        }
        Ok(())
    }
}

packed_by_place!(ScoreCard: ScoreCard::all());
packed!(Open { cards });
