//! The box: cards and tiles as constants, generated from the data in `components/` by `cargo xtask components`.

mod generated;

use crate::value::{Building, Tile, Walls};
pub use generated::*;

/// What is printed on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// Its name, unique in the box.
    pub name: &'static str,
    /// The type it counts for in majorities; none for tiles that are no buildings.
    pub building: Option<Building>,
    /// The printed price; 0 without one.
    pub price: u8,
    /// The printed walls, roof up.
    pub walls: Walls,
}

/// Tiles that belong together in the list of all tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileRange {
    /// The place of the first in the list.
    pub first: usize,
    /// How many.
    pub count: usize,
}

impl TileRange {
    /// The tiles, in order.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        (self.first..self.first + self.count).map(Tile::from_index)
    }
    /// The place of a tile within these tiles.
    pub fn position(self, tile: Tile) -> Option<usize> {
        (self.first..self.first + self.count).contains(&tile.index()).then(|| tile.index() - self.first)
    }
}
