//! Tables of The Red Palace that were typed in: the worked examples of the rules, and what cannot be.

use sabika_notation::table::{BadTable, Scored, Table};
use serde_json::Value;

fn score(text: &str) -> Result<Scored, BadTable> {
    Table::from_text(text)?.score(None)
}

fn scored(text: &str) -> Value {
    serde_json::to_value(score(text).unwrap()).unwrap()
}

fn rule(bad: &BadTable) -> String {
    bad.rule.map(|rule| rule.to_string()).unwrap_or_default()
}

/// The table of worked example 5, the tiles told by what they look like.
const WALL: &str = r#"
    game = "red_palace"
    round = 3
    strip = ["seraglio", "garden", "tower", "chambers", "arcades", "pavilion"]
    guard_points = 4
    [[players]]
    name = "Isabel"
    tiles = [
      "garden 8{NES|N} 1,0", "tower 10{} 0,-1", "garden 2{NEW} 0,1", "arcades 5{NSW} -1,0", "tower 6{ES|S} 0,-2",
      { type = "pavilion", price = 10, walls = "N", x = 1, y = -1 },
    ]
    guards = ["1,0-N", "0,1-W", "-1,0-N", "0,-2-S"]
    [[players]]
    [[players]]
    tiles = ["F44 garden 1,0"]
"#;

fn changed(from: &str, to: &str) -> String {
    assert!(WALL.contains(from), "{from}");
    WALL.replacen(from, to, 1)
}

fn refused(from: &str, to: &str) -> BadTable {
    score(&changed(from, to)).expect_err(to)
}

/// Example 5: eight points for the wall, twelve for three guards on it.
///
/// Proves: RED-50 RED-52 RED-53 RED-55
#[test]
fn wall_and_guards() {
    let found = scored(WALL);
    let isabel = &found["players"][0]["categories"];
    assert_eq!((&isabel["wall"], &isabel["red_palace"]), (&8.into(), &12.into()));
    assert_eq!((&isabel["garden"], &isabel["tower"]), (&17.into(), &18.into()));
    assert_eq!(found["players"][2]["categories"]["garden"], 9);
    assert!(found["players"][0]["reasons"].to_string().contains("RED-55"));
    assert_eq!(found["players"][0]["total"], 8 + 17 + 20 + 18 + 21 + 12);
    // The same, by names and by the numbers of the guard board.
    let named = changed(
        "\"garden 8{NES|N} 1,0\", \"tower 10{} 0,-1\"",
        "\"F24 garden 1,0\", { tile = \"F45\", type = \"tower\", x = 0, y = -1 }",
    )
    .replacen("\"1,0-N\"", "\"F24-N\"", 1)
    .replacen("guard_points = 4", "guards_placed = 8\nguard_spaces = [2, 3, 2, 4, 3, 3, 2]", 1)
    .replacen(
        "strip = [\"seraglio\", \"garden\", \"tower\", \"chambers\", \"arcades\", \"pavilion\"]",
        "strips = [5, 11, 4]",
        1,
    );
    assert_eq!(scored(&named), found);
    // Before the last scoring guards count nothing and need not be told.
    let early = changed("round = 3", "round = 1").replacen("guard_points = 4", "", 1).replacen(
        "guards = [\"1,0-N\", \"0,1-W\", \"-1,0-N\", \"0,-2-S\"]",
        "",
        1,
    );
    assert_eq!(scored(&early)["players"][0]["total"], 8 + 2 + 5 + 3 + 6);
}

/// Example 4, with and without the half-building.
///
/// Proves: RED-54
#[test]
fn half_buildings() {
    let text = r#"
        game = "red_palace"
        round = 1
        strip = 5
        [[players]]
        name = "Laura"
        tiles = ["garden 8{} 1,0", "garden 9{} 2,0"]
        half_buildings = ["garden"]
        [[players]]
        name = "Tim"
        tiles = ["garden 9{} 1,0", "garden 10{} 2,0"]
        [[players]]
    "#;
    let garden = |text: &str| {
        let found = scored(text);
        [0, 1].map(|n| found["players"][n]["categories"]["garden"].as_i64().unwrap())
    };
    assert_eq!(garden(text), [5, 0]);
    assert_eq!(garden(&text.replacen("half_buildings = [\"garden\"]", "", 1)), [2, 2]);
    let both = text.replacen("name = \"Tim\"", "half_buildings = [\"garden\"]", 1);
    let both = score(&both).unwrap_err();
    assert_eq!((rule(&both).as_str(), both.field.as_str()), ("RED-36a", "players[1].half_buildings"));
}

/// Example 6: three strips; and the fixed rows of classic scoring.
///
/// Proves: RED-53 RED-57
#[test]
fn majorities_by_strips() {
    let text = |round: u8, strip: &str| {
        format!(
            r#"
            game = "red_palace"
            round = {round}
            {strip}
            [[players]]
            name = "Max"
            tiles = ["tower 8{{}} 1,0", "tower 9{{}} 2,0", "tower 9{{}} 3,0", "tower 10{{}} 4,0", "chambers 10{{}} 5,0", "garden 6{{N}} 1,1", "garden 8{{N}} 2,1", "garden 9{{S}} 1,-1"]
            guards = []
            [[players]]
            name = "Nina"
            tiles = ["tower 10{{}} 1,0", "tower 11{{}} 2,0", "tower 11{{}} 3,0", "tower 11{{}} 4,0", "garden 8{{S}} 1,-1", "garden 11{{N}} 1,1"]
            guards = []
            [[players]]
            name = "Otto"
            tiles = ["garden 9{{E}} 1,0"]
            "#
        )
    };
    let of = |round, strip: &str, kind: &str| {
        let found = scored(&text(round, strip));
        [0, 1, 2].map(|n| found["players"][n]["categories"][kind].as_i64().unwrap())
    };
    assert_eq!(of(1, "strip = 5", "chambers"), [3, 0, 0]);
    assert_eq!(of(2, "strip = 11", "tower"), [9, 9, 0]);
    assert_eq!(of(3, "strip = 4", "garden"), [17, 9, 2]);
    assert_eq!(of(3, "options = { classic_scoring = \"on\" }", "garden"), [20, 12, 5]);
    let both = score(&text(3, "strip = 4\noptions = { classic_scoring = \"on\" }")).unwrap_err();
    assert_eq!((rule(&both).as_str(), both.field.as_str()), ("RED-57", "strip"));
    let none = score(&text(3, "")).unwrap_err();
    assert_eq!((rule(&none).as_str(), none.field.as_str()), ("RED-53", "strip"));
    let wrong =
        score(&text(3, "strip = [\"tower\", \"garden\", \"chambers\", \"arcades\", \"seraglio\", \"pavilion\"]"))
            .unwrap_err();
    assert_eq!((rule(&wrong).as_str(), wrong.field.as_str()), ("RED-6", "strip"));
    assert_eq!(rule(&score(&text(3, "strips = [4, 4, 5]")).unwrap_err()), "RED-6");
}

/// Examples 7, 8 and 9: the three modules.
///
/// Proves: RED-70 RED-73 RED-74 MED-17 BAZ-R2
#[test]
fn the_three_modules() {
    let medina = r#"
        game = "red_palace"
        modules = ["medina"]
        round = 3
        strip = 1
        [[players]]
        tiles = ["medina-8 1,0", "medina-6 0,1", "medina-2 -1,0"]
        [[players]]
        tiles = [{ type = "medina", price = 4, x = 1, y = 0 }, "medina-5 -1,0", "medina-3 0,-1"]
        [[players]]
        tiles = ["medina-7 -1,0"]
    "#;
    let found = scored(medina);
    assert_eq!([0, 1, 2].map(|n| found["players"][n]["categories"]["medina"].as_i64().unwrap()), [-3, -6, -9]);
    let bazaar = r#"
        game = "red_palace"
        modules = ["bazaars"]
        round = 3
        strip = 1
        [[players]]
        tiles = ["arcades 8{} 0,1", "arcades 9{} -1,1", "pavilion 9{} 1,1", "tower 10{} -1,2", "garden 10{} 1,2", "seraglio 10{} 0,3", "bazaar_gulden_1 0,2"]
        [[players]]
        [[players]]
    "#;
    assert_eq!(scored(bazaar)["players"][0]["categories"]["bazaars"], 12);
    assert_eq!(scored(&bazaar.replacen("tower 10{}", "chambers 10{}", 1))["players"][0]["categories"]["bazaars"], 6);
    // A plaza has no colour.
    assert_eq!(scored(&bazaar.replacen("tower 10{}", "plaza", 1))["players"][0]["categories"]["bazaars"], 6);
    let camps = r#"
        game = "red_palace"
        modules = ["camps"]
        round = 1
        strip = 1
        [[players]]
        tiles = ["garden 7{W} -1,0", "tower 8{} 1,0", "tower 6{ES|E} 2,0", "tower 9{E} 1,-1", "camp_E -2,0", "camp_W 3,0", { type = "camp", price = 10, x = 2, y = -1 }]
        [[players]]
        [[players]]
    "#;
    assert_eq!(scored(camps)["players"][0]["categories"]["camps"], 10);
    // In line with the camp in the west stand four tiles; a plaza beyond the start tile would be one more.
    let longer = camps.replacen("\"camp_W 3,0\", ", "", 1).replacen(
        "\"tower 6{ES|E} 2,0\", \"tower 9{E} 1,-1\"",
        "\"plaza 2,0\", \"plaza 3,0\"",
        1,
    );
    let longer = longer.replacen(", { type = \"camp\", price = 10, x = 2, y = -1 }", "", 1);
    assert_eq!(scored(&longer)["players"][0]["categories"]["camps"], 5);
    let other = medina.replacen("[\"medina\"]", "[\"medina\", \"squares\"]", 1);
    assert_eq!(rule(&score(&other).unwrap_err()), "RED-67");
}

/// Example 13: a plaza with a wall piece joins two walls.
///
/// Proves: RED-43a
#[test]
fn wall_pieces() {
    let text = r#"
        game = "red_palace"
        round = 2
        strip = 1
        [[players]]
        tiles = ["garden 8{NE} 0,1", "tower 8{S} -1,0", "tower 8{SW} -2,0", "tower 8{NW|W} -2,1", "plaza -1,1"]
        added_walls = { "-1,1" = "N" }
        [[players]]
        [[players]]
    "#;
    let wall = |text: &str| scored(text)["players"][0]["categories"]["wall"].as_i64().unwrap();
    assert_eq!(wall(text), 8);
    assert_eq!(wall(&text.replacen("\"-1,1\" = \"N\"", "plaza_1 = \"N\"", 1)), 8);
    assert_eq!(wall(&text.replacen("added_walls = { \"-1,1\" = \"N\" }", "", 1)), 5);
    let refused = |walls: &str| {
        let bad = score(&text.replacen("\"-1,1\" = \"N\"", walls, 1)).unwrap_err();
        (rule(&bad), bad.field)
    };
    let said = |rule: &str, field: &str| (rule.to_string(), format!("players[0].{field}"));
    assert_eq!(refused("\"-1,1\" = \"E\""), said("BASE-B3", "tiles"));
    assert_eq!(refused("start = \"S\""), said("RED-33", "added_walls.start"));
    assert_eq!(refused("\"-1,0\" = \"S\"").0, "RED-42b");
    assert_eq!(refused("\"-2,0\" = \"NE\"").0, "RED-23");
    assert_eq!(refused("F54 = \"W\"").0, "RED-33");
}

/// Two players: Dirk's buildings by type alone, his medinas, the reserve.
///
/// Proves: RED-62
#[test]
fn dirk_on_a_table() {
    let text = r#"
        game = "red_palace"
        modules = ["medina"]
        round = 2
        strip = 11
        dirk = ["garden", "garden", "F24 tower", "medina-8", "tower 5{NW|N}"]
        [[players]]
        tiles = ["garden 8{} 1,0"]
        reserve = ["medina-7", "F02", "garden 5{NW|W}"]
        [[players]]
    "#;
    let found = scored(text);
    assert_eq!(
        (&found["dirk"]["categories"]["garden"], &found["dirk"]["categories"]["tower"]),
        (&11.into(), &13.into())
    );
    assert_eq!((&found["dirk"]["categories"]["wall"], &found["dirk"]["categories"]["medina"]), (&0.into(), &0.into()));
    assert_eq!(found["players"][0]["categories"]["garden"], 4);
    assert_eq!(found["players"][0]["categories"]["medina"], -7);
    let refused = |from: &str, to: &str| {
        assert!(text.contains(from));
        score(&text.replacen(from, to, 1)).unwrap_err()
    };
    let unknown = refused("F24 tower", "F24");
    assert_eq!((rule(&unknown).as_str(), unknown.field.as_str()), ("RED-3", "dirk"));
    let plaza = refused("\"medina-8\"", "\"plaza\"");
    assert_eq!((rule(&plaza).as_str(), plaza.field.as_str()), ("RED-65", "dirk"));
    assert!(refused("\"F02\"", "\"F24\"").why.contains("already"));
}

/// What cannot be is refused with its rule.
///
/// Proves: RED-2 RED-5 RED-41 RED-45
#[test]
fn impossible_tables() {
    let at = |bad: &BadTable| (rule(bad), bad.field.clone());
    let said = |rule: &str, field: &str| (rule.to_string(), field.to_string());
    assert_eq!(at(&refused("\"1,0-N\"", "\"1,0-W\"")), said("RED-41", "players[0].guards"));
    assert_eq!(at(&refused("\"1,0-N\"", "\"5,5-N\"")), said("RED-41", "players[0].guards"));
    assert_eq!(at(&refused("\"1,0-N\"", "\"0,1-W\"")), said("RED-41", "players[0].guards"));
    assert_eq!(at(&refused("\"1,0-N\"", "\"F44-N\"")), said("RED-41", "players[0].guards"));
    // Five guards from four towers: the reserve must have been forgotten.
    assert_eq!(at(&refused("\"1,0-N\"", "\"1,0-N\", \"1,0-E\"")), said("RED-45", "players[0].guards"));
    let with_reserve =
        changed("\"1,0-N\"", "\"1,0-N\", \"1,0-E\"").replacen("guards =", "reserve = [\"F22\"]\nguards =", 1);
    assert_eq!(scored(&with_reserve)["players"][0]["categories"]["red_palace"], 16);
    // Left out although the last scoring hangs on it.
    assert_eq!(
        at(&refused("guards = [\"1,0-N\", \"0,1-W\", \"-1,0-N\", \"0,-2-S\"]", "")),
        said("RED-55", "players[0].guards")
    );
    assert_eq!(at(&refused("guard_points = 4", "")), said("RED-50", "guard_points"));
    assert_eq!(at(&refused("guard_points = 4", "guard_points = 9")), said("RED-50", "guard_points"));
    assert_eq!(at(&refused("guard_points = 4", "guards_placed = 8")), said("RED-50", "guard_spaces"));
    assert_eq!(rule(&refused("guard_points = 4", "guards_placed = 29\nguard_spaces = [2, 3, 2, 4, 3, 3, 2]")), "RED-5");
    // No such tile, none left, or not enough said of it.
    assert!(refused("8{NES|N}", "8{NES|E}").why.contains("no tile garden of price 8 with walls NES and towers E"));
    let twice = refused(
        "[[players]]\n    [[players]]",
        "[[players]]\n    tiles = [\"garden 8{NES} 1,0\"]\n    guards = []\n    [[players]]",
    );
    assert_eq!((twice.field.as_str(), twice.why.contains("left")), ("players[1].tiles", true));
    assert!(refused("tower 10{} 0,-1", "tower 0,-1").why.contains("which tile is meant"));
    assert!(refused("\"tower 10{} 0,-1\"", "\"F45 0,-1\"").why.contains("which building stands on F45"));
    assert!(refused("F44 garden", "garden-9-E").why.contains("no tile of the game red_palace"));
    // There are nine chips of a type.
    let ten: Vec<String> = (1..=10).map(|n| format!("\"garden {n},0\"")).collect();
    let ten = refused("tiles = [\"F44 garden 1,0\"]", &format!("tiles = [{}]", ten.join(", ")));
    assert!(ten.why.contains("which tile is meant"), "{ten}");
    let open = ["F32", "F39", "F40", "F44", "F46", "F49", "F50", "F51", "F53"];
    let nine: Vec<String> = (1..).zip(open).map(|(n, tile)| format!("\"{tile} garden {n},0\"")).collect();
    assert_eq!(rule(&refused("tiles = [\"F44 garden 1,0\"]", &format!("tiles = [{}]", nine.join(", ")))), "RED-2");
    // Words and tiles of the other game.
    let base = "round = 1\nguard_points = 3\n[[players]]\n[[players]]\n[[players]]";
    assert!(score(base).unwrap_err().why.contains("the game red_palace, which is not played"));
    let floor = "round = 1\n[[players]]\ntiles = [\"F24 1,0\"]\n[[players]]\n[[players]]";
    assert!(score(floor).unwrap_err().why.contains("no tile of the game alhambra"));
}

/// Of tiles that look alike any will do, and those that are told more closely get theirs.
#[test]
fn tiles_that_look_alike() {
    let text = r#"
        game = "red_palace"
        round = 1
        strip = 1
        [[players]]
        tiles = ["garden 5{NW} -1,0", "tower {} 1,0"]
        reserve = ["tower 5{NW|N}"]
        [[players]]
        tiles = ["garden 9{} 1,0", "garden 9{} 2,0"]
        [[players]]
    "#;
    assert_eq!(scored(text)["players"][0]["categories"]["wall"], 2);
    let third = score(&text.replacen("\"garden 9{} 2,0\"", "\"garden 9{} 2,0\", \"garden 9{} 3,0\"", 1)).unwrap_err();
    assert_eq!((third.field.as_str(), third.why.contains("left")), ("players[1].tiles", true));
}

/// The example of `docs/table.md` brings the points that it tells.
#[test]
fn the_example_of_the_docs() {
    let docs = include_str!("../../../docs/table.md");
    let part = docs.split("## The Red Palace").nth(1).expect("it has a section");
    let example = part.split("```").nth(1).and_then(|block| block.strip_prefix("toml")).expect("with an example");
    let totals: Vec<i16> = score(example).unwrap().players.iter().map(|player| player.total).collect();
    assert_eq!(totals, [96, 10, 0]);
    assert!(part.replace('\n', " ").contains("get 96, 10 and 0 points"));
}
