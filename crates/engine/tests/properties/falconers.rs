//! Falconers: the falcons of the box, where they may be set, and when they come back.

use crate::common::*;
use sabika_engine::{
    Config, Game, Move,
    flow::Topic,
    modules::{
        House, Manner, ModuleId, ModuleTopic,
        falconers::{Falcon, Move as WithFalcons, Open},
    },
    score::{Category, Participant},
    value::*,
};
use std::collections::{BTreeMap, BTreeSet};

/// Few other modules, so that Alhambras grow corners.
fn with_falcons(dice: &mut Dice) -> Config {
    let mut config = any_config(dice);
    if dice.below(2) == 0 {
        config.modules = config.modules.iter().filter(|_| dice.below(4) == 0).collect();
    }
    config.modules.insert(ModuleId::Falconers);
    config
}

fn room(game: &Game<House>) -> Open {
    game.rooms().falconers.expect("in play").open
}

/// The tiles of an Alhambra with their cells, and the start tile without one.
fn standing(game: &Game<House>, seat: Seat) -> BTreeMap<(i8, i8), Option<Tile>> {
    let tiles = game.open().standing(seat).map(|(tile, at)| ((at.cell.x, at.cell.y), Some(tile)));
    tiles.chain([((0, 0), None)]).collect()
}

/// Five of each bird, and each pair of colours once.
///
/// Proves: FAL-1
#[test]
fn fifteen_falcons_with_all_pairs_of_colours() {
    let pairs: BTreeSet<BTreeSet<&str>> =
        Falcon::all().map(|falcon| falcon.colours().into_iter().map(Building::name).collect()).collect();
    assert!(pairs.len() == 15 && pairs.iter().all(|pair| pair.len() == 2));
    for bird in 0..3 {
        assert_eq!(Falcon::all().filter(|falcon| falcon.bird() == bird).count(), 5);
    }
    assert!(Falcon::all().all(|falcon| falcon.name().parse() == Ok(falcon)));
}

/// Offered in the first action, and after a falcon, is every falcon of the supply on every corner that has its colours,
/// for every money card of the hand; and nowhere else.
///
/// Proves: FAL-2 FAL-3 FAL-4 FAL-5 FAL-7 FAL-8 FAL-9 FAL-10 FAL-11 FAL-12 FAL-16
#[test]
fn what_is_offered() {
    let (mut offered, mut more, mut colourless) = (0, 0, 0);
    for n in 0..60 {
        walk(with_falcons(&mut Dice::loose(n)), n, |game: &Game<House>, _| {
            let Some(ask) = game.ask() else { return };
            let is_set = |mv: &Move| if let Move::Falconers(mv) = mv { Some(mv.to_string()) } else { None };
            let mut found: Vec<String> = listed(game).iter().filter_map(is_set).collect();
            let again = matches!(ask.topic, Topic::Module(ModuleTopic::Falconers(_)));
            let mut wanted = Vec::new();
            if ask.topic == Topic::Action || again {
                let (open, room) = (game.open(), room(game));
                let tiles = standing(game, ask.seat);
                let cards = game.hand(ask.seat).faces().map(|(card, _)| card);
                let cards: Vec<Card> = cards.filter(|card| card.value() > 0).collect();
                for (x, y) in tiles.keys().copied() {
                    let four = [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)].map(|cell| tiles.get(&cell));
                    let of_the_base = |tile: Option<&Option<Tile>>| tile.is_some_and(|t| t.is_none_or(Tile::is_basic));
                    let taken = room.of(ask.seat).any(|(_, at)| (at.0.x, at.0.y) == (x, y));
                    if taken || !four.into_iter().all(of_the_base) {
                        continue;
                    }
                    let there = || four.iter().flatten().copied().flatten();
                    colourless += there().filter(|tile| open.is_unfinished(**tile)).count();
                    let kinds: Vec<Building> =
                        there().filter(|tile| !open.is_unfinished(**tile)).filter_map(|tile| tile.building()).collect();
                    for falcon in Falcon::all().filter(|falcon| room.perch(*falcon).is_none()) {
                        if falcon.colours().iter().all(|kind| kinds.contains(kind)) {
                            wanted.extend(cards.iter().map(|card| format!("set {falcon} at {x},{y} for {card}")));
                        }
                    }
                }
            }
            found.sort();
            wanted.sort();
            assert_eq!(found, wanted);
            offered += wanted.len();
            more += usize::from(again);
        });
    }
    assert!(offered > 1000 && more > 20 && colourless > 5, "{offered} {more} {colourless}");
}

/// A falcon is set by its buyer for one card, stays where it is, and goes back when and only when one of its four tiles
/// changes; what a player has of each bird scores.
///
/// Proves: FAL-6 FAL-13 FAL-14 FAL-15 FAL-17 FAL-18 FAL-19
#[test]
fn when_they_come_and_go() {
    let (mut set, mut returned, mut most) = (0, 0, 0);
    for n in 0..60 {
        let config = with_falcons(&mut Dice::loose(1 << 32 | n));
        let _label = Label(format!("game {n} of {config:?}"));
        let mut dice = Dice::loose(n);
        let mut game = Game::<House>::new(config, Seed::from_number(n)).expect("a playable table");
        while let Some(ask) = game.ask() {
            let mv = choose(&listed(&game), &mut dice);
            let (before, hand) = (room(&game), game.open().hand_size(ask.seat));
            let tiles: Vec<_> = game.open().seats().map(|seat| standing(&game, seat)).collect();
            game.apply(ask.seat, mv).expect("a listed move is legal");
            let now = room(&game);
            let mut back = 0;
            for falcon in Falcon::all() {
                if let Move::Falconers(WithFalcons::Set { falcon: bought, at, .. }) = mv
                    && bought == falcon
                {
                    let perch = now.perch(falcon).expect("set at once");
                    assert!(before.perch(falcon).is_none() && (perch.seat, perch.at) == (ask.seat, at));
                    assert_eq!(game.open().hand_size(ask.seat) + 1, hand, "one card");
                    set += 1;
                    continue;
                }
                let Some(old) = before.perch(falcon) else {
                    assert_eq!(now.perch(falcon), None, "{falcon} comes from nowhere");
                    continue;
                };
                let Corner(Cell { x, y }) = old.at;
                let kept = standing(&game, old.seat);
                let four = [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)];
                let changed = four.iter().any(|cell| kept.get(cell) != tiles[old.seat.index()].get(cell));
                assert_eq!(now.perch(falcon), if changed { None } else { Some(old) }, "{falcon}");
                back += usize::from(changed);
            }
            let limit = match if let Manner::With(laying) = mv.manner() { laying } else { mv } {
                Move::Exchange { .. } => 4,
                Move::Remove { .. } => 2,
                _ => 0,
            };
            assert!(back <= limit, "{back} back by {mv}");
            (returned, most) = (returned + back, most.max(back));
            let tally = game.score(1);
            let points = |who: Participant| tally.points(who, Category::Module(ModuleId::Falconers));
            for seat in game.open().seats() {
                let of = |bird: u8| now.of(seat).filter(|(falcon, _)| falcon.bird() == bird).count() as i16;
                // 2, 6, 12, 20, 30
                let wanted: i16 = (0..3).map(|bird| of(bird) * (of(bird) + 1)).sum();
                assert_eq!(points(Participant::Seat(seat)), wanted);
            }
            if game.open().config().has_dirk() {
                assert_eq!(points(Participant::Dirk), 0);
            }
        }
    }
    assert!(set > 50 && returned > 10 && most > 1, "{set} {returned} {most}");
}
