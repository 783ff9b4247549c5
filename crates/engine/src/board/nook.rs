use super::{Bits, Mask};
use crate::value::Cell;

/// A set of cells inside a small window, 8 × 8 cells: one word, and so four times as fast as a [`Mask`]. Most Alhambras
/// fit in one, with the free rim that they need.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Nook(pub(super) u64);

/// Every column but the easternmost: what a look to the east can see.
const NOT_EAST: u64 = 0x7F7F_7F7F_7F7F_7F7F;
/// Every column but the westernmost.
const NOT_WEST: u64 = 0xFEFE_FEFE_FEFE_FEFE;

impl Nook {
    /// How many cells it has from side to side.
    pub(super) const SIZE: i8 = 8;

    #[inline]
    const fn bit(cell: Cell) -> u32 {
        ((cell.y + 4) as u32 * 8 + (cell.x + 4) as u32) & 63
    }
    #[inline]
    const fn cell(bit: u32) -> Cell {
        Cell { x: (bit & 7) as i8 - 4, y: (bit >> 3) as i8 - 4 }
    }
}

impl Bits for Nook {
    const EMPTY: Nook = Nook(0);
    const RIM: Nook = Nook(0xFF81_8181_8181_81FF);

    #[inline]
    fn of(cell: Cell) -> Nook {
        Nook(1 << Nook::bit(cell))
    }
    #[inline]
    fn filled(on: bool) -> Nook {
        Nook(u64::from(on).wrapping_neg())
    }
    #[inline]
    fn has(&self, cell: Cell) -> bool {
        let inside = cell.x >= -4 && cell.x <= 3 && cell.y >= -4 && cell.y <= 3;
        inside && self.0 >> Nook::bit(cell) & 1 != 0
    }
    #[inline]
    fn set(&mut self, cell: Cell, on: bool) {
        self.0 = self.0 & !(1 << Nook::bit(cell)) | u64::from(on) << Nook::bit(cell);
    }
    #[inline]
    fn is_empty(&self) -> bool {
        self.0 == 0
    }
    #[inline]
    fn len(&self) -> u32 {
        self.0.count_ones()
    }
    #[inline]
    fn from_north(&self) -> Nook {
        Nook(self.0 >> 8)
    }
    #[inline]
    fn from_east(&self) -> Nook {
        Nook(self.0 >> 1 & NOT_EAST)
    }
    #[inline]
    fn from_south(&self) -> Nook {
        Nook(self.0 << 8)
    }
    #[inline]
    fn from_west(&self) -> Nook {
        Nook(self.0 << 1 & NOT_WEST)
    }
    #[inline]
    fn each(&self, mut f: impl FnMut(Cell)) {
        let mut bits = self.0;
        while bits != 0 {
            f(Nook::cell(bits.trailing_zeros()));
            bits &= bits - 1;
        }
    }
    #[inline]
    fn nth(&self, n: u32) -> Option<Cell> {
        let mut bits = self.0;
        (0..n).for_each(|_| bits &= bits.wrapping_sub(1));
        (bits != 0).then(|| Nook::cell(bits.trailing_zeros()))
    }
    fn outside(&self) -> Nook {
        Nook::RIM // there is hardly more
    }
}

impl Mask {
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
