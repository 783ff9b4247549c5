//! Caravanserais: their stones only move on, one in a turn, and fall back when they pay.

use crate::{
    common::*,
    plies::{is_beside, play},
};
use sabika_engine::{
    Game, Move,
    flow::{Ask, Event, Topic},
    modules::{
        ModuleEvent, ModuleId, ModuleTopic,
        caravanserai::{Event as Told, Inn, Move as Caravan, Owned, Question},
    },
    value::*,
};

const STONES: Topic = Topic::Module(ModuleTopic::Caravanserai(Question));

fn told(event: &Event) -> Option<&Told> {
    if let Event::Module(ModuleEvent::Caravanserai(event)) = event { Some(event) } else { None }
}

fn owned(game: &Game, seat: Seat) -> Vec<Owned> {
    game.rooms().caravanserai.expect("played").open.owned[seat].to_vec()
}

/// The fields to which a stone may go: up the main track, or out at 2, 3 and 4 (CAR-14); from a side field and from 5
/// nowhere (CAR-15).
fn ways(own: &Owned) -> Vec<(u8, bool)> {
    match (own.side, own.value) {
        (false, 0 | 1) => vec![(own.value + 1, false)],
        (false, 2..=4) => vec![(own.value + 1, false), (own.value, true)],
        _ => vec![],
    }
}

/// What a payment puts down of somebody's caravanserais.
fn notes(paid: &Purse) -> Vec<Note> {
    paid.cards().filter_map(Card::note).filter(|note| *note != Note::Saved).collect()
}

/// What a move pays: by its data, so that no way to pay is forgotten.
fn paid(mv: Move) -> Purse {
    fn find(value: &serde_json::Value) -> Option<Purse> {
        match value {
            serde_json::Value::Object(map) => match map.get("pay") {
                Some(pay) => serde_json::from_value(pay.clone()).ok(),
                None => map.values().find_map(find),
            },
            _ => None,
        }
    }
    find(&serde_json::to_value(mv).expect("a move can be sent")).unwrap_or(Purse::EMPTY)
}

/// Follows every stone by hand: the owner is asked as the first thing of a turn if any can move, moves one by one field or
/// none; what pays falls to 0, and nothing else ever moves it. Two cards each at most, bought in the own turn.
///
/// Proves: CAR-1 CAR-2 CAR-5 CAR-9 CAR-10 CAR-11 CAR-13 CAR-14 CAR-15 CAR-16 CAR-17 CAR-18 CAR-20 CAR-21 CAR-22 CAR-24 CAR-26 CAR-28 CAR-29
#[test]
fn stones_move_on_and_fall_back() {
    let [mut onward, mut outward, mut rested, mut spent, mut twice, mut bought, mut stuck] = [0; 7];
    for n in 0..400 {
        let mut config = any_config(&mut Dice::loose(44 << 32 | n));
        config.modules.insert(ModuleId::Caravanserai);
        play(config, n, |ply| {
            let seat = ply.ask.seat;
            for other in ply.after.open().seats().filter(|other| *other != seat) {
                assert_eq!(owned(ply.before, other), owned(ply.after, other), "{} moved a stone of {other}", ply.mv);
            }
            let mut expected = owned(ply.before, seat);
            match ply.mv {
                Move::Caravanserai(Caravan::Buy { card, .. }) => {
                    bought += 1;
                    assert!(ply.ask.topic.is_action() && seat == ply.before.open().on_turn());
                    expected.push(Owned { card, value: 0, side: false });
                    assert!(expected.len() <= 2);
                }
                Move::Caravanserai(Caravan::Onward { card } | Caravan::Outward { card }) => {
                    assert_eq!((ply.ask.topic, seat), (STONES, ply.before.open().on_turn()));
                    let own = expected.iter_mut().find(|own| own.card == card).expect("an own card");
                    let out = matches!(ply.mv, Move::Caravanserai(Caravan::Outward { .. }));
                    let to = (if out { own.value } else { own.value + 1 }, out);
                    assert!(ways(own).contains(&to), "{own:?} to {to:?}");
                    (own.value, own.side) = to;
                    if out { outward += 1 } else { onward += 1 }
                }
                Move::Pass if ply.ask.topic == STONES => rested += 1,
                _ => {}
            }
            let notes = notes(&paid(ply.mv));
            for (nth, note) in [Note::Inn, Note::SecondInn].into_iter().enumerate() {
                if notes.contains(&note) {
                    spent += 1;
                    assert!(expected[nth].value > 0);
                    (expected[nth].value, expected[nth].side) = (0, false);
                    let of = Told::Spent { seat, card: expected[nth].card };
                    assert!(ply.told.iter().filter_map(told).any(|event| *event == of));
                }
            }
            twice += u32::from(notes.len() == 2);
            let fell = ply.told.iter().filter_map(told).filter(|event| matches!(event, Told::Spent { .. })).count();
            assert_eq!(fell, notes.len());
            assert_eq!(owned(ply.after, seat), expected, "{}", ply.mv);
            // CAR-13: asked first of all, if there is anything to ask.
            let asked = ply.after.ask().filter(|ask| ask.topic == STONES);
            let begun = ply.told.iter().rposition(|event| matches!(event, Event::Turn { .. }));
            match begun.map(|at| (&ply.told[at], &ply.told[at + 1..])) {
                Some((Event::Turn { seat, .. }, then)) if !ply.after.open().is_over() => {
                    let own = owned(ply.after, *seat);
                    let able = own.iter().any(|own| !ways(own).is_empty());
                    assert_eq!(asked, able.then_some(Ask { seat: *seat, topic: STONES }));
                    assert!(!able || then.is_empty(), "{then:?} came before the stones");
                    stuck += u32::from(!able && !own.is_empty());
                }
                _ => assert!(asked.is_none() || is_beside(ply.mv), "a second move in one turn"),
            }
            if let Some(ask) = asked {
                let mut fields: Vec<(Inn, u8, bool)> = Vec::new();
                for own in owned(ply.after, ask.seat) {
                    fields.extend(ways(&own).into_iter().map(|(value, side)| (own.card, value, side)));
                }
                let moved = |mv: &&Move| matches!(mv, Move::Caravanserai(_));
                assert_eq!(listed(ply.after).iter().filter(moved).count(), fields.len());
                assert!(listed(ply.after).contains(&Move::Pass));
            }
        });
    }
    let seen = [onward, outward, rested, spent, bought, stuck];
    assert!(seen.iter().all(|n| *n > 30), "onward, outward, rested, spent, bought, stuck: {seen:?}");
    assert!(twice > 0, "two were never put down together");
}
