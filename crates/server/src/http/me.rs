//! Who somebody is, what they play, and how they are called.

use super::{
    Made, Shared,
    coming::{Body, Coming, Known, Makes},
    made,
};
use crate::{
    call,
    fault::Fault,
    hub::Hub,
    identity::{self, COOKIE},
    limits::Doing,
    notice::{self, HOOK, Hook},
    now,
};
use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response, Sse, sse},
};
use futures_util::stream;
use sabika_store::{Note, Search, Store};
use serde::Deserialize;
use serde_json::{Value, json};
use std::{convert::Infallible, time::Duration};

/// So many tables in a list.
const LISTED: u32 = 100;
const YEAR: u32 = 31_536_000;

/// A token, for a program in the answer, for a browser in a cookie that no script reads, and that is never sent in the clear where
/// it came over a safe way.
fn with_cookie(
    status: StatusCode,
    headers: &HeaderMap,
    token: &str,
    seconds: u32,
    body: Option<Value>,
) -> Result<Response, Fault> {
    let safe = headers.get("x-forwarded-proto").is_some_and(|way| way == "https");
    let safe = if safe { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{safe}");
    let mut response = match body {
        Some(body) => (status, Json(body)).into_response(),
        None => status.into_response(),
    };
    let value = HeaderValue::from_str(&cookie).map_err(|e| Fault::bad("token", e))?;
    response.headers_mut().insert(header::SET_COOKIE, value);
    Ok(response)
}

pub async fn guest<S: Store>(
    State(hub): Shared<S>,
    Coming(from): Coming,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    hub.limits.lets(Doing::Making, from, "guest")?;
    let token = identity::guest(&hub).await?;
    with_cookie(StatusCode::CREATED, &headers, &token, YEAR, Some(json!({"token": token})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Password {
    name: String,
    password: String,
}

pub async fn sign_up<S: Store>(
    State(hub): Shared<S>,
    Coming(from): Coming,
    Known(who): Known,
    Body(wanted): Body<Password>,
) -> Made {
    hub.limits.lets(Doing::Guessing, from, "name")?;
    let recovery = identity::sign_up(&hub, &who, &wanted.name, &wanted.password).await?;
    made(json!({"recovery": recovery}))
}

pub async fn sign_in<S: Store>(
    State(hub): Shared<S>,
    Coming(from): Coming,
    headers: HeaderMap,
    Body(said): Body<Password>,
) -> Result<Response, Fault> {
    hub.limits.lets(Doing::Guessing, from, "name")?;
    let token = identity::sign_in(&hub, &said.name, &said.password).await?;
    with_cookie(StatusCode::CREATED, &headers, &token, YEAR, Some(json!({"token": token})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    name: String,
    code: String,
    password: String,
}

pub async fn recover<S: Store>(
    State(hub): Shared<S>,
    Coming(from): Coming,
    headers: HeaderMap,
    Body(said): Body<Recovery>,
) -> Result<Response, Fault> {
    hub.limits.lets(Doing::Guessing, from, "name")?;
    let (recovery, token) = identity::recover(&hub, &said.name, &said.code, &said.password).await?;
    with_cookie(StatusCode::CREATED, &headers, &token, YEAR, Some(json!({"token": token, "recovery": recovery})))
}

pub async fn sign_out<S: Store>(State(hub): Shared<S>, _: Known, headers: HeaderMap) -> Result<Response, Fault> {
    identity::forget(&hub, &identity::token(&headers).unwrap_or_default(), None).await?;
    with_cookie(StatusCode::NO_CONTENT, &headers, "", 0, None)
}

pub async fn another<S: Store>(State(hub): Shared<S>, Makes(who): Makes) -> Made {
    let token = identity::another_token(&hub, &who).await?;
    made(json!({"token": token}))
}

pub async fn drop_others<S: Store>(
    State(hub): Shared<S>,
    Known(who): Known,
    headers: HeaderMap,
) -> Result<StatusCode, Fault> {
    identity::forget(&hub, &identity::token(&headers).unwrap_or_default(), Some(&who)).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub async fn vanish<S: Store>(State(hub): Shared<S>, Known(who): Known, headers: HeaderMap) -> Result<Response, Fault> {
    identity::vanish(&hub, &who).await?;
    with_cookie(StatusCode::NO_CONTENT, &headers, "", 0, None)
}

pub async fn me<S: Store>(State(hub): Shared<S>, Known(who): Known) -> Result<Json<Value>, Fault> {
    Ok(Json(json!({"account": identity::account_name(&hub, &who).await?})))
}

/// Tables as a list shows them.
pub async fn found<S: Store>(hub: &Hub<S>, search: Search, who: Option<&str>) -> Result<Json<Value>, Fault> {
    let tables = hub.store.search(&search, LISTED).await?;
    let one = |listed: &sabika_store::Listed| {
        let about = &listed.about;
        let state = ["gathering", "playing", "over"][about.state as usize];
        let card: Value = serde_json::from_str(&about.card).unwrap_or(Value::Null);
        json!({
            "table": listed.table.as_str(),
            "state": state,
            "at": about.at,
            "your_turn": who.is_some() && about.asked.as_deref() == who,
            "game": card["game"],
            "modules": card["modules"],
            "chairs": card["chairs"],
        })
    };
    Ok(Json(json!({"tables": tables.iter().map(one).collect::<Vec<_>>()})))
}

pub async fn tables<S: Store>(State(hub): Shared<S>, Known(who): Known) -> Result<Json<Value>, Fault> {
    found(&hub, Search::Of(who.as_str().into()), Some(who.as_str())).await
}

pub async fn events<S: Store>(State(hub): Shared<S>, Known(who): Known) -> Response {
    let heard = hub.notices.listen(who);
    let events = stream::unfold(heard, |mut heard| async move {
        let notice = heard.recv().await?;
        let event = sse::Event::default().event(notice.what).json_data(&notice).unwrap_or_default();
        Some((Ok::<_, Infallible>(event), heard))
    });
    Sse::new(events).keep_alive(sse::KeepAlive::new().interval(Duration::from_secs(20))).into_response()
}

pub async fn hooks<S: Store>(State(hub): Shared<S>, Known(who): Known) -> Result<Json<Value>, Fault> {
    let hooks = hub.store.notes(HOOK, Some(who.as_str())).await?;
    let one = |note: &Note| {
        let hook: Value = serde_json::from_str(&note.text).unwrap_or_default();
        // The keys of a browser are nobody's but the browser's.
        json!({"hook": note.name, "kind": hook["kind"], "url": hook["url"]})
    };
    Ok(Json(json!({"hooks": hooks.iter().map(one).collect::<Vec<_>>()})))
}

pub async fn hook<S: Store>(State(hub): Shared<S>, Makes(who): Makes, Body(hook): Body<Hook>) -> Made {
    match &hook {
        Hook::Web { url } if url.len() > 500 || !(url.starts_with("https://") || url.starts_with("http://")) => {
            return Err(Fault::bad("url", "an address with https://, of at most 500 letters"));
        }
        Hook::Push { subscription } if call::read(subscription).is_none() => {
            return Err(Fault::bad("subscription", "what PushManager.subscribe gives: endpoint and keys"));
        }
        _ => {}
    }
    if hub.store.notes(HOOK, Some(who.as_str())).await?.len() >= notice::MOST {
        return Err(Fault::new(StatusCode::CONFLICT, "too_many", "ten are enough"));
    }
    let text = serde_json::to_string(&hook).map_err(|e| Fault::bad("hook", e))?;
    let note = Note { kind: HOOK, name: identity::short_word()?, owner: who.as_str().into(), at: now(), text };
    hub.store.put(&note, true).await?;
    made(json!({"hook": note.name}))
}

pub async fn unhook<S: Store>(
    State(hub): Shared<S>,
    Known(who): Known,
    Path(hook): Path<String>,
) -> Result<StatusCode, Fault> {
    let own = hub.store.note(HOOK, &hook).await?.filter(|note| note.owner == who.as_str());
    let none = || Fault::new(StatusCode::NOT_FOUND, "no_hook", "there is no such hook");
    hub.store.forget(HOOK, &own.ok_or_else(none)?.name).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub async fn push_key<S: Store>(State(hub): Shared<S>) -> Result<Json<Value>, Fault> {
    let key = call::key(&*hub.store).await?;
    let public = call::public_key(&key).ok_or_else(Fault::no_table)?;
    Ok(Json(json!({"key": call::base64(&public)})))
}
