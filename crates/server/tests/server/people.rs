//! Who somebody is, how they come to a chair, and how they are called.

use crate::common::*;
use sabika_store::Memory;
use serde_json::{Value, json};
use std::{net::SocketAddr, time::Duration};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    time::timeout,
};

#[tokio::test(flavor = "multi_thread")]
async fn an_account_keeps_games_across_devices() {
    let (_, to) = served().await;
    let token = guest(to).await;
    let table = opened(to, &token, &json!({"players": 2})).await;
    let (status, made) =
        json_of(to, "POST", "/api/account", &token, &json!({"name": "Anna B.", "password": "long enough"})).await;
    assert_eq!(status, 201, "{made}");
    let (_, me) = json_of(to, "GET", "/api/me", &token, &json!({})).await;
    assert_eq!(me["account"], "Anna B.");
    // One account each, one name each, however it is written.
    let again = json!({"name": "Another", "password": "long enough"});
    assert_eq!(json_of(to, "POST", "/api/account", &token, &again).await.0, 409);
    let other = guest(to).await;
    let same = json!({"name": " anna b. ", "password": "long enough"});
    assert_eq!(json_of(to, "POST", "/api/account", &other, &same).await.1["error"]["code"], "taken");
    for (name, password) in
        [("A", "long enough"), ("Anna\u{0}B", "long enough"), ("<script>", "long enough"), ("Ben", "short")]
    {
        let bad = json!({"name": name, "password": password});
        assert_eq!(json_of(to, "POST", "/api/account", &other, &bad).await.0, 400, "{name}");
    }
    // On another device the same tables are there.
    let sign_in = |name: &str, password: &str| {
        let said = json!({"name": name, "password": password});
        async move { json_of(to, "POST", "/api/login", "", &said).await }
    };
    let (status, signed) = sign_in("ANNA B.", "long enough").await;
    assert_eq!(status, 201);
    let phone = signed["token"].as_str().unwrap().to_string();
    let (_, mine) = json_of(to, "GET", "/api/my/tables", &phone, &json!({})).await;
    assert_eq!(mine["tables"][0]["table"], json!(table));
    // A wrong password and a name that nobody has are answered alike.
    let (wrong, nobody) = (sign_in("Anna B.", "not enough").await, sign_in("Nobody", "not enough").await);
    assert_eq!(wrong, nobody);
    assert_eq!(wrong.0, 403);
    // With the code a new password is set, and all tokens of before are worth nothing.
    let code = made["recovery"].as_str().unwrap();
    let recover = |code: String| async move {
        let said = json!({"name": "Anna B.", "code": code, "password": "even longer"});
        json_of(to, "POST", "/api/recover", "", &said).await
    };
    assert_eq!(recover("0".repeat(32)).await.0, 403);
    let (status, recovered) = recover(code.into()).await;
    assert_eq!(status, 201);
    assert_eq!(recover(code.into()).await.0, 403, "a code is good once");
    for old in [&token, &phone] {
        assert_eq!(json_of(to, "GET", "/api/me", old, &json!({})).await.0, 401);
    }
    assert_eq!(sign_in("Anna B.", "long enough").await.0, 403);
    assert_eq!(sign_in("Anna B.", "even longer").await.0, 201);
    // Programs get tokens of their own; all others can be taken away, and this one.
    let token = recovered["token"].as_str().unwrap();
    let (_, program) = json_of(to, "POST", "/api/tokens", token, &json!({})).await;
    let program = program["token"].as_str().unwrap();
    assert_eq!(json_of(to, "GET", "/api/me", program, &json!({})).await.1["account"], "Anna B.");
    assert_eq!(json_of(to, "DELETE", "/api/tokens", token, &json!({})).await.0, 204);
    assert_eq!(json_of(to, "GET", "/api/me", program, &json!({})).await.0, 401);
    assert_eq!(json_of(to, "DELETE", "/api/account", token, &json!({})).await.0, 204);
    assert_eq!(json_of(to, "GET", "/api/me", token, &json!({})).await.0, 401);
    assert_eq!(sign_in("Anna B.", "even longer").await.0, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn links_are_a_chair_a_look_or_the_own_seat_elsewhere() {
    let (_, to) = served().await;
    let (anna, ben, zoe) = (guest(to).await, guest(to).await, guest(to).await);
    let table = opened(to, &anna, &json!({"players": 2, "settings": {"watchers": false}})).await;
    let enter = |token: String, link: String| {
        let path = format!("/api/tables/{table}/enter");
        async move { json_of(to, "POST", &path, &token, &json!({"link": link, "name": "Ben"})).await.0 }
    };
    let mut host = Client::comes(to, &table, &anna).await;
    host.does(json!({"do": "sit", "seat": 0, "name": "Anna"})).await;
    let invited = host.says(json!({"do": "invite", "role": "sit", "seat": 1})).await;
    let link = invited["link"].as_str().expect("a link").to_string();
    assert_eq!(link.len(), 32, "128 bits");
    assert_eq!(enter(zoe.clone(), "0".repeat(32)).await, 404);
    assert_eq!(enter(ben.clone(), link.clone()).await, 204);
    assert_eq!(enter(zoe.clone(), link).await, 404, "it is good once");
    host.does(json!({"do": "begin"})).await;
    // Nobody else looks on, or learns that there is a table, but who was let in.
    let path = format!("/api/tables/{table}");
    assert_eq!(json_of(to, "GET", &path, &zoe, &json!({})).await.0, 404);
    let invited = host.says(json!({"do": "invite", "role": "watch"})).await;
    assert_eq!(enter(zoe.clone(), invited["link"].as_str().unwrap().into()).await, 204);
    let (status, seen) = json_of(to, "GET", &path, &zoe, &json!({})).await;
    assert_eq!((status, &seen["table"]["own"]), (200, &json!([])));
    assert!((0..2).all(|seat| seen["view"]["players"][seat]["hand"].is_null()));
    // Anna goes on with another device; the first one has no seat any more.
    let invited = host.says(json!({"do": "invite", "role": "own"})).await;
    let phone = guest(to).await;
    assert_eq!(enter(phone.clone(), invited["link"].as_str().unwrap().into()).await, 204);
    let (_, seen) = json_of(to, "GET", &path, &phone, &json!({})).await;
    assert_eq!(seen["table"]["own"], json!([0]));
    assert!(seen["view"]["players"][0]["hand"].is_array());
    assert_eq!(json_of(to, "GET", &path, &anna, &json!({})).await.0, 404);
    let (status, picture) =
        asks(to, "GET", &format!("{path}/qr?link=abc"), &format!("Authorization: Bearer {phone}\r\n"), "").await;
    assert!(status == 200 && picture.contains("<svg"), "{picture}");
}

/// Somebody who writes down what they are told, and answers with this status.
async fn listens(status: &'static str) -> (SocketAddr, tokio::sync::mpsc::Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (to, from) = tokio::sync::mpsc::channel(16);
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let (mut heard, mut buffer) = (Vec::new(), [0; 4096]);
            loop {
                let count = stream.read(&mut buffer).await.unwrap_or(0);
                heard.extend(&buffer[..count]);
                let text = String::from_utf8_lossy(&heard).to_lowercase();
                let whole = text.split_once("\r\n\r\n").is_some_and(|(head, _)| {
                    let length = head.split("content-length: ").nth(1).and_then(|rest| rest.lines().next());
                    let head_len = heard.windows(4).position(|four| four == b"\r\n\r\n").unwrap() + 4;
                    length
                        .and_then(|length| length.parse::<usize>().ok())
                        .is_some_and(|length| heard.len() >= head_len + length)
                });
                if count == 0 || whole {
                    break;
                }
            }
            stream
                .write_all(format!("HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n").as_bytes())
                .await
                .ok();
            to.send(String::from_utf8_lossy(&heard).into_owned()).await.ok();
        }
    });
    (address, from)
}

/// A game that waits for a person who is away: bots play until then.
async fn waits_for(to: SocketAddr, token: &str) -> String {
    let table = opened(to, token, &json!({"players": 2})).await;
    let mut person = Client::comes(to, &table, token).await;
    person.does(json!({"do": "sit", "seat": 0, "name": "Anna"})).await;
    person.does(json!({"do": "seat_bot", "seat": 1, "bot": "buy_first"})).await;
    table
}

async fn hook(to: SocketAddr, token: &str, hook: &Value) -> (u16, Value) {
    json_of(to, "POST", "/api/my/hooks", token, hook).await
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_away_is_called_once() {
    let (_, to) = served().await;
    let token = guest(to).await;
    let table = waits_for(to, &token).await;
    let (web, mut heard) = listens("200 OK").await;
    assert_eq!(hook(to, &token, &json!({"kind": "web", "url": "file:///etc/passwd"})).await.0, 400);
    assert_eq!(hook(to, &token, &json!({"kind": "push", "subscription": {"endpoint": "x"}})).await.0, 400);
    assert_eq!(hook(to, &token, &json!({"kind": "web", "url": format!("http://{web}/called")})).await.0, 201);
    // A browser's subscription, with the keys of RFC 8291's example.
    let (browser, mut pushed) = listens("410 Gone").await;
    let keys = json!({"p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4", "auth": "BTBZMqHH6r4Tts7J_aSIgg"});
    let subscription = json!({"endpoint": format!("http://{browser}/push"), "keys": keys});
    assert_eq!(hook(to, &token, &json!({"kind": "push", "subscription": subscription})).await.0, 201);
    let (_, key) = json_of(to, "GET", "/api/push-key", "", &json!({})).await;
    assert_eq!(key["key"].as_str().map(str::len), Some(87), "65 bytes as base64");
    // Events are heard as they come.
    let mut events = TcpStream::connect(to).await.unwrap();
    let request = format!("GET /api/my/events HTTP/1.1\r\nHost: {to}\r\nAuthorization: Bearer {token}\r\n\r\n");
    events.write_all(request.as_bytes()).await.unwrap();
    tokio::time::sleep(Duration::from_millis(200)).await;
    // The game begins, and everybody leaves the room.
    let mut person = Client::comes(to, &table, &token).await;
    person.does(json!({"do": "begin"})).await;
    while person.seen["view"].is_null() {
        person.hears().await;
    }
    let question = if person.seen["question"].is_null() { None } else { Some(person.seen["question"].clone()) };
    drop(person);
    tokio::time::sleep(Duration::from_millis(200)).await;
    // If it was Anna's turn at once, she was there; she comes back, moves, and goes.
    if let Some(question) = question {
        let mut person = Client::comes(to, &table, &token).await;
        let mut question = question;
        loop {
            let mv = question["choices"][0]["move"].clone();
            person.does(json!({"do": "move", "ply": question["ply"], "move": mv})).await;
            let ply = question["ply"].as_u64().unwrap() + 1;
            person.catches_up(ply).await;
            if person.seen["question"].is_null() {
                break;
            }
            question = person.seen["question"].clone();
        }
        drop(person);
    }
    let call = timeout(Duration::from_secs(10), heard.recv()).await.expect("a call").unwrap();
    assert!(call.starts_with("POST /called") && call.contains(&format!("\"table\":\"{table}\"")), "{call}");
    assert!(!call.contains(&token));
    let push = timeout(Duration::from_secs(10), pushed.recv()).await.expect("a push").unwrap().to_lowercase();
    assert!(push.contains("authorization: vapid t=") && push.contains("content-encoding: aes128gcm"), "{push}");
    assert!(!push.contains(&table), "nobody on the way can read it");
    // Who answers that nobody is there is not called again.
    let mut hooks = json!({"hooks": [1, 2]});
    for _ in 0..50 {
        if hooks["hooks"].as_array().is_some_and(|hooks| hooks.len() < 2) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
        hooks = json_of(to, "GET", "/api/my/hooks", &token, &json!({})).await.1;
    }
    let kinds: Vec<&Value> = hooks["hooks"].as_array().unwrap().iter().map(|hook| &hook["kind"]).collect();
    assert_eq!(kinds, [&json!("web")]);
    let mut told = vec![0; 4096];
    let count = timeout(Duration::from_secs(5), events.read(&mut told)).await.expect("an event").unwrap();
    let mut told = String::from_utf8_lossy(&told[..count]).into_owned();
    while !told.contains("event: turn") {
        let mut more = vec![0; 4096];
        let count = timeout(Duration::from_secs(5), events.read(&mut more)).await.expect("an event").unwrap();
        told += &String::from_utf8_lossy(&more[..count]);
    }
    assert!(told.contains(&table), "{told}");
    let (_, mine) = json_of(to, "GET", "/api/my/tables", &token, &json!({})).await;
    assert_eq!((&mine["tables"][0]["your_turn"], &mine["tables"][0]["chairs"][0]), (&json!(true), &json!("Anna")));
    // A hook is taken away by its owner only.
    let name = hooks["hooks"][0]["hook"].as_str().unwrap();
    let other = guest(to).await;
    assert_eq!(json_of(to, "DELETE", &format!("/api/my/hooks/{name}"), &other, &json!({})).await.0, 404);
    assert_eq!(json_of(to, "DELETE", &format!("/api/my/hooks/{name}"), &token, &json!({})).await.0, 204);
}

/// Whoever runs a server is not made to call into their own network.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_called_inside() {
    let (web, mut heard) = listens("200 OK").await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let to = listener.local_addr().unwrap();
    let hub = sabika_server::Hub::new(Memory::default());
    tokio::spawn(sabika_server::serve(hub, listener, std::future::pending()));
    let token = guest(to).await;
    let table = waits_for(to, &token).await;
    assert_eq!(hook(to, &token, &json!({"kind": "web", "url": format!("http://{web}/")})).await.0, 201);
    let mut person = Client::comes(to, &table, &token).await;
    person.does(json!({"do": "begin"})).await;
    person.does(json!({"do": "leave", "bot": "buy_first"})).await;
    drop(person);
    tokio::time::sleep(Duration::from_millis(300)).await;
    let mut person = Client::comes(to, &table, &token).await;
    if person.seen["table"]["stage"] == "playing" {
        person.says(json!({"do": "return"})).await;
    }
    drop(person);
    assert!(timeout(Duration::from_millis(1500), heard.recv()).await.is_err(), "nobody called");
}
