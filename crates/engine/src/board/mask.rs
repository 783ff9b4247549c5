use super::Reach;
use crate::value::{Cell, Side};
use std::ops::{BitAnd, BitOr, BitXor, Not};

/// A set of cells inside the window: 16 × 16 cells about the start tile, one bit each.
///
/// Shifts drop what leaves the window. That is right as long as nothing occupied touches its rim; see
/// `HOLDS`.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Mask([u64; 4]);

/// Every column but the easternmost: what a look to the east can see.
const NOT_EAST: u64 = 0x7FFF_7FFF_7FFF_7FFF;
/// Every column but the westernmost.
const NOT_WEST: u64 = 0xFFFE_FFFE_FFFE_FFFE;

impl Mask {
    /// How many cells the window has from side to side.
    pub(super) const SIZE: i8 = 16;
    /// No cell.
    pub const EMPTY: Mask = Mask([0; 4]);
    /// The cells on the rim of the window: nothing ever stands there.
    pub(super) const RIM: Mask =
        Mask([0x8001_8001_8001_FFFF, 0x8001_8001_8001_8001, 0x8001_8001_8001_8001, 0xFFFF_8001_8001_8001]);
    /// The cells that may be occupied while the window is enough: a free rim of one cell stays about them.
    const HOLDS: std::ops::RangeInclusive<i8> = -7..=6;

    /// Is the window enough for a tile on this cell?
    pub fn holds(cell: Cell) -> bool {
        Mask::HOLDS.contains(&cell.x) && Mask::HOLDS.contains(&cell.y)
    }
    #[inline]
    const fn bit(cell: Cell) -> (usize, u32) {
        let at = (cell.y + 8) as u32 * 16 + (cell.x + 8) as u32;
        ((at >> 6) as usize & 3, at & 63)
    }
    /// One cell.
    #[inline]
    pub const fn of(cell: Cell) -> Mask {
        let (word, bit) = Mask::bit(cell);
        let mut mask = Mask::EMPTY;
        mask.0[word] = 1 << bit;
        mask
    }
    /// Every cell, or none.
    #[inline]
    pub(super) const fn filled(on: bool) -> Mask {
        Mask([(on as u64).wrapping_neg(); 4])
    }
    /// Outside the window nothing is set.
    #[inline]
    pub const fn has(&self, cell: Cell) -> bool {
        if cell.x < -8 || cell.x > 7 || cell.y < -8 || cell.y > 7 {
            return false;
        }
        let (word, bit) = Mask::bit(cell);
        self.0[word] >> bit & 1 != 0
    }
    /// Puts a cell in or takes it out.
    #[inline]
    pub fn set(&mut self, cell: Cell, on: bool) {
        let (word, bit) = Mask::bit(cell);
        self.0[word] = self.0[word] & !(1 << bit) | u64::from(on) << bit;
    }
    /// Puts a cell in, if it is to go in.
    #[inline]
    fn add(&mut self, cell: Cell, on: bool) {
        let (word, bit) = Mask::bit(cell);
        self.0[word] |= u64::from(on) << bit;
    }
    /// No cell?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }
    /// How many cells.
    #[inline]
    pub const fn len(&self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones() + self.0[3].count_ones()
    }
    /// For each cell: is its northern neighbour in the set?
    #[inline]
    pub const fn from_north(&self) -> Mask {
        let m = &self.0;
        Mask([m[0] >> 16 | m[1] << 48, m[1] >> 16 | m[2] << 48, m[2] >> 16 | m[3] << 48, m[3] >> 16])
    }
    /// For each cell: is its southern neighbour in the set?
    #[inline]
    pub const fn from_south(&self) -> Mask {
        let m = &self.0;
        Mask([m[0] << 16, m[1] << 16 | m[0] >> 48, m[2] << 16 | m[1] >> 48, m[3] << 16 | m[2] >> 48])
    }
    /// For each cell: is its eastern neighbour in the set?
    #[inline]
    pub const fn from_east(&self) -> Mask {
        let m = &self.0;
        Mask([m[0] >> 1 & NOT_EAST, m[1] >> 1 & NOT_EAST, m[2] >> 1 & NOT_EAST, m[3] >> 1 & NOT_EAST])
    }
    /// For each cell: is its western neighbour in the set?
    #[inline]
    pub const fn from_west(&self) -> Mask {
        let m = &self.0;
        Mask([m[0] << 1 & NOT_WEST, m[1] << 1 & NOT_WEST, m[2] << 1 & NOT_WEST, m[3] << 1 & NOT_WEST])
    }
    /// Is the cell at this place in? A place is row and column as one number.
    #[inline]
    pub(super) const fn at(&self, place: usize) -> bool {
        self.0[place >> 6 & 3] >> (place & 63) & 1 != 0
    }
    /// The place of the southernmost cell, of several the westernmost.
    #[inline]
    pub(super) fn first_place(&self) -> usize {
        let word = self.0.iter().position(|word| *word != 0).expect("some cell");
        word * 64 + self.0[word].trailing_zeros() as usize
    }
    /// The southernmost cell, of several the westernmost.
    pub fn first(&self) -> Option<Cell> {
        self.cells().next()
    }
    /// The n-th cell in the order of [`Mask::cells`].
    #[inline]
    pub fn nth(&self, mut n: u32) -> Option<Cell> {
        for (word, bits) in self.0.iter().enumerate() {
            let here = bits.count_ones();
            if n < here {
                let mut bits = *bits;
                (0..n).for_each(|_| bits &= bits - 1);
                return Some(Mask::cell(word, bits.trailing_zeros()));
            }
            n -= here;
        }
        None
    }
    #[inline]
    const fn cell(word: usize, bit: u32) -> Cell {
        let at = word as i32 * 64 + bit as i32;
        Cell { x: (at & 15) as i8 - 8, y: (at >> 4) as i8 - 8 }
    }
    /// Calls `f` with each cell, in the order of [`Mask::cells`].
    #[inline]
    pub fn each(&self, mut f: impl FnMut(Cell)) {
        for (word, bits) in self.0.iter().enumerate() {
            let mut bits = *bits;
            while bits != 0 {
                f(Mask::cell(word, bits.trailing_zeros()));
                bits &= bits - 1;
            }
        }
    }
    /// The cells from south to north, each row from west to east.
    #[inline]
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let words = self.0;
        (0..4).flat_map(move |word| {
            let mut bits = words[word];
            std::iter::from_fn(move || {
                if bits == 0 {
                    return None;
                }
                let bit = bits.trailing_zeros();
                bits &= bits - 1;
                Some(Mask::cell(word, bit))
            })
        })
    }
}

/// A set of cells inside a small window, 8 × 8 cells: one word, and so four times as fast as a [`Mask`]. Most Alhambras
/// fit in one, with the free rim that they need.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Nook(u64);

impl Nook {
    /// How many cells it has from side to side.
    pub(super) const SIZE: i8 = 8;
    /// No cell.
    pub const EMPTY: Nook = Nook(0);
    pub(super) const RIM: Nook = Nook(0xFF81_8181_8181_81FF);
    /// Every column but the easternmost, and every one but the westernmost.
    const NOT_EAST: u64 = 0x7F7F_7F7F_7F7F_7F7F;
    const NOT_WEST: u64 = 0xFEFE_FEFE_FEFE_FEFE;

    #[inline]
    const fn bit(cell: Cell) -> u32 {
        ((cell.y + 4) as u32 * 8 + (cell.x + 4) as u32) & 63
    }
    #[inline]
    const fn of(cell: Cell) -> Nook {
        Nook(1 << Nook::bit(cell))
    }
    #[inline]
    const fn filled(on: bool) -> Nook {
        Nook((on as u64).wrapping_neg())
    }
    /// Outside the window nothing is set.
    #[inline]
    pub const fn has(&self, cell: Cell) -> bool {
        let inside = cell.x >= -4 && cell.x <= 3 && cell.y >= -4 && cell.y <= 3;
        inside && self.0 >> Nook::bit(cell) & 1 != 0
    }
    /// Puts a cell in or takes it out.
    #[inline]
    pub fn set(&mut self, cell: Cell, on: bool) {
        self.0 = self.0 & !(1 << Nook::bit(cell)) | u64::from(on) << Nook::bit(cell);
    }
    /// No cell?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }
    /// How many cells.
    #[inline]
    pub const fn len(&self) -> u32 {
        self.0.count_ones()
    }
    #[inline]
    const fn from_north(&self) -> Nook {
        Nook(self.0 >> 8)
    }
    #[inline]
    const fn from_south(&self) -> Nook {
        Nook(self.0 << 8)
    }
    #[inline]
    const fn from_east(&self) -> Nook {
        Nook(self.0 >> 1 & Nook::NOT_EAST)
    }
    #[inline]
    const fn from_west(&self) -> Nook {
        Nook(self.0 << 1 & Nook::NOT_WEST)
    }
    #[inline]
    const fn cell(bit: u32) -> Cell {
        Cell { x: (bit & 7) as i8 - 4, y: (bit >> 3) as i8 - 4 }
    }
    /// Calls `f` with each cell, from south to north, each row from west to east.
    #[inline]
    pub fn each(&self, mut f: impl FnMut(Cell)) {
        let mut bits = self.0;
        while bits != 0 {
            f(Nook::cell(bits.trailing_zeros()));
            bits &= bits - 1;
        }
    }
    /// The n-th cell in this order.
    #[inline]
    pub fn nth(&self, n: u32) -> Option<Cell> {
        let mut bits = self.0;
        (0..n).for_each(|_| bits &= bits.wrapping_sub(1));
        (bits != 0).then(|| Nook::cell(bits.trailing_zeros()))
    }
}

impl Mask {
    /// How far these cells reach; there is at least one.
    #[inline]
    pub(super) fn reach(&self) -> Reach {
        let columns = self.0[0] | self.0[1] | self.0[2] | self.0[3];
        let columns = columns | columns >> 32;
        let columns = (columns | columns >> 16) as u16;
        let last = self.0.iter().rposition(|word| *word != 0).expect("some cell");
        let south = Mask::cell(0, self.first_place() as u32);
        let north = Mask::cell(last, self.0[last].ilog2());
        let column = |x: u32| x as i8 - Mask::SIZE / 2;
        Reach::of(Cell { x: column(columns.trailing_zeros()), y: south.y })
            .with(Cell { x: column(columns.ilog2()), y: north.y })
    }
    /// What lies in the nook with this southwestern corner.
    #[inline]
    pub(super) const fn nook(&self, corner: Cell) -> Nook {
        let (west, south) = ((corner.x + Mask::SIZE / 2) as u32, (corner.y + Mask::SIZE / 2) as u32);
        // Eight rows, in two words.
        let (word, shift) = ((south / 4) as usize, south % 4 * 16);
        let [a, b, c] = [self.0[word & 3], self.0[(word + 1) & 3], self.0[(word + 2) & 3]];
        let (low, high) = (a >> shift | b << 1 << (63 - shift), b >> shift | c << 1 << (63 - shift));
        Nook(four_rows(low, west) | four_rows(high, west) << 32)
    }
}

/// Eight columns of the four rows in a word.
#[inline]
const fn four_rows(word: u64, west: u32) -> u64 {
    let rows = word >> west & 0x00FF_00FF_00FF_00FF;
    let rows = (rows | rows >> 8) & 0x0000_FFFF_0000_FFFF;
    (rows | rows >> 16) & 0xFFFF_FFFF
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

/// What every set of cells can do, whatever the size of its window.
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

    /// For each cell and side: is the neighbour in the set?
    #[inline]
    fn around(&self) -> Sides<Self> {
        [self.from_north(), self.from_east(), self.from_south(), self.from_west()]
    }
}

macro_rules! bits {
    ($($set:ident),+) => {$(
        impl Bits for $set {
            const EMPTY: $set = $set::EMPTY;
            const RIM: $set = $set::RIM;
            #[inline]
            fn of(cell: Cell) -> $set { $set::of(cell) }
            #[inline]
            fn filled(on: bool) -> $set { $set::filled(on) }
            #[inline]
            fn has(&self, cell: Cell) -> bool { $set::has(self, cell) }
            #[inline]
            fn set(&mut self, cell: Cell, on: bool) { $set::set(self, cell, on) }
            #[inline]
            fn is_empty(&self) -> bool { $set::is_empty(self) }
            #[inline]
            fn len(&self) -> u32 { $set::len(self) }
            #[inline]
            fn from_north(&self) -> $set { $set::from_north(self) }
            #[inline]
            fn from_east(&self) -> $set { $set::from_east(self) }
            #[inline]
            fn from_south(&self) -> $set { $set::from_south(self) }
            #[inline]
            fn from_west(&self) -> $set { $set::from_west(self) }
            #[inline]
            fn each(&self, f: impl FnMut(Cell)) { $set::each(self, f) }
            #[inline]
            fn nth(&self, n: u32) -> Option<Cell> { $set::nth(self, n) }
        }
    )+};
}
bits!(Mask, Nook);

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

impl std::fmt::Debug for Mask {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.cells().map(|c| (c.x, c.y))).finish()
    }
}
