use crate::reading::Unread;
use sabika_engine::{
    Move,
    declare::Declared,
    flow::Illegal,
    value::{Misspelt, Seat},
};

/// A record that cannot be read or replayed, and where it goes wrong.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum BadRecord {
    /// None of the three forms.
    #[error("this is no record of a game")]
    NotARecord,
    /// Written by a later version.
    #[error("{what}: written by a later version ({found}; this one knows {known})")]
    Newer {
        /// The field.
        what: &'static str,
        /// What stands there.
        found: u32,
        /// The latest that is known here.
        known: u32,
    },
    /// The bytes end too early.
    #[error("byte {at}: the record ends in the middle ({wanted})")]
    Truncated {
        /// Where.
        at: usize,
        /// What should have stood there.
        wanted: &'static str,
    },
    /// The bytes do not mean anything, or not what was written.
    #[error("byte {at}: {why}")]
    Damaged {
        /// Where.
        at: usize,
        /// What is wrong.
        why: String,
    },
    /// No JSON at all.
    #[error("{0}")]
    NotJson(String),
    /// A field is missing, unknown or wrong.
    #[error("{field}: {why}")]
    Field {
        /// Which, such as `moves[3]`.
        field: String,
        /// What is wrong with it.
        why: String,
    },
    /// A line of the text cannot be read.
    #[error("line {line}: {why}")]
    Line {
        /// Counted from 1.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
    /// The text names another seat than the one that was asked.
    #[error("line {line}: move {ply} is {asked}'s to make, not {said}'s")]
    WrongSeat {
        /// Counted from 1.
        line: usize,
        /// Counted from 1.
        ply: usize,
        /// The seat written.
        said: Seat,
        /// The seat asked.
        asked: Seat,
    },
    /// A move that the rules do not allow.
    #[error("move {ply} ({seat} {mv}) breaks {}: {}", illegal.rule, illegal.because.name())]
    Illegal {
        /// Counted from 1.
        ply: usize,
        /// Who would have made it.
        seat: Seat,
        /// The move.
        mv: Box<Move>,
        /// Why not.
        illegal: Illegal,
    },
    /// The game is over, but moves go on.
    #[error("move {ply}: the game was over before it")]
    AfterEnd {
        /// Counted from 1.
        ply: usize,
    },
    /// The scores written are not those of the moves.
    #[error("result: the record says {}, the moves give {}", points(said), points(found))]
    WrongResult {
        /// As written.
        said: Vec<i16>,
        /// As replayed.
        found: Vec<i16>,
    },
    /// Scores are written, but the moves do not reach the end.
    #[error("result: final scores are written, but the game is not over after move {ply}")]
    NotOver {
        /// The last move.
        ply: usize,
    },
}

/// What is wrong in a part of it; what cannot be read at all is no JSON.
impl From<Unread> for BadRecord {
    fn from(Unread { path, why }: Unread) -> BadRecord {
        if path.is_empty() { BadRecord::NotJson(why) } else { BadRecord::Field { field: path, why } }
    }
}

impl BadRecord {
    pub(super) fn line(line: usize, why: impl Into<String>) -> BadRecord {
        BadRecord::Line { line, why: why.into() }
    }
    pub(super) fn misspelt(line: usize) -> impl Fn(Misspelt) -> BadRecord {
        move |e| BadRecord::line(line, e.to_string())
    }
}

fn points(all: &[i16]) -> String {
    format!("[{}]", all.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
}
