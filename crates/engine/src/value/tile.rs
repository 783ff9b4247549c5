use super::{Building, Misspelt, Walls, spelled_in_serde};
use crate::components::{BASIC, FACES_OF_TILES, Face, TILES};
use std::{fmt, str::FromStr};

/// One tile of the box. Every tile is unique, so its name says all: `garden-8-NE`.
///
/// ```
/// use sabika_engine::value::{Building, Tile};
/// let tile: Tile = "garden-8-NE".parse()?;
/// assert_eq!((tile.building(), tile.price()), (Some(Building::Garden), 8));
/// # Ok::<(), sabika_engine::value::Misspelt>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Tile(u8);

impl Tile {
    /// Every tile of every box, the 54 basic buildings first.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..TILES as u8).map(Tile)
    }
    /// What is printed on it.
    #[inline]
    pub fn face(self) -> &'static Face {
        &FACES_OF_TILES[self.0 as usize]
    }
    /// Its name.
    pub fn name(self) -> &'static str {
        self.face().name
    }
    /// The building type it counts for, if it is a building (BASE-K1).
    #[inline]
    pub fn building(self) -> Option<Building> {
        self.face().building
    }
    /// The printed price; 0 if it has none.
    #[inline]
    pub fn price(self) -> u8 {
        self.face().price
    }
    /// The printed walls, roof up.
    #[inline]
    pub fn walls(self) -> Walls {
        self.face().walls
    }
    /// Is it one of the 54 buildings of the base game (BASE-K1)?
    #[inline]
    pub const fn is_basic(self) -> bool {
        (self.0 as usize) < BASIC.count
    }
    /// May it be turned when it is laid (MAG-3, WAT-9)?
    #[inline]
    pub fn turns(self) -> bool {
        self.0 as usize >= TURNING && self.face().turns
    }
    /// Its place in the list of all tiles.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    pub(crate) const fn from_index(index: usize) -> Tile {
        assert!(index < TILES);
        Tile(index as u8)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Tile {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Tile, Misspelt> {
        Tile::all().find(|t| t.name() == text).ok_or_else(|| Misspelt::new("a tile (such as garden-8-NE)", text))
    }
}

spelled_in_serde!(Tile);

/// No tile before this place in the list may be turned.
const TURNING: usize = {
    let mut n = 0;
    while n < TILES && !FACES_OF_TILES[n].turns {
        n += 1;
    }
    n
};

/// A set of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TileSet([u64; 2]);

impl TileSet {
    /// No tile.
    pub const EMPTY: TileSet = TileSet([0; 2]);
    /// So many tiles of the list from this place on.
    pub(crate) const fn range(first: usize, count: usize) -> TileSet {
        let mut set = TileSet::EMPTY;
        let mut n = first;
        while n < first + count {
            set.0[n >> 6] |= 1 << (n & 63);
            n += 1;
        }
        set
    }
    /// Is it in?
    #[inline]
    pub const fn has(&self, tile: Tile) -> bool {
        self.0[(tile.0 >> 6) as usize] >> (tile.0 & 63) & 1 != 0
    }
    /// Put it in.
    #[inline]
    pub fn insert(&mut self, tile: Tile) {
        self.0[(tile.0 >> 6) as usize] |= 1 << (tile.0 & 63);
    }
    /// Take it out.
    #[inline]
    pub fn remove(&mut self, tile: Tile) {
        self.0[(tile.0 >> 6) as usize] &= !(1 << (tile.0 & 63));
    }
    /// How many.
    #[inline]
    pub const fn len(&self) -> u8 {
        (self.0[0].count_ones() + self.0[1].count_ones()) as u8
    }
    /// None?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] == 0
    }
    /// The tiles, in the order of the list.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Tile> + Clone + use<> {
        let mut words = self.0;
        std::iter::from_fn(move || {
            let at = usize::from(words[0] == 0);
            let bit = words[at].trailing_zeros();
            if bit == 64 {
                return None;
            }
            words[at] &= words[at] - 1;
            Some(Tile((at as u32 * 64 + bit) as u8))
        })
    }
    /// Tiles of this set that are not in the other.
    #[must_use]
    pub const fn without(&self, other: &TileSet) -> TileSet {
        TileSet([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }
    /// Tiles in both sets.
    pub const fn and(&self, other: &TileSet) -> TileSet {
        TileSet([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        let mut set = TileSet::EMPTY;
        tiles.into_iter().for_each(|tile| set.insert(tile));
        set
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Tile::name)).finish()
    }
}

impl serde::Serialize for TileSet {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}
