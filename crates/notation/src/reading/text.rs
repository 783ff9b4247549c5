//! Texts become values: JSON and TOML, no key twice.

use super::Unread;
#[cfg(not(target_arch = "wasm32"))]
use super::shown;
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
#[cfg(not(target_arch = "wasm32"))]
use serde_json::Number;
use serde_json::{Map, Value};
use std::{cell::RefCell, fmt};

/// How deep values may lie in each other: the JSON reader goes no further.
pub const DEEPEST: usize = 127;

/// A value from JSON. A key that stands twice in an object is refused: which of the two would be meant?
pub fn json(text: &str) -> Result<Value, Unread> {
    let twice = RefCell::new(None);
    let mut reader = serde_json::Deserializer::from_str(text);
    let value =
        Once { path: &Path::Whole, twice: &twice }.deserialize(&mut reader).and_then(|v| reader.end().map(|()| v));
    value.map_err(|e| twice.take().unwrap_or_else(|| not_json(&e)))
}

fn not_json(e: &serde_json::Error) -> Unread {
    let (said, at) = (e.to_string(), format!("line {}, column {}", e.line(), e.column()));
    Unread::new(match said {
        _ if e.is_eof() => format!("not JSON: it ends too early, at {at}"),
        said if said.starts_with("recursion limit") => format!("not JSON: deeper than {DEEPEST} levels at {at}"),
        said if said.starts_with("number out of range") => format!("not JSON: a number out of range at {at}"),
        said if said.starts_with("trailing ") => format!("not JSON: something follows its end, at {at}"),
        _ => format!("not JSON from {at} on"),
    })
}

/// A value from TOML, which refuses a key twice by itself.
#[cfg(not(target_arch = "wasm32"))]
pub fn toml(text: &str) -> Result<Value, Unread> {
    let table = text.parse::<toml::Table>().map_err(|e| {
        let line = e.span().map_or(1, |span| 1 + text[..span.start.min(text.len())].matches('\n').count());
        let why = e.message().split(", expected").next().unwrap_or_default();
        Unread::new(format!("not TOML at line {line}: {}", shown(why)))
    })?;
    from_toml(toml::Value::Table(table))
}

/// People write TOML; programs, and whatever speaks to an engine in a browser is one, write JSON. So that reader need not be loaded there.
#[cfg(target_arch = "wasm32")]
pub fn toml(_: &str) -> Result<Value, Unread> {
    Err(Unread::new("TOML is not read in WebAssembly: JSON is"))
}

#[cfg(not(target_arch = "wasm32"))]
fn from_toml(value: toml::Value) -> Result<Value, Unread> {
    Ok(match value {
        toml::Value::String(text) => Value::String(text),
        toml::Value::Integer(number) => Value::from(number),
        toml::Value::Float(number) => {
            let number = Number::from_f64(number).ok_or_else(|| Unread::new("a number is needed here"))?;
            Value::Number(number)
        }
        toml::Value::Boolean(fact) => Value::Bool(fact),
        toml::Value::Datetime(_) => return Err(Unread::new("a date means nothing here")),
        toml::Value::Array(items) => {
            let items = items.into_iter().enumerate().map(|(n, item)| from_toml(item).map_err(|e| e.nth(n)));
            Value::Array(items.collect::<Result<_, _>>()?)
        }
        toml::Value::Table(table) => {
            let entries = table.into_iter().map(|(key, value)| match from_toml(value) {
                Ok(value) => Ok((key, value)),
                Err(e) => Err(e.of(&key)),
            });
            Value::Object(entries.collect::<Result<_, _>>()?)
        }
    })
}

/// Where a value lies in the text.
enum Path<'a> {
    Whole,
    Of(&'a Path<'a>, &'a str),
    Nth(&'a Path<'a>, usize),
}

impl Path<'_> {
    fn locate(&self, wrong: Unread) -> Unread {
        match self {
            Path::Whole => wrong,
            Path::Of(outer, name) => outer.locate(wrong.of(name)),
            Path::Nth(outer, n) => outer.locate(wrong.nth(*n)),
        }
    }
}

/// A value of which no key stands twice; the first that does is put down.
struct Once<'a> {
    path: &'a Path<'a>,
    twice: &'a RefCell<Option<Unread>>,
}

impl<'de> DeserializeSeed<'de> for Once<'_> {
    type Value = Value;
    fn deserialize<D: Deserializer<'de>>(self, d: D) -> Result<Value, D::Error> {
        d.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Once<'_> {
    type Value = Value;
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }
    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }
    fn visit_bool<E: Error>(self, fact: bool) -> Result<Value, E> {
        Ok(Value::Bool(fact))
    }
    fn visit_u64<E: Error>(self, number: u64) -> Result<Value, E> {
        Ok(Value::from(number))
    }
    fn visit_i64<E: Error>(self, number: i64) -> Result<Value, E> {
        Ok(Value::from(number))
    }
    fn visit_f64<E: Error>(self, number: f64) -> Result<Value, E> {
        Ok(Value::from(number))
    }
    fn visit_str<E: Error>(self, text: &str) -> Result<Value, E> {
        Ok(Value::from(text))
    }
    fn visit_string<E: Error>(self, text: String) -> Result<Value, E> {
        Ok(Value::String(text))
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut items = Vec::new();
        while let Some(item) =
            list.next_element_seed(Once { path: &Path::Nth(self.path, items.len()), twice: self.twice })?
        {
            items.push(item);
        }
        Ok(Value::Array(items))
    }
    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        let mut entries = Map::new();
        while let Some(key) = map.next_key::<String>()? {
            if entries.contains_key(&key) {
                let wrong = Unread::new("this is said twice").of(&key);
                self.twice.replace(Some(self.path.locate(wrong)));
                return Err(A::Error::custom("a key stands twice"));
            }
            let value = map.next_value_seed(Once { path: &Path::Of(self.path, &key), twice: self.twice })?;
            entries.insert(key, value);
        }
        Ok(Value::Object(entries))
    }
}
