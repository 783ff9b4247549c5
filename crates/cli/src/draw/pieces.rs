//! What modules put on tiles and beside them, as signs: a resident, a chest, a trader.

use sabika_engine::{
    modules::OpenRooms,
    value::{Cell, Seat, Tile},
};

/// A resident in a building (STR-16).
const RESIDENT: char = '☺';
/// A chest on a building (TRE-9).
const CHEST: char = '▣';
/// A trader on an empty cell (STR-6).
const TRADER: &str = "☻";

/// Both on one building: one sign, because small boards have no room for two.
const BOTH: char = '◙';
/// A master builder among the values of a hand (MAB-8).
pub const BUILDER: &str = "⌂";
/// A coin among the values of a hand (CHG-12).
pub const COIN: &str = "¢";

/// The sign of what lies on a tile, if anything does.
pub fn on(rooms: &impl OpenRooms, tile: Tile) -> String {
    let resident = rooms.street_trader().is_some_and(|room| room.homes.has(tile));
    let chest = rooms.treasure_chamber().is_some_and(|room| room.chests.has(tile));
    match (resident, chest) {
        (true, true) => BOTH.into(),
        (true, false) => RESIDENT.into(),
        (false, true) => CHEST.into(),
        (false, false) => String::new(),
    }
}

/// The signs of what stands on empty cells beside an Alhambra.
pub fn beside(rooms: &impl OpenRooms, seat: Seat) -> Option<(Cell, String)> {
    rooms.street_trader().and_then(|room| room.traders[seat].at).map(|at| (at, TRADER.to_string()))
}

/// The signs that this game can show, each with the message that explains it.
pub fn legend(rooms: &impl OpenRooms) -> Vec<(String, &'static str)> {
    let trader = rooms.street_trader().is_some();
    let mut signs = Vec::new();
    if trader {
        signs.push((TRADER.to_string(), "terminal-sign-trader"));
        signs.push((RESIDENT.to_string(), "terminal-sign-resident"));
    }
    if rooms.treasure_chamber().is_some() {
        signs.push((CHEST.to_string(), "terminal-sign-chest"));
        if trader {
            signs.push((BOTH.to_string(), "terminal-sign-both"));
        }
    }
    if rooms.master_builders().is_some() {
        signs.push((BUILDER.to_string(), "terminal-sign-builder"));
    }
    if rooms.change().is_some() {
        signs.push((COIN.to_string(), "terminal-sign-coin"));
    }
    signs
}
