//! What a seat cannot see may be anything: nothing that it sees, may do or is refused hangs on it.

use super::{listed, wild};
use sabika_engine::{Game, value::*};

/// The game with everything dealt anew that the seat cannot see.
pub fn redealt(game: &Game, seat: Seat, dice: &mut Dice) -> Game {
    let mut other = game.clone();
    other.redeal(seat, dice);
    other
}

/// Deals anew what the seat cannot see; to the seat and to a spectator it is the same game. Returns the other one.
pub fn cannot_tell(game: &Game, seat: Seat, dice: &mut Dice) -> Game {
    let other = redealt(game, seat, dice);
    assert!(game.view(Some(seat)) == other.view(Some(seat)), "the view of {seat} changed");
    assert!(game.view(None) == other.view(None), "the view of a spectator changed");
    assert_eq!(game.ask(), other.ask());
    if game.ask().is_some_and(|ask| ask.seat == seat) {
        assert_eq!(listed(game), listed(&other), "the moves of {seat} changed");
    } else if game.ask().is_some() {
        assert!(!listed(&other).is_empty(), "a question that nobody can answer");
    }
    for _ in 0..4 {
        let mv = wild::any_move(game, dice);
        assert_eq!(game.check(seat, &mv), other.check(seat, &mv), "{mv}");
    }
    other
}
