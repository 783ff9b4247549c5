//! Field camps: worth the tiles in line with their arrows at each scoring to come (CAM-12). That rows grow is no
//! reason to buy one: reckoning with it played worse.

use super::prelude::*;
use sabika_engine::modules::camps::row_points;

#[derive(Default)]
pub struct Camps;

impl Knowledge for Camps {
    /// What a camp counts on a cell, or what a building there adds to the rows of the camps.
    fn beside(&self, mind: &Mind<'_>, tile: Tile, _: Walls, cell: Cell) -> i32 {
        let (open, seat) = (mind.sight.eyes.open, mind.sight.eyes.seat);
        if tile.walls().is_turret() {
            return 0; // it ends a row as nothing does
        }
        if tile.walls().is_outwork() {
            let points = i32::from(row_points(open, seat, cell, tile.walls()));
            return mind.forecast.per_scoring(points * mind.weights.camp);
        }
        let camps = open.standing(seat).filter(|(tile, _)| tile.walls().is_outwork());
        let points: i32 = camps.map(|(_, camp)| longer(mind, camp.cell, camp.walls.sides(), cell)).sum();
        let points = if open.is_unfinished(tile) { 0 } else { points };
        mind.forecast.per_scoring(points * mind.weights.camp_line)
    }
}

/// By how much the rows of a camp become longer when a tile is laid on this cell: itself, and what stands behind it.
fn longer(mind: &Mind<'_>, camp: Cell, arrows: impl Iterator<Item = Side>, cell: Cell) -> i32 {
    let counts = |at: Cell| at == Cell::START || mind.tile_at(at).is_some_and(|tile| tile.walls().is_proper());
    let mut points = 0;
    for side in arrows {
        if camp.x != cell.x && camp.y != cell.y {
            continue;
        }
        let mut end = camp.beside(side);
        while counts(end) {
            end = end.beside(side);
        }
        if end == cell {
            points += 1;
            let mut behind = cell.beside(side);
            while counts(behind) {
                (points, behind) = (points + 1, behind.beside(side));
            }
        }
    }
    points
}
