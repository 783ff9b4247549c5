//! The moves of The Red Palace and their spelling. The verb of an ability's move is its name.

use super::Ability;
use crate::value::*;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// What only this game has.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Choose a set of starting money (RED-10).
    Choose {
        /// Which, counted from 1.
        set: u8,
    },
    /// Exchange the chip of a bought building for one of the yard (RED-31).
    SwapBuilding {
        /// The tile that was bought.
        tile: Tile,
        /// Where the other chip lies.
        slot: Slot,
        /// The card that is paid.
        card: Card,
    },
    /// Take a wall piece (RED-33).
    WallPiece,
    /// Take a card of the display (RED-34).
    TakeMoney {
        /// Which.
        card: Card,
    },
    /// Take a plaza (RED-35a).
    Plaza,
    /// Take half a building (RED-36a).
    HalfBuilding {
        /// Of which type.
        kind: Building,
    },
    /// Buy from the preview (RED-37).
    PreviewPurchase {
        /// From which space, counted from 1.
        space: u8,
        /// The price.
        pay: Purse,
        /// The card that is paid besides.
        card: Card,
    },
    /// The overpaid purchase counts as exact (RED-38a).
    TreatAsExact,
    /// Draw another chip for the building just bought (RED-39).
    RedrawBuilding,
    /// Move a guard (RED-40).
    MoveGuard {
        /// From which section.
        from: Section,
        /// To which.
        to: Section,
    },
    /// The guard that is paid (RED-26).
    Pay {
        /// Where it stands.
        guard: Section,
    },
    /// The held wall piece is set (RED-42b).
    Set {
        /// On which tile and side.
        section: Section,
    },
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

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(ability) = self.ability() {
            f.write_str(ability.name())?;
        }
        match self {
            Move::Choose { set } => write!(f, "choose {set}"),
            Move::SwapBuilding { tile, slot, card } => write!(f, " {tile} with {slot} for {card}"),
            Move::TakeMoney { card } => write!(f, " {card}"),
            Move::HalfBuilding { kind } => write!(f, " {kind}"),
            Move::PreviewPurchase { space, pay, card } => write!(f, " {space} with {pay} and {card}"),
            Move::MoveGuard { from, to } => write!(f, " {from} to {to}"),
            Move::Pay { guard } => write!(f, "pay {guard}"),
            Move::Set { section } => write!(f, "set {section}"),
            Move::WallPiece | Move::Plaza | Move::TreatAsExact | Move::RedrawBuilding => Ok(()),
        }
    }
}

impl FromStr for Move {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Move, Misspelt> {
        let wrong = || Misspelt::new("a move of the red palace (such as: take_money denar-5)", text);
        let number = |text: &str| text.parse::<u8>().ok().filter(|n| n.to_string() == text).ok_or_else(wrong);
        let words: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
        Ok(match words.as_slice() {
            ["choose", set] => Move::Choose { set: number(set)? },
            ["swap_building", tile, "with", slot, "for", card] => {
                let slot = Slot::new(number(slot)?).ok_or_else(wrong)?;
                Move::SwapBuilding { tile: tile.parse()?, slot, card: card.parse()? }
            }
            ["wall_piece"] => Move::WallPiece,
            ["take_money", card] => Move::TakeMoney { card: card.parse()? },
            ["plaza"] => Move::Plaza,
            ["half_building", kind] => Move::HalfBuilding { kind: kind.parse()? },
            ["preview_purchase", space, "with", cards @ .., "and", card] => {
                Move::PreviewPurchase { space: number(space)?, pay: cards.join(" ").parse()?, card: card.parse()? }
            }
            ["treat_as_exact"] => Move::TreatAsExact,
            ["redraw_building"] => Move::RedrawBuilding,
            ["move_guard", from, "to", to] => Move::MoveGuard { from: from.parse()?, to: to.parse()? },
            ["pay", guard] => Move::Pay { guard: guard.parse()? },
            ["set", section] => Move::Set { section: section.parse()? },
            _ => return Err(wrong()),
        })
    }
}
