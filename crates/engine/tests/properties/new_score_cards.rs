//! New score cards: which are drawn, that nobody sees the others, and what the rows are worth.

use crate::common::*;
use sabika_engine::{
    Config, Game,
    components::SCORE_CARDS,
    modules::{House, ModuleId, ModuleSet, new_score_cards::ScoreCard},
    position::Position,
    score::{Category, Participant},
    value::*,
};
use serde_json::json;
use std::collections::BTreeSet;

fn set_up(players: u8, seed: u64, modules: &[ModuleId]) -> Game<House> {
    let modules: ModuleSet = modules.iter().copied().collect();
    Game::new(Config::players(players).with(modules), Seed::from_number(seed)).expect("playable")
}

fn cards(game: &Game<House>) -> [ScoreCard; 3] {
    game.rooms().new_score_cards.as_ref().expect("in play").open.cards.expect("laid out")
}

/// Every type stands three times in every row of the eighteen cards, and no two cards are alike.
///
/// Proves: NSC-1
#[test]
fn eighteen_balanced_cards() {
    assert_eq!(ScoreCard::all().count(), 18);
    for row in 0..6 {
        for kind in Building::ALL {
            assert_eq!(
                ScoreCard::all().filter(|card| card.order()[row] == kind).count(),
                3,
                "{kind} in row {}",
                row + 1
            );
        }
    }
    let different: BTreeSet<_> = SCORE_CARDS.iter().map(|order| order.map(|kind| kind as u8)).collect();
    assert_eq!(different.len(), 18);
}

/// Three different cards, any of them in any slot. The rest of the table is as without them: scoring cards and all.
///
/// Proves: NSC-1 NSC-4 NSC-12
#[test]
fn three_cards_are_drawn() {
    let mut seen: [BTreeSet<String>; 3] = Default::default();
    for seed in 0..400 {
        let players = 2 + (seed % 5) as u8;
        let (game, base) = (set_up(players, seed, &[ModuleId::NewScoreCards]), set_up(players, seed, &[]));
        let drawn = cards(&game);
        assert!(drawn[0] != drawn[1] && drawn[0] != drawn[2] && drawn[1] != drawn[2], "{drawn:?}");
        for (slot, card) in seen.iter_mut().zip(drawn) {
            slot.insert(card.to_string());
        }
        assert_eq!(game.dark().deck.to_vec(), base.dark().deck.to_vec());
        assert_eq!(game.dark().supply.to_vec(), base.dark().supply.to_vec());
        assert_eq!((game.open().yard(), game.ask()), (base.open().yard(), base.ask()));
    }
    assert!(seen.iter().all(|slot| slot.len() == 18), "{:?}", seen.map(|slot| slot.len()));
}

/// Nobody reads or hears anything of the other fifteen, and the three stay for the whole game.
///
/// Proves: NSC-2 NSC-3 NSC-11 NSC-12
#[test]
fn nobody_sees_the_others() {
    let mut told = Vec::new();
    for seed in 0..12 {
        let players = 2 + (seed % 5) as u8;
        let config = Config::players(players).with([ModuleId::NewScoreCards].into_iter().collect());
        told.clear();
        let game = Game::<House>::new_told(config, Seed::from_number(seed), &mut told).expect("playable");
        let drawn = cards(&game);
        let names = |text: &str| ScoreCard::all().filter(|card| text.contains(&card.to_string())).collect::<Vec<_>>();
        let mut sorted = drawn.map(|card| card.to_string()).to_vec();
        sorted.sort_unstable();
        let told: Vec<_> = told.iter().map(|event| event.told(None)).collect();
        let heard = serde_json::to_string(&told).expect("what is heard is data");
        assert_eq!(names(&heard).iter().map(ToString::to_string).collect::<Vec<_>>(), sorted);
        walk::<House>(config, seed, |game, _| {
            assert_eq!(cards(game), drawn);
            let seats = game.open().seats().map(Some).chain([None]);
            for seat in seats {
                let view = serde_json::to_string(&game.view(seat)).expect("a view is data");
                assert_eq!(names(&view).iter().map(ToString::to_string).collect::<Vec<_>>(), sorted);
            }
        });
    }
}

/// The values of a scoring are those of the base game, given to the types in the order of the card.
///
/// Proves: NSC-5 NSC-6 NSC-9
#[test]
fn rows_are_worth_what_the_board_says() {
    let first = |round: i16, row: i16| [row, 7 + row, 15 + row][round as usize - 1];
    let second = |round: i16, row: i16| [0, row, 7 + row][round as usize - 1];
    for card in ScoreCard::all() {
        let others: Vec<ScoreCard> = ScoreCard::all().filter(|other| *other != card).collect();
        for round in 1..=3 {
            let mut slots = [others[0], others[1], others[2]];
            slots[round as usize - 1] = card;
            let given = json!({
                "players": 2, "modules": ["new_score_cards"], "new_score_cards": { "cards": slots },
                "A": { "alhambra": ["tower-12-open 1,0", "garden-10-open 0,1", "chambers-10-open -1,0", "arcades-9-open 0,-1",
                    "seraglio-9-open 2,0", "pavilion-8-open 0,2"] },
                "dirk": ["tower-11-S", "tower-9-NE", "garden-9-E", "garden-10-N", "chambers-9-W", "chambers-9-S",
                    "arcades-8-N", "arcades-8-E", "seraglio-8-S", "seraglio-7-W", "pavilion-7-E", "pavilion-6-N"],
            });
            let position: Position = serde_json::from_value(given).expect("well spelt");
            let game: Game<House> = position.set_up().expect("a legal position");
            let tally = game.score(round);
            for (row, kind) in (1..).zip(card.order()) {
                let points = |who| tally.points(who, Category::Majority(kind));
                assert_eq!(points(Participant::Dirk), first(round.into(), row), "{card} {kind} in scoring {round}");
                assert_eq!(points(Participant::Seat(Seat::FIRST)), second(round.into(), row));
            }
        }
    }
}

/// Each card exists once.
///
/// Proves: NSC-1
#[test]
fn no_card_lies_twice() {
    let position = |cards: [&str; 3]| -> Position {
        let given = json!({ "modules": ["new_score_cards"], "new_score_cards": { "cards": cards } });
        serde_json::from_value(given).expect("well spelt")
    };
    assert!(position(["nsc-01", "nsc-02", "nsc-18"]).set_up::<House>().is_ok());
    for twice in [["nsc-01", "nsc-01", "nsc-02"], ["nsc-01", "nsc-02", "nsc-01"], ["nsc-02", "nsc-01", "nsc-01"]] {
        let refused = position(twice).set_up::<House>().expect_err("one card twice");
        assert_eq!(refused.rule.map(|rule| rule.to_string()).as_deref(), Some("NSC-1"));
    }
    let unknown =
        json!({ "modules": ["new_score_cards"], "new_score_cards": { "cards": ["nsc-00", "nsc-02", "nsc-19"] } });
    assert!(serde_json::from_value::<Position>(unknown).is_err());
}
