//! What modules put on tiles and beside them, as signs: a resident, a chest, a trader, a falcon.

use sabika_engine::{
    Game,
    modules::{House, OpenRooms, falconers::Falcon},
    value::{Card, Cell, Corner, Note, Seat, Section, Side, Tile, Walls},
};

/// A resident in a building (STR-16).
const RESIDENT: char = '☺';
/// A chest on a building (TRE-9).
const CHEST: char = '▣';
/// A trader on an empty cell (STR-6).
const TRADER: &str = "☻";
/// The scaffold of a building site (SIT-4).
const SCAFFOLD: &str = "#";
/// A building that may be turned (MAG-3).
pub const MAGIC: &str = "✦";
/// A watchtower (WAT-9).
pub const TURRET: &str = "♜";
/// A medina (MED-3).
pub const MEDINA: &str = "☾";
/// A plaza (RED-35a).
pub const PLAZA: &str = "◇";
/// A guard on a wall (RED-45).
pub const GUARD: &str = "♙";
/// Two guards on a double wall, one on each side.
pub const GUARDS: &str = "⁑";
/// A tower without a guard.
pub const TOWER: &str = "♖";
/// The three birds (FAL-1): black, brown, white.
const BIRDS: [&str; 3] = ["●", "◐", "○"];

/// Both on one building: one sign, because small boards have no room for two.
const BOTH: char = '◙';
/// A master builder among the values of a hand (MAB-8).
pub const BUILDER: &str = "⌂";
/// A coin among the values of a hand (CHG-12).
pub const COIN: &str = "¢";
/// What a caravanserai shows, among the values of a hand (CAR-19).
pub const INN: &str = "♘";
/// What is saved, among the values of a hand (CER-9).
pub const SAVED: &str = "§";

/// What tells other money from a card of the same value.
pub fn of_money(card: Card) -> &'static str {
    match card.note() {
        Some(Note::Saved) => SAVED,
        Some(Note::Inn | Note::SecondInn) => INN,
        None if card.is_builder() => BUILDER,
        None if card.is_coin() => COIN,
        None => "",
    }
}

/// The sign of a falcon.
pub fn bird(falcon: Falcon) -> &'static str {
    BIRDS[usize::from(falcon.bird())]
}

/// The sign of what lies on a tile, if anything does.
pub fn on(game: &Game, tile: Tile) -> String {
    if game.open().is_unfinished(tile) {
        return SCAFFOLD.into(); // nobody lives there, and no chest stands there (SIT-14)
    }
    let rooms = game.rooms();
    let resident = rooms.street_trader().is_some_and(|room| room.homes.has(tile));
    let chest = rooms.treasure_chamber().is_some_and(|room| room.chests.has(tile));
    match (resident, chest) {
        (true, true) => BOTH.into(),
        (true, false) => RESIDENT.into(),
        (false, true) => CHEST.into(),
        (false, false) => String::new(),
    }
}

/// The sides of a tile on which guards stand.
pub fn guards(rooms: &impl OpenRooms, tile: Tile) -> Walls {
    let stands = |side: &Side| rooms.red_palace().is_some_and(|room| room.guards.has(Section { tile, side: *side }));
    Side::ALL.into_iter().filter(stands).collect()
}

/// The signs of what stands on empty cells beside an Alhambra.
pub fn beside(rooms: &impl OpenRooms, seat: Seat) -> Option<(Cell, String)> {
    rooms.street_trader().and_then(|room| room.traders[seat].at).map(|at| (at, TRADER.to_string()))
}

/// The signs of what sits on the corners of an Alhambra.
pub fn on_corners(rooms: &impl OpenRooms, seat: Seat) -> impl Iterator<Item = (Corner, String)> {
    let falcons = rooms.falconers().into_iter().flat_map(move |room| room.of(seat));
    falcons.map(|(falcon, at)| (at, bird(falcon).to_string()))
}

/// The signs that this game can show, each with the message that explains it.
pub fn legend(rooms: &House) -> Vec<(String, &'static str)> {
    let trader = rooms.street_trader().is_some();
    let chests = rooms.treasure_chamber().is_some();
    let inns = rooms.caravanserai().is_some();
    let sites = rooms.building_sites().is_some();
    let falcons = rooms.falconers().is_some();
    let all = [
        (trader, TRADER.to_string(), "terminal-sign-trader"),
        (trader, RESIDENT.to_string(), "terminal-sign-resident"),
        (chests, CHEST.to_string(), "terminal-sign-chest"),
        (chests && trader, BOTH.to_string(), "terminal-sign-both"),
        (rooms.master_builders().is_some(), BUILDER.to_string(), "terminal-sign-builder"),
        (rooms.change().is_some(), COIN.to_string(), "terminal-sign-coin"),
        (inns, INN.to_string(), "terminal-sign-inn"),
        (rooms.exchange_certificates().is_some(), SAVED.to_string(), "terminal-sign-saved"),
        (falcons, BIRDS.join(" "), "terminal-sign-falcons"),
        (rooms.watchtowers().is_some(), TURRET.to_string(), "terminal-sign-watchtower"),
        (sites, SCAFFOLD.to_string(), "terminal-sign-site"),
        (rooms.magical_buildings().is_some(), MAGIC.to_string(), "terminal-sign-magic"),
        (rooms.red_palace().is_some(), format!("{GUARD} {GUARDS}"), "terminal-sign-guard"),
        (rooms.red_palace().is_some(), TOWER.to_string(), "terminal-sign-tower"),
        (rooms.red_palace().is_some(), PLAZA.to_string(), "terminal-sign-plaza"),
        (rooms.medina().is_some(), MEDINA.to_string(), "terminal-sign-medina"),
    ];
    all.into_iter().filter(|(played, ..)| *played).map(|(_, sign, id)| (sign, id)).collect()
}
