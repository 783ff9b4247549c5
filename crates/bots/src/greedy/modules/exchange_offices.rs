//! Exchange offices: two currencies as one, once (EXO-5).

use super::prelude::*;

#[derive(Default)]
pub struct ExchangeOffices;

impl Knowledge for ExchangeOffices {
    fn says(&self) -> &'static [Say] {
        &[Say::InHand]
    }
    fn knows_card(&self, card: Card) -> bool {
        card.joins().is_some()
    }
    /// What the offices of a hand are worth: a hope, and the one tile for which two currencies do better than one.
    fn in_hand(&self, mind: &Mind<'_>, means: &Purse, cash: &[Cash; 4], wares: &[Option<Ware>; 4]) -> i32 {
        means.specials().filter_map(Card::joins).map(|pair| office(mind, pair, cash, wares)).sum()
    }
}

fn office(mind: &Mind<'_>, pair: [Currency; 2], cash: &[Cash; 4], wares: &[Option<Ware>; 4]) -> i32 {
    let [a, b] = pair.map(|currency| cash[currency as usize]);
    let both = joined(a, b);
    let better = |currency: Currency| {
        wares[currency as usize].map_or(0, |ware| ware.chance(both) - ware.chance(cash[currency as usize]))
    };
    mind.fade(mind.weights.office) + pair.map(better).into_iter().fold(0, i32::max)
}

/// Every sum that cards of both make.
fn joined(a: Cash, b: Cash) -> Cash {
    let sums = (0..32).filter(|n| a.sums >> n & 1 != 0).fold(0, |sums, n| sums | b.sums << n);
    Cash { sum: a.sum.saturating_add(b.sum), sums } // all money of two currencies is more than a byte
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_sums_of_both() {
        let both = joined(Cash::NONE.and(7).and(2), Cash::NONE.and(9));
        assert_eq!(both.sum, 18);
        assert!([0, 2, 7, 9, 11, 16, 18].into_iter().all(|sum| both.pays(sum)) && !both.pays(10));
    }
}
