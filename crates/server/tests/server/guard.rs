//! What somebody tries who means no good: it is refused, costs only themselves, and nothing breaks.

use crate::common::*;
use futures_util::SinkExt;
use serde_json::json;
use std::time::Duration;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};
use tokio_tungstenite::{
    connect_async,
    tungstenite::{Message, client::IntoClientRequest},
};

#[tokio::test(flavor = "multi_thread")]
async fn what_makes_no_sense_is_refused_and_nothing_breaks() {
    let (_, to) = served().await;
    let token = guest(to).await;
    let table = opened(to, &token, &json!({"players": 2})).await;
    for (method, path, token, body, status) in [
        ("POST", "/api/tables", "", json!({"players": 2}), 401),
        ("POST", "/api/tables", "stolen", json!({"players": 2}), 401),
        ("POST", "/api/tables", token.as_str(), json!({"players": 9}), 409),
        ("POST", "/api/tables", token.as_str(), json!({"players": 2, "modules": ["moon"]}), 422),
        ("POST", "/api/tables", token.as_str(), json!({"players": 2, "seed": "mine"}), 422),
        (
            "POST",
            "/api/tables",
            token.as_str(),
            json!({"players": 2, "settings": {"clock": {"each": 1, "reserve": 0}}}),
            409,
        ),
        ("GET", "/api/my/tables", "", json!({}), 401),
        ("GET", "/api/tables/short", "", json!({}), 404),
        ("GET", "/api/tables/..%2f..%2fetc%2fpasswd-and-more", "", json!({}), 404),
        ("GET", "/api/tables/0000000000000000000000000000000000000000", "", json!({}), 404),
        ("GET", "/nowhere", "", json!({}), 404),
        ("DELETE", "/api/tables", token.as_str(), json!({}), 405),
    ] {
        let (found, body) = json_of(to, method, path, token, &body).await;
        assert_eq!(found, status, "{method} {path}: {body}");
    }
    let (status, _) = asks(to, "POST", "/api/guest", "Origin: http://evil.example\r\n", "{}").await;
    assert_eq!(status, 403);
    let (status, _) =
        asks(to, "POST", "/api/tables", &format!("Authorization: Bearer {token}\r\n"), &" ".repeat(300_000)).await;
    assert_eq!(status, 413);
    // A page of another site gets no socket.
    let mut foreign = format!("ws://{to}/api/tables/{table}/socket").into_client_request().unwrap();
    foreign.headers_mut().insert("Origin", "http://evil.example".parse().unwrap());
    assert!(connect_async(foreign).await.is_err());
    // Nonsense over a socket is answered, and the connection stands.
    let mut anna = Client::comes(to, &table, &token).await;
    for text in [
        "",
        "nonsense",
        "[]",
        "{}",
        "{\"command\":{\"do\":\"fly\"}}",
        "{\"command\":{\"do\":\"sit\",\"seat\":0,\"name\":\"A\",\"x\":1}}",
    ] {
        anna.socket.send(Message::Text(text.into())).await.unwrap();
        assert_eq!(anna.hears().await["code"], "bad_message", "{text}");
    }
    let script = "<script>alert(1)</script>'; DROP TABLE lines;--";
    anna.does(json!({"do": "say", "text": script})).await;
    assert_eq!(anna.seen["table"]["talk"][0]["text"], json!(script));
    // A flood ends the connection; a new one brings no new allowance, and others are not touched by it.
    for _ in 0..20_000 {
        if anna.socket.send(Message::Text("x".into())).await.is_err() {
            break;
        }
    }
    let flooded = async { while anna.hears().await["type"] != "closed" {} };
    timeout(Duration::from_secs(20), flooded).await.expect("it is let go");
    let sit = json!({"key": "again", "command": {"do": "sit", "seat": 0, "name": "Anna"}});
    let mut again = Client::comes(to, &table, &token).await;
    for _ in 0..300 {
        again.socket.send(Message::Text("x".into())).await.ok();
    }
    let ends = async { while again.hears().await["type"] != "closed" {} };
    timeout(Duration::from_secs(20), ends).await.expect("it is let go sooner");
    let ben = guest(to).await;
    Client::comes(to, &table, &ben).await.does(json!({"do": "sit", "seat": 1, "name": "Ben"})).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let mut anna = Client::comes(to, &table, &token).await;
    anna.sends(&sit).await;
    while anna.seen["table"]["own"] != json!([0]) {
        assert_ne!(anna.hears().await["type"], "closed", "who has calmed down is heard");
    }
}

/// Everything that three people and a spectator hear in a game with all modules, searched for what they may not know.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_secret_is_ever_said() {
    let (_, to) = served().await;
    let modules: Vec<String> = {
        let (_, catalogue) = json_of(to, "GET", "/api/catalogue", "", &json!({})).await;
        let names = catalogue["modules"].as_array().unwrap().iter();
        names.map(|module| module["name"].as_str().unwrap().to_string()).collect()
    };
    let tokens = [guest(to).await, guest(to).await, guest(to).await];
    let table = opened(to, &tokens[0], &json!({"players": 3, "modules": modules})).await;
    let mut people = vec![];
    for token in tokens.iter().map(String::as_str).chain([""]) {
        people.push(Client::comes(to, &table, token).await);
    }
    for (seat, person) in people.iter_mut().take(3).enumerate() {
        person.does(json!({"do": "sit", "seat": seat, "name": format!("Person {seat}")})).await;
    }
    let link = people[0].says(json!({"do": "invite", "role": "own"})).await["link"].as_str().unwrap().to_string();
    people[0].does(json!({"do": "begin"})).await;
    let mut moves = 0;
    while moves < 250 {
        let ply = people.iter().filter_map(|person| person.seen["view"]["ply"].as_u64()).max().unwrap_or(0);
        for person in &mut people {
            while person.seen["view"]["ply"].as_u64() < Some(ply) || person.seen["view"].is_null() {
                person.hears().await;
            }
        }
        if people[0].seen["view"]["over"] == true {
            break;
        }
        let asked = people[0].seen["view"]["asked"]["seat"].as_u64().unwrap() as usize;
        let question = people[asked].seen["question"].clone();
        let choices = question["choices"].as_array().unwrap();
        let mv = &choices[(moves * 7) % choices.len()]["move"];
        people[asked].does(json!({"do": "move", "ply": question["ply"], "move": mv})).await;
        moves += 1;
    }
    // The rest is played by bots, to learn the seed.
    for person in people.iter_mut().take(3) {
        person.says(json!({"do": "leave", "bot": "buy_first"})).await;
    }
    while people[3].seen["table"]["stage"] != "over" {
        people[3].hears().await;
    }
    let seed = people[3].seen["table"]["seed"].as_str().unwrap().to_string();
    let mut hands = 0;
    for (seat, person) in people.iter().enumerate() {
        for text in &person.heard {
            let own_link = seat == 0 && text.contains("\"done\"");
            assert!(tokens.iter().all(|token| !text.contains(token)) && (own_link || !text.contains(&link)));
            let message: serde_json::Value = serde_json::from_str(text).unwrap();
            let over = message["view"]["over"] == true;
            assert!(over || !text.contains(&seed));
            for (other, player) in message["view"]["players"].as_array().into_iter().flatten().enumerate() {
                assert!(over || player["hand"].is_array() == (other == seat), "{seat} sees the hand of {other}");
                hands += usize::from(player["hand"].is_array());
            }
        }
    }
    assert!(moves > 100 && hands > 500, "{moves} {hands}");
}

/// Tokens that were forged, cut or stolen from elsewhere open nothing.
#[tokio::test(flavor = "multi_thread")]
async fn forged_tokens_open_nothing() {
    let (_, to) = served().await;
    let token = guest(to).await;
    let upper = token.to_uppercase();
    let long = "a".repeat(5_000);
    for forged in ["", " ", "null", "undefined", &token[1..], &upper, &long, "' OR 1=1 --", "../../etc/passwd"] {
        assert_eq!(json_of(to, "GET", "/api/me", forged, &json!({})).await.0, 401, "{forged}");
    }
    // In an address a token is good for a socket only.
    let private = opened(to, &token, &json!({"players": 2})).await;
    let path = format!("/api/tables/{private}?token={token}");
    assert_eq!(json_of(to, "GET", &path, "", &json!({})).await.1["table"]["host"], false);
    // A cookie does as well as a bearer's token, among others.
    let cookie = format!("Cookie: a=b; sabika={token}; sabika2=x\r\n");
    assert_eq!(asks(to, "GET", "/api/me", &cookie, "").await.0, 200);
    let wrong = "Cookie: xsabika=1; sabika=nothing\r\n";
    assert_eq!(asks(to, "GET", "/api/me", wrong, "").await.0, 401);
}

/// Who comes too often waits; others do not.
#[tokio::test(flavor = "multi_thread")]
async fn who_comes_too_often_waits() {
    let (_, to) = served().await;
    let from = |address: &str| format!("X-Forwarded-For: 10.0.0.1, {address}\r\n");
    let mut statuses = Vec::new();
    for _ in 0..80 {
        statuses.push(asks(to, "POST", "/api/guest", &from("203.0.113.7"), "{}").await.0);
    }
    assert!(statuses[..40].iter().all(|status| *status == 201) && statuses[79] == 429, "{statuses:?}");
    assert_eq!(asks(to, "POST", "/api/guest", &from("203.0.113.8"), "{}").await.0, 201);
    // Passwords are guessed more slowly still.
    let guess = json!({"name": "Anna", "password": "12345678"}).to_string();
    let mut statuses = Vec::new();
    for _ in 0..14 {
        statuses.push(asks(to, "POST", "/api/login", &from("203.0.113.9"), &guess).await.0);
    }
    assert_eq!((statuses[0], statuses[13]), (403, 429), "{statuses:?}");
}

/// Who speaks very slowly, not at all, or in riddles is let go; others are served meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn slow_and_strange_connections_cost_nobody_anything() {
    let (_, to) = served().await;
    let mut slow = Vec::new();
    for _ in 0..200 {
        let mut stream = TcpStream::connect(to).await.unwrap();
        stream.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ").await.unwrap();
        slow.push(stream);
    }
    assert_eq!(asks(to, "GET", "/health", "", "").await, (200, "ok".into()));
    let mut byte = [0; 64];
    let ended = timeout(Duration::from_secs(20), slow[0].read(&mut byte)).await;
    assert!(ended.is_ok(), "it is not kept waiting for ever");
    // A bomb stays packed: nothing here unpacks anything.
    let token = guest(to).await;
    let packed = format!("Authorization: Bearer {token}\r\nContent-Encoding: gzip\r\n");
    let (status, _) = asks(to, "POST", "/api/tables", &packed, "\u{1f}not json").await;
    assert_eq!(status, 400);
    for strange in [
        "GET / HTTP/9.9\r\n\r\n",
        "\r\n\r\n\r\n",
        "POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
        "\u{16}\u{3}\u{1}",
    ] {
        let mut stream = TcpStream::connect(to).await.unwrap();
        stream.write_all(strange.as_bytes()).await.unwrap();
        let mut answer = vec![0; 512];
        timeout(Duration::from_secs(15), stream.read(&mut answer)).await.expect("an answer or an end").ok();
    }
    assert_eq!(asks(to, "GET", "/health", "", "").await.0, 200);
}

/// Messages that come twice, late, or in another order change nothing that they should not.
#[tokio::test(flavor = "multi_thread")]
async fn messages_come_twice_and_late() {
    let (_, to) = served().await;
    let (table, tokens, mut people) = two_at_a_table(to, &json!({"players": 2})).await;
    for person in &mut people {
        while person.seen["view"].is_null() {
            person.hears().await;
        }
    }
    let mut sent = Vec::new();
    for n in 0..30 {
        let ply = people.iter().filter_map(|person| person.seen["view"]["ply"].as_u64()).max().unwrap();
        for person in &mut people {
            person.catches_up(ply).await;
        }
        let asked = people[0].seen["view"]["asked"]["seat"].as_u64().unwrap() as usize;
        let question = &people[asked].seen["question"];
        let command = json!({"do": "move", "ply": question["ply"], "move": question["choices"][0]["move"]});
        let message = json!({"key": format!("m{n}"), "command": command});
        // All that was said before is said again, the latest first, by whoever said it.
        sent.push((asked, message));
        for (who, message) in sent.iter().rev().take(6).rev() {
            people[*who].sends(message).await;
        }
        people[asked].catches_up(ply + 1).await;
        assert_eq!(people[asked].seen["view"]["ply"], json!(ply + 1), "one move, however often it was said");
    }
    let (_, seen) = json_of(to, "GET", &format!("/api/tables/{table}"), &tokens[0], &json!({})).await;
    assert_eq!(seen["view"]["ply"], 30);
}
