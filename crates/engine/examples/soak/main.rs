//! Plays random games at random tables (every player count, every set of modules, every option) and watches that the
//! referee keeps its word. Prints what occurred how often, and what never did.
//!
//! ```sh
//! cargo run --release -p sabika-engine --example soak -- --games 200000
//! ```
//!
//! `--game red_palace` plays The Red Palace (its three modules, its options), `--from N` starts at another seed, `--every N`
//! makes the costly checks at every n-th ply only (8), `--threads N` uses so many threads. The same seeds give the same
//! report, however many threads there are. What is checked, and how often, says `game.rs`. A game that breaks the law is
//! named on the error stream, and the exit code is 1.
//!
//! The laws themselves and the moves that nobody should make are those of the tests (`tests/common`).

#[path = "../../tests/common/mod.rs"]
mod common;
mod described;
mod game;
mod report;

use report::Report;
use sabika_engine::Title;
use std::{num::NonZero, panic, process::ExitCode, thread};

/// What was asked for.
#[derive(Clone, Copy)]
struct Wanted {
    game: Title,
    games: u64,
    from: u64,
    every: u32,
    threads: u64,
}

fn wanted() -> Result<Wanted, String> {
    let threads = thread::available_parallelism().map_or(1, NonZero::get) as u64;
    let mut wanted = Wanted { game: Title::Alhambra, games: 2_000, from: 0, every: 8, threads };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        if word == "--game" {
            wanted.game = words.next().unwrap_or_default().parse().map_err(|wrong| format!("--game: {wrong}"))?;
            continue;
        }
        let number = words.next().and_then(|number| number.parse::<u64>().ok());
        let number = number.ok_or_else(|| format!("{word} needs a number"))?;
        match word.as_str() {
            "--games" => wanted.games = number,
            "--from" => wanted.from = number,
            "--every" => wanted.every = (number as u32).max(1),
            "--threads" => wanted.threads = number.max(1),
            _ => return Err(format!("{word} is unknown: --game, --games, --from, --every, --threads")),
        }
    }
    Ok(wanted)
}

/// One thread's share of the seeds.
fn share(wanted: Wanted, nth: u64) -> Report {
    let mut report = Report::of(wanted.game);
    for n in (nth..wanted.games).step_by(wanted.threads as usize) {
        let seed = wanted.from + n;
        match panic::catch_unwind(|| game::play(wanted.game, seed, wanted.every)) {
            Ok(of_game) => report.add(of_game),
            Err(_) => report.broken.push(seed), // the panic has told which game and what
        }
        if nth == 0 && n > 0 && n % (10_000 * wanted.threads) == 0 {
            eprintln!("{n} games");
        }
    }
    report
}

fn main() -> ExitCode {
    let wanted = match wanted() {
        Ok(wanted) => wanted,
        Err(why) => {
            eprintln!("{why}");
            return ExitCode::from(2);
        }
    };
    let mut report = Report::of(wanted.game);
    thread::scope(|scope| {
        let shares: Vec<_> = (0..wanted.threads).map(|nth| scope.spawn(move || share(wanted, nth))).collect();
        for share in shares {
            report.add(share.join().expect("panics are caught game by game"));
        }
    });
    report.broken.sort_unstable();
    print!("{report}");
    if report.broken.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
