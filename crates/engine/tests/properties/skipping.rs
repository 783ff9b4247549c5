//! A player who can do nothing is passed over, and a table where nobody can do anything comes to its end.

use sabika_engine::{
    Game,
    flow::{Ask, Topic},
    modules::House,
    position::Position,
    value::*,
};
use serde_json::{Value, json};
use std::{sync::mpsc, thread, time::Duration};

/// No money anywhere but in the hand of B; A is on turn.
fn poor(more: Value) -> Position {
    let mut position = json!({
        "display": [], "deck": [], "yard": { "1": "pavilion-2-NEW" }, "B": { "hand": ["gulden-5"] },
    });
    let Value::Object(more) = more else { unreachable!("a map") };
    position.as_object_mut().expect("a map").extend(more);
    serde_json::from_value(position).expect("a position")
}

fn asked(more: Value) -> Option<Ask> {
    let game: Game<House> = poor(more).set_up().expect("possible");
    game.ask()
}

/// Proves: BASE-T6 BASE-E5 SQU-2 VIZ-16 GAT-3 CHA-P
#[test]
fn who_cannot_act_is_skipped() {
    let [a, b] = [0, 1].map(|n| Seat::new(n).expect("a seat"));
    let action = |seat| Some(Ask { seat, topic: Topic::Action });
    assert_eq!(asked(json!({})), action(b));
    assert_eq!(asked(json!({ "A": { "reserve": ["tower-12-open"] } })), action(a), "it can build");
    assert_eq!(asked(json!({ "A": { "alhambra": ["tower-12-open 1,0"] } })), action(a), "it can remove");
    assert_eq!(asked(json!({ "A": { "hand": ["gulden-2"] } })), action(a), "it can buy");
    assert_eq!(asked(json!({ "A": { "hand": ["gulden-1"] } })), action(b), "one gulden is not enough");
    assert_eq!(asked(json!({ "A": { "hand": ["dirham-1"] }, "display": ["dirham-9"] })), action(a), "it can take");
    assert_eq!(asked(json!({ "modules": ["squares"] })), action(a), "it can take a square");
    assert_eq!(asked(json!({ "modules": ["vizier"], "vizier": { "asleep": ["A"] } })), action(a), "it can wake");
    let gate = json!({ "modules": ["city_gates"], "city_gates": { "offer": true } });
    assert_eq!(asked(gate), action(a), "it can take the gate card");
    let patron = json!({ "modules": ["characters"], "characters": { "owners": { "A": ["patron"] }, "stack": [] } });
    assert_eq!(asked(patron), action(a), "the patron can pay");
    let further = json!({ "ask": "further_action", "A": { "aside": ["tower-12-open"] } });
    assert_eq!(asked(further), Some(Ask { seat: a, topic: Topic::Placement }), "the further action is skipped");
}

/// Proves: BASE-T6 BASE-T7
#[test]
fn skipped_turns_count_for_the_guards() {
    let nobody = json!({ "B": {}, "options": { "stall_rounds": 4, "turn_limit": 0 } });
    let game: Game<House> = poor(nobody).set_up().expect("possible");
    assert!(game.open().is_over() && game.open().turns() == 12, "{} turns", game.open().turns());
    let nobody = json!({ "B": {}, "options": { "stall_rounds": 0, "turn_limit": 30 } });
    let game: Game<House> = poor(nobody).set_up().expect("possible");
    assert!(game.open().is_over() && game.open().turns() == 30, "{} turns", game.open().turns());
}

/// Both guards off and nobody who can act: only a described table can be so, and it may not hang the referee.
///
/// Proves: BASE-T6
#[test]
fn a_total_block_does_not_hang() {
    let (done, wait) = mpsc::channel();
    thread::spawn(move || {
        let nobody = json!({ "B": {}, "options": { "stall_rounds": 0, "turn_limit": 0 } });
        let laid: Result<Game<House>, _> = poor(nobody).set_up();
        let _ = done.send(laid.is_err() || laid.is_ok_and(|game| game.open().is_over()));
    });
    assert_eq!(wait.recv_timeout(Duration::from_secs(10)), Ok(true), "the referee neither refused nor ended it");
}

/// Revealing a bonus card is no action: who could do nothing else is skipped, and is not asked what has no answer.
///
/// Proves: BASE-T6 BON-3
#[test]
fn a_reveal_is_no_action() {
    let locked = json!({
        "modules": ["bonus_cards", "city_gates"],
        "bonus_cards": { "hidden": { "A": ["garden-10-open"] } },
        "A": {
            "alhambra": ["garden-10-open 0,1", "pavilion-6-N 0,2", "tower-11-S 0,3"],
            "gates": ["0,2-N"],
        },
    });
    let b = Seat::new(1).expect("a seat");
    assert_eq!(asked(locked), Some(Ask { seat: b, topic: Topic::Action }));
}
