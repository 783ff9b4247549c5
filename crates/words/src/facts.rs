//! From a thing that names itself to its message and the facts it may use.

use crate::{Arg, Names, Words};
use sabika_engine::{
    flow::Topic,
    modules::ModuleId,
    value::{Building, Card, Cell, Currency, Edge, Purse, Seat, Section, Side, Slot, Tile, Walls},
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

/// Fields that name seats, by their number.
const SEATS: [&str; 8] = ["seat", "asked", "to", "from", "whom", "winners", "leader", "auctioneer"];
/// Fields that name cells.
const CELLS: [&str; 9] = ["at", "cell", "cells", "corner", "other", "cut_off", "holes", "outwork", "turret"];
/// Fields with something for each seat, in seat order.
const BY_SEAT: [&str; 3] = ["totals", "hands", "losses"];

/// What a thing says of itself: its name (`squares-took`) and its fields.
pub struct Facts {
    name: String,
    fields: Vec<(String, Value)>,
}

impl Facts {
    /// Reads the serde form of an enum: `"name"`, `{"name": value}` or `{"module": …}`.
    pub fn of(thing: &impl Serialize) -> Facts {
        let (name, inner) = Facts::named(serde_json::to_value(thing).expect("the engine's data has a JSON form"));
        if name.parse::<ModuleId>().is_err() {
            return Facts { name, fields: Facts::fields(inner) };
        }
        // What is a module's has a name in it, which may be another module's word: the characters change, too.
        let (own, inner) = Facts::named(inner);
        Facts { name: format!("{name}-{own}"), fields: Facts::fields(inner) }
    }
    fn named(value: Value) -> (String, Value) {
        match value {
            Value::Object(map) if map.len() == 1 => map.into_iter().next().expect("just counted"),
            Value::String(name) => (name, Value::Null),
            other => (String::new(), other),
        }
    }
    fn fields(inner: Value) -> Vec<(String, Value)> {
        match inner {
            Value::Null => Vec::new(),
            Value::Object(map) => map.into_iter().collect(),
            bare => vec![(field_of(&bare).to_string(), bare)],
        }
    }
    /// Everything in a tree of facts that is neither a list nor a tree itself.
    pub fn flat(name: String, tree: &Value) -> Facts {
        fn collect(tree: &Value, fields: &mut Vec<(String, Value)>) {
            for (field, value) in tree.as_object().into_iter().flatten() {
                match value {
                    Value::Object(_) => collect(value, fields),
                    Value::Array(_) => {}
                    fact => fields.push((field.clone(), fact.clone())),
                }
            }
        }
        let mut fields = Vec::new();
        collect(tree, &mut fields);
        Facts { name, fields }
    }
    /// One fact more, which the thing does not say itself; none is a fact too.
    #[must_use]
    pub fn and(mut self, field: &str, value: impl Serialize) -> Facts {
        self.fields.push((field.into(), serde_json::to_value(value).expect("a value has a JSON form")));
        self
    }
}

/// What a value without a name is called: by what it is.
fn field_of(value: &Value) -> &'static str {
    if read::<Building>(value).is_some() {
        "kind"
    } else if read::<Tile>(value).is_some() {
        "tile"
    } else if read::<Card>(value).is_some() {
        "card"
    } else if read::<Currency>(value).is_some() {
        "currency"
    } else if read::<Purse>(value).is_some() {
        "cards"
    } else if read::<Cell>(value).is_some() {
        "cell"
    } else if value.is_number() {
        "number"
    } else {
        "value"
    }
}

fn read<T: DeserializeOwned>(value: &Value) -> Option<T> {
    serde_json::from_value(value.clone()).ok()
}

type Args = Vec<(String, Arg)>;

impl Words {
    /// Tells a thing of the engine by the message `prefix-name`.
    ///
    /// Its fields are the facts of the message. Seats are named, and tiles, cards, buildings, currencies, cells, edges,
    /// wall sections and modules put in words. Besides `$tile` there is `$tile_full` with its walls, besides a word such as `$kind` its
    /// spelling in files (`$kind_key`, for choices), besides a list such as `$winners` its length (`$winners_count`),
    /// besides `$slot` its `$currency`. A yes or no is `yes` or `no`. A move or event with one value and no field calls
    /// it by what it is: `kind`, `tile`, `card`, `currency`, `cards`, `cell`, `number` or else `value`. Where a field
    /// is empty, the message `prefix-name-without-field` is used if there is one.
    pub fn tell(&self, prefix: &str, thing: &impl Serialize, names: &Names) -> String {
        self.tell_facts(prefix, Facts::of(thing), names)
    }
    pub(crate) fn tell_facts(&self, prefix: &str, facts: Facts, names: &Names) -> String {
        let mut id = format!("{prefix}-{}", facts.name);
        let mut args = Args::new();
        for (field, value) in facts.fields {
            let without = format!("{id}-without-{field}");
            if value.is_null() && self.has(&without) {
                id = without;
            }
            self.fact(&field, &value, names, &mut args);
        }
        self.speak(&id, args.iter().map(|(name, arg)| (name.as_str(), arg)))
    }
    fn fact(&self, field: &str, value: &Value, names: &Names, args: &mut Args) {
        if let Value::Array(items) = value {
            args.push((format!("{field}_count"), items.len().into()));
        }
        if field == "slot"
            && let Some(slot) = read::<Slot>(value)
        {
            args.push(("currency".into(), self.currency(slot.currency()).into()));
        }
        if let Some(tile) = read::<Tile>(value) {
            args.push((format!("{field}_full"), self.tile(tile).into()));
        }
        if let Value::String(key) = value {
            args.push((format!("{field}_key"), key.as_str().into()));
        }
        if let Some(arg) = self.word(field, value, names) {
            args.push((field.into(), arg));
        }
    }
    fn word(&self, field: &str, value: &Value, names: &Names) -> Option<Arg> {
        if let Value::Array(items) = value {
            return Some(self.words(field, value, items, names).into());
        }
        if SEATS.contains(&field) && value.is_number() {
            return read(value).map(|seat: Seat| self.seat(seat, names).into());
        }
        Some(match value {
            Value::Bool(yes) => if *yes { "yes" } else { "no" }.into(),
            Value::Number(number) => number.as_i64()?.into(),
            Value::String(text) => self.spelled(field, text).into(),
            _ => return None,
        })
    }
    fn words(&self, field: &str, value: &Value, items: &[Value], names: &Names) -> String {
        if BY_SEAT.contains(&field) {
            let one = |(seat, value): (Seat, &Value)| {
                let value = self.word("", value, names).unwrap_or_else(|| "".into());
                self.say("by-seat", &[("seat", self.seat(seat, names).into()), ("value", value)])
            };
            return Seat::all(items.len() as u8).zip(items).map(one).collect::<Vec<_>>().join("; ");
        }
        if CELLS.contains(&field)
            && let Some(cell) = read::<Cell>(value)
        {
            return self.cell(cell);
        }
        if let Some(purse) = read::<Purse>(value) {
            return self.cards(&purse);
        }
        let each = items.iter().filter_map(|item| self.word(field, item, names));
        let each: Vec<String> = each.map(|arg| arg_text(&arg)).collect();
        self.list(&each)
    }
    fn spelled(&self, field: &str, text: &str) -> String {
        if field == "topic"
            && let Some(topic) = Topic::all().find(|topic| topic.name() == text)
        {
            return self.topic(topic);
        }
        if field == "sides"
            && let Ok(walls) = text.parse::<Walls>()
        {
            return self.sides(walls);
        }
        let tile = || text.parse::<Tile>().ok().map(|tile| self.tile_short(tile));
        let card = || text.parse::<Card>().ok().map(|card| self.card(card));
        let kind = || text.parse::<Building>().ok().map(|kind| self.building(kind));
        let currency = || text.parse::<Currency>().ok().map(|currency| self.currency(currency));
        let side = || text.parse::<Side>().ok().map(|side| self.side(side));
        let edge = || text.parse::<Edge>().ok().map(|edge| self.edge(edge));
        let section = || text.parse::<Section>().ok().map(|section| self.section(section));
        let module = || text.parse::<ModuleId>().ok().map(|module| self.module_name(module));
        tile()
            .or_else(card)
            .or_else(kind)
            .or_else(currency)
            .or_else(side)
            .or_else(edge)
            .or_else(section)
            .or_else(module)
            .or_else(|| self.thing(text))
            .unwrap_or_else(|| text.into())
    }
}

fn arg_text(arg: &Arg) -> String {
    match arg {
        Arg::Text(text) => text.clone(),
        Arg::Number(number) => number.to_string(),
    }
}
