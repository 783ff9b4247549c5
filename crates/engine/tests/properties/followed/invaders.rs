//! Scouts and attacks: who looks, what they learn, and that nobody else does.

use crate::{common::*, plies::play};
use sabika_engine::{
    Game,
    components::ATTACK_LOSS,
    flow::Event,
    modules::{
        ModuleEvent, ModuleId,
        invaders::{Event as Told, toll},
    },
    value::*,
};
use sabika_oracle::scoring::attack_loss;

/// A scout is won by an exact purchase of its type and by nothing else, and shows the next attack to its winner alone.
///
/// Proves: INV-2 INV-16 INV-17 INV-18 INV-19 INV-20 INV-21 INV-22 INV-23
#[test]
fn scouts_are_won_by_exact_purchases() {
    let [mut won, mut missed, mut shown, mut turned_up] = [0; 4];
    for n in 0..200 {
        let mut config = any_config(&mut Dice::loose(38 << 32 | n));
        config.modules.insert(ModuleId::Invaders);
        let open_cards = config.options.is("open_attack_cards", "on");
        play(config, n, |ply| {
            let [before, after] = [ply.before, ply.after].map(|game| game.rooms().invaders.expect("played"));
            let mut scouts: Vec<Building> = before.open.scouts.to_vec();
            let mut expected = None;
            for event in ply.told {
                match event {
                    Event::Bought { seat, tile, exact, .. } => {
                        let kind = tile.building().filter(|kind| *exact && scouts.contains(kind));
                        missed += u32::from(kind.is_none());
                        expected = kind.map(|kind| (*seat, kind));
                    }
                    Event::Module(ModuleEvent::Invaders(told)) => match told {
                        Told::Scouted { seat, kind, side } => {
                            assert_eq!(expected.take(), Some((*seat, *kind)));
                            won += 1;
                            scouts.retain(|scout| scout != kind);
                            assert_eq!(*side, before.dark.attacks.last().copied());
                            assert!(after.open.looked[*seat] && after.hands[*seat].seen == *side);
                        }
                        Told::ScoutsShown { kinds } => {
                            turned_up += 1;
                            assert!(!open_cards && kinds.len() == 2 && kinds.iter().all(|kind| !scouts.contains(kind)));
                            scouts = kinds.clone();
                        }
                        Told::AttackShown { side } => {
                            shown += 1;
                            assert!(open_cards && after.open.next == Some(*side));
                        }
                        Told::Attacked { side, .. } => {
                            assert_eq!(after.open.past.last(), Some(side), "{:?}", ply.told);
                            let unseen = ply.before.open().seats().all(|s| !after.open.looked[s]);
                            assert!(unseen, "what was seen is past");
                        }
                    },
                    _ => {}
                }
            }
            assert_eq!(expected, None, "a scout was not won");
            assert_eq!(after.open.scouts.to_vec(), scouts);
        });
    }
    let seen = [won, missed, shown, turned_up];
    assert!(seen.iter().all(|n| *n > 50), "won, missed, attacks shown, scouts turned up: {seen:?}");
}

/// What an attack would cost, from every side and in every round, whatever stands there.
///
/// Proves: INV-4 INV-5 INV-6 INV-7 INV-8 INV-9 INV-10 INV-11 WAL-23
#[test]
fn losses_are_the_oracles() {
    assert_eq!(ATTACK_LOSS, [[1, 0], [2, 0], [3, 1]]);
    let mut seen = 0;
    walk_many(80, 39, |game: &Game, dice| {
        if dice.below(12) > 0 {
            return;
        }
        let open = game.open();
        for seat in open.seats() {
            let layout = oracle_layout(open, seat);
            for (side, round) in Side::ALL.into_iter().flat_map(|side| (1..=3).map(move |round| (side, round))) {
                let expected = attack_loss(&layout, side as usize, round.into(), i32::MAX);
                let found = -toll(open, seat, side, round, i16::MAX).points;
                assert_eq!(i32::from(found), expected, "{seat} {side:?} in round {round}");
                seen += 1;
            }
        }
    });
    assert!(seen > 10_000, "only {seen} losses");
}
