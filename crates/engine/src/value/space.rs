use super::{Fact, Factual, Kind};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A space of the preview, counted from 1 (RED-3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Space(pub u8);

impl Space {
    /// Counted from 1.
    pub const fn number(self) -> u8 {
        self.0
    }
    /// Counted from 0; none for a space that is not there.
    pub const fn index(self) -> Option<usize> {
        (self.0 as usize).checked_sub(1)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl Factual for Space {
    const KIND: Kind = Kind::Space;
    fn fact(&self) -> Fact {
        Fact::Space(*self)
    }
}
