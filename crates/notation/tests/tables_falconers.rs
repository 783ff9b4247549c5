//! Falcons on a table that was typed in.

use sabika_notation::table::{BadTable, Scored, Table};
use serde_json::Value;

const WHOLE: &str = r#"
    modules = ["falconers", "building_sites"]
    round = 3
    [[players]]
    tiles = ["arcades-9-open 1,0", "pavilion-8-open 2,0", "tower-12-open 0,1", "arcades-10-open 1,1", "seraglio-9-open 2,1"]
    falcons = { brown-3 = [1, 1], brown-2 = [2, 1] }
    [[players]]
    tiles = ["garden-11-open 1,0", "tower-11-open 0,1", "tower-13-E 1,1"]
    falcons = { white-5 = [1, 1] }
    [[players]]
"#;

fn score(text: &str) -> Result<Scored, BadTable> {
    Table::from_text(text)?.score(None)
}

fn refused(from: &str, to: &str) -> BadTable {
    assert!(WHOLE.contains(from), "{from}");
    score(&WHOLE.replacen(from, to, 1)).expect_err(to)
}

fn rule(bad: &BadTable) -> String {
    bad.rule.map(|rule| rule.to_string()).unwrap_or_default()
}

/// Proves: FAL-17
#[test]
fn falcons_score_by_bird() {
    let found: Value = serde_json::to_value(score(WHOLE).unwrap()).unwrap();
    assert_eq!(found["players"][0]["categories"]["falconers"], 6);
    assert_eq!(found["players"][1]["categories"]["falconers"], 2);
    assert_eq!(found["players"][2]["categories"]["falconers"], 0);
    assert!(found["players"][0]["reasons"].to_string().contains("FAL-17"));
}

/// Proves: FAL-1 FAL-7 FAL-8 FAL-9 FAL-12
#[test]
fn impossible_falcons_are_refused() {
    let corner = refused("brown-2 = [2, 1]", "brown-2 = [3, 1]");
    assert_eq!((rule(&corner).as_str(), corner.field.as_str()), ("FAL-7", "players[0].falcons.brown-2"));
    assert_eq!(corner.cells.iter().map(ToString::to_string).collect::<Vec<_>>(), ["3,1"]);
    assert_eq!(rule(&refused("brown-2 = [2, 1]", "brown-2 = [-120, 120]")), "FAL-7");
    assert_eq!(rule(&refused("brown-2 = [2, 1]", "white-5 = [2, 1]")), "FAL-8");
    assert_eq!(rule(&refused("brown-2 = [2, 1]", "brown-2 = [1, 1]")), "FAL-8");
    assert_eq!(rule(&refused("brown-3 = [1, 1]", "brown-1 = [2, 1]")), "FAL-9");
    assert!(refused("white-5 = [1, 1]", "black-6 = [1, 1]").why.contains("falcon"));
    // Tower and arcades round brown-3: with a site under the tower there is no tower.
    let site = WHOLE.replacen("falcons =", "sites = [\"tower-12-open\"]\n    falcons =", 1);
    assert_eq!(rule(&score(&site).unwrap_err()), "FAL-8");
    // The same falcon before two players.
    let second = WHOLE.replacen("tower-13-E 1,1", "arcades-8-E 1,1", 1).replacen("white-5", "brown-3", 1);
    assert_eq!(rule(&score(&second).unwrap_err()), "FAL-1");
}
