//! Tables typed in from the physical game: sultan cards and caravanserais count nothing, and none lies in two places.

use sabika_notation::table::{BadTable, Scored, Table};

/// The example of the manual.
fn document() -> String {
    let manual = include_str!("../../../docs/table.md");
    let (_, after) = manual.split_once("## Sultan cards and caravanserais").expect("a part of the manual");
    let (_, after) = after.split_once("```toml\n").expect("an example");
    after.split_once("```").expect("that ends").0.to_string()
}

fn score(text: &str) -> Result<Scored, BadTable> {
    Table::from_text(text)?.score(None)
}

fn changed(from: &str, to: &str) -> BadTable {
    let text = document();
    assert!(text.contains(from), "{from}");
    score(&text.replacen(from, to, 1)).expect_err(to)
}

fn refused(from: &str, to: &str) -> (String, String) {
    let bad = changed(from, to);
    (bad.field, bad.rule.map(|rule| rule.to_string()).unwrap_or_default())
}

#[test]
fn they_count_nothing() {
    let scored = score(&document()).expect("possible");
    let totals: Vec<i16> = scored.players.iter().map(|player| player.total).collect();
    // A wall of one and 12 for gardens; 13 for towers.
    assert_eq!(totals, [13, 13, 0]);
    let without: String = document()
        .lines()
        .filter(|line| !line.starts_with("sultan_cards") && !line.starts_with("caravanserais"))
        .fold(String::new(), |text, line| text + line + "\n");
    assert_eq!(score(&without).expect("possible").players, scored.players);
}

#[test]
fn what_cannot_be_is_refused() {
    let is = |field: &str, rule: &str| (field.to_string(), rule.to_string());
    let three = r#"["caravanserai-denar-a 3", "caravanserai-gulden-b 4 side", "caravanserai-ducat-a 0"]"#;
    let two = r#"["caravanserai-denar-a 3", "caravanserai-gulden-b 4 side"]"#;
    assert_eq!(refused(two, three), is("players[0].caravanserais", "CAR-5"));
    assert_eq!(refused("caravanserai-ducat-b 5", "caravanserai-denar-a 5"), is("players[1].caravanserais", "CAR-1"));
    assert_eq!(refused("sultan-3 garden", "sultan-8 garden"), is("players[1].sultan_cards", "SUL-1"));
    assert_eq!(refused("sultan-3 garden", "gulden-7 garden"), is("players[0].sultan_cards", "SUL-1"));
    for wrong in ["caravanserai-denar-a 6", "caravanserai-denar-a 1 side", "caravanserai-silver-a 3"] {
        assert!(changed("caravanserai-denar-a 3", wrong).why.contains(wrong));
    }
    assert!(changed("sultan-3 garden", "sultan-3 fountain").why.contains("fountain"));
    assert!(changed(r#""power_of_sultan", "#, "").why.contains("power_of_sultan"));
}
