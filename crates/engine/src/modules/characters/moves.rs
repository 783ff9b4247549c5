//! The moves of the characters, and their spelling.

use crate::value::*;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// What an owner, or a bidder, can do.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Bid more than the others (CHA-3).
    Bid(u16),
    /// Pay a winning bid (CHA-6).
    Pay(Purse),
    /// Keep the magician (CHA-M).
    Keep,
    /// Exchange the magician for the top card of the stack (CHA-M).
    Swap,
    /// Draw a card with the beggar (CHA-B).
    Beg,
    /// Replace the tile in a slot with the dancer (CHA-D).
    Dance(Slot),
    /// Swap a money card with the money changer (CHA-C).
    Change {
        /// The own card.
        give: Card,
        /// The card of the display.
        take: Card,
    },
    /// Take a card of the display with the miser (CHA-I).
    Save(Card),
    /// Name a type with the wise man (CHA-W).
    Name(Building),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Bid(bid) => write!(f, "bid {bid}"),
            Move::Pay(cards) => write!(f, "pay {cards}"),
            Move::Keep => f.write_str("keep"),
            Move::Swap => f.write_str("swap"),
            Move::Beg => f.write_str("beg"),
            Move::Dance(slot) => write!(f, "dance {slot}"),
            Move::Change { give, take } => write!(f, "change {give} for {take}"),
            Move::Save(card) => write!(f, "save {card}"),
            Move::Name(kind) => write!(f, "name {kind}"),
        }
    }
}

impl FromStr for Move {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Move, Misspelt> {
        let wrong = || Misspelt::new("a move of the characters (such as: bid 5)", text);
        let words: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
        Ok(match words.as_slice() {
            ["bid", bid] if bid.starts_with(|c: char| ('1'..='9').contains(&c)) => {
                Move::Bid(bid.parse().map_err(|_| wrong())?)
            }
            ["pay", cards @ ..] => Move::Pay(cards.join(" ").parse()?),
            ["keep"] => Move::Keep,
            ["swap"] => Move::Swap,
            ["beg"] => Move::Beg,
            ["dance", slot] => Move::Dance(Slot::ALL.into_iter().find(|s| s.to_string() == *slot).ok_or_else(wrong)?),
            ["change", give, "for", take] => Move::Change { give: give.parse()?, take: take.parse()? },
            ["save", card] => Move::Save(card.parse()?),
            ["name", kind] => Move::Name(kind.parse()?),
            _ => return Err(wrong()),
        })
    }
}
