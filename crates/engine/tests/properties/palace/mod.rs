//! The Red Palace: followed by a second book, and what is true of its tables alone.

mod follow;
mod points;

use crate::common::*;
use follow::Follow;
use sabika_engine::{
    Config, Game, Title,
    components::{FLOOR, PLAZAS},
    modules::{House, ModuleId, ModuleSet, red_palace::Ability},
    value::*,
};
use std::collections::{BTreeMap, BTreeSet};

/// Follows a whole game; says what was seen in it.
fn follow(config: Config, seed: u64) -> BTreeMap<&'static str, u32> {
    let _label = Label(format!("game {seed} of {config:?}"));
    let (mut dice, mut told, mut book) = (Dice::loose(seed), Vec::new(), Follow::new(config));
    let mut game = Game::<House>::new_told(config, Seed::from_number(seed), &mut told).expect("playable");
    while let Some(ask) = game.ask() {
        book.hear_all(&told);
        book.agrees(&game, Some(ask));
        let mv = choose(&listed(&game), &mut dice);
        told.clear();
        book.moves();
        game.apply_told(ask.seat, mv, &mut told).expect("listed");
    }
    book.hear_all(&told);
    book.agrees(&game, None);
    book.seen
}

/// Whole games by the book: setup, phases, slide and refill, chips, guards, abilities and what they cost, further actions,
/// Dirk's batches and gifts, every point of every scoring, the last tiles.
///
/// Proves: RED-2 RED-3 RED-5 RED-6 RED-7 RED-8 RED-9 RED-10 RED-11 RED-12 RED-13 RED-14 RED-16 RED-17 RED-18 RED-19 RED-20 RED-21 RED-22 RED-23 RED-24 RED-25 RED-26 RED-27 RED-28 RED-29 RED-30 RED-31 RED-32 RED-33 RED-34 RED-35a RED-36a RED-36b RED-37a RED-37b RED-38a RED-38b RED-39a RED-39b RED-40 RED-41 RED-42a RED-42b RED-43a RED-45 RED-46 RED-47 RED-48 RED-49a RED-49b RED-49c RED-50 RED-52 RED-53 RED-54 RED-55 RED-56 RED-57 RED-58 RED-59 RED-60 RED-62 RED-63 RED-64 RED-65 RED-66 RED-68 RED-70 RED-71 RED-72 RED-73 RED-74 RED-75 BAZ-R3 MED-17
#[test]
fn games_go_by_the_book() {
    let mut seen = BTreeMap::<&str, u32>::new();
    for n in 0..240 {
        let config = any_palace(&mut Dice::loose(201 << 32 | n));
        for (what, times) in follow(config, n) {
            *seen.entry(what).or_default() += times;
        }
    }
    let wanted = [
        "guards paid",
        "points at rate 1",
        "points at rate 2",
        "points at rate 3",
        "chips drawn anew",
        "wall pieces",
        "four walls",
        "guards of Dirk",
        "batches of Dirk",
        "bazaars beside the yard",
        "bazaars bought",
        "bazaars overpaid",
        "preview bought",
        "preview overpaid",
        "overpaid purchases made exact",
        "tiles from the preview",
        "ends by the market",
        "other ends",
        "last tiles",
        "guards on the longest wall",
        "halves alone",
        "halves that count",
    ];
    let wanted = wanted.into_iter().chain(Ability::ALL.map(Ability::name));
    let seldom: Vec<&str> = wanted.filter(|what| seen.get(what).is_none_or(|times| *times < 5)).collect();
    assert!(seldom.is_empty(), "too few of {seldom:?}: {seen:?}");
}

/// Proves: RED-67
#[test]
fn only_three_modules_go_with_it() {
    let taken = [ModuleId::Medina, ModuleId::Bazaars, ModuleId::Camps];
    for n in 0..8u32 {
        let some: ModuleSet = (0..3).filter(|bit| n >> bit & 1 == 1).map(|bit| taken[bit]).collect();
        assert_eq!(Config::players(4).of(Title::RedPalace).with(some).check(), Ok(()));
    }
    for module in ModuleId::ROOMS {
        let config = Config::players(4).of(Title::RedPalace).with([*module].into_iter().collect());
        assert_eq!(config.check().is_ok(), taken.contains(module), "{module}");
    }
}

/// The boards are laid out by chance as the rules say, and everybody sees them (RED-77).
///
/// Proves: RED-4a RED-4b RED-4c RED-6 RED-8 RED-57 RED-77
#[test]
fn boards_are_laid_out_by_chance() {
    let (mut boards, mut abilities, mut strips, mut starts) =
        (BTreeSet::new(), BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for seed in 0..200 {
        let config = any_palace(&mut Dice::loose(202 << 32 | seed));
        let game = Game::<House>::new(config, Seed::from_number(seed)).expect("playable");
        let open = game.rooms().red_palace.expect("played").open;
        let four: Vec<&str> = open.abilities.iter().map(Ability::name).collect();
        let drawn: Vec<[_; 6]> =
            open.strips.iter().flatten().map(|strip| strip.order().map(|kind| kind as u8)).collect();
        if config.options.is("guard_board", "first_game") {
            assert_eq!(open.capacities, [2, 2, 3, 3, 3, 4, 4]);
            assert_eq!(four, ["swap_building", "wall_piece", "take_money", "preview_purchase"]);
        } else {
            assert_eq!(four.len(), 4);
            let mut tiles = vec![2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4];
            for capacity in open.capacities {
                let at = tiles.iter().position(|tile| *tile == capacity).expect("one of the placement tiles");
                tiles.remove(at);
            }
            boards.insert(open.capacities);
            abilities.extend(four);
        }
        let classic = config.options.is("classic_scoring", "on");
        assert_eq!(drawn.len(), if classic { 0 } else { 3 });
        assert_eq!(drawn.iter().collect::<BTreeSet<_>>().len(), drawn.len(), "a strip twice");
        strips.extend(drawn);
        starts.insert((config.players, game.open().on_turn()));
        assert!(game.open().seats().all(|seat| game.open().score(seat) == 5));
    }
    assert_eq!((abilities.len(), strips.len(), starts.len()), (9, 18, 2 + 3 + 4 + 5 + 6));
    assert!(boards.len() > 50, "{} boards", boards.len());
}

/// Tiles of one box in moves and sets of a game with the other: none is taken for its neighbour.
///
/// Proves: RED-1
#[test]
fn the_other_box_is_not_on_the_table() {
    let own: BTreeSet<Tile> = FLOOR.tiles().chain(PLAZAS.tiles()).collect();
    for tile in &own {
        let twin = palace::twin(*tile);
        assert!(twin != *tile && !own.contains(&twin));
        let set: TileSet = [*tile].into_iter().collect();
        assert!(set.has(*tile) && !set.has(twin));
        let set: TileSet = [twin].into_iter().collect();
        assert!(set.has(twin) && !set.has(*tile));
    }
    let mut tried = 0;
    walk_palaces(40, 203, |game, dice| {
        let Some(ask) = game.ask() else { return };
        let open = game.open();
        let tiles = [open.aside(ask.seat), open.reserve(ask.seat), open.built(ask.seat)];
        for tile in tiles.into_iter().flat_map(TileSet::iter).filter(|tile| palace::twin(*tile) != *tile) {
            for mv in listed(game).into_iter().filter(|mv| mv.to_string().contains(tile.name())).take(4) {
                let text = mv.to_string().replace(tile.name(), palace::twin(tile).name());
                let other: sabika_engine::Move = text.parse().unwrap_or_else(|wrong| panic!("{text}: {wrong}"));
                assert!(game.check(ask.seat, &other).is_err(), "{other} is a move with a tile of the other box");
                tried += 1;
            }
        }
        // And the moves of this game are none of the other.
        if dice.below(20) == 0 {
            let other = laid(Config::players(open.players()), u64::from(open.ply()));
            let (mv, seat) = (palace::any_move(game, dice), other.ask().expect("asked").seat);
            assert!(other.check(seat, &mv).is_err(), "{mv}");
        }
    });
    assert!(tried > 500, "{tried} moves");
}
