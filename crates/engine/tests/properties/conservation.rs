//! Nothing gets lost, nothing is there twice.

use crate::common::*;
use sabika_engine::{
    Game,
    components::BASIC,
    modules::{Bare, House, ModuleId, ModuleSet},
    value::*,
};

/// Every tile of the game, place by place, sorted.
fn tiles(game: &Game<House>) -> Vec<Tile> {
    let (open, dark) = (game.open(), game.dark());
    let mut tiles: Vec<Tile> = dark.supply.to_vec();
    tiles.extend(open.yard.iter().flatten());
    tiles.extend(open.dirk.iter());
    for seat in open.seats() {
        tiles.extend([open.built[seat], open.reserve[seat], open.aside[seat]].iter().flat_map(TileSet::iter));
    }
    if let Some(squares) = &game.rooms().squares {
        for kind in Building::ALL {
            tiles.extend(squares.open.top[kind]);
            tiles.extend(squares.dark.stacks[kind].iter());
        }
    }
    tiles.sort_unstable();
    tiles
}

/// Every money card of the game, place by place, sorted; and the scoring cards still in the deck.
fn cards(game: &Game<House>) -> (Vec<Card>, Vec<Card>) {
    let (open, dark) = (game.open(), game.dark());
    let mut cards: Vec<Card> = dark.deck.iter().chain(open.display.iter()).copied().collect();
    open.seats().for_each(|seat| cards.extend(game.hand(seat).cards()));
    cards.extend(open.discard.cards());
    cards.sort_unstable();
    cards.into_iter().partition(|card| card.round().is_none())
}

/// Everything is in one place, and every public number tells the truth: in a game that was set up by the rules.
pub fn all_is_there(game: &Game<House>) {
    nothing_is_lost(game);
    let (open, dark) = (game.open(), game.dark());
    let first_deck = dark.reshuffles == 0;
    assert_eq!(open.piles.iter().sum::<u8>(), if first_deck { open.deck_left } else { 0 });
}

/// The same for a described position, which has no piles.
pub fn nothing_is_lost(game: &Game<House>) {
    let (open, dark) = (game.open(), game.dark());
    let mut box_of_tiles: Vec<Tile> = BASIC.tiles().collect();
    box_of_tiles.extend(open.config.modules.iter().flat_map(ModuleId::tiles));
    assert_eq!(tiles(game), box_of_tiles);

    let copies = if open.players() == 2 { 2 } else { 3 };
    let box_of_money: Vec<Card> = Card::all_money().flat_map(|card| std::iter::repeat_n(card, copies)).collect();
    let (money, scoring) = cards(game);
    assert_eq!(money, box_of_money);
    for round in [1, 2] {
        let places = [scoring.contains(&Card::scoring(round)), open.rounds_due.has(round), open.rounds_held.has(round)];
        assert_eq!(places.iter().filter(|there| **there).count(), 1, "scoring card {round}: {places:?}");
    }
    assert_eq!(open.rounds_held.has(3), open.over);

    assert_eq!(usize::from(open.deck_left), dark.deck.len());
    assert_eq!(usize::from(open.supply_left), dark.supply.len());
    for seat in open.seats() {
        assert_eq!(open.hand_sizes[seat], game.hand(seat).len());
        assert_eq!(usize::from(open.hand_sizes[seat]), game.hand(seat).cards().count());
        for kind in Building::ALL {
            let built = open.built[seat].iter().filter(|tile| tile.building() == Some(kind)).count();
            assert_eq!(usize::from(open.count(seat, kind)), built);
        }
    }
    for tile in open.giftable.iter() {
        assert!(open.seats().any(|seat| open.aside[seat].has(tile)), "{tile} can be given but lies nowhere aside");
    }
    if let Some(squares) = &game.rooms().squares {
        for kind in Building::ALL {
            assert_eq!(usize::from(squares.open.below[kind]), squares.dark.stacks[kind].len());
        }
    }
}

/// Proves: BASE-S1 BASE-S2 BASE-S5 BASE-M2 BASE-P2 BASE-P5 BASE-E2 BASE-E4 BASE-D1 BASE-D5 SQU-1 SQU-5
#[test]
fn every_tile_and_card_is_in_one_place() {
    walk_many(600, 1, |game, _| all_is_there(game));
}

/// A game that holds no modules and a game that holds none of them are the same game.
#[test]
fn bare_and_house_agree() {
    for seed in 0..150 {
        let config = any_config(&mut Dice::loose(seed)).with(ModuleSet::EMPTY);
        let _label = Label(format!("game {seed} of {config:?}"));
        let mut dice = Dice::loose(seed);
        let mut house = Game::<House>::new(config, Seed::from_number(seed)).expect("playable");
        let mut bare = Game::<Bare>::new(config, Seed::from_number(seed)).expect("playable");
        loop {
            assert_eq!((house.ask(), house.open(), house.dark()), (bare.ask(), bare.open(), bare.dark()));
            house.open().seats().for_each(|seat| assert_eq!(house.hand(seat), bare.hand(seat)));
            assert_eq!(house.score(2), bare.score(2));
            let Some(ask) = house.ask() else { break };
            assert_eq!(listed(&house), listed(&bare));
            let mv = choose(&listed(&house), &mut dice);
            house.apply(ask.seat, mv).expect("listed");
            bare.apply(ask.seat, mv).expect("listed");
        }
    }
}

/// A game with modules is no game for a house without rooms.
#[test]
fn bare_refuses_modules() {
    for n in 1..1 << ModuleId::ALL.len() {
        let config = sabika_engine::Config::players(3).with(ModuleSet::nth(n));
        assert_eq!(Game::<Bare>::new(config, Seed::from_number(1)).map(|_| ()).unwrap_err().field, "modules");
    }
}
