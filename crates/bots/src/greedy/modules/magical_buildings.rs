//! Magical buildings: the way they are turned best is found with the cell (MAG-3).

use super::prelude::*;
use sabika_engine::components::MAGICAL;

#[derive(Default)]
pub struct MagicalBuildings;

impl Knowledge for MagicalBuildings {
    fn more_of_each(&self) -> u8 {
        1
    }
    fn turns(&self, tile: Tile) -> bool {
        MAGICAL.position(tile).is_some()
    }
}
