//! Medina: a majority upside down. Who has the fewest loses points, who has none loses more (MED-8).

use super::prelude::*;
use crate::greedy::majority::{Counts, DIRK, LEADS, none_comes};
use sabika_engine::{
    components::{MEDINA_LOSS, MEDINAS, NO_MEDINA_LOSS},
    modules::medina::standing,
    score::Participant,
};

#[derive(Default)]
pub struct Medina {
    /// What one more built medina is worth, worked out when a tile is one.
    one_more: OnceCell<i32>,
    /// Is it time to think of that?
    noted: OnceCell<()>,
}

impl Knowledge for Medina {
    fn says(&self) -> &'static [Say] {
        &[Say::Beside]
    }
    fn take_notes(&self, _: &mut Mind<'_>) {
        let _ = self.noted.set(());
    }
    /// MED-6: it counts where it is built.
    fn beside(&self, mind: &Mind<'_>, tile: Tile, _: Walls, _: Cell) -> i32 {
        if mind.sight.eyes.open.is_unfinished(tile) { 0 } else { self.counts(mind, tile) }
    }
    fn swapped(&self, mind: &Mind<'_>, _: Tile, tile: Tile, walls: Walls, cell: Cell) -> i32 {
        self.beside(mind, tile, walls, cell)
    }
    fn finished(&self, mind: &Mind<'_>, tile: Tile) -> i32 {
        if mind.sight.eyes.open.built(mind.sight.eyes.seat).has(tile) { self.counts(mind, tile) } else { 0 }
    }
}

impl Medina {
    /// What a tile counts as one, even if it is unfinished.
    fn counts(&self, mind: &Mind<'_>, tile: Tile) -> i32 {
        let is_one = self.noted.get().is_some() && MEDINAS.position(tile).is_some();
        if is_one { *self.one_more.get_or_init(|| one_more(mind)) } else { 0 }
    }
}

/// What one more built medina is worth.
fn one_more(mind: &Mind<'_>) -> i32 {
    let (table, me) = (mind.sight.eyes.open, mind.sight.eyes.seat.index());
    // The fewer the higher: the first place is the one that loses most.
    let lacks = |who: Participant| (LEADS as u8).saturating_sub(standing(table, who).0);
    let mut lacking = Counts::default();
    for seat in table.seats() {
        lacking[seat.index()] = lacks(seat.into());
    }
    if table.config().has_dirk() {
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
    (worth * mind.weights.one_medina) >> 8
}

/// How many are built before each scoring by whoever it is.
fn to_come(mind: &Mind<'_>) -> [u8; 3] {
    let table = mind.sight.eyes.open;
    let gone = |tile: &Tile| {
        let has = |seat| table.built(seat).has(*tile) || table.reserve(seat).has(*tile);
        table.dirk().has(*tile) || table.seats().any(has)
    };
    let left = MEDINAS.tiles().filter(|tile| !gone(tile)).count() as i32;
    mind.forecast.come_up((left * mind.weights.medinas_to_come) >> 8)
}
