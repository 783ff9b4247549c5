//! A record as JSON. A wrong field is named, a move by its place in the list.

use super::{BadRecord, RECORD_FORMAT, Record};
use crate::reading;
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
        Record::try_from(reading::json(text)?)
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
        let record = Record {
            sabika,
            rules_version,
            config: field::<Config>(&mut map, "config")?.under(rules_version),
            seed: field(&mut map, "seed")?,
            names: optional(&mut map, "names")?.unwrap_or_default(),
            position: map.remove("position").filter(|value| !value.is_null()),
            forks: optional(&mut map, "forks")?.unwrap_or_default(),
            moves: field(&mut map, "moves")?,
            result: optional(&mut map, "result")?,
        };
        if let Some(field) = map.keys().next() {
            return Err(BadRecord::Field { field: reading::shown(field), why: "no such field".into() });
        }
        record.check_header()?;
        Ok(record)
    }
}

fn field<T: DeserializeOwned>(map: &mut Map<String, Value>, name: &str) -> Result<T, BadRecord> {
    optional(map, name)?.ok_or_else(|| BadRecord::Field { field: name.into(), why: "missing".into() })
}

fn optional<T: DeserializeOwned>(map: &mut Map<String, Value>, name: &str) -> Result<Option<T>, BadRecord> {
    let said = map.remove(name).filter(|value| !value.is_null());
    Ok(said.map(|value| reading::read(value).map_err(|e| e.of(name))).transpose()?)
}

fn version(map: &mut Map<String, Value>, what: &'static str, known: u32) -> Result<u32, BadRecord> {
    let found = field(map, what)?;
    if found > known { Err(BadRecord::Newer { what, found, known }) } else { Ok(found) }
}
