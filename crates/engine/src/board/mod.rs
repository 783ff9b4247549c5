//! Geometry of one Alhambra: what may stand where, walking, holes, the outer wall. No players, no money, no names of
//! tiles: a tile is a cell and its walls.
//!
//! [`Ground`] answers with bitboards inside a window, [`Works`] beside it for Alhambras with outworks or gates, [`Plot`]
//! exactly on the whole plane; [`violations`] judges a layout that somebody typed in. Which of the first three is asked,
//! nobody outside can tell.

mod bits;
mod cuts;
mod gates;
mod ground;
mod judge;
mod mask;
mod nook;
mod open_ground;
mod plot;
mod wall;
mod works;

use crate::value::{Cell, Walls};
pub use bits::Bits;
pub use ground::{Ground, Reach, Sites};
pub use judge::{Violation, holes_by, violations, violations_with};
pub use mask::Mask;
pub use nook::Nook;
pub use plot::{MOST_GATES, Plot, ring};
pub use wall::{Line, Segment, across, chains, chains_by, longest};
pub use works::Works;

/// A tile as it stands in an Alhambra: its walls are those it shows there, printed or added.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Standing {
    /// Where.
    pub cell: Cell,
    /// With which walls.
    pub walls: Walls,
}

/// One change of an Alhambra: a tile laid, or one of the three ways to rebuild (BASE-R2 to R4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// A tile is laid on an empty cell.
    Lay {
        /// Where.
        at: Cell,
        /// What.
        walls: Walls,
    },
    /// A tile is taken away.
    Lift {
        /// Where.
        at: Cell,
    },
    /// A tile takes the place of another.
    Swap {
        /// Where.
        at: Cell,
        /// The new tile.
        walls: Walls,
    },
}

impl Change {
    /// Where it happens.
    pub const fn at(&self) -> Cell {
        let (Change::Lay { at, .. } | Change::Lift { at } | Change::Swap { at, .. }) = *self;
        at
    }
    /// What stands there afterwards.
    pub const fn walls(&self) -> Option<Walls> {
        match *self {
            Change::Lay { walls, .. } | Change::Swap { walls, .. } => Some(walls),
            Change::Lift { .. } => None,
        }
    }
}

/// BASE-X2: what an enclosed empty space must look like to be a forbidden hole.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Holes {
    /// Any enclosed area (BASE-B5).
    #[default]
    Area,
    /// Only a single cell with four occupied sides.
    Cell,
}
