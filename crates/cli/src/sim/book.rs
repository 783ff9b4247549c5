//! What was played so far, in the order of the games: rows leave as they come.

use super::{
    arena::{Arena, Outcome},
    csv,
};
use crate::Failure;
use indicatif::ProgressBar;
use std::{
    collections::BTreeMap,
    io::Write,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

/// The book of a run. Threads enter their games as they end; what is read from it has no gaps, so that a run that was
/// stopped after so many games is the run of so many games.
pub struct Book<'a> {
    arena: &'a Arena<'a>,
    pages: Mutex<Pages>,
    bar: &'a ProgressBar,
    /// Somebody outside wants it to end.
    stop: &'a AtomicBool,
    failed: AtomicBool,
}

struct Pages {
    outcomes: Vec<Outcome>,
    /// Games that ended before an earlier one.
    early: BTreeMap<u64, Outcome>,
    rows: Option<Box<dyn Write + Send>>,
    failure: Option<Failure>,
}

impl<'a> Book<'a> {
    /// An empty book, with the head of the rows if they are wanted.
    pub fn open(
        arena: &'a Arena<'a>,
        mut rows: Option<Box<dyn Write + Send>>,
        bar: &'a ProgressBar,
        stop: &'a AtomicBool,
    ) -> Result<Book<'a>, Failure> {
        if let Some(rows) = &mut rows {
            rows.write_all(csv::head(arena.config.players).as_bytes())?;
            rows.flush()?;
        }
        let pages = Pages { outcomes: vec![], early: BTreeMap::new(), rows, failure: None };
        Ok(Book { arena, pages: Mutex::new(pages), bar, stop, failed: AtomicBool::new(false) })
    }
    /// Is nothing more to be played?
    pub fn is_closed(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.failed.load(Ordering::Relaxed)
    }
    fn pages(&self) -> MutexGuard<'_, Pages> {
        self.pages.lock().unwrap_or_else(PoisonError::into_inner)
    }
    /// A game has ended.
    pub fn enter(&self, number: u64, outcome: Outcome) {
        let mut pages = self.pages();
        pages.early.insert(number, outcome);
        loop {
            let next = pages.outcomes.len() as u64;
            let Some(outcome) = pages.early.remove(&next) else { break };
            pages.outcomes.push(outcome);
            self.bar.inc(1);
            let row = || csv::row(self.arena, &outcome);
            let written = pages.rows.as_mut().map(|rows| rows.write_all(row().as_bytes()).and_then(|()| rows.flush()));
            if let Some(Err(e)) = written {
                drop(pages);
                return self.fail(e.into());
            }
        }
    }
    /// Something went wrong: the first thing that did is told, and nothing more is played.
    pub fn fail(&self, failure: Failure) {
        self.failed.store(true, Ordering::Relaxed);
        self.pages().failure.get_or_insert(failure);
    }
    /// All games without a gap, or what went wrong.
    pub fn close(self) -> Result<Vec<Outcome>, Failure> {
        let pages = self.pages.into_inner().unwrap_or_else(PoisonError::into_inner);
        pages.failure.map_or(Ok(pages.outcomes), Err)
    }
}
