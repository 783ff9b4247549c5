use super::{Misspelt, Side};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::{fmt, str::FromStr};

/// A cell of an Alhambra: x grows to the east, y to the north, the start tile stands on (0, 0). Written `1,-2`.
///
/// A cell lies within [`Cell::FAR`] of the start tile: further than every tile of every box laid in one line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Cell {
    /// Columns east of the start tile.
    pub x: i8,
    /// Rows north of the start tile.
    pub y: i8,
}

impl Cell {
    /// Where the start tile stands.
    pub const START: Cell = Cell { x: 0, y: 0 };
    /// No tile of a real game can lie further out than this.
    pub const FAR: i8 = 120;

    /// The cell (x, y), unless it is too far away to be reached.
    pub const fn new(x: i32, y: i32) -> Option<Cell> {
        let far = Cell::FAR as i32;
        if -far <= x && x <= far && -far <= y && y <= far { Some(Cell { x: x as i8, y: y as i8 }) } else { None }
    }
    /// The neighbour across `side`.
    #[inline]
    pub const fn beside(self, side: Side) -> Cell {
        match side {
            Side::North => Cell { x: self.x, y: self.y + 1 },
            Side::East => Cell { x: self.x + 1, y: self.y },
            Side::South => Cell { x: self.x, y: self.y - 1 },
            Side::West => Cell { x: self.x - 1, y: self.y },
        }
    }
    /// The four neighbours, clockwise from the north.
    pub fn neighbours(self) -> [Cell; 4] {
        Side::ALL.map(|side| self.beside(side))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl FromStr for Cell {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Cell, Misspelt> {
        let wrong = || Misspelt::new("a cell (x,y within 120 of the start tile)", text);
        let (x, y) = text.split_once(',').ok_or_else(wrong)?;
        let number = |t: &str| t.parse::<i32>().map_err(|_| wrong());
        Cell::new(number(x)?, number(y)?).filter(|cell| cell.to_string() == text).ok_or_else(wrong)
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        (self.x, self.y).serialize(s)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Cell, D::Error> {
        let (x, y) = <(i32, i32)>::deserialize(d)?;
        Cell::new(x, y)
            .ok_or_else(|| de::Error::custom(format_args!("cell {x},{y} is further than 120 from the start")))
    }
}
