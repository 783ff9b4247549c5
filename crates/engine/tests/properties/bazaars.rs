//! Bazaars: where they lie after the setup, what they cost and what they count.

use crate::common::*;
use sabika_engine::{
    Config, Game, Move,
    components::{BASIC, BAZAARS},
    modules::{
        House, ModuleId, ModuleSet,
        bazaars::{Move as Purchase, face},
    },
    position::Position,
    score::{Category, Participant},
    value::*,
};
use serde_json::json;

fn is_bazaar(tile: &Tile) -> bool {
    BAZAARS.position(*tile).is_some()
}

/// Eight tiles without walls and price: two of each currency, with three colours each, no two alike. Every colour is on four.
///
/// Proves: BAZ-1 BAZ-15 BAZ-16
#[test]
fn eight_different_bazaars() {
    let mut faces: Vec<_> = BAZAARS.tiles().filter_map(face).collect();
    assert_eq!(faces.len(), 8);
    for currency in Currency::ALL {
        assert_eq!(faces.iter().filter(|(of, _)| *of == currency).count(), 2);
    }
    for kind in Building::ALL {
        assert_eq!(faces.iter().filter(|(_, colours)| colours.contains(&kind)).count(), 4, "{kind}");
    }
    faces.sort_unstable_by_key(|(_, colours)| colours.to_vec());
    faces.dedup_by_key(|(_, colours)| *colours);
    assert!(faces.len() == 8 && faces.iter().all(|(_, colours)| colours.len() == 3));
    for tile in BAZAARS.tiles() {
        assert!(tile.walls() == Walls::NONE && tile.building().is_none() && tile.price() == 0, "{tile}");
    }
}

/// The bazaars lie anywhere among the other tiles, whose order stays. Those that come up while the first yard is filled
/// lie beside it, in the order in which they came; Dirk's first six may be bazaars.
///
/// Proves: BAZ-1 BAZ-2 BAZ-3 BAZ-23
#[test]
fn bazaars_are_mixed_among_the_tiles() {
    let (mut beside, mut dirks, mut places) = (0, 0, std::collections::BTreeSet::new());
    for seed in 0..300 {
        let players = 2 + (seed % 5) as u8;
        let set_up = |modules: &[ModuleId]| {
            let modules: ModuleSet = modules.iter().copied().collect();
            Game::<House>::new(Config::players(players).with(modules), Seed::from_number(seed)).expect("playable")
        };
        let (game, base) = (set_up(&[ModuleId::Bazaars]), set_up(&[]));
        let row = game.rooms().bazaars.as_ref().expect("in play").open.row;
        let supply: Vec<Tile> = game.dark().supply.to_vec();
        let dirk: Vec<Tile> = game.open().dirk().iter().filter(is_bazaar).collect();
        let mut all: Vec<Tile> = supply.iter().copied().filter(is_bazaar).chain(row.iter().copied()).collect();
        all.extend(&dirk);
        all.sort_unstable();
        assert_eq!(all, BAZAARS.tiles().collect::<Vec<_>>(), "each in one place");
        assert!(game.open().yard().iter().all(|tile| tile.is_some_and(|tile| !is_bazaar(&tile))));
        if players > 2 {
            assert_eq!(game.open().yard(), base.open().yard());
            let others: Vec<Tile> = supply.iter().copied().filter(|tile| !is_bazaar(tile)).collect();
            assert_eq!(others, base.dark().supply.to_vec());
        } else {
            assert_eq!(game.open().dirk().len(), 6);
        }
        beside += usize::from(!row.is_empty());
        dirks += dirk.len();
        places.insert(supply.iter().rev().position(is_bazaar));
    }
    assert!(beside > 50 && dirks > 10 && places.len() > 10, "{beside} {dirks} {places:?}");
}

/// What is listed is what may be bought: for exactly the price of the tile in the slot, of the row, while a tile lies there.
///
/// Proves: BAZ-6 BAZ-8 BAZ-9 BAZ-10 BAZ-11
#[test]
fn bazaars_cost_what_lies_in_their_slot() {
    let (mut bought, mut empty) = (0, 0);
    for n in 0..60 {
        let mut config = any_config_of(&mut Dice::loose(95 << 32 | n), &[ModuleId::Vizier, ModuleId::Camps]);
        config.modules.insert(ModuleId::Bazaars);
        walk::<House>(config, n, |game, dice| {
            let Some(ask) = game.ask() else { return };
            if dice.below(3) > 0 {
                return;
            }
            let (open, row) = (game.open(), game.rooms().bazaars.as_ref().expect("in play").open.row);
            let moves = listed(game);
            let buys = moves.iter().any(|mv| matches!(mv, Move::Buy { .. }));
            for tile in BAZAARS.tiles() {
                let (currency, _) = face(tile).expect("a bazaar");
                let slot = Slot::of(currency);
                let hand = game.hand(ask.seat);
                let foreign = hand.cards().find(|card| card.currency() != Some(currency)).map(Purse::of);
                for pay in parts_of(&hand.of_currency(currency)).into_iter().take(60).chain(foreign) {
                    let price = open.in_yard(slot).map(Tile::price);
                    let all_of_it = pay.cards().all(|card| card.currency() == Some(currency));
                    let wanted =
                        row.contains(&tile) && all_of_it && price == Some(pay.sum(currency)) && !pay.is_empty();
                    let mv = Move::Bazaars(Purchase::Buy { tile, pay });
                    let legal = game.check(ask.seat, &mv).is_ok();
                    assert!(!legal || wanted, "{mv}");
                    assert_eq!(legal, moves.contains(&mv), "{mv}");
                    if legal {
                        assert!(buys, "whoever can buy the bazaar can buy the tile");
                        let mut after = game.clone();
                        after.apply(ask.seat, mv).expect("legal");
                        assert_eq!(after.open().in_yard(slot), open.in_yard(slot), "the price tile stays");
                        let further = after.ask().is_some_and(|next| next.topic.is_action() && next.seat == ask.seat);
                        assert_eq!(further, ask.topic.is_action(), "{mv}");
                        bought += 1;
                    }
                    empty += usize::from(row.contains(&tile) && all_of_it && price.is_none());
                }
            }
        });
    }
    assert!(bought > 40 && empty > 20, "{bought} {empty}");
}

/// BAZ-17 to BAZ-21 by the letter: all eight bazaars in one Alhambra that is redesigned at random.
///
/// Proves: BAZ-17 BAZ-18 BAZ-19 BAZ-20 BAZ-21 BAZ-22
#[test]
fn bazaars_count_what_stands_round_them() {
    let mut most = 0;
    for seed in 0..12 {
        let mut dice = Dice::loose(seed);
        let mut tiles: Vec<Tile> = BASIC.tiles().collect();
        dice.shuffle(&mut tiles);
        let reserve: Vec<Tile> = tiles.into_iter().take(26).chain(BAZAARS.tiles()).collect();
        let position: Position = serde_json::from_value(json!({
            "players": 2, "modules": ["bazaars"], "seed": seed, "A": { "reserve": reserve },
            "options": { "stall_rounds": 0, "turn_limit": 0 },
        }))
        .expect("a position");
        let mut game: Game<House> = position.set_up().expect("a table");
        for _ in 0..90 {
            let Some(ask) = game.ask() else { break };
            let moves = listed(&game);
            let redesigns = ask.seat == Seat::FIRST;
            let wanted = |mv: &Move| match mv {
                Move::Add { .. } | Move::Exchange { .. } => redesigns,
                Move::Take(_) => !redesigns,
                _ => false,
            };
            let choice: Vec<Move> = moves.iter().copied().filter(wanted).collect();
            let mv = if choice.is_empty() { *dice.pick(&moves) } else { *dice.pick(&choice) };
            game.apply(ask.seat, mv).expect("a listed move is legal");
            let open = game.open();
            let mut sum = 0;
            for (tile, at) in open.standing(Seat::FIRST) {
                let Some((_, colours)) = face(tile) else { continue };
                let round = |other: Cell| (at.cell.x - other.x).abs() <= 1 && (at.cell.y - other.y).abs() <= 1;
                let near = open.standing(Seat::FIRST).filter(|(_, other)| round(other.cell));
                let kinds: Vec<Building> = near.filter_map(|(near, _)| near.building()).collect();
                let n = kinds.iter().filter(|kind| colours.contains(kind)).count();
                let k = colours.iter().filter(|colour| kinds.contains(colour)).count();
                assert!(n * k <= 24);
                sum += (n * k) as i16;
            }
            for (round, wanted) in [(1, 0), (2, 0), (3, sum)] {
                let category = Category::Module(ModuleId::Bazaars);
                assert_eq!(game.score(round).points(Participant::Seat(Seat::FIRST), category), wanted);
            }
            most = most.max(sum);
        }
    }
    assert!(most > 25, "at most {most} points");
}
