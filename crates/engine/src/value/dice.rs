//! Chance: one standard generator, a stream of it for every use, and our own drawing and shuffling.
//!
//! Libraries change how they shuffle from one version to the next; a recorded game must not change. So only the raw
//! ChaCha8 words come from a library, and what is made of them is fixed here by test vectors.

use super::{Misspelt, Pile};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::{fmt, str::FromStr};

/// What a game's whole chance hangs on. Written as a number, as 64 hexadecimal digits, or as any other text.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed of a number.
    pub fn from_number(n: u64) -> Seed {
        Seed(ChaCha8Rng::seed_from_u64(n).get_seed())
    }
    /// A seed from all its bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }
    /// A seed as it is recorded: exactly 64 hexadecimal digits. Anything else is refused, for a digit more or less would
    /// deal another game.
    ///
    /// ```
    /// use sabika_engine::value::Seed;
    /// let seed = Seed::from_number(7);
    /// assert_eq!(Seed::recorded(&seed.to_string()), Ok(seed));
    /// assert!(Seed::recorded("7").is_err());
    /// ```
    pub fn recorded(text: &str) -> Result<Seed, Misspelt> {
        if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(Misspelt::new("a seed of 64 hexadecimal digits", text));
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let pair = std::str::from_utf8(pair).expect("hexadecimal digits are ASCII");
            *byte = u8::from_str_radix(pair, 16).expect("checked above");
        }
        Ok(Seed(bytes))
    }
    /// All its bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl FromStr for Seed {
    type Err = Misspelt;
    /// Never fails: a text that is neither 64 hexadecimal digits nor a number is hashed to a number.
    fn from_str(text: &str) -> Result<Seed, Misspelt> {
        // The digits first: some seeds are so small that they could be read as numbers.
        let hashed = || crate::hash::fnv1a(text.as_bytes());
        Ok(Seed::recorded(text).unwrap_or_else(|_| Seed::from_number(text.parse().unwrap_or_else(|_| hashed()))))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// As it is recorded.
impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

/// Only as it is recorded.
impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Seed, D::Error> {
        Seed::recorded(&String::deserialize(d)?).map_err(de::Error::custom)
    }
}

/// What a stream of chance is for. Each use has its own, so that a module switched on does not change the deal of the
/// others. The numbers are part of every record: never change one, only add.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u16)]
pub enum Stream {
    /// The order of the basic tiles (BASE-S2).
    Tiles = 1,
    /// The order of the money cards (BASE-S5).
    Money = 2,
    /// The lot for the start player (BASE-S8).
    StartPlayer = 3,
    /// Where the scoring cards go in their piles (BASE-S10).
    ScoringCards = 4,
    /// The discard pile, each time it becomes the deck (BASE-E4).
    Reshuffle = 5,
    /// A tile that goes back into the supply, each time (CHA-D).
    Remix = 6,
    /// The first stream of the modules; each has one, in the order of the registry.
    Module = 1000,
}

/// A source of chance: one stream of a seed.
#[derive(Clone, Debug)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// The dice for one use; `nth` tells apart several uses of a stream within a game.
    pub fn new(seed: &Seed, stream: Stream, nth: u32) -> Dice {
        Dice::of(seed, stream as u64, nth)
    }
    /// The dice of a module, by its place in the registry.
    pub(crate) fn of_module(seed: &Seed, module: u16, nth: u32) -> Dice {
        Dice::of(seed, Stream::Module as u64 + u64::from(module), nth)
    }
    fn of(seed: &Seed, stream: u64, nth: u32) -> Dice {
        let mut dice = ChaCha8Rng::from_seed(seed.0);
        dice.set_stream(stream << 32 | u64::from(nth));
        Dice(dice)
    }
    /// Dice that belong to no game: for bots and tests.
    pub fn loose(seed: u64) -> Dice {
        Dice(ChaCha8Rng::seed_from_u64(seed))
    }
    /// 64 raw bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }
    /// A fresh seed.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed(bytes)
    }
    /// A number below `n`, each equally likely: Lemire's multiplication with rejection. `n` is not 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        let mut wide = u64::from(self.0.next_u32()) * u64::from(n);
        if (wide as u32) < n {
            let unfair = n.wrapping_neg() % n;
            while (wide as u32) < unfair {
                wide = u64::from(self.0.next_u32()) * u64::from(n);
            }
        }
        (wide >> 32) as u32
    }
    /// One of these things, each equally likely.
    #[inline]
    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        &things[self.below(things.len() as u32) as usize]
    }
    /// Every order equally likely: Fisher–Yates, from the last place down.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
    /// Put a thing at a random place among the others from `from` to `to`, whose order stays as it is.
    pub fn mix_in<T: Copy + Default, const N: usize>(
        &mut self,
        pile: &mut Pile<T, N>,
        from: usize,
        to: usize,
        item: T,
    ) {
        let at = from + self.below((to - from) as u32 + 1) as usize;
        pile.insert(at, item);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// These numbers are a promise: if they change, every record of every game changes.
    #[test]
    fn the_drawing_never_changes() {
        let mut dice = Dice::loose(42);
        assert_eq!(dice.bits(), 12_578_764_544_318_200_737);
        let mut dice = Dice::new(&Seed::from_number(42), Stream::Tiles, 0);
        let drawn: Vec<u32> = (0..8).map(|_| dice.below(54)).collect();
        let mut order: Vec<u32> = (0..12).collect();
        dice.shuffle(&mut order);
        assert_eq!(drawn, [31, 30, 3, 15, 25, 7, 1, 41]);
        assert_eq!(order, [2, 5, 8, 7, 1, 4, 9, 10, 6, 3, 0, 11]);
    }

    #[test]
    fn below_is_fair() {
        let mut dice = Dice::loose(7);
        let mut seen = [0u32; 6];
        (0..60_000).for_each(|_| seen[dice.below(6) as usize] += 1);
        assert!(seen.iter().all(|n| (9_500..10_500).contains(n)), "{seen:?}");
    }

    #[test]
    fn a_seed_is_a_number_or_hex_or_any_text() {
        assert_eq!("7".parse::<Seed>().unwrap(), Seed::from_number(7));
        let seed = Seed::from_number(7);
        assert_eq!(seed.to_string().parse::<Seed>().unwrap(), seed);
        assert_ne!("Granada".parse::<Seed>().unwrap(), "granada".parse::<Seed>().unwrap());
    }
}
