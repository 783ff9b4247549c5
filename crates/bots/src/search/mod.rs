//! Search: tries the best-looking moves in many futures, and looks at where they lead with a learned eye.
//!
//! What cannot be seen is dealt anew for every future ([`sabika_engine::Game::redeal_knowing`]), the same for all moves that are tried. Then the
//! move is made, greedy players go on for a few plies, and the eye ([`sabika_mind`]) says what the position is worth; a game that
//! ends on the way says it itself. Moves that look bad are tried no more (`halving`), so that the others get more futures.

mod halving;
mod outlook;
mod playout;
mod think;

pub(crate) use outlook::rank;
pub use outlook::{Candidate, LOOKS, Thoughts, trust};
pub(crate) use playout::UNTIL_QUIET;
pub use playout::{Plays, go_on, look, result};
pub use think::{Budget, Search, Skill};
