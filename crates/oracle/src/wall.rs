//! The outer wall (BASE-W1 to BASE-W6), read from BASE-W2 and not from the shortcut BASE-W4.

use std::collections::BTreeSet;

use crate::layout::{Cell, Layout, SIDES, neighbour};

/// A corner of cells: cell (x, y) has the corners (x, y), (x+1, y), (x, y+1), (x+1, y+1).
pub type Point = (i32, i32);

/// A side, by its two end points.
pub type Segment = (Point, Point);

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
fn longest_from(point: Point, unused: &BTreeSet<Segment>) -> usize {
    let mut longest = 0;
    for &step in unused {
        if let Some(end) = other_end(step, point) {
            let mut rest = unused.clone();
            rest.remove(&step);
            longest = longest.max(1 + longest_from(end, &rest));
            if longest == unused.len() {
                break;
            }
        }
    }
    longest
}

/// The length of the longest chain of the segments, wherever it begins (BASE-W2, BASE-W5).
pub fn longest_chain(segments: &BTreeSet<Segment>) -> usize {
    let points: BTreeSet<Point> = segments.iter().flat_map(|&(a, b)| [a, b]).collect();
    let mut longest = 0;
    for point in points {
        longest = longest.max(longest_from(point, segments));
        if longest == segments.len() {
            break;
        }
    }
    longest
}

impl Layout {
    /// The outer wall segments: sides with a wall whose facing cell is empty (BASE-W1) or holds a camp (CAM-16).
    pub fn outer_wall(&self) -> BTreeSet<Segment> {
        let mut found = BTreeSet::new();
        for (&cell, tile) in self.tiles.iter().filter(|(_, tile)| !tile.camp) {
            for side in SIDES {
                if tile.walls[side] && self.proper(neighbour(cell, side)).is_none() {
                    found.insert(segment(cell, side));
                }
            }
        }
        found
    }

    /// The longest chain of each connected part of the outer wall, longest first (BASE-W2). In a part without a
    /// junction that is the number of its segments.
    pub fn wall_runs(&self) -> Vec<usize> {
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

    /// The number of segments of the longest chain of the outer wall (BASE-W2, BASE-W3, BASE-W6). No chain leaves its
    /// connected part, so it is the longest run.
    pub fn longest_wall(&self) -> usize {
        self.wall_runs().first().copied().unwrap_or(0)
    }
}
