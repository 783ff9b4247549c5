use super::OpenTable;
use crate::{board::Mask, value::*};

/// The corners at which four tiles of an Alhambra meet, outworks and turrets apart: told by the ground alone, so that most
/// Alhambras need not be looked at tile by tile.
#[derive(Clone, Copy)]
pub struct Fours {
    corners: Mask,
    middle: Cell,
    /// The ground cannot tell, for the Alhambra has outgrown its window.
    wide: bool,
}

impl Fours {
    /// Surely no corner?
    pub fn is_empty(&self) -> bool {
        self.corners.is_empty() && !self.wide
    }
    /// Is it possible that four tiles meet here?
    #[inline]
    pub fn may_have(&self, Corner(at): Corner) -> bool {
        let near = |n: i8, middle: i8| n.checked_sub(middle);
        self.wide
            || match (near(at.x, self.middle.x), near(at.y, self.middle.y)) {
                (Some(x), Some(y)) => self.corners.has(Cell { x, y }),
                _ => false,
            }
    }
}

impl OpenTable {
    /// Where four tiles of an Alhambra meet.
    pub fn fours(&self, seat: Seat) -> Fours {
        let ground = &self.surveyed.grounds[seat];
        Fours { corners: ground.fours(), middle: ground.middle(), wide: self.is_wide(seat) }
    }
}
