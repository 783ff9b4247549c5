use crate::value::{Pile, Turn, Walls};

/// What a tile looks like in each turn: its walls, and which of them are printed where that makes a difference.
pub(super) struct Looks(pub [(Walls, Walls); 4]);

impl Looks {
    /// Its walls in a turn.
    #[inline]
    pub fn walls(&self, turn: Turn) -> Walls {
        self.0[usize::from(turn.quarters())].0
    }
    /// Does it look otherwise?
    #[inline]
    pub fn differ(&self, one: Turn, other: Turn) -> bool {
        self.0[usize::from(one.quarters())] != self.0[usize::from(other.quarters())]
    }
    /// The turns that make a difference, each look once (MAG-9).
    pub fn turnings(&self) -> Pile<Turn, 4> {
        let mut ways: Pile<Turn, 4> = Pile::default();
        for turn in Turn::ALL {
            if ways.iter().all(|other| self.differ(*other, turn)) {
                ways.push(turn);
            }
        }
        ways
    }
}
