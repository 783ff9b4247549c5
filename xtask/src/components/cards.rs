//! The cards of the money deck that are not one of the four currencies.

use super::read;
use serde::Deserialize;
use std::{collections::BTreeMap, path::Path};

#[derive(Deserialize)]
struct Offices {
    deck: Mixed,
    card: Vec<Office>,
}
#[derive(Deserialize)]
struct Mixed {
    pile_counts: BTreeMap<String, u8>,
}
#[derive(Deserialize)]
struct Office {
    id: String,
    currencies: [String; 2],
}
#[derive(Deserialize)]
struct Gates {
    supply: GateSupply,
    deck: BTreeMap<String, toml::Value>,
}
#[derive(Deserialize)]
struct GateSupply {
    cards_in_box: u8,
    cards_per_player: u8,
}
#[derive(Deserialize)]
struct Diamonds {
    card: Vec<Diamond>,
}
#[derive(Deserialize)]
struct Diamond {
    value: usize,
    count: u8,
}
#[derive(Deserialize)]
struct Characters {
    deck: Mixed,
    character: Vec<Character>,
}
#[derive(Deserialize)]
struct Character {
    id: String,
    effect: String,
    points_if_kept: Option<u8>,
    max_money_cards_held: Option<u8>,
    min_price: Option<u8>,
    limit: Option<u8>,
    amount_halves: Option<u8>,
    divisor: Option<u8>,
}
#[derive(Deserialize)]
struct Walls {
    counts: WallCounts,
    setup: WallSetup,
    card: Vec<WallCard>,
}
#[derive(Deserialize)]
struct WallCounts {
    wooden_pieces: usize,
}
#[derive(Deserialize)]
struct WallSetup {
    wall_cards_per_money_pile: BTreeMap<String, u8>,
}
#[derive(Deserialize)]
struct WallCard {
    id: String,
    segments: Vec<String>,
}
#[derive(Deserialize)]
struct Bonus {
    deal: Deal,
    card: Vec<BonusCard>,
}
#[derive(Deserialize)]
struct Deal {
    per_player: BTreeMap<String, u8>,
    removed_unseen: BTreeMap<String, u8>,
}
#[derive(Deserialize)]
struct BonusCard {
    id: String,
    #[serde(rename = "type")]
    kind: String,
    price: u8,
    walls: Vec<String>,
}

#[derive(Deserialize)]
struct Thieves {
    counts: ThiefCounts,
    card: Vec<Thief>,
    deal: ThiefDeal,
}
#[derive(Deserialize)]
struct ThiefCounts {
    thief_cards: u8,
    per_currency: u8,
}
#[derive(Deserialize)]
struct Thief {
    copies: u8,
}
#[derive(Deserialize)]
struct ThiefDeal {
    cards_per_player: BTreeMap<String, u8>,
    removed_unseen: BTreeMap<String, u8>,
}

/// Writes one constant: its doc comment, name, type and value.
pub type Constant<'a> = dyn FnMut(&str, &str, &str, &str) + 'a;

pub fn constants(root: &Path, constant: &mut Constant<'_>) -> Result<(), String> {
    let mut specials = vec![special("scoring-1", "Nothing"), special("scoring-2", "Nothing")];
    let mut range = |cards: Vec<String>| {
        let text = format!("CardRange {{ first: {}, count: {} }}", specials.len(), cards.len());
        specials.extend(cards);
        text
    };

    let offices: Offices = read(root, "exchange_offices.toml")?;
    let list: Vec<String> = offices
        .card
        .iter()
        .map(|card| {
            let [a, b] = card.currencies.each_ref().map(|c| currency(c));
            special(&card.id, &format!("Joint([{a}, {b}])"))
        })
        .collect();
    constant("The exchange offices.", "OFFICES", "CardRange", &range(list));
    constant("EXO-S1: how many go into each pile.", "OFFICES_IN_PILES", "[u8; 5]", &piles(&offices.deck.pile_counts)?);

    let gates: Gates = read(root, "city_gates.toml")?;
    constant("The gate card.", "GATE_CARDS", "CardRange", &range(vec![special("gate", "Nothing")]));
    constant("Gate cards in the box.", "GATES", "usize", &gates.supply.cards_in_box.to_string());
    constant("GAT-S1: gate cards per player.", "GATES_PER_PLAYER", "u8", &gates.supply.cards_per_player.to_string());
    let mut rows = Vec::new();
    for players in 2..=6 {
        let row = gates.deck.get(&format!("p{players}")).and_then(toml::Value::as_table);
        let row = row.ok_or_else(|| format!("city_gates.toml: no deck for {players} players"))?;
        let counts = row.iter().map(|(pile, n)| (pile.clone(), n.as_integer().unwrap_or(0) as u8)).collect();
        rows.push(piles(&counts)?);
    }
    let rows = format!("[{}]", rows.join(", "));
    constant("GAT-S1: how many go into each pile, from two players up.", "GATES_IN_PILES", "[[u8; 5]; 5]", &rows);

    let diamonds: Diamonds = read(root, "diamonds.toml")?;
    let mut copies = [0; 10];
    diamonds.card.iter().for_each(|card| copies[card.value] = card.count);
    constant("How many diamonds there are of each value.", "DIAMOND_COPIES", "[u8; 10]", &format!("{copies:?}"));

    let characters: Characters = read(root, "characters.toml")?;
    let effect = |c: &Character| if c.effect == "pays_one_tile_exactly" { "Everything" } else { "Nothing" };
    let list = characters.character.iter().map(|c| special(&c.id, effect(c))).collect();
    constant("The characters.", "CHARACTERS", "CardRange", &range(list));
    let into = piles(&characters.deck.pile_counts)?;
    constant("CHA-S1: how many go into each pile.", "CHARACTERS_IN_PILES", "[u8; 5]", &into);
    let mut number = |doc: &str, name: &str, of: fn(&Character) -> Option<u8>| {
        let found = characters.character.iter().find_map(of).ok_or_else(|| format!("characters.toml: {name}"))?;
        constant(doc, name, "u8", &found.to_string());
        Ok::<(), String>(())
    };
    number("CHA-M: what a kept magician is worth.", "MAGICIAN_POINTS", |c| c.points_if_kept)?;
    number("CHA-B: the beggar works up to so many money cards.", "BEGGAR_CARDS", |c| c.max_money_cards_held)?;
    number("CHA-I: the miser works from this price.", "MISER_PRICE", |c| c.min_price)?;
    number("CHA-H: what several cards taken with the merchant may be worth.", "MERCHANT_LIMIT", |c| c.limit)?;
    number("CHA-W: what the wise man counts, in halves of a building.", "WISE_MAN_HALVES", |c| c.amount_halves)?;
    number("CHA-G: wall points for one extra point.", "CITY_WATCH_DIVISOR", |c| c.divisor)?;

    let walls: Walls = read(root, "walls.toml")?;
    let list = walls.card.iter().map(|card| special(&card.id, "Nothing")).collect();
    constant("The wall cards.", "WALL_CARDS", "CardRange", &range(list));
    let segments: Vec<String> = walls.card.iter().map(|card| super::printed(&card.segments)).collect();
    let text = format!("[{}]", segments.join(", "));
    constant("The pieces each wall card shows.", "WALL_SEGMENTS", &format!("[Walls; {}]", segments.len()), &text);
    if walls.card.iter().map(|card| card.segments.len()).sum::<usize>() != walls.counts.wooden_pieces {
        return Err("walls.toml: the pieces do not add up".into());
    }
    let into = piles(&walls.setup.wall_cards_per_money_pile)?;
    constant("WAL-1: how many go into each pile.", "WALLS_IN_PILES", "[u8; 5]", &into);

    let sultans: super::late::Sultans = read(root, "power_of_sultan.toml")?;
    let list = sultans.card.iter().map(|card| special(&card.id, "Nothing")).collect();
    constant("The sultan cards.", "SULTANS", "CardRange", &range(list));

    let count = specials.len();
    constant("Special cards of all boxes.", "SPECIALS", "usize", &count.to_string());
    let list = format!("[{}]", specials.join(", "));
    constant("What is printed on each special card.", "FACES_OF_SPECIALS", &format!("[Special; {count}]"), &list);

    bonus(root, constant)?;
    thieves(root, constant)
}

fn thieves(root: &Path, constant: &mut Constant<'_>) -> Result<(), String> {
    let thieves: Thieves = read(root, "thieves.toml")?;
    let per_currency = thieves.counts.per_currency;
    if thieves.card.len() != 4 || thieves.card.iter().any(|card| card.copies != per_currency) {
        return Err("thieves.toml: not as many thieves of each currency".into());
    }
    constant("Thieves of each currency.", "THIEVES_PER_CURRENCY", "usize", &per_currency.to_string());
    let mut dealt = Vec::new();
    for players in 2..=6u8 {
        let of = |map: &BTreeMap<String, u8>| map.get(&format!("p{players}")).copied().ok_or("thieves.toml: deal");
        let (each, left) = (of(&thieves.deal.cards_per_player)?, of(&thieves.deal.removed_unseen)?);
        if each * players + left != thieves.counts.thief_cards {
            return Err(format!("thieves.toml: with {players} players the cards do not add up"));
        }
        dealt.push(each);
    }
    constant("THI-1: thieves per player, from two players up.", "THIEVES_DEAL", "[u8; 5]", &format!("{dealt:?}"));
    Ok(())
}

fn bonus(root: &Path, constant: &mut Constant<'_>) -> Result<(), String> {
    let bonus: Bonus = read(root, "bonus_cards.toml")?;
    let mut names = Vec::new();
    for card in &bonus.card {
        if !card.walls.is_empty() || card.id != format!("bonus_{}_{}", card.kind, card.price) {
            return Err(format!("bonus_cards.toml: {} does not show a tile without walls", card.id));
        }
        names.push(format!("\"{}-{}-open\"", card.kind, card.price));
    }
    let text = format!("[{}]", names.join(", "));
    constant("The tile each bonus card shows.", "BONUS_TILES", &format!("[&str; {}]", names.len()), &text);
    let (mut dealt, mut left) = (Vec::new(), Vec::new());
    for players in 2..=6u8 {
        let of = |map: &BTreeMap<String, u8>| map.get(&format!("p{players}")).copied().ok_or("bonus_cards.toml: deal");
        dealt.push(of(&bonus.deal.per_player)?);
        left.push(of(&bonus.deal.removed_unseen)?);
        if usize::from(dealt[dealt.len() - 1] * players + left[left.len() - 1]) != names.len() {
            return Err(format!("bonus_cards.toml: with {players} players the cards do not add up"));
        }
    }
    constant("BON-S1: cards per player, from two players up.", "BONUS_DEAL", "[u8; 5]", &format!("{dealt:?}"));
    Ok(())
}

pub fn currency(name: &str) -> String {
    format!("Currency::{}{}", name[..1].to_uppercase(), &name[1..])
}

fn special(name: &str, pays: &str) -> String {
    format!("Special {{ name: \"{name}\", pays: Pays::{pays} }}")
}

/// `pile2 = 2` and so on as an array.
pub fn piles(counts: &BTreeMap<String, u8>) -> Result<String, String> {
    let mut into = [0; 5];
    for (pile, n) in counts {
        let pile = pile.strip_prefix("pile").and_then(|n| n.parse::<usize>().ok()).filter(|n| (1..=5).contains(n));
        into[pile.ok_or("a pile is called pile1 to pile5")? - 1] = *n;
    }
    Ok(format!("{into:?}"))
}
