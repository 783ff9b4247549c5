//! Tables typed in from the physical game, with exchange certificates.

use sabika_notation::table::{BadTable, Scored, Table};

fn table(saved: &str, other: &str) -> Result<Scored, BadTable> {
    let text = format!(
        "modules = [\"exchange_certificates\"]\nround = 3\ndirk = []\n[[players]]\ntiles = [\"tower-12-open 0,1\"]\n{saved}\n\
         [[players]]\n{other}\n"
    );
    Table::from_text(&text)?.score(None)
}

/// What is saved counts nothing, and no more stones lie about than there are.
///
/// Proves: CER-1 CER-2
#[test]
fn savings_count_nothing() {
    let totals = |saved: &str| table(saved, "").unwrap().players.iter().map(|p| p.total).collect::<Vec<_>>();
    assert_eq!(totals(""), [21, 0]);
    assert_eq!(totals("saved = \"denar-6-saved\""), [21, 0]);
    let refused = |saved: &str, other: &str| {
        let bad = table(saved, other).unwrap_err();
        (bad.field, bad.rule.map(|rule| rule.to_string()).unwrap_or_default())
    };
    let is = |field: &str, rule: &str| (field.to_string(), rule.to_string());
    // With two players there is one stone of each currency.
    assert_eq!(refused("saved = \"denar-6-saved\"", "saved = \"denar-1-saved\""), is("players[1].saved", "CER-1"));
    assert!(table("saved = \"denar-6-saved\"", "saved = \"ducat-1-saved\"").is_ok());
    assert_eq!(refused("saved = \"denar-6\"", ""), is("players[0].saved", "CER-2"));
    assert!(table("saved = \"denar-7-saved\"", "").is_err());
    let elsewhere = "round = 1\ndirk = []\n[[players]]\nsaved = \"denar-2-saved\"\n[[players]]\n";
    assert!(Table::from_text(elsewhere).unwrap().score(None).unwrap_err().why.contains("exchange_certificates"));
}
