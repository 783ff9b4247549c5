//! Posts: sides of the outline that are marked, and how many of them stand in the longest wall after a placement.

use super::{EDGES, FIELD, Outline, SHOWS, STEPS};
use sabika_engine::value::{Cell, Side, Walls};

/// How many posts there are before each edge of an outline.
#[derive(Clone, Debug)]
pub struct Posts {
    before: [u8; EDGES + 1],
    /// Posts in the longest wall: of equally long ones in that with most (RED-55).
    pub in_longest: u8,
}

/// A wall: how long it is, and the posts in it.
type Run = (usize, u8);

impl Outline {
    /// Marks sides of the outline; those that are not on it are passed over. None if it could not be walked.
    pub fn posts(&self, marked: impl Iterator<Item = (Cell, Side)>) -> Option<Posts> {
        if !self.known || self.turrets > 0 {
            return None;
        }
        let mut sides = [0u8; FIELD];
        for (cell, side) in marked {
            sides[self.place(cell)] |= 1 << side as u8;
        }
        let mut posts = Posts { before: [0; EDGES + 1], in_longest: 0 };
        let (start, south) = (self.cells.iter().position(|cell| *cell != 0)?, Side::South as usize);
        let (mut here, mut side) = (start, south);
        for n in 0..self.len {
            posts.before[n + 1] = posts.before[n] + (sides[here] >> side & 1);
            (here, side) = self.next_edge(here, side);
        }
        let runs = self.runs[..self.runs_len]
            .iter()
            .map(|(start, len)| (*len, self.posts_from(&posts, usize::from(*start), usize::from(*len))));
        posts.in_longest = runs.max().map_or(0, |(_, found)| found);
        Some(posts)
    }
    /// The edge after this one, with the Alhambra on the left hand: at a corner outside turn left, inside right.
    #[inline]
    pub(super) fn next_edge(&self, here: usize, side: usize) -> (usize, usize) {
        let left = (side + 3) & 3;
        let ahead = here.wrapping_add_signed(STEPS[left]);
        let across = ahead.wrapping_add_signed(STEPS[side]);
        if self.cells[across] != 0 {
            (across, (side + 1) & 3)
        } else if self.cells[ahead] != 0 {
            (ahead, side)
        } else {
            (here, left)
        }
    }
    /// The posts on so many edges from this one on.
    fn posts_from(&self, posts: &Posts, start: usize, len: usize) -> u8 {
        let end = start + len;
        let count = |from: usize, to: usize| posts.before[to] - posts.before[from];
        if end <= self.len { count(start, end) } else { count(start, self.len) + count(0, end - self.len) }
    }
    /// How many posts the longest wall has after a tile with these walls, and posts on some of them, is laid on a cell
    /// where it fits.
    pub fn posts_after(&self, posts: &Posts, cell: Cell, walls: Walls, own: Walls) -> u8 {
        let here = self.place(cell);
        let beside = |side: usize| usize::from(self.cells[here.wrapping_add_signed(STEPS[side])] != 0) << side;
        let touched = beside(0) | beside(1) | beside(2) | beside(3);
        let show = &SHOWS[touched][walls.bits() as usize & 15];
        let (first, covered, len) = (usize::from(self.arcs[here].0), usize::from(show.covered), self.len);
        let round = |at: usize| if at >= len { at - len } else { at };
        let next = round(first + covered);
        let (rest, before, from) = (len - covered, usize::from(self.before[first]), usize::from(self.from[next]));
        // The free sides in the order of the walk.
        let start = (0..4).find(|side| touched >> side & 1 == 0 && touched >> ((side + 1) & 3) & 1 != 0).unwrap_or(0);
        let post = |n: usize| u8::from(own.has(Side::ALL[(start + 4 - n) & 3]));
        let between = |from: usize, to: usize| (from..to).map(post).sum::<u8>();
        let (free, lead, trail) = (4 - covered, usize::from(show.lead), usize::from(show.trail));
        let (all, leads, trails) = (between(0, free), between(0, lead), between(free - trail, free));
        if before >= rest {
            // Everything else is wall: it goes on at both ends of the tile.
            return self.posts_from(posts, next, rest) + if show.open == 0 { all } else { leads + trails };
        }
        let ahead = self.posts_from(posts, round(first + len - before), before);
        let behind = self.posts_from(posts, next, from);
        let mut best: Run = if show.open == 0 {
            (before + lead + from, ahead + all + behind)
        } else {
            let inside = (usize::from(show.inside), all - leads - trails);
            inside.max((before + lead, ahead + leads)).max((trail + from, trails + behind))
        };
        for (start, run) in &self.runs[..self.runs_len] {
            let (start, run) = (usize::from(*start), usize::from(*run));
            let from = round(first + len - start);
            if from >= run && from + covered <= len {
                best = best.max((run, self.posts_from(posts, start, run)));
            }
        }
        best.1
    }
}
