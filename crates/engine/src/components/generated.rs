//! Generated from components/*.toml by `cargo xtask components`. Do not edit: change the data.

use super::{CardRange, CultureTile, Face, Pays, Special, TileRange};
use crate::value::{Building, Currency, Walls};

/// All tiles of all boxes.
pub const TILES: usize = 127;
/// The 54 basic buildings.
pub const BASIC: TileRange = TileRange { first: 0, count: 54 };
/// The squares.
pub const SQUARES: TileRange = TileRange { first: 54, count: 24 };
/// The field camps.
pub const CAMPS: TileRange = TileRange { first: 78, count: 8 };
/// The bazaars.
pub const BAZAARS: TileRange = TileRange { first: 86, count: 8 };
/// The medinas.
pub const MEDINAS: TileRange = TileRange { first: 94, count: 9 };
/// The magical buildings.
pub const MAGICAL: TileRange = TileRange { first: 103, count: 6 };
/// The watchtowers.
pub const WATCHTOWERS: TileRange = TileRange { first: 109, count: 18 };
/// The tiles that may be turned where they stand.
pub const TURNABLE: TileRange = MAGICAL;
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
/// The exchange offices.
pub const OFFICES: CardRange = CardRange { first: 2, count: 6 };
/// EXO-S1: how many go into each pile.
pub const OFFICES_IN_PILES: [u8; 5] = [0, 2, 2, 2, 0];
/// The gate card.
pub const GATE_CARDS: CardRange = CardRange { first: 8, count: 1 };
/// Gate cards in the box.
pub const GATES: usize = 6;
/// GAT-S1: gate cards per player.
pub const GATES_PER_PLAYER: u8 = 1;
/// GAT-S1: how many go into each pile, from two players up.
pub const GATES_IN_PILES: [[u8; 5]; 5] =
    [[0, 0, 1, 1, 0], [0, 0, 1, 1, 1], [0, 0, 2, 1, 1], [0, 0, 2, 2, 1], [0, 0, 2, 2, 2]];
/// How many diamonds there are of each value.
pub const DIAMOND_COPIES: [u8; 10] = [0, 0, 0, 1, 1, 2, 2, 2, 1, 1];
/// The characters.
pub const CHARACTERS: CardRange = CardRange { first: 9, count: 10 };
/// CHA-S1: how many go into each pile.
pub const CHARACTERS_IN_PILES: [u8; 5] = [0, 2, 2, 2, 0];
/// CHA-M: what a kept magician is worth.
pub const MAGICIAN_POINTS: u8 = 8;
/// CHA-B: the beggar works up to so many money cards.
pub const BEGGAR_CARDS: u8 = 2;
/// CHA-I: the miser works from this price.
pub const MISER_PRICE: u8 = 10;
/// CHA-H: what several cards taken with the merchant may be worth.
pub const MERCHANT_LIMIT: u8 = 7;
/// CHA-W: what the wise man counts, in halves of a building.
pub const WISE_MAN_HALVES: u8 = 1;
/// CHA-G: wall points for one extra point.
pub const CITY_WATCH_DIVISOR: u8 = 3;
/// The wall cards.
pub const WALL_CARDS: CardRange = CardRange { first: 19, count: 8 };
/// The pieces each wall card shows.
pub const WALL_SEGMENTS: [Walls; 8] = [
    Walls::from_bits(1),
    Walls::from_bits(2),
    Walls::from_bits(4),
    Walls::from_bits(8),
    Walls::from_bits(3),
    Walls::from_bits(6),
    Walls::from_bits(12),
    Walls::from_bits(9),
];
/// WAL-1: how many go into each pile.
pub const WALLS_IN_PILES: [u8; 5] = [0, 2, 2, 2, 2];
/// The sultan cards.
pub const SULTANS: CardRange = CardRange { first: 27, count: 8 };
/// Special cards of all boxes.
pub const SPECIALS: usize = 35;
/// What is printed on each special card.
pub const FACES_OF_SPECIALS: [Special; 35] = [
    Special { name: "scoring-1", pays: Pays::Nothing },
    Special { name: "scoring-2", pays: Pays::Nothing },
    Special { name: "office_denar_dirham", pays: Pays::Joint([Currency::Denar, Currency::Dirham]) },
    Special { name: "office_denar_ducat", pays: Pays::Joint([Currency::Denar, Currency::Ducat]) },
    Special { name: "office_denar_gulden", pays: Pays::Joint([Currency::Denar, Currency::Gulden]) },
    Special { name: "office_dirham_ducat", pays: Pays::Joint([Currency::Dirham, Currency::Ducat]) },
    Special { name: "office_dirham_gulden", pays: Pays::Joint([Currency::Dirham, Currency::Gulden]) },
    Special { name: "office_ducat_gulden", pays: Pays::Joint([Currency::Ducat, Currency::Gulden]) },
    Special { name: "gate", pays: Pays::Nothing },
    Special { name: "magician", pays: Pays::Nothing },
    Special { name: "beggar", pays: Pays::Nothing },
    Special { name: "patron", pays: Pays::Everything },
    Special { name: "miser", pays: Pays::Nothing },
    Special { name: "architect", pays: Pays::Nothing },
    Special { name: "merchant", pays: Pays::Nothing },
    Special { name: "wise_man", pays: Pays::Nothing },
    Special { name: "dancer", pays: Pays::Nothing },
    Special { name: "money_changer", pays: Pays::Nothing },
    Special { name: "city_watch", pays: Pays::Nothing },
    Special { name: "wall_n", pays: Pays::Nothing },
    Special { name: "wall_e", pays: Pays::Nothing },
    Special { name: "wall_s", pays: Pays::Nothing },
    Special { name: "wall_w", pays: Pays::Nothing },
    Special { name: "wall_ne", pays: Pays::Nothing },
    Special { name: "wall_se", pays: Pays::Nothing },
    Special { name: "wall_sw", pays: Pays::Nothing },
    Special { name: "wall_nw", pays: Pays::Nothing },
    Special { name: "sultan-1", pays: Pays::Nothing },
    Special { name: "sultan-2", pays: Pays::Nothing },
    Special { name: "sultan-3", pays: Pays::Nothing },
    Special { name: "sultan-4", pays: Pays::Nothing },
    Special { name: "sultan-5", pays: Pays::Nothing },
    Special { name: "sultan-6", pays: Pays::Nothing },
    Special { name: "sultan-7", pays: Pays::Nothing },
    Special { name: "sultan-8", pays: Pays::Nothing },
];
/// The tile each bonus card shows.
pub const BONUS_TILES: [&str; 10] = [
    "pavilion-8-open",
    "seraglio-9-open",
    "arcades-9-open",
    "arcades-10-open",
    "chambers-10-open",
    "chambers-11-open",
    "garden-10-open",
    "garden-11-open",
    "tower-11-open",
    "tower-12-open",
];
/// BON-S1: cards per player, from two players up.
pub const BONUS_DEAL: [u8; 5] = [3, 3, 2, 2, 1];
/// Thieves of each currency.
pub const THIEVES_PER_CURRENCY: usize = 3;
/// THI-1: thieves per player, from two players up.
pub const THIEVES_DEAL: [u8; 5] = [4, 4, 3, 2, 2];
/// Coins of each currency.
pub const COINS_PER_CURRENCY: u8 = 6;
/// What a coin is worth.
pub const COIN_VALUE: u8 = 1;
/// CHG-2: so much paid too much brings a coin.
pub const OVERPAID_PER_COIN: u8 = 2;
/// Residents of each colour.
pub const RESIDENTS_PER_COLOUR: u8 = 7;
/// STR-2: residents that everybody chooses.
pub const RESIDENTS_CHOSEN: u8 = 3;
/// STR-22: the points of a series, by its colours.
pub const SERIES_POINTS: [u8; 7] = [0, 1, 3, 6, 10, 15, 21];
/// The chests of each colour.
pub const CHESTS: [u8; 6] = [5, 5, 7, 7, 9, 9];
/// The rooms of the treasure chamber.
pub const CHEST_ROOMS: usize = 3;
/// TRE-1: the chests of a room.
pub const CHESTS_PER_ROOM: u8 = 4;
/// TRE-2: what a room costs at least.
pub const CHEST_PRICE: u8 = 8;
/// TRE-21: the points of places 1, 2 and 3, by round.
pub const CHEST_POINTS: [[u8; 3]; 3] = [[7, 0, 0], [14, 7, 0], [22, 14, 7]];
/// Master builders of each currency.
pub const BUILDERS_PER_CURRENCY: u8 = 4;
/// What a master builder is worth.
pub const BUILDER_VALUE: u8 = 3;
/// MAB-1: master builders per player.
pub const BUILDERS_DEALT: u8 = 2;
/// MAB-3: how many go into each pile, from two players up.
pub const BUILDERS_IN_PILES: [[u8; 5]; 5] =
    [[0, 0, 3, 0, 3], [0, 0, 3, 0, 3], [0, 0, 3, 0, 3], [0, 0, 3, 0, 3], [0, 0, 3, 0, 1]];
/// INV-9 to INV-11: the loss per open side, from the attack's direction and beside it, by round.
pub const ATTACK_LOSS: [[u8; 2]; 3] = [[1, 0], [2, 0], [3, 1]];
/// INV-2, INV-18: scouts that lie open.
pub const SCOUTS_OPEN: usize = 2;
/// The types on each new score card, the row that is worth least first.
pub const SCORE_CARDS: [[Building; 6]; 18] = [
    [Building::Pavilion, Building::Chambers, Building::Tower, Building::Seraglio, Building::Arcades, Building::Garden],
    [Building::Pavilion, Building::Chambers, Building::Garden, Building::Seraglio, Building::Tower, Building::Arcades],
    [Building::Pavilion, Building::Garden, Building::Tower, Building::Arcades, Building::Seraglio, Building::Chambers],
    [Building::Seraglio, Building::Garden, Building::Tower, Building::Chambers, Building::Arcades, Building::Pavilion],
    [Building::Seraglio, Building::Arcades, Building::Chambers, Building::Tower, Building::Garden, Building::Pavilion],
    [Building::Seraglio, Building::Tower, Building::Arcades, Building::Garden, Building::Chambers, Building::Pavilion],
    [Building::Arcades, Building::Pavilion, Building::Seraglio, Building::Tower, Building::Garden, Building::Chambers],
    [Building::Arcades, Building::Pavilion, Building::Garden, Building::Chambers, Building::Tower, Building::Seraglio],
    [Building::Arcades, Building::Chambers, Building::Garden, Building::Seraglio, Building::Pavilion, Building::Tower],
    [Building::Chambers, Building::Arcades, Building::Pavilion, Building::Tower, Building::Garden, Building::Seraglio],
    [Building::Chambers, Building::Arcades, Building::Pavilion, Building::Garden, Building::Seraglio, Building::Tower],
    [Building::Chambers, Building::Garden, Building::Seraglio, Building::Arcades, Building::Pavilion, Building::Tower],
    [Building::Garden, Building::Tower, Building::Arcades, Building::Pavilion, Building::Chambers, Building::Seraglio],
    [Building::Garden, Building::Tower, Building::Arcades, Building::Pavilion, Building::Seraglio, Building::Chambers],
    [Building::Garden, Building::Seraglio, Building::Chambers, Building::Pavilion, Building::Tower, Building::Arcades],
    [Building::Tower, Building::Seraglio, Building::Pavilion, Building::Garden, Building::Chambers, Building::Arcades],
    [Building::Tower, Building::Seraglio, Building::Chambers, Building::Arcades, Building::Pavilion, Building::Garden],
    [Building::Tower, Building::Pavilion, Building::Seraglio, Building::Chambers, Building::Arcades, Building::Garden],
];
/// NSC-1: score cards in play.
pub const SCORE_CARDS_PLAYED: usize = 3;
/// The currency of each sultan card.
pub const SULTAN_CURRENCIES: [Currency; 8] = [
    Currency::Denar,
    Currency::Denar,
    Currency::Dirham,
    Currency::Dirham,
    Currency::Ducat,
    Currency::Ducat,
    Currency::Gulden,
    Currency::Gulden,
];
/// SUL-6: the price of a sultan card.
pub const SULTAN_PRICE: u8 = 7;
/// SUL-1: how many go into each pile.
pub const SULTANS_IN_PILES: [u8; 5] = [3, 2, 3, 0, 0];
/// SUL-12: the symbol opposite to each type.
pub const OPPOSITE: [Building; 6] =
    [Building::Tower, Building::Garden, Building::Chambers, Building::Arcades, Building::Seraglio, Building::Pavilion];
/// The caravanserais: name, main currency, and the currencies of the side fields at 2, 3 and 4.
pub const CARAVANSERAIS: [(&str, Currency, [Currency; 3]); 8] = [
    ("caravanserai-denar-a", Currency::Denar, [Currency::Dirham, Currency::Ducat, Currency::Gulden]),
    ("caravanserai-denar-b", Currency::Denar, [Currency::Ducat, Currency::Gulden, Currency::Dirham]),
    ("caravanserai-dirham-a", Currency::Dirham, [Currency::Ducat, Currency::Gulden, Currency::Denar]),
    ("caravanserai-dirham-b", Currency::Dirham, [Currency::Gulden, Currency::Denar, Currency::Ducat]),
    ("caravanserai-ducat-a", Currency::Ducat, [Currency::Dirham, Currency::Denar, Currency::Gulden]),
    ("caravanserai-ducat-b", Currency::Ducat, [Currency::Gulden, Currency::Dirham, Currency::Denar]),
    ("caravanserai-gulden-a", Currency::Gulden, [Currency::Denar, Currency::Dirham, Currency::Ducat]),
    ("caravanserai-gulden-b", Currency::Gulden, [Currency::Denar, Currency::Ducat, Currency::Dirham]),
];
/// CAR-5: the most caravanserais one player may buy.
pub const CARAVANSERAIS_PER_PLAYER: usize = 2;
/// CAR-3, CAR-4: the types needed for the first and the second caravanserai.
pub const CARAVANSERAI_TYPES: [u8; 2] = [4, 5];
/// CAR-3: the price of a caravanserai by types; 0 where none can be bought.
pub const CARAVANSERAI_PRICES: [u8; 7] = [0, 0, 0, 0, 8, 4, 2];
/// The culture tiles.
pub const CULTURE_TILES: [CultureTile; 7] = [
    CultureTile { name: "culture-6", points: [0, 1, 2, 4, 6, 9], need: [2, 2, 2, 3, 3, 4], copies: 3 },
    CultureTile { name: "culture-7", points: [0, 2, 4, 6, 9, 13], need: [2, 2, 3, 3, 4, 5], copies: 3 },
    CultureTile { name: "culture-8", points: [0, 2, 5, 9, 14, 20], need: [2, 2, 3, 4, 5, 6], copies: 4 },
    CultureTile { name: "culture-9", points: [0, 3, 6, 10, 15, 21], need: [2, 2, 3, 4, 5, 6], copies: 4 },
    CultureTile { name: "culture-10", points: [0, 2, 4, 7, 10, 14], need: [2, 2, 2, 3, 3, 4], copies: 3 },
    CultureTile { name: "culture-11", points: [0, 2, 5, 8, 11, 15], need: [2, 2, 2, 3, 3, 4], copies: 2 },
    CultureTile { name: "culture-12-13", points: [0, 3, 6, 9, 13, 18], need: [2, 2, 2, 2, 3, 3], copies: 1 },
];
/// MOO-2, MOO-7: the culture tile for each price.
pub const CULTURE_OF_PRICE: [Option<u8>; 14] =
    [None, None, None, None, None, None, Some(0), Some(1), Some(2), Some(3), Some(4), Some(5), Some(6), Some(6)];
/// The falcons: name, bird and colours.
pub const FALCONS: [(&str, u8, [Building; 2]); 15] = [
    ("black-1", 0, [Building::Pavilion, Building::Tower]),
    ("black-2", 0, [Building::Seraglio, Building::Tower]),
    ("black-3", 0, [Building::Seraglio, Building::Garden]),
    ("black-4", 0, [Building::Arcades, Building::Garden]),
    ("black-5", 0, [Building::Arcades, Building::Chambers]),
    ("brown-1", 1, [Building::Pavilion, Building::Seraglio]),
    ("brown-2", 1, [Building::Pavilion, Building::Arcades]),
    ("brown-3", 1, [Building::Arcades, Building::Tower]),
    ("brown-4", 1, [Building::Chambers, Building::Tower]),
    ("brown-5", 1, [Building::Chambers, Building::Garden]),
    ("white-1", 2, [Building::Seraglio, Building::Arcades]),
    ("white-2", 2, [Building::Seraglio, Building::Chambers]),
    ("white-3", 2, [Building::Pavilion, Building::Chambers]),
    ("white-4", 2, [Building::Pavilion, Building::Garden]),
    ("white-5", 2, [Building::Garden, Building::Tower]),
];
/// FAL-17: the points for so many falcons of one bird.
pub const FALCON_POINTS: [u8; 6] = [0, 2, 6, 12, 20, 30];
/// WAT-3: the surcharge by the scorings that have been held.
pub const SURCHARGE: [u8; 3] = [6, 4, 2];
/// WAT-24: what a watchtower in the longest wall adds.
pub const WATCHTOWER_BONUS: u8 = 2;
/// Site tiles of each currency.
pub const SITES_PER_CURRENCY: u8 = 2;
/// CER-3: the most that can be saved.
pub const MOST_SAVED: u8 = 6;
/// CER-1: saving stones of each currency, from two players up.
pub const STONES_PER_CURRENCY: [u8; 5] = [1, 2, 2, 3, 3];
/// MED-8: what the fewest medinas cost, by round and place.
pub const MEDINA_LOSS: [[u8; 3]; 3] = [[3, 0, 0], [6, 3, 0], [9, 6, 3]];
/// MED-8: what no medina costs besides, by round.
pub const NO_MEDINA_LOSS: [u8; 3] = [1, 2, 3];
/// What is printed on each tile.
pub static FACES_OF_TILES: [Face; TILES] = [
    Face {
        name: "pavilion-2-NEW",
        building: Some(Building::Pavilion),
        price: 2,
        walls: Walls::from_bits(11),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "pavilion-3-SW",
        building: Some(Building::Pavilion),
        price: 3,
        walls: Walls::from_bits(12),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "pavilion-4-ES",
        building: Some(Building::Pavilion),
        price: 4,
        walls: Walls::from_bits(6),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "pavilion-5-NW",
        building: Some(Building::Pavilion),
        price: 5,
        walls: Walls::from_bits(9),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "pavilion-6-N",
        building: Some(Building::Pavilion),
        price: 6,
        walls: Walls::from_bits(1),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "pavilion-7-E",
        building: Some(Building::Pavilion),
        price: 7,
        walls: Walls::from_bits(2),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "pavilion-8-open",
        building: Some(Building::Pavilion),
        price: 8,
        walls: Walls::from_bits(0),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "seraglio-3-ESW",
        building: Some(Building::Seraglio),
        price: 3,
        walls: Walls::from_bits(14),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "seraglio-4-NE",
        building: Some(Building::Seraglio),
        price: 4,
        walls: Walls::from_bits(3),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "seraglio-5-SW",
        building: Some(Building::Seraglio),
        price: 5,
        walls: Walls::from_bits(12),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "seraglio-6-ES",
        building: Some(Building::Seraglio),
        price: 6,
        walls: Walls::from_bits(6),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "seraglio-7-W",
        building: Some(Building::Seraglio),
        price: 7,
        walls: Walls::from_bits(8),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "seraglio-8-S",
        building: Some(Building::Seraglio),
        price: 8,
        walls: Walls::from_bits(4),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "seraglio-9-open",
        building: Some(Building::Seraglio),
        price: 9,
        walls: Walls::from_bits(0),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "arcades-4-NES",
        building: Some(Building::Arcades),
        price: 4,
        walls: Walls::from_bits(7),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "arcades-5-NW",
        building: Some(Building::Arcades),
        price: 5,
        walls: Walls::from_bits(9),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "arcades-6-NE",
        building: Some(Building::Arcades),
        price: 6,
        walls: Walls::from_bits(3),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "arcades-6-SW",
        building: Some(Building::Arcades),
        price: 6,
        walls: Walls::from_bits(12),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "arcades-7-ES",
        building: Some(Building::Arcades),
        price: 7,
        walls: Walls::from_bits(6),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "arcades-8-N",
        building: Some(Building::Arcades),
        price: 8,
        walls: Walls::from_bits(1),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "arcades-8-E",
        building: Some(Building::Arcades),
        price: 8,
        walls: Walls::from_bits(2),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "arcades-9-open",
        building: Some(Building::Arcades),
        price: 9,
        walls: Walls::from_bits(0),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "arcades-10-open",
        building: Some(Building::Arcades),
        price: 10,
        walls: Walls::from_bits(0),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "chambers-5-NSW",
        building: Some(Building::Chambers),
        price: 5,
        walls: Walls::from_bits(13),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "chambers-6-ES",
        building: Some(Building::Chambers),
        price: 6,
        walls: Walls::from_bits(6),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "chambers-7-NE",
        building: Some(Building::Chambers),
        price: 7,
        walls: Walls::from_bits(3),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "chambers-7-SW",
        building: Some(Building::Chambers),
        price: 7,
        walls: Walls::from_bits(12),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "chambers-8-NW",
        building: Some(Building::Chambers),
        price: 8,
        walls: Walls::from_bits(9),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "chambers-9-S",
        building: Some(Building::Chambers),
        price: 9,
        walls: Walls::from_bits(4),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "chambers-9-W",
        building: Some(Building::Chambers),
        price: 9,
        walls: Walls::from_bits(8),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "chambers-10-open",
        building: Some(Building::Chambers),
        price: 10,
        walls: Walls::from_bits(0),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "chambers-11-open",
        building: Some(Building::Chambers),
        price: 11,
        walls: Walls::from_bits(0),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "garden-6-ESW",
        building: Some(Building::Garden),
        price: 6,
        walls: Walls::from_bits(14),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "garden-7-NSW",
        building: Some(Building::Garden),
        price: 7,
        walls: Walls::from_bits(13),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "garden-8-NE",
        building: Some(Building::Garden),
        price: 8,
        walls: Walls::from_bits(3),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "garden-8-SW",
        building: Some(Building::Garden),
        price: 8,
        walls: Walls::from_bits(12),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "garden-8-NW",
        building: Some(Building::Garden),
        price: 8,
        walls: Walls::from_bits(9),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "garden-9-E",
        building: Some(Building::Garden),
        price: 9,
        walls: Walls::from_bits(2),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "garden-10-open",
        building: Some(Building::Garden),
        price: 10,
        walls: Walls::from_bits(0),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "garden-10-N",
        building: Some(Building::Garden),
        price: 10,
        walls: Walls::from_bits(1),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "garden-10-W",
        building: Some(Building::Garden),
        price: 10,
        walls: Walls::from_bits(8),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "garden-11-open",
        building: Some(Building::Garden),
        price: 11,
        walls: Walls::from_bits(0),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "garden-12-S",
        building: Some(Building::Garden),
        price: 12,
        walls: Walls::from_bits(4),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "tower-7-NEW",
        building: Some(Building::Tower),
        price: 7,
        walls: Walls::from_bits(11),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "tower-8-NES",
        building: Some(Building::Tower),
        price: 8,
        walls: Walls::from_bits(7),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "tower-9-NE",
        building: Some(Building::Tower),
        price: 9,
        walls: Walls::from_bits(3),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "tower-9-ES",
        building: Some(Building::Tower),
        price: 9,
        walls: Walls::from_bits(6),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "tower-9-NW",
        building: Some(Building::Tower),
        price: 9,
        walls: Walls::from_bits(9),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "tower-10-W",
        building: Some(Building::Tower),
        price: 10,
        walls: Walls::from_bits(8),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "tower-11-open",
        building: Some(Building::Tower),
        price: 11,
        walls: Walls::from_bits(0),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "tower-11-N",
        building: Some(Building::Tower),
        price: 11,
        walls: Walls::from_bits(1),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "tower-11-S",
        building: Some(Building::Tower),
        price: 11,
        walls: Walls::from_bits(4),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "tower-12-open",
        building: Some(Building::Tower),
        price: 12,
        walls: Walls::from_bits(0),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "tower-13-E",
        building: Some(Building::Tower),
        price: 13,
        walls: Walls::from_bits(2),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "square_pavilion_1",
        building: None,
        price: 0,
        walls: Walls::from_bits(1),
        currency: None,
        colours: &[Building::Pavilion],
        turns: false,
    },
    Face {
        name: "square_pavilion_2",
        building: None,
        price: 0,
        walls: Walls::from_bits(4),
        currency: None,
        colours: &[Building::Pavilion],
        turns: false,
    },
    Face {
        name: "square_pavilion_3",
        building: None,
        price: 0,
        walls: Walls::from_bits(12),
        currency: None,
        colours: &[Building::Pavilion],
        turns: false,
    },
    Face {
        name: "square_seraglio_1",
        building: None,
        price: 0,
        walls: Walls::from_bits(2),
        currency: None,
        colours: &[Building::Seraglio],
        turns: false,
    },
    Face {
        name: "square_seraglio_2",
        building: None,
        price: 0,
        walls: Walls::from_bits(8),
        currency: None,
        colours: &[Building::Seraglio],
        turns: false,
    },
    Face {
        name: "square_seraglio_3",
        building: None,
        price: 0,
        walls: Walls::from_bits(3),
        currency: None,
        colours: &[Building::Seraglio],
        turns: false,
    },
    Face {
        name: "square_arcades_1",
        building: None,
        price: 0,
        walls: Walls::from_bits(1),
        currency: None,
        colours: &[Building::Arcades],
        turns: false,
    },
    Face {
        name: "square_arcades_2",
        building: None,
        price: 0,
        walls: Walls::from_bits(2),
        currency: None,
        colours: &[Building::Arcades],
        turns: false,
    },
    Face {
        name: "square_arcades_3",
        building: None,
        price: 0,
        walls: Walls::from_bits(4),
        currency: None,
        colours: &[Building::Arcades],
        turns: false,
    },
    Face {
        name: "square_arcades_4",
        building: None,
        price: 0,
        walls: Walls::from_bits(9),
        currency: None,
        colours: &[Building::Arcades],
        turns: false,
    },
    Face {
        name: "square_chambers_1",
        building: None,
        price: 0,
        walls: Walls::from_bits(4),
        currency: None,
        colours: &[Building::Chambers],
        turns: false,
    },
    Face {
        name: "square_chambers_2",
        building: None,
        price: 0,
        walls: Walls::from_bits(8),
        currency: None,
        colours: &[Building::Chambers],
        turns: false,
    },
    Face {
        name: "square_chambers_3",
        building: None,
        price: 0,
        walls: Walls::from_bits(1),
        currency: None,
        colours: &[Building::Chambers],
        turns: false,
    },
    Face {
        name: "square_chambers_4",
        building: None,
        price: 0,
        walls: Walls::from_bits(6),
        currency: None,
        colours: &[Building::Chambers],
        turns: false,
    },
    Face {
        name: "square_garden_1",
        building: None,
        price: 0,
        walls: Walls::from_bits(1),
        currency: None,
        colours: &[Building::Garden],
        turns: false,
    },
    Face {
        name: "square_garden_2",
        building: None,
        price: 0,
        walls: Walls::from_bits(2),
        currency: None,
        colours: &[Building::Garden],
        turns: false,
    },
    Face {
        name: "square_garden_3",
        building: None,
        price: 0,
        walls: Walls::from_bits(8),
        currency: None,
        colours: &[Building::Garden],
        turns: false,
    },
    Face {
        name: "square_garden_4",
        building: None,
        price: 0,
        walls: Walls::from_bits(3),
        currency: None,
        colours: &[Building::Garden],
        turns: false,
    },
    Face {
        name: "square_garden_5",
        building: None,
        price: 0,
        walls: Walls::from_bits(6),
        currency: None,
        colours: &[Building::Garden],
        turns: false,
    },
    Face {
        name: "square_tower_1",
        building: None,
        price: 0,
        walls: Walls::from_bits(2),
        currency: None,
        colours: &[Building::Tower],
        turns: false,
    },
    Face {
        name: "square_tower_2",
        building: None,
        price: 0,
        walls: Walls::from_bits(4),
        currency: None,
        colours: &[Building::Tower],
        turns: false,
    },
    Face {
        name: "square_tower_3",
        building: None,
        price: 0,
        walls: Walls::from_bits(8),
        currency: None,
        colours: &[Building::Tower],
        turns: false,
    },
    Face {
        name: "square_tower_4",
        building: None,
        price: 0,
        walls: Walls::from_bits(12),
        currency: None,
        colours: &[Building::Tower],
        turns: false,
    },
    Face {
        name: "square_tower_5",
        building: None,
        price: 0,
        walls: Walls::from_bits(9),
        currency: None,
        colours: &[Building::Tower],
        turns: false,
    },
    Face {
        name: "camp_N",
        building: None,
        price: 3,
        walls: Walls::outwork(Walls::from_bits(1)),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "camp_E",
        building: None,
        price: 4,
        walls: Walls::outwork(Walls::from_bits(2)),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "camp_S",
        building: None,
        price: 5,
        walls: Walls::outwork(Walls::from_bits(4)),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "camp_W",
        building: None,
        price: 6,
        walls: Walls::outwork(Walls::from_bits(8)),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "camp_ES",
        building: None,
        price: 7,
        walls: Walls::outwork(Walls::from_bits(6)),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "camp_NE",
        building: None,
        price: 8,
        walls: Walls::outwork(Walls::from_bits(3)),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "camp_SW",
        building: None,
        price: 9,
        walls: Walls::outwork(Walls::from_bits(12)),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "camp_NW",
        building: None,
        price: 10,
        walls: Walls::outwork(Walls::from_bits(9)),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "bazaar_denar_1",
        building: None,
        price: 0,
        walls: Walls::from_bits(0),
        currency: Some(Currency::Denar),
        colours: &[Building::Pavilion, Building::Arcades, Building::Garden],
        turns: false,
    },
    Face {
        name: "bazaar_denar_2",
        building: None,
        price: 0,
        walls: Walls::from_bits(0),
        currency: Some(Currency::Denar),
        colours: &[Building::Seraglio, Building::Chambers, Building::Tower],
        turns: false,
    },
    Face {
        name: "bazaar_dirham_1",
        building: None,
        price: 0,
        walls: Walls::from_bits(0),
        currency: Some(Currency::Dirham),
        colours: &[Building::Pavilion, Building::Chambers, Building::Tower],
        turns: false,
    },
    Face {
        name: "bazaar_dirham_2",
        building: None,
        price: 0,
        walls: Walls::from_bits(0),
        currency: Some(Currency::Dirham),
        colours: &[Building::Seraglio, Building::Arcades, Building::Garden],
        turns: false,
    },
    Face {
        name: "bazaar_ducat_1",
        building: None,
        price: 0,
        walls: Walls::from_bits(0),
        currency: Some(Currency::Ducat),
        colours: &[Building::Pavilion, Building::Chambers, Building::Garden],
        turns: false,
    },
    Face {
        name: "bazaar_ducat_2",
        building: None,
        price: 0,
        walls: Walls::from_bits(0),
        currency: Some(Currency::Ducat),
        colours: &[Building::Seraglio, Building::Arcades, Building::Tower],
        turns: false,
    },
    Face {
        name: "bazaar_gulden_1",
        building: None,
        price: 0,
        walls: Walls::from_bits(0),
        currency: Some(Currency::Gulden),
        colours: &[Building::Pavilion, Building::Arcades, Building::Tower],
        turns: false,
    },
    Face {
        name: "bazaar_gulden_2",
        building: None,
        price: 0,
        walls: Walls::from_bits(0),
        currency: Some(Currency::Gulden),
        colours: &[Building::Seraglio, Building::Chambers, Building::Garden],
        turns: false,
    },
    Face {
        name: "medina-2",
        building: None,
        price: 2,
        walls: Walls::from_bits(12),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "medina-3",
        building: None,
        price: 3,
        walls: Walls::from_bits(6),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "medina-4",
        building: None,
        price: 4,
        walls: Walls::from_bits(3),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "medina-5",
        building: None,
        price: 5,
        walls: Walls::from_bits(9),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "medina-6",
        building: None,
        price: 6,
        walls: Walls::from_bits(2),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "medina-7",
        building: None,
        price: 7,
        walls: Walls::from_bits(8),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "medina-8",
        building: None,
        price: 8,
        walls: Walls::from_bits(4),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "medina-9",
        building: None,
        price: 9,
        walls: Walls::from_bits(1),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "medina-10",
        building: None,
        price: 10,
        walls: Walls::from_bits(0),
        currency: None,
        colours: &[],
        turns: false,
    },
    Face {
        name: "magical-pavilion",
        building: Some(Building::Pavilion),
        price: 9,
        walls: Walls::from_bits(1),
        currency: None,
        colours: &[],
        turns: true,
    },
    Face {
        name: "magical-seraglio",
        building: Some(Building::Seraglio),
        price: 10,
        walls: Walls::from_bits(1),
        currency: None,
        colours: &[],
        turns: true,
    },
    Face {
        name: "magical-arcades",
        building: Some(Building::Arcades),
        price: 11,
        walls: Walls::from_bits(3),
        currency: None,
        colours: &[],
        turns: true,
    },
    Face {
        name: "magical-chambers",
        building: Some(Building::Chambers),
        price: 12,
        walls: Walls::from_bits(3),
        currency: None,
        colours: &[],
        turns: true,
    },
    Face {
        name: "magical-garden",
        building: Some(Building::Garden),
        price: 13,
        walls: Walls::from_bits(7),
        currency: None,
        colours: &[],
        turns: true,
    },
    Face {
        name: "magical-tower",
        building: Some(Building::Tower),
        price: 14,
        walls: Walls::from_bits(7),
        currency: None,
        colours: &[],
        turns: true,
    },
    Face {
        name: "watchtower-pavilion-1",
        building: None,
        price: 0,
        walls: Walls::turret(Walls::from_bits(12)),
        currency: None,
        colours: &[Building::Pavilion],
        turns: true,
    },
    Face {
        name: "watchtower-pavilion-2",
        building: None,
        price: 0,
        walls: Walls::turret(Walls::from_bits(12)),
        currency: None,
        colours: &[Building::Pavilion],
        turns: true,
    },
    Face {
        name: "watchtower-pavilion-3",
        building: None,
        price: 0,
        walls: Walls::turret(Walls::from_bits(12)),
        currency: None,
        colours: &[Building::Pavilion],
        turns: true,
    },
    Face {
        name: "watchtower-seraglio-1",
        building: None,
        price: 0,
        walls: Walls::turret(Walls::from_bits(12)),
        currency: None,
        colours: &[Building::Seraglio],
        turns: true,
    },
    Face {
        name: "watchtower-seraglio-2",
        building: None,
        price: 0,
        walls: Walls::turret(Walls::from_bits(12)),
        currency: None,
        colours: &[Building::Seraglio],
        turns: true,
    },
    Face {
        name: "watchtower-seraglio-3",
        building: None,
        price: 0,
        walls: Walls::turret(Walls::from_bits(12)),
        currency: None,
        colours: &[Building::Seraglio],
        turns: true,
    },
    Face {
        name: "watchtower-arcades-1",
        building: None,
        price: 0,
        walls: Walls::turret(Walls::from_bits(12)),
        currency: None,
        colours: &[Building::Arcades],
        turns: true,
    },
    Face {
        name: "watchtower-arcades-2",
        building: None,
        price: 0,
        walls: Walls::turret(Walls::from_bits(12)),
        currency: None,
        colours: &[Building::Arcades],
        turns: true,
    },
    Face {
        name: "watchtower-arcades-3",
        building: None,
        price: 0,
        walls: Walls::turret(Walls::from_bits(12)),
        currency: None,
        colours: &[Building::Arcades],
        turns: true,
    },
    Face {
        name: "watchtower-chambers-1",
        building: None,
        price: 0,
        walls: Walls::turret(Walls::from_bits(12)),
        currency: None,
        colours: &[Building::Chambers],
        turns: true,
    },
    Face {
        name: "watchtower-chambers-2",
        building: None,
        price: 0,
        walls: Walls::turret(Walls::from_bits(12)),
        currency: None,
        colours: &[Building::Chambers],
        turns: true,
    },
    Face {
        name: "watchtower-chambers-3",
        building: None,
        price: 0,
        walls: Walls::turret(Walls::from_bits(12)),
        currency: None,
        colours: &[Building::Chambers],
        turns: true,
    },
    Face {
        name: "watchtower-garden-1",
        building: None,
        price: 0,
        walls: Walls::turret(Walls::from_bits(12)),
        currency: None,
        colours: &[Building::Garden],
        turns: true,
    },
    Face {
        name: "watchtower-garden-2",
        building: None,
        price: 0,
        walls: Walls::turret(Walls::from_bits(12)),
        currency: None,
        colours: &[Building::Garden],
        turns: true,
    },
    Face {
        name: "watchtower-garden-3",
        building: None,
        price: 0,
        walls: Walls::turret(Walls::from_bits(12)),
        currency: None,
        colours: &[Building::Garden],
        turns: true,
    },
    Face {
        name: "watchtower-tower-1",
        building: None,
        price: 0,
        walls: Walls::turret(Walls::from_bits(12)),
        currency: None,
        colours: &[Building::Tower],
        turns: true,
    },
    Face {
        name: "watchtower-tower-2",
        building: None,
        price: 0,
        walls: Walls::turret(Walls::from_bits(12)),
        currency: None,
        colours: &[Building::Tower],
        turns: true,
    },
    Face {
        name: "watchtower-tower-3",
        building: None,
        price: 0,
        walls: Walls::turret(Walls::from_bits(12)),
        currency: None,
        colours: &[Building::Tower],
        turns: true,
    },
];
