//! `sabika ladder`: every bot against every other, and how strong that makes them.
//!
//! Each two bots meet in both ways: one of the first against copies of the second, and the reverse. Every deal is played once from each
//! seat, so luck of the deal and of the seat fall on both alike.

mod plot;
mod rating;
mod tables;

use crate::{
    Failure, Voice,
    draw::{
        grid::{grid, left, right},
        paint,
        table::heading,
    },
    names,
    sim::{
        arena::{Arena, Outcome, Player},
        book::Book,
        lineup, on_interrupt, progress,
        stats::Report,
    },
};
use indicatif::ProgressBar;
use rating::{Strength, Won, rate};
use rayon::ThreadPool;
use sabika_engine::{Config, value::Seat};
use serde::Serialize;
use std::{fs, path::PathBuf, sync::atomic::AtomicBool, time::Duration};

/// The arguments.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The bots: at least two of those that sim knows
    #[arg(long, value_name = "LIST", default_value = "buy_first,apprentice,mason,greedy,builder,architect", value_parser = names::bots(), hide_possible_values = true)]
    bots: Vec<String>,
    /// Where they meet: numbers of players, presets, or single modules (with three players; NAME:4 for four), or all for eleven of them
    #[arg(long, value_name = "LIST", default_value = "3")]
    tables: String,
    /// How many games each two bots play at each table, at least
    #[arg(long, value_name = "N", default_value_t = 120)]
    games: u64,
    /// The first deal; the others count on from it
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many threads [default: one for each core]; only the times depend on it
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Draw the ladder into this file, as SVG
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Report as JSON
    #[arg(long)]
    json: bool,
}

/// One table's ladder.
#[derive(Serialize)]
pub struct Standing {
    pub table: String,
    pub config: Config,
    pub games: usize,
    /// The strongest first.
    pub bots: Vec<Entry>,
    pub meetings: Vec<Meeting>,
}

/// One bot at one table.
#[derive(Serialize)]
pub struct Entry {
    pub bot: String,
    #[serde(flatten)]
    pub strength: Strength,
    /// How long it thought about a question, on the mean.
    pub millis: f64,
}

/// One of a bot against copies of another.
#[derive(Serialize)]
pub struct Meeting {
    pub bot: String,
    pub others: String,
    pub games: usize,
    pub win_share: f64,
    /// Half the width of the 95 % interval of the win share.
    pub half_interval: f64,
    pub fair_share: f64,
}

/// Plays all games and reports. Ctrl-C ends the run early, with the tables that were played to the end.
pub fn run(args: &Args, voice: &Voice) -> Result<(), Failure> {
    let players = lineup::read(&args.bots, voice)?;
    for (at, player) in players.iter().enumerate() {
        if players.len() < 2 || players[..at].iter().any(|other| other.label == player.label) {
            return Err(Failure::input("--bots", voice.say("terminal-ladder-two", &[])));
        }
    }
    for (field, number) in [("--games", args.games), ("--threads", args.threads.unwrap_or(1) as u64)] {
        if number == 0 {
            return Err(Failure::input(field, voice.say("terminal-at-least-one", &[])));
        }
    }
    let list = if args.tables == "all" { tables::ALL } else { &args.tables };
    let unknown = |name: &str| {
        let why = voice.say("terminal-ladder-unknown", &[("table", name.to_string().into())]);
        Failure::input("--tables", why)
    };
    let places: Vec<(&str, Config)> = list
        .split(',')
        .map(|name| tables::table(name.trim()).map(|config| (name.trim(), config)).ok_or_else(|| unknown(name)))
        .collect::<Result<_, _>>()?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.unwrap_or(0)).build();
    let pool = pool.map_err(|e| Failure::input("--threads", e))?;
    if let Some(file) = &args.svg {
        // Not after hours of games.
        fs::write(file, "").map_err(|e| Failure::input(format!("--svg {}", file.display()), e))?;
    }
    let pairs = players.len() * (players.len() - 1) / 2;
    let all: u64 = places.iter().map(|(_, config)| pairs as u64 * 2 * side(args.games, config.players)).sum();
    let (bar, stop) = (progress(all), on_interrupt());
    let ladder = Ladder { players: &players, games: args.games, seed: args.seed, pool: &pool, bar: &bar, stop: &stop };
    let mut standings = Vec::new();
    for (name, config) in places {
        match ladder.at(name, config, voice)? {
            Some(standing) => standings.push(standing),
            None => break,
        }
    }
    bar.finish_and_clear();
    if standings.is_empty() {
        return Err(Failure::Told);
    }
    if let Some(file) = &args.svg {
        fs::write(file, plot::svg(&standings)).map_err(|e| Failure::input(format!("--svg {}", file.display()), e))?;
    }
    let text = if args.json {
        format!("{}\n", voice.to_json(&standings)?)
    } else {
        standings.iter().map(|standing| written(standing, voice)).collect()
    };
    voice.print(&text)?;
    if stop.load(std::sync::atomic::Ordering::Relaxed) { Err(Failure::Told) } else { Ok(()) }
}

/// How many games of one bot against copies of another: half of all, in whole blocks.
fn side(games: u64, players: u8) -> u64 {
    games.div_ceil(2 * u64::from(players)) * u64::from(players)
}

struct Ladder<'a> {
    players: &'a [Player],
    games: u64,
    seed: u64,
    pool: &'a ThreadPool,
    bar: &'a ProgressBar,
    stop: &'a AtomicBool,
}

impl Ladder<'_> {
    /// The ladder of one table; none if it was stopped before the end.
    fn at(&self, table: &str, config: Config, voice: &Voice) -> Result<Option<Standing>, Failure> {
        let bots = self.players.len();
        let (mut blocks, mut meetings) = (Vec::<Vec<Won>>::new(), Vec::new());
        let (mut thought, mut asked) = (vec![Duration::ZERO; bots], vec![0u32; bots]);
        for (one, other) in (0..bots).flat_map(|one| (0..bots).map(move |other| (one, other))) {
            if one == other {
                continue;
            }
            let place = |seat: u8| if seat == 0 { one } else { other };
            let arena = Arena {
                config,
                lineup: (0..config.players).map(|seat| self.players[place(seat)].clone()).collect(),
                seed: self.seed,
                rotations: u64::from(config.players),
                records: None,
                patience: Duration::from_mins(1),
                timed: true,
                voice,
            };
            let games = side(self.games, config.players);
            let outcomes = self.played(&arena, games)?;
            if outcomes.len() < games as usize {
                return Ok(None);
            }
            let who = |outcome: &Outcome, seat: Seat| place(arena.place(seat, outcome.rotation) as u8);
            let finished = |outcome: &Outcome| {
                let won = |seat: Seat| outcome.winners >> seat.number() & 1 == 1;
                Won::of(Seat::all(config.players).map(|seat| (who(outcome, seat) as u8, won(seat))))
            };
            blocks.extend(outcomes.chunks(arena.rotations as usize).map(|deal| deal.iter().map(finished).collect()));
            for outcome in &outcomes {
                for seat in Seat::all(config.players) {
                    let (stand, bot) = (&outcome.stands[seat], who(outcome, seat));
                    thought[bot] += stand.thought;
                    asked[bot] += stand.asked;
                }
            }
            let report = Report::new(&arena, &outcomes);
            let label = &self.players[one].label;
            let own = report.bots.iter().find(|bot| bot.bot == *label).expect("it has played");
            meetings.push(Meeting {
                bot: label.clone(),
                others: self.players[other].label.clone(),
                games: outcomes.len(),
                win_share: own.win_share,
                half_interval: own.half_interval,
                fair_share: own.fair_share,
            });
        }
        let anchor = self.players.iter().position(|player| player.label == "greedy").unwrap_or(0);
        let mut entries: Vec<Entry> = rate(bots, &blocks, anchor)
            .into_iter()
            .enumerate()
            .map(|(bot, strength)| Entry {
                bot: self.players[bot].label.clone(),
                strength,
                millis: thought[bot].as_secs_f64() * 1e3 / f64::from(asked[bot].max(1)),
            })
            .collect();
        entries.sort_by(|a, b| b.strength.rating.total_cmp(&a.strength.rating));
        let games = blocks.iter().map(Vec::len).sum();
        Ok(Some(Standing { table: table.to_string(), config, games, bots: entries, meetings }))
    }
    fn played(&self, arena: &Arena<'_>, games: u64) -> Result<Vec<Outcome>, Failure> {
        let book = Book::open(arena, None, self.bar, self.stop)?;
        arena.play(games, self.pool, &book);
        book.close()
    }
}

fn written(standing: &Standing, voice: &Voice) -> String {
    let say = |id: &str| voice.say(&format!("terminal-{id}"), &[]);
    let faint = |id: &str| right(say(id)).painted(paint::FAINT);
    let args = [
        ("table", standing.table.clone().into()),
        ("games", standing.games.to_string().into()),
        ("players", standing.config.players.into()),
    ];
    let mut rows =
        vec![vec![left(say("sim-bot")), faint("ladder-rating"), faint("ladder-interval"), faint("ladder-time")]];
    rows.extend(standing.bots.iter().map(|entry| {
        vec![
            left(&entry.bot).painted(paint::STRONG),
            right(format!("{:.0}", entry.strength.rating)).painted(paint::GOOD),
            right(format!("{:.0} – {:.0}", entry.strength.low, entry.strength.high)),
            right(format!("{:.2} ms", entry.millis)),
        ]
    }));
    let mut out = format!("{}\n{}", heading(&voice.say("terminal-ladder-title", &args)), grid(&rows));
    let mut rows = vec![vec![
        left(say("sim-bot")),
        left(say("ladder-against")),
        faint("sim-wins"),
        faint("sim-fair"),
        faint("ladder-games"),
    ]];
    rows.extend(standing.meetings.iter().map(|meeting| {
        vec![
            left(&meeting.bot).painted(paint::STRONG),
            left(format!("{} × {}", standing.config.players - 1, meeting.others)),
            right(format!("{:.1} % ± {:.1}", 100.0 * meeting.win_share, 100.0 * meeting.half_interval)),
            right(format!("{:.1} %", 100.0 * meeting.fair_share)),
            right(meeting.games),
        ]
    }));
    out += &grid(&rows);
    out
}
