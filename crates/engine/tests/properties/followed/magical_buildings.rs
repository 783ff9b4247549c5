//! Magical buildings: however they stand, their walls are the printed ones and the wooden ones, turned.

use crate::{common::*, plies::play};
use sabika_engine::{
    components::MAGICAL,
    flow::Event,
    modules::{
        ModuleEvent, ModuleId,
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
                        assert!(config.options.is("magical_turn_in_place", "on"));
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
