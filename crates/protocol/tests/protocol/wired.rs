//! Version 2: a client that knows no rule and no module plays everything by drawing things and touching them.

use crate::talk::Talk;
use serde_json::{Value, json};

fn wired() -> Talk {
    let mut talk = Talk::new();
    let hello = talk.good(&json!({"cmd": "hello", "protocol": 2}));
    assert_eq!((&hello["protocol"], &hello["wire"]), (&json!(2), &json!(1)));
    assert!(hello["commands"].as_array().unwrap().contains(&json!("question")));
    talk
}

/// Plays by touching one of the things that can be touched next, until a choice is done and nothing more is wanted.
fn play(talk: &mut Talk, mut luck: u64, most: usize) -> usize {
    let mut chance = move |n: usize| {
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (luck >> 33) as usize % n
    };
    for moves in 0..most {
        let question = talk.good(&json!({"cmd": "question"}))["question"].clone();
        if question.is_null() {
            return moves;
        }
        let choices = question["choices"].as_array().unwrap();
        let (mut touched, mut touches): (Vec<Value>, usize) = (vec![], 0);
        let chosen = loop {
            let narrowed = talk.good(&json!({"cmd": "narrow", "touched": touched}))["narrowed"].clone();
            let next = narrowed["next"].as_array().unwrap();
            assert!(!narrowed["left"].as_array().unwrap().is_empty());
            if let Some(done) = narrowed["done"].as_u64()
                && (next.is_empty() || chance(2) == 0)
            {
                break &choices[done as usize];
            }
            touched.push(next[chance(next.len())].clone());
            touches += 1;
            assert!(touches <= 5, "{touched:?}");
        };
        let seat = &question["asked"]["seat"];
        let made = json!({"cmd": "apply", "move": chosen["move"], "seat": seat, "ply": question["ply"], "hears": seat});
        let after = talk.good(&made);
        assert_eq!(after["news"]["since"], question["ply"]);
        for item in after["news"]["items"].as_array().unwrap() {
            assert!(item["say"].as_str().is_some_and(|say| !say.is_empty()), "{item}");
        }
    }
    most
}

#[test]
fn everything_is_played_by_touching() {
    let all = Talk::new().good(&json!({"cmd": "hello"}))["modules"].clone();
    let mut ended = 0;
    for (n, (players, modules, game)) in [
        (3, json!([]), "alhambra"),
        (2, json!(["squares", "camps", "vizier", "city_gates"]), "alhambra"),
        (4, json!([]), "red_palace"),
        (3, all, "alhambra"),
    ]
    .into_iter()
    .enumerate()
    {
        let mut talk = wired();
        talk.good(&json!({"cmd": "new", "players": players, "modules": modules, "game": game, "seed": n}));
        let most = 700;
        let moves = play(&mut talk, n as u64, most);
        ended += u32::from(moves < most);
        for seat in 0..players {
            let view = talk.good(&json!({"cmd": "view", "seat": seat, "lang": "de"}))["view"].clone();
            assert_eq!(view["players"].as_array().unwrap().len(), players);
            assert!(view["players"][seat]["hand"].is_array());
            let snapshot = talk.good(&json!({"cmd": "snapshot", "seat": seat}))["snapshot"].clone();
            let snapshot: sabika_wire::Snapshot = serde_json::from_value(snapshot).unwrap();
            assert_eq!(snapshot.view().unwrap().open().ply(), moves as u32);
        }
        assert!(!talk.good(&json!({"cmd": "news"}))["news"]["items"].as_array().unwrap().is_empty());
        let fork = talk.good(&json!({"cmd": "fork", "at": 5, "seat": 0, "seed": 3}));
        assert_eq!(fork["ply"], 5, "moves are counted on");
        play(&mut talk, 9, 20);
        // What everybody knows is enough for a fork, and a fork has a record.
        talk.good(&json!({"cmd": "fork", "seed": 4}));
        let record = talk.good(&json!({"cmd": "record"}))["record"].clone();
        assert_eq!(record["forks"].as_array().map(Vec::len), Some(2));
        let question = talk.good(&json!({"cmd": "question"}));
        let mut other = wired();
        other.good(&json!({"cmd": "load", "record": record}));
        assert_eq!(other.good(&json!({"cmd": "question"})), question);
    }
    assert!(ended > 0, "a game came to its end");
}

#[test]
fn the_catalogue_and_the_guide_are_there_without_a_game() {
    let mut talk = wired();
    let dutch = talk.good(&json!({"cmd": "catalogue", "lang": "nl"}))["catalogue"].clone();
    assert_eq!(dutch["modules"].as_array().unwrap().len(), 26);
    assert!(dutch["tiles"].as_array().unwrap().iter().any(|tile| tile["say"].as_str().unwrap().contains("tuin")));
    let card = talk.good(&json!({"cmd": "guide", "players": 2, "modules": ["camps"]}))["guide"].clone();
    assert_eq!(card["modules"][0]["id"], "camps");
    talk.bad_field("bad_config", "players", &json!({"cmd": "guide", "players": 9}));
}

#[test]
fn a_refusal_says_why_and_where() {
    let mut talk = wired();
    talk.good(&json!({"cmd": "new", "players": 3, "seed": 7}));
    let refusal = talk.good(&json!({"cmd": "why", "move": "remove 0,0"}))["refusal"].clone();
    assert!(refusal["rule"].as_str().unwrap().starts_with("BASE-"));
    assert!(!refusal["say"].as_str().unwrap().is_empty());
    let question = talk.good(&json!({"cmd": "question"}))["question"].clone();
    let listed = &question["choices"][0]["move"];
    assert!(talk.good(&json!({"cmd": "why", "move": listed}))["refusal"].is_null());
}

#[test]
fn what_makes_no_sense_is_refused() {
    let mut talk = wired();
    for cmd in ["view", "question", "news"] {
        talk.bad("no_game", &json!({"cmd": cmd}));
    }
    talk.bad_field("bad_request", "protocol", &json!({"cmd": "hello", "protocol": 3}));
    talk.good(&json!({"cmd": "new", "players": 3, "seed": 7}));
    talk.bad_field("bad_request", "since", &json!({"cmd": "news", "since": 1}));
    talk.bad_field("bad_request", "names", &json!({"cmd": "view", "names": ["a"]}));
    talk.bad_field("bad_request", "at", &json!({"cmd": "fork", "at": 9, "seat": 0}));
    talk.bad_field("bad_request", "seat", &json!({"cmd": "fork", "seat": 3}));
    talk.bad_field("bad_request", "touched", &json!({"cmd": "narrow", "touched": [{"kind": "moon"}]}));
    let nothing = talk.good(&json!({"cmd": "narrow", "touched": [{"kind": "dirk"}]}))["narrowed"].clone();
    assert_eq!(nothing, json!({"left": [], "done": null, "next": []}));
    // The first version has none of it, and its view is another.
    let mut old = Talk::playing();
    old.bad("unknown_command", &json!({"cmd": "question"}));
    assert!(old.good(&json!({"cmd": "view"}))["view"]["seats"].is_array());
}

/// The same by reading: menus lead to a choice, and what is pointed at in vain says why.
#[test]
fn menus_lead_to_choices_and_things_say_why_not() {
    let mut talk = wired();
    talk.good(&json!({"cmd": "new", "players": 3, "seed": 5, "modules": ["street_trader"]}));
    let mut asks = json!({"cmd": "menu"});
    let mut steps = 0;
    let chosen = loop {
        let menu = talk.good(&asks)["menu"].clone();
        let line =
            menu.as_array().unwrap().iter().max_by_key(|line| line["choices"].as_array().unwrap().len()).unwrap();
        let choices = line["choices"].as_array().unwrap();
        if choices.len() == 1 {
            break choices[0].as_u64().unwrap() as usize;
        }
        let mut touched = asks["touched"].as_array().cloned().unwrap_or_default();
        touched.extend(Some(line["thing"].clone()).filter(|thing| !thing.is_null()));
        asks = json!({"cmd": "menu", "left": choices, "touched": touched});
        steps += 1;
    };
    assert!(steps > 0);
    let asked = talk.good(&json!({"cmd": "question"}));
    assert_eq!(asked["undo_floor"], 0);
    let question = asked["question"].clone();
    talk.good(&json!({"cmd": "apply", "move": question["choices"][chosen]["move"]}));
    let why = talk.good(&json!({"cmd": "why", "thing": {"kind": "slot", "slot": 1}}))["refusal"].clone();
    assert_eq!(why["rule"], "BASE-T1", "{why}");
    let beyond = talk.good(&json!({"cmd": "menu", "left": [4_000_000_000_u32], "touched": [{"kind": "dirk"}]}));
    assert_eq!(beyond["menu"], json!([]));
}
