//! Everything around a table, over HTTP. All addresses stand in one list (`doors`), from which the description at
//! `/api/openapi.json` is made too.

mod coming;
mod describe;
mod me;
mod page;
mod records;
mod running;
mod tables;

use crate::{fault::Fault, hub::Hub, identity, limits::Doing, meter};
use axum::{
    Json, Router,
    extract::{DefaultBodyLimit, Request, State},
    http::{HeaderValue, Method, StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::{delete, get, post},
};
use coming::Coming;
pub use describe::described;
use sabika_store::Store;
use serde_json::Value;
use std::{sync::Arc, time::Duration};

/// The largest request.
const MOST: usize = 256 * 1024;
/// How long a request may take to arrive and to be answered.
const PATIENCE: Duration = Duration::from_secs(30);

/// What a page may do: all it needs comes from here, scripts and styles are files, and WebAssembly is compiled. Styles of single
/// elements say where things stand.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-ancestors 'none'; \
    base-uri 'none'; form-action 'self'";

type Shared<S> = State<Arc<Hub<S>>>;
/// Something new, and what it is called.
type Made = Result<(StatusCode, Json<Value>), Fault>;

#[expect(clippy::unnecessary_wraps, reason = "it is the answer of a handler")]
fn made(what: Value) -> Made {
    Ok((StatusCode::CREATED, Json(what)))
}

/// A door: how it is opened, who may, what it takes and what it gives.
#[derive(Clone, Copy, Debug)]
pub struct Door {
    pub method: &'static str,
    pub path: &'static str,
    /// What it is for.
    pub does: &'static str,
    /// Must one have a token?
    pub known: bool,
    /// The fields of the body: `name: string, settings?: object`.
    pub takes: &'static str,
    /// The status of the answer, and its fields.
    pub gives: (u16, &'static str),
}

macro_rules! doors {
    ($($method:ident $path:literal $room:ident::$handler:ident: $does:literal $(known $known:tt)? $(takes $takes:literal)? => $status:literal $gives:literal;)*) => {
        /// All doors.
        pub const DOORS: &[Door] = &[$(Door {
            method: stringify!($method),
            path: $path,
            does: $does,
            known: false $(|| { stringify!($known); true })?,
            takes: concat!("" $(, $takes)?),
            gives: ($status, $gives),
        }),*];
        fn router<S: Store>() -> Router<Arc<Hub<S>>> {
            Router::new()$(.route($path, $method($room::$handler::<S>)))*
        }
    };
}

doors! {
    get "/health" running::health: "is the process there" => 200 "";
    get "/ready" running::ready: "does it take players" => 200 "";
    get "/metrics" running::metrics: "counts, as Prometheus reads them" => 200 "";
    get "/api/openapi.json" running::description: "this description" => 200 "openapi: string, info: object, paths: object";
    get "/api/catalogue" running::catalogue: "every game, module, option, preset, tile and card" => 200 "games: array, modules: array, presets: array";
    post "/api/guide" running::guide: "the card beside the board, of such a game" takes "players: integer, game?: string, modules?: array, options?: object, preset?: string" => 200 "guide: object";
    post "/api/guest" me::guest: "a token for somebody new; a browser gets it as a cookie too" => 201 "token: string";
    post "/api/account" me::sign_up: "an account for a guest, who keeps everything; the recovery code is shown once" known (yes) takes "name: string, password: string" => 201 "recovery: string";
    delete "/api/account" me::vanish: "account, tokens and hooks are forgotten" known (yes) => 204 "";
    post "/api/login" me::sign_in: "a token for who knows the password" takes "name: string, password: string" => 201 "token: string";
    post "/api/recover" me::recover: "a new password with the recovery code; all old tokens are good no more" takes "name: string, code: string, password: string" => 201 "token: string, recovery: string";
    post "/api/logout" me::sign_out: "this token is good no more" known (yes) => 204 "";
    post "/api/tokens" me::another: "another token for the same person: for a program" known (yes) => 201 "token: string";
    delete "/api/tokens" me::drop_others: "all other tokens are good no more" known (yes) => 204 "";
    get "/api/me" me::me: "who one is" known (yes) => 200 "account?: string";
    get "/api/my/tables" me::tables: "the own tables, the latest first" known (yes) => 200 "tables: array";
    get "/api/my/events" me::events: "server-sent events: whose turn it is where" known (yes) => 200 "";
    get "/api/my/hooks" me::hooks: "how one is called when away" known (yes) => 200 "hooks: array";
    post "/api/my/hooks" me::hook: "be called when away: `web` with `url`, or `push` with the browser's `subscription`" known (yes) takes "kind: string, url?: string, subscription?: object" => 201 "hook: string";
    delete "/api/my/hooks/{hook}" me::unhook: "be called there no more" known (yes) => 204 "";
    get "/api/push-key" me::push_key: "the key that browsers subscribe with" => 200 "key: string";
    get "/api/tables" tables::listed: "the tables that everybody may join" => 200 "tables: array";
    post "/api/tables" tables::open: "open a table, or several with the same deal (`tables`)" known (yes) takes "players: integer, game?: string, modules?: array, options?: object, preset?: string, random?: integer, settings?: object, tables?: integer" => 201 "table: string, tables: array, group?: string";
    get "/api/tables/{table}" tables::seen: "the table as one sees it; `at` and `seat` for a game that is over" => 200 "lines: integer, now: integer, table?: object";
    delete "/api/tables/{table}" tables::remove: "delete a table at which nobody else plays" known (yes) => 204 "";
    get "/api/tables/{table}/record" tables::record: "the record of a game that is over: `form` is `json`, `text` or `bytes`" => 200 "";
    get "/api/tables/{table}/qr" tables::qr: "the invitation as a picture; `link` is put into it" => 200 "";
    post "/api/tables/{table}/enter" tables::enter: "do what a link lets one do: sit down, look on, or go on from another device" known (yes) takes "link: string, name?: string" => 204 "";
    post "/api/tables/{table}/why" tables::why: "why a move, or touching a thing, is not allowed" known (yes) takes "move?: string, thing?: object, touched?: array" => 200 "refusal?: object";
    post "/api/tables/{table}/hint" tables::hint: "what a bot would do for the one who is asked" known (yes) => 200 "hint?: object";
    post "/api/tables/{table}/rematch" tables::rematch: "the same people at a new table; everybody is told where" known (yes) => 201 "table: string";
    post "/api/tables/{table}/fork" tables::fork: "go on from a ply at a new table, with all that one cannot know dealt anew" known (yes) takes "at?: integer, settings?: object" => 201 "table: string";
    post "/api/tables/{table}/share" tables::share: "a public replay of a game that is over" known (yes) => 201 "record: string";
    post "/api/tables/{table}/report" tables::report: "tell whoever runs the server of somebody's behaviour" known (yes) takes "text: string" => 204 "";
    get "/api/tables/{table}/socket" tables::socket: "come to the table: a WebSocket" => 101 "";
    get "/api/groups/{group}" tables::group: "how the tables of one deal have ended" => 200 "tables: array";
    post "/api/records" records::upload: "keep a record, in any of its forms, for everybody who has its name" known (yes) => 201 "record: string";
    get "/api/records/{record}" records::read: "a record that was shared: `form` is `json`, `text` or `bytes`" => 200 "";
    delete "/api/records/{record}" records::remove: "share it no more" known (yes) => 204 "";
    get "/api/records/{record}/at/{ply}" records::at: "the game as it stood then, as a `seat` or nobody saw it" => 200 "view: object, news?: object, plies: integer";
    post "/api/records/{record}/fork" records::fork: "go on from a ply at a new table" known (yes) takes "at?: integer, seat?: integer, settings?: object" => 201 "table: string";
}

/// All addresses.
pub fn routes<S: Store>(hub: Arc<Hub<S>>) -> Router {
    meter::start();
    router::<S>()
        .fallback(page::answer)
        .layer(DefaultBodyLimit::max(MOST))
        .layer(middleware::from_fn_with_state(hub.clone(), guarded::<S>))
        .with_state(hub)
}

/// What holds for every request: no page of another site changes anything here, no page here is part of another one, nobody comes
/// too often or takes too long.
async fn guarded<S: Store>(State(hub): Shared<S>, mut request: Request, next: Next) -> Response {
    let coming = Coming::of(&hub, &request);
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    let mut response = if changes && !identity::is_own(request.headers()) {
        Fault::origin().into_response()
    } else if let Err(fault) = hub.limits.lets(Doing::Coming, coming.0, "") {
        fault.into_response()
    } else {
        request.extensions_mut().insert(coming);
        let late = || Fault::new(StatusCode::REQUEST_TIMEOUT, "too_slow", "this took too long").into_response();
        tokio::time::timeout(PATIENCE, next.run(request)).await.unwrap_or_else(|_| late())
    };
    meter::request(response.status().as_u16());
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::CACHE_CONTROL, "no-store"),
    ] {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}
