//! Who comes, from where, with what: read from a request, or refused.

use crate::{
    fault::Fault,
    hub::Hub,
    identity,
    limits::{Doing, From},
};
use axum::{
    body::Bytes,
    extract::{FromRequest, FromRequestParts, Request},
    http::{HeaderMap, StatusCode, header, request::Parts},
};
use sabika_host::Person;
use sabika_store::{Store, TableId};
use sabika_words::Lang;
use serde::{Deserialize, de::DeserializeOwned};
use std::{net::SocketAddr, sync::Arc};

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub struct Coming(pub From);

impl Coming {
    pub fn of<S: Store>(hub: &Hub<S>, request: &Request) -> Coming {
        let peer = request.extensions().get::<SocketAddr>().map(SocketAddr::ip);
        Coming(peer.and_then(|peer| hub.limits.address(peer, request.headers())))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Coming {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Coming, Fault> {
        Ok(parts.extensions.get().copied().unwrap_or(Coming(None)))
    }
}

/// Somebody with a token.
#[derive(Clone, Debug)]
pub struct Known(pub Person);

impl<S: Store> FromRequestParts<Arc<Hub<S>>> for Known {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub<S>>) -> Result<Known, Fault> {
        Ok(Known(identity::person(hub, identity::token(&parts.headers)).await?.ok_or_else(Fault::unknown)?))
    }
}

/// Somebody with a token who makes something, and not too often.
#[derive(Clone, Debug)]
pub struct Makes(pub Person);

impl<S: Store> FromRequestParts<Arc<Hub<S>>> for Makes {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub<S>>) -> Result<Makes, Fault> {
        let Known(who) = Known::from_request_parts(parts, hub).await?;
        let Coming(from) = Coming::from_request_parts(parts, hub).await?;
        hub.limits.lets(Doing::Making, from, who.as_str())?;
        Ok(Makes(who))
    }
}

/// The language that is asked for with `lang=`, or that of the browser.
#[derive(Clone, Copy, Debug)]
pub struct Speaks(pub Lang);

impl<S: Send + Sync> FromRequestParts<S> for Speaks {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Speaks, Fault> {
        #[derive(Deserialize)]
        struct Spoken {
            lang: Option<String>,
        }
        let Ask(spoken): Ask<Spoken> = Ask::of(parts)?;
        if let Some(said) = spoken.lang {
            return said.parse().map(Speaks).map_err(|_| Fault::bad("lang", "en, nl or de"));
        }
        Ok(Speaks(preferred(&parts.headers)))
    }
}

fn preferred(headers: &HeaderMap) -> Lang {
    let preferred = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut known = preferred.split([',', ';']).filter_map(|one| one.trim().get(..2)?.parse().ok());
    known.next().unwrap_or(Lang::En)
}

/// What stands behind the `?`.
#[derive(Clone, Debug)]
pub struct Ask<T>(pub T);

impl<T: DeserializeOwned> Ask<T> {
    fn of(parts: &Parts) -> Result<Ask<T>, Fault> {
        let asked = axum::extract::Query::<T>::try_from_uri(&parts.uri);
        asked.map(|query| Ask(query.0)).map_err(|e| Fault::bad("query", e))
    }
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Ask<T> {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Ask<T>, Fault> {
        Ask::of(parts)
    }
}

/// A body of JSON: what it lacks is said with its name. An empty one is `{}`.
#[derive(Clone, Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Fault;
    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Fault> {
        let bytes = Bytes::from_request(request, state).await;
        let bytes = bytes.map_err(|e| Fault::new(e.status(), "bad_request", e.body_text()))?;
        let text = if bytes.trim_ascii().is_empty() { b"{}" } else { &bytes[..] };
        let value: serde_json::Value = serde_json::from_slice(text).map_err(|e| Fault::bad("body", e))?;
        let wrong = |e: serde_json::Error| Fault::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_request", e.to_string());
        serde_json::from_value(value).map(Body).map_err(wrong)
    }
}

/// A table that somebody comes to, and who they are.
#[derive(Clone, Debug)]
pub struct Visit {
    pub id: TableId,
    pub who: Option<Person>,
}

impl Visit {
    /// The table of this name, if whoever has this token may look at it: nobody else learns that it is there.
    pub async fn to<S: Store>(hub: &Hub<S>, id: String, token: Option<String>) -> Result<Visit, Fault> {
        let id = TableId::new(id).ok_or_else(Fault::no_table)?;
        let who = identity::person(hub, token).await?;
        let looks = who.clone();
        let may_look = hub.peek(&id, move |table| table.may_look(looks.as_ref())).await?;
        if may_look { Ok(Visit { id, who }) } else { Err(Fault::no_table()) }
    }
}

impl<S: Store> FromRequestParts<Arc<Hub<S>>> for Visit {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub<S>>) -> Result<Visit, Fault> {
        #[derive(Deserialize)]
        struct At {
            table: String,
        }
        #[derive(Deserialize)]
        struct Brought {
            /// For clients that cannot send headers with a WebSocket; elsewhere it would only be written into logs.
            token: Option<String>,
        }
        let Ask(brought): Ask<Brought> = Ask::of(parts)?;
        let brought = brought.token.filter(|_| parts.uri.path().ends_with("/socket"));
        let token = brought.or_else(|| identity::token(&parts.headers));
        let at = axum::extract::Path::<At>::from_request_parts(parts, hub).await.map_err(|_| Fault::no_table())?;
        Visit::to(hub, at.0.table, token).await
    }
}
