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
