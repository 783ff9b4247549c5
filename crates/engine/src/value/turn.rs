use super::{Misspelt, Walls};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::{fmt, str::FromStr};

/// How far a tile is turned clockwise when it is laid, in quarters. Nearly all tiles lie roof up (BASE-B1). Written in
/// degrees.
///
/// ```
/// use sabika_engine::value::{Turn, Walls};
/// let walls: Walls = "NES".parse()?;
/// let turn: Turn = "270".parse()?;
/// assert_eq!(walls.turned(turn).to_string(), "NEW");
/// # Ok::<(), sabika_engine::value::Misspelt>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Turn(u8);

impl Turn {
    /// Roof up.
    pub const NONE: Turn = Turn(0);
    /// All four.
    pub const ALL: [Turn; 4] = [Turn(0), Turn(1), Turn(2), Turn(3)];
    /// Quarters, 0 to 3.
    pub const fn quarters(self) -> u8 {
        self.0
    }
    /// So many quarters; whole rounds do not count.
    pub const fn of_quarters(quarters: u8) -> Turn {
        Turn(quarters & 3)
    }
    /// Degrees.
    pub const fn degrees(self) -> u16 {
        90 * self.0 as u16
    }
    /// Roof up?
    pub const fn is_none(&self) -> bool {
        self.0 == 0
    }
    /// What is still to be turned from this one to that one.
    #[must_use]
    pub const fn to(self, other: Turn) -> Turn {
        Turn(other.0.wrapping_sub(self.0) & 3)
    }
    fn of_degrees(degrees: u16) -> Option<Turn> {
        Turn::ALL.into_iter().find(|turn| turn.degrees() == degrees)
    }
}

impl Walls {
    /// The same, turned.
    #[must_use]
    pub const fn turned(self, turn: Turn) -> Walls {
        let (sides, quarters) = (self.bits(), turn.quarters());
        self.with_bits((sides << quarters | sides >> (4 - quarters)) & 15)
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.degrees())
    }
}

impl FromStr for Turn {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Turn, Misspelt> {
        let found = Turn::ALL.into_iter().find(|turn| turn.to_string() == text);
        found.ok_or_else(|| Misspelt::new("a turn (0, 90, 180 or 270 degrees)", text))
    }
}

impl Serialize for Turn {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_u16(self.degrees())
    }
}

impl<'de> Deserialize<'de> for Turn {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Turn, D::Error> {
        let degrees = u16::deserialize(d)?;
        Turn::of_degrees(degrees)
            .ok_or_else(|| de::Error::custom(format_args!("{degrees} is no turn: 0, 90, 180 or 270 degrees")))
    }
}
