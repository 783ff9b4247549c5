//! Every legal move passes; every other one is refused with the rule it breaks. Nothing changes here.

use super::{Because, Bill, Eyes, Illegal, Terms, Topic};
use crate::{
    components::{Pays, TAKE_LIMIT},
    modules::{Move, Rooms},
    value::*,
};

pub fn check<P: Rooms + ?Sized>(eyes: &Eyes<'_>, rooms: &P, mv: &Move) -> Result<(), Illegal> {
    match mv {
        Move::Take(cards) => {
            action(eyes)?;
            take(eyes, rooms, cards)
        }
        Move::Buy { slot, pay } => {
            let terms = right(eyes)?;
            buy(eyes, terms, *slot, pay)
        }
        Move::Add { tile, .. } | Move::Exchange { tile, .. } => {
            redesign(eyes)?;
            reserve(eyes, *tile)?;
            eyes.open.check_place(eyes.seat, mv)
        }
        Move::Remove { .. } | Move::Turn { .. } => {
            redesign(eyes)?;
            eyes.open.check_place(eyes.seat, mv)
        }
        Move::Build { tile, .. } => {
            aside(eyes, rooms, *tile)?;
            eyes.open.check_place(eyes.seat, mv)
        }
        Move::Keep { tile } => {
            aside(eyes, rooms, *tile)?;
            can_lie_about(*tile)
        }
        Move::Give { tile } => {
            aside(eyes, rooms, *tile)?;
            can_lie_about(*tile)?;
            give(eyes, rooms, *tile)
        }
        Move::Pass => pass(eyes),
        of_a_module => rooms.check(eyes, of_a_module),
    }
}

/// MAB-19: a card that was shown for a redesign is given up with one, so there is no way back while there is a redesign.
pub(super) fn pass(eyes: &Eyes<'_>) -> Result<(), Illegal> {
    if let Some(announced) = eyes.open.announced()
        && eyes.ask.topic == Topic::Extras
        && eyes.open.config.rules > 1
        && eyes.open.can_redesign(eyes.seat)
    {
        return Err(rule!("MAB-19").broken(Because::RedesignDue { card: announced.card }));
    }
    eyes.ask.topic.compulsory().map_or(Ok(()), |rule| Err(rule.broken(not_now(eyes))))
}

fn not_now(eyes: &Eyes<'_>) -> Because {
    Because::NotNow { topic: eyes.ask.topic }
}

/// The move needs an action.
fn action(eyes: &Eyes<'_>) -> Result<(), Illegal> {
    if eyes.ask.topic.is_action() {
        return Ok(());
    }
    let rule = eyes.terms.and_then(|terms| terms.only).unwrap_or(rule!("BASE-T1"));
    Err(rule.broken(not_now(eyes)))
}

/// The move needs an action, or a redesign that a module grants.
fn redesign(eyes: &Eyes<'_>) -> Result<(), Illegal> {
    if eyes.redesign { Ok(()) } else { action(eyes) }
}

/// By which right may this seat buy now?
fn right(eyes: &Eyes<'_>) -> Result<&'static Terms, Illegal> {
    eyes.terms.ok_or_else(|| rule!("BASE-T1").broken(not_now(eyes)))
}

/// BASE-M1: what several cards taken together may be worth, unless a module allows more (CHA-H).
#[inline]
pub(super) fn take_limit<P: Rooms + ?Sized>(eyes: &Eyes<'_>, rooms: &P) -> u8 {
    if rooms.is_idle() { TAKE_LIMIT } else { rooms.take_limit(eyes).unwrap_or(TAKE_LIMIT) }
}

fn take<P: Rooms + ?Sized>(eyes: &Eyes<'_>, rooms: &P, cards: &Purse) -> Result<(), Illegal> {
    if cards.is_empty() {
        return Err(rule!("BASE-M1").broken(Because::NoCards));
    }
    let there: Purse = eyes.open.display().iter().copied().collect();
    if let Some(card) = cards.missing_in(&there) {
        return Err(rule!("BASE-M1").broken(Because::NotInDisplay { card }));
    }
    // EXO-2: what is no money is taken alone.
    if let Some(card) = cards.specials().next()
        && let Some(other) = cards.cards().find(|other| *other != card)
    {
        return Err(rule!("EXO-2").broken(Because::NotTogether { card, other }));
    }
    let (sum, limit) = (cards.total(), take_limit(eyes, rooms));
    if cards.len() > 1 && sum > u16::from(limit) {
        return Err(rule!("BASE-M1").broken(Because::TooMuch { sum, limit }));
    }
    Ok(())
}

fn buy(eyes: &Eyes<'_>, terms: &Terms, slot: Slot, pay: &Purse) -> Result<(), Illegal> {
    let tile = eyes.open.in_yard(slot).ok_or_else(|| rule!("BASE-P1").broken(Because::SlotEmpty { slot }))?;
    terms.check(&Bill::of_tile(tile, slot), &eyes.means, pay)
}

impl Eyes<'_> {
    /// Calls `found` with the payments of a bill that a list holds.
    pub fn each_payment(&self, bill: &Bill, found: impl FnMut(Purse)) {
        if self.funds.may_pay(bill) {
            bill.each(&self.means, self.length, found);
        }
    }
    /// The same, as far as these terms allow them.
    pub fn each_on(&self, terms: &Terms, bill: &Bill, found: impl FnMut(Purse)) {
        terms.each(bill, self, found);
    }
}

impl Terms {
    /// May a bill be paid like this under these terms?
    pub fn check(&self, bill: &Bill, means: &Purse, pay: &Purse) -> Result<(), Illegal> {
        let paid = bill.check(means, pay)?;
        if let Some(card) = self.unfit(pay) {
            return Err(rule!("CHA-13").broken(Because::PaysNothingHere { card }));
        }
        if let Some(rule) = self.exact_only
            && paid != bill.price
        {
            return Err(rule.broken(Because::NotExact { price: bill.price, paid }));
        }
        bill.enough(paid)
    }
    /// Calls `found` with the payments of a bill that a list holds, as far as these terms allow them.
    fn each(&self, bill: &Bill, eyes: &Eyes<'_>, mut found: impl FnMut(Purse)) {
        if !eyes.funds.may_pay(bill) || self.exact_only.is_some() && !bill.can_be_met(&eyes.means) {
            return;
        }
        bill.each(&eyes.means, eyes.length, |pay| {
            let fits = self.exact_only.is_none() || bill.paid(&pay) == Ok(bill.price);
            if fits && self.unfit(&pay).is_none() {
                found(pay);
            }
        });
    }
    /// CHA-13: no character pays by another right than the turn's.
    fn unfit(&self, pay: &Purse) -> Option<Card> {
        self.by.and_then(|_| pay.specials().find(|card| card.pays() == Pays::Everything))
    }
}

fn reserve(eyes: &Eyes<'_>, tile: Tile) -> Result<(), Illegal> {
    if eyes.open.reserve(eyes.seat).has(tile) {
        return Ok(());
    }
    Err(rule!("BASE-R1").broken(Because::NotInReserve { tile }))
}

fn aside<P: Rooms + ?Sized>(eyes: &Eyes<'_>, rooms: &P, tile: Tile) -> Result<(), Illegal> {
    if !eyes.ask.topic.is_placement() {
        return Err(rule!("BASE-T1").broken(not_now(eyes)));
    }
    if eyes.open.aside(eyes.seat).has(tile) {
        return rooms.placing(eyes.open, eyes.seat, tile);
    }
    Err(rule!("BASE-L3").broken(Because::NotAside { tile }))
}

/// WAT-18: a turret goes into the Alhambra and nowhere else.
fn can_lie_about(tile: Tile) -> Result<(), Illegal> {
    if tile.walls().is_turret() { Err(rule!("WAT-18").broken(Because::OnlyBuilt { tile })) } else { Ok(()) }
}

/// BASE-D5: only what was bought, only to Dirk, only in PLACEMENT.
fn give<P: Rooms + ?Sized>(eyes: &Eyes<'_>, rooms: &P, tile: Tile) -> Result<(), Illegal> {
    if !eyes.open.config.has_dirk() {
        return Err(rule!("BASE-D5").broken(Because::NoDirk));
    }
    if eyes.ask.topic == Topic::LastTiles {
        return Err(rule!("BASE-F4").broken(Because::NoGift { tile }));
    }
    if eyes.open.is_unfinished(tile) {
        return Err(rule!("SIT-10").broken(Because::NoGift { tile }));
    }
    if !eyes.open.giftable().has(tile) {
        return Err(rooms.no_gift(tile).unwrap_or(rule!("BASE-D5")).broken(Because::NoGift { tile }));
    }
    Ok(())
}
