//! Tables typed in from the physical game with the modules of the third and fourth expansion: thieves, walls, bazaars, coins,
//! builders, attacks, residents and chests.

use sabika_notation::table::{BadTable, Scored, Table};

fn score(text: &str) -> Result<Scored, BadTable> {
    Table::from_text(text)?.score(None)
}

fn is(field: &str, rule: &str) -> (String, String) {
    (field.into(), rule.into())
}

/// Proves: THI-1 THI-25 THI-26
#[test]
fn thieves_count_nothing() {
    let table = |thieves: &str| {
        score(&format!(
            "modules = [\"thieves\"]\nround = 3\n[[players]]\ntiles = [\"tower-12-open 0,1\"]\n[[players]]\n[[players]]\n\
             [thieves]\nhands = {thieves}\n"
        ))
    };
    let totals = |thieves: &str| table(thieves).unwrap().players.iter().map(|p| p.total).collect::<Vec<_>>();
    assert_eq!(totals("{}"), [21, 0, 0]);
    assert_eq!(totals("{ A = [], B = [\"denar\", \"denar\", \"ducat\", \"gulden\"] }"), [21, 0, 0]);
    let refused = |thieves: &str| table(thieves).unwrap_err().rule.map(|rule| rule.to_string());
    let five = "{ B = [\"denar\", \"denar\", \"ducat\", \"gulden\", \"gulden\"] }";
    assert_eq!(refused(five).as_deref(), Some("THI-1"));
    assert_eq!(refused("{ A = [\"denar\", \"denar\"], B = [\"denar\", \"denar\"] }"), None, "three of each currency");
}

const WALLS: &str = r#"
    modules = ["camps", "city_gates", "walls"]
    round = 1
    [[players]]
    tiles = [
      "garden-8-NE 0,1", "pavilion-8-open -1,1", "garden-8-NW -2,1", "tower-11-S -1,0", "seraglio-5-SW -2,0", "camp_S -1,2",
    ]
    added_walls = { start = "ES", "pavilion-8-open" = "N" }
    [[players]]
    tiles = ["arcades-9-open 0,1"]
    reserve = ["tower-12-open"]
    added_walls = { "tower-12-open" = "NW" }
    [[players]]
"#;

/// A closed ring of ten with wooden walls, and a camp before one of them; in a reserve they count nothing.
///
/// Proves: WAL-13 WAL-23
#[test]
fn added_walls_are_typed_in_and_counted() {
    let scored = score(WALLS).unwrap();
    let points = |seat: usize, name: &str| {
        let found = scored.players[seat].categories.iter().find(|(category, _)| category.to_string() == name);
        found.map_or(0, |(_, points)| *points)
    };
    assert_eq!((points(0, "wall"), points(0, "camps"), points(1, "wall")), (10, 2, 0));
    let without = score(&WALLS.replace(", \"camp_S -1,2\"", "").replacen("added_walls", "name = \"A\" #", 1)).unwrap();
    assert_eq!(without.players[0].categories[0].1, 5, "the printed ones alone");
    assert_eq!((points(1, "arcades"), points(1, "tower")), (3, 0));
}

/// Proves: WAL-2 WAL-11 WAL-13 WAL-14 WAL-15 WAL-18 WAL-24 WAL-27 GAT-8
#[test]
fn impossible_walls_are_refused() {
    let refused = |from: &str, to: &str| {
        assert!(WALLS.contains(from), "{from}");
        let bad = score(&WALLS.replacen(from, to, 1)).unwrap_err();
        (bad.field, bad.rule.map(|rule| rule.to_string()).unwrap_or_default())
    };
    let mine = |tile: &str| format!("players[0].added_walls.{tile}");
    assert_eq!(refused("\"pavilion-8-open\" = \"N\"", "\"garden-8-NE\" = \"N\""), is(&mine("garden-8-NE"), "WAL-15"));
    assert_eq!(
        refused("\"pavilion-8-open\" = \"N\"", "\"tower-12-open\" = \"N\""),
        is(&mine("tower-12-open"), "WAL-13")
    );
    assert_eq!(refused("\"pavilion-8-open\" = \"N\"", "\"camp_S\" = \"N\""), is(&mine("camp_S"), "WAL-14"));
    // On a shared edge one side would have a wall and the other none.
    assert_eq!(refused("\"pavilion-8-open\" = \"N\"", "\"pavilion-8-open\" = \"NE\"").1, "BASE-B3");
    // No cards show just these: two opposite pieces need two single ones, and the corner is used up elsewhere.
    assert_eq!(refused("\"tower-12-open\" = \"NW\"", "\"tower-12-open\" = \"N\"").1, "WAL-11");
    let many = "\"arcades-9-open\" = \"NEW\", \"tower-12-open\" = \"NESW\", start = \"ESW\"";
    assert_eq!(refused("\"tower-12-open\" = \"NW\"", many).1, "WAL-27");
    assert_eq!(refused(", \"walls\"]", "]"), is("players[0].added_walls", ""));
    assert_eq!(
        refused("[\"arcades-9-open 0,1\"]", "[\"arcades-9-open 0,1\", \"chambers-9-S 0,2\"]\n gates = [\"0,1-N\"]").1,
        "BASE-B3"
    );
    let wooden = "[\"arcades-9-open 0,1\", \"chambers-9-S 0,2\"]\n gates = [\"0,1-N\"]";
    let both = WALLS.replacen("[\"arcades-9-open 0,1\"]", wooden, 1);
    let both = both.replacen("{ \"tower-12-open\" = \"NW\" }", "{ \"arcades-9-open\" = \"NW\" }", 1);
    let bad = score(&both).unwrap_err();
    assert_eq!((bad.field.as_str(), bad.rule.unwrap().as_str()), ("players[1].gates", "GAT-8"));
}

const BAZAARS: &str = r#"
    modules = ["bazaars"]
    round = 3
    dirk = ["bazaar_denar_2"]
    [[players]]
    tiles = [
      "tower-12-open 0,1", "chambers-10-open -1,1", "pavilion-8-open 1,1", { tile = "bazaar_dirham_1", x = 0, y = 2 },
      "chambers-11-open -1,2", "garden-11-open 1,2", "seraglio-9-open 0,3",
    ]
    [[players]]
    reserve = ["bazaar_gulden_1"]
    [bazaars]
    row = ["bazaar_ducat_1"]
"#;

/// Proves: BAZ-5 BAZ-17 BAZ-18 BAZ-22 BAZ-23
#[test]
fn bazaars_are_typed_in_and_counted() {
    let scored = score(BAZAARS).unwrap();
    let (bazaars, points) = scored.players[0].categories.last().unwrap();
    assert_eq!((bazaars.to_string().as_str(), *points), ("bazaars", 12));
    let found = serde_json::to_value(&scored).unwrap();
    let reasons = found["players"][0]["reasons"].to_string();
    assert!(reasons.contains("bazaar_dirham_1") && reasons.contains("BAZ-18"), "{reasons}");
    assert_eq!((scored.players[1].total, scored.dirk.unwrap().total), (0, 0));
    let second = Table::from_text(BAZAARS).unwrap().score(Some(2)).unwrap();
    let counts = second.players[0].categories.iter().any(|(category, _)| category.to_string() == "bazaars");
    assert!(!counts, "only in the third scoring");
}

#[test]
fn impossible_bazaars_are_refused() {
    let refused = |from: &str, to: &str| {
        assert!(BAZAARS.contains(from), "{from}");
        score(&BAZAARS.replacen(from, to, 1)).unwrap_err().field
    };
    assert_eq!(refused("\"bazaar_gulden_1\"", "\"bazaar_dirham_1\""), "players[1].reserve");
    assert_eq!(refused("bazaar_ducat_1", "bazaar_dirham_1"), "bazaars.row");
    assert_eq!(refused("bazaar_ducat_1", "tower-11-S"), "bazaars.row");
    assert_eq!(refused("[\"bazaars\"]", "[]"), "players[0].tiles");
    let two = BAZAARS.replacen("tile = \"bazaar_dirham_1\"", "type = \"bazaar_dirham\"", 1);
    assert!(score(&two).unwrap_err().why.contains("bazaar_dirham_1 or bazaar_dirham_2"));
}

/// Proves: CHG-1 CHG-20
#[test]
fn coins_count_nothing() {
    let table = |coins: &str, rest: &str| {
        score(&format!(
            "modules = [\"change\"]\nround = 3\n[[players]]\ntiles = [\"tower-12-open 0,1\"]\ncoins = {coins}\n\
             [[players]]\ncoins = [\"denar\", \"denar\"]\n[[players]]\n{rest}"
        ))
    };
    let totals = |coins: &str| table(coins, "").unwrap().players.iter().map(|p| p.total).collect::<Vec<_>>();
    assert_eq!(totals("[]"), [21, 0, 0]);
    assert_eq!(totals("[\"denar\", \"gulden\", \"gulden\"]"), [21, 0, 0]);
    let refused = |coins: &str, rest: &str| {
        let bad = table(coins, rest).unwrap_err();
        (bad.field, bad.rule.map(|rule| rule.to_string()).unwrap_or_default())
    };
    // There are six of each currency, and two of them lie before B.
    assert_eq!(refused(&format!("{:?}", ["denar"; 5]), ""), is("players[1].coins", "CHG-1"));
    assert_eq!(refused(&format!("{:?}", ["ducat"; 7]), ""), is("players[0].coins", "CHG-1"));
    assert_eq!(
        refused("[]", "[change]\nbag = [\"denar\", \"denar\", \"denar\", \"denar\", \"denar\"]"),
        is("change.bag", "CHG-1")
    );
    let elsewhere = "round = 1\n[[players]]\ncoins = [\"denar\"]\n[[players]]\n[[players]]\n";
    assert!(score(elsewhere).unwrap_err().why.contains("change"));
    let diamonds = "modules = [\"change\"]\nround = 1\n[[players]]\ncoins = [\"diamond\"]\n[[players]]\n[[players]]\n";
    assert!(score(diamonds).is_err());
}

/// Proves: MAB-16 MAB-18
#[test]
fn master_builders_count_nothing() {
    let table = |rest: &str| {
        score(&format!(
            "modules = [\"master_builders\"]\nround = 3\n[[players]]\ntiles = [\"tower-12-open 0,1\"]\n[[players]]\n\
             [[players]]\n[master_builders]\n{rest}\n"
        ))
    };
    let totals = |rest: &str| table(rest).unwrap().players.iter().map(|p| p.total).collect::<Vec<_>>();
    assert_eq!(totals(""), [21, 0, 0]);
    assert_eq!(totals("used = true\nremoved = [\"denar-builder\", \"denar-builder\"]"), [21, 0, 0]);
    let refused = |rest: &str| table(rest).unwrap_err().field;
    assert_eq!(refused("removed = [\"denar-3\"]"), "master_builders.removed");
    assert_eq!(refused(&format!("removed = {:?}", ["denar-builder"; 5])), "master_builders.removed");
}

const ATTACKED: &str = r#"
    modules = ["camps", "invaders"]
    round = 1
    attack = "S"
    [[players]]
    name = "Isabel"
    tiles = [
      "tower-13-E 1,0", "chambers-9-W -1,0", "garden-10-N 0,1", "pavilion-8-open 1,1", "arcades-9-open -1,1", "camp_W 2,0",
    ]
    [[players]]
    name = "Karel"
    tiles = ["pavilion-6-N 0,1"]
    [[players]]
"#;

fn attacked(changes: &[(&str, &str)]) -> Result<Scored, BadTable> {
    let text = changes.iter().fold(ATTACKED.to_string(), |text, (from, to)| {
        assert!(text.contains(from));
        text.replacen(from, to, 1)
    });
    score(&text)
}

#[test]
fn an_attack_is_counted_after_the_scoring() {
    // INV-9: three open sides in the south, the start tile among them; the camp has none. INV-12: the third player has
    // nothing to lose.
    let lost = |scored: &Scored| -> Vec<i16> {
        let of = |points: &sabika_notation::table::Points| {
            let attack = points.categories.iter().find(|(category, _)| category.to_string() == "invaders");
            attack.map_or(0, |(_, points)| *points)
        };
        scored.players.iter().map(of).collect()
    };
    let first = attacked(&[]).unwrap();
    assert_eq!(lost(&first), [-3, -1, 0]);
    assert_eq!(first.players.iter().map(|p| p.total).collect::<Vec<_>>(), [19, 0, 0]);
    let reasons = serde_json::to_value(&first).unwrap();
    assert!(reasons["players"][0]["reasons"].to_string().contains("INV-9"));
    assert!(reasons["players"][2]["reasons"].to_string().contains("INV-12"));
    // INV-10, INV-11 (examples 2 and 3): the limit needs the points from before only where they decide.
    let karel = ("name = \"Karel\"", "name = \"Karel\"\nscore = 9");
    let second = attacked(&[("round = 1", "round = 2"), karel]);
    assert_eq!(second.unwrap_err().field, "players[2].score");
    let all = [
        ("round = 1", "round = 2"),
        karel,
        (
            "tiles = [\"pavilion-6-N 0,1\"]\n    [[players]]",
            "tiles = [\"pavilion-6-N 0,1\"]\n    [[players]]\n    score = 1",
        ),
    ];
    assert_eq!(lost(&attacked(&all).unwrap()), [-6, -2, -1]);
    let third = [("round = 1", "round = 3"), all[1], all[2]];
    assert_eq!(lost(&attacked(&third).unwrap()), [-11, -7, -1]);
    let east = [third[0], ("attack = \"S\"", "attack = \"E\""), all[1], all[2]];
    assert_eq!(lost(&attacked(&east).unwrap()), [-8, -7, -1]);
    // Without the word nothing is lost; open cards make no difference.
    assert_eq!(lost(&attacked(&[("attack = \"S\"", "")]).unwrap()), [0, 0, 0]);
    let open = attacked(&[("round = 1", "round = 1\n    options.open_attack_cards = \"on\"")]);
    assert_eq!(lost(&open.unwrap()), [-3, -1, 0]);
}

#[test]
fn an_attack_that_cannot_be_is_refused() {
    let refused = |changes: &[(&str, &str)]| attacked(changes).unwrap_err();
    let rule = |bad: &BadTable| bad.rule.map(|rule| rule.to_string()).unwrap_or_default();
    let unplayed = refused(&[(", \"invaders\"]", "]")]);
    assert_eq!(unplayed.field, "attack");
    assert!(unplayed.why.contains("invaders"), "{}", unplayed.why);
    for nonsense in ["\"NE\"", "\"north\"", "3", "[\"S\"]"] {
        let bad = refused(&[("\"S\"", nonsense)]);
        assert_eq!(bad.field, "attack", "{nonsense}: {bad}");
    }
    assert!(refused(&[("attack =", "attacks =")]).why.contains("attacks"));
    let twice = refused(&[("attack = \"S\"", "attack = \"S\"\n    invaders = { attack = \"N\" }")]);
    assert_eq!(twice.field, "attack");
    let other = refused(&[("attack = \"S\"", "attack = \"S\"\n    invaders = { attacks = [\"N\"] }")]);
    assert_eq!(other.field, "attack");
    let unknown = refused(&[("round = 1", "round = 2")]);
    assert_eq!((unknown.field.as_str(), rule(&unknown).as_str()), ("players[2].score", "INV-12"));
    let huge = refused(&[("name = \"Karel\"", "name = \"Karel\"\n    score = 30000")]);
    assert_eq!(huge.field, "players[1].score");
}

#[test]
fn the_example_with_wooden_walls_and_bazaars_counts() {
    let docs = include_str!("../../../docs/table.md");
    let (_, part) = docs.split_once("## Wooden walls and bazaars").unwrap();
    let (_, example) = part.split_once("```toml\n").unwrap();
    let scored = score(example.split_once("```").unwrap().0).unwrap();
    let told: Vec<String> = scored.players[0].categories.iter().map(|(c, points)| format!("{c} {points}")).collect();
    assert!(told.contains(&"wall 2".into()) && told.contains(&"bazaars 4".into()), "{told:?}");
    assert_eq!(scored.players[1].total, 0);
}

/// The example of `docs/table.md`.
fn residents_and_chests() -> String {
    let page = include_str!("../../../docs/table.md");
    let part = page.split("## Residents and chests").nth(1).expect("it is there");
    part.split("```toml").nth(1).and_then(|rest| rest.split("```").next()).expect("an example").to_string()
}

/// Proves: STR-21 STR-22 TRE-20 TRE-21 TRE-22
#[test]
fn a_table_with_residents_and_chests() {
    let text = residents_and_chests();
    let found = serde_json::to_value(score(&text).unwrap()).unwrap();
    let (isabel, dirk) = (&found["players"][0], &found["dirk"]);
    assert_eq!(isabel["categories"]["street_trader"], 3);
    assert_eq!(isabel["categories"]["treasure_chamber"], 3);
    assert_eq!(dirk["categories"]["treasure_chamber"], 3);
    assert_eq!(found["players"][1]["categories"]["street_trader"], 0);
    let reasons = isabel["reasons"].to_string();
    assert!(reasons.contains("STR-22") && reasons.contains("TRE-21"), "{reasons}");
    // Without Dirk's chest the first place is hers alone; a resident and a chest may share a building.
    let alone = score(&text.replace("treasure_chamber = { dirk = [\"tower-11-open\"] }", "")).unwrap();
    assert_eq!(alone.players[0].total, isabel["total"].as_i64().unwrap() as i16 + 4);
    // Third scoring: 36 points shared by two.
    let third = Table::from_text(&text).unwrap().score(Some(3)).unwrap();
    assert_eq!(serde_json::to_value(&third).unwrap()["dirk"]["categories"]["treasure_chamber"], 18);
}

#[test]
fn impossible_residents_and_chests_are_refused() {
    let refused = |from: &str, to: &str| {
        let text = residents_and_chests();
        assert!(text.contains(from), "{from}");
        let bad = score(&text.replacen(from, to, 1)).unwrap_err();
        (bad.field, bad.rule.map(|rule| rule.to_string()).unwrap_or_default())
    };
    let (residents, chests) =
        ("residents = [\"garden-10-open\", \"seraglio-9-open\"]", "chests = [\"garden-10-open\"]");
    assert_eq!(refused(residents, "residents = [\"chambers-10-open\"]"), is("players[0].residents", "STR-16"));
    assert_eq!(
        refused(residents, "residents = [\"garden-10-open\", \"garden-10-open\"]"),
        is("players[0].residents", "STR-16")
    );
    assert_eq!(refused(chests, "chests = [\"tower-13-E\"]"), is("players[0].chests", "TRE-9"));
    assert_eq!(refused(chests, "chests = [\"garden-10-open\", \"garden-10-open\"]"), is("players[0].chests", "TRE-9"));
    let square = "chests = [\"square_tower_1\"]";
    assert_eq!(refused(chests, square), is("players[0].chests", "TRE-10"));
    assert_eq!(refused("dirk = [\"tower-11-open\"] }", "dirk = [\"garden-10-open\"] }").1, "TRE-9");
    assert_eq!(refused("\"street_trader\", ", "").0, "players[0].residents");
    assert_eq!(refused(", \"treasure_chamber\"]", "]").0, "players[0].chests");
    // Five pavilion chests are in the box; there are more pavilions than that.
    let pavilions = [
        "pavilion-8-open 1,0",
        "pavilion-6-N 2,0",
        "pavilion-7-E 3,0",
        "pavilion-5-NW -1,0",
        "pavilion-3-SW -1,-1",
        "pavilion-4-ES 0,-1",
    ];
    let quoted = |names: Vec<String>| format!("[{}]", names.join(", "));
    let placed = quoted(pavilions.iter().map(|tile| format!("{tile:?}")).collect());
    let named = quoted(pavilions.iter().map(|tile| format!("{:?}", tile.split(' ').next().unwrap())).collect());
    let six = residents_and_chests().replacen(
        "tiles = [\"chambers-10-open 1,0\"]",
        &format!("tiles = {placed}\nchests = {named}"),
        1,
    );
    let bad = score(&six).unwrap_err();
    assert_eq!(bad.field, "players[1].chests", "{}", bad.why);
    assert!(bad.why.contains("more pavilion chests"), "{}", bad.why);
}
