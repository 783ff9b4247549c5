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

mod told;

use crate::reading::{self, Unread, instead, shown};
use sabika_engine::{
    Config, Game, Options, Title,
    modules::{ModuleId, ModuleSet},
    position::{BadPosition, Position},
    score::{Category, Line, Participant, Tally},
    value::*,
};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::{Value, json};
use std::{collections::BTreeMap, fmt};
use told::Finder;
pub use told::{Kept, Look, Placed, Told};

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
    /// Dirk's tiles: asked for in a game of two, and an empty list if he has none.
    pub dirk: Option<Vec<Kept>>,
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
    /// Walls added to own tiles, by the name of the tile or its cell; `start` for the start tile (WAL-13, RED-43a).
    pub added_walls: BTreeMap<String, Walls>,
    /// The reserve, which counts nothing: only so that no tile is owned twice.
    pub reserve: Vec<Kept>,
    /// The points before this scoring; only needed where what follows it could take all of them (INV-12).
    pub score: Option<i16>,
    /// What the modules add, in the words of [`ModuleId::player_words`].
    #[serde(flatten)]
    pub said: BTreeMap<String, Value>,
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

impl From<Unread> for BadTable {
    fn from(Unread { path, why }: Unread) -> BadTable {
        bad(path, why)
    }
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
    pub reasons: Vec<Line>,
}

fn as_map<S: Serializer>(categories: &[(Category, i16)], s: S) -> Result<S::Ok, S::Error> {
    s.collect_map(categories.iter().map(|(category, points)| (category.to_string(), points)))
}

/// The tiles of a table, all of them known.
struct Tiles {
    players: Vec<Owned>,
    dirk: Vec<Tile>,
    /// What stands on tiles on which no type is printed.
    chips: BTreeMap<Tile, Building>,
}

/// Those of one player.
struct Owned {
    built: Vec<(Tile, Cell, Turn)>,
    reserve: Vec<Tile>,
}

impl Table {
    /// Reads a document, JSON or TOML.
    pub fn from_text(text: &str) -> Result<Table, BadTable> {
        let text = text.trim_start_matches('\u{feff}');
        let value = if text.trim_start().starts_with('{') { reading::json(text)? } else { reading::toml(text)? };
        Table::from_json(value)
    }
    /// Reads a document that is part of a request.
    pub fn from_json(value: Value) -> Result<Table, BadTable> {
        reading::read::<Table>(value)?.known()
    }
    /// Refuses every word that means nothing.
    fn known(self) -> Result<Table, BadTable> {
        let known = |word: &str| word.parse::<ModuleId>().is_ok() || table_meaning(word).is_some();
        if let Some(word) = self.rooms.keys().find(|word| !known(word)) {
            let word = shown(word);
            return Err(bad(&word, format!("nothing is called \"{}\" on a table", word.escape_debug())));
        }
        for (at, player) in self.players.iter().enumerate() {
            if let Some(word) = player.said.keys().find(|word| meaning(word).is_none()) {
                let known: Vec<&str> = player_words().collect();
                let (why, word) = (instead(word, &known), shown(word));
                let why = format!("nothing is called \"{}\" before a player{why}", word.escape_debug());
                return Err(bad(format!("players[{at}].{word}"), why));
            }
        }
        Ok(self)
    }

    /// What a scoring brings: of `round`, or of the one that the document names.
    pub fn score(&self, round: Option<u8>) -> Result<Scored, BadTable> {
        let round = round.or(self.round).ok_or_else(|| bad("round", "which scoring is due?"))?;
        let game = self.lay_for(round)?;
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
        for award in tally.awards().filter(|award| award.points != award.due) {
            let Participant::Seat(seat) = award.who else { continue };
            if self.players[seat.index()].score.is_none() {
                let why = format!("how many points before this scoring? Up to {} are lost after it", -award.due);
                return Err(BadTable {
                    rule: Some(award.rule),
                    ..bad(format!("players[{}].score", seat.index()), why)
                });
            }
        }
        Ok(())
    }

    /// Lays the table, after every check.
    pub fn lay(&self) -> Result<Game, BadTable> {
        self.laid(0, self.round)
    }
    /// Lays the table for a scoring of this round.
    pub fn lay_for(&self, round: u8) -> Result<Game, BadTable> {
        self.laid(0, Some(round))
    }
    /// The same, with this score where none was told, for a scoring of this round.
    fn laid(&self, score: i16, counting: Option<u8>) -> Result<Game, BadTable> {
        if let Some(round) = counting.filter(|round| !(1..=3).contains(round)) {
            return Err(bad("round", format!("there is no scoring {round}")));
        }
        let players = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        let config = self.config(players);
        config.check().map_err(|e| BadTable { rule: e.rule, ..bad(e.field, e.why) })?;
        let tiles = self.tiles()?;
        self.check_tiles(&config, &tiles)?;
        self.check_works(&config)?;
        let mut given = json!({
            "game": self.game,
            "players": players,
            "modules": self.modules,
            "options": self.options,
            "dirk": tiles.dirk,
            "chips": tiles.chips.iter().map(|(tile, kind)| (tile.name(), kind)).collect::<BTreeMap<_, _>>(),
            "counting": counting,
        });
        for (seat, (player, own)) in Seat::all(players).zip(self.players.iter().zip(&tiles.players)) {
            let built = own
                .built
                .iter()
                .map(|(tile, cell, turn)| json!({ "tile": tile, "x": cell.x, "y": cell.y, "turn": turn }));
            let mut added = BTreeMap::new();
            for (at, walls) in &player.added_walls {
                if let Some(_twice) = added.insert(own.name_of(at), walls) {
                    let field = format!("players[{}].added_walls", seat.index());
                    return Err(bad(field, format!("the walls on {at} are told twice")));
                }
            }
            given[seat.to_string()] = json!({
                "alhambra": built.collect::<Vec<_>>(),
                "gates": player.gates,
                "added_walls": added,
                "reserve": own.reserve,
                "score": player.score.unwrap_or(score),
            });
        }
        for (name, room) in self.rooms.iter().filter(|(name, _)| table_meaning(name).is_none()) {
            given[name] = room.clone();
        }
        self.say_table(&mut given)?;
        self.say_rooms(&mut given)?;
        let position: Position = reading::read(given).map_err(|e| bad(self.field(&e.path), e.why))?;
        self.set_up(&position)
    }
    fn set_up(&self, position: &Position) -> Result<Game, BadTable> {
        position.set_up().map_err(|BadPosition { field, why, rule, cells }| BadTable {
            field: self.field(&field),
            why,
            rule,
            cells,
        })
    }
    fn config(&self, players: u8) -> Config {
        Config { modules: self.modules, options: self.options, ..Config::players(players).of(self.game) }
    }

    /// Which tiles are meant. What stands on them must be told where it counts (RED-3).
    fn tiles(&self) -> Result<Tiles, BadTable> {
        let (tiles, reserve) =
            (|at: usize| format!("players[{at}].tiles"), |at: usize| format!("players[{at}].reserve"));
        let mut finder = Finder::of(self.game);
        for (at, player) in self.players.iter().enumerate() {
            player.tiles.iter().try_for_each(|placed| finder.hear(&placed.told, true, &tiles(at)))?;
            player.reserve.iter().try_for_each(|kept| finder.hear(&kept.0, false, &reserve(at)))?;
        }
        self.dirk.iter().flatten().try_for_each(|kept| finder.hear(&kept.0, false, "dirk"))?;
        let mut found = finder.find()?;
        let mut chips = BTreeMap::new();
        let mut next = |told: &Told, counts: bool, field: String| {
            let (tile, turn, chip) = found.next(told);
            let carries = self.game.kit().carries_chip(tile);
            match chip {
                Some(kind) if carries => drop(chips.insert(tile, kind)),
                Some(kind) => return Err(bad(field, format!("no {kind} stands on {tile}: it carries no chip"))),
                None if carries && counts => {
                    let why = format!("which building stands on {tile}? Say it as in \"{tile} garden\"");
                    return Err(BadTable { rule: Some(RuleId::new("RED-3")), ..bad(field, why) });
                }
                None => {}
            }
            Ok((tile, turn))
        };
        let mut players = Vec::new();
        for (at, player) in self.players.iter().enumerate() {
            let mut owned = Owned { built: vec![], reserve: vec![] };
            for placed in &player.tiles {
                let (tile, turn) = next(&placed.told, true, tiles(at))?;
                owned.built.push((tile, placed.cell, turn));
            }
            for kept in &player.reserve {
                owned.reserve.push(next(&kept.0, false, reserve(at))?.0);
            }
            players.push(owned);
        }
        let dirk = self.dirk.iter().flatten().map(|kept| next(&kept.0, true, "dirk".into()).map(|(tile, _)| tile));
        let dirk = dirk.collect::<Result<_, _>>()?;
        Ok(Tiles { players, dirk, chips })
    }

    /// What is said of the whole table in the modules' words, as those modules hear it.
    fn say_table(&self, given: &mut Value) -> Result<(), BadTable> {
        for (word, value) in &self.rooms {
            let Some((module, part)) = table_meaning(word) else { continue };
            self.check_played(module, "belongs", word)?;
            let heard = given.as_object_mut().expect("made so").entry(module.name()).or_insert_with(|| json!({}));
            match heard.as_object_mut() {
                Some(room) if !room.contains_key(part) => room.insert(part.into(), value.clone()),
                _ => return Err(bad(word, format!("{module}.{part} says something of it too"))),
            };
        }
        Ok(())
    }

    /// What is said of the players in the modules' words, as those modules hear it: by seat.
    fn say_rooms(&self, given: &mut Value) -> Result<(), BadTable> {
        for (at, player) in self.players.iter().enumerate() {
            for (word, value) in &player.said {
                let field = || format!("players[{at}].{word}");
                let (module, part) = meaning(word).ok_or_else(|| bad(field(), "unknown word"))?;
                self.check_played(module, "belongs", &field())?;
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
        // `bonus_cards.revealed.A[0]`: the place in a list stays where it is.
        let (field, nth) = field.find('[').map_or((field, ""), |at| field.split_at(at));
        format!("{}{nth}", self.word_for(field))
    }
    /// Is this part of a module told by the module's own name?
    fn said(&self, module: ModuleId, part: &str) -> bool {
        self.rooms.get(module.name()).is_some_and(|told| !told[part].is_null())
    }
    fn word_for(&self, field: &str) -> String {
        let parts: Vec<&str> = field.split('.').collect();
        if let Ok(seat) = parts[0].parse::<Seat>() {
            let rest: String =
                parts[1..].iter().flat_map(|p| [".", if *p == "alhambra" { "tiles" } else { p }]).collect();
            return format!("players[{}]{rest}", seat.index());
        }
        if let [module, part] = parts.as_slice()
            && let Ok(module) = module.parse::<ModuleId>()
            && let Some((word, _)) = module.table_words().iter().find(|(_, p)| p == part)
            && (self.rooms.contains_key(*word) || !self.said(module, part))
        {
            return word.to_string();
        }
        let said = if let [module, part, seat, rest @ ..] = parts.as_slice()
            && let (Ok(module), Ok(seat)) = (module.parse::<ModuleId>(), seat.parse::<Seat>())
        {
            let word = module.player_words().iter().find(|(_, p)| p == part).map(|(word, _)| *word);
            let used = |word: &&str| {
                self.players.get(seat.index()).is_some_and(|p| p.said.contains_key(*word))
                    || !self.rooms.contains_key(module.name())
            };
            let rest: String = rest.iter().flat_map(|part| [".", part]).collect();
            word.filter(used).map(|word| format!("players[{}].{word}{rest}", seat.index()))
        } else {
            None
        };
        said.unwrap_or_else(|| field.to_string())
    }

    /// What belongs to a module, or to a game, needs it.
    fn check_played(&self, room: ModuleId, belongs: &str, field: &str) -> Result<(), BadTable> {
        if self.config(self.players.len() as u8).rooms().has(room) {
            return Ok(());
        }
        let what = if room.game().is_some() { "game" } else { "module" };
        Err(bad(field, format!("{belongs} to the {what} {room}, which is not played")))
    }

    /// Gates and added walls need the module that brings them. Where they may stand, the position checks.
    fn check_works(&self, config: &Config) -> Result<(), BadTable> {
        let players = self.players.len() as u8;
        self.brought(config, "gates", |player| !player.gates.is_empty(), |module| module.gates(players) > 0)?;
        self.brought(
            config,
            "added_walls",
            |player| !player.added_walls.is_empty(),
            |module| module.contents().wall_pieces > 0,
        )
    }
    fn brought(
        &self,
        config: &Config,
        word: &str,
        said: impl Fn(&Player) -> bool,
        brings: impl Fn(ModuleId) -> bool,
    ) -> Result<(), BadTable> {
        let (Some(at), false) = (self.players.iter().position(said), config.rooms().iter().any(&brings)) else {
            return Ok(());
        };
        let module = ModuleId::ALL.iter().find(|module| brings(**module)).map_or("", |module| module.name());
        Err(bad(format!("players[{at}].{word}"), format!("belong to the module {module}, which is not played")))
    }

    /// No tile is owned twice or belongs to a module that is not played. What the modules allow, their rooms check.
    fn check_tiles(&self, config: &Config, tiles: &Tiles) -> Result<(), BadTable> {
        let mut owner = BTreeMap::<Tile, String>::new();
        let mut owns = |tile: Tile, field: String| {
            if let Some(room) = ModuleId::ROOMS.iter().find(|room| room.tiles().any(|other| other == tile)) {
                self.check_played(*room, &format!("{tile} belongs"), &field)?;
            } else if self.game.kit().tiles.position(tile).is_none() {
                return Err(bad(field, format!("{tile} is no tile of the game {}", self.game)));
            }
            match owner.insert(tile, field.clone()) {
                Some(other) => Err(bad(field, format!("{tile} lies at {other} already: there is only one"))),
                None => Ok(()),
            }
        };
        for (at, own) in tiles.players.iter().enumerate() {
            own.built.iter().try_for_each(|(tile, ..)| owns(*tile, format!("players[{at}].tiles")))?;
            own.reserve.iter().try_for_each(|tile| owns(*tile, format!("players[{at}].reserve")))?;
        }
        tiles.dirk.iter().try_for_each(|tile| owns(*tile, "dirk".into()))?;
        let rule = Some(RuleId::new("BASE-D1"));
        match &self.dirk {
            Some(dirk) if !dirk.is_empty() && !config.has_dirk() => {
                Err(BadTable { rule, ..bad("dirk", "Dirk plays only with two") })
            }
            None if config.has_dirk() => {
                let why = "which tiles does Dirk have? An empty list says that he has none";
                Err(BadTable { rule, ..bad("dirk", why) })
            }
            _ => Ok(()),
        }
    }
}

impl Owned {
    /// The name of a tile that is told by its cell.
    fn name_of(&self, told: &str) -> String {
        let cell = told.parse::<Cell>();
        let there = |(tile, at, _): &(Tile, Cell, Turn)| (cell.as_ref() == Ok(at)).then(|| tile.name().to_string());
        let start = (cell.as_ref() == Ok(&Cell::START)).then(|| "start".to_string());
        start.or_else(|| self.built.iter().find_map(there)).unwrap_or_else(|| told.to_string())
    }
}

/// Which module hears a word said of the whole table, and as what.
fn table_meaning(word: &str) -> Option<(ModuleId, &'static str)> {
    ModuleId::ROOMS.iter().find_map(|module| {
        let part = module.table_words().iter().find(|(known, _)| *known == word);
        part.map(|(_, part)| (*module, *part))
    })
}

/// What can be said of a player.
fn player_words() -> impl Iterator<Item = &'static str> {
    let of_rooms = ModuleId::ROOMS.iter().flat_map(|room| room.player_words()).map(|(word, _)| *word);
    ["name", "tiles", "gates", "added_walls", "reserve", "score"].into_iter().chain(of_rooms)
}

/// Which module hears a word said of a player, and as what.
fn meaning(word: &str) -> Option<(ModuleId, &'static str)> {
    ModuleId::ROOMS.iter().find_map(|module| {
        let part = module.player_words().iter().find(|(known, _)| *known == word);
        part.map(|(_, part)| (*module, *part))
    })
}

fn points(tally: &Tally, who: Participant, name: String) -> Points {
    let categories = tally.categories().map(|category| (category, tally.points(who, category))).collect();
    Points { name, total: tally.total_of(who), categories, reasons: tally.lines(who) }
}
