//! Tables typed in from the physical game.

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
    assert_eq!(refused("\"bonus_cards\", \"city_gates\"", "\"bonus_cards\"").1, "GAT-S1");
}

#[test]
fn offices_and_diamonds_count_nothing_on_a_table() {
    let with = WHOLE.replacen("\"squares\"", "\"squares\", \"exchange_offices\", \"diamonds\"", 1);
    let (base, scored) = (score(WHOLE).unwrap(), score(&with).unwrap());
    assert_eq!(serde_json::to_value(&scored.players).unwrap(), serde_json::to_value(&base.players).unwrap());
    // A hand is no part of a scoring, so there is nothing to say about these cards.
    for (module, card) in [("diamonds", "diamond-9"), ("exchange_offices", "office_denar_ducat")] {
        let hand = format!("{with}\n[{module}]\nA = [\"{card}\"]");
        assert!(score(&hand).unwrap_err().why.contains("unknown field"), "{module}");
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
