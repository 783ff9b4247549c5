//! Geometry of one Alhambra: what may stand where, walking, holes, the outer wall. No players, no money, no names of
//! tiles: a tile is a cell and its walls.
//!
//! [`Ground`] answers with bitboards inside a window, [`Plot`] exactly on the whole plane; [`violations`] judges a layout
//! that somebody typed in. Which of the first two is asked, nobody outside can tell.

mod ground;
mod judge;
mod mask;
mod plot;
mod wall;

use crate::value::{Cell, Walls};
pub use ground::{Ground, Sites};
pub use judge::{Violation, holes_by, violations};
pub use mask::Mask;
pub use plot::{Plot, ring};
use serde::{Deserialize, Serialize};
pub use wall::{Segment, chains};

/// A tile as it stands in an Alhambra: its walls are those it shows there, printed or added.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Standing {
    /// Where.
    pub cell: Cell,
    /// With which walls.
    pub walls: Walls,
}

/// BASE-X2: what an enclosed empty space must look like to be a forbidden hole.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holes {
    /// Any enclosed area (BASE-B5).
    #[default]
    Area,
    /// Only a single cell with four occupied sides.
    Cell,
}
