//! Canonical moves: what a player would choose from.

use super::{Eyes, Terms, Topic, payment};
use crate::{
    components::TAKE_LIMIT,
    modules::{Move, Peek},
    value::*,
};

pub fn list<P: Peek>(eyes: &Eyes<'_>, rooms: &P, out: &mut Vec<Move>) {
    match eyes.ask.topic {
        Topic::Action | Topic::FurtherAction => {
            takes(eyes, out);
            buys(eyes, &Terms::TURN, out);
            redesigns(eyes, out);
        }
        Topic::Placement | Topic::LastTiles => placements(eyes, out),
        Topic::Window => {
            out.push(Move::Pass);
            if let Some(terms) = rooms.right(eyes) {
                buys(eyes, &terms, out);
            }
        }
    }
    rooms.moves(eyes, out);
}

/// BASE-T6: is there any legal action?
pub fn can_act<P: Peek>(eyes: &Eyes<'_>, rooms: &P) -> bool {
    if !eyes.open.display.is_empty() {
        return true;
    }
    let affordable =
        |slot: &Slot| eyes.open.in_yard(*slot).is_some_and(|tile| eyes.hand.sum(slot.currency()) >= tile.price());
    if Slot::ALL.iter().any(affordable) {
        return true;
    }
    let mut rest = Vec::new();
    redesigns(eyes, &mut rest);
    rooms.moves(eyes, &mut rest);
    !rest.is_empty()
}

/// BASE-M1: one card, or several that are worth no more than the limit. Equal cards are the same move.
pub fn takes(eyes: &Eyes<'_>, out: &mut Vec<Move>) {
    let display = &eyes.open.display;
    let n = display.len();
    // For each card, the equal ones that lie before it: they are taken first.
    let mut twins = [0u8; 4];
    for i in 0..n {
        twins[i] = (0..i).filter(|j| display[*j] == display[i]).fold(0, |set, j| set | 1 << j);
    }
    for set in 1u8..1 << n {
        let (mut sum, mut cards, mut canonical) = (0, Purse::EMPTY, true);
        for i in (0..n).filter(|i| set >> i & 1 != 0) {
            canonical &= twins[i] & !set == 0;
            sum += display[i].value();
            cards.add(display[i]);
        }
        if canonical && (set.is_power_of_two() || sum <= TAKE_LIMIT) {
            out.push(Move::Take(cards));
        }
    }
}

/// BASE-P1: every tile of the yard with every payment in which no card is needless.
pub fn buys(eyes: &Eyes<'_>, terms: &Terms, out: &mut Vec<Move>) {
    for slot in Slot::ALL {
        if let Some(tile) = eyes.open.in_yard(slot) {
            let (currency, price) = (slot.currency(), tile.price());
            payment::minimal(eyes.hand, currency, price, |pay| {
                if terms.exact_only.is_none() || pay.sum(currency) == price {
                    out.push(Move::Buy { slot, pay });
                }
            });
        }
    }
}

/// BASE-R2 to R4: add, remove, exchange.
pub fn redesigns(eyes: &Eyes<'_>, out: &mut Vec<Move>) {
    let (seat, open) = (eyes.seat, eyes.open);
    let reserve = open.reserve[seat];
    if reserve.is_empty() && open.built[seat].is_empty() {
        return;
    }
    let plan = open.plan(seat);
    for tile in reserve.iter() {
        plan.placements(tile.walls()).each(|at| out.push(Move::Add { tile, at }));
    }
    plan.removals().each(|at| out.push(Move::Remove { at }));
    for tile in reserve.iter() {
        plan.swaps(tile.walls()).each(|at| out.push(Move::Exchange { at, tile }));
    }
}

/// BASE-L1: build, keep, or give to Dirk.
pub fn placements(eyes: &Eyes<'_>, out: &mut Vec<Move>) {
    let plan = eyes.open.plan(eyes.seat);
    for tile in eyes.open.aside[eyes.seat].iter() {
        plan.placements(tile.walls()).each(|at| out.push(Move::Build { tile, at }));
        out.push(Move::Keep { tile });
        if eyes.ask.topic == Topic::Placement && eyes.open.giftable.has(tile) {
            out.push(Move::Give { tile });
        }
    }
}
