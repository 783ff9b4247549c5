//! The outline of an Alhambra, walked once, so that the wall and the open sides after any placement are known at once.
//!
//! The outline is one closed line (BASE-W4). A tile that fits covers a run of its edges, one to three, and puts its other
//! sides in their place.
//!
//! Outworks are no part of it: before them the walls are outer walls like all others (CAM-16). But they fill cells, so
//! round them the outline may touch itself, or close round them. Such an Alhambra, or such a cell, is left to the engine.
//!
//! A turret is walked round like a tile whose legs are open and whose two other sides are one wall together: one of them
//! is no edge at all. Where something stands beyond those sides the engine is asked (WAT-12).

use sabika_engine::{
    board::{Ground, Holes, Standing},
    table::OpenTable,
    value::{Cell, Pile, Seat, Side, Walls},
};

/// More edges than 54 tiles inside the window can show.
const EDGES: usize = 160;
const WIDTH: usize = 16;
/// A row more at either end, so that no step from the rim leaves the field.
const FIELD: usize = WIDTH * (WIDTH + 2);
const OCCUPIED: u8 = 16;
const TURRET: u8 = 32;

/// An Alhambra inside a window of 16 × 16 cells, with its outline.
#[derive(Clone, Debug)]
pub struct Outline {
    /// The tiles as they stood when it was walked.
    tiles: Pile<Standing, 64>,
    /// The same as bits, where they say all: compared sooner.
    ground: Option<Ground>,
    /// Are enclosed areas forbidden, so that the outline is one line (BASE-X2)?
    area: bool,
    /// Do outworks or turrets stand there?
    works: bool,
    /// Turrets that stand there, and their edges.
    turrets: usize,
    long_sides: Pile<u8, 18>,
    /// Where the start tile stands in the field: the window moves with the Alhambra.
    start: usize,
    /// The walls of the start tile.
    start_walls: Walls,
    /// Walls of the tile on each cell, and whether there is one.
    cells: [u8; FIELD],
    /// Of each cell outside: its first edge on the outline and how many follow.
    arcs: [(u8, u8); FIELD],
    /// Walls just before each edge, and from each edge on.
    before: [u8; EDGES],
    from: [u8; EDGES],
    walled: [bool; EDGES],
    runs: [(u8, u8); EDGES],
    runs_len: usize,
    len: usize,
    /// The longest wall.
    pub longest: u8,
    /// The turrets in it: of equally long walls, the most (WAT-25).
    pub towers: u8,
    /// Open sides on the outline.
    pub open: u8,
    /// Could it be walked? If not, nothing else here means anything.
    pub known: bool,
}

impl Default for Outline {
    fn default() -> Outline {
        Outline {
            tiles: Pile::default(),
            ground: None,
            area: true,
            works: false,
            turrets: 0,
            long_sides: Pile::default(),
            towers: 0,
            start: 0,
            start_walls: Walls::NONE,
            cells: [0; FIELD],
            arcs: [(0, 0); FIELD],
            before: [0; EDGES],
            from: [0; EDGES],
            walled: [false; EDGES],
            runs: [(0, 0); EDGES],
            runs_len: 0,
            len: 0,
            longest: 0,
            open: 0,
            known: false,
        }
    }
}

/// What a placement makes of the outline.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct After {
    /// The longest wall.
    pub longest: u8,
    /// Open sides.
    pub open: u8,
}

/// One step across a side: north, east, south, west.
const STEPS: [isize; 4] = [WIDTH as isize, 1, -(WIDTH as isize), -1];

/// What a tile shows of itself on the outline.
#[derive(Clone, Copy)]
struct Show {
    /// Sides that touch the Alhambra, and the walled among them: there the walls agree (BASE-B3).
    covered: u8,
    walls_covered: u8,
    /// Free sides without a wall.
    open: u8,
    /// Walls from the first free side on, up to the last, and between open sides.
    lead: u8,
    trail: u8,
    inside: u8,
}

/// `SHOWS[sides that touch][walls]`: the free sides go against the clock, from the one after a covered side.
static SHOWS: [[Show; 16]; 16] = {
    let nothing = Show { covered: 0, walls_covered: 0, open: 0, lead: 0, trail: 0, inside: 0 };
    let mut table = [[nothing; 16]; 16];
    let mut index = 0usize;
    while index < 256 {
        let (touched, walls) = (index / 16, index % 16);
        let mut first = 0;
        while first < 3 && !(touched >> first & 1 == 0 && touched >> ((first + 1) & 3) & 1 != 0) {
            first += 1;
        }
        let covered = (touched as u8).count_ones() as u8;
        let mut show = Show { covered, walls_covered: (touched & walls).count_ones() as u8, ..nothing };
        let (mut side, mut run, mut left) = (first, 0, 4 - covered);
        while left > 0 {
            if walls >> side & 1 != 0 {
                run += 1;
            } else {
                if show.open == 0 {
                    show.lead = run;
                } else if run > show.inside {
                    show.inside = run;
                }
                (show.open, run) = (show.open + 1, 0);
            }
            (side, left) = ((side + 3) & 3, left - 1);
        }
        if show.open == 0 {
            show.lead = run;
        }
        show.trail = run;
        table[touched][walls] = show;
        index += 1;
    }
    table
};

impl Outline {
    /// Walks round a seat's Alhambra; false if nothing has changed there since the last walk.
    pub fn walk(&mut self, open: &OpenTable, seat: Seat) -> bool {
        let (ground, area) = (open.ground(seat), open.config().options.holes == Holes::Area);
        if ground.is_some() && ground == self.ground.as_ref() && area == self.area {
            return false;
        }
        self.ground = ground.copied();
        self.walk_round(open.start_walls(seat), open.standing(seat).map(|(_, at)| at), area)
    }
    fn walk_round(&mut self, start: Walls, tiles: impl Iterator<Item = Standing> + Clone, area: bool) -> bool {
        let mut known = self.tiles.iter();
        let same = tiles.clone().all(|at| known.next() == Some(&at)) && known.next().is_none();
        if same && self.start != 0 && self.area == area && self.start_walls == start {
            return false;
        }
        self.start_walls = start;
        self.area = area;
        self.works = false;
        (self.turrets, self.towers) = (0, 0);
        self.tiles.clear();
        let (mut low, mut high) = (Cell::START, Cell::START);
        for at in tiles.clone().take(64) {
            self.tiles.push(at);
            if !at.walls.is_proper() {
                self.works = true;
                if at.walls.is_outwork() {
                    continue;
                }
                self.turrets += 1;
            }
            low = Cell { x: low.x.min(at.cell.x), y: low.y.min(at.cell.y) };
            high = Cell { x: high.x.max(at.cell.x), y: high.y.max(at.cell.y) };
        }
        let inside = high.x - low.x < 14 && high.y - low.y < 14;
        self.known = inside && area && tiles.count() <= 64;
        self.start = (2 - low.y as isize) as usize * WIDTH + (1 - low.x as isize) as usize;
        if self.known {
            self.cells.fill(0);
            self.cells[self.start] = OCCUPIED | start.bits();
            let mut lowest = self.start;
            for at in self.tiles.iter().filter(|at| !at.walls.is_outwork()) {
                let here = self.place(at.cell);
                self.cells[here] = OCCUPIED | at.walls.bits();
                lowest = lowest.min(here);
            }
            if self.turrets > 0 {
                self.set_turrets();
            }
            self.walk_from(lowest);
            self.known &= !self.works || self.is_simple();
        }
        true
    }
    /// Makes the long sides of turrets walls. Unknown becomes an Alhambra with something before a long side.
    #[cold]
    fn set_turrets(&mut self) {
        for n in 0..self.tiles.len() {
            let at = self.tiles[n];
            if at.walls.is_turret() {
                let here = self.place(at.cell);
                let free = |side: usize| at.walls.is_free(Side::ALL[side & 3]);
                let wall = (0..4).find(|side| free(*side) && free(side + 3)).expect("two sides are free");
                self.cells[here] = OCCUPIED | TURRET | 1 << wall;
                let before = |side: usize| self.cells[here.wrapping_add_signed(STEPS[side & 3])];
                self.known &= before(wall) == 0 && before(wall + 3) == 0;
            }
        }
    }
    /// The side of a turret that is no edge: on the way round it comes after the one that stands for its long side.
    #[inline]
    fn is_no_edge(cell: u8, side: usize) -> bool {
        cell & TURRET != 0 && cell >> ((side + 1) & 3) & 1 != 0
    }
    /// Does the long side of a turret face this cell?
    fn faces_turret(&self, here: usize) -> bool {
        (0..4).any(|side| {
            let beside = self.cells[here.wrapping_add_signed(STEPS[side])];
            let back = side ^ 2;
            beside & TURRET != 0 && (beside >> back & 1 != 0 || Outline::is_no_edge(beside, back))
        })
    }
    #[inline]
    fn walk_from(&mut self, lowest: usize) {
        if self.turrets == 0 {
            return self.go_round::<false>(lowest);
        }
        self.long_sides.clear();
        self.go_round::<true>(lowest);
        let within = |start: u8, len: u8, at: u8| {
            let from = if at >= start { at - start } else { at + self.len as u8 - start };
            from < len
        };
        let towers = |run: &(u8, u8)| self.long_sides.iter().filter(|at| within(run.0, run.1, **at)).count() as u8;
        let longest = self.runs[..self.runs_len].iter().filter(|run| run.1 == self.longest);
        self.towers = longest.map(towers).max().unwrap_or(0);
    }
    /// Do turrets stand there?
    pub fn has_turrets(&self) -> bool {
        self.turrets > 0
    }
    /// What becomes of the outline when a turret is set on a cell, and the turrets in the longest wall. None if only the
    /// engine knows.
    pub fn with_turret(&self, cell: Cell, legs: Walls) -> Option<(After, u8)> {
        if !self.known {
            return None;
        }
        let mut other = self.clone();
        other.tiles.push(Standing { cell, walls: legs });
        (other.turrets, other.works) = (other.turrets + 1, true);
        let here = other.place(cell);
        other.cells[here] = OCCUPIED;
        other.set_turrets();
        let lowest = other.cells.iter().position(|cell| *cell != 0)?;
        other.walk_from(lowest);
        let known = other.known && other.is_simple();
        known.then_some((After { longest: other.longest, open: other.open }, other.towers))
    }
    /// Is the outline one line that nowhere touches itself? Without outworks it always is (BASE-B5).
    fn is_simple(&self) -> bool {
        let filled = |at: usize| self.cells[at] != 0;
        let mut edges = 0;
        for at in 0..FIELD - WIDTH - 1 {
            let [here, east, north, across] = [at, at + 1, at + WIDTH, at + WIDTH + 1].map(filled);
            if here == across && east == north && here != east {
                return false;
            }
            edges += usize::from(here != east) + usize::from(here != north);
        }
        edges == self.len + self.turrets
    }
    /// Would a tile on this cell cover one run of the outline, and not close it round something? Without outworks every
    /// tile that fits does.
    #[inline]
    pub fn is_plain(&self, cell: Cell) -> bool {
        !self.works || self.touches_once(cell) && !(self.turrets > 0 && self.faces_turret(self.place(cell)))
    }
    fn touches_once(&self, cell: Cell) -> bool {
        const ROUND: [isize; 8] = [1, 17, 16, 15, -1, -17, -16, -15];
        let here = self.place(cell);
        let filled = |n: usize| {
            let at = here.wrapping_add_signed(ROUND[n & 7]);
            self.cells.get(at).is_some_and(|cell| *cell != 0)
        };
        (0..8).filter(|n| filled(*n) && !filled(n + 1)).count() == 1
    }
    #[inline]
    fn place(&self, cell: Cell) -> usize {
        self.start.wrapping_add_signed(cell.y as isize * WIDTH as isize + cell.x as isize)
    }
    fn go_round<const TURRETS: bool>(&mut self, start: usize) {
        self.arcs.fill((0, 0));
        let (mut here, mut side) = (start, Side::South as usize);
        let (mut n, mut run) = (0usize, 0u8);
        (self.runs_len, self.open) = (0, 0);
        loop {
            if !(TURRETS && Outline::is_no_edge(self.cells[here], side)) {
                let walled = self.cells[here] >> side & 1 != 0;
                let outside = here.wrapping_add_signed(STEPS[side]);
                let arc = &mut self.arcs[outside];
                if arc.1 == 0 {
                    arc.0 = n as u8;
                }
                arc.1 += 1;
                self.walled[n] = walled;
                self.before[n] = run;
                if walled {
                    if TURRETS && self.cells[here] & TURRET != 0 {
                        self.long_sides.push(n as u8);
                    }
                    run += 1;
                } else {
                    self.open += 1;
                    if run > 0 {
                        self.runs[self.runs_len] = ((n - run as usize) as u8, run);
                        self.runs_len += 1;
                    }
                    run = 0;
                }
                n += 1;
            }
            (here, side) = self.next_edge(here, side);
            if (here == start && side == Side::South as usize) || n == EDGES {
                break;
            }
        }
        self.known &= n < EDGES;
        self.len = n;
        self.close(run);
    }
    /// The last run goes on in the first.
    fn close(&mut self, run: u8) {
        let n = self.len;
        if run as usize >= n {
            (self.longest, self.known) = (n as u8, false); // a ring of walls: nothing can be built on it
            return;
        }
        if run > 0 {
            let mut at = 0;
            while self.walled[at] {
                self.before[at] += run;
                at += 1;
            }
            self.before[at] += run;
            let start = (n - run as usize) as u8;
            if at > 0 {
                self.runs[0] = (start, run + at as u8);
            } else {
                self.runs[self.runs_len] = (start, run);
                self.runs_len += 1;
            }
        }
        let mut ahead = self.walled[..n].iter().take_while(|walled| **walled).count() as u8;
        for at in (0..n).rev() {
            ahead = if self.walled[at] { ahead + 1 } else { 0 };
            self.from[at] = ahead;
        }
        // The longest first: whoever looks for the longest that is still whole finds it soon.
        let runs = &mut self.runs[..self.runs_len];
        for from in 1..runs.len() {
            let mut at = from;
            while at > 0 && runs[at - 1].1 < runs[at].1 {
                runs.swap(at - 1, at);
                at -= 1;
            }
        }
        self.longest = runs.first().map_or(0, |run| run.1);
    }
    /// What it is.
    #[inline]
    pub fn now(&self) -> After {
        After { longest: self.longest, open: self.open }
    }
    /// What becomes of the outline when a tile that fits is laid on a cell.
    #[inline]
    pub fn after(&self, cell: Cell, walls: Walls) -> After {
        let here = self.place(cell);
        let beside = |side: usize| usize::from(self.cells[here.wrapping_add_signed(STEPS[side])] != 0) << side;
        let touched = beside(0) | beside(1) | beside(2) | beside(3);
        let show = &SHOWS[touched][walls.bits() as usize & 15];
        let (first, covered) = (self.arcs[here].0 as usize, show.covered as usize);
        let next = if first + covered >= self.len { first + covered - self.len } else { first + covered };
        let rest = (self.len - covered) as u8;
        let (before, from) = (self.before[first], self.from[next]);
        let mut longest = if before >= rest {
            // Everything else is wall: one run, and the walls of the tile go on at both its ends.
            if show.open == 0 { rest + 4 - show.covered } else { show.trail + rest + show.lead }
        } else if show.open == 0 {
            before + show.lead + from
        } else {
            (before + show.lead).max(show.trail + from).max(show.inside)
        };
        if show.walls_covered == 0 {
            longest = longest.max(self.longest);
        } else {
            for (start, len) in &self.runs[..self.runs_len] {
                let start = *start as usize;
                let from = if first >= start { first - start } else { first + self.len - start };
                if from >= *len as usize && from + covered <= self.len {
                    longest = longest.max(*len);
                    break; // the others are no longer
                }
            }
        }
        // The open sides that are covered are open no more.
        let open = self.open + show.walls_covered + show.open - show.covered;
        After { longest, open }
    }
    /// What becomes of the outline when a tile takes another's place.
    pub fn swapped(&self, cell: Cell, walls: Walls) -> After {
        let mut other = self.clone();
        other.cells[self.place(cell)] = OCCUPIED | walls.bits();
        let start = other.cells.iter().position(|c| *c != 0).unwrap_or(self.start);
        other.walk_from(start);
        After { longest: other.longest, open: other.open }
    }
}

mod posts;
pub use posts::Posts;

#[cfg(test)]
mod tests;
