//! score.

use crate::talk::Talk;
use serde_json::{Value, json};

fn table() -> Value {
    json!({ "dirk": ["tower-9-NE"], "players": [
        {"name": "Isabel", "tiles": [{"tile": "garden-8-NE", "x": 1, "y": 0}]},
        {"tiles": []},
    ]})
}

#[test]
fn a_table_is_scored() {
    let mut talk = Talk::playing();
    let scored = talk.good(&json!({"cmd": "score", "table": table(), "round": 1}));
    let [isabel, other] = [0, 1].map(|n| scored["players"][n].clone());
    assert_eq!((&isabel["categories"]["wall"], &isabel["categories"]["garden"]), (&json!(2), &json!(5)));
    assert_eq!((&isabel["total"], &other["total"]), (&json!(7), &json!(0)));
    assert_eq!(scored["dirk"]["total"], 6);
    let mut second = table();
    second["round"] = json!(2);
    assert_eq!(talk.good(&json!({"cmd": "score", "table": second}))["round"], 2);
    assert_eq!(talk.good(&json!({"cmd": "score", "table": second, "round": 2}))["round"], 2);
    // Which of the two would be meant?
    talk.bad_field("bad_request", "round", &json!({"cmd": "score", "table": second, "round": 1}));
    let text = "round = 3\n[[players]]\n[[players]]\n[[players]]\n";
    assert_eq!(talk.good(&json!({"cmd": "score", "table": text}))["dirk"], Value::Null);
}

#[test]
fn an_impossible_table_is_refused() {
    let mut talk = Talk::playing();
    let mut refused =
        |table: Value| talk.bad_field("bad_request", "table", &json!({"cmd": "score", "table": table, "round": 1}));
    let player = |tiles: Value| json!({"players": [{"tiles": tiles}, {}, {}]});
    refused(json!([]));
    refused(json!("="));
    refused(json!({"players": []}));
    refused(json!({"players": [{}]}));
    refused(json!({"players": [{}, {}], "colour": "red"}));
    refused(json!({"players": [{}, {}, {}], "dirk": ["tower-9-NE"]}));
    refused(player(json!(["garden-8-NE 1,0", "garden-8-NE 0,1"])));
    let error = refused(player(json!(["garden-8-NE 2,0"])));
    assert_eq!((&error["rule"], &error["cells"]), (&json!("BASE-B2"), &json!([[2, 0]])));
    for round in [json!(0), json!(4), json!(-1), json!("1"), json!(257)] {
        talk.bad_field("bad_request", "round", &json!({"cmd": "score", "table": table(), "round": round}));
    }
    talk.bad_field("bad_request", "round", &json!({"cmd": "score", "table": {"players": [{}, {}], "dirk": []}}));
    let error =
        talk.bad_field("bad_request", "table", &json!({"cmd": "score", "table": {"players": [{}, {}]}, "round": 1}));
    assert_eq!(error["path"], "table.dirk");
    let cards = json!({"players": [{}, {}, {}], "modules": ["new_score_cards"]});
    let error = talk.bad_field("bad_request", "table", &json!({"cmd": "score", "table": cards, "round": 1}));
    assert_eq!(error["path"], "table.score_cards");
    talk.bad_field("bad_request", "table", &json!({"cmd": "score", "round": 1}));
}
