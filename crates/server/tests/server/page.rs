//! The page, and what it asks for before and beside a table.

use crate::common::*;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

/// The head and the body of an answer.
async fn whole(to: std::net::SocketAddr, path: &str, headers: &str) -> (String, String) {
    let mut stream = TcpStream::connect(to).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\n{headers}\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    (head.into(), body.into())
}

/// With a page that was built, and without one.
#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_there() {
    let (_, to) = served().await;
    for place in ["/", "/new", "/table/abcdef", "/here/abcdef", "/replay/abcdef", "/rules/base", "/watch", "/settings"]
    {
        let (head, body) = whole(to, place, "Accept: text/html\r\n").await;
        assert!(head.starts_with("HTTP/1.1 200") && head.contains("content-type: text/html"), "{place}: {head}");
        assert!(head.contains("cache-control: no-cache") && head.contains("etag: "), "{head}");
        for allowed in
            ["script-src 'self' 'wasm-unsafe-eval';", "style-src 'self';", "frame-ancestors 'none'", "base-uri 'none'"]
        {
            assert!(head.contains(allowed), "{allowed}: {head}");
        }
        assert!(body.starts_with("<!doctype html>"), "{body}");
    }
    let (head, _) = whole(to, "/api/nothing", "Accept: text/html\r\n").await;
    assert!(head.starts_with("HTTP/1.1 404") && head.contains("application/json"), "{head}");
    let (head, _) = whole(to, "/assets/nothing.js", "").await;
    assert!(head.starts_with("HTTP/1.1 404"), "{head}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_catalogue_is_sent_once() {
    let (_, to) = served().await;
    let (head, dutch) = whole(to, "/api/catalogue?lang=nl", "").await;
    let tag = |head: &str| head.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap().to_string();
    assert!(head.contains("cache-control: no-cache") && serde_json::from_str::<Value>(&dutch).is_ok(), "{head}");
    let (english, _) = whole(to, "/api/catalogue?lang=en", "").await;
    assert_ne!(tag(&english), tag(&head));
    let known = format!("If-None-Match: {}\r\n", tag(&head));
    let (head, body) = whole(to, "/api/catalogue?lang=nl", &known).await;
    assert!(head.starts_with("HTTP/1.1 304") && body.is_empty(), "{head}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_card_beside_the_board() {
    let (_, to) = served().await;
    let wanted = json!({"players": 3, "game": "alhambra", "modules": ["vizier", "squares"]});
    let (status, answer) = json_of(to, "POST", "/api/guide?lang=de", "", &wanted).await;
    assert_eq!((status, answer["guide"]["modules"].as_array().map(Vec::len)), (200, Some(2)), "{answer}");
    let (_, english) = json_of(to, "POST", "/api/guide?lang=en", "", &wanted).await;
    assert_ne!(english["guide"]["title"], answer["guide"]["title"]);
    assert_eq!(json_of(to, "POST", "/api/guide", "", &json!({"players": 9})).await.0, 400);
    assert_eq!(json_of(to, "POST", "/api/guide", "", &json!({"players": 2, "modules": ["moon"]})).await.0, 422);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_for_who_is_asked() {
    let (_, to) = served().await;
    let wanted = json!({"players": 2, "modules": ["squares"]});
    let (table, tokens, mut people) = two_at_a_table(to, &wanted).await;
    assert_eq!(
        (&people[1].seen["table"]["game"], &people[1].seen["table"]["modules"]),
        (&json!("alhambra"), &json!(["squares"]))
    );
    let path = format!("/api/tables/{table}/hint?lang=en");
    while people[0].seen["view"].is_null() {
        people[0].hears().await;
    }
    let asked = people[0].seen["view"]["asked"]["seat"].as_u64().unwrap() as usize;
    while people[asked].seen["question"].is_null() {
        people[asked].hears().await;
    }
    let (status, answer) = json_of(to, "POST", &path, &tokens[asked], &json!({})).await;
    let choices = people[asked].seen["question"]["choices"].as_array().unwrap();
    assert_eq!(status, 200);
    assert!(choices.iter().any(|choice| choice["move"] == answer["hint"]["move"]), "{answer}");
    let (status, answer) = json_of(to, "POST", &path, &tokens[1 - asked], &json!({})).await;
    assert_eq!((status, &answer["hint"]), (200, &Value::Null));
    assert_eq!(json_of(to, "POST", &path, "", &json!({})).await.0, 401);
}

/// Who comes back after a reload hears the whole story, once.
#[tokio::test(flavor = "multi_thread")]
async fn all_news_from_the_beginning() {
    let (_, to) = served().await;
    let (table, tokens, mut people) = two_at_a_table(to, &json!({"players": 2})).await;
    while people[0].seen["view"].is_null() {
        people[0].hears().await;
    }
    let asked = people[0].seen["view"]["asked"]["seat"].as_u64().unwrap() as usize;
    while people[asked].seen["question"].is_null() {
        people[asked].hears().await;
    }
    let mv = people[asked].seen["question"]["choices"][0]["move"].clone();
    people[asked].does(json!({"do": "move", "ply": 0, "move": mv})).await;
    let all = format!("{}&news=all", tokens[0]);
    let mut again = Client::comes(to, &table, &all).await;
    let news = &again.seen["news"];
    assert_eq!((&news["since"], &news["ply"]), (&json!(0), &json!(1)));
    let plies: Vec<u64> = news["items"].as_array().unwrap().iter().filter_map(|item| item["ply"].as_u64()).collect();
    assert!(plies.contains(&0) && plies.contains(&1), "{plies:?}");
    assert!(Client::comes(to, &table, &tokens[0]).await.seen["news"].is_null());
    again.does(json!({"do": "say", "text": "here I am"})).await;
    assert_eq!(again.seen["news"]["since"], 1, "then only what is new");
    let (status, _) = asks(to, "GET", &format!("/api/tables/{table}/socket?news=some"), "", "").await;
    assert!(status >= 400);
}
