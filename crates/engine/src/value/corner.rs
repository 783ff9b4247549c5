use super::{Cell, Misspelt};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// A corner at which four cells meet: the south-western one of the cell whose name it has (FAL-5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Corner(pub Cell);

impl Corner {
    /// The four cells round it.
    pub fn cells(self) -> [Cell; 4] {
        let Cell { x, y } = self.0;
        [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)].map(|(x, y)| Cell { x, y })
    }
    /// Is it one of them?
    #[inline]
    pub const fn touches(self, cell: Cell) -> bool {
        let Cell { x, y } = self.0;
        matches!((x.wrapping_sub(cell.x), y.wrapping_sub(cell.y)), (0 | 1, 0 | 1))
    }
}

impl fmt::Display for Corner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Corner {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Corner, Misspelt> {
        text.parse().map(Corner)
    }
}
