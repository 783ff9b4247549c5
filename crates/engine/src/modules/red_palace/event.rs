//! What this room tells.

use super::{Abilities, Ability};
use crate::{components::FIRST_GAME_CAPACITIES, value::*};
use serde::Serialize;

/// Something that happened with guards, chips, strips or starting money.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The guard board lies ready.
    Board {
        /// The abilities in play.
        abilities: Abilities,
        /// How many guards each space takes; the last takes all that are left.
        capacities: [u8; FIRST_GAME_CAPACITIES.len()],
    },
    /// A strip was drawn for a scoring.
    Strip {
        /// Which scoring.
        round: u8,
        /// The types, the one that is worth least first.
        order: [Building; 6],
    },
    /// A set of money lies open.
    MoneySet {
        /// Its number.
        set: u8,
        /// The cards.
        cards: Purse,
    },
    /// A player got a set.
    Chose {
        /// Who.
        seat: Seat,
        /// Its number.
        set: u8,
    },
    /// A chip was drawn for a tile.
    Chip {
        /// Which tile.
        tile: Tile,
        /// The type.
        kind: Building,
    },
    /// An ability was used.
    Used {
        /// By whom.
        seat: Seat,
        /// Which.
        ability: Ability,
    },
    /// A guard was paid.
    GuardPaid {
        /// By whom.
        seat: Seat,
        /// Where it stood.
        guard: Section,
    },
    /// Points were paid instead of guards.
    PointsPaid {
        /// By whom.
        seat: Seat,
        /// How many.
        points: u8,
    },
    /// A card was paid for an ability.
    CardPaid {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// Two chips changed places.
    Swapped {
        /// Who did it.
        seat: Seat,
        /// The tile that was bought.
        tile: Tile,
        /// What it is now.
        kind: Building,
        /// Where the other tile lies.
        slot: Slot,
        /// What that is now.
        other: Building,
    },
    /// A card was taken from the display.
    TookMoney {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A plaza was taken.
    TookPlaza {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Tile,
    },
    /// A half-building was taken.
    TookHalf {
        /// By whom.
        seat: Seat,
        /// Of which type.
        kind: Building,
    },
    /// A guard was moved.
    GuardMoved {
        /// By whom.
        seat: Seat,
        /// From where.
        from: Section,
        /// To where.
        to: Section,
    },
    /// A wall piece was set.
    PieceSet {
        /// By whom.
        seat: Seat,
        /// Where.
        section: Section,
    },
    /// Guards came to stand on the towers of a tile.
    Posted {
        /// Whose.
        seat: Seat,
        /// On which tile.
        tile: Tile,
        /// On which sides.
        sides: Walls,
    },
    /// Guards from the supply went to the placement tiles, for tiles of Dirk.
    Dismissed {
        /// How many.
        guards: u8,
    },
}
