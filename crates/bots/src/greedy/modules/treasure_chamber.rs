//! The treasure chamber: a majority of chests, four at a time, for any money (TRE-2, TRE-21).

use super::NEVER;
use crate::greedy::{
    majority::{Counts, DIRK},
    mind::Mind,
};
use sabika_engine::{
    components::CHEST_POINTS,
    modules::{
        Peek,
        treasure_chamber::{BILL, Move, Open, sum},
    },
    value::{Building, ByBuilding, Tile, TileSet},
};

/// The dearest room for the least useful money; what is offered is taken, and placed anywhere.
pub fn worth<P: Peek>(mind: &Mind<'_, P>, mv: Move) -> i32 {
    match mv {
        Move::Buy { room, pay } => match mind.notes.chests {
            Some((best, worth)) if room == best => worth - pay.map_or_else(|| least_loss(mind), |pay| mind.loss(&pay)),
            _ => NEVER,
        },
        Move::Pay(pay) => -mind.loss(&pay),
        Move::Put(_) => 1,
    }
}

/// What the least useful money that is enough is worth.
fn least_loss<P: Peek>(mind: &Mind<'_, P>) -> i32 {
    let mut least = i32::MAX;
    BILL.each(&mind.sight.eyes.means, |pay| least = least.min(mind.loss(&pay)));
    least
}

/// The room whose chests are worth most to us, bought now, and how much; counted from 1.
pub fn best_room<P: Peek>(mind: &Mind<'_, P>) -> Option<(u8, i32)> {
    let open = mind.sight.rooms.treasure_chamber().filter(|_| mind.sight.eyes.ask.topic.is_action())?;
    let mut best = None;
    for (room, chests) in (1..).zip(open.rooms).filter(|(_, chests)| sum(chests) > 0) {
        let worth = distributed(mind, open, chests);
        if worth > 0 && best.is_none_or(|(_, most)| worth > most) {
            best = Some((room, worth));
        }
    }
    best
}

/// How many chests everybody has.
fn standing<P: Peek>(mind: &Mind<'_, P>, open: &Open) -> Counts {
    let table = mind.sight.eyes.open;
    let mut counts = Counts::default();
    for seat in table.seats() {
        counts[seat.index()] = open.count(&table.built[seat]);
    }
    if table.config.has_dirk() {
        counts[DIRK] = open.count(&table.dirk);
    }
    counts
}

/// TRE-11 to TRE-14: first we, then Dirk, then the others round the table take what they have a place for.
fn distributed<P: Peek>(mind: &Mind<'_, P>, open: &Open, mut chests: ByBuilding<u8>) -> i32 {
    let (table, seat) = (mind.sight.eyes.open, mind.sight.eyes.seat);
    let mut counts = standing(mind, open);
    let mut worth = 0;
    let mut give = |whose: usize, sets: [&TileSet; 2]| {
        let mut got = 0;
        for kind in Building::ALL {
            let free = sets.iter().map(|tiles| open.free(table, tiles, kind).count()).sum::<usize>() as u8;
            let takes = free.min(chests[kind]);
            chests[kind] -= takes;
            got += takes;
        }
        if got > 0 {
            worth += mind.shift(&counts, whose, got as i8, &CHEST_POINTS, to_come(mind));
            counts[whose] += got;
        }
    };
    give(seat.index(), [&table.built[seat], &table.aside[seat]]);
    if table.config.has_dirk() {
        give(DIRK, [&table.dirk, &TileSet::EMPTY]);
    }
    for other in seat.round(table.players()).skip(1) {
        give(other.index(), [&table.built[other], &TileSet::EMPTY]);
    }
    (worth * mind.weights.chest) >> 8
}

/// How many chests more are placed before each scoring.
fn to_come<P: Peek>(mind: &Mind<'_, P>) -> [u8; 3] {
    mind.forecast.to_come.map(|tiles| {
        let sold: i32 = tiles.iter().map(|n| i32::from(*n)).sum();
        ((sold * mind.weights.chests_to_come) >> 8).min(255) as u8
    })
}

/// TRE-9: a building that is laid now takes a chest that waits and has no other place.
pub fn beside<P: Peek>(mind: &Mind<'_, P>, tile: Tile) -> i32 {
    let (Some(open), Some(kind)) = (mind.sight.rooms.treasure_chamber(), mind.building(tile)) else { return 0 };
    let (table, seat) = (mind.sight.eyes.open, mind.sight.eyes.seat);
    let waiting = usize::from(open.waiting[kind]);
    if waiting == 0 || table.on_turn != seat || open.free(table, &table.built[seat], kind).count() >= waiting {
        return 0;
    }
    let worth = mind.shift(&standing(mind, open), seat.index(), 1, &CHEST_POINTS, to_come(mind));
    (worth * mind.weights.chest) >> 8
}

/// TRE-18: the chest of a tile that leaves.
pub fn lost<P: Peek>(mind: &Mind<'_, P>, tile: Tile) -> i32 {
    match mind.sight.rooms.treasure_chamber() {
        Some(open) if open.chests.has(tile) => {
            let me = mind.sight.eyes.seat.index();
            -mind.shift(&standing(mind, open), me, -1, &CHEST_POINTS, to_come(mind))
        }
        _ => 0,
    }
}
