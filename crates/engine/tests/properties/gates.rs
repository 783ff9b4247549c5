//! Gates: which of them a change needs, against trying all sets of double walls.

use crate::{common::*, outworks::*};
use sabika_engine::{
    flow::{Because, Illegal},
    table::{Change, OpenTable},
    value::*,
};
use sabika_oracle as oracle;
use std::collections::BTreeSet;

fn edge(text: &str) -> Edge {
    text.parse().expect("an edge")
}

fn ways(open: &OpenTable, change: &Change, most: usize) -> Vec<Vec<Edge>> {
    let mut found = Vec::new();
    open.gate_ways(ME, change, change.walls(), most, |set| found.push(set.to_vec()));
    found
}

/// What stands after a change, if the change can be thought of at all.
fn after(layout: &oracle::Layout, change: &Change) -> Option<oracle::Layout> {
    let here = oracle_cell(change.at());
    let movable = layout.occupied(here) && here != (0, 0) && !layout.locked(here);
    match *change {
        Change::Lay { walls, .. } => (!layout.occupied(here)).then(|| layout.with(here, oracle_tile(walls))),
        Change::Lift { .. } => movable.then(|| layout.without(here)),
        Change::Swap { walls, .. } => movable.then(|| layout.with(here, oracle_tile(walls))),
    }
}

/// Are the gates that a change needs those that the oracle finds? Returns the size of the largest set.
fn needed_gates_agree(open: &OpenTable, change: &Change) -> usize {
    let (layout, holes) = (oracle_layout(open, ME), oracle_holes(open));
    let after = after(&layout, change);
    let sets = after.as_ref().map_or_else(BTreeSet::new, |after| after.needed_gates(holes));
    let found = ways(open, change, 6);
    let theirs = |set: &Vec<Edge>| set.iter().map(|edge| oracle_edge(*edge)).collect::<Vec<_>>();
    assert_eq!(found.iter().map(theirs).collect::<BTreeSet<_>>(), sets, "{change:?}");
    assert!(found.is_sorted_by(|a, b| a < b) && found.iter().all(|set| set.is_sorted_by(|a, b| a < b)), "{found:?}");
    for most in 0..3 {
        let few: Vec<_> = found.iter().filter(|set| set.len() <= most).cloned().collect();
        assert_eq!(ways(open, change, most), few, "{change:?} with {most} gates");
    }
    // `check` takes these sets, in any order, and no others.
    let plain = match *change {
        Change::Lay { at, walls } => open.check_build(ME, at, walls),
        Change::Lift { at } => open.check_remove(ME, at),
        Change::Swap { at, walls } => open.check_exchange(ME, at, walls),
    };
    assert_eq!(open.check_change(ME, change, change.walls(), &[]), plain);
    let mut edges: BTreeSet<Edge> = open.standing(ME).map(|(_, at)| Edge::between(at.cell, Side::North)).collect();
    edges.extend(open.standing(ME).map(|(_, at)| Edge::between(at.cell, Side::West)));
    edges.extend(Side::ALL.map(|side| Edge::between(change.at(), side)));
    let edges: Vec<Edge> = edges.into_iter().collect();
    for (i, a) in edges.iter().enumerate() {
        allowed_exactly(open, change, &found, &[*a]);
        edges[..i].iter().rev().take(4).for_each(|b| allowed_exactly(open, change, &found, &[*a, *b]));
    }
    for set in &found {
        allowed_exactly(open, change, &found, &set.iter().rev().copied().collect::<Vec<_>>());
    }
    found.iter().map(Vec::len).max().unwrap_or(0)
}

fn allowed_exactly(open: &OpenTable, change: &Change, found: &[Vec<Edge>], gates: &[Edge]) {
    let mut sorted = gates.to_vec();
    sorted.sort_unstable();
    let checked = open.check_change(ME, change, change.walls(), gates);
    assert_eq!(checked.is_ok(), found.contains(&sorted), "{change:?} with {gates:?}: {checked:?}");
}

/// Proves: GAT-7 GAT-9 GAT-10 GAT-11 GAT-12 GAT-14
#[test]
fn needed_gates_are_the_oracles() {
    let mut sizes = [0; 4];
    many(24, 40, |open, dice| {
        if dice.below(16) > 0 {
            return;
        }
        let stand: Vec<Cell> = open.standing(ME).map(|(_, at)| at.cell).collect();
        for at in stand {
            let walls = *dice.pick(&all_walls().collect::<Vec<_>>());
            let beside = at.beside(*dice.pick(&Side::ALL));
            let change = match dice.below(8) {
                0 => Change::Lay { at: beside, walls: fitting(open, beside, walls) },
                1 => Change::Swap { at, walls: fitting(open, at, walls) },
                2 => Change::Lay { at: beside, walls },
                _ => Change::Lift { at },
            };
            sizes[needed_gates_agree(open, &change)] += 1;
        }
    });
    assert!(sizes[0] > 300 && sizes[1] > 50 && sizes[3] == 0, "{sizes:?}");
}

/// A tile whose going leaves three parts: two gates are needed, and may be.
///
/// Proves: GAT-10 GAT-11 GAT-12
#[test]
fn two_gates_for_one_change() {
    let laid = [("1,0", "open"), ("0,1", "E"), ("1,1", "W"), ("0,-1", "E"), ("1,-1", "W")];
    let mut open = built(&[]);
    for (at, walls) in laid {
        let (at, walls): (Cell, Walls) = (cell(at), walls.parse().expect("walls"));
        let tile = sabika_engine::Title::Alhambra
            .tiles()
            .find(|t| t.walls() == walls && !open.built(ME).has(*t))
            .expect("such a tile");
        assert_eq!(open.check_build(ME, at, walls), Ok(()));
        open.lay(ME, tile, at);
    }
    let lift = Change::Lift { at: cell("1,0") };
    let (south, north) = (edge("0,-1-E"), edge("0,1-E"));
    assert_eq!(ways(&open, &lift, 2), [[south, north]]);
    assert_eq!(ways(&open, &lift, 1), Vec::<Vec<Edge>>::new());
    assert_eq!(rule(&open.check_change(ME, &lift, lift.walls(), &[north])), "BASE-R3");
    assert_eq!(open.check_change(ME, &lift, lift.walls(), &[north, south]), Ok(()));
    assert_eq!(needed_gates_agree(&open, &lift), 2);
    // One of them stands already: the other is enough.
    open.put_gate(ME, north);
    assert_eq!(ways(&open, &lift, 2), [[south]]);
    assert_eq!(rule(&open.check_change(ME, &lift, lift.walls(), &[south, north])), "GAT-7");
    assert_eq!(needed_gates_agree(&open, &lift), 1);
}

/// A building whose walls agree with the neighbours, the others as given.
fn fitting(open: &OpenTable, at: Cell, other: Walls) -> Walls {
    let plot = open.plot(ME);
    let walled = |side: &Side| match plot.at(at.beside(*side)) {
        Some(neighbour) => neighbour.has(side.opposite()),
        None => other.has(*side),
    };
    Side::ALL.into_iter().filter(walled).collect()
}

fn rule(found: &Result<(), Illegal>) -> &str {
    found.as_ref().err().map_or("legal", |illegal| illegal.rule.as_str())
}

/// Examples 1 to 3 of `rules/modules/city_gates.md`.
///
/// Proves: GAT-7 GAT-10 GAT-11 GAT-14 GAT-15
#[test]
fn worked_examples_of_gates() {
    let gate = edge("0,1-N");
    // 1
    let mut open = built(&["pavilion-6-N 0,1"]);
    let tower = Change::Lay { at: cell("0,2"), walls: tile("tower-11-S").walls() };
    assert_eq!(rule(&open.check_change(ME, &tower, tower.walls(), &[])), "BASE-B4");
    assert_eq!(open.check_change(ME, &tower, tower.walls(), &[gate]), Ok(()));
    assert_eq!(ways(&open, &tower, 1), [[gate]]);
    open.lay(ME, tile("tower-11-S"), cell("0,2"));
    open.put_gate(ME, gate);
    assert_eq!(open.check_build(ME, cell("1,2"), tile("arcades-9-open").walls()), Ok(()));
    open.lay(ME, tile("arcades-9-open"), cell("1,2"));
    for locked in ["0,1", "0,2"].map(cell) {
        let illegal = open.check_remove(ME, locked).expect_err("locked");
        assert_eq!((illegal.rule.as_str(), illegal.because), ("GAT-14", Because::Locked { cell: locked }));
        assert!(!open.plan(ME).removals().has(locked) && !open.plan(ME).swaps(Walls::NONE).has(locked));
    }
    assert_eq!(open.longest_wall(ME), 0, "GAT-15: an inner wall is no outer wall");
    // 2
    let open = built(&[
        "arcades-9-open 1,0",
        "arcades-10-open 1,1",
        "pavilion-6-N 0,1",
        "chambers-10-open 1,2",
        "tower-11-S 0,2",
    ]);
    let lift = Change::Lift { at: cell("1,2") };
    assert_eq!(rule(&open.check_change(ME, &lift, lift.walls(), &[])), "BASE-R3");
    assert_eq!(open.check_change(ME, &lift, lift.walls(), &[gate]), Ok(()));
    assert_eq!(ways(&open, &lift, 6), [[gate]]);
    // 3
    let add = Change::Lay { at: cell("2,0"), walls: Walls::NONE };
    let illegal = open.check_change(ME, &add, add.walls(), &[gate]).expect_err("not needed");
    assert_eq!((illegal.rule.as_str(), illegal.because), ("GAT-10", Because::GateNotNeeded { edge: gate }));
    // Twice the same, one too many, none there.
    assert_eq!(rule(&open.check_change(ME, &lift, lift.walls(), &[gate, gate])), "GAT-10");
    assert_eq!(rule(&open.check_change(ME, &lift, lift.walls(), &[edge("1,0-N")])), "GAT-7");
    assert_eq!(rule(&open.check_change(ME, &lift, lift.walls(), &[gate; 9])), "GAT-10");
    assert_eq!(open.check_gate(ME, gate), Ok(()));
    assert_eq!(rule(&open.check_gate(ME, edge("0,0-N"))), "GAT-7");
}

/// A building takes the place of an outwork: nobody could walk there but through a gate.
///
/// Proves: CAM-11 GAT-12
#[test]
fn an_outwork_becomes_a_building_behind_a_gate() {
    let mut open = built(&["pavilion-6-N 0,1", "camp_S 0,2"]);
    let swap = Change::Swap { at: cell("0,2"), walls: tile("tower-11-S").walls() };
    assert_eq!(rule(&open.check_change(ME, &swap, swap.walls(), &[])), "BASE-B4");
    assert_eq!(ways(&open, &swap, 1), [[edge("0,1-N")]]);
    open.lift(ME, tile("camp_S"));
    open.lay(ME, tile("tower-11-S"), cell("0,2"));
    open.put_gate(ME, edge("0,1-N"));
    // No gate at a bastion.
    let open = built(&["pavilion-6-N 0,1", "camp_S 0,2"]);
    assert_eq!(rule(&open.check_gate(ME, edge("0,1-N"))), "GAT-7");
}

/// Proves: GAT-7
#[test]
fn edges_are_written_one_way() {
    for at in ["0,1", "-3,-4", "7,0"].map(cell) {
        for side in Side::ALL {
            let edge = Edge::between(at, side);
            assert_eq!(edge, Edge::between(at.beside(side), side.opposite()));
            assert_eq!(edge.to_string().parse(), Ok(edge));
            assert!(edge.ends().contains(&(at, side)));
        }
    }
    for wrong in ["0,1-S", "0,1-W", "0,1", "-N", "0,1-", "0,1-N-E", "0, 1-N"] {
        assert!(wrong.parse::<Edge>().is_err(), "{wrong}");
    }
}
