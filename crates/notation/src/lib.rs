//! Records, scenarios and table documents as text and bytes: the only place that parses files.
//!
//! A [`Record`] is a game as it was played, in three forms (JSON, compact bytes, readable text); a [`Replay`] is one on its
//! way, with what happened in it. [`scenario`] reads and runs the given / when / then files of `scenarios/`, [`table`] scores
//! what lies on a real table, and [`coverage`] knows which rules are shown by what. Every one of them comes in through
//! [`reading`].

pub mod coverage;
pub mod picture;
pub mod reading;
mod record;
pub mod scenario;
pub mod table;

pub use record::{BadRecord, RECORD_FORMAT, Record, Replay};
