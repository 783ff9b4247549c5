//! What the modules show, whatever they are: tiles as boxes, everything else as words.
//!
//! A field of a room is called by the message `room-<module>-<field>`, or by its name where there is none.

use super::{WIDTH, beside, paint, panels, table::Scene, tile, wrap};
use sabika_engine::{
    modules::{ModuleId, bazaars},
    score::Participant,
    table::OpenTable,
    value::{Building, Card, Cell, Currency, Purse, Seat, Side, Tile, TileSet},
};
use sabika_words::{Names, Words};
use serde_json::{Map, Value};

/// The rooms of the game and of the modules in play, as this seat sees them; none where there are none.
pub fn draw(scene: &Scene<'_>, seat: Seat) -> Option<String> {
    let (words, names) = (&scene.words, scene.names);
    let view = scene.game.view(Some(seat));
    let seen = serde_json::to_value(&view).ok()?;
    let mut out = String::new();
    let config = view.open().config;
    for module in config.game.room().into_iter().chain(config.modules.iter()) {
        let Some(Value::Object(fields)) = seen.get("modules").and_then(|all| all.get(module.name())) else { continue };
        let text = panels::draw(scene, module, seat).unwrap_or_else(|| {
            // Where there is nothing, all it has lies among the money or the tiles.
            let each = fields.iter().map(|(field, value)| field_text(words, module, field, value, view.open(), names));
            each.collect()
        });
        if !text.is_empty() {
            out += &format!("{}\n{text}", super::table::heading(&words.module_name(module)));
        }
    }
    (!out.is_empty()).then_some(out)
}

fn field_text(words: &Words, module: ModuleId, field: &str, value: &Value, open: &OpenTable, names: &Names) -> String {
    let players = open.seats().count();
    let id = format!("room-{module}-{field}");
    let title = if words.has(&id) { words.say(&id, &[]) } else { field.replace('_', " ") };
    if all_stand(open, value) {
        // The boards show them with a sign.
        return format!("  {title}: {}\n", counted(words, open, value, names));
    }
    if let Some(boxes) = tiles(words, open, value) {
        return format!("  {title}\n{}", beside(&boxes, 1));
    }
    let said = Room { words, module, players, names }.text(field, value);
    if said == "–" {
        return String::new(); // nothing to say is not said
    }
    let text = format!("{title}: {said}");
    format!("  {}\n", wrap(&text, WIDTH - 2, 4))
}

/// A list of tiles that all stand in an Alhambra, or lie with Dirk?
fn all_stand(open: &OpenTable, value: &Value) -> bool {
    let stands = |item: &Value| {
        let tile = item.as_str().and_then(|name| name.parse::<Tile>().ok());
        tile.is_some_and(|tile| open.dirk.has(tile) || open.seats().any(|seat| open.built[seat].has(tile)))
    };
    value.as_array().is_some_and(|items| !items.is_empty() && items.iter().all(stands))
}

/// How many of these tiles everybody has.
fn counted(words: &Words, open: &OpenTable, value: &Value, names: &Names) -> String {
    let named = value.as_array().into_iter().flatten().filter_map(Value::as_str);
    let tiles: TileSet = named.filter_map(|name| name.parse().ok()).collect();
    let seats = open.seats().map(|seat| (words.seat(seat, names), tiles.and(&open.built[seat]).len()));
    let dirk = (words.participant(Participant::Dirk, names), tiles.and(&open.dirk).len());
    let some = seats.chain([dirk]).filter(|(_, count)| *count > 0);
    some.map(|(name, count)| format!("{name} {count}")).collect::<Vec<_>>().join(" · ")
}

/// A list or map of nothing but tiles and gaps, as boxes.
fn tiles(words: &Words, open: &OpenTable, value: &Value) -> Option<Vec<Vec<String>>> {
    let items: Vec<&Value> = match value {
        Value::Array(items) => items.iter().collect(),
        Value::Object(map) => in_order(map).into_iter().map(|(_, value)| value).collect(),
        _ => return None,
    };
    let one = |item: &&Value| match item {
        Value::Null => Some(vec![String::new(), paint::paint(paint::FAINT, "  (–)  "), String::new()]),
        Value::String(name) => name.parse::<Tile>().ok().map(|found| {
            let mut lines = tile::lone(words, found);
            if found.face().currency.is_some() {
                // Its currency and its price are nowhere else.
                lines[1] += &format!(" {}", words.tile_short(found));
                if let Ok(bill) = bazaars::bill(open, found) {
                    lines[2] += &format!(" {}", words.say("terminal-price", &[("price", bill.price.into())]));
                }
            }
            lines
        }),
        _ => None,
    };
    let any = items.iter().any(|item| item.is_string());
    if any { items.iter().map(one).collect() } else { None }
}

/// Fields that name a cell by its column and row.
const CELLS: [&str; 2] = ["at", "cell"];
/// Fields that name a seat by its number.
const SEATS: [&str; 3] = ["seat", "leader", "next"];

/// One room, while its fields are put in words.
struct Room<'a> {
    words: &'a Words,
    module: ModuleId,
    players: usize,
    names: &'a Names,
}

impl Room<'_> {
    fn name(&self, seat: Seat) -> String {
        self.words.seat(seat, self.names)
    }
    fn text(&self, field: &str, value: &Value) -> String {
        match value {
            Value::Null | Value::Bool(false) => "–".into(), // what is not so is not said
            Value::Bool(true) => self.words.say("terminal-yes", &[]),
            Value::Number(number) if SEATS.contains(&field) => {
                let seat = number.as_u64().and_then(|n| Seat::new(n as u8));
                seat.map_or_else(|| number.to_string(), |seat| self.name(seat))
            }
            Value::Number(number) => number.to_string(),
            Value::String(word) => word_of(self.words, word),
            Value::Array(items) => self.list(field, items),
            Value::Object(map) if map.is_empty() => "–".into(),
            Value::Object(map) if map.keys().all(|key| key.parse::<Building>().is_ok()) => self.counts(map),
            Value::Object(map) => {
                let each: Vec<String> = in_order(map).into_iter().filter_map(|(key, v)| self.entry(key, v)).collect();
                if each.is_empty() { "–".into() } else { each.join(", ") }
            }
        }
    }
    /// How many of each colour, if there are any.
    fn counts(&self, map: &Map<String, Value>) -> String {
        let some = in_order(map).into_iter().filter(|(_, count)| count.as_u64() != Some(0));
        let each: Vec<String> = some.filter_map(|(kind, count)| self.entry(kind, count)).collect();
        if each.is_empty() { "–".into() } else { each.join(", ") }
    }
    fn list(&self, field: &str, items: &[Value]) -> String {
        if let (true, [Value::Number(x), Value::Number(y)]) = (CELLS.contains(&field), items) {
            return format!("{x},{y}");
        }
        let cards: Option<Vec<Card>> = items.iter().map(|item| item.as_str()?.parse().ok()).collect();
        if let Some(cards) = cards.filter(|cards| !cards.is_empty() && cards.iter().all(|card| Purse::takes(*card))) {
            return self.words.cards(&cards.into_iter().collect());
        }
        let seats = Seat::all(self.players as u8).zip(items);
        // One yes or no for each seat: the names of those who say yes.
        if items.len() == 6 && items.iter().all(Value::is_boolean) {
            let those: Vec<String> =
                seats.filter(|(_, v)| v.as_bool() == Some(true)).map(|(s, _)| self.name(s)).collect();
            return if those.is_empty() { "–".into() } else { self.words.list(&those) };
        }
        if items.len() == 6 && !items[0].is_string() {
            let said = seats.map(|(seat, v)| (seat, self.text(field, v))).filter(|(_, text)| text != "–");
            let each: Vec<String> = said.map(|(seat, text)| format!("{} {text}", self.name(seat))).collect();
            return if each.is_empty() { "–".into() } else { each.join(" · ") };
        }
        let each: Vec<String> = items.iter().map(|item| self.text(field, item)).collect();
        if each.iter().all(|text| text == "–") {
            return "–".into();
        }
        if items.iter().all(Value::is_object) && items.len() > 1 {
            let numbered = each.iter().enumerate().map(|(n, text)| format!("({}) {text}", n + 1));
            return numbered.collect::<Vec<_>>().join(" · ");
        }
        if each.is_empty() { "–".into() } else { each.join(", ") }
    }
    /// `Anna: beggar, miser`, `bid 5`: a key is a seat, a field of the room or a word. None if there is nothing to say.
    fn entry(&self, key: &str, value: &Value) -> Option<String> {
        let text = self.text(key, value);
        let id = format!("room-{}-{key}", self.module);
        if text == "–" {
            return None;
        }
        Some(if let Ok(seat) = key.parse::<Seat>() {
            format!("{}: {text}", self.name(seat))
        } else if self.words.has(&id) {
            format!("{} {text}", self.words.say(&id, &[]))
        } else {
            format!("{} {text}", word_of(self.words, key))
        })
    }
}

/// Building types in their own order, everything else by name.
fn in_order(map: &Map<String, Value>) -> Vec<(&String, &Value)> {
    let mut fields: Vec<_> = map.iter().collect();
    fields.sort_by_key(|(key, _)| key.parse::<Building>().ok());
    fields
}

fn word_of(words: &Words, word: &str) -> String {
    if let Ok(found) = word.parse::<Tile>() {
        return words.tile(found);
    }
    if let Ok(card) = word.parse::<Card>() {
        return words.card(card);
    }
    if let Ok(kind) = word.parse::<Building>() {
        return words.building(kind);
    }
    if let Ok(currency) = word.parse::<Currency>() {
        return words.currency(currency);
    }
    if let Ok(side) = word.parse::<Side>() {
        return words.side(side);
    }
    if let Some(thing) = words.thing(word) {
        return thing;
    }
    word.parse::<Cell>().map_or_else(|_| word.replace('_', " "), |cell| words.cell(cell))
}
