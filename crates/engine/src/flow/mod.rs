//! How a game goes: questions, moves, refusals, and the agenda that leads from one question to the next.
//!
//! An explicit stack of steps drives the game. A step runs to its end, or pushes what comes before its rest, or leaves
//! one question. So the state can be saved, cloned, searched and replayed at every point.

mod agenda;
mod apply;
mod check;
mod ending;
mod event;
mod funds;
mod list;
mod payment;
mod play;
mod poll;
pub mod position;
mod purchase;
mod refill;
mod run;
mod sample;
mod scoring;
mod setup;
mod sight;
mod terms;
mod ways;

pub use crate::talk::{Ask, Because, Illegal, Topic};
pub use agenda::{Agenda, Course, Finale, Phase, Stage, Step};
pub use event::{Event, Journal, Told};
pub use funds::Funds;
pub use payment::{Bill, Wanted};
pub use play::{Hidden, Play};
pub use sight::{Eyes, Sight};
pub use terms::{Payment, Promise, Sale, Terms};
pub use ways::{Length, Limits};
pub(crate) use {apply::apply, run::run, setup::redeal_core};
