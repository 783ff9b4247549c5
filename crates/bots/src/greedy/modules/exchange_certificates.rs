//! Exchange certificates: what is paid too much is not lost, and may be saved in the currency that is needed (CER-2).

use super::prelude::*;
use sabika_engine::{components::MOST_SAVED, modules::exchange_certificates::Move};

#[derive(Default)]
pub struct ExchangeCertificates;

impl Knowledge for ExchangeCertificates {
    fn says(&self) -> &'static [Say] {
        &[Say::InHand, Say::ChangeBack]
    }
    fn liking(&self, sight: &Sight<'_>, mv: &AnyMove) -> i32 {
        let AnyMove::ExchangeCertificates(Move::Save(currency)) = mv else { return OFFERED };
        12_600 + i32::from(sight.eyes.means.sum(*currency))
    }
    /// What the saved money adds to ours.
    fn worth(&self, mind: &Mind<'_>, mv: &AnyMove) -> i32 {
        let amount = mind.sight.eyes.open.surplus().amount;
        let AnyMove::ExchangeCertificates(Move::Save(currency)) = *mv else { return NEVER };
        if !(1..=MOST_SAVED).contains(&amount) {
            return NEVER;
        }
        let mut more = mind.means;
        more.add(Card::new_note(Note::Saved, currency, amount));
        1 + mind.wealth(&more, mind.wares()) - mind.own_wealth()
    }
    fn knows_card(&self, card: Card) -> bool {
        card.note() == Some(Note::Saved)
    }
    fn mixes_money(&self, _: &Mind<'_>) -> bool {
        true
    }
    /// As saved money, before it is known in which currency.
    fn change_back(&self, mind: &Mind<'_>, pay: &Purse, over: i32) -> i32 {
        let Some(open) = mind.sight.rooms.exchange_certificates() else { return 0 };
        let free = open.saved[mind.sight.eyes.seat].is_none() || pay.note(Note::Saved).is_some();
        let fits = free && (1..=i32::from(MOST_SAVED)).contains(&over);
        if fits { mind.fade(mind.weights.saved * over) } else { 0 }
    }
    /// What saved money is worth less than a card: nothing can be saved while it lies there.
    fn in_hand(&self, mind: &Mind<'_>, means: &Purse, _: &[Cash; 4], _: &[Option<Ware>; 4]) -> i32 {
        if means.note(Note::Saved).is_some() { -mind.fade(mind.weights.saved_idle) } else { 0 }
    }
}
