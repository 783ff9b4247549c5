//! What a move does. It has been checked, so nothing here can fail.

use super::{Ask, Bill, Event, Play, Sale, Step, Terms, Topic};
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
            p.open.hand_sizes[seat] += cards.len();
            p.hands[seat].add_all(&cards);
            p.tell(|| Event::Took { seat, cards });
            rooms.took(seat, &cards, p);
        }
        Move::Buy { slot, pay } => buy(rooms, p, seat, terms, slot, &pay),
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
        of_a_module => {
            rooms.apply(seat, of_a_module, p);
            match of_a_module.accompanies() {
                Some(then) => apply(rooms, p, ask, terms, then), // a redesign with gates is a redesign (BASE-T7)
                None => p.busy(),
            }
        }
    }
}

fn pass<R: Rooms>(rooms: &mut R, p: &mut Play<'_>, ask: Ask) {
    let seat = ask.seat;
    match ask.topic {
        Topic::Module(topic) => rooms.passed(seat, topic, p),
        Topic::Extras => {
            p.agenda.pop(); // nothing more is asked about EXTRAS
            p.tell(|| Event::Passed { seat });
        }
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

fn buy<R: Rooms>(rooms: &mut R, p: &mut Play<'_>, seat: Seat, terms: Terms, slot: Slot, pay: &Purse) {
    let tile = p.open.yard[slot.index()].take().expect("checked");
    let bill = Bill::of_tile(tile, slot);
    let paid = bill.worth(pay);
    let sale = Sale { seat, tile, slot, price: bill.price, paid, by: terms.by };
    p.busy();
    p.discard(seat, &pay.from_hand());
    if !R::BARE {
        rooms.spent(seat, pay, p);
    }
    p.acquire(seat, tile);
    if p.open.config.has_dirk() {
        p.open.giftable.insert(tile);
    }
    p.tell(|| Event::Bought { seat, tile, slot, paid: *pay, exact: sale.is_exact(), by: sale.by });
    if sale.is_exact() && terms.further {
        p.push(Step::FurtherAction); // BASE-T3
    }
    if terms.at_once {
        // VIZ-3: placed at once, then the slot is filled; a yard that stays short ends the game.
        p.push(Step::YardCheck);
        p.push(Step::FillYard);
        p.push(Step::Place(seat));
    }
    rooms.bought(&sale, p); // BASE-P6
}
