//! What a seat could do next: by types of buildings, since that is what counts, and not by slots.

use super::{Pen, Wares, YES, cash::Cash, common::Common};
use sabika_engine::{
    table::{OpenTable, Plan},
    value::{Seat, Slot},
};

/// So many numbers it takes.
pub const NUMBERS: usize = 40;

/// What lies in a slot, to one seat.
#[derive(Clone, Copy, Default)]
struct Offer {
    /// Points that the building would bring, and a little for being there. Nothing where it finds no place.
    worth: i32,
    exact: bool,
    affordable: bool,
    /// It could be paid to the point if one of the cards on display were taken.
    soon: bool,
}

pub fn offers(
    open: &OpenTable,
    seat: Seat,
    (common, wares): (&Common, &Wares),
    plan: &Plan,
    cash: &[Cash; 4],
    pen: &mut Pen<'_>,
) {
    let [next, last] = common.gains.map(|gains| gains[seat.index()]);
    for kind in 0..6 {
        pen.put(i32::from(next[kind]) * 5);
        pen.put(i32::from(last[kind]) * 5);
    }
    let (mut exact, mut affordable) = ([false; 6], [false; 6]);
    let mut all = [Offer::default(); 4];
    for (slot, offer) in Slot::ALL.into_iter().zip(&mut all) {
        let Some(tile) = wares.in_yard(slot) else {
            pen.put(0);
            continue;
        };
        let places = plan.placements(open.walls(tile)).len();
        pen.put(places as i32 * 8);
        let (own, price) = (cash[slot.index()], tile.price());
        let pays_with = |value: u8| own.with(value).pays(price);
        *offer = Offer {
            worth: 0,
            exact: own.pays(price),
            affordable: own.sum >= u32::from(price),
            soon: wares.money(slot.currency()).any(|card| pays_with(card.value())),
        };
        if let Some(kind) = open.kind(tile).map(|kind| kind as usize) {
            exact[kind] |= offer.exact;
            affordable[kind] |= offer.affordable;
            if places > 0 {
                offer.worth = 2 + i32::from(next[kind]) + i32::from(last[kind]);
            }
        }
    }
    for is in exact.into_iter().chain(affordable) {
        pen.say(is);
    }
    for offer in &all {
        pen.say(offer.soon && !offer.exact);
    }
    let best = |fits: fn(&Offer) -> bool| all.iter().filter(|offer| fits(offer)).map(|offer| offer.worth).max();
    let exactly = all.iter().filter(|offer| offer.exact).map(|offer| offer.worth);
    pen.put(best(|offer| offer.exact).unwrap_or(0) * 4);
    pen.put(exactly.sum::<i32>() * 2);
    pen.put(best(|offer| offer.affordable && !offer.exact).unwrap_or(0) * 4);
    pen.put(best(|offer| offer.soon && !offer.exact).unwrap_or(0) * 4);
    for own in cash {
        // What a card is worth.
        pen.put(if own.cards == 0 { 0 } else { own.sum as i32 * YES / 4 / own.cards as i32 });
    }
}
