//! Gates: edges that may be crossed on foot though two walls face each other there.

use super::{Change, OpenTable, building};
use crate::{
    board::{MOST_GATES, Plot},
    talk::{Because, Illegal},
    value::*,
};
use serde::Serialize;

/// A gate in an Alhambra (GAT-7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Gate {
    /// In whose.
    pub seat: Seat,
    /// On which double wall.
    pub edge: Edge,
}

/// No gate in particular: what fills the places of a list that are free.
impl Default for Gate {
    fn default() -> Gate {
        Gate { seat: Seat::FIRST, edge: Edge::default() }
    }
}

/// A change, if there is one, with the printed walls of the tile that it brings.
type Coming<'a> = (Option<&'a Change>, Option<Walls>);

impl OpenTable {
    /// All gates, in the order in which they came.
    pub fn gates(&self) -> &[Gate] {
        &self.boards.gates
    }
    /// The gates in one Alhambra.
    pub fn gates_of(&self, seat: Seat) -> impl Iterator<Item = Edge> + '_ {
        self.boards.gates.iter().filter(move |gate| gate.seat == seat).map(|gate| gate.edge)
    }
    /// Put a gate on a double wall of an Alhambra. It stays (GAT-14).
    pub fn put_gate(&mut self, seat: Seat, edge: Edge) {
        self.boards.gates.push(Gate { seat, edge });
        self.surveyed.worked |= 1 << seat.number();
    }
    /// Could a gate stand on this edge of an Alhambra as it is? If not, why not.
    pub fn check_gate(&self, seat: Seat, edge: Edge) -> Result<(), Illegal> {
        self.carries(seat, &self.plot(seat), (None, None), edge)
    }
    /// May this change be made if these gates are put with it? If not, why not. Without gates this is `check_build`,
    /// `check_remove` or `check_exchange`. `printed` are the walls printed on the tile that comes.
    pub fn check_change(
        &self,
        seat: Seat,
        change: &Change,
        printed: Option<Walls>,
        gates: &[Edge],
    ) -> Result<(), Illegal> {
        let (plot, holes) = (self.plot(seat), self.config.options.holes);
        if let Change::Lift { at } = change {
            self.keeps_turrets(seat, *at, None)?;
        }
        let without = building::change(&plot, change, holes);
        let Some(first) = gates.first() else { return without };
        let only_a_way = |illegal: &Illegal| {
            matches!(illegal.because, Because::NotReachable { .. } | Because::CutsOff { .. }) // GAT-9
        };
        if let Err(illegal) = &without
            && !only_a_way(illegal)
        {
            return without;
        }
        let after = plot.after(change);
        gates.iter().try_for_each(|edge| self.carries(seat, &after, (Some(change), printed), *edge))?;
        let not_needed = |edge: Edge| Err(rule!("GAT-10").broken(Because::GateNotNeeded { edge }));
        if without.is_ok() || gates.len() > MOST_GATES {
            return not_needed(*first);
        }
        building::change(&plot.planning(gates.iter().copied()), change, holes)?;
        // More gates never close a way, so it is enough to leave them out one by one. (A gate put twice goes too.)
        for left_out in 0..gates.len() {
            let others = gates.iter().enumerate().filter(|(i, _)| *i != left_out).map(|(_, edge)| *edge);
            if plot.planning(others).walkable(change) {
                return not_needed(gates[left_out]);
            }
        }
        Ok(())
    }
    /// Every set of at most `most` gates that makes a change legal which breaks nothing but the walking rule, and of which
    /// none can be left out (GAT-10). None if the change needs no gate. In a fixed order, the edges ascending.
    pub fn gate_ways(
        &self,
        seat: Seat,
        change: &Change,
        printed: Option<Walls>,
        most: usize,
        found: impl FnMut(&[Edge]),
    ) {
        self.gate_ways_in((seat, &self.plot(seat)), change, printed, most, found);
    }
    /// The same by the list of tiles of this Alhambra, where it is asked for many changes.
    pub fn gate_ways_in(
        &self,
        (seat, plot): (Seat, &Plot),
        change: &Change,
        printed: Option<Walls>,
        most: usize,
        found: impl FnMut(&[Edge]),
    ) {
        if matches!(change, Change::Lift { at } if self.unsupported(seat, *at, None).is_some()) {
            return;
        }
        let carries = |edge| self.printed(seat, (Some(change), printed), edge);
        plot.gate_sets(change, self.config.options.holes, most, carries, found);
    }
    /// GAT-7, GAT-8: could a gate stand on this edge? `after` is what stands after the change.
    fn carries(&self, seat: Seat, after: &Plot, change: Coming<'_>, edge: Edge) -> Result<(), Illegal> {
        if !after.double_wall(edge) {
            return Err(rule!("GAT-7").broken(Because::NoDoubleWall { edge }));
        }
        if !self.printed(seat, change, edge) {
            return Err(rule!("GAT-8").broken(Because::NoDoubleWall { edge }));
        }
        Ok(())
    }
    /// GAT-8: are the two walls of this edge printed on their tiles? One of them may come with the change.
    fn printed(&self, seat: Seat, (change, comes): Coming<'_>, edge: Edge) -> bool {
        let walls_at = |cell: Cell| match change.filter(|change| change.at() == cell) {
            Some(_) => comes,
            None => self.tile_at(seat, cell).map(|tile| self.printed_walls(tile)),
        };
        edge.ends().into_iter().all(|(cell, side)| walls_at(cell).is_some_and(|walls| walls.has(side)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;

    /// Example 5 of `rules/modules/city_gates.md`: a wall that was added later carries no gate.
    ///
    /// Proves: GAT-8
    #[test]
    fn only_printed_walls_carry_gates() {
        let (me, cell, edge) = (Seat::FIRST, |y| Cell { x: 0, y }, Edge::between(Cell { x: 0, y: 1 }, Side::North));
        let comes: Tile = "tower-11-S".parse().expect("a tile");
        let tower = Change::Lay { at: cell(2), walls: comes.walls() };
        for (below, rule) in [("pavilion-6-N", None), ("arcades-9-open", Some("GAT-8"))] {
            let mut open = OpenTable::new(Config::players(2));
            let below: Tile = below.parse().expect("a tile");
            open.lay(me, below, cell(1));
            open.add_walls(me, Some(below), Walls::NONE.with(Side::North));
            let found = open.check_change(me, &tower, tower.walls(), &[edge]).err();
            assert_eq!(found.as_ref().map(|illegal| illegal.rule.as_str()), rule);
            let mut ways = 0;
            open.gate_ways(me, &tower, tower.walls(), 6, |_| ways += 1);
            assert_eq!(ways, usize::from(rule.is_none()));
        }
    }
}
