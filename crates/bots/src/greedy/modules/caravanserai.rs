//! The caravanserai: a card of money that grows by one a turn, so the earlier the better (CAR-13, CAR-21).

use super::prelude::*;
use sabika_engine::{
    flow::Bill,
    modules::caravanserai::{Inn, Move, Open, bill},
};

#[derive(Default)]
pub struct Caravanserai;

/// What a card costs this seat, if it may buy one.
fn price(sight: &Sight<'_>) -> Option<Bill> {
    bill(sight.rooms.caravanserai()?, sight.eyes.open, sight.eyes.seat).ok()
}

impl Knowledge for Caravanserai {
    fn says(&self) -> &'static [Say] {
        &[Say::InHand]
    }
    fn slows(&self) -> u32 {
        8
    }
    /// One that can be had, and on with its stone.
    fn liking(&self, sight: &Sight<'_>, mv: &AnyMove) -> i32 {
        match mv {
            AnyMove::Caravanserai(Move::Buy { pay, .. }) => {
                price(sight).map_or(0, |bill| bought(&bill, pay, 36_000, 25_000))
            }
            AnyMove::Caravanserai(Move::Onward { .. }) => 12_500,
            _ => OFFERED,
        }
    }
    fn worth(&self, mind: &Mind<'_>, mv: &AnyMove) -> i32 {
        let (Some(open), AnyMove::Caravanserai(mv)) = (mind.sight.rooms.caravanserai(), *mv) else { return NEVER };
        let (table, seat) = (mind.sight.eyes.open, mind.sight.eyes.seat);
        match mv {
            // One card is like another.
            Move::Buy { card, .. } if open.supply.first() != Some(&card) => NEVER,
            Move::Buy { pay, .. } => {
                let Some(bill) = price(mind.sight) else { return NEVER };
                let w = mind.weights;
                // Only one stone moves, so a second card brings little.
                let each = if open.owned[seat].is_empty() { w.inn } else { w.second_inn };
                mind.fade(each * mind.forecast.turns(table.players())) - mind.costs(&bill, &pay, None)
            }
            Move::Onward { card } => moved(mind, open, card, true),
            Move::Outward { card } => moved(mind, open, card, false),
        }
    }
    /// CAR-7: is this paid exactly?
    fn goes_on(&self, mind: &Mind<'_>, mv: &AnyMove) -> bool {
        let AnyMove::Caravanserai(Move::Buy { pay, .. }) = mv else { return false };
        price(mind.sight).is_some_and(|bill| bill.paid(pay) == Ok(bill.price))
    }
    fn knows_card(&self, card: Card) -> bool {
        card.note().is_some_and(|note| note != Note::Saved)
    }
    /// Could one be bought?
    fn mixes_money(&self, mind: &Mind<'_>) -> bool {
        mind.sight.rooms.caravanserai().is_some_and(|open| !open.supply.is_empty()) && price(mind.sight).is_some()
    }
    /// What a stone that stands on a field is worth less than a card of the same money: spent, it grows anew.
    fn in_hand(&self, mind: &Mind<'_>, means: &Purse, _: &[Cash; 4], _: &[Option<Ware>; 4]) -> i32 {
        let shown = |note: Note| means.note(note).map_or(0, |card| i32::from(card.value()));
        let all = shown(Note::Inn) + shown(Note::SecondInn);
        if all == 0 { 0 } else { -mind.fade(mind.weights.inn_idle * all) }
    }
}

/// What it brings now that a stone moves, and what that does to the turns to come: from a side field nothing goes on.
fn moved(mind: &Mind<'_>, open: &Open, card: Inn, onward: bool) -> i32 {
    let owned = &open.owned[mind.sight.eyes.seat];
    let Some(at) = owned.iter().position(|own| own.card == card) else { return NEVER };
    let Some(next) = (if onward { owned[at].onward() } else { owned[at].outward() }) else { return NEVER };
    let note = [Note::Inn, Note::SecondInn][at.min(1)];
    let mut after = mind.means.without_note(note);
    after.add(Card::new_note(note, next.currency(), next.value));
    let brings = mind.at_turn_start(&after) - mind.at_own_turn_start();
    let w = mind.weights;
    brings + mind.fade(if onward { w.inn_onward } else { -w.inn_side })
}
