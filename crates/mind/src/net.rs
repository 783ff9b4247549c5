//! What the eye has learned: three layers of small whole numbers.
//!
//! Inputs are 32nds; weights of the first layer 2,048ths, of the others 1,024ths; what the hidden layers say lies between 0 and 1 in
//! 1,024ths. Sums are exact, so the order in which they are made says nothing: the same on every platform, with or without
//! vectors. (Weights of one byte were too coarse: moves are told apart by small slopes.)

use crate::{Features, INPUTS};
use sabika_engine::value::Currency;
use std::fmt;

/// How many there are in the first hidden layer.
pub const HIDDEN: usize = 160;
/// In the second one.
pub const SECOND: usize = 32;
/// What comes out: the chance to win, and the margin.
const OUT: usize = 2;

/// What a position is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Worth {
    /// The chance to win, in 65,536ths.
    pub win: i32,
    /// By how many points the best of the others is left behind at the end, in 256ths.
    pub margin: i32,
}

impl Worth {
    /// What is certain.
    pub const SURE: i32 = 1 << 16;
}

/// Weights of another version, or damaged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("weights of {found} bytes, where {wanted} are wanted: they belong to another version")]
pub struct BadWeights {
    /// How many there are.
    pub found: usize,
    /// How many there should be.
    pub wanted: usize,
}

/// So many sums are made at once: they find room in the registers of a processor.
const AT_ONCE: usize = 40;

/// A network. Weights lie by what they weigh, not by what they add to: most of what is weighed is nothing, and passed over.
#[derive(Clone)]
pub struct Net {
    first: [Box<[[i16; AT_ONCE]; INPUTS]>; HIDDEN / AT_ONCE],
    first_bias: [i32; HIDDEN],
    second: Box<[[i16; SECOND]; HIDDEN]>,
    second_bias: [i32; SECOND],
    out: [[i16; SECOND]; OUT],
    out_bias: [i32; OUT],
}

impl fmt::Debug for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a network of {INPUTS}, {HIDDEN}, {SECOND} and {OUT}")
    }
}

/// Reads numbers one after the other.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn weight(&mut self) -> i16 {
        let (first, rest) = self.0.split_first_chunk().expect("the length was looked at");
        self.0 = rest;
        i16::from_le_bytes(*first).clamp(-MOST, MOST)
    }
    fn bias(&mut self) -> i32 {
        let (first, rest) = self.0.split_first_chunk().expect("the length was looked at");
        self.0 = rest;
        i32::from_le_bytes(*first)
    }
}

impl Net {
    /// How many bytes the weights of this version have.
    pub const BYTES: usize = 2 * (INPUTS * HIDDEN + HIDDEN * SECOND + SECOND * OUT) + 4 * (HIDDEN + SECOND + OUT);

    /// Reads weights: each layer's, those of one after those of another, then its biases.
    pub fn read(bytes: &[u8]) -> Result<Net, BadWeights> {
        if bytes.len() != Net::BYTES {
            return Err(BadWeights { found: bytes.len(), wanted: Net::BYTES });
        }
        let mut from = Reader(bytes);
        let mut net = Net {
            first: std::array::from_fn(|_| vec![[0; AT_ONCE]; INPUTS].try_into().expect("as many as there are")),
            first_bias: [0; HIDDEN],
            second: vec![[0; SECOND]; HIDDEN].try_into().expect("as many as there are"),
            second_bias: [0; SECOND],
            out: [[0; SECOND]; OUT],
            out_bias: [0; OUT],
        };
        for to in 0..HIDDEN {
            net.first[to / AT_ONCE].iter_mut().for_each(|weights| weights[to % AT_ONCE] = from.weight());
        }
        net.first_bias.iter_mut().for_each(|bias| *bias = from.bias());
        for to in 0..SECOND {
            net.second.iter_mut().for_each(|weights| weights[to] = from.weight());
        }
        net.second_bias.iter_mut().for_each(|bias| *bias = from.bias());
        net.out.iter_mut().flatten().for_each(|weight| *weight = from.weight());
        net.out_bias.iter_mut().for_each(|bias| *bias = from.bias());
        Ok(net)
    }
    /// What a position is worth to the seat it is seen from.
    pub fn worth(&self, features: &Features) -> Worth {
        in_wide_registers(
            #[inline(always)]
            || self.looks_at(features),
        )
    }
    /// The same, looked at four times, each currency once in the place of each: to the rules they are alike, and so what these say apart is wrong.
    pub fn worth_on_average(&self, features: &Features) -> Worth {
        let [a, b, c, d] = Currency::ALL;
        let mut sum = Worth::default();
        for order in [[a, b, c, d], [b, a, d, c], [c, d, a, b], [d, c, b, a]] {
            let worth = self.worth(&features.turned(order));
            (sum.win, sum.margin) = (sum.win + worth.win, sum.margin + worth.margin);
        }
        Worth { win: sum.win / 4, margin: sum.margin / 4 }
    }
    #[inline(always)]
    fn looks_at(&self, features: &Features) -> Worth {
        let input: Said<INPUTS> = Said::of(features.0.iter().map(|n| i16::from(*n)));
        let mut hidden = [0; HIDDEN];
        let blocks = hidden.as_chunks_mut::<AT_ONCE>().0.iter_mut().zip(self.first_bias.as_chunks().0);
        for ((to, bias), weights) in blocks.zip(self.first.iter()) {
            *to = input.weighed(bias, weights).map(|sum| (sum >> 6).clamp(0, ACTIVE) as i16);
        }
        let hidden: Said<HIDDEN> = Said::of(hidden.into_iter());
        let second = hidden.weighed(&self.second_bias, &self.second).map(|sum| (sum >> 10).clamp(0, ACTIVE));
        let dot =
            |weights: &[i16; SECOND]| second.iter().zip(weights).map(|(n, weight)| n * i32::from(*weight)).sum::<i32>();
        let [win, margin] = std::array::from_fn(|n| self.out_bias[n] + dot(&self.out[n]));
        Worth { win: chance(win), margin: points(margin) }
    }
}

/// Does something with the widest registers that the processor at hand has.
#[cfg(target_arch = "x86_64")]
pub fn in_wide_registers<T>(work: impl FnOnce() -> T) -> T {
    pulp::Arch::new().dispatch(work)
}
/// Elsewhere all have the same.
#[cfg(not(target_arch = "x86_64"))]
#[inline(always)]
pub fn in_wide_registers<T>(work: impl FnOnce() -> T) -> T {
    work()
}

/// What a layer says that is something: which one, and how much.
pub struct Said<const N: usize> {
    some: [(u16, i16); N],
    len: usize,
}

impl<const N: usize> Said<N> {
    #[inline(always)]
    pub fn of(all: impl Iterator<Item = i16>) -> Said<N> {
        let mut said = Said { some: [(0, 0); N], len: 0 };
        for (at, n) in (0..).zip(all) {
            said.some[said.len] = (at, n);
            said.len += usize::from(n != 0);
        }
        said
    }
    /// Sums of all that, by these weights.
    #[inline(always)]
    pub fn weighed<const M: usize>(&self, bias: &[i32; M], weights: &[[i16; M]; N]) -> [i32; M] {
        let mut sums = *bias;
        for (at, n) in &self.some[..self.len] {
            for (sum, weight) in sums.iter_mut().zip(&weights[usize::from(*at)]) {
                *sum += i32::from(*n) * i32::from(*weight);
            }
        }
        sums
    }
}

/// What a sum of products of weights and of what hidden ones say is one.
const ONE: i32 = 1 << 20;
/// What a hidden one says at most.
const ACTIVE: i32 = 1 << 10;
/// Weights beyond this could make sums overflow.
const MOST: i16 = 8_191;

/// What comes out as one is a margin of 32 points.
fn points(sum: i32) -> i32 {
    (i64::from(sum) * 32 * 256 / i64::from(ONE)) as i32
}

/// The logistic curve at every quarter from -8 to 8, in 65,536ths, and straight lines between.
const CURVE: [i32; 65] = [
    22, 28, 36, 47, 60, 77, 98, 126, 162, 208, 267, 342, 439, 562, 720, 922, 1_179, 1_506, 1_921, 2_446, 3_108, 3_938,
    4_971, 6_249, 7_812, 9_702, 11_955, 14_595, 17_625, 21_025, 24_743, 28_693, 32_768, 36_843, 40_793, 44_511, 47_911,
    50_941, 53_581, 55_834, 57_724, 59_287, 60_565, 61_598, 62_428, 63_090, 63_615, 64_030, 64_357, 64_614, 64_816,
    64_974, 65_097, 65_194, 65_269, 65_328, 65_374, 65_410, 65_438, 65_459, 65_476, 65_489, 65_500, 65_508, 65_514,
];

fn chance(sum: i32) -> i32 {
    // In 256ths of a quarter.
    let at = (i64::from(sum) * 1024 / i64::from(ONE)).clamp(-8 * 1024, 8 * 1024 - 1) as i32 + 8 * 1024;
    let (from, part) = ((at >> 8) as usize, at & 255);
    CURVE[from] + (((CURVE[from + 1] - CURVE[from]) * part) >> 8)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Weights that look like chance.
    fn weights() -> Vec<u8> {
        let mut state = 1u32;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 24) as u8
        };
        // Low bytes are anything, high ones small.
        (0..Net::BYTES).map(|at| if at % 2 == 0 { next() } else { next() % 3 }).collect()
    }

    #[test]
    fn the_curve_rises_evenly() {
        let all: Vec<i32> = (-9_000_000..9_000_000).step_by(9_973).map(chance).collect();
        assert!(all.is_sorted() && all[0] < 40 && all[all.len() - 1] > 65_490);
        assert_eq!(chance(0), 32_768);
    }

    #[test]
    fn weights_of_another_version_are_refused() {
        let bytes = weights();
        assert!(Net::read(&bytes).is_ok());
        let wrong = Net::read(&bytes[1..]).expect_err("too short");
        assert_eq!(wrong, BadWeights { found: Net::BYTES - 1, wanted: Net::BYTES });
    }

    /// The same by a slow way that skips nothing.
    #[test]
    fn a_slow_way_says_the_same() {
        let net = Net::read(&weights()).expect("weights");
        for n in 0..200i32 {
            let features = Features(std::array::from_fn(|at| ((at as i32 * 31 + n * 17) % 61 - 30) as i8));
            let mut hidden = [0i64; HIDDEN];
            for (h, to) in hidden.iter_mut().enumerate() {
                let sum: i64 = (0..INPUTS)
                    .map(|i| i64::from(features.0[i]) * i64::from(net.first[h / AT_ONCE][i][h % AT_ONCE]))
                    .sum();
                *to = ((sum + i64::from(net.first_bias[h])) >> 6).clamp(0, 1024);
            }
            let mut second = [0i64; SECOND];
            for (s, to) in second.iter_mut().enumerate() {
                let sum: i64 = (0..HIDDEN).map(|h| hidden[h] * i64::from(net.second[h][s])).sum();
                *to = ((sum + i64::from(net.second_bias[s])) >> 10).clamp(0, 1024);
            }
            let out = |o: usize| (0..SECOND).map(|s| second[s] * i64::from(net.out[o][s])).sum::<i64>();
            let margin = points((out(1) + i64::from(net.out_bias[1])) as i32);
            let win = chance((out(0) + i64::from(net.out_bias[0])) as i32);
            assert_eq!(net.worth(&features), Worth { win, margin });
        }
    }
}
