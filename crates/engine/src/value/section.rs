use super::{Misspelt, Side, Tile, spelled_in_serde};
use std::{fmt, str::FromStr};

/// A walled side of a tile, on which a guard can stand (RED-41). Written `F24-N`.
///
/// ```
/// use sabika_engine::value::{Section, Side};
/// let section: Section = "F24-N".parse()?;
/// assert_eq!((section.tile.name(), section.side), ("F24", Side::North));
/// # Ok::<(), sabika_engine::value::Misspelt>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Section {
    /// Of which tile.
    pub tile: Tile,
    /// On which side.
    pub side: Side,
}

impl fmt::Display for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.tile, self.side)
    }
}

impl FromStr for Section {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Section, Misspelt> {
        let wrong = || Misspelt::new("a wall section (such as F24-N)", text);
        let (tile, side) = text.rsplit_once('-').ok_or_else(wrong)?;
        Ok(Section { tile: tile.parse().map_err(|_| wrong())?, side: side.parse().map_err(|_| wrong())? })
    }
}

spelled_in_serde!(Section);
