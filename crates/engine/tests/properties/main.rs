//! What is true of every game, tried on many random ones.
//!
//! A line `/// Proves: …` above a test names the rules it stands for; a tool reads these lines.

mod boards;
#[path = "../common/mod.rs"]
mod common;
mod conservation;
mod endless;
mod gates;
mod golden;
mod layouts;
mod lists;
mod money;
mod mutants;
mod outworks;
mod positions;
mod scoring;
mod setup;
mod skipping;
mod spelling;
mod turns;
mod undo;
mod views;
mod wide;
