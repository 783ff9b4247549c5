//! Taking, paying and bidding: every set of cards is legal exactly when the oracle says so.

use crate::common::*;
use sabika_engine::{
    Game, Move,
    flow::{Ask, Topic},
    modules::{
        ModuleTopic,
        characters::{self, Person, Question},
    },
    value::*,
};
use sabika_oracle::money::{self, highest_bid, needed_payments, payments, takes, worth};
use std::collections::BTreeSet;

/// More cards than this have too many sets of them.
const MOST: u8 = 10;

/// A card for the oracle.
fn oracle_card(card: Card) -> money::Card {
    match (card.currency(), card.joins()) {
        (Some(currency), _) => money::Card::Money(currency as usize, card.value().into()),
        (None, Some([a, b])) => money::Card::Office(a as usize, b as usize),
        (None, None) if card.is_gem() => money::Card::Diamond(card.value().into()),
        _ => {
            assert_eq!(card, Person::Patron.card(), "no card to pay with");
            money::Card::Patron
        }
    }
}

/// Cards for the oracle, sorted.
fn oracle_cards(cards: &Purse) -> Vec<money::Card> {
    let mut cards: Vec<_> = cards.cards().map(oracle_card).collect();
    cards.sort_unstable();
    cards
}

/// Does this seat own this person, and has not used it in this round?
fn ready(game: &Game, seat: Seat, person: Person) -> bool {
    let open = game.rooms().characters.map(|room| room.open);
    open.is_some_and(|open| open.owners[person as usize] == Some(seat) && !open.used[person as usize])
}

/// What a seat can pay with: its hand, its coins (CHG-12) and the patron (CHA-P).
fn means(game: &Game, seat: Seat) -> Purse {
    let mut means = *game.hand(seat);
    if game.rooms().characters.is_some_and(|room| room.open.owners[Person::Patron as usize] == Some(seat)) {
        means.add(Person::Patron.card());
    }
    if let Some(room) = game.rooms().change {
        means.add_all(&room.open.coins[seat]);
    }
    means
}

/// Any card that can be put down.
fn any_card(dice: &mut Dice) -> Card {
    *dice.pick(&Card::all().filter(|card| Purse::takes(*card)).collect::<Vec<_>>())
}

fn takes_agree(game: &Game, ask: Ask, dice: &mut Dice) {
    let display: Purse = game.open().display.iter().copied().collect();
    let limit = if ready(game, ask.seat, Person::Merchant) { 7 } else { 5 };
    let legal = if ask.topic.is_action() { takes(&oracle_cards(&display), limit) } else { BTreeSet::new() };
    let taken = |mv: &Move| if let Move::Take(cards) = mv { Some(oracle_cards(cards)) } else { None };
    let canonical: BTreeSet<Vec<_>> = listed(game).iter().filter_map(taken).collect();
    assert_eq!(canonical, legal);
    let mut offered = display;
    offered.try_add(any_card(dice));
    for cards in parts_of(&offered) {
        let found = game.check(ask.seat, &Move::Take(cards));
        let right = display.contains(&cards) && legal.contains(&oracle_cards(&cards));
        assert_eq!(found.is_ok(), right, "take {cards}: {found:?}");
    }
}

/// Compares what is listed and what is accepted with what is legal; `make` makes a move of a payment.
fn judged(
    game: &Game,
    ask: Ask,
    legal: &BTreeSet<Vec<money::Card>>,
    canonical: &BTreeSet<Vec<money::Card>>,
    make: impl Fn(Purse) -> Move,
    dice: &mut Dice,
) {
    let means = means(game, ask.seat);
    let paid = |mv: &Move| match mv {
        Move::Buy { pay, .. } | Move::Characters(characters::Move::Pay(pay)) if *mv == make(*pay) => Some(*pay),
        _ => None,
    };
    let found: BTreeSet<Vec<_>> = listed(game).iter().filter_map(paid).map(|pay| oracle_cards(&pay)).collect();
    assert_eq!(found, *canonical, "{} with {means}", make(Purse::EMPTY));
    let mut offered = means;
    offered.try_add(any_card(dice)); // most likely not there
    for pay in parts_of(&offered) {
        let found = game.check(ask.seat, &make(pay));
        let right = means.contains(&pay) && legal.contains(&oracle_cards(&pay));
        assert_eq!(found.is_ok(), right, "{}: {found:?}", make(pay));
    }
}

fn purchases_agree(game: &Game, ask: Ask, slot: Slot, dice: &mut Dice) -> BTreeSet<Vec<money::Card>> {
    let own = oracle_cards(&means(game, ask.seat));
    let wanted = Some(slot.currency() as usize);
    let price = game.open().in_yard(slot).map(|tile| u32::from(tile.price()));
    let (legal, canonical) = match (price, ask.topic) {
        (Some(price), Topic::Action | Topic::FurtherAction) => {
            (payments(&own, wanted, price), needed_payments(&own, wanted, price))
        }
        // VIZ-5, CHA-13: exactly, and without the patron. A thief buys nothing.
        (Some(price), Topic::Window) if game.rooms().vizier.is_some_and(|room| !room.open.asleep[ask.seat]) => {
            let fits = |paid: &Vec<money::Card>| {
                worth(paid, wanted, price) == Some(price) && !paid.contains(&money::Card::Patron)
            };
            let keep = |all: BTreeSet<Vec<money::Card>>| all.into_iter().filter(fits).collect();
            (keep(payments(&own, wanted, price)), keep(needed_payments(&own, wanted, price)))
        }
        _ => Default::default(),
    };
    judged(game, ask, &legal, &canonical, |pay| Move::Buy { slot, pay }, dice);
    legal
}

/// Proves: BASE-M1 BASE-P1 BASE-P3 BASE-P4 BASE-S4 VIZ-2 VIZ-5 VIZ-7 EXO-2 EXO-4 EXO-5 EXO-6 EXO-7 EXO-8 EXO-9 EXO-11 EXO-14 DIA-2 DIA-3 DIA-4 DIA-5 CHA-P CHA-H CHA-13 CAM-1 CHG-8 CHG-12 CHG-15 MAB-6 MAB-8
#[test]
fn every_set_of_cards_is_judged_rightly() {
    let [mut offices, mut diamonds, mut patrons, mut merchants] = [0; 4];
    walk_many(400, 5, |game, dice| {
        let Some(ask) = game.ask() else { return };
        let rich = game.hand(ask.seat).has_odd() || means(game, ask.seat) != *game.hand(ask.seat);
        if dice.below(if rich { 12 } else { 40 }) > 0 {
            return;
        }
        takes_agree(game, ask, dice);
        merchants += u32::from(ask.topic.is_action() && ready(game, ask.seat, Person::Merchant));
        if means(game, ask.seat).len() <= MOST {
            let legal = purchases_agree(game, ask, *dice.pick(&Slot::ALL), dice);
            let any = |of: fn(&money::Card) -> bool| u32::from(legal.iter().flatten().any(of));
            offices += any(|card| matches!(card, money::Card::Office(..)));
            diamonds += any(|card| matches!(card, money::Card::Diamond(_)));
            patrons += any(|card| *card == money::Card::Patron);
        }
    });
    let seen = [offices, diamonds, patrons, merchants];
    assert!(seen.iter().all(|n| *n > 20), "offices, diamonds, patrons, merchants: {seen:?}");
}

/// Bids up to what one kind of money is worth, and whoever wins pays in one kind of money.
///
/// Proves: CHA-3 CHA-5 CHA-6 DIA-7 EXO-7 CHG-17
#[test]
fn bids_are_paid_in_one_kind_of_money() {
    let [mut bids, mut paid] = [0; 2];
    walk_many(250, 16, |game, dice| {
        let Some(ask) = game.ask() else { return };
        let Topic::Module(ModuleTopic::Characters(question)) = ask.topic else { return };
        let Some(auction) = game.rooms().characters.and_then(|room| room.open.auction) else { return };
        let own = oracle_cards(&means(game, ask.seat));
        if question == Question::Bid {
            bids += 1;
            let most = highest_bid(&own);
            let legal: Vec<u16> = (u16::from(auction.bid) + 1..=most as u16).collect();
            let bid = |mv: &Move| if let Move::Characters(characters::Move::Bid(n)) = mv { Some(*n) } else { None };
            assert_eq!(listed(game).iter().filter_map(bid).collect::<Vec<_>>(), legal);
            for n in 0..=most as u16 + 3 {
                let found = game.check(ask.seat, &Move::Characters(characters::Move::Bid(n)));
                assert_eq!(found.is_ok(), legal.contains(&n), "bid {n}: {found:?}");
            }
        } else if question == Question::Pay && own.len() <= MOST.into() {
            paid += 1;
            assert_eq!(auction.leader, Some(ask.seat));
            let price = u32::from(auction.bid);
            let (legal, canonical) = (payments(&own, None, price), needed_payments(&own, None, price));
            judged(game, ask, &legal, &canonical, |pay| Move::Characters(characters::Move::Pay(pay)), dice);
        }
    });
    assert!(bids > 300 && paid > 100, "{bids} bids, {paid} payments");
}
