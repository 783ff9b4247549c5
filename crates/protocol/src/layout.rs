//! Tiles on cells, as a request writes them.

use crate::{
    fault::Fault,
    request::{Request, read},
    start,
};
use sabika_engine::{
    Options,
    board::Holes,
    table::{Form, Layout},
    value::{Building, Cell, Misspelt, Tile, TileSet, Turn},
};
use serde_json::{Map, Value};

/// The most tiles of one Alhambra beside the start tile: those of no game are more.
const MOST_TILES: usize = 127;
/// More than any tile costs.
const DEAREST: u64 = 99;

/// The layout of a request, legal or not.
pub fn of(request: &Request) -> Result<Layout, Fault> {
    let list = request.list("tiles")?;
    if list.len() > MOST_TILES {
        return Err(Fault::bad_request("tiles", format!("{} tiles: there are at most {MOST_TILES}", list.len())));
    }
    let (mut real, mut tiles) = (TileSet::EMPTY, Vec::with_capacity(list.len()));
    for (at, value) in list.iter().enumerate() {
        let path = format!("tiles[{at}]");
        let (face, cell) = placed(&path, value)?;
        if let Some(tile) = face.real {
            if real.has(tile) {
                return Err(Fault::bad_request(path, format!("{tile} is here twice; every tile is unique")));
            }
            real.insert(tile);
        }
        tiles.push((cell, face.form));
    }
    Ok(Layout::new(tiles, holes(request)?))
}

/// The first fault of an illegal layout.
pub fn legal(layout: &Layout) -> Result<(), Fault> {
    match layout.violations().into_iter().next() {
        None => Ok(()),
        Some(wrong) => {
            let cells = wrong.cells.iter().map(|c| format!("({c})")).collect::<Vec<_>>().join(" ");
            let why = format!("this Alhambra breaks {} at {cells}", wrong.rule);
            Err(Fault::bad_request("tiles", why).breaking(Some(wrong.rule), wrong.cells))
        }
    }
}

fn holes(request: &Request) -> Result<Holes, Fault> {
    match (request.get("holes"), request.get("options")) {
        (Some(_), Some(_)) => Err(Fault::bad_request("holes", "either holes or options")),
        (Some(value), None) => value
            .as_str()
            .and_then(|said| Options::default().with("holes", said).ok())
            .map(|options| options.holes)
            .ok_or_else(|| Fault::bad_request("holes", "this is area or cell")),
        (None, _) => Ok(start::options(request)?.holes),
    }
}

/// The tile that a `tile` field means, wherever it goes.
pub fn tile(request: &Request) -> Result<Face, Fault> {
    match request.need("tile")? {
        Value::Object(map) => {
            let face = face("tile", map)?;
            only("tile", map, face.fields())?;
            Ok(face)
        }
        value => named("tile", value),
    }
}

/// What a tile is, as far as building goes.
#[derive(Clone, Copy, Debug)]
pub struct Face {
    /// A tile of the box; none for one that is in no box.
    real: Option<Tile>,
    /// Its form as it is turned.
    pub form: Form,
}

impl Face {
    const fn fields(&self) -> &'static [&'static str] {
        if self.real.is_some() { &["tile", "turn"] } else { &["type", "price", "walls"] }
    }
    /// The same, turned.
    fn turned(self, path: &str, turn: Turn) -> Result<Face, Fault> {
        let never = |rule| Fault::bad_request(path, "this tile is never turned").breaking(Some(rule), vec![]);
        Ok(Face { form: self.form.turned(turn).map_err(never)?, ..self })
    }
}

/// `{"tile":…,"x":…,"y":…}`, `{"type":…,"price":…,"walls":…,"x":…,"y":…}`, `"garden-8-NE 1,0"` or `"magical-tower 1,0 90"`.
fn placed(path: &str, value: &Value) -> Result<(Face, Cell), Fault> {
    match value {
        Value::Object(map) => {
            let face = face(path, map)?;
            only(path, map, &[face.fields(), &["x", "y"]].concat())?;
            let cell = Cell::new(coordinate(path, map, "x")?, coordinate(path, map, "y")?);
            Ok((face, cell.expect("both are near enough")))
        }
        Value::String(text) => {
            let unplaced = || Fault::bad_request(path, "a tile and its cell are needed here, such as garden-8-NE 1,0");
            let words: Vec<&str> = text.split_whitespace().collect();
            let (name, cell, turn) = match words.as_slice() {
                [name, cell] => (*name, *cell, Turn::NONE),
                [name, cell, turn] => {
                    let turn = turn.parse().map_err(|e: Misspelt| Fault::bad_request(path, e.to_string()))?;
                    (*name, *cell, turn)
                }
                _ => return Err(unplaced()),
            };
            let cell: Cell = cell.parse().map_err(|_: Misspelt| unplaced())?;
            Ok((named(path, &Value::from(name))?.turned(path, turn)?, cell))
        }
        _ => Err(Fault::bad_request(path, "a tile on a cell is needed here")),
    }
}

fn face(path: &str, map: &Map<String, Value>) -> Result<Face, Fault> {
    if let Some(name) = map.get("tile") {
        let face = named(&format!("{path}.tile"), name)?;
        let here = format!("{path}.turn");
        return match map.get("turn") {
            Some(turn) => face.turned(&here, read(&here, turn)?),
            None => Ok(face),
        };
    }
    let field = |name: &str| {
        let here = format!("{path}.{name}");
        match map.get(name) {
            Some(value) => Ok((here, value)),
            None => Err(Fault::bad_request(here, "this field is missing")),
        }
    };
    let (here, value) = field("type")?;
    let kind = read::<Building>(&here, value)?;
    let (here, value) = field("price")?;
    if value.as_u64().is_none_or(|price| price > DEAREST) {
        return Err(Fault::bad_request(here, "no tile has such a price"));
    }
    let (here, value) = field("walls")?;
    Ok(Face { real: None, form: Form::building(kind, read(&here, value)?) })
}

fn named(path: &str, value: &Value) -> Result<Face, Fault> {
    let name = value.as_str().ok_or_else(|| Fault::bad_request(path, "the name of a tile is needed here"))?;
    let tile: Tile = name.parse().map_err(|e: Misspelt| Fault::bad_request(path, e.to_string()))?;
    Ok(Face { real: Some(tile), form: tile.into() })
}

fn only(path: &str, map: &Map<String, Value>, known: &[&str]) -> Result<(), Fault> {
    match map.keys().find(|name| !known.contains(&name.as_str())) {
        None => Ok(()),
        Some(name) => Err(Fault::bad_request(format!("{path}.{name}"), "there is no such field here")),
    }
}

fn near(n: i64) -> bool {
    n.unsigned_abs() <= Cell::FAR.unsigned_abs().into()
}

fn coordinate(path: &str, map: &Map<String, Value>, name: &str) -> Result<i32, Fault> {
    let far = || format!("a whole number from -{0} to {0} is needed here", Cell::FAR);
    let found = map.get(name).and_then(Value::as_i64).filter(|n| near(*n)).and_then(|n| i32::try_from(n).ok());
    found.ok_or_else(|| Fault::bad_request(format!("{path}.{name}"), far()))
}
