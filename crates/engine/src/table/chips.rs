//! Chips: the type of a tile on which none is printed.

use super::OpenTable;
use crate::value::{Building, ByBuilding, Seat, Tile};

/// A chip for each of the first 64 places, in three planes of bits; 0 is no chip.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Chips([u64; 3]);

impl Chips {
    /// The chip on a tile.
    #[inline]
    pub fn on(&self, tile: Tile) -> Option<Building> {
        let at = tile.place();
        if at >= 64 {
            return None;
        }
        let bits = self.0.iter().rev().fold(0, |bits, plane| bits << 1 | (plane >> at & 1) as usize);
        bits.checked_sub(1).map(|n| Building::ALL[n])
    }
    fn put(&mut self, tile: Tile, kind: Building) {
        let (at, bits) = (tile.place(), kind as u64 + 1);
        assert!(at < 64, "{tile} carries no chip");
        for (n, plane) in self.0.iter_mut().enumerate() {
            *plane = *plane & !(1 << at) | (bits >> n & 1) << at;
        }
    }
}

impl OpenTable {
    /// The type of a tile, finished or not: what is printed on it, or the chip that lies on it.
    #[inline]
    pub fn kind(&self, tile: Tile) -> Option<Building> {
        tile.building().or_else(|| self.boards.chips.on(tile))
    }
    /// The chip on a tile.
    pub fn chip(&self, tile: Tile) -> Option<Building> {
        self.boards.chips.on(tile)
    }
    /// A chip comes to lie on a tile that is not built.
    pub fn put_chip(&mut self, tile: Tile, kind: Building) {
        debug_assert!(Seat::all(self.players()).all(|seat| !self.boards.built[seat].has(tile)));
        self.boards.chips.put(tile, kind);
    }
    /// The chips in the bag: those that lie on no tile.
    pub fn bag(&self) -> ByBuilding<u8> {
        let kit = self.config.game.kit();
        let mut left = ByBuilding::new([kit.chips; 6]);
        for kind in kit.tiles.tiles().filter_map(|tile| self.chip(tile)) {
            left[kind] -= 1;
        }
        left
    }
}
