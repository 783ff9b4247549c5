//! A record as JSON. A wrong field is named, a move by its place in the list.

use super::{BadRecord, RECORD_FORMAT, Record};
use sabika_engine::{Config, RULES_VERSION};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

impl Record {
    /// As JSON, on one line.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a record is made of words and numbers")
    }
    /// From JSON. Reads the moves, and does not yet play them.
    pub fn from_json(text: &str) -> Result<Record, BadRecord> {
        let value: Value = serde_json::from_str(text).map_err(|e| BadRecord::NotJson(e.to_string()))?;
        Record::try_from(value)
    }
}

impl TryFrom<Value> for Record {
    type Error = BadRecord;
    fn try_from(value: Value) -> Result<Record, BadRecord> {
        let Value::Object(mut map) = value else { return Err(BadRecord::NotARecord) };
        if !map.contains_key("sabika") {
            return Err(BadRecord::NotARecord);
        }
        // Versions first: a later one may have other fields.
        let sabika = version(&mut map, "sabika", RECORD_FORMAT)?;
        let rules_version = version(&mut map, "rules_version", RULES_VERSION)?;
        let moves: Vec<Value> = field(&mut map, "moves")?;
        let record = Record {
            sabika,
            rules_version,
            config: field::<Config>(&mut map, "config")?.under(rules_version),
            seed: field(&mut map, "seed")?,
            names: optional(&mut map, "names")?.unwrap_or_default(),
            moves: moves
                .into_iter()
                .enumerate()
                .map(|(at, mv)| read(mv, || format!("moves[{at}]")))
                .collect::<Result<_, _>>()?,
            result: optional(&mut map, "result")?,
        };
        if let Some(field) = map.keys().next() {
            return Err(BadRecord::Field { field: field.clone(), why: "no such field".into() });
        }
        record.check_header()?;
        Ok(record)
    }
}

fn read<T: DeserializeOwned>(value: Value, name: impl FnOnce() -> String) -> Result<T, BadRecord> {
    serde_json::from_value(value).map_err(|e| BadRecord::Field { field: name(), why: e.to_string() })
}

fn field<T: DeserializeOwned>(map: &mut Map<String, Value>, name: &str) -> Result<T, BadRecord> {
    let value = map.remove(name).ok_or_else(|| BadRecord::Field { field: name.into(), why: "missing".into() })?;
    read(value, || name.into())
}

fn optional<T: DeserializeOwned>(map: &mut Map<String, Value>, name: &str) -> Result<Option<T>, BadRecord> {
    map.remove(name).filter(|value| !value.is_null()).map(|value| read(value, || name.into())).transpose()
}

fn version(map: &mut Map<String, Value>, what: &'static str, known: u32) -> Result<u32, BadRecord> {
    let found = field(map, what)?;
    if found > known { Err(BadRecord::Newer { what, found, known }) } else { Ok(found) }
}
