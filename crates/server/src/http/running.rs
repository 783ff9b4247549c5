//! For whoever runs the server, and for clients before they have a table.

use super::{
    Shared,
    coming::{Body, Speaks},
    described,
    page::{self, Kept},
    tables,
};
use crate::{fault::Fault, meter};
use axum::{
    Json,
    extract::State,
    http::{HeaderMap, header},
    response::Response,
};
use sabika_guide::Card;
use sabika_store::Store;
use sabika_wire::Catalogue;
use serde_json::{Value, json};
use std::sync::OnceLock;

pub async fn health<S: Store>(_: Shared<S>) -> &'static str {
    "ok"
}

pub async fn ready<S: Store>(State(hub): Shared<S>) -> Result<&'static str, Fault> {
    if hub.is_closing() { Err(Fault::closing()) } else { Ok("ready") }
}

pub async fn metrics<S: Store>(State(hub): Shared<S>) -> String {
    meter::shown(hub.awake_count(), hub.socket_count())
}

pub async fn description<S: Store>(_: Shared<S>) -> Json<Value> {
    Json(described())
}

/// It is large and always the same: written once for each language, and sent again only when the server is another one.
pub async fn catalogue<S: Store>(State(hub): Shared<S>, Speaks(lang): Speaks, headers: HeaderMap) -> Response {
    static WRITTEN: [OnceLock<Vec<u8>>; 3] = [const { OnceLock::new() }; 3];
    let write = || serde_json::to_vec(&Catalogue::new(hub.words(lang))).unwrap_or_default();
    let text: &'static [u8] = WRITTEN[lang as usize].get_or_init(write);
    let kept = Kept { kind: "application/json", cache: page::ASK_FIRST, varies: header::ACCEPT_LANGUAGE.as_str() };
    kept.sent(text.into(), &page::hash(text), None, &headers)
}

pub async fn guide<S: Store>(
    State(hub): Shared<S>,
    Speaks(lang): Speaks,
    Body(wanted): Body<Value>,
) -> Result<Json<Value>, Fault> {
    let config = tables::config(wanted)?;
    config.check().map_err(|bad| Fault::bad(bad.field, bad.reason()))?;
    Ok(Json(json!({"guide": Card::of(&config, hub.words(lang))})))
}
