//! The strips that say how much the building types are worth (RED-6).

use super::super::prelude::*;
use crate::{components::STRIPS, value::Building};
use serde::Serializer;

/// A strip of the box. It is written as its six types, the one that is worth least first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strip(u8);

impl Strip {
    /// How many there are.
    pub const COUNT: usize = STRIPS.len();

    /// All of them, in the order of `components/red_palace.toml`.
    pub fn all() -> [Strip; Strip::COUNT] {
        std::array::from_fn(|n| Strip(n as u8))
    }
    /// The types, the one that is worth least first.
    pub fn order(self) -> [Building; 6] {
        STRIPS[self.0 as usize]
    }
}

impl Serialize for Strip {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        self.order().serialize(s)
    }
}

/// How somebody tells which strip it is.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged, expecting = "a strip: its number, or its six types, the one that is worth least first")]
pub enum ToldStrip {
    /// By its number in `components/red_palace.toml`, counted from 1.
    Number(u8),
    /// By its types, the one that is worth least first.
    Order([Building; 6]),
}

impl ToldStrip {
    /// That strip, if the box has it.
    pub fn strip(&self) -> Option<Strip> {
        match self {
            ToldStrip::Number(number) => Strip::all().get((*number as usize).checked_sub(1)?).copied(),
            ToldStrip::Order(order) => Strip::all().into_iter().find(|strip| strip.order() == *order),
        }
    }
}

packed_by_place!(Strip: Strip::all());
