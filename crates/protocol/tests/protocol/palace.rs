//! The Red Palace through the protocol.

use crate::talk::Talk;
use sabika_engine::value::Dice;
use serde_json::{Value, json};

/// Three players, one own guard, a purchase from yard or preview at hand.
fn about_to_buy() -> Talk {
    let mut talk = Talk::new();
    let given = json!({
        "game": "red_palace",
        "yard": {"1": "F41", "2": "F52", "3": "F30", "4": "F31"}, "preview": {"2": "F08"},
        "chips": {"F41": "garden", "F52": "tower", "F08": "garden", "F24": "chambers"},
        "A": {"hand": ["gulden-7", "gulden-4", "denar-5", "dirham-1"], "alhambra": ["F24 1,0"]},
        "red_palace": {"abilities": ["preview_purchase", "treat_as_exact", "swap_building", "move_guard"]},
    });
    talk.good(&json!({"cmd": "scenario", "given": given}));
    talk
}

#[test]
fn a_game_of_the_red_palace_comes_to_its_end() {
    for (players, modules) in [(2, json!(["camps", "medina", "bazaars"])), (4, json!([]))] {
        let mut talk = Talk::new();
        let mut dice = Dice::loose(players);
        let request = json!({
            "cmd": "new", "game": "red_palace", "players": players, "modules": modules, "seed": players,
            "options": {"classic_scoring": "on"},
        });
        let mut decision = talk.good(&request)["decision"].clone();
        assert_eq!(decision["kind"], "red_palace_money");
        assert_eq!(decision["moves"][0], json!({"red_palace": {"choose": {"set": 1}}}));
        let mut kinds = std::collections::BTreeSet::new();
        while !decision.is_null() {
            kinds.insert(decision["kind"].as_str().unwrap().to_owned());
            let view = talk.good(&json!({"cmd": "view", "seat": decision["seat"]}))["view"].clone();
            assert_eq!(view["config"]["game"], "red_palace");
            assert!(view["preview"].is_array() && view["chips"].is_object(), "{view}");
            assert!(view["modules"]["red_palace"]["abilities"].as_array().unwrap().len() == 4, "{view}");
            let mv = dice.pick(decision["moves"].as_array().unwrap()).clone();
            assert_eq!(talk.good(&json!({"cmd": "check", "move": mv}))["legal"], true);
            decision = talk.good(&json!({"cmd": "apply", "move": mv}))["decision"].clone();
        }
        assert!(kinds.contains("red_palace_abilities") && kinds.contains("last_tiles"), "{kinds:?}");
        let result = talk.good(&json!({"cmd": "result"}));
        // Nobody has more beside the scorings than the points of the start.
        assert!(result["beside"].as_array().unwrap().iter().all(|n| n.as_i64().unwrap() <= 5), "{result}");
        let record = talk.good(&json!({"cmd": "record"}))["record"].clone();
        assert_eq!(record["config"]["game"], "red_palace");
        let mut again = Talk::new();
        again.good(&json!({"cmd": "load", "record": record}));
        assert_eq!(again.good(&json!({"cmd": "result"})), result);
        talk.good(&json!({"cmd": "undo"}));
        for bot in ["random", "buy_first", "greedy"] {
            let mv = talk.good(&json!({"cmd": "bot", "name": bot}))["move"].clone();
            talk.good(&json!({"cmd": "check", "move": mv}));
        }
    }
}

#[test]
fn abilities_are_moves_and_their_refusals_name_the_rule() {
    let mut talk = about_to_buy();
    let buy = json!({"red_palace": {"preview_purchase": {"space": 2, "pay": ["denar-5"], "card": "dirham-1"}}});
    let decision = talk.good(&json!({"cmd": "decision"}));
    assert!(decision["moves"].as_array().unwrap().contains(&buy), "{decision}");
    let before = talk.good(&json!({"cmd": "view"}));
    let mut refused = |mv: Value| talk.bad("illegal_move", &json!({"cmd": "apply", "move": mv}));
    assert_eq!(refused(json!({"red_palace": "plaza"}))["rule"], "RED-4c");
    let error = refused(json!("red_palace move_guard F24-N to F24-E"));
    assert_eq!((&error["rule"], &error["because"]["too_few_guards"]["needed"]), (&json!("RED-40"), &json!(2)));
    assert_eq!(refused(json!({"red_palace": "treat_as_exact"}))["rule"], "RED-38a");
    // A floor tile is called by its chip.
    let error = refused(json!("build F24 at 0,1"));
    assert!(!error["message"].as_str().unwrap().contains("floor tile"), "{error}");
    let error = refused(json!("red_palace swap_building F24 with 2 for dirham-1"));
    assert!(error["message"].as_str().unwrap().contains("chambers 8 (F24: walls N, E, S; tower N)"), "{error}");
    assert_eq!(talk.good(&json!({"cmd": "view"})), before);

    let answer = talk.good(&json!({"cmd": "apply", "move": buy}));
    assert_eq!(answer["decision"]["kind"], "further_action");
    let paid = json!({"red_palace": {"guard_paid": {"seat": 0, "guard": "F24-N"}}});
    assert!(answer["events"].as_array().unwrap().contains(&paid), "{answer}");
    let view = talk.good(&json!({"cmd": "view", "seat": 1}))["view"].clone();
    let room = &view["modules"]["red_palace"];
    assert_eq!((&room["used"], &room["placed"]), (&json!(["preview_purchase"]), &json!(1)));
    assert_eq!((&view["preview"][1], &view["chips"]["F08"]), (&Value::Null, &json!("garden")));
}

#[test]
fn what_does_not_go_with_a_game_is_refused() {
    let mut talk = Talk::playing();
    let before = talk.good(&json!({"cmd": "view"}));
    let mut refused = |more: Value, field: &str| {
        let mut request = json!({"cmd": "new", "players": 3, "game": "red_palace"});
        request.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        talk.bad_field("bad_config", field, &request)
    };
    refused(json!({"game": "granada"}), "game");
    let error = refused(json!({"modules": ["medina", "vizier"]}), "modules");
    assert_eq!((&error["path"], &error["rule"]), (&json!("modules[1]"), &json!("RED-67")));
    for game in ["alhambra", "red_palace"] {
        let error = refused(json!({"game": game, "modules": ["red_palace"]}), "modules");
        assert_eq!(error["path"], "modules[0]");
    }
    refused(json!({"options": {"guard_board": "mine"}}), "options");
    refused(json!({"options": {"classic_scoring": true}}), "options");
    let settled = [
        ("open_attack_cards", "on", "RED-67"),
        ("holes", "cell", "RED-44"),
        ("end", "supply", "RED-49a"),
        ("dirk_third", "nearest", "RED-63"),
    ];
    for (option, value, rule) in settled {
        let error = refused(json!({"options": {option: value}}), "options");
        assert_eq!((&error["path"], &error["rule"]), (&json!(format!("options.{option}")), &json!(rule)));
    }
    let error = refused(json!({"game": "alhambra", "options": {"guard_board": "first_game"}}), "options");
    assert_eq!((&error["path"], &error["rule"]), (&json!("options.guard_board"), &json!("RED-4a")));
    refused(json!({"players": 7}), "players");
    assert_eq!(talk.good(&json!({"cmd": "view"})), before);
    // As it is anyway, another game's option may stand there: a record has all of them.
    let options = json!({"open_attack_cards": "off", "guard_board": "first_game"});
    talk.good(&json!({"cmd": "new", "players": 3, "game": "red_palace", "options": options}));
}
