//! Paying, and what a payment brings: a tile, a further action, something for what was paid too much (BASE-P6).

use super::{Event, Payment, Play, Sale, Step, Terms};
use crate::{
    modules::{Happening, Household, Moment},
    table::Surplus,
    value::*,
};

/// A tile of the yard is bought.
pub fn buy<R: Household>(rooms: &mut R, p: &mut Play<'_>, seat: Seat, terms: &Terms, payment: &Payment) {
    let paid = settle(rooms, p, seat, terms, payment);
    tile_bought(rooms, p, seat, terms, payment, paid);
    if !rooms.is_idle() {
        overpaid(p, seat, payment, paid);
    }
}

/// A module's move is paid, then made; with it a tile may be bought, from the yard or from elsewhere.
pub fn with<R: Household>(
    rooms: &mut R,
    p: &mut Play<'_>,
    seat: Seat,
    terms: &Terms,
    payment: &Payment,
    make: impl FnOnce(&mut R, &mut Play<'_>),
) {
    let paid = settle(rooms, p, seat, terms, payment);
    if payment.tile.is_some() {
        tile_bought(rooms, p, seat, terms, payment, paid);
    }
    make(rooms, p);
    p.busy();
    overpaid(p, seat, payment, paid); // BASE-P6: before what the module asks
}

/// What is paid leaves the hand, and what lay open before the payer goes back to its module. Everything that the payment
/// sets off comes before the further action that it may bring (BASE-T3, P6). Says what was paid.
fn settle<R: Household>(rooms: &mut R, p: &mut Play<'_>, seat: Seat, terms: &Terms, payment: &Payment) -> u16 {
    let paid = payment.bill.worth(&payment.pay);
    if rooms.is_idle() {
        p.discard(seat, &payment.pay);
    } else {
        p.discard(seat, &payment.pay.from_hand());
        rooms.happen(Happening::Spent { seat, pay: &payment.pay }, p);
    }
    if terms.further && payment.is_exact(paid) {
        p.push(Step::FurtherAction);
    }
    if payment.strict && paid != payment.bill.price {
        rooms.happen(Happening::Graced { seat }, p);
    }
    paid
}

/// By which right a tile was bought tells what follows.
fn tile_bought<R: Household>(rooms: &mut R, p: &mut Play<'_>, seat: Seat, terms: &Terms, payment: &Payment, paid: u16) {
    let (tile, slot) = (payment.tile.expect("a tile is paid"), payment.slot);
    let price = if tile.price() > 0 { tile.price() } else { payment.bill.price as u8 };
    let sale = Sale { seat, tile, slot, price, exact: payment.is_exact(paid), by: terms.by };
    p.busy();
    if let Some(slot) = slot {
        p.open.market.yard[slot.index()] = None;
    }
    p.acquire_giftable(seat, tile);
    p.tell(|| Event::Bought { seat, tile, slot, paid: payment.pay, exact: sale.exact, by: sale.by });
    if terms.at_once {
        // VIZ-3: placed at once, then the slot is filled; a yard that stays short ends the game.
        p.plan([Step::Place(seat), Step::Placed(seat), Step::FillYard, Step::YardCheck]);
    }
    rooms.happen(Happening::Bought { sale: &sale }, p); // BASE-P6
}

/// CHG-3: what becomes of a surplus is decided right after the payment.
fn overpaid(p: &mut Play<'_>, seat: Seat, payment: &Payment, paid: u16) {
    if !payment.change || !p.open.config.modules.take_part(Moment::Surplus) {
        return;
    }
    let amount = paid.saturating_sub(payment.bill.price).min(u8::MAX.into()) as u8;
    if amount > 0 {
        p.open.course.surplus = Surplus { amount, savable: payment.bill.savings };
        p.push(Step::Surplus(seat));
    }
}
