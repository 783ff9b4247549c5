//! The worked examples about money and points of `rules/modules/new_score_cards.md`, `caravanserai.md`, `falconers.md`,
//! `exchange_certificates.md` and `medina.md`.

use sabika_oracle::money::{Bought, Card, highest_bid, mixed_worth, payments, payments_for, worth};
use sabika_oracle::scoring::{card_table, falcon_points, majorities, medina_losses};

const GULDEN: usize = 0;
const DENAR: usize = 2;
const DUCAT: usize = 3;

/// Example 3 of `new_score_cards.md`.
#[test]
fn new_score_cards_example_3() {
    // Pavilion 0, seraglio 1, arcades 2, chambers 3, garden 4, tower 5.
    let orders = [[4, 5, 2, 0, 3, 1], [3, 4, 1, 2, 0, 5], [1, 4, 5, 3, 2, 0]];
    let counts = [[2, 0, 0, 0, 3, 1], [0, 1, 0, 0, 3, 2], [0, 0, 0, 1, 1, 2]];
    let total = |round: u32, who: usize, order: &[usize]| -> u32 {
        let points = |kind: usize| {
            let doubled: Vec<u32> = counts.iter().map(|own| 2 * own[kind]).collect();
            majorities(&doubled, round, &card_table(round, order, kind))[who]
        };
        (0..6).map(points).sum()
    };
    let found = [1u32, 2, 3].map(|round| [0, 1, 2].map(|who| total(round, who, &orders[round as usize - 1])));
    assert_eq!(found, [[4, 7, 6], [17, 24, 17], [37, 43, 35]]);
}

/// Examples 4 and 5 of `caravanserai.md`, and what its value does not pay.
#[test]
fn caravanserai_examples() {
    let (inn, six) = (Card::Inn(0, GULDEN, 4), Card::Money(GULDEN, 6));
    assert_eq!(worth(&[six, inn], Some(GULDEN), 10), Some(10));
    let (inn, three) = (Card::Inn(0, DUCAT, 5), Card::Money(DUCAT, 3));
    assert_eq!((worth(&[three], Some(DUCAT), 3), worth(&[inn], Some(DUCAT), 3)), (Some(3), Some(5)));
    assert_eq!(worth(&[inn, Card::Diamond(5)], Some(DUCAT), 3), None, "CAR-25");
    assert_eq!(worth(&[inn, Card::Inn(1, DUCAT, 2)], Some(DUCAT), 7), Some(7), "CAR-22");
    assert_eq!((mixed_worth(&[inn, six]), highest_bid(&[inn, three])), (Some(11), 8), "CAR-23");
}

/// Example 4 of `falconers.md`.
#[test]
fn falconers_example_4() {
    assert_eq!(falcon_points([3, 1, 2]), 20);
}

/// Examples 2 and 5 of `exchange_certificates.md`, and what saved money does not pay.
#[test]
fn exchange_certificates_examples() {
    assert_eq!(worth(&[Card::Money(DENAR, 8), Card::Saved(DENAR, 5)], Some(DENAR), 12), Some(13));
    let (five, saved) = (Card::Money(DUCAT, 5), Card::Saved(DUCAT, 3));
    assert_eq!(payments(&[five, saved], Some(DUCAT), 8).len(), 1);
    assert_eq!(payments_for(Bought::LikeATile, &[five, saved], Some(DUCAT), 8).len(), 1);
    assert!(payments_for(Bought::Other, &[five, saved], None, 8).is_empty(), "CER-8");
    assert_eq!((mixed_worth(&[five, saved]), highest_bid(&[five, saved])), (None, 5), "CER-8");
    assert!(payments_for(Bought::LikeATile, &[Card::Patron], Some(DUCAT), 8).is_empty());
}

/// Examples 1 to 5 of `medina.md`.
#[test]
fn medina_examples() {
    let of = |all: &[&[u32]], round| medina_losses(&all.iter().map(|own| own.to_vec()).collect::<Vec<_>>(), round);
    assert_eq!(of(&[&[8, 6, 2], &[5, 4, 3], &[7]], 3), [3, 6, 9]);
    assert_eq!(of(&[&[], &[], &[4], &[9, 2]], 3), [11, 11, 3, 0]);
    assert_eq!(of(&[&[], &[], &[], &[5]], 1), [2, 2, 2, 0]);
    assert_eq!(of(&[&[], &[2], &[3], &[5]], 1), [4, 0, 0, 0]);
    assert_eq!(of(&[&[9], &[2], &[3, 4], &[5]], 1), [0, 3, 0, 0]);
    assert_eq!(of(&[&[], &[3], &[4, 2]], 2), [8, 3, 0]);
    assert_eq!(of(&[&[], &[], &[4], &[2]], 2), [7, 7, 0, 0]);
    assert_eq!(of(&[&[], &[], &[], &[], &[5]], 3), [8, 8, 8, 8, 0]);
    assert_eq!(of(&[&[], &[], &[]], 3), [9, 9, 9]);
}
