//! Sequential halving: all are tried equally often, the worse half is left out, and so on until one is left.

use super::outlook::Candidate;
use std::ops::Range;

/// Spends so many tries on some candidates, and puts them in order, the best first. `try_all` tries all it is given in the same futures, at
/// least in one of these, and says in how many: it may be stopped between two.
pub fn halve(
    candidates: &mut [Candidate],
    budget: u32,
    point: i64,
    mut goes_on: impl FnMut() -> bool,
    mut try_all: impl FnMut(Range<u32>, &mut [Candidate]) -> u32,
) -> u32 {
    let rounds = usize::BITS - candidates.len().leading_zeros();
    let (mut left, mut spent, mut future) = (candidates.len(), 0, 0);
    while left > 1 && spent < budget {
        // A last future may be begun with less than it takes.
        let each = (budget / rounds / left as u32).max(1).min((budget - spent).div_ceil(left as u32));
        let end = future + each;
        while future < end && goes_on() {
            let tried = try_all(future..end, &mut candidates[..left]);
            future += tried;
            spent += tried * left as u32;
        }
        // The first of equally good ones stays before the others.
        candidates[..left].sort_by_key(|one| std::cmp::Reverse(one.rank(point)));
        if !goes_on() {
            break;
        }
        // What is left over in the end goes to the best two.
        left = left.div_ceil(2).max(2);
    }
    spent
}
