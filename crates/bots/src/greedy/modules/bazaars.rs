//! Bazaars: worth what stands round them at the end, and what will (BAZ-17, BAZ-18).

use super::prelude::*;
use sabika_engine::{
    board::ring,
    modules::bazaars::{Move, bill, face},
};

#[derive(Default)]
pub struct Bazaars {
    /// The own bazaars that stand.
    own: OnceCell<Vec<Standing>>,
}

/// A bazaar that stands.
struct Standing {
    at: Cell,
    colours: &'static [Building],
    /// What it promises as it stands.
    promise: i32,
}

impl Knowledge for Bazaars {
    fn says(&self) -> &'static [Say] {
        &[Say::Beside, Say::SamePrice]
    }
    fn slows(&self) -> u32 {
        14
    }
    fn liking(&self, sight: &Sight<'_>, mv: &AnyMove) -> i32 {
        let AnyMove::Bazaars(Move::Buy { tile, pay }) = mv else { return OFFERED };
        // Where more may be paid than the price it is a last resort.
        let bill = bill(sight.eyes.open, *tile);
        bill.map_or(0, |bill| bought(&bill, pay, 40_000 + i32::from(bill.price), 18_000))
    }
    /// BAZ-9, BAZ-10: always exact, so it comes on top of everything else. Out of turn it costs what that costs.
    fn worth(&self, mind: &Mind<'_>, mv: &AnyMove) -> i32 {
        let AnyMove::Bazaars(Move::Buy { tile, pay }) = *mv else { return NEVER };
        let right = if mind.sight.eyes.ask.topic == Topic::Window { mind.right_costs() } else { 0 };
        let over = bill(mind.sight.eyes.open, tile).map_or(0, |bill| i32::from(pay.total()) - i32::from(bill.price));
        let besides = || mind.known.rooms().find_map(|room| room.overpaying(mind)).unwrap_or(mind.weights.unknown);
        let over = if over > 0 { mind.weights.overpaid * over + besides() } else { 0 };
        mind.tile_worth_at_a_glance(tile) - mind.loss(&pay) - right - over
    }
    fn goes_on(&self, _: &Mind<'_>, _: &AnyMove) -> bool {
        true
    }
    /// Does one lie beside the yard?
    fn mixes_money(&self, mind: &Mind<'_>) -> bool {
        mind.sight.rooms.bazaars().is_some_and(|open| !open.row.is_empty())
    }
    /// BAZ-6: what lies in the slot of its currency says what a bazaar costs.
    fn same_price(&self, mind: &Mind<'_>, slot: Slot, priced: Tile) -> i32 {
        let Some(open) = mind.sight.rooms.bazaars() else { return 0 };
        let of_slot = |tile: &Tile| face(*tile).is_some_and(|(currency, _)| currency == slot.currency());
        let bazaars = open.row.iter().copied().filter(of_slot);
        bazaars.map(|tile| mind.ware_of(priced, mind.tile_worth_at_a_glance(tile)).exact).fold(0, i32::max)
    }
    /// What a bazaar promises on a cell, or what a tile there does to the bazaars round it.
    fn beside(&self, mind: &Mind<'_>, tile: Tile, _: Walls, cell: Cell) -> i32 {
        match face(tile) {
            Some((_, colours)) => promise(mind, Ring::of(mind, cell, colours, None)),
            None => self.with(mind, tile, cell),
        }
    }
    fn swapped(&self, mind: &Mind<'_>, _: Tile, tile: Tile, _: Walls, cell: Cell) -> i32 {
        self.with(mind, tile, cell)
    }
}

impl Bazaars {
    /// What the bazaars round a cell gain by this tile there.
    fn with(&self, mind: &Mind<'_>, tile: Tile, cell: Cell) -> i32 {
        let near = |at: Cell| at != cell && (at.x - cell.x).abs() <= 1 && (at.y - cell.y).abs() <= 1;
        let mut worth = 0;
        for bazaar in self.own.get_or_init(|| own(mind)).iter().filter(|bazaar| near(bazaar.at)) {
            let after = Ring::of(mind, bazaar.at, bazaar.colours, Some((cell, mind.building(tile))));
            worth += promise(mind, after) - bazaar.promise;
        }
        worth
    }
}

/// The own bazaars.
fn own(mind: &Mind<'_>) -> Vec<Standing> {
    let standing = mind.sight.eyes.open.standing(mind.sight.eyes.seat);
    let bazaars = standing.filter_map(|(tile, at)| Some((at.cell, face(tile)?.1)));
    let stands = |(at, colours)| Standing { at, colours, promise: promise(mind, Ring::of(mind, at, colours, None)) };
    bazaars.map(stands).collect()
}

/// The eight cells round a bazaar.
#[derive(Clone, Copy)]
struct Ring {
    /// Buildings of its colours, and how many of the colours they have.
    buildings: i32,
    colours: i32,
    /// Cells where something can still be built.
    free: i32,
}

impl Ring {
    /// As it stands, or as it would with something else on one of the cells.
    fn of(mind: &Mind<'_>, cell: Cell, colours: &[Building], changed: Option<(Cell, Option<Building>)>) -> Ring {
        let (mut ring_of, mut found) = (Ring { buildings: 0, colours: 0, free: 0 }, 0u8);
        let mut stands = |kind: Option<Building>| {
            if let Some(at) = colours.iter().position(|colour| Some(*colour) == kind) {
                ring_of.buildings += 1;
                found |= 1 << at;
            }
        };
        let mut free = 0;
        for around in ring(cell) {
            match (changed, mind.tile_at(around)) {
                (Some((at, kind)), _) if at == around => stands(kind),
                (_, Some(tile)) => stands(mind.building(tile)),
                _ if around == Cell::START => {}
                _ => free += 1,
            }
        }
        Ring { colours: found.count_ones() as i32, free, ..ring_of }
    }
}

/// What a bazaar with this round it will count, when what is free has been filled in part.
fn promise(mind: &Mind<'_>, ring: Ring) -> i32 {
    let w = mind.weights;
    let own = mind.forecast.tiles_left * 16 / i32::from(mind.sight.eyes.open.players());
    // In 16ths: matching buildings to come, and colours.
    let more = (own * ring.free * w.bazaar_grows / (8 * 256)).min(16 * ring.free);
    let buildings = 16 * ring.buildings + more;
    let colours = 16 * ring.colours + 16 * (3 - ring.colours) * more / (more + 32);
    (buildings * colours / 16 * (POINT / 16) * w.bazaar) >> 8
}
