//! Whole games, line by line.

use crate::talk::Talk;
use sabika_engine::value::Dice;
use serde_json::{Value, json};

/// A game by chance through the protocol, until it is over.
fn play(players: u8, modules: &Value, seed: u64) -> Talk {
    let mut talk = Talk::new();
    let mut dice = Dice::loose(seed);
    let request = json!({"cmd": "new", "players": players, "modules": modules, "seed": seed});
    let mut decision = talk.good(&request)["decision"].clone();
    for ply in 0.. {
        let moves = decision["moves"].as_array().unwrap();
        let mv = dice.pick(moves).clone();
        assert!(talk.good(&json!({"cmd": "view", "seat": decision["seat"]}))["view"]["ask"].is_object());
        let answer = talk.good(&json!({"cmd": "apply", "seat": decision["seat"], "ply": ply, "move": mv}));
        assert!(!answer["events"].as_array().unwrap().is_empty(), "{mv} → {answer}");
        decision = answer["decision"].clone();
        assert_eq!(answer["over"], decision.is_null());
        if decision.is_null() {
            break;
        }
    }
    talk
}

#[test]
fn games_come_to_their_end() {
    let tables = [
        (2, json!([])),
        (3, json!(["vizier"])),
        (6, json!(["squares", "vizier"])),
        (2, json!(["street_trader", "treasure_chamber"])),
    ];
    for (players, modules) in tables {
        let mut talk = play(players, &modules, u64::from(players));
        let result = talk.good(&json!({"cmd": "result"}));
        let scores = result["scores"].as_array().unwrap();
        assert_eq!((scores.len(), &result["over"]), (players.into(), &json!(true)));
        let best = scores.iter().filter_map(Value::as_i64).max().unwrap();
        for winner in result["winners"].as_array().unwrap() {
            assert_eq!(scores[winner.as_u64().unwrap() as usize], best);
        }
        let rounds = result["breakdown"].as_array().unwrap();
        assert_eq!(rounds.last().unwrap()["round"], 3);
        for (seat, score) in scores.iter().enumerate() {
            let totals = rounds.iter().map(|round| round["players"][seat]["total"].as_i64().unwrap());
            assert_eq!(totals.sum::<i64>(), score.as_i64().unwrap());
        }
        assert_eq!(rounds[0]["dirk"].is_object(), players == 2);
        for round in rounds {
            let isabel = &round["players"][0];
            let parts = isabel["categories"].as_object().unwrap().values().filter_map(Value::as_i64);
            assert_eq!(parts.sum::<i64>(), isabel["total"].as_i64().unwrap());
        }

        let over = talk.good(&json!({"cmd": "decision"}));
        assert_eq!((&over["decision"], &over["seat"]), (&Value::Null, &Value::Null));
        talk.bad("game_over", &json!({"cmd": "apply", "move": "pass"}));
        talk.bad("game_over", &json!({"cmd": "check", "seat": 0, "move": "pass"}));
        talk.bad("game_over", &json!({"cmd": "bot", "name": "random"}));

        let record = talk.good(&json!({"cmd": "record"}))["record"].clone();
        let mut again = Talk::new();
        let loaded = again.good(&json!({"cmd": "load", "record": record}));
        assert_eq!(loaded["decision"], Value::Null);
        assert_eq!(again.good(&json!({"cmd": "result"})), result);
        assert!(talk.good(&json!({"cmd": "undo"}))["decision"]["moves"].is_array());
        let result = talk.good(&json!({"cmd": "result"}));
        assert_eq!((&result["over"], &result["winners"]), (&json!(false), &json!([])));
    }
}

#[test]
fn the_same_lines_get_the_same_answers() {
    let lines: Vec<u8> = [
        json!({"cmd": "hello"}),
        json!({"cmd": "new", "players": 5, "modules": ["squares"]}),
        json!({"cmd": "bot", "name": "greedy"}),
        json!({"cmd": "view"}),
    ]
    .iter()
    .flat_map(|line| format!("{line}\n").into_bytes())
    .collect();
    let answers = || {
        let mut out = Vec::new();
        sabika_protocol::serve(&lines[..], &mut out).unwrap();
        out
    };
    assert_eq!(answers(), answers());
    assert_eq!(String::from_utf8(answers()).unwrap().lines().count(), 4);
}
