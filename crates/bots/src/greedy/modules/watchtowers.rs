//! Watchtowers: a segment of wall and two points more in each scoring, as long as they stand in the longest one (WAT-24).

use super::NEVER;
use crate::greedy::{forecast::Forecast, mind::Mind};
use sabika_engine::{
    board::{Plot, across, chains},
    components::WATCHTOWER_BONUS,
    flow::{Eyes, Topic},
    modules::{
        Peek,
        watchtowers::{Move, bill, left},
    },
    table::Change,
    value::{Cell, Side, Slot, Tile, Walls},
};

/// WAT-2: the tile and the watchtower.
pub fn worth<P: Peek>(mind: &Mind<'_, P>, Move::Buy { tile, pay }: Move) -> i32 {
    let Ok((slot, bill)) = bill(mind.sight.eyes.open, tile) else { return NEVER };
    let (Some(ware), Some(tower)) = (mind.wares[slot.index()], mind.notes.towers[slot.index()]) else { return NEVER };
    let right = if mind.sight.eyes.ask.topic == Topic::Window { mind.right_costs() } else { 0 };
    let exact = if bill.paid(&pay) == Ok(bill.price) { super::paid_exactly(mind, tile) } else { 0 };
    ware.worth + tower + exact - mind.costs(&bill, &pay, Some(slot)) - right
}

/// WAT-5: is this paid exactly?
pub fn is_exact<P: Peek>(mind: &Mind<'_, P>, Move::Buy { tile, pay }: &Move) -> bool {
    bill(mind.sight.eyes.open, *tile).is_ok_and(|(_, bill)| bill.paid(pay) == Ok(bill.price))
}

/// What a watchtower is worth with each tile of the yard that could be paid with it.
pub fn with_tiles<P: Peek>(mind: &Mind<'_, P>) -> [Option<i32>; 4] {
    let eyes = mind.sight.eyes;
    if eyes.terms.is_none() {
        return [None; 4];
    }
    Slot::ALL.map(|slot| {
        let tile = eyes.open.in_yard(slot)?;
        let bill = bill(eyes.open, tile).ok()?.1;
        let tower = left(eyes.open, tile.building()?).next()?;
        if bill.payable(&eyes.means) { with_tile(mind, tile, tower) } else { None }
    })
}

/// WAT-19: what it is worth where it can stand when the tile is laid; nothing if it cannot stand anywhere.
fn with_tile<P: Peek>(mind: &Mind<'_, P>, tile: Tile, tower: Tile) -> Option<i32> {
    let Eyes { open, seat, .. } = mind.sight.eyes;
    let mut after = *open;
    if let Some((_, cell, turn)) = mind.best_turned(tile) {
        after.lay_turned(seat, tile, cell, turn);
    }
    let (plan, hope) = (after.plan(seat), per_scoring(mind, mind.weights.tower_hope));
    let mut best: Option<i32> = None;
    for turn in open.turnings(tower).iter().copied() {
        let (walls, now) = (open.walls_turned(tower, turn), open.placements(seat, mind.plan(), tower, turn));
        after.placements(seat, &plan, tower, turn).each(|cell| {
            // What the tile itself makes possible is a hope.
            let worth = if now.has(cell) { laid(mind, walls, cell).max(hope) } else { hope };
            best = best.max(Some(worth));
        });
    }
    best
}

/// So much, in 256ths of a point, in each scoring to come.
fn per_scoring<P: Peek>(mind: &Mind<'_, P>, worth: i32) -> i32 {
    worth * mind.forecast.scorings / i32::from(Forecast::SURE)
}

/// The longest wall: its length, and the watchtowers in it.
fn longest(plot: &Plot) -> [i32; 2] {
    chains(plot).first().map_or([0; 2], |chain| [chain.len() as i32, across(chain) as i32])
}

/// What a watchtower brings on a cell: its wall, its points, and the ways that it takes or opens.
pub fn laid<P: Peek>(mind: &Mind<'_, P>, walls: Walls, cell: Cell) -> i32 {
    let bonus = per_scoring(mind, i32::from(WATCHTOWER_BONUS) * mind.weights.tower);
    if let Some((after, towers)) = mind.outline.with_turret(cell, walls) {
        let longer = i32::from(after.longest) - i32::from(mind.outline.longest);
        let more = i32::from(towers) - i32::from(mind.outline.towers);
        return longer * mind.segment + more * bonus + mind.room_of(after.open) - mind.room_of(mind.outline.open);
    }
    let plot = mind.sight.eyes.open.plot(mind.sight.eyes.seat);
    let before = *mind.notes.wall.get_or_init(|| longest(&plot));
    let after = longest(&plot.after(&Change::Lay { at: cell, walls }));
    let wall = (after[0] - before[0]) * mind.segment + (after[1] - before[1]) * bonus;
    wall + mind.room_by_sides(walls, cell)
}

/// Where one could go on building: sides without a wall and free legs, with nothing before them.
pub fn open_sides<P: Peek>(mind: &Mind<'_, P>) -> u8 {
    let (table, seat) = (mind.sight.eyes.open, mind.sight.eyes.seat);
    let start = (Cell::START, table.start_walls(seat));
    let all = table.standing(seat).map(|(_, at)| (at.cell, at.walls)).chain([start]);
    let open = |(cell, walls): (Cell, Walls)| {
        let open = |side: &Side| walls.is_way(*side) && mind.faces_ground(cell, *side);
        Side::ALL.iter().filter(|side| open(side)).count() as u8
    };
    all.map(open).sum()
}
