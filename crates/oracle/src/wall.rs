//! The outer wall (BASE-W1 to BASE-W6, with watchtowers WAT-22 to WAT-25), read from BASE-W2 and not from the shortcut
//! BASE-W4.

use std::collections::BTreeSet;

use crate::layout::{Cell, Layout, SIDES, neighbour, opposite};

/// A corner of cells: cell (x, y) has the corners (x, y), (x+1, y), (x, y+1), (x+1, y+1).
pub type Point = (i32, i32);

/// A side, by its two end points; or the long side of a watchtower, which goes across its cell.
pub type Segment = (Point, Point);

/// How many segments a chain has, and how many of them are watchtowers: the greater one is scored (WAT-24, WAT-25).
pub type Chain = (usize, usize);

/// The segment of a side of a cell (Words: *side*).
pub fn segment((x, y): Cell, side: usize) -> Segment {
    match side {
        0 => ((x, y + 1), (x + 1, y + 1)),
        1 => ((x + 1, y), (x + 1, y + 1)),
        2 => ((x, y), (x + 1, y)),
        3 => ((x, y), (x, y + 1)),
        _ => panic!("a tile has no side {side}"),
    }
}

/// The long side of the watchtower in the cell: it joins the corners that its legs do not share (the table of WAT-9).
fn long_side((x, y): Cell, legs: [bool; 4]) -> Segment {
    match legs {
        [false, false, true, true] | [true, true, false, false] => ((x + 1, y), (x, y + 1)),
        [false, true, true, false] | [true, false, false, true] => ((x, y), (x + 1, y + 1)),
        _ => panic!("a watchtower has no legs {legs:?}"),
    }
}

/// Whether the segment is a long side: neither upright nor level.
fn is_long_side(((x, y), (i, j)): Segment) -> bool {
    x != i && y != j
}

/// The other end of the segment, if it has an end at the point (BASE-W2).
fn other_end((a, b): Segment, point: Point) -> Option<Point> {
    if a == point {
        Some(b)
    } else if b == point {
        Some(a)
    } else {
        None
    }
}

/// The segments that hang together with `first` by shared end points, itself included (BASE-W2 *joined*).
fn component(first: Segment, segments: &BTreeSet<Segment>) -> BTreeSet<Segment> {
    let mut found = BTreeSet::from([first]);
    loop {
        let points: BTreeSet<Point> = found.iter().flat_map(|&(a, b)| [a, b]).collect();
        let grown: BTreeSet<Segment> =
            segments.iter().copied().filter(|(a, b)| points.contains(a) || points.contains(b)).collect();
        if grown.len() == found.len() {
            return found;
        }
        found = grown;
    }
}

/// The longest chain that goes on from a point over segments not yet used (BASE-W2): a point may be passed again, a
/// segment may not. Every way is tried, unless one is found that uses up all segments.
fn longest_from(point: Point, unused: &BTreeSet<Segment>) -> Chain {
    let mut longest = (0, 0);
    for &step in unused {
        if let Some(end) = other_end(step, point) {
            let mut rest = unused.clone();
            rest.remove(&step);
            let (segments, towers) = longest_from(end, &rest);
            longest = longest.max((1 + segments, usize::from(is_long_side(step)) + towers));
            if longest.0 == unused.len() {
                break;
            }
        }
    }
    longest
}

/// The longest chain of the segments, wherever it begins (BASE-W2, BASE-W5); of equal ones the one with most
/// watchtowers (WAT-23).
pub fn longest_chain(segments: &BTreeSet<Segment>) -> Chain {
    let points: BTreeSet<Point> = segments.iter().flat_map(|&(a, b)| [a, b]).collect();
    let mut longest = (0, 0);
    for point in points {
        longest = longest.max(longest_from(point, segments));
        if longest.0 == segments.len() {
            break;
        }
    }
    longest
}

impl Layout {
    /// The outer wall segments: sides with a wall that face an empty cell (BASE-W1), a cell with a camp (CAM-16) or a
    /// watchtower's free half, and every long side (WAT-22).
    pub fn outer_wall(&self) -> BTreeSet<Segment> {
        let mut found = BTreeSet::new();
        for (&cell, piece) in &self.tiles {
            if let Some(legs) = piece.legs {
                found.insert(long_side(cell, legs));
            }
            let Some(tile) = self.proper(cell) else { continue };
            for side in SIDES {
                let facing = self.tiles.get(&neighbour(cell, side));
                let outside = facing.is_none_or(|piece| piece.camp || !piece.reaches(opposite(side)));
                if tile.walls[side] && outside {
                    found.insert(segment(cell, side));
                }
            }
        }
        found
    }

    /// The longest chain of each connected part of the outer wall, best first (BASE-W2, WAT-25). In a part without a
    /// junction that is all its segments.
    pub fn chains(&self) -> Vec<Chain> {
        let mut left = self.outer_wall();
        let mut runs = Vec::new();
        while let Some(&first) = left.first() {
            let part = component(first, &left);
            left = left.difference(&part).copied().collect();
            runs.push(longest_chain(&part));
        }
        runs.sort_unstable_by(|a, b| b.cmp(a));
        runs
    }

    /// The number of segments of each of these chains.
    pub fn wall_runs(&self) -> Vec<usize> {
        self.chains().into_iter().map(|(segments, _)| segments).collect()
    }

    /// The chain that is scored (WAT-24, WAT-25). No chain leaves its connected part, so it is the best of the parts.
    pub fn best_chain(&self) -> Chain {
        self.chains().first().copied().unwrap_or((0, 0))
    }

    /// The number of segments of the longest chain of the outer wall (BASE-W2, BASE-W3, BASE-W6).
    pub fn longest_wall(&self) -> usize {
        self.best_chain().0
    }
}
