//! What everybody sees of the vaults and the chests.

use super::super::prelude::*;
use super::{Buying, Open, TreasureChamber, sum};
use crate::components::CHEST_PRICE;

declare! {
    /// What this room shows.
    pub notice Notice {
        /// The chests of a vault, counted from 1, and what they cost.
        Room { room: u8, price: u8, chests: EachBuilding<u8> },
        /// The chests in the bag.
        Bag { chests: EachBuilding<u8> },
        /// Chests that were bought and are not placed yet.
        Waiting { chests: EachBuilding<u8> },
        /// A vault is chosen and not paid yet.
        Buying { seat: Seat, room: u8 },
        /// How many chests count for somebody.
        Chests { who: Participant, count: u8 },
        /// No vault is filled any more.
        Closed,
    }
}

impl TreasureChamber {
    pub(super) fn notices(
        mine: Mine<'_, TreasureChamber>,
        table: &OpenTable,
        _: Option<Seat>,
        show: &mut dyn FnMut(Notice),
    ) {
        let open = mine.open;
        for (room, chests) in (1..).zip(&open.vaults).filter(|(_, chests)| sum(chests) > 0) {
            show(Notice::Room { room, price: CHEST_PRICE, chests: chests.into() });
        }
        if sum(&open.waiting) > 0 {
            show(Notice::Waiting { chests: (&open.waiting).into() });
        }
        if sum(&open.bag) > 0 {
            show(Notice::Bag { chests: (&open.bag).into() });
        }
        if let Some(Buying { seat, vault: room }) = open.buying {
            show(Notice::Buying { seat, room });
        }
        for who in table.seats().map(Participant::Seat).chain([Participant::Dirk]) {
            let count = open.count(who.seat().map_or(table.dirk(), |seat| table.built(seat)));
            if count > 0 {
                show(Notice::Chests { who, count });
            }
        }
        if open.closed {
            show(Notice::Closed);
        }
    }

    pub(super) fn pieces(open: &Open, table: &OpenTable, of: Participant, show: &mut dyn FnMut(Piece)) {
        open.chests
            .and(&table.tiles_of(of))
            .iter()
            .for_each(|tile| show(Piece { name: "chest", at: Spot::Tile(tile) }));
    }
}
