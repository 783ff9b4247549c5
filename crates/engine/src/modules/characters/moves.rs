//! The moves of the characters, and their spelling.

use super::super::prelude::*;

declare! {
    /// What an owner, or a bidder, can do.
    pub move Move "a move of the characters (such as: bid 5)" {
        /// Bid more than the others (CHA-3).
        Bid(number: u16) = "bid {number}",
        /// Pay a winning bid (CHA-6).
        Pay(cards: Purse) = "pay {cards}",
        /// Keep the magician (CHA-M).
        Keep = "keep",
        /// Exchange the magician for the top card of the stack (CHA-M).
        Swap = "swap",
        /// Draw a card with the beggar (CHA-B).
        Beg = "beg",
        /// Replace the tile in a slot with the dancer (CHA-D).
        Dance(slot: Slot) = "dance {slot}",
        /// Swap a money card with the money changer (CHA-C).
        Change { give: Card, take: Card } = "change {give} for {take}",
        /// Take a card of the display with the miser (CHA-I).
        Save(card: Card) = "save {card}",
        /// Name a type with the wise man (CHA-W).
        Name(kind: Building) = "name {kind}",
    }
}
