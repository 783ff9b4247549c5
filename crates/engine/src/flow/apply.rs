//! What a move does. It has been checked, so nothing here can fail.

use super::{Ask, Bill, Event, Moment, Payment, Play, Sale, Step, Terms, Topic};
use crate::{
    modules::{Move, Rooms},
    table::Surplus,
    value::*,
};

pub fn apply<R: Rooms>(rooms: &mut R, p: &mut Play<'_>, ask: Ask, terms: &Terms, mv: Move) {
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
            let tile = p.open.in_yard(slot).expect("checked");
            let payment = Payment::for_tile(Bill::of_tile(tile, slot), pay, tile, Some(slot));
            let paid = settle(rooms, p, seat, terms, &payment);
            buy(rooms, p, seat, terms, tile, &payment, paid);
            if !R::BARE {
                overpaid(p, seat, &payment, paid);
            }
        }
        Move::Add { tile, at, turn } => {
            redesigned(rooms, p, ask);
            p.open.reserve[seat].remove(tile);
            p.open.lay_turned(seat, tile, at, turn);
            p.tell(|| Event::Added { seat, tile, at, turn });
            rooms.built(seat, tile, p);
        }
        Move::Remove { at } => {
            redesigned(rooms, p, ask);
            let tile = p.open.tile_at(seat, at).expect("checked");
            p.open.lift(seat, tile);
            p.open.reserve[seat].insert(tile);
            p.tell(|| Event::Removed { seat, tile, at });
            rooms.lifted(seat, tile, at, p);
        }
        Move::Turn { at, turn } => {
            redesigned(rooms, p, ask);
            let tile = p.open.tile_at(seat, at).expect("checked");
            p.open.turn_in_place(seat, tile, turn);
            p.tell(|| Event::Turned { seat, tile, at, turn });
        }
        Move::Exchange { at, tile, turn } => {
            redesigned(rooms, p, ask);
            let old = p.open.tile_at(seat, at).expect("checked");
            p.open.lift(seat, old);
            p.open.reserve[seat].remove(tile);
            p.open.reserve[seat].insert(old);
            p.open.lay_turned(seat, tile, at, turn);
            p.tell(|| Event::Exchanged { seat, tile, old, at, turn });
            rooms.lifted(seat, old, at, p);
            rooms.built(seat, tile, p);
        }
        Move::Build { tile, at, turn } => {
            placed(p, seat, tile);
            p.open.lay_turned(seat, tile, at, turn);
            p.tell(|| Event::Built { seat, tile, at, turn });
            rooms.built(seat, tile, p);
        }
        Move::Keep { tile } => {
            placed(p, seat, tile);
            p.open.reserve[seat].insert(tile);
            p.tell(|| Event::Kept { seat, tile });
            if !R::BARE {
                rooms.put_away(seat, tile, false, p);
            }
        }
        Move::Give { tile } => {
            placed(p, seat, tile);
            p.open.dirk.insert(tile);
            p.tell(|| Event::Given { seat, tile });
            if !R::BARE {
                rooms.put_away(seat, tile, true, p);
            }
        }
        Move::Pass => pass(rooms, p, ask),
        of_a_module => module(rooms, p, ask, terms, of_a_module),
    }
}

/// What a module's move pays is settled first; what it buys or lays comes with it.
fn module<R: Rooms>(rooms: &mut R, p: &mut Play<'_>, ask: Ask, terms: &Terms, mv: Move) {
    let seat = ask.seat;
    if mv.is_free() {
        match ask.topic {
            Topic::Action => p.push(Step::Action),
            Topic::FurtherAction => p.push(Step::FurtherAction),
            _ => {}
        }
    }
    let payment = rooms.payment(seat, p.open, &mv).map(|payment| {
        let paid = settle(rooms, p, seat, terms, &payment);
        if let Some(tile) = payment.tile {
            buy(rooms, p, seat, terms, tile, &payment, paid);
        }
        (payment, paid)
    });
    rooms.apply(seat, mv, p);
    match (payment, mv.accompanies()) {
        (Some((payment, paid)), _) => {
            p.busy();
            overpaid(p, seat, &payment, paid); // BASE-P6: before what the module asks
        }
        (None, Some(then)) => apply(rooms, p, ask, terms, then), // a redesign with gates is a redesign (BASE-T7)
        (None, None) if mv.is_redesign() => {}
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

/// What is paid leaves the hand, and what lay open before the payer goes back to its module. Everything that the payment
/// sets off comes before the further action that it may bring (BASE-T3, P6). Says what was paid.
fn settle<R: Rooms>(rooms: &mut R, p: &mut Play<'_>, seat: Seat, terms: &Terms, payment: &Payment) -> u8 {
    let paid = payment.bill.worth(&payment.pay);
    if R::BARE {
        p.discard(seat, &payment.pay);
    } else {
        p.discard(seat, &payment.pay.from_hand());
        rooms.spent(seat, &payment.pay, p);
    }
    let graced = payment.strict && paid != payment.bill.price;
    if terms.further && payment.is_exact(paid) {
        p.push(Step::FurtherAction);
    }
    if graced {
        rooms.graced(seat, p);
    }
    paid
}

/// A tile was bought and paid: by which right tells what follows.
fn buy<R: Rooms>(rooms: &mut R, p: &mut Play<'_>, seat: Seat, terms: &Terms, tile: Tile, payment: &Payment, paid: u8) {
    let slot = payment.slot;
    let price = if tile.price() > 0 { tile.price() } else { payment.bill.price };
    let sale = Sale { seat, tile, slot, price, exact: payment.is_exact(paid), by: terms.by };
    p.busy();
    if let Some(slot) = slot {
        p.open.yard[slot.index()] = None;
    }
    p.acquire(seat, tile);
    if p.open.config.has_dirk() {
        p.open.giftable.insert(tile);
    }
    p.tell(|| Event::Bought { seat, tile, slot, paid: payment.pay, exact: sale.exact, by: sale.by });
    if terms.at_once {
        // VIZ-3: placed at once, then the slot is filled; a yard that stays short ends the game.
        p.push(Step::YardCheck);
        p.push(Step::FillYard);
        p.push(Step::Placed(seat));
        p.push(Step::Place(seat));
    }
    if !R::BARE {
        rooms.bought(&sale, p); // BASE-P6
    }
}

/// CHG-3: what becomes of a surplus is decided right after the payment.
fn overpaid(p: &mut Play<'_>, seat: Seat, payment: &Payment, paid: u8) {
    if !payment.change || !p.open.config.modules.take_part(Moment::Surplus) {
        return;
    }
    let amount = paid.saturating_sub(payment.bill.price);
    if amount > 0 {
        p.open.surplus = Surplus { amount, savable: payment.bill.savings };
        p.push(Step::Surplus(seat));
    }
}
