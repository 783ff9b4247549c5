//! What the bot knows of single modules. Whatever is not named here gets a modest worth, so a new module is played,
//! only not well.
//!
//! The rest of the bot asks here and names no module.

mod bonus_cards;
mod camps;
mod characters;
mod city_gates;
mod diamonds;
mod exchange_offices;
mod squares;
mod thieves;
mod vizier;

use super::{
    mind::Mind,
    money::{Cash, Ware},
};
use sabika_engine::{
    Move,
    modules::{ModuleId, Peek},
    value::{Card, Cell, Purse, Tile, TileSet},
};

/// What a move that should not be made is worth: less than anything.
const NEVER: i32 = -1 << 24;

/// What a module's move is worth.
pub fn worth<P: Peek>(mind: &Mind<'_, P>, mv: &Move) -> i32 {
    if mv.module().is_some_and(|module| mind.ignores(module)) {
        return mind.weights.unknown;
    }
    match mv {
        Move::BonusCards(mv) => bonus_cards::worth(mind, *mv),
        Move::Characters(mv) => characters::worth(mind, *mv),
        Move::CityGates(mv) => city_gates::worth(mind, *mv),
        Move::Squares(mv) => squares::worth(mind, *mv),
        Move::Thieves(mv) => thieves::worth(mind, *mv),
        Move::Vizier(mv) => vizier::worth(mind, *mv),
        _ => mind.weights.unknown,
    }
}

/// What a purchase by a module's right costs beside money.
pub fn price<P: Peek>(mind: &Mind<'_, P>, module: ModuleId) -> i32 {
    if mind.knows(module) && module == ModuleId::Vizier { vizier::price(mind) } else { mind.weights.unknown }
}

/// What modules add when a tile is laid on a cell.
pub fn beside<P: Peek>(mind: &Mind<'_, P>, tile: Tile, cell: Cell) -> i32 {
    let mut worth = 0;
    if mind.knows(ModuleId::Squares) {
        worth += squares::beside(mind, tile, cell);
    }
    if mind.knows(ModuleId::BonusCards) {
        worth += bonus_cards::beside(mind, tile);
    }
    if mind.knows(ModuleId::Camps) {
        worth += camps::beside(mind, tile, cell);
    }
    worth
}

/// What it brings to lay a tile where it does not fit by itself, if a module makes that possible; majorities apart.
pub fn elsewhere<P: Peek>(mind: &Mind<'_, P>, tile: Tile) -> Option<i32> {
    if mind.knows(ModuleId::CityGates) { city_gates::elsewhere(mind, tile) } else { None }
}

/// What is lost beside a building when a tile leaves the Alhambra.
pub fn lost<P: Peek>(mind: &Mind<'_, P>, tile: Tile) -> i32 {
    if mind.knows(ModuleId::BonusCards) { bonus_cards::lost(mind, tile) } else { 0 }
}

/// What a segment of wall is worth, if it is worth this much by itself.
pub fn segment<P: Peek>(mind: &Mind<'_, P>, plain: i32) -> i32 {
    if mind.knows(ModuleId::Characters) { characters::segment(mind, plain) } else { plain }
}

/// Does the bot know what to do with this card of the money deck?
pub fn knows_card<P: Peek>(mind: &Mind<'_, P>, card: Card) -> bool {
    if card.is_gem() {
        mind.knows(ModuleId::Diamonds)
    } else if card.joins().is_some() {
        mind.knows(ModuleId::ExchangeOffices)
    } else {
        card.is_money() || mind.knows(ModuleId::Characters)
    }
}

/// What cards are worth that are not of a currency; those that are make up this cash.
pub fn in_hand<P: Peek>(mind: &Mind<'_, P>, means: &Purse, cash: &[Cash; 4], wares: &[Option<Ware>; 4]) -> i32 {
    diamonds::in_hand(mind, means, cash, wares)
        + exchange_offices::in_hand(mind, means, cash, wares)
        + characters::in_hand(mind, means)
}

/// What several cards taken together may be worth, if a module changes it.
pub fn take_limit<P: Peek>(mind: &Mind<'_, P>) -> Option<u8> {
    if mind.knows(ModuleId::Characters) { mind.sight.rooms.take_limit(&mind.sight.eyes) } else { None }
}

/// Are redesigns that a module grants to be made?
pub fn redesigns<P: Peek>(mind: &Mind<'_, P>) -> bool {
    mind.knows(ModuleId::Characters)
}

/// What only this seat knows.
#[derive(Clone, Copy, Debug, Default)]
pub struct Secrets {
    bonus: bonus_cards::Hand,
}

impl Secrets {
    /// Built tiles that will count once more.
    pub fn counts(&self) -> TileSet {
        self.bonus.built
    }
}

/// Finds out what only this seat knows.
pub fn secrets<P: Peek>(mind: &Mind<'_, P>) -> Secrets {
    if mind.knows(ModuleId::BonusCards) { Secrets { bonus: bonus_cards::hand(mind) } } else { Secrets::default() }
}
