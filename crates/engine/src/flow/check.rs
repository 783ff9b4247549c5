//! Every legal move passes; every other one is refused with the rule it breaks. Nothing changes here.

use super::{Because, Bill, Eyes, Illegal, Terms, Topic};
use crate::{
    components::{Pays, TAKE_LIMIT},
    modules::{Move, Peek},
    value::*,
};

pub fn check<P: Peek>(eyes: &Eyes<'_>, rooms: &P, mv: &Move) -> Result<(), Illegal> {
    match mv {
        Move::Take(cards) => {
            action(eyes, rooms)?;
            take(eyes, rooms, cards)
        }
        Move::Buy { slot, pay } => {
            let terms = right(eyes, rooms)?;
            buy(eyes, &terms, *slot, pay)
        }
        Move::Add { tile, at } => {
            redesign(eyes, rooms)?;
            reserve(eyes, *tile)?;
            eyes.open.check_build(eyes.seat, *at, tile.walls())
        }
        Move::Remove { at } => {
            redesign(eyes, rooms)?;
            eyes.open.check_remove(eyes.seat, *at)
        }
        Move::Exchange { at, tile } => {
            redesign(eyes, rooms)?;
            reserve(eyes, *tile)?;
            eyes.open.check_exchange(eyes.seat, *at, tile.walls())
        }
        Move::Build { tile, at } => {
            aside(eyes, *tile)?;
            eyes.open.check_build(eyes.seat, *at, tile.walls())
        }
        Move::Keep { tile } => aside(eyes, *tile),
        Move::Give { tile } => {
            aside(eyes, *tile)?;
            give(eyes, rooms, *tile)
        }
        Move::Pass if eyes.ask.topic.may_pass() => Ok(()),
        // BASE-T5, T6, L1: what is compulsory cannot be declined.
        Move::Pass => Err(rule!("BASE-T6").broken(not_now(eyes))),
        of_a_module => rooms.check(eyes, of_a_module),
    }
}

fn not_now(eyes: &Eyes<'_>) -> Because {
    Because::NotNow { topic: eyes.ask.topic }
}

/// The move needs an action.
fn action<P: Peek>(eyes: &Eyes<'_>, rooms: &P) -> Result<(), Illegal> {
    if eyes.ask.topic.is_action() {
        return Ok(());
    }
    let rule = rooms.right(eyes).and_then(|terms| terms.only).unwrap_or(rule!("BASE-T1"));
    Err(rule.broken(not_now(eyes)))
}

/// The move needs an action, or a redesign that a module grants.
pub(super) fn redesign<P: Peek>(eyes: &Eyes<'_>, rooms: &P) -> Result<(), Illegal> {
    if eyes.redesign { Ok(()) } else { action(eyes, rooms) }
}

/// By which right may this seat buy now?
pub fn right<P: Peek>(eyes: &Eyes<'_>, rooms: &P) -> Result<Terms, Illegal> {
    if eyes.ask.topic.is_action() {
        return Ok(Terms::TURN);
    }
    rooms.right(eyes).ok_or_else(|| rule!("BASE-T1").broken(not_now(eyes)))
}

/// BASE-M1: what several cards taken together may be worth, unless a module allows more (CHA-H).
#[inline]
pub(super) fn take_limit<P: Peek>(eyes: &Eyes<'_>, rooms: &P) -> u8 {
    if P::BARE { TAKE_LIMIT } else { rooms.take_limit(eyes).unwrap_or(TAKE_LIMIT) }
}

fn take<P: Peek>(eyes: &Eyes<'_>, rooms: &P, cards: &Purse) -> Result<(), Illegal> {
    if cards.is_empty() {
        return Err(rule!("BASE-M1").broken(Because::NoCards));
    }
    let there: Purse = eyes.open.display.iter().copied().collect();
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
    let bill = Bill::of_tile(tile, slot);
    let paid = bill.check(&eyes.means, pay)?;
    if terms.by.is_some()
        && let Some(card) = pay.specials().find(|card| card.pays() == Pays::Everything)
    {
        return Err(rule!("CHA-13").broken(Because::PaysNothingHere { card }));
    }
    if let Some(rule) = terms.exact_only
        && paid != bill.price
    {
        return Err(rule.broken(Because::NotExact { price: bill.price, paid }));
    }
    bill.enough(paid)
}

fn reserve(eyes: &Eyes<'_>, tile: Tile) -> Result<(), Illegal> {
    if eyes.open.reserve[eyes.seat].has(tile) {
        return Ok(());
    }
    Err(rule!("BASE-R1").broken(Because::NotInReserve { tile }))
}

fn aside(eyes: &Eyes<'_>, tile: Tile) -> Result<(), Illegal> {
    if !eyes.ask.topic.is_placement() {
        return Err(rule!("BASE-T1").broken(not_now(eyes)));
    }
    if eyes.open.aside[eyes.seat].has(tile) {
        return Ok(());
    }
    Err(rule!("BASE-L3").broken(Because::NotAside { tile }))
}

/// BASE-D5: only what was bought, only to Dirk, only in PLACEMENT.
fn give<P: Peek>(eyes: &Eyes<'_>, rooms: &P, tile: Tile) -> Result<(), Illegal> {
    if !eyes.open.config.has_dirk() {
        return Err(rule!("BASE-D5").broken(Because::NoDirk));
    }
    if eyes.ask.topic == Topic::LastTiles {
        return Err(rule!("BASE-F4").broken(Because::NoGift { tile }));
    }
    if !eyes.open.giftable.has(tile) {
        return Err(rooms.no_gift(tile).unwrap_or(rule!("BASE-D5")).broken(Because::NoGift { tile }));
    }
    Ok(())
}
