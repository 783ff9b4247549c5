//! Generated from components/*.toml by `cargo xtask components`. Do not edit: change the data.

use super::{CardRange, CultureTile, Face, Pays, Special, TileRange};
use crate::value::{Building, Currency, Walls};

/// All tiles of all boxes.
pub const TILES: usize = 187;
/// The tiles of Alhambra and its modules; those of The Red Palace come after.
pub const OF_ALHAMBRA: usize = 127;
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
/// The floor tiles of The Red Palace.
pub const FLOOR: TileRange = TileRange { first: 127, count: 54 };
/// The plazas of The Red Palace.
pub const PLAZAS: TileRange = TileRange { first: 181, count: 6 };
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
/// The vaults of the treasure chamber (the rulebook calls them rooms, as we call the modules).
pub const CHEST_VAULTS: usize = 3;
/// TRE-1: the chests of a vault.
pub const CHESTS_PER_VAULT: u8 = 4;
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
/// The walls of each floor tile that carry a tower.
pub const TOWERS: [Walls; 54] = [
    Walls::from_bits(8),
    Walls::from_bits(10),
    Walls::from_bits(4),
    Walls::from_bits(4),
    Walls::from_bits(0),
    Walls::from_bits(2),
    Walls::from_bits(1),
    Walls::from_bits(1),
    Walls::from_bits(8),
    Walls::from_bits(4),
    Walls::from_bits(4),
    Walls::from_bits(0),
    Walls::from_bits(2),
    Walls::from_bits(4),
    Walls::from_bits(8),
    Walls::from_bits(0),
    Walls::from_bits(2),
    Walls::from_bits(9),
    Walls::from_bits(1),
    Walls::from_bits(4),
    Walls::from_bits(8),
    Walls::from_bits(2),
    Walls::from_bits(0),
    Walls::from_bits(1),
    Walls::from_bits(0),
    Walls::from_bits(1),
    Walls::from_bits(8),
    Walls::from_bits(0),
    Walls::from_bits(1),
    Walls::from_bits(2),
    Walls::from_bits(0),
    Walls::from_bits(0),
    Walls::from_bits(2),
    Walls::from_bits(1),
    Walls::from_bits(2),
    Walls::from_bits(0),
    Walls::from_bits(0),
    Walls::from_bits(0),
    Walls::from_bits(0),
    Walls::from_bits(0),
    Walls::from_bits(0),
    Walls::from_bits(8),
    Walls::from_bits(0),
    Walls::from_bits(0),
    Walls::from_bits(0),
    Walls::from_bits(0),
    Walls::from_bits(0),
    Walls::from_bits(4),
    Walls::from_bits(0),
    Walls::from_bits(0),
    Walls::from_bits(0),
    Walls::from_bits(4),
    Walls::from_bits(0),
    Walls::from_bits(0),
];
/// RED-2: chips of each type.
pub const CHIPS_PER_TYPE: u8 = 9;
/// RED-5: the guards.
pub const GUARDS: u8 = 32;
/// RED-5: the wall pieces.
pub const WALL_PIECES_OF_PALACE: u8 = 6;
/// RED-7: the score that everybody starts with.
pub const PALACE_START_SCORE: i16 = 5;
/// RED-9: a set of starting money is worth at least this.
pub const PALACE_STARTING_MONEY: u16 = 20;
/// RED-3: the spaces of the preview.
pub const PREVIEW_SPACES: usize = 3;
/// RED-4: the abilities in play.
pub const ABILITIES_PLAYED: usize = 4;
/// RED-4: how many guards the front of each placement tile takes.
pub const PLACEMENT_TILES: [u8; 11] = [2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4];
/// RED-50: the points under each space of the guard board.
pub const GUARD_POINTS: [u8; 8] = [1, 2, 3, 4, 5, 6, 7, 8];
/// RED-4a: the printed capacities; the last space is unlimited.
pub const FIRST_GAME_CAPACITIES: [u8; 7] = [2, 2, 3, 3, 3, 4, 4];
/// RED-27: the points that stand for a guard, by the scorings that have been held.
pub const GUARD_RATES: [u8; 3] = [1, 2, 3];
/// The abilities: name, what it costs in guards and in cards, and how many things there are for it (0: it needs none).
pub const ABILITIES: [(&str, u8, u8, u8); 9] = [
    ("swap_building", 1, 1, 0),
    ("wall_piece", 1, 0, 6),
    ("take_money", 1, 0, 0),
    ("plaza", 1, 0, 6),
    ("half_building", 2, 0, 6),
    ("preview_purchase", 1, 1, 0),
    ("treat_as_exact", 1, 0, 0),
    ("redraw_building", 1, 0, 0),
    ("move_guard", 1, 0, 0),
];
/// RED-4a: the abilities of a first game, by their place in the list.
pub const FIRST_GAME_ABILITIES: [usize; 4] = [2, 0, 5, 1];
/// The types on each scoring strip, the row that is worth least first.
pub const STRIPS: [[Building; 6]; 18] = [
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
/// What is printed on each tile.
pub static FACES_OF_TILES: [Face; TILES] = [
    Face::of("pavilion-2-NEW", Some(Building::Pavilion), 2, Walls::from_bits(11)),
    Face::of("pavilion-3-SW", Some(Building::Pavilion), 3, Walls::from_bits(12)),
    Face::of("pavilion-4-ES", Some(Building::Pavilion), 4, Walls::from_bits(6)),
    Face::of("pavilion-5-NW", Some(Building::Pavilion), 5, Walls::from_bits(9)),
    Face::of("pavilion-6-N", Some(Building::Pavilion), 6, Walls::from_bits(1)),
    Face::of("pavilion-7-E", Some(Building::Pavilion), 7, Walls::from_bits(2)),
    Face::of("pavilion-8-open", Some(Building::Pavilion), 8, Walls::from_bits(0)),
    Face::of("seraglio-3-ESW", Some(Building::Seraglio), 3, Walls::from_bits(14)),
    Face::of("seraglio-4-NE", Some(Building::Seraglio), 4, Walls::from_bits(3)),
    Face::of("seraglio-5-SW", Some(Building::Seraglio), 5, Walls::from_bits(12)),
    Face::of("seraglio-6-ES", Some(Building::Seraglio), 6, Walls::from_bits(6)),
    Face::of("seraglio-7-W", Some(Building::Seraglio), 7, Walls::from_bits(8)),
    Face::of("seraglio-8-S", Some(Building::Seraglio), 8, Walls::from_bits(4)),
    Face::of("seraglio-9-open", Some(Building::Seraglio), 9, Walls::from_bits(0)),
    Face::of("arcades-4-NES", Some(Building::Arcades), 4, Walls::from_bits(7)),
    Face::of("arcades-5-NW", Some(Building::Arcades), 5, Walls::from_bits(9)),
    Face::of("arcades-6-NE", Some(Building::Arcades), 6, Walls::from_bits(3)),
    Face::of("arcades-6-SW", Some(Building::Arcades), 6, Walls::from_bits(12)),
    Face::of("arcades-7-ES", Some(Building::Arcades), 7, Walls::from_bits(6)),
    Face::of("arcades-8-N", Some(Building::Arcades), 8, Walls::from_bits(1)),
    Face::of("arcades-8-E", Some(Building::Arcades), 8, Walls::from_bits(2)),
    Face::of("arcades-9-open", Some(Building::Arcades), 9, Walls::from_bits(0)),
    Face::of("arcades-10-open", Some(Building::Arcades), 10, Walls::from_bits(0)),
    Face::of("chambers-5-NSW", Some(Building::Chambers), 5, Walls::from_bits(13)),
    Face::of("chambers-6-ES", Some(Building::Chambers), 6, Walls::from_bits(6)),
    Face::of("chambers-7-NE", Some(Building::Chambers), 7, Walls::from_bits(3)),
    Face::of("chambers-7-SW", Some(Building::Chambers), 7, Walls::from_bits(12)),
    Face::of("chambers-8-NW", Some(Building::Chambers), 8, Walls::from_bits(9)),
    Face::of("chambers-9-S", Some(Building::Chambers), 9, Walls::from_bits(4)),
    Face::of("chambers-9-W", Some(Building::Chambers), 9, Walls::from_bits(8)),
    Face::of("chambers-10-open", Some(Building::Chambers), 10, Walls::from_bits(0)),
    Face::of("chambers-11-open", Some(Building::Chambers), 11, Walls::from_bits(0)),
    Face::of("garden-6-ESW", Some(Building::Garden), 6, Walls::from_bits(14)),
    Face::of("garden-7-NSW", Some(Building::Garden), 7, Walls::from_bits(13)),
    Face::of("garden-8-NE", Some(Building::Garden), 8, Walls::from_bits(3)),
    Face::of("garden-8-SW", Some(Building::Garden), 8, Walls::from_bits(12)),
    Face::of("garden-8-NW", Some(Building::Garden), 8, Walls::from_bits(9)),
    Face::of("garden-9-E", Some(Building::Garden), 9, Walls::from_bits(2)),
    Face::of("garden-10-open", Some(Building::Garden), 10, Walls::from_bits(0)),
    Face::of("garden-10-N", Some(Building::Garden), 10, Walls::from_bits(1)),
    Face::of("garden-10-W", Some(Building::Garden), 10, Walls::from_bits(8)),
    Face::of("garden-11-open", Some(Building::Garden), 11, Walls::from_bits(0)),
    Face::of("garden-12-S", Some(Building::Garden), 12, Walls::from_bits(4)),
    Face::of("tower-7-NEW", Some(Building::Tower), 7, Walls::from_bits(11)),
    Face::of("tower-8-NES", Some(Building::Tower), 8, Walls::from_bits(7)),
    Face::of("tower-9-NE", Some(Building::Tower), 9, Walls::from_bits(3)),
    Face::of("tower-9-ES", Some(Building::Tower), 9, Walls::from_bits(6)),
    Face::of("tower-9-NW", Some(Building::Tower), 9, Walls::from_bits(9)),
    Face::of("tower-10-W", Some(Building::Tower), 10, Walls::from_bits(8)),
    Face::of("tower-11-open", Some(Building::Tower), 11, Walls::from_bits(0)),
    Face::of("tower-11-N", Some(Building::Tower), 11, Walls::from_bits(1)),
    Face::of("tower-11-S", Some(Building::Tower), 11, Walls::from_bits(4)),
    Face::of("tower-12-open", Some(Building::Tower), 12, Walls::from_bits(0)),
    Face::of("tower-13-E", Some(Building::Tower), 13, Walls::from_bits(2)),
    Face::of("square_pavilion_1", None, 0, Walls::from_bits(1)).showing(None, &[Building::Pavilion]),
    Face::of("square_pavilion_2", None, 0, Walls::from_bits(4)).showing(None, &[Building::Pavilion]),
    Face::of("square_pavilion_3", None, 0, Walls::from_bits(12)).showing(None, &[Building::Pavilion]),
    Face::of("square_seraglio_1", None, 0, Walls::from_bits(2)).showing(None, &[Building::Seraglio]),
    Face::of("square_seraglio_2", None, 0, Walls::from_bits(8)).showing(None, &[Building::Seraglio]),
    Face::of("square_seraglio_3", None, 0, Walls::from_bits(3)).showing(None, &[Building::Seraglio]),
    Face::of("square_arcades_1", None, 0, Walls::from_bits(1)).showing(None, &[Building::Arcades]),
    Face::of("square_arcades_2", None, 0, Walls::from_bits(2)).showing(None, &[Building::Arcades]),
    Face::of("square_arcades_3", None, 0, Walls::from_bits(4)).showing(None, &[Building::Arcades]),
    Face::of("square_arcades_4", None, 0, Walls::from_bits(9)).showing(None, &[Building::Arcades]),
    Face::of("square_chambers_1", None, 0, Walls::from_bits(4)).showing(None, &[Building::Chambers]),
    Face::of("square_chambers_2", None, 0, Walls::from_bits(8)).showing(None, &[Building::Chambers]),
    Face::of("square_chambers_3", None, 0, Walls::from_bits(1)).showing(None, &[Building::Chambers]),
    Face::of("square_chambers_4", None, 0, Walls::from_bits(6)).showing(None, &[Building::Chambers]),
    Face::of("square_garden_1", None, 0, Walls::from_bits(1)).showing(None, &[Building::Garden]),
    Face::of("square_garden_2", None, 0, Walls::from_bits(2)).showing(None, &[Building::Garden]),
    Face::of("square_garden_3", None, 0, Walls::from_bits(8)).showing(None, &[Building::Garden]),
    Face::of("square_garden_4", None, 0, Walls::from_bits(3)).showing(None, &[Building::Garden]),
    Face::of("square_garden_5", None, 0, Walls::from_bits(6)).showing(None, &[Building::Garden]),
    Face::of("square_tower_1", None, 0, Walls::from_bits(2)).showing(None, &[Building::Tower]),
    Face::of("square_tower_2", None, 0, Walls::from_bits(4)).showing(None, &[Building::Tower]),
    Face::of("square_tower_3", None, 0, Walls::from_bits(8)).showing(None, &[Building::Tower]),
    Face::of("square_tower_4", None, 0, Walls::from_bits(12)).showing(None, &[Building::Tower]),
    Face::of("square_tower_5", None, 0, Walls::from_bits(9)).showing(None, &[Building::Tower]),
    Face::of("camp_N", None, 3, Walls::outwork(Walls::from_bits(1))),
    Face::of("camp_E", None, 4, Walls::outwork(Walls::from_bits(2))),
    Face::of("camp_S", None, 5, Walls::outwork(Walls::from_bits(4))),
    Face::of("camp_W", None, 6, Walls::outwork(Walls::from_bits(8))),
    Face::of("camp_ES", None, 7, Walls::outwork(Walls::from_bits(6))),
    Face::of("camp_NE", None, 8, Walls::outwork(Walls::from_bits(3))),
    Face::of("camp_SW", None, 9, Walls::outwork(Walls::from_bits(12))),
    Face::of("camp_NW", None, 10, Walls::outwork(Walls::from_bits(9))),
    Face::of("bazaar_denar_1", None, 0, Walls::from_bits(0))
        .showing(Some(Currency::Denar), &[Building::Pavilion, Building::Arcades, Building::Garden]),
    Face::of("bazaar_denar_2", None, 0, Walls::from_bits(0))
        .showing(Some(Currency::Denar), &[Building::Seraglio, Building::Chambers, Building::Tower]),
    Face::of("bazaar_dirham_1", None, 0, Walls::from_bits(0))
        .showing(Some(Currency::Dirham), &[Building::Pavilion, Building::Chambers, Building::Tower]),
    Face::of("bazaar_dirham_2", None, 0, Walls::from_bits(0))
        .showing(Some(Currency::Dirham), &[Building::Seraglio, Building::Arcades, Building::Garden]),
    Face::of("bazaar_ducat_1", None, 0, Walls::from_bits(0))
        .showing(Some(Currency::Ducat), &[Building::Pavilion, Building::Chambers, Building::Garden]),
    Face::of("bazaar_ducat_2", None, 0, Walls::from_bits(0))
        .showing(Some(Currency::Ducat), &[Building::Seraglio, Building::Arcades, Building::Tower]),
    Face::of("bazaar_gulden_1", None, 0, Walls::from_bits(0))
        .showing(Some(Currency::Gulden), &[Building::Pavilion, Building::Arcades, Building::Tower]),
    Face::of("bazaar_gulden_2", None, 0, Walls::from_bits(0))
        .showing(Some(Currency::Gulden), &[Building::Seraglio, Building::Chambers, Building::Garden]),
    Face::of("medina-2", None, 2, Walls::from_bits(12)),
    Face::of("medina-3", None, 3, Walls::from_bits(6)),
    Face::of("medina-4", None, 4, Walls::from_bits(3)),
    Face::of("medina-5", None, 5, Walls::from_bits(9)),
    Face::of("medina-6", None, 6, Walls::from_bits(2)),
    Face::of("medina-7", None, 7, Walls::from_bits(8)),
    Face::of("medina-8", None, 8, Walls::from_bits(4)),
    Face::of("medina-9", None, 9, Walls::from_bits(1)),
    Face::of("medina-10", None, 10, Walls::from_bits(0)),
    Face::of("magical-pavilion", Some(Building::Pavilion), 9, Walls::from_bits(1)).turning(),
    Face::of("magical-seraglio", Some(Building::Seraglio), 10, Walls::from_bits(1)).turning(),
    Face::of("magical-arcades", Some(Building::Arcades), 11, Walls::from_bits(3)).turning(),
    Face::of("magical-chambers", Some(Building::Chambers), 12, Walls::from_bits(3)).turning(),
    Face::of("magical-garden", Some(Building::Garden), 13, Walls::from_bits(7)).turning(),
    Face::of("magical-tower", Some(Building::Tower), 14, Walls::from_bits(7)).turning(),
    Face::of("watchtower-pavilion-1", None, 0, Walls::turret(Walls::from_bits(12)))
        .showing(None, &[Building::Pavilion])
        .turning(),
    Face::of("watchtower-pavilion-2", None, 0, Walls::turret(Walls::from_bits(12)))
        .showing(None, &[Building::Pavilion])
        .turning(),
    Face::of("watchtower-pavilion-3", None, 0, Walls::turret(Walls::from_bits(12)))
        .showing(None, &[Building::Pavilion])
        .turning(),
    Face::of("watchtower-seraglio-1", None, 0, Walls::turret(Walls::from_bits(12)))
        .showing(None, &[Building::Seraglio])
        .turning(),
    Face::of("watchtower-seraglio-2", None, 0, Walls::turret(Walls::from_bits(12)))
        .showing(None, &[Building::Seraglio])
        .turning(),
    Face::of("watchtower-seraglio-3", None, 0, Walls::turret(Walls::from_bits(12)))
        .showing(None, &[Building::Seraglio])
        .turning(),
    Face::of("watchtower-arcades-1", None, 0, Walls::turret(Walls::from_bits(12)))
        .showing(None, &[Building::Arcades])
        .turning(),
    Face::of("watchtower-arcades-2", None, 0, Walls::turret(Walls::from_bits(12)))
        .showing(None, &[Building::Arcades])
        .turning(),
    Face::of("watchtower-arcades-3", None, 0, Walls::turret(Walls::from_bits(12)))
        .showing(None, &[Building::Arcades])
        .turning(),
    Face::of("watchtower-chambers-1", None, 0, Walls::turret(Walls::from_bits(12)))
        .showing(None, &[Building::Chambers])
        .turning(),
    Face::of("watchtower-chambers-2", None, 0, Walls::turret(Walls::from_bits(12)))
        .showing(None, &[Building::Chambers])
        .turning(),
    Face::of("watchtower-chambers-3", None, 0, Walls::turret(Walls::from_bits(12)))
        .showing(None, &[Building::Chambers])
        .turning(),
    Face::of("watchtower-garden-1", None, 0, Walls::turret(Walls::from_bits(12)))
        .showing(None, &[Building::Garden])
        .turning(),
    Face::of("watchtower-garden-2", None, 0, Walls::turret(Walls::from_bits(12)))
        .showing(None, &[Building::Garden])
        .turning(),
    Face::of("watchtower-garden-3", None, 0, Walls::turret(Walls::from_bits(12)))
        .showing(None, &[Building::Garden])
        .turning(),
    Face::of("watchtower-tower-1", None, 0, Walls::turret(Walls::from_bits(12)))
        .showing(None, &[Building::Tower])
        .turning(),
    Face::of("watchtower-tower-2", None, 0, Walls::turret(Walls::from_bits(12)))
        .showing(None, &[Building::Tower])
        .turning(),
    Face::of("watchtower-tower-3", None, 0, Walls::turret(Walls::from_bits(12)))
        .showing(None, &[Building::Tower])
        .turning(),
    Face::of("F01", None, 2, Walls::from_bits(11)),
    Face::of("F02", None, 3, Walls::from_bits(14)),
    Face::of("F03", None, 3, Walls::from_bits(12)),
    Face::of("F04", None, 4, Walls::from_bits(7)),
    Face::of("F05", None, 4, Walls::from_bits(3)),
    Face::of("F06", None, 4, Walls::from_bits(6)),
    Face::of("F07", None, 5, Walls::from_bits(13)),
    Face::of("F08", None, 5, Walls::from_bits(9)),
    Face::of("F09", None, 5, Walls::from_bits(9)),
    Face::of("F10", None, 5, Walls::from_bits(12)),
    Face::of("F11", None, 6, Walls::from_bits(14)),
    Face::of("F12", None, 6, Walls::from_bits(3)),
    Face::of("F13", None, 6, Walls::from_bits(6)),
    Face::of("F14", None, 6, Walls::from_bits(6)),
    Face::of("F15", None, 6, Walls::from_bits(12)),
    Face::of("F16", None, 6, Walls::from_bits(1)),
    Face::of("F17", None, 7, Walls::from_bits(11)),
    Face::of("F18", None, 7, Walls::from_bits(13)),
    Face::of("F19", None, 7, Walls::from_bits(3)),
    Face::of("F20", None, 7, Walls::from_bits(6)),
    Face::of("F21", None, 7, Walls::from_bits(12)),
    Face::of("F22", None, 7, Walls::from_bits(2)),
    Face::of("F23", None, 7, Walls::from_bits(8)),
    Face::of("F24", None, 8, Walls::from_bits(7)),
    Face::of("F25", None, 8, Walls::from_bits(3)),
    Face::of("F26", None, 8, Walls::from_bits(9)),
    Face::of("F27", None, 8, Walls::from_bits(9)),
    Face::of("F28", None, 8, Walls::from_bits(12)),
    Face::of("F29", None, 8, Walls::from_bits(1)),
    Face::of("F30", None, 8, Walls::from_bits(2)),
    Face::of("F31", None, 8, Walls::from_bits(4)),
    Face::of("F32", None, 8, Walls::from_bits(0)),
    Face::of("F33", None, 9, Walls::from_bits(3)),
    Face::of("F34", None, 9, Walls::from_bits(9)),
    Face::of("F35", None, 9, Walls::from_bits(6)),
    Face::of("F36", None, 9, Walls::from_bits(2)),
    Face::of("F37", None, 9, Walls::from_bits(4)),
    Face::of("F38", None, 9, Walls::from_bits(8)),
    Face::of("F39", None, 9, Walls::from_bits(0)),
    Face::of("F40", None, 9, Walls::from_bits(0)),
    Face::of("F41", None, 10, Walls::from_bits(1)),
    Face::of("F42", None, 10, Walls::from_bits(8)),
    Face::of("F43", None, 10, Walls::from_bits(8)),
    Face::of("F44", None, 10, Walls::from_bits(0)),
    Face::of("F45", None, 10, Walls::from_bits(0)),
    Face::of("F46", None, 10, Walls::from_bits(0)),
    Face::of("F47", None, 11, Walls::from_bits(1)),
    Face::of("F48", None, 11, Walls::from_bits(4)),
    Face::of("F49", None, 11, Walls::from_bits(0)),
    Face::of("F50", None, 11, Walls::from_bits(0)),
    Face::of("F51", None, 11, Walls::from_bits(0)),
    Face::of("F52", None, 12, Walls::from_bits(4)),
    Face::of("F53", None, 12, Walls::from_bits(0)),
    Face::of("F54", None, 13, Walls::from_bits(2)),
    Face::of("plaza_1", None, 0, Walls::from_bits(0)),
    Face::of("plaza_2", None, 0, Walls::from_bits(0)),
    Face::of("plaza_3", None, 0, Walls::from_bits(0)),
    Face::of("plaza_4", None, 0, Walls::from_bits(0)),
    Face::of("plaza_5", None, 0, Walls::from_bits(0)),
    Face::of("plaza_6", None, 0, Walls::from_bits(0)),
];
