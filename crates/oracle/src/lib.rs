//! A slow, simple second reading of the rules (`rules/base.md`, and of `rules/modules/` `squares.md`, `camps.md`,
//! `city_gates.md`, `exchange_offices.md`, `diamonds.md`, `bonus_cards.md`, `characters.md`, `walls.md`, `change.md`,
//! `street_trader.md`, `treasure_chamber.md`, `master_builders.md`, `invaders.md`, `bazaars.md`, `new_score_cards.md`,
//! `caravanserai.md`, `falconers.md`, `watchtowers.md`, `exchange_certificates.md` and
//! `medina.md`).
//!
//! Tests compare the fast engine with it. So nothing here is shared with the engine, nothing is clever, and none of
//! the shortcuts that the rules mention is used: a layout is always judged as a whole, from scratch.
#![forbid(unsafe_code)]

pub mod ending;
pub mod layout;
pub mod money;
pub mod scoring;
pub mod wall;

pub use ending::last_tiles;
pub use layout::{Cell, Edge, Holes, Layout, START, Tile};
