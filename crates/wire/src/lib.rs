//! The language between Sabika and whoever plays on it: a browser, a terminal, a program in any language.
//!
//! A client draws a [`SeatView`], shows the [`Question`], lets its player touch things until one [`Choice`] is left
//! ([`narrow`]), sends that choice's move back and hears the [`News`]. What there is to draw and to name stands in the
//! [`Catalogue`]. It needs no rule of the game, and no name of a module, for any of it.
//!
//! All types are derived: what is written is what the type says, in `snake_case`, with numbers that JavaScript can hold.
//! The same types stand in TypeScript in `types/` (a test keeps them current). Made they are from a
//! [`View`](sabika_engine::View), never from a game: what a seat may not know cannot get in.

mod board;
mod catalogue;
mod choice;
mod menu;
mod narrow;
mod news;
mod parts;
mod points;
mod preset;
mod question;
mod refusal;
mod snapshot;
mod thing;
mod touch;
mod view;
mod why;

pub use board::{Alhambra, OnCell, OnCorner, OnSection, Piece, SeenTile, WallSegment};
pub use catalogue::{Ability, CardFace, CardSort, Catalogue, Game, Module, Named, Opt, TileFace};
pub use choice::{Choice, Price, spelled};
pub use menu::{Entry, menu};
pub use narrow::{Narrowed, narrow};
pub use news::{Motion, News, NewsItem, Place, Points};
pub use points::{Line, PointsOf, Scoring, ScoringRow};
pub use preset::Preset;
pub use question::{Asked, Group, Question};
pub use refusal::Refusal;
pub use snapshot::{SNAPSHOT, Snapshot};
pub use thing::{Lies, Thing, Told};
pub use view::{Dirk, Market, Player, PreviewSpace, Room, RoomLine, SeatView, YardSlot};
pub use why::why_not;

/// The version of this language. It grows when something is added; what changes its meaning gets a new name.
pub const VERSION: u32 = 1;

/// Whose words a thing is told in: the language, and what the players are called.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    /// The language.
    pub words: &'a sabika_words::Words,
    /// The players' names by seat; who has none is called by the letter of the seat.
    pub names: &'a [String],
}
