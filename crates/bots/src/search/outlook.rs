//! What a search thinks.

use sabika_engine::{Move, value::Seat};
use sabika_mind::Worth;

/// A move that was looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate {
    /// Which.
    pub mv: Move,
    /// In how many futures it was tried.
    pub tried: u32,
    /// What it was worth in all of them together.
    win: i64,
    margin: i64,
    /// What it seemed worth at first sight.
    pub first: Worth,
}

impl Candidate {
    /// A move that was not tried yet.
    pub fn new(mv: Move, first: Worth) -> Candidate {
        Candidate { mv, tried: 0, win: 0, margin: 0, first }
    }
    /// It was tried once more.
    pub fn add(&mut self, worth: Worth) {
        self.tried += 1;
        self.win += i64::from(worth.win);
        self.margin += i64::from(worth.margin);
    }
    /// It was tried elsewhere too.
    pub fn join(&mut self, other: &Candidate) {
        self.tried += other.tried;
        self.win += other.win;
        self.margin += other.margin;
    }
    /// What it is worth as far as is known.
    pub fn worth(&self) -> Worth {
        let mean = |sum: i64| (sum / i64::from(self.tried)) as i32;
        if self.tried == 0 { self.first } else { Worth { win: mean(self.win), margin: mean(self.margin) } }
    }
    /// The same as one number: to win is what counts, and where that is as good as decided, by how much.
    pub fn rank(&self, point: i64) -> i64 {
        rank(self.worth(), point)
    }
}

/// A worth as one number.
pub fn rank(worth: Worth, point: i64) -> i64 {
    i64::from(worth.win) + i64::from(worth.margin) * point / 256
}

/// What a search found out.
#[derive(Clone, PartialEq, Debug)]
pub struct Thoughts {
    /// Whose.
    pub seat: Seat,
    /// What was looked at, the best first.
    pub candidates: Vec<Candidate>,
    /// How many futures were tried.
    pub playouts: u32,
}
