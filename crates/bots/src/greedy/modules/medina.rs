//! Medina: a majority upside down. Who has the fewest loses points, who has none loses more (MED-8).

use crate::greedy::{
    forecast::Forecast,
    majority::{Counts, DIRK, LEADS, none_comes},
    mind::Mind,
    weights::POINT,
};
use sabika_engine::{
    components::{MEDINA_LOSS, MEDINAS, NO_MEDINA_LOSS},
    modules::{Peek, medina::standing},
    score::Participant,
    value::Tile,
};

/// What one more built medina is worth.
pub fn one_more<P: Peek>(mind: &Mind<'_, P>) -> i32 {
    let (table, me) = (mind.sight.eyes.open, mind.sight.eyes.seat.index());
    // The fewer the higher: the first place is the one that loses most.
    let lacks = |who: Participant| (LEADS as u8).saturating_sub(standing(table, who).0);
    let mut lacking = Counts::default();
    for seat in table.seats() {
        lacking[seat.index()] = lacks(seat.into());
    }
    if table.config.has_dirk() {
        lacking[DIRK] = lacks(Participant::Dirk);
    }
    let come = to_come(mind);
    let mut worth = -mind.shift(&lacking, me, -1, &MEDINA_LOSS, come);
    if i32::from(lacking[me]) == LEADS {
        let none = |round: usize| {
            let still = none_comes(mind.participants(), come[round]);
            i32::from(NO_MEDINA_LOSS[round]) * still * POINT / 256 * i32::from(mind.forecast.rounds[round])
        };
        worth += (0..3).map(none).sum::<i32>() / i32::from(Forecast::SURE);
    }
    (worth * mind.weights.medina) >> 8
}

/// How many are built before each scoring by whoever it is.
fn to_come<P: Peek>(mind: &Mind<'_, P>) -> [u8; 3] {
    let table = mind.sight.eyes.open;
    let gone = |tile: &Tile| {
        let has = |seat| table.built[seat].has(*tile) || table.reserve[seat].has(*tile);
        table.dirk.has(*tile) || table.seats().any(has)
    };
    let left = MEDINAS.tiles().filter(|tile| !gone(tile)).count() as i32;
    mind.forecast.come_up((left * mind.weights.medinas_to_come) >> 8)
}

/// MED-6: it counts where it is built.
pub fn beside<P: Peek>(mind: &Mind<'_, P>, tile: Tile) -> i32 {
    if mind.sight.eyes.open.is_unfinished(tile) { 0 } else { counts(mind, tile) }
}

/// The same, even if it is unfinished.
pub fn counts<P: Peek>(mind: &Mind<'_, P>, tile: Tile) -> i32 {
    if MEDINAS.position(tile).is_some() { mind.notes.medina } else { 0 }
}
