//! The parts of a described position that have a spelling of their own.

use super::{BadPosition, bad};
use crate::value::*;
use serde::{
    Deserialize, Deserializer,
    de::{Error, MapAccess, Unexpected, Visitor, value::MapAccessDeserializer},
};
use std::fmt;

/// A tile on its cell: `"garden-8-NE 1,0"`, or `{ tile = "garden-8-NE", x = 1, y = 0 }`. A tile that may be turned is
/// followed by its turn in degrees or by the walls (of a turret: the legs) that it shows: `"magical-tower 1,0 90"`,
/// `"watchtower-garden-1 1,1 NW"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GivenTile {
    /// Which tile.
    pub tile: Tile,
    /// Where.
    pub cell: Cell,
    /// How it is turned.
    pub turn: Turn,
}

impl GivenTile {
    fn turned(tile: Tile, cell: Cell, turn: &str) -> Result<GivenTile, Misspelt> {
        // `SE` or `ES`: a corner may be said either way.
        let said: Option<Walls> = turn.chars().map(|side| side.to_string().parse::<Side>().ok()).collect();
        let shows = |turn: &Turn| Walls::from_bits(tile.walls().turned(*turn).bits());
        let named = Turn::ALL.into_iter().find(|way| Some(shows(way)) == said);
        let found = named.or_else(|| turn.parse().ok()).filter(|way| way.is_none() || tile.turns());
        let wrong = || Misspelt::new("a turn of this tile (in degrees, or the walls it shows)", turn);
        Ok(GivenTile { tile, cell, turn: found.ok_or_else(wrong)? })
    }
}

impl<'de> Deserialize<'de> for GivenTile {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<GivenTile, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Named {
            tile: Tile,
            x: i32,
            y: i32,
            #[serde(default)]
            turn: Turn,
        }
        struct Form;
        impl<'de> Visitor<'de> for Form {
            type Value = GivenTile;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a tile on its cell, such as \"garden-8-NE 1,0\" or { tile, x, y },")
            }
            fn visit_str<E: Error>(self, text: &str) -> Result<GivenTile, E> {
                let words: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
                let (tile, cell, turn) = match words.as_slice() {
                    [tile, cell] => (tile, cell, "0"),
                    [tile, cell, turn] => (tile, cell, *turn),
                    _ => return Err(E::custom(Misspelt::new("a tile and a cell", text))),
                };
                let (tile, cell) = (tile.parse().map_err(E::custom)?, cell.parse().map_err(E::custom)?);
                GivenTile::turned(tile, cell, turn).map_err(E::custom)
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<GivenTile, A::Error> {
                let Named { tile, x, y, turn } = Named::deserialize(MapAccessDeserializer::new(map))?;
                let far = || A::Error::custom(format_args!("cell {x},{y} is further than 120 from the start"));
                let cell = Cell::new(x, y).ok_or_else(far)?;
                GivenTile::turned(tile, cell, &turn.to_string()).map_err(A::Error::custom)
            }
        }
        d.deserialize_any(Form)
    }
}

/// A seat written as its letter or its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatLetter(pub Seat);

impl<'de> Deserialize<'de> for SeatLetter {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<SeatLetter, D::Error> {
        struct Form;
        impl Visitor<'_> for Form {
            type Value = SeatLetter;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a seat (a letter from A to F, or a number from 0 to 5)")
            }
            fn visit_u64<E: Error>(self, number: u64) -> Result<SeatLetter, E> {
                let seat = u8::try_from(number).ok().and_then(Seat::new);
                seat.map(SeatLetter).ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
            }
            fn visit_i64<E: Error>(self, number: i64) -> Result<SeatLetter, E> {
                let wrong = E::invalid_value(Unexpected::Signed(number), &self);
                u64::try_from(number).map_err(|_| wrong).and_then(|number| self.visit_u64(number))
            }
            fn visit_str<E: Error>(self, letter: &str) -> Result<SeatLetter, E> {
                letter.parse().map(SeatLetter).map_err(E::custom)
            }
        }
        d.deserialize_any(Form)
    }
}

/// Something for each seat, by its letter.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PerSeat<T> {
    #[serde(rename = "A")]
    a: T,
    #[serde(rename = "B")]
    b: T,
    #[serde(rename = "C")]
    c: T,
    #[serde(rename = "D")]
    d: T,
    #[serde(rename = "E")]
    e: T,
    #[serde(rename = "F")]
    f: T,
}

impl<T: PartialEq + Default> PerSeat<T> {
    /// What is said of a seat.
    pub fn of(&self, seat: Seat) -> &T {
        [&self.a, &self.b, &self.c, &self.d, &self.e, &self.f][seat.index()]
    }
    /// Refuses what is said of a seat on which nobody sits.
    pub fn check(&self, players: u8, field: &str) -> Result<(), BadPosition> {
        let empty = |seat: &Seat| seat.number() >= players && *self.of(*seat) != T::default();
        match Seat::all(MAX_PLAYERS).find(empty) {
            Some(seat) => Err(bad(field, format!("nobody sits on seat {seat}"))),
            None => Ok(()),
        }
    }
}

/// See [`super::Position::ask`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    /// What comes before the first action; nothing in the base game.
    TurnStart,
    /// The first action of the turn.
    #[default]
    Action,
    /// An action won by paying exactly.
    FurtherAction,
    /// No action is left: what may still come before the placement.
    ActionsDone,
    /// What becomes of the tiles aside.
    Placement,
    /// Nothing: EXTRAS and the refills follow.
    EndOfTurn,
    /// The interrupts after the turn.
    Window,
    /// The last tiles.
    LastTiles,
}
