//! Every scenario of `scenarios/` holds.

use sabika_notation::{coverage, scenario};
use std::{fs, path::PathBuf};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn every_scenario_holds() {
    let folder = root().join("scenarios");
    let files = coverage::files(&folder, "toml").expect("the scenarios can be read");
    let only = std::env::var("SCENARIO").unwrap_or_default();
    let mut failures = Vec::new();
    let mut count = 0;
    for file in files.iter().filter(|file| file.to_string_lossy().contains(&only)) {
        count += 1;
        let text = fs::read_to_string(file).expect("the file can be read");
        let name = file.strip_prefix(&folder).expect("a file of the folder").display();
        match std::panic::catch_unwind(|| scenario::run(&text)) {
            Ok(Ok(())) => {}
            Ok(Err(failure)) => failures.push(format!("scenarios/{name}: {failure}")),
            Err(_) => failures.push(format!("scenarios/{name}: the referee panics (see above)")),
        }
    }
    println!("{count} scenarios");
    assert!(failures.is_empty(), "{} of {count} scenarios fail\n\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn a_failure_reads_well() {
    let text = r#"
        title = "Two gardens"
        rules = ["BASE-B3"]
        given.A.alhambra = ["garden-9-E 1,0"]
        given.A.reserve = ["seraglio-9-open"]
        given.seed = 3
        given.A.hand = ["gulden-3"]
        when = [{ A = "add seraglio-9-open at 2,0", refused = "BASE-B4" }]
    "#;
    let failure = scenario::run(text).unwrap_err().to_string();
    for part in [
        "Two gardens\n",
        "step 1: A add seraglio-9-open at 2,0, refused by BASE-B4 (seed",
        "expected  refused by BASE-B4\n",
        "found     Illegal { rule: BASE-B3",
        "hand [gulden-3]",
        "+\n",
        "start  gar 9|\n",
    ] {
        assert!(failure.contains(part), "{part:?} is not in\n{failure}");
    }
}

#[test]
fn a_word_that_means_nothing_is_refused() {
    for (wrong, named) in [
        ("what = 1", "what"),
        ("given.players = 9", "players"),
        ("given.hands = 9", "hands"),
        ("given.A.hands = 9", "hands"),
        ("when = [{ G = \"pass\" }]", "G"),
        ("when = [{ A = \"sell 1\" }]", "sell"),
        ("when = [{ A = \"pass\", cells = [] }]", "cells"),
        ("then.hands = 1", "hands"),
        ("then.A.hands = 1", "A.hands"),
    ] {
        let text = format!("title = \"x\"\nrules = []\n{wrong}\nthen.asks = \"A action\"");
        let failure = scenario::run(&text).unwrap_err().to_string();
        assert!(failure.contains(named), "{failure}");
    }
}

/// Each of these words can fail, and says what it found.
#[test]
fn what_a_scenario_expects_can_fail() {
    let display = "given.display = [\"gulden-1\", \"dirham-2\", \"denar-2\", \"ducat-9\"]\n";
    let beggar = "given.modules = [\"characters\"]\ngiven.ask = \"turn_start\"\ngiven.deck = [\"gulden-8\", \"gulden-7\"]\n\
                  given.display = [\"gulden-9\", \"dirham-9\", \"denar-9\", \"ducat-9\"]\n\
                  given.characters.owners.A = [\"beggar\"]\nwhen = [{ A = \"characters beg\" }]\n";
    let hole = "given.A.alhambra = [\"garden-9-E 1,0\", \"seraglio-9-open 2,0\"]\n";
    let fine = "given.A.alhambra = [\"garden-9-E 1,0\"]\n";
    for (given, expected, found) in [
        (display, "then.moves_count = 7", "8"),
        (display, "then.moves_count = { take = [9, 20] }", "8"),
        (display, "then.moves_count = { buy = 1 }", "0"),
        (display, "then.moves.\"take gulden-1\" = []", "take gulden-1"),
        (display, "then.moves.take = [\"ducat-9\"]", "take denar-2"),
        (beggar, "then.hears.B = [{ drew = { card = \"gulden-8\" } }]", "\"card\":null"),
        (beggar, "then.hears.A = [{ drew = { card = \"none\" } }]", "gulden-8"),
        (beggar, "then.hears_not.A = [{ drew = { card = \"gulden-8\" } }]", "gulden-8"),
        (beggar, "then.hears.G = []", "\"G\" is not a seat"),
        (hole, "refused = { rule = \"BASE-B4\", field = \"A.alhambra\" }", "BASE-B3"),
        (hole, "refused = { field = \"A.alhambra\" }", "BASE-B3"),
        (hole, "refused = { rule = \"BASE-B3\", field = \"A.reserve\" }", "A.alhambra"),
        (hole, "refused = { rule = \"BASE-B3\", field = \"A.alhambra\", cells = [[2, 0]] }", "1,"),
        (fine, "refused = { rule = \"BASE-B3\", field = \"A.alhambra\" }", "a table that can be"),
        (hole, "refused = { field = \"A.alhambra\" }\nthen.asks = \"over\"", "nothing can be played"),
        (hole, "then.asks = \"A action\"", "given: A.alhambra"),
    ] {
        let text = format!("title = \"x\"\nrules = []\n{given}{expected}\n");
        let failure = scenario::run(&text).expect_err(expected).to_string();
        assert!(failure.contains(found), "{expected}: {found} is not in\n{failure}");
    }
    // What cannot even be read is refused too, and so is a game that cannot be played.
    for text in [
        "given.A.hand = [\"gulden-10\"]\nrefused = { field = \"A.hand[0]\" }",
        "given.hands = 1\nrefused = { field = \"hands\" }",
        "new = { players = 9 }\nrefused = { field = \"players\" }",
    ] {
        scenario::run(&format!("title = \"x\"\nrules = []\n{text}\n")).unwrap_or_else(|e| panic!("{text}: {e}"));
    }
    // A move is what it means: cards in any order.
    let text = "then.moves.\"take gulden-1\" = [\"\", \"dirham-2\", \"denar-2\", \"denar-2 dirham-2\"]";
    scenario::run(&format!("title = \"x\"\nrules = []\n{display}{text}\n")).unwrap_or_else(|e| panic!("{e}"));
}

/// Wooden walls on the start tile are drawn, and everything has its name.
#[test]
fn a_picture_shows_wood_and_names() {
    let text = r#"
        title = "Wood"
        rules = ["WAL-13"]
        given.players = 2
        given.modules = ["walls"]
        given.dirk = ["tower-9-NE"]
        given.A = { alhambra = ["garden-9-E 1,0"], added_walls = { start = "W" }, reserve = ["seraglio-9-open"] }
        then.asks = "B action"
    "#;
    let failure = scenario::run(text).unwrap_err().to_string();
    for part in ["|startgar", "garden-9-E 1,0\n", "reserve [seraglio-9-open]", "0 points · tower-9-NE"] {
        let squeezed: String = if part.starts_with('|') { failure.replace(' ', "") } else { failure.clone() };
        assert!(squeezed.contains(part), "{part:?} is not in\n{failure}");
    }
}

#[test]
fn a_scenario_that_expects_nothing_is_refused() {
    let text = "title = \"x\"\nrules = [\"BASE-M1\"]\nwhen = [{ A = \"pass\" }]";
    assert!(scenario::run(text).unwrap_err().to_string().contains("expects nothing"));
}

#[test]
fn the_rules_are_numbered_as_the_index_says() {
    let mut files = coverage::files(&root().join("rules"), "md").expect("the rules can be read");
    files.retain(|file| !file.ends_with("index.md"));
    let read = |file: &PathBuf| coverage::ids_in_rules(&fs::read_to_string(file).expect("a rule file"));
    let mut found: Vec<String> = files.iter().flat_map(read).map(|(id, _)| id).collect();
    let mut index: Vec<String> = read(&root().join("rules/index.md")).into_iter().map(|(id, _)| id).collect();
    assert_eq!(index.len(), 728);
    found.sort();
    index.sort();
    assert_eq!(found, index);
}

#[test]
fn every_rule_that_is_played_is_covered() {
    let report = coverage::report(&root()).expect("the repository can be read");
    assert_eq!(report.unknown, [], "these names are no rules");
    println!("{} rules, {} without scenario or test", report.rules.len(), report.missing.len());
    let missing: Vec<String> = report.missing.iter().map(|id| format!("{id}  {}", report.rules[id])).collect();
    assert!(missing.is_empty(), "rules without a scenario or a test:\n{}", missing.join("\n"));
    let done: Vec<&String> = report.waiting.keys().filter(|id| report.covered.contains_key(*id)).collect();
    assert!(done.is_empty(), "these rules wait no longer: {done:?}");
}
