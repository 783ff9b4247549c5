//! Invaders: what an open side will cost, by where it faces (INV-9 to INV-11), and what it is worth to know that.

use super::prelude::*;
use sabika_engine::{
    components::ATTACK_LOSS,
    modules::invaders::{self, Open},
};

#[derive(Default)]
pub struct Invaders {
    /// What an open side will cost, by where it faces.
    costs: OnceCell<[i32; 4]>,
}

impl Knowledge for Invaders {
    fn says(&self) -> &'static [Say] {
        &[Say::Beside]
    }
    fn take_notes(&self, mind: &mut Mind<'_>) {
        let _ = self.costs.set(costs(mind));
    }
    /// INV-5: the sides that a tile opens on a cell, and those that it covers.
    fn beside(&self, mind: &Mind<'_>, _: Tile, walls: Walls, cell: Cell) -> i32 {
        let mut worth = 0;
        // A free leg of a turret is no open side (WAT-22), and what it touches is none any more.
        for side in Side::ALL.into_iter().filter(|side| walls.is_way(*side)) {
            let covers = !mind.faces_ground(cell, side);
            if walls.is_turret() && !covers {
                continue;
            }
            worth += if covers { self.cost(side.opposite()) } else { -self.cost(side) };
        }
        worth
    }
    fn swapped(&self, mind: &Mind<'_>, leaves: Tile, _: Tile, walls: Walls, cell: Cell) -> i32 {
        self.turned(mind, leaves, walls, cell)
    }
    /// What is covered stays so.
    fn turned(&self, mind: &Mind<'_>, stands: Tile, walls: Walls, cell: Cell) -> i32 {
        let before = mind.sight.eyes.open.walls(stands);
        let free = Side::ALL.into_iter().filter(|side| mind.faces_ground(cell, *side));
        free.map(|side| self.cost(side) * (i32::from(walls.has(side)) - i32::from(before.has(side)))).sum()
    }
    fn walled(&self, _: &Mind<'_>, walls: Walls) -> i32 {
        walls.sides().map(|side| self.cost(side)).sum()
    }
    /// INV-16: what it is worth to look, if paying exactly for this tile does that.
    fn paid_exactly(&self, mind: &Mind<'_>, tile: Tile) -> i32 {
        let Some(open) = mind.sight.rooms.invaders() else { return 0 };
        let finds = tile.building().is_some_and(|kind| open.scouts.contains(&kind));
        if finds && seen(mind, open).is_none() { (mind.weights.scout * mind.room) >> 8 } else { 0 }
    }
}

impl Invaders {
    fn cost(&self, side: Side) -> i32 {
        self.costs.get().map_or(0, |costs| costs[side as usize])
    }
}

/// The next attack, if the cards lie open or we have looked (INV-22, INV-23).
fn seen(mind: &Mind<'_>, open: &Open) -> Option<Side> {
    open.next.or_else(|| mind.sight.own::<invaders::Invaders>().and_then(|hand| hand.seen))
}

/// What an open side costs from now on, by where it faces.
fn costs(mind: &Mind<'_>) -> [i32; 4] {
    let Some(open) = mind.sight.rooms.invaders() else { return [0; 4] };
    let (w, players) = (mind.weights, i32::from(mind.sight.eyes.open.players()));
    let (mut costs, seen, mut next) = ([0; 4], seen(mind, open), true);
    for (round, [main, beside]) in ATTACK_LOSS.into_iter().enumerate() {
        let likely = i32::from(mind.forecast.rounds[round]);
        if likely == 0 {
            continue;
        }
        let possible = |side: &Side| !open.past.contains(side) && (next || seen != Some(*side));
        let sides = Side::ALL.into_iter().filter(possible).count().max(1) as i32;
        let chance = |side: Side| match seen {
            Some(known) if next => i32::from(side == known) * POINT,
            _ => i32::from(possible(&side)) * POINT / sides,
        };
        // By then some of what is open now is covered.
        let stays = mind.forecast.lasts(round, players, w.attack, w.attack_fades);
        for side in Side::ALL {
            let neighbours = Side::ALL.into_iter().filter(|s| *s != side && *s != side.opposite());
            let points = i32::from(main) * chance(side) + i32::from(beside) * neighbours.map(chance).sum::<i32>();
            costs[side as usize] += ((points * stays) >> 8) * likely / i32::from(Forecast::SURE);
        }
        next = false;
    }
    costs
}
