//! The referee of *Alhambra*: a pure, deterministic state machine.
//!
//! Same configuration, same seed, same moves: the same bytes on every platform. It does no I/O and knows no clock, no
//! thread, no float and no hash order. What the rules are stands in `rules/`, numbered; the code names the numbers.
//!
//! A [`Game`] waits on one question ([`flow::Ask`]). [`Game::moves`] lists the canonical answers, [`Game::check`] says of
//! every answer whether it is legal and if not which rule it breaks, [`Game::apply`] makes it. [`Game::view`] is all that
//! one seat may know; the same calls run on it.

pub mod board;
mod choices;
pub mod components;
mod config;
pub mod declare;
pub mod flow;
mod game;
pub mod hash;
mod memory;
pub mod modules;
pub mod score;
pub mod table;
pub mod talk;
mod title;
pub mod value;
mod view;

pub use choices::{Allowed, Choice};
pub use config::{BadConfig, BadOption, Config, DirkThird, End, Options, RULES_VERSION, Switch};
pub use flow::position;
pub use game::Game;
pub use memory::Memory;
pub use modules::Move;
pub use title::{AddedWalls, Kit, Refill, StartingMoney, Title};
pub use view::{SeenTile, View};
