//! What no compiler checks: that rule numbers exist, and that nobody names whom they should not know.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// Everything that is wrong, in one message.
pub fn check(root: &Path) -> Result<(), String> {
    let mut wrong = Vec::new();
    let known = rule_ids(root)?;
    // Tests may name rules that do not exist, to see them refused; what they prove is checked with the coverage.
    let mut sources = files(&root.join("crates"), &["rs"]);
    sources.retain(|path| !path.components().any(|part| part.as_os_str() == "tests"));
    for path in sources.iter().chain(&files(&root.join("scenarios"), &["toml"])) {
        let text = read(path)?;
        let name = path.strip_prefix(root).unwrap_or(path).display().to_string();
        for (n, line) in text.lines().enumerate() {
            for id in quoted_ids(line).filter(|id| !known.contains(id)) {
                wrong.push(format!("{name}:{}: there is no rule {id}", n + 1));
            }
        }
        if text.lines().count() > 600 && !name.contains("generated") {
            wrong.push(format!("{name}: longer than 600 lines: is a second idea hiding there?"));
        }
    }
    wrong.extend(neighbours(root)?);
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// A module never names another, and the core never names a module.
fn neighbours(root: &Path) -> Result<Vec<String>, String> {
    let engine = root.join("crates/engine/src");
    let rooms = modules(&engine)?;
    let mut wrong = Vec::new();
    for path in files(&engine, &["rs"]) {
        let name = path.strip_prefix(&engine).unwrap_or(&path).display().to_string();
        // The registry knows them all, the titles are the games; the components are data.
        if name == "modules/registry.rs"
            || name == "title.rs"
            || name == "modules/mod.rs"
            || name.starts_with("components/")
        {
            continue;
        }
        let text = read(&path)?;
        // A module is a file, or a folder of files.
        let own =
            name.strip_prefix("modules/").unwrap_or(&name).split(['/', '.']).next().unwrap_or_default().to_owned();
        for (n, line) in text.lines().enumerate() {
            let code = line.split("//").next().unwrap_or_default();
            for module in rooms.iter().filter(|m| **m != own) {
                if names(code, module) {
                    wrong.push(format!("{name}:{}: names the module {module}", n + 1));
                }
            }
        }
    }
    Ok(wrong)
}

/// Does this line name the module? Some are called by an everyday word: then only a path into its room tells.
fn names(code: &str, module: &str) -> bool {
    if !EVERYDAY.contains(&module) {
        return words(code).any(|word| word == *module);
    }
    let before = |at: usize| code[..at].chars().next_back();
    let path = format!("{module}::");
    code.match_indices(&path).any(|(at, _)| before(at).is_none_or(|c| !c.is_alphanumeric() && c != '_'))
        || code.contains(&format!("modules::{module}"))
}

/// Modules that are called by a word of the game: every tile has walls, every redesign is a change.
const EVERYDAY: [&str; 2] = ["walls", "change"];

/// The modules, by the lines of the registry: `1 vizier: Vizier, "VIZ-1";`.
fn modules(engine: &Path) -> Result<Vec<String>, String> {
    let text = read(&engine.join("modules/registry.rs"))?;
    let lines = text.lines().map(str::trim).filter(|l| l.starts_with(|c: char| c.is_ascii_digit()) && l.ends_with(';'));
    Ok(lines.filter_map(|l| Some(l.split_once(' ')?.1.split_once(':')?.0.to_owned())).collect())
}

/// Lower-case words, with the parts of CamelCase names taken as one word in lower case.
fn words(code: &str) -> impl Iterator<Item = String> {
    let ends = |c: char| !(c.is_ascii_alphanumeric() || c == '_');
    code.split(ends).map(str::to_ascii_lowercase).collect::<Vec<_>>().into_iter()
}

/// Rule numbers in quotes: what the code leans on.
fn quoted_ids(line: &str) -> impl Iterator<Item = String> + '_ {
    line.split('"').skip(1).step_by(2).filter(|text| looks_like_an_id(text)).map(str::to_owned)
}

fn looks_like_an_id(text: &str) -> bool {
    let Some((prefix, rest)) = text.split_once('-') else { return false };
    (3..=4).contains(&prefix.len())
        && prefix.bytes().all(|b| b.is_ascii_uppercase())
        && !rest.is_empty()
        && rest.len() <= 5
        && rest.bytes().all(|b| b.is_ascii_alphanumeric())
}

/// Every rule number: the list items of the index.
fn rule_ids(root: &Path) -> Result<BTreeSet<String>, String> {
    let text = read(&root.join("rules/index.md"))?;
    let items = text.lines().filter_map(|l| l.strip_prefix("- "));
    Ok(items.filter_map(|l| l.split_whitespace().next()).filter(|id| looks_like_an_id(id)).map(str::to_owned).collect())
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}

fn files(dir: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut todo = vec![dir.to_path_buf()];
    while let Some(dir) = todo.pop() {
        for entry in fs::read_dir(&dir).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                todo.push(path);
            } else if path.extension().is_some_and(|e| endings.iter().any(|want| e == *want)) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_told_from_other_words() {
        let ids: Vec<String> = quoted_ids(r#"rule!("BASE-B3"), "NE", "UTF-8", "CHA-M", "RED-4a""#).collect();
        assert_eq!(ids, ["BASE-B3", "UTF-8", "CHA-M", "RED-4a"]);
    }

    #[test]
    fn the_tree_is_tidy() {
        let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf();
        assert_eq!(check(&root), Ok(()));
    }

    #[test]
    fn all_728_rules_are_known() {
        let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf();
        assert_eq!(rule_ids(&root).unwrap().len(), 728);
    }
}
