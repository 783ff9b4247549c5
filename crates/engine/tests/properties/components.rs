//! The box of the modules, counted against the rules, and where its cards lie after the setup.

use sabika_engine::{
    Config, Game,
    components::*,
    modules::{House, ModuleId, ModuleSet, bonus_cards},
    value::*,
};
use std::collections::BTreeSet;

fn only(module: ModuleId) -> ModuleSet {
    ModuleSet::from_iter([module])
}

fn new_game(players: u8, modules: ModuleSet, seed: u64) -> Game<House> {
    Game::new(Config::players(players).with(modules), Seed::from_number(seed)).expect("playable")
}

/// How many cards of a kind each of the five piles of the deck holds, from the top.
fn in_piles(game: &Game<House>, wanted: impl Fn(Card) -> bool) -> [u8; 5] {
    let mut from_the_top = game.dark().deck.iter().rev();
    game.open().piles().map(|size| from_the_top.by_ref().take(size.into()).filter(|card| wanted(**card)).count() as u8)
}

/// Proves: EXO-S1 EXO-13
#[test]
fn the_offices_are_all_pairs_two_in_each_middle_pile() {
    let pairs: BTreeSet<BTreeSet<&str>> = OFFICES
        .cards()
        .map(|card| match FACES_OF_SPECIALS[card.special_index().expect("no money")].pays {
            Pays::Joint(both) => both.map(Currency::name).into_iter().collect(),
            other => panic!("{card} pays {other:?}"),
        })
        .collect();
    assert_eq!((OFFICES.cards().count(), pairs.len()), (6, 6));
    assert!(pairs.iter().all(|pair| pair.len() == 2), "two different currencies");
    for (players, seed) in (2..=6).flat_map(|players| (0..20).map(move |seed| (players, seed))) {
        let game = new_game(players, only(ModuleId::ExchangeOffices), seed);
        assert_eq!(in_piles(&game, |card| OFFICES.position(card).is_some()), [0, 2, 2, 2, 0]);
        let drawn: BTreeSet<Card> =
            game.dark().deck.iter().copied().filter(|c| OFFICES.position(*c).is_some()).collect();
        assert_eq!(drawn.len(), 6, "each of them once");
    }
}

/// Proves: BON-S1
#[test]
fn the_bonus_cards_are_the_tiles_without_walls() {
    let shown: BTreeSet<Tile> = bonus_cards::tiles().collect();
    let without_walls: BTreeSet<Tile> = BASIC.tiles().filter(|tile| tile.walls() == Walls::NONE).collect();
    assert_eq!(shown.len(), 10);
    assert_eq!(shown, without_walls);
    for (players, each, left) in [(2, 3, 4), (3, 3, 1), (4, 2, 2), (5, 2, 0), (6, 1, 4)] {
        let game = new_game(players, only(ModuleId::BonusCards), 1);
        let room = game.rooms().bonus_cards.expect("played");
        let mut all = room.dark.removed.iter().collect::<BTreeSet<Tile>>();
        assert_eq!(all.len(), left);
        for seat in game.open().seats() {
            assert_eq!((room.hands[seat].len(), room.open.hidden[seat]), (each, each));
            all.extend(room.hands[seat].iter());
        }
        assert_eq!(all, shown);
    }
}

/// Proves: GAT-S1
#[test]
fn the_gate_cards_are_as_many_as_the_players() {
    let table = [(2, [1, 1, 0]), (3, [1, 1, 1]), (4, [2, 1, 1]), (5, [2, 2, 1]), (6, [2, 2, 2])];
    for (players, [third, fourth, fifth]) in table {
        assert_eq!(ModuleId::CityGates.gates(players), players);
        let cards = ModuleId::CityGates.cards(players);
        assert_eq!(cards.iter().map(|own| own.copies).collect::<Vec<_>>(), [players]);
        for seed in 0..20 {
            let game = new_game(players, only(ModuleId::CityGates), seed);
            let found = in_piles(&game, |card| GATE_CARDS.position(card).is_some());
            assert_eq!(found, [0, 0, third, fourth, fifth], "{players} players");
        }
    }
}

/// Proves: DIA-S1
#[test]
fn the_diamonds_are_ten_and_worth_sixty() {
    let counted = |players| {
        let cards = ModuleId::Diamonds.cards(players);
        let worth: u32 = cards.iter().map(|own| u32::from(own.copies) * u32::from(own.card.value())).sum();
        (cards.iter().map(|own| own.copies).sum::<u8>(), worth)
    };
    for players in 2..=6 {
        assert_eq!(counted(players), (10, 60));
        let (mut money, mut dealt) = (0, 0);
        for seed in 0..20 {
            let game = new_game(players, only(ModuleId::Diamonds), seed);
            let open = game.open();
            let hands = || open.seats().flat_map(|seat| game.hand(seat).cards());
            let shown = open.display().iter().chain(game.dark().deck.iter()).copied();
            let all: Vec<Card> = hands().chain(shown).collect();
            let gems: Vec<Card> = all.iter().copied().filter(|card| card.is_gem()).collect();
            assert_eq!((gems.len(), gems.iter().map(|card| u32::from(card.value())).sum::<u32>()), (10, 60));
            money = all.iter().filter(|card| card.is_money()).count();
            dealt += hands().filter(|card| card.is_gem()).count();
        }
        assert_eq!(money, if players == 2 { 82 } else { 118 });
        assert!(dealt > 0, "mixed in before anything is dealt");
    }
}

/// Proves: CHA-S1
#[test]
fn six_of_ten_characters_come_up() {
    assert_eq!(CHARACTERS.cards().count(), 10);
    for (players, seed) in (2..=6).flat_map(|players| (0..20).map(move |seed| (players, seed))) {
        let game = new_game(players, only(ModuleId::Characters), seed);
        let is_person = |card: Card| CHARACTERS.position(card).is_some();
        assert_eq!(in_piles(&game, is_person), [0, 2, 2, 2, 0]);
        let aside = &game.rooms().characters.expect("played").dark.stack;
        let persons = game.dark().deck.iter().chain(aside.iter()).copied().filter(|card| is_person(*card));
        assert_eq!((aside.len(), persons.collect::<BTreeSet<Card>>().len()), (4, 10), "each of them once");
    }
}

/// Proves: CAM-S1 CAM-3 CAM-17
#[test]
fn eight_camps_are_mixed_among_the_buildings() {
    let camps: Vec<Tile> = CAMPS.tiles().collect();
    assert_eq!(camps.len(), 8);
    for camp in &camps {
        let sides: Vec<Side> = camp.walls().sides().collect();
        let right_angle = matches!(sides.as_slice(), [one, other] if one.opposite() != *other);
        assert!(camp.walls().is_outwork() && camp.building().is_none(), "{camp}");
        assert!(sides.len() == 1 || right_angle, "{camp}");
        // Cheap ones have one bastion, dear ones two.
        assert_eq!(sides.len(), if camp.price() <= 6 { 1 } else { 2 }, "{camp}");
    }
    let prices: BTreeSet<u8> = camps.iter().map(|camp| camp.price()).collect();
    assert_eq!(prices, (3..=10).collect());
    assert_eq!(camps.iter().map(|camp| camp.walls()).collect::<BTreeSet<Walls>>().len(), 8, "all different");
    let (mut in_the_yard, mut with_dirk) = (0, 0);
    let games = 600;
    for seed in 0..games {
        let players = 2 + (seed % 5) as u8;
        let (game, base) = (new_game(players, only(ModuleId::Camps), seed), new_game(players, ModuleSet::EMPTY, seed));
        let everything = |game: &Game<House>| {
            let open = game.open();
            let supply = game.dark().supply.iter().rev().copied();
            open.dirk().iter().chain(open.yard().iter().flatten().copied()).chain(supply).collect::<Vec<Tile>>()
        };
        let tiles: BTreeSet<Tile> = everything(&game).into_iter().collect();
        assert_eq!(tiles, BASIC.tiles().chain(CAMPS.tiles()).collect());
        let is_camp = |tile: &Tile| CAMPS.position(*tile).is_some();
        in_the_yard += game.open().yard().iter().flatten().filter(|tile| is_camp(tile)).count();
        with_dirk += game.open().dirk().iter().filter(|tile| is_camp(tile)).count();
        // The buildings among them lie as they would without camps. (Dirk's are a set: in the order of the list.)
        if players > 2 {
            let buildings: Vec<Tile> = everything(&game).into_iter().filter(|tile| !is_camp(tile)).collect();
            assert_eq!(buildings, everything(&base));
        }
    }
    // One tile in 8 of 62 is a camp: 4 of each yard, 6 of each two-player game for Dirk. Five standard deviations.
    let near = |found: usize, drawn: f64| (found as f64 - drawn * 8.0 / 62.0).abs() < 5.0 * (drawn * 0.13).sqrt();
    assert!(near(in_the_yard, 4.0 * games as f64), "{in_the_yard} camps in the first yards");
    assert!(near(with_dirk, 6.0 * games as f64 / 5.0), "{with_dirk} camps among Dirk's first tiles");
}
