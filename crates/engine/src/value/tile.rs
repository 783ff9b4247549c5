use super::{Building, Misspelt, Walls, spelled_in_serde};
use crate::components::{BASIC, FACES_OF_TILES, FLOOR, Face, OF_ALHAMBRA, TILES, TOWERS};
use std::{fmt, str::FromStr};

/// One tile of the box. Every tile is unique, so its name says all: `garden-8-NE`.
///
/// ```
/// use sabika_engine::value::{Building, Tile};
/// let tile: Tile = "garden-8-NE".parse()?;
/// assert_eq!((tile.building(), tile.price()), (Some(Building::Garden), 8));
/// # Ok::<(), sabika_engine::value::Misspelt>(())
/// ```
// The number has a bit for the box: 0 to 126 are the tiles of Alhambra and its modules, from 128 on those of The Red
// Palace. The tiles of the second box stand where the first keeps tiles that are never played with them, so that a table has
// no more places than one game needs: see `place` and `TileSet`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Tile(u8);

/// How many places for tiles a table has.
pub const PLACES: usize = 128;

/// The bit that tells the tiles of the second box.
const SECOND: u8 = 128;

const _: () = assert!(OF_ALHAMBRA < PLACES && TILES - OF_ALHAMBRA <= 64, "the second box has one word of a set");

/// What is printed on the tile of each number; nothing where there is no tile. So no look at a tile needs a check.
static BY_NUMBER: [Face; 256] = {
    let mut all = [Face::BLANK; 256];
    let mut n = 0;
    while n < TILES {
        all[Tile::from_index(n).0 as usize] = FACES_OF_TILES[n];
        n += 1;
    }
    all
};

impl Tile {
    /// Every tile of every box, the 54 basic buildings first.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..TILES).map(Tile::from_index)
    }
    /// What is printed on it.
    #[inline]
    pub fn face(self) -> &'static Face {
        &BY_NUMBER[self.0 as usize]
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
    /// The walls that carry a tower.
    pub fn towers(self) -> Walls {
        FLOOR.position(self).map_or(Walls::NONE, |n| TOWERS[n])
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
        (self.0 - (self.0 >> 7)) as usize
    }
    /// Its place on the table: no other tile of the same game has it.
    #[inline]
    pub const fn place(self) -> usize {
        (self.0 & !SECOND) as usize
    }
    pub(crate) const fn from_index(index: usize) -> Tile {
        assert!(index < TILES);
        Tile(if index < OF_ALHAMBRA { index as u8 } else { SECOND + (index - OF_ALHAMBRA) as u8 })
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

/// A set of tiles of one game: a bit for each place, and the last one tells that the tiles of the second box are meant.
#[derive(Clone, Copy, Default)]
pub struct TileSet([u64; 2]);

/// The last bit of a set.
const BOX: u64 = 1 << 63;

impl TileSet {
    /// No tile.
    pub const EMPTY: TileSet = TileSet([0; 2]);
    /// So many tiles of the list from this place on.
    pub(crate) const fn range(first: usize, count: usize) -> TileSet {
        let mut set = TileSet::EMPTY;
        let mut n = first;
        while n < first + count {
            set.insert(Tile::from_index(n));
            n += 1;
        }
        set
    }
    /// Is it in?
    #[inline]
    pub const fn has(&self, tile: Tile) -> bool {
        let (word, second) = (tile.0 >> 6 & 1, (self.0[1] >> 63) as u8);
        // The second box has the first word alone: what lies in the other belongs to both.
        self.0[word as usize] >> (tile.0 & 63) & (word | !(second ^ tile.0 >> 7)) as u64 & 1 != 0
    }
    /// Put it in.
    #[inline]
    pub const fn insert(&mut self, tile: Tile) {
        self.0[(tile.0 >> 6 & 1) as usize] |= 1 << (tile.0 & 63);
        self.0[1] |= (tile.0 as u64 >> 7) << 63;
    }
    /// Take it out.
    #[inline]
    pub fn remove(&mut self, tile: Tile) {
        self.0[(tile.0 >> 6 & 1) as usize] &= !(1 << (tile.0 & 63));
    }
    /// How many.
    #[inline]
    pub const fn len(&self) -> u8 {
        (self.0[0].count_ones() + (self.0[1] << 1).count_ones()) as u8
    }
    /// None?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] << 1 == 0
    }
    /// The tiles, in the order of the list.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Tile> + Clone + use<> {
        let first = [(self.0[1] >> 63 << 7) as u8, 64];
        let mut words = [self.0[0], self.0[1] & !BOX];
        std::iter::from_fn(move || {
            let at = usize::from(words[0] == 0);
            let bit = words[at].trailing_zeros();
            if bit == 64 {
                return None;
            }
            words[at] &= words[at] - 1;
            Some(Tile(first[at] + bit as u8))
        })
    }
    /// The first tile that is looked for. Quicker than to go through [`TileSet::iter`].
    #[inline]
    pub(crate) fn find(&self, mut is_it: impl FnMut(Tile) -> bool) -> Option<Tile> {
        let first = [(self.0[1] >> 63 << 7) as u8, 64];
        for (mut word, first) in [self.0[0], self.0[1] & !BOX].into_iter().zip(first) {
            while word != 0 {
                let tile = Tile(first + word.trailing_zeros() as u8);
                if is_it(tile) {
                    return Some(tile);
                }
                word &= word - 1;
            }
        }
        None
    }
    /// Tiles of this set that are not in the other.
    #[must_use]
    pub const fn without(&self, other: &TileSet) -> TileSet {
        TileSet([self.0[0] & !other.0[0], self.0[1] & !(other.0[1] & !BOX)])
    }
    /// Tiles in both sets, of the box of this one.
    pub const fn and(&self, other: &TileSet) -> TileSet {
        TileSet([self.0[0] & other.0[0], self.0[1] & (other.0[1] | BOX)])
    }
    /// Tiles in either set.
    #[must_use]
    pub const fn or(&self, other: &TileSet) -> TileSet {
        TileSet([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
    /// What is in the set, whatever was in it before.
    const fn bits(&self) -> [u64; 2] {
        let box_of = if self.0[0] == 0 { 0 } else { self.0[1] & BOX };
        [self.0[0], self.0[1] & !BOX | box_of]
    }
}

impl PartialEq for TileSet {
    fn eq(&self, other: &TileSet) -> bool {
        self.bits() == other.bits()
    }
}

impl Eq for TileSet {}

impl std::hash::Hash for TileSet {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.bits().hash(state);
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
