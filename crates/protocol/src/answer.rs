use crate::{fault::Said, request::Id};
use serde::{Serialize, Serializer, ser::SerializeMap};
use serde_json::value::{RawValue, to_raw_value};

/// The fields of a good answer, in the order in which they were added.
#[derive(Debug, Default)]
pub struct Answer(Vec<(&'static str, Box<RawValue>)>);

impl Answer {
    /// Nothing but `ok`.
    pub fn new() -> Answer {
        Answer::default()
    }
    /// One field more.
    pub fn with(mut self, name: &'static str, value: impl Serialize) -> Answer {
        self.0.push((name, to_raw_value(&value).expect("the engine's data has a JSON form")));
        self
    }
}

struct Line<'a> {
    ok: bool,
    fields: &'a [(&'static str, Box<RawValue>)],
    id: &'a Id,
}

impl Serialize for Line<'_> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut map = s.serialize_map(None)?;
        map.serialize_entry("ok", &self.ok)?;
        for (name, value) in self.fields {
            map.serialize_entry(name, value)?;
        }
        if let Some(id) = self.id.echo() {
            map.serialize_entry("id", id)?;
        }
        map.end()
    }
}

/// A good answer as a line.
pub fn written(answer: &Answer, id: &Id) -> String {
    line(true, answer, id)
}

/// An error as a line.
pub fn error(said: &Said, id: &Id) -> String {
    line(false, &Answer::new().with("error", said), id)
}

fn line(ok: bool, Answer(fields): &Answer, id: &Id) -> String {
    serde_json::to_string(&Line { ok, fields, id }).expect("all of it is JSON already")
}
