//! One line, read: a map of fields, and what each must be.

use crate::fault::Fault;
use sabika_engine::{
    Move,
    hash::fnv1a,
    value::{Misspelt, Seat},
};
use sabika_notation::reading;
use sabika_session::Session;
use sabika_words::Lang;
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Map, Value, value::RawValue};

/// What a request is recognised by: any JSON, kept as it was written.
#[derive(Debug, Default)]
pub struct Id(Option<Box<RawValue>>);

impl Id {
    /// The id in this line, if it is an object that has one.
    pub fn of(line: &str) -> Id {
        #[derive(Deserialize)]
        struct Tagged<'a> {
            #[serde(borrow)]
            id: &'a RawValue,
        }
        // A bare list would be read as the fields in their order.
        let tagged = if line.starts_with('{') { serde_json::from_str::<Tagged<'_>>(line).ok() } else { None };
        // What cannot be read (too deep, a key twice) is refused, and so never echoed.
        let raw = tagged.map(|tagged| tagged.id.get()).filter(|raw| reading::json(raw).is_ok());
        // A carriage return between tokens would break the answer's line for some readers; in strings it is escaped.
        Id(raw.and_then(|raw| RawValue::from_string(raw.replace('\r', " ")).ok()))
    }
    /// What to write.
    pub fn echo(&self) -> Option<&RawValue> {
        self.0.as_deref()
    }
}

/// The fields of a request.
#[derive(Debug)]
pub struct Request(Map<String, Value>);

/// The fields that every command takes.
const ALWAYS: [&str; 3] = ["cmd", "id", "lang"];

impl Request {
    /// Reads a line.
    pub fn read(line: &str) -> Result<Request, Fault> {
        match reading::json(line) {
            Ok(Value::Object(map)) => Ok(Request(map)),
            Ok(_) => Err(Fault::bad_json("a request is a JSON object, such as {\"cmd\":\"hello\"}")),
            Err(e) => Err(Fault::unread(e)),
        }
    }
    /// A field that is there and not null.
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.0.get(name).filter(|value| !value.is_null())
    }
    /// A field that must be there.
    pub fn need(&self, name: &str) -> Result<&Value, Fault> {
        self.get(name).ok_or_else(|| Fault::bad_request(name, "this field is missing"))
    }
    /// Refuses every field but these.
    pub fn only(&self, cmd: &str, fields: &[&str]) -> Result<(), Fault> {
        let known = |name: &str| ALWAYS.contains(&name) || fields.contains(&name);
        match self.0.keys().find(|name| !known(name)) {
            None => Ok(()),
            Some(name) => Err(Fault::bad_request(name, format!("{cmd} has no such field"))),
        }
    }
    /// The name of the command.
    pub fn cmd(&self) -> Result<&str, Fault> {
        self.text("cmd")
    }
    /// A text that must be there.
    pub fn text(&self, name: &str) -> Result<&str, Fault> {
        self.need(name)?.as_str().ok_or_else(|| Fault::bad_request(name, "a text is needed here"))
    }
    /// A list that must be there.
    pub fn list(&self, name: &str) -> Result<&[Value], Fault> {
        self.need(name)?.as_array().map(Vec::as_slice).ok_or_else(|| Fault::bad_request(name, "a list is needed here"))
    }
    /// A whole number, 0 or more.
    pub fn count(&self, name: &str) -> Result<Option<u64>, Fault> {
        let read = |value: &Value| {
            value.as_u64().ok_or_else(|| Fault::bad_request(name, "a whole number from 0 on is needed here"))
        };
        self.get(name).map(read).transpose()
    }
    /// Yes or no; no if it is not there.
    pub fn flag(&self, name: &str) -> Result<bool, Fault> {
        let read =
            |value: &Value| value.as_bool().ok_or_else(|| Fault::bad_request(name, "true or false is needed here"));
        self.get(name).map_or(Ok(false), read)
    }
    /// The language of the refusals.
    pub fn lang(&self) -> Result<Lang, Fault> {
        if self.get("lang").is_none() {
            return Ok(Lang::En);
        }
        self.text("lang")?.parse().map_err(|e: Misspelt| Fault::bad_request("lang", e.to_string()))
    }
    /// A seat of this game, by its number or its letter.
    pub fn seat(&self, session: &Session) -> Result<Option<Seat>, Fault> {
        self.seat_called("seat", session)
    }
    /// Whose ears hear what happened: a seat's, or everybody's.
    pub fn hears(&self, session: &Session) -> Result<Option<Seat>, Fault> {
        self.seat_called("hears", session)
    }
    fn seat_called(&self, name: &str, session: &Session) -> Result<Option<Seat>, Fault> {
        let Some(value) = self.get(name) else { return Ok(None) };
        let players = session.game().config().players;
        let seat = match value {
            Value::String(letter) => letter.parse().ok(),
            number => number.as_u64().and_then(|n| Seat::new(n.try_into().ok()?)),
        };
        let seat = seat.filter(|seat| seat.number() < players);
        let wrong = || Fault::bad_request(name, format!("a seat of this game is a number from 0 to {}", players - 1));
        seat.ok_or_else(wrong).map(Some)
    }
    /// A move, as JSON or as text.
    pub fn mv(&self) -> Result<Move, Fault> {
        let value = self.need("move")?;
        match value.as_str().map(str::parse) {
            Some(Ok(mv)) => Ok(mv),
            Some(Err(e @ Misspelt { .. })) => Err(Fault::bad_request("move", e.to_string())),
            None => read("move", value),
        }
    }
    /// A seed of a bot: a number, or any text.
    pub fn seed_number(&self) -> Result<u64, Fault> {
        match self.get("seed") {
            None => Ok(0),
            Some(Value::String(text)) => Ok(text.parse().unwrap_or_else(|_| fnv1a(text.as_bytes()))),
            Some(_) => self.count("seed").map(Option::unwrap_or_default),
        }
    }
}

/// A value of this type, or an error that names the path.
pub fn read<T: DeserializeOwned>(path: &str, value: &Value) -> Result<T, Fault> {
    reading::read(value.clone()).map_err(|e| Fault::misread(e.of(path)))
}
