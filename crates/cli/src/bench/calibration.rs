//! The yardstick: a loop of whole numbers that depends on nothing but the core it runs on.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

/// Its name, in every report. A changed loop gets a new name.
pub const NAME: &str = "xorshift64-fnv1a-1M";
/// Turns in one lap.
pub const TURNS: u64 = 1_000_000;

/// One lap: xorshift64 (13, 7, 17), each word folded into an FNV-1a hash. Each turn waits for the one before, so the
/// compiler can neither drop nor spread them.
pub fn lap(seed: u64) -> u64 {
    let (mut x, mut hash) = (seed | 1, 0xcbf2_9ce4_8422_2325_u64);
    for _ in 0..TURNS {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        hash = (hash ^ x).wrapping_mul(0x0100_0000_01b3);
    }
    hash
}

/// Nanoseconds of one lap: the shortest of those that fit in the time, which interruptions cannot make shorter.
pub fn lap_ns(time: Duration) -> f64 {
    let begin = Instant::now();
    let mut best = Duration::MAX;
    let mut seed = 1;
    while begin.elapsed() < time || best == Duration::MAX {
        let start = Instant::now();
        seed = black_box(lap(black_box(seed)));
        best = best.min(start.elapsed());
    }
    best.as_secs_f64() * 1e9
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_loop_never_changes() {
        // Reckoned by a second program, in Python.
        assert_eq!(super::lap(1), 8_388_877_377_342_677_535);
    }
}
