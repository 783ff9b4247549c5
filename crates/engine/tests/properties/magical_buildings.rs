//! Magical buildings: where they lie after the setup, and that they may be turned just where the layout stays legal.

use crate::common::*;
use sabika_engine::{
    Config, Game, Move,
    board::{Standing, violations_with},
    components::{BASIC, MAGICAL},
    flow::Topic,
    modules::{House, ModuleId, ModuleSet},
    table::OpenTable,
    value::*,
};
use std::collections::BTreeSet;

fn is_magical(tile: &Tile) -> bool {
    MAGICAL.position(*tile).is_some()
}

/// Clockwise by so many quarters: N, E, S, W, N … (MAG-3).
fn rotated(walls: Walls, quarters: u8) -> Walls {
    let on = |side: Side| Side::ALL[(side as usize + usize::from(quarters)) % 4];
    walls.sides().map(on).collect()
}

/// One of each type, dearer by one than the dearest basic building of it, with one to three walls that are next to each
/// other.
///
/// Proves: MAG-1 MAG-10
#[test]
fn six_magical_buildings() {
    assert_eq!(MAGICAL.tiles().filter_map(Tile::building).collect::<Vec<_>>(), Building::ALL);
    for tile in MAGICAL.tiles() {
        let dearest = BASIC.tiles().filter(|other| other.building() == tile.building()).map(Tile::price).max();
        assert_eq!(Some(tile.price()), dearest.map(|price| price + 1), "{tile}");
        assert!(tile.turns() && !tile.is_basic() && tile.walls().is_proper(), "{tile}");
        let different: BTreeSet<Walls> = (0..4).map(|n| rotated(tile.walls(), n)).collect();
        assert_eq!(different.len(), 4, "{tile} shows other walls in each direction");
    }
    assert!(
        sabika_engine::Title::Alhambra
            .tiles()
            .filter(|tile| tile.turns())
            .all(|tile| is_magical(&tile) || tile.walls().is_turret())
    );
}

/// They lie anywhere among the other tiles, whose order stays; in the yard and among Dirk's tiles too.
///
/// Proves: MAG-1 MAG-2 MAG-12
#[test]
fn magical_buildings_are_mixed_among_the_tiles() {
    let (mut in_yards, mut dirks, mut places) = (0, 0, BTreeSet::new());
    for seed in 0..300 {
        let players = 2 + (seed % 5) as u8;
        let set_up = |modules: &[ModuleId]| {
            let modules: ModuleSet = modules.iter().copied().collect();
            Game::<House>::new(Config::players(players).with(modules), Seed::from_number(seed)).expect("playable")
        };
        let (game, base) = (set_up(&[ModuleId::MagicalBuildings]), set_up(&[]));
        let order = |game: &Game<House>| -> Vec<Tile> {
            game.open().yard().iter().flatten().copied().chain(game.dark().supply.iter().rev().copied()).collect()
        };
        let (with, without) = (order(&game), order(&base));
        let dirk: Vec<Tile> = game.open().dirk().iter().filter(is_magical).collect();
        let mut all: Vec<Tile> = with.iter().copied().filter(is_magical).chain(dirk.iter().copied()).collect();
        all.sort_unstable();
        assert_eq!(all, MAGICAL.tiles().collect::<Vec<_>>(), "each in one place");
        if players > 2 {
            assert_eq!(with.iter().copied().filter(|tile| !is_magical(tile)).collect::<Vec<_>>(), without);
        }
        assert_eq!(with.len() + usize::from(game.open().dirk().len()), 60);
        in_yards += game.open().yard().iter().flatten().filter(|tile| is_magical(tile)).count();
        dirks += dirk.len();
        places.insert(with.iter().position(is_magical));
    }
    assert!(in_yards > 30 && dirks > 10 && places.len() > 10, "{in_yards} {dirks} {places:?}");
}

/// Magical buildings with everything that minds walls.
fn with_walls_of_all_kinds(dice: &mut Dice) -> Config {
    use ModuleId::{BuildingSites, Camps, CityGates, CityWalls, MagicalBuildings, MasterBuilders, Watchtowers};
    let modules = [CityGates, Camps, CityWalls, MasterBuilders, Watchtowers, BuildingSites];
    let mut config = any_config_of(dice, &modules);
    config.modules.insert(MagicalBuildings);
    config.options.turn_limit = 200;
    config
}

/// Is the Alhambra legal if the tile on this cell is gone, and this one stands there instead?
fn legal_with(open: &OpenTable, seat: Seat, at: Cell, walls: Walls) -> bool {
    let others = open.standing(seat).map(|(_, s)| s).filter(|s| s.cell != at);
    let layout: Vec<Standing> = others.chain([Standing { cell: at, walls }]).collect();
    let gates: Vec<Edge> = open.gates_of(seat).collect();
    violations_with(open.start_walls(seat), &layout, &gates, open.config().options.holes).is_empty()
}

/// Every magical building, every direction: refused or not, as the judge of whole layouts says. Each set of walls is
/// listed once.
///
/// Proves: MAG-3 MAG-4 MAG-5 MAG-9
#[test]
fn turned_where_the_layout_stays_legal() {
    let (mut turned, mut refused, mut laid, mut locked, mut exchanged) = (0, 0, 0, 0, 0);
    for n in 0..160 {
        let mut config = with_walls_of_all_kinds(&mut Dice::loose(181 << 32 | n));
        if n % 4 == 0 {
            config = config.with([ModuleId::CityWalls, ModuleId::MagicalBuildings].into_iter().collect());
        }
        walk::<House>(config, n, |game, _| {
            let (open, moves) = (game.open(), listed(game));
            let Some(ask) = game.ask().filter(|ask| ask.topic.is_action() || ask.topic.is_placement()) else { return };
            let seat = ask.seat;
            let gates = open.config().modules.has(ModuleId::CityGates);
            for tile in MAGICAL.tiles() {
                let now = open.turn(tile).quarters();
                let walls = |to: u8| rotated(open.walls(tile), 4 + to - now);
                let looks = |to: u8| (walls(to), gates.then(|| rotated(tile.walls(), to)));
                if let Some(at) = open.cell_of(seat, tile).filter(|_| ask.topic.is_action()) {
                    let under_a_gate = open.gates_of(seat).any(|gate| gate.ends().iter().any(|(end, _)| *end == at));
                    let may = config.options.is("magical_turn_in_place", "on") && !under_a_gate;
                    locked += usize::from(under_a_gate);
                    let mut shown = Vec::new();
                    for turn in Turn::ALL {
                        let to = turn.quarters();
                        let legal = may && looks(to) != looks(now) && legal_with(open, seat, at, walls(to));
                        let verdict = game.check(seat, &Move::Turn { at, turn });
                        assert_eq!(verdict.is_ok(), legal, "turn {tile} at {at} to {turn}: {verdict:?}");
                        *if legal { &mut turned } else { &mut refused } += 1;
                        if legal && !shown.contains(&looks(to)) {
                            shown.push(looks(to));
                        }
                    }
                    let listed = moves.iter().filter(|mv| matches!(mv, Move::Turn { at: cell, .. } if *cell == at));
                    assert_eq!(listed.count(), shown.len(), "{tile} at {at}");
                }
                let lies = if ask.topic.is_action() { open.reserve(seat) } else { open.aside(seat) };
                if !lies.has(tile) {
                    continue;
                }
                assert!(open.turn(tile).is_none(), "MAG-6");
                for (old, Standing { cell: at, .. }) in open.standing(seat).filter(|_| ask.topic.is_action()) {
                    let under_a_gate = open.gates_of(seat).any(|gate| gate.ends().iter().any(|(end, _)| *end == at));
                    let may = !under_a_gate && !old.walls().is_turret();
                    // WAT-21: a watchtower that the old tile held is held by the new one, or by another.
                    let held = open.unsupported(seat, at, open.building(tile)).is_none();
                    for turn in Turn::ALL {
                        let legal = may && held && legal_with(open, seat, at, walls(turn.quarters()));
                        let mv = Move::Exchange { at, tile, turn };
                        let verdict = game.check(seat, &mv);
                        assert_eq!(verdict.is_ok(), legal, "{mv}: {verdict:?}");
                        exchanged += usize::from(legal);
                    }
                }
                let cells: BTreeSet<Cell> =
                    open.standing(seat).map(|(_, s)| s.cell).chain([Cell::START]).flat_map(Cell::neighbours).collect();
                for at in cells.into_iter().filter(|cell| !open.is_taken(seat, *cell)) {
                    let mut shown = Vec::new();
                    for turn in Turn::ALL {
                        let legal = legal_with(open, seat, at, walls(turn.quarters()));
                        let mv = match ask.topic {
                            Topic::Placement | Topic::LastTiles => Move::Build { tile, at, turn },
                            _ => Move::Add { tile, at, turn },
                        };
                        let verdict = game.check(seat, &mv);
                        assert_eq!(verdict.is_ok(), legal, "{mv}: {verdict:?}");
                        laid += usize::from(legal);
                        if legal && !shown.contains(&looks(turn.quarters())) {
                            shown.push(looks(turn.quarters()));
                        }
                    }
                    let here = |mv: &&Move| {
                        matches!(**mv, Move::Build { tile: t, at: cell, .. } | Move::Add { tile: t, at: cell, .. }
                            if t == tile && cell == at)
                    };
                    assert_eq!(moves.iter().filter(here).count(), shown.len(), "{tile} at {at}");
                }
            }
        });
    }
    let all = [turned, refused, laid, locked, exchanged];
    assert!(turned > 500 && refused > 2000 && laid > 5000, "{all:?}");
    assert!(locked > 20 && exchanged > 1000, "{all:?}");
}

/// A tile shows its printed walls and its wood as it stands; wood never leaves it and turns with it; off the board it lies
/// roof up.
///
/// Proves: MAG-3 MAG-6 MAG-11
#[test]
fn wood_turns_with_the_tile() {
    let (mut built, mut turned) = (0, 0);
    for n in 0..160 {
        let mut config = with_walls_of_all_kinds(&mut Dice::loose(182 << 32 | n));
        config.modules.insert(ModuleId::CityWalls);
        let mut before: Vec<(Walls, Turn)> = MAGICAL.tiles().map(|_| (Walls::NONE, Turn::NONE)).collect();
        walk::<House>(config, n, |game, _| {
            let open = game.open();
            for (tile, before) in MAGICAL.tiles().zip(&mut before) {
                let turn = open.turn(tile);
                let stands = open.seats().any(|seat| open.built(seat).has(tile));
                assert!(stands || turn.is_none(), "MAG-6: {tile}");
                assert_eq!(open.printed_walls(tile), rotated(tile.walls(), turn.quarters()));
                // As if it lay roof up.
                let wood = rotated(open.added_walls(tile), 4 - turn.quarters());
                assert_eq!(rotated(open.walls(tile), 4 - turn.quarters()), tile.walls().and(wood));
                assert_eq!(wood.shared(before.0), before.0, "wood has left {tile}");
                built += usize::from(wood != before.0);
                turned += usize::from(wood == before.0 && wood != Walls::NONE && turn != before.1);
                *before = (wood, turn);
            }
        });
    }
    assert!(built > 15 && turned > 40, "{built} walls were built, {turned} times they turned");
}
