//! Moves as text: `take denar-2 gulden-3`, `buy 1 with gulden-7`, `build garden-8-NE at 1,0`, `squares take tower`.

use super::{ModuleId, Move};
use crate::value::*;
use std::{fmt, str::FromStr};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Take(cards) => write!(f, "take {cards}"),
            Move::Buy { slot, pay } => write!(f, "buy {slot} with {pay}"),
            Move::Add { tile, at } => write!(f, "add {tile} at {at}"),
            Move::Remove { at } => write!(f, "remove {at}"),
            Move::Exchange { at, tile } => write!(f, "exchange {at} for {tile}"),
            Move::Build { tile, at } => write!(f, "build {tile} at {at}"),
            Move::Keep { tile } => write!(f, "keep {tile}"),
            Move::Give { tile } => write!(f, "give {tile}"),
            Move::Pass => f.write_str("pass"),
            of_a_module => of_a_module.spell(f),
        }
    }
}

impl FromStr for Move {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Move, Misspelt> {
        let wrong = || Misspelt::new("a move (such as: buy 1 with gulden-7)", text);
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let words: Vec<&str> = rest.split(' ').filter(|w| !w.is_empty()).collect();
        Ok(match (verb, words.as_slice()) {
            ("take", cards) => Move::Take(purse(cards, wrong)?),
            ("buy", [slot, "with", cards @ ..]) => {
                let slot = Slot::ALL.into_iter().find(|s| s.to_string() == *slot).ok_or_else(wrong)?;
                Move::Buy { slot, pay: purse(cards, wrong)? }
            }
            ("add", [tile, "at", at]) => Move::Add { tile: tile.parse()?, at: at.parse()? },
            ("remove", [at]) => Move::Remove { at: at.parse()? },
            ("exchange", [at, "for", tile]) => Move::Exchange { at: at.parse()?, tile: tile.parse()? },
            ("build", [tile, "at", at]) => Move::Build { tile: tile.parse()?, at: at.parse()? },
            ("keep", [tile]) => Move::Keep { tile: tile.parse()? },
            ("give", [tile]) => Move::Give { tile: tile.parse()? },
            ("pass", []) => Move::Pass,
            _ => Move::parse_of(verb.parse::<ModuleId>().map_err(|_| wrong())?, rest)?,
        })
    }
}

fn purse(cards: &[&str], wrong: impl Fn() -> Misspelt) -> Result<Purse, Misspelt> {
    let mut purse = Purse::EMPTY;
    for card in cards {
        if !purse.try_add(card.parse()?) {
            return Err(wrong());
        }
    }
    Ok(purse)
}
