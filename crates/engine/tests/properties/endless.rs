//! Guards against play that never ends, and a game whose guards are off.

use crate::common::*;
use sabika_engine::{Config, Game, Move, Options, modules::Bare, value::*};

fn redesigns(mv: &Move) -> bool {
    matches!(mv, Move::Add { .. } | Move::Remove { .. } | Move::Exchange { .. })
}

/// A game in which everybody redesigns whenever possible; plays at most so many moves.
fn idle_game(options: Options, most: u32) -> Game<Bare> {
    let config = Config { options, ..Config::players(2) };
    let mut game = Game::<Bare>::new(config, Seed::from_number(3)).expect("playable");
    let mut moves = Vec::new();
    for _ in 0..most {
        if game.ask().is_none() {
            break;
        }
        moves.clear();
        game.moves(&mut moves);
        let built = game.open().built(game.ask().expect("asked").seat);
        let redesign = moves.iter().find(|mv| redesigns(mv));
        let built_one = moves.iter().find(|mv| matches!(mv, Move::Build { .. }));
        let buy = moves.iter().find(|mv| matches!(mv, Move::Buy { .. }));
        let mv = *redesign.or(built_one).or(buy.filter(|_| built.is_empty())).unwrap_or(&moves[0]);
        game.apply_listed(mv);
    }
    game
}

/// Proves: BASE-T7
#[test]
fn the_guards_end_a_game() {
    for stall_rounds in [1, 3, 12] {
        let game = idle_game(Options { stall_rounds, turn_limit: 0, ..Options::default() }, 10_000);
        assert!(game.open().is_over(), "still playing with {stall_rounds} stall rounds");
        assert_eq!(game.open().idle_turns(), u32::from(stall_rounds) * 2);
    }
    for turn_limit in [1, 2, 50, 1000] {
        let game = idle_game(Options { stall_rounds: 0, turn_limit, ..Options::default() }, 100_000);
        assert!(game.open().is_over() && game.open().turns() == u32::from(turn_limit), "{} turns", game.open().turns());
    }
}

/// With both guards off a game may go on for ever; no counter may overflow on the way.
///
/// Proves: BASE-T7
#[test]
fn without_guards_a_game_may_go_on_for_ever() {
    let game = idle_game(Options { stall_rounds: 0, turn_limit: 0, ..Options::default() }, 70_000);
    assert!(!game.open().is_over());
    assert!(!listed(&game).is_empty());
}

/// The largest number of stall rounds that the options allow still ends the game.
///
/// Proves: BASE-T7
#[test]
fn a_long_patience_ends_too() {
    let game = idle_game(Options { stall_rounds: 40_000, turn_limit: 0, ..Options::default() }, 100_000);
    assert!(game.open().is_over(), "idle for {} turns", game.open().idle_turns());
}
