//! Taking money and paying (BASE-M1, BASE-P1, BASE-P4).

use std::collections::BTreeSet;

/// Every selection of the cards, none and all included, each as a sorted list. Equal cards are interchangeable
/// (BASE-M1), so two selections that look the same are one.
fn selections<T: Ord + Clone>(cards: &[T]) -> BTreeSet<Vec<T>> {
    let mut sorted = cards.to_vec();
    sorted.sort();
    let mut found = BTreeSet::from([Vec::new()]);
    for card in sorted {
        for without in found.clone() {
            let mut with = without;
            with.push(card.clone());
            found.insert(with);
        }
    }
    found
}

/// Every legal payment (BASE-P1, BASE-P4, BASE-M1): the sorted card values of each selection worth at least the price.
///
/// `hand` holds the values of the hand cards of the currency asked for, and of no other.
pub fn all_payments(hand: &[u32], price: u32) -> BTreeSet<Vec<u32>> {
    selections(hand).into_iter().filter(|paid| paid.iter().sum::<u32>() >= price).collect()
}

/// The legal payments (BASE-P1, BASE-P4, BASE-M1) of which no card could be left out.
pub fn minimal_payments(hand: &[u32], price: u32) -> BTreeSet<Vec<u32>> {
    let every_card_is_needed = |paid: &Vec<u32>| {
        let sum: u32 = paid.iter().sum();
        paid.iter().all(|card| sum - card < price)
    };
    all_payments(hand, price).into_iter().filter(every_card_is_needed).collect()
}

/// Every legal take from a display of (currency, value) cards, each as a sorted list (BASE-M1): any one card, or two or
/// more worth 5 or less.
pub fn all_takes(display: &[(usize, u32)]) -> BTreeSet<Vec<(usize, u32)>> {
    let legal = |take: &Vec<(usize, u32)>| match take.len() {
        0 => false,
        1 => true,
        _ => take.iter().map(|&(_, value)| value).sum::<u32>() <= 5,
    };
    selections(display).into_iter().filter(legal).collect()
}
