//! hello, new, scenario, view, record, load, quit.

use crate::talk::Talk;
use serde_json::{Value, json};

#[test]
fn hello_says_what_can_be_played() {
    let mut talk = Talk::new();
    let hello = talk.good(&json!({"cmd": "hello"}));
    assert_eq!((&hello["name"], &hello["protocol"]), (&json!("sabika"), &json!(1)));
    assert!(hello["version"].is_string() && hello["rules_version"].is_u64());
    assert!(hello["modules"].as_array().unwrap().contains(&json!("vizier")));
    assert_eq!(hello["options"]["holes"]["allowed"], json!(["area", "cell"]));
    assert_eq!(hello["options"]["holes"]["default"], "area");
    assert_eq!(hello["options"]["stall_rounds"]["allowed"]["min"], 0);
    assert_eq!(hello["options"]["turn_limit"]["default"], 1000);
    assert_eq!(hello["options"]["open_attack_cards"]["allowed"], json!(["off", "on"]));
    assert_eq!(hello["options"]["open_attack_cards"]["default"], "off");
    for game in hello["games"].as_array().unwrap() {
        talk.good(&json!({"cmd": "new", "players": 3, "game": game}));
    }
    // What goes with a game can be played with it.
    assert_eq!(hello["goes_with"]["red_palace"]["modules"], json!(["camps", "bazaars", "medina"]));
    assert_eq!(hello["goes_with"]["alhambra"]["modules"], hello["modules"]);
    for game in hello["games"].as_array().unwrap() {
        let with = &hello["goes_with"][game.as_str().unwrap()];
        let mut options = serde_json::Map::new();
        for name in with["options"].as_array().unwrap() {
            let name = name.as_str().unwrap();
            let value = match &hello["options"][name]["allowed"] {
                Value::Array(words) => words.last().unwrap().clone(),
                range => range["max"].clone(),
            };
            options.insert(name.into(), value);
        }
        talk.good(&json!({"cmd": "new", "players": 3, "game": game, "modules": with["modules"], "options": options}));
    }
    talk.bad_field("bad_request", "players", &json!({"cmd": "hello", "players": 3}));
}

#[test]
fn an_id_is_echoed_whatever_it_is() {
    let mut talk = Talk::new();
    for id in [json!(1), json!("a\nb"), json!(null), json!([1, {"x": [true]}]), json!({}), json!(-1.5), json!(u64::MAX)]
    {
        for request in [json!({"cmd": "hello", "id": id}), json!({"cmd": "nothing", "id": id}), json!({"id": id})] {
            assert_eq!(talk.ask(&request).get("id"), Some(&id));
        }
    }
    assert_eq!(talk.ask(&json!({"cmd": "hello"})).get("id"), None);
    let mut engine = sabika_protocol::Engine::new();
    let answer = engine.answer(r#"{"id":123456789012345678901234567890.10,"cmd":"quit"}"#).unwrap();
    assert_eq!(answer, r#"{"ok":true,"id":123456789012345678901234567890.10}"#);
}

#[test]
fn commands_must_be_known() {
    let mut talk = Talk::playing();
    talk.bad_field("bad_request", "cmd", &json!({}));
    talk.bad_field("bad_request", "cmd", &json!({"cmd": 7}));
    talk.bad_field("bad_request", "lang", &json!({"cmd": "hello", "lang": "tlh"}));
    for name in ["", "Hello", "hello ", "castle"] {
        talk.bad("unknown_command", &json!({"cmd": name}));
    }
    for not_an_object in [json!([]), json!("hello"), json!(1), json!(null)] {
        talk.bad("bad_json", &not_an_object);
    }
}

/// Whoever begins a game hears how it began: the lot openly, what was dealt in secret only with its owner's ears.
#[test]
fn the_beginning_is_told() {
    let mut talk = Talk::new();
    let mut began = |more: Value| {
        let mut request = json!({"cmd": "new", "players": 3, "seed": 5, "modules": ["bonus_cards"]});
        request.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let answer = talk.good(&request);
        let told = answer["events"].as_array().expect("events").clone();
        let dealt = |event: &Value| event["bonus_cards"]["dealt"].clone();
        let shown: Vec<Value> = told.iter().map(dealt).filter(Value::is_object).collect();
        (told.len(), shown)
    };
    let (count, everybody) = began(json!({}));
    assert!(count > 10 && everybody.len() == 3, "{count} events, {everybody:?}");
    assert!(everybody.iter().all(|dealt| dealt["shown"].is_null()), "{everybody:?}");
    let (same, own) = began(json!({"hears": 1}));
    assert_eq!(same, count);
    for dealt in own {
        assert_eq!(dealt["shown"].is_array(), dealt["seat"] == 1, "{dealt}");
    }
    talk.bad_field("bad_request", "hears", &json!({"cmd": "new", "players": 3, "hears": 3}));
}

#[test]
fn a_new_game_is_asked_for_correctly() {
    let mut talk = Talk::playing();
    let new = |more: Value| {
        let mut request = json!({"cmd": "new", "players": 3});
        request.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        request
    };
    for players in [json!(1), json!(7), json!(0), json!(-3), json!(300), json!(2.5), json!(1e300)] {
        talk.bad_field("bad_config", "players", &new(json!({"players": players})));
    }
    for players in [json!("3"), json!([3]), json!(null)] {
        talk.bad_field("bad_request", "players", &new(json!({"players": players})));
    }
    talk.bad_field("bad_config", "modules", &new(json!({"modules": ["vizier", "dragons"]})));
    talk.bad_field("bad_config", "modules", &new(json!({"modules": ["vizier", "vizier"]})));
    talk.bad_field("bad_request", "modules", &new(json!({"modules": "vizier"})));
    talk.bad_field("bad_request", "modules", &new(json!({"modules": [1]})));
    let error = talk.bad_field("bad_config", "options", &new(json!({"options": {"hole": "area"}})));
    assert_eq!(error["path"], "options.hole");
    for options in
        [json!({"holes": "none"}), json!({"holes": 1}), json!({"turn_limit": -1}), json!({"turn_limit": 65536})]
    {
        talk.bad_field("bad_config", "options", &new(json!({"options": options})));
    }
    talk.bad_field("bad_request", "options", &new(json!({"options": []})));
    for seed in [json!(-1), json!(1.5), json!(1e30), json!([]), json!(true)] {
        talk.bad_field("bad_config", "seed", &new(json!({"seed": seed})));
    }
    talk.bad_field("bad_request", "player", &new(json!({"player": 3})));
    talk.bad_field("bad_config", "game", &new(json!({"game": "chess"})));
    talk.bad_field("bad_request", "game", &new(json!({"game": 1})));
    for more in [
        json!({"seed": "Granada"}),
        json!({"seed": u64::MAX, "modules": ["squares", "vizier"]}),
        json!({"game": "alhambra", "modules": [], "options": {"holes": "cell", "end": "supply", "turn_limit": 0}}),
        json!({"modules": ["invaders"], "options": {"open_attack_cards": "on"}}),
    ] {
        let decision = talk.good(&new(more))["decision"].clone();
        assert!(decision["seat"].is_u64() && decision["kind"] == "action" && decision["moves"][0].is_object());
    }
}

#[test]
fn the_same_seed_deals_the_same_game() {
    let deal = |seed: Value| {
        let mut talk = Talk::new();
        talk.good(&json!({"cmd": "new", "players": 4, "seed": seed}));
        talk.good(&json!({"cmd": "view", "seat": 2}))["view"].clone()
    };
    assert_eq!(deal(json!(7)), deal(json!("7")));
    assert_eq!(deal(json!(null)), deal(json!(0)));
    assert_ne!(deal(json!(7)), deal(json!(8)));
}

#[test]
fn a_scenario_begins_where_it_says() {
    let mut talk = Talk::playing();
    let given = json!({
        "players": 2, "turn": "B", "yard": {"1": "garden-8-NE", "2": "empty"}, "rounds_held": [1],
        "B": {"hand": ["gulden-9", "gulden-8"], "alhambra": [{"tile": "tower-9-NE", "x": 1, "y": 0}], "score": 4},
    });
    let decision = talk.good(&json!({"cmd": "scenario", "given": given}))["decision"].clone();
    assert_eq!((&decision["seat"], &decision["kind"]), (&json!(1), &json!("action")));
    let view = talk.good(&json!({"cmd": "view", "seat": 1}))["view"].clone();
    assert_eq!(view["seats"][1]["hand"], json!(["gulden-8", "gulden-9"]));
    talk.good(&json!({"cmd": "apply", "move": "buy 1 with gulden-8"}));
    let record = talk.good(&json!({"cmd": "record"}))["record"].clone();
    assert_eq!((&record["position"], &record["sabika"]), (&given, &json!(2)));
    let decision = talk.good(&json!({"cmd": "decision"}))["decision"].clone();
    assert_eq!(Talk::new().good(&json!({"cmd": "load", "record": record}))["decision"], decision);
    talk.good(&json!({"cmd": "undo"}));
    assert_eq!(talk.good(&json!({"cmd": "view", "seat": 1}))["view"], view);

    talk.bad_field("bad_request", "given", &json!({"cmd": "scenario"}));
    for wrong in [
        json!([]),
        json!({"colour": "red"}),
        json!({"players": 9}),
        json!({"modules": ["dragons"]}),
        json!({"turn": "F"}),
        json!({"A": {"hand": ["gulden-9", "gulden-9", "gulden-9", "gulden-9"]}}),
        json!({"A": {"hand": ["scoring-1"]}}),
        json!({"A": {"alhambra": ["tower-9-NE 1000,0"]}}),
        json!({"display": ["gulden-1", "gulden-2", "gulden-3", "gulden-4", "gulden-5"]}),
    ] {
        talk.bad_field("bad_request", "given", &json!({"cmd": "scenario", "given": wrong}));
    }
    let misspelt = json!({"players": 3, "B": {"hand": ["denar-10"]}});
    let error = talk.bad_field("bad_request", "given", &json!({"cmd": "scenario", "given": misspelt}));
    assert_eq!(error["path"], "given.B.hand[0]");
    let far = json!({"A": {"alhambra": ["tower-9-NE 2,0"]}});
    let error = talk.bad_field("bad_request", "given", &json!({"cmd": "scenario", "given": far}));
    assert_eq!((&error["rule"], &error["cells"]), (&json!("BASE-B2"), &json!([[2, 0]])));
}

#[test]
fn a_view_is_a_seats_or_a_spectators() {
    let mut talk = Talk::playing();
    let mut hands = |seat: Value| {
        let view = talk.good(&json!({"cmd": "view", "seat": seat}))["view"].clone();
        (0..3).map(|n| view["seats"][n]["hand"].is_array()).collect::<Vec<_>>()
    };
    assert_eq!(hands(json!(null)), [false, false, false]);
    assert_eq!(hands(json!(1)), [false, true, false]);
    assert_eq!(hands(json!("C")), [false, false, true]);
    for seat in [json!(3), json!(-1), json!(1.0), json!("G"), json!([]), json!(256)] {
        talk.bad_field("bad_request", "seat", &json!({"cmd": "view", "seat": seat}));
    }
}

#[test]
fn a_record_loads() {
    let mut talk = Talk::playing();
    for _ in 0..30 {
        let mv = talk.good(&json!({"cmd": "bot", "name": "buy_first"}))["move"].clone();
        talk.good(&json!({"cmd": "apply", "move": mv}));
    }
    let (record, decision) =
        (talk.good(&json!({"cmd": "record"}))["record"].clone(), talk.good(&json!({"cmd": "decision"})));
    assert_eq!(record["moves"].as_array().unwrap().len(), 30);
    let mut other = Talk::new();
    let loaded = other.good(&json!({"cmd": "load", "record": record}));
    assert_eq!(loaded["decision"], decision["decision"]);
    assert_eq!(other.good(&json!({"cmd": "record"}))["record"], record);
    let text = record.to_string();
    assert_eq!(other.good(&json!({"cmd": "load", "record": text}))["decision"], decision["decision"]);

    let with = |field: &str, value: Value| {
        let mut changed = record.clone();
        changed[field] = value;
        json!({"cmd": "load", "record": changed})
    };
    other.bad_field("bad_request", "record", &json!({"cmd": "load"}));
    for wrong in [json!(1), json!({}), json!("nonsense"), json!("{}"), json!([])] {
        other.bad_field("bad_request", "record", &json!({"cmd": "load", "record": wrong}));
    }
    let newer = other.bad_field("bad_request", "record", &with("rules_version", json!(99)));
    assert!(newer["message"].as_str().unwrap().contains("99"), "{newer}");
    other.bad_field("bad_request", "record", &with("colour", json!("red")));
    other.bad_field("bad_request", "record", &with("result", json!([1, 2, 3])));
    let mut moves = record["moves"].clone();
    moves[12] = json!("pass");
    let error = other.bad_field("bad_request", "record", &with("moves", moves));
    assert_eq!((&error["path"], error["rule"].is_string()), (&json!("record.moves[12]"), true));
}

#[test]
fn what_needs_a_game_says_so() {
    let mut talk = Talk::new();
    for cmd in ["decision", "view", "record", "result", "undo"] {
        talk.bad("no_game", &json!({"cmd": cmd}));
    }
    talk.bad("no_game", &json!({"cmd": "check", "seat": 0, "move": "pass"}));
    talk.bad("no_game", &json!({"cmd": "apply", "move": "pass"}));
    talk.bad("no_game", &json!({"cmd": "bot", "name": "random"}));
}

#[test]
fn quit_is_the_last_word() {
    let mut talk = Talk::playing();
    talk.bad_field("bad_request", "now", &json!({"cmd": "quit", "now": true}));
    assert!(!talk.done());
    assert_eq!(talk.ask(&json!({"cmd": "quit"})), json!({"ok": true}));
    assert!(talk.done());
}

/// With street traders the first questions come before the yard: what is sealed stays so on the wire, and such a game is
/// recorded, loaded and taken back like any other.
#[test]
fn a_game_may_begin_with_sealed_questions() {
    let mut talk = Talk::new();
    let request = json!({"cmd": "new", "players": 2, "modules": ["street_trader", "treasure_chamber"], "seed": 4});
    let decision = talk.good(&request)["decision"].clone();
    assert_eq!((&decision["seat"], &decision["kind"]), (&json!(0), &json!("street_trader_choose")));
    assert_eq!(decision["moves"].as_array().unwrap().len(), 20);
    let view = talk.good(&json!({"cmd": "view", "seat": 1}))["view"].clone();
    assert_eq!((&view["yard"][0]["tile"], &view["turn"]), (&Value::Null, &json!(0)));
    talk.bad("illegal_move", &json!({"cmd": "apply", "move": {"street_trader": {"choose": {"kinds": ["tower"]}}}}));
    talk.bad_field(
        "bad_request",
        "move",
        &json!({"cmd": "apply", "move": {"street_trader": {"choose": {"kinds": ["tower", "tower", "garden"]}}}}),
    );

    let kinds = json!(["pavilion", "garden", "tower"]);
    let chosen = talk.good(&json!({"cmd": "apply", "move": {"street_trader": {"choose": {"kinds": kinds}}}}));
    assert_eq!(chosen["events"], json!([{"street_trader": {"chose": {"seat": 0, "kinds": null}}}]));
    let of = |talk: &mut Talk, seat: Value| {
        talk.good(&json!({"cmd": "view", "seat": seat}))["view"]["modules"]["street_trader"]["hand"]["chosen"].clone()
    };
    assert_eq!(of(&mut talk, json!(0)), kinds);
    assert_eq!(of(&mut talk, json!(1)), json!([]));
    assert_eq!(of(&mut talk, Value::Null), json!([]));

    // Recorded between two choices, and gone on with.
    let record = talk.good(&json!({"cmd": "record"}))["record"].clone();
    let mut other = Talk::new();
    let loaded = other.good(&json!({"cmd": "load", "record": record}));
    assert_eq!((&loaded["decision"]["seat"], &loaded["decision"]["kind"]), (&json!(1), &json!("street_trader_choose")));
    assert_eq!(of(&mut other, json!(1)), json!([]));
    let shown = other.good(&json!({"cmd": "apply", "move": "street_trader choose tower garden arcades"}));
    assert_eq!(shown["events"][1], json!({"street_trader": {"shown": {"seat": 0, "kinds": kinds}}}));
    other.good(&json!({"cmd": "apply", "move": {"street_trader": {"stand": {"at": [1, 0]}}}}));
    let begun = other.good(&json!({"cmd": "apply", "move": "street_trader stand 0,1"}));
    assert_eq!(begun["decision"]["kind"], "action");
    let filled =
        begun["events"].as_array().unwrap().iter().filter(|event| event["treasure_chamber"]["filled"].is_object());
    assert_eq!(filled.count(), 3);
    let back = other.good(&json!({"cmd": "undo", "plies": 4}));
    assert_eq!((&back["decision"]["kind"], &back["ply"]), (&json!("street_trader_choose"), &json!(0)));
    for name in ["random", "buy_first", "greedy"] {
        let mv = other.good(&json!({"cmd": "bot", "name": name}))["move"].clone();
        assert!(mv["street_trader"]["choose"].is_object(), "{name}: {mv}");
    }
}
