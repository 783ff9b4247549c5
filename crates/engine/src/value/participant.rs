use super::{Fact, Factual, Kind, MAX_PLAYERS, Seat};
use serde::{Serialize, Serializer};

/// Who takes part in a scoring: a seat, or Dirk.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Participant {
    /// A player.
    Seat(Seat),
    /// The third one in a game of two (BASE-D2).
    Dirk,
}

impl From<Seat> for Participant {
    fn from(seat: Seat) -> Participant {
        Participant::Seat(seat)
    }
}

/// The number of a seat, or `"dirk"`.
impl Serialize for Participant {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self {
            Participant::Seat(seat) => seat.serialize(s),
            Participant::Dirk => s.serialize_str("dirk"),
        }
    }
}

impl Factual for Participant {
    const KIND: Kind = Kind::Seat;
    fn fact(&self) -> Fact {
        match self {
            Participant::Seat(seat) => Fact::Seat(*seat),
            Participant::Dirk => Fact::Dirk,
        }
    }
}

impl Participant {
    /// The seat, if it is a player.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Participant::Seat(seat) => Some(seat),
            Participant::Dirk => None,
        }
    }
    /// A place for each: the seats, then Dirk.
    pub const fn index(self) -> usize {
        match self {
            Participant::Seat(seat) => seat.index(),
            Participant::Dirk => MAX_PLAYERS as usize,
        }
    }
}
