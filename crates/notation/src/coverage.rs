//! Which rules are shown by a scenario or proved by a test, and which by nothing.
//!
//! A scenario names its rules in `rules = […]`. A test names those it proves in a line of its own:
//! `/// Proves: BASE-S2 BASE-S5`.

use crate::scenario::Scenario;
use sabika_engine::{Title, modules::ModuleId};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs, io,
    path::{Path, PathBuf},
};

/// The numbered rules of a file in `rules/`, with their text: list items such as `- BASE-B3 Where two tiles …` and the
/// lines that go on below them.
///
/// ```
/// let found = sabika_notation::coverage::ids_in_rules("- SQU-1 New action:\n  take one.\n\n- no rule\n");
/// assert_eq!(found, [("SQU-1".to_string(), "New action: take one.".to_string())]);
/// ```
pub fn ids_in_rules(markdown: &str) -> Vec<(String, String)> {
    let mut rules: Vec<(String, String)> = Vec::new();
    let mut inside = false;
    for line in markdown.lines() {
        let item = line.strip_prefix("- ");
        if let Some((id, text)) = item.map(|item| item.split_once(' ').unwrap_or((item, "")))
            && is_id(id)
        {
            rules.push((id.into(), text.trim().into()));
            inside = true;
        } else if inside && line.starts_with("  ") && !line.trim().is_empty() {
            let text = &mut rules.last_mut().expect("inside a rule").1;
            text.push(' ');
            text.push_str(line.trim());
        } else {
            inside = false;
        }
    }
    rules
}

/// Three or four capitals, a hyphen, then `[A-Z]*[0-9]*[a-z]?`.
pub fn is_id(text: &str) -> bool {
    let Some((prefix, rest)) = text.split_once('-') else { return false };
    let rest = rest.trim_start_matches(|c: char| c.is_ascii_uppercase());
    let rest = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    let rest = rest.strip_suffix(|c: char| c.is_ascii_lowercase()).unwrap_or(rest);
    (3..=4).contains(&prefix.len())
        && prefix.bytes().all(|b| b.is_ascii_uppercase())
        && rest.is_empty()
        && text.len() > prefix.len() + 1
}

/// The rules named by the scenarios under a folder and by the `/// Proves:` lines of the Rust files under others, each
/// with the files that name it.
pub fn covered_ids(scenarios: &Path, sources: &[PathBuf]) -> io::Result<BTreeMap<String, Vec<PathBuf>>> {
    let mut covered = BTreeMap::<String, Vec<PathBuf>>::new();
    for file in files(scenarios, "toml")? {
        let scenario = Scenario::parse(&fs::read_to_string(&file)?)
            .map_err(|e| io::Error::other(format!("{}: {e}", file.display())))?;
        scenario.rules.into_iter().for_each(|id| covered.entry(id).or_default().push(file.clone()));
    }
    for folder in sources {
        for file in files(folder, "rs")? {
            for id in proved_in(&fs::read_to_string(&file)?) {
                covered.entry(id).or_default().push(file.clone());
            }
        }
    }
    Ok(covered)
}

/// The rules that the tests of a Rust file prove: a `/// Proves:` line counts only above a `#[test]` that is run.
///
/// ```
/// use sabika_notation::coverage::proved_in;
/// assert_eq!(proved_in("/// Proves: BASE-B2 BASE-B3\n#[test]\nfn t() {}"), ["BASE-B2", "BASE-B3"]);
/// assert!(proved_in("/// Proves: BASE-B2\n#[test]\n#[ignore]\nfn t() {}").is_empty());
/// assert!(proved_in("/// Proves: BASE-B2\nfn no_test() {}").is_empty());
/// ```
pub fn proved_in(source: &str) -> Vec<String> {
    let (mut proved, mut named, mut attributes) = (Vec::new(), Vec::new(), Vec::new());
    for line in source.lines().map(str::trim) {
        if let Some(ids) = line.strip_prefix("/// Proves:") {
            named.extend(ids.split_whitespace().map(String::from));
        } else if line.starts_with("#[") {
            attributes.push(line);
        } else if !line.starts_with("//") {
            let ignored = attributes.iter().any(|a| a.starts_with("#[ignore"));
            if attributes.contains(&"#[test]") && !ignored {
                proved.append(&mut named);
            }
            named.clear();
            attributes.clear();
        }
    }
    proved
}

/// What a report says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// The rules of the parts that are implemented, with their text.
    pub rules: BTreeMap<String, String>,
    /// The files that cover each rule.
    pub covered: BTreeMap<String, Vec<PathBuf>>,
    /// The rules that nothing covers.
    pub missing: Vec<String>,
    /// The rules that nothing can cover yet, with the modules they wait for (`rules/waiting.toml`).
    pub waiting: BTreeMap<String, Vec<String>>,
    /// Names that are no rule at all, with the file that uses them.
    pub unknown: Vec<(String, PathBuf)>,
}

/// The rule files of the parts that are implemented: the base game, the registered modules, and the other games.
pub fn implemented(root: &Path) -> Vec<PathBuf> {
    let modules = ModuleId::ALL.iter().map(|m| root.join(format!("rules/modules/{}.md", m.name())));
    let games = Title::ALL.iter().filter(|title| title.room().is_some());
    let games = games.map(|title| root.join(format!("rules/{}.md", title.name().replace('_', "-"))));
    std::iter::once(root.join("rules/base.md")).chain(modules).chain(games).collect()
}

/// Compares the rules of the implemented parts with what covers them; `root` is the root of the repository.
pub fn report(root: &Path) -> io::Result<Report> {
    let mut sources = Vec::new();
    for package in fs::read_dir(root.join("crates"))? {
        let package = package?.path();
        sources.extend(["src", "tests"].map(|part| package.join(part)).into_iter().filter(|folder| folder.is_dir()));
    }
    let covered = covered_ids(&root.join("scenarios"), &sources)?;
    let mut rules = BTreeMap::new();
    for file in implemented(root) {
        rules.extend(ids_in_rules(&fs::read_to_string(file)?));
    }
    let index = fs::read_to_string(root.join("rules/index.md"))?;
    let known: BTreeSet<String> = ids_in_rules(&index).into_iter().map(|(id, _)| id).collect();
    let waiting = waiting(root)?;
    let unknown = covered.iter().filter(|(id, _)| !known.contains(*id));
    let uncovered = |id: &&String| !covered.contains_key(*id) && !waiting.contains_key(*id);
    Ok(Report {
        missing: rules.keys().filter(uncovered).cloned().collect(),
        unknown: unknown.flat_map(|(id, files)| files.iter().map(|file| (id.clone(), file.clone()))).collect(),
        waiting,
        rules,
        covered,
    })
}

/// The rules that wait for modules of which none is there.
fn waiting(root: &Path) -> io::Result<BTreeMap<String, Vec<String>>> {
    let text = fs::read_to_string(root.join("rules/waiting.toml"))?;
    let mut waiting: BTreeMap<String, Vec<String>> =
        toml::from_str(&text).map_err(|e| io::Error::other(format!("rules/waiting.toml: {e}")))?;
    waiting.retain(|_, modules| !modules.iter().any(|name| name.parse::<ModuleId>().is_ok()));
    Ok(waiting)
}

/// All files with this ending under a folder, in order.
pub fn files(folder: &Path, ending: &str) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path, ending)?);
        } else if path.extension().is_some_and(|e| e == ending) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
