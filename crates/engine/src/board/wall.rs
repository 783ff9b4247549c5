//! The outer wall by the letter of BASE-W1 and W2, for every layout, with the segments to show.

use super::Plot;
use crate::value::{Cell, Side};

/// One outer wall segment: a walled side that faces an empty cell (BASE-W1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize)]
pub struct Segment {
    /// The tile it belongs to.
    pub cell: Cell,
    /// On which side.
    pub side: Side,
}

impl Segment {
    /// Its end points: the corner (x, y) is the south-western one of cell (x, y).
    fn ends(self) -> [(i16, i16); 2] {
        let (x, y) = (i16::from(self.cell.x), i16::from(self.cell.y));
        match self.side {
            Side::North => [(x, y + 1), (x + 1, y + 1)],
            Side::East => [(x + 1, y), (x + 1, y + 1)],
            Side::South => [(x, y), (x + 1, y)],
            Side::West => [(x, y), (x, y + 1)],
        }
    }
}

/// All outer wall segments (BASE-W1).
pub fn segments(plot: &Plot) -> Vec<Segment> {
    let outer = |cell: Cell, side: Side| !plot.occupied(cell.beside(side));
    plot.tiles()
        .iter()
        .flat_map(|s| s.walls.sides().map(|side| Segment { cell: s.cell, side }))
        .filter(|s| outer(s.cell, s.side))
        .collect()
}

/// The longest chain of each connected piece of outer wall, longest first (BASE-W2).
///
/// Where at most two segments meet in every point a piece is its own chain. Where more meet (which needs a hole, or
/// pieces of a module) every way through is tried.
pub fn chains(plot: &Plot) -> Vec<Vec<Segment>> {
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
        chains.push(longest_trail(&piece));
    }
    chains.sort_by_key(|chain| std::cmp::Reverse(chain.len()));
    chains
}

/// The longest sequence of different segments, each beginning where the one before ended (BASE-W2).
fn longest_trail(piece: &[Segment]) -> Vec<Segment> {
    let meeting = |point| piece.iter().filter(|s| s.ends().contains(&point)).count();
    // A trail of a piece without junctions starts at a loose end, or anywhere on a ring.
    let loose = piece.iter().flat_map(|s| s.ends()).find(|point| meeting(*point) == 1);
    let simple = piece.iter().flat_map(|s| s.ends()).all(|point| meeting(point) <= 2);
    let starts: Vec<(i16, i16)> = match (simple, loose) {
        (true, Some(point)) => vec![point],
        (true, None) => vec![piece[0].ends()[0]],
        (false, _) => {
            let mut points: Vec<_> = piece.iter().flat_map(|s| s.ends()).collect();
            points.sort_unstable();
            points.dedup();
            points
        }
    };
    let mut best = Vec::new();
    for start in starts {
        walk(piece, start, &mut vec![false; piece.len()], &mut Vec::new(), &mut best);
        if best.len() == piece.len() {
            break;
        }
    }
    best
}

fn walk(piece: &[Segment], at: (i16, i16), used: &mut [bool], trail: &mut Vec<Segment>, best: &mut Vec<Segment>) {
    if trail.len() > best.len() {
        best.clone_from(trail);
    }
    for (i, segment) in piece.iter().enumerate() {
        let [a, b] = segment.ends();
        if used[i] || (a != at && b != at) || best.len() == piece.len() {
            continue;
        }
        used[i] = true;
        trail.push(*segment);
        walk(piece, if a == at { b } else { a }, used, trail, best);
        trail.pop();
        used[i] = false;
    }
}
