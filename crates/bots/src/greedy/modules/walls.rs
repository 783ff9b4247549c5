//! City walls: the card and the tile that make the outer wall longest and shut nothing that is needed (WAL-8, WAL-23).

use super::prelude::*;
use sabika_engine::modules::walls::{Move, segments};

#[derive(Default)]
pub struct CityWalls;

impl Knowledge for CityWalls {
    /// What the pieces of a card bring on a tile: where it stands, or where it will.
    fn worth(&self, mind: &Mind<'_>, mv: &AnyMove) -> i32 {
        let AnyMove::CityWalls(Move::Build { card, tile }) = *mv else { return NEVER };
        let Some(pieces) = segments(card) else { return 0 };
        let (open, seat) = (mind.sight.eyes.open, mind.sight.eyes.seat);
        match tile {
            None => standing(mind, None, Cell::START, open.start_walls(seat), pieces),
            Some(tile) => match open.cell_of(seat, tile) {
                Some(cell) => standing(mind, Some(tile), cell, open.walls(tile), pieces),
                None if open.aside(seat).has(tile) => lying(mind, tile, open.walls(tile).and(pieces)),
                None => 0, // what lies in the reserve hardly ever leaves it
            },
        }
    }
}

fn standing(mind: &Mind<'_>, tile: Option<Tile>, cell: Cell, walls: Walls, pieces: Walls) -> i32 {
    let (open, seat) = (mind.sight.eyes.open, mind.sight.eyes.seat);
    let attacks = mind.sum(|room| room.walled(mind, pieces));
    if mind.outline.known {
        let after = mind.survey.swapped(cell, walls.and(pieces));
        let longer = i32::from(after.longest) - i32::from(mind.outline.longest);
        return mind.room_of(after.open) - mind.room_of(mind.outline.open) + longer * segment(mind) + attacks;
    }
    let mut table = *open;
    table.add_walls(seat, tile, pieces);
    let longer = i32::from(table.longest_wall(seat)) - i32::from(open.longest_wall(seat));
    longer * segment(mind) + attacks
}

/// What it is worth that the wall is longer: a point in each scoring, as far as it would not have become so anyway.
fn segment(mind: &Mind<'_>) -> i32 {
    let (w, players) = (mind.weights, i32::from(mind.sight.eyes.open.players()));
    let of = |round: usize| {
        mind.forecast.lasts(round, players, w.wood, w.wood_fades) * i32::from(mind.forecast.rounds[round])
    };
    (0..3).map(of).sum::<i32>() / i32::from(Forecast::SURE)
}

/// WAL-13: a tile just bought is placed with its new walls.
fn lying(mind: &Mind<'_>, tile: Tile, walls: Walls) -> i32 {
    let best = |walls: Walls| mind.find_cell(tile, walls).map_or(0, |(worth, _)| worth);
    best(walls) - best(mind.sight.eyes.open.walls(tile))
}
