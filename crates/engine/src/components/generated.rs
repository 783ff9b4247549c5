//! Generated from components/*.toml by `cargo xtask components`. Do not edit: change the data.

use super::{Face, TileRange};
use crate::value::{Building, Walls};

/// All tiles of all boxes.
pub const TILES: usize = 78;
/// The 54 basic buildings.
pub const BASIC: TileRange = TileRange { first: 0, count: 54 };
/// The squares.
pub const SQUARES: TileRange = TileRange { first: 54, count: 24 };
/// The colour of each square.
pub const SQUARE_KINDS: [Building; 24] = [
    Building::Pavilion,
    Building::Pavilion,
    Building::Pavilion,
    Building::Seraglio,
    Building::Seraglio,
    Building::Seraglio,
    Building::Arcades,
    Building::Arcades,
    Building::Arcades,
    Building::Arcades,
    Building::Chambers,
    Building::Chambers,
    Building::Chambers,
    Building::Chambers,
    Building::Garden,
    Building::Garden,
    Building::Garden,
    Building::Garden,
    Building::Garden,
    Building::Tower,
    Building::Tower,
    Building::Tower,
    Building::Tower,
    Building::Tower,
];
/// SQU-3: the most squares one player may own.
pub const SQUARES_PER_PLAYER: u8 = 3;
/// SQU-9: the most buildings one square counts as.
pub const SQUARE_MAX_VALUE: u8 = 3;
/// Copies of each money card.
pub const MONEY_COPIES: u8 = 3;
/// The same with two players (BASE-D1).
pub const MONEY_COPIES_TWO_PLAYERS: u8 = 2;
/// Places of the money display.
pub const DISPLAY_PLACES: usize = 4;
/// BASE-S6: a starting hand is worth at least this.
pub const STARTING_MONEY: u16 = 20;
/// BASE-M1: several cards taken are worth at most this.
pub const TAKE_LIMIT: u8 = 5;
/// BASE-S3: Dirk's tiles at the start.
pub const DIRK_AT_START: u8 = 6;
/// BASE-D3: Dirk's tiles after round 1.
pub const DIRK_AFTER_ROUND_1: u8 = 6;
/// BASE-D3: after round 2 Dirk gets the supply divided by this.
pub const DIRK_SHARE: u8 = 3;
/// BASE-V3: the points of places 1, 2 and 3, by round and building type.
pub const SCORE_TABLE: [[[u8; 3]; 6]; 3] = [
    [[1, 0, 0], [2, 0, 0], [3, 0, 0], [4, 0, 0], [5, 0, 0], [6, 0, 0]],
    [[8, 1, 0], [9, 2, 0], [10, 3, 0], [11, 4, 0], [12, 5, 0], [13, 6, 0]],
    [[16, 8, 1], [17, 9, 2], [18, 10, 3], [19, 11, 4], [20, 12, 5], [21, 13, 6]],
];
/// What is printed on each tile.
pub static FACES_OF_TILES: [Face; TILES] = [
    Face { name: "pavilion-2-NEW", building: Some(Building::Pavilion), price: 2, walls: Walls::from_bits(11) },
    Face { name: "pavilion-3-SW", building: Some(Building::Pavilion), price: 3, walls: Walls::from_bits(12) },
    Face { name: "pavilion-4-ES", building: Some(Building::Pavilion), price: 4, walls: Walls::from_bits(6) },
    Face { name: "pavilion-5-NW", building: Some(Building::Pavilion), price: 5, walls: Walls::from_bits(9) },
    Face { name: "pavilion-6-N", building: Some(Building::Pavilion), price: 6, walls: Walls::from_bits(1) },
    Face { name: "pavilion-7-E", building: Some(Building::Pavilion), price: 7, walls: Walls::from_bits(2) },
    Face { name: "pavilion-8-open", building: Some(Building::Pavilion), price: 8, walls: Walls::from_bits(0) },
    Face { name: "seraglio-3-ESW", building: Some(Building::Seraglio), price: 3, walls: Walls::from_bits(14) },
    Face { name: "seraglio-4-NE", building: Some(Building::Seraglio), price: 4, walls: Walls::from_bits(3) },
    Face { name: "seraglio-5-SW", building: Some(Building::Seraglio), price: 5, walls: Walls::from_bits(12) },
    Face { name: "seraglio-6-ES", building: Some(Building::Seraglio), price: 6, walls: Walls::from_bits(6) },
    Face { name: "seraglio-7-W", building: Some(Building::Seraglio), price: 7, walls: Walls::from_bits(8) },
    Face { name: "seraglio-8-S", building: Some(Building::Seraglio), price: 8, walls: Walls::from_bits(4) },
    Face { name: "seraglio-9-open", building: Some(Building::Seraglio), price: 9, walls: Walls::from_bits(0) },
    Face { name: "arcades-4-NES", building: Some(Building::Arcades), price: 4, walls: Walls::from_bits(7) },
    Face { name: "arcades-5-NW", building: Some(Building::Arcades), price: 5, walls: Walls::from_bits(9) },
    Face { name: "arcades-6-NE", building: Some(Building::Arcades), price: 6, walls: Walls::from_bits(3) },
    Face { name: "arcades-6-SW", building: Some(Building::Arcades), price: 6, walls: Walls::from_bits(12) },
    Face { name: "arcades-7-ES", building: Some(Building::Arcades), price: 7, walls: Walls::from_bits(6) },
    Face { name: "arcades-8-N", building: Some(Building::Arcades), price: 8, walls: Walls::from_bits(1) },
    Face { name: "arcades-8-E", building: Some(Building::Arcades), price: 8, walls: Walls::from_bits(2) },
    Face { name: "arcades-9-open", building: Some(Building::Arcades), price: 9, walls: Walls::from_bits(0) },
    Face { name: "arcades-10-open", building: Some(Building::Arcades), price: 10, walls: Walls::from_bits(0) },
    Face { name: "chambers-5-NSW", building: Some(Building::Chambers), price: 5, walls: Walls::from_bits(13) },
    Face { name: "chambers-6-ES", building: Some(Building::Chambers), price: 6, walls: Walls::from_bits(6) },
    Face { name: "chambers-7-NE", building: Some(Building::Chambers), price: 7, walls: Walls::from_bits(3) },
    Face { name: "chambers-7-SW", building: Some(Building::Chambers), price: 7, walls: Walls::from_bits(12) },
    Face { name: "chambers-8-NW", building: Some(Building::Chambers), price: 8, walls: Walls::from_bits(9) },
    Face { name: "chambers-9-S", building: Some(Building::Chambers), price: 9, walls: Walls::from_bits(4) },
    Face { name: "chambers-9-W", building: Some(Building::Chambers), price: 9, walls: Walls::from_bits(8) },
    Face { name: "chambers-10-open", building: Some(Building::Chambers), price: 10, walls: Walls::from_bits(0) },
    Face { name: "chambers-11-open", building: Some(Building::Chambers), price: 11, walls: Walls::from_bits(0) },
    Face { name: "garden-6-ESW", building: Some(Building::Garden), price: 6, walls: Walls::from_bits(14) },
    Face { name: "garden-7-NSW", building: Some(Building::Garden), price: 7, walls: Walls::from_bits(13) },
    Face { name: "garden-8-NE", building: Some(Building::Garden), price: 8, walls: Walls::from_bits(3) },
    Face { name: "garden-8-SW", building: Some(Building::Garden), price: 8, walls: Walls::from_bits(12) },
    Face { name: "garden-8-NW", building: Some(Building::Garden), price: 8, walls: Walls::from_bits(9) },
    Face { name: "garden-9-E", building: Some(Building::Garden), price: 9, walls: Walls::from_bits(2) },
    Face { name: "garden-10-open", building: Some(Building::Garden), price: 10, walls: Walls::from_bits(0) },
    Face { name: "garden-10-N", building: Some(Building::Garden), price: 10, walls: Walls::from_bits(1) },
    Face { name: "garden-10-W", building: Some(Building::Garden), price: 10, walls: Walls::from_bits(8) },
    Face { name: "garden-11-open", building: Some(Building::Garden), price: 11, walls: Walls::from_bits(0) },
    Face { name: "garden-12-S", building: Some(Building::Garden), price: 12, walls: Walls::from_bits(4) },
    Face { name: "tower-7-NEW", building: Some(Building::Tower), price: 7, walls: Walls::from_bits(11) },
    Face { name: "tower-8-NES", building: Some(Building::Tower), price: 8, walls: Walls::from_bits(7) },
    Face { name: "tower-9-NE", building: Some(Building::Tower), price: 9, walls: Walls::from_bits(3) },
    Face { name: "tower-9-ES", building: Some(Building::Tower), price: 9, walls: Walls::from_bits(6) },
    Face { name: "tower-9-NW", building: Some(Building::Tower), price: 9, walls: Walls::from_bits(9) },
    Face { name: "tower-10-W", building: Some(Building::Tower), price: 10, walls: Walls::from_bits(8) },
    Face { name: "tower-11-open", building: Some(Building::Tower), price: 11, walls: Walls::from_bits(0) },
    Face { name: "tower-11-N", building: Some(Building::Tower), price: 11, walls: Walls::from_bits(1) },
    Face { name: "tower-11-S", building: Some(Building::Tower), price: 11, walls: Walls::from_bits(4) },
    Face { name: "tower-12-open", building: Some(Building::Tower), price: 12, walls: Walls::from_bits(0) },
    Face { name: "tower-13-E", building: Some(Building::Tower), price: 13, walls: Walls::from_bits(2) },
    Face { name: "square_pavilion_1", building: None, price: 0, walls: Walls::from_bits(1) },
    Face { name: "square_pavilion_2", building: None, price: 0, walls: Walls::from_bits(4) },
    Face { name: "square_pavilion_3", building: None, price: 0, walls: Walls::from_bits(12) },
    Face { name: "square_seraglio_1", building: None, price: 0, walls: Walls::from_bits(2) },
    Face { name: "square_seraglio_2", building: None, price: 0, walls: Walls::from_bits(8) },
    Face { name: "square_seraglio_3", building: None, price: 0, walls: Walls::from_bits(3) },
    Face { name: "square_arcades_1", building: None, price: 0, walls: Walls::from_bits(1) },
    Face { name: "square_arcades_2", building: None, price: 0, walls: Walls::from_bits(2) },
    Face { name: "square_arcades_3", building: None, price: 0, walls: Walls::from_bits(4) },
    Face { name: "square_arcades_4", building: None, price: 0, walls: Walls::from_bits(9) },
    Face { name: "square_chambers_1", building: None, price: 0, walls: Walls::from_bits(4) },
    Face { name: "square_chambers_2", building: None, price: 0, walls: Walls::from_bits(8) },
    Face { name: "square_chambers_3", building: None, price: 0, walls: Walls::from_bits(1) },
    Face { name: "square_chambers_4", building: None, price: 0, walls: Walls::from_bits(6) },
    Face { name: "square_garden_1", building: None, price: 0, walls: Walls::from_bits(1) },
    Face { name: "square_garden_2", building: None, price: 0, walls: Walls::from_bits(2) },
    Face { name: "square_garden_3", building: None, price: 0, walls: Walls::from_bits(8) },
    Face { name: "square_garden_4", building: None, price: 0, walls: Walls::from_bits(3) },
    Face { name: "square_garden_5", building: None, price: 0, walls: Walls::from_bits(6) },
    Face { name: "square_tower_1", building: None, price: 0, walls: Walls::from_bits(2) },
    Face { name: "square_tower_2", building: None, price: 0, walls: Walls::from_bits(4) },
    Face { name: "square_tower_3", building: None, price: 0, walls: Walls::from_bits(8) },
    Face { name: "square_tower_4", building: None, price: 0, walls: Walls::from_bits(12) },
    Face { name: "square_tower_5", building: None, price: 0, walls: Walls::from_bits(9) },
];
