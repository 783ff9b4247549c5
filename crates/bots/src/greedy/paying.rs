//! How to pay: of all ways to make a sum, the one that leaves the most useful cards.

use super::money::Cash;
use sabika_engine::value::{Card, Currency, Purse};

/// Ways to pay that are looked at: more than these are hardly better.
const WAYS: u8 = 6;

/// Cards of this currency that make exactly this sum, and what is left of the currency: as many different sums as
/// possible. None if no cards do.
pub fn pay(hand: &Purse, currency: Currency, sum: u8) -> Option<(Purse, Cash)> {
    let mut search = Search { cards: [0; 27], len: 0, below: [0; 28], ways: 0, best: None };
    hand.of_currency(currency).each_face(|card, count| {
        for _ in 0..if card.is_plain() { count } else { 0 } {
            search.cards[search.len] = card.value();
            search.len += 1;
        }
    });
    search.cards[..search.len].reverse();
    search.below[search.len] = 1;
    for at in (0..search.len).rev() {
        search.below[at] = search.below[at + 1] | search.below[at + 1] << search.cards[at];
    }
    search.go(0, sum, 0, Cash::NONE);
    let (used, left) = search.best?;
    let cards = (0..search.len).filter(|at| used >> at & 1 != 0).map(|at| Card::money(currency, search.cards[at]));
    Some((cards.collect(), left))
}

struct Search {
    /// The cards, dearest first.
    cards: [u8; 27],
    len: usize,
    /// The sums that the cards from each one on can make.
    below: [u32; 28],
    ways: u8,
    best: Option<(u32, Cash)>,
}

impl Search {
    /// `due` is still to be paid, `left` are the cards not used.
    fn go(&mut self, at: usize, due: u8, used: u32, left: Cash) {
        if self.below[at] >> due & 1 == 0 || self.ways >= WAYS {
            return;
        }
        if due == 0 {
            let left = self.cards[at..self.len].iter().fold(left, |left, value| left.and(*value));
            self.ways += 1;
            if self.best.is_none_or(|(_, best)| left.sums.count_ones() > best.sums.count_ones()) {
                self.best = Some((used, left));
            }
            return;
        }
        let value = self.cards[at];
        if value <= due {
            self.go(at + 1, due - value, used | 1 << at, left);
        }
        // Equal cards are interchangeable: leave out one, leave out all of them.
        let next = (at..self.len).find(|i| self.cards[*i] != value).unwrap_or(self.len);
        let left = (at..next).fold(left, |left, _| left.and(value));
        self.go(next, due, used, left);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(values: &[u8]) -> Purse {
        values.iter().map(|value| Card::money(Currency::Denar, *value)).collect()
    }

    #[test]
    fn what_is_left_makes_the_most_sums() {
        // 7 pays what 3 + 4 pays; but 3, 4 and 1 left over make more sums than 7 and 1.
        let (paid, left) = pay(&hand(&[1, 3, 4, 7]), Currency::Denar, 7).expect("payable");
        assert_eq!((paid, left.sum), (hand(&[7]), 8));
    }

    #[test]
    fn a_sum_that_cannot_be_made_is_not_paid() {
        assert!(pay(&hand(&[4, 4, 9]), Currency::Denar, 10).is_none());
        assert!(pay(&hand(&[4, 4, 9]), Currency::Ducat, 4).is_none());
    }
}
