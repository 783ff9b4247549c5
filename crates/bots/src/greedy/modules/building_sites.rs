//! Building sites: a tile for half its price whose walls count at once, and its building after it is paid in full (SIT-15).

use super::prelude::*;
use sabika_engine::{
    flow::Bill,
    modules::building_sites::{self, Move, complete_bill, set_up_bill},
};

#[derive(Default)]
pub struct BuildingSites;

impl Knowledge for BuildingSites {
    /// A site is bought like a tile, if no tile can be; what it says is paid when there is enough.
    fn liking(&self, sight: &Sight<'_>, mv: &AnyMove) -> i32 {
        let (eyes, AnyMove::BuildingSites(mv)) = (&sight.eyes, mv) else { return OFFERED };
        match mv {
            Move::SetUp { tile, pay } => {
                set_up_bill(eyes.open, *tile).map_or(0, |(_, bill)| bought(&bill, pay, 22_000, 22_000))
            }
            Move::Choose(currency) => 20_000 + i32::from(eyes.means.sum(*currency)),
            Move::Complete { tile, pay } => due(sight, *tile).map_or(0, |bill| bought(&bill, pay, 40_200, 29_000)),
        }
    }
    /// The own unfinished tiles, as a buyer sees them.
    fn take_notes(&self, mind: &mut Mind<'_>) {
        if let Some(hand) = mind.sight.own::<building_sites::BuildingSites>() {
            let ware = |tile: Tile| mind.ware_of(tile, completed(mind, tile));
            mind.due = hand.sites.iter().map(|site| (site.currency, ware(site.tile))).collect();
        }
    }
    fn worth(&self, mind: &Mind<'_>, mv: &AnyMove) -> i32 {
        let AnyMove::BuildingSites(mv) = *mv else { return NEVER };
        match mv {
            Move::SetUp { tile, pay } => {
                let Ok((slot, bill)) = set_up_bill(mind.sight.eyes.open, tile) else { return NEVER };
                set_up(mind, tile, &pay).map_or(NEVER, |worth| worth - mind.costs(&bill, &pay, Some(slot)))
            }
            Move::Choose(currency) => chosen(mind, currency),
            Move::Complete { tile, pay } => match due(mind.sight, tile) {
                Some(bill) => completed(mind, tile) - mind.costs(&bill, &pay, None),
                None => NEVER,
            },
        }
    }
    /// SIT-17: is this paid exactly?
    fn goes_on(&self, mind: &Mind<'_>, mv: &AnyMove) -> bool {
        let AnyMove::BuildingSites(Move::Complete { tile, pay }) = mv else { return false };
        due(mind.sight, *tile).is_some_and(|bill| bill.paid(pay) == Ok(bill.price))
    }
    /// What a site is still worth as a building, wherever it will lie.
    fn promise(&self, mind: &Mind<'_>, tile: Tile) -> i32 {
        let kind = tile.building().filter(|_| mind.sight.eyes.open.is_unfinished(tile));
        kind.map_or(0, |kind| (mind.more(kind, 1) * mind.weights.site) >> 8)
    }
    /// Has this seat sites to complete?
    fn mixes_money(&self, mind: &Mind<'_>) -> bool {
        let seat = mind.sight.eyes.seat;
        mind.sight.rooms.building_sites().is_some_and(|open| !open.sites[seat].is_empty())
    }
}

/// What is due to complete an own site.
fn due(sight: &Sight<'_>, tile: Tile) -> Option<Bill> {
    let currency = sight.own::<building_sites::BuildingSites>()?.currency(tile)?;
    Some(complete_bill(tile, currency))
}

/// Its place in the Alhambra, and some of what it will be worth as a building: with the money that is left, in the better
/// of two currencies.
fn set_up(mind: &Mind<'_>, tile: Tile, pay: &Purse) -> Option<i32> {
    let (cell, ..) = mind.best_turned(tile)?;
    let w = mind.weights;
    let mut left = mind.means;
    if !left.contains(pay) {
        return None;
    }
    left.remove_all(pay);
    let building = mind.more(tile.building()?, 1) + mind.owned(tile);
    let (cash, price, action) = (Cash::of(&left), tile.price(), mind.fade(w.site_action));
    let mut hopes = Currency::ALL.map(|currency| {
        let (cash, ware) =
            (cash[currency as usize], mind.wares()[currency as usize].filter(|_| tile_apart(mind, tile, currency)));
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
fn tile_apart(mind: &Mind<'_>, tile: Tile, currency: Currency) -> bool {
    let slot = Slot::ALL.into_iter().find(|slot| slot.currency() == currency);
    slot.is_some_and(|slot| mind.sight.eyes.open.in_yard(slot) != Some(tile))
}

/// What a site brings that is completed.
fn completed(mind: &Mind<'_>, tile: Tile) -> i32 {
    let (table, seat) = (mind.sight.eyes.open, mind.sight.eyes.seat);
    let majority = tile.building().map_or(0, |kind| mind.more(kind, 1));
    let counts = if table.built(seat).has(tile) { majority } else { mind.kept(majority) };
    counts + mind.sum(|room| room.finished(mind, tile))
}

/// SIT-4: in which currency it will be paid most easily.
fn chosen(mind: &Mind<'_>, currency: Currency) -> i32 {
    let Some(tile) = mind.sight.rooms.building_sites().and_then(|open| open.choosing) else { return 0 };
    let cash = Cash::of(&mind.means)[currency as usize];
    let (price, sum) = (i32::from(tile.price()), i32::from(cash.sum));
    2 * sum.min(price) + i32::from(cash.pays(tile.price()))
}
