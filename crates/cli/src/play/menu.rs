//! The choices of a question, numbered and grouped by kind.

use crate::draw::{
    WIDTH,
    paint::{self, paint},
    table::heading,
    wrap,
};
use sabika_engine::{
    Game, Move,
    declare::Declared,
    flow::{Ask, Payment},
    modules::Manner,
    value::{Card, Cell, Fact, Tile},
};
use sabika_wire::Heading;
use sabika_words::Words;
use std::collections::BTreeMap;

/// How many moves of a kind are shown before somebody asks for all.
const SHOWN: usize = 9;

/// Where the words of a choice begin.
const INDENT: usize = 9;

/// The canonical moves in the order in which they are offered.
#[derive(Clone, Debug)]
pub struct Menu {
    moves: Vec<Move>,
}

impl Menu {
    /// The choices of the question that the game waits on.
    pub fn of(game: &Game) -> Menu {
        let mut moves = Vec::new();
        game.moves(&mut moves);
        // Exact payments first, then those that waste least; everything else in canonical order.
        // The ways to turn a tile stand together, cell by cell.
        let laid = |mv: &Move| turning(mv).zip(laid_at(mv)).map(|(tile, cell)| (tile, cell.y, cell.x));
        moves.sort_by_key(|mv| (Heading::of(mv), waste(game, mv), laid(mv).is_none(), laid(mv)));
        // Of what a module sells, first the best way to pay for each thing, then the second best.
        let mut sold: BTreeMap<String, usize> = BTreeMap::new();
        let moves = sorted(moves, |mv| {
            let rank = ware(game, mv).map_or(0, |ware| {
                let rank = sold.entry(ware).or_default();
                *rank += 1;
                *rank
            });
            (Heading::of(mv), rank)
        });
        // Where not all that can be done with a module is shown, first two of each kind: some can be done in very many
        // ways.
        let crowds = moves.iter().fold(BTreeMap::<Heading, usize>::new(), |mut crowds, mv| {
            *crowds.entry(Heading::of(mv)).or_default() += 1;
            crowds
        });
        let mut used: BTreeMap<(Heading, &str), usize> = BTreeMap::new();
        let moves = sorted(moves, |mv| {
            let group = Heading::of(mv);
            let uses = used.entry((group, mv.name())).or_default();
            *uses += 1;
            (group, group.module.is_some() && crowds[&group] > SHOWN + 1 && *uses > 2)
        });
        Menu { moves }
    }
    /// How many choices there are.
    pub fn len(&self) -> usize {
        self.moves.len()
    }
    /// Are there none? Only when the game is over.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }
    /// The move with this number, counted from 1.
    pub fn get(&self, number: usize) -> Option<Move> {
        self.moves.get(number.checked_sub(1)?).copied()
    }
    /// The number of a move, counted from 1; none for a legal one that is not offered.
    pub fn number(&self, mv: &Move) -> Option<usize> {
        self.moves.iter().position(|offered| offered == mv).map(|at| at + 1)
    }
    /// The numbers of the cells where one tile can be built, `7+` where it can be turned in several ways; nothing where
    /// several tiles could go to one cell.
    pub fn marks(&self) -> BTreeMap<Cell, String> {
        let mut marks: BTreeMap<Cell, (usize, bool, Option<Tile>)> = BTreeMap::new();
        for (at, mv) in self.moves.iter().enumerate() {
            let Some(cell) = laid_at(mv) else { continue };
            match marks.get_mut(&cell) {
                None => {
                    marks.insert(cell, (at + 1, false, turning(mv)));
                }
                Some((_, several, tile)) if tile.is_some() && *tile == turning(mv) => *several = true,
                Some(_) => return BTreeMap::new(),
            }
        }
        let text = |(number, several, _)| format!("{number}{}", if several { "+" } else { "" });
        marks.into_iter().map(|(cell, mark)| (cell, text(mark))).collect()
    }
    /// The numbered list. Of long kinds only the beginning, unless all is asked for.
    pub fn show(&self, words: &Words, game: &Game, ask: Ask, all: bool) -> String {
        let mut out = String::new();
        let mut number = 0;
        for group in self.moves.chunk_by(|a, b| Heading::of(a) == Heading::of(b)) {
            let title = Heading::of(&group[0]).title(words, ask);
            out += &format!("{}\n", heading(&title));
            let shown = if all || group.len() <= SHOWN + 1 { group.len() } else { SHOWN };
            for (at, mv) in group.iter().enumerate().take(shown) {
                out += &entry(words, game, ask, number + at + 1, mv);
            }
            if shown < group.len() {
                let more = words.say("terminal-more-moves", &[("count", (group.len() - shown).into())]);
                out += &format!("{}{}\n", " ".repeat(INDENT), paint(paint::FAINT, more));
            }
            number += group.len();
        }
        out
    }
}

/// In the order of a key that is found for one after the other; what has the same key keeps its order.
fn sorted<K: Ord>(moves: Vec<Move>, mut key: impl FnMut(&Move) -> K) -> Vec<Move> {
    let mut keyed: Vec<(K, Move)> = moves.into_iter().map(|mv| (key(&mv), mv)).collect();
    keyed.sort_by(|(a, _), (b, _)| a.cmp(b));
    keyed.into_iter().map(|(_, mv)| mv).collect()
}

fn entry(words: &Words, game: &Game, ask: Ask, number: usize, mv: &Move) -> String {
    let text = words.mv_for(mv, ask.topic, game.open());
    let star = if is_exact(game, mv) { paint(paint::GOOD, "★ ") } else { "  ".into() };
    // What a new place does to the wall is what one wants to know before choosing it.
    let wall = match mv {
        Move::Build { tile, at, turn } | Move::Add { tile, at, turn } => {
            let length = game.open().wall_with(ask.seat, *at, game.open().walls_turned(*tile, *turn));
            format!("  {}", words.say("terminal-wall-then", &[("length", length.into())]))
        }
        Move::Turn { .. } => {
            let mut after = game.clone();
            let length = after.apply(ask.seat, *mv).map(|()| after.open().longest_wall(ask.seat));
            length.map_or(String::new(), |length| {
                format!("  {}", words.say("terminal-wall-then", &[("length", length.into())]))
            })
        }
        _ => String::new(),
    };
    let text = wrap(&text, WIDTH - INDENT - wall.chars().count(), INDENT);
    format!("{} {star}{text}{}\n", paint(paint::CHOICE, format!("{number:>5} ")), paint(paint::FAINT, wall))
}

/// What a move pays, if it pays anything.
fn payment(game: &Game, mv: &Move) -> Option<Payment> {
    game.sight()?.payment(mv)
}

/// What a module sells, by a text that tells its wares apart: the move without what is given for it.
fn ware(game: &Game, mv: &Move) -> Option<String> {
    mv.module()?;
    let given = match payment(game, mv) {
        Some(payment) => Fact::Cards(payment.pay),
        None => Fact::Card(card_for(game, mv)?),
    };
    let ware: Vec<Fact> = mv.facts().into_iter().map(|(_, fact)| fact).filter(|fact| *fact != given).collect();
    Some(format!("{:?} {} {ware:?}", mv.module(), mv.name()))
}

/// The one card of the own hand that an answer gives for something else, whatever that card is worth.
fn card_for(game: &Game, mv: &Move) -> Option<Card> {
    let (ask, facts) = (game.ask()?, mv.facts());
    let answers = mv.module().is_some() && mv.manner() == Manner::Answer && facts.len() > 1;
    let hand = *game.view(Some(ask.seat)).hand();
    facts.iter().filter(|_| answers).find_map(|(_, fact)| match fact {
        Fact::Card(card) if card.currency().is_some() && hand.count(*card) > 0 => Some(*card),
        _ => None,
    })
}

/// Where a move lays a tile, or puts something of a module.
fn laid_at(mv: &Move) -> Option<Cell> {
    match mv {
        Move::Build { at, .. } | Move::Add { at, .. } => Some(*at),
        _ => match mv.facts()[..] {
            [(_, Fact::Cell(at))] if mv.module().is_some() => Some(at),
            _ => None,
        },
    }
}

/// The tile that a move lays, if it may be turned.
fn turning(mv: &Move) -> Option<Tile> {
    match mv {
        Move::Build { tile, .. } | Move::Add { tile, .. } => Some(*tile).filter(|tile| tile.turns()),
        _ => None,
    }
}

fn overpaid(payment: &Payment) -> Option<u16> {
    Some(payment.bill.paid(&payment.pay).ok()?.saturating_sub(payment.bill.price))
}

/// Does this payment win another action, so that it is worth marking?
fn is_exact(game: &Game, mv: &Move) -> bool {
    let in_turn = game.ask().is_some_and(|ask| ask.topic.is_action());
    let bought = payment(game, mv).filter(|payment| in_turn && payment.exact);
    bought.is_some_and(|payment| overpaid(&payment) == Some(0))
}

fn waste(game: &Game, mv: &Move) -> (u16, u8) {
    match payment(game, mv) {
        Some(payment) => (overpaid(&payment).unwrap_or(0), payment.pay.len()),
        // Every card pays, so the poorest is the best.
        None => card_for(game, mv).map_or((0, 0), |card| (card.value().into(), 1)),
    }
}
