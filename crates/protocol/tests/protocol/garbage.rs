//! Whatever comes in: an answer goes out, the game is as before, and the next line is answered.

use sabika_engine::value::Dice;
use sabika_protocol::{LONGEST_LINE, serve};
use serde_json::{Value, json};

/// What is answered to these bytes, line by line.
fn answers(input: &[u8]) -> Vec<Value> {
    let mut out = Vec::new();
    serve(input, &mut out).expect("memory does not fail");
    out.split(|byte| *byte == b'\n')
        .filter(|line| !line.is_empty())
        .map(|line| serde_json::from_slice(line).expect("JSON"))
        .collect()
}

/// A game, the garbage, and whether all is as before.
fn survives(garbage: &[u8]) -> Vec<Value> {
    let look = b"\n{\"cmd\":\"view\",\"seat\":0}\n{\"cmd\":\"record\"}\n{\"cmd\":\"hello\"}\n";
    let input = [b"{\"cmd\":\"new\",\"players\":2}", &look[..], garbage, &look[..]].concat();
    let mut answers = answers(&input);
    let after = answers.split_off(answers.len() - 3);
    let between = answers.split_off(4);
    assert_eq!(answers[1..], after);
    assert_eq!(after[2]["name"], "sabika");
    for answer in &between {
        let message = answer["error"]["message"].as_str().unwrap_or_default();
        assert!(!message.contains("bug in sabika"), "{:?} → {answer}", String::from_utf8_lossy(garbage));
    }
    between
}

fn one_bad_json(garbage: &[u8]) -> String {
    let answers = survives(garbage);
    assert_eq!(answers.len(), 1);
    assert_eq!(answers[0]["error"]["code"], "bad_json");
    answers[0]["error"]["message"].as_str().unwrap().to_owned()
}

#[test]
fn a_long_line_is_skipped() {
    let long = vec![b'x'; 10_000_000];
    assert!(one_bad_json(&long).contains("10000000"));
    let long = format!("{{\"cmd\":\"{}\"}}", "y".repeat(LONGEST_LINE));
    assert!(one_bad_json(long.as_bytes()).contains(&long.len().to_string()));
    assert_eq!(survives(&vec![b' '; LONGEST_LINE + 1]), [] as [Value; 0]);
    // Just short enough to be read.
    let fits = format!("{{\"cmd\":\"{}\"}}", "y".repeat(LONGEST_LINE - 10));
    assert_eq!(survives(fits.as_bytes())[0]["error"]["code"], "unknown_command");
}

#[test]
fn what_is_no_text_is_no_json() {
    assert!(one_bad_json(b"{\"cmd\":\"\xff\"}").contains("UTF-8"));
    one_bad_json(b"\xff\xfe\x00");
    one_bad_json(b"\0\0\0");
}

#[test]
fn deep_json_does_not_overflow() {
    for (open, close) in [("[", "]"), ("{\"a\":", "}"), ("[[{\"a\":[", "]}]]")] {
        let deep = format!("{}1{}", open.repeat(10_000), close.repeat(10_000));
        one_bad_json(deep.as_bytes());
        one_bad_json(format!("{{\"cmd\":\"hello\",\"id\":{deep}}}").as_bytes());
        one_bad_json(format!("{{\"cmd\":\"load\",\"record\":{deep}}}").as_bytes());
        one_bad_json(open.repeat(100_000).as_bytes());
    }
}

#[test]
fn huge_numbers_are_refused() {
    one_bad_json(b"{\"cmd\":\"new\",\"players\":1e999}");
    let digits = "9".repeat(400);
    for cmd in ["new\",\"players", "undo\",\"plies", "view\",\"seat", "bot\",\"name\":\"random\",\"seed"] {
        for number in ["1e308", "-1e308", "18446744073709551616", "-9223372036854775809", "1.5", "0.1e-300"] {
            let answers = survives(format!("{{\"cmd\":\"{cmd}\":{number}}}").as_bytes());
            assert_eq!(answers[0]["ok"], false, "{cmd} {number}");
        }
        one_bad_json(format!("{{\"cmd\":\"{cmd}\":{digits}}}").as_bytes());
    }
}

#[test]
fn blank_lines_and_ends_are_nothing() {
    assert_eq!(answers(b""), [] as [Value; 0]);
    assert_eq!(answers(b"\n\r\n  \t\n\n"), [] as [Value; 0]);
    assert_eq!(answers(b"{\"cmd\":\"hello\"}").len(), 1, "a last line without its end");
    assert_eq!(answers(b"\xef\xbb\xbf{\"cmd\":\"hello\"}\r\n")[0]["ok"], true, "as some editors write it");
    assert_eq!(answers(b"{\"cmd\":\"quit\"}\n{\"cmd\":\"hello\"}\n").len(), 1);
    assert_eq!(answers(b"{\"cmd\":\"quit\",\"x\":1}\n{\"cmd\":\"hello\"}\n").len(), 2);
}

#[test]
fn random_bytes_never_panic() {
    let mut dice = Dice::loose(1);
    for _ in 0..40 {
        let bytes: Vec<u8> = (0..dice.below(2000)).map(|_| dice.bits() as u8).collect();
        survives(&bytes);
    }
}

/// Whatever is wrong in a long line, the answer is short.
#[test]
fn an_error_is_shorter_than_what_is_wrong() {
    let long = "x".repeat(3_000_000);
    for line in [
        format!("{{\"cmd\":\"{long}\"}}"),
        format!("{{\"{long}\":1}}"),
        format!("{{\"cmd\":\"hello\",\"{long}\":1}}"),
        format!("{{\"cmd\":\"hello\",\"{long}\":1,\"{long}\":1}}"),
        format!("{{\"cmd\":\"hello\",\"lang\":\"{long}\"}}"),
        format!("{{\"cmd\":\"new\",\"players\":3,\"modules\":[\"{long}\"]}}"),
        format!("{{\"cmd\":\"new\",\"players\":3,\"options\":{{\"{long}\":1}}}}"),
        format!("{{\"cmd\":\"apply\",\"move\":\"{long}\"}}"),
        format!("{{\"cmd\":\"apply\",\"move\":{{\"{long}\":1}}}}"),
        format!("{{\"cmd\":\"apply\",\"move\":{{\"take\":[\"{long}\"]}}}}"),
        format!("{{\"cmd\":\"load\",\"record\":\"{long}\"}}"),
        format!("{{\"cmd\":\"load\",\"record\":\"sabika 1\\n{long} 1\"}}"),
        format!("{{\"cmd\":\"load\",\"record\":{{\"sabika\":1,\"rules_version\":\"{long}\"}}}}"),
        format!("{{\"cmd\":\"scenario\",\"given\":{{\"{long}\":1}}}}"),
        format!("{{\"cmd\":\"scenario\",\"given\":{{\"A\":{{\"{long}\":1}}}}}}"),
        format!("{{\"cmd\":\"scenario\",\"given\":{{\"A\":{{\"alhambra\":[\"{long} 1 2 3\"]}}}}}}"),
        format!("{{\"cmd\":\"scenario\",\"given\":{{\"yard\":{{\"{long}\":\"empty\"}}}}}}"),
        format!(
            "{{\"cmd\":\"scenario\",\"given\":{{\"modules\":[\"walls\"],\"A\":{{\"added_walls\":{{\"{long}\":\"N\"}}}}}}}}"
        ),
        format!(
            "{{\"cmd\":\"scenario\",\"given\":{{\"modules\":[\"falconers\"],\"falconers\":{{\"set\":{{\"A\":{{\"{long}\":[1,1]}}}}}}}}}}"
        ),
        format!("{{\"cmd\":\"scenario\",\"given\":{{\"modules\":[\"squares\"],\"squares\":{{\"{long}\":[]}}}}}}"),
        format!("{{\"cmd\":\"board\",\"tiles\":[{{\"tile\":\"{long}\",\"x\":1,\"y\":0}}]}}"),
        format!(
            "{{\"cmd\":\"board\",\"tiles\":[{{\"type\":\"{long}\",\"price\":1,\"walls\":\"N\",\"x\":1,\"y\":0}}]}}"
        ),
        format!("{{\"cmd\":\"board\",\"tiles\":[{{\"tile\":\"garden-8-NE\",\"{long}\":1}}]}}"),
        format!("{{\"cmd\":\"score\",\"round\":1,\"table\":{{\"players\":[{{\"{long}\":1}}]}}}}"),
        format!("{{\"cmd\":\"score\",\"round\":1,\"table\":\"{long}\"}}"),
        format!(
            "{{\"cmd\":\"score\",\"round\":1,\"table\":{{\"players\":[{{\"tiles\":[{{\"type\":\"{long}\",\"x\":1,\"y\":0}}]}},{{}},{{}}]}}}}"
        ),
    ] {
        let answers = survives(line.as_bytes());
        let error = answers[0]["error"].to_string();
        assert!(error.len() < 700, "{} bytes for {line:.120}: {error:.400}", error.len());
        assert!(!error.contains(&"x".repeat(80)), "{line:.120}: {error}");
    }
}

/// Names stand for what they name: no bare lists, nothing twice, and no sentence that was made for programmers.
#[test]
fn requests_are_read_strictly() {
    let mut talk = crate::talk::Talk::playing();
    let path = |error: &Value| error.get("path").or(error.get("field")).cloned().unwrap_or_default();
    for (line, at) in [
        (r#"{"cmd":"scenario","given":{"A":[[],[],{},[],[],["gulden-9"],3]}}"#, "given.A"),
        (r#"{"cmd":"scenario","given":{"A":{"alhambra":[["garden-8-NE",1,0]]}}}"#, "given.A.alhambra[0]"),
        (r#"{"cmd":"scenario","given":{"A":{"alhambra":[{"tile":"garden-8-NE","x":1}]}}}"#, "given.A.alhambra[0].y"),
        (r#"{"cmd":"scenario","given":{"modules":["vizier"],"vizier":[]}}"#, "given.vizier"),
        (
            r#"{"cmd":"scenario","given":{"modules":["new_score_cards"],"new_score_cards":{"cards":["nsc-01"]}}}"#,
            "given.new_score_cards.cards",
        ),
        (r#"{"cmd":"scenario","given":{"players":"three"}}"#, "given.players"),
        (r#"{"cmd":"scenario","given":{"ask":"nothing"}}"#, "given.ask"),
        (r#"{"cmd":"scenario","given":{"turn":{}}}"#, "given.turn"),
        (r#"{"cmd":"scenario","given":{"yard":{"1":"garden-8-NE","01":"tower-9-NE"}}}"#, "given.yard"),
        (r#"{"cmd":"scenario","given":{"yard":{"+1":"tower-9-NE"}}}"#, "given.yard"),
        (r#"{"cmd":"scenario","given":{"game":"red_palace","preview":{"01":"F39"}}}"#, "given.preview"),
        (r#"{"cmd":"scenario","given":{"game":"red_palace","preview":{"+1":"F39"}}}"#, "given.preview"),
        (r#"{"cmd":"apply","move":{"buy":[1,["gulden-7"]]}}"#, "move.buy"),
        (r#"{"cmd":"apply","move":{"castle":1}}"#, "move"),
        (r#"{"cmd":"apply","move":[1]}"#, "move"),
        (
            r#"{"cmd":"load","record":{"sabika":1,"rules_version":1,"config":["alhambra",3],"seed":"","moves":[]}}"#,
            "record.config",
        ),
        (r#"{"cmd":"board","tiles":[["garden-8-NE",1,0]]}"#, "tiles[0]"),
        (r#"{"cmd":"board","tiles":["garden-8-NE 01,0"]}"#, "tiles[0]"),
        (r#"{"cmd":"score","round":1,"table":{"players":[[],{},{}]}}"#, "table.players[0]"),
    ] {
        let error = talk.line(line)["error"].clone();
        assert_eq!((&error["code"], path(&error)), (&json!("bad_request"), json!(at)), "{line}: {error}");
        let message = error["message"].as_str().unwrap();
        assert!(message.len() < 300, "{message}");
        for raw in ["invalid", "expected", "variant", "struct", "untagged", "sequence", "column"] {
            assert!(!message.contains(raw), "{line}: {message}");
        }
    }
    for (line, at) in [
        (r#"{"cmd":"hello","cmd":"quit"}"#, "cmd"),
        (r#"{"cmd":"scenario","given":{"A":{"score":1,"score":2}}}"#, "given.A.score"),
        (r#"{"cmd":"board","tiles":[{"tile":"garden-8-NE","x":1,"x":2,"y":0}]}"#, "tiles[0].x"),
    ] {
        let error = talk.line(line)["error"].clone();
        assert_eq!((&error["code"], path(&error)), (&json!("bad_json"), json!(at)), "{line}: {error}");
    }
    // A bare list is no request and has no id.
    assert_eq!(talk.line("[5]").get("id"), None);
}

/// Good lines, each with something in it put wrong.
#[test]
fn damaged_requests_never_panic() {
    let good = [
        json!({"cmd": "scenario", "given": {"players": 3, "turn": "B", "A": {"hand": ["gulden-9"], "score": 3}, "B": {"alhambra": ["garden-8-NE 1,0"]}}}),
        json!({"cmd": "new", "players": 3, "modules": ["vizier"], "options": {"holes": "cell", "turn_limit": 9}, "seed": 4}),
        json!({"cmd": "board", "tiles": [{"tile": "garden-8-NE", "x": 1, "y": 0}, {"type": "tower", "price": 9, "walls": "N", "x": -1, "y": 0}]}),
        json!({"cmd": "placements", "tiles": [{"tile": "garden-8-NE", "x": 1, "y": 0}], "tile": "tower-9-NE"}),
        json!({"cmd": "score", "round": 1, "table": {"players": [{"tiles": ["garden-8-NE 1,0"]}, {"reserve": ["tower-9-NE"]}], "dirk": []}}),
        json!({"cmd": "apply", "seat": 0, "move": {"take": ["denar-1", "gulden-3"]}}),
        json!({"cmd": "check", "move": {"build": {"tile": "garden-8-NE", "at": [1, 0]}}}),
        json!({"cmd": "undo", "plies": 1}),
    ];
    let mut dice = Dice::loose(2);
    let mut engine = sabika_protocol::Engine::new();
    engine.answer("{\"cmd\":\"new\",\"players\":2}");
    for _ in 0..4_000 {
        let mut request = dice.pick(&good).clone();
        damage(&mut request, &mut dice);
        let answer = engine.answer(&request.to_string()).expect("not blank");
        assert!(!answer.contains("bug in sabika"), "{request} → {answer}");
    }
}

/// Puts something else somewhere in a value.
fn damage(value: &mut Value, dice: &mut Dice) {
    let inside: Vec<&mut Value> = match value {
        Value::Array(items) => items.iter_mut().collect(),
        Value::Object(map) => map.iter_mut().filter(|(key, _)| *key != "cmd").map(|(_, value)| value).collect(),
        _ => vec![],
    };
    let count = inside.len() as u32;
    if count > 0 && dice.below(6) > 0 {
        let at = dice.below(count) as usize;
        return damage(inside.into_iter().nth(at).expect("it was counted"), dice);
    }
    let others = [
        json!(null),
        json!(-1),
        json!(0),
        json!(1),
        json!(2),
        json!(7),
        json!(255),
        json!(256),
        json!(65535),
        json!(32767),
        json!(1e18),
        json!(-32768),
        json!(2_147_483_647),
        json!(i32::MIN),
        json!(1.5),
        json!(true),
        json!(""),
        json!("A"),
        json!("ü"),
        json!("start"),
        json!("garden-8-NE 0,0"),
        json!("scoring-1"),
        json!("square_garden_1"),
        json!([]),
        json!({}),
        json!([[]]),
    ];
    *value = dice.pick(&others).clone();
}
