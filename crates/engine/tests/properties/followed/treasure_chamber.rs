//! Chests: who gets how many of those that somebody bought.

use crate::{common::*, plies::play};
use sabika_engine::{
    flow::Event,
    modules::{
        ModuleEvent, ModuleId,
        treasure_chamber::{Event as Told, sum},
    },
    value::*,
};

fn told(event: &Event) -> Option<&Told> {
    if let Event::Module(ModuleEvent::TreasureChamber(event)) = event { Some(event) } else { None }
}

/// Follows every purchase by hand: the buyer places all that fit, then Dirk, then the others in order what they like; the
/// rest goes into the bag, and the room is filled unless it never will be again.
///
/// Proves: TRE-2 TRE-7 TRE-8 TRE-9 TRE-10 TRE-11 TRE-12 TRE-13 TRE-14 TRE-16 TRE-17 TRE-18
#[test]
fn chests_go_where_they_fit() {
    let [mut bought, mut given, mut dirks, mut returned, mut lost, mut closed] = [0; 6];
    for n in 0..160 {
        let mut config = any_config(&mut Dice::loose(35 << 32 | n));
        config.modules.insert(ModuleId::TreasureChamber);
        // What waits, by colour, and how far it has been passed on.
        let (mut waiting, mut round, mut room) = ([0u8; 6], Vec::<Seat>::new(), 0u8);
        let mut shut = false;
        play(config, n, |ply| {
            let open = ply.after.open();
            let chamber = ply.after.rooms().treasure_chamber.expect("played").open;
            for event in ply.told.iter().filter_map(told) {
                match event {
                    Told::Chose { seat, room: n } => {
                        let buying = chamber.buying.expect("it is paid next");
                        assert_eq!((buying.seat, buying.vault), (*seat, *n));
                    }
                    Told::Bought { seat, room: n, .. } => {
                        bought += 1;
                        let there = ply.before.rooms().treasure_chamber.expect("played").open.vaults;
                        waiting = Building::ALL.map(|kind| there[usize::from(*n) - 1][kind]);
                        assert_eq!(waiting.iter().sum::<u8>(), 4);
                        (room, round) = (*n, vec![*seat]);
                    }
                    Told::Put { seat, tile } | Told::Lost { seat, tile } if open.built(*seat).has(*tile) => {
                        assert!(matches!(event, Told::Put { .. }), "{tile} lost its chest and stands");
                        let kind = tile.building().expect("a building");
                        waiting[kind as usize] -= 1;
                        if *seat != round[0] {
                            given += 1;
                            assert!(fit_in(ply.before, round[0], kind) == 0, "the buyer could have placed it");
                        }
                        let place = |seat: Seat| round[0].round(config.players).position(|s| s == seat);
                        assert!(place(*round.last().expect("the buyer")) <= place(*seat), "it was passed on before");
                        round.push(*seat);
                    }
                    Told::Put { .. } => panic!("on a building that is not there"),
                    Told::DirkGot { tile } => {
                        dirks += 1;
                        assert!(open.dirk().has(*tile) && config.players == 2);
                        waiting[tile.building().expect("a building") as usize] -= 1;
                    }
                    Told::Returned { chests } => {
                        returned += 1;
                        let left: Vec<u8> =
                            Building::ALL.iter().map(|k| chests.iter().filter(|c| *c == k).count() as u8).collect();
                        assert_eq!(left, std::mem::take(&mut waiting));
                        // TRE-14: Dirk has taken all he could.
                        for kind in Building::ALL.into_iter().filter(|kind| left[*kind as usize] > 0) {
                            assert_eq!(chamber.free(open, open.dirk(), kind).count(), 0, "Dirk has a free {kind}");
                            assert_eq!(chamber.free(open, open.built(round[0]), kind).count(), 0, "the buyer has one");
                        }
                    }
                    Told::Filled { room: n, chests } => {
                        assert_eq!((*n, chests.len(), shut), (room, 4, false));
                        assert_eq!(waiting, [0; 6]);
                    }
                    Told::Closed => {
                        closed += 1;
                        assert!(!shut && sum(&chamber.bag) < 4);
                        shut = true;
                    }
                    Told::Lost { tile, .. } => {
                        lost += 1;
                        assert!(!chamber.chests.has(*tile));
                    }
                    Told::Declined { seat } => {
                        let could = Building::ALL.into_iter().any(|kind| {
                            waiting[kind as usize] > 0 && chamber.free(open, open.built(*seat), kind).next().is_some()
                        });
                        assert!(could && *seat != round[0], "nothing to decline");
                    }
                }
            }
            assert_eq!(chamber.closed, shut);
        });
    }
    let seen = [bought, given, dirks, returned, lost];
    assert!(seen.iter().all(|n| *n > 20), "bought, given, Dirk's, returned, lost: {seen:?}");
    assert!(closed > 0, "the bag was never too empty");
}

/// How many chests of a colour a seat could still take when the others were asked.
fn fit_in(game: &sabika_engine::Game, seat: Seat, kind: Building) -> usize {
    let chamber = game.rooms().treasure_chamber.expect("played").open;
    let asked_of_buyer = game.ask().is_none_or(|ask| ask.seat == seat);
    if asked_of_buyer { 0 } else { chamber.free(game.open(), game.open().built(seat), kind).count() }
}
