//! The outer wall by the letter of BASE-W1 and W2, for every layout, with the segments to show.

use super::{Plot, Standing};
use crate::value::{Cell, Fact, Factual, Kind, Pile, Side, Walls, put_in_order};

/// One outer wall segment: a walled side that faces empty ground (BASE-W1) or an outwork (CAM-16), or the long side of a
/// turret (WAT-22).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize)]
pub struct Segment {
    /// The cell of the tile or turret it belongs to.
    pub cell: Cell,
    /// Where on it.
    #[serde(flatten)]
    pub line: Line,
}

impl Factual for Segment {
    const KIND: Kind = Kind::Cell;
    fn fact(&self) -> Fact {
        Fact::Cell(self.cell)
    }
}

/// Where a wall runs on a cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    /// On a side.
    Side(Side),
    /// Across, before the legs of a turret.
    Across(Walls),
}

impl Segment {
    /// Its end points: the corner (x, y) is the south-western one of cell (x, y).
    fn ends(self) -> [Point; 2] {
        let (x, y) = (i16::from(self.cell.x), i16::from(self.cell.y));
        match self.line {
            Line::Side(Side::North) => [(x, y + 1), (x + 1, y + 1)],
            Line::Side(Side::East) => [(x + 1, y), (x + 1, y + 1)],
            Line::Side(Side::South) => [(x, y), (x + 1, y)],
            Line::Side(Side::West) => [(x, y), (x, y + 1)],
            // WAT-9: the right angle lies in the south-west or the north-east, or in one of the other two corners.
            Line::Across(legs) if legs.has(Side::North) == legs.has(Side::East) => [(x + 1, y), (x, y + 1)],
            Line::Across(_) => [(x, y), (x + 1, y + 1)],
        }
    }
    /// Is it the long side of a turret?
    pub const fn is_across(self) -> bool {
        matches!(self.line, Line::Across(_))
    }
}

/// All outer wall segments (BASE-W1).
pub fn segments(plot: &Plot) -> Vec<Segment> {
    let outer = |cell: Cell, side: Side| plot.proper(cell.beside(side)).is_none();
    let mut found = Vec::new();
    for Standing { cell, walls } in plot.tiles().iter().copied().filter(|s| !s.walls.is_outwork()) {
        if walls.is_turret() {
            found.push(Segment { cell, line: Line::Across(walls) });
            continue;
        }
        let sides = walls.sides().filter(|side| outer(cell, *side));
        found.extend(sides.map(|side| Segment { cell, line: Line::Side(side) }));
    }
    found
}

/// The longest chain of each connected piece of outer wall, longest first (BASE-W2), of equal ones that with most turrets
/// (WAT-25).
///
/// Where at most two segments meet in every point a piece is its own chain. Where more meet (which needs a hole, or
/// pieces of a module) every way through is tried.
pub fn chains(plot: &Plot) -> Vec<Vec<Segment>> {
    chains_by(plot, Segment::is_across)
}

/// The same, of equal ones that with most segments of this kind.
pub fn chains_by(plot: &Plot, counts: impl Fn(Segment) -> bool) -> Vec<Vec<Segment>> {
    let counted = |chain: &[Segment]| chain.iter().filter(|segment| counts(**segment)).count();
    let mut left = segments(plot);
    let mut chains = Vec::new();
    while let Some(first) = left.pop() {
        let mut piece = vec![first];
        let mut seen = 0;
        while seen < piece.len() {
            let ends = piece[seen].ends();
            let (joined, apart) = left.iter().partition(|s| s.ends().iter().any(|end| ends.contains(end)));
            piece.extend::<Vec<Segment>>(joined);
            left = apart;
            seen += 1;
        }
        chains.push(longest_trail(&piece, &counted));
    }
    put_in_order(&mut chains, |chain| std::cmp::Reverse((chain.len(), counted(chain))));
    chains
}

/// The length of the longest chain and the turrets in it, without the heap. None where more than two segments meet in a
/// point, or where the Alhambra is larger than any game brings: then every way through must be tried.
pub fn longest(tiles: &[Standing]) -> Option<(u8, u8)> {
    let grid = Grid::of(tiles)?;
    // Most Alhambras have far fewer points than there may be, and all of them must be empty at first.
    if grid.points() <= FEW_POINTS { walled::<FEW_POINTS>(&grid, tiles) } else { walled::<POINTS>(&grid, tiles) }
}

fn walled<const POINTS: usize>(grid: &Grid, tiles: &[Standing]) -> Option<(u8, u8)> {
    let mut line = Chained::<POINTS>::new();
    for Standing { cell, walls } in tiles.iter().copied().filter(|s| !s.walls.is_outwork()) {
        if walls.is_turret() {
            line.add(grid, Segment { cell, line: Line::Across(walls) })?;
            continue;
        }
        for side in walls.sides().filter(|side| !grid.has(cell.beside(*side))) {
            line.add(grid, Segment { cell, line: Line::Side(side) })?;
        }
    }
    Some(line.longest())
}

/// The proper tiles of an Alhambra, a row of bits each.
struct Grid {
    rows: [u32; GRID],
    west: i16,
    south: i16,
    /// Cells across and up, one free at each end.
    width: usize,
    height: usize,
}

/// More cells in a row than any game brings, with one free at each end.
const GRID: usize = 32;
/// The corners of so many cells.
const POINTS: usize = GRID * GRID;
/// Those of most Alhambras.
const FEW_POINTS: usize = 256;

impl Grid {
    fn of(tiles: &[Standing]) -> Option<Grid> {
        let (mut low, mut high) = (Cell::START, Cell::START);
        for Standing { cell, .. } in tiles {
            low = Cell { x: low.x.min(cell.x), y: low.y.min(cell.y) };
            high = Cell { x: high.x.max(cell.x), y: high.y.max(cell.y) };
        }
        let span = |low: i8, high: i8| (i16::from(high) - i16::from(low)) as usize + 3;
        let (width, height) = (span(low.x, high.x), span(low.y, high.y));
        if width.max(height) > GRID {
            return None;
        }
        let (west, south) = (i16::from(low.x) - 1, i16::from(low.y) - 1);
        let mut grid = Grid { rows: [0; GRID], west, south, width, height };
        for Standing { cell, .. } in tiles.iter().filter(|s| s.walls.is_proper()) {
            let (x, y) = grid.place((cell.x.into(), cell.y.into()));
            grid.rows[y] |= 1 << x;
        }
        Some(grid)
    }
    fn place(&self, (x, y): Point) -> (usize, usize) {
        ((x - self.west) as usize, (y - self.south) as usize)
    }
    fn has(&self, cell: Cell) -> bool {
        let (x, y) = self.place((cell.x.into(), cell.y.into()));
        self.rows[y] >> x & 1 != 0
    }
    /// How many corners its cells have.
    fn points(&self) -> usize {
        self.width * self.height
    }
    /// The number of a corner.
    fn number(&self, point: Point) -> u16 {
        let (x, y) = self.place(point);
        (y * self.width + x) as u16
    }
}

/// Outer wall segments as they follow each other: which meet in a point, two at most.
struct Chained<const POINTS: usize> {
    /// Counted from 1; 0 is none.
    at: [[u8; 2]; POINTS],
    ends: Pile<[u16; 2], MOST_SEGMENTS>,
    across: [bool; MOST_SEGMENTS],
}

impl<const POINTS: usize> Chained<POINTS> {
    fn new() -> Chained<POINTS> {
        Chained { at: [[0; 2]; POINTS], ends: Pile::default(), across: [false; MOST_SEGMENTS] }
    }
    /// None if there is no place for it, or two meet there already.
    fn add(&mut self, grid: &Grid, segment: Segment) -> Option<()> {
        let n = self.ends.len();
        if self.ends.is_full() {
            return None;
        }
        let ends = segment.ends().map(|end| grid.number(end));
        for end in ends {
            let met = &mut self.at[end as usize];
            *met.iter_mut().find(|there| **there == 0)? = n as u8 + 1;
        }
        self.ends.push(ends);
        self.across[n] = segment.is_across();
        Some(())
    }
    fn longest(&self) -> (u8, u8) {
        let mut done = [false; MOST_SEGMENTS];
        let mut best = (0, 0);
        for first in 0..self.ends.len() {
            if std::mem::replace(&mut done[first], true) {
                continue;
            }
            let mut chain = (1, u8::from(self.across[first]));
            for mut end in self.ends[first] {
                let fresh = |end: u16, done: &[bool]| {
                    self.at[end as usize].into_iter().map(usize::from).find(|n| *n > 0 && !done[*n - 1])
                };
                while let Some(n) = fresh(end, &done) {
                    let n = n - 1;
                    done[n] = true;
                    chain = (chain.0 + 1, chain.1 + u8::from(self.across[n]));
                    let [a, b] = self.ends[n];
                    end = if a == end { b } else { a };
                }
            }
            best = best.max(chain);
        }
        best
    }
}

/// See [`longest`].
const MOST_SEGMENTS: usize = 160;

/// How many of these segments are long sides of turrets.
pub fn across(chain: &[Segment]) -> usize {
    chain.iter().filter(|segment| segment.is_across()).count()
}

/// A corner of cells.
type Point = (i16, i16);

/// Segments that follow each other without a choice, from one point to another.
#[derive(Clone, Debug)]
struct Stretch {
    ends: [Point; 2],
    segments: Vec<Segment>,
}

/// The longest sequence of different segments, each beginning where the one before ended (BASE-W2).
fn longest_trail(piece: &[Segment], counted: &dyn Fn(&[Segment]) -> usize) -> Vec<Segment> {
    let stretches = stretches(piece);
    let counts: Vec<usize> = stretches.iter().map(|stretch| counted(&stretch.segments)).collect();
    let mut points: Vec<Point> = stretches.iter().flat_map(|s| s.ends).collect();
    put_in_order(&mut points, |point| *point);
    // Euler: if an odd number of stretches meets in two points at most, one trail takes them all; it starts in such a
    // point. Only otherwise must every way through be tried.
    let odd: Vec<Point> = points.chunk_by(|a, b| a == b).filter(|c| c.len() % 2 == 1).map(|c| c[0]).collect();
    points.dedup();
    let starts = match odd.len() {
        0 => vec![points[0]],
        2 => vec![odd[0]],
        _ => points,
    };
    let mut search = Search {
        stretches: &stretches,
        counts,
        all: piece.len(),
        used: vec![false; stretches.len()],
        ..Search::default()
    };
    for start in starts {
        search.walk(start, (0, 0));
    }
    search.best.iter().flat_map(|i| stretches[*i].segments.clone()).collect()
}

/// Joins segments at every point where exactly two meet.
fn stretches(piece: &[Segment]) -> Vec<Stretch> {
    let meeting = |point| piece.iter().filter(|s| s.ends().contains(&point)).count();
    let mut found: Vec<Stretch> = piece.iter().map(|s| Stretch { ends: s.ends(), segments: vec![*s] }).collect();
    let mut at = 0;
    while at < found.len() {
        let own = found[at].ends;
        let joint = own.into_iter().find(|p| meeting(*p) == 2 && own[0] != own[1]);
        let other = joint.and_then(|p| (0..found.len()).find(|i| *i != at && found[*i].ends.contains(&p)));
        let (Some(joint), Some(other)) = (joint, other) else {
            at += 1;
            continue;
        };
        let mut rest = found.remove(other);
        at -= usize::from(other < at);
        // Both are turned so that this one ends, and the other begins, at the joint.
        if found[at].ends[0] == joint {
            found[at].ends.reverse();
            found[at].segments.reverse();
        }
        if rest.ends[1] == joint {
            rest.ends.reverse();
            rest.segments.reverse();
        }
        found[at].ends[1] = rest.ends[1];
        found[at].segments.append(&mut rest.segments);
    }
    found
}

/// Every way through the stretches, until one takes all segments.
#[derive(Default)]
struct Search<'a> {
    stretches: &'a [Stretch],
    /// How many segments of each count among chains of the same length.
    counts: Vec<usize>,
    all: usize,
    used: Vec<bool>,
    trail: Vec<usize>,
    best: Vec<usize>,
    /// Segments, and those among them that count.
    longest: (usize, usize),
    steps: u32,
}

/// No layout of a real game needs a part of this; a layout made to tangle gets the longest chain found so far.
const PATIENCE: u32 = 1_000_000;

impl Search<'_> {
    fn walk(&mut self, at: Point, length: (usize, usize)) {
        self.steps += 1;
        if length > self.longest {
            self.longest = length;
            self.best.clone_from(&self.trail);
        }
        for i in 0..self.stretches.len() {
            let [a, b] = self.stretches[i].ends;
            let enough = self.longest.0 == self.all || self.steps > PATIENCE;
            if enough || self.used[i] || (a != at && b != at) {
                continue;
            }
            self.used[i] = true;
            self.trail.push(i);
            let longer = (length.0 + self.stretches[i].segments.len(), length.1 + self.counts[i]);
            self.walk(if a == at { b } else { a }, longer);
            self.trail.pop();
            self.used[i] = false;
        }
    }
}
