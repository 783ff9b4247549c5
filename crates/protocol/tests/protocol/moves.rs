//! decision, check, apply, undo, bot.

use crate::talk::Talk;
use serde_json::{Value, json};

/// Seat 1 of three, with enough to buy the garden in slot 1.
fn about_to_buy() -> Talk {
    let mut talk = Talk::new();
    let given = json!({
        "turn": "B", "yard": {"1": "garden-8-NE"}, "display": ["denar-1", "denar-2", "denar-7", "gulden-9"],
        "B": {"hand": ["gulden-9", "gulden-8", "gulden-1", "denar-5"], "reserve": ["tower-9-NE"]},
    });
    talk.good(&json!({"cmd": "scenario", "given": given}));
    talk
}

#[test]
fn a_decision_lists_its_answers() {
    let mut talk = about_to_buy();
    let decision = talk.good(&json!({"cmd": "decision"}));
    assert_eq!((&decision["seat"], &decision["kind"]), (&json!(1), &json!("action")));
    assert_eq!(decision["moves"], decision["decision"]["moves"]);
    let moves = decision["moves"].as_array().unwrap();
    assert!(moves.contains(&json!({"buy": {"slot": 1, "pay": ["gulden-8"]}})));
    assert!(moves.contains(&json!({"take": ["denar-1", "denar-2"]})));
    for mv in moves {
        assert_eq!(talk.good(&json!({"cmd": "check", "seat": 1, "move": mv}))["legal"], true);
    }
}

#[test]
fn check_changes_nothing_and_names_the_rule() {
    let mut talk = about_to_buy();
    let before = talk.good(&json!({"cmd": "view", "seat": 1}));
    let mut refused = |mv: Value| talk.bad("illegal_move", &json!({"cmd": "check", "seat": 1, "move": mv}));
    let error = refused(json!({"buy": {"slot": 1, "pay": ["denar-5"]}}));
    assert_eq!(error["cards"], json!(["denar-5"]));
    assert!(error["rule"].as_str().unwrap().starts_with("BASE-"), "{error}");
    assert_eq!(refused(json!({"buy": {"slot": 1, "pay": ["gulden-1"]}}))["because"]["too_little"]["price"], 8);
    let error = refused(json!("add tower-9-NE at 3,0"));
    assert_eq!((&error["rule"], &error["cells"]), (&json!("BASE-B2"), &json!([[3, 0]])));
    refused(json!("pass"));
    refused(json!({"take": []}));
    refused(json!({"vizier": "wake"}));
    assert_eq!(talk.good(&json!({"cmd": "view", "seat": 1})), before);
    // A needless card is legal, though not canonical.
    talk.good(&json!({"cmd": "check", "move": {"buy": {"slot": 1, "pay": ["gulden-9", "gulden-1"]}}}));
    let error = talk.bad("illegal_move", &json!({"cmd": "check", "seat": 0, "move": {"take": ["denar-1"]}}));
    assert_eq!(error["because"]["not_asked"]["asked"], 1);
}

#[test]
fn a_refusal_speaks_the_language_asked_for() {
    let mut talk = about_to_buy();
    let mut say = |lang: &str| {
        let request = json!({"cmd": "check", "lang": lang, "move": "buy 1 with gulden-1"});
        talk.bad("illegal_move", &request)["message"].clone()
    };
    assert_ne!(say("en"), say("nl"));
    assert_ne!(say("en"), say("de"));
}

#[test]
fn malformed_moves_are_bad_requests() {
    let mut talk = about_to_buy();
    for mv in [
        json!("castle"),
        json!(""),
        json!(7),
        json!([]),
        json!({}),
        json!({"castle": {}}),
        json!({"buy": {"slot": 1}}),
        json!({"buy": {"slot": 5, "pay": []}}),
        json!({"buy": {"slot": 1, "pay": ["gulden-10"]}}),
        json!({"buy": {"slot": 1, "pay": ["gulden-9"], "tip": 1}}),
        json!({"buy": {"slot": 1, "pay": ["denar-1", "denar-1", "denar-1", "denar-1"]}}),
        json!({"take": ["scoring-1"]}),
        json!({"build": {"tile": "garden-8-NE", "at": [1]}}),
        json!({"build": {"tile": "garden-8-NE", "at": [1000, 0]}}),
        json!({"build": {"tile": "garden-99", "at": [1, 0]}}),
        json!({"take": ["denar-1"], "pass": null}),
    ] {
        for cmd in ["check", "apply"] {
            talk.bad_field("bad_request", "move", &json!({"cmd": cmd, "seat": 1, "move": mv}));
        }
    }
    talk.bad_field("bad_request", "move", &json!({"cmd": "apply"}));
    talk.bad_field("bad_request", "seat", &json!({"cmd": "apply", "seat": 3, "move": "pass"}));
    talk.bad_field("bad_request", "ply", &json!({"cmd": "apply", "ply": -1, "move": "pass"}));
    talk.bad_field("bad_request", "saet", &json!({"cmd": "apply", "saet": 1, "move": "pass"}));
}

#[test]
fn apply_tells_what_happened() {
    let mut talk = about_to_buy();
    let answer = talk.good(&json!({"cmd": "apply", "move": {"buy": {"slot": 1, "pay": ["gulden-8"]}}}));
    assert_eq!(answer["over"], false);
    assert_eq!(answer["events"][0]["bought"]["tile"], "garden-8-NE");
    assert_eq!((&answer["decision"]["seat"], &answer["decision"]["kind"]), (&json!(1), &json!("further_action")));
    let error = talk.bad_field("bad_request", "ply", &json!({"cmd": "apply", "ply": 0, "move": "take denar-1"}));
    assert_eq!(error["expected_ply"], 1);
    let answer = talk.good(&json!({"cmd": "apply", "ply": 1, "seat": 1, "move": "take denar-7"}));
    assert_eq!(answer["decision"]["kind"], "placement");
    talk.bad("illegal_move", &json!({"cmd": "apply", "move": "build garden-8-NE at 0,0"}));
    talk.good(&json!({"cmd": "apply", "move": "build garden-8-NE at 1,0"}));
}

#[test]
fn undo_goes_back() {
    let mut talk = Talk::playing();
    let mut seen = vec![];
    for _ in 0..6 {
        seen.push(talk.good(&json!({"cmd": "decision"}))["decision"].clone());
        let mv = talk.good(&json!({"cmd": "bot", "name": "random", "seed": seen.len()}))["move"].clone();
        talk.good(&json!({"cmd": "apply", "move": mv}));
    }
    assert_eq!(talk.good(&json!({"cmd": "undo"}))["decision"], seen[5]);
    assert_eq!(talk.good(&json!({"cmd": "undo", "plies": 3}))["decision"], seen[2]);
    assert_eq!(talk.good(&json!({"cmd": "undo", "plies": 0}))["decision"], seen[2]);
    for plies in [json!(3), json!(65538), json!(-1), json!(1.5), json!("1"), json!(u64::MAX)] {
        talk.bad_field("bad_request", "plies", &json!({"cmd": "undo", "plies": plies}));
    }
    assert_eq!(talk.good(&json!({"cmd": "undo", "plies": 2}))["decision"], seen[0]);
}

#[test]
fn bots_answer_for_the_seat_asked() {
    let mut talk = Talk::playing();
    for name in ["random", "buy_first", "greedy"] {
        let ask = json!({"cmd": "bot", "name": name, "seed": 3, "millis": 10});
        let answer = talk.good(&ask);
        assert_eq!(talk.good(&ask), answer);
        talk.good(&json!({"cmd": "check", "move": answer["move"]}));
    }
    talk.good(&json!({"cmd": "bot", "name": "random", "playouts": 100, "seed": "Granada"}));
    talk.bad_field("bad_request", "name", &json!({"cmd": "bot"}));
    talk.bad_field("bad_request", "name", &json!({"cmd": "bot", "name": "deep_blue"}));
    talk.bad_field("bad_request", "name", &json!({"cmd": "bot", "name": 1}));
    talk.bad_field("bad_request", "seed", &json!({"cmd": "bot", "name": "random", "seed": -1}));
    talk.bad_field("bad_request", "millis", &json!({"cmd": "bot", "name": "random", "millis": -5}));
    talk.bad_field("bad_request", "playouts", &json!({"cmd": "bot", "name": "random", "playouts": "many"}));
    talk.bad_field("bad_request", "playouts", &json!({"cmd": "bot", "name": "random", "millis": 1, "playouts": 1}));
}

#[test]
fn who_looks_ahead_says_what_it_thinks() {
    let mut talk = Talk::playing();
    let ask = |more: Value| {
        let mut ask = json!({"cmd": "bot", "name": "sultan", "seed": 3});
        ask.as_object_mut().expect("fields").extend(more.as_object().expect("fields").clone());
        ask
    };
    for playouts in [0, 1, 40] {
        let answer = talk.good(&ask(json!({"playouts": playouts, "think": true})));
        assert_eq!(talk.good(&ask(json!({"playouts": playouts, "think": true}))), answer, "by chance alone");
        talk.good(&json!({"cmd": "check", "move": answer["move"]}));
        let candidates = answer["candidates"].as_array().expect("a list");
        assert!((2..=8).contains(&candidates.len()) && candidates[0]["move"] == answer["move"], "{answer}");
        for one in candidates {
            talk.good(&json!({"cmd": "check", "move": one["move"]}));
            assert!((0..=1000).contains(&one["win"].as_i64().expect("a number")), "{one}");
            assert!(one["margin"].is_i64() && one["tried"].is_u64(), "{one}");
        }
        let spent = answer["playouts"].as_u64().expect("a number");
        assert_eq!(spent == 0, playouts == 0, "{answer}");
    }
    let answer = talk.good(&ask(json!({"playouts": 40})));
    assert!(answer["candidates"].is_null() && answer["playouts"].is_null(), "{answer}");
    for millis in [0, 1, 60] {
        let answer = talk.good(&ask(json!({"millis": millis, "think": true})));
        talk.good(&json!({"cmd": "check", "move": answer["move"]}));
    }
    let quick = talk.good(&json!({"cmd": "bot", "name": "greedy", "think": true}));
    assert_eq!((&quick["playouts"], &quick["candidates"]), (&json!(0), &json!([])));
    talk.bad_field("bad_request", "think", &ask(json!({"think": 1})));
    talk.bad_field("bad_request", "playouts", &ask(json!({"millis": 1, "playouts": 1})));
}

/// A described game has told nobody anything: one that looks ahead plays it all the same.
#[test]
fn who_looks_ahead_plays_a_described_game() {
    let mut talk = Talk::new();
    talk.good(&json!({"cmd": "scenario", "given": {"players": 3, "A": {"hand": ["denar-9", "ducat-4"]}}}));
    for _ in 0..12 {
        let mv = talk.good(&json!({"cmd": "bot", "name": "builder"}))["move"].clone();
        talk.good(&json!({"cmd": "apply", "move": mv}));
    }
}
