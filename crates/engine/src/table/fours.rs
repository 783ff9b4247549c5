//! The corners at which four tiles of an Alhambra meet, outworks and turrets apart: told by the ground, so that most Alhambras need not be
//! looked at tile by tile.

use super::OpenTable;
use crate::value::*;

impl OpenTable {
    /// Is it possible that there is such a corner? If not, there surely is none.
    pub fn may_have_four(&self, seat: Seat) -> bool {
        self.is_wide(seat) || !self.surveyed.grounds[seat].fours().is_empty()
    }
    /// Where four tiles may meet: corners in the southwest of the start tile and of others, these in the order of their list. If the
    /// Alhambra has outgrown its window the ground cannot tell, and that is every tile.
    pub fn fours(&self, seat: Seat) -> impl Iterator<Item = Corner> + '_ {
        let (ground, wide) = (&self.surveyed.grounds[seat], self.is_wide(seat));
        let (mut start, mut tiles) = (wide, if wide { self.boards.built[seat] } else { TileSet::EMPTY });
        if !wide {
            let middle = ground.middle();
            ground.fours().each(|cell| {
                let cell = Cell { x: middle.x + cell.x, y: middle.y + cell.y };
                match self.tile_on(seat, cell) {
                    Some(tile) => tiles.insert(tile),
                    None => start = true,
                }
            });
        }
        let cells = tiles.iter().map(|tile| self.boards.standing[tile.place()].cell);
        start.then_some(Cell::START).into_iter().chain(cells).map(Corner)
    }
}
