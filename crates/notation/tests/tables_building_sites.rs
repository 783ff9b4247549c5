//! Tables typed in from the physical game, with building sites.

use sabika_notation::table::{BadTable, Scored, Table};

fn score(text: &str) -> Result<Scored, BadTable> {
    Table::from_text(text)?.score(None)
}

fn table(modules: &str, sites: &str, rest: &str) -> Result<Scored, BadTable> {
    score(&format!(
        "modules = {modules}\nround = 3\n[[players]]\ntiles = [\"garden-9-E 1,0\", \"seraglio-9-open 0,1\"]\n\
         reserve = [\"tower-12-open\"]\n{sites}\n{rest}\n[[players]]\ntiles = [\"garden-10-open 0,1\"]\n[[players]]\n"
    ))
}

fn refused(modules: &str, sites: &str, rest: &str) -> (String, String) {
    let bad = table(modules, sites, rest).unwrap_err();
    (bad.field, bad.rule.map(|rule| rule.to_string()).unwrap_or_default())
}

fn is(field: &str, rule: &str) -> (String, String) {
    (field.to_string(), rule.to_string())
}

/// Its wall counts and its building does not; whose currency it is, nobody needs to say.
///
/// Proves: SIT-11 SIT-12 SIT-24
#[test]
fn a_site_counts_with_its_walls_alone() {
    let totals = |sites: &str| {
        let scored = table("[\"building_sites\"]", sites, "").unwrap();
        scored.players.iter().map(|player| player.total).collect::<Vec<_>>()
    };
    // Gardens 20 + 12 are shared, a seraglio 17, one wall; without the garden the other player has them all.
    assert_eq!(totals(""), [16 + 17 + 1, 16, 0]);
    assert_eq!(totals("sites = [\"garden-9-E\"]"), [17 + 1, 20, 0]);
    assert_eq!(totals("sites = [\"garden-9-E gulden\", \"tower-12-open denar\"]"), [17 + 1, 20, 0]);
    assert_eq!(totals("sites = [\"garden-9-E\", \"seraglio-9-open\"]"), [1, 20, 0]);
}

/// Proves: SIT-1 SIT-8 SIT-9 SIT-14
#[test]
fn impossible_sites_are_refused() {
    let sites = "[\"building_sites\"]";
    let own = "players[0].sites";
    assert_eq!(refused(sites, "sites = [\"garden-10-open\"]", ""), is(own, "SIT-9"));
    assert_eq!(refused(sites, "sites = [\"garden-9-E\", \"garden-9-E\"]", ""), is(own, "SIT-4"));
    let three = "sites = [\"garden-9-E gulden\", \"seraglio-9-open gulden\", \"tower-12-open gulden\"]";
    assert_eq!(refused(sites, three, ""), is(own, "SIT-1"));
    assert!(table("[]", "sites = [\"garden-9-E\"]", "").unwrap_err().why.contains("building_sites"));
    let chest =
        refused("[\"treasure_chamber\", \"building_sites\"]", "sites = [\"garden-9-E\"]", "chests = [\"garden-9-E\"]");
    assert_eq!(chest, is("players[0].chests", "TRE-10"));
    let resident =
        refused("[\"street_trader\", \"building_sites\"]", "sites = [\"garden-9-E\"]", "residents = [\"garden-9-E\"]");
    assert_eq!(resident, is("players[0].residents", "STR-16"));
    let card = "bonus_cards = [\"seraglio-9-open\"]";
    let card = refused("[\"bonus_cards\", \"building_sites\"]", "sites = [\"seraglio-9-open\"]", card);
    assert_eq!(card, is("players[0].bonus_cards", "SIT-12"));
    let camp = "modules = [\"camps\", \"building_sites\"]\nround = 1\n[[players]]\nreserve = [\"camp_N\"]\n\
                sites = [\"camp_N\"]\n[[players]]\n[[players]]\n";
    let camp = score(camp).unwrap_err();
    assert_eq!((camp.field.as_str(), camp.rule.unwrap().as_str()), (own, "SIT-8"));
}
