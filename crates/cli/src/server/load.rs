//! `sabika load`: many tables over real WebSockets at a server, and how it holds.

use super::client::{Heard, Server};
use crate::{
    Failure, Voice,
    draw::grid::{grid, left, right},
};
use sabika_engine::value::Dice;
use serde::Serialize;
use serde_json::json;
use std::{
    fs,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::{
    runtime::Runtime,
    task::JoinSet,
    time::{sleep, timeout},
};

/// The arguments.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The server
    #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:7373")]
    server: String,
    /// How many tables, each with one connection that plays for everybody
    #[arg(long, value_name = "N", default_value_t = 100)]
    tables: u32,
    /// How many play at each
    #[arg(long, value_name = "N", default_value_t = 2)]
    players: u8,
    /// How many look on at each, over connections of their own
    #[arg(long, value_name = "N", default_value_t = 0)]
    watchers: u32,
    /// For how long
    #[arg(long, value_name = "SECONDS", default_value_t = 10)]
    seconds: u64,
    /// For how long before anything is counted: until all have come and sat down
    #[arg(long, value_name = "SECONDS", default_value_t = 0)]
    warm: u64,
    /// How long each table waits between two moves, more or less
    #[arg(long, value_name = "MILLIS", default_value_t = 0)]
    pause: u64,
    /// The modules that are played, separated by commas
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    modules: Vec<String>,
    /// The process of the server, whose processor time and memory are reported
    #[arg(long, value_name = "PID")]
    pid: Option<u32>,
    /// Report as JSON
    #[arg(long)]
    json: bool,
}

/// What came of it.
#[derive(Serialize)]
struct Report {
    tables: u32,
    seconds: f64,
    moves: usize,
    moves_per_second: f64,
    /// From a move to its acknowledgement, which comes when it is on the disk, in milliseconds.
    p50_ms: f64,
    p95_ms: f64,
    p99_ms: f64,
    most_ms: f64,
    refused: usize,
    /// Of the server: processor time, moves in a second of it, memory.
    #[serde(skip_serializing_if = "Option::is_none")]
    server_cpu_seconds: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves_per_cpu_second: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    server_memory_mb: Option<f64>,
    /// Of this program itself, which shares the machine with the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    own_cpu_seconds: Option<f64>,
}

/// Loads a server.
pub fn run(args: &Args, voice: &Voice) -> Result<(), Failure> {
    let report = Runtime::new()?.block_on(load(args))?;
    if args.json {
        return voice.json(&report);
    }
    let ms = |value: f64| format!("{value:.1} ms");
    let mut rows = vec![
        ("terminal-load-moves", format!("{} ({:.0}/s)", report.moves, report.moves_per_second)),
        ("terminal-load-latency", [report.p50_ms, report.p95_ms, report.p99_ms, report.most_ms].map(ms).join(" · ")),
        ("terminal-load-refused", report.refused.to_string()),
    ];
    if let (Some(cpu), Some(rate), Some(memory)) =
        (report.server_cpu_seconds, report.moves_per_cpu_second, report.server_memory_mb)
    {
        rows.push(("terminal-load-cpu", format!("{cpu:.2} s ({rate:.0}/s)")));
        rows.push(("terminal-load-memory", format!("{memory:.0} MB")));
    }
    let rows: Vec<_> = rows.into_iter().map(|(id, value)| vec![left(voice.say(id, &[])), right(value)]).collect();
    voice.print(&grid(&rows))
}

async fn load(args: &Args) -> Result<Report, Failure> {
    let server = Server::new(&args.server);
    let (stop, mut all) = (Arc::new(AtomicBool::new(false)), JoinSet::new());
    let wanted = json!({"players": args.players, "modules": args.modules, "settings": {"one_device": true}});
    let mut tables = Vec::new();
    for _ in 0..args.tables {
        let token = server.guest()?;
        let table = server.post("/api/tables", &token, &wanted)?["table"].as_str().unwrap_or_default().to_string();
        tables.push((table, token));
    }
    // They look on from the beginning, each over a connection of its own.
    let mut watchers = JoinSet::new();
    for (table, _) in &tables {
        for _ in 0..args.watchers {
            let (server, table, stop) = (server.clone(), table.clone(), stop.clone());
            watchers.spawn(async move {
                let mut seat = server.come(&table, "").await;
                while let Some(seat) = seat.as_mut().filter(|_| !stop.load(Ordering::Relaxed)) {
                    if timeout(Duration::from_secs(1), seat.ignore()).await == Ok(false) {
                        break;
                    }
                }
            });
        }
    }
    let counts = Arc::new(AtomicBool::new(args.warm == 0));
    for (n, (table, token)) in (1_u64..).zip(tables) {
        let pause = Duration::from_millis(args.pause);
        // Not all of them at once.
        let begins = pause.mul_f64(n as f64 / f64::from(args.tables.max(1)));
        let game = Game { server: server.clone(), table, token, players: args.players, seed: n, pause };
        let (stop, counts) = (stop.clone(), counts.clone());
        all.spawn(async move {
            sleep(begins).await;
            game.play(&stop, &counts).await
        });
    }
    sleep(Duration::from_secs(args.warm)).await;
    counts.store(true, Ordering::Relaxed);
    let me = Some(std::process::id());
    let (before, own, began) = (used(args.pid), used(me), Instant::now());
    sleep(Duration::from_secs(args.seconds)).await;
    stop.store(true, Ordering::Relaxed);
    let (mut waited, mut refused) = (Vec::new(), 0);
    while let Some(played) = all.join_next().await {
        let (own, failed) = played.map_err(|e| Failure::Failed(e.to_string()))?;
        waited.extend(own);
        refused += failed;
    }
    let (seconds, after) = (began.elapsed().as_secs_f64(), used(args.pid));
    waited.sort_unstable();
    let at = |part: f64| {
        let place = ((waited.len() as f64 * part) as usize).min(waited.len().saturating_sub(1));
        waited.get(place).map_or(0.0, |time: &Duration| time.as_secs_f64() * 1_000.0)
    };
    let cpu = before.zip(after).map(|(before, after)| after.0 - before.0);
    Ok(Report {
        tables: args.tables,
        seconds,
        moves: waited.len(),
        moves_per_second: waited.len() as f64 / seconds,
        p50_ms: at(0.5),
        p95_ms: at(0.95),
        p99_ms: at(0.99),
        most_ms: at(1.0),
        refused,
        server_cpu_seconds: cpu,
        moves_per_cpu_second: cpu.filter(|cpu| *cpu > 0.0).map(|cpu| waited.len() as f64 / cpu),
        server_memory_mb: after.map(|after| after.1),
        own_cpu_seconds: own.zip(used(me)).map(|(before, after)| after.0 - before.0),
    })
}

/// One table.
struct Game {
    server: Server,
    table: String,
    token: String,
    players: u8,
    seed: u64,
    pause: Duration,
}

impl Game {
    /// Sits down for everybody, begins, and answers every question by chance. How long each move took that counts, and how many
    /// were refused.
    async fn play(self, stop: &AtomicBool, counts: &AtomicBool) -> (Vec<Duration>, usize) {
        let (mut waited, mut refused, mut dice) = (Vec::new(), 0, Dice::loose(self.seed));
        let Some(mut seat) = self.server.come(&self.table, &self.token).await else { return (waited, 1) };
        for number in 0..self.players {
            seat.does(&json!({"do": "sit", "seat": number, "name": format!("Player {number}")})).await;
        }
        if let Heard::Refused(_) | Heard::Gone = seat.does(&json!({"do": "begin"})).await {
            return (waited, 1);
        }
        let mut moves = Vec::new();
        while !stop.load(Ordering::Relaxed) {
            let Some(view) = seat.asked() else {
                // The game is over, or has not been seen yet.
                if seat.table["stage"] == "over" || matches!(seat.hear().await, Heard::Gone) {
                    break;
                }
                continue;
            };
            let Some(sight) = view.sight() else { break };
            moves.clear();
            sight.moves(&mut moves);
            let command = seat.answer(view.open().ply(), &dice.pick(&moves).to_string());
            let said = Instant::now();
            match seat.does(&command).await {
                Heard::Done => waited.extend(counts.load(Ordering::Relaxed).then(|| said.elapsed())),
                Heard::Gone => return (waited, refused + 1),
                _ => refused += 1,
            }
            // People do not move in step: half as long, or half as long again.
            sleep(self.pause.mul_f64(0.5 + f64::from(dice.below(1_000)) / 1_000.0)).await;
        }
        (waited, refused)
    }
}

/// The processor time of a process in seconds, and its memory in megabytes, where the system tells.
fn used(pid: Option<u32>) -> Option<(f64, f64)> {
    let stat = fs::read_to_string(format!("/proc/{}/stat", pid?)).ok()?;
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?;
    let status = fs::read_to_string(format!("/proc/{}/status", pid?)).ok()?;
    let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some((ticks / 100.0, memory.split_whitespace().next()?.parse::<f64>().ok()? / 1_024.0))
}
