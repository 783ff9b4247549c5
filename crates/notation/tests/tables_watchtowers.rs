//! Watchtowers on a real table: counted, and refused where they cannot stand.

use sabika_notation::table::{BadTable, Table};

const B: &str = r#""arcades-8-N 0,1", "garden-9-E 1,0", "tower-9-ES 1,-1", "chambers-9-W -1,0""#;

/// Three players, the first with these tiles and what else is said of the first.
fn table(tiles: &str, more: &str) -> Table {
    let text = format!(
        "round = 1\nmodules = [\"watchtowers\", \"building_sites\"]\n{more}\n[[players]]\ntiles = [{tiles}]\n[[players]]\n[[players]]"
    );
    Table::from_text(&text).expect("it can be read")
}

fn points(tiles: &str) -> Vec<(String, i16)> {
    let scored = table(tiles, "").score(None).expect("a table that can be");
    let first = &scored.players[0];
    let worth = first.categories.iter().filter(|(_, points)| *points != 0);
    worth.map(|(category, points)| (category.to_string(), *points)).collect()
}

fn refused(tiles: &str, more: &str) -> (String, Vec<String>) {
    let BadTable { rule, cells, .. } = table(tiles, more).score(None).expect_err("refused");
    (rule.map(|rule| rule.as_str().to_owned()).unwrap_or_default(), cells.iter().map(ToString::to_string).collect())
}

/// Examples 1b and 2 of `rules/modules/watchtowers.md`.
#[test]
fn wall_and_watchtowers_are_counted() {
    let towers = r#""watchtower-arcades-1 1,1 SW", "watchtower-arcades-2 -1,1 SE""#;
    let majorities = [("arcades", 3), ("chambers", 4), ("garden", 5), ("tower", 6)];
    let mut expected = vec![("wall", 7), ("watchtowers", 4)];
    expected.extend(majorities);
    let found = points(&format!("{B}, {towers}"));
    for (category, worth) in expected {
        assert!(found.contains(&(category.to_owned(), worth)), "{category}: {found:?}");
    }
    // The same by turns, and in the long form.
    let turned = r#""watchtower-arcades-1 1,1 0", { tile = "watchtower-arcades-2", x = -1, y = 1, turn = 270 }"#;
    assert_eq!(points(&format!("{B}, {turned}")), found);
}

#[test]
fn what_cannot_stand_is_refused() {
    let case = |tiles: &str, rule: &str, cells: &[&str]| {
        let cells: Vec<String> = cells.iter().map(ToString::to_string).collect();
        assert_eq!(refused(tiles, ""), (rule.to_owned(), cells), "{tiles}");
    };
    case(r#""garden-9-E 1,0", "watchtower-tower-1 1,1 SW""#, "WAT-14", &["1,1"]);
    case(r#""garden-9-E 1,0", "watchtower-garden-1 2,0 NW""#, "WAT-13", &["1,0", "2,0"]);
    case(r#""garden-9-E 1,0", "watchtower-garden-1 3,3 NW""#, "WAT-14", &["3,3"]);
    case(r#""garden-9-E 1,0", "tower-11-open 1,1", "watchtower-garden-1 1,1 NW""#, "BASE-B2", &["1,1"]);
    let closed = r#""arcades-9-open 0,1", "garden-10-open 1,0", "tower-12-open 0,2", "garden-11-open 2,0", "tower-11-open 1,2", "arcades-10-open 2,1", "watchtower-arcades-1 1,1 SW""#;
    case(closed, "BASE-B5", &["1,1"]);
    let site = "[building_sites]\nsites = { A = [\"tower-11-open\"] }";
    let (rule, _) = refused(r#""tower-11-open 1,0", "watchtower-tower-1 1,1 SW""#, site);
    assert_eq!(rule, "WAT-15");
    assert!(
        table(r#""tower-11-open 1,0", "watchtower-tower-1 1,1 SW""#, "").score(None).is_ok(),
        "finished, it holds one"
    );
}

#[test]
fn it_is_never_kept_and_never_dirks() {
    let text = "round = 1\nmodules = [\"watchtowers\"]\n[[players]]\nreserve = [\"watchtower-garden-1\"]\n[[players]]\n[[players]]";
    let wrong = Table::from_text(text).expect("read").score(None).expect_err("never kept");
    assert_eq!(wrong.rule.map(|rule| rule.as_str().to_owned()).as_deref(), Some("WAT-18"));
    let text = "round = 1\nmodules = [\"watchtowers\"]\ndirk = [\"watchtower-garden-1\"]\n[[players]]\n[[players]]";
    let wrong = Table::from_text(text).expect("read").score(None).expect_err("never Dirk's");
    assert_eq!(wrong.rule.map(|rule| rule.as_str().to_owned()).as_deref(), Some("WAT-18"));
    let text = "round = 1\nmodules = []\n[[players]]\ntiles = [\"garden-9-E 1,0\", \"watchtower-garden-1 1,1 SW\"]\n[[players]]\n[[players]]";
    assert!(Table::from_text(text).expect("read").score(None).is_err(), "not played");
    let text = "round = 1\n[[players]]\ntiles = [\"garden-9-E 1,0 90\"]\n[[players]]\n[[players]]";
    assert!(Table::from_text(text).is_err(), "no garden is turned");
}
