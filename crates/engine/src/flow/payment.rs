//! Payments without a needless card.

use crate::value::{Currency, Dice, Purse};

/// Calls `found` with every set of cards of the currency that reaches the price and of which no card could be left out.
///
/// Cards are added from the dearest down and the search stops at the price, so the card added last is the smallest and
/// is needed: exactly the payments wanted, each once.
#[inline]
pub fn minimal(hand: &Purse, currency: Currency, price: u8, mut found: impl FnMut(Purse)) {
    let (word, have) = (hand.word(currency), hand.sum(currency));
    if have >= price {
        let mut told = |word| found(Purse::of_word(currency, word));
        search(word, i16::from(price), i16::from(have), 0, &mut told);
    }
}

/// `left` are the cards not yet looked at, worth `have`; `due` is still to be paid, `paid` is chosen already.
fn search(mut left: u32, due: i16, mut have: i16, paid: u32, found: &mut impl FnMut(u32)) {
    while have >= due {
        // The dearest card left: two bits for each value.
        let place = left.ilog2() & !1;
        let worth = (place / 2 + 1) as i16;
        let count = left >> place & 3;
        left &= !(3 << place);
        have -= worth * count as i16;
        let (mut due, mut paid) = (due, paid);
        for _ in 0..count {
            paid += 1 << place;
            due -= worth;
            if due <= 0 {
                found(paid);
                break;
            }
            if have >= due {
                search(left, due, have, paid, found);
            }
        }
    }
}

/// One payment without a needless card: from a chance value downwards, then from the top, until the price is reached.
pub fn some(hand: &Purse, currency: Currency, price: u8, dice: &mut Dice) -> Purse {
    let word = hand.word(currency);
    let below = (1u32 << (2 * (dice.below(9) + 1))) - 1;
    let (mut due, mut paid) = (i16::from(price), 0u32);
    for mut left in [word & below, word & !below] {
        while left != 0 && due > 0 {
            let place = left.ilog2() & !1;
            left -= 1 << place;
            paid += 1 << place;
            due -= (place / 2 + 1) as i16;
        }
    }
    // Cards that are worth no more than what is too much are not needed.
    let mut left = paid;
    while left != 0 {
        let place = left.trailing_zeros() & !1;
        let worth = (place / 2 + 1) as i16;
        if worth > -due {
            break;
        }
        left -= 1 << place;
        paid -= 1 << place;
        due += worth;
    }
    Purse::of_word(currency, paid)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::Card;

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
