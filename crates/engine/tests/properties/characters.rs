//! Ten persons: where they lie, what a bid may be, what others hear.

use crate::common::*;
use sabika_engine::{
    Config, Game, Move,
    flow::{Event, Topic},
    modules::{
        House, ModuleId, ModuleSet, ModuleTopic,
        characters::{Move as Own, Person, Question},
    },
    position::Position,
    value::*,
};

fn table(players: u8, others: u64) -> Config {
    let others = ModuleSet::nth(others as u32).iter().chain([ModuleId::Characters]);
    Config::players(players).with(others.collect())
}

/// The pile of the first deck, from 0, in which the card at this depth lies.
fn pile_at(game: &Game<House>, depth: usize) -> usize {
    let mut below = 0;
    let piles = game.open().piles().into_iter();
    let mut ends = piles.map(|n| {
        below += usize::from(n);
        below
    });
    ends.position(|end| depth < end).expect("in one of the piles")
}

/// Proves: CHA-S1 BASE-S11
#[test]
fn two_each_in_the_second_third_and_fourth_pile_and_four_aside() {
    let (mut aside, mut on_top) = ([0; 10], [0; 3]);
    for seed in 0..600 {
        let game = Game::<House>::new(table(2 + (seed % 5) as u8, seed), Seed::from_number(seed)).expect("playable");
        let mut held = [0; 5];
        for (depth, card) in game.dark().deck.iter().rev().enumerate() {
            if Person::on(*card).is_some() {
                let pile = pile_at(&game, depth);
                held[pile] += 1;
                on_top[pile - 1] += u32::from(depth == 0 || pile_at(&game, depth - 1) != pile);
            }
        }
        assert_eq!(held, [0, 2, 2, 2, 0]);
        let room = game.rooms().characters.expect("played");
        assert_eq!((room.dark.stack.len(), room.open.stack_left), (4, 4));
        for card in room.dark.stack.iter() {
            aside[Person::on(*card).expect("a character") as usize] += 1;
        }
    }
    // 600 · 4 / 10 = 240 times each, give or take five standard deviations; on top of its pile about every ninth time.
    assert!(aside.iter().all(|n| (180..=300).contains(n)), "{aside:?}");
    assert!(on_top.iter().all(|n| (20..=150).contains(n)), "{on_top:?}");
}

/// Proves: CHA-8 CHA-9 CHA-M
#[test]
fn every_character_is_in_one_place() {
    let (mut won, mut unsold) = (0, 0);
    for n in 0..60 {
        walk::<House>(table(2 + (n % 5) as u8, n), n, |game, _| {
            let room = game.rooms().characters.expect("played");
            let open = &room.open;
            for person in Person::ALL {
                let places = [
                    game.dark().deck.contains(&person.card()),
                    room.dark.stack.contains(&person.card()),
                    open.owner(person).is_some(),
                    open.gone[person as usize],
                    open.auction.is_some_and(|auction| auction.person == person),
                ];
                assert_eq!(places.iter().filter(|there| **there).count(), 1, "{person}: {places:?}");
                assert!(!open.used[person as usize] || open.owner(person).is_some() && person.once_per_round());
            }
            if game.open().is_over() {
                won += open.owners.iter().flatten().count();
                unsold += open.gone.iter().filter(|gone| **gone).count();
            }
            assert!(open.named.is_none() || open.owner(Person::WiseMan).is_some());
        });
    }
    assert!(won > 60 && unsold > 10, "{won} won, {unsold} gone");
}

/// The most in one kind of money, card by card.
fn most(hand: &Purse) -> u16 {
    let of = |wanted: &[Currency]| -> u16 {
        let counts = |card: &Card| card.currency().is_some_and(|currency| wanted.contains(&currency));
        hand.cards().filter(counts).map(|card| u16::from(card.value())).sum()
    };
    let gems = hand.cards().filter(|card| card.is_gem()).map(|card| u16::from(card.value())).sum();
    let pairs = hand.cards().filter_map(Card::joins).map(|pair| of(&pair)).max().unwrap_or(0);
    Currency::ALL.iter().map(|currency| of(&[*currency])).chain([gems, pairs]).max().unwrap_or(0)
}

/// Every bid up to the limit is listed and none beyond it passes; what is won can be paid; nobody skips anybody.
///
/// Proves: CHA-3 CHA-4 CHA-5 CHA-6
#[test]
fn bids_are_covered_and_can_be_paid() {
    let (mut bids, mut payments) = (0, 0);
    for n in 0..80 {
        walk::<House>(table(2 + (n % 5) as u8, n), 1000 + n, |game, _| {
            let Some(ask) = game.ask() else { return };
            let Topic::Module(ModuleTopic::Characters(question)) = ask.topic else { return };
            let hand = game.hand(ask.seat);
            let auction = game.rooms().characters.expect("played").open.auction;
            match question {
                Question::Bid => {
                    let auction = auction.expect("held");
                    assert!(!auction.passed[ask.seat] && auction.leader != Some(ask.seat));
                    let listed = listed(game).into_iter().filter_map(|mv| match mv {
                        Move::Characters(Own::Bid(bid)) => Some(bid),
                        _ => None,
                    });
                    let wanted = auction.bid + 1..=most(hand);
                    assert!(listed.eq(wanted), "{hand}");
                    let over = Move::Characters(Own::Bid(most(hand) + 1));
                    assert!(game.check(ask.seat, &over).is_err());
                    bids += 1;
                }
                Question::Pay => {
                    let auction = auction.expect("held");
                    assert_eq!(auction.leader, Some(ask.seat));
                    let others = game.open().seats().filter(|seat| *seat != ask.seat);
                    assert!({ others }.all(|seat| auction.passed[seat]), "somebody was not asked");
                    assert!(!listed(game).is_empty(), "{} cannot be paid with {hand}", auction.bid);
                    payments += 1;
                }
                _ => {}
            }
        });
    }
    assert!(bids > 500 && payments > 100, "{bids} bids, {payments} payments");
}

fn position(text: &str, seed: u64) -> Position {
    let mut position: Position = serde_json::from_str(text).expect("a position");
    position.seed = seed;
    position
}

/// Proves: CHA-D
#[test]
fn the_old_tile_is_shuffled_into_the_supply() {
    let text = r#"{"modules": ["characters"], "characters": {"owners": {"A": ["dancer"]}}, "ask": "turn_start",
        "yard": {"1": "tower-11-open"}, "supply": ["tower-13-E", "garden-8-NE", "garden-8-SW", "garden-9-E"]}"#;
    let mut places = [0; 4];
    for seed in 0..400 {
        let mut game: Game = position(text, seed).set_up().expect("a table that can be");
        game.apply(Seat::FIRST, "characters dance 1".parse().expect("a move")).expect("legal");
        assert_eq!(game.open().yard()[0].map(Tile::name), Some("tower-13-E"));
        let rest: Vec<&str> = game.dark().supply.iter().rev().map(|tile| tile.name()).collect();
        places[rest.iter().position(|name| *name == "tower-11-open").expect("it went back")] += 1;
        let others: Vec<&str> = rest.into_iter().filter(|name| *name != "tower-11-open").collect();
        assert_eq!(others, ["garden-8-NE", "garden-8-SW", "garden-9-E"]);
    }
    assert!(places.iter().all(|n| (60..=140).contains(n)), "{places:?}");
}

/// Proves: CHA-B BASE-I5
#[test]
fn only_the_owner_hears_what_the_beggar_draws() {
    let text = r#"{"modules": ["characters"], "characters": {"owners": {"A": ["beggar"]}}, "ask": "turn_start",
        "deck": ["denar-7", "gulden-8"]}"#;
    let mut game: Game = position(text, 1).set_up().expect("a table that can be");
    let mut told = Vec::new();
    game.apply_told(Seat::FIRST, "characters beg".parse().expect("a move"), &mut told).expect("legal");
    let drew = told.iter().find(|event| matches!(event, Event::Drew { .. })).expect("a draw");
    let (seat, card) = (Seat::FIRST, "denar-7".parse().ok());
    assert_eq!(*drew.told(Some(seat)).event(), Event::Drew { seat, card });
    for other in [None, Seat::new(1), Seat::new(2)] {
        assert_eq!(*drew.told(other).event(), Event::Drew { seat, card: None });
    }
}

/// Two whole currencies under an office are worth more than 255: still a bid, a payment and no crash.
#[test]
fn a_hand_too_rich_to_count() {
    let mut hand: Vec<String> = Vec::new();
    for currency in ["denar", "dirham"] {
        hand.extend((1..=9).flat_map(|value| std::iter::repeat_n(format!("{currency}-{value}"), 3)));
    }
    hand.push("office_denar_dirham".into());
    let text = serde_json::json!({"modules": ["characters", "exchange_offices"], "ask": "end_of_turn",
        "display": [], "deck": ["miser", "gulden-1"], "B": {"hand": hand}});
    let mut game: Game = position(&text.to_string(), 1).set_up().expect("a table that can be");
    let b = Seat::new(1).expect("a seat");
    assert_eq!(game.ask().map(|ask| ask.seat), Some(b));
    assert!(listed(&game).contains(&Move::Characters(Own::Bid(255))));
    game.apply(b, Move::Characters(Own::Bid(3))).expect("legal");
    for seat in [2, 0] {
        game.apply(Seat::new(seat).expect("a seat"), Move::Pass).expect("legal");
    }
    game.apply(b, Move::Characters(Own::Pay(*game.hand(b)))).expect("overpaying is allowed");
    assert!(game.hand(b).is_empty());
}
