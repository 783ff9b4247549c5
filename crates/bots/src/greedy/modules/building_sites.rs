//! Building sites: a tile for half its price whose walls count at once, and its building after it is paid in full (SIT-15).

use super::NEVER;
use crate::greedy::{
    mind::Mind,
    money::{Cash, Ware},
};
use sabika_engine::{
    modules::{
        Peek,
        building_sites::{BuildingSites, Hand, Move, complete_bill, set_up_bill},
    },
    value::{Currency, Purse, Slot, Tile},
};

/// What a move is worth.
pub fn worth<P: Peek>(mind: &Mind<'_, P>, mv: Move) -> i32 {
    match mv {
        Move::SetUp { tile, pay } => {
            let Ok((slot, bill)) = set_up_bill(mind.sight.eyes.open, tile) else { return NEVER };
            set_up(mind, tile, &pay).map_or(NEVER, |worth| worth - mind.costs(&bill, &pay, Some(slot)))
        }
        Move::Choose(currency) => chosen(mind, currency),
        Move::Complete { tile, pay } => match own(mind).and_then(|hand| hand.currency(tile)) {
            Some(currency) => completed(mind, tile) - mind.costs(&complete_bill(tile, currency), &pay, None),
            None => NEVER,
        },
    }
}

fn own<P: Peek>(mind: &Mind<'_, P>) -> Option<Hand> {
    mind.sight.rooms.own::<BuildingSites>(&mind.sight.eyes)
}

/// Its place in the Alhambra, and some of what it will be worth as a building: with the money that is left, in the better
/// of two currencies.
fn set_up<P: Peek>(mind: &Mind<'_, P>, tile: Tile, pay: &Purse) -> Option<i32> {
    let (cell, ..) = mind.best_turned(tile)?;
    let w = mind.weights;
    let mut left = mind.means;
    if !left.contains(pay) {
        return None;
    }
    left.remove_all(pay);
    let building = mind.more(tile.building()?, 1) + super::owned(mind, tile);
    let (cash, price, action) = (Cash::of(&left), tile.price(), mind.fade(w.site_action));
    let mut hopes = Currency::ALL.map(|currency| {
        let (cash, ware) =
            (cash[currency as usize], mind.wares[currency as usize].filter(|_| tile_apart(mind, tile, currency)));
        let Some(rest) = cash.sum.checked_sub(price) else {
            let net = building - mind.fade(w.coin * i32::from(price)) - action;
            return net.max(0) * i32::from(cash.sum) / (i32::from(price) + w.site_waits);
        };
        let costs = mind.cash_worth(cash, ware.as_ref()) - mind.cash_worth(Cash::any(rest), ware.as_ref());
        (building - costs - if cash.pays(price) { 0 } else { action }).max(0)
    });
    hopes.sort_unstable();
    let [_, third, second, first] = hopes;
    Some(cell + ((((3 * first + 2 * second + third) / 6) * w.site) >> 8))
}

/// Is what lies in the slot of this currency another tile?
fn tile_apart<P: Peek>(mind: &Mind<'_, P>, tile: Tile, currency: Currency) -> bool {
    let slot = Slot::ALL.into_iter().find(|slot| slot.currency() == currency);
    slot.is_some_and(|slot| mind.sight.eyes.open.in_yard(slot) != Some(tile))
}

/// What a site is still worth as a building, wherever it will lie.
pub fn promise<P: Peek>(mind: &Mind<'_, P>, tile: Tile) -> i32 {
    tile.building().map_or(0, |kind| (mind.more(kind, 1) * mind.weights.site) >> 8)
}

/// What a site brings that is completed.
fn completed<P: Peek>(mind: &Mind<'_, P>, tile: Tile) -> i32 {
    let (table, seat) = (mind.sight.eyes.open, mind.sight.eyes.seat);
    let majority = tile.building().map_or(0, |kind| mind.more(kind, 1));
    let counts = if table.built[seat].has(tile) { majority } else { mind.kept(majority) };
    counts + super::finished(mind, tile)
}

/// SIT-4: in which currency it will be paid most easily.
fn chosen<P: Peek>(mind: &Mind<'_, P>, currency: Currency) -> i32 {
    let Some(tile) = mind.sight.rooms.building_sites().and_then(|open| open.choosing) else { return 0 };
    let cash = Cash::of(&mind.means)[currency as usize];
    let (price, sum) = (i32::from(tile.price()), i32::from(cash.sum));
    2 * sum.min(price) + i32::from(cash.pays(tile.price()))
}

/// The own sites as a buyer sees them, each with the currency it is paid in.
pub fn wares<P: Peek>(mind: &Mind<'_, P>) -> Vec<(Currency, Ware)> {
    let Some(hand) = own(mind) else { return Vec::new() };
    let ware = |tile: Tile| mind.ware_of(tile, completed(mind, tile));
    hand.sites.iter().map(|site| (site.currency, ware(site.tile))).collect()
}

/// What money is worth that could complete one of them.
pub fn hopes<P: Peek>(mind: &Mind<'_, P>, cash: &[Cash; 4]) -> i32 {
    mind.notes.sites.iter().map(|(currency, ware)| ware.chance(cash[*currency as usize])).sum()
}

/// Has this seat sites to complete?
pub fn has_sites<P: Peek>(mind: &Mind<'_, P>) -> bool {
    let seat = mind.sight.eyes.seat;
    mind.sight.rooms.building_sites().is_some_and(|open| !open.sites[seat].is_empty())
}

/// SIT-17: is this paid exactly?
pub fn is_exact<P: Peek>(mind: &Mind<'_, P>, mv: &Move) -> bool {
    let Move::Complete { tile, pay } = mv else { return false };
    let bill = own(mind).and_then(|hand| hand.currency(*tile)).map(|currency| complete_bill(*tile, currency));
    bill.is_some_and(|bill| bill.paid(pay) == Ok(bill.price))
}
