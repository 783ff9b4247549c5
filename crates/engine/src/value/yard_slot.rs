use super::Currency;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// One of the four slots of the yard; each asks for its own currency (BASE-S4). Written as its number, 1 to 4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(u8);

impl Slot {
    /// All four, in the order in which they are filled (BASE-E8).
    pub const ALL: [Slot; 4] = [Slot(1), Slot(2), Slot(3), Slot(4)];

    /// Slot number `n`, counted from 1 as on the board.
    pub const fn new(n: u8) -> Option<Slot> {
        if n >= 1 && n <= 4 { Some(Slot(n)) } else { None }
    }
    /// The slot that asks for this currency.
    pub const fn of(currency: Currency) -> Slot {
        Slot(currency as u8 + 1)
    }
    /// The currency this slot asks for.
    #[inline]
    pub const fn currency(self) -> Currency {
        Currency::ALL[self.index()]
    }
    /// Counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 - 1) as usize & 3
    }
    /// Counted from 1, as on the board.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl Serialize for Slot {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Slot {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Slot, D::Error> {
        Slot::new(u8::deserialize(d)?).ok_or_else(|| de::Error::custom("a yard slot is a number from 1 to 4"))
    }
}
