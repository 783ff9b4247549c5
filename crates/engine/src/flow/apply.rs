//! What a move does. It has been checked, so nothing here can fail.

use super::{Ask, Bill, Event, Payment, Play, Sale, Step, Terms, Topic};
use crate::{
    modules::{Move, Rooms},
    value::*,
};

pub fn apply<R: Rooms>(rooms: &mut R, p: &mut Play<'_>, ask: Ask, terms: Terms, mv: Move) {
    let seat = ask.seat;
    if ask.topic == Topic::Window && mv != Move::Pass {
        p.busy();
        p.open.idle_turns = 0;
        // VIZ-9, THI-18: after an interrupt the poll starts again at the head of the list.
        p.push(Step::Poll(0));
    }
    match mv {
        Move::Take(cards) => {
            p.busy();
            let mut due = cards;
            p.open.display.retain(|card| !due.take(*card));
            p.hand_over_all(seat, &cards);
            p.tell(|| Event::Took { seat, cards });
            rooms.took(seat, &cards, p);
        }
        Move::Buy { slot, pay } => {
            let tile = p.open.yard[slot.index()].take().expect("checked");
            let payment = Payment { bill: Bill::of_tile(tile, slot), pay, change: true, tile: Some(tile) };
            settle(rooms, p, seat, &payment);
            buy(rooms, p, seat, terms, Some(slot), tile, &payment);
        }
        Move::Add { tile, at } => {
            redesigned(rooms, p, ask);
            p.open.reserve[seat].remove(tile);
            p.open.lay(seat, tile, at);
            p.tell(|| Event::Added { seat, tile, at });
            rooms.built(seat, tile, p);
        }
        Move::Remove { at } => {
            redesigned(rooms, p, ask);
            let tile = p.open.tile_at(seat, at).expect("checked");
            p.open.lift(seat, tile);
            p.open.reserve[seat].insert(tile);
            p.tell(|| Event::Removed { seat, tile, at });
            rooms.lifted(seat, tile, p);
        }
        Move::Exchange { at, tile } => {
            redesigned(rooms, p, ask);
            let old = p.open.tile_at(seat, at).expect("checked");
            p.open.lift(seat, old);
            p.open.reserve[seat].remove(tile);
            p.open.reserve[seat].insert(old);
            p.open.lay(seat, tile, at);
            p.tell(|| Event::Exchanged { seat, tile, old, at });
            rooms.lifted(seat, old, p);
            rooms.built(seat, tile, p);
        }
        Move::Build { tile, at } => {
            placed(p, seat, tile);
            p.open.lay(seat, tile, at);
            p.tell(|| Event::Built { seat, tile, at });
            rooms.built(seat, tile, p);
        }
        Move::Keep { tile } => {
            placed(p, seat, tile);
            p.open.reserve[seat].insert(tile);
            p.tell(|| Event::Kept { seat, tile });
        }
        Move::Give { tile } => {
            placed(p, seat, tile);
            p.open.dirk.insert(tile);
            p.tell(|| Event::Given { seat, tile });
        }
        Move::Pass => pass(rooms, p, ask),
        of_a_module => module(rooms, p, ask, terms, of_a_module),
    }
}

/// What a module's move pays is settled first; what it buys or lays comes with it.
fn module<R: Rooms>(rooms: &mut R, p: &mut Play<'_>, ask: Ask, terms: Terms, mv: Move) {
    let seat = ask.seat;
    let payment = rooms.payment(p.open, &mv);
    if let Some(payment) = &payment {
        settle(rooms, p, seat, payment);
    }
    rooms.apply(seat, mv, p);
    match (payment, mv.accompanies()) {
        (Some(payment), _) => {
            if let Some(tile) = payment.tile {
                buy(rooms, p, seat, terms, None, tile, &payment);
            } else {
                p.busy();
                overpaid(p, seat, &payment);
            }
        }
        (None, Some(then)) => apply(rooms, p, ask, terms, then), // a redesign with gates is a redesign (BASE-T7)
        (None, None) => p.busy(),
    }
}

fn pass<R: Rooms>(rooms: &mut R, p: &mut Play<'_>, ask: Ask) {
    let seat = ask.seat;
    match ask.topic {
        Topic::Module(topic) => rooms.passed(seat, topic, p),
        Topic::Extras => {
            p.agenda.pop(); // nothing more is asked about EXTRAS
            p.open.announced = None;
            p.tell(|| Event::Passed { seat });
        }
        Topic::Surplus => p.tell(|| Event::Passed { seat }),
        _ => {
            let asked = p.open.from_next().position(|s| s == seat).expect("a seat of this table");
            p.push(Step::Poll(asked as u8 + 1));
            p.tell(|| Event::Passed { seat });
        }
    }
}

/// A redesign outside an action was granted by a module, which takes note.
fn redesigned<R: Rooms>(rooms: &mut R, p: &mut Play<'_>, ask: Ask) {
    if ask.topic == Topic::Extras {
        rooms.redesigned(ask.seat, p);
    }
}

fn placed(p: &mut Play<'_>, seat: Seat, tile: Tile) {
    p.open.aside[seat].remove(tile);
    p.open.giftable.remove(tile);
}

/// What is paid leaves the hand, and what lay open before the payer goes back to its module.
fn settle<R: Rooms>(rooms: &mut R, p: &mut Play<'_>, seat: Seat, payment: &Payment) {
    p.discard(seat, &payment.pay.from_hand());
    if !R::BARE {
        rooms.spent(seat, &payment.pay, p);
    }
}

/// A tile was bought and paid: by which right tells what follows.
fn buy<R: Rooms>(
    rooms: &mut R,
    p: &mut Play<'_>,
    seat: Seat,
    terms: Terms,
    slot: Option<Slot>,
    tile: Tile,
    payment: &Payment,
) {
    let (price, paid) = (payment.bill.price, payment.bill.worth(&payment.pay));
    let sale = Sale { seat, tile, slot, price, paid, by: terms.by };
    p.busy();
    p.acquire(seat, tile);
    if p.open.config.has_dirk() {
        p.open.giftable.insert(tile);
    }
    p.tell(|| Event::Bought { seat, tile, slot, paid: payment.pay, exact: sale.is_exact(), by: sale.by });
    if sale.is_exact() && terms.further {
        p.push(Step::FurtherAction); // BASE-T3
    }
    if terms.at_once {
        // VIZ-3: placed at once, then the slot is filled; a yard that stays short ends the game.
        p.push(Step::YardCheck);
        p.push(Step::FillYard);
        p.push(Step::Placed(seat));
        p.push(Step::Place(seat));
    }
    rooms.bought(&sale, p); // BASE-P6
    overpaid(p, seat, payment);
}

/// CHG-3: what becomes of a surplus is decided right after the payment.
fn overpaid(p: &mut Play<'_>, seat: Seat, payment: &Payment) {
    let (price, paid) = (payment.bill.price, payment.bill.worth(&payment.pay));
    if payment.change && paid > price && !p.open.config.modules.is_empty() {
        p.open.surplus = paid - price;
        p.push(Step::Surplus(seat));
    }
}
