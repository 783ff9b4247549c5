//! Records that somebody shares: a game to be looked at by everybody who has its name.

use super::{
    Made, Shared,
    coming::{Ask, Body, Known, Makes, Speaks},
    made,
    tables::Form,
};
use crate::{fault::Fault, hub::Hub, identity, now};
use axum::{
    Json,
    body::Bytes,
    extract::{Path, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use sabika_engine::value::Seat;
use sabika_host::{Opening, Person, Settings, Stood, seat_of};
use sabika_notation::Record;
use sabika_session::Session;
use sabika_store::{Note, Store};
use sabika_words::Lang;
use serde::Deserialize;
use serde_json::json;

const RECORD: &str = "record";
/// So many records has one person at most.
const MOST: usize = 1_000;

/// A record in one of its forms.
pub fn written(record: &Record, form: Option<&str>) -> Result<Response, Fault> {
    Ok(match form {
        None | Some("json") => ([(header::CONTENT_TYPE, "application/json")], record.to_json()).into_response(),
        Some("text") => {
            let text = record.to_text().map_err(|e| Fault::bad("record", e))?;
            ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
        }
        Some("bytes") => ([(header::CONTENT_TYPE, "application/octet-stream")], record.to_bytes()).into_response(),
        Some(_) => return Err(Fault::bad("form", "json, text or bytes")),
    })
}

/// Keeps a record under a name of its own.
pub async fn keep<S: Store>(hub: &Hub<S>, who: &Person, record: &Record) -> Made {
    if hub.store.notes(RECORD, Some(who.as_str())).await?.len() >= MOST {
        return Err(Fault::new(StatusCode::CONFLICT, "too_many", "a thousand records are enough"));
    }
    let name = identity::short_word()?;
    let note = Note { kind: RECORD, name, owner: who.as_str().into(), at: now(), text: record.to_json() };
    hub.store.put(&note, true).await?;
    made(json!({"record": note.name}))
}

/// Reading a record plays its game: not where others wait.
async fn played(record: Record) -> Result<Session, Fault> {
    let session = tokio::task::spawn_blocking(move || Session::load(&record)).await.map_err(|_| Fault::closing())?;
    session.map_err(|e| Fault::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_record", e.to_string()))
}

pub async fn upload<S: Store>(State(hub): Shared<S>, Makes(who): Makes, bytes: Bytes) -> Made {
    let bad = |e: sabika_notation::BadRecord| Fault::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_record", e.to_string());
    let record = Record::from_any(&bytes).map_err(bad)?;
    played(record.clone()).await?;
    keep(&hub, &who, &record).await
}

fn none() -> Fault {
    Fault::new(StatusCode::NOT_FOUND, "no_record", "there is no such record")
}

async fn found<S: Store>(hub: &Hub<S>, name: &str) -> Result<Record, Fault> {
    let note = hub.store.note(RECORD, name).await?.ok_or_else(none)?;
    Record::from_any(note.text.as_bytes()).map_err(|_| none())
}

pub async fn read<S: Store>(
    State(hub): Shared<S>,
    Path(name): Path<String>,
    Ask(form): Ask<Form>,
) -> Result<Response, Fault> {
    written(&found(&hub, &name).await?, form.form.as_deref())
}

pub async fn remove<S: Store>(
    State(hub): Shared<S>,
    Known(who): Known,
    Path(name): Path<String>,
) -> Result<StatusCode, Fault> {
    let own = hub.store.note(RECORD, &name).await?.filter(|note| note.owner == who.as_str());
    hub.store.forget(RECORD, &own.ok_or_else(none)?.name).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize)]
pub struct From {
    seat: Option<u8>,
}

fn seat(session: &Session, number: Option<u8>) -> Result<Option<Seat>, Fault> {
    let Some(number) = number else { return Ok(None) };
    seat_of(session, number).map(Some).ok_or_else(none)
}

/// The game as it stood then, as a seat or nobody saw it, with what the move before had set off.
fn stood<S: Store>(
    hub: &Hub<S>,
    session: &Session,
    ply: u32,
    number: Option<u8>,
    lang: Lang,
) -> Result<Json<Stood>, Fault> {
    let stood = Stood::at(session, ply, seat(session, number)?, hub.words(lang));
    stood.map(Json).ok_or_else(|| Fault::bad("ply", format!("{} moves were made", session.ply())))
}

/// The same for a game that was played here.
pub async fn shown<S: Store>(
    hub: &Hub<S>,
    record: Record,
    ply: u32,
    seat: Option<u8>,
    lang: Lang,
) -> Result<Json<Stood>, Fault> {
    stood(hub, &played(record).await?, ply, seat, lang)
}

#[derive(Deserialize)]
pub struct At {
    record: String,
    ply: u32,
}

pub async fn at<S: Store>(
    State(hub): Shared<S>,
    Path(At { record, ply }): Path<At>,
    Ask(from): Ask<From>,
    Speaks(lang): Speaks,
) -> Result<Json<Stood>, Fault> {
    let session = played(found(&hub, &record).await?).await?;
    stood(&hub, &session, ply, from.seat, lang)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fork {
    at: Option<u32>,
    seat: Option<u8>,
    #[serde(default)]
    settings: Settings,
}

pub async fn fork<S: Store>(
    State(hub): Shared<S>,
    Makes(who): Makes,
    Path(name): Path<String>,
    Body(wanted): Body<Fork>,
) -> Made {
    let session = played(found(&hub, &name).await?).await?;
    let chance = identity::chance()?;
    let chance = u64::from_le_bytes(std::array::from_fn(|n| chance[n]));
    let (at, seat) = (wanted.at.unwrap_or(session.ply()), seat(&session, wanted.seat)?);
    let opening = Opening::leaving(&session, at, seat, chance, wanted.settings);
    let opening = opening.ok_or_else(|| Fault::bad("at", "so many moves were not made"))?;
    let new = hub.open(&opening, &who, vec![]).await?;
    made(json!({"table": new.as_str()}))
}
