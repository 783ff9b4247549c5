//! What crosses the border of WebAssembly, as JSON. Readers and writers of such large types are large themselves: they are built here,
//! for size, and whoever stands at the border holds none of them.

use crate::{FromClient, Hint, Line, Opening, SeenTable, Stood, ToClient, Why};
use sabika_notation::reading::{self, Unread};
use sabika_wire::Refusal;
use serde::Serialize;

/// What a list of tables shows of one.
#[derive(Debug, Serialize)]
pub struct Listed {
    /// The table around the game.
    pub table: SeenTable,
    /// Does it wait for somebody here?
    pub your_turn: bool,
}

macro_rules! read {
    ($($T:ty),+) => {$(
        impl $T {
            /// Reads it, strictly.
            pub fn from_json(text: &str) -> Result<$T, Unread> {
                reading::json(text).and_then(reading::read)
            }
        }
    )+};
}

/// Something that is written as JSON.
pub trait ToJson {
    /// Writes it.
    fn to_json(&self) -> String;
}

macro_rules! written {
    ($($T:ty),+) => {$(
        impl ToJson for $T {
            fn to_json(&self) -> String {
                serde_json::to_string(self).expect("all that is told has a JSON form")
            }
        }
    )+};
}

read!(FromClient, Line, Opening, Why);
written!(Line, Listed, Opening, Option<Hint>, Option<Refusal>, Stood, ToClient);
