//! What the bot knows of single modules. Whatever is not named here gets a modest worth, so a new module is played,
//! only not well.
//!
//! The rest of the bot asks here and names no module.

mod art_of_the_moors;
mod bazaars;
mod bonus_cards;
mod building_sites;
mod camps;
mod caravanserai;
mod change;
mod characters;
mod city_gates;
mod diamonds;
mod exchange_certificates;
mod exchange_offices;
mod falconers;
mod invaders;
mod magical_buildings;
mod master_builders;
mod medina;
mod new_score_cards;
mod power_of_sultan;
mod red_palace;
mod squares;
mod street_trader;
mod thieves;
mod treasure_chamber;
mod vizier;
mod walls;
mod watchtowers;

use super::{
    majority::Rows,
    mind::{Best, Mind},
    money::{Cash, Ware},
    outline::Posts,
};
use sabika_engine::{
    Move,
    components::CULTURE_TILES,
    modules::{ModuleId, ModuleSet, Peek},
    value::{Card, Cell, Currency, Note, Purse, Slot, Tile, TileSet, Walls},
};
use std::{
    cell::OnceCell,
    ops::{Deref, DerefMut},
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
        Move::ArtOfTheMoors(mv) => art_of_the_moors::worth(mind, *mv),
        Move::Bazaars(mv) => bazaars::worth(mind, *mv),
        Move::BonusCards(mv) => bonus_cards::worth(mind, *mv),
        Move::BuildingSites(mv) => building_sites::worth(mind, *mv),
        Move::Caravanserai(mv) => caravanserai::worth(mind, *mv),
        Move::Change(mv) => change::worth(mind, *mv),
        Move::Characters(mv) => characters::worth(mind, *mv),
        Move::CityGates(mv) => city_gates::worth(mind, *mv),
        Move::CityWalls(mv) => walls::worth(mind, *mv),
        Move::ExchangeCertificates(mv) => exchange_certificates::worth(mind, *mv),
        Move::Falconers(mv) => falconers::worth(mind, *mv),
        Move::MasterBuilders(mv) => master_builders::worth(mind, *mv),
        Move::PowerOfSultan(mv) => power_of_sultan::worth(mind, *mv),
        Move::RedPalace(mv) => red_palace::worth(mind, *mv),
        Move::Squares(mv) => squares::worth(mind, *mv),
        Move::StreetTrader(mv) => street_trader::worth(mind, *mv),
        Move::Thieves(mv) => thieves::worth(mind, *mv),
        Move::TreasureChamber(mv) => treasure_chamber::worth(mind, *mv),
        Move::Vizier(mv) => vizier::worth(mind, *mv),
        Move::Watchtowers(mv) => watchtowers::worth(mind, *mv),
        _ => mind.weights.unknown,
    }
}

/// The moves of the modules that are looked at one by one. Where a list would be long the moves that matter are made up.
pub fn list<P: Peek>(mind: &Mind<'_, P>, moves: &mut Vec<Move>) {
    if mind.knows(ModuleId::RedPalace) {
        red_palace::list(mind, moves);
    } else {
        mind.sight.rooms.moves(&mind.sight.eyes, moves);
    }
}

/// What is done now or never, before anything else is thought of.
pub fn at_once<P: Peek>(mind: &mut Mind<'_, P>) -> Option<Move> {
    if mind.knows(ModuleId::RedPalace) { red_palace::at_once(mind) } else { None }
}

/// May something come on top of an action that no list shows?
pub fn goes_before<P: Peek>(mind: &Mind<'_, P>) -> bool {
    mind.modules && mind.knows(ModuleId::RedPalace)
}

/// What does.
pub fn before<P: Peek>(mind: &mut Mind<'_, P>, best: &mut Best) {
    red_palace::before(mind, best);
}

/// What a module offers when no action is due, and no list shows.
pub fn after<P: Peek>(mind: &mut Mind<'_, P>, best: &mut Best) {
    if mind.knows(ModuleId::RedPalace) {
        red_palace::after(mind, best);
    }
}

/// What it brings to pay too much where that may count as exact, if another action is worth this much.
pub fn grace<P: Peek>(mind: &Mind<'_, P>, action: i32) -> i32 {
    if mind.knows(ModuleId::RedPalace) { red_palace::grace(mind, action) } else { 0 }
}

/// What it costs besides to pay too much where a price must be met exactly.
pub fn overpaying<P: Peek>(mind: &Mind<'_, P>) -> i32 {
    if mind.knows(ModuleId::RedPalace) { red_palace::overpaying(mind) } else { mind.weights.unknown }
}

/// Who counts half a building more of each type.
pub fn halves<P: Peek>(mind: &Mind<'_, P>) -> [Option<u8>; 6] {
    if mind.knows(ModuleId::RedPalace) { red_palace::halves(mind) } else { [None; 6] }
}

/// What a purchase by a module's right costs beside money.
pub fn price<P: Peek>(mind: &Mind<'_, P>, module: ModuleId) -> i32 {
    if mind.knows(module) && module == ModuleId::Vizier { vizier::price(mind) } else { mind.weights.unknown }
}

/// What modules add when a tile is laid on a cell.
pub fn beside<P: Peek>(mind: &Mind<'_, P>, tile: Tile, walls: Walls, cell: Cell) -> i32 {
    let mut worth = 0;
    if mind.knows(ModuleId::Squares) {
        worth += squares::beside(mind, tile, walls, cell);
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
    if mind.knows(ModuleId::Falconers) {
        worth += falconers::beside(mind, tile, cell);
    }
    if mind.knows(ModuleId::Medina) {
        worth += medina::beside(mind, tile);
    }
    if mind.knows(ModuleId::RedPalace) {
        worth += red_palace::beside(mind, tile, walls, cell);
    }
    worth
}

/// What modules add when a tile takes another's place.
pub fn swapped<P: Peek>(mind: &Mind<'_, P>, leaves: Tile, tile: Tile, walls: Walls, cell: Cell) -> i32 {
    let mut worth = turned(mind, leaves, walls, cell) - lost(mind, leaves);
    if mind.knows(ModuleId::Falconers) {
        worth -= falconers::lost(mind, cell);
    }
    if mind.knows(ModuleId::Medina) {
        worth += medina::beside(mind, tile);
    }
    if mind.knows(ModuleId::Bazaars) {
        worth += bazaars::with(mind, tile, cell);
    }
    if mind.knows(ModuleId::RedPalace) {
        worth += red_palace::swapped(mind, leaves, tile, cell);
    }
    worth
}

/// What it brings beside the wall that the tile on a cell, or what comes in its place, has these walls.
pub fn turned<P: Peek>(mind: &Mind<'_, P>, stands: Tile, walls: Walls, cell: Cell) -> i32 {
    if mind.knows(ModuleId::Invaders) {
        invaders::swapped(mind, mind.sight.eyes.open.walls(stands), walls, cell)
    } else {
        0
    }
}

/// Is this tile laid in any other way than roof up?
pub fn turns<P: Peek>(mind: &Mind<'_, P>, tile: Tile) -> bool {
    magical_buildings::turns(mind, tile)
}

/// The open sides of the own Alhambra, with the free legs of turrets.
pub fn open_sides<P: Peek>(mind: &Mind<'_, P>) -> u8 {
    *mind.notes.open_sides.get_or_init(|| watchtowers::open_sides(mind))
}

/// What a turret with these legs brings on a cell.
pub fn turret<P: Peek>(mind: &Mind<'_, P>, legs: Walls, cell: Cell) -> i32 {
    if mind.knows(ModuleId::Watchtowers) { watchtowers::laid(mind, legs, cell) } else { 0 }
}

/// What it is worth to own a tile, wherever it lies.
pub fn owned<P: Peek>(mind: &Mind<'_, P>, tile: Tile) -> i32 {
    let mut worth = 0;
    if mind.knows(ModuleId::ArtOfTheMoors) {
        worth += art_of_the_moors::owned(mind, tile);
    }
    if mind.knows(ModuleId::RedPalace) {
        worth += red_palace::owned(mind, tile);
    }
    worth
}

/// What a tile that counts for no majority yet will bring one day.
pub fn promise<P: Peek>(mind: &Mind<'_, P>, tile: Tile) -> i32 {
    let unfinished = mind.sight.eyes.open.is_unfinished(tile);
    if unfinished && mind.knows(ModuleId::BuildingSites) { building_sites::promise(mind, tile) } else { 0 }
}

/// What a tile that was unfinished brings beside its majority when it is finished.
fn finished<P: Peek>(mind: &Mind<'_, P>, tile: Tile) -> i32 {
    let mut worth = 0;
    if mind.knows(ModuleId::ArtOfTheMoors) {
        worth += art_of_the_moors::priced(mind, tile);
    }
    if mind.knows(ModuleId::Medina) && mind.sight.eyes.open.built[mind.sight.eyes.seat].has(tile) {
        worth += medina::counts(mind, tile);
    }
    worth
}

/// The rows of the table that count for the types, if not the printed ones.
pub fn rows<P: Peek>(mind: &Mind<'_, P>) -> Option<Rows> {
    if mind.knows(ModuleId::NewScoreCards) {
        new_score_cards::rows(mind)
    } else if mind.knows(ModuleId::RedPalace) {
        red_palace::rows(mind)
    } else {
        None
    }
}

/// Does anything else than a tile count for majorities?
pub fn count_buildings(modules: ModuleSet) -> bool {
    [ModuleId::Squares, ModuleId::BonusCards, ModuleId::Characters].into_iter().any(|module| modules.has(module))
}

/// Buildings of each type in the supply that are not of the base game.
pub fn more_of_each(modules: ModuleSet) -> u8 {
    u8::from(modules.has(ModuleId::MagicalBuildings))
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

/// What comes back when so much is paid too much: coins, or it is saved.
pub fn change_back<P: Peek>(mind: &Mind<'_, P>, pay: &Purse, over: i32) -> i32 {
    let mut back = 0;
    if over > 0 && mind.knows(ModuleId::Change) {
        back = change::back(mind, over);
    }
    if mind.knows(ModuleId::ExchangeCertificates) {
        back = back.max(exchange_certificates::back(mind, pay, over));
    }
    back
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
    let exact = match mv {
        Move::Bazaars(_) => true,
        Move::BuildingSites(mv) => building_sites::is_exact(mind, mv),
        Move::Caravanserai(mv) => caravanserai::is_exact(mind, mv),
        Move::PowerOfSultan(mv) => power_of_sultan::is_exact(mv),
        Move::Watchtowers(mv) => watchtowers::is_exact(mind, mv),
        _ => false,
    };
    exact && mv.module().is_some_and(|module| mind.knows(module))
}

/// Must money be looked at as a whole, even if all of it is of the four currencies?
pub fn mixes_money<P: Peek>(mind: &Mind<'_, P>) -> bool {
    mind.knows(ModuleId::Change)
        || mind.knows(ModuleId::ExchangeCertificates)
        || mind.knows(ModuleId::Watchtowers)
        || mind.knows(ModuleId::Bazaars) && bazaars::on_offer(mind)
        || mind.knows(ModuleId::PowerOfSultan) && power_of_sultan::on_offer(mind)
        || mind.knows(ModuleId::Caravanserai) && caravanserai::on_offer(mind)
        || mind.knows(ModuleId::BuildingSites) && building_sites::has_sites(mind)
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
    } else if let Some(note) = card.note() {
        mind.knows(if note == Note::Saved { ModuleId::ExchangeCertificates } else { ModuleId::Caravanserai })
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
        + caravanserai::in_hand(mind, means)
        + exchange_certificates::in_hand(mind, means)
}

/// What this cash is worth for what is to be paid beside the yard.
pub fn hopes<P: Peek>(mind: &Mind<'_, P>, cash: &[Cash; 4]) -> i32 {
    if mind.notes.sites.is_empty() { 0 } else { building_sites::hopes(mind, cash) }
}

/// What of these means pays by another right than the turn's (CHA-13).
pub fn out_of_turn(means: &Purse) -> Purse {
    let mut fit = means.from_hand();
    fit.add_all(&means.coins());
    fit.add_all(&means.notes());
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

/// What is worked out once for a question, if modules are in play.
#[derive(Debug, Default)]
pub struct Notes(Option<Box<Sheet>>);

impl Notes {
    /// Nothing on them so far.
    pub fn blank() -> Notes {
        Notes(Some(Box::default()))
    }
}

impl Deref for Notes {
    type Target = Sheet;
    fn deref(&self) -> &Sheet {
        self.0.as_deref().expect("modules are in play")
    }
}

impl DerefMut for Notes {
    fn deref_mut(&mut self) -> &mut Sheet {
        self.0.as_deref_mut().expect("modules are in play")
    }
}

/// What stands on the notes.
#[derive(Clone, Debug, Default)]
pub struct Sheet {
    /// What an open side will cost, by where it faces.
    attacks: [i32; 4],
    /// The best room of chests, and what it is worth.
    chests: Option<(u8, i32)>,
    /// Where the trader stands best.
    stand: Option<Cell>,
    /// What a redesign would bring that a card could pay for.
    redesign: Option<i32>,
    /// What one more built medina is worth.
    medina: i32,
    /// What another building is worth by its price.
    culture: [i32; CULTURE_TILES.len()],
    /// What a tile of each type is worth for nothing.
    sultan: power_of_sultan::Types,
    /// What a watchtower is worth with what lies in each slot.
    towers: [Option<i32>; 4],
    /// The longest wall and the turrets in it; the open sides.
    wall: OnceCell<[i32; 2]>,
    open_sides: OnceCell<u8>,
    /// The own unfinished tiles, each with the currency it is paid in.
    sites: Vec<(Currency, Ware)>,
    /// The cards of the hand by what is lost with them.
    cards: OnceCell<Vec<(Card, i32)>>,
    /// What the falcons after the first bring.
    flight: OnceCell<i32>,
    /// Where the own guards stand on the outline, and what guards are worth.
    posts: OnceCell<Option<Box<Posts>>>,
    garrison: red_palace::Garrison,
}

impl Sheet {
    /// What it brings to wall these sides.
    fn walled(&self, walls: Walls) -> i32 {
        walls.sides().map(|side| self.attacks[side as usize]).sum()
    }
}

/// Works out what is needed more than once.
pub fn take_notes<P: Peek>(mind: &mut Mind<'_, P>) {
    if mind.knows(ModuleId::RedPalace) {
        mind.notes.garrison = red_palace::garrison(mind);
    }
    if mind.knows(ModuleId::Invaders) {
        mind.notes.attacks = invaders::costs(mind);
    }
    if mind.knows(ModuleId::TreasureChamber) {
        mind.notes.chests = treasure_chamber::best_room(mind);
    }
    if mind.knows(ModuleId::StreetTrader) {
        mind.notes.stand = street_trader::stand(mind);
    }
    if mind.knows(ModuleId::Medina) {
        mind.notes.medina = medina::one_more(mind);
    }
    if mind.knows(ModuleId::ArtOfTheMoors) {
        mind.notes.culture = art_of_the_moors::buildings(mind);
    }
    if mind.knows(ModuleId::PowerOfSultan) {
        mind.notes.sultan = power_of_sultan::types(mind);
    }
    if mind.knows(ModuleId::BuildingSites) {
        mind.notes.sites = building_sites::wares(mind);
    }
    if mind.knows(ModuleId::Watchtowers) {
        mind.notes.towers = watchtowers::with_tiles(mind);
    }
    if mind.knows(ModuleId::MasterBuilders) {
        mind.notes.redesign = master_builders::redesign(mind);
    }
}
