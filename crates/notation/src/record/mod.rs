//! A game as it was played: what it was played with, its seed, its moves. A promise for ever.

mod bad;
mod bytes;
mod json;
mod replay;
mod text;

pub use bad::BadRecord;
pub use replay::Replay;
use sabika_engine::{Config, Move, RULES_VERSION, value::Seed};
use serde::{Deserialize, Serialize};

/// The version of the record format that this crate writes.
pub const RECORD_FORMAT: u32 = 1;

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
    /// The moves, in order.
    pub moves: Vec<Move>,
    /// The final scores in seat order, once the game is over; checked when the record is replayed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Vec<i16>>,
}

impl Record {
    /// A game that has not begun.
    pub fn new(config: Config, seed: Seed) -> Record {
        Record {
            sabika: RECORD_FORMAT,
            rules_version: config.rules.into(),
            config,
            seed,
            names: vec![],
            moves: vec![],
            result: None,
        }
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
        if !self.names.is_empty() && self.names.len() != players {
            return Err(wrong("names", self.names.len()));
        }
        match &self.result {
            Some(result) if result.len() != players => Err(wrong("result", result.len())),
            _ => Ok(()),
        }
    }
}
