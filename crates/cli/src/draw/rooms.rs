//! What the modules show, whatever they are: tiles as boxes, everything else as words.
//!
//! A field of a room is called by the message `room-<module>-<field>`, or by its name where there is none.

use super::{WIDTH, beside, paint, tile, wrap};
use sabika_engine::{
    modules::{House, ModuleId},
    table::View,
    value::{Building, Card, Cell, Seat, Tile},
};
use sabika_words::{Names, Words};
use serde_json::{Map, Value};

/// The rooms of the modules in play, as this view shows them; none without modules.
pub fn draw(words: &Words, view: &View<House>, names: &Names) -> Option<String> {
    let seen = serde_json::to_value(view).ok()?;
    let mut out = String::new();
    let players = view.open().seats().count();
    for module in view.open().config.modules.iter() {
        let Some(Value::Object(fields)) = seen.get("modules").and_then(|all| all.get(module.name())) else { continue };
        out += &format!("{}\n", super::table::heading(&words.module_name(module)));
        for (field, value) in fields {
            out += &field_text(words, module, field, value, players, names);
        }
    }
    (!out.is_empty()).then_some(out)
}

fn field_text(words: &Words, module: ModuleId, field: &str, value: &Value, players: usize, names: &Names) -> String {
    let id = format!("room-{module}-{field}");
    let title = if words.has(&id) { words.say(&id, &[]) } else { field.replace('_', " ") };
    if let Some(boxes) = tiles(words, value) {
        return format!("  {title}\n{}", beside(&boxes, 1));
    }
    let text = format!("{title}: {}", text(words, value, players, names));
    format!("  {}\n", wrap(&text, WIDTH - 2, 4))
}

/// A list or map of nothing but tiles and gaps, as boxes.
fn tiles(words: &Words, value: &Value) -> Option<Vec<Vec<String>>> {
    let items: Vec<&Value> = match value {
        Value::Array(items) => items.iter().collect(),
        Value::Object(map) => in_order(map).into_iter().map(|(_, value)| value).collect(),
        _ => return None,
    };
    let one = |item: &&Value| match item {
        Value::Null => Some(vec![String::new(), paint::paint(paint::FAINT, "  (–)  "), String::new()]),
        Value::String(name) => name.parse::<Tile>().ok().map(|found| tile::lone(words, found)),
        _ => None,
    };
    let any = items.iter().any(|item| item.is_string());
    if any { items.iter().map(one).collect() } else { None }
}

fn text(words: &Words, value: &Value, players: usize, names: &Names) -> String {
    let name = |seat: Seat| words.seat(seat, names);
    match value {
        Value::Null => "–".into(),
        Value::Bool(yes) => words.say(if *yes { "terminal-yes" } else { "terminal-no" }, &[]),
        Value::Number(number) => number.to_string(),
        Value::String(word) => word_of(words, word),
        Value::Array(items) => {
            let seats = Seat::all(players as u8).zip(items);
            // One yes or no for each seat: the names of those who say yes.
            if items.len() == 6 && items.iter().all(Value::is_boolean) {
                let those: Vec<String> =
                    seats.filter(|(_, v)| v.as_bool() == Some(true)).map(|(s, _)| name(s)).collect();
                return if those.is_empty() { "–".into() } else { words.list(&those) };
            }
            if items.len() == 6 {
                return seats
                    .map(|(seat, v)| format!("{} {}", name(seat), text(words, v, players, names)))
                    .collect::<Vec<_>>()
                    .join(" · ");
            }
            let each: Vec<String> = items.iter().map(|item| text(words, item, players, names)).collect();
            if each.is_empty() { "–".into() } else { each.join(", ") }
        }
        Value::Object(map) => in_order(map)
            .iter()
            .map(|(key, v)| format!("{} {}", word_of(words, key), text(words, v, players, names)))
            .collect::<Vec<_>>()
            .join(" · "),
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
    word.parse::<Cell>().map_or_else(|_| word.replace('_', " "), |cell| words.cell(cell))
}
