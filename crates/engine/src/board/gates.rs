//! Which gates would make a change walkable (GAT-7, GAT-10).

use super::{
    Change, Holes, Plot, Standing,
    plot::{MOST, MOST_GATES},
};
use crate::value::{Cell, Edge, Pile, Side, put_in_order};

/// The most parts into which a change can cut an Alhambra: the neighbours of a tile that goes. With four it would leave a
/// hole.
const MOST_PARTS: usize = 3;

/// An edge on which a gate could stand, and the parts it would join.
#[derive(Clone, Copy, Default)]
struct Join {
    edge: Edge,
    parts: [u8; 2],
}

/// The edges that could carry a gate: each tile has one to the north and one to the east.
type Joins = Pile<Join, { 2 * MOST }>;

impl Plot {
    /// Do two walls of the Alhambra proper face each other here, with no gate between them (GAT-7)?
    pub fn double_wall(&self, edge: Edge) -> bool {
        let walled = |(cell, side)| self.proper(cell).is_some_and(|walls| walls.has(side));
        edge.ends().into_iter().all(walled) && !self.gated(edge)
    }
    /// Every set of at most `most` gates with which this change is legal, and without any of which it breaks the walking
    /// rule (GAT-10). `carries` says of a double wall whether it may carry a gate. In a fixed order, edges ascending.
    ///
    /// What a change cuts falls into parts; the gates of such a set join them as the edges of a tree.
    pub fn gate_sets(
        &self,
        change: &Change,
        holes: Holes,
        most: usize,
        carries: impl Fn(Edge) -> bool,
        mut found: impl FnMut(&[Edge]),
    ) {
        // First what is told soonest: what goes needs a gate elsewhere.
        if matches!(change, Change::Lift { at } if !self.gates_beside(*at).any(&carries)) {
            return;
        }
        // What goes is walked out below, once and for all.
        let goes = matches!(change, Change::Lift { .. });
        if !self.sound(change, holes) || !goes && self.walkable(change) {
            return;
        }
        let after = self.after(change);
        if let Change::Lay { at, walls } = change
            && walls.is_proper()
        {
            // Everything else hangs together: one gate joins the new tile to it, and more are never needed.
            let mut edges: Pile<Edge, 4> = Pile::default();
            let own = Side::ALL.into_iter().map(|side| Edge::between(*at, side));
            own.filter(|edge| most > 0 && after.double_wall(*edge) && carries(*edge)).for_each(|edge| edges.push(edge));
            put_in_order(&mut edges, |edge| *edge);
            return edges.iter().for_each(|edge| found(&[*edge]));
        }
        let (part_of, parts) = after.parts();
        let wanted = parts as usize - 1;
        if wanted == 0 || wanted > most.min(MOST_GATES) {
            return;
        }
        let mut joins: Joins = Pile::default();
        for (at, here) in after.tiles().iter().enumerate() {
            for side in [Side::North, Side::East] {
                let edge = Edge::between(here.cell, side);
                let next = after.tiles().iter().position(|s| s.cell == here.cell.beside(side));
                if let Some(next) = next
                    && part_of[at] != part_of[next]
                    && after.double_wall(edge)
                    && carries(edge)
                {
                    joins.push(Join { edge, parts: [part_of[at], part_of[next]] });
                }
            }
        }
        put_in_order(&mut joins, |join| join.edge);
        trees(&joins, std::array::from_fn(|part| part as u8), wanted, &mut Pile::default(), &mut found);
    }
    /// The double walls that are none of this cell.
    fn gates_beside(&self, cell: Cell) -> impl Iterator<Item = Edge> + '_ {
        let walled = |here: &Standing| {
            let (cell, walls) = (here.cell, here.walls);
            [Side::North, Side::East].into_iter().filter(move |side| walls.has(*side)).map(move |side| (cell, side))
        };
        let others = self.tiles().iter().filter(move |here| here.cell != cell && here.walls.is_proper());
        let edges = others.flat_map(walled).filter(move |(here, side)| here.beside(*side) != cell);
        edges.map(|(here, side)| Edge::between(here, side)).filter(|edge| self.double_wall(*edge))
    }
    /// The part of each tile, by its place in the list, and how many parts there are: within a part one can walk.
    fn parts(&self) -> ([u8; MOST], u8) {
        let (mut part_of, mut parts) = ([u8::MAX; MOST], 0);
        for (at, tile) in self.tiles().iter().enumerate() {
            if part_of[at] != u8::MAX || tile.walls.is_outwork() {
                continue;
            }
            let reached = self.reached_from(at, None);
            part_of.iter_mut().zip(reached).filter(|(_, reached)| *reached).for_each(|(part, _)| *part = parts);
            parts += 1;
        }
        (part_of, parts)
    }
}

/// Goes on with every way to join the parts. `root` names the whole that each part belongs to so far.
fn trees(
    joins: &[Join],
    root: [u8; MOST_PARTS],
    wanted: usize,
    chosen: &mut Pile<Edge, MOST_GATES>,
    found: &mut impl FnMut(&[Edge]),
) {
    if wanted == 0 {
        return found(chosen);
    }
    for (at, join) in joins.iter().enumerate() {
        let [a, b] = join.parts.map(|part| root[part as usize]);
        if a != b {
            chosen.push(join.edge);
            trees(&joins[at + 1..], root.map(|part| if part == b { a } else { part }), wanted - 1, chosen, found);
            chosen.pop();
        }
    }
}
