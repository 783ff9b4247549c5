//! What this room tells.

use super::super::prelude::*;
use super::{Abilities, Ability};
use crate::components::FIRST_GAME_CAPACITIES;

declare! {
    /// Something that happened with guards, chips, strips or starting money.
    pub event Event {
        /// The guard board lies ready.
        Board { abilities: Abilities, capacities: [u8; FIRST_GAME_CAPACITIES.len()] } = "still",
        /// A strip was drawn for a scoring.
        Strip { round: u8, order: [Building; 6] } = "still",
        /// A set of money lies open.
        MoneySet { set: u8, cards: Purse } = "cards: deck > shelf",
        /// A player got a set.
        Chose { seat: Seat, set: u8, cards: Purse } = "cards: shelf > hand",
        /// A chip was drawn for a tile.
        Chip { tile: Tile, kind: Building } = "kind: bag > on tile",
        /// An ability was used.
        Used { seat: Seat, ability: Ability } = "still",
        /// A guard was paid.
        GuardPaid { seat: Seat, guard: Section } = "'guard': section guard > shelf",
        /// Points were paid instead of guards.
        PointsPaid { seat: Seat, points: u8 } = "still",
        /// A card was paid for an ability.
        CardPaid { seat: Seat, card: Card } = "card: hand > discard",
        /// Two chips changed places.
        Swapped { seat: Seat, tile: Tile, kind: Building, slot: Slot, other: Building } = "kind: on tile > slot, other: slot > on tile",
        /// A card was taken from the display.
        TookMoney { seat: Seat, card: Card } = "card: display > hand",
        /// A plaza was taken.
        TookPlaza { seat: Seat, tile: Tile } = "tile: shelf > aside",
        /// A half-building was taken.
        TookHalf { seat: Seat, kind: Building } = "kind: shelf > before",
        /// A guard was moved.
        GuardMoved { seat: Seat, from: Section, to: Section } = "'guard': section from > section to",
        /// A wall piece was set.
        PieceSet { seat: Seat, section: Section } = "'wall-piece': before > section section",
        /// Guards came to stand on the towers of a tile.
        Posted { seat: Seat, tile: Tile, sides: Walls } = "'guard': shelf > on tile",
        /// Guards from the supply went to the placement tiles, for tiles of Dirk.
        Dismissed { guards: u8 } = "guards: supply > shelf",
    }
}
