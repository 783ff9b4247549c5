//! What seems good to do at a table: a small network that weighs choices against each other.
//!
//! It is asked at every step of every future, so it is quick: what the table is like is thought of once, and then each choice.

use crate::{
    BadWeights,
    net::{Said, in_wide_registers},
};
use std::sync::OnceLock;

/// Numbers of a table.
pub const OF_TABLE: usize = 107;
/// Numbers of a choice.
pub const OF_CHOICE: usize = 59;
/// Hidden ones.
const HIDDEN: usize = 64;

/// What is known of one choice.
pub type Choice = [i8; OF_CHOICE];

/// The weights.
#[derive(Clone, Debug)]
pub struct Taste {
    table: Box<[[i16; HIDDEN]; OF_TABLE]>,
    choice: Box<[[i16; HIDDEN]; OF_CHOICE]>,
    bias: [i32; HIDDEN],
    out: [i16; HIDDEN],
    straight: [i16; OF_CHOICE],
}

impl Taste {
    /// The size of a file of weights.
    pub const BYTES: usize = 2 * (HIDDEN * (OF_TABLE + OF_CHOICE + 1) + OF_CHOICE) + 4 * HIDDEN;

    /// Reads weights.
    pub fn read(bytes: &[u8]) -> Result<Taste, BadWeights> {
        if bytes.len() != Taste::BYTES {
            return Err(BadWeights { found: bytes.len(), wanted: Taste::BYTES });
        }
        let mut at = 0;
        let mut next = || {
            at += 2;
            i16::from_le_bytes([bytes[at - 2], bytes[at - 1]])
        };
        let mut layer = |_| std::array::from_fn::<i16, HIDDEN, _>(|_| next());
        let table = Box::new(std::array::from_fn(&mut layer));
        let choice = Box::new(std::array::from_fn(&mut layer));
        let out = layer(0).map(|weight| weight.clamp(-MOST_WEIGHT, MOST_WEIGHT));
        let straight = std::array::from_fn(|_| next());
        let bias = std::array::from_fn(|_| {
            let [low, high] = [next(), next()];
            i32::from(high) << 16 | i32::from(low as u16)
        });
        Ok(Taste { table, choice, bias, out, straight })
    }
    /// The one that was trained: so small that it is part of every program.
    pub fn embedded() -> &'static Taste {
        static LEARNED: OnceLock<Taste> = OnceLock::new();
        LEARNED.get_or_init(|| Taste::read(include_bytes!("taste.bin")).expect("the weights of this version"))
    }
    /// What each of these seems worth at such a table, to be held against the others: 65,536 for one per cent of a win.
    pub fn weigh(&self, table: &[i8; OF_TABLE], choices: &[Choice], worth: &mut Vec<i32>) {
        in_wide_registers(
            #[inline(always)]
            || self.weigh_all(table, choices, worth),
        );
    }
    #[inline(always)]
    fn weigh_all(&self, table: &[i8; OF_TABLE], choices: &[Choice], worth: &mut Vec<i32>) {
        let said: Said<OF_TABLE> = Said::of(table.iter().map(|n| i16::from(*n)));
        let mood = said.weighed(&self.bias, &self.table);
        worth.clear();
        for choice in choices {
            let said: Said<OF_CHOICE> = Said::of(choice.iter().map(|n| i16::from(*n)));
            let hidden = said.weighed(&mood, &self.choice);
            let straight: i32 =
                choice.iter().zip(&self.straight).map(|(n, weight)| i32::from(*n) * i32::from(*weight)).sum();
            let sum: i32 =
                hidden.iter().zip(&self.out).map(|(n, weight)| (n >> 6).clamp(0, MOST) * i32::from(*weight)).sum();
            worth.push((sum >> 4) + straight);
        }
    }
}

/// What a hidden one says at most, in 1,024ths, and how much that counts: so that no sum of all runs over.
const MOST: i32 = 8 << 10;
const MOST_WEIGHT: i16 = 4_095;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_of_another_version_are_refused() {
        let wrong = Taste::read(&[0; 7]).expect_err("too short");
        assert_eq!(wrong, BadWeights { found: 7, wanted: Taste::BYTES });
    }

    /// The same by a slow way that skips nothing.
    #[test]
    fn a_slow_way_says_the_same() {
        let taste = Taste::embedded();
        let number = |n: i32| (n * 31 % 255 - 127) as i8;
        for n in 0..100 {
            let table: [i8; OF_TABLE] = std::array::from_fn(|at| number(at as i32 + 7 * n));
            let choices: [Choice; 3] = std::array::from_fn(|of| {
                std::array::from_fn(|at| if (at + of) % 3 == 0 { 0 } else { number(5 * at as i32 + of as i32 + n) })
            });
            let mut worth = vec![1, 2, 3];
            taste.weigh(&table, &choices, &mut worth);
            let slow = choices.map(|choice| {
                let straight: i64 =
                    (0..OF_CHOICE).map(|at| i64::from(choice[at]) * i64::from(taste.straight[at])).sum();
                let hidden = (0..HIDDEN).map(|h| {
                    let by_table: i64 =
                        (0..OF_TABLE).map(|at| i64::from(table[at]) * i64::from(taste.table[at][h])).sum();
                    let by_choice: i64 =
                        (0..OF_CHOICE).map(|at| i64::from(choice[at]) * i64::from(taste.choice[at][h])).sum();
                    let sum = i64::from(taste.bias[h]) + by_table + by_choice;
                    (sum >> 6).clamp(0, 8_192) * i64::from(taste.out[h])
                });
                (hidden.sum::<i64>() >> 4) + straight
            });
            assert_eq!(worth.iter().map(|worth| i64::from(*worth)).collect::<Vec<_>>(), slow);
        }
    }
}
