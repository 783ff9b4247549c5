//! Culture tiles: earned by buildings of a price, turned on by an action, never turned back.

use crate::{common::*, plies::play};
use sabika_engine::{
    Game, Move,
    components::{BASIC, CULTURE_TILES},
    flow::{Event, Topic},
    modules::{
        ModuleEvent, ModuleId,
        art_of_the_moors::{Event as Told, Move as Moor},
    },
    value::*,
};
use std::collections::BTreeMap;

/// The culture tiles of a seat: name, position, marker.
type Shelf = BTreeMap<&'static str, (u8, u8)>;

fn shelf(game: &Game, seat: Seat) -> Shelf {
    let tiles = game.rooms().art_of_the_moors.expect("played").open.tiles[seat];
    tiles.each().map(|(sort, tile)| (CULTURE_TILES[sort].name, (tile.position, tile.marker))).collect()
}

/// MOO-2, MOO-14, MOO-15: the basic buildings of each price from 6 on, in Alhambra and reserve, 12 and 13 together.
fn buildings(game: &Game, seat: Seat) -> BTreeMap<&'static str, u8> {
    let open = game.open();
    let site = |tile: Tile| game.rooms().building_sites.is_some_and(|room| room.open.sites[seat].has(tile));
    let mut found = BTreeMap::new();
    for tile in BASIC.tiles().filter(|tile| open.built[seat].has(*tile) || open.reserve[seat].has(*tile)) {
        let name = match tile.price() {
            6 => "culture-6",
            7 => "culture-7",
            8 => "culture-8",
            9 => "culture-9",
            10 => "culture-10",
            11 => "culture-11",
            12 | 13 => "culture-12-13",
            _ => continue,
        };
        *found.entry(name).or_default() += u8::from(!site(tile));
    }
    found
}

/// MOO-9, MOO-10: the last section that so many buildings reach. The tables of the law, and for the others the data.
fn marker(name: &str, buildings: u8) -> Option<u8> {
    let need = match name {
        "culture-7" => [2, 2, 3, 3, 4, 5],
        "culture-8" | "culture-9" => [2, 2, 3, 4, 5, 6],
        _ => CULTURE_TILES.iter().find(|tile| tile.name == name).expect("a culture tile").need,
    };
    (0..6).rev().find(|section| need[usize::from(*section)] <= buildings)
}

/// Where everything is up to date: a culture tile for each price with two buildings, its stone where they allow it.
fn is_up_to_date(game: &Game, seat: Seat) {
    let (own, counts) = (shelf(game, seat), buildings(game, seat));
    for (name, count) in counts {
        let expected = marker(name, count);
        assert_eq!(own.get(name).map(|(_, marker)| *marker), expected, "{name} of {seat} with {count} buildings");
    }
}

/// Follows every culture tile by hand: between turns each player has what the buildings earn; a development turns all that
/// can turn by one and nothing else ever does.
///
/// Proves: MOO-2 MOO-3 MOO-4 MOO-5 MOO-6 MOO-7 MOO-8 MOO-9 MOO-10 MOO-11 MOO-12 MOO-13 MOO-14 MOO-15 MOO-16 MOO-17 MOO-20 MOO-21 MOO-22 MOO-24
#[test]
fn culture_follows_buildings_and_developments() {
    let [mut taken, mut raised, mut developed, mut stopped, mut out_of_turn] = [0; 5];
    for n in 0..300 {
        let mut config = any_config(&mut Dice::loose(45 << 32 | n));
        config.modules.insert(ModuleId::ArtOfTheMoors);
        let (end, _) = play(config, n, |ply| {
            let on_turn = ply.before.open().on_turn;
            for seat in ply.after.open().seats() {
                let [before, after] = [ply.before, ply.after].map(|game| shelf(game, seat));
                let turned = ply.mv == Move::ArtOfTheMoors(Moor::Develop) && seat == ply.ask.seat;
                assert!(!turned || ply.ask.topic.is_action());
                for (name, (position, stone)) in &after {
                    let (was, limit) = before.get(name).copied().unwrap_or((0, 0));
                    let on = u8::from(turned && was < limit);
                    stopped += u32::from(turned && was == limit);
                    assert_eq!(*position, was + on, "{name} of {seat}: {}", ply.mv);
                    assert!(position <= stone && *stone >= limit);
                }
                assert!(before.keys().all(|name| after.contains_key(name)), "{seat} lost a culture tile");
                if turned {
                    developed += 1;
                    assert!(before.values().any(|(position, stone)| position < stone), "nothing could turn");
                }
                let can = after.values().any(|(position, stone)| position < stone);
                if ply.after.ask().is_some_and(|ask| ask.seat == seat && ask.topic.is_action()) {
                    assert_eq!(listed(ply.after).contains(&Move::ArtOfTheMoors(Moor::Develop)), can);
                }
            }
            for event in ply.told {
                let Event::Module(ModuleEvent::ArtOfTheMoors(event)) = event else { continue };
                match event {
                    Told::Took { seat, .. } | Told::Raised { seat, .. } => {
                        taken += u32::from(matches!(event, Told::Took { .. }));
                        raised += u32::from(matches!(event, Told::Raised { .. }));
                        out_of_turn += u32::from(*seat != on_turn);
                    }
                    Told::Developed { seat, points } => {
                        let due = shelf(ply.after, *seat).into_iter().map(|(name, (position, _))| {
                            let tile = CULTURE_TILES.iter().find(|tile| tile.name == name).expect("one of them");
                            tile.points[usize::from(position)]
                        });
                        assert_eq!(*points, due.sum::<u8>());
                    }
                }
            }
            // Whoever's turn begins, everything was earned before it.
            if ply.after.ask().is_some_and(|ask| [Topic::Action, Topic::Window].contains(&ask.topic)) {
                ply.after.open().seats().for_each(|seat| is_up_to_date(ply.after, seat));
            }
        });
        end.open().seats().for_each(|seat| is_up_to_date(&end, seat));
    }
    let seen = [taken, raised, developed, stopped, out_of_turn];
    assert!(seen.iter().all(|n| *n > 20), "taken, raised, developed, stopped, out of turn: {seen:?}");
}
