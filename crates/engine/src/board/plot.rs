//! The same questions on the whole plane, by looking at lists of tiles: slower, without a window, for every layout.

use super::{Holes, Standing};
use crate::value::{Cell, Pile, Side, Walls};

/// The most tiles that can stand in one Alhambra, the start tile among them: all there are. Even in one line they have
/// fewer than 255 empty neighbours.
pub const MOST: usize = 126;

/// A legal Alhambra as the list of its tiles, the start tile first.
#[derive(Clone, Copy, Debug)]
pub struct Plot(Pile<Standing, MOST>);

impl Plot {
    /// The start tile and these tiles.
    pub fn new(tiles: impl Iterator<Item = Standing>) -> Plot {
        Plot(std::iter::once(Standing { cell: Cell::START, walls: Walls::NONE }).chain(tiles).collect())
    }
    /// The tiles, the start tile first.
    pub fn tiles(&self) -> &[Standing] {
        &self.0
    }
    /// The walls of the tile on a cell.
    pub fn at(&self, cell: Cell) -> Option<Walls> {
        self.0.iter().find(|s| s.cell == cell).map(|s| s.walls)
    }
    pub(super) fn occupied(&self, cell: Cell) -> bool {
        self.at(cell).is_some()
    }
    /// The empty cells beside the Alhambra, from south to north, each row from west to east.
    pub fn rim(&self) -> Pile<Cell, 255> {
        let mut rim: Pile<Cell, 255> = Pile::default();
        for standing in self.0.iter() {
            for cell in standing.cell.neighbours() {
                let near = cell.x.abs() <= Cell::FAR && cell.y.abs() <= Cell::FAR;
                if near && !self.occupied(cell) && !rim.contains(&cell) {
                    rim.push(cell);
                }
            }
        }
        rim.sort_unstable_by_key(|c| (c.y, c.x));
        rim
    }
    /// BASE-B2 to B5 for one tile on one cell.
    pub fn fits(&self, cell: Cell, walls: Walls, holes: Holes) -> bool {
        !self.occupied(cell)
            && self.clash(cell, walls).is_none()
            && self.reached_at(cell, walls)
            && self.no_hole_by(cell, holes)
    }
    /// BASE-B3: the first side on which a wall would meet an open side.
    pub fn clash(&self, cell: Cell, walls: Walls) -> Option<Side> {
        Side::ALL.into_iter().find(|side| {
            self.at(cell.beside(*side)).is_some_and(|other| other.has(side.opposite()) != walls.has(*side))
        })
    }
    /// BASE-B2: does the cell touch the Alhambra?
    pub fn touches(&self, cell: Cell) -> bool {
        cell.neighbours().into_iter().any(|c| self.occupied(c))
    }
    /// BASE-B4: can a tile on this cell be reached through one of its sides?
    pub fn reached_at(&self, cell: Cell, walls: Walls) -> bool {
        Side::ALL
            .into_iter()
            .any(|side| !walls.has(side) && self.at(cell.beside(side)).is_some_and(|other| !other.has(side.opposite())))
    }
    /// BASE-B5 (or X2): does a tile on this empty cell enclose nothing?
    pub fn no_hole_by(&self, cell: Cell, holes: Holes) -> bool {
        match holes {
            Holes::Area => {
                let ring = ring(cell).map(|c| self.occupied(c));
                (0..8).filter(|i| ring[*i] != ring[(i + 1) % 8]).count() == 2
            }
            Holes::Cell => !cell
                .neighbours()
                .into_iter()
                .any(|gap| !self.occupied(gap) && gap.neighbours().into_iter().all(|c| c == cell || self.occupied(c))),
        }
    }
    /// BASE-R4: may a tile with these walls take the place of the one on this cell? The shared sides agreed before and
    /// agree now, so every way is as it was.
    pub fn swaps_at(&self, cell: Cell, walls: Walls) -> bool {
        cell != Cell::START && self.occupied(cell) && self.clash(cell, walls).is_none()
    }
    /// BASE-R3: may the tile on this cell go to the reserve?
    pub fn removable(&self, cell: Cell) -> bool {
        cell != Cell::START
            && self.occupied(cell)
            && !cell.neighbours().into_iter().all(|c| self.occupied(c))
            && self.unreached_without(cell).is_none()
    }
    /// A tile that could not be reached on foot any more if the one on this cell were gone.
    pub fn unreached_without(&self, gone: Cell) -> Option<Cell> {
        let mut reached = [false; MOST];
        let mut todo: Pile<u8, MOST> = Pile::default();
        reached[0] = true;
        todo.push(0);
        while let Some(at) = todo.pop() {
            let here = self.0[at as usize];
            for side in Side::ALL.into_iter().filter(|side| !here.walls.has(*side)) {
                let next = here.cell.beside(side);
                let found = self.0.iter().position(|s| s.cell == next && !s.walls.has(side.opposite()));
                if let Some(index) = found
                    && next != gone
                    && !reached[index]
                {
                    reached[index] = true;
                    todo.push(index as u8);
                }
            }
        }
        self.0.iter().enumerate().find(|(i, s)| s.cell != gone && !reached[*i]).map(|(_, s)| s.cell)
    }
}

/// The eight cells round a cell, clockwise from the north.
pub fn ring(cell: Cell) -> [Cell; 8] {
    let [n, e, s, w] = cell.neighbours();
    [n, n.beside(Side::East), e, s.beside(Side::East), s, s.beside(Side::West), w, n.beside(Side::West)]
}
