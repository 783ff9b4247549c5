//! The table of rulings in the docs: every rule of the law that rests on a ruling, with the source it gives.

use sabika_notation::coverage::{ids_in_rules, implemented};
use std::{collections::BTreeMap, fmt::Write as _, fs, path::Path};

const HEAD: &str = "## Every ruling of the law";

/// The brackets at the end of a rule that speak of a ruling.
fn source(text: &str) -> Option<String> {
    let brackets = text.split('[').skip(1).filter_map(|rest| rest.split_once(']').map(|(inside, _)| inside));
    let sources: Vec<&str> = brackets.filter(|inside| inside.contains("RULING")).collect();
    (!sources.is_empty()).then(|| sources.join("; ").replace('|', "\\|"))
}

fn table(root: &Path) -> String {
    let index = fs::read_to_string(root.join("rules/index.md")).expect("the index of the rules");
    let short: BTreeMap<String, String> = ids_in_rules(&index).into_iter().collect();
    let mut text = format!(
        "{HEAD}\n\n\
         What the books leave open and the law decides, in the order of the law. A source such as `000 p.31` is a page of a\n\
         rulebook; RULING says what is ours, and why. Written by the test `rulings` of the notation\n\
         (`SABIKA_UPDATE=1 cargo test -p sabika-notation --test rulings` renews it).\n\n\
         | rule | in short | source |\n|---|---|---|\n"
    );
    for file in implemented(root) {
        let rules = ids_in_rules(&fs::read_to_string(&file).expect("a file of the law"));
        for (id, rule) in rules {
            if let Some(source) = source(&rule) {
                let short = short.get(&id).unwrap_or_else(|| panic!("{id} is not in rules/index.md"));
                writeln!(text, "| {id} | {} | {source} |", short.replace('|', "\\|"))
                    .expect("a string takes everything");
            }
        }
    }
    text
}

#[test]
fn the_table_in_the_docs_is_whole() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let path = root.join("docs/rulings.md");
    let there = fs::read_to_string(&path).expect("docs/rulings.md");
    let (before, found) = there.split_once(HEAD).unwrap_or((&there, ""));
    let wanted = table(root);
    if std::env::var_os("SABIKA_UPDATE").is_some() {
        fs::write(&path, format!("{}\n\n{wanted}", before.trim_end())).expect("docs/rulings.md");
        return;
    }
    assert_eq!(format!("{HEAD}{found}"), wanted, "docs/rulings.md is stale");
}
