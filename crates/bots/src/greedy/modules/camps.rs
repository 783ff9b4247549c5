//! Field camps: worth the tiles in line with their arrows at each scoring to come (CAM-12). That rows grow is no
//! reason to buy one: reckoning with it played worse.

use super::prelude::*;
use sabika_engine::modules::camps::row_points;

#[derive(Default)]
pub struct Camps {
    /// The rows of the own camps.
    rows: OnceCell<Vec<Row>>,
}

/// The row of tiles before an arrow of a camp.
struct Row {
    /// The cell at which it ends ...
    end: Cell,
    /// ... and by how much it becomes longer when a tile is laid there: itself, and what stands behind it.
    longer: i32,
}

impl Knowledge for Camps {
    fn says(&self) -> &'static [Say] {
        &[Say::Beside]
    }
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
        let rows = self.rows.get_or_init(|| rows(mind));
        let points: i32 = rows.iter().filter(|row| row.end == cell).map(|row| row.longer).sum();
        let points = if open.is_unfinished(tile) { 0 } else { points };
        mind.forecast.per_scoring(points * mind.weights.camp_line)
    }
}

/// The rows of all own camps.
fn rows(mind: &Mind<'_>) -> Vec<Row> {
    let counts = |at: Cell| at == Cell::START || mind.tile_at(at).is_some_and(|tile| tile.walls().is_proper());
    let standing = mind.sight.eyes.open.standing(mind.sight.eyes.seat);
    let camps = standing.filter(|(tile, _)| tile.walls().is_outwork());
    let row = |camp: Cell, side: Side| {
        let mut end = camp.beside(side);
        while counts(end) {
            end = end.beside(side);
        }
        let (mut longer, mut behind) = (1, end.beside(side));
        while counts(behind) {
            (longer, behind) = (longer + 1, behind.beside(side));
        }
        Row { end, longer }
    };
    camps.flat_map(|(_, camp)| camp.walls.sides().map(move |side| row(camp.cell, side))).collect()
}
