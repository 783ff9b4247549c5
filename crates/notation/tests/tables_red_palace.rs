//! A table of The Red Palace that was typed in.

use sabika_notation::table::{BadTable, Scored, Table};
use serde_json::Value;

/// The wall and the guards of example 5 of the rules, in the third scoring.
const WHOLE: &str = r#"
    game  = "red_palace"
    round = 3
    chips = { F24 = "garden", F45 = "tower", F01 = "tower", F07 = "pavilion", F14 = "chambers", F41 = "garden", F32 = "garden" }
    red_palace.strips     = [5, 11, 4]
    red_palace.capacities = [2, 3, 2, 4, 3, 3, 2]
    red_palace.placed     = 8
    [[players]]
    tiles = ["F24 1,0", "F45 0,-1", "F01 0,1", "F07 -1,0", "F14 0,-2", "F41 1,-1"]
    half_buildings = ["pavilion"]
    [[players]]
    tiles = ["F32 1,0", "plaza_1 0,1"]
    added_walls = { plaza_1 = "N" }
    [[players]]
"#;

fn score(text: &str) -> Result<Scored, BadTable> {
    Table::from_text(text)?.score(None)
}

fn found(text: &str) -> Value {
    serde_json::to_value(score(text).unwrap()).unwrap()
}

fn changed(from: &str, to: &str) -> String {
    assert!(WHOLE.contains(from), "{from}");
    WHOLE.replacen(from, to, 1)
}

fn refused(from: &str, to: &str) -> (String, String) {
    let bad = score(&changed(from, to)).expect_err(to);
    (bad.field, bad.rule.map(|rule| rule.to_string()).unwrap_or_default())
}

/// Proves: RED-50, RED-52, RED-55
#[test]
fn walls_and_guards_score() {
    let table = found(WHOLE);
    let first = &table["players"][0]["categories"];
    assert_eq!((&first["wall"], &first["red_palace"]), (&8.into(), &12.into()));
    // strip-04: gardens 17 / 9 / 2.
    assert_eq!((&first["garden"], &table["players"][1]["categories"]["garden"]), (&17.into(), &9.into()));
    assert_eq!(table["players"][1]["categories"]["wall"], 1, "the wall piece");
    let earlier = Table::from_text(WHOLE).unwrap().score(Some(2)).unwrap();
    let earlier: Value = serde_json::to_value(earlier).unwrap();
    assert!(earlier["players"][0]["categories"].get("red_palace").is_none_or(|points| *points == 0));
    // One guard on the long wall was spent, and more of them make the others worth more.
    let spent =
        changed("red_palace.placed     = 8", "red_palace.placed = 12\n    red_palace.guards = [\"F24-N\", \"F14-S\"]");
    assert_eq!(found(&spent)["players"][0]["categories"]["red_palace"], 5);
}

/// What counts is never dealt: it has to be told.
#[test]
fn what_counts_must_be_told() {
    assert_eq!(refused("F24 = \"garden\", ", ""), ("chips.F24".into(), "RED-3".into()));
    assert_eq!(refused("red_palace.strips     = [5, 11, 4]", ""), ("red_palace.strips".into(), "RED-53".into()));
    let capacities = "red_palace.capacities = [2, 3, 2, 4, 3, 3, 2]";
    assert_eq!(refused(capacities, ""), ("red_palace.capacities".into(), "RED-50".into()));
    found(&changed(capacities, "options.guard_board = \"first_game\""));
    found(&changed("red_palace.strips     = [5, 11, 4]", "options.classic_scoring = \"on\""));
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    assert_eq!(refused("\"F24 1,0\"", "\"garden-8-NE 1,0\"").0, "players[0].tiles");
    assert_eq!(refused("round = 3", "round = 3\n    modules = [\"vizier\"]").0, "modules");
    assert_eq!(refused("F24 = \"garden\"", "F24 = \"garden\", plaza_1 = \"garden\"").0, "chips.plaza_1");
    assert_eq!(refused("added_walls = { plaza_1 = \"N\" }", "half_buildings = [\"pavilion\"]").1, "RED-36a");
    let guards = "red_palace.placed = 8\n    red_palace.guards = [\"F45-N\"]";
    assert_eq!(refused("red_palace.placed     = 8", guards), ("red_palace.guards".into(), "RED-41".into()));
    let base = "round = 1\n[[players]]\nhalf_buildings = [\"garden\"]\n[[players]]\n[[players]]\n";
    assert_eq!(score(base).unwrap_err().field, "players[0].half_buildings");
    let base = "round = 1\nchips = { F24 = \"garden\" }\n[[players]]\n[[players]]\n[[players]]\n";
    assert_eq!(score(base).unwrap_err().field, "chips.F24");
}
