//! A legal move by chance, without listing all of them: what a fast playout does.

use super::{Eyes, Sight, Topic, list, payment};
use crate::{
    modules::{Move, Peek},
    value::*,
};

/// First the kind of move, each possible kind equally likely, then one of that kind.
pub fn sample<P: Peek>(sight: &Sight<'_, P>, dice: &mut Dice, scratch: &mut Vec<Move>) -> Move {
    let eyes = &sight.eyes;
    scratch.clear();
    match eyes.ask.topic {
        Topic::Action | Topic::FurtherAction if P::BARE => action(eyes, dice, scratch),
        Topic::Placement | Topic::LastTiles => placement(eyes, dice),
        _ => {
            sight.moves(scratch);
            *dice.pick(scratch)
        }
    }
}

/// The kinds of action: take money, buy, redesign. A kind that turns out impossible is left out and another drawn.
fn action(eyes: &Eyes<'_>, dice: &mut Dice, scratch: &mut Vec<Move>) -> Move {
    let mut kinds = [0u8, 1, 2];
    let mut left = 3;
    loop {
        let drawn = dice.below(left as u32) as usize;
        let found = match kinds[drawn] {
            0 => take(eyes, dice, scratch),
            1 => buy(eyes, dice, scratch),
            _ => redesign(eyes, dice),
        };
        if let Some(mv) = found {
            return mv;
        }
        left -= 1;
        kinds[drawn] = kinds[left];
    }
}

fn take(eyes: &Eyes<'_>, dice: &mut Dice, scratch: &mut Vec<Move>) -> Option<Move> {
    scratch.clear();
    list::takes(eyes, scratch);
    (!scratch.is_empty()).then(|| *dice.pick(scratch))
}

fn buy(eyes: &Eyes<'_>, dice: &mut Dice, scratch: &mut Vec<Move>) -> Option<Move> {
    let affordable =
        |slot: &Slot| eyes.open.in_yard(*slot).is_some_and(|tile| eyes.hand.sum(slot.currency()) >= tile.price());
    let mut slots = [Slot::ALL[0]; 4];
    let mut n = 0;
    for slot in Slot::ALL.into_iter().filter(affordable) {
        slots[n] = slot;
        n += 1;
    }
    if n == 0 {
        return None;
    }
    let slot = *dice.pick(&slots[..n]);
    scratch.clear();
    let price = eyes.open.in_yard(slot)?.price();
    payment::minimal(eyes.hand, slot.currency(), price, |pay| scratch.push(Move::Buy { slot, pay }));
    Some(*dice.pick(scratch))
}

fn redesign(eyes: &Eyes<'_>, dice: &mut Dice) -> Option<Move> {
    let (open, seat) = (eyes.open, eyes.seat);
    let reserve = open.reserve[seat];
    if reserve.is_empty() && open.built[seat].is_empty() {
        return None;
    }
    let plan = open.plan(seat);
    let tile = (!reserve.is_empty()).then(|| reserve.iter().nth(dice.below(reserve.len().into()) as usize)).flatten();
    for kind in [dice.below(3), 0, 1, 2] {
        let cells = match (kind, tile) {
            (0, Some(tile)) => plan.placements(tile.walls()),
            (1, Some(tile)) => plan.swaps(tile.walls()),
            (2, _) => plan.removals(),
            _ => continue,
        };
        if !cells.is_empty() {
            let at = cells.nth(dice.below(cells.len() as u32) as usize)?;
            return Some(match (kind, tile) {
                (0, Some(tile)) => Move::Add { tile, at },
                (1, Some(tile)) => Move::Exchange { at, tile },
                _ => Move::Remove { at },
            });
        }
    }
    None
}

/// Where a tile can be built it is; else it is kept, or in a game with Dirk sometimes given.
fn placement(eyes: &Eyes<'_>, dice: &mut Dice) -> Move {
    let aside = eyes.open.aside[eyes.seat];
    let tile = aside.iter().nth(dice.below(aside.len().into()) as usize).expect("something lies aside");
    let cells = eyes.open.plan(eyes.seat).placements(tile.walls());
    if cells.is_empty() {
        let giftable = eyes.ask.topic == Topic::Placement && eyes.open.giftable.has(tile);
        return if giftable && dice.below(2) == 0 { Move::Give { tile } } else { Move::Keep { tile } };
    }
    let at = cells.nth(dice.below(cells.len() as u32) as usize).expect("below their number");
    Move::Build { tile, at }
}
