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

use super::{
    Holes, Mask, Nook, Standing,
    bits::{Bits, Edges, Sides},
};
use crate::value::{Cell, Side, Walls};

/// The cache of one Alhambra's geometry inside the window.
///
/// The window lies about the start tile, or, if the Alhambra does not fit there, about the middle of the Alhambra: it
/// holds everything up to 14 × 14 cells. Where it lies depends on the tiles alone, not on how they came there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ground<M = Mask> {
    /// The start tile and the buildings. Outworks and turrets stand apart, see `Works`.
    pub(super) occupied: M,
    walls: Edges<M>,
    /// The cell in the middle of the window: masks count from there.
    middle: Cell,
    /// How far it reaches, in the window that holds it all.
    reach: Reach,
}

/// The least columns and rows that hold some cells: their corners in the southwest and in the northeast.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    low: Cell,
    high: Cell,
}

impl Reach {
    /// One cell.
    pub const fn of(cell: Cell) -> Reach {
        Reach { low: cell, high: cell }
    }
    /// With another cell.
    #[inline]
    #[must_use]
    pub fn with(self, cell: Cell) -> Reach {
        let (low, high) = (self.low, self.high);
        Reach {
            low: Cell { x: low.x.min(cell.x), y: low.y.min(cell.y) },
            high: Cell { x: high.x.max(cell.x), y: high.y.max(cell.y) },
        }
    }
    /// The cells of the window in other columns or rows, but for those next to it.
    pub(super) fn beyond(self) -> Mask {
        let Reach { low, high } = self;
        let place = |n: i8| i32::from(n + Mask::SIZE / 2);
        // The bits from the place before the first to the one after the last.
        let span = |low: i8, high: i8| (2u32 << (place(high) + 1).min(15)) - (1 << (place(low) - 1).max(0));
        let (columns, rows) = (span(low.x, high.x), span(low.y, high.y));
        let inside = u64::from(columns) * 0x0001_0001_0001_0001;
        let kept = |row: usize| if rows >> row & 1 != 0 { 0xFFFF } else { 0 };
        Mask(std::array::from_fn(|word| {
            let rows: u64 = (0..4).map(|n| kept(4 * word + n) << (16 * n)).sum();
            !(inside & rows)
        }))
    }
    /// Is this cell in an outermost column or row?
    #[inline]
    fn ends_at(self, cell: Cell) -> bool {
        let Reach { low, high } = self;
        cell.x == low.x || cell.x == high.x || cell.y == low.y || cell.y == high.y
    }
    /// The southwestern corner of a nook that holds all this with a free rim about it, if one does.
    #[inline]
    fn nook(self) -> Option<Cell> {
        let fits = |low: i8, high: i8| high - low < Nook::SIZE - 2;
        let corner = |low: i8| (low - 1).min(Mask::SIZE / 2 - Nook::SIZE);
        let Reach { low, high } = self;
        (fits(low.x, high.x) && fits(low.y, high.y)).then(|| Cell { x: corner(low.x), y: corner(low.y) })
    }
}

impl Ground {
    /// The start tile alone.
    pub const START: Ground = Ground {
        occupied: Mask::of(Cell::START),
        walls: Edges::NONE,
        middle: Cell::START,
        reach: Reach::of(Cell::START),
    };

    /// The start tile, with these walls, and these tiles, if a window can hold them all. Outworks need room in it, and are not laid.
    pub fn of(start: Walls, tiles: impl Iterator<Item = Standing> + Clone) -> Option<Ground> {
        let (mut low, mut high) = (Cell::START, Cell::START);
        for Standing { cell, .. } in tiles.clone() {
            (low.x, low.y) = (low.x.min(cell.x), low.y.min(cell.y));
            (high.x, high.y) = (high.x.max(cell.x), high.y.max(cell.y));
        }
        let mut ground = Ground::START;
        if !(Mask::holds(low) && Mask::holds(high)) {
            let (x, y) = (i16::from(low.x) + i16::from(high.x), i16::from(low.y) + i16::from(high.y));
            ground.middle = Cell { x: (x + 1).div_euclid(2) as i8, y: (y + 1).div_euclid(2) as i8 };
            ground.occupied = Mask::EMPTY;
            ground.reach = Reach::of(ground.local(Cell::START));
            if !(ground.holds(low) && ground.holds(high)) {
                return None;
            }
        }
        ground.lay(Cell::START, start);
        for tile in tiles.filter(|tile| tile.walls.is_proper()) {
            ground.lay(tile.cell, tile.walls);
        }
        Some(ground)
    }
    /// Does the window lie about the start tile?
    #[inline]
    pub fn is_central(&self) -> bool {
        self.middle == Cell::START
    }
    /// Is the window enough for a tile on this cell?
    #[inline]
    pub fn holds(&self, cell: Cell) -> bool {
        let near = |at: i8, middle: i8| (i16::from(at) - i16::from(middle)).abs() <= 100;
        near(cell.x, self.middle.x) && near(cell.y, self.middle.y) && Mask::holds(self.local(cell))
    }
    /// Does a tile of the Alhambra proper stand on this cell? The start tile is one.
    #[inline]
    pub fn has(&self, cell: Cell) -> bool {
        self.holds(cell) && self.occupied.has(self.local(cell))
    }
    /// The same in a nook, if one holds it and these other cells.
    #[inline]
    pub fn in_nook(&self, others: impl Iterator<Item = Cell>) -> Option<Ground<Nook>> {
        let reach = others.fold(self.reach, |reach, cell| reach.with(self.local(cell)));
        let corner = reach.nook()?;
        let Edges { south, west } = self.walls;
        let half = Nook::SIZE / 2;
        Some(Ground {
            occupied: self.occupied.nook(corner),
            walls: Edges { south: south.nook(corner), west: west.nook(corner) },
            middle: Cell { x: self.middle.x + corner.x + half, y: self.middle.y + corner.y + half },
            reach,
        })
    }
    /// The empty cells beside the Alhambra proper; outworks are not looked at.
    pub fn rim(&self) -> Mask {
        let [north, east, south, west] = self.occupied.around();
        (north | east | south | west) & !self.occupied
    }
    /// The cells whose southwestern corner is one of four tiles of the Alhambra proper.
    pub fn fours(&self) -> Mask {
        let pairs = self.occupied & self.occupied.from_west();
        pairs & pairs.from_south()
    }
    /// Lay a tile where it fits, on a cell that the window holds.
    pub fn lay(&mut self, cell: Cell, walls: Walls) {
        let cell = self.local(cell);
        self.occupied.set(cell, true);
        self.reach = self.reach.with(cell);
        for side in Side::ALL {
            self.walls.add(cell, side, walls.has(side));
        }
    }
    /// Take a tile away; the walls of its neighbours stay.
    pub fn lift(&mut self, cell: Cell) {
        let cell = self.local(cell);
        self.occupied.set(cell, false);
        if self.reach.ends_at(cell) {
            self.reach = self.occupied.reach();
        }
        for side in Side::ALL {
            if !self.occupied.has(cell.beside(side)) {
                self.walls.set(cell, side, false);
            }
        }
    }

    /// Is the outline one closed line that never touches itself (BASE-W4)? Only a hole (BASE-X2) or an outwork, which is
    /// no part of the outline (CAM-16), can make it another.
    ///
    /// A closed line turns four times more at outer corners than at inner ones; the line round a hole does the reverse.
    pub fn is_simple(&self) -> bool {
        let (east, north) = (self.occupied.from_east(), self.occupied.from_north());
        let (ones, twos, _) = count([self.occupied, east, north, north.from_east()]);
        let touching = twos & !ones & (self.occupied ^ east) & (self.occupied ^ north);
        touching.is_empty() && (ones & !twos).len() == (ones & twos).len() + 4
    }
    /// BASE-W4: the longest run of walls round the outline. Right where the outline is simple.
    pub fn longest_wall(&self) -> u8 {
        match self.in_nook(std::iter::empty()) {
            Some(nook) => nook.longest_run(),
            None => self.longest_run(),
        }
    }
}

/// In a window of any size.
impl<M: Bits> Ground<M> {
    /// A cell, counted from the middle of the window.
    #[inline]
    pub(crate) const fn local(&self, cell: Cell) -> Cell {
        Cell { x: cell.x - self.middle.x, y: cell.y - self.middle.y }
    }
    /// The cell in the middle of the window.
    pub const fn middle(&self) -> Cell {
        self.middle
    }
    /// See [`Ground::longest_wall`]: all runs of walls grow at once, by one segment at a time.
    ///
    /// One walks with the Alhambra on the left hand: along a northern side to the west, along a western side to the south. From a
    /// segment one comes to the same side of the tile ahead, or at an inner corner to the next side of the tile across from
    /// there, or at an outer corner to the side before of the same tile.
    fn longest_run(&self) -> u8 {
        let beside = self.occupied.around();
        let walls = self.walls.sides();
        let outline: Sides<M> = std::array::from_fn(|d| self.occupied & !beside[d]);
        let walled: Sides<M> = std::array::from_fn(|d| outline[d] & walls[d]);
        if walled == outline {
            return outline.iter().map(M::len).sum::<u32>() as u8; // BASE-W5: an unbroken ring counts whole
        }
        let [north, east, south, west] = beside;
        let inner = [north.from_west(), east.from_north(), south.from_east(), west.from_south()];
        let ahead = [west, north, east, south];
        let (mut runs, mut longest) = (walled, 0);
        // No wall is longer than that; a ring of walls round a hole, which no legal Alhambra has, would never end.
        while longest < u8::MAX && runs.iter().any(|ends| !ends.is_empty()) {
            longest += 1;
            let straight: Sides<M> = std::array::from_fn(|d| runs[d] & ahead[d] & !inner[d]);
            let [n, e, s, w]: Sides<M> = std::array::from_fn(|d| runs[d] & inner[d]);
            let round: Sides<M> = std::array::from_fn(|d| runs[d] & !ahead[d] & !inner[d]);
            let [to_west, to_north, to_east, to_south] = straight;
            let next = [
                to_west.from_east() | w.from_north().from_east() | round[1],
                to_north.from_south() | n.from_east().from_south() | round[2],
                to_east.from_west() | e.from_south().from_west() | round[3],
                to_south.from_north() | s.from_west().from_north() | round[0],
            ];
            runs = std::array::from_fn(|d| next[d] & walled[d]);
        }
        longest
    }
    /// Everything that placing asks of the ground, whatever the tile.
    // Written where it is wanted, not copied there: it is half a kilobyte.
    #[inline(always)]
    pub fn sites(&self, holes: Holes) -> Sites<M> {
        let beside = self.occupied.around();
        let one_run = Ground::one_run(&beside);
        let sound = match holes {
            Holes::Area => one_run,
            Holes::Cell => !self.shuts_in_one_cell(&beside),
        };
        Sites {
            movable: self.occupied & !M::of(self.local(Cell::START)),
            occupied: self.occupied,
            free: sound & !self.occupied,
            one_run,
            beside,
            walls: self.walls.sides(),
            holes,
            middle: self.middle,
        }
    }
    /// Where the ring of eight changes between empty and occupied exactly twice: its tiles are one run. A tile built
    /// there encloses nothing (BASE-B5).
    #[inline]
    pub(super) fn one_run([north, east, south, west]: &Sides<M>) -> M {
        let ring =
            [*north, north.from_east(), *east, south.from_east(), *south, south.from_west(), *west, north.from_west()];
        // A run ends where an occupied cell is followed by an empty one; there must be exactly one such place.
        let (mut one, mut more) = (M::EMPTY, M::EMPTY);
        for i in 0..8 {
            let ends = ring[i] & !ring[(i + 1) % 8];
            more = more | one & ends;
            one = one | ends;
        }
        one & !more
    }
    /// BASE-X2: where a tile would leave a single empty neighbour with four occupied sides.
    fn shuts_in_one_cell(&self, [north, east, south, west]: &Sides<M>) -> M {
        let empty = !self.occupied;
        let lacks_south = empty & *north & *east & *west;
        let lacks_west = empty & *north & *east & *south;
        let lacks_north = empty & *south & *east & *west;
        let lacks_east = empty & *north & *south & *west;
        lacks_south.from_north() | lacks_west.from_east() | lacks_north.from_south() | lacks_east.from_west()
    }
}

/// How many of four masks are set at each cell, as three binary digits.
#[inline]
fn count<M: Bits>([a, b, c, d]: Sides<M>) -> (M, M, M) {
    let (ab, cd) = (a ^ b, c ^ d);
    let (both_ab, both_cd) = (a & b, c & d);
    let carry = ab & cd;
    (ab ^ cd, both_ab ^ both_cd ^ carry, both_ab & both_cd)
}

/// The ground as a builder sees it: worked out once, then asked for each tile.
#[derive(Clone, Copy, Debug)]
pub struct Sites<M = Mask> {
    pub(super) movable: M,
    pub(super) occupied: M,
    pub(super) free: M,
    one_run: M,
    pub(super) beside: Sides<M>,
    pub(super) walls: Sides<M>,
    pub(super) holes: Holes,
    middle: Cell,
}

impl<M: Bits> Sites<M> {
    /// The cell in the middle of the window: the masks below count from there.
    #[inline]
    pub fn middle(&self) -> Cell {
        self.middle
    }
    /// Everything but the start tile and what is held for ever.
    #[inline]
    pub fn movable(&self) -> M {
        self.movable
    }
    /// Where a tile with these walls may be built (BASE-B2 to B5), and where it may take another's place (BASE-R4).
    #[inline]
    pub fn fits(&self, walls: Walls) -> (M, M) {
        let (mut wrong, mut way) = (M::EMPTY, M::EMPTY);
        for side in Side::ALL {
            // Without branches: which walls a tile has is never twice the same.
            let (d, wall) = (side as usize, M::filled(walls.has(side)));
            wrong = wrong | self.beside[d] & (self.walls[d] ^ wall);
            way = way | self.beside[d] & !(self.walls[d] | wall);
        }
        (self.free & way & !wrong, self.movable & !wrong)
    }
    /// Where a tile with these walls may be built (BASE-B2 to B5).
    #[inline]
    pub fn placements(&self, walls: Walls) -> M {
        self.fits(walls).0
    }
    /// Where a tile with these walls may take another's place (BASE-R4).
    #[inline]
    pub fn swaps(&self, walls: Walls) -> M {
        self.fits(walls).1
    }

    /// Do any two walls face each other, so that a gate could open another way (GAT-7)?
    pub fn has_double_walls(&self) -> bool {
        let double = |d: usize| self.occupied & self.beside[d] & self.walls[d];
        !(double(0) | double(1)).is_empty()
    }
    /// Where a tile with these walls would fit but for the way to it, with a wall before it that a gate could open (GAT-7).
    pub fn behind_walls(&self, walls: Walls) -> M {
        let (mut wrong, mut way, mut double) = (M::EMPTY, M::EMPTY, M::EMPTY);
        for side in Side::ALL {
            let (d, wall) = (side as usize, M::filled(walls.has(side)));
            wrong = wrong | self.beside[d] & (self.walls[d] ^ wall);
            way = way | self.beside[d] & !(self.walls[d] | wall);
            double = double | self.beside[d] & self.walls[d] & wall;
        }
        self.free & double & !wrong & !way
    }

    /// BASE-R3: the tiles that may go to the reserve.
    pub fn removals(&self) -> M {
        let (beside, walls) = (&self.beside, &self.walls);
        let ways: Sides<M> = std::array::from_fn(|d| self.occupied & beside[d] & !walls[d]);
        let [n, e, s, w] = ways;
        // A gap with four occupied sides would be a hole.
        let open_air = self.movable & !(beside[0] & beside[1] & beside[2] & beside[3]);
        // How many neighbours one can walk to, and how many pairs of them meet again over a diagonal.
        let (k0, k1, k2) = count(ways);
        let (l0, l1, l2) = count([
            n & e & e.from_north() & n.from_east(),
            s & e & e.from_south() & s.from_east(),
            s & w & w.from_south() & s.from_west(),
            n & w & w.from_north() & n.from_west(),
        ]);
        // One group of neighbours (ways = links + 1): nothing is cut off.
        let one_group = !(k0 ^ !l0) & !(k1 ^ (l1 ^ l0)) & !(k2 ^ (l2 ^ (l1 & l0)));
        // Several groups can meet elsewhere only round a wall inside, or (BASE-X2) round a hole. Groups with empty
        // ground between them on both sides never do: their meeting would enclose it.
        let mut doubtful = open_air & !one_group;
        if self.holes == Holes::Area {
            let walled_off = beside[0] & walls[0] | beside[1] & walls[1] | beside[2] & walls[2] | beside[3] & walls[3];
            doubtful = doubtful & (self.one_run | walled_off);
        }
        let sure = open_air & one_group;
        if doubtful.is_empty() {
            return sure;
        }
        sure | M::not_cutting(doubtful, &ways, Cell { x: -self.middle.x, y: -self.middle.y })
    }
}

/// The tiles among these whose neighbours, as far as one could walk to them, still reach each other when it is gone.
pub(super) fn meeting<M: Bits>(doubtful: M, [n, e, s, w]: &Sides<M>) -> M {
    let step = |from: M| {
        (from & *n).from_south() | (from & *s).from_north() | (from & *e).from_west() | (from & *w).from_east()
    };
    let mut found = M::EMPTY;
    doubtful.each(|cell| {
        let tile = M::of(cell);
        let must = step(tile);
        let mut reached = M::of(must.nth(0).expect("every tile can be reached"));
        loop {
            let next = (reached | step(reached)) & !tile;
            if (must & !next).is_empty() {
                found = found | tile;
                break;
            }
            if next == reached {
                break;
            }
            reached = next;
        }
    });
    found
}
