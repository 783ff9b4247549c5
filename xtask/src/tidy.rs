//! What no compiler checks: that rule numbers exist, that nobody names whom they should not know, and that the layers of
//! the engine lean one way.

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
    wrong.extend(arrows(root)?);
    wrong.extend(page(root)?);
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// Nobody names a module but its own room, its bot file, the two registries and its data: a module can be added, or taken
/// away, without opening another file.
fn neighbours(root: &Path) -> Result<Vec<String>, String> {
    let rooms = modules(&root.join("crates/engine/src"))?;
    let mut wrong = Vec::new();
    for path in sources(root) {
        let name = path.strip_prefix(root).unwrap_or(&path).display().to_string();
        if KNOWS_ALL.iter().any(|known| name.starts_with(known)) {
            continue;
        }
        // A room is a file, or a folder of files: of a module, or of what a bot knows of it.
        let own = ROOMS.iter().find_map(|rooms| name.strip_prefix(rooms)).unwrap_or_default();
        let own = own.split(['/', '.']).next().unwrap_or_default();
        for (n, line) in code(&read(&path)?) {
            for room in rooms.iter().filter(|room| room.name != own && room.is_named_in(&line)) {
                wrong.push(format!("{name}:{n}: names the module {}", room.name));
            }
        }
    }
    Ok(wrong)
}

/// The page knows no module: only its drawings and the shelves of modules may name one. And each of its files holds one idea.
fn page(root: &Path) -> Result<Vec<String>, String> {
    let (mut rooms, mut wrong) = (modules(&root.join("crates/engine/src"))?, Vec::new());
    rooms.retain(|room| !GAMES.contains(&room.name.as_str()));
    for path in files(&root.join("web/src"), &["ts", "svelte", "css"]) {
        let (name, text) = (path.strip_prefix(root).unwrap_or(&path).display().to_string(), read(&path)?);
        if text.lines().count() > 400 {
            wrong.push(format!("{name}: longer than 400 lines: is a second idea hiding there?"));
        }
        if DRAWS.iter().any(|known| name.starts_with(known)) {
            continue;
        }
        for (n, line) in code(&text) {
            for room in rooms.iter().filter(|room| room.is_named_on_the_page(&line)) {
                wrong.push(format!("{name}:{n}: names the module {}", room.name));
            }
        }
    }
    Ok(wrong)
}

/// Games, which somebody chooses by name.
const GAMES: [&str; 1] = ["red_palace"];

/// Where the page draws modules.
const DRAWS: [&str; 2] = ["web/src/draw/", "web/src/parts/shelves/"];

/// Who may name any module: the registries, the games, data, and the second reading that tests lean on.
const KNOWS_ALL: [&str; 8] = [
    "crates/engine/src/modules/registry.rs",
    "crates/engine/src/modules/mod.rs",
    "crates/engine/src/title.rs",
    "crates/engine/src/components/",
    "crates/bots/src/greedy/modules/mod.rs",
    "crates/bots/src/greedy/modules/registry.rs",
    "crates/oracle/",
    "xtask/src/",
];

/// Where each module has a room of its own.
const ROOMS: [&str; 2] = ["crates/engine/src/modules/", "crates/bots/src/greedy/modules/"];

/// Rust that is neither a test nor an example: tests are about modules, and examples measure them.
fn sources(root: &Path) -> Vec<PathBuf> {
    let mut all = files(&root.join("crates"), &["rs"]);
    all.extend(files(&root.join("xtask/src"), &["rs"]));
    let apart = ["tests", "examples", "benches", "tests.rs"];
    all.retain(|path| !path.components().any(|part| apart.iter().any(|name| part.as_os_str() == *name)));
    all
}

/// The lines of a file without comments and without its tests.
fn code(text: &str) -> Vec<(usize, String)> {
    let whole = text.lines().position(|line| line == "#[cfg(test)]").unwrap_or(usize::MAX);
    let lines = text.lines().take(whole).enumerate();
    lines.map(|(n, line)| (n + 1, line.split("//").next().unwrap_or_default().to_owned())).collect()
}

/// A line of the registry: the name of a module, and of its type.
struct Room {
    name: String,
    kind: String,
}

/// Modules that are called by a word of the game: every tile has walls, every redesign is a change.
const EVERYDAY: [&str; 2] = ["walls", "change"];

impl Room {
    /// Does this line name the module? Some are called by an everyday word: then only a path into its room tells.
    fn is_named_in(&self, code: &str) -> bool {
        if EVERYDAY.contains(&self.name.as_str()) {
            let path = format!("{}::", self.name);
            let before = |at: usize| code[..at].chars().next_back();
            return code
                .match_indices(&path)
                .any(|(at, _)| before(at).is_none_or(|c| !c.is_alphanumeric() && c != '_'))
                || code.contains(&format!("modules::{}", self.name))
                || code.contains(&format!("ModuleId::{}", self.kind));
        }
        // With which games a module goes is no name of another's room.
        let code = code.replace("Title::", "Title");
        let ends = |c: char| !(c.is_ascii_alphanumeric() || c == '_');
        code.split(ends).any(|word| word == self.name || word == self.kind)
    }
    /// Does this line of the page name the module? Its name stands in quotes, alone or before what belongs to it (`"squares-took"`); a
    /// name that is no word of any language tells everywhere, an everyday word only where it is said to be a module.
    fn is_named_on_the_page(&self, code: &str) -> bool {
        let code = code.split("/*").next().unwrap_or_default();
        if code.trim_start().starts_with('*') {
            return false;
        }
        let ends = |c: char| !(c.is_ascii_alphanumeric() || c == '_');
        if self.name.contains('_') {
            return code.split(ends).any(|word| word == self.name);
        }
        let quoted = ['"', '\'', '`'].map(|quote| format!("{quote}{}", self.name));
        quoted.iter().any(|quoted| {
            code.match_indices(quoted).any(|(at, _)| {
                let (before, after) = (code[..at].trim_end(), &code[at + quoted.len()..]);
                let alone = after.starts_with(['"', '\'', '`']);
                if EVERYDAY.contains(&self.name.as_str()) {
                    let module = ["module ===", "module !==", "modules.includes(", "modules.has("];
                    return alone && module.iter().any(|said| before.ends_with(said));
                }
                alone || after.starts_with('-')
            })
        })
    }
}

/// The modules, by the lines of the registry: `1 vizier: Vizier, "VIZ-1";`.
fn modules(engine: &Path) -> Result<Vec<Room>, String> {
    let text = read(&engine.join("modules/registry.rs"))?;
    let lines = text.lines().map(str::trim).filter(|l| l.starts_with(|c: char| c.is_ascii_digit()) && l.ends_with(';'));
    let room = |line: &str| {
        let (name, rest) = line.split_once(' ')?.1.split_once(": ")?;
        Some(Room { name: name.to_owned(), kind: rest.split_once(',')?.0.to_owned() })
    };
    Ok(lines.filter_map(room).collect())
}

/// The layers of the engine: each leans on those before it. (Values and the tables of components know each other.)
const LAYERS: [&str; 14] = [
    "hash",
    "components",
    "value",
    "declare",
    "choices",
    "board",
    "talk",
    "title",
    "config",
    "table",
    "score",
    "flow",
    "modules",
    "game",
];

/// What the layers below the modules may know of them: the names that the registry makes, and how rooms are asked.
const NAMES_OF_MODULES: [&str; 21] = [
    "Happening",
    "Laying",
    "Manner",
    "Module",
    "ModuleEvent",
    "ModuleId",
    "ModuleReason",
    "ModuleRefusal",
    "ModuleSet",
    "ModuleStep",
    "ModuleTopic",
    "Moment",
    "Move",
    "On",
    "OwnCards",
    "Rooms",
    "Place",
    "RoomOptions",
    "Household",
    "RoomsGiven",
    "ModuleNotice",
];

/// The arrows of ARCHITECTURE.md, from the `use` lines.
fn arrows(root: &Path) -> Result<Vec<String>, String> {
    let engine = root.join("crates/engine/src");
    let rank = |layer: &str| LAYERS.iter().position(|known| *known == layer);
    let mut wrong = Vec::new();
    for path in files(&engine, &["rs"]) {
        let name = path.strip_prefix(&engine).unwrap_or(&path).display().to_string();
        let layer = name.split(['/', '.']).next().unwrap_or_default();
        let layer = if layer == "view" { "game" } else { layer };
        let Some(own) = rank(layer) else { continue };
        let text: String = code(&read(&path)?).into_iter().map(|(_, line)| line + "\n").collect();
        for used in uses(&text) {
            let other = used.split("::").next().unwrap_or_default();
            let data = ["value", "components"];
            let higher =
                rank(other).is_some_and(|other| other > own) && !(data.contains(&layer) && data.contains(&other));
            let by_name = other == "modules"
                && used
                    .trim_start_matches("modules::")
                    .split(|c: char| !c.is_alphanumeric() && c != '_')
                    .all(|word| word.is_empty() || NAMES_OF_MODULES.contains(&word));
            if higher && !by_name {
                wrong.push(format!("crates/engine/src/{name}: {layer} leans on {used}, which leans on it"));
            }
        }
    }
    Ok(wrong)
}

/// What a file takes from its own crate: `use crate::{…}` and `crate::a::b`, each without `crate::`.
fn uses(text: &str) -> Vec<String> {
    let mut all = Vec::new();
    for (at, _) in text.match_indices("crate::") {
        if text[..at].ends_with('$') {
            continue;
        }
        let rest = &text[at + "crate::".len()..];
        let Some(group) = rest.strip_prefix('{') else {
            all.push(
                rest.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':')).next().unwrap_or_default().into(),
            );
            continue;
        };
        let (mut depth, mut one) = (0, String::new());
        for c in group.chars() {
            match c {
                '{' => depth += 1,
                '}' if depth == 0 => break,
                '}' => depth -= 1,
                ',' if depth == 0 => {
                    all.push(std::mem::take(&mut one));
                    continue;
                }
                _ => {}
            }
            if !c.is_whitespace() {
                one.push(c);
            }
        }
        all.push(one);
    }
    all
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
    fn modules_are_told_from_words_of_the_page() {
        let room = |name: &str| Room { name: name.into(), kind: String::new() };
        for (name, line, named) in [
            ("squares", r#"if (item.name === "squares-took") return"#, true),
            ("squares", "case 'squares': return", true),
            ("squares", "const squares = count(tiles);", false),
            ("squares", r#"t("table-squares")"#, false),
            ("city_gates", "city_gates: 3,", true),
            ("walls", r#"kinds.push("walls");"#, false),
            ("walls", r#"if (room.module === "walls") draw()"#, true),
            ("change", r#"on("change", () => walls)"#, false),
            ("change", r#"modules.includes("change")"#, true),
            ("camps", " * A room such as `camps`.", false),
            ("camps", "  /** One such as `camps`. */", false),
        ] {
            assert_eq!(room(name).is_named_on_the_page(line), named, "{line}");
        }
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
