//! The description of the doors, held against the doors.

use crate::common::*;
use serde_json::{Value, json};

/// Every door that is described is there; what it needs it asks for; and who must be known is asked for a token.
#[tokio::test(flavor = "multi_thread")]
async fn every_door_is_as_it_is_described() {
    let (_, to) = served().await;
    let table = opened(to, &guest(to).await, &json!({"players": 2})).await;
    let (status, described) = json_of(to, "GET", "/api/openapi.json", "", &json!({})).await;
    assert_eq!((status, &described["openapi"]), (200, &json!("3.1.0")));
    let mut doors = 0;
    for (path, methods) in described["paths"].as_object().unwrap() {
        for (method, told) in methods.as_object().unwrap() {
            doors += 1;
            // Somebody new for every door: behind one of them they vanish.
            let token = guest(to).await;
            let address = path
                .replace("{table}", &table)
                .replace("{ply}", "0")
                .replace("{record}", "none")
                .replace("{hook}", "none")
                .replace("{group}", "none");
            let upper = method.to_uppercase();
            if address.ends_with("/events") || address.ends_with("/socket") {
                continue;
            }
            let known = told["security"].is_array();
            if known {
                let (status, answer) = json_of(to, &upper, &address, "", &json!({})).await;
                assert_eq!((status, &answer["error"]["code"]), (401, &json!("who")), "{method} {path}");
            }
            // Without what it needs it does nothing, and says what is missing.
            let needs = told["requestBody"]["content"]["application/json"]["schema"]["required"].as_array();
            for need in needs.into_iter().flatten().filter_map(Value::as_str) {
                let (status, answer) = json_of(to, &upper, &address, &token, &json!({})).await;
                assert!([400, 422].contains(&status), "{method} {path}: {status} {answer}");
                assert!(
                    answer["error"]["message"]
                        .as_str()
                        .is_some_and(|why| why.contains("missing") || why.contains(need)),
                    "{method} {path}: {answer}"
                );
            }
            // What is promised is there.
            let (promised, answer) =
                told["responses"].as_object().unwrap().iter().find(|(code, _)| *code != "default").unwrap();
            if method == "get" && !path.contains('{') {
                let (status, body) = asks(to, "GET", &address, &format!("Authorization: Bearer {token}\r\n"), "").await;
                assert_eq!(status.to_string(), *promised, "{method} {path}");
                let fields = answer["content"]["application/json"]["schema"]["required"].as_array();
                let body: Value = serde_json::from_str(&body).unwrap_or(Value::Null);
                for field in fields.into_iter().flatten().filter_map(Value::as_str) {
                    assert!(!body[field].is_null(), "{method} {path}: {field}");
                }
            }
            let (status, answer) = json_of(to, &upper, &address, &token, &json!({"players": 2})).await;
            assert!(status != 405 && answer["error"]["code"] != "no_page", "{method} {path}: {status} {answer}");
        }
    }
    assert!(doors > 30, "{doors}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_counted_is_shown() {
    let (_, to) = served().await;
    let (_, _, mut people) = two_at_a_table(to, &json!({"players": 2})).await;
    people[0].says(json!({"do": "undo", "to": 0})).await;
    let (_, text) = asks(to, "GET", "/metrics", "", "").await;
    for name in [
        "sabika_tables_awake",
        "sabika_sockets_open",
        "sabika_requests_total{status=\"201\"}",
        "sabika_refused_total{code=",
        "sabika_answer_seconds_bucket",
    ] {
        assert!(text.contains(name), "{name}: {text}");
    }
    assert_eq!(asks(to, "GET", "/health", "", "").await, (200, "ok".into()));
}
