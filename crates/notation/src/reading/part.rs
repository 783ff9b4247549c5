//! A value on its way to a type, stricter than `serde_json`'s own: what has names is never read from a bare list, and an
//! error knows where it happened.

use super::Unread;
use serde::{
    Deserializer,
    de::{
        DeserializeSeed, EnumAccess, Error, IntoDeserializer, MapAccess, SeqAccess, Unexpected, VariantAccess, Visitor,
        value::StringDeserializer,
    },
    forward_to_deserialize_any,
};
use serde_json::{Map, Value};

/// A value that is read.
pub struct Part(pub Value);

fn unexpected(value: &Value) -> Unexpected<'_> {
    match value {
        Value::Null => Unexpected::Unit,
        Value::Bool(fact) => Unexpected::Bool(*fact),
        Value::Number(number) => match (number.as_u64(), number.as_i64()) {
            (Some(number), _) => Unexpected::Unsigned(number),
            (_, Some(number)) => Unexpected::Signed(number),
            _ => Unexpected::Float(number.as_f64().unwrap_or_default()),
        },
        Value::String(text) => Unexpected::Str(text),
        Value::Array(_) => Unexpected::Seq,
        Value::Object(_) => Unexpected::Map,
    }
}

impl<'de> Deserializer<'de> for Part {
    type Error = Unread;
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(fact) => visitor.visit_bool(fact),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => visitor.visit_u64(number),
                (_, Some(number)) => visitor.visit_i64(number),
                _ => visitor.visit_f64(number.as_f64().unwrap_or_default()),
            },
            Value::String(text) => visitor.visit_string(text),
            Value::Array(items) => items_of(items, visitor),
            Value::Object(map) => visitor.visit_map(Entries::of(map)),
        }
    }
    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }
    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_newtype_struct(self)
    }
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        named(self.0, visitor)
    }
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        match self.0 {
            Value::String(word) => visitor.visit_enum(Word { word, rest: None }),
            Value::Object(map) if map.len() == 1 => {
                let (word, rest) = map.into_iter().next().expect("one entry");
                visitor.visit_enum(Word { word, rest: Some(rest) })
            }
            Value::Object(_) => Err(Unread::new("one word with what belongs to it is needed here")),
            other => Err(Unread::invalid_type(unexpected(&other), &visitor)),
        }
    }
    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map identifier ignored_any
    }
}

/// A list, all of it.
fn items_of<'de, V: Visitor<'de>>(items: Vec<Value>, visitor: V) -> Result<V::Value, Unread> {
    let mut list = Items { n: 0, items: items.into_iter() };
    let value = visitor.visit_seq(&mut list)?;
    match list.items.len() {
        0 => Ok(value),
        more => Err(Unread::new(format!("a list of {} is needed here, not of {}", list.n, list.n + more))),
    }
}

/// What is told by names.
fn named<'de, V: Visitor<'de>>(value: Value, visitor: V) -> Result<V::Value, Unread> {
    match value {
        Value::Object(map) => visitor.visit_map(Entries::of(map)),
        other => Err(Unread::invalid_type(unexpected(&other), &visitor)),
    }
}

struct Items {
    /// The next one, counted from 0.
    n: usize,
    items: std::vec::IntoIter<Value>,
}

impl<'de> SeqAccess<'de> for Items {
    type Error = Unread;
    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Unread> {
        let Some(item) = self.items.next() else { return Ok(None) };
        self.n += 1;
        seed.deserialize(Part(item)).map(Some).map_err(|e| e.nth(self.n - 1))
    }
    fn size_hint(&self) -> Option<usize> {
        Some(self.items.len())
    }
}

struct Entries {
    entries: serde_json::map::IntoIter,
    /// The one whose key was read.
    open: Option<(String, Value)>,
}

impl Entries {
    fn of(map: Map<String, Value>) -> Entries {
        Entries { entries: map.into_iter(), open: None }
    }
}

impl<'de> MapAccess<'de> for Entries {
    type Error = Unread;
    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Unread> {
        let Some((key, value)) = self.entries.next() else { return Ok(None) };
        self.open = Some((key.clone(), value));
        seed.deserialize(Key(key)).map(Some)
    }
    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Unread> {
        let (key, value) = self.open.take().expect("a value comes after its key");
        seed.deserialize(Part(value)).map_err(|e| e.of(&key))
    }
}

/// The name of an entry. A number has one spelling: `01` and `+1` would be the same slot twice.
struct Key(String);

macro_rules! number_keys {
    ($($read:ident $visit:ident $T:ty;)+) => {$(
        fn $read<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
            match self.0.parse::<$T>().ok().filter(|number| number.to_string() == self.0) {
                Some(number) => visitor.$visit(number),
                None => Err(Unread::invalid_type(Unexpected::Str(&self.0), &visitor)),
            }
        }
    )+};
}

impl<'de> Deserializer<'de> for Key {
    type Error = Unread;
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_string(self.0)
    }
    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_some(self)
    }
    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_newtype_struct(self)
    }
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        visitor.visit_enum(Word { word: self.0, rest: None })
    }
    number_keys! {
        deserialize_u8 visit_u8 u8;
        deserialize_u16 visit_u16 u16;
        deserialize_u32 visit_u32 u32;
        deserialize_u64 visit_u64 u64;
        deserialize_i8 visit_i8 i8;
        deserialize_i16 visit_i16 i16;
        deserialize_i32 visit_i32 i32;
        deserialize_i64 visit_i64 i64;
    }
    forward_to_deserialize_any! {
        bool i128 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple tuple_struct map struct
        identifier ignored_any
    }
}

/// One of several words, perhaps with what belongs to it.
struct Word {
    word: String,
    rest: Option<Value>,
}

/// What belongs to a word.
struct Rest {
    word: String,
    rest: Option<Value>,
}

impl<'de> EnumAccess<'de> for Word {
    type Error = Unread;
    type Variant = Rest;
    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Rest), Unread> {
        let word: StringDeserializer<Unread> = self.word.clone().into_deserializer();
        Ok((seed.deserialize(word)?, Rest { word: self.word, rest: self.rest }))
    }
}

impl Rest {
    fn read<T>(self, read: impl FnOnce(Value) -> Result<T, Unread>) -> Result<T, Unread> {
        match self.rest {
            Some(rest) => read(rest).map_err(|e| e.of(&self.word)),
            None => Err(Unread::new("more than this word is needed here").of(&self.word)),
        }
    }
}

impl<'de> VariantAccess<'de> for Rest {
    type Error = Unread;
    fn unit_variant(self) -> Result<(), Unread> {
        match self.rest {
            None | Some(Value::Null) => Ok(()),
            Some(_) => Err(Unread::new("nothing belongs to this word").of(&self.word)),
        }
    }
    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Unread> {
        self.read(|rest| seed.deserialize(Part(rest)))
    }
    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Unread> {
        self.read(|rest| match rest {
            Value::Array(items) => items_of(items, visitor),
            other => Err(Unread::invalid_type(unexpected(&other), &visitor)),
        })
    }
    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, Unread> {
        self.read(|rest| named(rest, visitor))
    }
}
