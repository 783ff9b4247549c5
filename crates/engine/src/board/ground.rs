//! An Alhambra as bits: what may stand where, in a few operations on whole boards.
//!
//! Walls stand on edges. In a legal Alhambra the two sides of a shared edge agree (BASE-B3), so one bit per edge is
//! enough: `south` holds the edge below each cell, `west` the edge on its left. Four facts make the questions local;
//! each is checked in the tests against the slow reading of the rules:
//!
//! 1. A new tile leaves no enclosed area iff the eight cells round it change between empty and occupied exactly twice
//!    (BASE-B5).
//! 2. A new tile can be reached iff one of its open sides touches an open side (BASE-B4).
//! 3. An exchange is legal iff the walls agree on every shared edge (BASE-R4).
//! 4. The outline is one closed line, so the longest wall is the longest run on one walk round it (BASE-W4).

use super::{Holes, Mask};
use crate::value::{Cell, Side, Walls};

/// The cache of one Alhambra's geometry inside the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ground {
    occupied: Mask,
    south: Mask,
    west: Mask,
}

const START: Mask = Mask::of(Cell::START);

/// A mask for each side of a tile.
type Sides = [Mask; 4];

impl Ground {
    /// The start tile alone.
    pub const START: Ground = Ground { occupied: START, south: Mask::EMPTY, west: Mask::EMPTY };

    /// The cells with a tile, the start tile's among them.
    #[inline]
    pub fn occupied(&self) -> Mask {
        self.occupied
    }
    /// Is there a wall on this side of the cell, whoever's it is?
    #[inline]
    pub fn walled(&self, cell: Cell, side: Side) -> bool {
        match side {
            Side::North => self.south.has(cell.beside(Side::North)),
            Side::East => self.west.has(cell.beside(Side::East)),
            Side::South => self.south.has(cell),
            Side::West => self.west.has(cell),
        }
    }
    fn set_wall(&mut self, cell: Cell, side: Side, on: bool) {
        match side {
            Side::North => self.south.set(cell.beside(Side::North), on),
            Side::East => self.west.set(cell.beside(Side::East), on),
            Side::South => self.south.set(cell, on),
            Side::West => self.west.set(cell, on),
        }
    }
    /// Lay a tile where it fits.
    pub fn lay(&mut self, cell: Cell, walls: Walls) {
        self.occupied.set(cell, true);
        for side in walls.sides() {
            self.set_wall(cell, side, true);
        }
    }
    /// Take a tile away; the walls of its neighbours stay.
    pub fn lift(&mut self, cell: Cell) {
        self.occupied.set(cell, false);
        for side in Side::ALL {
            if !self.occupied.has(cell.beside(side)) {
                self.set_wall(cell, side, false);
            }
        }
    }

    /// For each cell and side: is the neighbour occupied?
    #[inline]
    fn neighbours(&self) -> Sides {
        let o = &self.occupied;
        [o.from_north(), o.from_east(), o.from_south(), o.from_west()]
    }
    /// For each cell and side: is there a wall on that edge?
    #[inline]
    fn walls(&self) -> Sides {
        [self.south.from_north(), self.west.from_east(), self.south, self.west]
    }
    /// For each occupied cell and side: can one walk across? (BASE-B4)
    #[inline]
    fn ways(&self) -> Sides {
        let (beside, walls) = (self.neighbours(), self.walls());
        std::array::from_fn(|d| self.occupied & beside[d] & !walls[d])
    }

    /// Everything that placing asks of the ground, whatever the tile.
    #[inline]
    pub fn sites(&self, holes: Holes) -> Sites {
        let beside = self.neighbours();
        let free = !self.occupied
            & match holes {
                Holes::Area => self.keeps_all_reachable(&beside),
                Holes::Cell => !self.shuts_in_one_cell(&beside),
            };
        Sites { free, beside, walls: self.walls() }
    }
    /// BASE-B5: where the ring of eight changes between empty and occupied exactly twice.
    #[inline]
    fn keeps_all_reachable(&self, [north, east, south, west]: &Sides) -> Mask {
        let ring =
            [*north, north.from_east(), *east, south.from_east(), *south, south.from_west(), *west, north.from_west()];
        let (mut one, mut two, mut three) = (Mask::EMPTY, Mask::EMPTY, Mask::EMPTY);
        for i in 0..8 {
            let change = ring[i] ^ ring[(i + 1) % 8];
            three = three | two & change;
            two = two | one & change;
            one = one | change;
        }
        two & !three
    }
    /// BASE-X2: where a tile would leave a single empty neighbour with four occupied sides.
    fn shuts_in_one_cell(&self, [north, east, south, west]: &Sides) -> Mask {
        let empty = !self.occupied;
        let lacks_south = empty & *north & *east & *west;
        let lacks_west = empty & *north & *east & *south;
        let lacks_north = empty & *south & *east & *west;
        let lacks_east = empty & *north & *south & *west;
        lacks_south.from_north() | lacks_west.from_east() | lacks_north.from_south() | lacks_east.from_west()
    }

    /// BASE-R4: where a tile with these walls may take another's place.
    #[inline]
    pub fn swaps(&self, walls: Walls) -> Mask {
        let (beside, here) = (self.neighbours(), self.walls());
        let mut wrong = START;
        for side in Side::ALL {
            let d = side as usize;
            let clash = if walls.has(side) { !here[d] } else { here[d] };
            wrong = wrong | beside[d] & clash;
        }
        self.occupied & !wrong
    }

    /// BASE-R3: the tiles that may go to the reserve.
    pub fn removals(&self, holes: Holes) -> Mask {
        let beside = self.neighbours();
        let [n, e, s, w] = self.ways();
        // A gap with four occupied sides would be a hole.
        let open_air = self.occupied & !START & !(beside[0] & beside[1] & beside[2] & beside[3]);
        // How many neighbours one can walk to, and how many pairs of them meet again over a diagonal.
        let (k0, k1, k2) = count([n, e, s, w]);
        let (l0, l1, l2) = count([
            n & e & e.from_north() & n.from_east(),
            s & e & e.from_south() & s.from_east(),
            s & w & w.from_south() & s.from_west(),
            n & w & w.from_north() & n.from_west(),
        ]);
        // One group of neighbours (ways = links + 1): nothing is cut off.
        let one_group = !(k0 ^ !l0) & !(k1 ^ (l1 ^ l0)) & !(k2 ^ (l2 ^ (l1 & l0)));
        let sure = open_air & one_group;
        let doubtful = open_air & !one_group;
        if doubtful.is_empty() {
            return sure;
        }
        // Several groups can meet elsewhere only round a hole or round a wall inside.
        let walls = self.walls();
        let inner = self.occupied & (beside[0] & walls[0] | beside[1] & walls[1]);
        if holes == Holes::Area && inner.is_empty() {
            return sure;
        }
        let ways = [n, e, s, w];
        doubtful.cells().fold(sure, |ok, cell| {
            let gone = Mask::of(cell);
            if self.reached(&ways, gone) == self.occupied & !gone { ok | gone } else { ok }
        })
    }
    /// The cells reached on foot from the start tile when one is gone.
    fn reached(&self, [n, e, s, w]: &Sides, gone: Mask) -> Mask {
        let mut reached = START;
        loop {
            let next = (reached
                | (reached & *n).from_south()
                | (reached & *s).from_north()
                | (reached & *e).from_west()
                | (reached & *w).from_east())
                & !gone;
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }

    /// BASE-W4: the longest run of walls on one walk round the outline. Right for legal Alhambras without holes.
    pub fn longest_wall(&self) -> u8 {
        let start = self.occupied.first().expect("the start tile never moves");
        // Along the southern side of the southernmost cell, with the Alhambra on the left hand.
        let (mut cell, mut side) = (start, Side::South);
        let (mut run, mut longest, mut lead, mut broken) = (0u8, 0u8, 0u8, false);
        loop {
            if self.walled(cell, side) {
                run += 1;
            } else {
                if !broken {
                    (lead, broken) = (run, true);
                }
                longest = longest.max(run);
                run = 0;
            }
            let ahead = cell.beside(left_of(side));
            let across = ahead.beside(side);
            (cell, side) = if self.occupied.has(across) {
                (across, right_of(side))
            } else if self.occupied.has(ahead) {
                (ahead, side)
            } else {
                (cell, left_of(side))
            };
            if cell == start && side == Side::South {
                // The last run goes on in the first one; an unbroken ring counts whole (BASE-W5).
                return if broken { longest.max(run + lead) } else { run };
            }
        }
    }
}

/// Walking with the outline on the right: the side one comes to at an outer corner. South, east, north, west.
const fn left_of(side: Side) -> Side {
    Side::ALL[(side as usize + 3) % 4]
}
/// The side one comes to at an inner corner.
const fn right_of(side: Side) -> Side {
    Side::ALL[(side as usize + 1) % 4]
}

/// How many of four masks are set at each cell, as three binary digits.
#[inline]
fn count([a, b, c, d]: Sides) -> (Mask, Mask, Mask) {
    let (ab, cd) = (a ^ b, c ^ d);
    let (both_ab, both_cd) = (a & b, c & d);
    let carry = ab & cd;
    (ab ^ cd, both_ab ^ both_cd ^ carry, both_ab & both_cd)
}

/// The ground as a builder sees it: worked out once, then asked for each tile.
#[derive(Clone, Copy, Debug)]
pub struct Sites {
    free: Mask,
    beside: Sides,
    walls: Sides,
}

impl Sites {
    /// Where a tile with these walls may be built (BASE-B2 to B5).
    #[inline]
    pub fn placements(&self, walls: Walls) -> Mask {
        let (mut wrong, mut way) = (Mask::EMPTY, Mask::EMPTY);
        for side in Side::ALL {
            let d = side as usize;
            if walls.has(side) {
                wrong = wrong | self.beside[d] & !self.walls[d];
            } else {
                wrong = wrong | self.beside[d] & self.walls[d];
                way = way | self.beside[d] & !self.walls[d];
            }
        }
        self.free & way & !wrong
    }
}
