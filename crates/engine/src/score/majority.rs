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

/// Ranks participants by their counts; `paid` are the points of the first three places. Who has less than one whole
/// building (two halves) has no place.
pub fn places<const N: usize>(halves: &[u8; N], paid: [u8; 3]) -> [Option<Place>; N] {
    #[allow(clippy::naive_bytecount)] // seven bytes
    std::array::from_fn(|who| {
        let own = halves[who];
        if own < 2 {
            return None; // BASE-V5
        }
        let before = halves.iter().filter(|n| **n > own).count();
        let level = halves.iter().filter(|n| **n == own).count();
        // BASE-V4: the places covered are added; unpaid ones bring nothing.
        let pot: u8 = paid.iter().skip(before).take(level).sum();
        Some(Place { place: before as u8 + 1, shared_by: level as u8, pot, points: pot / level as u8 })
    })
}
