//! The words of a described position: those of the table, and what the rooms hear.
//!
//! Read by hand, for one reason: with `#[serde(flatten)]` everything that rooms hear would be put by first, and an error in
//! it could not say where it stands.

use super::{Asked, GivenSeat, Position, SeatLetter};
use crate::{
    config::{Options, RULES_VERSION},
    modules::{ModuleId, ModuleSet, RoomsGiven},
    title::Title,
    value::*,
};
use serde::{
    Deserialize, Deserializer,
    de::{DeserializeSeed, Error, IntoDeserializer, MapAccess, Visitor, value::MapAccessDeserializer},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

/// A game of three in which A has the first action, and nothing else is said.
impl Default for Position {
    fn default() -> Position {
        Position {
            game: Title::default(),
            players: 3,
            modules: ModuleSet::EMPTY,
            options: Options::default(),
            rules: RULES_VERSION,
            seed: 0,
            counting: None,
            turn: SeatLetter(Seat::FIRST),
            ask: Asked::default(),
            yard: BTreeMap::new(),
            preview: BTreeMap::new(),
            chips: BTreeMap::new(),
            display: None,
            deck: None,
            supply: None,
            discard: vec![],
            dirk: vec![],
            dirk_score: 0,
            rounds_held: vec![],
            turns: 1,
            idle_turns: 0,
            a: GivenSeat::default(),
            b: GivenSeat::default(),
            c: GivenSeat::default(),
            d: GivenSeat::default(),
            e: GivenSeat::default(),
            f: GivenSeat::default(),
            rooms: RoomsGiven::default(),
        }
    }
}

macro_rules! words {
    ($($word:literal $field:ident),+ $(,)?) => {
        impl Position {
            /// Hears what is said by a word of the table. Says no if it is none of them.
            fn hear<'de, A: MapAccess<'de>>(&mut self, word: &str, map: &mut A) -> Result<bool, A::Error> {
                match word {
                    $($word => self.$field = map.next_value()?,)+
                    _ => return Ok(false),
                }
                Ok(true)
            }
        }
    };
}
words! {
    "game" game, "players" players, "modules" modules, "options" options, "seed" seed, "counting" counting, "turn" turn,
    "ask" ask, "yard" yard, "preview" preview, "chips" chips, "display" display, "deck" deck, "supply" supply,
    "discard" discard, "dirk" dirk, "dirk_score" dirk_score, "rounds_held" rounds_held, "turns" turns,
    "idle_turns" idle_turns, "A" a, "B" b, "C" c, "D" d, "E" e, "F" f,
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Position, D::Error> {
        struct Words;
        impl<'de> Visitor<'de> for Words {
            type Value = Position;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a position, word by word,")
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Position, A::Error> {
                let mut position = Position::default();
                let others = Others { position: &mut position, said: BTreeSet::new(), map };
                let rooms = RoomsGiven::deserialize(MapAccessDeserializer::new(others))?;
                Ok(Position { rooms, ..position })
            }
        }
        d.deserialize_map(Words)
    }
}

/// What the rooms hear: every word that is not the table's.
struct Others<'a, A> {
    position: &'a mut Position,
    said: BTreeSet<String>,
    map: A,
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Others<'_, A> {
    type Error = A::Error;
    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, A::Error> {
        while let Some(word) = self.map.next_key::<String>()? {
            if !self.said.insert(word.clone()) {
                return Err(A::Error::custom(Misspelt::new("to be said twice", &word)));
            }
            if self.position.hear(&word, &mut self.map)? {
                continue;
            }
            if word.parse::<ModuleId>().is_err() {
                return Err(A::Error::unknown_field(&word, &[]));
            }
            return seed.deserialize(word.into_deserializer()).map(Some);
        }
        Ok(None)
    }
    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, A::Error> {
        self.map.next_value_seed(seed)
    }
}
