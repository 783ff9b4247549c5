//! City walls: where the cards lie after the setup, and that no piece is ever lost.

use crate::common::*;
use sabika_engine::{
    Config, Game,
    components::WALL_CARDS,
    modules::{House, ModuleId, ModuleSet, walls::segments},
    value::*,
};

fn with_walls(dice: &mut Dice) -> Config {
    let mut config = any_config(dice);
    config.modules.insert(ModuleId::CityWalls);
    config
}

fn is_wall(card: &Card) -> bool {
    segments(*card).is_some()
}

/// The five piles of the deck, each from its top.
fn piles(game: &Game<House>) -> [Vec<Card>; 5] {
    let mut cards = game.dark().deck.iter().rev().copied();
    game.open().piles().map(|size| cards.by_ref().take(size.into()).collect())
}

/// Two in each pile but the first, for any number of players; hands and display are as without the module.
///
/// Proves: WAL-1 WAL-3 WAL-28 BASE-S11
#[test]
fn two_wall_cards_lie_in_piles_2_to_5() {
    let mut places = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let players = 2 + (seed % 5) as u8;
        let set_up = |modules: &[ModuleId]| {
            let modules: ModuleSet = modules.iter().copied().collect();
            let config = Config::players(players).with(modules);
            Game::<House>::new(config, Seed::from_number(seed)).expect("playable")
        };
        let (game, base) = (set_up(&[ModuleId::CityWalls]), set_up(&[]));
        assert_eq!(game.open().display(), base.open().display());
        game.open().seats().for_each(|seat| assert_eq!(game.hand(seat), base.hand(seat)));
        let (with, without) = (piles(&game), piles(&base));
        for (n, (pile, without)) in with.iter().zip(&without).enumerate() {
            let found = pile.iter().filter(|card| is_wall(card)).count();
            assert_eq!(found, [0, 2, 2, 2, 2][n], "pile {}", n + 1);
            let others: Vec<Card> = pile.iter().copied().filter(|card| !is_wall(card)).collect();
            assert_eq!(others, *without, "pile {}", n + 1);
        }
        let first = with[1].iter().position(is_wall).expect("in pile 2");
        places.insert((first, with[1][first]));
        let mut all: Vec<Card> = with.iter().flatten().copied().filter(is_wall).collect();
        all.sort_unstable();
        assert_eq!(all, WALL_CARDS.cards().collect::<Vec<_>>());
    }
    assert!(places.len() > 30, "always the same cards near the same place: {places:?}");
}

/// Four cards with one piece, one for each side, and four with two that meet in a corner: twelve pieces.
///
/// Proves: WAL-2 WAL-27
#[test]
fn eight_cards_show_twelve_pieces() {
    let shown: Vec<Walls> = WALL_CARDS.cards().filter_map(segments).collect();
    assert_eq!(shown.iter().map(|walls| walls.count()).sum::<u8>(), 12);
    assert_eq!(ModuleId::CityWalls.contents().wall_pieces, 12);
    for side in Side::ALL {
        assert!(shown.contains(&Walls::NONE.with(side)), "{side}");
        assert_eq!(shown.iter().filter(|walls| walls.has(side)).count(), 3, "{side}");
    }
    assert!(shown.iter().all(|walls| !walls.sides().any(|side| walls.has(side.opposite()))));
}

/// Pieces stay on the tile on which they were built, wherever it goes; those on cards that are not built make twelve
/// with them; built cards are nowhere.
///
/// Proves: WAL-2 WAL-7 WAL-22 WAL-27
#[test]
fn pieces_stay_and_none_is_lost() {
    let (mut built, mut moved) = (0, 0);
    for n in 0..120 {
        let config = with_walls(&mut Dice::loose(91 << 32 | n));
        let mut before: Vec<(Option<Tile>, Walls, bool)> = Vec::new();
        walk::<House>(config, n, |game, _| {
            let (open, room) = (game.open(), game.rooms().walls.as_ref().expect("in play"));
            if open.turns() == 0 {
                return; // the deck is not there yet
            }
            let unbuilt: Vec<Card> =
                game.dark().deck.iter().chain(room.open.row.iter()).copied().filter(is_wall).collect();
            let left: u8 = unbuilt.iter().filter_map(|card| segments(*card)).map(Walls::count).sum();
            assert!(
                !open.display().iter().any(is_wall) && !WALL_CARDS.cards().any(|card| open.discard().count(card) > 0)
            );
            let stands = |tile: Tile| open.seats().any(|seat| open.built(seat).has(tile));
            // As the tile lies roof up: a magical building takes its pieces along when it is turned (MAG-11).
            let pieces = |tile: Tile| open.added_walls(tile).turned(open.turn(tile).to(Turn::NONE));
            let tiles = sabika_engine::Title::Alhambra.tiles().map(|tile| (Some(tile), pieces(tile), stands(tile)));
            let starts = Seat::all(6).map(|seat| (None, open.start_walls(seat), true));
            let now: Vec<_> = tiles.chain(starts).collect();
            assert_eq!(left + now.iter().map(|(_, walls, _)| walls.count()).sum::<u8>(), 12);
            for (old, new) in before.iter().zip(&now) {
                assert_eq!(old.1.shared(new.1), old.1, "a piece has left {:?}", old.0);
                built += usize::from(old.1 != new.1);
                moved += usize::from(old.1 != Walls::NONE && old.2 != new.2);
            }
            before = now;
        });
    }
    assert!(built > 150 && moved > 20, "{built} cards were built, {moved} tiles with pieces have moved");
}

/// Moves and events are told by the name of their module, as in every other module.
#[test]
fn moves_are_told_by_the_name_of_the_module() {
    walk_many(60, 93, |game, _| {
        for mv in listed(game) {
            let Some(module) = mv.module() else { continue };
            let json = serde_json::to_value(mv).expect("a move can be sent");
            assert!(json.get(module.name()).is_some(), "{json}");
            assert!(mv.to_string().starts_with(module.name()), "{mv}");
        }
    });
}
