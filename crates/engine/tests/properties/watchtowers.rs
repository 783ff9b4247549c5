//! Alhambras with watchtowers, among camps, gates, added walls and turned tiles, against the slow second reading of the rules.

use crate::{
    common::*,
    layouts::turns_in_place,
    outworks::*,
    plies::{is_beside, play},
};
use sabika_engine::{
    Config, Move,
    board::{Holes, across, violations_with},
    components::{MAGICAL, WATCHTOWERS},
    flow::{Event, Illegal},
    modules::{
        House, ModuleEvent, ModuleId,
        characters::Person,
        watchtowers::{self, kind},
    },
    score::{Category, Participant},
    table::{Change, OpenTable, Plan},
    value::*,
};
use sabika_oracle::{
    self as oracle,
    scoring::{city_watch_points, wall_points, watchtower_points},
};
use std::collections::{BTreeMap, BTreeSet};

/// The tiles of a range that are not built.
fn left(open: &OpenTable, tiles: impl Iterator<Item = Tile>) -> Vec<Tile> {
    tiles.filter(|tile| !open.built(ME).has(*tile)).collect()
}

/// Every way to build this tile, as far out as wanted.
fn ways_to_build(open: &OpenTable, tile: Tile, far: Option<Side>, dice: &mut Dice) -> Vec<(Cell, Turn)> {
    let plan = open.plan(ME);
    let turnings = open.turnings(tile);
    let found = turnings.iter().filter_map(|turn| {
        let cells = open.placements(ME, &plan, tile, *turn);
        choose_cell(&cells, far, dice).map(|cell| (cell, *turn))
    });
    found.collect()
}

/// One random legal change: often a watchtower, sometimes a tile that may be turned, else what camps, gates and walls do.
fn disturb_towers(open: &mut OpenTable, gates: bool, wooden: bool, far: Option<Side>, dice: &mut Dice) {
    let what = dice.below(10);
    let pieces = match what {
        0..4 => left(open, WATCHTOWERS.tiles()),
        4 => left(open, MAGICAL.tiles()),
        5 => {
            let ways: Vec<(Cell, Turn)> = open.turns_in_place(ME).collect();
            if !ways.is_empty() {
                let (cell, turn) = *dice.pick(&ways);
                open.turn_in_place(ME, open.tile_at(ME, cell).expect("it stands there"), turn);
            }
            return;
        }
        6 => return exchange_turned(open, dice),
        _ => return disturb(open, gates, wooden, far, dice),
    };
    for _ in 0..6 {
        let Some(piece) = (!pieces.is_empty()).then(|| *dice.pick(&pieces)) else { return };
        let ways = ways_to_build(open, piece, far.filter(|_| what == 4), dice);
        if !ways.is_empty() {
            let (cell, turn) = *dice.pick(&ways);
            return open.lay_turned(ME, piece, cell, turn);
        }
    }
}

fn exchange_turned(open: &mut OpenTable, dice: &mut Dice) {
    let tiles = left(open, MAGICAL.tiles());
    let Some(tile) = (!tiles.is_empty()).then(|| *dice.pick(&tiles)) else { return };
    let turn = *dice.pick(&Turn::ALL);
    if let Some(at) = choose_cell(&open.swaps(ME, &open.plan(ME), tile, turn), None, dice) {
        open.lift(ME, open.tile_at(ME, at).expect("listed"));
        open.lay_turned(ME, tile, at, turn);
    }
}

/// Walks through random Alhambras and shows each: with both readings of holes, with and without gates and added walls,
/// in the window and beyond it.
fn many_towers(seeds: u64, steps: u32, mut each: impl FnMut(&OpenTable, &mut Dice)) {
    for seed in 0..seeds {
        let _label = Label(format!("Alhambra with watchtowers {seed}"));
        let mut dice = Dice::loose(9_000 + seed);
        let holes = if seed % 3 == 1 { Holes::Cell } else { Holes::Area };
        let far = (seed % 4 == 3).then(|| *dice.pick(&Side::ALL));
        let mut open = empty(holes);
        for _ in 0..if far.is_some() { 60 } else { 0 } {
            disturb(&mut open, false, false, far, &mut dice); // out of the window first
        }
        for _ in 0..steps {
            disturb_towers(&mut open, seed % 2 == 1, seed % 5 > 2, far, &mut dice);
            each(&open, &mut dice);
        }
    }
}

/// What the random Alhambras had, so that nobody mistakes an empty test for a good one.
#[derive(Default, Debug)]
struct Seen {
    towers: u32,
    with_camps: u32,
    with_gates: u32,
    with_added_walls: u32,
    with_turned_tiles: u32,
    wide: u32,
    towers_in_the_wall: u32,
    turned_in_place: u32,
    tower_held_by_magic: u32,
}

impl Seen {
    fn look(&mut self, open: &OpenTable) {
        let standing = || open.standing(ME);
        let towers = open.turrets(ME).count() as u32;
        if towers == 0 {
            return;
        }
        let any = |yes: bool| u32::from(yes);
        self.towers += towers;
        self.with_camps += any(standing().any(|(_, at)| at.walls.is_outwork()));
        self.with_gates += any(!open.gates().is_empty());
        self.with_added_walls += any(standing().any(|(tile, _)| open.added_walls(tile).count() > 0));
        self.with_turned_tiles += any(standing().any(|(tile, at)| at.walls.is_proper() && !open.turn(tile).is_none()));
        self.wide += any(matches!(open.plan(ME), Plan::Plane(..)));
        self.towers_in_the_wall += across(&open.longest_chain(ME)) as u32;
        self.turned_in_place += open.turns_in_place(ME).count() as u32;
        let magic = |cell: Cell, wanted: Option<Building>| {
            open.tile_at(ME, cell).is_some_and(|tile| MAGICAL.position(tile).is_some() && tile.building() == wanted)
        };
        let held = |(tile, at): (Tile, sabika_engine::board::Standing)| {
            at.walls.sides().any(|side| magic(at.cell.beside(side), kind(tile)))
        };
        self.tower_held_by_magic += any(open.turrets(ME).any(held));
    }
    fn saw_everything(&self) {
        let Seen { towers, with_camps, with_gates, with_added_walls, with_turned_tiles, wide, .. } = self;
        let all = [towers, with_camps, with_gates, with_added_walls, with_turned_tiles, wide];
        let rest = [&self.towers_in_the_wall, &self.turned_in_place, &self.tower_held_by_magic];
        assert!(all.into_iter().chain(rest).all(|n| *n > 20), "{self:?}");
    }
}

/// Placements, exchanges, removals, turning in place, open sides and walls are those of the oracle.
///
/// Proves: WAT-9 WAT-10 WAT-11 WAT-12 WAT-13 WAT-14 WAT-15 WAT-16 WAT-17 WAT-20 WAT-21 WAT-22 WAT-23 WAT-24 WAT-25 CAM-5 INV-5 INV-7 MAG-4 MAG-5 BASE-X2
#[test]
fn alhambras_with_watchtowers_are_the_oracles() {
    let mut seen = Seen::default();
    many_towers(40, 40, |open, dice| {
        seen.look(open);
        let (layout, holes) = (oracle_layout(open, ME), oracle_holes(open));
        assert_eq!(layout.violations(holes), []);
        let (standing, gates) = (open.standing(ME).map(|(_, at)| at).collect::<Vec<_>>(), open.gates_of(ME));
        let found =
            violations_with(open.start_walls(ME), &standing, &gates.collect::<Vec<_>>(), open.config().options.holes);
        assert_eq!(found, []);
        assert_eq!(*open, rebuilt(open), "what is kept depends on what stands, not on how it came there");

        let (plan, plane) = (open.plan(ME), Plan::Plane(open.plot(ME), open.config().options.holes));
        let turrets = Turn::ALL.map(|turn| Walls::turret("SW".parse::<Walls>().unwrap()).turned(turn));
        for walls in all_walls().chain(turrets) {
            assert_eq!(list(&plan.placements(walls)), list(&plane.placements(walls)), "lay {walls}");
            assert_eq!(list(&plan.swaps(walls)), list(&plane.swaps(walls)), "swap for {walls}");
        }
        assert_eq!(list(&plan.removals()), list(&plane.removals()));

        assert_eq!(list(&open.removals(ME, &plan)), in_list_order(layout.removals(holes)));
        let mut sample: Vec<Tile> = Vec::new();
        let proper = left(open, sabika_engine::Title::Alhambra.tiles().filter(|tile| tile.walls().is_proper()));
        let camps = left(open, sabika_engine::Title::Alhambra.tiles().filter(|tile| tile.walls().is_outwork()));
        for tiles in [proper, camps, left(open, WATCHTOWERS.tiles()), left(open, MAGICAL.tiles())] {
            sample.extend((!tiles.is_empty()).then(|| *dice.pick(&tiles)));
        }
        for tile in sample {
            let ways = open.turnings(tile);
            let turn = *dice.pick(&ways);
            let theirs = oracle_tile_turned(open, tile, turn);
            let cells = open.placements(ME, &plan, tile, turn);
            assert_eq!(list(&cells), in_list_order(layout.placements(theirs, holes)), "lay {tile} {turn}");
            let swaps = open.swaps(ME, &plan, tile, turn);
            assert_eq!(list(&swaps), in_list_order(layout.swaps(theirs, holes)), "swap for {tile} {turn}");
            if let Some(at) = choose_cell(&cells, None, dice) {
                let with = layout.with(oracle_cell(at), theirs).longest_wall();
                let walls = open.walls_turned(tile, turn);
                assert_eq!(usize::from(open.wall_with(ME, at, walls)), with, "wall with {walls} at {at}");
            }
        }
        assert_eq!(open.turns_in_place(ME).collect::<BTreeSet<_>>(), turns_in_place(open, ME));
        for side in Side::ALL {
            assert_eq!(u32::from(open.open_sides(ME, side)), layout.open_sides(side as usize), "{side}");
        }
        let chain = open.longest_chain(ME);
        assert_eq!((chain.len(), across(&chain)), layout.best_chain());
        assert_eq!(usize::from(open.longest_wall(ME)), layout.longest_wall());
    });
    seen.saw_everything();
}

/// The window has a rim on which a tile may be tried, though it does not hold it.
///
/// Proves: WAT-17
#[test]
fn a_tile_on_the_rim_of_the_window() {
    let mut open = empty(Holes::Area);
    let line = ["pavilion-8", "seraglio-9", "arcades-9", "chambers-10", "garden-10", "tower-11", "tower-12"];
    for (y, name) in (1..).zip(line) {
        open.lay(ME, tile(&format!("{name}-open")), Cell { x: 0, y: -y });
    }
    open.lay_turned(ME, tile("watchtower-tower-1"), cell("1,-7"), "90".parse().expect("a turn"));
    let (plan, plane) = (open.plan(ME), Plan::Plane(open.plot(ME), Holes::Area));
    assert!(!matches!(plan, Plan::Plane(..)), "the window holds it");
    assert!(plan.placements(Walls::NONE).has(cell("0,-8")));
    for walls in all_walls() {
        assert_eq!(list(&plan.placements(walls)), list(&plane.placements(walls)), "lay {walls}");
    }
}

/// What a rule of rebuilding, or one about watchtowers, means in the words of the layout that would be left.
fn means(rule: &str) -> &[&str] {
    match rule {
        "CAM-8" => &["CAM-5"],
        "CAM-10" => &["BASE-B4"],
        "CAM-11" => &["CAM-4", "CAM-5"],
        "BASE-R3" => &["BASE-B2", "BASE-B4", "BASE-B5"],
        "BASE-R4" => &["BASE-B3", "BASE-B4"],
        "WAT-16" => &["BASE-B2"],
        "WAT-17" => &["BASE-B5"],
        "WAT-21" => &["WAT-14"],
        _ => &[],
    }
}

/// Every change near an Alhambra: allowed exactly if the oracle says so, else refused by a rule that it finds broken.
///
/// Proves: WAT-11 WAT-12 WAT-13 WAT-14 WAT-15 WAT-16 WAT-17 WAT-20 WAT-21 CAM-5 MAG-5
#[test]
fn refusals_about_watchtowers_name_the_rule() {
    let mut rules: BTreeMap<String, u32> = BTreeMap::new();
    many_towers(32, 30, |open, dice| {
        if dice.below(8) > 0 || open.turrets(ME).next().is_none() {
            return;
        }
        let (layout, holes) = (oracle_layout(open, ME), oracle_holes(open));
        let near: BTreeSet<Cell> = open
            .standing(ME)
            .flat_map(|(_, at)| at.cell.neighbours().into_iter().chain([at.cell, Cell::START]))
            .collect();
        let tiles = left(open, sabika_engine::Title::Alhambra.tiles());
        let (tile, turret) = (*dice.pick(&tiles), *dice.pick(&left(open, WATCHTOWERS.tiles())));
        let mut judge = |mv: Move, possible: bool, after: &oracle::Layout, fixed: bool| {
            let (found, wrong) = (open.check_place(ME, &mv), after.violations(holes));
            let what = || format!("{mv}: {found:?}, {wrong:?}");
            assert_eq!(found.is_ok(), possible && !fixed && wrong.is_empty(), "{}", what());
            let Err(Illegal { rule, .. }) = &found else { return };
            let rule = rule.as_str();
            *rules.entry(rule.to_owned()).or_default() += 1;
            let named = wrong.iter().any(|(broken, _)| *broken == rule || means(rule).contains(broken));
            let held = fixed && ["BASE-B1", "GAT-14", "WAT-20", "WAT-21"].contains(&rule);
            assert!(!possible || named || held, "{}", what());
        };
        for at in near {
            let here = oracle_cell(at);
            let (stands, fixed) = (layout.occupied(here), layout.fixed(here));
            for tile in [tile, turret] {
                let turn = *dice.pick(&open.turnings(tile));
                let with = layout.with(here, oracle_tile_turned(open, tile, turn));
                judge(Move::Build { tile, at, turn }, !stands, &with, false);
                if !tile.walls().is_turret() {
                    judge(Move::Exchange { at, tile, turn }, stands, &with, fixed);
                }
            }
            judge(Move::Remove { at }, stands, &layout.without(here), fixed);
            if let Some(tile) = open.tile_at(ME, at).filter(|tile| MAGICAL.position(*tile).is_some()) {
                for turn in open.turnings(tile).iter().copied() {
                    let new = oracle_tile_turned(open, tile, turn);
                    judge(Move::Turn { at, turn }, new != oracle_tile_of(open, tile), &layout.with(here, new), fixed);
                }
            }
        }
    });
    for rule in ["WAT-13", "WAT-14", "WAT-16", "WAT-17", "WAT-20", "WAT-21", "CAM-5", "GAT-14", "BASE-B5"] {
        assert!(rules.contains_key(rule), "{rule} is never named, only {rules:?}");
    }
}

/// Which gates a change needs in an Alhambra with watchtowers: those of the oracle. A way over a watchtower is a way.
///
/// Proves: WAT-16 WAT-21 GAT-7 GAT-9 GAT-10
#[test]
fn gates_among_watchtowers_are_the_oracles() {
    let mut sizes = [0_u32; 4];
    many_towers(32, 30, |open, dice| {
        if dice.below(6) > 0 || open.turrets(ME).next().is_none() {
            return;
        }
        let (layout, holes) = (oracle_layout(open, ME), oracle_holes(open));
        let tiles = left(open, sabika_engine::Title::Alhambra.tiles().filter(|tile| tile.walls().is_proper()));
        for (_, stands) in open.standing(ME) {
            let tile = *dice.pick(&tiles);
            let at = stands.cell;
            let (change, after, printed) = if dice.below(3) == 0 {
                (Change::Lift { at }, layout.without(oracle_cell(at)), None)
            } else {
                let at = at.beside(*dice.pick(&Side::ALL));
                let after = layout.with(oracle_cell(at), oracle_tile_of(open, tile));
                (Change::Lay { at, walls: open.walls(tile) }, after, Some(tile.walls()))
            };
            let here = oracle_cell(change.at());
            let possible = if printed.is_some() { !layout.occupied(here) } else { !layout.fixed(here) };
            let theirs = if possible { after.needed_gates(holes) } else { BTreeSet::new() };
            let mut ours = BTreeSet::new();
            open.gate_ways(ME, &change, printed, 6, |set| {
                ours.insert(set.iter().map(|edge| oracle_edge(*edge)).collect::<Vec<_>>());
                assert_eq!(open.check_change(ME, &change, printed, set), Ok(()), "{change:?} {set:?}");
            });
            assert_eq!(ours, theirs, "{change:?}");
            sizes[ours.iter().map(Vec::len).max().unwrap_or(0)] += 1;
        }
    });
    assert!(sizes[0] > 300 && sizes[1] > 20, "{sizes:?}");
}

/// A layout that somebody typed in with a mistake is found wrong exactly if it is.
///
/// Proves: WAT-10 WAT-12 WAT-13 WAT-16 WAT-17
#[test]
fn typed_in_watchtowers_are_judged_as_the_oracle_does() {
    let mut rules = BTreeSet::new();
    many_towers(32, 30, |open, dice| {
        let mut tiles: Vec<_> = open.standing(ME).collect();
        if tiles.is_empty() {
            return;
        }
        let mut layout = oracle_layout(open, ME);
        layout.tiles.values_mut().for_each(|tile| tile.wooden = [false; 4]); // a typed-in wall is a wall
        for _ in 0..dice.below(3) {
            let at = match dice.below(3) {
                0 => dice.pick(&tiles).1.cell,
                _ => dice.pick(&tiles).1.cell.beside(*dice.pick(&Side::ALL)),
            };
            let pieces = left(open, sabika_engine::Title::Alhambra.tiles());
            let piece =
                if dice.below(2) == 0 { *dice.pick(&pieces) } else { *dice.pick(&left(open, WATCHTOWERS.tiles())) };
            let turn = *dice.pick(&open.turnings(piece));
            if at == Cell::START || tiles.iter().any(|(tile, _)| *tile == piece) {
                continue;
            }
            tiles.retain(|(_, other)| other.cell != at);
            tiles.push((piece, sabika_engine::board::Standing { cell: at, walls: open.walls_turned(piece, turn) }));
            let mut new = oracle_tile_turned(open, piece, turn);
            new.wooden = [false; 4];
            layout = layout.with(oracle_cell(at), new);
        }
        let standing: Vec<_> = tiles.iter().map(|(_, at)| *at).collect();
        let gates: Vec<Edge> = open.gates_of(ME).collect();
        let found = violations_with(open.start_walls(ME), &standing, &gates, open.config().options.holes);
        let sorted = |cells: Vec<oracle::Cell>| cells.into_iter().collect::<BTreeSet<_>>();
        let ours: BTreeSet<_> = found
            .iter()
            .map(|v| (v.rule.as_str(), sorted(v.cells.iter().map(|c| oracle_cell(*c)).collect())))
            .collect();
        // The board knows no colours: WAT-14 is the table's to judge, and a watchtower that touches nothing the board's.
        let tower = |cell: &oracle::Cell| layout.tiles.get(cell).is_some_and(|tile| tile.legs.is_some());
        let theirs: BTreeSet<_> = layout
            .violations(oracle_holes(open))
            .into_iter()
            .filter(|(rule, _)| *rule != "WAT-14")
            .map(|(rule, cells)| (rule, sorted(cells)))
            .collect();
        let ours: BTreeSet<_> = ours
            .into_iter()
            .filter_map(|(rule, cells)| match rule {
                "WAT-14" => None,
                "BASE-B4" => {
                    let tiles: BTreeSet<_> = cells.into_iter().filter(|cell| !tower(cell)).collect();
                    (!tiles.is_empty()).then_some((rule, tiles))
                }
                _ => Some((rule, cells)),
            })
            .collect();
        assert_eq!(ours, theirs, "{standing:?} {gates:?}");
        rules.extend(theirs.into_iter().map(|(rule, _)| rule));
    });
    for rule in ["WAT-13", "BASE-B2", "BASE-B4", "BASE-B5", "CAM-5"] {
        assert!(rules.contains(rule), "{rule} is never broken, only {rules:?}");
    }
}

/// Any table at which watchtowers are played.
fn with_watchtowers(dice: &mut Dice) -> Config {
    let mut config = any_config(dice);
    config.modules.insert(ModuleId::Watchtowers);
    config
}

/// The printed price and six, four or two more.
fn sum(open: &OpenTable, tile: Tile) -> u8 {
    let held = |round: u8| open.rounds_held().has(round);
    tile.price()
        + if held(2) {
            2
        } else if held(1) {
            4
        } else {
            6
        }
}

/// Games with watchtowers: what is bought, what becomes of it, and that every piece lies in one place.
///
/// Proves: WAT-1 WAT-2 WAT-3 WAT-4 WAT-5 WAT-6 WAT-7 WAT-18 WAT-19 WAT-20
#[test]
fn watchtowers_are_bought_and_built_or_go_back() {
    let (mut bought, mut exact_ones, mut built, mut returned) = (0, 0, 0, 0);
    for n in 0..60 {
        let config = with_watchtowers(&mut Dice::loose(117 << 32 | n));
        play(config, n, |ply| {
            let (before, after, seat) = (ply.before.open(), ply.after.open(), ply.ask.seat);
            for tile in WATCHTOWERS.tiles() {
                let places = |open: &OpenTable| open.seats().filter(|seat| open.built(*seat).has(tile)).count();
                let aside = after.seats().filter(|seat| after.aside(*seat).has(tile)).count();
                assert!(places(after) + aside <= 1, "{tile} is in two places");
                assert!(places(after) >= places(before), "{tile} has left an Alhambra");
                let kept = after.seats().any(|seat| after.reserve(seat).has(tile)) || after.dirk().has(tile);
                assert!(!kept, "{tile} lies in a reserve");
            }
            let own: Vec<Tile> = before.aside(seat).iter().collect();
            if ply.ask.topic.is_placement() && own.iter().all(|tile| kind(*tile).is_some()) {
                let builds = listed(ply.before).iter().all(|mv| matches!(mv, Move::Build { .. }) || is_beside(*mv));
                assert!(builds, "only building is left");
            }
            built += u32::from(matches!(ply.mv, Move::Build { tile, .. } if kind(tile).is_some()));
            for event in ply.told {
                if let Event::Returned { seat: whose, tile } = event {
                    assert!(!after.aside(*whose).has(*tile));
                    returned += 1;
                }
            }
            let Move::Watchtowers(watchtowers::Move::Buy { tile, pay }) = ply.mv else { return };
            bought += 1;
            let slot = Slot::ALL.into_iter().find(|slot| before.in_yard(*slot) == Some(tile)).expect("in the yard");
            assert!(tile.is_basic() && before.in_yard(slot) == Some(tile));
            let (price, paid) = (sum(before, tile), pay.total());
            assert!(paid >= u16::from(price), "{} for {price}", ply.mv);
            let told = ply.told.iter().find_map(|event| match event {
                Event::Bought { tile: what, exact, .. } if *what == tile => Some(*exact),
                _ => None,
            });
            assert_eq!(told, Some(paid == u16::from(price)), "{} for {price}", ply.mv);
            exact_ones += u32::from(told == Some(true));
            let added: Vec<Tile> = ply
                .told
                .iter()
                .filter_map(|event| match event {
                    Event::Module(ModuleEvent::Watchtowers(watchtowers::Event::Added { tile, .. })) => Some(*tile),
                    _ => None,
                })
                .collect();
            assert_eq!(added.len(), 1, "one for each building");
            assert_eq!(kind(added[0]), tile.building());
            assert!(!before.seats().any(|seat| before.built(seat).has(added[0]) || before.aside(seat).has(added[0])));
        });
    }
    assert!(bought > 40 && exact_ones > 5 && built > 20 && returned > 5, "{bought} {exact_ones} {built} {returned}");
}

/// The points of a scoring are those of the oracle, and the city watch looks at the segments alone.
///
/// Proves: WAT-24 WAT-25 WAT-26 WAT-27
#[test]
fn points_of_watchtowers_are_the_oracles() {
    let (mut some, mut watched) = (0, 0);
    for n in 0..60 {
        let config = with_watchtowers(&mut Dice::loose(118 << 32 | n));
        walk::<House>(config, n, |game, dice| {
            if dice.below(20) > 0 {
                return;
            }
            let open = game.open();
            for seat in open.seats() {
                let layout = oracle_layout(open, seat);
                let towers = watchtower_points(&layout);
                let owner = game.rooms().characters.and_then(|room| room.open.owner(Person::CityWatch));
                let watch = if owner == Some(seat) { city_watch_points(wall_points(&layout)) } else { 0 };
                for round in 1..=3 {
                    let tally = game.score(round);
                    let points = |module| tally.points(Participant::Seat(seat), Category::Module(module));
                    assert_eq!(points(ModuleId::Watchtowers), towers as i16);
                    assert_eq!(points(ModuleId::Characters), watch as i16);
                    assert_eq!(tally.points(Participant::Seat(seat), Category::Wall), wall_points(&layout) as i16);
                }
                some += u32::from(towers > 0);
                watched += u32::from(towers > 0 && watch > 0);
            }
        });
    }
    assert!(some > 50 && watched > 0, "{some} {watched}");
}
