//! Every board that is reached, against the slow second reading of the rules.

use crate::{common::*, layouts};
use sabika_engine::{
    Game, Move,
    modules::{ModuleId, ModuleSet, city_gates},
    value::Dice,
};

/// Proves: BASE-B1 BASE-B2 BASE-B3 BASE-B4 BASE-B5 BASE-B6 BASE-R1 BASE-R2 BASE-R3 BASE-R4 BASE-R5 BASE-L1 BASE-L3 BASE-W1 BASE-W2 BASE-W3 BASE-W4 BASE-W5 BASE-W6 BASE-X2 SQU-6 SQU-7 SQU-8 SQU-12 CAM-2 CAM-3 CAM-4 CAM-5 CAM-6 CAM-7 CAM-8 CAM-9 CAM-10 CAM-11 CAM-16 GAT-7 GAT-9 GAT-14 GAT-15 CHA-A
#[test]
fn boards_and_lists_are_the_oracles() {
    walk_many(100, 2, agrees);
}

/// Proves: RED-19 RED-35b RED-43a RED-43b RED-44 RED-52 RED-74
#[test]
fn boards_of_the_red_palace_are_the_oracles() {
    walk_palaces(50, 2, agrees);
}

fn agrees(game: &Game, dice: &mut Dice) {
    match game.ask() {
        Some(_) if dice.below(3) > 0 => {} // the oracle is slow
        Some(ask) => {
            layouts::is_legal(game, ask.seat);
            layouts::lists_agree(game);
        }
        None => game.open().seats().for_each(|seat| layouts::is_legal(game, seat)),
    }
}

/// Proves: BASE-B1 BASE-B2 BASE-B3 BASE-B4 BASE-B5 BASE-R1 BASE-R2 BASE-R3 BASE-R4 BASE-X2 CAM-4 CAM-5 CAM-8 CAM-9 CAM-10 CAM-11 GAT-14
#[test]
fn refusals_are_the_oracles() {
    walk_many(80, 3, refusals_agree);
    walk_palaces(30, 3, refusals_agree);
}

fn refusals_agree(game: &Game, dice: &mut Dice) {
    let Some(ask) = game.ask() else { return };
    let open = game.open();
    let tiles: Vec<_> = open.reserve(ask.seat).iter().chain(open.aside(ask.seat).iter()).collect();
    if !tiles.is_empty() && dice.below(12) == 0 {
        layouts::checks_agree(game, *dice.pick(&tiles));
    }
}

/// What is offered with gates is just what needs them, with every set of gates that does it.
///
/// Proves: GAT-6 GAT-7 GAT-8 GAT-9 GAT-10 GAT-11 GAT-12 GAT-14
#[test]
fn gates_are_offered_where_they_are_needed() {
    let (mut asked, mut offered) = (0, 0);
    for n in 0..120 {
        let config = any_config(&mut Dice::loose(29 << 32 | n));
        let modules: ModuleSet = config.modules.iter().chain([ModuleId::CityGates]).collect();
        walk(config.with(modules), n, |game: &Game, dice| {
            let Some(ask) = game.ask() else { return };
            let open = game.open();
            let gates = game.rooms().city_gates.expect("played");
            if gates.open.held[ask.seat] == 0 || dice.below(8) > 0 {
                return;
            }
            let tiles: Vec<_> = open.reserve(ask.seat).iter().chain(open.aside(ask.seat).iter()).collect();
            asked += 1;
            offered += u32::from(
                listed(game).iter().any(|mv| matches!(mv, Move::CityGates(mv) if *mv != city_gates::Move::Take)),
            );
            layouts::gates_agree(game, None);
            if !tiles.is_empty() {
                layouts::gates_agree(game, Some(*dice.pick(&tiles)));
            }
        });
    }
    assert!(asked > 200 && offered > 50, "asked {asked} times, offered {offered} times");
}
