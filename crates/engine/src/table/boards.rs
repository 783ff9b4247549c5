use super::{Chips, Gate, OpenTable};
use crate::{
    board::{Ground, MOST_GATES, Standing},
    components::TURNABLE,
    config::Config,
    value::*,
};

/// The Alhambras: what stands where, and what belongs to a tile wherever it lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Boards {
    /// The tiles built in each Alhambra.
    pub built: BySeat<TileSet>,
    /// Where each built tile stands, and which walls each tile has, wherever it lies: what was added to it goes with it
    /// (WAL-22).
    pub standing: [Standing; PLACES],
    /// How the tiles stand that may be turned.
    pub turned: [Turn; TURNABLE.count],
    /// The types of tiles on which none is printed.
    pub chips: Chips,
    /// Tiles that are not finished yet: nothing but their walls counts (SIT-12).
    pub unfinished: TileSet,
    /// The walls of the start tiles; none is printed on them.
    pub start: BySeat<Walls>,
    /// The gates in the Alhambras, in the order in which they came (GAT-14: they stay).
    pub gates: Pile<Gate, MOST_GATES>,
}

impl Boards {
    /// Nothing stands but the start tiles (BASE-S1).
    pub fn of(config: &Config) -> Boards {
        Boards {
            built: BySeat::default(),
            standing: *config.game.kit().printed,
            turned: [Turn::NONE; TURNABLE.count],
            chips: Chips::default(),
            unfinished: TileSet::EMPTY,
            start: BySeat::default(),
            gates: Pile::default(),
        }
    }
}

/// What is known of the Alhambras without looking again: a cache of [`Boards`], kept along with every change.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Surveyed {
    /// How many buildings of each type stand in each Alhambra.
    pub counts: BySeat<ByBuilding<u8>>,
    /// The geometry of each Alhambra.
    pub grounds: BySeat<Ground>,
    /// The seats whose Alhambra has outgrown the window of its ground.
    pub wide: u8,
    /// The seats that have outworks, turrets or gates.
    pub worked: u8,
}

/// Nothing stands but the start tiles.
impl Default for Surveyed {
    fn default() -> Surveyed {
        let grounds = BySeat::new([Ground::START; MAX_PLAYERS as usize]);
        Surveyed { counts: BySeat::default(), grounds, wide: 0, worked: 0 }
    }
}

impl OpenTable {
    /// The tiles built in an Alhambra.
    #[inline]
    pub fn built(&self, seat: Seat) -> &TileSet {
        &self.boards.built[seat]
    }
    /// How many buildings of a type a seat has built.
    #[inline]
    pub fn count(&self, seat: Seat, kind: Building) -> u8 {
        self.surveyed.counts[seat][kind]
    }
}
