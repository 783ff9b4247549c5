//! Culture tiles on a table that was typed in.

use sabika_notation::table::{BadTable, Scored, Table};
use serde_json::Value;

const WHOLE: &str = r#"
    modules = ["art_of_the_moors", "building_sites"]
    round = 1
    dirk = ["pavilion-7-E", "arcades-7-ES"]
    [[players]]
    tiles = ["garden-11-open 1,0", "tower-11-open 0,1", "garden-9-E 2,0"]
    reserve = ["chambers-7-NE", "garden-7-NSW", "tower-7-NEW", "chambers-9-S"]
    culture = { culture-7 = 2, culture-11 = 1 }
    [[players]]
    reserve = ["garden-12-S", "tower-13-E"]
    culture = { culture-12-13 = 3 }
"#;

fn score(text: &str) -> Result<Scored, BadTable> {
    Table::from_text(text)?.score(None)
}

fn refused(from: &str, to: &str) -> (String, String) {
    assert!(WHOLE.contains(from), "{from}");
    let bad = score(&WHOLE.replacen(from, to, 1)).expect_err(to);
    (bad.rule.map(|rule| rule.to_string()).unwrap_or_default(), bad.field)
}

/// Proves: MOO-2 MOO-16 MOO-23
#[test]
fn culture_tiles_pay_the_section_that_is_told() {
    let found: Value = serde_json::to_value(score(WHOLE).unwrap()).unwrap();
    assert_eq!(found["players"][0]["categories"]["art_of_the_moors"], 4 + 2);
    assert_eq!(found["players"][1]["categories"]["art_of_the_moors"], 9);
    assert!(found["dirk"]["categories"].get("art_of_the_moors").is_none_or(|points| *points == 0));
    assert!(found["players"][0]["reasons"].to_string().contains("MOO-23"));
}

/// Proves: MOO-3 MOO-7 MOO-14 MOO-15 MOO-21
#[test]
fn impossible_culture_tiles_are_refused() {
    let player = |field: &str| format!("players[0].culture.{field}");
    // Three buildings of price 7 reach the fourth section, two of price 11 the third.
    assert!(score(&WHOLE.replacen("culture-7 = 2", "culture-7 = 3", 1)).is_ok());
    assert_eq!(refused("culture-7 = 2", "culture-7 = 4"), ("MOO-21".into(), player("culture-7")));
    assert_eq!(refused("culture-11 = 1", "culture-11 = 3"), ("MOO-21".into(), player("culture-11")));
    assert_eq!(refused("culture-11 = 1", "culture-10 = 0"), ("MOO-3".into(), player("culture-10")));
    assert_eq!(refused("culture-11 = 1", "culture-5 = 0"), ("MOO-7".into(), player("culture-5")));
    assert_eq!(refused("\"art_of_the_moors\", ", "").0, "", "the module is not played");
    // Two of price 9, until one of them is a building site.
    let nine = WHOLE.replacen("culture-11 = 1", "culture-9 = 1", 1);
    assert!(score(&nine).is_ok());
    let site = nine.replacen("culture =", "sites = [\"garden-9-E\"]\n    culture =", 1);
    assert_eq!(score(&site).unwrap_err().rule.unwrap().to_string(), "MOO-3");
}
