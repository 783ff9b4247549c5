//! What players and the table say to each other: a question, and why an answer is refused.

mod ask;
mod illegal;

pub use ask::{Ask, Topic};
pub use illegal::{Because, Illegal};
