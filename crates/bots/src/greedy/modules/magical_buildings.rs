//! Magical buildings: the way they are turned best is found with the cell (MAG-3).

use crate::greedy::mind::Mind;
use sabika_engine::{
    components::MAGICAL,
    modules::{ModuleId, Peek},
    value::Tile,
};

/// Is this tile laid in any other way than roof up?
pub fn turns<P: Peek>(mind: &Mind<'_, P>, tile: Tile) -> bool {
    tile.turns() && (MAGICAL.position(tile).is_none() || mind.knows(ModuleId::MagicalBuildings))
}
