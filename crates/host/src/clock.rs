//! Time at the table. Nobody here knows what time it is: every command and every question comes with it.

use sabika_engine::value::{BySeat, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A moment, in milliseconds since whenever; only differences count.
pub type Millis = u64;

/// How much time there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// For each decision, in seconds.
    pub each: u32,
    /// In reserve for the whole game, in seconds.
    pub reserve: u32,
}

impl Clock {
    /// The least and the most of each: a game of days has up to two weeks for a decision.
    pub const MOST: u32 = 14 * 24 * 3600;
    /// Can it be kept?
    pub fn is_possible(self) -> bool {
        (5..=Clock::MOST).contains(&self.each) && self.reserve <= Clock::MOST
    }
}

/// The clocks of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Clocks {
    /// What each seat has used of its reserve.
    used: BySeat<Millis>,
    /// Since when the one who is asked has been thinking.
    since: Millis,
    /// Since when everybody has been asked who is asked the same.
    round: Millis,
    /// Since when the game pauses.
    paused: Option<Millis>,
}

impl Clocks {
    /// Something else is asked from now on.
    pub fn start(&mut self, now: Millis) {
        self.next(now);
        self.round = self.since;
    }
    /// Somebody else is asked the same.
    pub fn next(&mut self, now: Millis) {
        self.since = now.max(self.since);
        // What is asked in a pause is thought about after it.
        self.paused = self.paused.map(|since| since.max(now));
    }
    /// Who takes a move back has thought about it before: only what is left of the reserve is left to think again.
    pub fn again(&mut self, clock: Option<Clock>, now: Millis) {
        self.start(now);
        self.since = self.since.saturating_sub(clock.map_or(0, |clock| u64::from(clock.each) * 1_000));
    }
    /// A seat has decided.
    pub fn stop(&mut self, seat: Seat, clock: Option<Clock>, now: Millis) {
        if let Some(clock) = clock {
            // A pause is nobody's time.
            let until = self.paused.map_or(now, |since| since.min(now));
            let over = until.saturating_sub(self.since).saturating_sub(u64::from(clock.each) * 1_000);
            self.used[seat] = self.used[seat].saturating_add(over).min(u64::from(clock.reserve) * 1_000);
        }
    }
    /// Since when everybody has been asked who is asked the same.
    pub fn round(&self) -> Millis {
        self.round
    }
    /// What a seat has left of its reserve, as long as it does not think.
    pub fn reserve(&self, seat: Seat, clock: Clock) -> Millis {
        (u64::from(clock.reserve) * 1_000).saturating_sub(self.used[seat])
    }
    /// When the time of a seat is up that is asked now.
    pub fn ends(&self, seat: Seat, clock: Clock) -> Millis {
        self.since.saturating_add(u64::from(clock.each) * 1_000).saturating_add(self.reserve(seat, clock))
    }
    /// Is the game paused?
    pub fn is_paused(&self) -> bool {
        self.paused.is_some()
    }
    /// Pauses the game.
    pub fn pause(&mut self, now: Millis) {
        self.paused = Some(now);
    }
    /// Goes on: the time in between was nobody's.
    pub fn resume(&mut self, now: Millis) {
        if let Some(since) = self.paused.take() {
            let nobodys = now.saturating_sub(since);
            self.since = self.since.saturating_add(nobodys);
            self.round = self.round.saturating_add(nobodys);
        }
    }
}
