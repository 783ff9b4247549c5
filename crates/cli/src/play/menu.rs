//! The way through a question: which choices are left, and what has been touched.

use super::table::Table;
use crate::draw::{
    paint::{self, paint},
    table::heading,
    wrap,
};
use sabika_engine::{Move, value::Cell};
use sabika_wire::{Entry, Question, SeatView, Thing, menu, narrow};
use sabika_words::Words;
use std::collections::{BTreeMap, BTreeSet};

/// Where the words of a choice begin.
const INDENT: usize = 9;

/// How far the choices of a question have been narrowed, step by step.
#[derive(Clone, Debug)]
pub struct Path {
    steps: Vec<Step>,
}

#[derive(Clone, Debug)]
struct Step {
    left: Vec<u32>,
    touched: Vec<Thing>,
}

impl Path {
    /// The beginning: everything is left.
    pub fn new(question: &Question) -> Path {
        Path { steps: vec![Step { left: (0..question.choices.len() as u32).collect(), touched: vec![] }] }
    }
    fn here(&self) -> &Step {
        self.steps.last().expect("there is always the first step")
    }
    /// The menu of what is left.
    pub fn entries(&self, question: &Question) -> Vec<Entry> {
        menu(question, &self.here().left, &self.here().touched)
    }
    /// What has been touched.
    pub fn touched(&self) -> &[Thing] {
        &self.here().touched
    }
    /// What can be touched next: whoever points may begin with any thing of a choice.
    pub fn next(&self, question: &Question) -> BTreeSet<Thing> {
        let left = self.here().left.iter().flat_map(|at| &question.choices[*at as usize].touches);
        left.filter(|thing| !self.touched().contains(thing)).cloned().collect()
    }
    /// Takes a line of the menu: the move it makes, or none where another menu follows.
    pub fn take(&mut self, question: &Question, entry: &Entry) -> Option<Move> {
        if let Some(at) = entry.choice() {
            return Some(question.choices[at as usize].mv);
        }
        let touched = self.touched().iter().cloned().chain(entry.thing.clone()).collect();
        self.steps.push(Step { left: entry.choices.clone(), touched });
        None
    }
    /// Touches a thing: false if it goes with no choice that is left.
    pub fn touch(&mut self, question: &Question, thing: &Thing) -> bool {
        let mut touched = self.touched().to_vec();
        touched.push(thing.clone());
        let mut left = narrow(&question.choices, &touched).left;
        left.retain(|at| self.here().left.contains(at));
        let goes = !left.is_empty();
        if goes {
            self.steps.push(Step { left, touched });
        }
        goes
    }
    /// The only choice that is left, if all its things have been touched.
    pub fn done(&self, question: &Question) -> Option<Move> {
        let [at] = self.here().left[..] else { return None };
        let choice = &question.choices[at as usize];
        (choice.touches.len() == self.touched().len()).then_some(choice.mv)
    }
    /// One step back; false at the beginning.
    pub fn back(&mut self) -> bool {
        self.steps.len() > 1 && self.steps.pop().is_some()
    }
    /// Is anything narrowed?
    pub fn is_begun(&self) -> bool {
        self.steps.len() > 1
    }
}

/// What is asked, and how far it has been answered.
#[derive(Clone, Debug)]
pub struct Asking {
    /// The table as the one sees it who is asked.
    pub view: SeatView,
    /// The question.
    pub question: Question,
    /// What is left of it.
    pub path: Path,
    /// The menu of that.
    pub entries: Vec<Entry>,
}

impl Asking {
    /// The question that the game waits on; none when it is over.
    pub fn new(table: &Table<'_>) -> Option<Asking> {
        let question = table.question()?;
        let path = Path::new(&question);
        let entries = path.entries(&question);
        Some(Asking { view: table.seen(Some(question.asked.seat)), question, path, entries })
    }
    /// The menu after a step.
    pub fn renew(&mut self) {
        self.entries = self.path.entries(&self.question);
    }
}

/// The numbers of the cells that lines of a menu mean, `7+` where something is still to be chosen; nothing where several lines
/// mean one cell.
pub fn marks(question: &Question, entries: &[Entry]) -> BTreeMap<Cell, String> {
    let mut marks = BTreeMap::new();
    for (number, entry) in (1..).zip(entries) {
        let touches = entry.choices.iter().flat_map(|at| &question.choices[*at as usize].touches);
        let cells: BTreeSet<Cell> = touches
            .filter_map(|thing| match thing {
                Thing::Cell { seat, cell } if *seat == question.asked.seat => Some(*cell),
                _ => None,
            })
            .collect();
        if let Some(cell) = cells.first().filter(|_| cells.len() == 1) {
            let mark = format!("{number}{}", if entry.choice().is_none() { "+" } else { "" });
            if marks.insert(*cell, mark).is_some() {
                return BTreeMap::new();
            }
        }
    }
    marks
}

/// The number of the line that leads to a move.
pub fn number(question: &Question, entries: &[Entry], mv: &Move) -> Option<usize> {
    let has = |entry: &Entry| entry.choices.iter().any(|at| question.choices[*at as usize].mv == *mv);
    entries.iter().position(has).map(|at| at + 1)
}

/// What stands behind a line: how many ways there are, or how long the wall is then.
pub fn remark(words: &Words, question: &Question, entry: &Entry) -> String {
    match entry.choice().map(|at| &question.choices[at as usize]) {
        None => words.say("terminal-ways", &[("count", entry.choices.len().into())]),
        Some(choice) => {
            choice.wall.map_or(String::new(), |length| words.say("terminal-wall-then", &[("length", length.into())]))
        }
    }
}

/// Does the best choice of a line win another action?
pub fn wins_action(question: &Question, entry: &Entry) -> bool {
    entry.choices.iter().any(|at| question.choices[*at as usize].price.is_some_and(|price| price.again))
}

/// The numbered list under its headings.
pub fn show(words: &Words, question: &Question, entries: &[Entry], wide: usize) -> String {
    let mut out = String::new();
    let mut last = None;
    for (number, entry) in (1..).zip(entries) {
        if last.replace(entry.group) != Some(entry.group) {
            out += &format!("{}\n", heading(&question.groups[entry.group as usize].title));
        }
        let remark = remark(words, question, entry);
        let remark = if remark.is_empty() { remark } else { format!("  {remark}") };
        let star = if wins_action(question, entry) { paint(paint::GOOD, "★ ") } else { "  ".into() };
        let text = wrap(&entry.say, wide - INDENT - remark.chars().count(), INDENT);
        let number = paint(paint::CHOICE, format!("{number:>5} "));
        out += &format!("{number} {star}{text}{}\n", paint(paint::FAINT, remark));
    }
    out
}
