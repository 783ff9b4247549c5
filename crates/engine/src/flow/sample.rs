//! A legal move by chance, without listing all of them: what a fast playout does.

use super::{Bill, Eyes, Sight, Topic, check::take_limit, list::placements, ways};
use crate::{
    components::TAKE_LIMIT,
    modules::{ModuleId, Moment, Move, Rooms},
    table::OpenTable,
    value::*,
};

/// First the kind of move, then one of that kind.
pub fn sample<P: Rooms + ?Sized>(sight: &Sight<'_, P>, dice: &mut Dice, scratch: &mut Vec<Move>) -> Move {
    let eyes = &sight.eyes;
    match eyes.ask.topic {
        Topic::Action | Topic::FurtherAction if sight.rooms.is_bare() => action(eyes, dice),
        Topic::Action | Topic::FurtherAction => rich_action(sight, dice, scratch),
        Topic::Placement | Topic::LastTiles => {
            if !sight.rooms.is_bare() && dice.below(4) == 0 {
                scratch.clear();
                sight.rooms.moves(eyes, scratch);
                if !scratch.is_empty() {
                    return *dice.pick(scratch);
                }
            }
            placement(sight, dice, scratch)
        }
        _ => {
            scratch.clear();
            sight.moves(scratch);
            *dice.pick(scratch)
        }
    }
}

/// The kinds of action: take money, buy, redesign, as 3 : 4 : 1. A kind that turns out impossible is drawn anew.
fn action(eyes: &Eyes<'_>, dice: &mut Dice) -> Move {
    // Each is returned as soon as it is made: a move that is copied while it is being written stalls the processor.
    loop {
        match dice.below(8) {
            0..3 => {
                if let Some(cards) = take(eyes, TAKE_LIMIT, dice) {
                    return Move::Take(cards);
                }
            }
            3..7 => {
                if let Some((slot, pay)) = buy(eyes, dice) {
                    return Move::Buy { slot, pay };
                }
            }
            _ => {
                if let Some(mv) = redesign(eyes, dice) {
                    return mv;
                }
            }
        }
    }
}

/// The same with modules: two more in ten go to what they offer, first one of them, then one of its moves.
fn rich_action<P: Rooms + ?Sized>(sight: &Sight<'_, P>, dice: &mut Dice, scratch: &mut Vec<Move>) -> Move {
    let eyes = &sight.eyes;
    loop {
        scratch.clear();
        let found = match dice.below(10) {
            0..3 => take(eyes, take_limit(eyes, sight.rooms), dice).map(Move::Take),
            3..7 => rich_buy(eyes, dice, scratch),
            7 => redesign(eyes, dice),
            _ => of_a_module(sight, dice, scratch),
        };
        if let Some(mv) = found {
            return mv;
        }
    }
}

fn rich_buy(eyes: &Eyes<'_>, dice: &mut Dice, scratch: &mut Vec<Move>) -> Option<Move> {
    let terms = eyes.terms?;
    let first = dice.below(4);
    for n in 0..4 {
        let slot = Slot::ALL[(first + n) as usize % 4];
        if let Some(tile) = eyes.open.in_yard(slot) {
            eyes.each_on(terms, &Bill::of_tile(tile, slot), |pay| scratch.push(Move::Buy { slot, pay }));
        }
        if !scratch.is_empty() {
            return Some(*dice.pick(scratch));
        }
    }
    None
}

/// The modules are asked in any order until one has something to offer.
fn of_a_module<P: Rooms + ?Sized>(sight: &Sight<'_, P>, dice: &mut Dice, scratch: &mut Vec<Move>) -> Option<Move> {
    let eyes = &sight.eyes;
    let acting = eyes.open.config.rooms().taking_part(Moment::Actions);
    let mut order: Pile<Option<ModuleId>, { ModuleId::ROOMS.len() }> = acting.iter().map(Some).collect();
    while !order.is_empty() {
        let at = dice.below(order.len() as u32) as usize;
        let module = order.remove(at).expect("every place is filled");
        sight.rooms.moves_of(module, eyes, scratch);
        if !scratch.is_empty() {
            return Some(*dice.pick(scratch));
        }
    }
    None
}

/// A card of the display, and with it by chance others that still fit.
fn take(eyes: &Eyes<'_>, limit: u8, dice: &mut Dice) -> Option<Purse> {
    let display = &eyes.open.market.display;
    if display.is_empty() {
        return None;
    }
    let first = dice.below(display.len() as u32) as usize;
    let (mut cards, mut sum) = (Purse::of(display[first]), display[first].value());
    if sum < limit && display[first].is_money() {
        let coins = dice.bits() & !(1 << first);
        for (i, card) in display.iter().enumerate() {
            // Without branches, which could only guess.
            let fits = (coins >> i) as u8 & u8::from(card.is_money()) & u8::from(sum + card.value() <= limit);
            cards.add_if(*card, fits != 0);
            sum += card.value() * fits;
        }
    }
    Some(cards)
}

/// One of the tiles in reach, for a payment that starts at a chance value and goes down.
fn buy(eyes: &Eyes<'_>, dice: &mut Dice) -> Option<(Slot, Purse)> {
    let mut slots = [Slot::ALL[0]; 4];
    let mut n = 0;
    for slot in Slot::ALL {
        // Without branches, which could only guess.
        let price = eyes.open.in_yard(slot).map_or(u8::MAX, Tile::price);
        slots[n] = slot;
        n += usize::from(eyes.hand.plain_sum(slot.currency()) >= price);
    }
    if n == 0 {
        return None;
    }
    let slot = *dice.pick(&slots[..n]);
    let price = eyes.open.in_yard(slot)?.price();
    Some((slot, ways::some(eyes.hand, slot.currency(), price, dice)))
}

fn redesign(eyes: &Eyes<'_>, dice: &mut Dice) -> Option<Move> {
    let (open, seat) = (eyes.open, eyes.seat);
    let reserve = open.reserve(seat);
    if reserve.is_empty() && open.built(seat).is_empty() {
        return None;
    }
    if open.has_turnable(seat) && dice.below(4) == 0 {
        let mut ways: Pile<(Cell, Turn), 24> = open.turns_in_place(seat).collect();
        if !ways.is_empty() {
            let (at, turn) = ways.remove(dice.below(ways.len() as u32) as usize);
            return Some(Move::Turn { at, turn });
        }
    }
    let plan = open.plan(seat);
    let tile = (!reserve.is_empty()).then(|| reserve.iter().nth(dice.below(reserve.len().into()) as usize)).flatten();
    for kind in [dice.below(3), 0, 1, 2] {
        let turn = any_turn(open, tile, dice);
        let plain = plan.is_plain() && !tile.is_some_and(Tile::turns);
        let cells = match (kind, tile) {
            (0, Some(tile)) if plain => plan.placements(open.walls(tile)),
            (1, Some(tile)) if plain => plan.swaps(open.walls(tile)),
            (2, _) if plain => plan.removals(),
            (0, Some(tile)) => open.placements(seat, &plan, tile, turn),
            (1, Some(tile)) => open.swaps(seat, &plan, tile, turn),
            (2, _) => open.removals(seat, &plan),
            _ => continue,
        };
        if !cells.is_empty() {
            let at = cells.nth(dice.below(cells.len() as u32) as usize)?;
            return Some(match (kind, tile) {
                (0, Some(tile)) => Move::Add { tile, at, turn },
                (1, Some(tile)) => Move::Exchange { at, tile, turn },
                _ => Move::Remove { at },
            });
        }
    }
    None
}

/// Where a tile can be built it is; else it is kept, or in a game with Dirk sometimes given.
fn placement<P: Rooms + ?Sized>(sight: &Sight<'_, P>, dice: &mut Dice, scratch: &mut Vec<Move>) -> Move {
    let eyes = &sight.eyes;
    let aside = eyes.open.aside(eyes.seat);
    let tile = aside.iter().nth(dice.below(aside.len().into()) as usize).expect("something lies aside");
    if tile.turns() || sight.rooms.placing(eyes.open, eyes.seat, tile).is_err() {
        return any_placement(sight, dice, scratch);
    }
    let cells = eyes.open.plan(eyes.seat).placements(eyes.open.walls(tile));
    if cells.is_empty() {
        let giftable = eyes.ask.topic == Topic::Placement && eyes.open.giftable().has(tile);
        return if giftable && dice.below(2) == 0 { Move::Give { tile } } else { Move::Keep { tile } };
    }
    let at = cells.nth(dice.below(cells.len() as u32) as usize).expect("below their number");
    Move::Build { tile, at, turn: Turn::NONE }
}

/// A way to turn a tile by chance.
fn any_turn(open: &OpenTable, tile: Option<Tile>, dice: &mut Dice) -> Turn {
    tile.filter(|tile| tile.turns()).map_or(Turn::NONE, |tile| *dice.pick(&open.turnings(tile)))
}

/// With a tile among them that may be turned, or that waits: one of all placements.
#[cold]
fn any_placement<P: Rooms + ?Sized>(sight: &Sight<'_, P>, dice: &mut Dice, scratch: &mut Vec<Move>) -> Move {
    scratch.clear();
    placements(&sight.eyes, sight.rooms, scratch);
    if scratch.is_empty() {
        sight.rooms.moves(&sight.eyes, scratch);
    }
    *dice.pick(scratch)
}
