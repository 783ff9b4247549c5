//! What a search thinks.

use sabika_engine::{Move, value::Seat};
use sabika_mind::{Eye, Worth};

/// A future is looked at after so many plies: the later, the less is left to the eye and the more to chance.
pub const LOOKS: [u32; 3] = [8, 16, 36];

/// For each look, so many futures must be tried until what is seen then counts as much as all that was thought before.
pub type Trust = [u8; LOOKS.len()];

/// As measured (docs/search.md): what chance does to a look, beside how far the eye was off before. The eye of the base game looks where a turn has
/// ended, and is right oftener at first sight than the others.
pub const fn trust(eye: Eye) -> Trust {
    match eye {
        Eye::Alhambra => [10, 40, 120],
        Eye::Modules => [3, 9, 23],
        Eye::Palace => [2, 6, 7],
    }
}

/// What was seen in all futures together.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Seen {
    times: u32,
    win: i64,
    margin: i64,
}

/// A move that was looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate {
    /// Which.
    pub mv: Move,
    /// In how many futures it was tried.
    pub tried: u32,
    seen: [Seen; LOOKS.len()],
    trust: Trust,
    /// What it seemed worth at first sight.
    pub first: Worth,
    /// So much too good it seems to who is not sure, in 256ths of a point.
    pub(super) off: i32,
}

impl Candidate {
    /// A move that was not tried yet.
    pub fn new(mv: Move, first: Worth, trust: Trust) -> Candidate {
        Candidate { mv, tried: 0, seen: Default::default(), trust, first, off: 0 }
    }
    /// The same, not tried yet.
    #[must_use]
    pub fn anew(&self) -> Candidate {
        Candidate { off: self.off, ..Candidate::new(self.mv, self.first, self.trust) }
    }
    /// What one of the looks says in one more future.
    pub fn see(&mut self, look: usize, worth: Worth) {
        let seen = &mut self.seen[look];
        seen.times += 1;
        seen.win += i64::from(worth.win);
        seen.margin += i64::from(worth.margin);
    }
    /// It was tried elsewhere too.
    pub fn join(&mut self, other: &Candidate) {
        self.tried += other.tried;
        for (seen, other) in self.seen.iter_mut().zip(&other.seen) {
            seen.times += other.times;
            seen.win += other.win;
            seen.margin += other.margin;
        }
    }
    /// What it is worth as far as is known. What is thought at first sight is put right by what is seen eight plies later, that by
    /// what is seen still later, each the more the oftener it was seen.
    pub fn worth(&self) -> Worth {
        let mut thought = self.first;
        for (seen, until) in self.seen.iter().zip(self.trust) {
            let (times, all) = (i64::from(seen.times), i64::from(seen.times) + i64::from(until));
            let put_right = |was: i32, sum: i64| was + ((sum - i64::from(was) * times) / all) as i32;
            thought = Worth { win: put_right(thought.win, seen.win), margin: put_right(thought.margin, seen.margin) };
        }
        Worth { margin: thought.margin + self.off, ..thought }
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A look says 1,000 points more than the one before.
    fn seen(times: u32, looks: usize) -> i32 {
        let mut one = Candidate::new(Move::Pass, Worth::default(), [3, 15, 50]);
        for _ in 0..times {
            (0..looks).for_each(|look| one.see(look, Worth { win: 0, margin: 256_000 * (look as i32 + 1) }));
        }
        one.worth().margin / 256
    }

    #[test]
    fn later_looks_count_the_more_the_oftener_they_were_taken() {
        assert_eq!(seen(0, 3), 0, "what was thought at first sight");
        assert_eq!(seen(3, 1), 500, "as often as it takes to trust it by half");
        let often: Vec<i32> = [1, 3, 15, 50, 1_000, 100_000].map(|times| seen(times, 3)).into();
        assert!(often.is_sorted() && often[0] < 500 && often[5] > 2_990, "{often:?}");
        assert!(seen(15, 2) < seen(15, 3) && seen(15, 3) < 2_000, "the last one says little yet");
    }

    #[test]
    fn what_is_tried_in_parts_is_worth_the_same() {
        let worth = |n: i32| Worth { win: 37 * n, margin: 1_000 - 13 * n };
        let mut whole = Candidate::new(Move::Pass, worth(50), [3, 15, 50]);
        let mut parts = [whole; 2];
        for n in 0..90 {
            for one in [&mut whole, &mut parts[n as usize % 2]] {
                one.tried += 1;
                (0..LOOKS.len()).for_each(|look| one.see(look, worth(n * look as i32)));
            }
        }
        let mut joined = parts[0];
        joined.join(&parts[1]);
        assert_eq!(joined, whole);
    }
}
