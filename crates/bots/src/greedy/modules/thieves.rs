//! Thieves: each takes one card, so a dear or a fitting one; as the tiles run out, any (THI-26).

use crate::greedy::mind::Mind;
use sabika_engine::modules::{Peek, thieves::Move};

/// What the card adds to our money, less what the thief could still bring.
pub fn worth<P: Peek>(mind: &Mind<'_, P>, Move::Steal(card): Move) -> i32 {
    let mut more = mind.means;
    more.add(card);
    let brings = mind.wealth(&more, &mind.wares) - mind.wealth(&mind.means, &mind.wares);
    let fades = mind.weights.thief_fades;
    brings - mind.weights.thief * mind.forecast.tiles_left.min(fades) / fades
}
