//! A whole layout judged from nothing: for tables and positions that somebody typed in.

use super::{Holes, Plot, Standing, plot::agree};
use crate::value::{Cell, Edge, RuleId, Side, Walls, rule};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// What is wrong with a layout.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Violation {
    /// The building rule that is broken.
    pub rule: RuleId,
    /// Where.
    pub cells: Vec<Cell>,
}

/// Every building rule that this layout breaks; none if it is legal. The start tile is implied.
pub fn violations(tiles: &[Standing], holes: Holes) -> Vec<Violation> {
    violations_with(Walls::NONE, tiles, &[], holes)
}

/// The same with walls added to the start tile, and gates in walls.
pub fn violations_with(start: Walls, tiles: &[Standing], gates: &[Edge], holes: Holes) -> Vec<Violation> {
    let mut found = Vec::new();
    let mut wrong = |rule: RuleId, cells: Vec<Cell>| found.push(Violation { rule, cells });
    let mut board = BTreeMap::from([(Cell::START, start)]);
    for tile in tiles {
        if board.insert(tile.cell, tile.walls).is_some() {
            wrong(rule!("BASE-B2"), vec![tile.cell]);
        }
    }
    let proper = |cell: Cell| board.get(&cell).copied().filter(|walls| walls.is_proper());
    for (cell, walls) in &board {
        for side in [Side::North, Side::East] {
            let next = cell.beside(side);
            if board.get(&next).is_some_and(|other| !agree(*walls, side, *other)) {
                let either = |is: fn(Walls) -> bool| is(*walls) || is(board[&next]);
                let rule = match () {
                    () if either(Walls::is_outwork) => rule!("CAM-5"), // no leg goes with one either
                    () if either(Walls::is_turret) => rule!("WAT-13"),
                    () => rule!("BASE-B3"),
                };
                wrong(rule, vec![*cell, next]);
            }
        }
    }
    let walled = |(cell, side): (Cell, Side)| proper(cell).is_some_and(|walls| walls.has(side));
    for edge in gates.iter().filter(|edge| !edge.ends().into_iter().all(walled)) {
        wrong(rule!("GAT-7"), edge.ends().map(|(cell, _)| cell).to_vec());
    }
    // CAM-4, CAM-7: an outwork needs a wall before a bastion, and neither contact nor way.
    let held = |cell: Cell, bastions: &Walls| bastions.sides().any(|s| walled((cell.beside(s), s.opposite())));
    for (cell, _) in board.iter().filter(|(cell, walls)| walls.is_outwork() && !held(**cell, walls)) {
        wrong(rule!("CAM-4"), vec![*cell]);
    }
    let buildings = || board.iter().filter(|(_, walls)| !walls.is_outwork()).map(|(cell, _)| *cell);
    let free = |cell: Cell, side: Side| board.get(&cell).is_none_or(|walls| walls.is_free(side));
    let touching = |cell: &Cell| Side::ALL.iter().any(|s| !free(*cell, *s) && !free(cell.beside(*s), s.opposite()));
    let alone: Vec<Cell> = buildings().filter(|c| *c != Cell::START && !touching(c)).collect();
    for cell in &alone {
        let rule = if board[cell].is_turret() { rule!("WAT-14") } else { rule!("BASE-B2") };
        wrong(rule, vec![*cell]);
    }

    let reached = flood(Cell::START, |cell, side| match (board.get(&cell), board.get(&cell.beside(side))) {
        (Some(here), Some(there)) => {
            let gated = walled((cell, side)) && walled((cell.beside(side), side.opposite()));
            here.is_way(side) && there.is_way(side.opposite()) || gated && gates.contains(&Edge::between(cell, side))
        }
        _ => false,
    });
    let far: Vec<Cell> = buildings().filter(|c| !reached.contains(c) && !alone.contains(c)).collect();
    if !far.is_empty() {
        wrong(rule!("BASE-B4"), far);
    }
    for area in enclosed(&board) {
        if holes == Holes::Area || area.len() == 1 {
            wrong(rule!("BASE-B5"), area.into_iter().collect());
        }
    }
    found
}

/// Every enclosed empty area. The free half of a turret's cell is empty ground, with two sides (WAT-17).
fn enclosed(board: &BTreeMap<Cell, Walls>) -> Vec<BTreeSet<Cell>> {
    let span = |of: fn(&Cell) -> i8| {
        let values = board.keys().map(of);
        (values.clone().min().unwrap_or(0) - 1, values.max().unwrap_or(0) + 1)
    };
    let ((west, east), (south, north)) = (span(|c| c.x), span(|c| c.y));
    let inside = |c: Cell| (west..=east).contains(&c.x) && (south..=north).contains(&c.y);
    let open = |cell: Cell, side: Side| board.get(&cell).is_none_or(|walls| walls.is_free(side));
    let empty = |cell: Cell, side: Side| {
        let next = cell.beside(side);
        inside(next) && open(cell, side) && open(next, side.opposite())
    };
    let mut seen = flood(Cell { x: west, y: south }, empty);
    let mut areas = Vec::new();
    for x in west..=east {
        for y in south..=north {
            let cell = Cell { x, y };
            if board.get(&cell).is_none_or(|walls| walls.is_turret()) && !seen.contains(&cell) {
                let area = flood(cell, empty);
                seen.extend(area.iter().copied());
                areas.push(area);
            }
        }
    }
    areas
}

fn flood(from: Cell, goes: impl Fn(Cell, Side) -> bool) -> BTreeSet<Cell> {
    let mut reached = BTreeSet::from([from]);
    let mut todo = VecDeque::from([from]);
    while let Some(cell) = todo.pop_front() {
        for side in Side::ALL {
            let next = cell.beside(side);
            if goes(cell, side) && reached.insert(next) {
                todo.push_back(next);
            }
        }
    }
    reached
}

/// The enclosed empty cells that a tile with these walls on `cell` would make: what a refusal points at.
pub fn holes_by(plot: &Plot, cell: Cell, walls: Walls, holes: Holes) -> Vec<Cell> {
    let mut board: BTreeMap<Cell, Walls> = plot.tiles().iter().map(|s| (s.cell, s.walls)).collect();
    let before: BTreeSet<Cell> = enclosed(&board).into_iter().flatten().collect();
    board.insert(cell, walls);
    enclosed(&board)
        .into_iter()
        .filter(|area| (holes == Holes::Area || area.len() == 1) && (area.len() == 1 || !area.is_subset(&before)))
        .flatten()
        .collect()
}
