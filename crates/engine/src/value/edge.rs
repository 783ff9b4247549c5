use super::{Cell, Misspelt, Side, spelled_in_serde};
use std::{fmt, str::FromStr};

/// The edge between two neighbouring cells. Written from its southern or western cell: `0,1-N`, `0,1-E`.
///
/// ```
/// use sabika_engine::value::{Cell, Edge, Side};
/// let edge = Edge::between(Cell { x: 0, y: 2 }, Side::South);
/// assert_eq!(edge.to_string(), "0,1-N");
/// assert_eq!(edge, "0,1-N".parse()?);
/// # Ok::<(), sabika_engine::value::Misspelt>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Edge {
    cell: Cell,
    side: Side,
}

impl Edge {
    /// The edge of a cell on this side: the same from both cells that share it.
    pub const fn between(cell: Cell, side: Side) -> Edge {
        match side {
            Side::North | Side::East => Edge { cell, side },
            Side::South | Side::West => Edge { cell: cell.beside(side), side: side.opposite() },
        }
    }
    /// Its southern or western cell.
    pub const fn cell(self) -> Cell {
        self.cell
    }
    /// On which side of that cell it lies: north or east.
    pub const fn side(self) -> Side {
        self.side
    }
    /// The two cells it lies between, each with its side that is the edge.
    pub const fn ends(self) -> [(Cell, Side); 2] {
        [(self.cell, self.side), (self.cell.beside(self.side), self.side.opposite())]
    }
}

/// No edge in particular: what fills the places of a list that are free.
impl Default for Edge {
    fn default() -> Edge {
        Edge::between(Cell::START, Side::North)
    }
}

impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.cell, self.side)
    }
}

impl FromStr for Edge {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Edge, Misspelt> {
        let wrong = || Misspelt::new("an edge (such as 0,1-N; N or E of a cell)", text);
        let (cell, side) = text.rsplit_once('-').ok_or_else(wrong)?;
        let cell: Cell = cell.parse().map_err(|_: Misspelt| wrong())?;
        match side.parse().map_err(|_: Misspelt| wrong())? {
            side @ (Side::North | Side::East) => Ok(Edge { cell, side }),
            _ => Err(wrong()),
        }
    }
}

spelled_in_serde!(Edge);
