//! A word of money: two bits for each value from 1 on, because there are three copies of each card at most.

/// What the five lowest values of a currency are worth together, for every way to hold them …
const LOW: [u8; 1 << 10] = worths(1);
/// … and the four highest.
const HIGH: [u8; 1 << 8] = worths(6);

/// What counts of two bits each are worth together, the first of cards with this value.
const fn worths<const N: usize>(lowest: u32) -> [u8; N] {
    let (mut worths, mut bits) = ([0; N], 0);
    while bits < N {
        let mut place = 0;
        while bits >> (2 * place) != 0 {
            worths[bits] += ((bits >> (2 * place) & 3) as u32 * (lowest + place)) as u8;
            place += 1;
        }
        bits += 1;
    }
    worths
}

/// What the cards of a word are worth.
#[inline]
pub const fn sum(word: u32) -> u8 {
    LOW[word as usize & (LOW.len() - 1)] + HIGH[(word >> 10) as usize & (HIGH.len() - 1)]
}

/// The values in a word with their counts.
#[inline]
pub fn places(mut word: u32) -> impl Iterator<Item = (u8, u8)> {
    std::iter::from_fn(move || {
        if word == 0 {
            return None;
        }
        let value = word.trailing_zeros() / 2;
        let count = word >> (2 * value) & 3;
        word &= !(3 << (2 * value));
        Some((value as u8 + 1, count as u8))
    })
}

#[inline]
pub fn each_place(mut word: u32, mut f: impl FnMut(u8, u8)) {
    while word != 0 {
        let place = word.trailing_zeros() & !1;
        f(place as u8 / 2 + 1, (word >> place) as u8 & 3);
        word &= !(3 << place);
    }
}
