//! The power of the sultan: a card is a tile of its type for nothing, some time (SUL-16).

use super::prelude::*;
use sabika_engine::{
    components::OPPOSITE,
    modules::power_of_sultan::{Move, Open, bill},
};

#[derive(Default)]
pub struct PowerOfSultan {
    types: OnceCell<Types>,
}

/// The tiles of each type that nobody has seen: how many, and what one of them is worth.
#[derive(Default)]
struct Types {
    left: [i32; 6],
    worth: [i32; 6],
}

impl Knowledge for PowerOfSultan {
    /// A card with whatever is on it, and whatever can be had for it.
    fn liking(&self, _: &Sight<'_>, mv: &AnyMove) -> i32 {
        match mv {
            AnyMove::PowerOfSultan(Move::Buy { card, pay }) => {
                bill(*card).map_or(0, |bill| bought(&bill, pay, 35_000, 24_000))
            }
            AnyMove::PowerOfSultan(Move::Draw) => 12_000, // as good as what it has
            _ => 20_000,
        }
    }
    fn worth(&self, mind: &Mind<'_>, mv: &AnyMove) -> i32 {
        let (Some(open), AnyMove::PowerOfSultan(mv)) = (mind.sight.rooms.power_of_sultan(), *mv) else { return NEVER };
        let last = open.owned.last().map(|own| own.kind);
        match mv {
            Move::Buy { card, pay } => {
                let marked = open.row.iter().find(|marked| marked.card == card);
                let (Some(marked), Some(bill)) = (marked, bill(card)) else { return NEVER };
                let keeps = self.card(mind, marked.kind, others(open, marked.kind, 0));
                keeps.max(self.new_mark(mind, open, None)) - mind.costs(&bill, &pay, None)
            }
            Move::Draw => match last {
                Some(kind) => self.new_mark(mind, open, last) - self.card(mind, kind, others(open, kind, 1)),
                None => NEVER,
            },
            Move::Mark(kind) => self.card(mind, kind, others(open, kind, usize::from(last == Some(kind)))),
            // A tile now, or perhaps a better one later.
            Move::Claim => match open.claim.and_then(|claim| Some((claim.tile, claim.tile.building()?))) {
                Some((tile, kind)) => mind.tile_worth_at_a_glance(tile) - self.card(mind, kind, others(open, kind, 1)),
                None => NEVER,
            },
        }
    }
    /// SUL-7: is this paid exactly?
    fn goes_on(&self, _: &Mind<'_>, mv: &AnyMove) -> bool {
        let AnyMove::PowerOfSultan(Move::Buy { card, pay }) = mv else { return false };
        bill(*card).is_some_and(|bill| bill.paid(pay) == Ok(bill.price))
    }
    /// Does a card lie beside the yard?
    fn mixes_money(&self, mind: &Mind<'_>) -> bool {
        mind.sight.rooms.power_of_sultan().is_some_and(|open| !open.row.is_empty())
    }
}

impl PowerOfSultan {
    /// What a card of this type is worth, if so many others of the same type are served before it.
    fn card(&self, mind: &Mind<'_>, kind: Building, others: usize) -> i32 {
        let Types { left, worth } = self.types.get_or_init(|| types(mind));
        let left = left[kind as usize] - others as i32;
        if left <= 0 {
            return 0;
        }
        let likely = 65536 * left / (256 * left + mind.weights.sultan_waits);
        (((worth[kind as usize].max(0) * likely) >> 8) * mind.weights.sultan) >> 8
    }
    /// SUL-10: what a new mark is worth on average, if it is chosen well.
    fn new_mark(&self, mind: &Mind<'_>, open: &Open, last: Option<Building>) -> i32 {
        let of = |kind: Building| self.card(mind, kind, others(open, kind, usize::from(last == Some(kind))));
        Building::ALL.into_iter().map(|top| of(top).max(of(OPPOSITE[top as usize]))).sum::<i32>() / 6
    }
}

/// What the types are worth now, if that is asked.
fn types(mind: &Mind<'_>) -> Types {
    let mut types = Types::default();
    let topic = mind.sight.eyes.ask.topic;
    let asked = matches!(topic, Topic::Module(ModuleTopic::PowerOfSultan(_)));
    let Some(open) = mind.sight.rooms.power_of_sultan() else { return types };
    if !(asked || topic.is_action() && !open.row.is_empty()) {
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

/// Cards of this type that somebody has, but for one.
fn others(open: &Open, kind: Building, but: usize) -> usize {
    open.owned.iter().filter(|own| own.kind == kind).count().saturating_sub(but)
}
