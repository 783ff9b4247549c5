//! `sabika rules`: the rules by file, by prefix and by number.

mod coverage;

use crate::{
    Failure, Voice,
    draw::{
        WIDTH,
        grid::{grid, left, right},
        paint::{self, paint},
        table::heading,
        wrap,
    },
};
use sabika_notation::coverage::ids_in_rules;
use serde::Serialize;
use std::{fmt, path::PathBuf};

include!(concat!(env!("OUT_DIR"), "/rules.rs"));

/// The list of all rules in one line each.
const INDEX: &str = "index";

/// The arguments.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// A rule (BASE-B3), a prefix (VIZ, BASE-B), a file (base, vizier), or: coverage [default: list the files]
    id: Option<String>,
    /// Where the source tree is, for coverage [default: the one this was built from]
    #[arg(long, value_name = "DIR")]
    root: Option<PathBuf>,
    /// Report as JSON
    #[arg(long)]
    json: bool,
}

/// A rule as it stands in its file.
#[derive(Clone, Debug, Serialize)]
pub struct Rule {
    /// Its number.
    pub id: String,
    /// The file, without its ending.
    pub file: &'static str,
    /// The text.
    pub text: String,
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.id, self.text)
    }
}

/// Every rule, in the order of the files.
fn all() -> impl Iterator<Item = Rule> {
    FILES.iter().filter(|(file, _)| *file != INDEX).flat_map(|(file, text)| of_file(file, text))
}

fn of_file(file: &'static str, text: &str) -> impl Iterator<Item = Rule> {
    ids_in_rules(text).into_iter().map(move |(id, text)| Rule { id, file, text })
}

/// The rule of this number.
pub fn find(id: &str) -> Option<Rule> {
    all().find(|rule| rule.id.eq_ignore_ascii_case(id))
}

/// A rule, or the rules that begin like this, as text; none if there are none.
pub fn show(id: &str, voice: &Voice) -> Option<String> {
    if let Some(rule) = find(id) {
        let file = paint(paint::FAINT, format!("rules/{}.md", rule.file));
        return Some(format!("{}\n{file}\n", wrap(&rule.to_string(), WIDTH, 2)));
    }
    let found = matching(id);
    if found.is_empty() {
        return None;
    }
    let mut out = format!("{}\n", heading(&voice.say("terminal-rules-found", &[("count", found.len().into())])));
    for rule in found {
        let short = summary(&rule.id).unwrap_or(&rule.text);
        out += &format!("  {:<10} {}\n", rule.id, wrap(short, WIDTH - 14, 13));
    }
    Some(out)
}

/// The rules of a prefix or a file.
fn matching(text: &str) -> Vec<Rule> {
    let prefix = text.to_ascii_uppercase();
    let begins = |rule: &Rule| !prefix.is_empty() && rule.id.starts_with(&prefix);
    all().filter(|rule| begins(rule) || rule.file.rsplit('/').next() == Some(text)).collect()
}

fn summary(id: &str) -> Option<&'static str> {
    let (_, index) = FILES.iter().find(|(file, _)| *file == INDEX)?;
    index.lines().find_map(|line| line.strip_prefix("- ")?.strip_prefix(id)?.strip_prefix(' '))
}

/// Prints rules.
pub fn run(args: &Args, voice: &Voice) -> Result<(), Failure> {
    match args.id.as_deref() {
        Some("coverage") => coverage::run(args.root.as_deref(), args.json, voice),
        Some(id) if args.json => {
            let found = find(id).map_or_else(|| matching(id), |rule| vec![rule]);
            if found.is_empty() { Err(unknown(id, voice)) } else { voice.json(&found) }
        }
        Some(id) => voice.print(&show(id, voice).ok_or_else(|| unknown(id, voice))?),
        None => files(args.json, voice),
    }
}

fn unknown(id: &str, voice: &Voice) -> Failure {
    Failure::Input(voice.say("terminal-no-rule", &[("text", id.into())]))
}

fn files(json: bool, voice: &Voice) -> Result<(), Failure> {
    #[derive(Serialize)]
    struct Listed {
        file: &'static str,
        prefix: String,
        rules: usize,
    }
    let of = |(file, text): &(&'static str, &'static str)| {
        let rules: Vec<Rule> = of_file(file, text).collect();
        let prefix = rules.first().and_then(|rule| rule.id.split('-').next()).unwrap_or("–").to_string();
        Listed { file, prefix, rules: rules.len() }
    };
    let files: Vec<Listed> = FILES.iter().filter(|(file, _)| *file != INDEX).map(of).collect();
    if json {
        return voice.json(&files);
    }
    let rows: Vec<_> =
        files.iter().map(|f| vec![left(&f.prefix).painted(paint::STRONG), right(f.rules), left(f.file)]).collect();
    let sum = files.iter().map(|f| f.rules).sum::<usize>();
    voice
        .line(&heading(&voice.say("terminal-rules-files", &[("files", files.len().into()), ("rules", sum.into())])))?;
    voice.print(&grid(&rows))?;
    voice.line(&wrap(&voice.say("terminal-help-rules-how", &[]), WIDTH, 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_of_the_index_has_its_text() {
        let (_, index) = FILES.iter().find(|(file, _)| *file == INDEX).expect("an index");
        let ids: Vec<String> = of_file(INDEX, index).map(|rule| rule.id).collect();
        assert!(ids.len() > 700);
        for id in &ids {
            assert!(find(id).is_some_and(|rule| !rule.text.is_empty()), "{id}");
        }
        assert_eq!(all().count(), ids.len());
    }
    #[test]
    fn a_rule_ends_where_the_next_begins() {
        let rule = find("vIZ-3").expect("it is there");
        assert!(rule.text.contains("restart the poll"), "{}", rule.text);
        assert!(!rule.text.contains("VIZ-4 "), "{}", rule.text);
    }
}
