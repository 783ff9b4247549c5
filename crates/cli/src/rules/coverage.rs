//! `sabika rules coverage`: which rules of what is implemented no scenario and no property test shows.

use crate::{
    Failure, Voice,
    draw::{WIDTH, table::heading, wrap},
};
use sabika_notation::coverage;
use serde::Serialize;
use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

#[derive(Serialize)]
struct Report {
    rules: usize,
    missing: Vec<String>,
    /// Rules that nothing can show yet, with the modules they wait for.
    waiting: BTreeMap<String, Vec<String>>,
    /// Names that scenarios or tests use and no rule has.
    unknown: Vec<(String, PathBuf)>,
}

/// Reads `rules/`, `scenarios/` and the tests of a source tree; fails if a rule is shown by none of them.
pub fn run(root: Option<&Path>, json: bool, voice: &Voice) -> Result<(), Failure> {
    // A source tree: here, or where this program was built.
    let built_from = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let here = Path::new(".");
    let usual = if here.join("rules/index.md").is_file() { here } else { built_from };
    let root = root.unwrap_or(usual);
    let found = coverage::report(root).map_err(|e| Failure::input(format!("--root {}", root.display()), e))?;
    let report =
        Report { rules: found.rules.len(), missing: found.missing, waiting: found.waiting, unknown: found.unknown };
    if json {
        voice.json(&report)?;
    } else {
        print(&report, voice)?;
    }
    if report.missing.is_empty() && report.unknown.is_empty() { Ok(()) } else { Err(Failure::Told) }
}

fn print(report: &Report, voice: &Voice) -> Result<(), Failure> {
    if report.missing.is_empty() {
        let shown = report.rules - report.waiting.len();
        voice.line(&voice.say("terminal-coverage-all", &[("count", shown.into())]))?;
    } else {
        let args = [("count", report.missing.len().into()), ("of", report.rules.into())];
        voice.line(&heading(&voice.say("terminal-coverage-missing", &args)))?;
        voice.line(&wrap(&report.missing.join(" "), WIDTH, 0))?;
    }
    for (id, modules) in &report.waiting {
        let args = [("rule", id.as_str().into()), ("modules", modules.join(", ").into())];
        voice.line(&voice.say("terminal-coverage-waiting", &args))?;
    }
    for (name, file) in &report.unknown {
        let text = voice.say("terminal-no-rule", &[("text", name.as_str().into())]);
        voice.line(&format!("{}: {text}", file.display()))?;
    }
    Ok(())
}
