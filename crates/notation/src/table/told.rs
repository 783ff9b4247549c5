//! Tiles as somebody tells them: by name, or by what is printed on them and what stands on them.

use super::{BadTable, bad};
use crate::reading;
use sabika_engine::{Title, position::GivenTile, value::*};
use serde::{
    Deserialize, Deserializer,
    de::{Error, MapAccess, Visitor, value::MapAccessDeserializer},
};
use serde_json::{Value, json};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

/// A tile on its cell: `"garden-8-NE 1,0"`, `{ tile, x, y }` or `{ type, price, walls, x, y }`.
///
/// Of the last form, price and walls may be left out where the rest is enough: there is one camp of price 8, and one
/// garden square with walls in the north and the east. A tile that may be turned is followed by its turn in degrees or by
/// what it shows (`"magical-tower 1,0 90"`), or has a `turn`; in the last form its `walls` are those that it shows.
///
/// Where the type of a tile is a chip that lies on it, that is told too: `"F24 garden 1,0"`, `"garden 8{NES|N} 1,0"`
/// (price, walls and towers) or `{ type, price, walls, towers, x, y }`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "Form")]
pub struct Placed {
    /// Which tile.
    pub told: Told,
    /// Where.
    pub cell: Cell,
}

/// A tile that stands nowhere: `"garden-8-NE"`, or one of the other forms without a cell.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "Form")]
pub struct Kept(pub Told);

/// Which tile is meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told {
    /// This one.
    Named {
        /// Its name.
        tile: Tile,
        /// How it is turned.
        turn: Turn,
        /// What stands on it, if that is not printed.
        chip: Option<Building>,
    },
    /// One that looks like this.
    Printed(Look),
}

/// What a tile looks like.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Look {
    kind: String,
    price: Option<u8>,
    walls: Option<Walls>,
    towers: Option<Walls>,
    turn: Option<Turn>,
}

enum Form {
    Text(String),
    Words(Words),
}

/// Everything that can be said of a tile by name.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    tile: Option<String>,
    #[serde(rename = "type")]
    kind: Option<String>,
    price: Option<u8>,
    #[serde(alias = "bastions")]
    walls: Option<Walls>,
    towers: Option<Walls>,
    x: Option<i32>,
    y: Option<i32>,
    turn: Option<Turn>,
}

impl<'de> Deserialize<'de> for Form {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Form, D::Error> {
        struct Told;
        impl<'de> Visitor<'de> for Told {
            type Value = Form;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a tile (\"garden-9-E 1,0\", { tile, x, y } or { type, price, walls, x, y })")
            }
            fn visit_str<E: Error>(self, text: &str) -> Result<Form, E> {
                Ok(Form::Text(text.into()))
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Form, A::Error> {
                Words::deserialize(MapAccessDeserializer::new(map)).map(Form::Words)
            }
        }
        d.deserialize_any(Told)
    }
}

impl Form {
    /// The tile, and its cell if there is one.
    fn read(self) -> Result<(Told, Option<Cell>), String> {
        let given = |told: Value, chip: Option<Building>| {
            let GivenTile { tile, turn, .. } = reading::read(told).map_err(|e| e.why)?;
            Ok::<Told, String>(Told::Named { tile, turn, chip })
        };
        match self {
            Form::Text(text) => {
                let words: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
                let at = words.iter().position(|word| word.contains(','));
                let cell = at.map(|at| words[at].parse::<Cell>().map_err(|e| e.to_string())).transpose()?;
                let turn = at.map_or(vec![], |at| words[at + 1..].to_vec());
                // A name is read with its cell, as everywhere: the turn of a tile may be told by what it shows.
                let named = |tile: &str, chip| given(json!([&[tile, "0,0"], turn.as_slice()].concat().join(" ")), chip);
                let told = match &words[..at.unwrap_or(words.len())] {
                    [tile, chip] if is_tile(tile) && chip.parse::<Building>().is_ok() => {
                        named(tile, chip.parse().ok())?
                    }
                    [kind, look] if look.ends_with('}') => Told::Printed(Look::of(kind, look)?),
                    [kind] if !is_tile(kind) && is_kind(kind) && turn.is_empty() => {
                        Told::Printed(Look { kind: (*kind).into(), ..Look::default() })
                    }
                    [tile] => named(tile, None)?,
                    _ => return Err(Misspelt::new("a tile and a cell", &text).to_string()),
                };
                Ok((told, cell))
            }
            Form::Words(Words { tile: Some(tile), kind, price: None, walls: None, towers: None, x, y, turn }) => {
                let kind = kind.map(|kind| kind.parse()).transpose().map_err(|e: Misspelt| e.to_string())?;
                let turn = turn.unwrap_or(Turn::NONE);
                Ok((given(json!({ "tile": tile, "x": 0, "y": 0, "turn": turn }), kind)?, cell(x, y)?))
            }
            Form::Words(Words { tile: Some(_), .. }) => Err("a tile has a name, or what is printed on it".into()),
            Form::Words(Words { tile: None, kind, price, walls, towers, x, y, turn }) => {
                let kind = kind.ok_or("which tile is it? Say its name as tile, or what is printed on it as type")?;
                let kind = Misspelt::new("", &kind).found;
                Ok((Told::Printed(Look { kind, price, walls, towers, turn }), cell(x, y)?))
            }
        }
    }
}

fn is_tile(word: &str) -> bool {
    word.parse::<Tile>().is_ok()
}

/// Are there tiles of this kind?
fn is_kind(word: &str) -> bool {
    word.parse::<Building>().is_ok() || Tile::all().any(|tile| is_of_kind(tile, word))
}

fn is_of_kind(tile: Tile, kind: &str) -> bool {
    tile.name().strip_prefix(kind).is_some_and(|rest| rest.starts_with(['-', '_']))
}

fn cell(x: Option<i32>, y: Option<i32>) -> Result<Option<Cell>, String> {
    match (x, y) {
        (None, None) => Ok(None),
        (Some(x), Some(y)) => {
            let far = || format!("cell {x},{y} is further than 120 from the start");
            Cell::new(x, y).ok_or_else(far).map(Some)
        }
        _ => Err("a cell has an x and a y".into()),
    }
}

impl TryFrom<Form> for Placed {
    type Error = String;
    fn try_from(form: Form) -> Result<Placed, String> {
        let (told, cell) = form.read()?;
        Ok(Placed { told, cell: cell.ok_or("on which cell does it stand?")? })
    }
}

impl TryFrom<Form> for Kept {
    type Error = String;
    fn try_from(form: Form) -> Result<Kept, String> {
        match form.read()? {
            (told, None) => Ok(Kept(told)),
            (_, Some(cell)) => Err(format!("nothing stands here at {cell}")),
        }
    }
}

impl Look {
    /// `8{NES|N}`: price, walls, and the towers on them; `8{NES}` without the towers, `{}` without the price.
    fn of(kind: &str, look: &str) -> Result<Look, String> {
        let wrong = || Misspelt::new("a price with walls and towers, such as 8{NES|N}", look).to_string();
        let (price, sides) = look.strip_suffix('}').and_then(|rest| rest.split_once('{')).ok_or_else(wrong)?;
        let price = if price.is_empty() { None } else { Some(price.parse().map_err(|_| wrong())?) };
        let walls = |text: &str| match text {
            "" => Ok(Walls::NONE),
            sides => sides.parse::<Walls>().map_err(|_| wrong()),
        };
        let (sides, towers) = sides.split_once('|').map_or((sides, None), |(sides, towers)| (sides, Some(towers)));
        let towers = towers.map(walls).transpose()?;
        Ok(Look { kind: kind.into(), price, walls: Some(walls(sides)?), towers, turn: None })
    }
    /// What stands on the tile, if it is one of those that carry chips in this game.
    fn chip(&self, game: Title) -> Option<Building> {
        self.kind.parse().ok().filter(|_| game.kit().chips > 0)
    }
    /// The tiles of this game that look like this, and how they are turned.
    fn tiles(&self, game: Title) -> Vec<(Tile, Turn)> {
        let of_kind = |tile: &Tile| match self.chip(game) {
            Some(_) => game.kit().carries_chip(*tile),
            None => is_of_kind(*tile, &self.kind),
        };
        // A tile that may be turned shows its walls as it stands.
        let way = |tile: Tile| {
            let mut ways = Turn::ALL.into_iter().take(if tile.turns() { 4 } else { 1 });
            ways.find(|turn| {
                self.turn.is_none_or(|said| said == *turn)
                    && self.walls.is_none_or(|walls| tile.walls().turned(*turn).bits() == walls.bits())
            })
        };
        let fits = |tile: &Tile| {
            of_kind(tile)
                && self.price.is_none_or(|price| tile.price() == price)
                && self.towers.is_none_or(|towers| tile.towers() == towers)
        };
        game.tiles().filter(fits).filter_map(|tile| way(tile).map(|turn| (tile, turn))).collect()
    }
    fn none(&self, left: &str) -> String {
        let price = self.price.map(|price| format!(" of price {price}")).unwrap_or_default();
        let walls = self.walls.map(|walls| format!(" with walls {walls}")).unwrap_or_default();
        let towers = self.towers.map(|towers| format!(" and towers {towers}")).unwrap_or_default();
        format!("there is no tile {}{price}{walls}{towers} {left}in the box", self.kind)
    }
}

/// Which tiles are meant, all over the table: each description gets a tile that looks like it, and no tile two of them.
#[derive(Default)]
pub struct Finder {
    game: Title,
    /// Tiles that were named.
    taken: BTreeSet<Tile>,
    sought: Vec<Sought>,
}

struct Sought {
    field: String,
    look: Look,
    tiles: Vec<(Tile, Turn)>,
}

impl Finder {
    /// Looks among the tiles of this game.
    pub fn of(game: Title) -> Finder {
        Finder { game, ..Finder::default() }
    }
    /// A tile is told. Where it is built its walls must be known.
    pub fn hear(&mut self, told: &Told, built: bool, field: &str) -> Result<(), BadTable> {
        let look = match told {
            Told::Named { tile, .. } => {
                self.taken.insert(*tile);
                return Ok(());
            }
            Told::Printed(look) => look,
        };
        let tiles = look.tiles(self.game);
        // Any of them will do if they differ in nothing that counts.
        let counts = |tile: Tile| {
            let face = tile.face();
            (face.building, face.currency, face.colours, built.then(|| tile.walls().bits()))
        };
        let alike = tiles.iter().all(|(tile, _)| counts(*tile) == counts(tiles[0].0) && !tile.turns());
        let prices =
            tiles.iter().all(|(tile, _)| tile.price() == tiles[0].0.price() || self.game.kit().carries_chip(*tile));
        match tiles.as_slice() {
            [] => return Err(bad(field, look.none(""))),
            [_] => {}
            _ if alike && prices => {}
            several => {
                let names: Vec<&str> = several.iter().map(|(tile, _)| tile.name()).collect();
                return Err(bad(field, format!("which tile is meant: {}?", names.join(" or "))));
            }
        }
        self.sought.push(Sought { field: field.into(), look: look.clone(), tiles });
        Ok(())
    }
    /// One tile for each description, in the order in which they were told.
    pub fn find(self) -> Result<Found, BadTable> {
        let mut given = BTreeMap::<Tile, usize>::new();
        for at in 0..self.sought.len() {
            if !self.seek(at, &mut given, &mut BTreeSet::new()) {
                return Err(bad(&self.sought[at].field, self.sought[at].look.none("left ")));
            }
        }
        let mut found = vec![None; self.sought.len()];
        for (tile, at) in given {
            found[at] = self.sought[at].tiles.iter().copied().find(|(other, _)| *other == tile);
        }
        Ok(Found { game: self.game, tiles: found.into_iter().flatten().collect::<Vec<_>>().into_iter() })
    }
    /// A tile for a description; one that has its tile already may have to take another.
    fn seek(&self, at: usize, given: &mut BTreeMap<Tile, usize>, tried: &mut BTreeSet<Tile>) -> bool {
        for (tile, _) in &self.sought[at].tiles {
            // A tile that is named and the only one that fits is owned twice: that is said where owners are known.
            let free = !self.taken.contains(tile) || self.sought[at].tiles.len() == 1;
            if free && tried.insert(*tile) {
                let other = given.get(tile).copied();
                if other.is_none_or(|other| self.seek(other, given, tried)) {
                    given.insert(*tile, at);
                    return true;
                }
            }
        }
        false
    }
}

/// The tiles that are meant.
pub struct Found {
    game: Title,
    tiles: std::vec::IntoIter<(Tile, Turn)>,
}

impl Found {
    /// The next tile, in the order in which they were told; with what stands on it, if that was said.
    pub fn next(&mut self, told: &Told) -> (Tile, Turn, Option<Building>) {
        match told {
            Told::Named { tile, turn, chip } => (*tile, *turn, *chip),
            Told::Printed(look) => {
                let (tile, turn) = self.tiles.next().expect("each description has its tile");
                (tile, turn, look.chip(self.game))
            }
        }
    }
}
