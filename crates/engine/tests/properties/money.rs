//! Taking and paying: every set of cards is legal exactly when the oracle says so.

use crate::common::*;
use sabika_engine::{
    Game, Move,
    flow::{Ask, Topic},
    value::*,
};
use sabika_oracle::money::{all_payments, all_takes, minimal_payments};
use std::collections::BTreeSet;

fn values(cards: &Purse) -> Vec<u32> {
    cards.cards().map(|card| card.value().into()).collect()
}

fn of_currency(hand: &Purse, currency: Currency) -> Purse {
    hand.cards().filter(|card| card.currency() == Some(currency)).collect()
}

fn face(card: Card) -> (usize, u32) {
    (card.currency().expect("money") as usize, card.value().into())
}

fn takes_agree(game: &Game, ask: Ask, dice: &mut Dice) {
    let display: Vec<_> = game.open().display.iter().copied().map(face).collect();
    let legal = if ask.topic.is_action() { all_takes(&display) } else { BTreeSet::new() };
    let canonical: BTreeSet<Vec<_>> = listed(game)
        .iter()
        .filter_map(|mv| if let Move::Take(cards) = mv { Some(cards.cards().map(face).collect()) } else { None })
        .collect();
    assert_eq!(canonical, legal);
    let mut offered: Purse = game.open().display.iter().copied().collect();
    offered.try_add(Card::money(*dice.pick(&Currency::ALL), 1 + dice.below(9) as u8));
    for cards in parts_of(&offered) {
        let faces: Vec<_> = cards.cards().map(face).collect();
        let found = game.check(ask.seat, &Move::Take(cards));
        assert_eq!(found.is_ok(), legal.contains(&faces), "take {cards}: {found:?}");
    }
}

fn payments_agree(game: &Game, ask: Ask, slot: Slot, dice: &mut Dice) {
    let wanted = slot.currency();
    let own = of_currency(game.hand(ask.seat), wanted);
    let canonical: BTreeSet<Vec<u32>> = listed(game)
        .iter()
        .filter_map(|mv| match mv {
            Move::Buy { slot: s, pay } if *s == slot => Some(values(pay)),
            _ => None,
        })
        .collect();
    let exact = |price: u32| move |paid: &Vec<u32>| paid.iter().sum::<u32>() == price;
    let price = game.open().in_yard(slot).map(|tile| u32::from(tile.price()));
    let (legal, minimal) = match (price, ask.topic) {
        (Some(price), Topic::Action | Topic::FurtherAction) => {
            (all_payments(&values(&own), price), minimal_payments(&values(&own), price))
        }
        (Some(price), Topic::Window) => {
            let legal: BTreeSet<_> = all_payments(&values(&own), price).into_iter().filter(exact(price)).collect();
            (legal.clone(), legal)
        }
        _ => Default::default(),
    };
    assert_eq!(canonical, minimal, "slot {slot}");
    // One card that is not in the hand, and one of another currency.
    let mut offered = own;
    offered.try_add(Card::money(wanted, 1 + dice.below(9) as u8));
    let foreign = game.hand(ask.seat).cards().find(|card| card.currency().is_some_and(|c| c != wanted));
    for pay in parts_of(&offered) {
        let found = game.check(ask.seat, &Move::Buy { slot, pay });
        let right = own.contains(&pay) && legal.contains(&values(&pay));
        assert_eq!(found.is_ok(), right, "buy {slot} with {pay}: {found:?}");
        if let Some(card) = foreign {
            let mut pay = pay;
            pay.add(card);
            assert!(game.check(ask.seat, &Move::Buy { slot, pay }).is_err(), "buy {slot} with {pay}");
        }
    }
}

/// Proves: BASE-M1 BASE-P1 BASE-P3 BASE-P4 BASE-S4 VIZ-2 VIZ-5 VIZ-7
#[test]
fn every_set_of_cards_is_judged_rightly() {
    walk_many(400, 5, |game, dice| {
        let Some(ask) = game.ask() else { return };
        if dice.below(6) > 0 {
            return;
        }
        takes_agree(game, ask, dice);
        let slot = *dice.pick(&Slot::ALL);
        if of_currency(game.hand(ask.seat), slot.currency()).len() <= 8 {
            payments_agree(game, ask, slot, dice);
        }
    });
}
