//! Nothing gets lost, nothing is there twice.

pub use crate::common::whole::{all_is_there, nothing_is_lost};
use crate::common::*;
use sabika_engine::{
    Game,
    modules::{Bare, House, ModuleId, ModuleSet},
    value::*,
};

/// Proves: BASE-S1 BASE-S2 BASE-S5 BASE-M2 BASE-P2 BASE-P5 BASE-E2 BASE-E4 BASE-D1 BASE-D5 SQU-1 SQU-5 EXO-1 EXO-10 EXO-13 DIA-S1 DIA-8 GAT-1 GAT-5 GAT-13 CHA-8 CHA-9 CHA-M CHA-P BON-1 BON-5 BON-9 CAM-S1
#[test]
fn every_tile_and_card_is_in_one_place() {
    walk_many(600, 1, |game, _| all_is_there(game));
}

/// Proves: RED-1 RED-2 RED-5 RED-7 RED-9 RED-10 RED-18 RED-29 RED-35b RED-36b RED-41 RED-43a RED-43b RED-45 RED-46 RED-61 RED-68
#[test]
fn every_piece_of_the_red_palace_is_in_one_place() {
    walk_palaces(200, 1, |game, _| all_is_there(game));
}

/// A game that holds no modules and a game that holds none of them are the same game.
#[test]
fn bare_and_house_agree() {
    for seed in 0..150 {
        let config = any_config(&mut Dice::loose(seed)).with(ModuleSet::EMPTY);
        let _label = Label(format!("game {seed} of {config:?}"));
        let mut dice = Dice::loose(seed);
        let mut house = Game::<House>::new(config, Seed::from_number(seed)).expect("playable");
        let mut bare = Game::<Bare>::new(config, Seed::from_number(seed)).expect("playable");
        loop {
            assert_eq!((house.ask(), house.open(), house.dark()), (bare.ask(), bare.open(), bare.dark()));
            house.open().seats().for_each(|seat| assert_eq!(house.hand(seat), bare.hand(seat)));
            assert_eq!(house.score(2), bare.score(2));
            let Some(ask) = house.ask() else { break };
            assert_eq!(listed(&house), listed(&bare));
            let mv = choose(&listed(&house), &mut dice);
            house.apply(ask.seat, mv).expect("listed");
            bare.apply(ask.seat, mv).expect("listed");
        }
    }
}

/// A game with modules is no game for a house without rooms.
#[test]
fn bare_refuses_modules() {
    for n in 1..1 << ModuleId::ALL.len() {
        let config = sabika_engine::Config::players(3).with(ModuleSet::nth(n));
        assert_eq!(Game::<Bare>::new(config, Seed::from_number(1)).map(|_| ()).unwrap_err().field, "modules");
    }
}
