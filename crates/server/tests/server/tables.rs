//! People at tables over real sockets.

use crate::common::*;
use sabika_store::Memory;
use serde_json::{Value, json};
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};
use tokio::time::timeout;

/// Two people play a whole game with six modules by what they are told and nothing else; one of them loses the connection again
/// and again.
#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_whole_game() {
    let (_, to) = served().await;
    let modules = ["squares", "vizier", "characters", "camps", "thieves", "bonus_cards"];
    let (table, tokens, mut people) = two_at_a_table(to, &json!({"players": 2, "modules": modules})).await;
    let (mut luck, mut moves) = (7_u64, 0);
    let mut chance = |n: usize| {
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (luck >> 33) as usize % n
    };
    loop {
        let ply = people.iter().filter_map(|person| person.seen["view"]["ply"].as_u64()).max().unwrap_or(0);
        for person in &mut people {
            person.catches_up(ply).await;
        }
        if people[0].seen["view"]["over"] == true {
            break;
        }
        let asked = people[0].seen["view"]["asked"]["seat"].as_u64().expect("somebody is asked") as usize;
        // Only who is asked gets the question; the other one at most a later one, to answer ahead.
        let question = people[asked].seen["question"].clone();
        let other = &people[1 - asked].seen["question"];
        assert!(other.is_null() || other["ply"].as_u64() > question["ply"].as_u64());
        let choices = question["choices"].as_array().expect("choices");
        let mv = &choices[chance(choices.len())]["move"];
        let command = json!({"do": "move", "ply": question["ply"], "move": mv});
        if moves % 25 == 10 {
            // Said, but the answer is never heard: said again with the same key it is made once.
            let key = format!("lost-{moves}");
            people[asked].sends(&json!({"key": key, "command": command})).await;
            people[asked] = Client::comes(to, &table, &tokens[asked]).await;
            people[asked].sends(&json!({"key": key, "command": command})).await;
            loop {
                let heard = people[asked].hears().await;
                if heard["key"] == json!(key) {
                    Client::was_done(&heard);
                    break;
                }
            }
        } else {
            people[asked].does(command).await;
        }
        moves += 1;
        people[asked].catches_up(ply + 1).await;
        assert_eq!(people[asked].seen["view"]["ply"], json!(ply + 1), "made once");
    }
    assert!(moves > 60, "{moves}");
    // The seed is shown now, and the record proves the deal.
    let seed = people[0].seen["table"]["seed"].as_str().expect("it is over").to_string();
    let (status, record) = json_of(to, "GET", &format!("/api/tables/{table}/record"), &tokens[0], &json!({})).await;
    assert_eq!((status, &record["seed"], &record["names"]), (200, &json!(seed), &json!(["Anna", "Ben"])));
    let (_, text) = asks(to, "GET", &format!("/api/tables/{table}/record?form=text"), "", "").await;
    assert!(text.starts_with("sabika 1\n") && text.contains("\nresult "), "{text}");
}

/// People see their own hand and nobody else's, whatever they ask; the seed and who somebody is never leave the server.
#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_their_own() {
    let (_, to) = served().await;
    let (table, tokens, mut people) = two_at_a_table(to, &json!({"players": 2})).await;
    for person in &mut people {
        while person.seen["view"].is_null() {
            person.hears().await;
        }
    }
    let mut watcher = Client::comes(to, &table, "").await;
    for (seat, person) in people.iter().enumerate() {
        assert!(person.seen["view"]["players"][seat]["hand"].is_array());
        assert!(person.seen["view"]["players"][1 - seat]["hand"].is_null());
        assert_eq!(person.seen["table"]["own"], json!([seat]));
    }
    assert!((0..2).all(|seat| watcher.seen["view"]["players"][seat]["hand"].is_null()));
    assert_eq!(watcher.says(json!({"do": "vote", "yes": true})).await["code"], "who");
    for seen in [&people[0].seen, &people[1].seen, &watcher.seen] {
        let text = seen.to_string();
        assert!(tokens.iter().all(|token| !text.contains(token)) && seen["table"]["seed"].is_null(), "{text}");
    }
    // Nobody moves for somebody else, or too late, or against the rules.
    let asked = people[0].seen["view"]["asked"]["seat"].as_u64().unwrap() as usize;
    let mv = people[asked].seen["question"]["choices"][0]["move"].clone();
    let code = |answer: Value| answer["code"].as_str().unwrap_or("done").to_string();
    let other = people[1 - asked].says(json!({"do": "move", "ply": 0, "move": mv})).await;
    assert_eq!(code(other), "not_asked");
    assert_eq!(code(people[asked].says(json!({"do": "move", "ply": 5, "move": mv})).await), "stale");
    let illegal = people[asked].says(json!({"do": "move", "ply": 0, "move": "remove 0,0"})).await;
    assert_eq!((&illegal["code"], &illegal["refusal"]["rule"]), (&json!("illegal"), &json!("BASE-B1")));
    // Who does not know the rules asks why; the other one is not asked.
    let path = format!("/api/tables/{table}/why");
    let why = async |seat: usize, body: Value| json_of(to, "POST", &path, &tokens[seat], &body).await;
    let (status, told) = why(asked, json!({"move": "remove 0,0"})).await;
    assert_eq!((status, &told["refusal"]["rule"]), (200, &json!("BASE-B1")));
    assert!(why(asked, json!({"move": mv})).await.1["refusal"].is_null());
    let (_, told) = why(asked, json!({"thing": {"kind": "slot", "slot": 1}})).await;
    assert!(told["error"].is_null(), "{told}");
    assert_eq!(why(1 - asked, json!({"move": mv})).await.1["error"]["code"], "not_asked");
    // A game that is on has no record: it would tell the seed.
    let (status, _) = json_of(to, "GET", &format!("/api/tables/{table}/record"), &tokens[0], &json!({})).await;
    assert_eq!(status, 409);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_and_people_come_and_go() {
    let (hub, to) = served().await;
    let token = guest(to).await;
    let table = opened(to, &token, &json!({"players": 3, "modules": ["diamonds"]})).await;
    let mut anna = Client::comes(to, &table, &token).await;
    anna.does(json!({"do": "sit", "seat": 0, "name": "Anna"})).await;
    for seat in 1..3 {
        anna.does(json!({"do": "seat_bot", "seat": seat, "bot": "greedy"})).await;
    }
    anna.does(json!({"do": "begin"})).await;
    anna.does(json!({"do": "leave", "bot": "buy_first"})).await;
    // All are bots now: the game plays itself, while nobody looks on.
    drop(anna);
    let over = async {
        loop {
            let (_, seen) = json_of(to, "GET", &format!("/api/tables/{table}"), &token, &json!({})).await;
            if seen["table"]["stage"] == "over" {
                return seen;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    let seen = timeout(Duration::from_mins(1), over).await.expect("it ends");
    assert!(seen["table"]["seed"].is_string() && seen["view"]["winners"].as_array().is_some_and(|w| !w.is_empty()));
    let (_, mine) = json_of(to, "GET", "/api/my/tables", &token, &json!({})).await;
    assert_eq!(mine["tables"][0]["table"], json!(table));
    assert!(hub.awake_count() <= 1);
}

/// What could not be written down was not done, and is not shown to anybody; once it can be, the game goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_loses_and_invents_nothing() {
    let is_full = Arc::new(AtomicBool::new(false));
    let (_, to) = served_over(Full { store: Memory::default(), is_full: is_full.clone() }).await;
    let (_, _, mut people) = two_at_a_table(to, &json!({"players": 2})).await;
    for person in &mut people {
        while person.seen["view"].is_null() {
            person.hears().await;
        }
    }
    let asked = people[0].seen["view"]["asked"]["seat"].as_u64().unwrap() as usize;
    let mv = people[asked].seen["question"]["choices"][0]["move"].clone();
    let command = json!({"do": "move", "ply": 0, "move": mv});
    is_full.store(true, Ordering::Relaxed);
    assert_eq!(people[asked].says(command.clone()).await["code"], "not_kept");
    assert_eq!(people[asked].seen["view"]["ply"], 0);
    is_full.store(false, Ordering::Relaxed);
    people[asked].does(command).await;
    people[1 - asked].catches_up(1).await;
}

/// The server goes away in the middle of a question that goes round, with an answer given ahead and a wish that waits for votes: all
/// of it is there again.
#[tokio::test(flavor = "multi_thread")]
async fn a_restart_in_the_middle_of_everything() {
    let store = Arc::new(Memory::default());
    let (_, to) = served_over(store.clone()).await;
    let tokens = [guest(to).await, guest(to).await, guest(to).await];
    let table =
        opened(to, &tokens[0], &json!({"players": 3, "modules": ["vizier"], "settings": {"window": 3600}})).await;
    let mut people = Vec::new();
    for (seat, token) in tokens.iter().enumerate() {
        let mut person = Client::comes(to, &table, token).await;
        person.does(json!({"do": "sit", "seat": seat, "name": format!("Person {seat}")})).await;
        people.push(person);
    }
    people[0].does(json!({"do": "begin"})).await;
    // Until somebody could answer ahead.
    let later = |person: &Client| {
        let ply = |of: &str| person.seen[of]["ply"].as_u64();
        ply("question").is_some() && ply("question") == ply("view").map(|ply| ply + 1)
    };
    let ahead = loop {
        let ply = people.iter().filter_map(|person| person.seen["view"]["ply"].as_u64()).max().unwrap_or(0);
        for person in &mut people {
            person.catches_up(ply).await;
            while person.seen["view"].is_null() {
                person.hears().await;
            }
        }
        if let Some(ahead) = people.iter().position(later) {
            break ahead;
        }
        let asked = people[0].seen["view"]["asked"]["seat"].as_u64().expect("somebody is asked") as usize;
        let question = people[asked].seen["question"].clone();
        people[asked].does(json!({"do": "move", "ply": question["ply"], "move": question["choices"][0]["move"]})).await;
        people[asked].catches_up(ply + 1).await;
    };
    let question = people[ahead].seen["question"].clone();
    people[ahead].does(json!({"do": "move", "ply": question["ply"], "move": "pass"})).await;
    people[ahead].does(json!({"do": "wish", "wish": "take_back", "to": 0})).await;
    let before = people[0].seen["view"]["ply"].as_u64().unwrap();
    drop(people);
    // Another process, as far as anybody can tell.
    let (_, to) = served_over(store).await;
    let mut people = Vec::new();
    for token in &tokens {
        people.push(Client::comes(to, &table, token).await);
    }
    for person in &people {
        assert_eq!(person.seen["view"]["ply"].as_u64(), Some(before));
        assert_eq!(person.seen["table"]["wish"]["wish"], json!({"wish": "take_back", "to": 0}));
    }
    assert!(people[ahead].seen["question"].is_null(), "they have answered");
    let asked = people[0].seen["view"]["asked"]["seat"].as_u64().unwrap() as usize;
    people[asked].does(json!({"do": "move", "ply": before, "move": "pass"})).await;
    people[ahead].catches_up(before + 2).await;
    assert!(people[ahead].seen["table"]["wish"].is_null(), "the game has gone on");
}

/// Two are asked for a bid at once. One bids, and what the other one says meanwhile was meant for a table without that bid.
#[tokio::test(flavor = "multi_thread")]
async fn a_bid_that_was_not_seen_is_not_outbid() {
    let (_, to) = served().await;
    let wanted = json!({"players": 2, "modules": ["characters"], "settings": {"window": 3600}});
    let (_, _, mut people) = two_at_a_table(to, &wanted).await;
    let bids = |person: &Client| -> Vec<Value> {
        let choices = person.seen["question"]["choices"].as_array().cloned().unwrap_or_default();
        let moves = choices.into_iter().map(|choice| choice["move"].clone());
        moves.filter(|mv| mv.as_str().is_some_and(|mv| mv.starts_with("characters bid "))).collect()
    };
    let (asked, ply) = loop {
        let ply = people.iter().filter_map(|person| person.seen["view"]["ply"].as_u64()).max().unwrap_or(0);
        for person in &mut people {
            person.catches_up(ply).await;
            while person.seen["view"].is_null() {
                person.hears().await;
            }
        }
        let asked = people[0].seen["view"]["asked"]["seat"].as_u64().expect("there is an auction") as usize;
        if !bids(&people[asked]).is_empty() && bids(&people[1 - asked]).len() > 1 {
            break (asked, ply);
        }
        let question = people[asked].seen["question"].clone();
        people[asked].does(json!({"do": "move", "ply": question["ply"], "move": question["choices"][0]["move"]})).await;
        people[asked].catches_up(ply + 1).await;
    };
    let answer = |person: &Client, mv: &Value| json!({"do": "move", "ply": person.seen["question"]["ply"], "seen": person.seen["lines"], "move": mv});
    let other = 1 - asked;
    let (least, most) = (bids(&people[asked])[0].clone(), bids(&people[other]).pop().expect("a bid"));
    let (bid, meanwhile) = (answer(&people[asked], &least), answer(&people[other], &most));
    assert_eq!((&bid["ply"], &meanwhile["ply"]), (&json!(ply), &json!(ply + 1)));
    people[asked].does(bid).await;
    let refused = people[other].says(meanwhile).await;
    assert_eq!((&refused["type"], &refused["code"]), (&json!("refused"), &json!("stale")), "{refused}");
    // What is asked instead was told before, and now it can be outbid.
    assert_eq!(
        (&people[other].seen["view"]["ply"], &people[other].seen["question"]["ply"]),
        (&json!(ply + 1), &json!(ply + 1))
    );
    let outbids = answer(&people[other], &most);
    people[other].does(outbids).await;
}

/// Told to stop, a server tells everybody to come back, and goes.
#[tokio::test(flavor = "multi_thread")]
async fn everybody_is_told_when_it_closes() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let to = listener.local_addr().unwrap();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let hub = sabika_server::Hub::new(Memory::default());
    let serving = tokio::spawn(sabika_server::serve(hub, listener, async { drop(stopped.await) }));
    let (_, _, mut people) = two_at_a_table(to, &json!({"players": 2})).await;
    stop.send(()).unwrap();
    for person in &mut people {
        let mut heard = person.hears().await;
        while heard["type"] == "table" {
            heard = person.hears().await;
        }
        assert_eq!(heard["type"], "closing");
    }
    timeout(Duration::from_secs(10), serving).await.expect("it goes").unwrap().unwrap();
}

/// Who came while chairs were free is let go when the game begins, where nobody is to look on.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_stays_who_may_not_look_on() {
    let (_, to) = served().await;
    let (anna, zoe) = (guest(to).await, guest(to).await);
    let table = opened(to, &anna, &json!({"players": 2, "settings": {"watchers": false}})).await;
    let mut host = Client::comes(to, &table, &anna).await;
    let mut stranger = Client::comes(to, &table, &zoe).await;
    host.does(json!({"do": "sit", "seat": 0, "name": "Anna"})).await;
    host.does(json!({"do": "seat_bot", "seat": 1, "bot": "buy_first"})).await;
    host.does(json!({"do": "begin"})).await;
    while stranger.hears().await["type"] != "closed" {
        assert!(stranger.seen["view"].is_null(), "no move of this game is theirs to see");
    }
}
