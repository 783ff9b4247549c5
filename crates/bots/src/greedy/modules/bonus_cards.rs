//! Bonus cards: a tile that one of them shows counts twice (BON-4). They stay hidden until points are counted: the others
//! then reckon with less than we have.

use super::NEVER;
use crate::greedy::mind::Mind;
use sabika_engine::{
    Move as TableMove,
    flow::{Because, Topic},
    modules::{Peek, bonus_cards},
    value::{Tile, TileSet},
};

/// The own hidden cards.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hand {
    /// Their tile is built: they can be revealed.
    pub built: TileSet,
    /// Their tile is not built.
    pub waiting: TileSet,
}

/// Which they are, the refusals tell (BON-2).
pub fn hand<P: Peek>(mind: &Mind<'_, P>) -> Hand {
    let mut hand = Hand::default();
    for tile in bonus_cards::tiles() {
        let reveal = TableMove::BonusCards(bonus_cards::Move::Reveal(tile));
        match mind.sight.rooms.check(&mind.sight.eyes, &reveal).map_err(|illegal| illegal.because) {
            Ok(()) => hand.built.insert(tile),
            Err(Because::NotBuilt { .. }) => hand.waiting.insert(tile),
            Err(_) => {}
        }
    }
    hand
}

/// BON-6: in the poll before a scoring, and not before.
pub fn worth<P: Peek>(mind: &Mind<'_, P>, bonus_cards::Move::Reveal(_): bonus_cards::Move) -> i32 {
    if matches!(mind.sight.eyes.ask.topic, Topic::Module(_)) { mind.weights.unknown.max(1) } else { NEVER }
}

/// The tile would count once more. (The building itself is counted elsewhere.)
pub fn beside<P: Peek>(mind: &Mind<'_, P>, tile: Tile) -> i32 {
    match mind.building(tile) {
        Some(kind) if mind.secrets.bonus.waiting.has(tile) => mind.more(kind, 2) - mind.more(kind, 1),
        _ => 0,
    }
}

/// BON-5: the card of a tile that leaves counts no more.
pub fn lost<P: Peek>(mind: &Mind<'_, P>, tile: Tile) -> i32 {
    let revealed = |open: &bonus_cards::Open| open.revealed[mind.sight.eyes.seat].has(tile);
    match tile.building() {
        Some(kind) if mind.secrets.bonus.built.has(tile) || mind.sight.rooms.bonus_cards().is_some_and(revealed) => {
            mind.more(kind, -1) - mind.more(kind, -2)
        }
        _ => 0,
    }
}
