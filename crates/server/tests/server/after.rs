//! What comes after a game, and beside it: rematches, the same deal elsewhere, forks, records.

use crate::common::*;
use serde_json::{Value, json};
use std::{net::SocketAddr, time::Duration};

/// A game of bots only that is over.
async fn played(to: SocketAddr, token: &str, table: &str) {
    let mut host = Client::comes(to, table, token).await;
    for (seat, chair) in host.seen["table"]["chairs"].as_array().unwrap().clone().iter().enumerate() {
        if chair["kind"] == "empty" {
            host.does(json!({"do": "seat_bot", "seat": seat, "bot": "buy_first"})).await;
        }
    }
    host.does(json!({"do": "begin"})).await;
    while host.seen["table"]["stage"] != "over" {
        assert_ne!(host.hears().await["type"], "closed");
    }
}

async fn post(to: SocketAddr, token: &str, path: &str, body: &Value) -> (u16, Value) {
    json_of(to, "POST", path, token, body).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_play_again() {
    let (_, to) = served().await;
    let (anna, ben) = (guest(to).await, guest(to).await);
    let table = opened(to, &anna, &json!({"players": 3, "modules": ["diamonds"]})).await;
    let mut people = [Client::comes(to, &table, &anna).await, Client::comes(to, &table, &ben).await];
    people[0].does(json!({"do": "sit", "seat": 0, "name": "Anna"})).await;
    people[1].does(json!({"do": "sit", "seat": 2, "name": "Ben"})).await;
    let again = format!("/api/tables/{table}/rematch");
    assert_eq!(post(to, &anna, &again, &json!({})).await.1["error"]["code"], "not_over");
    people[0].does(json!({"do": "seat_bot", "seat": 1, "bot": "greedy"})).await;
    people[0].does(json!({"do": "begin"})).await;
    for person in &mut people {
        person.does(json!({"do": "leave", "bot": "buy_first"})).await;
    }
    while people[0].seen["table"]["stage"] != "over" {
        people[0].hears().await;
    }
    let zoe = guest(to).await;
    assert_eq!(post(to, &zoe, &again, &json!({})).await.0, 403);
    let nothing = json!({});
    let (one, other) = tokio::join!(post(to, &anna, &again, &nothing), post(to, &ben, &again, &nothing));
    assert_eq!((one.0, &one.1["table"]), (201, &other.1["table"]), "both are led to the same table");
    while people[1].seen["table"]["next"].is_null() {
        people[1].hears().await;
    }
    assert_eq!(people[1].seen["table"]["next"], one.1["table"]);
    let next = one.1["table"].as_str().unwrap();
    let (_, seen) = json_of(to, "GET", &format!("/api/tables/{next}"), &ben, &json!({})).await;
    let kinds: Vec<&Value> = seen["table"]["chairs"].as_array().unwrap().iter().map(|chair| &chair["name"]).collect();
    assert_eq!(kinds, [&json!("Anna"), &json!("Badis"), &json!("Ben")]);
    assert_eq!((&seen["table"]["own"], &seen["table"]["stage"]), (&json!([2]), &json!("gathering")));
    assert_ne!(seen["table"]["commitment"], people[0].seen["table"]["commitment"], "another deal");
}

#[tokio::test(flavor = "multi_thread")]
async fn several_tables_play_one_deal() {
    let (_, to) = served().await;
    let token = guest(to).await;
    let (status, made) = post(to, &token, "/api/tables", &json!({"players": 3, "tables": 2})).await;
    assert_eq!(status, 201, "{made}");
    let group = made["group"].as_str().unwrap();
    let tables: Vec<&str> = made["tables"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    let seen = async |table: &str| json_of(to, "GET", &format!("/api/tables/{table}"), &token, &json!({})).await.1;
    assert_eq!(seen(tables[0]).await["table"]["commitment"], seen(tables[1]).await["table"]["commitment"]);
    played(to, &token, tables[0]).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    // As long as it is played elsewhere, the deal is nobody's to know.
    assert!(seen(tables[0]).await["table"]["seed"].is_null());
    let record = format!("/api/tables/{}/record", tables[0]);
    assert_eq!(json_of(to, "GET", &record, &token, &json!({})).await.0, 409);
    played(to, &token, tables[1]).await;
    for _ in 0..50 {
        if seen(tables[0]).await["table"]["seed"].is_string() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(seen(tables[0]).await["table"]["seed"], seen(tables[1]).await["table"]["seed"]);
    let (status, results) = json_of(to, "GET", &format!("/api/groups/{group}"), "", &json!({})).await;
    assert_eq!(status, 200);
    // The same bots with the same deal end alike.
    assert_eq!(results["tables"][0]["scores"], results["tables"][1]["scores"]);
    assert_eq!(results["tables"][0]["scores"].as_array().map(Vec::len), Some(3));
    assert_eq!(json_of(to, "GET", "/api/groups/unknown-group", "", &json!({})).await.0, 404);
}

/// Whoever goes on from a game that is on learns nothing of what is hidden there, not even when their own game is over.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_elsewhere() {
    let (_, to) = served().await;
    let (table, tokens, mut people) = two_at_a_table(to, &json!({"players": 2})).await;
    for person in &mut people {
        person.catches_up(0).await;
        while person.seen["view"].is_null() {
            person.hears().await;
        }
    }
    let hand = people[0].seen["view"]["players"][0]["hand"].clone();
    let path = format!("/api/tables/{table}/fork");
    assert_eq!(post(to, &tokens[0], &path, &json!({"at": 99})).await.0, 400);
    assert_eq!(post(to, "", &path, &json!({})).await.0, 401);
    let (status, made) = post(to, &tokens[0], &path, &json!({})).await;
    assert_eq!(status, 201, "{made}");
    let fork = made["table"].as_str().unwrap().to_string();
    played(to, &tokens[0], &fork).await;
    let (_, seen) = json_of(to, "GET", &format!("/api/tables/{fork}"), &tokens[0], &json!({})).await;
    assert!(seen["table"]["seed"].is_null(), "it would tell of the game that is on");
    assert_eq!(json_of(to, "GET", &format!("/api/tables/{fork}/record"), &tokens[0], &json!({})).await.0, 409);
    assert_eq!(post(to, &tokens[0], &format!("/api/tables/{fork}/share"), &json!({})).await.0, 409);
    // A fork of the fork tells no more.
    let (_, made) = post(to, &tokens[0], &format!("/api/tables/{fork}/fork"), &json!({"at": 3})).await;
    let second = made["table"].as_str().unwrap().to_string();
    played(to, &tokens[0], &second).await;
    assert_eq!(json_of(to, "GET", &format!("/api/tables/{second}/record"), &tokens[0], &json!({})).await.0, 409);
    // When the first game is over, all may be known.
    assert_eq!(people[0].seen["view"]["players"][0]["hand"], hand, "nobody noticed");
    for person in &mut people {
        person.does(json!({"do": "leave", "bot": "buy_first"})).await;
    }
    while people[0].seen["table"]["stage"] != "over" {
        people[0].hears().await;
    }
    for game in [&fork, &second] {
        let path = format!("/api/tables/{game}/record");
        let mut status = 0;
        for _ in 0..50 {
            status = json_of(to, "GET", &path, &tokens[0], &json!({})).await.0;
            if status == 200 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        assert_eq!(status, 200);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn records_are_shared_looked_at_and_gone_on_from() {
    let (_, to) = served().await;
    let token = guest(to).await;
    let table = opened(to, &token, &json!({"players": 3, "preset": "family"})).await;
    assert_eq!(post(to, &token, &format!("/api/tables/{table}/share"), &json!({})).await.0, 409);
    played(to, &token, &table).await;
    let (status, shared) = post(to, &token, &format!("/api/tables/{table}/share"), &json!({})).await;
    assert_eq!(status, 201);
    let name = shared["record"].as_str().unwrap();
    // Everybody who has the name sees the game, move by move, from any seat.
    let (_, text) = asks(to, "GET", &format!("/api/records/{name}?form=text"), "", "").await;
    assert!(text.starts_with("sabika 1\n"), "{text}");
    let at = async |ply: u32, seat: &str| {
        json_of(to, "GET", &format!("/api/records/{name}/at/{ply}{seat}"), "", &json!({})).await
    };
    let (status, first) = at(0, "").await;
    assert_eq!((status, &first["view"]["ply"]), (200, &json!(0)));
    assert!(first["view"]["players"][0]["hand"].is_null());
    let (_, own) = at(5, "?seat=0").await;
    assert!(
        own["view"]["players"][0]["hand"].is_array()
            && own["news"]["items"].as_array().is_some_and(|news| !news.is_empty())
    );
    assert_eq!(at(100_000, "").await.0, 400);
    assert_eq!(at(0, "?seat=9").await.0, 404);
    let (_, last) = at(first["plies"].as_u64().unwrap() as u32, "").await;
    assert_eq!(last["view"]["over"], true);
    // The same table tells the same.
    let (_, there) = json_of(to, "GET", &format!("/api/tables/{table}?at=5&seat=0"), "", &json!({})).await;
    assert_eq!(there["view"], own["view"]);
    // It can be uploaded again in any form; what is no record is refused.
    for form in ["json", "text"] {
        let (_, body) = asks(to, "GET", &format!("/api/records/{name}?form={form}"), "", "").await;
        let (status, kept) =
            asks(to, "POST", "/api/records", &format!("Authorization: Bearer {token}\r\n"), &body).await;
        assert_eq!(status, 201, "{kept}");
        let bad = body.replacen("sabika", "sabiko", 1);
        let (status, _) = asks(to, "POST", "/api/records", &format!("Authorization: Bearer {token}\r\n"), &bad).await;
        assert_eq!(status, 422);
    }
    let (status, made) = post(to, &token, &format!("/api/records/{name}/fork"), &json!({"at": 20, "seat": 1})).await;
    assert_eq!(status, 201, "{made}");
    let fork = made["table"].as_str().unwrap().to_string();
    played(to, &token, &fork).await;
    let other = guest(to).await;
    assert_eq!(json_of(to, "DELETE", &format!("/api/records/{name}"), &other, &json!({})).await.0, 404);
    assert_eq!(json_of(to, "DELETE", &format!("/api/records/{name}"), &token, &json!({})).await.0, 204);
    assert_eq!(json_of(to, "GET", &format!("/api/records/{name}"), "", &json!({})).await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_chosen_listed_and_deleted() {
    let (hub, to) = served().await;
    let (token, other) = (guest(to).await, guest(to).await);
    let listed = opened(to, &token, &json!({"players": 4, "random": 5, "settings": {"listed": true}})).await;
    let (_, found) = json_of(to, "GET", "/api/tables", "", &json!({})).await;
    assert_eq!(found["tables"][0]["table"], json!(listed));
    assert_eq!(found["tables"][0]["modules"].as_array().map(Vec::len), Some(5));
    for bad in [
        json!({"players": 4, "random": 99}),
        json!({"players": 4, "preset": "moon"}),
        json!({"players": 2, "tables": 0}),
    ] {
        assert_eq!(post(to, &token, "/api/tables", &bad).await.0, 422, "{bad}");
    }
    let path = format!("/api/tables/{listed}");
    assert_eq!(json_of(to, "DELETE", &path, &other, &json!({})).await.0, 403);
    assert_eq!(json_of(to, "DELETE", &path, &token, &json!({})).await.0, 204);
    assert_eq!(json_of(to, "GET", &path, &token, &json!({})).await.0, 404);
    // Not while others play there.
    let (table, tokens, _people) = two_at_a_table(to, &json!({"players": 2})).await;
    assert_eq!(json_of(to, "DELETE", &format!("/api/tables/{table}"), &tokens[0], &json!({})).await.0, 409);
    // What is kept long enough goes by itself; games that are on stay.
    let waiting = opened(to, &token, &json!({"players": 2})).await;
    let keeping = sabika_server::Keeping { gathering: Some(1), over: Some(1) };
    assert_eq!(keeping.tidy(&hub, 0).await.unwrap(), 0);
    assert_eq!(keeping.tidy(&hub, u64::MAX / 2).await.unwrap(), 1);
    assert_eq!(json_of(to, "GET", &format!("/api/tables/{waiting}"), &token, &json!({})).await.0, 404);
    assert_eq!(json_of(to, "GET", &format!("/api/tables/{table}"), &tokens[0], &json!({})).await.0, 200);
}
