use super::Misspelt;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::{fmt, str::FromStr};

/// The fewest players of a game.
pub const MIN_PLAYERS: u8 = 2;
/// The most players of a game.
pub const MAX_PLAYERS: u8 = 6;

/// A place at the table, counted clockwise from 0. Written `A`…`F` in texts, and as its number in JSON.
///
/// ```
/// use sabika_engine::value::Seat;
/// assert_eq!("B".parse::<Seat>(), Ok(Seat::new(1).unwrap()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seat(u8);

impl Seat {
    /// The seat that setup serves first.
    pub const FIRST: Seat = Seat(0);

    /// Seat number `n`, if a table could have it.
    pub const fn new(n: u8) -> Option<Seat> {
        if n < MAX_PLAYERS { Some(Seat(n)) } else { None }
    }
    /// The number of this seat as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// The number of this seat.
    pub const fn number(self) -> u8 {
        self.0
    }
    /// The seats of a table, in order.
    pub fn all(players: u8) -> Seats {
        Seats { players, next: 0, left: players }
    }
    /// All seats of a table clockwise, this one first.
    pub fn round(self, players: u8) -> Seats {
        Seats { players, next: self.0, left: players }
    }
    /// The neighbour on the left, who plays after this seat.
    #[inline]
    pub fn next(self, players: u8) -> Seat {
        self.after(1, players)
    }
    /// The seat `steps` places on, clockwise; `steps` is at most the number of players.
    #[inline]
    pub fn after(self, steps: u8, players: u8) -> Seat {
        let n = self.0 + steps;
        Seat(if n >= players { n - players } else { n })
    }
}

/// Seats going clockwise; see [`Seat::round`].
#[derive(Clone, Debug)]
pub struct Seats {
    players: u8,
    next: u8,
    left: u8,
}

impl Iterator for Seats {
    type Item = Seat;
    #[inline]
    fn next(&mut self) -> Option<Seat> {
        if self.left == 0 {
            return None;
        }
        let seat = Seat(self.next);
        self.left -= 1;
        self.next = seat.next(self.players).0;
        Some(seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", (b'A' + self.0) as char)
    }
}

impl FromStr for Seat {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Seat, Misspelt> {
        match text.as_bytes() {
            [letter @ b'A'..=b'F'] => Ok(Seat(letter - b'A')),
            _ => Err(Misspelt::new("a seat (A to F)", text)),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Seat, D::Error> {
        Seat::new(u8::deserialize(d)?).ok_or_else(|| de::Error::custom("a seat is a number from 0 to 5"))
    }
}
