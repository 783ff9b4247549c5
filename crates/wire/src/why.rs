//! Why a thing cannot be touched: what the rules say to the move that a hand would mean by it.

use crate::{Question, Refusal, Thing, Voice, narrow};
use sabika_engine::{
    Move, View,
    flow::{Illegal, Sight},
    modules::{House, Manner},
    value::{Cell, Purse},
};

/// Why this thing does not go with the things that are touched already; none where it does, and where it means nothing now.
///
/// A cell means the laying of what is touched, or of what there is to lay; a slot its purchase with all one has of that
/// money; a card of the display that it is taken, with the others that are touched.
pub fn why_not(
    view: &View<House>,
    question: &Question,
    touched: &[Thing],
    thing: &Thing,
    voice: Voice<'_>,
) -> Option<Refusal> {
    let (words, sight) = (voice.words.at(view.open()), view.sight()?);
    let (voice, sight) = (Voice { words: &words, ..voice }, sight.plain());
    let narrowed = narrow(&question.choices, touched);
    if narrowed.next.contains(thing) {
        return None;
    }
    let meant = match thing {
        Thing::Cell { seat, cell } if *seat == sight.eyes.seat => laid(question, &narrowed.left, *cell),
        Thing::Slot { slot } => {
            let own = sight.eyes.means.cards().filter(|card| card.currency() == Some(slot.currency()));
            vec![Move::Buy { slot: *slot, pay: own.collect() }]
        }
        Thing::Card { card, lies: crate::Lies::Display } => {
            let also = touched.iter().filter_map(|thing| match thing {
                Thing::Card { card, lies: crate::Lies::Display } => Some(*card),
                _ => None,
            });
            vec![Move::Take(also.chain([*card]).collect::<Purse>())]
        }
        _ => vec![],
    };
    let illegal = meant.iter().map(|mv| refused(&sight, mv)).collect::<Option<Vec<Illegal>>>()?;
    illegal.first().map(|illegal| Refusal::of(illegal, sight.eyes.seat, voice))
}

/// What the place itself says is worth more than that it is not the time.
fn refused(sight: &Sight<'_>, mv: &Move) -> Option<Illegal> {
    let illegal = sight.check(mv).err()?;
    Some(sight.eyes.open.check_place(sight.eyes.seat, mv).err().unwrap_or(illegal))
}

/// The moves that lay what the choices that are left lay, on another cell; each once.
fn laid(question: &Question, left: &[u32], cell: Cell) -> Vec<Move> {
    let mut moves: Vec<Move> = Vec::new();
    for choice in left.iter().filter_map(|at| question.choices.get(*at as usize)) {
        let laying = if let Manner::With(laying) = choice.mv.manner() { laying } else { choice.mv };
        let there = match laying {
            Move::Build { tile, turn, .. } => Move::Build { tile, at: cell, turn },
            Move::Add { tile, turn, .. } => Move::Add { tile, at: cell, turn },
            Move::Remove { .. } => Move::Remove { at: cell },
            _ => continue,
        };
        if !moves.contains(&there) {
            moves.push(there);
        }
    }
    moves
}
