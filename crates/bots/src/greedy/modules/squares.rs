//! Squares: worth what they can count beside the buildings of their colour (SQU-9).

use super::prelude::*;
use sabika_engine::{
    components::SQUARE_MAX_VALUE,
    modules::squares::{Move, colour},
};

#[derive(Default)]
pub struct Squares;

impl Knowledge for Squares {
    fn says(&self) -> &'static [Say] {
        &[Say::Beside]
    }
    fn slows(&self) -> u32 {
        14
    }
    fn counts_buildings(&self) -> bool {
        true
    }
    /// SQU-1: the square on top is worth what it counts on its best cell, at a discount: the Alhambra may change till then.
    fn worth(&self, mind: &Mind<'_>, mv: &AnyMove) -> i32 {
        let AnyMove::Squares(Move::Take(kind)) = *mv else { return NEVER };
        let Some(tile) = mind.sight.rooms.squares().and_then(|open| open.top[kind]) else { return 0 };
        let mut most = 0;
        let walls = mind.sight.eyes.open.walls(tile);
        mind.plan().placements(walls).each(|cell| most = most.max(counted(mind, kind, walls, cell)));
        if most == 0 { 0 } else { (mind.more(kind, most as i8) * mind.weights.square) >> 8 }
    }
    /// What a square counts on a cell, or what a building adds to the squares round a cell.
    fn beside(&self, mind: &Mind<'_>, tile: Tile, walls: Walls, cell: Cell) -> i32 {
        if let Some(kind) = colour(tile) {
            let more = counted(mind, kind, walls, cell);
            return if more == 0 { 0 } else { mind.more(kind, more as i8) };
        }
        let Some(kind) = mind.building(tile) else { return 0 };
        let more = neighbours(mind, walls, cell, |tile| colour(tile) == Some(kind));
        // The building itself is counted elsewhere: only what comes on top of it.
        if more == 0 { 0 } else { mind.more(kind, 1 + more as i8) - mind.more(kind, 1) }
    }
}

fn counted(mind: &Mind<'_>, kind: Building, walls: Walls, cell: Cell) -> u8 {
    neighbours(mind, walls, cell, |tile| mind.building(tile) == Some(kind)).min(SQUARE_MAX_VALUE)
}

/// The tiles of a sort across the open sides of a tile with these walls.
fn neighbours(mind: &Mind<'_>, walls: Walls, cell: Cell, sort: impl Fn(Tile) -> bool) -> u8 {
    let near = |side: &Side| !walls.has(*side) && mind.tile_at(cell.beside(*side)).is_some_and(&sort);
    Side::ALL.iter().filter(|side| near(side)).count() as u8
}
