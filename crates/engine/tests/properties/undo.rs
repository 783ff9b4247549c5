//! What cannot be undone: a move that brought something hidden to light, and only such a move.

use crate::common::*;
use sabika_engine::{
    Game,
    flow::Event,
    modules::{
        House, ModuleEvent, bonus_cards, building_sites, master_builders, power_of_sultan, street_trader, thieves,
        treasure_chamber,
    },
    table::DarkTable,
    value::*,
};

/// What nobody knows of a game.
fn hidden(game: &Game) -> impl PartialEq + use<> {
    let rooms = game.rooms();
    (
        // Which cards of a hand the others have not seen is not drawn.
        DarkTable { unseen: Pile::default(), ..*game.dark() },
        rooms.squares.map(|room| room.dark),
        rooms.characters.map(|room| room.dark),
        rooms.red_palace.map(|room| room.dark),
    )
}

/// Proves: BASE-I2 BON-3 CHA-M CHA-D THI-9 CHG-4 STR-2 TRE-16 INV-16 MAB-7 MAB-19 SUL-3 SUL-10 SIT-4 SIT-6 SIT-16 RED-25 RED-77
#[test]
fn a_move_that_reveals_is_known() {
    let (mut revealing, mut quiet) = (0, 0);
    for seed in 0..200 {
        let mut any = Dice::loose(31 << 32 | seed);
        let config = if seed < 150 { any_config(&mut any) } else { any_palace(&mut any) };
        let _label = Label(format!("game {seed} of {config:?}"));
        let mut dice = Dice::loose(seed);
        let mut game = Game::<House>::new(config, Seed::from_number(seed)).expect("playable");
        assert_eq!((game.open().ply(), game.open().revealed_at()), (0, 0));
        while let Some(ask) = game.ask() {
            let (before, mut told) = (game.clone(), Vec::new());
            game.apply_told(ask.seat, choose(&listed(&game), &mut dice), &mut told).expect("listed");
            let drawn = hidden(&before) != hidden(&game);
            let shown = told.iter().any(|event| match event {
                Event::EndReached
                | Event::LastTile { .. }
                | Event::Skipped { .. }
                | Event::Module(ModuleEvent::Change(_) | ModuleEvent::Invaders(_)) => true,
                Event::Module(ModuleEvent::BonusCards(event)) => matches!(event, bonus_cards::Event::Revealed { .. }),
                Event::Module(ModuleEvent::Thieves(event)) => matches!(event, thieves::Event::Stole { .. }),
                Event::Module(ModuleEvent::StreetTrader(event)) => matches!(event, street_trader::Event::Shown { .. }),
                Event::Module(ModuleEvent::MasterBuilders(event)) => {
                    matches!(event, master_builders::Event::Announced { .. })
                }
                Event::Module(ModuleEvent::TreasureChamber(event)) => {
                    matches!(event, treasure_chamber::Event::Filled { .. })
                }
                Event::Module(ModuleEvent::PowerOfSultan(event)) => {
                    matches!(event, power_of_sultan::Event::Drew { .. } | power_of_sultan::Event::Shown { .. })
                }
                Event::Module(ModuleEvent::BuildingSites(event)) => {
                    !matches!(event, building_sites::Event::SetUp { .. } | building_sites::Event::Chose { .. })
                }
                _ => false,
            });
            let (ply, revealed_at) = (game.open().ply(), game.open().revealed_at());
            if drawn || shown {
                assert_eq!(revealed_at, ply, "{told:?} was not noticed");
                revealing += 1;
            } else {
                assert_eq!(revealed_at, before.open().revealed_at(), "{told:?} reveals nothing");
                quiet += 1;
            }
        }
    }
    assert!(revealing > 100 && quiet > 100, "{revealing} moves revealed something, {quiet} did not");
}
