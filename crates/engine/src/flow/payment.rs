//! Payments without a needless card.

use crate::value::{Card, Currency, Purse};

/// Calls `found` with every set of cards of the currency that reaches the price and of which no card could be left out.
///
/// Cards are added from the dearest down and the search stops at the price, so the card added last is the smallest and
/// is needed: exactly the payments wanted, each once.
#[inline]
pub fn minimal(hand: &Purse, currency: Currency, price: u8, mut found: impl FnMut(Purse)) {
    let have = hand.sum(currency);
    if have >= price {
        search(hand, currency, i16::from(price), i16::from(have), 9, Purse::EMPTY, &mut found);
    }
}

/// `due` is still to be paid, `left` what the cards of value `value` and less are worth.
fn search(
    hand: &Purse,
    currency: Currency,
    due: i16,
    left: i16,
    value: u8,
    paid: Purse,
    found: &mut impl FnMut(Purse),
) {
    if left < due {
        return;
    }
    let worth = i16::from(value);
    let count = hand.count_of(currency, value);
    let below = left - worth * i16::from(count);
    let (mut due, mut paid) = (due, paid);
    if value > 1 {
        search(hand, currency, due, below, value - 1, paid, found);
    }
    for _ in 0..count {
        paid.add(Card::money(currency, value));
        due -= worth;
        if due <= 0 {
            found(paid);
            return;
        }
        if value > 1 {
            search(hand, currency, due, below, value - 1, paid, found);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_of_a_minimal_payment_is_needed() {
        let hand: Purse = [1, 2, 2, 4, 5, 9].map(|v| Card::money(Currency::Denar, v)).into_iter().collect();
        let mut found = Vec::new();
        minimal(&hand, Currency::Denar, 9, |p| found.push(p.to_string()));
        assert!(found.contains(&"denar-9".to_string()));
        assert!(found.contains(&"denar-2 denar-2 denar-5".to_string()));
        assert!(!found.contains(&"denar-1 denar-9".to_string()));
        minimal(&hand, Currency::Ducat, 1, |_| panic!("no ducat is there"));
    }
}
