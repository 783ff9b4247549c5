//! Change: coins are money of their currency like any other; what is paid too much comes back in part (CHG-2).

use crate::greedy::mind::Mind;
use sabika_engine::modules::{Peek, change::Move};

/// CHG-4: a coin more is a coin more.
pub fn worth<P: Peek>(mind: &Mind<'_, P>, Move::Draw(coins): Move) -> i32 {
    i32::from(coins) * (1 + mind.fade(mind.weights.small_change))
}

/// What comes back for so much paid too much, before it is known in which currency.
pub fn back<P: Peek>(mind: &Mind<'_, P>, over: i32) -> i32 {
    let coins = mind.sight.rooms.change().map_or(0, |open| open.due(over.clamp(0, 255) as u8));
    mind.fade(mind.weights.small_change * i32::from(coins))
}
