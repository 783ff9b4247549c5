//! Field camps: eight tiles that stand before the walls and count the tiles in line with their arrows. CAM-S1, CAM-1 to
//! CAM-19.
//!
//! A camp is bought and placed like every tile. Where it may stand is the board's business: it is an *outwork*
//! (CAM-3 to CAM-11, CAM-16). This room mixes the camps into the supply and counts their rows.

use super::prelude::*;
use crate::components::CAMPS;

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Camps;

/// CAM-12 to CAM-15: what a camp with these bastions would count on this cell.
///
/// An arrow points out through each bastion. Its row ends at the first empty cell, camp or turret; walls do not interrupt
/// it, and a tile that is not finished counts nothing but does not end it (SIT-12).
pub fn row_points(table: &OpenTable, seat: Seat, cell: Cell, bastions: Walls) -> u8 {
    let counts = |cell: Cell| match table.tile_at(seat, cell) {
        _ if cell == Cell::START => Some(1),
        Some(tile) if tile.walls().is_proper() => Some(u8::from(!table.is_unfinished(tile))),
        _ => None,
    };
    let mut points = 0;
    for side in bastions.sides() {
        let mut next = cell.beside(side);
        while let Some(more) = counts(next) {
            points += more;
            next = next.beside(side);
        }
    }
    points
}

declare! {
    /// Why this room gives points.
    pub reason Reason {
        /// So many tiles in the rows before a camp (CAM-12).
        Rows { tiles: u8 },
    }
}

impl Module for Camps {
    const ID: ModuleId = ModuleId::Camps;
    const GUIDE: Guide = Guide {
        about: About::Building,
        place: 2,
        sells: &[Sold { name: "camp", row: 3, by: &[], boons: Boon::OF_TILES }],
        ..Guide::NOTHING
    };
    type Reason = Reason;
    has_no!(Open Hand Dark Move Step Topic Event Refusal Notice Given Options);
    const BOX: Contents = Contents { games: &[Title::Alhambra, Title::RedPalace], tiles: CAMPS, ..Contents::NOTHING };
    const WATCHES: Watches<Camps> = Watches { tiles_mixed: Some(Camps::tiles_mixed), ..Watches::NOTHING };
    const COUNTS: Counts<Camps> = Counts { score: Some(Camps::score), ..Counts::NOTHING };

    /// Nothing is hidden but their place in the supply.
    fn redeal(_: &mut Room<Camps>, _: Seat, _: &mut Hidden<'_>, _: &mut Dice) {}
}

impl Camps {
    /// CAM-S1: among the buildings before the first tile is drawn.
    fn tiles_mixed(_: &mut Room<Camps>, p: &mut Play<'_>) {
        p.mix_in_tiles(Camps::ID);
    }

    /// CAM-12, CAM-17: only what stands in an Alhambra counts.
    fn score(_: &Nothing, table: &OpenTable, tally: &mut Tally) {
        for seat in table.seats() {
            for (tile, at) in table.standing(seat).filter(|(tile, _)| CAMPS.position(*tile).is_some()) {
                let tiles = row_points(table, seat, at.cell, at.walls);
                if tiles > 0 {
                    tally.award(Camps::award(seat, tiles, rule!("CAM-12"), Reason::Rows { tiles }).of(tile));
                }
            }
        }
    }
}
