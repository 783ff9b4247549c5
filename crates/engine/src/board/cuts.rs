//! Which tiles cut an Alhambra in two when they go: one walk over all of it tells.

use super::{Mask, bits::Sides};
use crate::value::{Cell, Side};

/// The tiles of an Alhambra, the start tile apart, without which others could not be reached from it by these ways. A way
/// back is a way too.
pub(super) fn cuts(start: Cell, ways: &Sides) -> Mask {
    let mut walk = Walk { ways, found: [0; 256], last: 0, cuts: Mask::EMPTY };
    walk.step(Mask::place(start), NOWHERE);
    walk.cuts
}

/// A walk from tile to tile, back only where it goes no further. Of each tile is known when it was come to, and what was
/// come to first of all that one could step to from it or from what was found behind it: where that is nothing before a
/// tile itself, the tile cuts that off.
struct Walk<'a> {
    ways: &'a Sides,
    /// When each cell of the window was come to; 0 if never.
    found: [u8; 256],
    last: u8,
    cuts: Mask,
}

/// How far it is to the next cell on each side, in places of the window …
const STEPS: [u8; 4] = [Mask::SIZE as u8, 1, (-Mask::SIZE) as u8, u8::MAX];
/// … and no side at all.
const NOWHERE: usize = Side::ALL.len();

impl Walk<'_> {
    /// Goes on from a tile, but not to where it came from; tells what was come to first of all behind it.
    fn step(&mut self, at: u8, back: usize) -> u8 {
        self.last += 1;
        let here = self.last;
        self.found[usize::from(at)] = here;
        // One after the other, for a loop would cost as much again.
        let first = self.look::<0>(at, back, here, here);
        let first = self.look::<1>(at, back, here, first);
        let first = self.look::<2>(at, back, here, first);
        self.look::<3>(at, back, here, first)
    }
    /// What lies on one side of the tile that was come to as this one.
    #[inline(always)]
    fn look<const SIDE: usize>(&mut self, at: u8, back: usize, here: u8, first: u8) -> u8 {
        if SIDE == back || !self.ways[SIDE].has_place(at) {
            return first;
        }
        let next = at.wrapping_add(STEPS[SIDE]);
        let mut behind = self.found[usize::from(next)];
        if behind == 0 {
            behind = self.step(next, SIDE ^ 2);
            if behind >= here {
                self.cuts.add_place(at);
            }
        }
        first.min(behind)
    }
}
