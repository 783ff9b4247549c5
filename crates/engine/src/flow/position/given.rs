//! The parts of a described position that have a spelling of their own.

use super::{BadPosition, bad};
use crate::value::*;
use serde::{Deserialize, Deserializer, de};

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
        #[serde(untagged, expecting = "a tile on its cell, such as \"garden-8-NE 1,0\" or { tile, x, y }")]
        enum Form {
            Text(String),
            Map {
                tile: String,
                x: i32,
                y: i32,
                #[serde(default)]
                turn: Turn,
            },
        }
        let (tile, cell, turn) = match Form::deserialize(d)? {
            Form::Text(text) => {
                let words: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
                let (tile, cell, turn) = match words.as_slice() {
                    [tile, cell] => (tile, cell, "0"),
                    [tile, cell, turn] => (tile, cell, *turn),
                    _ => return Err(de::Error::custom(format_args!("\"{text}\" is not a tile and a cell"))),
                };
                ((*tile).to_owned(), cell.parse().map_err(de::Error::custom)?, turn.to_owned())
            }
            Form::Map { tile, x, y, turn } => {
                let far = || de::Error::custom(format_args!("cell {x},{y} is further than 120 from the start"));
                (tile, Cell::new(x, y).ok_or_else(far)?, turn.to_string())
            }
        };
        GivenTile::turned(tile.parse().map_err(de::Error::custom)?, cell, &turn).map_err(de::Error::custom)
    }
}

/// A seat written as its letter or its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatLetter(pub Seat);

impl<'de> Deserialize<'de> for SeatLetter {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<SeatLetter, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "a seat: a letter from A to F, or a number from 0 to 5")]
        enum Form {
            Number(u8),
            Letter(String),
        }
        let seat = match Form::deserialize(d)? {
            Form::Number(n) => Seat::new(n).ok_or_else(|| de::Error::custom("a seat is a number from 0 to 5"))?,
            Form::Letter(text) => text.parse().map_err(de::Error::custom)?,
        };
        Ok(SeatLetter(seat))
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
