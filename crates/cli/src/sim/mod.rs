//! `sabika sim`: many games between bots.

mod ahead;
pub(crate) mod arena;
pub(crate) mod book;
mod csv;
pub(crate) mod lineup;
mod program;
pub(crate) mod stats;

use crate::{
    Failure, Voice,
    draw::{
        grid::{Field, grid, left, right},
        paint,
        table::heading,
        width,
    },
    game_args::GameArgs,
    names,
};
use arena::Arena;
use book::Book;
use indicatif::{ProgressBar, ProgressStyle};
use stats::Report;
use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

/// The arguments.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// The bots, in seat order and over again: random, buy_first, apprentice, mason, greedy, builder, architect, emir, sultan (the last four also as emir@500 for so many futures, emir@100ms for so long), or cmd:COMMAND for a program of your own
    #[arg(long, value_name = "LIST", default_value = "greedy", value_parser = names::bots(), hide_possible_values = true)]
    bots: Vec<String>,
    /// How long a program of your own may think about one answer, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    patience: u64,
    #[command(flatten)]
    game: GameArgs,
    /// Play every deal once with each rotation of the bots over the seats
    #[arg(long)]
    blocks: bool,
    /// How many threads [default: one for each core]; the result does not depend on it
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Write one row per game to this file, as they come; - is standard output, and the report goes to standard error
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write the record of each game into this folder, as text, named by its number and its seed
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Report as JSON
    #[arg(long)]
    json: bool,
}

/// Plays the games and reports. Ctrl-C ends the run early, with the report of what was played.
pub fn run(args: &Args, voice: &Voice) -> Result<(), Failure> {
    let players = lineup::read(&args.bots, voice)?;
    let threads = args.threads.map_or(1, |threads| threads as u64);
    for (field, number) in [("--games", args.games), ("--threads", threads), ("--patience", args.patience)] {
        if number == 0 {
            return Err(Failure::input(field, voice.say("terminal-at-least-one", &[])));
        }
    }
    let config = args.game.config(args.game.players.unwrap_or(3), voice)?;
    let seats = usize::from(config.players);
    let arena = Arena {
        config,
        lineup: (0..seats).map(|seat| players[seat % players.len()].clone()).collect(),
        seed: args.game.seed_number(),
        rotations: if args.blocks { seats as u64 } else { 1 },
        records: args.records.clone(),
        patience: Duration::from_secs(args.patience),
        timed: false,
        voice,
    };
    let games = args.games.div_ceil(arena.rotations) * arena.rotations;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.unwrap_or(0)).build();
    let pool = pool.map_err(|e| Failure::input("--threads", e))?;
    if let Some(folder) = &args.records {
        writable(folder).map_err(|e| Failure::input(format!("--records {}", folder.display()), e))?;
    }
    let rows = args.csv.as_deref().map(rows).transpose()?;
    let (bar, stop) = (progress(games), on_interrupt());
    let book = Book::open(&arena, rows, &bar, &stop)?;
    let start = Instant::now();
    arena.play(games, &pool, &book);
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let mut outcomes = book.close()?;
    // Of a run that was stopped, whole blocks only: what is reported is then the run of so many games.
    outcomes.truncate(outcomes.len() - outcomes.len() % arena.rotations as usize);
    let played = outcomes.len() as u64;
    if played < games {
        let args = [("played", played.to_string().into()), ("games", games.to_string().into())];
        voice.remark(&voice.say("terminal-sim-stopped", &args));
        if played == 0 {
            return Err(Failure::Told);
        }
    }
    let report = Report::new(&arena, &outcomes);
    let text = if args.json { format!("{}\n", voice.to_json(&report)?) } else { written(&report, voice) };
    if args.csv.as_deref().is_some_and(is_standard) {
        voice.remark(text.trim_end());
    } else {
        voice.print(&text)?;
    }
    let args = [
        ("games", played.to_string().into()),
        ("seconds", format!("{seconds:.2}").into()),
        ("rate", format!("{:.0}", played as f64 / seconds.max(1e-9)).into()),
        ("threads", pool.current_num_threads().into()),
    ];
    voice.remark(&voice.say("terminal-sim-speed", &args));
    if played < games { Err(Failure::Told) } else { Ok(()) }
}

/// True once somebody pressed Ctrl-C; who presses it again wants the end at once.
pub(crate) fn on_interrupt() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let seen = Arc::clone(&stop);
    let again = move || {
        if seen.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    };
    // Without it Ctrl-C ends the run as it ends every other: no reason not to play.
    ctrlc::set_handler(again).ok();
    stop
}

/// Is this standard output?
fn is_standard(file: &Path) -> bool {
    file.as_os_str() == "-"
}

/// Where rows go, open before the first game is played.
fn rows(file: &Path) -> Result<Box<dyn Write + Send>, Failure> {
    if is_standard(file) {
        return Ok(Box::new(io::stdout()));
    }
    let file = fs::File::create(file).map_err(|e| Failure::input(format!("--csv {}", file.display()), e))?;
    Ok(Box::new(file))
}

/// Makes a folder if need be, and tries whether a file can be written there.
fn writable(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let trial = folder.join(format!(".sabika.{}.part", std::process::id()));
    fs::write(&trial, "")?;
    fs::remove_file(trial)
}

/// On a terminal only: indicatif sees to that.
pub(crate) fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta}");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// The names of commands that are too long for a table: they are numbered there, and explained below it.
fn long_names(report: &Report) -> Vec<&str> {
    const ROOM: usize = 10;
    report.bots.iter().map(|bot| bot.bot.as_str()).filter(|name| width(name) > ROOM).collect()
}

fn per_cent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn wins(share: f64, half: f64) -> Field {
    right(format!("{} ± {:.1}", per_cent(share), 100.0 * half)).painted(paint::GOOD)
}

fn written(report: &Report, voice: &Voice) -> String {
    let say = |id: &str| voice.say(&format!("terminal-sim-{id}"), &[]);
    let head = |columns: &[&str]| -> Vec<Field> {
        let (first, rest) = columns.split_first().expect("a first column");
        let rest = rest.iter().map(|id| right(say(id)).painted(paint::FAINT));
        std::iter::once(left(say(first))).chain(rest).collect()
    };
    let long = long_names(report);
    let numbered = |bot: &str| long.iter().position(|name| *name == bot).map(|n| format!("cmd {}", n + 1));
    let name = |bot: &str| left(numbered(bot).unwrap_or_else(|| bot.into())).painted(paint::STRONG);
    let number = |number: f64| right(format!("{number:.1}"));
    let mut rows = vec![head(&["bot", "seats", "wins", "fair", "points", "wall", "turns", "bought", "exact"])];
    rows.extend(report.bots.iter().map(|bot| {
        vec![
            name(&bot.bot),
            right(bot.seats),
            wins(bot.win_share, bot.half_interval),
            right(per_cent(bot.fair_share)),
            number(bot.points),
            number(bot.wall),
            number(bot.turns),
            number(bot.purchases),
            right(per_cent(bot.exact_share)),
        ]
    }));
    let args = [("games", report.games.to_string().into()), ("players", report.players.into())];
    let mut out = format!("{}\n{}", heading(&voice.say("terminal-sim-title", &args)), grid(&rows));

    for (n, name) in (1..).zip(&long) {
        out += &format!("  cmd {n} = {name}\n");
    }

    let mut rows = vec![head(&["seat", "wins", "points"])];
    let seat = |seat: &stats::SeatReport| {
        vec![left(seat.seat).painted(paint::STRONG), wins(seat.win_share, seat.half_interval), number(seat.points)]
    };
    rows.extend(report.seats.iter().map(seat));
    out += &format!("{}\n{}", heading(&say("by-seat")), grid(&rows));

    let mut rows = vec![head(&["bot"])];
    let tenth = |n: usize| match n {
        0 => say("least"),
        10 => say("most"),
        n => format!("{n}0"),
    };
    rows[0].extend((0..=10).map(|n| right(tenth(n)).painted(paint::FAINT)));
    rows.extend(report.bots.iter().map(|bot| std::iter::once(name(&bot.bot)).chain(bot.deciles.map(right)).collect()));
    out += &format!("{}\n{}", heading(&say("spread")), grid(&rows));

    let args = [
        ("turns", format!("{:.1}", report.turns).into()),
        ("moves", format!("{:.1}", report.moves).into()),
        ("shared", format!("{:.1}", 100.0 * report.shared_wins).into()),
    ];
    out += &format!("{}\n", voice.say("terminal-sim-length", &args));
    let args = [("first", report.seed.to_string().into()), ("last", report.last_seed.to_string().into())];
    out += &format!("{}\n", voice.say("terminal-sim-seed", &args));
    out + &format!("{}\n", voice.say("terminal-sim-hash", &[("hash", report.hash.as_str().into())]))
}
