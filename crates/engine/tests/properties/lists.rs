//! The lists of canonical moves.

use crate::common::*;
use sabika_engine::{Game, value::Dice};

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
