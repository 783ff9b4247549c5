//! The moves of the street trader, and their spelling.

use super::super::prelude::*;
use serde::{Deserializer, Serializer, de};
use std::{fmt, str::FromStr};

/// A set of colours. Written as a list: `pavilion garden tower`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Colours(u8);

impl Factual for Colours {
    const KIND: Kind = Kind::List(&Kind::Building);
    fn fact(&self) -> Fact {
        Fact::List(self.iter().map(Fact::Building).collect())
    }
}

impl Colours {
    /// These colours; none if one is named twice.
    pub fn new(kinds: impl IntoIterator<Item = Building>) -> Option<Colours> {
        kinds.into_iter().try_fold(Colours(0), |set, kind| {
            let bit = 1 << kind as u8;
            (set.0 & bit == 0).then_some(Colours(set.0 | bit))
        })
    }
    /// Every set of so many colours.
    pub fn all(count: u8) -> impl Iterator<Item = Colours> {
        (0..1 << Building::ALL.len()).map(Colours).filter(move |set| set.len() == count)
    }
    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }
    /// None?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// The colours, in order.
    pub fn iter(self) -> impl Iterator<Item = Building> {
        Building::ALL.into_iter().filter(move |kind| self.0 >> *kind as u8 & 1 != 0)
    }
}

impl fmt::Display for Colours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.iter().map(Building::name).collect::<Vec<_>>().join(" "))
    }
}

impl FromStr for Colours {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Colours, Misspelt> {
        let kinds =
            text.split(' ').filter(|word| !word.is_empty()).map(str::parse).collect::<Result<Vec<Building>, _>>()?;
        Colours::new(kinds).ok_or_else(|| Misspelt::new("a list of different colours", text))
    }
}

spelled!(Colours);

impl Serialize for Colours {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Colours {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Colours, D::Error> {
        let kinds = Vec::<Building>::deserialize(d)?;
        Colours::new(kinds).ok_or_else(|| de::Error::custom("a colour is named twice"))
    }
}

declare! {
    /// What the owner of a trader can do.
    pub move Move "a move of the street trader (such as: move_in for tower)" {
        /// Choose the residents that the trader carries, sealed (STR-2).
        Choose { kinds: Colours } = "choose {kinds}",
        /// Put the trader on a cell (STR-4, STR-17).
        Stand { at: Cell } = "stand {at}",
        /// A carried resident moves into the building that was just built (STR-10).
        MoveIn {
            #[serde(default)]
            take: Option<Building>,
        } = "move_in[ for {take}]",
        /// Exchange a carried resident with the supply (STR-12).
        Swap { give: Building, take: Building } = "swap {give} for {take}",
    }
}

packed!(Colours { 0 });
