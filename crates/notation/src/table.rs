//! A table document: what lies on a real table when a scoring is due, and what it is worth.
//!
//! ```toml
//! modules = ["squares"]
//! round   = 2
//! dirk    = ["tower-9-NE"]
//!
//! [[players]]
//! name  = "Isabel"
//! tiles = ["garden-9-E 1,0", { tile = "square_garden_2", x = 0, y = 1 }]
//!
//! [[players]]
//! tiles = [{ type = "tower", price = 10, walls = "W", x = -1, y = 0 }]
//! ```
//!
//! JSON has the same words. The start tile is implied. A table that cannot be is refused with the rule it breaks.
//!
//! What a module adds to a player is said in that module's own words ([`ModuleId::player_words`]), such as
//! `bonus_cards = ["garden-10-open"]`, and what it adds to the whole table likewise ([`ModuleId::table_words`]), such as
//! `attack = "S"`; everything else of a module by its name, in the words of a described position.

use sabika_engine::{
    Config, Game, GuardBoard, Options, Switch, Title,
    modules::{ModuleId, ModuleSet},
    position::{BadPosition, GivenTile, Position},
    score::{Award, Category, Extra, Participant, Tally},
    value::*,
};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::{Value, json};
use std::{collections::BTreeMap, fmt};

/// What lies on a real table.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Table {
    /// Which box.
    #[serde(default)]
    pub game: Title,
    /// The modules in play.
    #[serde(default)]
    pub modules: ModuleSet,
    /// The options.
    #[serde(default)]
    pub options: Options,
    /// The scoring that is due: 1, 2 or 3.
    pub round: Option<u8>,
    /// The players in seat order.
    pub players: Vec<Player>,
    /// Dirk's tiles, in a game of two.
    #[serde(default)]
    pub dirk: Vec<Tile>,
    /// The types of the floor tiles, by their names, in a game whose tiles carry chips (RED-3).
    #[serde(default)]
    pub chips: BTreeMap<String, Building>,
    /// What else the modules have on the table: in the words of [`ModuleId::table_words`], or by their names, in the
    /// words of a described position.
    #[serde(flatten)]
    pub rooms: BTreeMap<String, Value>,
}

/// What lies before one player.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Player {
    /// The name; the letter of the seat if it is not said.
    pub name: Option<String>,
    /// The Alhambra, without the start tile.
    pub tiles: Vec<Placed>,
    /// The gates on double walls (GAT-7).
    pub gates: Vec<Edge>,
    /// Walls added to own tiles, by the name of the tile; `start` for the start tile (WAL-13).
    pub added_walls: BTreeMap<String, Walls>,
    /// The reserve, which counts nothing: only so that no tile is owned twice.
    pub reserve: Vec<Tile>,
    /// The points before this scoring; only needed where what follows it could take all of them (INV-12).
    pub score: Option<i16>,
    /// What the modules add, in the words of [`ModuleId::player_words`].
    #[serde(flatten)]
    pub said: BTreeMap<String, Value>,
}

/// A tile on its cell: `"garden-8-NE 1,0"`, `{ tile, x, y }` or `{ type, price, walls, x, y }`.
///
/// Of the last form, price and walls may be left out where the rest is enough: there is one camp of price 8, and one
/// garden square with walls in the north and the east. A tile that may be turned is followed by its turn in degrees or by
/// what it shows (`"magical-tower 1,0 90"`), or has a `turn`; in the last form its `walls` are those that it shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "Form")]
pub struct Placed {
    /// Which tile.
    pub tile: Tile,
    /// Where.
    pub cell: Cell,
    /// How it is turned.
    pub turn: Turn,
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "a tile on its cell: \"garden-9-E 1,0\", { tile, x, y } or { type, price, walls, x, y }")]
enum Form {
    Text(String),
    Named(Named),
    Printed(Printed),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    tile: String,
    x: i32,
    y: i32,
    #[serde(default)]
    turn: Turn,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    #[serde(rename = "type")]
    kind: String,
    price: Option<u8>,
    #[serde(alias = "bastions")]
    walls: Option<Walls>,
    x: i32,
    y: i32,
    turn: Option<Turn>,
}

impl Printed {
    /// The one tile on which this is printed, and how it is turned.
    fn tile(&self) -> Result<(Tile, Turn), String> {
        let of_kind =
            |tile: &Tile| tile.name().strip_prefix(self.kind.as_str()).is_some_and(|rest| rest.starts_with(['-', '_']));
        // A tile that may be turned shows its walls as it stands.
        let way = |tile: Tile| {
            let mut ways = Turn::ALL.into_iter().take(if tile.turns() { 4 } else { 1 });
            ways.find(|turn| {
                self.turn.is_none_or(|said| said == *turn)
                    && self.walls.is_none_or(|walls| tile.walls().turned(*turn).bits() == walls.bits())
            })
        };
        let fits = |tile: &Tile| of_kind(tile) && self.price.is_none_or(|price| tile.price() == price);
        let found: Vec<(Tile, Turn)> =
            Tile::all().filter(fits).filter_map(|tile| way(tile).map(|turn| (tile, turn))).collect();
        match found.as_slice() {
            [one] => Ok(*one),
            [] => {
                let price = self.price.map(|price| format!(" of price {price}")).unwrap_or_default();
                let walls = self.walls.map(|walls| format!(" with walls {walls}")).unwrap_or_default();
                Err(format!("there is no tile {}{price}{walls} in the box", self.kind))
            }
            several => {
                let names: Vec<&str> = several.iter().map(|(tile, _)| tile.name()).collect();
                Err(format!("which tile is meant: {}?", names.join(" or ")))
            }
        }
    }
}

impl TryFrom<Form> for Placed {
    type Error = String;
    fn try_from(form: Form) -> Result<Placed, String> {
        let given = |told: Value| {
            let GivenTile { tile, cell, turn } = serde_json::from_value(told).map_err(|e| e.to_string())?;
            Ok(Placed { tile, cell, turn })
        };
        match form {
            Form::Text(text) => given(Value::String(text)),
            Form::Named(Named { tile, x, y, turn }) => given(json!({ "tile": tile, "x": x, "y": y, "turn": turn })),
            Form::Printed(printed) => {
                let (tile, turn) = printed.tile()?;
                Ok(Placed { tile, cell: cell(printed.x, printed.y)?, turn })
            }
        }
    }
}

fn cell(x: i32, y: i32) -> Result<Cell, String> {
    Cell::new(x, y).ok_or_else(|| format!("cell {x},{y} is further than 120 from the start"))
}

/// A table that cannot be, and why.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub struct BadTable {
    /// The part at fault, such as `players[0].tiles`; empty for the whole document.
    pub field: String,
    /// What is wrong with it.
    pub why: String,
    /// The rule it breaks, if it is one.
    pub rule: Option<RuleId>,
    /// The cells concerned.
    pub cells: Vec<Cell>,
}

impl fmt::Display for BadTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.field.is_empty() {
            write!(f, "{}: ", self.field)?;
        }
        f.write_str(&self.why)?;
        self.rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

fn bad(field: impl Into<String>, why: impl Into<String>) -> BadTable {
    BadTable { field: field.into(), why: why.into(), rule: None, cells: vec![] }
}

/// What a table is worth.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Scored {
    /// The scoring.
    pub round: u8,
    /// In seat order.
    pub players: Vec<Points>,
    /// In a game of two.
    pub dirk: Option<Points>,
}

/// The points of one player, or of Dirk.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Points {
    /// Whose.
    pub name: String,
    /// All together.
    pub total: i16,
    /// By kind, in the order in which they are told.
    #[serde(serialize_with = "as_map")]
    pub categories: Vec<(Category, i16)>,
    /// Why.
    pub reasons: Vec<Reason>,
}

fn as_map<S: Serializer>(categories: &[(Category, i16)], s: S) -> Result<S::Ok, S::Error> {
    s.collect_map(categories.iter().map(|(category, points)| (category.to_string(), points)))
}

/// Why somebody got points, or something counted.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The longest outer wall.
    Wall {
        /// Its length.
        segments: u8,
        /// The rule.
        rule: RuleId,
    },
    /// A place in a majority.
    Majority {
        /// The type.
        kind: Building,
        /// How many whole buildings count.
        count: u8,
        /// And half a one (CHA-W)?
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        half: bool,
        /// The place, counted from 1.
        place: u8,
        /// How many share it.
        shared_by: u8,
        /// The points of all the places they share.
        pot: u8,
        /// What each of them gets.
        points: u8,
        /// The rule.
        rule: RuleId,
    },
    /// Something that counts as more buildings of a type.
    Extra(Extra),
    /// Points that a module gives.
    Award(Award),
}

impl Table {
    /// Reads a document, JSON or TOML.
    pub fn from_text(text: &str) -> Result<Table, BadTable> {
        let text = text.trim_start_matches('\u{feff}');
        let table: Table = if text.trim_start().starts_with('{') {
            serde_json::from_str(text).map_err(|e| bad("", e.to_string()))?
        } else {
            toml::from_str(text).map_err(|e| bad("", e.to_string().trim_end().to_string()))?
        };
        table.known()
    }
    /// Reads a document that is part of a request.
    pub fn from_json(value: Value) -> Result<Table, BadTable> {
        serde_json::from_value::<Table>(value).map_err(|e| bad("", e.to_string()))?.known()
    }
    /// Refuses every word that means nothing.
    fn known(self) -> Result<Table, BadTable> {
        let known = |word: &str| word.parse::<ModuleId>().is_ok() || table_meaning(word).is_some();
        if let Some(word) = self.rooms.keys().find(|word| !known(word)) {
            return Err(bad(word.as_str(), format!("nothing is called \"{word}\" on a table")));
        }
        for (at, player) in self.players.iter().enumerate() {
            if let Some(word) = player.said.keys().find(|word| meaning(word).is_none()) {
                let words = ModuleId::ROOMS.iter().flat_map(|m| m.player_words()).map(|(word, _)| *word);
                let words: Vec<&str> =
                    ["name", "tiles", "gates", "added_walls", "reserve", "score"].into_iter().chain(words).collect();
                let why = format!("nothing is called \"{word}\" before a player; there are {}", words.join(", "));
                return Err(bad(format!("players[{at}].{word}"), why));
            }
        }
        Ok(self)
    }

    /// What a scoring brings: of `round`, or of the one that the document names.
    pub fn score(&self, round: Option<u8>) -> Result<Scored, BadTable> {
        let round = round.or(self.round).ok_or_else(|| bad("round", "which scoring is due?"))?;
        if !(1..=3).contains(&round) {
            return Err(bad("round", format!("there is no scoring {round}")));
        }
        self.check_told(round)?;
        let game = self.lay()?;
        let tally = game.score_and_toll(round);
        self.check_scores(&tally)?;
        let seats = game.open().seats();
        let name = |seat: Seat| self.players[seat.index()].name.clone().unwrap_or_else(|| seat.to_string());
        Ok(Scored {
            round,
            players: seats.map(|seat| points(&tally, Participant::Seat(seat), name(seat))).collect(),
            dirk: game.config().has_dirk().then(|| points(&tally, Participant::Dirk, "Dirk".into())),
        })
    }

    /// What follows a scoring takes no more than somebody has (INV-12). Where that hangs on points that were not told,
    /// they are asked for; before the first scoring nobody has any.
    fn check_scores(&self, tally: &Tally) -> Result<(), BadTable> {
        if tally.round == 1 || self.players.iter().all(|player| player.score.is_some()) {
            return Ok(());
        }
        let plenty = self.laid(PLENTY)?.score_and_toll(tally.round);
        for (award, full) in tally.awards().zip(plenty.awards()).filter(|(award, full)| award.points != full.points) {
            let Participant::Seat(seat) = award.who else { continue };
            let why = format!("how many points before this scoring? Up to {} are lost after it", -full.points);
            return Err(BadTable { rule: Some(award.rule), ..bad(format!("players[{}].score", seat.index()), why) });
        }
        Ok(())
    }

    /// Lays the table, after every check.
    pub fn lay(&self) -> Result<Game, BadTable> {
        self.laid(0)
    }
    fn config(&self) -> Config {
        let players = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        Config { game: self.game, modules: self.modules, options: self.options, ..Config::players(players) }
    }
    /// The rooms that can be spoken of: of the modules, and of the game.
    fn played(&self) -> ModuleSet {
        self.config().rooms()
    }
    /// What counts is told, never dealt: chips of what was built, strips (RED-53), the placement tiles (RED-50).
    fn check_told(&self, round: u8) -> Result<(), BadTable> {
        let kit = self.game.kit();
        let lacks = |tile: &Tile| kit.tiles.position(*tile).is_some() && !self.chips.contains_key(tile.name());
        let built = self.players.iter().flat_map(|player| player.tiles.iter().map(|placed| placed.tile));
        if let Some(tile) = built.chain(self.dirk.iter().copied()).find(|tile| kit.chips > 0 && lacks(tile)) {
            let rule = Some(RuleId::new("RED-3"));
            return Err(BadTable { rule, ..bad(format!("chips.{tile}"), format!("which building is {tile}?")) });
        }
        if self.game.room() != Some(ModuleId::RedPalace) {
            return Ok(());
        }
        let room = self.rooms.get(ModuleId::RedPalace.name());
        let told = |part: &str| room.is_some_and(|room| !room[part].is_null());
        if self.options.classic_scoring == Switch::Off && !told("strips") {
            let why =
                "which strips lie there, of scorings 1, 2 and 3? (None with the option classic_scoring = \"on\".)";
            return Err(BadTable { rule: Some(RuleId::new("RED-53")), ..bad("red_palace.strips", why) });
        }
        let random = self.options.guard_board == GuardBoard::Random;
        let placed = room.is_some_and(|room| room["placed"].as_u64() != Some(0) && told("placed"));
        if round == 3 && random && placed && !told("capacities") {
            let why = "how many guards does each of the first seven placement tiles take?";
            return Err(BadTable { rule: Some(RuleId::new("RED-50")), ..bad("red_palace.capacities", why) });
        }
        Ok(())
    }
    /// The same, with this score where none was told.
    fn laid(&self, score: i16) -> Result<Game, BadTable> {
        let players = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        let config = self.config();
        config.check().map_err(|e| bad(e.field, e.why))?;
        self.check_tiles(&config)?;
        self.check_works()?;
        let mut given = json!({
            "game": self.game,
            "chips": self.chips,
            "players": players,
            "modules": self.modules,
            "options": self.options,
            "dirk": self.dirk,
        });
        for (seat, player) in Seat::all(players).zip(&self.players) {
            let tiles =
                player.tiles.iter().map(|p| json!({ "tile": p.tile, "x": p.cell.x, "y": p.cell.y, "turn": p.turn }));
            given[seat.to_string()] = json!({
                "alhambra": tiles.collect::<Vec<_>>(),
                "gates": player.gates,
                "added_walls": player.added_walls,
                "reserve": player.reserve,
                "score": player.score.unwrap_or(score),
            });
        }
        for (name, room) in self.rooms.iter().filter(|(name, _)| table_meaning(name).is_none()) {
            given[name] = room.clone();
        }
        self.say_table(&mut given)?;
        self.say_rooms(&mut given)?;
        let position: Position =
            serde_json::from_value(given.clone()).map_err(|e| bad(self.misspelt(&given), e.to_string()))?;
        position.set_up().map_err(|BadPosition { field, why, rule, cells }| BadTable {
            field: self.field(&field),
            why,
            rule,
            cells,
        })
    }

    /// What is said of the whole table in the modules' words, as those modules hear it.
    fn say_table(&self, given: &mut Value) -> Result<(), BadTable> {
        for (word, value) in &self.rooms {
            let Some((module, part)) = table_meaning(word) else { continue };
            if !self.played().has(module) {
                return Err(bad(word, format!("belongs to the module {module}, which is not played")));
            }
            let heard = given.as_object_mut().expect("made so").entry(module.name()).or_insert_with(|| json!({}));
            match heard.as_object_mut() {
                Some(room) if !room.contains_key(part) => room.insert(part.into(), value.clone()),
                _ => return Err(bad(word, format!("{module}.{part} says something of it too"))),
            };
        }
        Ok(())
    }

    /// The word said of the whole table without which the rest could be read; empty if it is something else.
    fn misspelt(&self, given: &Value) -> &str {
        let spoils = |word: &&String| {
            let Some((module, part)) = table_meaning(word) else { return false };
            let mut rest = given.clone();
            rest[module.name()].as_object_mut().map(|room| room.remove(part));
            serde_json::from_value::<Position>(rest).is_ok()
        };
        self.rooms.keys().find(spoils).map_or("", String::as_str)
    }

    /// What is said of the players in the modules' words, as those modules hear it: by seat.
    fn say_rooms(&self, given: &mut Value) -> Result<(), BadTable> {
        for (at, player) in self.players.iter().enumerate() {
            for (word, value) in &player.said {
                let field = || format!("players[{at}].{word}");
                let (module, part) = meaning(word).ok_or_else(|| bad(field(), "unknown word"))?;
                if !self.played().has(module) {
                    return Err(bad(field(), format!("belongs to the module {module}, which is not played")));
                }
                let seat = Seat::new(at as u8).expect("checked").to_string();
                let heard = given.as_object_mut().expect("made so").entry(module.name()).or_insert_with(|| json!({}));
                let by_seat = heard.as_object_mut().map(|room| room.entry(part).or_insert_with(|| json!({})));
                match by_seat.and_then(Value::as_object_mut) {
                    Some(by_seat) if !by_seat.contains_key(&seat) => by_seat.insert(seat, value.clone()),
                    _ => return Err(bad(field(), format!("{module}.{part} says something of it too"))),
                };
            }
        }
        Ok(())
    }

    /// A part of a position as a part of this table: `A.alhambra` is `players[0].tiles`, `bonus_cards.revealed.A` is
    /// `players[0].bonus_cards` where that word was used, and what follows stays: `players[0].culture.culture-7`.
    fn field(&self, field: &str) -> String {
        let parts: Vec<&str> = field.split('.').collect();
        if let Ok(seat) = parts[0].parse::<Seat>() {
            let rest: String =
                parts[1..].iter().flat_map(|p| [".", if *p == "alhambra" { "tiles" } else { p }]).collect();
            return format!("players[{}]{rest}", seat.index());
        }
        if let [module, part] = parts.as_slice()
            && let Ok(module) = module.parse::<ModuleId>()
            && let Some((word, _)) = module.table_words().iter().find(|(_, p)| p == part)
            && self.rooms.contains_key(*word)
        {
            return word.to_string();
        }
        let said = if let [module, part, seat, rest @ ..] = parts.as_slice()
            && let (Ok(module), Ok(seat)) = (module.parse::<ModuleId>(), seat.parse::<Seat>())
        {
            let word = module.player_words().iter().find(|(_, p)| p == part).map(|(word, _)| *word);
            let used = |word: &&str| self.players.get(seat.index()).is_some_and(|p| p.said.contains_key(*word));
            let rest: String = rest.iter().flat_map(|part| [".", part]).collect();
            word.filter(used).map(|word| format!("players[{}].{word}{rest}", seat.index()))
        } else {
            None
        };
        said.unwrap_or_else(|| field.to_string())
    }

    /// Gates and added walls need the module that brings them. Where they may stand, the position checks.
    fn check_works(&self) -> Result<(), BadTable> {
        let players = self.players.len() as u8;
        self.brought("gates", |player| !player.gates.is_empty(), |module| module.gates(players) > 0)?;
        self.brought("added_walls", |player| !player.added_walls.is_empty(), |module| module.wall_pieces() > 0)
    }
    fn brought(
        &self,
        word: &str,
        said: impl Fn(&Player) -> bool,
        brings: impl Fn(ModuleId) -> bool,
    ) -> Result<(), BadTable> {
        let (Some(at), false) = (self.players.iter().position(said), self.played().iter().any(&brings)) else {
            return Ok(());
        };
        let module = ModuleId::ALL.iter().find(|module| brings(**module)).map_or("", |module| module.name());
        Err(bad(format!("players[{at}].{word}"), format!("belong to the module {module}, which is not played")))
    }

    /// No tile is owned twice or belongs to a module that is not played. What the modules allow, their rooms check.
    fn check_tiles(&self, config: &Config) -> Result<(), BadTable> {
        let mut owner = BTreeMap::<Tile, String>::new();
        let mut owns = |tile: Tile, field: String| {
            let module = ModuleId::ROOMS.iter().find(|m| m.tiles().any(|t| t == tile));
            if let Some(module) = module.filter(|m| !self.played().has(**m)) {
                return Err(bad(field, format!("{tile} belongs to the module {module}, which is not played")));
            }
            match owner.insert(tile, field.clone()) {
                Some(other) => Err(bad(field, format!("{tile} lies at {other} already: there is only one"))),
                None => Ok(()),
            }
        };
        for (at, player) in self.players.iter().enumerate() {
            player.tiles.iter().try_for_each(|placed| owns(placed.tile, format!("players[{at}].tiles")))?;
            player.reserve.iter().try_for_each(|tile| owns(*tile, format!("players[{at}].reserve")))?;
        }
        self.dirk.iter().try_for_each(|tile| owns(*tile, "dirk".into()))?;
        if !self.dirk.is_empty() && !config.has_dirk() {
            let rule = Some(RuleId::new("BASE-D1"));
            return Err(BadTable { rule, ..bad("dirk", "Dirk plays only with two") });
        }
        Ok(())
    }
}

/// More points than anything after a scoring could take, and few enough for a described position.
const PLENTY: i16 = 10_000;

/// Which module hears a word said of the whole table, and as what.
fn table_meaning(word: &str) -> Option<(ModuleId, &'static str)> {
    ModuleId::ROOMS.iter().find_map(|module| {
        let part = module.table_words().iter().find(|(known, _)| *known == word);
        part.map(|(_, part)| (*module, *part))
    })
}

/// Which module hears a word said of a player, and as what.
fn meaning(word: &str) -> Option<(ModuleId, &'static str)> {
    ModuleId::ROOMS.iter().find_map(|module| {
        let part = module.player_words().iter().find(|(known, _)| *known == word);
        part.map(|(_, part)| (*module, *part))
    })
}

fn points(tally: &Tally, who: Participant, name: String) -> Points {
    let categories: Vec<(Category, i16)> = tally.categories().map(|c| (c, tally.points(who, c))).collect();
    let mut reasons = Vec::new();
    for (category, points) in &categories {
        match category {
            Category::Wall if *points > 0 => {
                reasons.push(Reason::Wall { segments: *points as u8, rule: RuleId::new("BASE-W2") });
            }
            Category::Wall | Category::Module(_) => {} // points of modules: below, one by one
            Category::Majority(kind) => reasons.extend(tally.place(who, *kind).map(|place| Reason::Majority {
                kind: *kind,
                count: tally.halves(who, *kind) / 2,
                half: tally.halves(who, *kind) % 2 == 1,
                place: place.place,
                shared_by: place.shared_by,
                pot: place.pot,
                points: place.points,
                rule: RuleId::new("BASE-V3"),
            })),
        }
    }
    let own = |extra: &Extra| who == Participant::Seat(extra.seat);
    reasons.extend(tally.extras().filter(own).map(Reason::Extra));
    let own = |award: &Award| who == award.who;
    reasons.extend(tally.awards().filter(own).map(Reason::Award));
    Points { name, total: categories.iter().map(|(_, n)| n).sum(), categories, reasons }
}
