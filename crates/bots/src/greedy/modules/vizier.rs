//! The vizier: an awake stone is a purchase out of turn; waking it is an action.

use crate::greedy::mind::Mind;
use sabika_engine::modules::{Peek, vizier::Move};

/// VIZ-16: worth less and less as the tiles run out.
pub fn worth<P: Peek>(mind: &Mind<'_, P>, Move::Wake: Move) -> i32 {
    mind.weights.wake * mind.forecast.tiles_left.min(16) / 16
}

/// VIZ-3: the stone falls asleep. Who is next can buy in the own turn instead, and go on.
pub fn price<P: Peek>(mind: &Mind<'_, P>) -> i32 {
    let (open, seat) = (mind.sight.eyes.open, mind.sight.eyes.seat);
    let next = open.on_turn.next(open.players()) == seat;
    let favour = mind.weights.favour * mind.forecast.tiles_left.min(16) / 16;
    if next { 2 * favour } else { favour }
}
