//! Components: the data in `components/*.toml` becomes constants of the engine. Generated, committed, compared by a test.

mod cards;
mod late;
mod pieces;
mod red_palace;

use serde::Deserialize;
use std::{collections::BTreeMap, fmt::Write as _, fs, path::Path, process::Command};

const OUT: &str = "crates/engine/src/components/generated.rs";

#[derive(Deserialize)]
struct Base {
    tiles: Tiles,
    money_cards: Money,
    money_display: Places,
    score_table: BTreeMap<String, toml::Value>,
    setup: Setup,
    dirk: Dirk,
}
#[derive(Deserialize)]
struct Tiles {
    list: Vec<BaseTile>,
}
#[derive(Deserialize)]
struct BaseTile {
    id: String,
    #[serde(rename = "type")]
    kind: String,
    price: u8,
    walls: Vec<String>,
}
#[derive(Deserialize)]
struct Money {
    copies: u8,
    copies_two_players: u8,
}
#[derive(Deserialize)]
struct Places {
    places: u8,
}
#[derive(Deserialize)]
struct Setup {
    starting_money_min: u8,
    money_take_limit: u8,
}
#[derive(Deserialize)]
struct Dirk {
    tiles_at_start: u8,
    tiles_after_round_1: u8,
    share_after_round_2: u8,
}
#[derive(Deserialize)]
struct Squares {
    limits: Limits,
    tile: Vec<Square>,
}
#[derive(Deserialize)]
struct Limits {
    per_player: u8,
    max_value: u8,
}
#[derive(Deserialize)]
struct Square {
    id: String,
    #[serde(rename = "type")]
    kind: String,
    walls: Vec<String>,
}

#[derive(Deserialize)]
struct Camps {
    tile: Vec<Camp>,
}
#[derive(Deserialize)]
struct Camp {
    id: String,
    price: u8,
    bastions: Vec<String>,
    arrows: Vec<String>,
}

/// A tile that shows neither a currency nor colours.
const NO_SIGNS: (&str, &str) = ("None", "");

const TYPES: [&str; 6] = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"];

/// Writes the constants; with `check` only compares them.
pub fn generate(root: &Path, check: bool) -> Result<(), String> {
    let text = formatted(&source(root)?)?;
    let path = root.join(OUT);
    if check {
        let there = fs::read_to_string(&path).map_err(|e| format!("{OUT}: {e}"))?;
        return if there == text { Ok(()) } else { Err(format!("{OUT} is stale: run cargo xtask components")) };
    }
    fs::write(&path, text).map_err(|e| format!("{OUT}: {e}"))
}

fn read<T: serde::de::DeserializeOwned>(root: &Path, name: &str) -> Result<T, String> {
    let path = root.join("components").join(name);
    let text = fs::read_to_string(&path).map_err(|e| format!("components/{name}: {e}"))?;
    toml::from_str(&text).map_err(|e| format!("components/{name}: {e}"))
}

fn building(kind: &str) -> Result<String, String> {
    if !TYPES.contains(&kind) {
        return Err(format!("unknown building type {kind}"));
    }
    Ok(format!("Building::{}{}", kind[..1].to_uppercase(), &kind[1..]))
}

fn walls(sides: &[String]) -> u8 {
    sides.iter().map(|s| 1 << ["N", "E", "S", "W"].iter().position(|n| n == s).expect("a side")).sum()
}

fn source(root: &Path) -> Result<String, String> {
    let base: Base = read(root, "base.toml")?;
    let squares: Squares = read(root, "squares.toml")?;
    let camps: Camps = read(root, "camps.toml")?;
    let mut faces = String::new();
    for tile in &base.tiles.list {
        face(
            &mut faces,
            &tile.id,
            &format!("Some({})", building(&tile.kind)?),
            tile.price,
            &printed(&tile.walls),
            NO_SIGNS,
            false,
        );
    }
    for tile in &squares.tile {
        face(&mut faces, &tile.id, "None", 0, &printed(&tile.walls), ("None", &building(&tile.kind)?), false);
    }
    for tile in &camps.tile {
        // CAM-12: an arrow points out through each bastion, so the bastions say both.
        if tile.bastions != tile.arrows {
            return Err(format!("{}: arrows and bastions differ", tile.id));
        }
        face(
            &mut faces,
            &tile.id,
            "None",
            tile.price,
            &format!("Walls::outwork({})", printed(&tile.bastions)),
            NO_SIGNS,
            false,
        );
    }
    let bazaars: pieces::Bazaars = read(root, "bazaars.toml")?;
    for tile in &bazaars.bazaar {
        let (currency, colours) = pieces::bazaar_signs(tile)?;
        face(
            &mut faces,
            &format!("bazaar_{}", tile.id),
            "None",
            0,
            &printed(&tile.walls),
            (&format!("Some({currency})"), &colours),
            false,
        );
    }
    let kinds: Result<Vec<_>, _> = squares.tile.iter().map(|t| building(&t.kind)).collect();
    let (basic, square, camp) = (base.tiles.list.len(), squares.tile.len(), camps.tile.len());
    let bazaar = bazaars.bazaar.len();
    let [medina, magical, tower] = late::tiles(root, &mut faces)?;
    let late = basic + square + camp + bazaar;
    let first = late + medina + magical + tower;
    let dirk = [base.dirk.tiles_at_start, base.dirk.tiles_after_round_1];
    let [floor, plaza] = red_palace::tiles(root, &mut faces, dirk)?;
    let mut out = String::from(
        "//! Generated from components/*.toml by `cargo xtask components`. Do not edit: change the data.\n\n\
         use super::{CardRange, CultureTile, Face, Pays, Special, TileRange};\nuse crate::value::{Building, Currency, Walls};\n\n",
    );
    let mut constant = |doc: &str, name: &str, ty: &str, value: &str| {
        writeln!(out, "/// {doc}\npub const {name}: {ty} = {value};").expect("a string takes everything");
    };
    constant("All tiles of all boxes.", "TILES", "usize", &(first + floor + plaza).to_string());
    constant(
        "The tiles of Alhambra and its modules; those of The Red Palace come after.",
        "OF_ALHAMBRA",
        "usize",
        &first.to_string(),
    );
    constant("The 54 basic buildings.", "BASIC", "TileRange", &range(0, basic));
    constant("The squares.", "SQUARES", "TileRange", &range(basic, square));
    constant("The field camps.", "CAMPS", "TileRange", &range(basic + square, camp));
    constant("The bazaars.", "BAZAARS", "TileRange", &range(basic + square + camp, bazaar));
    constant("The medinas.", "MEDINAS", "TileRange", &range(late, medina));
    constant("The magical buildings.", "MAGICAL", "TileRange", &range(late + medina, magical));
    constant("The watchtowers.", "WATCHTOWERS", "TileRange", &range(late + medina + magical, tower));
    constant("The floor tiles of The Red Palace.", "FLOOR", "TileRange", &range(first, floor));
    constant("The plazas of The Red Palace.", "PLAZAS", "TileRange", &range(first + floor, plaza));
    constant("The tiles that may be turned where they stand.", "TURNABLE", "TileRange", "MAGICAL");
    constant(
        "The colour of each square.",
        "SQUARE_KINDS",
        &format!("[Building; {square}]"),
        &format!("[{}]", kinds?.join(", ")),
    );
    constant(
        "SQU-3: the most squares one player may own.",
        "SQUARES_PER_PLAYER",
        "u8",
        &squares.limits.per_player.to_string(),
    );
    constant(
        "SQU-9: the most buildings one square counts as.",
        "SQUARE_MAX_VALUE",
        "u8",
        &squares.limits.max_value.to_string(),
    );
    constant("Copies of each money card.", "MONEY_COPIES", "u8", &base.money_cards.copies.to_string());
    constant(
        "The same with two players (BASE-D1).",
        "MONEY_COPIES_TWO_PLAYERS",
        "u8",
        &base.money_cards.copies_two_players.to_string(),
    );
    constant("Places of the money display.", "DISPLAY_PLACES", "usize", &base.money_display.places.to_string());
    constant(
        "BASE-S6: a starting hand is worth at least this.",
        "STARTING_MONEY",
        "u16",
        &base.setup.starting_money_min.to_string(),
    );
    constant(
        "BASE-M1: several cards taken are worth at most this.",
        "TAKE_LIMIT",
        "u8",
        &base.setup.money_take_limit.to_string(),
    );
    constant("BASE-S3: Dirk's tiles at the start.", "DIRK_AT_START", "u8", &base.dirk.tiles_at_start.to_string());
    constant(
        "BASE-D3: Dirk's tiles after round 1.",
        "DIRK_AFTER_ROUND_1",
        "u8",
        &base.dirk.tiles_after_round_1.to_string(),
    );
    constant(
        "BASE-D3: after round 2 Dirk gets the supply divided by this.",
        "DIRK_SHARE",
        "u8",
        &base.dirk.share_after_round_2.to_string(),
    );
    constant(
        "BASE-V3: the points of places 1, 2 and 3, by round and building type.",
        "SCORE_TABLE",
        "[[[u8; 3]; 6]; 3]",
        &score_table(&base.score_table)?,
    );
    cards::constants(root, &mut constant)?;
    pieces::constants(root, &mut constant)?;
    late::constants(root, &mut constant)?;
    red_palace::constants(root, &mut constant)?;
    writeln!(out, "/// What is printed on each tile.\npub static FACES_OF_TILES: [Face; TILES] = [{faces}];")
        .expect("as above");
    Ok(out)
}

fn range(first: usize, count: usize) -> String {
    format!("TileRange {{ first: {first}, count: {count} }}")
}

fn printed(sides: &[String]) -> String {
    format!("Walls::from_bits({})", walls(sides))
}

fn face(out: &mut String, name: &str, building: &str, price: u8, walls: &str, shows: (&str, &str), turns: bool) {
    let (currency, colours) = shows;
    let showing = if shows == ("None", "") { String::new() } else { format!(".showing({currency}, &[{colours}])") };
    let turning = if turns { ".turning()" } else { "" };
    write!(out, "Face::of(\"{name}\", {building}, {price}, {walls}){showing}{turning},")
        .expect("a string takes everything");
}

fn score_table(table: &BTreeMap<String, toml::Value>) -> Result<String, String> {
    let mut rounds = Vec::new();
    for round in 1..=3 {
        let row = table.get(&format!("round_{round}")).ok_or("a round is missing in score_table")?;
        let mut kinds = Vec::new();
        for kind in TYPES {
            let places = row.get(kind).and_then(toml::Value::as_array).ok_or("a type is missing in score_table")?;
            let mut points: Vec<i64> = places.iter().filter_map(toml::Value::as_integer).collect();
            points.resize(3, 0);
            kinds.push(format!("{points:?}"));
        }
        rounds.push(format!("[{}]", kinds.join(", ")));
    }
    Ok(format!("[{}]", rounds.join(", ")))
}

/// As rustfmt would write it, so that the formatter and the comparison agree.
fn formatted(source: &str) -> Result<String, String> {
    use std::io::Write as _;
    let mut child = Command::new("rustfmt")
        .args(["--edition", "2024", "--config", "max_width=120,use_small_heuristics=Max"])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .map_err(|e| format!("rustfmt: {e}"))?;
    child.stdin.take().expect("piped").write_all(source.as_bytes()).map_err(|e| format!("rustfmt: {e}"))?;
    let out = child.wait_with_output().map_err(|e| format!("rustfmt: {e}"))?;
    String::from_utf8(out.stdout).map_err(|e| e.to_string())
}
