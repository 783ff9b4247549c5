//! The list of canonical moves: what is in it is legal, and is in it once.

use super::{late, palace, wild};
use sabika_engine::{
    Game, Move,
    modules::{bazaars, characters, city_gates, treasure_chamber},
    value::*,
};

/// A question has an answer; everything listed is legal and listed once; what is sampled is legal and listed, but for its payment; and of some moves
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
    let like = |mv: Move| moves.iter().any(|other| plain(game, *other) == plain(game, mv));
    assert_eq!(game.check(ask.seat, &sampled), Ok(()), "{sampled}");
    assert!(moves.contains(&sampled) || like(sampled), "nothing like {sampled} is listed");
    for _ in 0..4 {
        let mv = wild::any_move(game, dice);
        if game.check(ask.seat, &mv).is_ok() {
            assert!(like(mv), "{mv} is legal, but nothing like it is listed");
        }
    }
}

/// The move without its payment: more may be paid than is needed (BASE-P4), and of many ways to pay some are listed. Its
/// gates in order.
fn plain(game: &Game, mv: Move) -> Move {
    if let Some(plain) = late::plain(mv).or_else(|| palace::plain(mv)) {
        return plain;
    }
    // MAG-9: turns that show the same walls are the same move.
    let same = |tile: Tile, turn: Turn| {
        let open = game.open();
        let alike = |other: &Turn| open.look(tile, *other) == open.look(tile, turn);
        open.turnings(tile).iter().copied().find(alike).unwrap_or(turn)
    };
    let pay = Purse::EMPTY;
    match mv {
        Move::Build { tile, at, turn } => Move::Build { tile, at, turn: same(tile, turn) },
        Move::Add { tile, at, turn } => Move::Add { tile, at, turn: same(tile, turn) },
        Move::Exchange { tile, at, turn } => Move::Exchange { tile, at, turn: same(tile, turn) },
        Move::Turn { at, turn } => {
            let seat = game.ask().expect("a question").seat;
            Move::Turn { at, turn: game.open().tile_at(seat, at).map_or(turn, |tile| same(tile, turn)) }
        }
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
                let laying = plain(game, laying);
                let gates = city_gates::Edges::new(&gates).expect("as many as before");
                city_gates::Move::with(laying, gates).map_or(mv, Move::CityGates)
            }
            None => mv,
        },
        other => other,
    }
}
