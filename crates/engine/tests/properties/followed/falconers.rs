//! Falcons: they are all that is done in a turn, and each costs one card of the hand.

use crate::{common::*, plies::play};
use sabika_engine::{
    Move,
    flow::{Event, Topic},
    modules::{
        ModuleEvent, ModuleId, ModuleTopic,
        falconers::{Event as Told, Move as Falconer, Question},
    },
    value::*,
};

const MORE: Topic = Topic::Module(ModuleTopic::Falconers(Question));

/// Follows every turn with falcons: bought one by one from the first action on, with nothing before and no other action after
/// them; each card goes to the discard pile, a builder leaves the game.
///
/// Proves: FAL-2 FAL-3 FAL-4 FAL-6 FAL-16
#[test]
fn falcons_are_the_only_action_of_a_turn() {
    let [mut set, mut more, mut enough, mut builders, mut gems] = [0; 5];
    for n in 0..1_600 {
        let mut config = any_config(&mut Dice::loose(47 << 32 | n));
        config.modules.insert(ModuleId::Falconers);
        // Nothing but falcons in this turn, since its player bought one.
        let mut only_falcons = false;
        play(config, n, |ply| {
            let (seat, open, later) = (ply.ask.seat, ply.before.open(), ply.after.open());
            if let Move::Falconers(Falconer::Set { falcon, at, card }) = ply.mv {
                set += 1;
                more += u32::from(ply.ask.topic == MORE);
                builders += u32::from(card.is_builder());
                gems += u32::from(card.is_gem());
                assert!([Topic::Action, MORE].contains(&ply.ask.topic) && seat == open.on_turn());
                assert_eq!(ply.ask.topic == MORE, only_falcons);
                assert!(card.is_money() && ply.before.hand(seat).count(card) > 0);
                assert_eq!(ply.told[0], Event::Module(ModuleEvent::Falconers(Told::Set { seat, falcon, at, card })));
                if ply.told.len() == 1 {
                    let mut left = *ply.before.hand(seat);
                    left.remove(card);
                    assert_eq!(*ply.after.hand(seat), left);
                    let discarded = u8::from(!card.is_builder());
                    assert_eq!(later.discard().count(card), open.discard().count(card) + discarded);
                }
                only_falcons = true;
            } else if ply.ask.topic.is_action() && seat == open.on_turn() {
                assert!(!only_falcons, "{} after a falcon", ply.mv);
            }
            enough += u32::from(ply.mv == Move::Pass && ply.ask.topic == MORE);
            only_falcons &= !ply.told.iter().any(|event| matches!(event, Event::Turn { .. }));
        });
    }
    let seen = [set, more, enough, builders, gems];
    assert!(seen.iter().all(|n| *n > 10), "set, one more, enough, paid by builders, by diamonds: {seen:?}");
}
