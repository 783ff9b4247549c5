//! What a set of cells can do, whatever the size of its window.

use super::{Mask, Nook, cuts::cuts, ground::meeting};
use crate::value::{Cell, Side};
use std::ops::{BitAnd, BitOr, BitXor, Not};

/// What every set of cells can do, whatever the size of its window.
#[allow(clippy::wrong_self_convention)] // what is seen from there, no conversion
pub trait Bits:
    Copy
    + PartialEq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + std::fmt::Debug
{
    /// No cell.
    const EMPTY: Self;
    /// The cells on the rim of the window: nothing ever stands there.
    const RIM: Self;
    /// One cell.
    fn of(cell: Cell) -> Self;
    /// Every cell, or none.
    fn filled(on: bool) -> Self;
    /// Outside the window nothing is set.
    fn has(&self, cell: Cell) -> bool;
    /// Puts a cell in or takes it out.
    fn set(&mut self, cell: Cell, on: bool);
    /// No cell?
    fn is_empty(&self) -> bool;
    /// How many cells.
    fn len(&self) -> u32;
    /// For each cell: is its northern neighbour in the set?
    #[must_use]
    fn from_north(&self) -> Self;
    /// For each cell: is its eastern neighbour in the set?
    #[must_use]
    fn from_east(&self) -> Self;
    /// For each cell: is its southern neighbour in the set?
    #[must_use]
    fn from_south(&self) -> Self;
    /// For each cell: is its western neighbour in the set?
    #[must_use]
    fn from_west(&self) -> Self;
    /// Calls `f` with each cell, from south to north, each row from west to east.
    fn each(&self, f: impl FnMut(Cell));
    /// The n-th cell in this order.
    fn nth(&self, n: u32) -> Option<Cell>;

    /// Cells that are surely outside, whatever single cell beside these is filled: the ground that one need not walk over to
    /// find what is shut in.
    fn outside(&self) -> Self;
    /// Those of these tiles that cut nothing off when they go; these are the ways on foot, and the start tile is there.
    #[must_use]
    fn not_cutting(tiles: Self, ways: &Sides<Self>, _start: Cell) -> Self {
        meeting(tiles, ways)
    }

    /// For each cell and side: is the neighbour in the set?
    #[inline]
    fn around(&self) -> Sides<Self> {
        [self.from_north(), self.from_east(), self.from_south(), self.from_west()]
    }
}

/// As [`Mask`] itself says.
impl Bits for Mask {
    const EMPTY: Mask = Mask::EMPTY;
    const RIM: Mask = Mask::RIM;
    #[inline]
    fn of(cell: Cell) -> Mask {
        Mask::of(cell)
    }
    #[inline]
    fn filled(on: bool) -> Mask {
        Mask::filled(on)
    }
    #[inline]
    fn has(&self, cell: Cell) -> bool {
        self.has(cell)
    }
    #[inline]
    fn set(&mut self, cell: Cell, on: bool) {
        self.set(cell, on);
    }
    #[inline]
    fn is_empty(&self) -> bool {
        self.is_empty()
    }
    #[inline]
    fn len(&self) -> u32 {
        self.len()
    }
    #[inline]
    fn from_north(&self) -> Mask {
        self.from_north()
    }
    #[inline]
    fn from_east(&self) -> Mask {
        self.from_east()
    }
    #[inline]
    fn from_south(&self) -> Mask {
        self.from_south()
    }
    #[inline]
    fn from_west(&self) -> Mask {
        self.from_west()
    }
    #[inline]
    fn each(&self, f: impl FnMut(Cell)) {
        self.each(f);
    }
    #[inline]
    fn nth(&self, n: u32) -> Option<Cell> {
        self.nth(n)
    }
    fn outside(&self) -> Mask {
        if self.is_empty() { Mask::RIM } else { self.reach().beyond() }
    }
    fn not_cutting(tiles: Mask, ways: &Sides, start: Cell) -> Mask {
        // For one or two it is quicker to look whether their neighbours still meet.
        if tiles.len() > 2 { tiles & !cuts(start, ways) } else { meeting(tiles, ways) }
    }
}

/// A mask for each side of a tile.
pub(super) type Sides<M = Mask> = [M; 4];

/// A set of edges: the one below and the one on the left of each cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Edges<M = Mask> {
    pub south: M,
    pub west: M,
}

impl<M: Bits> Edges<M> {
    pub const NONE: Edges<M> = Edges { south: M::EMPTY, west: M::EMPTY };

    /// Puts the edge of a cell in or takes it out.
    #[inline]
    pub fn set(&mut self, cell: Cell, side: Side, on: bool) {
        match side {
            Side::North => self.south.set(cell.beside(Side::North), on),
            Side::East => self.west.set(cell.beside(Side::East), on),
            Side::South => self.south.set(cell, on),
            Side::West => self.west.set(cell, on),
        }
    }
    /// Is the edge of a cell in the set?
    #[inline]
    pub fn has(&self, cell: Cell, side: Side) -> bool {
        match side {
            Side::North => self.south.has(cell.beside(Side::North)),
            Side::East => self.west.has(cell.beside(Side::East)),
            Side::South => self.south.has(cell),
            Side::West => self.west.has(cell),
        }
    }
    /// For each cell and side: is that edge in the set?
    #[inline]
    pub fn sides(&self) -> Sides<M> {
        [self.south.from_north(), self.west.from_east(), self.south, self.west]
    }
}

impl Edges {
    /// Puts the edge of a cell in, if it is to go in.
    #[inline]
    pub fn add(&mut self, cell: Cell, side: Side, on: bool) {
        match side {
            Side::North => self.south.add(cell.beside(Side::North), on),
            Side::East => self.west.add(cell.beside(Side::East), on),
            Side::South => self.south.add(cell, on),
            Side::West => self.west.add(cell, on),
        }
    }
}

macro_rules! bitwise {
    ($($op:ident $method:ident $sign:tt),+) => {$(
        impl $op for Mask {
            type Output = Mask;
            #[inline]
            fn $method(self, other: Mask) -> Mask {
                let (a, b) = (&self.0, &other.0);
                Mask([a[0] $sign b[0], a[1] $sign b[1], a[2] $sign b[2], a[3] $sign b[3]])
            }
        }
        impl $op for Nook {
            type Output = Nook;
            #[inline]
            fn $method(self, other: Nook) -> Nook {
                Nook(self.0 $sign other.0)
            }
        }
    )+};
}
bitwise!(BitAnd bitand &, BitOr bitor |, BitXor bitxor ^);

impl Not for Mask {
    type Output = Mask;
    #[inline]
    fn not(self) -> Mask {
        Mask([!self.0[0], !self.0[1], !self.0[2], !self.0[3]])
    }
}

impl Not for Nook {
    type Output = Nook;
    #[inline]
    fn not(self) -> Nook {
        Nook(!self.0)
    }
}
