//! `sabika serve` as it is run: killed in the middle, and nothing that was acknowledged is lost.

mod common;

use common::folder;
use serde_json::{Value, json};
use std::{
    io::{BufRead, BufReader},
    net::TcpStream,
    ops::RangeInclusive,
    path::Path,
    process::{Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
    time::Duration,
};
use tokio_tungstenite::tungstenite::{Message, WebSocket, connect, stream::MaybeTlsStream};

/// A server that is running.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(data: &Path) -> Server {
        Server::start_at(data, "0")
    }
    fn start_at(data: &Path, port: &str) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sabika"))
            .args(["serve", "--port", port, "--lang", "en", "--log", "off", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("piped")).read_line(&mut line).expect("it says where");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(';').next()).expect("an address");
        Server { address: address.to_string(), child }
    }
    fn port(&self) -> &str {
        self.address.rsplit(':').next().expect("a port")
    }
    fn asks(&self, path: &str, token: &str, body: &Value) -> Value {
        let request =
            ureq::post(format!("http://{}{path}", self.address)).header("Authorization", format!("Bearer {token}"));
        let mut answer = request.send(body.to_string()).expect("it answers");
        serde_json::from_str(&answer.body_mut().read_to_string().expect("a text")).expect("JSON")
    }
    fn guest(&self) -> String {
        self.asks("/api/guest", "", &json!({}))["token"].as_str().expect("a token").to_string()
    }
    fn table(&self, token: &str, wanted: &Value) -> String {
        self.asks("/api/tables", token, wanted)["table"].as_str().expect("a table").to_string()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// Somebody at a table.
struct Seat {
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    seen: Value,
}

impl Seat {
    /// None as long as nobody serves.
    fn comes(address: &str, table: &str, token: &str) -> Option<Seat> {
        let url = format!("ws://{address}/api/tables/{table}/socket?token={token}");
        let mut seat = Seat { socket: connect(url).ok()?.0, seen: Value::Null };
        seat.hears()?;
        Some(seat)
    }
    /// The next message; none if the connection is lost.
    fn hears(&mut self) -> Option<Value> {
        loop {
            if let Message::Text(text) = self.socket.read().ok()? {
                let message: Value = serde_json::from_str(&text).expect("JSON");
                if message["type"] == "table" {
                    self.seen = message.clone();
                }
                return Some(message).filter(|message| message["type"] != "closing");
            }
        }
    }
    /// Says something, and hears until it is answered.
    fn says(&mut self, key: &str, command: &Value) -> Option<Value> {
        let message = json!({"key": key, "command": command}).to_string();
        self.socket.send(Message::Text(message.into())).ok()?;
        loop {
            let heard = self.hears()?;
            if heard["key"] == key {
                return Some(heard);
            }
        }
    }
}

/// Plays alone at a table for two until it is told to stop; the server goes away now and then. What was acknowledged is always
/// there again, and what was said twice was done once. How many moves were made: those acknowledged, and perhaps a last one whose
/// answer was lost with the server.
fn plays(address: &str, table: &str, token: &str, stop: &AtomicBool, all: &AtomicU64) -> RangeInclusive<u64> {
    let (mut acknowledged, mut unanswered): (u64, Option<(String, Value)>) = (0, None);
    while !stop.load(Ordering::Relaxed) {
        let Some(mut seat) = Seat::comes(address, table, token) else {
            thread::sleep(Duration::from_millis(5));
            continue;
        };
        let ply = seat.seen["view"]["ply"].as_u64().expect("a game");
        let said = u64::from(unanswered.is_some());
        assert!(
            (acknowledged..=acknowledged + said).contains(&ply),
            "{acknowledged} were acknowledged, {ply} are there"
        );
        while !stop.load(Ordering::Relaxed) {
            let (key, command) = if let Some(again) = unanswered.take() {
                again
            } else {
                let question = &seat.seen["question"];
                let Some(choices) = question["choices"].as_array() else { return acknowledged..=acknowledged };
                let mv = &choices[(acknowledged as usize * 7) % choices.len()]["move"];
                (format!("k{acknowledged}"), json!({"do": "move", "ply": question["ply"], "move": mv}))
            };
            unanswered = Some((key.clone(), command.clone()));
            let Some(answer) = seat.says(&key, &command) else { break };
            assert_eq!(answer["type"], "done", "{answer}");
            unanswered = None;
            acknowledged += 1;
            all.fetch_add(1, Ordering::Relaxed);
            while seat.seen["view"]["ply"].as_u64() != Some(acknowledged) {
                if seat.hears().is_none() {
                    break;
                }
            }
            if seat.seen["view"]["ply"].as_u64() != Some(acknowledged) {
                break;
            }
        }
    }
    acknowledged..=acknowledged + u64::from(unanswered.is_some())
}

/// Killed again and again while four tables are played at: `SABIKA_KILLS=1000` for more than the usual fifty.
#[test]
fn nothing_is_lost_when_it_is_killed() {
    let kills: u32 = std::env::var("SABIKA_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(50);
    let data = folder("killed");
    let mut server = Server::start(&data);
    let (token, address) = (server.guest(), server.address.clone());
    let modules =
        [json!([]), json!(["squares", "vizier", "camps"]), json!(["thieves", "bonus_cards"]), json!(["diamonds"])];
    // Enough of them that there is always one to be played at.
    let each = 1 + kills as usize / 60;
    let tables: Vec<String> = modules
        .iter()
        .flat_map(|modules| std::iter::repeat_n(modules, each))
        .map(|modules| {
            let wanted = json!({"players": 2, "modules": modules, "settings": {"one_device": true}});
            let table = server.table(&token, &wanted);
            let mut seat = Seat::comes(&address, &table, &token).expect("in");
            for (n, command) in [
                json!({"do": "sit", "seat": 0, "name": "Anna"}),
                json!({"do": "sit", "seat": 1, "name": "Ben"}),
                json!({"do": "begin"}),
            ]
            .iter()
            .enumerate()
            {
                assert_eq!(seat.says(&format!("begin-{n}"), command).expect("an answer")["type"], "done");
            }
            table
        })
        .collect();
    let (stop, all) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    let players: Vec<_> = tables
        .chunks(each)
        .map(|own| {
            let (own, address, token) = (own.to_vec(), address.clone(), token.clone());
            let (stop, all) = (stop.clone(), all.clone());
            thread::spawn(move || -> Vec<RangeInclusive<u64>> {
                own.iter().map(|table| plays(&address, table, &token, &stop, &all)).collect()
            })
        })
        .collect();
    let mut luck = 1_u64;
    for _ in 0..kills {
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        thread::sleep(Duration::from_millis(5 + (luck >> 33) % 120));
        drop(server);
        server = Server::start_at(&data, address.rsplit(':').next().expect("a port"));
    }
    stop.store(true, Ordering::Relaxed);
    let played: Vec<_> = players.into_iter().flat_map(|player| player.join().expect("nothing was lost")).collect();
    println!("{kills} kills, {} moves acknowledged, none lost, none made twice", all.load(Ordering::Relaxed));
    assert!(all.load(Ordering::Relaxed) > u64::from(kills.min(50)), "{played:?}");
    // While it is served it can be copied and read; the copy is whole.
    let (data, copy, restored) = (data.display(), data.join("copy.db"), folder("restored"));
    let fine = common::sabika(&format!("fsck --lang en --data {data}"), "").well();
    assert!(fine.out.contains(&format!("{} tables were read, every log is whole.", tables.len())), "{}", fine.out);
    common::sabika(&format!("backup {} --data {data}", copy.display()), "").well();
    common::sabika(&format!("restore {} --data {}", copy.display(), restored.display()), "").well();
    let again = common::sabika(&format!("restore {} --data {}", copy.display(), restored.display()), "");
    assert_eq!(again.code, 2, "what is there is not overwritten: {}", again.err);
    let other = Server::start(&restored);
    for (table, played) in tables.iter().zip(played) {
        for address in [&address, &other.address] {
            let ply = Seat::comes(address, table, &token).expect("in").seen["view"]["ply"].as_u64();
            assert!(ply.is_some_and(|ply| played.contains(&ply)), "{ply:?} of {played:?}");
        }
    }
}

/// Four bots come to a server from outside and play a whole game with each other.
#[test]
fn bots_come_from_outside() {
    let server = Server::start(&folder("bots"));
    let token = server.guest();
    let table = server.table(&token, &json!({"players": 3, "modules": ["squares", "vizier"]}));
    let mut host = Seat::comes(&server.address, &table, &token).expect("in");
    let invited = host.says("link", &json!({"do": "invite", "role": "sit", "seat": 2})).expect("an answer");
    let link = invited["link"].as_str().expect("a link").to_string();
    let come = |more: String| {
        let args = format!("host-bot {table} --server {} {more}", server.address);
        thread::spawn(move || common::sabika(&args, ""))
    };
    let bots = [
        come("--bot greedy --seat 0".into()),
        come("--bot buy_first --seat 1 --name Bea".into()),
        come(format!("--bot random --link {link}")),
    ];
    let all = |seen: &Value| {
        seen["table"]["chairs"].as_array().is_some_and(|chairs| chairs.iter().all(|chair| chair["kind"] == "person"))
    };
    while !all(&host.seen) {
        host.hears().expect("they come");
    }
    assert_eq!(host.says("begin", &json!({"do": "begin"})).expect("an answer")["type"], "done");
    for bot in bots {
        bot.join().expect("it ends").well();
    }
    let taken = common::sabika(&format!("host-bot {table} --server {}", server.address), "");
    assert_eq!(taken.code, 2, "there is no chair: {}", taken.err);
    common::sabika(&format!("host-bot {} --server 127.0.0.1:1", "0".repeat(32)), "").refused("127.0.0.1:1");
}

/// A flag is worth more than the environment, that more than a file; what is wrong in it is said.
#[test]
fn settings_come_from_a_file() {
    let folder = folder("settings");
    std::fs::create_dir_all(&folder).expect("made");
    let file = folder.join("serve.toml");
    std::fs::write(&file, "port = 1\ndata = \"/proc/nowhere\"\nkeep_over = 7\n").expect("written");
    common::sabika(&format!("serve --config {}", file.display()), "").refused("/proc/nowhere");
    std::fs::write(&file, "prot = 1\n").expect("written");
    common::sabika(&format!("serve --config {}", file.display()), "").refused("prot");
    common::sabika("serve --config /nowhere.toml", "").refused("/nowhere.toml");
}

/// What somebody reports is read by whoever runs the server.
#[test]
fn reports_are_read() {
    let data = folder("reports");
    let server = Server::start(&data);
    let token = server.guest();
    let table = server.table(&token, &json!({"players": 2}));
    let path = format!("http://{}/api/tables/{table}/report", server.address);
    let told = json!({"text": "Ben is rude"}).to_string();
    ureq::post(&path).header("Authorization", format!("Bearer {token}")).send(told).expect("it is kept");
    let read = common::sabika(&format!("reports --lang en --data {}", data.display()), "").well();
    assert!(read.out.contains("Ben is rude") && read.out.contains("One report."), "{}", read.out);
}

#[test]
fn what_cannot_be_served_is_said() {
    let data = folder("served-twice");
    let server = Server::start(&data);
    let args = format!("serve --port 0 --data {}", data.display());
    common::sabika(&args, "").refused("another process uses it");
    let port = server.port();
    let other = folder("served-other");
    common::sabika(&format!("serve --port {port} --data {}", other.display()), "").refused("in use");
}

/// A record proves what was promised before its game.
#[test]
fn a_deal_is_verified() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records/base/3_players.txt");
    let proved = common::sabika(&format!("verify {file} --lang en"), "").well();
    let hash = proved.out.split(" as ").nth(1).expect("a hash").trim().trim_end_matches('.');
    common::sabika(&format!("verify {file} --commitment {hash}"), "").well();
    let other = common::sabika(&format!("verify {file} --commitment {}", "0".repeat(64)), "");
    assert_eq!(other.code, 1, "{}", other.err);
}

/// Many tables at once: every move is acknowledged.
#[test]
fn a_server_is_loaded() {
    let server = Server::start(&folder("loaded"));
    let pid = server.child.id();
    let args =
        format!("load --server {} --tables 8 --seconds 1 --pid {pid} --modules squares,camps --json", server.address);
    let report: Value = serde_json::from_str(&common::sabika(&args, "").well().out).expect("JSON");
    assert!(report["moves"].as_u64().is_some_and(|moves| moves > 50), "{report}");
    assert_eq!(report["refused"], 0, "{report}");
    common::sabika("load --server 127.0.0.1:1", "").refused("127.0.0.1:1");
}
