//! A view shows what its seat may know, and nothing else.

use crate::{common::*, conservation::all_is_there};
use sabika_engine::{Game, value::*};
use serde_json::Value;

/// The game with everything dealt anew that the seat cannot see.
fn redealt(game: &Game, seat: Seat, dice: &mut Dice) -> Game {
    let mut other = game.clone();
    other.redeal(seat, dice);
    other
}

fn json(game: &Game, seat: Option<Seat>) -> Value {
    serde_json::to_value(game.view(seat)).expect("a view can be sent")
}

/// Proves: BASE-S7 BASE-I1 BASE-I2 BASE-I3 BASE-I5 SQU-4 VIZ-15 VIZ-21
#[test]
fn a_view_does_not_hang_on_hidden_things() {
    let (mut tried, mut hands, mut decks, mut supplies, mut stacks) = (0, 0, 0, 0, 0);
    walk_many(120, 7, |game, dice| {
        if dice.below(6) > 0 || game.ask().is_none() {
            return;
        }
        let open = game.open();
        let seat = Seat::new(dice.below(open.players().into()) as u8).expect("a seat of the table");
        let other = redealt(game, seat, dice);
        all_is_there(&other);
        assert!(game.view(Some(seat)) == other.view(Some(seat)), "the view of {seat} changed");
        assert_eq!(json(game, Some(seat)), json(&other, Some(seat)));
        assert!(game.view(None) == other.view(None), "the view of a spectator changed");
        assert_eq!(json(game, None), json(&other, None));
        for round in 1..=3 {
            assert_eq!(game.score(round), other.score(round));
        }
        tried += 1;
        hands += u32::from(open.seats().any(|s| game.hand(s) != other.hand(s)));
        decks += u32::from(game.dark().deck != other.dark().deck);
        supplies += u32::from(game.dark().supply != other.dark().supply);
        let dark = |game: &Game| game.rooms().squares.map(|room| room.dark);
        stacks += u32::from(dark(game) != dark(&other));
    });
    // Late in a game little is left to hide.
    for (what, changed) in [("hands", hands), ("the deck", decks), ("the supply", supplies)] {
        assert!(changed > tried * 7 / 10, "{what} changed in {changed} of {tried} redeals");
    }
    assert!(stacks > tried / 4, "the stacks of squares changed in {stacks} of {tried} redeals");
}

/// Proves: BASE-I4
#[test]
fn after_the_end_nothing_but_the_rest_is_hidden() {
    walk_many(60, 8, |game, dice| {
        if game.ask().is_some() {
            return;
        }
        let other = redealt(game, Seat::FIRST, dice);
        assert!(game.view(None) == other.view(None), "hands that lie open were dealt anew");
    });
}

/// What a view lists and checks, the game lists and checks; only the seat asked has moves.
///
/// Proves: BASE-I1 BASE-I5
#[test]
fn a_view_lists_what_the_game_lists() {
    walk_many(120, 9, |game, dice| {
        let asked = game.ask().map(|ask| ask.seat);
        for seat in game.open().seats() {
            let view = game.view(Some(seat));
            assert_eq!((view.open(), view.hand(), view.ask()), (game.open(), game.hand(seat), game.ask()));
            let Some(sight) = view.sight() else {
                assert_ne!(asked, Some(seat));
                continue;
            };
            assert_eq!(asked, Some(seat));
            let mut moves = Vec::new();
            sight.moves(&mut moves);
            assert_eq!(moves, listed(game));
            let mv = dice.pick(&moves);
            assert_eq!(sight.check(mv), Ok(()));
        }
        assert!(game.view(None).sight().is_none());
    });
}

fn keys(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(map) => map.iter().for_each(|(key, value)| {
            found.push(key.clone());
            keys(value, found);
        }),
        Value::Array(list) => list.iter().for_each(|value| keys(value, found)),
        _ => {}
    }
}

/// Proves: BASE-I1 BASE-I2 BASE-I4
#[test]
fn hands_are_shown_to_their_owners_and_at_the_end() {
    walk_many(60, 10, |game, dice| {
        let open = game.open();
        if dice.below(4) > 0 && !open.over {
            return;
        }
        let owners = |view: &Value| -> Vec<usize> {
            let seats = view["seats"].as_array().expect("seats");
            (0..seats.len()).filter(|n| seats[*n].get("hand").is_some()).collect()
        };
        let all: Vec<usize> = (0..usize::from(open.players())).collect();
        let view = json(game, None);
        assert_eq!(owners(&view), if open.over { all.clone() } else { vec![] });
        assert_eq!(*game.view(None).hand(), Purse::EMPTY);
        let mut words = Vec::new();
        keys(&view, &mut words);
        assert_eq!(words.iter().filter(|key| *key == "hand").count(), owners(&view).len());
        for secret in ["dark", "deck", "supply", "seed", "stacks"] {
            assert!(!words.iter().any(|key| key == secret), "the view shows {secret}");
        }
        for seat in open.seats() {
            let view = json(game, Some(seat));
            assert_eq!(owners(&view), if open.over { all.clone() } else { vec![seat.index()] });
            let hand = serde_json::to_value(game.hand(seat)).expect("cards");
            assert_eq!(view["seats"][seat.index()]["hand"], hand);
        }
    });
}

/// A redealt game is a game: it can be played to its end, and nothing gets lost on the way.
#[test]
fn a_redealt_game_can_be_played() {
    walk_many(40, 11, |game, dice| {
        if dice.below(60) > 0 {
            return;
        }
        let seat = Seat::new(dice.below(game.open().players().into()) as u8).expect("a seat of the table");
        let mut other = redealt(game, seat, dice);
        while let Some(ask) = other.ask() {
            let mv = choose(&listed(&other), dice);
            other.apply(ask.seat, mv).expect("listed");
            all_is_there(&other);
        }
        assert!(other.open().over);
    });
}

/// BASE-S10 is public: a scoring card that has not come up lies in its pile, wherever it is dealt.
///
/// Proves: BASE-S10 BASE-I1
#[test]
fn a_redeal_leaves_the_scoring_cards_in_their_piles() {
    walk_many(60, 12, |game, dice| {
        let (open, dark) = (game.open(), game.dark());
        if dice.below(6) > 0 || open.over {
            return;
        }
        let other = redealt(game, Seat::FIRST, dice);
        for round in [1, 2u8] {
            let depth = |game: &Game| game.dark().deck.iter().rev().position(|card| *card == Card::scoring(round));
            let pile = |depth: usize| {
                let ends = open.piles.iter().scan(0, |sum, n| {
                    *sum += usize::from(*n);
                    Some(*sum)
                });
                ends.clone().position(|end| depth < end)
            };
            let (before, after) = (depth(game).and_then(pile), depth(&other).and_then(pile));
            assert_eq!(before, after, "scoring card {round}; piles {:?}, deck {:?}", open.piles, dark.deck);
            assert!(before.is_none_or(|n| n == usize::from(2 * round - 1)));
        }
    });
}
