//! What this room tells.

use super::super::prelude::*;
use super::{Abilities, Ability};
use crate::components::FIRST_GAME_CAPACITIES;

declare! {
    /// Something that happened with guards, chips, strips or starting money.
    pub event Event {
        /// The guard board lies ready.
        Board { abilities: Abilities, capacities: [u8; FIRST_GAME_CAPACITIES.len()] },
        /// A strip was drawn for a scoring.
        Strip { round: u8, order: [Building; 6] },
        /// A set of money lies open.
        MoneySet { set: u8, cards: Purse },
        /// A player got a set.
        Chose { seat: Seat, set: u8 },
        /// A chip was drawn for a tile.
        Chip { tile: Tile, kind: Building },
        /// An ability was used.
        Used { seat: Seat, ability: Ability },
        /// A guard was paid.
        GuardPaid { seat: Seat, guard: Section },
        /// Points were paid instead of guards.
        PointsPaid { seat: Seat, points: u8 },
        /// A card was paid for an ability.
        CardPaid { seat: Seat, card: Card },
        /// Two chips changed places.
        Swapped { seat: Seat, tile: Tile, kind: Building, slot: Slot, other: Building },
        /// A card was taken from the display.
        TookMoney { seat: Seat, card: Card },
        /// A plaza was taken.
        TookPlaza { seat: Seat, tile: Tile },
        /// A half-building was taken.
        TookHalf { seat: Seat, kind: Building },
        /// A guard was moved.
        GuardMoved { seat: Seat, from: Section, to: Section },
        /// A wall piece was set.
        PieceSet { seat: Seat, section: Section },
        /// Guards came to stand on the towers of a tile.
        Posted { seat: Seat, tile: Tile, sides: Walls },
        /// Guards from the supply went to the placement tiles, for tiles of Dirk.
        Dismissed { guards: u8 },
    }
}
