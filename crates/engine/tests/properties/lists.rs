//! The lists of canonical moves.

use crate::common::*;
use sabika_engine::{
    Config, Game, Move,
    flow::Topic,
    modules::{House, ModuleSet, Rooms},
    value::{Dice, Seed},
};

/// A question has an answer; what is listed is legal, is listed once, and is listed in the same order every time.
///
/// Proves: BASE-T6
#[test]
fn lists_are_legal_and_without_doubles() {
    walk_many(400, 4, lists_are_right);
}

/// Proves: RED-13 RED-15 RED-76
#[test]
fn lists_of_the_red_palace_are_legal_and_without_doubles() {
    walk_palaces(120, 4, lists_are_right);
}

/// However much money there is, a question can be read: players who hoard everything, with all modules and with some.
///
/// Proves: BASE-P4
#[test]
fn a_question_has_fewer_answers_than_five_hundred() {
    let mut longest = [0; 2];
    for n in 0..160 {
        let mut dice = Dice::loose(n);
        let config = match n % 4 {
            0 => any_palace(&mut dice),
            1 => Config::players(2 + (n / 4 % 5) as u8).with(ModuleSet::all()),
            _ => any_config(&mut dice),
        };
        let mut game = Game::<House>::new(config, Seed::from_number(n)).expect("playable");
        let hoards = 50 + dice.below(45);
        while game.ask().is_some() {
            let moves = listed(&game);
            assert!(moves.len() < 500, "{} moves", moves.len());
            longest[usize::from(n % 4 == 0)] = longest[usize::from(n % 4 == 0)].max(moves.len());
            let money = |mv: &&Move| matches!(mv, Move::Take(_) | Move::Keep { .. });
            let kept: Vec<Move> = moves.iter().filter(money).copied().collect();
            let hoard = !kept.is_empty() && dice.below(100) < hoards;
            let mv = *dice.pick(if hoard { &kept } else { &moves });
            game.apply_listed(mv);
        }
    }
    assert!(longest[0] > 450 && longest[1] > 60, "nobody was rich: {longest:?}");
}

/// A room says by itself whether it has an action (`Acts::ACTIONS`) or something for the window (`Acts::WINDOW`), and what one asks no
/// other answers but beside it: who is not asked for these reasons would have listed nothing. With all modules for the windows, in
/// which most games have nobody.
#[test]
fn rooms_that_are_not_asked_have_nothing_to_offer() {
    let mut seen = [0; 2];
    let mut each = |game: &Game, _: &mut Dice| {
        let Some(sight) = game.sight() else { return };
        let (moves, mut own) = (listed(game), Vec::new());
        for module in game.config().rooms().iter() {
            own.clear();
            sight.rooms.moves_of(module, &sight.eyes, &mut own);
            let told = moves.iter().any(|mv| mv.module() == Some(module));
            assert_eq!(told, !own.is_empty(), "{module:?} is asked {:?}: {own:?}", sight.eyes.ask);
        }
        seen[0] += u32::from(sight.eyes.ask.topic == Topic::Window);
        seen[1] += u32::from(sight.eyes.ask.topic.is_action());
    };
    walk_many(150, 5, &mut each);
    walk_palaces(30, 5, &mut each);
    for seed in 0..20 {
        walk(Config::players(2 + (seed % 5) as u8).with(ModuleSet::all()), seed, &mut each);
    }
    assert!(seen[0] > 2000 && seen[1] > 10_000, "windows and actions: {seen:?}");
}

fn lists_are_right(game: &Game, dice: &mut Dice) {
    let moves = listed(game);
    let Some(ask) = game.ask() else {
        assert!(moves.is_empty());
        return;
    };
    assert_eq!(moves, listed(&game.clone()));
    lists::are_right(game, &moves, dice);
    let mv = *dice.pick(&moves);
    assert_eq!(after(game, |g| g.apply(ask.seat, mv).expect("listed")), after(game, |g| g.apply_listed(mv)));
}

fn after(game: &Game, change: impl FnOnce(&mut Game)) -> Game {
    let mut game = game.clone();
    let ply = game.open().ply();
    change(&mut game);
    assert_eq!(game.open().ply(), ply + 1);
    game
}
