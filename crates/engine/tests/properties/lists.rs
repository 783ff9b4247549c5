//! The lists of canonical moves.

use crate::common::*;
use sabika_engine::Game;

/// A question has an answer; what is listed is legal, is listed once, and is listed in the same order every time.
///
/// Proves: BASE-T6
#[test]
fn lists_are_legal_and_without_doubles() {
    walk_many(400, 4, |game, dice| {
        let moves = listed(game);
        let Some(ask) = game.ask() else {
            assert!(moves.is_empty());
            return;
        };
        assert!(!moves.is_empty(), "a question without an answer: {ask:?}");
        assert_eq!(moves, listed(&game.clone()));
        for mv in &moves {
            assert_eq!(game.check(ask.seat, mv), Ok(()), "{mv}");
        }
        let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
        texts.sort_unstable();
        assert!(texts.windows(2).all(|pair| pair[0] != pair[1]), "a move is listed twice: {texts:?}");

        let mut scratch = Vec::new();
        let sampled = game.sight().expect("a question").sample(dice, &mut scratch);
        assert!(moves.contains(&sampled), "{sampled} is not listed");

        let mv = *dice.pick(&moves);
        assert_eq!(after(game, |g| g.apply(ask.seat, mv).expect("listed")), after(game, |g| g.apply_listed(mv)));
    });
}

fn after(game: &Game, change: impl FnOnce(&mut Game)) -> Game {
    let mut game = game.clone();
    let ply = game.open().ply;
    change(&mut game);
    assert_eq!(game.open().ply, ply + 1);
    game
}
