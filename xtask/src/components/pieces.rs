//! What else lies in the boxes of expansions 3 and 4: coins, residents, chests, master builders, attacks, bazaars.

use super::{TYPES, building, cards::Constant, cards::currency, cards::piles, read};
use serde::Deserialize;
use std::{collections::BTreeMap, path::Path};

type Numbers = BTreeMap<String, toml::Value>;

#[derive(Deserialize)]
struct Change {
    counts: Numbers,
    coins_per_currency: Numbers,
    rate: Numbers,
}
#[derive(Deserialize)]
struct Trader {
    counts: Numbers,
    residents_per_colour: Numbers,
    setup: Numbers,
    series_points: Series,
}
#[derive(Deserialize)]
struct Series {
    by_colours: BTreeMap<String, u8>,
}
#[derive(Deserialize)]
struct Treasure {
    counts: Numbers,
    chests_per_colour: Numbers,
    score_table: BTreeMap<String, toml::Value>,
}
#[derive(Deserialize)]
struct Builders {
    counts: Numbers,
    cards_per_currency: Numbers,
    setup: BuilderSetup,
}
#[derive(Deserialize)]
struct BuilderSetup {
    dealt_per_player: u8,
    pile3: BTreeMap<String, u8>,
    pile5: BTreeMap<String, u8>,
    removed: BTreeMap<String, u8>,
}
#[derive(Deserialize)]
struct Invaders {
    attack_card: Vec<Attack>,
    loss_per_open_side: BTreeMap<String, toml::Value>,
    scouts: Scouts,
}
#[derive(Deserialize)]
struct Attack {
    direction: String,
}
#[derive(Deserialize)]
struct Scouts {
    types: Vec<String>,
    open_at_start: u8,
    new_after_round_1: u8,
    new_after_round_2: u8,
}
#[derive(Deserialize)]
pub struct Bazaars {
    pub bazaar: Vec<Bazaar>,
}
#[derive(Deserialize)]
pub struct Bazaar {
    pub id: String,
    pub currency: String,
    pub colours: Vec<String>,
    pub walls: Vec<String>,
}

pub fn constants(root: &Path, constant: &mut Constant<'_>) -> Result<(), String> {
    change(root, constant)?;
    trader(root, constant)?;
    treasure(root, constant)?;
    builders(root, constant)?;
    invaders(root, constant)
}

/// A whole number of a table.
fn number(table: &Numbers, name: &str) -> Result<u8, String> {
    let found = table.get(name).and_then(toml::Value::as_integer).and_then(|n| u8::try_from(n).ok());
    found.ok_or_else(|| format!("no number {name}"))
}

/// The number that all of these have in common.
fn same(table: &Numbers, names: &[&str], all: u8) -> Result<u8, String> {
    let each = number(table, names[0])?;
    let equal = names.iter().all(|name| number(table, name) == Ok(each));
    if equal && usize::from(each) * names.len() == usize::from(all) { Ok(each) } else { Err("counts differ".into()) }
}

const CURRENCIES: [&str; 4] = ["denar", "dirham", "ducat", "gulden"];

fn change(root: &Path, constant: &mut Constant<'_>) -> Result<(), String> {
    let data: Change = read(root, "change.toml")?;
    let each = same(&data.coins_per_currency, &CURRENCIES, number(&data.counts, "coins")?)?;
    constant("Coins of each currency.", "COINS_PER_CURRENCY", "u8", &each.to_string());
    constant("What a coin is worth.", "COIN_VALUE", "u8", &number(&data.counts, "coin_value")?.to_string());
    let rate = number(&data.rate, "overpaid_units_per_coin")?;
    constant("CHG-2: so much paid too much brings a coin.", "OVERPAID_PER_COIN", "u8", &rate.to_string());
    Ok(())
}

fn trader(root: &Path, constant: &mut Constant<'_>) -> Result<(), String> {
    let data: Trader = read(root, "street_trader.toml")?;
    let each = same(&data.residents_per_colour, &TYPES, number(&data.counts, "residents")?)?;
    constant("Residents of each colour.", "RESIDENTS_PER_COLOUR", "u8", &each.to_string());
    let kept = number(&data.setup, "kept_per_player")?;
    constant("STR-2: residents that everybody chooses.", "RESIDENTS_CHOSEN", "u8", &kept.to_string());
    let mut points = [0; 7];
    for (colours, value) in points.iter_mut().enumerate().skip(1) {
        *value = *data.series_points.by_colours.get(&format!("c{colours}")).ok_or("street_trader.toml: series")?;
    }
    constant("STR-22: the points of a series, by its colours.", "SERIES_POINTS", "[u8; 7]", &format!("{points:?}"));
    Ok(())
}

fn treasure(root: &Path, constant: &mut Constant<'_>) -> Result<(), String> {
    let data: Treasure = read(root, "treasure_chamber.toml")?;
    let chests = TYPES.iter().map(|kind| number(&data.chests_per_colour, kind)).collect::<Result<Vec<_>, _>>()?;
    if chests.iter().sum::<u8>() != number(&data.counts, "chests")? {
        return Err("treasure_chamber.toml: the chests do not add up".into());
    }
    constant("The chests of each colour.", "CHESTS", "[u8; 6]", &format!("{chests:?}"));
    let rooms = number(&data.counts, "rooms")?;
    constant(
        "The vaults of the treasure chamber (the rulebook calls them rooms, as we call the modules).",
        "CHEST_VAULTS",
        "usize",
        &rooms.to_string(),
    );
    let each = number(&data.counts, "chests_per_room")?;
    constant("TRE-1: the chests of a vault.", "CHESTS_PER_VAULT", "u8", &each.to_string());
    let price = number(&data.counts, "price_minimum")?;
    constant("TRE-2: what a room costs at least.", "CHEST_PRICE", "u8", &price.to_string());
    let mut table = Vec::new();
    for round in 1..=3 {
        let row = data.score_table.get(&format!("round_{round}")).and_then(toml::Value::as_array);
        let row = row.ok_or("treasure_chamber.toml: a round is missing")?;
        let mut points: Vec<i64> = row.iter().filter_map(toml::Value::as_integer).collect();
        points.resize(3, 0);
        table.push(format!("{points:?}"));
    }
    let table = format!("[{}]", table.join(", "));
    constant("TRE-21: the points of places 1, 2 and 3, by round.", "CHEST_POINTS", "[[u8; 3]; 3]", &table);
    Ok(())
}

fn builders(root: &Path, constant: &mut Constant<'_>) -> Result<(), String> {
    let data: Builders = read(root, "master_builders.toml")?;
    let cards = number(&data.counts, "cards")?;
    let each = same(&data.cards_per_currency, &CURRENCIES, cards)?;
    constant("Master builders of each currency.", "BUILDERS_PER_CURRENCY", "u8", &each.to_string());
    constant("What a master builder is worth.", "BUILDER_VALUE", "u8", &number(&data.counts, "value")?.to_string());
    let dealt = data.setup.dealt_per_player;
    constant("MAB-1: master builders per player.", "BUILDERS_DEALT", "u8", &dealt.to_string());
    let mut rows = Vec::new();
    for players in 2..=6u8 {
        let of =
            |map: &BTreeMap<String, u8>| map.get(&format!("p{players}")).copied().ok_or("master_builders.toml: setup");
        let (three, five, out) = (of(&data.setup.pile3)?, of(&data.setup.pile5)?, of(&data.setup.removed)?);
        if dealt * players + three + five + out != cards {
            return Err(format!("master_builders.toml: with {players} players the cards do not add up"));
        }
        rows.push(piles(&BTreeMap::from([("pile3".to_owned(), three), ("pile5".to_owned(), five)]))?);
    }
    let rows = format!("[{}]", rows.join(", "));
    constant("MAB-3: how many go into each pile, from two players up.", "BUILDERS_IN_PILES", "[[u8; 5]; 5]", &rows);
    Ok(())
}

fn invaders(root: &Path, constant: &mut Constant<'_>) -> Result<(), String> {
    let data: Invaders = read(root, "invaders.toml")?;
    let directions: Vec<&str> = data.attack_card.iter().map(|card| card.direction.as_str()).collect();
    if directions != ["N", "E", "S", "W"] || data.scouts.types != TYPES {
        return Err("invaders.toml: one attack from each side, one scout of each type".into());
    }
    let mut losses = Vec::new();
    for round in 1..=3 {
        let row = data.loss_per_open_side.get(&format!("round_{round}")).ok_or("invaders.toml: a round is missing")?;
        let of = |name: &str| row.get(name).and_then(toml::Value::as_integer).ok_or("invaders.toml: a loss is missing");
        losses.push(format!("[{}, {}]", of("main")?, of("neighbour")?));
    }
    let losses = format!("[{}]", losses.join(", "));
    let doc = "INV-9 to INV-11: the loss per open side, from the attack's direction and beside it, by round.";
    constant(doc, "ATTACK_LOSS", "[[u8; 2]; 3]", &losses);
    let scouts = [data.scouts.open_at_start, data.scouts.new_after_round_1, data.scouts.new_after_round_2];
    if scouts.iter().any(|n| *n != scouts[0]) {
        return Err("invaders.toml: as many scouts each time".into());
    }
    constant("INV-2, INV-18: scouts that lie open.", "SCOUTS_OPEN", "usize", &scouts[0].to_string());
    Ok(())
}

/// The currency of a bazaar and its three colours.
pub fn bazaar_signs(bazaar: &Bazaar) -> Result<(String, String), String> {
    let colours = bazaar.colours.iter().map(|kind| building(kind)).collect::<Result<Vec<_>, _>>()?;
    if colours.len() != 3 {
        return Err(format!("bazaars.toml: {} has not three colours", bazaar.id));
    }
    Ok((currency(&bazaar.currency), colours.join(", ")))
}
