//! Moves as text: `take denar-2 gulden-3`, `buy 1 with gulden-7`, `build garden-8-NE at 1,0`, `squares take tower`.

use super::{ModuleId, Move};
use crate::value::*;
use std::{fmt, str::FromStr};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Take(cards) => write!(f, "take {cards}"),
            Move::Buy { slot, pay } => write!(f, "buy {slot} with {pay}"),
            Move::Add { tile, at, turn } => write!(f, "add {tile} at {at}{}", Turned(*turn)),
            Move::Remove { at } => write!(f, "remove {at}"),
            Move::Exchange { at, tile, turn } => write!(f, "exchange {at} for {tile}{}", Turned(*turn)),
            Move::Turn { at, turn } => write!(f, "turn {at} to {turn}"),
            Move::Build { tile, at, turn } => write!(f, "build {tile} at {at}{}", Turned(*turn)),
            Move::Keep { tile } => write!(f, "keep {tile}"),
            Move::Give { tile } => write!(f, "give {tile}"),
            Move::Pass => f.write_str("pass"),
            of_a_module => of_a_module.spell(f),
        }
    }
}

/// How a tile is turned, behind the words of a move; nothing for nearly all tiles.
struct Turned(Turn);

impl fmt::Display for Turned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_none() { Ok(()) } else { write!(f, " turned {}", self.0) }
    }
}

impl FromStr for Move {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Move, Misspelt> {
        let wrong = || Misspelt::new("a move (such as: buy 1 with gulden-7)", text);
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let mut words: Vec<&str> = rest.split(' ').filter(|w| !w.is_empty()).collect();
        let turn = match words.as_slice() {
            [.., "turned", turn] if ["add", "build", "exchange"].contains(&verb) => {
                let turn: Turn = turn.parse()?;
                if turn.is_none() {
                    return Err(wrong()); // one spelling for each move
                }
                words.truncate(words.len() - 2);
                turn
            }
            _ => Turn::NONE,
        };
        Ok(match (verb, words.as_slice()) {
            ("take", _) => Move::Take(rest.parse()?),
            ("buy", [slot, "with", cards @ ..]) => {
                let slot = Slot::ALL.into_iter().find(|s| s.to_string() == *slot).ok_or_else(wrong)?;
                Move::Buy { slot, pay: cards.join(" ").parse()? }
            }
            ("add", [tile, "at", at]) => Move::Add { tile: tile.parse()?, at: at.parse()?, turn },
            ("remove", [at]) => Move::Remove { at: at.parse()? },
            ("exchange", [at, "for", tile]) => Move::Exchange { at: at.parse()?, tile: tile.parse()?, turn },
            ("turn", [at, "to", turn]) => Move::Turn { at: at.parse()?, turn: turn.parse()? },
            ("build", [tile, "at", at]) => Move::Build { tile: tile.parse()?, at: at.parse()?, turn },
            ("keep", [tile]) => Move::Keep { tile: tile.parse()? },
            ("give", [tile]) => Move::Give { tile: tile.parse()? },
            ("pass", []) => Move::Pass,
            _ => Move::parse_of(verb.parse::<ModuleId>().map_err(|_| wrong())?, rest)?,
        })
    }
}
