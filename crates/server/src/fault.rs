//! What is answered when something is not possible.

use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use sabika_host::Refused;
use sabika_store::StoreError;
use serde_json::json;
use std::{borrow::Cow, sync::Arc};

/// Why a request was not obeyed.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{message}")]
pub struct Fault {
    pub status: StatusCode,
    pub code: Cow<'static, str>,
    pub message: String,
}

impl Fault {
    pub fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Fault {
        Fault { status, code: code.into(), message: message.into() }
    }
    /// What a table has said.
    pub fn told(status: StatusCode, code: String, message: String) -> Fault {
        Fault { status, code: code.into(), message }
    }
    pub fn origin() -> Fault {
        Fault::new(StatusCode::FORBIDDEN, "origin", "this comes from a page of another site")
    }
    /// A table that is not there, and one that is not for whoever asks: nobody learns which.
    pub fn no_table() -> Fault {
        Fault::new(StatusCode::NOT_FOUND, "no_table", "there is no such table")
    }
    pub fn unknown() -> Fault {
        Fault::new(StatusCode::UNAUTHORIZED, "who", "first get a token: POST /api/guest")
    }
    pub fn bad(field: &str, why: impl std::fmt::Display) -> Fault {
        Fault::new(StatusCode::BAD_REQUEST, "bad_request", format!("{field}: {why}"))
    }
    pub fn closing() -> Fault {
        Fault::new(StatusCode::SERVICE_UNAVAILABLE, "closing", "the server is closing: come back in a moment")
    }
}

/// What could not be written down was not done.
impl From<&StoreError> for Fault {
    fn from(error: &StoreError) -> Fault {
        tracing::error!(%error, "store");
        Fault::new(StatusCode::INSUFFICIENT_STORAGE, "not_kept", "this could not be written down, so it was not done")
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        Fault::from(&error)
    }
}

impl From<Arc<StoreError>> for Fault {
    fn from(error: Arc<StoreError>) -> Fault {
        Fault::from(&*error)
    }
}

impl From<Refused> for Fault {
    fn from(refused: Refused) -> Fault {
        Fault::new(StatusCode::CONFLICT, refused.code(), refused.to_string())
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        (self.status, Json(json!({"error": {"code": self.code, "message": self.message}}))).into_response()
    }
}
