//! Outworks before the walls and gates in them, as bits beside those of the ground.
//!
//! An outwork is no part of the ground: nobody walks on it and it has no wall (CAM-7, CAM-16). It fills its cell where
//! holes are looked for (CAM-9), and says what may lie beside it (CAM-5, CAM-8). Only Alhambras that have such things
//! pay for them.

use super::{
    Ground, Holes, Mask, Sites, Standing,
    mask::{Edges, Sides},
};
use crate::value::{Edge, Side, Walls};

/// The outworks and gates of one Alhambra inside the window. Made for a question, never kept.
#[derive(Clone, Copy, Debug)]
pub struct Works {
    outworks: Mask,
    /// An edge has at most one bastion: bastions never face each other (CAM-5).
    bastions: Edges,
    gates: Edges,
    /// The tiles that alone hold an outwork (CAM-4, CAM-11).
    props: Mask,
}

impl Works {
    /// Neither outworks nor gates.
    pub const NONE: Works =
        Works { outworks: Mask::EMPTY, bastions: Edges::NONE, gates: Edges::NONE, props: Mask::EMPTY };

    /// These outworks and gates, about this ground.
    pub fn of(ground: &Ground, outworks: impl Iterator<Item = Standing>, gates: impl Iterator<Item = Edge>) -> Works {
        let mut works = Works::NONE;
        for Standing { cell, walls } in outworks {
            let cell = ground.local(cell);
            works.outworks.set(cell, true);
            let (mut held, mut held_by) = (0, cell);
            for side in walls.sides() {
                works.bastions.set(cell, side, true);
                // A tile before a bastion has a wall there (CAM-5).
                if ground.occupied.has(cell.beside(side)) {
                    (held, held_by) = (held + 1, cell.beside(side));
                }
            }
            if held == 1 {
                works.props.set(held_by, true);
            }
        }
        for edge in gates {
            works.gates.set(ground.local(edge.cell()), edge.side(), true);
        }
        works
    }
    /// The ground as a builder sees it who minds the outworks (CAM-9) and the tiles locked by gates (GAT-14).
    pub fn sites(&self, ground: &Ground, holes: Holes) -> Sites {
        let mut sites = ground.sites(holes);
        if !self.outworks.is_empty() {
            let mut filled = *ground;
            filled.occupied = filled.occupied | self.outworks;
            sites.free = filled.sites(holes).free;
        }
        let Edges { south, west } = self.gates;
        sites.movable = sites.movable & !(south | south.from_north() | west | west.from_east());
        sites
    }
    /// Where a tile with these walls may be built (BASE-B2 to B5, CAM-4 to CAM-10), and where it may take another's place
    /// (BASE-R4, CAM-11).
    ///
    /// A building never takes the place of an outwork before walls, and an outwork never that of a building: the one
    /// could not be reached, the other can be. (With a gate it may be otherwise: see `OpenTable::gate_ways`.)
    pub fn fits(&self, sites: &Sites, walls: Walls) -> (Mask, Mask) {
        let (outworks, bastions) = (self.outworks.around(), self.bastions.sides());
        let (mut wrong, mut held) = (Mask::EMPTY, Mask::EMPTY);
        for side in Side::ALL {
            let (d, own) = (side as usize, Mask::filled(walls.has(side)));
            if walls.is_outwork() {
                let joined = sites.walls[d] & own;
                wrong = wrong | sites.beside[d] & !joined | outworks[d] & (bastions[d] | own);
                held = held | sites.beside[d] & joined;
            } else {
                wrong = wrong | sites.beside[d] & (sites.walls[d] ^ own) | outworks[d] & !(bastions[d] & own);
                held = held | sites.beside[d] & !(sites.walls[d] | own);
            }
        }
        let same_kind = if walls.is_outwork() { self.outworks & held } else { sites.movable };
        (sites.free & held & !wrong, same_kind & !wrong)
    }
    /// The tiles that may go to the reserve (BASE-R3, CAM-11).
    pub fn removals(&self, sites: &Sites) -> Mask {
        let (outworks, gates) = (self.outworks.around(), self.gates.sides());
        let [n, e, s, w]: Sides = std::array::from_fn(|d| sites.beside[d] | outworks[d]);
        let open_air = !(n & e & s & w);
        // The ground as a walker sees it: gates are no walls (GAT-7). An outwork can fill what two ways go round, as a
        // hole would (BASE-X2), so every doubt is walked out.
        let mut walked = *sites;
        walked.movable = sites.movable & open_air & !self.props;
        walked.walls = std::array::from_fn(|d| sites.walls[d] & !gates[d]);
        walked.holes = Holes::Cell;
        self.outworks & open_air | walked.removals()
    }
}
