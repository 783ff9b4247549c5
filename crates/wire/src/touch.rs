//! Which things a hand touches to make a move, and in which order.

use crate::thing::{Lies, Speaker, Thing};
use sabika_engine::{
    Move,
    declare::Declared,
    flow::Sight,
    modules::Manner,
    value::{Card, Cell, Fact, Kind, Slot, Tile, Turn},
};
use std::mem::discriminant;

/// What is touched for this move: first what it is about, then where it goes, then what is given for it.
pub(crate) fn touches(sight: &Sight<'_>, mv: &Move) -> Vec<Thing> {
    let mut things = match mv.manner() {
        Manner::With(laying) => laid(sight, &laying),
        _ if mv.module().is_some() => vec![],
        _ => laid(sight, mv),
    };
    if mv.module().is_some() {
        // What its laying has touched is not touched again.
        let known = things.len();
        for thing in told(sight, mv) {
            if !things[..known].contains(&thing) {
                things.push(thing);
            }
        }
    }
    let (rest, given): (Vec<Thing>, Vec<Thing>) = things.into_iter().partition(|thing| !is_given(thing));
    rest.into_iter().chain(given).collect()
}

/// What the table's own moves touch.
fn laid(sight: &Sight<'_>, mv: &Move) -> Vec<Thing> {
    let seat = sight.eyes.seat;
    let cell = |cell: Cell| Thing::Cell { seat, cell };
    let turned = |tile: Tile, turn: Turn| tile.turns().then_some(Thing::Turn { turn });
    match *mv {
        Move::Take(cards) => cards.cards().map(|card| Thing::Card { card, lies: Lies::Display }).collect(),
        Move::Buy { slot, pay } => vec![Thing::Slot { slot }, Thing::Money { cards: pay }],
        Move::Add { tile, at, turn } | Move::Build { tile, at, turn } | Move::Exchange { at, tile, turn } => {
            [Thing::Tile { tile }, cell(at)].into_iter().chain(turned(tile, turn)).collect()
        }
        Move::Remove { at } => vec![cell(at), Thing::Reserve { seat }],
        Move::Turn { at, turn } => vec![cell(at), Thing::Turn { turn }],
        Move::Keep { tile } => vec![Thing::Tile { tile }, Thing::Reserve { seat }],
        Move::Give { tile } => vec![Thing::Tile { tile }, Thing::Dirk],
        _ => vec![Thing::Do { what: verb(mv) }],
    }
}

/// What a module's move speaks of.
fn told(sight: &Sight<'_>, mv: &Move) -> Vec<Thing> {
    let (open, seat) = (sight.eyes.open, sight.eyes.seat);
    let speaker = Speaker { seat, room: mv.room() };
    let facts = mv.facts();
    let alike = |one: &Fact| facts.iter().filter(|(_, fact)| discriminant(fact) == discriminant(one)).count();
    let turns = facts.iter().any(|(_, fact)| matches!(fact, Fact::Tile(tile) if tile.turns()));
    let mut things = Vec::new();
    for (at, (name, fact)) in facts.clone().into_iter().enumerate() {
        match fact {
            // A tile that is not named is the start tile.
            Fact::Nothing if kind(mv, name) == Some(Kind::Maybe(&Kind::Tile)) => {
                things.push(Thing::Cell { seat, cell: Cell::START });
            }
            Fact::Nothing => {}
            Fact::Turn(_) if !turns => {}
            // A card may be given for one like it: what is taken is named last.
            Fact::Card(card) if facts[at + 1..].iter().any(|(_, later)| *later == Fact::Card(card)) => {
                things.push(Thing::Card { card, lies: Lies::Hand });
            }
            Fact::Card(card) => things.push(Thing::Card { card, lies: lies(sight, mv, card) }),
            Fact::Tile(tile) => things.push(where_it_lies(sight, tile)),
            // Of two types, or two walls, only the part they play says which is which.
            fact @ (Fact::Building(_) | Fact::Section(_)) if alike(&fact) > 1 => {
                things.push(Thing::As { part: name.into(), thing: speaker.thing(name, fact).into() });
            }
            Fact::List(facts) => things.extend(facts.into_iter().map(|fact| speaker.thing(name, fact))),
            fact => things.push(speaker.thing(name, fact)),
        }
    }
    // A tile that stands is touched on its cell.
    for thing in &mut things {
        if let Thing::Tile { tile } = thing
            && let Some(cell) = open.cell_of(seat, *tile)
        {
            *thing = Thing::Cell { seat, cell };
        }
    }
    things
}

fn kind(mv: &Move, field: &str) -> Option<Kind> {
    let shapes = Move::shapes();
    let own = shapes.iter().find(|shape| shape.room == mv.room() && shape.name == mv.name())?;
    own.fields.iter().find(|(name, _)| *name == field).map(|(_, kind)| *kind)
}

/// A tile of the yard is touched as its slot.
fn where_it_lies(sight: &Sight<'_>, tile: Tile) -> Thing {
    let open = sight.eyes.open;
    let slot = Slot::ALL.into_iter().find(|slot| open.in_yard(*slot) == Some(tile));
    slot.map_or(Thing::Tile { tile }, |slot| Thing::Slot { slot })
}

/// Where a card lies that a module's move speaks of: what is taken lies in the display, what is given in the hand.
fn lies(sight: &Sight<'_>, mv: &Move, card: Card) -> Lies {
    let held = sight.eyes.means.cards().any(|own| own == card);
    if mv.taken() == Some(card) {
        Lies::Display
    } else if held {
        Lies::Hand
    } else {
        Lies::Elsewhere
    }
}

/// Is it given for something else? That is chosen last.
fn is_given(thing: &Thing) -> bool {
    matches!(thing, Thing::Money { .. })
}

/// The name of a move, with its module's: `buy`, `squares-take`.
pub(crate) fn verb(mv: &Move) -> String {
    mv.room().map_or_else(|| mv.name().to_string(), |room| format!("{room}-{}", mv.name()))
}

/// Puts the name of the move among the touches wherever things alone do not tell what is meant: before the payment, if
/// there is one, else at the end.
pub(crate) fn tell_apart(all: &mut [(String, Vec<Thing>)]) {
    use std::collections::BTreeMap;
    let ware = |things: &[Thing]| things.iter().filter(|thing| !is_given(thing)).cloned().collect::<Vec<_>>();
    let mut verbs: BTreeMap<Vec<Thing>, Vec<String>> = BTreeMap::new();
    for (verb, things) in all.iter() {
        let known = verbs.entry(ware(things)).or_default();
        if !known.contains(verb) {
            known.push(verb.clone());
        }
    }
    for (verb, things) in all {
        let own = ware(things);
        if own.is_empty() && things.is_empty() || verbs[&own].len() > 1 {
            let at = things.iter().position(is_given).unwrap_or(things.len());
            things.insert(at, Thing::Do { what: verb.clone() });
        }
    }
}
