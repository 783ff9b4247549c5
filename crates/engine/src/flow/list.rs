//! Canonical moves: what a player would choose from.

use super::{
    Bill, Eyes, Terms, Topic,
    check::{pass, take_limit},
    ways::{self, Length},
};
use crate::{
    modules::{Move, Rooms},
    table::{OpenTable, Plan, Props},
    value::*,
};

/// A question has fewer answers than this, unless an Alhambra alone gives more: a list that grows longer tells fewer ways
/// to pay.
pub const LONG: usize = 500;

pub fn list<P: Rooms + ?Sized>(eyes: &Eyes<'_>, rooms: &P, out: &mut Vec<Move>) {
    let start = out.len();
    list_all(eyes, rooms, out);
    if out.len() - start >= LONG {
        abridge(eyes, rooms, start, out);
    }
}

/// Lists anew, shorter and shorter, until it is short enough.
#[cold]
fn abridge<P: Rooms + ?Sized>(eyes: &Eyes<'_>, rooms: &P, start: usize, out: &mut Vec<Move>) {
    for length in Length::ALL.into_iter().skip(1) {
        out.truncate(start);
        list_all(&Eyes { length, ..*eyes }, rooms, out);
        if out.len() - start < LONG {
            return;
        }
    }
}

fn list_all<P: Rooms + ?Sized>(eyes: &Eyes<'_>, rooms: &P, out: &mut Vec<Move>) {
    match eyes.ask.topic {
        Topic::Action | Topic::FurtherAction => {
            takes(eyes, take_limit(eyes, rooms), out);
            buys(eyes, out);
            redesigns(eyes, out);
        }
        Topic::Placement | Topic::LastTiles => placements(eyes, rooms, out),
        Topic::Window => {
            out.push(Move::Pass);
            buys(eyes, out);
        }
        Topic::Extras => {
            if pass(eyes).is_ok() {
                out.push(Move::Pass);
            }
            if eyes.redesign {
                redesigns(eyes, out);
            }
        }
        other => {
            if other.may_pass() {
                out.push(Move::Pass);
            }
        }
    }
    if !rooms.is_idle() {
        rooms.moves(eyes, out);
    }
}

/// BASE-T6: is there any legal action?
pub fn can_act<P: Rooms + ?Sized>(eyes: &Eyes<'_>, rooms: &P) -> bool {
    if !eyes.open.display().is_empty() {
        return true;
    }
    let affordable =
        |slot: &Slot| eyes.open.in_yard(*slot).is_some_and(|tile| Bill::of_tile(tile, *slot).payable(&eyes.means));
    if Slot::ALL.iter().any(affordable) {
        return true;
    }
    eyes.open.can_redesign(eyes.seat) || rooms.can_move(eyes)
}

/// BASE-M1: one card, or several that are worth no more than the limit. Equal cards are the same move.
pub fn takes(eyes: &Eyes<'_>, limit: u8, out: &mut Vec<Move>) {
    let display = &eyes.open.market.display;
    // Only cheap cards can be taken together; which of two equal ones is meant does not matter.
    let is_cheap = |card: &&Card| card.value() < limit && card.is_money();
    let mut cheap = 0;
    for (i, card) in display.iter().enumerate() {
        if !display[..i].contains(card) {
            out.push(Move::Take(Purse::of(*card)));
        }
        cheap += u8::from(is_cheap(&card));
    }
    if cheap > 1 {
        let mut cheap: Pile<Card, 4> = display.iter().filter(is_cheap).copied().collect();
        put_in_order(&mut cheap, |card| (card.value(), *card));
        several(&cheap, limit, Purse::EMPTY, 0, out);
    }
}

/// Adds every take of two or more of these cards, which lie in order of value, that is worth no more than `limit`.
fn several(cheap: &[Card], limit: u8, taken: Purse, size: u8, out: &mut Vec<Move>) {
    for (i, card) in cheap.iter().enumerate() {
        if card.value() > limit {
            return; // the others are dearer still
        }
        if i > 0 && cheap[i - 1] == *card {
            continue; // the same move as with its twin
        }
        let mut more = taken;
        more.add(*card);
        if size > 0 {
            out.push(Move::Take(more));
        }
        several(&cheap[i + 1..], limit - card.value(), more, size + 1, out);
    }
}

/// BASE-P1: every tile of the yard with every payment in which no card is needless.
pub fn buys(eyes: &Eyes<'_>, out: &mut Vec<Move>) {
    let Some(terms) = eyes.terms else { return };
    let plain = terms.by.is_none() && !eyes.means.has_odd() && eyes.length == Length::Full;
    for slot in Slot::ALL {
        if let Some(tile) = eyes.open.in_yard(slot) {
            let bill = Bill::of_tile(tile, slot);
            if plain {
                ways::plain(&eyes.means, slot.currency(), bill.price, |pay| out.push(Move::Buy { slot, pay }));
                continue;
            }
            if eyes.funds.may_pay(&bill) {
                odd_buys(eyes, terms, slot, bill, out);
            }
        }
    }
}

/// The same with payments of every kind, or by another right than the turn's. Apart, because it is rare.
#[cold]
#[inline(never)]
fn odd_buys(eyes: &Eyes<'_>, terms: &Terms, slot: Slot, bill: Bill, out: &mut Vec<Move>) {
    eyes.each_on(terms, &bill, |pay| out.push(Move::Buy { slot, pay }));
}

/// BASE-R2 to R4: add, remove, exchange.
pub fn redesigns(eyes: &Eyes<'_>, out: &mut Vec<Move>) {
    let (seat, open) = (eyes.seat, eyes.open);
    let reserve = open.reserve(seat);
    if reserve.is_empty() && open.built(seat).is_empty() {
        return;
    }
    let plan = open.plan(seat);
    if !plan.is_plain() {
        return odd_redesigns(open, (seat, &plan), out);
    }
    let turn = Turn::NONE;
    for tile in reserve.iter() {
        if tile.turns() {
            odd_fits(open, (seat, &plan), Some(&Props::default()), tile, out);
            continue;
        }
        plan.each_fit(open.walls(tile), |at, taken| {
            out.push(if taken { Move::Exchange { at, tile, turn } } else { Move::Add { tile, at, turn } });
        });
    }
    plan.removals().each(|at| out.push(Move::Remove { at }));
    if open.has_turnable(seat) {
        turns(open, (seat, &plan), out);
    }
}

/// The same in an Alhambra with pieces of modules.
#[cold]
#[inline(never)]
fn odd_redesigns(open: &OpenTable, (seat, plan): (Seat, &Plan), out: &mut Vec<Move>) {
    let props = open.props(seat);
    for tile in open.reserve(seat).iter() {
        odd_fits(open, (seat, plan), props.as_ref(), tile, out);
    }
    match props {
        Some(props) => plan.removals().each(|at| {
            if !props.lose(at, None) {
                out.push(Move::Remove { at });
            }
        }),
        None => open.removals(seat, plan).each(|at| out.push(Move::Remove { at })),
    }
    if open.has_turnable(seat) {
        turns(open, (seat, plan), out);
    }
}

/// Where a tile of the reserve goes that may be turned, or into an Alhambra with pieces of modules.
#[cold]
#[inline(never)]
fn odd_fits(open: &OpenTable, of: (Seat, &Plan), props: Option<&Props>, tile: Tile, out: &mut Vec<Move>) {
    for turn in open.turnings(tile).iter().copied() {
        open.each_fit(of, props, (tile, turn), |at, taken| {
            out.push(if taken { Move::Exchange { at, tile, turn } } else { Move::Add { tile, at, turn } });
        });
    }
}

#[cold]
#[inline(never)]
fn turns(open: &OpenTable, (seat, plan): (Seat, &Plan), out: &mut Vec<Move>) {
    out.extend(open.turns_by(seat, plan).iter().map(|(at, turn)| Move::Turn { at: *at, turn: *turn }));
}

/// BASE-L1: build, keep, or give to Dirk.
pub fn placements<P: Rooms + ?Sized>(eyes: &Eyes<'_>, rooms: &P, out: &mut Vec<Move>) {
    let plan = eyes.open.plan(eyes.seat);
    for tile in eyes.open.aside(eyes.seat).iter() {
        if !rooms.is_idle() && rooms.placing(eyes.open, eyes.seat, tile).is_err() {
            continue;
        }
        if tile.turns() {
            odd_placements(eyes, &plan, tile, out);
        } else {
            let turn = Turn::NONE;
            plan.placements(eyes.open.walls(tile)).each(|at| out.push(Move::Build { tile, at, turn }));
        }
        if tile.walls().is_turret() {
            continue; // WAT-18
        }
        out.push(Move::Keep { tile });
        if eyes.ask.topic == Topic::Placement && eyes.open.giftable().has(tile) {
            out.push(Move::Give { tile });
        }
    }
}

/// The same for a tile that may be turned.
#[cold]
fn odd_placements(eyes: &Eyes<'_>, plan: &Plan, tile: Tile, out: &mut Vec<Move>) {
    for turn in eyes.open.turnings(tile).iter().copied() {
        eyes.open.placements(eyes.seat, plan, tile, turn).each(|at| out.push(Move::Build { tile, at, turn }));
    }
}
