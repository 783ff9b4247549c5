//! Watchtowers: a segment of wall and two points more in each scoring, as long as they stand in the longest one (WAT-24).

use super::prelude::*;
use crate::greedy::found::Found;
use sabika_engine::{
    board::{self, Plot, Standing, across, chains},
    components::WATCHTOWER_BONUS,
    modules::watchtowers::{Move, bill, left},
    table::{Cells, Change},
};

#[derive(Default)]
pub struct Watchtowers {
    /// What a watchtower is worth with what lies in each slot.
    towers: OnceCell<[Option<i32>; 4]>,
    /// The longest wall and the turrets in it.
    wall: OnceCell<[i32; 2]>,
    /// What a watchtower brings where one was thought of: with each tile of the yard the same places come up.
    stood: Found<Standing, i32>,
}

impl Knowledge for Watchtowers {
    fn says(&self) -> &'static [Say] {
        &[Say::Beside]
    }
    fn slows(&self) -> u32 {
        42
    }
    fn liking(&self, sight: &Sight<'_>, mv: &AnyMove) -> i32 {
        let AnyMove::Watchtowers(Move::Buy { tile, pay }) = mv else { return OFFERED };
        // As the tile alone, and rather if that is exact too.
        bill(sight.eyes.open, *tile).map_or(OFFERED, |(_, bill)| bought(&bill, pay, 40_500, 29_500))
    }
    /// WAT-2: the tile and the watchtower.
    fn worth(&self, mind: &Mind<'_>, mv: &AnyMove) -> i32 {
        let AnyMove::Watchtowers(Move::Buy { tile, pay }) = *mv else { return NEVER };
        let Ok((slot, bill)) = bill(mind.sight.eyes.open, tile) else { return NEVER };
        let tower = self.towers.get_or_init(|| self.with_tiles(mind))[slot.index()];
        let (Some(ware), Some(tower)) = (mind.wares()[slot.index()], tower) else { return NEVER };
        let right = if mind.sight.eyes.ask.topic == Topic::Window { mind.right_costs() } else { 0 };
        let is_exact = bill.paid(&pay) == Ok(bill.price);
        let exact = if is_exact { mind.sum(|room| room.paid_exactly(mind, tile)) } else { 0 };
        ware.worth + tower + exact - mind.costs(&bill, &pay, Some(slot)) - right
    }
    /// WAT-5: is this paid exactly?
    fn goes_on(&self, mind: &Mind<'_>, mv: &AnyMove) -> bool {
        let AnyMove::Watchtowers(Move::Buy { tile, pay }) = mv else { return false };
        bill(mind.sight.eyes.open, *tile).is_ok_and(|(_, bill)| bill.paid(pay) == Ok(bill.price))
    }
    fn mixes_money(&self, _: &Mind<'_>) -> bool {
        true
    }
    /// What a watchtower brings on a cell: its wall, its points, and the ways that it takes or opens.
    fn beside(&self, mind: &Mind<'_>, _: Tile, walls: Walls, cell: Cell) -> i32 {
        if walls.is_turret() { self.on(mind, Standing { cell, walls }) } else { 0 }
    }
}

impl Watchtowers {
    /// The same, looked up if it was worked out before.
    fn on(&self, mind: &Mind<'_>, at: Standing) -> i32 {
        self.stood.get(at, || self.worth_on(mind, at))
    }
    fn worth_on(&self, mind: &Mind<'_>, Standing { cell, walls }: Standing) -> i32 {
        let bonus = mind.forecast.per_scoring(i32::from(WATCHTOWER_BONUS) * mind.weights.tower);
        if let Some((after, towers)) = mind.outline.with_turret(cell, walls) {
            let longer = i32::from(after.longest) - i32::from(mind.outline.longest);
            let more = i32::from(towers) - i32::from(mind.outline.towers);
            return longer * mind.segment + more * bonus + mind.room_of(after.open) - mind.room_of(mind.outline.open);
        }
        let plot = mind.sight.eyes.open.plot(mind.sight.eyes.seat);
        let before = *self.wall.get_or_init(|| longest(&plot));
        let after = longest(&plot.after(&Change::Lay { at: cell, walls }));
        let wall = (after[0] - before[0]) * mind.segment + (after[1] - before[1]) * bonus;
        wall + mind.room_by_sides(walls, cell)
    }
    /// What a watchtower is worth with each tile of the yard that could be paid with it.
    fn with_tiles(&self, mind: &Mind<'_>) -> [Option<i32>; 4] {
        let eyes = mind.sight.eyes;
        if eyes.terms.is_none() {
            return [None; 4];
        }
        Slot::ALL.map(|slot| {
            let tile = eyes.open.in_yard(slot)?;
            let bill = bill(eyes.open, tile).ok()?.1;
            let tower = left(eyes.open, tile.building()?).next()?;
            if bill.payable(&eyes.means) { self.with_tile(mind, tile, tower) } else { None }
        })
    }
    /// WAT-19: what it is worth where it can stand when the tile is laid; nothing if it cannot stand anywhere.
    fn with_tile(&self, mind: &Mind<'_>, tile: Tile, tower: Tile) -> Option<i32> {
        let Eyes { open, seat, .. } = mind.sight.eyes;
        let mut after = *open;
        if let Some((_, cell, turn)) = mind.best_turned(tile) {
            after.lay_turned(seat, tile, cell, turn);
        }
        let (plan, hope) = (after.plan(seat), mind.forecast.per_scoring(mind.weights.tower_hope));
        let turns = open.turnings(tower);
        // What the tile itself makes possible is a hope, so places that are worth more are looked at first: the best that the
        // tile leaves is enough.
        let mut places: Vec<(i32, Turn, Cell)> = Vec::new();
        for turn in turns.iter().copied() {
            let walls = open.walls_turned(tower, turn);
            let now = mind.survey.towers(open, seat, tower, turn);
            let worths = now.iter().map(|cell| (self.on(mind, Standing { cell: *cell, walls }), turn, *cell));
            places.extend(worths.filter(|(worth, ..)| *worth > hope));
        }
        places.sort_by_key(|(worth, ..)| std::cmp::Reverse(*worth));
        let mut left: [Option<Cells>; 4] = [None; 4];
        let mut left_by = |turn: Turn| {
            let at = turns.iter().position(|other| *other == turn).unwrap_or(0);
            *left[at].get_or_insert_with(|| after.placements(seat, &plan, tower, turn))
        };
        let best = places.into_iter().find(|(_, turn, cell)| left_by(*turn).has(*cell)).map(|(worth, ..)| worth);
        best.or_else(|| turns.iter().any(|turn| !left_by(*turn).is_empty()).then_some(hope))
    }
}

/// The longest wall: its length, and the watchtowers in it.
fn longest(plot: &Plot) -> [i32; 2] {
    let simple = board::longest(plot.tiles()).map(|(len, towers)| [len.into(), towers.into()]);
    let chained = || chains(plot).first().map_or([0; 2], |chain| [chain.len() as i32, across(chain) as i32]);
    simple.unwrap_or_else(chained)
}
