//! Medinas: where they lie after the setup, and what the fewest cost, counted by another way than the engine's.

use crate::common::*;
use sabika_engine::{
    Config, Game,
    components::MEDINAS,
    modules::{
        House, ModuleId, ModuleSet,
        medina::{Standing, losses},
    },
    score::{Category, Participant},
    value::*,
};
use std::collections::BTreeSet;

fn is_medina(tile: &Tile) -> bool {
    MEDINAS.position(*tile).is_some()
}

/// Nine tiles of no type with the prices 2 to 10, all different; each side has a wall on three of them.
///
/// Proves: MED-1 MED-3
#[test]
fn nine_medinas() {
    let prices: Vec<u8> = MEDINAS.tiles().map(Tile::price).collect();
    assert_eq!(prices, (2..=10).collect::<Vec<u8>>());
    assert!(MEDINAS.tiles().all(|tile| tile.building().is_none() && !tile.turns() && tile.walls().is_proper()));
    for side in Side::ALL {
        assert_eq!(MEDINAS.tiles().filter(|tile| tile.walls().has(side)).count(), 3, "{side}");
    }
}

/// They lie anywhere among the other tiles, whose order stays; in the yard and among Dirk's tiles too.
///
/// Proves: MED-1 MED-2 MED-15
#[test]
fn medinas_are_mixed_among_the_tiles() {
    let (mut in_yards, mut dirks, mut places) = (0, 0, BTreeSet::new());
    for seed in 0..300 {
        let players = 2 + (seed % 5) as u8;
        let set_up = |modules: &[ModuleId]| {
            let modules: ModuleSet = modules.iter().copied().collect();
            Game::<House>::new(Config::players(players).with(modules), Seed::from_number(seed)).expect("playable")
        };
        let (game, base) = (set_up(&[ModuleId::Medina]), set_up(&[]));
        // Everything in the order in which it was drawn and will be.
        let order = |game: &Game<House>| -> Vec<Tile> {
            game.open().yard().iter().flatten().copied().chain(game.dark().supply.iter().rev().copied()).collect()
        };
        let (with, without) = (order(&game), order(&base));
        let dirk: Vec<Tile> = game.open().dirk().iter().filter(is_medina).collect();
        let mut all: Vec<Tile> = with.iter().copied().filter(is_medina).chain(dirk.iter().copied()).collect();
        all.sort_unstable();
        assert_eq!(all, MEDINAS.tiles().collect::<Vec<_>>(), "each in one place");
        if players > 2 {
            assert_eq!(with.iter().copied().filter(|tile| !is_medina(tile)).collect::<Vec<_>>(), without);
        }
        assert_eq!(with.len() + usize::from(game.open().dirk().len()), 63);
        in_yards += game.open().yard().iter().flatten().filter(|tile| is_medina(tile)).count();
        dirks += dirk.len();
        places.insert(with.iter().position(is_medina));
    }
    assert!(in_yards > 50 && dirks > 20 && places.len() > 10, "{in_yards} {dirks} {places:?}");
}

/// What each loses, by the sentences of MED-11 and the places of MED-8.
fn by_the_sentences(round: u8, sets: &[Standing]) -> Vec<u8> {
    let none = sets.iter().filter(|set| set.0 == 0).count() as u8;
    let up = |sum: u8| sum / none + u8::from(!sum.is_multiple_of(none));
    let lost = |place: u8| match (round, place) {
        (1, 1) | (2, 2) | (3, 3) => 3,
        (2, 1) | (3, 2) => 6,
        (3, 1) => 9,
        _ => 0,
    };
    let empty = match (round, none) {
        (_, 0) => 0,
        (1, _) => up(3) + 1,
        (2, 1) => 8,
        (2, _) => up(9) + 2,
        (_, 1) => 12,
        (_, 2) => 11,
        (..) => up(18) + 3,
    };
    let mut order: Vec<Standing> = sets.iter().copied().filter(|set| set.0 > 0).collect();
    order.sort_unstable();
    let place = |set: &Standing| none + 1 + order.iter().position(|other| other == set).expect("it is in it") as u8;
    sets.iter().map(|set| if set.0 == 0 { empty } else { lost(place(set)) }).collect()
}

/// Any number of players, any distribution of the nine tiles.
///
/// Proves: MED-7 MED-8 MED-9 MED-10 MED-11 MED-12 MED-13
#[test]
fn losses_are_those_of_the_rules() {
    let mut dice = Dice::loose(77);
    let mut kinds = BTreeSet::new();
    for _ in 0..20_000 {
        let participants = 3 + dice.below(4) as usize;
        let mut sets = vec![(0_u8, 0_u8); participants];
        let spread = 1 + dice.below(participants as u32 + 3);
        for price in 2..=10 {
            let at = dice.below(spread) as usize;
            if let Some(set) = sets.get_mut(at) {
                *set = (set.0 + 1, set.1.max(price));
            }
        }
        for round in 1..=3 {
            let found: Vec<u8> = losses(round, &sets).collect();
            assert_eq!(found, by_the_sentences(round, &sets), "{sets:?} in scoring {round}");
            if round == 3 && participants == 3 {
                assert!(found.iter().all(|loss| *loss > 0), "MED-12: {sets:?}");
            }
        }
        kinds.insert((participants, sets.iter().filter(|set| set.0 == 0).count()));
    }
    assert!((3..=6).all(|n| (0..n).all(|z| kinds.contains(&(n, z)))), "{kinds:?}");
}

/// In random games with anything beside them: what counts is what is built and finished, and all that Dirk has.
///
/// Proves: MED-6 MED-13 MED-15
#[test]
fn built_medinas_count() {
    let (mut counted, mut reserved, mut unfinished) = (0, 0, 0);
    for n in 0..60 {
        let mut config = any_config(&mut Dice::loose(178 << 32 | n));
        config.modules.insert(ModuleId::Medina);
        walk::<House>(config, n, |game, _| {
            let open = game.open();
            let set = |tiles: Vec<Tile>| (tiles.len() as u8, tiles.into_iter().map(Tile::price).max().unwrap_or(0));
            let mut who: Vec<Participant> = open.seats().map(Participant::Seat).collect();
            let mut sets: Vec<Standing> = Vec::new();
            for seat in open.seats() {
                let built = open.standing(seat).map(|(tile, _)| tile).filter(is_medina);
                let (done, open_site): (Vec<Tile>, Vec<Tile>) = built.partition(|tile| !open.is_unfinished(*tile));
                unfinished += open_site.len();
                reserved += open.reserve(seat).iter().filter(is_medina).count();
                sets.push(set(done));
            }
            if config.has_dirk() {
                who.push(Participant::Dirk);
                sets.push(set(open.dirk().iter().filter(is_medina).collect()));
            }
            counted += sets.iter().filter(|set| set.0 > 0).count();
            for round in 1..=3 {
                let tally = game.score(round);
                for (who, loss) in who.iter().zip(by_the_sentences(round, &sets)) {
                    assert_eq!(tally.points(*who, Category::Module(ModuleId::Medina)), -i16::from(loss), "{sets:?}");
                }
            }
        });
    }
    assert!(counted > 1000 && reserved > 300 && unfinished > 30, "{counted} {reserved} {unfinished}");
}
