//! Places and shared places (BASE-V3 to V5).

use serde::Serialize;

/// Where somebody came in a ranking, and what it brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Place {
    /// Counted from 1.
    pub place: u8,
    /// How many share this and the following places.
    pub shared_by: u8,
    /// The points of all these places together.
    pub pot: u8,
    /// What each of them gets: the pot divided and rounded down.
    pub points: u8,
}

/// Everybody's count in halves of a building, in one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ranking(u64);

impl Ranking {
    /// These counts; there is room for eight.
    #[inline]
    pub fn of<const N: usize>(halves: &[u8; N]) -> Ranking {
        const { assert!(N <= 8, "all counts in one word") };
        let mut all = [0; 8];
        all[..N].copy_from_slice(halves);
        Ranking(u64::from_le_bytes(all))
    }
    /// The same if somebody had so many halves more.
    #[inline]
    #[must_use]
    pub fn with(self, who: usize, more: u8) -> Ranking {
        Ranking(self.0 + (u64::from(more) << (8 * who)))
    }
    /// How many halves somebody has.
    #[inline]
    pub fn halves(self, who: usize) -> u8 {
        (self.0 >> (8 * who)) as u8
    }
    /// Where somebody comes; `paid` are the points of the first three places. Who has less than one whole building (two halves) has no
    /// place.
    #[inline]
    pub fn place(self, who: usize, paid: [u8; 3]) -> Option<Place> {
        let own = self.halves(who);
        if own < 2 {
            return None; // BASE-V5
        }
        let before = at_least(self.0, own + 1);
        let level = at_least(self.0, own) - before;
        let pot = pot(paid, before, level);
        Some(Place { place: before + 1, shared_by: level, pot, points: pot / level })
    }
}

/// Ranks participants by their counts: see [`Ranking::place`].
pub fn places<const N: usize>(halves: &[u8; N], paid: [u8; 3]) -> [Option<Place>; N] {
    let ranking = Ranking::of(halves);
    std::array::from_fn(|who| ranking.place(who, paid))
}

impl Place {
    /// The points that the same place brings where others are paid.
    #[inline]
    pub fn points_of(&self, paid: [u8; 3]) -> u8 {
        pot(paid, self.place - 1, self.shared_by) / self.shared_by
    }
}

/// BASE-V4: the places covered, so many after so many, are added; unpaid ones bring nothing.
#[inline]
fn pot([first, second, third]: [u8; 3], before: u8, level: u8) -> u8 {
    let sums = [0, first, first + second, first + second + third];
    let together = |places: u8| sums[usize::from(places.min(3))];
    together(before + level) - together(before)
}

/// How many of eight bytes are at least `n`. They and `n` are below 128: there are not so many halves.
const fn at_least(bytes: u64, n: u8) -> u8 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const TOPS: u64 = ONES << 7;
    debug_assert!(bytes & TOPS == 0 && n < 128);
    let reached = ((bytes | TOPS) - ONES * n as u64) & TOPS;
    ((reached >> 7).wrapping_mul(ONES) >> 56) as u8
}
