//! Outworks before the walls, turrets on corners and gates in walls, as bits beside those of the ground.
//!
//! An outwork is no part of the ground: nobody walks on it and it has no wall (CAM-7, CAM-16). It fills its cell where
//! holes are looked for (CAM-9), and says what may lie beside it (CAM-5, CAM-8). Only Alhambras that have such things
//! pay for them.

use super::{
    Ground, Holes, Mask, Sites, Standing,
    bits::{Bits, Edges, Sides},
};
use crate::value::{Cell, Edge, Side, Walls};

/// The outworks, turrets and gates of one Alhambra inside the window. Made for a question, never kept.
#[derive(Clone, Copy, Debug)]
pub struct Works<M = Mask> {
    outworks: M,
    /// An edge has at most one bastion: bastions never face each other (CAM-5).
    bastions: Edges<M>,
    gates: Edges<M>,
    /// The tiles that alone hold an outwork (CAM-4, CAM-11).
    props: M,
    turrets: M,
    /// The turrets with a leg on each side.
    legs: Sides<M>,
}

impl<M: Bits> Works<M> {
    /// Neither outworks nor turrets nor gates.
    pub const NONE: Works<M> = Works {
        outworks: M::EMPTY,
        bastions: Edges::<M>::NONE,
        gates: Edges::<M>::NONE,
        props: M::EMPTY,
        turrets: M::EMPTY,
        legs: [M::EMPTY; 4],
    };

    /// These outworks, turrets and gates, about this ground.
    pub fn of(
        ground: &Ground<M>,
        pieces: impl Iterator<Item = Standing>,
        gates: impl Iterator<Item = Edge>,
    ) -> Works<M> {
        let mut works = Works::<M>::NONE;
        for Standing { cell, walls } in pieces {
            let cell = ground.local(cell);
            if walls.is_turret() {
                works.put_turret(cell, walls);
                continue;
            }
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
    fn put_turret(&mut self, cell: Cell, legs: Walls) {
        self.turrets.set(cell, true);
        legs.sides().for_each(|side| self.legs[side as usize].set(cell, true));
    }
    /// The ground as a builder sees it who minds the outworks (CAM-9), the turrets (WAT-13, WAT-16, WAT-17) and the tiles
    /// locked by gates (GAT-14).
    pub fn sites(&self, ground: &Ground<M>, holes: Holes) -> Sites<M> {
        let mut sites = ground.sites(holes);
        if !self.outworks.is_empty() {
            let mut filled = *ground;
            filled.occupied = filled.occupied | self.outworks;
            sites.free = filled.sites(holes).free;
        }
        if !self.turrets.is_empty() {
            // A leg is an open side of the Alhambra; a free side is nothing.
            let [n, e, s, w] = &self.legs;
            for (beside, legs) in
                sites.beside.iter_mut().zip([s.from_north(), w.from_east(), n.from_south(), e.from_west()])
            {
                *beside = *beside | legs;
            }
            let row = self.turrets | self.turrets.from_east() | self.turrets.from_west();
            let near = match holes {
                Holes::Area => row | row.from_north() | row.from_south(),
                Holes::Cell => !M::EMPTY, // a single gap has neighbours further away
            };
            let [n, e, s, w] = sites.beside;
            let filled = ground.occupied | self.outworks;
            let doubtful = near & (n | e | s | w) & !filled & !self.turrets;
            // With the turrets for whole tiles nothing is shut in where it never was; but who fills a cell before the free
            // half of a turret takes a way out from it.
            let [tn, te, ts, tw]: Sides<M> = std::array::from_fn(|d| self.turrets & !self.legs[d]);
            let halves = ts.from_north() | tw.from_east() | tn.from_south() | te.from_west();
            let sure = doubtful & Ground::one_run(&(filled | self.turrets).around()) & !halves;
            let (sure, doubtful) = match holes {
                Holes::Area => (sure, doubtful & !sure),
                Holes::Cell => (M::EMPTY, doubtful),
            };
            sites.free = sites.free & !near | sure;
            let outside = (filled | self.turrets).outside();
            doubtful.each(|cell| {
                if self.keeps_ground_whole(filled | M::of(cell), outside, holes) {
                    sites.free.set(cell, true);
                }
            });
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
    pub fn fits(&self, sites: &Sites<M>, walls: Walls) -> (M, M) {
        if walls.is_turret() {
            return (self.turret_fits(sites, walls), M::EMPTY); // WAT-20
        }
        let (outworks, bastions) = (self.outworks.around(), self.bastions.sides());
        let (mut wrong, mut held) = (M::EMPTY, M::EMPTY);
        for side in Side::ALL {
            let (d, own) = (side as usize, M::filled(walls.has(side)));
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
    /// May a tile with these walls, of the Alhambra proper, take the place of another on this cell? As `fits` tells.
    pub fn swaps_at(&self, sites: &Sites<M>, walls: Walls, at: Cell) -> bool {
        let agrees = |side: Side| {
            let (d, own) = (side as usize, walls.has(side));
            (!sites.beside[d].has(at) || sites.walls[d].has(at) == own)
                && (!self.outworks.has(at.beside(side)) || own && self.bastions.has(at, side))
        };
        sites.movable.has(at) && Side::ALL.into_iter().all(agrees)
    }
    /// WAT-13, WAT-17: where a turret may stand, but for the colour that it wants beside it.
    fn turret_fits(&self, sites: &Sites<M>, legs: Walls) -> M {
        let outworks = self.outworks.around();
        let (mut wrong, mut held) = (M::EMPTY, M::EMPTY);
        for side in legs.sides() {
            let d = side as usize;
            wrong = wrong | sites.beside[d] & sites.walls[d] | outworks[d];
            held = held | sites.beside[d] & !sites.walls[d];
        }
        let filled = sites.occupied | self.outworks;
        let outside = (filled | self.turrets).outside();
        let mut found = M::EMPTY;
        (held & !wrong & !filled & !self.turrets).each(|cell| {
            let mut with = *self;
            with.put_turret(cell, legs);
            found.set(cell, with.keeps_ground_whole(filled, outside, sites.holes));
        });
        found
    }
    /// WAT-17: can all empty ground, free halves of turrets too, be reached from outside, if these cells are filled? With
    /// `holes = "cell"`: has every cell or half a way out (BASE-X2)? Some cells are known to be outside.
    fn keeps_ground_whole(&self, filled: M, outside: M, holes: Holes) -> bool {
        let ground = !filled;
        // Over which sides one can leave or enter each cell of the ground.
        let open: Sides<M> = std::array::from_fn(|d| ground & !(self.turrets & self.legs[d]));
        let [n, e, s, w] = [
            open[0] & open[2].from_north(),
            open[1] & open[3].from_east(),
            open[2] & open[0].from_south(),
            open[3] & open[1].from_west(),
        ];
        if holes == Holes::Cell {
            return (ground & !(n | e | s | w)).is_empty();
        }
        // The rim is outside, but for a piece that is tried out there.
        let mut reached = (M::RIM | outside) & ground;
        loop {
            let next = reached
                | (reached & n).from_south()
                | (reached & s).from_north()
                | (reached & e).from_west()
                | (reached & w).from_east();
            if next == reached {
                return reached == ground;
            }
            reached = next;
        }
    }
    /// The tiles that may go to the reserve (BASE-R3, CAM-11).
    pub fn removals(&self, sites: &Sites<M>) -> M {
        let (outworks, gates) = (self.outworks.around(), self.gates.sides());
        let [n, e, s, w]: Sides<M> = std::array::from_fn(|d| sites.beside[d] | outworks[d]);
        let open_air = !(n & e & s & w);
        // The ground as a walker sees it: gates are no walls (GAT-7). An outwork can fill what two ways go round, as a
        // hole would (BASE-X2), so every doubt is walked out.
        let mut walked = *sites;
        walked.movable = sites.movable & open_air & !self.props;
        walked.walls = std::array::from_fn(|d| sites.walls[d] & !gates[d]);
        walked.holes = Holes::Cell;
        if !self.turrets.is_empty() {
            // WAT-16: one walks over a turret from leg to leg.
            walked.occupied = sites.occupied | self.turrets;
            walked.beside = std::array::from_fn(|d| sites.beside[d] & !(self.turrets & !self.legs[d]));
        }
        self.outworks & open_air | walked.removals()
    }
}
