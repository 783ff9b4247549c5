//! What the bot knows of single modules. Whatever is not named here gets a modest worth, so a new module is played,
//! only not well.
//!
//! The rest of the bot asks here and names no module.

mod bazaars;
mod bonus_cards;
mod camps;
mod change;
mod characters;
mod city_gates;
mod diamonds;
mod exchange_offices;
mod invaders;
mod master_builders;
mod squares;
mod street_trader;
mod thieves;
mod treasure_chamber;
mod vizier;
mod walls;

use super::{
    mind::Mind,
    money::{Cash, Ware},
};
use sabika_engine::{
    Move,
    modules::{ModuleId, Peek},
    value::{Card, Cell, Purse, Slot, Tile, TileSet, Walls},
};

/// What a move that should not be made is worth: less than anything.
const NEVER: i32 = -1 << 24;
/// What is lost with what nobody can spend: more than anything.
pub const BEYOND: i32 = -NEVER;

/// What a module's move is worth.
pub fn worth<P: Peek>(mind: &Mind<'_, P>, mv: &Move) -> i32 {
    if mv.module().is_some_and(|module| mind.ignores(module)) {
        return mind.weights.unknown;
    }
    match mv {
        Move::Bazaars(mv) => bazaars::worth(mind, *mv),
        Move::BonusCards(mv) => bonus_cards::worth(mind, *mv),
        Move::Change(mv) => change::worth(*mv),
        Move::Characters(mv) => characters::worth(mind, *mv),
        Move::CityGates(mv) => city_gates::worth(mind, *mv),
        Move::CityWalls(mv) => walls::worth(mind, *mv),
        Move::MasterBuilders(mv) => master_builders::worth(mind, *mv),
        Move::Squares(mv) => squares::worth(mind, *mv),
        Move::StreetTrader(mv) => street_trader::worth(mind, *mv),
        Move::Thieves(mv) => thieves::worth(mind, *mv),
        Move::TreasureChamber(mv) => treasure_chamber::worth(mind, *mv),
        Move::Vizier(mv) => vizier::worth(mind, *mv),
        _ => mind.weights.unknown,
    }
}

/// What a purchase by a module's right costs beside money.
pub fn price<P: Peek>(mind: &Mind<'_, P>, module: ModuleId) -> i32 {
    if mind.knows(module) && module == ModuleId::Vizier { vizier::price(mind) } else { mind.weights.unknown }
}

/// What modules add when a tile is laid on a cell.
pub fn beside<P: Peek>(mind: &Mind<'_, P>, tile: Tile, walls: Walls, cell: Cell) -> i32 {
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
    if mind.knows(ModuleId::Invaders) {
        worth += invaders::beside(mind, walls, cell);
    }
    if mind.knows(ModuleId::StreetTrader) {
        worth += street_trader::beside(mind, tile, cell);
    }
    if mind.knows(ModuleId::TreasureChamber) {
        worth += treasure_chamber::beside(mind, tile);
    }
    if mind.knows(ModuleId::Bazaars) {
        worth += bazaars::beside(mind, tile, cell);
    }
    worth
}

/// What modules add when a tile takes another's place.
pub fn swapped<P: Peek>(mind: &Mind<'_, P>, leaves: Tile, tile: Tile, cell: Cell) -> i32 {
    let (mut worth, table) = (-lost(mind, leaves), mind.sight.eyes.open);
    if mind.knows(ModuleId::Invaders) {
        worth += invaders::swapped(mind, table.walls(leaves), table.walls(tile), cell);
    }
    if mind.knows(ModuleId::Bazaars) {
        worth += bazaars::with(mind, tile, cell);
    }
    worth
}

/// What it brings to lay a tile where it does not fit by itself, if a module makes that possible; majorities apart.
pub fn elsewhere<P: Peek>(mind: &Mind<'_, P>, tile: Tile) -> Option<i32> {
    if mind.knows(ModuleId::CityGates) { city_gates::elsewhere(mind, tile) } else { None }
}

/// What is lost beside a building when a tile leaves the Alhambra.
fn lost<P: Peek>(mind: &Mind<'_, P>, tile: Tile) -> i32 {
    let mut worth = 0;
    if mind.knows(ModuleId::BonusCards) {
        worth += bonus_cards::lost(mind, tile);
    }
    if mind.knows(ModuleId::StreetTrader) {
        worth += street_trader::lost(mind, tile);
    }
    if mind.knows(ModuleId::TreasureChamber) {
        worth += treasure_chamber::lost(mind, tile);
    }
    worth
}

/// What comes back when so much is paid too much.
pub fn change_back<P: Peek>(mind: &Mind<'_, P>, over: i32) -> i32 {
    if over > 0 && mind.knows(ModuleId::Change) { change::back(mind, over) } else { 0 }
}

/// What paying exactly for a tile brings beside the further action.
pub fn paid_exactly<P: Peek>(mind: &Mind<'_, P>, tile: Tile) -> i32 {
    if mind.knows(ModuleId::Invaders) { invaders::scout(mind, tile) } else { 0 }
}

/// What else the exact price of a tile in the yard can buy.
pub fn same_price<P: Peek>(mind: &Mind<'_, P>, slot: Slot, tile: Tile) -> i32 {
    if mind.knows(ModuleId::Bazaars) { bazaars::hope(mind, slot, tile) } else { 0 }
}

/// Is the action that this move is followed by another one, so that it comes on top of everything else?
pub fn goes_on<P: Peek>(mind: &Mind<'_, P>, mv: &Move) -> bool {
    matches!(mv, Move::Bazaars(_)) && mind.knows(ModuleId::Bazaars)
}

/// Must money be looked at as a whole, even if all of it is of the four currencies?
pub fn mixes_money<P: Peek>(mind: &Mind<'_, P>) -> bool {
    mind.knows(ModuleId::Change) || mind.knows(ModuleId::Bazaars) && bazaars::on_offer(mind)
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
    } else if card.is_builder() {
        mind.knows(ModuleId::MasterBuilders)
    } else if card.is_coin() {
        mind.knows(ModuleId::Change)
    } else {
        card.is_money() || mind.knows(ModuleId::Characters)
    }
}

/// What cards are worth that are not of a currency; those that are make up this cash.
pub fn in_hand<P: Peek>(mind: &Mind<'_, P>, means: &Purse, cash: &[Cash; 4], wares: &[Option<Ware>; 4]) -> i32 {
    diamonds::in_hand(mind, means, cash, wares)
        + exchange_offices::in_hand(mind, means, cash, wares)
        + characters::in_hand(mind, means)
        + master_builders::in_hand(mind, means)
}

/// What of these means pays by another right than the turn's (CHA-13).
pub fn out_of_turn(means: &Purse) -> Purse {
    let mut fit = means.from_hand();
    fit.add_all(&means.coins());
    fit
}

/// What several cards taken together may be worth, if a module changes it.
pub fn take_limit<P: Peek>(mind: &Mind<'_, P>) -> Option<u8> {
    if mind.knows(ModuleId::Characters) { mind.sight.rooms.take_limit(&mind.sight.eyes) } else { None }
}

/// Are redesigns that a module grants to be made?
pub fn redesigns<P: Peek>(mind: &Mind<'_, P>) -> bool {
    mind.knows(ModuleId::Characters) || mind.knows(ModuleId::MasterBuilders) && master_builders::announced(mind)
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

/// What is worked out once for a question.
#[derive(Clone, Copy, Debug, Default)]
pub struct Notes {
    /// What an open side will cost, by where it faces.
    attacks: [i32; 4],
    /// The best room of chests, and what it is worth.
    chests: Option<(u8, i32)>,
    /// Where the trader stands best.
    stand: Option<Cell>,
    /// What a redesign would bring that a card could pay for.
    redesign: Option<i32>,
}

impl Notes {
    /// What it brings to wall these sides.
    fn walled(&self, walls: Walls) -> i32 {
        walls.sides().map(|side| self.attacks[side as usize]).sum()
    }
}

/// Works out what is needed more than once.
pub fn take_notes<P: Peek>(mind: &mut Mind<'_, P>) {
    if mind.knows(ModuleId::Invaders) {
        mind.notes.attacks = invaders::costs(mind);
    }
    if mind.knows(ModuleId::TreasureChamber) {
        mind.notes.chests = treasure_chamber::best_room(mind);
    }
    if mind.knows(ModuleId::StreetTrader) {
        mind.notes.stand = street_trader::stand(mind);
    }
    if mind.knows(ModuleId::MasterBuilders) {
        mind.notes.redesign = master_builders::redesign(mind);
    }
}
