//! What the bot knows of single modules. Whatever is not named here gets a modest worth, so a new module is played,
//! only not well.

mod squares;
mod vizier;

use super::mind::Mind;
use sabika_engine::{
    Move,
    modules::{ModuleId, Peek},
    value::{Cell, Tile},
};

/// What a module's move is worth.
pub fn worth<P: Peek>(mind: &Mind<'_, P>, mv: &Move) -> i32 {
    match mv {
        Move::Squares(mv) => squares::worth(mind, *mv),
        Move::Vizier(mv) => vizier::worth(mind, *mv),
        _ => mind.weights.unknown,
    }
}

/// What a purchase by a module's right costs beside money.
pub fn price<P: Peek>(mind: &Mind<'_, P>, module: ModuleId) -> i32 {
    if module == ModuleId::Vizier { vizier::price(mind) } else { mind.weights.unknown }
}

/// What the neighbours add when a tile is laid on a cell.
pub fn beside<P: Peek>(mind: &Mind<'_, P>, tile: Tile, cell: Cell) -> i32 {
    squares::beside(mind, tile, cell)
}
