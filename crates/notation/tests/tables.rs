//! Tables typed in from the physical game: the base game and the modules of the first two expansions.

use sabika_notation::table::{BadTable, Scored, Table};

fn score(text: &str) -> Result<Scored, BadTable> {
    Table::from_text(text)?.score(None)
}

const WHOLE: &str = r#"
    modules = ["squares"]
    round = 2
    dirk = ["tower-9-NE", "tower-9-ES"]
    [[players]]
    name = "Isabel"
    tiles = ["garden-10-open 0,1", { tile = "square_tower_1", x = 1, y = 0 }, "tower-11-open 1,1", "tower-12-open 1,-1"]
    [[players]]
    tiles = [{ type = "garden", price = 9, walls = "E", x = 1, y = 0 }]
    reserve = ["garden-8-NE"]
"#;

#[test]
fn a_table_is_scored_with_reasons() {
    let scored = score(WHOLE).unwrap();
    let found = serde_json::to_value(&scored).unwrap();
    assert_eq!(found["players"][0]["name"], "Isabel");
    // Towers 4 against Dirk's 2; gardens 1 each; one wall.
    assert_eq!(found["players"][0]["categories"]["tower"], 13);
    assert_eq!(found["players"][0]["categories"]["garden"], 8);
    assert_eq!(found["players"][0]["total"], 22);
    assert_eq!(found["players"][1]["name"], "B");
    assert_eq!(found["players"][1]["total"], 9);
    assert_eq!(found["dirk"]["categories"]["tower"], 6);
    assert!(found["players"][0]["reasons"].to_string().contains("SQU-9"));
    let json = r#"{"players":[{"tiles":[{"tile":"garden-9-E","x":1,"y":0}]},{},{}]}"#;
    assert_eq!(Table::from_text(json).unwrap().score(Some(3)).unwrap().players[0].total, 21);
    assert_eq!(score(json).unwrap_err().field, "round");
}

#[test]
fn an_impossible_table_is_refused() {
    let refused = |from: &str, to: &str| {
        assert!(WHOLE.contains(from));
        score(&WHOLE.replacen(from, to, 1)).unwrap_err()
    };
    let rule = |bad: &BadTable| bad.rule.map(|r| r.to_string()).unwrap_or_default();
    let twice = refused("garden-8-NE", "tower-11-open");
    assert_eq!(twice.field, "players[1].reserve");
    assert!(twice.why.contains("players[0].tiles"));
    let walls = refused("walls = \"E\", x = 1", "walls = \"E\", x = -1");
    assert_eq!((walls.field.as_str(), rule(&walls).as_str(), walls.cells.len()), ("players[1].tiles", "BASE-B3", 2));
    assert!(refused("modules = [\"squares\"]", "").why.contains("not played"));
    let gift = refused("\"tower-9-NE\"", "\"square_tower_2\"");
    assert_eq!(rule(&gift), "SQU-14");
    let four = refused(
        "reserve = [\"garden-8-NE\"]",
        "reserve = [\"square_tower_2\", \"square_tower_3\", \"square_tower_4\", \"square_tower_5\"]",
    );
    assert_eq!(rule(&four), "SQU-3");
    assert_eq!(rule(&refused("[[players]]", "[[players]]\n[[players]]")), "BASE-D1");
    assert_eq!(refused("round = 2", "round = 4").field, "round");
    assert!(refused("round = 2", "rounds = 2").why.contains("rounds"));
    assert!(refused("price = 9", "price = 13").to_string().contains("tile"));
    let seven = format!("round = 1\n{}", "[[players]]\n".repeat(7));
    assert_eq!(score(&seven).unwrap_err().field, "players");
    assert_eq!(score("round = 1\nplayers = []").unwrap_err().field, "players");
}

const CARDS_AND_GATES: &str = r#"
    modules = ["bonus_cards", "city_gates"]
    round = 3
    bonus_cards = { revealed = { A = ["tower-12-open"] }, hidden = { B = ["garden-10-open"] } }
    city_gates = { held = { B = 1 } }
    [[players]]
    tiles = ["pavilion-6-N 0,1", "tower-11-S 0,2", "tower-12-open 1,2"]
    gates = ["0,1-N"]
    [[players]]
    tiles = ["garden-10-open 0,1", "tower-11-open 1,0", "tower-11-N -1,0"]
    [[players]]
"#;

/// The card counts as a tower, the gate as nothing; a card in hand and a card for a gate are worth nothing (GAT-16).
#[test]
fn bonus_cards_and_gates_are_scored() {
    let scored = score(CARDS_AND_GATES).unwrap();
    let found = serde_json::to_value(&scored).unwrap();
    // Towers 3 : 2. The walls under the gate are inner walls.
    assert_eq!(found["players"][0]["categories"]["tower"], 21);
    assert_eq!(found["players"][0]["categories"]["wall"], 0);
    assert_eq!(found["players"][0]["total"], 21 + 16);
    assert_eq!(found["players"][1]["categories"]["tower"], 13);
    assert_eq!(found["players"][1]["total"], 13 + 20 + 1);
    assert!(found["players"][0]["reasons"].to_string().contains("BON-4"));
    assert!(!found["players"][1]["reasons"].to_string().contains("BON-4"));
    // Without the card the towers are level.
    let without = CARDS_AND_GATES.replace("revealed = { A = [\"tower-12-open\"] }, ", "");
    let towers = score(&without).unwrap().players.iter().map(|p| p.total).collect::<Vec<_>>();
    assert_eq!(towers, [16 + 17, 17 + 20 + 1, 0]);
}

#[test]
fn impossible_bonus_cards_and_gates_are_refused() {
    let refused = |from: &str, to: &str| {
        assert!(CARDS_AND_GATES.contains(from));
        let bad = score(&CARDS_AND_GATES.replacen(from, to, 1)).unwrap_err();
        (bad.field, bad.rule.map(|rule| rule.to_string()).unwrap_or_default(), bad.cells.len())
    };
    let is = |field: &str, rule: &str, cells: usize| (field.to_string(), rule.to_string(), cells);
    // A card is open only if its very tile is built by its owner …
    assert_eq!(refused("A = [\"tower-12-open\"]", "C = [\"tower-12-open\"]"), is("bonus_cards.revealed.C", "BON-2", 0));
    assert_eq!(refused("A = [\"tower-12-open\"]", "A = [\"tower-11-open\"]"), is("bonus_cards.revealed.A", "BON-2", 0));
    // … there is one of each, for tiles without walls …
    assert_eq!(refused("B = [\"garden-10-open\"]", "B = [\"tower-12-open\"]"), is("bonus_cards.hidden.B", "", 0));
    assert_eq!(refused("A = [\"tower-12-open\"]", "A = [\"tower-11-S\"]"), is("bonus_cards.revealed.A", "", 0));
    // … and three for each of three players.
    let four = "B = [\"garden-10-open\", \"garden-11-open\", \"arcades-9-open\", \"arcades-10-open\"]";
    assert_eq!(refused("B = [\"garden-10-open\"]", four), is("bonus_cards", "BON-S1", 0));
    // A gate needs two walls that face each other, and a place of its own.
    assert_eq!(refused("gates = [\"0,1-N\"]", "gates = [\"0,1-N\", \"0,2-E\"]"), is("players[0].tiles", "GAT-7", 2));
    assert_eq!(refused("gates = [\"0,1-N\"]", "gates = [\"0,1-N\", \"0,1-N\"]"), is("players[0].gates", "GAT-7", 2));
    // Without the gate nobody walks to the towers.
    assert_eq!(refused("gates = [\"0,1-N\"]", ""), is("players[0].tiles", "BASE-B4", 2));
    // Three players have three gate cards, one of them under the gate.
    assert_eq!(refused("held = { B = 1 }", "held = { B = 3 }"), is("city_gates.held.B", "GAT-S1", 0));
    assert_eq!(refused("held = { B = 1 }", "held = { B = 2 }, offer = true"), is("city_gates.offer", "GAT-S1", 0));
    let not_played = score(&CARDS_AND_GATES.replacen("\"bonus_cards\", \"city_gates\"", "\"bonus_cards\"", 1));
    assert!(not_played.unwrap_err().why.contains("not played"));
}

#[test]
fn offices_and_diamonds_count_nothing_on_a_table() {
    let with = WHOLE.replacen("\"squares\"", "\"squares\", \"exchange_offices\", \"diamonds\"", 1);
    let (base, scored) = (score(WHOLE).unwrap(), score(&with).unwrap());
    assert_eq!(serde_json::to_value(&scored.players).unwrap(), serde_json::to_value(&base.players).unwrap());
    // A hand is no part of a scoring, so there is nothing to say about these cards.
    for (module, card) in [("diamonds", "diamond-9"), ("exchange_offices", "office_denar_ducat")] {
        let hand = format!("{with}\n[{module}]\nA = [\"{card}\"]");
        let refused = score(&hand).unwrap_err();
        assert_eq!(
            (refused.field, refused.why.contains("no such field")),
            (format!("{module}.A"), true),
            "{}",
            refused.why
        );
        let not_played = format!("{WHOLE}\n[{module}]");
        let refused = score(&not_played).unwrap_err();
        assert_eq!((refused.field.as_str(), refused.why.contains("not played")), (module, true), "{}", refused.why);
    }
}

const CHARACTERS: &str = r#"
    modules = ["characters"]
    round = 2
    [characters]
    owners = { A = ["wise_man", "city_watch"], B = ["miser"] }
    named = "tower"
    [[players]]
    tiles = ["tower-8-NES 1,0", "tower-11-open 0,1"]
    [[players]]
    tiles = ["tower-12-open 1,0", "tower-13-E 0,1"]
    [[players]]
"#;

/// Proves: CHA-W CHA-G
#[test]
fn a_table_with_characters() {
    let found = serde_json::to_value(score(CHARACTERS).unwrap()).unwrap();
    let a = &found["players"][0]["categories"];
    assert_eq!((&a["wall"], &a["tower"], &a["characters"]), (&3.into(), &13.into(), &1.into()));
    assert_eq!(found["players"][1]["categories"]["tower"], 6);
    let reasons = found["players"][0]["reasons"].to_string();
    assert!(reasons.contains("CHA-W") && reasons.contains("CHA-G") && reasons.contains("\"half\":true"), "{reasons}");
    // Without a tower of the own the half counts nothing; without a name there is none.
    let nothing = score(&CHARACTERS.replace("named = \"tower\"", "named = \"garden\"")).unwrap();
    assert_eq!(nothing.players[0].total, 3 + 1 + 9);
    let silent = score(&CHARACTERS.replace("named = \"tower\"", "")).unwrap();
    assert_eq!(silent.players.iter().map(|p| p.total).collect::<Vec<_>>(), [13, 10, 0]);
}

#[test]
fn characters_that_cannot_be_are_refused() {
    let refused = |from: &str, to: &str| {
        assert!(CHARACTERS.contains(from));
        score(&CHARACTERS.replacen(from, to, 1)).unwrap_err()
    };
    let rule = |bad: &BadTable| bad.rule.map(|r| r.to_string()).unwrap_or_default();
    let twice = refused("\"miser\"", "\"wise_man\"");
    assert_eq!(twice.field, "characters.owners.B");
    let nobody = refused("\"wise_man\", ", "");
    assert_eq!((nobody.field.as_str(), rule(&nobody).as_str()), ("characters.named", "CHA-W"));
    let many = "\"miser\", \"dancer\", \"patron\", \"merchant\", \"beggar\"";
    assert_eq!(rule(&refused("\"miser\"", many)), "CHA-S1");
    assert_eq!(rule(&refused("named = \"tower\"", "used = [\"wise_man\"]")), "CHA-12");
    let five = "stack = [\"magician\", \"beggar\", \"patron\", \"dancer\", \"merchant\"]";
    assert_eq!(rule(&refused("named = \"tower\"", five)), "CHA-S1");
    assert!(refused("B = [\"miser\"]", "D = [\"miser\"]").why.contains("nobody sits"));
    assert!(refused("\"miser\"", "\"jester\"").why.contains("jester"));
    assert!(refused("modules = [\"characters\"]", "").why.contains("not played"));
}

const MODULES: &str = include_str!("../../../docs/examples/table_modules.toml");

/// Puts something else in the example with modules.
fn changed(from: &str, to: &str) -> Result<Scored, BadTable> {
    assert!(MODULES.contains(from), "{from}");
    score(&MODULES.replacen(from, to, 1))
}

fn refused(from: &str, to: &str) -> (String, String) {
    let bad = changed(from, to).unwrap_err();
    (bad.field, bad.rule.map(|rule| rule.to_string()).unwrap_or_default())
}

fn is(field: &str, rule: &str) -> (String, String) {
    (field.into(), rule.into())
}

#[test]
fn the_pieces_of_the_modules_count() {
    let found = serde_json::to_value(score(MODULES).unwrap()).unwrap();
    let [isabel, karel, lotte] = [0, 1, 2].map(|n| &found["players"][n]);
    // Three and a half gardens against one, a wall of one, and two tiles in line with the camp.
    assert_eq!((&isabel["total"], &isabel["categories"]["camps"]), (&15.into(), &2.into()));
    let garden = isabel["reasons"].as_array().unwrap().iter().find(|reason| reason["majority"]["kind"] == "garden");
    assert_eq!(
        (&garden.unwrap()["majority"]["count"], &garden.unwrap()["majority"]["half"]),
        (&3.into(), &true.into())
    );
    for rule in ["BON-4", "CHA-W", "CAM-12"] {
        assert!(isabel["reasons"].to_string().contains(rule), "{rule}");
    }
    // Towers 13, pavilions 8, chambers 11 with the square, a wall of five and one point more for it.
    assert_eq!((&karel["total"], &karel["categories"]["characters"]), (&38.into(), &1.into()));
    assert_eq!(lotte["total"], 7);
    // The same in the words of a described position.
    let general = changed("characters  = [\"wise_man\"]\nwise_man    = \"garden\"", "").unwrap();
    assert_eq!(general.players[0].total, 15, "the half makes no difference here");
    let by_module = MODULES.replace("bonus_cards = [\"garden-10-open\"]", "")
        + "[bonus_cards.revealed]\nA = [\"garden-10-open\"]\n[city_gates]\nheld.B = 1\noffer = true\n";
    assert!(score(&by_module).unwrap_err().why.contains("gate"), "three gates, and this would be the fourth");
    let by_module = by_module.replace("offer = true", "");
    assert_eq!(score(&by_module).unwrap(), score(MODULES).unwrap());
}

#[test]
fn impossible_pieces_of_modules_are_refused() {
    // Bonus cards and characters.
    assert_eq!(
        refused("bonus_cards = [\"garden-10-open\"]", "bonus_cards = [\"garden-11-open\"]"),
        is("players[0].bonus_cards", "BON-2")
    );
    assert_eq!(refused("\"merchant\"]", "\"merchant\"]\nwise_man = \"tower\""), is("players[1].wise_man", "CHA-W"));
    assert_eq!(refused("\"merchant\"", "\"wise_man\"").0, "players[1].characters");
    let seven = "\"beggar\", \"miser\", \"dancer\", \"architect\", \"patron\"";
    assert_eq!(refused("\"merchant\"", seven), is("characters.owners", "CHA-S1"));
    let twice = changed("gate_cards = 1", "gate_cards = 1\n[bonus_cards]\nrevealed.A = []").unwrap_err();
    assert_eq!((twice.field.as_str(), twice.rule), ("players[0].bonus_cards", None));
    // Gates.
    assert_eq!(refused("\"0,1-N\"", "\"1,0-N\"").1, "GAT-7");
    assert_eq!(refused("\"0,1-N\"", "\"0,1-N\", \"0,1-N\"").1, "GAT-7");
    assert_eq!(refused("gates      = [\"0,1-N\"]", "").1, "BASE-B4");
    assert_eq!(refused("gate_cards = 1", "gate_cards = 3").0, "players[2].gate_cards");
    assert_eq!(refused("\"city_gates\", ", ""), is("players[1].gates", ""));
    // Words that mean nothing, or nothing in this game.
    let unknown = changed("gate_cards = 1", "gate_card = 1").unwrap_err();
    assert_eq!(unknown.field, "players[2].gate_card");
    assert!(unknown.why.contains("gate_cards"), "{unknown}");
    assert_eq!(refused("\"characters\", ", "").0, "players[0].characters");
    assert!(changed("\"merchant\"", "\"jester\"").unwrap_err().why.contains("jester"));
}

const CAMPS: &str = r#"
    modules = ["camps"]
    round = 1
    dirk = ["camp_N"]
    [[players]]
    tiles = [
      "arcades-9-open -1,0", "chambers-9-W -2,0", "arcades-10-open 1,0", "garden-9-E 2,0", "tower-11-open 0,-1",
      "tower-12-open 0,-2", "chambers-9-S -1,-2", "garden-10-W 0,-3",
      { type = "camp", price = 4, x = -3, y = 0 }, "camp_W 3,0", { type = "camp", bastions = "NE", x = -1, y = -3 },
    ]
    [[players]]
    reserve = ["camp_S"]
"#;

/// Proves: CAM-12 CAM-17 CAM-19
#[test]
fn camps_are_typed_in_and_counted() {
    let scored = score(CAMPS).unwrap();
    let (camps, points) = scored.players[0].categories.last().unwrap();
    assert_eq!((camps.to_string().as_str(), *points), ("camps", 12), "camps come last");
    let found = serde_json::to_value(&scored).unwrap();
    let awards: Vec<_> =
        found["players"][0]["reasons"].as_array().unwrap().iter().filter_map(|r| r.get("award")).collect();
    let told: Vec<_> = awards.iter().map(|a| (a["tile"].as_str().unwrap(), a["points"].as_i64().unwrap())).collect();
    assert_eq!(told, [("camp_E", 5), ("camp_W", 5), ("camp_NE", 2)]);
    assert_eq!((scored.players[1].total, scored.dirk.unwrap().total), (0, 0));
}

/// Proves: CAM-4 CAM-5
#[test]
fn impossible_camps_are_refused() {
    let refused = |from: &str, to: &str| {
        assert!(CAMPS.contains(from), "{from}");
        let bad = score(&CAMPS.replacen(from, to, 1)).unwrap_err();
        (bad.field, bad.rule.map(|rule| rule.to_string()).unwrap_or_default())
    };
    assert_eq!(refused("camp_W 3,0", "camp_W 6,0"), is("players[0].tiles", "CAM-4"));
    assert_eq!(refused("camp_W 3,0", "camp_ES 3,0"), is("players[0].tiles", "CAM-5"));
    assert_eq!(refused("camp_S", "camp_E"), is("players[1].reserve", ""));
    assert_eq!(refused("[\"camps\"]", "[]").0, "players[0].tiles");
    let bad = score(&CAMPS.replacen("price = 4", "price = 11", 1)).unwrap_err();
    assert!(bad.to_string().contains("no tile camp of price 11"), "{bad}");
    let bad = score(&CAMPS.replacen("price = 4, ", "", 1)).unwrap_err();
    assert!(bad.to_string().contains("camp_N or camp_E or"), "{bad}");
}

/// Nothing is dealt that a real table shows: what a scoring hangs on is asked for.
#[test]
fn what_counts_is_asked_for() {
    let table = |more: &str, players: usize| {
        let text = format!("{more}\n{}", "[[players]]\n".repeat(players));
        Table::from_text(&text).and_then(|table| table.score(None)).map_err(|e| e.field)
    };
    // Three score cards lie before everybody; none is invented, whatever is built.
    for round in 1..=3 {
        let cards = format!("round = {round}\nmodules = [\"new_score_cards\", \"invaders\"]");
        assert_eq!(table(&cards, 3).unwrap_err(), "score_cards");
        assert_eq!(table(&format!("{cards}\nnew_score_cards = {{}}"), 3).unwrap_err(), "score_cards");
        assert!(table(&format!("{cards}\nscore_cards = [\"nsc-13\", \"nsc-12\", \"nsc-04\"]"), 3).is_ok());
        let told = "new_score_cards = { cards = [\"nsc-13\", \"nsc-12\", \"nsc-04\"] }";
        assert!(table(&format!("{cards}\n{told}"), 3).is_ok());
    }
    // Dirk's tiles count; that he has none is said.
    assert_eq!(table("round = 1", 2).unwrap_err(), "dirk");
    assert!(table("round = 1\ndirk = []", 2).is_ok());
    assert!(table("round = 1", 3).is_ok());
}

/// What is wrong is said in a short sentence that names the place.
#[test]
fn a_wrong_document_is_told_where() {
    let refused = |text: &str| {
        let bad = Table::from_text(text).and_then(|table| table.score(None)).unwrap_err();
        assert!(bad.to_string().chars().count() < 400, "{bad}");
        for raw in ["invalid type", "expected", "variant", "line 1 column", "untagged"] {
            assert!(!bad.to_string().contains(raw), "{bad}");
        }
        bad.field
    };
    let players = "\"players\":[{},{},{}]";
    for (text, field) in [
        (format!("{{\"round\":1,{players},{players}}}"), "players"),
        (format!("{{\"round\":[1],{players}}}"), "round"),
        (format!("{{\"round\":1,\"options\":[],{players}}}"), "options"),
        ("{\"round\":1,\"players\":[[],{},{}]}".into(), "players[0]"),
        ("{\"round\":1,\"players\":[{\"tiles\":[[\"garden-9-E\",1,0]]},{},{}]}".into(), "players[0].tiles[0]"),
        (
            "{\"round\":1,\"players\":[{\"tiles\":[{\"tile\":\"garden-9-E\",\"z\":1}]},{},{}]}".into(),
            "players[0].tiles[0].z",
        ),
        ("{\"round\":1,\"players\":[{},{\"name\":\"A\",\"name\":\"B\"},{}]}".into(), "players[1].name"),
        ("{\"round\":1".into(), ""),
        ("round = 1\nround = 2\n".into(), ""),
        (format!("round = 1\n{} =\n", "x".repeat(3_000_000)), ""),
        (format!("{{\"{}\":1,{players}}}", "x".repeat(3_000_000)), &"x".repeat(79)),
        (format!("{{\"round\":1,\"game\":\"{}\",{players}}}", "x".repeat(3_000_000)), "game"),
        (format!("{{\"round\":1,\"dirk\":[\"{}\"],\"players\":[{{}},{{}}]}}", "x y".repeat(1_000_000)), "dirk[0]"),
        (format!("{{\"round\":1,\"options\":{{\"{}\":1}},{players}}}", "x".repeat(3_000_000)), "options"),
    ] {
        let found = refused(&text);
        assert!(if field.len() > 70 { found.starts_with(field) } else { found == field }, "{found} for {text:.100}");
    }
    // Walls on a tile that is told by its name and by its cell.
    let text = "round = 1\nmodules = [\"walls\"]\n[[players]]\ntiles = [\"tower-12-open 0,1\"]\n\
                added_walls = { \"tower-12-open\" = \"N\", \"0,1\" = \"E\" }\n[[players]]\n[[players]]\n";
    assert_eq!(refused(text), "players[0].added_walls");
}
