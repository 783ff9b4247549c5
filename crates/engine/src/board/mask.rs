use super::Reach;
use crate::value::Cell;

/// A set of cells inside the window: 16 × 16 cells about the start tile, one bit each.
///
/// Shifts drop what leaves the window. That is right as long as nothing occupied touches its rim; see
/// `HOLDS`.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Mask(pub(super) [u64; 4]);

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
    /// The place of a cell in the window, row by row from the south.
    #[inline]
    pub(super) const fn place(cell: Cell) -> u8 {
        ((cell.y + 8) as u8 & 15) << 4 | (cell.x + 8) as u8 & 15
    }
    #[inline]
    pub(super) const fn has_place(&self, place: u8) -> bool {
        self.0[place as usize >> 6] >> (place & 63) & 1 != 0
    }
    #[inline]
    pub(super) const fn add_place(&mut self, place: u8) {
        self.0[place as usize >> 6] |= 1 << (place & 63);
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
    pub(super) fn add(&mut self, cell: Cell, on: bool) {
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

impl Mask {
    /// How far these cells reach; there is at least one.
    #[inline]
    pub(super) fn reach(&self) -> Reach {
        let columns = self.0[0] | self.0[1] | self.0[2] | self.0[3];
        let columns = columns | columns >> 32;
        let columns = (columns | columns >> 16) as u16;
        let first = self.0.iter().position(|word| *word != 0).expect("some cell");
        let last = self.0.iter().rposition(|word| *word != 0).expect("some cell");
        let south = Mask::cell(first, self.0[first].trailing_zeros());
        let north = Mask::cell(last, self.0[last].ilog2());
        let column = |x: u32| x as i8 - Mask::SIZE / 2;
        Reach::of(Cell { x: column(columns.trailing_zeros()), y: south.y })
            .with(Cell { x: column(columns.ilog2()), y: north.y })
    }
}

impl std::fmt::Debug for Mask {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.cells().map(|c| (c.x, c.y))).finish()
    }
}
