//! `sabika bench`: how fast the engine is here, as in `PERFORMANCE.md` (E1 to E8), and what it takes to tell
//! a seat what it sees (W1 to W3).
//!
//! Three rounds, medians, and each number once more in laps of a fixed calibration loop, so that two machines, or two
//! days on one machine, can be compared. One core. The same work is measured by `cargo bench -p sabika`.

pub mod calibration;
pub mod hot;
mod measure;
pub mod wired;

use crate::{
    Failure, Voice,
    draw::{
        grid::{grid, left, right},
        paint,
        table::heading,
    },
};
use measure::{Figure, Unit};
use serde::Serialize;
use std::time::Duration;

/// The arguments.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// How long each measurement runs, in each of the three rounds
    #[arg(long, value_name = "MS", default_value_t = 300)]
    millis: u64,
    /// Measure each module by itself too
    #[arg(long)]
    modules: bool,
    /// Report as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    calibration: &'static str,
    /// The time of one lap: a million turns of the loop.
    lap_ns: f64,
    rounds: u32,
    figures: Vec<Figure>,
}

/// Measures and reports.
pub fn run(args: &Args, voice: &Voice) -> Result<(), Failure> {
    let time = Duration::from_millis(args.millis.clamp(1, 60_000));
    let (lap_ns, figures) =
        measure::all(time, args.modules, |name| voice.remark(&paint::paint(paint::FAINT, format!("… {name}"))));
    let report = Report { calibration: calibration::NAME, lap_ns, rounds: measure::ROUNDS as u32, figures };
    if args.json { voice.json(&report) } else { print(&report, voice) }
}

fn print(report: &Report, voice: &Voice) -> Result<(), Failure> {
    let say = |id: &str| voice.say(&format!("terminal-bench-{id}"), &[]);
    let mut rows = vec![vec![
        left(""),
        left(say("what")),
        right(say("median")),
        left(""),
        right(say("spread")),
        right(say("laps")),
        right(say("target")),
    ]];
    for figure in &report.figures {
        let unit = match figure.unit {
            Unit::PerSecond => "/s",
            Unit::Nanoseconds => "ns",
            Unit::Bytes => "B",
        };
        rows.push(vec![
            left(figure.target_id).painted(paint::FAINT),
            left(match figure.module {
                Some(module) => {
                    voice.say("terminal-bench-module", &[("module", voice.words.module_name(module).into())])
                }
                None => voice.say(&format!("terminal-bench-{}", figure.name), &[]),
            }),
            right(number(figure.median)).painted(paint::STRONG),
            left(unit),
            right(format!("{:.0} %", 100.0 * figure.spread)).painted(paint::FAINT),
            right(figure.laps.map_or(String::new(), number)),
            right(figure.target.map_or(String::new(), number)).painted(paint::FAINT),
        ]);
    }
    voice.line(&heading(&say("title")))?;
    voice.print(&grid(&rows))?;
    let args = [("name", report.calibration.into()), ("micros", format!("{:.0}", report.lap_ns / 1000.0).into())];
    voice.line(&voice.say("terminal-bench-calibration", &args))
}

/// Three digits of a small number, all of a large one in groups.
fn number(value: f64) -> String {
    if value < 100.0 {
        return format!("{value:.1}");
    }
    let digits = format!("{value:.0}");
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().map(|group| std::str::from_utf8(group).unwrap_or_default()).collect();
    groups.join("\u{202f}")
}
