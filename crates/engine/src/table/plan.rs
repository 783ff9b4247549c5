//! One Alhambra made ready for questions, and the cells that answer them.

use crate::{
    board::{Bits, Holes, Mask, Nook, Plot, Sites, Works},
    value::*,
};

/// One Alhambra, ready to answer for many tiles.
#[derive(Clone, Copy, Debug)]
#[allow(clippy::large_enum_variant)] // made for a question and never kept; a box would cost an allocation
pub enum Plan {
    /// By one word.
    Nook(Sites<Nook>),
    /// By bitboard.
    Window(Sites),
    /// By one word, with outworks, turrets or gates.
    WorkedNook(Sites<Nook>, Works<Nook>),
    /// By bitboard, with outworks, turrets or gates.
    Worked(Sites, Works),
    /// On the whole plane.
    Plane(Plot, Holes),
}

/// The cells of a mask, wherever its middle lies.
#[inline]
fn cells<M: Bits>(sites: &Sites<M>, mask: M) -> Cells
where
    Cells: From<(M, Cell)>,
{
    Cells::from((mask, sites.middle()))
}

fn each_of<M: Bits>(sites: &Sites<M>, (placements, swaps): (M, M), mut f: impl FnMut(Cell, bool)) {
    let middle = sites.middle();
    placements.each(|cell| f(from(middle, cell), false));
    swaps.each(|cell| f(from(middle, cell), true));
}

impl Plan {
    /// Are there neither outworks nor turrets nor gates, and can bits tell all?
    #[inline]
    pub fn is_plain(&self) -> bool {
        matches!(self, Plan::Nook(_) | Plan::Window(_))
    }
    /// Where a tile with these walls may be built (BASE-B2 to B5, CAM-4 to CAM-10).
    #[inline]
    pub fn placements(&self, walls: Walls) -> Cells {
        match self {
            Plan::Nook(sites) if walls.is_proper() => cells(sites, sites.placements(walls)),
            _ => self.rare_placements(walls),
        }
    }
    #[cold]
    fn rare_placements(&self, walls: Walls) -> Cells {
        match self {
            Plan::Window(sites) if walls.is_proper() => cells(sites, sites.placements(walls)),
            Plan::Nook(sites) => cells(sites, Works::NONE.fits(sites, walls).0),
            Plan::Window(sites) => cells(sites, Works::NONE.fits(sites, walls).0),
            Plan::WorkedNook(sites, works) => cells(sites, works.fits(sites, walls).0),
            Plan::Worked(sites, works) => cells(sites, works.fits(sites, walls).0),
            Plan::Plane(plot, holes) => {
                Cells::Plane(plot.rim().iter().copied().filter(|c| plot.fits(*c, walls, *holes)).collect())
            }
        }
    }
    /// Where a tile with these walls may take another's place (BASE-R4, CAM-11).
    #[inline]
    pub fn swaps(&self, walls: Walls) -> Cells {
        match self {
            Plan::Nook(_) | Plan::Window(_) if !walls.is_proper() => Cells::NONE, // see `Works::fits`
            Plan::Nook(sites) => cells(sites, sites.swaps(walls)),
            Plan::Window(sites) => cells(sites, sites.swaps(walls)),
            Plan::WorkedNook(sites, works) => cells(sites, works.fits(sites, walls).1),
            Plan::Worked(sites, works) => cells(sites, works.fits(sites, walls).1),
            Plan::Plane(plot, _) => in_order(plot, |cell| plot.swaps_at(cell, walls)),
        }
    }
    /// Both at once: where a tile may be built, then (told by `true`) where it may take another's place.
    #[inline]
    pub fn each_fit(&self, walls: Walls, mut f: impl FnMut(Cell, bool)) {
        match self {
            Plan::Nook(sites) if walls.is_proper() => {
                let (placements, swaps) = sites.fits(walls);
                let middle = sites.middle();
                placements.each(|cell| f(from(middle, cell), false));
                swaps.each(|cell| f(from(middle, cell), true));
            }
            _ => {
                self.placements(walls).each(|cell| f(cell, false));
                self.swaps(walls).each(|cell| f(cell, true));
            }
        }
    }
    /// The same in an Alhambra with outworks, turrets or gates.
    pub(super) fn each_odd_fit(&self, walls: Walls, f: impl FnMut(Cell, bool)) {
        match self {
            Plan::WorkedNook(sites, works) => each_of(sites, works.fits(sites, walls), f),
            Plan::Worked(sites, works) => each_of(sites, works.fits(sites, walls), f),
            _ => self.each_fit(walls, f),
        }
    }
    /// May a tile with these walls take the place of what stands on this cell?
    pub fn swaps_at(&self, walls: Walls, at: Cell) -> bool {
        match self {
            Plan::WorkedNook(sites, works) if walls.is_proper() => {
                to(sites.middle(), at).is_some_and(|at| works.swaps_at(sites, walls, at))
            }
            Plan::Worked(sites, works) if walls.is_proper() => {
                to(sites.middle(), at).is_some_and(|at| works.swaps_at(sites, walls, at))
            }
            _ => self.swaps(walls).has(at),
        }
    }
    /// Where gates could help to build a tile with these walls, perhaps among other cells (GAT-6).
    pub fn behind_walls(&self, walls: Walls) -> Cells {
        match self {
            _ if !walls.is_proper() => Cells::NONE, // nobody walks to it, or it has legs
            Plan::Nook(sites) | Plan::WorkedNook(sites, _) => cells(sites, sites.behind_walls(walls)),
            Plan::Window(sites) | Plan::Worked(sites, _) => cells(sites, sites.behind_walls(walls)),
            Plan::Plane(plot, _) => Cells::Plane(plot.rim()),
        }
    }
    /// Which tiles gates could help to remove, perhaps among others (GAT-11).
    pub fn held_by_ways(&self) -> Cells {
        match self {
            Plan::Nook(sites) | Plan::WorkedNook(sites, _) if !sites.has_double_walls() => Cells::NONE,
            Plan::Window(sites) | Plan::Worked(sites, _) if !sites.has_double_walls() => Cells::NONE,
            Plan::Nook(sites) => cells(sites, sites.movable() & !sites.removals()),
            Plan::Window(sites) => cells(sites, sites.movable() & !sites.removals()),
            Plan::WorkedNook(sites, works) => cells(sites, sites.movable() & !works.removals(sites)),
            Plan::Worked(sites, works) => cells(sites, sites.movable() & !works.removals(sites)),
            Plan::Plane(plot, _) => in_order(plot, |cell| cell != Cell::START),
        }
    }
    /// Which tiles may be removed (BASE-R3, CAM-11).
    #[inline]
    pub fn removals(&self) -> Cells {
        match self {
            Plan::Nook(sites) => cells(sites, sites.removals()),
            _ => self.rare_removals(),
        }
    }
    #[cold]
    fn rare_removals(&self) -> Cells {
        match self {
            Plan::Nook(sites) => cells(sites, sites.removals()),
            Plan::Window(sites) => cells(sites, sites.removals()),
            Plan::WorkedNook(sites, works) => cells(sites, works.removals(sites)),
            Plan::Worked(sites, works) => cells(sites, works.removals(sites)),
            Plan::Plane(plot, _) => in_order(plot, |cell| plot.removable(cell)),
        }
    }
}

fn in_order(plot: &Plot, keep: impl Fn(Cell) -> bool) -> Cells {
    let mut cells: Pile<Cell, 255> = plot.tiles().iter().map(|s| s.cell).filter(|c| keep(*c)).collect();
    put_in_order(&mut cells, |c| (c.y, c.x));
    Cells::Plane(cells)
}

/// The cells that answer a question about an Alhambra, from south to north, each row from west to east.
#[derive(Clone, Copy, Debug)]
#[allow(clippy::large_enum_variant)] // the large one is rare, and a box would cost an allocation
pub enum Cells {
    /// Inside a nook, counted from the cell in its middle.
    Nook(Nook, Cell),
    /// Inside the window, counted so too.
    Window(Mask, Cell),
    /// Anywhere.
    Plane(Pile<Cell, 255>),
}

impl From<(Nook, Cell)> for Cells {
    #[inline]
    fn from((cells, middle): (Nook, Cell)) -> Cells {
        Cells::Nook(cells, middle)
    }
}

impl From<(Mask, Cell)> for Cells {
    #[inline]
    fn from((cells, middle): (Mask, Cell)) -> Cells {
        Cells::Window(cells, middle)
    }
}

impl Cells {
    /// No cell.
    const NONE: Cells = Cells::Nook(Nook::EMPTY, Cell::START);

    /// How many.
    #[inline]
    pub fn len(&self) -> usize {
        match self {
            Cells::Nook(nook, _) => nook.len() as usize,
            Cells::Window(mask, _) => mask.len() as usize,
            Cells::Plane(list) => list.len(),
        }
    }
    /// None?
    #[inline]
    pub fn is_empty(&self) -> bool {
        match self {
            Cells::Nook(nook, _) => nook.is_empty(),
            Cells::Window(mask, _) => mask.is_empty(),
            Cells::Plane(list) => list.is_empty(),
        }
    }
    /// Is this cell one of them?
    pub fn has(&self, cell: Cell) -> bool {
        match self {
            Cells::Nook(nook, middle) => to(*middle, cell).is_some_and(|cell| nook.has(cell)),
            Cells::Window(mask, middle) => to(*middle, cell).is_some_and(|cell| mask.has(cell)),
            Cells::Plane(list) => list.contains(&cell),
        }
    }
    /// One by one.
    #[inline]
    pub fn each(&self, mut f: impl FnMut(Cell)) {
        match self {
            Cells::Nook(nook, middle) => nook.each(|cell| f(from(*middle, cell))),
            Cells::Window(mask, middle) => mask.each(|cell| f(from(*middle, cell))),
            Cells::Plane(list) => list.iter().copied().for_each(f),
        }
    }
    /// Keep those that pass.
    pub(super) fn retain(&mut self, keep: impl Fn(Cell) -> bool) {
        match self {
            Cells::Nook(nook, middle) => retain(nook, |cell| keep(from(*middle, cell))),
            Cells::Window(mask, middle) => retain(mask, |cell| keep(from(*middle, cell))),
            Cells::Plane(list) => list.retain(|cell| keep(*cell)),
        }
    }
    /// Leave one out.
    pub(super) fn remove(&mut self, cell: Cell) {
        match self {
            Cells::Nook(nook, middle) => remove(nook, to(*middle, cell)),
            Cells::Window(mask, middle) => remove(mask, to(*middle, cell)),
            Cells::Plane(list) => list.retain(|other| *other != cell),
        }
    }
    /// The n-th of them.
    #[inline]
    pub fn nth(&self, n: usize) -> Option<Cell> {
        match self {
            Cells::Nook(nook, middle) => nook.nth(n as u32).map(|cell| from(*middle, cell)),
            Cells::Window(mask, middle) => mask.nth(n as u32).map(|cell| from(*middle, cell)),
            Cells::Plane(list) => list.get(n).copied(),
        }
    }
}

fn retain(cells: &mut impl Bits, keep: impl Fn(Cell) -> bool) {
    let all = *cells;
    all.each(|cell| cells.set(cell, keep(cell)));
}

fn remove(cells: &mut impl Bits, cell: Option<Cell>) {
    if let Some(cell) = cell.filter(|cell| cells.has(*cell)) {
        cells.set(cell, false);
    }
}

/// A cell of the Alhambra as a cell of a mask.
#[inline]
fn to(middle: Cell, cell: Cell) -> Option<Cell> {
    Some(Cell { x: cell.x.checked_sub(middle.x)?, y: cell.y.checked_sub(middle.y)? })
}

/// A cell of a mask as a cell of the Alhambra.
#[inline]
const fn from(middle: Cell, cell: Cell) -> Cell {
    Cell { x: middle.x + cell.x, y: middle.y + cell.y }
}
