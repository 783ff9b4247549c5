//! The nine abilities and the sets of them.

use super::super::prelude::*;
use crate::{
    components::ABILITIES,
    value::{Fact, Factual, Kind, Misspelt, spelled_in_serde},
};
use serde::Serializer;
use std::{fmt, str::FromStr};

/// An ability that guards pay for (RED-22 to RED-41), in the order of the data.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Ability {
    /// The chip of a bought building changes places with one of the yard (RED-31).
    SwapBuilding,
    /// A wall piece for a tile of this turn (RED-33).
    WallPiece,
    /// A card of the display (RED-34).
    TakeMoney,
    /// A plaza (RED-35a).
    Plaza,
    /// Half a building (RED-36a).
    HalfBuilding,
    /// A purchase from the preview (RED-37a).
    PreviewPurchase,
    /// An overpaid purchase counts as exact (RED-38a).
    TreatAsExact,
    /// Another chip for the building that was just bought (RED-39a).
    RedrawBuilding,
    /// A guard goes to another wall (RED-40).
    MoveGuard,
}

impl Ability {
    /// All of them.
    pub const ALL: [Ability; ABILITIES.len()] = [
        Ability::SwapBuilding,
        Ability::WallPiece,
        Ability::TakeMoney,
        Ability::Plaza,
        Ability::HalfBuilding,
        Ability::PreviewPurchase,
        Ability::TreatAsExact,
        Ability::RedrawBuilding,
        Ability::MoveGuard,
    ];
    /// The name used in files, which is also the verb of its moves.
    pub const fn name(self) -> &'static str {
        ABILITIES[self as usize].0
    }
    /// What it costs in guards.
    pub const fn guards(self) -> u8 {
        ABILITIES[self as usize].1
    }
    /// What it costs in cards besides.
    pub const fn cards(self) -> u8 {
        ABILITIES[self as usize].2
    }
    /// How many things there are that it hands out; 0 if it hands out none (RED-30).
    pub const fn supply(self) -> u8 {
        ABILITIES[self as usize].3
    }
}

/// The abilities as the card beside the board tells them.
pub const SKILLS: [Skill; ABILITIES.len()] = {
    let mut all = [Skill { name: "", guards: 0, cards: 0 }; ABILITIES.len()];
    let mut n = 0;
    while n < all.len() {
        let ability = Ability::ALL[n];
        all[n] = Skill { name: ability.name(), guards: ability.guards(), cards: ability.cards() };
        n += 1;
    }
    all
};

impl fmt::Display for Ability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Ability {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Ability, Misspelt> {
        let found = Ability::ALL.into_iter().find(|ability| ability.name() == text);
        found.ok_or_else(|| Misspelt::new("an ability (such as take_money)", text))
    }
}

spelled_in_serde!(Ability);
pieces!(Ability);

/// A set of abilities.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Abilities(u16);

impl Factual for Abilities {
    const KIND: Kind = Kind::List(&Ability::KIND);
    fn fact(&self) -> Fact {
        Fact::List(self.iter().map(|ability| ability.fact()).collect())
    }
}

impl Abilities {
    /// Is it in?
    pub const fn has(self, ability: Ability) -> bool {
        self.0 >> ability as u16 & 1 != 0
    }
    /// Put it in.
    pub fn insert(&mut self, ability: Ability) {
        self.0 |= 1 << ability as u16;
    }
    /// Those that are in, in order.
    pub fn iter(self) -> impl Iterator<Item = Ability> {
        Ability::ALL.into_iter().filter(move |ability| self.has(*ability))
    }
}

impl FromIterator<Ability> for Abilities {
    fn from_iter<I: IntoIterator<Item = Ability>>(all: I) -> Abilities {
        let mut set = Abilities::default();
        all.into_iter().for_each(|ability| set.insert(ability));
        set
    }
}

impl Serialize for Abilities {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

packed!(Abilities { 0 });
