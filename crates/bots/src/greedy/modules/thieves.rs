//! Thieves: each takes one card, so a dear or a fitting one; as the tiles run out, any (THI-26).

use super::prelude::*;
use sabika_engine::modules::thieves::Move;

#[derive(Default)]
pub struct Thieves;

impl Knowledge for Thieves {
    fn liking(&self, _: &Sight<'_>, mv: &AnyMove) -> i32 {
        let AnyMove::Thieves(Move::Steal(card)) = mv else { return OFFERED };
        20_000 + i32::from(card.value())
    }
    /// What the card adds to our money, less what the thief could still bring.
    fn worth(&self, mind: &Mind<'_>, mv: &AnyMove) -> i32 {
        let AnyMove::Thieves(Move::Steal(card)) = *mv else { return NEVER };
        let mut more = mind.means;
        more.add(card);
        let brings = mind.wealth(&more, mind.wares()) - mind.own_wealth();
        let fades = mind.weights.thief_fades;
        brings - mind.weights.thief * mind.forecast.tiles_left.min(fades) / fades
    }
}
