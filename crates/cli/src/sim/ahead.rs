//! A bot that looks ahead, for one seat in one game. It goes on in the rooms of that game: without modules they are the small ones.

use sabika_bots::{Level, Patience, search::Search};
use sabika_engine::{
    Game, Memory, Move,
    flow::Event,
    modules::Household,
    value::{Dice, Seat},
};

/// The bot, with what its seat remembers.
pub struct Ahead {
    search: Search,
    memory: Memory,
    seed: u64,
}

impl Ahead {
    /// One that has heard nothing yet.
    pub fn new(level: &'static Level, patience: Patience, seat: Seat, seed: u64) -> Ahead {
        Ahead { search: Search::of(level, seed).with(patience), memory: Memory::new(seat), seed }
    }
    /// Takes in what has happened, as its seat is told.
    pub fn hear(&mut self, events: &[Event]) {
        for event in events {
            self.memory.hear(&event.told(Some(self.memory.seat())));
        }
    }
    /// What it would do, from a game that its seat thinks possible; none if it was stopped.
    pub fn think<R: Household>(&mut self, game: &Game<R>, goes_on: impl Fn() -> bool) -> Option<Move> {
        let mut dealt = game.clone();
        dealt.redeal_knowing(&self.memory, &mut Dice::loose(self.seed));
        let thoughts = self.search.ponder_patiently(&dealt, &self.memory, &goes_on)?;
        goes_on().then_some(thoughts.candidates.first()?.mv)
    }
}
