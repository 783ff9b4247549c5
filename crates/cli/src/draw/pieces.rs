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

/// The signs of what lies on a tile.
pub fn on(rooms: &impl OpenRooms, tile: Tile) -> String {
    let resident = rooms.street_trader().filter(|room| room.homes.has(tile)).map(|_| RESIDENT);
    let chest = rooms.treasure_chamber().filter(|room| room.chests.has(tile)).map(|_| CHEST);
    resident.into_iter().chain(chest).collect()
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
    }
    signs
}
