//! The Red Palace: bag and stack, Dirk's batches, guards on the wall counted another way, who is asked, what is hidden.

use crate::common::*;
use sabika_engine::{
    Config, Game, Options, Title,
    components::FLOOR,
    flow::Topic,
    modules::{
        House, ModuleId, ModuleSet, ModuleTopic,
        red_palace::{Open, Question},
    },
    position::Position,
    score::Category,
    value::*,
};
use std::collections::{BTreeMap, BTreeSet};

const MODULES: [ModuleId; 3] = [ModuleId::Medina, ModuleId::Bazaars, ModuleId::Camps];

/// The n-th of all tables: players, the three modules, both guard boards, strips or fixed rows.
fn table(n: u64) -> Config {
    let modules: ModuleSet = (0..).zip(MODULES).filter(|(at, _)| n >> at & 1 != 0).map(|(_, module)| module).collect();
    let options = with(Options::default(), "guard_board", if n >> 3 & 1 == 0 { "random" } else { "first_game" });
    let options = with(options, "classic_scoring", if n >> 4 & 1 == 0 { "off" } else { "on" });
    Config { modules, options, ..Config::players(2 + (n % 5) as u8).of(Title::RedPalace) }
}

fn room(game: &Game<House>) -> &Open {
    &game.rooms().red_palace.as_ref().expect("it is played").open
}

/// Chips in the bag are always as many as ordinary floor tiles in the stack, whatever modules add and Dirk draws.
///
/// Proves: RED-68 RED-63
#[test]
fn bag_and_stack_are_equal() {
    for n in 0..96 {
        walk::<House>(table(n), n, |game, _| {
            let chips: u8 = game.open().bag().as_slice().iter().sum();
            let floor = game.dark().supply.iter().filter(|tile| FLOOR.position(**tile).is_some()).count();
            assert_eq!(usize::from(chips), floor);
        });
    }
}

/// Two players: 72 cards, six tiles for Dirk, half of their towers rounded up, five points, on both sides of the board.
///
/// Proves: RED-61 RED-63 RED-64 RED-66
#[test]
fn a_game_of_two_begins_with_dirk() {
    for n in (0..320).filter(|n| n % 5 == 0) {
        let game = Game::<House>::new(table(n), Seed::from_number(n)).expect("playable");
        let (open, palace) = (game.open(), room(&game));
        let in_sets: usize = palace.sets.iter().flatten().map(|set| usize::from(set.len())).sum();
        let in_deck = game.dark().deck.iter().filter(|card| card.is_money()).count();
        assert_eq!(in_sets + in_deck + open.display().len(), 72);
        assert_eq!((open.dirk().len(), open.dirk_score()), (6, 5));
        let towers: u8 = open.dirk().iter().map(|tile| tile.towers().count()).sum();
        let guards = (palace.placed, palace.with_dirk, palace.supply);
        assert_eq!(guards, (towers.div_ceil(2), towers / 2, 32 - towers));
        assert!(open.dirk().iter().all(|tile| open.chip(tile).is_some() == FLOOR.position(tile).is_some()));
    }
}

/// The three modules in every combination, with strips and without; every other one is refused by name of the rule, in a
/// configuration and in a described position.
///
/// Proves: RED-67
#[test]
fn three_modules_and_no_others() {
    for n in 0..160 {
        assert_eq!(table(n).check(), Ok(()));
        Game::<House>::new(table(n), Seed::from_number(n)).expect("playable");
    }
    let others: Vec<&ModuleId> = ModuleId::ALL.iter().filter(|module| !MODULES.contains(module)).collect();
    assert_eq!(others.len(), 23);
    for module in others {
        let with: ModuleSet = MODULES.into_iter().chain([*module]).collect();
        let config = Config::players(3).of(Title::RedPalace).with(with);
        let refused = config.check().expect_err(module.name());
        assert_eq!(refused.rule.map(|rule| rule.to_string()).as_deref(), Some("RED-67"));
        assert!(refused.why.contains(module.name()), "{}", refused.why);
        assert!(Game::<House>::new(config, Seed::from_number(1)).is_err());
        let given = serde_json::json!({ "game": "red_palace", "modules": [module.name()] });
        let position: Position = serde_json::from_value(given).expect("spelt right");
        let refused = position.set_up::<House>().expect_err(module.name());
        assert_eq!(refused.rule.map(|rule| rule.to_string()).as_deref(), Some("RED-67"));
    }
}

/// A scoring is told in the order of the rules: walls, majorities, guards, camps, bazaars, medinas.
///
/// Proves: RED-51
#[test]
fn a_scoring_is_told_in_order() {
    let mut complete = 0;
    for n in (0..60).map(|n| n * 8 + 7) {
        walk::<House>(table(n), n, |game, _| {
            let told: Vec<String> = game.score(3).categories().map(|category| category.to_string()).collect();
            let order = ["wall", "pavilion", "seraglio", "arcades", "chambers", "garden", "tower"];
            let order: Vec<&str> = order.into_iter().chain(["red_palace", "camps", "bazaars", "medina"]).collect();
            let places: Vec<usize> = told.iter().filter_map(|name| order.iter().position(|o| o == name)).collect();
            assert_eq!(places.len(), told.len(), "{told:?}");
            assert!(places.is_sorted(), "{told:?}");
            complete += u32::from(told.len() == order.len());
        });
    }
    assert!(complete > 20, "{complete} times everything was in it");
}

/// The end points of a wall section: the corner (x, y) is the south-western one of cell (x, y).
fn ends(cell: Cell, side: Side) -> [(i16, i16); 2] {
    let (x, y) = (i16::from(cell.x), i16::from(cell.y));
    match side {
        Side::North => [(x, y + 1), (x + 1, y + 1)],
        Side::East => [(x + 1, y), (x + 1, y + 1)],
        Side::South => [(x, y), (x + 1, y)],
        Side::West => [(x, y), (x, y + 1)],
    }
}

/// Without holes every piece of outer wall is one wall. The longest are compared by their guards.
fn best_guards(game: &Game<House>, seat: Seat) -> (usize, usize) {
    let (open, palace) = (game.open(), room(game));
    let stands =
        |cell: Cell| cell == Cell::START || open.tile_at(seat, cell).is_some_and(|tile| open.walls(tile).is_proper());
    let mut left: Vec<(Cell, Side, bool)> = Vec::new();
    for (tile, at) in open.standing(seat).filter(|(tile, _)| open.walls(*tile).is_proper()) {
        let outer = open.walls(tile).sides().filter(|side| !stands(at.cell.beside(*side)));
        left.extend(outer.map(|side| (at.cell, side, palace.guards.has(Section { tile, side }))));
    }
    let mut best = (0, 0);
    while let Some(first) = left.pop() {
        let mut piece = vec![first];
        let mut points: BTreeSet<(i16, i16)> = ends(first.0, first.1).into();
        while let Some(at) =
            left.iter().position(|(cell, side, _)| ends(*cell, *side).iter().any(|p| points.contains(p)))
        {
            let next = left.swap_remove(at);
            points.extend(ends(next.0, next.1));
            piece.push(next);
        }
        best = best.max((piece.len(), piece.iter().filter(|(.., guard)| *guard).count()));
    }
    best
}

/// The points for guards, counted piece by piece.
///
/// Proves: RED-50 RED-52 RED-55
#[test]
fn guards_on_the_longest_wall() {
    let mut worths = BTreeMap::<i16, u32>::new();
    for n in 0..120 {
        walk::<House>(table(n), n, |game, _| {
            let palace = room(game);
            // V, space by space.
            let mut room_left = i16::from(palace.placed);
            let mut worth = 0;
            for capacity in palace.capacities.into_iter().chain([u8::MAX]) {
                if room_left > 0 {
                    worth += 1;
                    room_left -= i16::from(capacity);
                }
            }
            assert_eq!(i16::from(palace.guard_points()), worth);
            for round in 1..=3 {
                let tally = game.score(round);
                for seat in game.open().seats() {
                    let (wall, guards) = best_guards(game, seat);
                    assert_eq!(tally.points(seat.into(), Category::Wall), wall as i16);
                    let points = if round == 3 { worth * guards as i16 } else { 0 };
                    assert_eq!(tally.points(seat.into(), Category::Module(ModuleId::RedPalace)), points);
                }
            }
            *worths.entry(worth).or_default() += 1;
        });
    }
    assert!((0..=5).all(|worth| worths.contains_key(&worth)), "{worths:?}");
}

/// Only the player on turn is asked about abilities, guards and wall pieces; sets of money are chosen by everybody but the
/// start player, the last in turn order first.
///
/// Proves: RED-76 RED-10
#[test]
fn abilities_are_offered_to_nobody_else() {
    let mut asked = BTreeMap::<&str, u32>::new();
    for n in 0..120 {
        let (config, mut chose) = (table(n), Vec::new());
        walk::<House>(config, n, |game, _| {
            let Some(ask) = game.ask() else { return };
            let on_turn = game.open().on_turn();
            *asked.entry(ask.topic.name()).or_default() += 1;
            match ask.topic {
                Topic::Module(ModuleTopic::RedPalace(Question::Money)) => {
                    chose.push(ask.seat);
                    let back = chose.len() as u8;
                    assert_eq!(ask.seat, on_turn.after(config.players - back, config.players));
                }
                Topic::LastTiles => {}
                _ => assert_eq!(ask.seat, on_turn),
            }
        });
        assert_eq!(chose.len(), usize::from(config.players) - 1);
    }
    let names = ["red_palace_money", "red_palace_abilities", "red_palace_guard"];
    assert!(names.iter().all(|name| asked[name] > 30), "{asked:?}");
}

/// What a seat sees does not hang on hands, orders and the draws to come; and those do differ when they are dealt anew.
///
/// Proves: RED-77
#[test]
fn the_bag_is_known_and_its_draws_are_not() {
    let (mut tried, mut hands, mut chips) = (0, 0, 0);
    for n in 0..60 {
        walk::<House>(table(n), n, |game, dice| {
            let Some(ask) = game.ask() else { return };
            if dice.below(8) > 0 {
                return;
            }
            let seat = ask.seat;
            let mut other = game.clone();
            other.redeal(seat, dice);
            let seen = |game: &Game<House>| serde_json::to_value(game.view(Some(seat))).expect("plain data");
            assert_eq!(seen(game), seen(&other));
            assert_eq!(game.open().bag(), other.open().bag());
            assert_eq!(listed(game), listed(&other));
            tried += 1;
            let others = || game.open().seats().filter(|s| *s != seat);
            hands += u32::from(others().any(|s| game.hand(s) != other.hand(s)));
            // The same move brings other chips.
            let mv = choose(&listed(game), dice);
            let mut same = game.clone();
            same.apply(seat, mv).expect("listed");
            other.apply(seat, mv).expect("listed");
            let drawn = |game: &Game<House>| {
                FLOOR.tiles().filter_map(|tile| game.open().chip(tile).map(|kind| (tile, kind))).collect::<Vec<_>>()
            };
            chips += u32::from(drawn(&same) != drawn(&other));
        });
    }
    assert!(tried > 300 && hands > tried / 3 && chips > tried / 20, "{hands} hands, {chips} chips of {tried}");
}
