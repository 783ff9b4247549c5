//! Art of the Moors: the tiles of the box, and that in every game they follow the buildings and nothing else.

use crate::common::*;
use sabika_engine::{
    Config, Game, Move,
    components::{BASIC, CULTURE_TILES},
    flow::Topic,
    modules::{
        House, ModuleId,
        art_of_the_moors::{Culture, marker},
    },
    score::{Category, Participant},
    value::*,
};

fn with_moors(dice: &mut Dice) -> Config {
    let mut config = any_config(dice);
    config.modules.insert(ModuleId::ArtOfTheMoors);
    config
}

/// The prices of a culture tile, read from its name.
fn prices(name: &str) -> Vec<u8> {
    name.split('-').skip(1).map(|price| price.parse().expect("a price")).collect()
}

/// The basic buildings of the box with these prices.
fn buildings(prices: &[u8]) -> usize {
    BASIC.tiles().filter(|tile| prices.contains(&tile.price())).count()
}

/// What a seat has, by the name of the tile.
fn shelf(game: &Game<House>, seat: Seat) -> Vec<(&'static str, Culture)> {
    let room = game.rooms().art_of_the_moors.expect("in play");
    room.open.tiles[seat].each().map(|(sort, tile)| (CULTURE_TILES[sort].name, tile)).collect()
}

/// Every price from 6 on has one stack, none below; a stack holds as many tiles as players could have two buildings.
///
/// Proves: MOO-1 MOO-2 MOO-7 MOO-8
#[test]
fn as_many_culture_tiles_as_can_ever_be_wanted() {
    let mut all: Vec<u8> = CULTURE_TILES.iter().flat_map(|tile| prices(tile.name)).collect();
    all.sort_unstable();
    assert_eq!(all, (6..=13).collect::<Vec<_>>());
    assert!(CULTURE_TILES.iter().any(|tile| prices(tile.name) == [12, 13]), "one price");
    for tile in &CULTURE_TILES {
        assert_eq!(usize::from(tile.copies), buildings(&prices(tile.name)) / 2, "{}", tile.name);
    }
    assert_eq!(CULTURE_TILES.iter().map(|tile| tile.copies).sum::<u8>(), 20);
}

/// Sections rise, the first pays nothing; the stone lies on the last section that the buildings reach and stays there
/// when there are more; without two buildings there is no tile.
///
/// Proves: MOO-3 MOO-9 MOO-10
#[test]
fn the_stone_lies_on_the_highest_section_that_is_reached() {
    for (sort, tile) in CULTURE_TILES.iter().enumerate() {
        assert_eq!((tile.points[0], tile.need[0]), (0, 2), "{}", tile.name);
        assert!(tile.points.is_sorted_by(|a, b| a < b) && tile.need.is_sorted(), "{}", tile.name);
        let most = buildings(&prices(tile.name)) as u8;
        assert!(tile.need[5] <= most, "{}: the last section can be reached", tile.name);
        for owned in 0..=most {
            let reached = (0..6).filter(|section| tile.need[*section as usize] <= owned).max();
            assert_eq!(marker(sort, owned), reached, "{} with {owned}", tile.name);
        }
        assert_eq!((marker(sort, 1), marker(sort, most)), (None, Some(5)), "{}", tile.name);
    }
}

/// Whenever a turn begins every player has the culture tiles of all buildings owned, however they came, with the stone
/// where it belongs; a section pays what is printed on it.
///
/// Proves: MOO-3 MOO-5 MOO-11 MOO-12 MOO-14 MOO-15 MOO-23 MOO-24
#[test]
fn culture_tiles_follow_the_buildings() {
    let (mut seen, mut unfinished) = (0, 0);
    for n in 0..40 {
        walk(with_moors(&mut Dice::loose(n)), n, |game: &Game<House>, _| {
            let due = game.ask().is_none_or(|ask| ask.topic == Topic::Action);
            if !due || !is_laid(game) {
                return;
            }
            let open = game.open();
            for seat in open.seats() {
                let own = [open.built(seat), open.reserve(seat)];
                let own: Vec<Tile> = own.into_iter().flat_map(TileSet::iter).filter(|tile| tile.is_basic()).collect();
                unfinished += own.iter().filter(|tile| open.is_unfinished(**tile)).count();
                let count = |prices: &[u8]| {
                    let finished = own.iter().filter(|tile| !open.is_unfinished(**tile));
                    finished.filter(|tile| prices.contains(&tile.price())).count() as u8
                };
                let shelf = shelf(game, seat);
                let mut points = 0;
                for tile in &CULTURE_TILES {
                    let owned = count(&prices(tile.name));
                    let stone = (0..6).filter(|section| tile.need[*section as usize] <= owned).max();
                    let found = shelf.iter().find(|(name, _)| *name == tile.name).map(|(_, culture)| culture);
                    assert_eq!(
                        found.map(|culture| culture.marker),
                        stone,
                        "{} of {seat}: {owned} buildings",
                        tile.name
                    );
                    points += found.map_or(0, |culture| i16::from(tile.points[culture.position as usize]));
                    seen += usize::from(found.is_some());
                }
                let category = Category::Module(ModuleId::ArtOfTheMoors);
                assert_eq!(game.score(3).points(Participant::Seat(seat), category), points);
            }
        });
    }
    assert!(seen > 1000 && unfinished > 100, "{seen} {unfinished}");
}

/// A section comes to the gem only by the owner's development, one at a time and never beyond the stone; no tile, section or stone
/// is ever lost; and a development is offered whenever it would turn anything, in an action and nowhere else.
///
/// Proves: MOO-6 MOO-13 MOO-16 MOO-17 MOO-18 MOO-19 MOO-20 MOO-21
#[test]
fn only_a_development_turns_them() {
    let mut developed = 0;
    for n in 0..40 {
        let config = with_moors(&mut Dice::loose(1 << 32 | n));
        let _label = Label(format!("game {n} of {config:?}"));
        let mut dice = Dice::loose(n);
        let mut game = Game::<House>::new(config, Seed::from_number(n)).expect("a playable table");
        while let Some(ask) = game.ask() {
            let moves = listed(&game);
            let is_development = |mv: &Move| matches!(mv, Move::ArtOfTheMoors(_));
            let turns = shelf(&game, ask.seat).iter().any(|(_, culture)| culture.position < culture.marker);
            assert_eq!(moves.iter().any(is_development), turns && ask.topic.is_action());
            let mv = choose(&moves, &mut dice);
            let before: Vec<_> = game.open().seats().map(|seat| shelf(&game, seat)).collect();
            game.apply(ask.seat, mv).expect("a listed move is legal");
            developed += usize::from(is_development(&mv));
            for (seat, before) in game.open().seats().zip(before) {
                let now = shelf(&game, seat);
                let turned = is_development(&mv) && seat == ask.seat;
                for (name, old) in &before {
                    let (_, new) = now.iter().find(|(other, _)| other == name).expect("never lost");
                    let step = u8::from(turned && old.position < old.marker);
                    assert!(new.position == old.position + step && new.marker >= old.marker, "{name}: {old:?} {new:?}");
                }
                let is_new = |name: &str| before.iter().all(|(other, _)| *other != name);
                assert!(now.iter().all(|(name, culture)| !is_new(name) || culture.position == 0));
            }
        }
    }
    assert!(developed > 100, "{developed}");
}
