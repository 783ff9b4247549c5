//! Magical buildings: however they stand, their walls are the printed ones and the wooden ones, turned.

use crate::{common::*, plies::play};
use sabika_engine::{
    Config, Game, Move, Switch,
    components::MAGICAL,
    flow::Event,
    modules::{
        House, ModuleEvent, ModuleId, ModuleSet,
        walls::{Event as Wooden, segments},
    },
    value::*,
};
use std::collections::BTreeMap;

/// Sides N, E, S, W, turned clockwise: what was in the north comes to the east.
fn turned(sides: [bool; 4], quarters: usize) -> [bool; 4] {
    std::array::from_fn(|side| sides[(side + 4 - quarters) % 4])
}

/// MAG: one printed wall in the north; north and east; north, east and south.
fn printed(tile: Tile) -> [bool; 4] {
    match tile.building().expect("a building") {
        Building::Pavilion | Building::Seraglio => [true, false, false, false],
        Building::Arcades | Building::Chambers => [true, true, false, false],
        Building::Garden | Building::Tower => [true, true, true, false],
    }
}

/// Follows turns and wood by hand: a tile is turned when it is laid and when it is turned in place, lies roof up in a
/// reserve, and its wood turns with it.
///
/// Proves: MAG-2 MAG-3 MAG-4 MAG-5 MAG-6 MAG-8 MAG-11 MAG-12
#[test]
fn walls_are_printed_walls_and_wood_turned() {
    let [mut laid, mut in_place, mut lifted, mut with_wood, mut given] = [0; 5];
    for n in 0..400 {
        let mut config = any_config(&mut Dice::loose(53 << 32 | n));
        config.modules.insert(ModuleId::MagicalBuildings);
        if n % 2 == 0 {
            config.modules.insert(ModuleId::CityWalls);
        }
        // By tile: the quarters it is turned, and the wood on it as it lies roof up.
        let mut state: BTreeMap<Tile, (usize, [bool; 4])> = MAGICAL.tiles().map(|t| (t, (0, [false; 4]))).collect();
        play(config, n, |ply| {
            for event in ply.told {
                match event {
                    Event::Built { tile, turn, .. } | Event::Added { tile, turn, .. } => {
                        if let Some(of) = state.get_mut(tile) {
                            of.0 = turn.quarters().into();
                            laid += u32::from(of.0 > 0);
                            with_wood += u32::from(of.0 > 0 && of.1 != [false; 4]);
                        } else {
                            assert!(turn.is_none() || tile.walls().is_turret());
                        }
                    }
                    Event::Exchanged { tile, old, turn, .. } => {
                        lifted += u32::from(state.get_mut(old).is_some_and(|of| std::mem::take(&mut of.0) > 0));
                        if let Some(of) = state.get_mut(tile) {
                            of.0 = turn.quarters().into();
                        }
                    }
                    Event::Removed { tile, .. } => {
                        lifted += u32::from(state.get_mut(tile).is_some_and(|of| std::mem::take(&mut of.0) > 0));
                    }
                    Event::Turned { tile, turn, .. } => {
                        in_place += 1;
                        assert_eq!(config.options.magical_turn_in_place, Switch::On);
                        let of = state.get_mut(tile).expect("only magical buildings are turned");
                        with_wood += u32::from(of.1 != [false; 4]);
                        of.0 = turn.quarters().into();
                    }
                    Event::Module(ModuleEvent::CityWalls(Wooden::Built { card, tile: Some(tile), .. })) => {
                        if let Some(of) = state.get_mut(tile) {
                            // In the Alhambra north is the table's, elsewhere the tile's.
                            let pieces = turned(oracle_sides(segments(*card).expect("a wall card")), (4 - of.0) % 4);
                            of.1 = std::array::from_fn(|side| of.1[side] || pieces[side]);
                        }
                    }
                    Event::Given { tile, .. } => given += u32::from(state.contains_key(tile)),
                    _ => {}
                }
            }
            for (tile, (quarters, wood)) in &state {
                let (walls, wood) = (turned(printed(*tile), *quarters), turned(*wood, *quarters));
                let open = ply.after.open();
                let all: [bool; 4] = std::array::from_fn(|side| walls[side] || wood[side]);
                assert_eq!(oracle_sides(open.walls(*tile)), all, "{tile} turned by {quarters} quarters");
                assert_eq!(oracle_sides(open.added_walls(*tile)), wood, "{tile}");
                assert_eq!(usize::from(open.turn(*tile).quarters()), *quarters, "{tile}");
            }
        });
    }
    let seen = [laid, in_place, lifted, with_wood, given];
    assert!(seen.iter().all(|n| *n > 5), "laid turned, in place, lifted, with wood, given to Dirk: {seen:?}");
}

/// A magical building may be laid in just those ways that the oracle finds legal, and turned in place in just those that it
/// finds legal as an exchange for itself.
///
/// Proves: MAG-3 MAG-4 MAG-5 MAG-9
#[test]
fn turns_are_legal_where_the_oracle_says() {
    let [mut ways, mut turns, mut refused] = [0; 3];
    for n in 0..150 {
        let modules: ModuleSet =
            [ModuleId::MagicalBuildings, ModuleId::CityWalls, ModuleId::Camps].into_iter().collect();
        let config = Config { options: any_config(&mut Dice::loose(n)).options, ..Config::players(2 + (n % 3) as u8) };
        walk::<House>(config.with(modules), n, |game: &Game, _| {
            let Some(ask) = game.ask() else { return };
            let (seat, open) = (ask.seat, game.open());
            let (layout, holes) = (oracle_layout(open, seat), oracle_holes(open));
            for tile in MAGICAL.tiles() {
                let wood =
                    turned(oracle_sides(open.added_walls(tile)), (4 - usize::from(open.turn(tile).quarters())) % 4);
                let shown = |turn: Turn| {
                    let (a, b) = (turned(printed(tile), turn.quarters().into()), turned(wood, turn.quarters().into()));
                    sabika_oracle::Tile {
                        walls: std::array::from_fn(|side| a[side] || b[side]),
                        wooden: b,
                        ..sabika_oracle::Tile::default()
                    }
                };
                if let Some(at) = open.cell_of(seat, tile) {
                    let now = shown(open.turn(tile));
                    for turn in Turn::ALL {
                        let new = layout.with(oracle_cell(at), shown(turn));
                        let right = ask.topic.is_action()
                            && open.config.options.magical_turn_in_place == Switch::On
                            && shown(turn).walls != now.walls // without gates nobody minds what is wood (MAG-9)
                            && new.is_legal(holes);
                        let found = game.check(seat, &Move::Turn { at, turn });
                        assert_eq!(found.is_ok(), right, "turn {at} to {turn}: {found:?}");
                        turns += u32::from(right);
                        refused += u32::from(!right);
                    }
                } else if open.aside[seat].has(tile) && ask.topic.is_placement() {
                    let cells = open.standing(seat).map(|(_, at)| at.cell).chain([Cell::START]);
                    let near: Vec<Cell> = cells.flat_map(Cell::neighbours).collect();
                    for turn in Turn::ALL {
                        let legal = layout.placements(shown(turn), holes);
                        for at in near.iter().copied() {
                            let right = legal.contains(&oracle_cell(at));
                            let found = game.check(seat, &Move::Build { tile, at, turn });
                            assert_eq!(found.is_ok(), right, "{tile} at {at} turned {turn}: {found:?}");
                            ways += u32::from(right);
                        }
                    }
                }
            }
        });
    }
    assert!(ways > 500 && turns > 200 && refused > 200, "{ways} ways to lay, {turns} to turn, {refused} refused");
}
