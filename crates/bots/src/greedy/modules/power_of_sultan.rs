//! The power of the sultan: a card is a tile of its type for nothing, some time (SUL-16).

use super::NEVER;
use crate::greedy::mind::Mind;
use sabika_engine::{
    components::OPPOSITE,
    flow::Topic,
    modules::{
        ModuleTopic, Peek,
        power_of_sultan::{Move, Open, bill},
    },
    value::{Building, Tile},
};

/// The tiles of each type that nobody has seen: how many, and what one of them is worth.
#[derive(Clone, Copy, Debug, Default)]
pub struct Types {
    left: [i32; 6],
    worth: [i32; 6],
}

/// Does a card lie beside the yard?
pub fn on_offer<P: Peek>(mind: &Mind<'_, P>) -> bool {
    mind.sight.rooms.power_of_sultan().is_some_and(|open| !open.row.is_empty())
}

/// What the types are worth now, if that is asked.
pub fn types<P: Peek>(mind: &Mind<'_, P>) -> Types {
    let mut types = Types::default();
    let topic = mind.sight.eyes.ask.topic;
    let asked = matches!(topic, Topic::Module(ModuleTopic::PowerOfSultan(_)));
    let Some(open) = mind.sight.rooms.power_of_sultan() else { return types };
    if !(asked || topic.is_action() && on_offer(mind)) {
        return types;
    }
    // What tiles with the same walls bring beside their majority is nearly the same.
    let mut cells: [Option<i32>; 16] = [None; 16];
    for tile in mind.unseen().filter(|tile| open.claim.is_none_or(|claim| claim.tile != *tile)) {
        let Some(kind) = tile.building() else { continue };
        let walls = mind.sight.eyes.open.walls(tile);
        let cell = cells[usize::from(walls.bits())]
            .get_or_insert_with(|| mind.find_cell(tile, walls).map_or(0, |(cell, _)| cell.max(0)));
        types.left[kind as usize] += 1;
        types.worth[kind as usize] += *cell;
    }
    for kind in Building::ALL {
        let (worth, left) = (&mut types.worth[kind as usize], types.left[kind as usize]);
        if left > 0 {
            *worth = *worth / left + mind.more(kind, 1);
        }
    }
    types
}

/// What a card of this type is worth, if so many others of the same type are served before it.
fn card<P: Peek>(mind: &Mind<'_, P>, kind: Building, others: usize) -> i32 {
    let Types { left, worth } = &mind.notes.sultan;
    let left = left[kind as usize] - others as i32;
    if left <= 0 {
        return 0;
    }
    let likely = 65536 * left / (256 * left + mind.weights.sultan_waits);
    (((worth[kind as usize].max(0) * likely) >> 8) * mind.weights.sultan) >> 8
}

/// Cards of this type that somebody has, but for one.
fn others(open: &Open, kind: Building, but: usize) -> usize {
    open.owned.iter().filter(|own| own.kind == kind).count().saturating_sub(but)
}

/// SUL-10: what a new mark is worth on average, if it is chosen well.
fn new_mark<P: Peek>(mind: &Mind<'_, P>, open: &Open, last: Option<Building>) -> i32 {
    let of = |kind: Building| card(mind, kind, others(open, kind, usize::from(last == Some(kind))));
    Building::ALL.into_iter().map(|top| of(top).max(of(OPPOSITE[top as usize]))).sum::<i32>() / 6
}

/// What a move is worth.
pub fn worth<P: Peek>(mind: &Mind<'_, P>, mv: Move) -> i32 {
    let Some(open) = mind.sight.rooms.power_of_sultan() else { return NEVER };
    let last = open.owned.last().map(|own| own.kind);
    match mv {
        Move::Buy { card: bought, pay } => {
            let marked = open.row.iter().find(|marked| marked.card == bought);
            let (Some(marked), Some(bill)) = (marked, bill(bought)) else { return NEVER };
            let keeps = card(mind, marked.kind, others(open, marked.kind, 0));
            keeps.max(new_mark(mind, open, None)) - mind.costs(&bill, &pay, None)
        }
        Move::Draw => match last {
            Some(kind) => new_mark(mind, open, last) - card(mind, kind, others(open, kind, 1)),
            None => NEVER,
        },
        Move::Mark(kind) => card(mind, kind, others(open, kind, usize::from(last == Some(kind)))),
        Move::Claim => match open.claim {
            Some(claim) => claimed(mind, open, claim.tile),
            None => NEVER,
        },
    }
}

/// A tile now, or perhaps a better one later.
fn claimed<P: Peek>(mind: &Mind<'_, P>, open: &Open, tile: Tile) -> i32 {
    let Some(kind) = tile.building() else { return NEVER };
    mind.tile_worth_at_a_glance(tile) - card(mind, kind, others(open, kind, 1))
}

/// SUL-7: is this paid exactly?
pub fn is_exact(mv: &Move) -> bool {
    let Move::Buy { card, pay } = mv else { return false };
    bill(*card).is_some_and(|bill| bill.paid(pay) == Ok(bill.price))
}
