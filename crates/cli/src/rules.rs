//! `sabika rules`: the rules by file, by prefix, by number and by the words in them.

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
    names,
};
use sabika_notation::coverage::ids_in_rules;
use sabika_words::Lang;
use serde::Serialize;
use std::{collections::BTreeMap, path::PathBuf, sync::LazyLock};

include!(concat!(env!("OUT_DIR"), "/rules.rs"));

/// The list of all rules in one line each, in English; in other languages it is `GISTS`.
const INDEX: &str = "index";

/// The arguments.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// A rule (BASE-B3), a prefix (VIZ, BASE-B), a file (base, vizier), words that it has, or: coverage [default: list the files]
    #[arg(value_name = "ID|WORDS")]
    words: Vec<String>,
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
    /// In one line, in the reader's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gist: Option<&'static str>,
    /// The text, in English: the law.
    pub text: String,
}

impl Rule {
    /// The rule to read out: to whom English is foreign its gist comes first.
    pub fn told(&self, voice: &Voice) -> String {
        match self.gist.filter(|_| voice.words.lang() != Lang::En) {
            Some(gist) => {
                let gist = wrap(&format!("{} {gist}", self.id), WIDTH, 2);
                format!("{gist}\n  {}", wrap(&self.text, WIDTH - 2, 2))
            }
            None => wrap(&format!("{} {}", self.id, self.text), WIDTH, 2),
        }
    }
    fn short(&self) -> &str {
        self.gist.unwrap_or(&self.text)
    }
    /// Does every word occur in it, in English or in the reader's language?
    fn has(&self, words: &[String]) -> bool {
        let index = gists(Lang::En).get(self.id.as_str()).copied().unwrap_or_default();
        let text = [&self.id, self.gist.unwrap_or_default(), index, &self.text].join("\n").to_lowercase();
        // A word may stand in a longer one; of one or two letters that says nothing, so those stand alone.
        let alone = |word: &String| text.split(|c: char| !c.is_alphanumeric()).any(|other| other == word);
        words.iter().all(|word| if word.chars().count() < 3 { alone(word) } else { text.contains(word) })
    }
}

/// The rules of a language in one line each, by their numbers.
fn gists(lang: Lang) -> &'static BTreeMap<&'static str, &'static str> {
    static ALL: LazyLock<[BTreeMap<&'static str, &'static str>; 3]> = LazyLock::new(|| {
        Lang::ALL.map(|lang| {
            let (texts, name) = if lang == Lang::En { (FILES, INDEX) } else { (GISTS, lang.name()) };
            let text = texts.iter().find(|(of, _)| *of == name).map_or("", |(_, text)| text);
            text.lines().filter_map(|line| line.strip_prefix("- ")?.split_once(' ')).collect()
        })
    });
    &ALL[lang as usize]
}

/// The files with the law itself.
fn laws() -> impl Iterator<Item = &'static (&'static str, &'static str)> {
    FILES.iter().filter(|(file, _)| *file != INDEX)
}

/// Every rule, in the order of the files.
fn all(lang: Lang) -> impl Iterator<Item = Rule> {
    laws().flat_map(move |(file, text)| of_file(file, text, lang))
}

fn of_file(file: &'static str, text: &str, lang: Lang) -> impl Iterator<Item = Rule> {
    let gist = move |id: &str| gists(lang).get(id).or_else(|| gists(Lang::En).get(id)).copied();
    ids_in_rules(text).into_iter().map(move |(id, text)| Rule { gist: gist(&id), id, file, text })
}

/// The rule of this number.
pub fn find(id: &str, lang: Lang) -> Option<Rule> {
    all(lang).find(|rule| rule.id.eq_ignore_ascii_case(id))
}

/// A rule, the rules that begin like this, or those that have these words, as text; none if there are none.
pub fn show(text: &str, voice: &Voice) -> Option<String> {
    let found = sought(text, voice.words.lang());
    let number = found.first().filter(|rule| found.len() == 1 && rule.id.eq_ignore_ascii_case(text));
    if let Some(rule) = number {
        let file = paint(paint::FAINT, format!("rules/{}.md", rule.file));
        return Some(format!("{}\n{file}\n", rule.told(voice)));
    }
    if found.is_empty() {
        return None;
    }
    let mut out = format!("{}\n", heading(&voice.say("terminal-rules-found", &[("count", found.len().into())])));
    for rule in found {
        out += &format!("  {:<10} {}\n", rule.id, wrap(rule.short(), WIDTH - 14, 13));
    }
    Some(out)
}

/// The rule of a number; else those of a prefix or a file; else those with all these words.
fn sought(text: &str, lang: Lang) -> Vec<Rule> {
    if let Some(rule) = find(text, lang) {
        return vec![rule];
    }
    let prefix = text.to_ascii_uppercase();
    let begins = |rule: &Rule| !prefix.is_empty() && rule.id.starts_with(&prefix);
    let found: Vec<Rule> =
        all(lang).filter(|rule| begins(rule) || rule.file.rsplit('/').next() == Some(text)).collect();
    let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
    if found.is_empty() && !words.is_empty() { all(lang).filter(|rule| rule.has(&words)).collect() } else { found }
}

/// Prints rules.
pub fn run(args: &Args, voice: &Voice) -> Result<(), Failure> {
    let text = args.words.join(" ");
    match text.trim() {
        "" => files(args.json, voice),
        "coverage" => coverage::run(args.root.as_deref(), args.json, voice),
        text if args.json => {
            let found = sought(text, voice.words.lang());
            if found.is_empty() { Err(Failure::Input(unknown(text, voice))) } else { voice.json(&found) }
        }
        text => voice.print(&show(text, voice).ok_or_else(|| Failure::Input(unknown(text, voice)))?),
    }
}

/// There is nothing of this name, or with these words; perhaps something else was meant.
pub fn unknown(text: &str, voice: &Voice) -> String {
    if text.contains(' ') {
        return voice.say("terminal-no-rule-words", &[("text", text.into())]);
    }
    let ids: Vec<String> = all(Lang::En).map(|rule| rule.id).collect();
    let files = laws().filter_map(|(file, _)| file.rsplit('/').next());
    let known = ids.iter().map(String::as_str).chain(files).chain(["coverage"]);
    voice.say("terminal-no-rule", &[("text", text.into())]) + &names::hint(text, known, voice)
}

fn files(json: bool, voice: &Voice) -> Result<(), Failure> {
    #[derive(Serialize)]
    struct Listed {
        file: &'static str,
        prefix: String,
        rules: usize,
    }
    let of = |(file, text): &(&'static str, &'static str)| {
        let rules: Vec<Rule> = of_file(file, text, Lang::En).collect();
        let prefix = rules.first().and_then(|rule| rule.id.split('-').next()).unwrap_or("–").to_string();
        Listed { file, prefix, rules: rules.len() }
    };
    let files: Vec<Listed> = laws().map(of).collect();
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
    use sabika_notation::coverage::is_id;

    #[test]
    fn every_rule_of_the_index_has_its_text() {
        let ids: Vec<&str> = gists(Lang::En).keys().copied().filter(|id| is_id(id)).collect();
        assert!(ids.len() > 700);
        for id in &ids {
            assert!(find(id, Lang::En).is_some_and(|rule| !rule.text.is_empty()), "{id}");
        }
        assert_eq!(all(Lang::En).count(), ids.len());
    }
    /// The list of a language has the numbers of the index: none is missing, and none is invented.
    #[test]
    fn every_language_tells_every_rule_in_one_line() {
        for lang in [Lang::Nl, Lang::De] {
            let ids = |lang| gists(lang).keys().copied().collect::<Vec<_>>();
            let (own, index) = (ids(lang), ids(Lang::En));
            let missing: Vec<_> = index.iter().filter(|id| !own.contains(id)).collect();
            let unknown: Vec<_> = own.iter().filter(|id| !index.contains(id)).collect();
            assert!(missing.is_empty() && unknown.is_empty(), "{lang}: without {missing:?}, but with {unknown:?}");
            let bare = gists(lang).iter().find(|(_, gist)| gist.trim().is_empty());
            assert_eq!(bare, None, "{lang}");
        }
    }
    #[test]
    fn a_rule_ends_where_the_next_begins() {
        let rule = find("vIZ-3", Lang::En).expect("it is there");
        assert!(rule.text.contains("restart the poll"), "{}", rule.text);
        assert!(!rule.text.contains("VIZ-4 "), "{}", rule.text);
    }
}
