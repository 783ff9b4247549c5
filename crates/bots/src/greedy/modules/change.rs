//! Change: coins are money of their currency like any other; what is paid too much comes back in part (CHG-2).

use super::prelude::*;
use sabika_engine::modules::change::Move;

#[derive(Default)]
pub struct Change;

impl Knowledge for Change {
    fn says(&self) -> &'static [Say] {
        &[Say::ChangeBack]
    }
    fn liking(&self, _: &Sight<'_>, mv: &AnyMove) -> i32 {
        let AnyMove::Change(Move::Draw(coins)) = mv else { return OFFERED };
        12_500 + i32::from(*coins)
    }
    /// CHG-4: a coin more is a coin more.
    fn worth(&self, mind: &Mind<'_>, mv: &AnyMove) -> i32 {
        let AnyMove::Change(Move::Draw(coins)) = mv else { return NEVER };
        i32::from(*coins) * (1 + mind.fade(mind.weights.small_change))
    }
    fn knows_card(&self, card: Card) -> bool {
        card.is_coin()
    }
    fn mixes_money(&self, _: &Mind<'_>) -> bool {
        true
    }
    /// Before it is known in which currency.
    fn change_back(&self, mind: &Mind<'_>, _: &Purse, over: i32) -> i32 {
        let coins = mind.sight.rooms.change().map_or(0, |open| open.due(over.clamp(0, 255) as u8));
        mind.fade(mind.weights.small_change * i32::from(coins))
    }
}
