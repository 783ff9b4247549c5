//! What lies in the boxes of expansions 5 and 6 and the two promos: score cards, sultan cards, caravanserais, culture
//! tiles, falcons, watchtowers, sites, certificates, magical buildings, medinas.

use super::{TYPES, building, cards::Constant, cards::currency, face, printed, read};
use serde::Deserialize;
use std::{collections::BTreeMap, path::Path};

type Numbers = BTreeMap<String, toml::Value>;

#[derive(Deserialize)]
struct ScoreCards {
    board: Numbers,
    card: Vec<ScoreCard>,
}
#[derive(Deserialize)]
struct ScoreCard {
    order: Vec<String>,
}
#[derive(Deserialize)]
pub struct Sultans {
    cards: Numbers,
    pub card: Vec<Sultan>,
    bonus_tile: Vec<BonusTile>,
}
#[derive(Deserialize)]
pub struct Sultan {
    pub id: String,
    currency: String,
    price: u8,
}
#[derive(Deserialize)]
struct BonusTile {
    top: String,
    opposite: String,
}
#[derive(Deserialize)]
struct Inns {
    supply: Numbers,
    price: Numbers,
    card: Vec<Inn>,
}
#[derive(Deserialize)]
struct Inn {
    id: String,
    main: String,
    track: Vec<u8>,
    branches: Vec<Branch>,
}
#[derive(Deserialize)]
struct Branch {
    at: u8,
    currency: String,
    value: u8,
}
#[derive(Deserialize)]
struct Culture {
    supply: Numbers,
    culture_tile: Vec<CultureTile>,
}
#[derive(Deserialize)]
struct CultureTile {
    id: String,
    prices: Vec<usize>,
    copies: u8,
    points: Vec<u8>,
    need: Vec<u8>,
}
#[derive(Deserialize)]
struct Falcons {
    supply: FalconSupply,
    score: FalconScore,
    falcon: Vec<Falcon>,
}
#[derive(Deserialize)]
struct FalconSupply {
    falcons: usize,
    per_bird: usize,
    birds: Vec<String>,
}
#[derive(Deserialize)]
struct FalconScore {
    points: Vec<u8>,
}
#[derive(Deserialize)]
struct Falcon {
    id: String,
    bird: String,
    colours: Vec<String>,
}
#[derive(Deserialize)]
pub struct Watchtowers {
    supply: Numbers,
    surcharge: Numbers,
    shape: Numbers,
    watchtower: Vec<Watchtower>,
}
#[derive(Deserialize)]
struct Watchtower {
    #[serde(rename = "type")]
    kind: String,
    copies: u8,
}
#[derive(Deserialize)]
struct Sites {
    supply: Numbers,
    site: Vec<Site>,
}
#[derive(Deserialize)]
struct Site {
    copies: u8,
}
#[derive(Deserialize)]
struct Certificates {
    supply: Numbers,
    stones_per_currency: Numbers,
}
#[derive(Deserialize)]
struct Magical {
    supply: Numbers,
    tile: Vec<MagicalTile>,
}
#[derive(Deserialize)]
struct MagicalTile {
    id: String,
    #[serde(rename = "type")]
    kind: String,
    price: u8,
    walls: Vec<String>,
}
#[derive(Deserialize)]
struct Medina {
    supply: Numbers,
    penalty: Numbers,
    penalty_none: Numbers,
    tile: Vec<MedinaTile>,
}
#[derive(Deserialize)]
struct MedinaTile {
    id: String,
    price: u8,
    walls: Vec<String>,
}

fn number(table: &Numbers, name: &str) -> Result<u8, String> {
    let found = table.get(name).and_then(toml::Value::as_integer).and_then(|n| u8::try_from(n).ok());
    found.ok_or_else(|| format!("no number {name}"))
}

pub fn counts(what: &str, found: usize, said: u8) -> Result<(), String> {
    if found == usize::from(said) { Ok(()) } else { Err(format!("{what}: {found} of {said}")) }
}

fn kinds(names: &[String]) -> Result<String, String> {
    let list: Result<Vec<_>, _> = names.iter().map(|kind| building(kind)).collect();
    Ok(format!("[{}]", list?.join(", ")))
}

/// The faces of the tiles, after all others; how many there are of each sort.
pub fn tiles(root: &Path, faces: &mut String) -> Result<[usize; 3], String> {
    let medina: Medina = read(root, "medina.toml")?;
    counts("medina.toml", medina.tile.len(), number(&medina.supply, "tiles")?)?;
    for tile in &medina.tile {
        face(faces, &tile.id, "None", tile.price, &printed(&tile.walls), super::NO_SIGNS, false);
    }
    let magical: Magical = read(root, "magical_buildings.toml")?;
    counts("magical_buildings.toml", magical.tile.len(), number(&magical.supply, "tiles")?)?;
    for tile in &magical.tile {
        let kind = format!("Some({})", building(&tile.kind)?);
        face(faces, &tile.id, &kind, tile.price, &printed(&tile.walls), super::NO_SIGNS, true);
    }
    let towers: Watchtowers = read(root, "watchtowers.toml")?;
    let each = number(&towers.supply, "per_type")?;
    let corner = ["S".to_owned(), "W".to_owned()];
    for tower in &towers.watchtower {
        counts("watchtowers.toml", tower.copies.into(), each)?;
        let shows = building(&tower.kind)?;
        for n in 1..=tower.copies {
            let (name, walls) =
                (format!("watchtower-{}-{n}", tower.kind), format!("Walls::turret({})", printed(&corner)));
            face(faces, &name, "None", 0, &walls, ("None", &shows), true);
        }
    }
    let pieces = towers.watchtower.len() * usize::from(each);
    counts("watchtowers.toml", pieces, number(&towers.supply, "pieces")?)?;
    Ok([medina.tile.len(), magical.tile.len(), pieces])
}

pub fn constants(root: &Path, constant: &mut Constant<'_>) -> Result<(), String> {
    score_cards(root, constant)?;
    sultans(root, constant)?;
    inns(root, constant)?;
    culture(root, constant)?;
    falcons(root, constant)?;
    towers(root, constant)?;
    sites(root, constant)?;
    certificates(root, constant)?;
    medina(root, constant)
}

fn score_cards(root: &Path, constant: &mut Constant<'_>) -> Result<(), String> {
    let data: ScoreCards = read(root, "new_score_cards.toml")?;
    for (row, kind) in (0..6).flat_map(|row| TYPES.iter().map(move |kind| (row, kind))) {
        let times = data.card.iter().filter(|card| card.order.get(row).map(String::as_str) == Some(kind)).count();
        counts("new_score_cards.toml: a type in a row", times, 3)?;
    }
    let cards: Result<Vec<_>, _> = data.card.iter().map(|card| kinds(&card.order)).collect();
    let (count, cards) = (data.card.len(), format!("[{}]", cards?.join(", ")));
    let doc = "The types on each new score card, the row that is worth least first.";
    constant(doc, "SCORE_CARDS", &format!("[[Building; 6]; {count}]"), &cards);
    let played = number(&data.board, "cards_in_play")?;
    constant("NSC-1: score cards in play.", "SCORE_CARDS_PLAYED", "usize", &played.to_string());
    Ok(())
}

fn sultans(root: &Path, constant: &mut Constant<'_>) -> Result<(), String> {
    let data: Sultans = read(root, "power_of_sultan.toml")?;
    counts("power_of_sultan.toml", data.card.len(), number(&data.cards, "count")?)?;
    let price = number(&data.cards, "price")?;
    if data.card.iter().any(|card| card.price != price) {
        return Err("power_of_sultan.toml: the prices differ".into());
    }
    let list: Vec<String> = data.card.iter().map(|card| currency(&card.currency)).collect();
    let text = format!("[{}]", list.join(", "));
    constant("The currency of each sultan card.", "SULTAN_CURRENCIES", &format!("[Currency; {}]", list.len()), &text);
    constant("SUL-6: the price of a sultan card.", "SULTAN_PRICE", "u8", &price.to_string());
    let into = [number(&data.cards, "pile_1")?, number(&data.cards, "pile_2")?, number(&data.cards, "pile_3")?, 0, 0];
    constant("SUL-1: how many go into each pile.", "SULTANS_IN_PILES", "[u8; 5]", &format!("{into:?}"));
    let mut opposite = Vec::new();
    for kind in TYPES {
        let tile = data.bonus_tile.iter().find(|tile| tile.top == kind).ok_or("power_of_sultan.toml: a bonus tile")?;
        opposite.push(tile.opposite.clone());
    }
    constant("SUL-12: the symbol opposite to each type.", "OPPOSITE", "[Building; 6]", &kinds(&opposite)?);
    Ok(())
}

fn inns(root: &Path, constant: &mut Constant<'_>) -> Result<(), String> {
    let data: Inns = read(root, "caravanserai.toml")?;
    counts("caravanserai.toml", data.card.len(), number(&data.supply, "cards")?)?;
    let mut list = Vec::new();
    for card in &data.card {
        let plain = card.track == [0, 1, 2, 3, 4, 5]
            && card.branches.len() == 3
            && card.branches.iter().zip(2..).all(|(branch, at)| branch.at == at && branch.value == at);
        if !plain {
            return Err(format!("caravanserai.toml: {} is built otherwise", card.id));
        }
        let side: Vec<String> = card.branches.iter().map(|branch| currency(&branch.currency)).collect();
        list.push(format!("(\"{}\", {}, [{}])", card.id, currency(&card.main), side.join(", ")));
    }
    let ty = format!("[(&str, Currency, [Currency; 3]); {}]", list.len());
    let doc = "The caravanserais: name, main currency, and the currencies of the side fields at 2, 3 and 4.";
    constant(doc, "CARAVANSERAIS", &ty, &format!("[{}]", list.join(", ")));
    let most = number(&data.supply, "max_bought_per_player")?;
    constant(
        "CAR-5: the most caravanserais one player may buy.",
        "CARAVANSERAIS_PER_PLAYER",
        "usize",
        &most.to_string(),
    );
    let least = [number(&data.supply, "min_types_first_card")?, number(&data.supply, "min_types_second_card")?];
    let doc = "CAR-3, CAR-4: the types needed for the first and the second caravanserai.";
    constant(doc, "CARAVANSERAI_TYPES", "[u8; 2]", &format!("{least:?}"));
    let mut prices = [0; 7];
    for (types, price) in prices.iter_mut().enumerate().skip(4) {
        *price = number(&data.price, &format!("types_{types}"))?;
    }
    let doc = "CAR-3: the price of a caravanserai by types; 0 where none can be bought.";
    constant(doc, "CARAVANSERAI_PRICES", "[u8; 7]", &format!("{prices:?}"));
    Ok(())
}

fn culture(root: &Path, constant: &mut Constant<'_>) -> Result<(), String> {
    let data: Culture = read(root, "art_of_the_moors.toml")?;
    let copies: u8 = data.culture_tile.iter().map(|tile| tile.copies).sum();
    counts("art_of_the_moors.toml", copies.into(), number(&data.supply, "culture_tiles")?)?;
    let (mut list, mut of_price) = (Vec::new(), vec!["None".to_owned(); 14]);
    for (n, tile) in data.culture_tile.iter().enumerate() {
        let rises = |values: &[u8]| values.len() == 6 && values.windows(2).all(|two| two[0] <= two[1]);
        if !rises(&tile.points) || !rises(&tile.need) || tile.points[0] != 0 || tile.need[0] != 2 {
            return Err(format!("art_of_the_moors.toml: {}", tile.id));
        }
        list.push(format!(
            "CultureTile {{ name: \"{}\", points: {:?}, need: {:?}, copies: {} }}",
            tile.id, tile.points, tile.need, tile.copies
        ));
        tile.prices.iter().for_each(|price| of_price[*price] = format!("Some({n})"));
    }
    let text = format!("[{}]", list.join(", "));
    constant("The culture tiles.", "CULTURE_TILES", &format!("[CultureTile; {}]", list.len()), &text);
    let text = format!("[{}]", of_price.join(", "));
    constant("MOO-2, MOO-7: the culture tile for each price.", "CULTURE_OF_PRICE", "[Option<u8>; 14]", &text);
    Ok(())
}

fn falcons(root: &Path, constant: &mut Constant<'_>) -> Result<(), String> {
    let data: Falcons = read(root, "falconers.toml")?;
    counts("falconers.toml", data.falcon.len(), data.supply.falcons as u8)?;
    let mut list = Vec::new();
    for falcon in &data.falcon {
        let bird = data.supply.birds.iter().position(|bird| *bird == falcon.bird).ok_or("falconers.toml: a bird")?;
        list.push(format!("(\"{}\", {bird}, {})", falcon.id, kinds(&falcon.colours)?));
    }
    for bird in &data.supply.birds {
        let birds = data.falcon.iter().filter(|falcon| falcon.bird == *bird).count();
        counts("falconers.toml", birds, data.supply.per_bird as u8)?;
    }
    let ty = format!("[(&str, u8, [Building; 2]); {}]", list.len());
    constant("The falcons: name, bird and colours.", "FALCONS", &ty, &format!("[{}]", list.join(", ")));
    let text = format!("{:?}", data.score.points);
    let ty = format!("[u8; {}]", data.score.points.len());
    constant("FAL-17: the points for so many falcons of one bird.", "FALCON_POINTS", &ty, &text);
    Ok(())
}

fn towers(root: &Path, constant: &mut Constant<'_>) -> Result<(), String> {
    let data: Watchtowers = read(root, "watchtowers.toml")?;
    let names = ["before_scoring_1", "before_scoring_2", "before_scoring_3"];
    let charge: Result<Vec<_>, _> = names.iter().map(|name| number(&data.surcharge, name)).collect();
    let doc = "WAT-3: the surcharge by the scorings that have been held.";
    constant(doc, "SURCHARGE", "[u8; 3]", &format!("{:?}", charge?));
    let bonus = number(&data.shape, "bonus_in_longest_wall")?;
    constant("WAT-24: what a watchtower in the longest wall adds.", "WATCHTOWER_BONUS", "u8", &bonus.to_string());
    Ok(())
}

fn sites(root: &Path, constant: &mut Constant<'_>) -> Result<(), String> {
    let data: Sites = read(root, "building_sites.toml")?;
    let each = data.site.first().map_or(0, |site| site.copies);
    let all: u8 = data.site.iter().map(|site| site.copies).sum();
    if data.site.len() != 4 || data.site.iter().any(|site| site.copies != each) {
        return Err("building_sites.toml: not as many of each currency".into());
    }
    counts("building_sites.toml", all.into(), number(&data.supply, "tiles")?)?;
    constant("Site tiles of each currency.", "SITES_PER_CURRENCY", "u8", &each.to_string());
    Ok(())
}

fn certificates(root: &Path, constant: &mut Constant<'_>) -> Result<(), String> {
    let data: Certificates = read(root, "exchange_certificates.toml")?;
    let most = number(&data.supply, "max_saved")?;
    constant("CER-3: the most that can be saved.", "MOST_SAVED", "u8", &most.to_string());
    let stones: Result<Vec<_>, _> = (2..=6).map(|n| number(&data.stones_per_currency, &format!("p{n}"))).collect();
    let doc = "CER-1: saving stones of each currency, from two players up.";
    constant(doc, "STONES_PER_CURRENCY", "[u8; 5]", &format!("{:?}", stones?));
    Ok(())
}

fn medina(root: &Path, constant: &mut Constant<'_>) -> Result<(), String> {
    let data: Medina = read(root, "medina.toml")?;
    let (mut losses, mut none) = (Vec::new(), Vec::new());
    for round in 1..=3 {
        let row = data.penalty.get(&format!("round_{round}")).and_then(toml::Value::as_array);
        let row = row.ok_or("medina.toml: a round is missing")?;
        let mut points: Vec<i64> = row.iter().filter_map(toml::Value::as_integer).collect();
        points.resize(3, 0);
        losses.push(format!("{points:?}"));
        none.push(number(&data.penalty_none, &format!("round_{round}"))?);
    }
    let losses = format!("[{}]", losses.join(", "));
    constant("MED-8: what the fewest medinas cost, by round and place.", "MEDINA_LOSS", "[[u8; 3]; 3]", &losses);
    constant("MED-8: what no medina costs besides, by round.", "NO_MEDINA_LOSS", "[u8; 3]", &format!("{none:?}"));
    Ok(())
}
