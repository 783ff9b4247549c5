//! What a move does. It has been checked, so nothing here can fail.

use super::{Ask, Bill, Event, Payment, Play, Step, Terms, Topic, poll, purchase};
use crate::{
    modules::{Happening, Household, Manner, Move},
    value::*,
};

pub fn apply<R: Household>(rooms: &mut R, p: &mut Play<'_>, ask: Ask, terms: &Terms, mv: Move) {
    let seat = ask.seat;
    if ask.topic == Topic::Window && mv != Move::Pass {
        poll::interrupted(p);
    }
    match mv {
        Move::Take(cards) => {
            p.busy();
            let mut due = cards;
            p.open.market.display.retain(|card| !due.take(*card));
            p.hand_over_all(seat, &cards);
            p.tell(|| Event::Took { seat, cards });
            rooms.happen(Happening::Taken { seat, cards: &cards }, p);
        }
        Move::Buy { slot, pay } => {
            let tile = p.open.in_yard(slot).expect("checked");
            let payment = Payment::for_tile(Bill::of_tile(tile, slot), pay, tile, Some(slot));
            purchase::buy(rooms, p, seat, terms, &payment);
        }
        Move::Add { tile, at, turn } => {
            redesigned(rooms, p, ask);
            p.open.goods.reserve[seat].remove(tile);
            p.open.lay_turned(seat, tile, at, turn);
            p.tell(|| Event::Added { seat, tile, at, turn });
            rooms.happen(Happening::Built { seat, tile }, p);
        }
        Move::Remove { at } => {
            redesigned(rooms, p, ask);
            let tile = p.open.tile_on(seat, at).expect("checked");
            p.open.lift(seat, tile);
            p.open.put_in_reserve(seat, tile);
            p.tell(|| Event::Removed { seat, tile, at });
            rooms.happen(Happening::Lifted { seat, tile, at }, p);
        }
        Move::Turn { at, turn } => {
            redesigned(rooms, p, ask);
            let tile = p.open.tile_on(seat, at).expect("checked");
            p.open.turn_in_place(seat, tile, turn);
            p.tell(|| Event::Turned { seat, tile, at, turn });
        }
        Move::Exchange { at, tile, turn } => {
            redesigned(rooms, p, ask);
            let old = p.open.tile_on(seat, at).expect("checked");
            p.open.lift(seat, old);
            p.open.goods.reserve[seat].remove(tile);
            p.open.put_in_reserve(seat, old);
            p.open.lay_turned(seat, tile, at, turn);
            p.tell(|| Event::Exchanged { seat, tile, old, at, turn });
            rooms.happen(Happening::Lifted { seat, tile: old, at }, p);
            rooms.happen(Happening::Built { seat, tile }, p);
        }
        Move::Build { tile, at, turn } => {
            placed(p, seat, tile);
            p.open.lay_turned(seat, tile, at, turn);
            p.tell(|| Event::Built { seat, tile, at, turn });
            rooms.happen(Happening::Built { seat, tile }, p);
        }
        Move::Keep { tile } => {
            placed(p, seat, tile);
            p.open.put_in_reserve(seat, tile);
            p.tell(|| Event::Kept { seat, tile });
            rooms.happen(Happening::PutAway { seat, tile, given: false }, p);
        }
        Move::Give { tile } => {
            placed(p, seat, tile);
            p.open.goods.dirk.insert(tile);
            p.tell(|| Event::Given { seat, tile });
            rooms.happen(Happening::PutAway { seat, tile, given: true }, p);
        }
        Move::Pass => pass(rooms, p, ask),
        of_a_module => module(rooms, p, ask, terms, of_a_module),
    }
}

/// A module's move: what it pays is settled first; what it buys or lays comes with it.
fn module<R: Household>(rooms: &mut R, p: &mut Play<'_>, ask: Ask, terms: &Terms, mv: Move) {
    let (seat, manner) = (ask.seat, mv.manner());
    match (manner, ask.topic) {
        (Manner::Free, Topic::Action) => p.push(Step::Action),
        (Manner::Free, Topic::FurtherAction) => p.push(Step::FurtherAction),
        _ => {}
    }
    if let Some(payment) = rooms.payment(seat, p.open, &mv) {
        purchase::with(rooms, p, seat, terms, &payment, |rooms, p| rooms.apply(seat, mv, p));
        return;
    }
    rooms.apply(seat, mv, p);
    match manner {
        Manner::With(then) => apply(rooms, p, ask, terms, then), // a redesign with gates is a redesign (BASE-T7)
        Manner::Redesign => {}
        Manner::Answer | Manner::Beside | Manner::Free => p.busy(),
    }
}

fn pass<R: Household>(rooms: &mut R, p: &mut Play<'_>, ask: Ask) {
    let seat = ask.seat;
    match ask.topic {
        Topic::Module(topic) => return rooms.passed(seat, topic, p),
        Topic::Extras => {
            p.agenda.forget(Step::Extras); // nothing more is asked about EXTRAS
            p.open.course.announced = None;
        }
        Topic::Surplus => {}
        _ => poll::passed(p, seat),
    }
    p.tell(|| Event::Passed { seat });
}

/// A redesign outside an action was granted by a module, which takes note.
fn redesigned<R: Household>(rooms: &mut R, p: &mut Play<'_>, ask: Ask) {
    if ask.topic == Topic::Extras {
        rooms.happen(Happening::Redesigned { seat: ask.seat }, p);
        p.open.course.announced = None;
    }
}

fn placed(p: &mut Play<'_>, seat: Seat, tile: Tile) {
    p.open.goods.aside[seat].remove(tile);
    p.open.goods.giftable.remove(tile);
}
