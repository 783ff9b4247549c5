//! The moves of the street trader, and their spelling.

use crate::value::*;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::{fmt, str::FromStr};

/// A set of colours. Written as a list: `pavilion garden tower`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Colours(u8);

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

/// What the owner of a trader can do.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Choose the residents that the trader carries, sealed (STR-2).
    Choose {
        /// Their colours.
        kinds: Colours,
    },
    /// Put the trader on a cell (STR-4, STR-17).
    Stand {
        /// Where.
        at: Cell,
    },
    /// A carried resident moves into the building that was just built (STR-10).
    MoveIn {
        /// The colour taken from the supply instead; none if it is empty (STR-11).
        #[serde(default)]
        take: Option<Building>,
    },
    /// Exchange a carried resident with the supply (STR-12).
    Swap {
        /// The one that goes.
        give: Building,
        /// The one that comes.
        take: Building,
    },
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Choose { kinds } => write!(f, "choose {kinds}"),
            Move::Stand { at } => write!(f, "stand {at}"),
            Move::MoveIn { take: None } => f.write_str("move_in"),
            Move::MoveIn { take: Some(take) } => write!(f, "move_in for {take}"),
            Move::Swap { give, take } => write!(f, "swap {give} for {take}"),
        }
    }
}

impl FromStr for Move {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Move, Misspelt> {
        let wrong = || Misspelt::new("a move of the street trader (such as: move_in for tower)", text);
        let words: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
        Ok(match words.as_slice() {
            ["choose", kinds @ ..] => {
                let kinds = kinds.iter().map(|kind| kind.parse()).collect::<Result<Vec<Building>, _>>()?;
                Move::Choose { kinds: Colours::new(kinds).ok_or_else(wrong)? }
            }
            ["stand", at] => Move::Stand { at: at.parse()? },
            ["move_in"] => Move::MoveIn { take: None },
            ["move_in", "for", take] => Move::MoveIn { take: Some(take.parse()?) },
            ["swap", give, "for", take] => Move::Swap { give: give.parse()?, take: take.parse()? },
            _ => return Err(wrong()),
        })
    }
}
