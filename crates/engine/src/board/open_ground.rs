//! Is all empty ground open to the outside? By rows of bits, without the heap, wherever the tiles stand.

use super::{Holes, Standing};
use crate::value::{Side, Walls};

/// The most rows and columns that are looked at, one more on each side than the tiles need.
const MOST: usize = 64;

/// One bit for each cell of each row.
type Rows = [u64; MOST];

/// BASE-B5, WAT-17: can all empty ground, free halves of turrets too, be reached from outside? With `holes = "cell"`: has
/// every cell or half a way out (BASE-X2)? None if the tiles stand too far apart to tell.
pub fn is_open(tiles: &(impl Iterator<Item = Standing> + Clone), holes: Holes) -> Option<bool> {
    let cells = || tiles.clone().map(|s| (i16::from(s.cell.x), i16::from(s.cell.y)));
    let (west, east) = (cells().map(|c| c.0).min()? - 1, cells().map(|c| c.0).max()? + 1);
    let (south, north) = (cells().map(|c| c.1).min()? - 1, cells().map(|c| c.1).max()? + 1);
    let (width, height) = ((east - west) as usize + 1, (north - south) as usize + 1);
    if width > MOST || height > MOST {
        return None;
    }
    let all = u64::MAX >> (MOST - width);
    // What of each cell is ground, and over which sides one can leave or enter it.
    let (mut ground, mut open): (Rows, [Rows; 4]) = ([all; MOST], [[all; MOST]; 4]);
    for Standing { cell, walls } in tiles.clone() {
        let (y, here) = ((i16::from(cell.y) - south) as usize, 1 << (i16::from(cell.x) - west));
        let closed = if walls.is_turret() { Walls::from_bits(walls.bits()) } else { Walls::from_bits(15) };
        closed.sides().for_each(|side| open[side as usize][y] &= !here);
        if !walls.is_turret() {
            ground[y] &= !here;
        }
    }
    let [n, e, s, w] = [Side::North, Side::East, Side::South, Side::West].map(|side| side as usize);
    let up = |y: usize| if y + 1 < height { open[n][y] & open[s][y + 1] } else { 0 };
    let down = |y: usize| if y > 0 { open[s][y] & open[n][y - 1] } else { 0 };
    let right = |y: usize| open[e][y] & open[w][y] >> 1;
    let left = |y: usize| open[w][y] & open[e][y] << 1;
    if holes == Holes::Cell {
        return Some((0..height).all(|y| ground[y] & !(up(y) | down(y) | right(y) | left(y)) == 0));
    }
    let mut reached: Rows = [0; MOST];
    reached[0] = all;
    loop {
        let before = reached;
        for y in 0..height {
            let from_below = if y > 0 { reached[y - 1] & up(y - 1) } else { 0 };
            let from_above = if y + 1 < height { reached[y + 1] & down(y + 1) } else { 0 };
            let here = reached[y];
            reached[y] = here | from_below | from_above | (here & right(y)) << 1 | (here & left(y)) >> 1;
        }
        if reached == before {
            return Some((0..height).all(|y| reached[y] == ground[y]));
        }
    }
}
