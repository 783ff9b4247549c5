//! A learned eye: how good a position is for a seat.
//!
//! [`Features`] are what it looks at, [`Net`] is what it has learned, [`Eye`] which one was trained for a game. Everything is whole numbers, so the same position is worth
//! the same on every platform. How the weights came about stands in docs/training.md.

mod eye;
mod features;
mod net;
pub mod taste;

pub use eye::Eye;
pub use features::{Features, INPUTS, Wares};
pub use net::{BadWeights, HIDDEN, Net, SECOND, Worth};
pub use taste::Taste;
