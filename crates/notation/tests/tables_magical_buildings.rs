//! Table documents with magical buildings, medinas and score cards.

use sabika_notation::table::{BadTable, Scored, Table};

fn score(text: &str) -> Result<Scored, BadTable> {
    Table::from_text(text)?.score(None)
}

fn rule(bad: &BadTable) -> String {
    bad.rule.map(|rule| rule.to_string()).unwrap_or_default()
}

/// The last example of `docs/table.md` with score cards: the points that it tells.
#[test]
fn the_example_of_the_guide() {
    let guide = include_str!("../../../docs/table.md");
    let part = guide.split("## Score cards, medinas and magical buildings").nth(1).expect("the part is there");
    let document = part.split("```toml").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let found = serde_json::to_value(score(document).expect("a legal table")).unwrap();
    let totals: Vec<i64> = (0..3).filter_map(|n| found["players"][n]["total"].as_i64()).collect();
    assert_eq!(totals, [11, 20, 2], "{found}");
    assert_eq!(found["players"][0]["categories"]["wall"], 3);
    assert_eq!(found["players"][1]["categories"]["pavilion"], 21);
    assert_eq!(found["players"][1]["categories"]["wall"], 2);
    assert_eq!(found["players"][2]["categories"]["medina"], -12);
    assert!(found["players"][2]["reasons"].to_string().contains("MED-8"));
}

/// A turn may be told in four ways.
#[test]
fn a_turned_tile_is_told_in_several_ways() {
    let table = |tile: &str| {
        format!(
            "round = 1\nmodules = [\"magical_buildings\"]\n[[players]]\ntiles = [{tile}]\n[[players]]\n[[players]]\n"
        )
    };
    for told in [
        r#""magical-tower 0,1 270""#,
        r#""magical-tower 0,1 NEW""#,
        r#"{ tile = "magical-tower", x = 0, y = 1, turn = 270 }"#,
        r#"{ type = "magical", price = 14, walls = "NEW", x = 0, y = 1 }"#,
        r#"{ type = "magical", price = 14, turn = 270, x = 0, y = 1 }"#,
    ] {
        let found = serde_json::to_value(score(&table(told)).unwrap_or_else(|e| panic!("{told}: {e}"))).unwrap();
        assert_eq!(found["players"][0]["categories"]["wall"], 3, "{told}");
        assert_eq!(found["players"][0]["categories"]["tower"], 6, "{told}");
    }
    let printed = score(&table(r#""magical-tower 0,1""#)).unwrap_err();
    assert_eq!((rule(&printed).as_str(), printed.cells.len()), ("BASE-B3", 2));
    for wrong in [
        r#""magical-tower 0,1 45""#,
        r#""magical-tower 0,1 NS""#,
        r#""tower-13-E 1,0 90""#,
        r#"{ tile = "tower-13-E", x = 1, y = 0, turn = 90 }"#,
        r#"{ type = "magical", price = 14, walls = "NS", x = 0, y = 1 }"#,
        r#"{ type = "tower", price = 13, turn = 90, x = 1, y = 0 }"#,
        r#"{ type = "magical", x = 1, y = 0 }"#,
    ] {
        assert!(score(&table(wrong)).is_err(), "{wrong}");
    }
    assert!(
        score("round = 1\n[[players]]\ntiles = [\"magical-tower 1,0\"]\n[[players]]\n")
            .unwrap_err()
            .why
            .contains("not played")
    );
}

/// Wood is told as it stands, and may have come from any card.
#[test]
fn wood_on_a_turned_tile() {
    let table = |walls: &str| {
        format!(
            "round = 1\nmodules = [\"walls\", \"magical_buildings\"]\n[[players]]\n\
             tiles = [\"magical-pavilion 1,0 90\", \"magical-seraglio -1,0 270\"]\nadded_walls = {{ {walls} }}\n\
             [[players]]\n[[players]]\n"
        )
    };
    let wall = |walls: &str| {
        let found = score(&table(walls)).unwrap_or_else(|e| panic!("{walls}: {e}"));
        serde_json::to_value(found).unwrap()["players"][0]["categories"]["wall"].as_i64()
    };
    assert_eq!(wall(r#"magical-pavilion = "N""#), Some(2));
    assert_eq!(wall(r#"magical-pavilion = "NS", magical-seraglio = "NS""#), Some(3));
    let twice = score(&table(r#"magical-pavilion = "E""#)).unwrap_err();
    assert_eq!(rule(&twice), "WAL-15");
    let shared = score(&table(r#"magical-pavilion = "W""#)).unwrap_err();
    assert_eq!(rule(&shared), "BASE-B3");
}

/// Medinas count where they are built, with Dirk wherever he has them.
#[test]
fn medinas_with_dirk() {
    let found = score(
        "round = 2\nmodules = [\"medina\"]\ndirk = [\"medina-3\"]\n[[players]]\ntiles = [\"medina-4 1,0\"]\n[[players]]\n",
    );
    let found = serde_json::to_value(found.expect("a legal table")).unwrap();
    // B has none: 6 and 2. Dirk's is cheaper than A's: 3. A has walls N and E.
    assert_eq!(found["players"][0]["total"], 2);
    assert_eq!(found["players"][1]["total"], -8);
    assert_eq!(found["dirk"]["total"], -3);
}

/// Each score card exists once, and there are eighteen.
#[test]
fn score_cards_are_three_different_ones() {
    let table = |cards: &str, modules: &str| {
        format!(
            "round = 1\nmodules = [{modules}]\nscore_cards = [{cards}]\n[[players]]\ntiles = [\"garden-9-E 1,0\"]\n[[players]]\n[[players]]\n"
        )
    };
    let own = r#""new_score_cards""#;
    let found = score(&table(r#""nsc-13", "nsc-12", "nsc-04""#, own)).expect("a legal table");
    assert_eq!(serde_json::to_value(found).unwrap()["players"][0]["categories"]["garden"], 1);
    let twice = score(&table(r#""nsc-13", "nsc-12", "nsc-13""#, own)).unwrap_err();
    assert_eq!((twice.field.as_str(), rule(&twice).as_str()), ("score_cards", "NSC-1"));
    assert_eq!(score(&table(r#""nsc-13", "nsc-12""#, own)).unwrap_err().field, "score_cards");
    assert_eq!(score(&table(r#""nsc-13", "nsc-12", "nsc-19""#, own)).unwrap_err().field, "score_cards[2]");
    assert!(score(&table(r#""nsc-13", "nsc-12", "nsc-04""#, "")).unwrap_err().why.contains("not played"));
}
