//! The treasure chamber: a majority of chests, four at a time, for any money (TRE-2, TRE-21).

use super::prelude::*;
use crate::greedy::majority::{Counts, DIRK};
use sabika_engine::{
    components::CHEST_POINTS,
    flow::Length,
    modules::treasure_chamber::{BILL, Move, Open, sum},
};

#[derive(Default)]
pub struct TreasureChamber {
    /// The vault whose chests are worth most to us, bought now, and how much; counted from 1.
    best: OnceCell<(u8, i32)>,
}

impl Knowledge for TreasureChamber {
    fn says(&self) -> &'static [Say] {
        &[Say::Beside]
    }
    fn slows(&self) -> u32 {
        10
    }
    fn liking(&self, sight: &Sight<'_>, mv: &AnyMove) -> i32 {
        match mv {
            AnyMove::TreasureChamber(Move::Put(_)) => 12_500,
            AnyMove::TreasureChamber(Move::Buy { room, .. }) => {
                // Only if most of the chests have a place.
                let places = placed(sight, *room);
                if places < 3 { OFFERED } else { 25_000 + 1_000 * places }
            }
            // With small money, and no more than is needed.
            AnyMove::TreasureChamber(Move::Pay(pay)) => 25_000 - 10 * i32::from(pay.total()) + i32::from(pay.len()),
            _ => OFFERED,
        }
    }
    fn take_notes(&self, mind: &mut Mind<'_>) {
        if let Some(best) = best_room(mind) {
            let _ = self.best.set(best);
        }
    }
    /// The dearest vault for the least useful money; what is offered is taken, and placed anywhere.
    fn worth(&self, mind: &Mind<'_>, mv: &AnyMove) -> i32 {
        let AnyMove::TreasureChamber(mv) = *mv else { return NEVER };
        match mv {
            Move::Buy { room, pay } => match self.best.get() {
                Some((best, worth)) if room == *best => {
                    worth - pay.map_or_else(|| least_loss(mind), |pay| mind.loss(&pay))
                }
                _ => NEVER,
            },
            Move::Pay(pay) => -mind.loss(&pay),
            Move::Put(_) => 1,
        }
    }
    /// TRE-9: a building that is laid now takes a chest that waits and has no other place.
    fn beside(&self, mind: &Mind<'_>, tile: Tile, _: Walls, _: Cell) -> i32 {
        let (Some(open), Some(kind)) = (mind.sight.rooms.treasure_chamber(), mind.building(tile)) else { return 0 };
        let (table, seat) = (mind.sight.eyes.open, mind.sight.eyes.seat);
        let waiting = usize::from(open.waiting[kind]);
        if waiting == 0 || table.on_turn() != seat || open.free(table, table.built(seat), kind).count() >= waiting {
            return 0;
        }
        let worth = mind.shift(&standing(mind, open), seat.index(), 1, &CHEST_POINTS, to_come(mind));
        (worth * mind.weights.chest) >> 8
    }
    /// TRE-18: the chest of a tile that leaves.
    fn swapped(&self, mind: &Mind<'_>, leaves: Tile, _: Tile, _: Walls, _: Cell) -> i32 {
        match mind.sight.rooms.treasure_chamber() {
            Some(open) if open.chests.has(leaves) => {
                mind.shift(&standing(mind, open), mind.sight.eyes.seat.index(), -1, &CHEST_POINTS, to_come(mind))
            }
            _ => 0,
        }
    }
}

/// Of the chests of a vault, how many would find a place in the own Alhambra.
fn placed(sight: &Sight<'_>, room: u8) -> i32 {
    let (Some(open), Eyes { open: table, seat, .. }) = (sight.rooms.treasure_chamber(), sight.eyes) else { return 0 };
    let chests = &open.vaults[usize::from(room) - 1];
    let placed =
        |kind: Building| (open.free(table, table.built(seat), kind).count() as i32).min(i32::from(chests[kind]));
    Building::ALL.into_iter().map(placed).sum()
}

/// What the least useful money that is enough is worth.
fn least_loss(mind: &Mind<'_>) -> i32 {
    let mut least = i32::MAX;
    BILL.each(&mind.sight.eyes.means, Length::Full, |pay| least = least.min(mind.loss(&pay)));
    least
}

fn best_room(mind: &Mind<'_>) -> Option<(u8, i32)> {
    let open = mind.sight.rooms.treasure_chamber().filter(|_| mind.sight.eyes.ask.topic.is_action())?;
    let (places, mut best) = (places(mind, open), None);
    for (room, chests) in (1..).zip(open.vaults).filter(|(_, chests)| sum(chests) > 0) {
        let worth = distributed(mind, open, chests, &places);
        if worth > 0 && best.is_none_or(|(_, most)| worth > most) {
            best = Some((room, worth));
        }
    }
    best
}

/// How many chests everybody has.
fn standing(mind: &Mind<'_>, open: &Open) -> Counts {
    let table = mind.sight.eyes.open;
    let mut counts = Counts::default();
    for seat in table.seats() {
        counts[seat.index()] = open.count(table.built(seat));
    }
    if table.config().has_dirk() {
        counts[DIRK] = open.count(table.dirk());
    }
    counts
}

/// TRE-11 to TRE-14: who takes chests, in this order, and how many of each colour each has a place for: first we, then Dirk,
/// then the others round the table.
fn places(mind: &Mind<'_>, open: &Open) -> Vec<(usize, [u8; 6])> {
    let (table, seat) = (mind.sight.eyes.open, mind.sight.eyes.seat);
    let free = |tiles: &TileSet| {
        let mut free = [0; 6];
        let empty = tiles.iter().filter(|tile| !open.chests.has(*tile));
        empty.filter_map(|tile| table.building(tile)).for_each(|kind| free[kind as usize] += 1);
        free
    };
    let dirk = table.config().has_dirk().then(|| (DIRK, free(table.dirk())));
    let others = seat.round(table.players()).skip(1).map(|other| (other.index(), free(table.built(other))));
    let own = (seat.index(), free(&table.built(seat).or(table.aside(seat))));
    std::iter::once(own).chain(dirk).chain(others).collect()
}

/// What it brings if everybody takes what there is a place for.
fn distributed(mind: &Mind<'_>, open: &Open, mut chests: ByBuilding<u8>, places: &[(usize, [u8; 6])]) -> i32 {
    let mut counts = standing(mind, open);
    let mut worth = 0;
    for (whose, free) in places {
        let mut got = 0;
        for kind in Building::ALL {
            let takes = free[kind as usize].min(chests[kind]);
            chests[kind] -= takes;
            got += takes;
        }
        if got > 0 {
            worth += mind.shift(&counts, *whose, got as i8, &CHEST_POINTS, to_come(mind));
            counts[*whose] += got;
        }
    }
    (worth * mind.weights.chest) >> 8
}

/// How many chests more are placed before each scoring.
fn to_come(mind: &Mind<'_>) -> [u8; 3] {
    mind.forecast.to_come.map(|tiles| {
        let sold: i32 = tiles.iter().map(|n| i32::from(*n)).sum();
        ((sold * mind.weights.chests_to_come) >> 8).min(255) as u8
    })
}
