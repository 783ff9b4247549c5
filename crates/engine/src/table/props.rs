//! WAT-21: which tiles must stay because they alone hold a turret. Found once for all tiles that a question is about.

use super::OpenTable;
use crate::{components::FACES_OF_TILES, value::*};

/// How many turrets there are.
const TURRETS: usize = {
    let (mut turrets, mut at) = (0, 0);
    while at < FACES_OF_TILES.len() {
        turrets += FACES_OF_TILES[at].walls.is_turret() as usize;
        at += 1;
    }
    turrets
};

/// The cells of an Alhambra that alone hold a turret, each with the colour that must stand there.
#[derive(Clone, Copy, Default)]
pub struct Props(Pile<(Cell, Building), TURRETS>);

impl Props {
    /// Would a turret lose its hold if something of this colour, or of none, came to the cell instead of what stands there?
    #[inline]
    pub fn lose(&self, at: Cell, comes: Option<Building>) -> bool {
        self.0.iter().any(|(cell, colour)| *cell == at && comes != Some(*colour))
    }
    /// The cells from which something else than this may not take what stands there.
    pub fn each_without(&self, comes: Option<Building>, f: impl FnMut(Cell)) {
        self.0.iter().filter(|(_, colour)| comes != Some(*colour)).map(|(cell, _)| *cell).for_each(f);
    }
}

impl OpenTable {
    /// The props of an Alhambra; none if a turret there has no hold at all, which no game comes to.
    pub(crate) fn props(&self, seat: Seat) -> Option<Props> {
        let mut props = Props::default();
        for (turret, at) in self.turrets(seat) {
            let colour = turret.face().colours.first().copied()?;
            let beside = at.walls.sides().map(|side| at.cell.beside(side));
            let mut holds = beside.filter(|cell| self.kind_at(seat, *cell) == Some(colour));
            let first = holds.next()?;
            if holds.next().is_none() {
                props.0.push((first, colour));
            }
        }
        Some(props)
    }
}
