//! The list of canonical moves: what is in it is legal, and is in it once.

use super::wild;
use sabika_engine::{
    Game, Move,
    modules::{bazaars, characters, city_gates, treasure_chamber},
    value::*,
};

/// A question has an answer; everything listed is legal and listed once; what is sampled is listed; and of some moves
/// that nobody should make, one that is legal differs from what is listed in its payment alone.
pub fn are_right(game: &Game, moves: &[Move], dice: &mut Dice) {
    let ask = game.ask().expect("a question");
    assert!(!moves.is_empty(), "a question without an answer: {ask:?}");
    for mv in moves {
        assert_eq!(game.check(ask.seat, mv), Ok(()), "{mv}");
    }
    let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    texts.sort_unstable();
    assert!(texts.windows(2).all(|pair| pair[0] != pair[1]), "a move is listed twice: {texts:?}");
    let sampled = game.sight().expect("a question").sample(dice, &mut Vec::new());
    assert!(moves.contains(&sampled), "{sampled} is not listed");
    for _ in 0..4 {
        let mv = wild::any_move(game, dice);
        if game.check(ask.seat, &mv).is_ok() {
            let plain = plain(mv);
            assert!(
                moves.iter().any(|other| self::plain(*other) == plain),
                "{mv} is legal, but nothing like it is listed"
            );
        }
    }
}

/// The move without its payment: more may be paid than is needed (BASE-P4), and of many ways to pay some are listed. Its
/// gates in order.
fn plain(mv: Move) -> Move {
    let pay = Purse::EMPTY;
    match mv {
        Move::Buy { slot, .. } => Move::Buy { slot, pay },
        Move::Characters(characters::Move::Pay(_)) => Move::Characters(characters::Move::Pay(pay)),
        Move::TreasureChamber(treasure_chamber::Move::Buy { room, .. }) => {
            Move::TreasureChamber(treasure_chamber::Move::Buy { room, pay: None })
        }
        Move::TreasureChamber(treasure_chamber::Move::Pay(_)) => {
            Move::TreasureChamber(treasure_chamber::Move::Pay(pay))
        }
        Move::Bazaars(bazaars::Move::Buy { tile, .. }) => Move::Bazaars(bazaars::Move::Buy { tile, pay }),
        Move::CityGates(with_gates) => match with_gates.laying() {
            Some((laying, gates)) => {
                let mut gates = gates.list().to_vec();
                gates.sort_unstable(); // in any order
                let gates = city_gates::Edges::new(&gates).expect("as many as before");
                city_gates::Move::with(laying, gates).map_or(mv, Move::CityGates)
            }
            None => mv,
        },
        other => other,
    }
}
