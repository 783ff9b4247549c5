//! The moves of The Red Palace and their spelling. The verb of an ability's move is its name.

use super::super::prelude::*;
use super::Ability;

declare! {
    /// What only this game has.
    pub move Move "a move of the red palace (such as: take_money denar-5)" {
        /// Choose a set of starting money (RED-10).
        Choose { set: u8 } = "choose {set}",
        /// Exchange the chip of a bought building for one of the yard (RED-31).
        SwapBuilding { tile: Tile, slot: Slot, card: Card } = "swap_building {tile} with {slot} for {card}",
        /// Take a wall piece (RED-33).
        WallPiece = "wall_piece",
        /// Take a card of the display (RED-34).
        TakeMoney { card: Card } = "take_money {card}",
        /// Take a plaza (RED-35a).
        Plaza = "plaza",
        /// Take half a building (RED-36a).
        HalfBuilding { kind: Building } = "half_building {kind}",
        /// Buy from the preview (RED-37).
        PreviewPurchase { space: Space, pay: Purse, card: Card } = "preview_purchase {space} with {pay} and {card}",
        /// The overpaid purchase counts as exact (RED-38a).
        TreatAsExact = "treat_as_exact",
        /// Draw another chip for the building just bought (RED-39).
        RedrawBuilding = "redraw_building",
        /// Move a guard (RED-40).
        MoveGuard { from: Section, to: Section } = "move_guard {from} to {to}",
        /// The guard that is paid (RED-26).
        Pay { guard: Section } = "pay {guard}",
        /// The held wall piece is set (RED-42b).
        Set { section: Section } = "set {section}",
    }
}

impl Move {
    /// The ability it uses.
    pub const fn ability(&self) -> Option<Ability> {
        Some(match self {
            Move::SwapBuilding { .. } => Ability::SwapBuilding,
            Move::WallPiece => Ability::WallPiece,
            Move::TakeMoney { .. } => Ability::TakeMoney,
            Move::Plaza => Ability::Plaza,
            Move::HalfBuilding { .. } => Ability::HalfBuilding,
            Move::PreviewPurchase { .. } => Ability::PreviewPurchase,
            Move::TreatAsExact => Ability::TreatAsExact,
            Move::RedrawBuilding => Ability::RedrawBuilding,
            Move::MoveGuard { .. } => Ability::MoveGuard,
            Move::Choose { .. } | Move::Pay { .. } | Move::Set { .. } => return None,
        })
    }
}
