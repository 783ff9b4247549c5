//! A game as it was played: what it was played with, its seed, its moves. A promise for ever.

mod bad;
mod bytes;
mod json;
mod replay;
mod text;

pub use bad::BadRecord;
pub use replay::Replay;
use sabika_engine::{
    Config, Move, RULES_VERSION,
    value::{Seat, Seed},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The newest version of the record format. A game that was dealt and never forked is written in the first.
pub const RECORD_FORMAT: u32 = 2;

/// Where a game left another one: from here on it goes its own way, with all that was hidden dealt anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fork {
    /// How many moves of the record were made before.
    pub at: u32,
    /// Whose knowledge was kept; none for what everybody knows.
    pub seat: Option<Seat>,
    /// What the new deal hangs on.
    pub seed: u64,
}

/// A game as it was played. Who made a move is not written: it is the seat that was asked.
///
/// ```
/// use sabika_engine::{Config, value::Seed};
/// use sabika_notation::Record;
/// let record = Record::new(Config::players(3), Seed::from_number(1));
/// assert_eq!(Record::from_any(&record.to_bytes())?, record);
/// assert_eq!(Record::from_any(record.to_json().as_bytes())?, record);
/// assert_eq!(Record::from_any(record.to_text()?.as_bytes())?, record);
/// # Ok::<(), sabika_notation::BadRecord>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "serde_json::Value")]
pub struct Record {
    /// The format of the record: [`RECORD_FORMAT`].
    pub sabika: u32,
    /// The rules it was played by.
    pub rules_version: u32,
    /// Players, modules and every option as resolved.
    pub config: Config,
    /// What all chance hangs on.
    pub seed: Seed,
    /// The names of the players in seat order, if they are known.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// The described position it began with, instead of a deal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// Where it left other games, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forks: Vec<Fork>,
    /// The moves, in order: those of the games it left too.
    pub moves: Vec<Move>,
    /// The final scores in seat order, once the game is over; checked when the record is replayed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Vec<i16>>,
}

impl Record {
    /// A game that has not begun.
    pub fn new(config: Config, seed: Seed) -> Record {
        Record {
            sabika: 1,
            rules_version: config.rules.into(),
            config,
            seed,
            names: vec![],
            position: None,
            forks: vec![],
            moves: vec![],
            result: None,
        }
    }
    /// The record of a game that begins with a described position, as it is described.
    pub fn of_position(config: Config, seed: Seed, position: Value) -> Record {
        Record { sabika: 2, position: Some(position), ..Record::new(config, seed) }
    }
    /// The record of a game that leaves this one after all its moves.
    #[must_use]
    pub fn forked(mut self, seat: Option<Seat>, seed: u64) -> Record {
        (self.sabika, self.result) = (RECORD_FORMAT, None);
        self.forks.push(Fork { at: self.moves.len() as u32, seat, seed });
        self
    }
    /// Reads a record in whichever of its three forms it comes.
    pub fn from_any(bytes: &[u8]) -> Result<Record, BadRecord> {
        if bytes.starts_with(bytes::MAGIC) {
            return Record::from_bytes(bytes);
        }
        let text = std::str::from_utf8(bytes).map_err(|_| BadRecord::NotARecord)?;
        match text.trim_start_matches('\u{feff}').trim_start() {
            json if json.starts_with('{') => Record::from_json(json),
            words if words.starts_with("sabika ") || words.starts_with('#') => Record::from_text(text),
            _ => Err(BadRecord::NotARecord),
        }
    }
    /// Can this version referee it at all? Says nothing about the moves.
    pub fn check_header(&self) -> Result<(), BadRecord> {
        for (what, found, known) in
            [("sabika", self.sabika, RECORD_FORMAT), ("rules_version", self.rules_version, RULES_VERSION)]
        {
            if found > known {
                return Err(BadRecord::Newer { what, found, known });
            }
            if found == 0 {
                return Err(BadRecord::Field { field: what.into(), why: "versions are counted from 1".into() });
            }
        }
        self.config.check().map_err(|e| BadRecord::Field { field: format!("config.{}", e.field), why: e.reason() })?;
        let players = usize::from(self.config.players);
        let wrong = |field: &str, n: usize| BadRecord::Field {
            field: field.into(),
            why: format!("{n} entries for {players} players"),
        };
        if self.sabika < 2 && (self.position.is_some() || !self.forks.is_empty()) {
            let field = if self.position.is_some() { "position" } else { "forks" };
            return Err(BadRecord::Field { field: field.into(), why: "no such field in a record of version 1".into() });
        }
        let in_order = self.forks.is_sorted_by_key(|fork| fork.at);
        let known = |fork: &Fork| {
            fork.at as usize <= self.moves.len() && fork.seat.is_none_or(|seat| usize::from(seat.number()) < players)
        };
        if !in_order || !self.forks.iter().all(known) {
            return Err(BadRecord::Field { field: "forks".into(), why: "there is no such place in this game".into() });
        }
        if !self.names.is_empty() && self.names.len() != players {
            return Err(wrong("names", self.names.len()));
        }
        match &self.result {
            Some(result) if result.len() != players => Err(wrong("result", result.len())),
            _ => Ok(()),
        }
    }
}
