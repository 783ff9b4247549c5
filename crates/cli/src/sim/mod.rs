//! `sabika sim`: many games between bots.

mod arena;
mod csv;
mod stats;

use crate::{
    Failure, Voice,
    draw::{
        grid::{grid, left, right},
        paint,
        table::heading,
    },
    files,
    game_args::GameArgs,
    play::unknown_bot,
};
use arena::Arena;
use indicatif::{ProgressBar, ProgressStyle};
use sabika_bots::by_name;
use sabika_engine::modules::{Bare, House, ModuleSet};
use stats::Report;
use std::{path::PathBuf, time::Instant};

/// The arguments.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// The bots, in seat order and over again: greedy, buy_first, random
    #[arg(long, value_name = "LIST", default_value = "greedy")]
    bots: String,
    #[command(flatten)]
    game: GameArgs,
    /// Play every deal once with each rotation of the bots over the seats
    #[arg(long)]
    blocks: bool,
    /// How many threads [default: one for each core]; the result does not depend on it
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Write one row per game to this file
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Report as JSON
    #[arg(long)]
    json: bool,
}

/// Plays the games and reports.
pub fn run(args: &Args, voice: &Voice) -> Result<(), Failure> {
    let bots: Vec<String> = args.bots.split(',').map(|name| name.trim().to_string()).collect();
    if let Some(name) = bots.iter().find(|name| by_name(name, 0).is_none()) {
        return Err(unknown_bot("--bots", name, voice));
    }
    if args.games == 0 {
        return Err(Failure::input("--games", voice.say("terminal-at-least-one", &[])));
    }
    let config = args.game.config(args.game.players.unwrap_or(3), voice)?;
    let players = usize::from(config.players);
    let arena = Arena {
        config,
        lineup: (0..players).map(|seat| bots[seat % bots.len()].clone()).collect(),
        seed: args.game.seed_number(),
        rotations: if args.blocks { players as u64 } else { 1 },
    };
    let games = args.games.div_ceil(arena.rotations) * arena.rotations;
    let threads = args.threads.unwrap_or(0);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|e| Failure::input("--threads", e))?;
    let bar = progress(games);
    let start = Instant::now();
    let outcomes = pool.install(|| {
        if config.rooms() == ModuleSet::EMPTY {
            arena.play::<Bare>(games, &bar)
        } else {
            arena.play::<House>(games, &bar)
        }
    });
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    if let Some(file) = &args.csv {
        files::write(file, csv::table(&arena, &outcomes).as_bytes())
            .map_err(|e| Failure::Failed(format!("{}: {e}", file.display())))?;
    }
    let report = Report::new(&arena, &outcomes);
    let told = if args.json { voice.json(&report) } else { print(&report, voice) };
    told?;
    let args = [
        ("games", games.to_string().into()),
        ("seconds", format!("{seconds:.2}").into()),
        ("rate", format!("{:.0}", games as f64 / seconds.max(1e-9)).into()),
        ("threads", pool.current_num_threads().into()),
    ];
    voice.remark(&voice.say("terminal-sim-speed", &args));
    Ok(())
}

/// On a terminal only: indicatif sees to that.
fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta}");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn print(report: &Report, voice: &Voice) -> Result<(), Failure> {
    let say = |id: &str| voice.say(&format!("terminal-sim-{id}"), &[]);
    let columns = ["bot", "seats", "wins", "fair", "points", "wall", "turns", "bought", "exact"];
    let faint = |id: &str| right(say(id)).painted(paint::FAINT);
    let mut rows = vec![columns.iter().map(|id| if *id == "bot" { left(say(id)) } else { faint(id) }).collect()];
    for bot in &report.bots {
        rows.push(vec![
            left(&bot.bot).painted(paint::STRONG),
            right(bot.seats),
            right(format!("{:.1} % ± {:.1}", 100.0 * bot.win_share, 100.0 * bot.half_interval)).painted(paint::GOOD),
            right(format!("{:.1} %", 100.0 * bot.fair_share)),
            right(format!("{:.1}", bot.points)),
            right(format!("{:.1}", bot.wall)),
            right(format!("{:.1}", bot.turns)),
            right(format!("{:.1}", bot.purchases)),
            right(format!("{:.1} %", 100.0 * bot.exact_share)),
        ]);
    }
    let args = [("games", report.games.to_string().into()), ("players", report.players.into())];
    voice.line(&heading(&voice.say("terminal-sim-title", &args)))?;
    voice.print(&grid(&rows))?;
    let args = [
        ("turns", format!("{:.1}", report.turns).into()),
        ("moves", format!("{:.1}", report.moves).into()),
        ("shared", format!("{:.1}", 100.0 * report.shared_wins).into()),
    ];
    voice.line(&voice.say("terminal-sim-length", &args))?;
    voice.line(&voice.say("terminal-sim-hash", &[("hash", report.hash.as_str().into())]))
}
