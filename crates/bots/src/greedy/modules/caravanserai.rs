//! The caravanserai: a card of money that grows by one a turn, so the earlier the better (CAR-13, CAR-21).

use super::NEVER;
use crate::greedy::mind::Mind;
use sabika_engine::{
    modules::{
        Peek,
        caravanserai::{Inn, Move, Open, bill},
    },
    value::{Card, Note, Purse},
};

/// What a move is worth.
pub fn worth<P: Peek>(mind: &Mind<'_, P>, mv: Move) -> i32 {
    let Some(open) = mind.sight.rooms.caravanserai() else { return NEVER };
    let (table, seat) = (mind.sight.eyes.open, mind.sight.eyes.seat);
    match mv {
        // One card is like another.
        Move::Buy { card, .. } if open.supply.first() != Some(&card) => NEVER,
        Move::Buy { pay, .. } => {
            let Ok(bill) = bill(open, table, seat) else { return NEVER };
            let w = mind.weights;
            // Only one stone moves, so a second card brings little.
            let each = if open.owned[seat].is_empty() { w.inn } else { w.second_inn };
            mind.fade(each * mind.forecast.turns(table.players())) - mind.costs(&bill, &pay, None)
        }
        Move::Onward { card } => moved(mind, open, card, true),
        Move::Outward { card } => moved(mind, open, card, false),
    }
}

/// What it brings now that a stone moves, and what that does to the turns to come: from a side field nothing goes on.
fn moved<P: Peek>(mind: &Mind<'_, P>, open: &Open, card: Inn, onward: bool) -> i32 {
    let owned = &open.owned[mind.sight.eyes.seat];
    let Some(at) = owned.iter().position(|own| own.card == card) else { return NEVER };
    let Some(next) = (if onward { owned[at].onward() } else { owned[at].outward() }) else { return NEVER };
    let note = [Note::Inn, Note::SecondInn][at.min(1)];
    let mut after = mind.means.without_note(note);
    after.add(Card::new_note(note, next.currency(), next.value));
    let brings = mind.at_turn_start(&after) - mind.at_turn_start(&mind.means);
    let w = mind.weights;
    brings + mind.fade(if onward { w.inn_onward } else { -w.inn_side })
}

/// What a stone that stands on a field is worth less than a card of the same money: spent, it grows anew.
pub fn in_hand<P: Peek>(mind: &Mind<'_, P>, means: &Purse) -> i32 {
    let shown = |note: Note| means.note(note).map_or(0, |card| i32::from(card.value()));
    let all = shown(Note::Inn) + shown(Note::SecondInn);
    if all == 0 { 0 } else { -mind.fade(mind.weights.inn_idle * all) }
}

/// Could one be bought?
pub fn on_offer<P: Peek>(mind: &Mind<'_, P>) -> bool {
    let eyes = mind.sight.eyes;
    mind.sight
        .rooms
        .caravanserai()
        .is_some_and(|open| !open.supply.is_empty() && bill(open, eyes.open, eyes.seat).is_ok())
}

/// CAR-7: is this paid exactly?
pub fn is_exact<P: Peek>(mind: &Mind<'_, P>, mv: &Move) -> bool {
    let (Move::Buy { pay, .. }, Some(open)) = (mv, mind.sight.rooms.caravanserai()) else { return false };
    let eyes = mind.sight.eyes;
    bill(open, eyes.open, eyes.seat).is_ok_and(|bill| bill.paid(pay) == Ok(bill.price))
}
