//! The vizier: an awake stone is a purchase out of turn; waking it is an action.

use super::prelude::*;

#[derive(Default)]
pub struct Vizier;

impl Knowledge for Vizier {
    /// VIZ-16: worth less and less as the tiles run out.
    fn worth(&self, mind: &Mind<'_>, _: &AnyMove) -> i32 {
        mind.weights.wake * mind.forecast.tiles_left.min(16) / 16
    }
    /// VIZ-3: the stone falls asleep. Who is next can buy in the own turn instead, and go on.
    fn price(&self, mind: &Mind<'_>) -> i32 {
        let (open, seat) = (mind.sight.eyes.open, mind.sight.eyes.seat);
        let next = open.on_turn().next(open.players()) == seat;
        let favour = mind.weights.favour * mind.forecast.tiles_left.min(16) / 16;
        if next { 2 * favour } else { favour }
    }
}
