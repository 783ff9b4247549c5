//! Random games, and the way from the engine's words to the oracle's.
#![allow(dead_code)]

pub mod kinds;
pub mod late;
pub mod lists;
pub mod palace;
pub mod unseen;
pub mod whole;
pub mod wild;

pub use kinds::kind_of;
pub use palace::any_palace;
use sabika_engine::{
    Config, DirkThird, End, Game, Move, Options,
    board::Holes,
    flow::Event,
    modules::{House, Household, ModuleId, ModuleSet, watchtowers},
    table::OpenTable,
    value::*,
};
use sabika_oracle as oracle;

/// Says which game failed, when one does.
pub struct Label(pub String);

impl Drop for Label {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("in {}", self.0);
        }
    }
}

/// Options that every game has.
pub fn any_options(dice: &mut Dice) -> Options {
    Options {
        dirk_third: *dice.pick(&[DirkThird::Down, DirkThird::Nearest]),
        holes: *dice.pick(&[Holes::Area, Holes::Area, Holes::Cell]),
        end: *dice.pick(&[End::Market, End::Market, End::Supply]),
        stall_rounds: *dice.pick(&[12, 12, 12, 0, 1, 2]),
        turn_limit: *dice.pick(&[1000, 1000, 1000, 0, 7, 60]),
        ..Options::default()
    }
}

/// The same options, but one of them.
pub fn with(options: Options, name: &str, said: impl AsRef<str>) -> Options {
    options.with(name, said.as_ref()).expect("an option and what it may be")
}

/// Any table: players, modules, options.
pub fn any_config(dice: &mut Dice) -> Config {
    let options = any_options(dice);
    let options = with(options, "open_attack_cards", dice.pick(&["off", "off", "on"]));
    let options = with(options, "magical_turn_in_place", dice.pick(&["on", "on", "off"]));
    let modules = ModuleSet::nth(dice.bits() as u32);
    Config { modules, options, ..Config::players(2 + dice.below(5) as u8) }
}

/// Any table with some of these modules and no others: for what is said of them alone.
pub fn any_config_of(dice: &mut Dice, modules: &[ModuleId]) -> Config {
    let config = any_config(dice);
    config.with(config.modules.iter().filter(|module| modules.contains(module)).collect())
}

/// A listed move: first its kind, each equally likely, then one of that kind. So games have a bit of everything.
pub fn choose(moves: &[Move], dice: &mut Dice) -> Move {
    let mut kinds: Vec<kinds::Name> = moves.iter().map(kind_of).collect();
    kinds.dedup();
    let kind = *dice.pick(&kinds);
    let alike: Vec<Move> = moves.iter().copied().filter(|mv| kind_of(mv) == kind).collect();
    *dice.pick(&alike)
}

/// The canonical moves of the question.
pub fn listed<R: Household>(game: &Game<R>) -> Vec<Move> {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    moves
}

/// Plays a random game to its end; shows every state that waits on a question, and the last one.
pub fn walk<R: Household>(config: Config, seed: u64, mut each: impl FnMut(&Game<R>, &mut Dice)) {
    let _label = Label(format!("game {seed} of {config:?}"));
    let mut dice = Dice::loose(seed);
    let mut game = Game::<R>::new(config, Seed::from_number(seed)).expect("a playable table");
    while let Some(ask) = game.ask() {
        each(&game, &mut dice);
        let mv = choose(&listed(&game), &mut dice);
        game.apply(ask.seat, mv).expect("a listed move is legal");
    }
    each(&game, &mut dice);
}

/// Is the table laid? Traders are chosen before anything else lies on it (STR-1), money before the last of it (RED-10).
pub fn is_laid<R: Household>(game: &Game<R>) -> bool {
    game.open().turns() > 0
}

/// A game at its first turn, with what was told on the way. Traders are chosen and placed by chance.
pub fn laid_told(config: Config, seed: u64) -> (Game, Vec<Event>) {
    let (mut dice, mut told) = (Dice::loose(seed), Vec::new());
    let mut game = Game::new_told(config, Seed::from_number(seed), &mut told).expect("a playable table");
    while let Some(ask) = game.ask().filter(|_| !is_laid(&game)) {
        game.apply_told(ask.seat, choose(&listed(&game), &mut dice), &mut told).expect("a listed move is legal");
    }
    (game, told)
}

/// The same, without a word.
pub fn laid(config: Config, seed: u64) -> Game {
    laid_told(config, seed).0
}

/// Walks through `games` random games as [`walk_many`] does, from the first turn on.
pub fn walk_turns(games: u64, salt: u64, mut each: impl FnMut(&Game<House>, &mut Dice)) {
    walk_many(games, salt, |game, dice| {
        if is_laid(game) {
            each(game, dice);
        }
    });
}

/// Walks through `games` random games at random tables.
pub fn walk_many(games: u64, salt: u64, mut each: impl FnMut(&Game<House>, &mut Dice)) {
    for n in 0..games {
        let config = any_config(&mut Dice::loose(salt << 32 | n));
        walk(config, n, &mut each);
    }
}

/// The same at random tables of The Red Palace.
pub fn walk_palaces(games: u64, salt: u64, mut each: impl FnMut(&Game<House>, &mut Dice)) {
    for n in 0..games {
        walk(any_palace(&mut Dice::loose(salt << 32 | n)), n, &mut each);
    }
}

/// The sides with a wall, for the oracle.
pub fn oracle_sides(walls: Walls) -> [bool; 4] {
    Side::ALL.map(|side| walls.has(side))
}

/// A tile for the oracle, of no colour, with nothing but printed walls.
pub fn oracle_tile(walls: Walls) -> oracle::Tile {
    let sides = oracle_sides(walls);
    if walls.is_turret() {
        return oracle::Tile { legs: Some(sides), ..oracle::Tile::default() };
    }
    oracle::Tile { walls: sides, camp: walls.is_outwork(), ..oracle::Tile::default() }
}

/// A tile of the box for the oracle as it stands, with the walls that were added to it.
pub fn oracle_tile_of(open: &OpenTable, tile: Tile) -> oracle::Tile {
    oracle_tile_turned(open, tile, open.turn(tile))
}

/// The same as it would stand turned like this.
pub fn oracle_tile_turned(open: &OpenTable, tile: Tile, turn: Turn) -> oracle::Tile {
    let walls = open.walls_turned(tile, turn);
    let wooden = oracle_sides(walls.without(tile.walls().turned(turn)));
    // A building has a type, unless it is a site; a watchtower is for one (WAT-15).
    let colour = if tile.walls().is_turret() { watchtowers::kind(tile) } else { open.building(tile) };
    oracle::Tile { wooden, colour: colour.map(|kind| kind as usize), ..oracle_tile(walls) }
}

/// A cell for the oracle.
pub fn oracle_cell(cell: Cell) -> oracle::Cell {
    (cell.x.into(), cell.y.into())
}

/// What a hole is, for the oracle.
pub fn oracle_holes(open: &OpenTable) -> oracle::Holes {
    match open.config().options.holes {
        Holes::Area => oracle::Holes::Area,
        Holes::Cell => oracle::Holes::Cell,
    }
}

/// An edge for the oracle.
pub fn oracle_edge(edge: Edge) -> oracle::Edge {
    (oracle_cell(edge.cell()), edge.side() as usize)
}

/// An Alhambra for the oracle.
pub fn oracle_layout(open: &OpenTable, seat: Seat) -> oracle::Layout {
    let wooden = oracle_sides(open.start_walls(seat));
    let start =
        oracle::Layout::new().with(oracle::START, oracle::Tile { walls: wooden, wooden, ..oracle::Tile::default() });
    let layout = open.standing(seat).fold(start, |layout, (tile, at)| {
        assert!(!layout.occupied(oracle_cell(at.cell)), "two tiles on {}", at.cell);
        assert_eq!(at.walls, open.walls(tile));
        layout.with(oracle_cell(at.cell), oracle_tile_of(open, tile))
    });
    open.gates_of(seat).fold(layout, |layout, edge| layout.with_gate(oracle_edge(edge)))
}

/// The oracle's cells as the engine lists them: from south to north, each row from west to east.
pub fn in_list_order(mut cells: Vec<oracle::Cell>) -> Vec<Cell> {
    cells.sort_by_key(|&(x, y)| (y, x));
    cells.into_iter().map(|(x, y)| Cell::new(x, y).expect("near enough")).collect()
}

/// Every smaller or equal set of cards.
pub fn parts_of(cards: &Purse) -> Vec<Purse> {
    cards.faces().fold(vec![Purse::EMPTY], |parts, (card, count)| {
        let with = |part: &Purse, n: u8| {
            let mut part = *part;
            (0..n).for_each(|_| part.add(card));
            part
        };
        (0..=count).flat_map(|n| parts.iter().map(move |part| with(part, n))).collect()
    })
}
