//! The Alhambras on the table: which tile stands where, and what may still be built, removed or exchanged.

use super::OpenTable;
use crate::{
    board::{self, Ground, Holes, Mask, Plot, Segment, Sites, Standing},
    flow::{Because, Illegal},
    modules::Move,
    value::*,
};

/// The cells that answer a question about an Alhambra, from south to north, each row from west to east.
#[derive(Clone, Copy, Debug)]
#[allow(clippy::large_enum_variant)] // the large one is rare, and a box would cost an allocation
pub enum Cells {
    /// Inside the window, counted from the cell in its middle.
    Window(Mask, Cell),
    /// Anywhere.
    Plane(Pile<Cell, 255>),
}

impl Cells {
    /// How many.
    #[inline]
    pub fn len(&self) -> usize {
        match self {
            Cells::Window(mask, _) => mask.len() as usize,
            Cells::Plane(list) => list.len(),
        }
    }
    /// None?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Is this cell one of them?
    pub fn has(&self, cell: Cell) -> bool {
        match self {
            Cells::Window(mask, middle) => {
                let far = |at: i8, middle: i8| at.checked_sub(middle);
                far(cell.x, middle.x).zip(far(cell.y, middle.y)).is_some_and(|(x, y)| mask.has(Cell { x, y }))
            }
            Cells::Plane(list) => list.contains(&cell),
        }
    }
    /// One by one.
    #[inline]
    pub fn each(&self, mut f: impl FnMut(Cell)) {
        match self {
            Cells::Window(mask, middle) => mask.each(|cell| f(from(*middle, cell))),
            Cells::Plane(list) => list.iter().copied().for_each(f),
        }
    }
    /// The n-th of them.
    pub fn nth(&self, n: usize) -> Option<Cell> {
        match self {
            Cells::Window(mask, middle) => mask.nth(n as u32).map(|cell| from(*middle, cell)),
            Cells::Plane(list) => list.get(n).copied(),
        }
    }
}

/// A cell of a mask as a cell of the Alhambra.
#[inline]
const fn from(middle: Cell, cell: Cell) -> Cell {
    Cell { x: middle.x + cell.x, y: middle.y + cell.y }
}

/// One Alhambra, ready to answer for many tiles.
#[derive(Clone, Copy, Debug)]
pub enum Plan {
    /// By bitboard.
    Window(Sites),
    /// On the whole plane.
    Plane(Plot, Holes),
}

impl Plan {
    /// Where a tile with these walls may be built (BASE-B2 to B5).
    #[inline]
    pub fn placements(&self, walls: Walls) -> Cells {
        match self {
            Plan::Window(sites) => Cells::Window(sites.placements(walls), sites.middle()),
            Plan::Plane(plot, holes) => {
                Cells::Plane(plot.rim().iter().copied().filter(|c| plot.fits(*c, walls, *holes)).collect())
            }
        }
    }
    /// Where a tile with these walls may take another's place (BASE-R4).
    #[inline]
    pub fn swaps(&self, walls: Walls) -> Cells {
        match self {
            Plan::Window(sites) => Cells::Window(sites.swaps(walls), sites.middle()),
            Plan::Plane(plot, _) => in_order(plot, |cell| plot.swaps_at(cell, walls)),
        }
    }
    /// Both at once: where a tile may be built, then (told by `true`) where it may take another's place.
    #[inline]
    pub fn each_fit(&self, walls: Walls, mut f: impl FnMut(Cell, bool)) {
        if let Plan::Window(sites) = self {
            let (placements, swaps) = sites.fits(walls);
            let middle = sites.middle();
            placements.each(|cell| f(from(middle, cell), false));
            swaps.each(|cell| f(from(middle, cell), true));
        } else {
            self.placements(walls).each(|cell| f(cell, false));
            self.swaps(walls).each(|cell| f(cell, true));
        }
    }
    /// Which tiles may be removed (BASE-R3).
    pub fn removals(&self) -> Cells {
        match self {
            Plan::Window(sites) => Cells::Window(sites.removals(), sites.middle()),
            Plan::Plane(plot, _) => in_order(plot, |cell| plot.removable(cell)),
        }
    }
}

fn in_order(plot: &Plot, keep: impl Fn(Cell) -> bool) -> Cells {
    let mut cells: Pile<Cell, 255> = plot.tiles().iter().map(|s| s.cell).filter(|c| keep(*c)).collect();
    cells.sort_unstable_by_key(|c| (c.y, c.x));
    Cells::Plane(cells)
}

impl OpenTable {
    fn is_wide(&self, seat: Seat) -> bool {
        self.wide >> seat.number() & 1 != 0
    }
    /// The tiles of an Alhambra with where they stand; the start tile is not among them.
    pub fn standing(&self, seat: Seat) -> impl Iterator<Item = (Tile, Standing)> + Clone + '_ {
        self.built[seat].iter().map(|tile| (tile, self.standing[tile.index()]))
    }
    /// The tile on a cell of an Alhambra, if one other than the start tile stands there.
    pub fn tile_at(&self, seat: Seat, cell: Cell) -> Option<Tile> {
        self.standing(seat).find(|(_, s)| s.cell == cell).map(|(tile, _)| tile)
    }
    /// An Alhambra as a list of tiles.
    pub fn plot(&self, seat: Seat) -> Plot {
        Plot::new(self.standing(seat).map(|(_, s)| s))
    }
    /// An Alhambra made ready for questions.
    #[inline]
    pub fn plan(&self, seat: Seat) -> Plan {
        let holes = self.config.options.holes;
        if self.is_wide(seat) {
            Plan::Plane(self.plot(seat), holes)
        } else {
            Plan::Window(self.grounds[seat].sites(holes))
        }
    }
    /// The length of the longest outer wall (BASE-W2).
    pub fn longest_wall(&self, seat: Seat) -> u8 {
        // The walk round the outline knows no holes; everything else is counted by the letter.
        if self.is_wide(seat) || self.config.options.holes == Holes::Cell {
            return self.longest_chain(seat).len() as u8;
        }
        self.grounds[seat].longest_wall()
    }
    /// The segments of the longest outer wall.
    pub fn longest_chain(&self, seat: Seat) -> Vec<Segment> {
        board::chains(&self.plot(seat)).into_iter().next().unwrap_or_default()
    }
    /// The length of the longest outer wall if a tile stood on this cell too. The tile fits there.
    pub fn wall_with(&self, seat: Seat, cell: Cell, walls: Walls) -> u8 {
        let mut ground = self.grounds[seat];
        if !self.is_wide(seat) && self.config.options.holes == Holes::Area && ground.holds(cell) {
            ground.lay(cell, walls);
            return ground.longest_wall();
        }
        let more = std::iter::once(Standing { cell, walls });
        let plot = Plot::new(self.standing(seat).map(|(_, s)| s).chain(more));
        board::chains(&plot).first().map_or(0, Vec::len) as u8
    }

    /// Lay a tile in an Alhambra where it fits.
    pub fn lay(&mut self, seat: Seat, tile: Tile, cell: Cell) {
        let walls = tile.walls();
        self.built[seat].insert(tile);
        self.standing[tile.index()] = Standing { cell, walls };
        if let Some(kind) = tile.building() {
            self.counts[seat][kind] += 1;
        }
        let ground = &mut self.grounds[seat];
        if ground.is_central() && ground.holds(cell) && !self.is_wide(seat) {
            self.grounds[seat].lay(cell, walls);
        } else {
            self.survey(seat);
        }
    }
    /// Makes the geometry of an Alhambra anew, with the window where it can hold it.
    fn survey(&mut self, seat: Seat) {
        let ground = Ground::of(self.standing(seat).map(|(_, s)| s));
        self.wide = self.wide & !(1 << seat.number()) | u8::from(ground.is_none()) << seat.number();
        self.grounds[seat] = ground.unwrap_or(Ground::START);
    }
    /// Take a built tile out of an Alhambra.
    pub fn lift(&mut self, seat: Seat, tile: Tile) {
        let cell = self.standing[tile.index()].cell;
        self.built[seat].remove(tile);
        self.standing[tile.index()] = Standing::default();
        if let Some(kind) = tile.building() {
            self.counts[seat][kind] -= 1;
        }
        if self.grounds[seat].is_central() && !self.is_wide(seat) {
            self.grounds[seat].lift(cell);
        } else {
            self.survey(seat);
        }
    }

    /// What the Alhambra alone says to a move, whoever owns the tile and whatever is asked: for explanations.
    pub fn check_place(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        match mv {
            Move::Build { tile, at } | Move::Add { tile, at } => self.check_build(seat, *at, tile.walls()),
            Move::Exchange { at, tile } => self.check_exchange(seat, *at, tile.walls()),
            Move::Remove { at } => self.check_remove(seat, *at),
            _ => Ok(()),
        }
    }
    /// May a tile with these walls be built on this cell? If not, why not.
    pub fn check_build(&self, seat: Seat, cell: Cell, walls: Walls) -> Result<(), Illegal> {
        let plot = self.plot(seat);
        if plot.at(cell).is_some() {
            return Err(rule!("BASE-B2").broken(Because::Occupied { cell }));
        }
        if !plot.touches(cell) {
            return Err(rule!("BASE-B2").broken(Because::NoContact { cell }));
        }
        if let Some(side) = plot.clash(cell, walls) {
            let other = cell.beside(side);
            return Err(rule!("BASE-B3").broken(Because::WallMeetsGap { cell, side, other }));
        }
        if !plot.reached_at(cell, walls) {
            return Err(rule!("BASE-B4").broken(Because::NotReachable { cell }));
        }
        let holes = self.config.options.holes;
        if !plot.no_hole_by(cell, holes) {
            return Err(rule!("BASE-B5").broken(Because::Hole { cell, holes: board::holes_by(&plot, cell, holes) }));
        }
        Ok(())
    }
    /// May the tile on this cell be removed? If not, why not.
    pub fn check_remove(&self, seat: Seat, cell: Cell) -> Result<(), Illegal> {
        let plot = self.plot(seat);
        if cell == Cell::START {
            return Err(rule!("BASE-B1").broken(Because::StartTile));
        }
        if plot.at(cell).is_none() {
            return Err(rule!("BASE-R3").broken(Because::NothingAt { cell }));
        }
        if cell.neighbours().into_iter().all(|c| plot.at(c).is_some()) {
            return Err(rule!("BASE-R3").broken(Because::Hole { cell, holes: vec![cell] }));
        }
        match plot.unreached_without(cell) {
            Some(cut_off) => Err(rule!("BASE-R3").broken(Because::CutsOff { cell, cut_off })),
            None => Ok(()),
        }
    }
    /// May a tile with these walls take the place of the one on this cell? If not, why not.
    pub fn check_exchange(&self, seat: Seat, cell: Cell, walls: Walls) -> Result<(), Illegal> {
        let plot = self.plot(seat);
        if cell == Cell::START {
            return Err(rule!("BASE-B1").broken(Because::StartTile));
        }
        if plot.at(cell).is_none() {
            return Err(rule!("BASE-R4").broken(Because::NothingAt { cell }));
        }
        match plot.clash(cell, walls) {
            Some(side) => Err(rule!("BASE-R4").broken(Because::WallMeetsGap { cell, side, other: cell.beside(side) })),
            None => Ok(()),
        }
    }
}
