use crate::{Engine, answer::Answer, fault::Fault, request::Request};
use sabika_notation::table::{BadTable, Table};
use serde_json::Value;

/// Scores what lies on a real table: a table document as JSON, or as the text of a file.
pub fn score(_: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let round = request.count("round")?;
    if round.is_some_and(|round| !(1..=3).contains(&round)) {
        return Err(Fault::bad_request("round", "the scorings are 1, 2 and 3"));
    }
    let table = match request.need("table")? {
        Value::String(text) => Table::from_text(text),
        value => Table::from_json(value.clone()),
    };
    let (table, round) = (table.map_err(bad_table)?, round.map(|round| round as u8));
    if let (Some(asked), Some(written)) = (round, table.round)
        && asked != written
    {
        return Err(Fault::bad_request("round", format!("scoring {asked} is asked for, but the table says {written}")));
    }
    let scored = table.score(round).map_err(bad_table)?;
    Ok(Answer::new().with("round", scored.round).with("players", scored.players).with("dirk", scored.dirk))
}

fn bad_table(BadTable { field, why, rule, cells }: BadTable) -> Fault {
    let path = match field.as_str() {
        "round" => field,
        "" => "table".into(),
        part => format!("table.{part}"),
    };
    Fault::bad_request(path, why).breaking(rule, cells)
}
