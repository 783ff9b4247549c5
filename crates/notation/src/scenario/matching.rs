//! Does what is found hold everything that is expected?

use sabika_engine::value::Seat;
use serde_json::Value as Json;
use toml::Value;

/// Every word of a table must be there and match; other words do not matter. Lists match in full. `"none"` stands for
/// nothing, a list of seat letters for the seats that are marked, and a table by seat letters for those of a list that
/// has one entry for each seat.
pub fn holds(found: &Json, wanted: &Value) -> bool {
    match (wanted, found) {
        (Value::Table(table), Json::Object(map)) => {
            table.iter().all(|(key, value)| map.get(key).is_some_and(|found| holds(found, value)))
        }
        (Value::Table(seats), Json::Array(found)) => seats.iter().all(|(letter, wanted)| {
            let seat = letter.parse::<Seat>().ok();
            seat.and_then(|seat| found.get(seat.index())).is_some_and(|found| holds(found, wanted))
        }),
        (Value::Array(letters), Json::Array(marks)) if marks.iter().all(Json::is_boolean) && !marks.is_empty() => {
            let marked = ('A'..='F').zip(marks).filter(|(_, mark)| **mark == Json::Bool(true));
            marked
                .map(|(letter, _)| letter.to_string())
                .eq(letters.iter().map(|v| v.as_str().unwrap_or_default().to_string()))
        }
        (Value::Array(wanted), Json::Array(found)) => {
            wanted.len() == found.len() && wanted.iter().zip(found).all(|(wanted, found)| holds(found, wanted))
        }
        (Value::String(word), Json::Null) => word == "none",
        (Value::String(word), Json::String(found)) => word == found,
        (Value::Integer(number), found) => found.as_i64() == Some(*number),
        (Value::Boolean(fact), found) => found.as_bool() == Some(*fact),
        _ => false,
    }
}
