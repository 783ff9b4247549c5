use super::{Misspelt, spelled_in_serde};
use std::{fmt, str::FromStr};

/// One side of a tile, roof up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Side {
    /// North, where the roofs point.
    #[default]
    North,
    /// East.
    East,
    /// South.
    South,
    /// West.
    West,
}

impl Side {
    /// All four, clockwise from the north: the order in which walls are written.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The side that faces this one across an edge.
    pub const fn opposite(self) -> Side {
        Side::ALL[(self as usize + 2) % 4]
    }
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
    /// `N`, `E`, `S` or `W`.
    pub const fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self as usize]
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Side {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Side, Misspelt> {
        Side::ALL.into_iter().find(|s| text == s.letter().to_string()).ok_or_else(|| Misspelt::new("a side", text))
    }
}

/// The walled sides of one tile, roof up. Written `NE` in files, records and tests; `open` without any.
///
/// An *outwork* is a tile before the walls that nobody walks on: its sides carry bastions instead of walls, and two rules
/// of their own say what may lie beside them (CAM-4, CAM-5). Written `outwork-NE`.
///
/// A *turret* fills half a cell: the two sides at its right angle are its legs, over which one walks, the long side is
/// wall, the other half of the cell is empty ground (WAT-9). Written by its legs: `turret-SW`.
///
/// ```
/// use sabika_engine::value::{Side, Walls};
/// let walls: Walls = "NE".parse()?;
/// assert_eq!(walls.with(Side::South).to_string(), "NES");
/// assert_eq!(Walls::NONE.to_string(), "open");
/// # Ok::<(), sabika_engine::value::Misspelt>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Walls(u8);

impl Walls {
    /// No wall at all.
    pub const NONE: Walls = Walls(0);
    /// All sixteen sets of walls.
    pub fn all() -> impl Iterator<Item = Walls> {
        (0..16).map(Walls)
    }
    /// An outwork with bastions on these sides.
    pub const fn outwork(bastions: Walls) -> Walls {
        Walls(bastions.0 | OUTWORK)
    }
    /// Are these the bastions of an outwork?
    #[inline]
    pub const fn is_outwork(self) -> bool {
        self.0 & OUTWORK != 0
    }
    /// A turret with its legs on these sides.
    pub const fn turret(legs: Walls) -> Walls {
        Walls(legs.0 | TURRET)
    }
    /// Are these the legs of a turret?
    #[inline]
    pub const fn is_turret(self) -> bool {
        self.0 & TURRET != 0
    }
    /// Are these the walls of a whole tile of the Alhambra proper: neither an outwork nor a turret?
    #[inline]
    pub const fn is_proper(self) -> bool {
        self.0 & (OUTWORK | TURRET) == 0
    }
    /// The same kind with other sides.
    pub(super) const fn with_bits(self, bits: u8) -> Walls {
        Walls(self.0 & (OUTWORK | TURRET) | bits)
    }
    /// May one walk over this side, gates apart: an open one of a tile, a leg of a turret (BASE-B4, WAT-16)?
    #[inline]
    pub const fn is_way(self, side: Side) -> bool {
        !self.is_outwork() && self.has(side) == self.is_turret()
    }
    /// Does this side touch what lies beside it, and is it of the Alhambra proper: any side of a tile, a leg (WAT-10)?
    #[inline]
    pub const fn touches(self, side: Side) -> bool {
        self.is_proper() || self.is_turret() && self.has(side)
    }
    /// Is there empty ground behind this side of the cell: none but on the free half of a turret (WAT-12)?
    #[inline]
    pub const fn is_free(self, side: Side) -> bool {
        self.is_turret() && !self.has(side)
    }
    /// Is there a wall, or on an outwork a bastion, on a turret a leg, on this side?
    #[inline]
    pub const fn has(self, side: Side) -> bool {
        self.0 & side.bit() != 0
    }
    /// These walls and one on `side`.
    pub const fn with(self, side: Side) -> Walls {
        Walls(self.0 | side.bit())
    }
    /// These walls and others.
    #[must_use]
    pub const fn and(self, others: Walls) -> Walls {
        Walls(self.0 | others.0)
    }
    /// These walls but not those.
    #[must_use]
    pub const fn without(self, others: Walls) -> Walls {
        Walls(self.0 & !others.0)
    }
    /// Walls that both have.
    #[must_use]
    pub const fn shared(self, others: Walls) -> Walls {
        Walls(self.0 & others.0)
    }
    /// How many sides are walled.
    pub const fn count(self) -> u8 {
        self.bits().count_ones() as u8
    }
    /// The walled sides, clockwise from the north.
    pub fn sides(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |side| self.has(*side))
    }
    /// Four bits, N in the lowest: a compact index.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0 & 15
    }
    /// From four bits, as made by [`Walls::bits`].
    pub const fn from_bits(bits: u8) -> Walls {
        Walls(bits & 15)
    }
}

/// Tells an outwork from other tiles.
const OUTWORK: u8 = 16;
/// Tells a turret.
const TURRET: u8 = 32;

impl FromIterator<Side> for Walls {
    fn from_iter<I: IntoIterator<Item = Side>>(sides: I) -> Walls {
        sides.into_iter().fold(Walls::NONE, Walls::with)
    }
}

impl fmt::Display for Walls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters: String = self.sides().map(Side::letter).collect();
        match (self.is_outwork(), letters.as_str()) {
            (true, letters) => f.pad(&format!("outwork-{letters}")),
            (false, letters) if self.is_turret() => f.pad(&format!("turret-{letters}")),
            (false, "") => f.pad("open"),
            (false, letters) => f.pad(letters),
        }
    }
}

impl FromStr for Walls {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Walls, Misspelt> {
        let wrong = || Misspelt::new("a set of walls (letters of NESW in this order, or open)", text);
        if text == "open" || text.is_empty() {
            return Ok(Walls::NONE);
        }
        if let Some(bastions) = text.strip_prefix("outwork-") {
            let bastions: Walls = bastions.parse().map_err(|_: Misspelt| wrong())?;
            return if bastions.bits() == bastions.0 { Ok(Walls::outwork(bastions)) } else { Err(wrong()) };
        }
        if let Some(legs) = text.strip_prefix("turret-") {
            let legs: Walls = legs.parse().map_err(|_: Misspelt| wrong())?;
            return if legs.bits() == legs.0 { Ok(Walls::turret(legs)) } else { Err(wrong()) };
        }
        let walls: Walls = text
            .chars()
            .map(|c| Side::ALL.into_iter().find(|s| s.letter() == c).ok_or_else(wrong))
            .collect::<Result<_, _>>()?;
        if walls.to_string() == text { Ok(walls) } else { Err(wrong()) }
    }
}

spelled_in_serde!(Side, Walls);
