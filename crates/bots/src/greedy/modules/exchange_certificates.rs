//! Exchange certificates: what is paid too much is not lost, and may be saved in the currency that is needed (CER-2).

use super::NEVER;
use crate::greedy::mind::Mind;
use sabika_engine::{
    components::MOST_SAVED,
    modules::{Peek, exchange_certificates::Move},
    value::{Card, Note, Purse},
};

/// What the saved money adds to ours.
pub fn worth<P: Peek>(mind: &Mind<'_, P>, Move::Save(currency): Move) -> i32 {
    let amount = mind.sight.eyes.open.surplus.amount;
    if !(1..=MOST_SAVED).contains(&amount) {
        return NEVER;
    }
    let mut more = mind.means;
    more.add(Card::new_note(Note::Saved, currency, amount));
    1 + mind.wealth(&more, &mind.wares) - mind.wealth(&mind.means, &mind.wares)
}

/// What so much paid too much is worth as saved money, before it is known in which currency.
pub fn back<P: Peek>(mind: &Mind<'_, P>, pay: &Purse, over: i32) -> i32 {
    let Some(open) = mind.sight.rooms.exchange_certificates() else { return 0 };
    let free = open.saved[mind.sight.eyes.seat].is_none() || pay.note(Note::Saved).is_some();
    let fits = free && (1..=i32::from(MOST_SAVED)).contains(&over);
    if fits { mind.fade(mind.weights.saved * over) } else { 0 }
}

/// What saved money is worth less than a card: nothing can be saved while it lies there.
pub fn in_hand<P: Peek>(mind: &Mind<'_, P>, means: &Purse) -> i32 {
    if means.note(Note::Saved).is_some() { -mind.fade(mind.weights.saved_idle) } else { 0 }
}
