//! The choices of a question, numbered and grouped by kind.

use crate::draw::{
    WIDTH,
    paint::{self, paint},
    table::heading,
    wrap,
};
use sabika_engine::{
    Game, Move,
    flow::{Ask, Bill, Topic},
    modules::characters,
    value::{Cell, Slot},
};
use sabika_words::Words;
use std::collections::BTreeMap;

/// How many moves of a kind are shown before somebody asks for all.
const SHOWN: usize = 9;

/// Where the words of a choice begin.
const INDENT: usize = 9;

/// A kind of choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    Buy,
    Take,
    Module,
    Place,
    Redesign,
    Pass,
    Beside,
}

impl Kind {
    fn of(mv: &Move) -> Kind {
        match mv {
            Move::Take(_) => Kind::Take,
            Move::Buy { .. } => Kind::Buy,
            Move::Add { .. } | Move::Remove { .. } | Move::Exchange { .. } => Kind::Redesign,
            Move::Build { .. } | Move::Keep { .. } | Move::Give { .. } => Kind::Place,
            Move::Pass => Kind::Pass,
            _ if mv.is_beside() => Kind::Beside,
            _ => Kind::Module,
        }
    }
    /// The message with its heading.
    fn title(self) -> &'static str {
        match self {
            Kind::Buy => "terminal-kind-buy",
            Kind::Take => "terminal-kind-take",
            Kind::Module => "terminal-kind-module",
            Kind::Place => "terminal-kind-place",
            Kind::Redesign => "terminal-kind-redesign",
            Kind::Pass => "terminal-kind-pass",
            Kind::Beside => "terminal-kind-beside",
        }
    }
}

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
        moves.sort_by_key(|mv| (Kind::of(mv), waste(game, mv)));
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
    /// The numbers of the cells where one tile can be built; nothing where several tiles could go to one cell.
    pub fn marks(&self) -> BTreeMap<Cell, String> {
        let mut marks = BTreeMap::new();
        for (at, mv) in self.moves.iter().enumerate() {
            let (Move::Build { at: cell, .. } | Move::Add { at: cell, .. }) = mv else { continue };
            if marks.insert(*cell, (at + 1).to_string()).is_some() {
                return BTreeMap::new();
            }
        }
        marks
    }
    /// The numbered list. Of long kinds only the beginning, unless all is asked for.
    pub fn show(&self, words: &Words, game: &Game, ask: Ask, all: bool) -> String {
        let mut out = String::new();
        let mut number = 0;
        for group in self.moves.chunk_by(|a, b| Kind::of(a) == Kind::of(b)) {
            let kind = Kind::of(&group[0]);
            let title = match (kind, ask.topic) {
                (Kind::Module, Topic::Module(_)) => "terminal-kind-answer",
                (Kind::Buy, Topic::Window) => "terminal-kind-buy-between",
                _ => kind.title(),
            };
            out += &format!("{}\n", heading(&words.say(title, &[])));
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

fn entry(words: &Words, game: &Game, ask: Ask, number: usize, mv: &Move) -> String {
    let text = words.mv_for(mv, ask.topic, game.open());
    let star = if is_exact(game, mv) { paint(paint::GOOD, "★ ") } else { "  ".into() };
    // What a new place does to the wall is what one wants to know before choosing it.
    let wall = match mv {
        Move::Build { tile, at } | Move::Add { tile, at } => {
            let length = game.open().wall_with(ask.seat, *at, tile.walls());
            format!("  {}", words.say("terminal-wall-then", &[("length", length.into())]))
        }
        _ => String::new(),
    };
    let text = wrap(&text, WIDTH - INDENT - wall.chars().count(), INDENT);
    format!("{} {star}{text}{}\n", paint(paint::CHOICE, format!("{number:>5} ")), paint(paint::FAINT, wall))
}

fn overpaid(game: &Game, mv: &Move) -> Option<(Slot, u8)> {
    let Move::Buy { slot, pay } = mv else { return None };
    let bill = Bill::of_tile(game.open().in_yard(*slot)?, *slot);
    Some((*slot, bill.paid(pay).ok()?.saturating_sub(bill.price)))
}

/// Does this payment meet the price, so that it is worth marking?
fn is_exact(game: &Game, mv: &Move) -> bool {
    let in_turn = game.ask().is_some_and(|ask| ask.topic != Topic::Window);
    in_turn && overpaid(game, mv).is_some_and(|(_, over)| over == 0)
}

fn waste(game: &Game, mv: &Move) -> (u8, u8) {
    match (overpaid(game, mv), mv) {
        (Some((_, over)), Move::Buy { pay, .. }) => (over, pay.len()),
        (_, Move::Characters(characters::Move::Pay(pay))) => (pay.total().min(255) as u8, pay.len()),
        _ => (0, 0),
    }
}
