//! Alhambras with outworks, gates and wooden walls, against the slow second reading of the rules: grown at random, changed at random.

use crate::common::*;
use sabika_engine::{
    Config, Options,
    board::{Holes, Standing, violations_with},
    components::WALL_SEGMENTS,
    flow::{Because, Illegal},
    table::{Cells, Change, OpenTable, Plan},
    value::*,
};
use sabika_oracle as oracle;
use std::collections::BTreeSet;

pub const ME: Seat = Seat::FIRST;

pub fn empty(holes: Holes) -> OpenTable {
    OpenTable::new(Config { options: Options { holes, ..Options::default() }, ..Config::players(3) })
}

pub fn cell(text: &str) -> Cell {
    text.parse().expect("a cell")
}

pub fn tile(text: &str) -> Tile {
    text.parse().expect("a tile")
}

/// A table with these tiles (`pavilion-6-N 0,1`), each laid legally.
pub fn built(tiles: &[&str]) -> OpenTable {
    let mut open = empty(Holes::Area);
    for text in tiles {
        let (name, at) = text.split_once(' ').expect("tile and cell");
        let (tile, at) = (tile(name), cell(at));
        assert_eq!(open.check_build(ME, at, tile.walls()), Ok(()), "{text}");
        open.lay(ME, tile, at);
    }
    open
}

/// What may be asked about: every set of walls, and every set of bastions.
pub fn all_walls() -> impl Iterator<Item = Walls> {
    Walls::all().chain(Walls::all().skip(1).map(Walls::outwork))
}

/// The tiles of the box that nobody has built.
fn unbuilt(open: &OpenTable, outworks: bool) -> Vec<Tile> {
    let kind = |tile: &Tile| !tile.walls().is_turret() && tile.walls().is_outwork() == outworks;
    sabika_engine::Title::Alhambra.tiles().filter(|tile| !open.built(ME).has(*tile) && kind(tile)).collect()
}

pub fn list(cells: &Cells) -> Vec<Cell> {
    let mut found = Vec::new();
    cells.each(|cell| found.push(cell));
    found
}

/// The cell furthest out in one direction, or any.
pub fn choose_cell(cells: &Cells, far: Option<Side>, dice: &mut Dice) -> Option<Cell> {
    let cells = list(cells);
    let reach = |c: &Cell| match far {
        Some(Side::North) => c.y,
        Some(Side::East) => c.x,
        Some(Side::South) => -c.y,
        Some(Side::West) => -c.x,
        None => 0,
    };
    let best = cells.iter().map(reach).max()?;
    let liked: Vec<Cell> = cells.iter().copied().filter(|c| reach(c) == best).collect();
    Some(*dice.pick(&liked))
}

/// One random legal change. With `gates`, sometimes one that needs them; with `wooden`, sometimes a wall card.
pub fn disturb(open: &mut OpenTable, gates: bool, wooden: bool, far: Option<Side>, dice: &mut Dice) {
    let what = dice.below(12);
    if gates && what < 3 && open.gates().len() < 4 {
        for _ in 0..20 {
            if open_a_gate(open, dice) {
                return;
            }
        }
    }
    let hand = unbuilt(open, dice.below(4) == 0);
    if wooden && what == 9 {
        return put_wood(open, dice);
    }
    let plan = open.plan(ME);
    if what == 10 {
        if let Some(at) = choose_cell(&open.removals(ME, &plan), None, dice) {
            open.lift(ME, open.tile_at(ME, at).expect("listed"));
        }
        return;
    }
    let Some(new) = (!hand.is_empty()).then(|| *dice.pick(&hand)) else { return };
    if what == 11 {
        if let Some(at) = choose_cell(&open.swaps(ME, &plan, new, Turn::NONE), None, dice) {
            open.lift(ME, open.tile_at(ME, at).expect("listed"));
            open.lay(ME, new, at);
        }
    } else if let Some(at) = choose_cell(&open.placements(ME, &plan, new, Turn::NONE), far, dice) {
        open.lay(ME, new, at);
    }
}

/// The pieces of a wall card on a tile that can carry them: built, or not yet (WAL-13 to WAL-20).
fn put_wood(open: &mut OpenTable, dice: &mut Dice) {
    let pieces = *dice.pick(&WALL_SEGMENTS);
    let used: u8 = sabika_engine::Title::Alhambra.tiles().map(|tile| open.added_walls(tile).count()).sum();
    if used + open.start_walls(ME).count() + pieces.count() > 12 {
        return;
    }
    let standing: Vec<(Tile, Standing)> = open.standing(ME).filter(|(_, at)| at.walls.is_proper()).collect();
    let (tile, cell) = match dice.below(4) {
        0 => (None, Some(Cell::START)),
        1 => (Some(*dice.pick(&unbuilt(open, false))), None),
        _ if standing.is_empty() => return,
        _ => {
            let (tile, at) = *dice.pick(&standing);
            (Some(tile), Some(at.cell))
        }
    };
    let walls = tile.map_or(open.start_walls(ME), |tile| open.walls(tile));
    let free = |side: Side| !walls.has(side) && cell.is_none_or(|cell| open.faces_ground(ME, cell, side));
    if pieces.sides().all(free) {
        open.add_walls(ME, tile, pieces);
    }
}

/// Tries a random change that is legal with gates only.
fn open_a_gate(open: &mut OpenTable, dice: &mut Dice) -> bool {
    let new = *dice.pick(&unbuilt(open, false));
    let stand: Vec<Cell> = open.standing(ME).map(|(_, at)| at.cell).chain([Cell::START]).collect();
    let at = *dice.pick(&stand);
    let change = match dice.below(4) {
        0 => Change::Lift { at },
        1 => Change::Swap { at, walls: open.walls(new) },
        _ => Change::Lay { at: at.beside(*dice.pick(&Side::ALL)), walls: open.walls(new) },
    };
    let mut ways: Vec<Vec<Edge>> = Vec::new();
    let printed = change.walls().map(|_| new.walls());
    open.gate_ways(ME, &change, printed, 6 - open.gates().len(), |set| ways.push(set.to_vec()));
    if ways.is_empty() {
        return false;
    }
    if let Some(old) = open.tile_at(ME, change.at()) {
        open.lift(ME, old);
    }
    if change.walls().is_some() {
        open.lay(ME, new, change.at());
    }
    dice.pick(&ways).iter().for_each(|edge| open.put_gate(ME, *edge));
    true
}

/// Is everything the table says about the Alhambra true? Two kinds of tiles are asked of the oracle, all of the plane.
fn agrees(open: &OpenTable, dice: &mut Dice) {
    let (layout, holes) = (oracle_layout(open, ME), oracle_holes(open));
    assert_eq!(layout.violations(holes), []);
    let (standing, gates) = (open.standing(ME).map(|(_, at)| at).collect::<Vec<_>>(), open.gates_of(ME));
    assert_eq!(
        violations_with(open.start_walls(ME), &standing, &gates.collect::<Vec<_>>(), open.config().options.holes),
        []
    );
    assert_eq!(*open, rebuilt(open), "what is kept depends on what stands, not on how it came there");

    let (plan, plane) = (open.plan(ME), Plan::Plane(open.plot(ME), open.config().options.holes));
    for walls in all_walls() {
        assert_eq!(list(&plan.placements(walls)), list(&plane.placements(walls)), "lay {walls}");
        assert_eq!(list(&plan.swaps(walls)), list(&plane.swaps(walls)), "swap for {walls}");
        let mut each = Vec::new();
        plan.each_fit(walls, |cell, swap| each.push((swap, cell)));
        let lays = list(&plan.placements(walls)).into_iter().map(|c| (false, c));
        let swaps = list(&plan.swaps(walls)).into_iter().map(|c| (true, c));
        assert_eq!(each, lays.chain(swaps).collect::<Vec<_>>());
    }
    assert_eq!(list(&plan.removals()), list(&plane.removals()));
    assert_eq!(list(&plan.removals()), in_list_order(layout.removals(holes)));
    for walls in [Walls::from_bits(dice.below(15) as u8), *dice.pick(&outwork_walls())] {
        let theirs = oracle_tile(walls);
        assert_eq!(list(&plan.placements(walls)), in_list_order(layout.placements(theirs, holes)), "lay {walls}");
        assert_eq!(list(&plan.swaps(walls)), in_list_order(layout.swaps(theirs, holes)), "swap for {walls}");
        if let Some(at) = choose_cell(&plan.placements(walls), None, dice) {
            let with = layout.with(oracle_cell(at), theirs).longest_wall();
            assert_eq!(usize::from(open.wall_with(ME, at, walls)), with, "wall with {walls} at {at}");
        }
    }
    assert_eq!(usize::from(open.longest_wall(ME)), layout.longest_wall());
    assert_eq!(open.longest_chain(ME).len(), layout.longest_wall());
}

fn outwork_walls() -> Vec<Walls> {
    all_walls().filter(|walls| walls.is_outwork() && walls.count() <= 2).collect()
}

/// The same Alhambra, laid in the order of the tiles.
pub fn rebuilt(open: &OpenTable) -> OpenTable {
    let mut again = OpenTable::new(*open.config());
    again.add_walls(ME, None, open.start_walls(ME));
    for tile in sabika_engine::Title::Alhambra.tiles().filter(|tile| tile.walls().is_proper()) {
        // Added walls turn with their tile (MAG-11).
        again.add_walls(ME, Some(tile), open.added_walls(tile).turned(open.turn(tile).to(Turn::NONE)));
    }
    open.standing(ME).for_each(|(tile, at)| again.lay_turned(ME, tile, at.cell, open.turn(tile)));
    open.gates().iter().for_each(|gate| again.put_gate(gate.seat, gate.edge));
    again
}

/// Every change near the Alhambra: allowed exactly if the oracle says so, else refused by a rule that it finds broken.
fn refusals_agree(open: &OpenTable, walls: Walls) {
    let (layout, holes) = (oracle_layout(open, ME), oracle_holes(open));
    let near: Vec<Cell> = layout
        .tiles
        .keys()
        .flat_map(|&(x, y)| [(0, 0), (0, 1), (1, 0), (0, -1), (-1, 0)].map(|(i, j)| (x + i, y + j)))
        .collect::<BTreeSet<_>>()
        .into_iter()
        .map(|(x, y)| Cell::new(x, y).expect("near"))
        .collect();
    for at in near {
        let here = oracle_cell(at);
        let (stands, fixed) = (layout.occupied(here), here == (0, 0) || layout.locked(here));
        let with = layout.with(here, oracle_tile(walls)).violations(holes);
        let judge = |found: Result<(), Illegal>,
                     possible: bool,
                     wrong: &[(&str, Vec<oracle::Cell>)],
                     names: &[(&str, &[&str])]| {
            let what = || format!("{walls} at {at}: {found:?}, {wrong:?} in {layout:?}");
            assert_eq!(found.is_ok(), possible && wrong.is_empty(), "{}", what());
            if let Err(Illegal { rule, .. }) = &found
                && possible
            {
                // A rule of the rebuilding stands for the building rule that would be broken.
                let means = names.iter().find(|(name, _)| *name == rule.as_str()).map_or(&[][..], |(_, means)| *means);
                let named = wrong.iter().any(|(broken, _)| *broken == rule.as_str() || means.contains(broken));
                assert!(named, "{}", what());
            }
        };
        judge(open.check_build(ME, at, walls), !stands, &with, &[("CAM-8", &["CAM-5"]), ("CAM-10", &["BASE-B4"])]);
        let names: &[(&str, &[&str])] = &[("CAM-11", &["CAM-5"]), ("BASE-R4", &["BASE-B3", "BASE-B4"])];
        judge(open.check_exchange(ME, at, walls), stands && !fixed, &with, names);
        let without = layout.without(here).violations(holes);
        let names: &[(&str, &[&str])] = &[("CAM-11", &["CAM-4"]), ("BASE-R3", &["BASE-B2", "BASE-B4", "BASE-B5"])];
        judge(open.check_remove(ME, at), stands && !fixed, &without, names);
        if stands && fixed && here != (0, 0) {
            for found in [open.check_remove(ME, at), open.check_exchange(ME, at, walls)] {
                assert_eq!(
                    found.map_err(|i| (i.rule.as_str(), i.because)),
                    Err(("GAT-14", Because::Locked { cell: at }))
                );
            }
        }
    }
}

/// Walks through random Alhambras and shows each.
pub fn many(seeds: u64, steps: u32, mut each: impl FnMut(&OpenTable, &mut Dice)) {
    for seed in 0..seeds {
        let _label = Label(format!("Alhambra {seed}"));
        let mut dice = Dice::loose(7_000 + seed);
        let holes = if seed % 4 == 3 { Holes::Cell } else { Holes::Area };
        // Every third one leaves the window.
        let far = (seed % 3 == 2).then(|| *dice.pick(&Side::ALL));
        let mut open = empty(holes);
        for _ in 0..if far.is_some() { steps * 2 } else { steps } {
            disturb(&mut open, seed % 2 == 1, seed % 5 > 2, far, &mut dice);
            each(&open, &mut dice);
        }
    }
}

/// Proves: CAM-3 CAM-4 CAM-5 CAM-6 CAM-7 CAM-8 CAM-9 CAM-10 CAM-11 CAM-16 GAT-7 GAT-9 GAT-14 GAT-15 WAL-18 WAL-20 WAL-21 WAL-22 WAL-23
#[test]
fn alhambras_with_outworks_are_the_oracles() {
    let (mut outworks, mut gates, mut wide, mut tangled, mut shown) = (0, 0, 0, 0, 0);
    let mut wood = [0; 3];
    many(48, 48, |open, dice| {
        if dice.below(6) > 0 {
            return;
        }
        agrees(open, dice);
        shown += 1;
        let standing = || open.standing(ME).map(|(_, at)| at);
        outworks += standing().filter(|at| at.walls.is_outwork()).count();
        gates += open.gates().len();
        wood_is_matched(open);
        wood[0] += u32::from(open.start_walls(ME) != Walls::NONE);
        wood[1] += standing_wood(open).count() as u32;
        wood[2] += unbuilt(open, false).iter().filter(|tile| open.added_walls(**tile) != Walls::NONE).count() as u32;
        wide += usize::from(matches!(open.plan(ME), Plan::Plane(..)));
        tangled += usize::from(!simple(&standing().map(|at| (at.cell, at.walls)).collect::<Vec<_>>()));
    });
    let seen = (shown, outworks, gates, wide, tangled);
    assert!(shown > 200 && outworks > 2 * shown && gates > 50 && wide > 10 && tangled > 0, "{seen:?}");
    assert!(wood.iter().all(|n| *n > 20), "wood on start tiles, built and unbuilt tiles: {wood:?}");
}

/// The sides with wood on built tiles and the start tile.
fn standing_wood(open: &OpenTable) -> impl Iterator<Item = (Cell, Side)> + '_ {
    let start = open.start_walls(ME).sides().map(|side| (Cell::START, side));
    let wood = |(tile, at): (Tile, Standing)| open.added_walls(tile).sides().map(move |side| (at.cell, side));
    start.chain(open.standing(ME).flat_map(wood))
}

/// WAL-18: wood stands on a shared edge only if the neighbour has a wall, or a bastion, there too.
fn wood_is_matched(open: &OpenTable) {
    let plot = open.plot(ME);
    for (cell, side) in standing_wood(open) {
        let facing = plot.at(cell.beside(side));
        assert!(facing.is_none_or(|walls| walls.has(side.opposite())), "wood at {cell}-{side:?} meets a gap");
    }
}

/// Does the outline of the Alhambra proper never meet itself in a point?
fn simple(tiles: &[(Cell, Walls)]) -> bool {
    let full = |x, y| (x, y) == (0, 0) || tiles.iter().any(|(c, w)| (c.x, c.y) == (x, y) && !w.is_outwork());
    tiles.iter().filter(|(_, walls)| !walls.is_outwork()).all(|(Cell { x, y }, _)| {
        [(1, 1), (1, -1), (-1, 1), (-1, -1)]
            .iter()
            .all(|(i, j)| !full(x + i, y + j) || full(x + i, *y) || full(*x, y + j))
    })
}

/// A ring of walls round four outworks: the outline is two lines, and the inner one is the longer wall.
///
/// Proves: CAM-9 CAM-16
#[test]
fn a_ring_round_four_outworks() {
    let mut open = empty(Holes::Area);
    let sides = [("N", ["1,0", "2,0"]), ("W", ["3,1", "3,2"]), ("S", ["2,3", "1,3"]), ("E", ["0,2", "0,1"])];
    let ring = sides.iter().flat_map(|(walls, cells)| cells.map(|at| (at, *walls)));
    let ring = ["3,0", "3,3", "0,3"].map(|at| (at, "open")).into_iter().chain(ring);
    let ring: Vec<(Cell, Walls)> = ring.map(|(at, walls)| (cell(at), walls.parse().expect("walls"))).collect();
    // All but one, then the outworks, then that one.
    let camps = [("camp_NE", "2,2"), ("camp_NW", "1,2"), ("camp_ES", "2,1"), ("camp_SW", "1,1")];
    let walls = camps.iter().map(|(camp, at)| (cell(at), tile(camp).walls()));
    let (mut left, last) = (ring[..10].to_vec(), ring[10]);
    while !left.is_empty() {
        let next = left.iter().position(|(at, walls)| open.check_build(ME, *at, *walls).is_ok()).expect("a next tile");
        let (at, walls) = left.remove(next);
        let tile = unbuilt(&open, false).into_iter().find(|t| t.walls() == walls).expect("such a tile");
        open.lay(ME, tile, at);
    }
    assert_eq!(open.check_build(ME, last.0, last.1).map_err(|i| i.rule.as_str().to_owned()), Err("BASE-B5".into()));
    for (at, walls) in walls {
        assert_eq!(open.check_build(ME, at, walls), Ok(()));
        let tile = unbuilt(&open, true).into_iter().find(|t| t.walls() == walls).expect("such a camp");
        open.lay(ME, tile, at);
    }
    assert_eq!(open.check_build(ME, last.0, last.1), Ok(()));
    assert_eq!((open.longest_wall(ME), open.wall_with(ME, last.0, last.1)), (7, 8));
    let tile = unbuilt(&open, false).into_iter().find(|t| t.walls() == last.1).expect("such a tile");
    open.lay(ME, tile, last.0);
    assert_eq!(open.longest_wall(ME), 8);
    agrees(&open, &mut Dice::loose(1));
    // Two ways lead to every tile of the ring, and two tiles hold every outwork: each may go, though not after it another.
    // An outwork would leave a hole.
    assert_eq!(list(&open.plan(ME).removals()).len(), 11);
    open.lift(ME, open.tile_at(ME, cell("3,0")).expect("a corner"));
    assert!(!open.plan(ME).removals().has(cell("0,3")));
    agrees(&open, &mut Dice::loose(2));
}

/// Proves: CAM-4 CAM-5 CAM-8 CAM-9 CAM-10 CAM-11 GAT-14
#[test]
fn refusals_name_the_rule() {
    let mut rules = BTreeSet::new();
    many(24, 40, |open, dice| {
        if dice.below(10) == 0 {
            let walls = Walls::from_bits(dice.below(15) as u8);
            let walls = if dice.below(2) == 0 { walls } else { *dice.pick(&outwork_walls()) };
            refusals_agree(open, walls);
            for at in open.standing(ME).flat_map(|(_, at)| at.cell.neighbours().into_iter().chain([at.cell])) {
                let found =
                    [open.check_build(ME, at, walls), open.check_exchange(ME, at, walls), open.check_remove(ME, at)];
                rules.extend(
                    found.into_iter().filter_map(|found| found.err().map(|illegal| illegal.rule.as_str().to_owned())),
                );
            }
        }
    });
    for rule in ["CAM-4", "CAM-5", "CAM-8", "CAM-10", "CAM-11", "GAT-14", "BASE-B3", "BASE-B4", "BASE-B5"] {
        assert!(rules.contains(rule), "{rule} is never named, only {rules:?}");
    }
}

/// A layout that somebody typed in with a mistake: every fault is found, and no other.
///
/// Proves: CAM-4 CAM-5 CAM-9 GAT-7
#[test]
fn typed_in_layouts_are_judged_as_the_oracle_does() {
    let mut rules = BTreeSet::new();
    many(24, 40, |open, dice| {
        let mut tiles: Vec<Standing> = open.standing(ME).map(|(_, at)| at).collect();
        let mut layout = oracle_layout(open, ME);
        layout.tiles.values_mut().for_each(|tile| tile.wooden = [false; 4]); // a typed-in wall is a wall
        let start = layout.tiles[&(0, 0)];
        for _ in 0..dice.below(3) {
            let Some(at) = (!tiles.is_empty()).then(|| dice.pick(&tiles).cell.beside(*dice.pick(&Side::ALL))) else {
                return;
            };
            tiles.retain(|tile| tile.cell != at);
            layout = layout.without(oracle_cell(at));
            if at == Cell::START || dice.below(4) == 0 {
                layout = layout.with((0, 0), start);
                continue;
            }
            let walls = *dice.pick(&all_walls().collect::<Vec<_>>());
            tiles.push(Standing { cell: at, walls });
            layout = layout.with(oracle_cell(at), oracle_tile(walls));
        }
        let mut gates: Vec<Edge> = open.gates_of(ME).collect();
        if dice.below(4) == 0 && !tiles.is_empty() {
            let edge = Edge::between(dice.pick(&tiles).cell, *dice.pick(&Side::ALL));
            gates.retain(|gate| *gate != edge);
            gates.push(edge);
            layout = layout.with_gate(oracle_edge(edge));
        }
        let found = violations_with(open.start_walls(ME), &tiles, &gates, open.config().options.holes);
        let sorted = |cells: Vec<oracle::Cell>| cells.into_iter().collect::<BTreeSet<_>>();
        let ours: BTreeSet<_> = found
            .iter()
            .map(|v| (v.rule.as_str(), sorted(v.cells.iter().map(|c| oracle_cell(*c)).collect())))
            .collect();
        let theirs = layout.violations(oracle_holes(open));
        let theirs: BTreeSet<_> = theirs.into_iter().map(|(rule, cells)| (rule, sorted(cells))).collect();
        assert_eq!(ours, theirs, "{tiles:?} {gates:?}");
        rules.extend(theirs.into_iter().map(|(rule, _)| rule));
    });
    assert_eq!(rules, BTreeSet::from(["BASE-B2", "BASE-B3", "BASE-B4", "BASE-B5", "CAM-4", "CAM-5", "GAT-7"]));
}

/// Board Q of `rules/modules/camps.md`.
const Q: [&str; 3] = ["pavilion-6-N 0,1", "arcades-9-open 1,0", "garden-10-N 1,1"];

fn refused(open: &OpenTable, camp: &str, at: &str) -> (String, Because) {
    let illegal = open.check_build(ME, cell(at), tile(camp).walls()).expect_err("illegal");
    assert!(!open.plan(ME).placements(tile(camp).walls()).has(cell(at)));
    (illegal.rule.as_str().to_owned(), illegal.because)
}

/// Examples 3 to 6 of `rules/modules/camps.md`.
///
/// Proves: CAM-4 CAM-5 CAM-6 CAM-11 CAM-16
#[test]
fn worked_examples_of_outworks() {
    let clash = |at: &str, side: Side| Because::BastionClash { cell: cell(at), side, other: cell(at).beside(side) };
    // 3
    let q = built(&Q);
    let both = built(&[&Q[..], &["camp_SW 0,2", "camp_S 1,2"]].concat());
    assert_eq!((q.longest_wall(ME), both.longest_wall(ME)), (2, 2));
    // 4
    assert_eq!(refused(&q, "camp_E", "0,2"), ("CAM-5".into(), clash("0,2", Side::South)));
    assert_eq!(refused(&q, "camp_N", "0,-1"), ("CAM-5".into(), clash("0,-1", Side::North)));
    assert_eq!(refused(&q, "camp_N", "2,0"), ("CAM-5".into(), clash("2,0", Side::West)));
    // 5
    assert_eq!(refused(&both, "camp_N", "2,2"), ("CAM-4".into(), Because::NotAttached { cell: cell("2,2") }));
    let one = built(&[&Q[..], &["camp_S 0,2"]].concat());
    assert_eq!(refused(&one, "camp_SW", "1,2"), ("CAM-5".into(), clash("1,2", Side::West)));
    // 6
    let one = built(&[&Q[..], &["camp_S 1,2"]].concat());
    let lost = one.check_remove(ME, cell("1,1")).expect_err("the camp hangs on it");
    assert_eq!(lost.rule.as_str(), "CAM-11");
    assert_eq!(lost.because, Because::LosesOutwork { cell: cell("1,1"), outwork: cell("1,2") });
    assert!(!one.plan(ME).removals().has(cell("1,1")) && q.plan(ME).removals().has(cell("1,1")));
}

/// Proves: CAM-8 CAM-10 CAM-11
#[test]
fn buildings_beside_outworks() {
    let one = built(&[&Q[..], &["camp_SW 0,2"]].concat());
    // Beside the free bastion only a tile with a wall there, beside a green side no building at all; and what touches
    // nothing but the outwork does not stand in the Alhambra.
    let rule = |at: &str, walls: &str| {
        one.check_build(ME, cell(at), walls.parse().unwrap()).map_err(|illegal| illegal.rule.as_str().to_owned())
    };
    assert_eq!(rule("-1,2", "E"), Err("CAM-10".into()));
    assert_eq!(rule("0,3", "S"), Err("CAM-10".into()));
    assert_eq!(rule("1,2", "SW"), Err("CAM-8".into()));
    // The pavilion may only become another tile with a wall before the bastion.
    let swap = |walls: &str| {
        one.check_exchange(ME, cell("0,1"), walls.parse().unwrap()).map_err(|illegal| illegal.rule.as_str().to_owned())
    };
    assert_eq!(swap("NW"), Ok(()));
    assert_eq!(swap("W"), Err("CAM-11".into()));
    assert_eq!(swap("E"), Err("CAM-11".into()));
}

/// An outwork fills its cell where holes are looked for.
///
/// Proves: CAM-9
#[test]
fn outworks_shut_in() {
    let open = built(&[
        "pavilion-6-N 0,1",
        "arcades-9-open 1,0",
        "arcades-10-open 1,1",
        "chambers-10-open 2,1",
        "tower-11-open 2,2",
        "garden-10-open 2,3",
        "garden-10-W 1,3",
    ]);
    // The gap 1,2 is open to the west only. The camp on 0,2 shuts it in.
    let illegal = open.check_build(ME, cell("0,2"), tile("camp_S").walls()).expect_err("a hole");
    assert_eq!(illegal.rule.as_str(), "BASE-B5");
    assert_eq!(illegal.because, Because::Hole { cell: cell("0,2"), holes: vec![cell("1,2")] });
}
