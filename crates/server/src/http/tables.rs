//! Tables: opening them, looking at them, coming to them, and what comes after a game.

use super::{
    MOST, Made, Shared,
    coming::{Ask, Body, Coming, Known, Makes, Speaks, Visit},
    made,
    me::found,
    records,
};
use crate::{
    fault::Fault,
    hub::{Hub, MOST_TABLES},
    identity,
    limits::Doing,
    live::Said,
    now,
    socket::{self, Way},
};
use axum::{
    Json,
    extract::{Path, State, WebSocketUpgrade},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use qrcode::{QrCode, render::svg};
use sabika_engine::{
    Config,
    modules::{ModuleId, ModuleSet},
    value::{Dice, Seat, Seed},
};
use sabika_host::{Chair, Command, Entry, Hint, Look, Opening, Person, Request, Settings, Stage, Table, ToClient, Why};
use sabika_store::{Note, Search, Store, TableId};
use sabika_wire::{Preset, Refusal};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use tokio::sync::oneshot;

/// The largest message at a table.
const LARGEST: usize = 64 * 1024;
/// A socket that does nothing costs little.
const BUFFER: usize = 4 * 1024;

/// What is wanted: the fields of a configuration as in a record, or the name of a preset, or so many modules by chance.
pub fn config(mut wanted: Value) -> Result<Config, Fault> {
    let wrong = |why: String| Fault::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_request", why);
    let fields = wanted.as_object_mut().ok_or_else(|| wrong("this is no game".into()))?;
    let (preset, random) = (fields.remove("preset"), fields.remove("random"));
    let players = fields.get("players").and_then(Value::as_u64).and_then(|players| u8::try_from(players).ok());
    if let Some(preset) = preset {
        let known = preset.as_str().and_then(|name| Preset::config(name, players?));
        return known.ok_or_else(|| wrong("preset: none of that name, or no number of players".into()));
    }
    let mut config: Config = serde_json::from_value(wanted).map_err(|e| wrong(e.to_string()))?;
    if let Some(random) = random {
        let most = ModuleId::ALL.len() as u64;
        let wanted = random.as_u64().filter(|count| (1..=most).contains(count));
        let count = wanted.ok_or_else(|| wrong(format!("random: 1 to {most} modules")))?;
        config.modules = by_chance(count as usize, config)?;
    }
    Ok(config)
}

/// So many modules that can be played, by chance.
fn by_chance(count: usize, config: Config) -> Result<ModuleSet, Fault> {
    let seed = identity::chance()?;
    let mut dice = Dice::loose(u64::from_le_bytes(std::array::from_fn(|n| seed[n])));
    let mut all: Vec<ModuleId> = ModuleId::ALL.to_vec();
    all.retain(|module| config.with([*module].into_iter().collect()).check().is_ok());
    let mut picked = ModuleSet::default();
    for _ in 0..count.min(all.len()) {
        picked.insert(all.swap_remove(dice.below(all.len() as u32) as usize));
    }
    Ok(picked)
}

pub async fn open<S: Store>(State(hub): Shared<S>, Makes(host): Makes, Body(mut wanted): Body<Value>) -> Made {
    let wrong = |why: String| Fault::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_request", why);
    let take = |wanted: &mut Value, name: &str| wanted.as_object_mut().and_then(|fields| fields.remove(name));
    let settings: Settings = match take(&mut wanted, "settings") {
        Some(settings) => serde_json::from_value(settings).map_err(|e| wrong(format!("settings: {e}")))?,
        None => Settings::default(),
    };
    let tables = match take(&mut wanted, "tables") {
        Some(count) => count.as_u64().filter(|count| (1..=MOST_TABLES.into()).contains(count)),
        None => Some(1),
    };
    let tables = tables.ok_or_else(|| wrong(format!("tables: 1 to {MOST_TABLES}")))?;
    let group = if tables > 1 { Some(identity::short_word()?) } else { None };
    let seed = Seed::from_bytes(identity::chance()?);
    let opening = Opening { settings, group: group.clone(), ..Opening::new(config(wanted)?, seed) };
    let mut ids = Vec::new();
    for _ in 0..tables {
        ids.push(hub.open(&opening, &host, vec![]).await?.as_str().to_string());
    }
    made(json!({"table": ids[0], "tables": ids, "group": group}))
}

pub async fn listed<S: Store>(State(hub): Shared<S>) -> Result<Json<Value>, Fault> {
    found(&hub, Search::Listed, None).await
}

#[derive(Deserialize)]
pub struct When {
    at: Option<u32>,
    seat: Option<u8>,
}

/// A table as whoever asks sees it; a game that is over, at any ply and from any seat.
pub async fn seen<S: Store>(
    State(hub): Shared<S>,
    Visit { id, who }: Visit,
    Ask(when): Ask<When>,
    Speaks(lang): Speaks,
) -> Result<Json<Value>, Fault> {
    let Some(ply) = when.at else {
        let words = hub.clone();
        let update = move |table: &Table| table.update(who.as_ref(), Look::Drawn, None, now(), words.words(lang));
        let update = hub.peek(&id, update).await?;
        return serde_json::to_value(update).map(Json).map_err(|e| Fault::bad("table", e));
    };
    let record = hub.peek(&id, Table::record).await?.ok_or_else(not_over)?;
    let Json(stood) = records::shown(&hub, record, ply, when.seat, lang).await?;
    serde_json::to_value(stood).map(Json).map_err(|e| Fault::bad("table", e))
}

fn not_over() -> Fault {
    Fault::new(StatusCode::CONFLICT, "not_over", "a game has a record once it is over")
}

/// Who opened it may delete it, unless others play there.
pub async fn remove<S: Store>(
    State(hub): Shared<S>,
    Known(who): Known,
    Visit { id, .. }: Visit,
) -> Result<StatusCode, Fault> {
    let own = who.clone();
    let (host, others) = hub
        .peek(&id, move |table| {
            let others = table.chairs().iter().filter_map(Chair::person).any(|person| *person != own);
            (table.host().clone(), others && table.stage() == Stage::Playing)
        })
        .await?;
    if host != who {
        return Err(Fault::new(StatusCode::FORBIDDEN, "not_host", "only who opened the table can do this"));
    }
    if others {
        return Err(Fault::new(StatusCode::CONFLICT, "not_now", "others play here"));
    }
    hub.delete(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize)]
pub struct Form {
    pub form: Option<String>,
}

pub async fn record<S: Store>(
    State(hub): Shared<S>,
    Visit { id, .. }: Visit,
    Ask(form): Ask<Form>,
) -> Result<Response, Fault> {
    // A game that is on holds the seed, which nobody may know.
    let record = hub.peek(&id, Table::record).await?.ok_or_else(not_over)?;
    records::written(&record, form.form.as_deref())
}

#[derive(Deserialize)]
pub struct Linked {
    link: Option<String>,
}

/// The address of a table, for the camera of a telephone. A link stands behind the `#`, which browsers send to nobody.
pub async fn qr<S: Store>(
    State(hub): Shared<S>,
    Visit { id, .. }: Visit,
    Ask(linked): Ask<Linked>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    drop(hub);
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let (host, scheme) = (text("host").unwrap_or("localhost"), text("x-forwarded-proto").unwrap_or("http"));
    let fits = |word: &&String| word.len() <= 64 && word.bytes().all(|sign| sign.is_ascii_alphanumeric());
    let link = linked.link.as_ref().filter(fits).map_or(String::new(), |link| format!("#{link}"));
    let code =
        QrCode::new(format!("{scheme}://{host}/table/{}{link}", id.as_str())).map_err(|e| Fault::bad("link", e))?;
    let picture = code.render::<svg::Color<'_>>().min_dimensions(240, 240).build();
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}

/// Says something to a table for somebody, as over its socket.
async fn tell<S: Store>(hub: &Arc<Hub<S>>, id: &TableId, who: Person, command: Command) -> Result<(), Fault> {
    let (answer, answered) = oneshot::channel();
    let want = Said::Want(Box::new(Request::by(who, command)), sabika_words::Lang::En, answer);
    hub.table(id).await?.send(want).await.map_err(|_| Fault::closing())?;
    match answered.await.map_err(|_| Fault::closing())? {
        ToClient::Refused { code, message, .. } => Err(Fault::told(StatusCode::CONFLICT, code, message)),
        _ => Ok(()),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Enter {
    link: String,
    #[serde(default)]
    name: String,
}

pub async fn enter<S: Store>(
    State(hub): Shared<S>,
    Coming(from): Coming,
    Known(who): Known,
    Path(id): Path<String>,
    Body(said): Body<Enter>,
) -> Result<StatusCode, Fault> {
    hub.limits.lets(Doing::Making, from, "enter")?;
    let id = TableId::new(id).ok_or_else(Fault::no_table)?;
    // Who has no good link does not learn that the table is there.
    let entered = tell(&hub, &id, who, Command::Enter { link: said.link, name: said.name }).await;
    match entered {
        Err(fault) if fault.code == "no_link" => Err(Fault::no_table()),
        other => other.map(|()| StatusCode::NO_CONTENT),
    }
}

pub async fn why<S: Store>(
    State(hub): Shared<S>,
    Known(who): Known,
    Visit { id, .. }: Visit,
    Speaks(lang): Speaks,
    Body(asked): Body<Why>,
) -> Result<Json<Value>, Fault> {
    let words = hub.clone();
    let refusal = hub.peek(&id, move |table| table.why(&who, &asked, words.words(lang))).await??;
    Ok(Json(json!({"refusal": refusal as Option<Refusal>})))
}

/// What a bot would do, from what the one may know who is asked.
pub async fn hint<S: Store>(
    State(hub): Shared<S>,
    Known(who): Known,
    Visit { id, .. }: Visit,
    Speaks(lang): Speaks,
) -> Result<Json<Value>, Fault> {
    let table = hub.peek(&id, Table::clone).await?;
    // It is a bot that thinks: like the others it waits for its turn, and keeps nobody waiting.
    let words = hub.clone();
    let thought = hub.thinking.of(move || table.hint(&who, words.words(lang))).await;
    let hint: Option<Hint> = thought.ok_or_else(Fault::closing)?;
    Ok(Json(json!({"hint": hint})))
}

/// The same people, and bots, at a new table with a new deal. Whoever asks second is told of the same one.
pub async fn rematch<S: Store>(State(hub): Shared<S>, Makes(who): Makes, Visit { id, .. }: Visit) -> Made {
    let own = who.clone();
    let (next, over, plays, opening, sitting) = hub
        .peek(&id, move |table| {
            let seats = || Seat::all(table.opening().config.players);
            let sits = |seat: Seat| match &table.chairs()[seat.index()] {
                Chair::Empty => None,
                Chair::Bot { bot } => Some(Entry::BotSat { seat: seat.into(), bot: bot.clone() }),
                Chair::Person { who, name, .. } => {
                    Some(Entry::Sat { seat: seat.into(), person: who.clone(), name: name.clone() })
                }
            };
            let plays = table.host() == &own || table.seats_of(&own).next().is_some();
            let sitting: Vec<Entry> = seats().filter_map(sits).collect();
            let over = table.stage() == Stage::Over;
            (table.next().map(str::to_string), over, plays, table.opening().clone(), sitting)
        })
        .await?;
    if let Some(next) = next {
        return made(json!({"table": next}));
    }
    if !over {
        return Err(not_over());
    }
    if !plays {
        return Err(Fault::new(StatusCode::FORBIDDEN, "not_seated", "only who plays can do this"));
    }
    let opening =
        Opening { settings: opening.settings, ..Opening::new(opening.config, Seed::from_bytes(identity::chance()?)) };
    let new = hub.open(&opening, &who, sitting).await?;
    if hub.happens(&id, Entry::Next { table: new.as_str().into() }).await? {
        return made(json!({"table": new.as_str()}));
    }
    // Somebody else was faster.
    hub.delete(&new).await?;
    let next = hub.peek(&id, |table| table.next().map(str::to_string)).await?.ok_or_else(Fault::closing)?;
    made(json!({"table": next}))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fork {
    at: Option<u32>,
    #[serde(default)]
    settings: Settings,
}

/// A game goes on from here as whoever asks knew it then. As long as the game that was left is on, nobody learns the seed of this
/// one: the record holds both.
pub async fn fork<S: Store>(
    State(hub): Shared<S>,
    Makes(who): Makes,
    Visit { id, .. }: Visit,
    Body(wanted): Body<Fork>,
) -> Made {
    let (own, chance) = (who.clone(), identity::chance()?);
    let seed = u64::from_le_bytes(std::array::from_fn(|n| chance[n]));
    let left = hub
        .peek(&id, move |table| {
            let session = table.session()?;
            let seat = table.looks_from(Some(&own));
            let fork = session.fork(wanted.at.unwrap_or(session.ply()), seat, seed)?;
            Some((fork.record(), table.seed().is_some()))
        })
        .await?;
    let (record, over) = left.ok_or_else(|| Fault::bad("at", "so many moves were not made"))?;
    let mut opening = Opening::going_on(&record, wanted.settings);
    opening.group = (!over).then(|| id.as_str().into());
    let new = hub.open(&opening, &who, vec![]).await?;
    made(json!({"table": new.as_str()}))
}

pub async fn share<S: Store>(State(hub): Shared<S>, Makes(who): Makes, Visit { id, .. }: Visit) -> Made {
    let own = who.clone();
    let (plays, record) = hub.peek(&id, move |table| (!table.only_watches(Some(&own)), table.record())).await?;
    if !plays {
        return Err(Fault::new(StatusCode::FORBIDDEN, "not_seated", "only who plays can do this"));
    }
    records::keep(&hub, &who, &record.ok_or_else(not_over)?).await
}

const REPORT: &str = "report";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Report {
    text: String,
}

/// Something for whoever runs the server to read (`sabika reports`).
pub async fn report<S: Store>(
    State(hub): Shared<S>,
    Coming(from): Coming,
    Known(who): Known,
    Visit { id, .. }: Visit,
    Body(report): Body<Report>,
) -> Result<StatusCode, Fault> {
    hub.limits.lets(Doing::Guessing, from, who.as_str())?;
    if !(1..=1_000).contains(&report.text.trim().chars().count()) {
        return Err(Fault::bad("text", "1 to 1000 letters"));
    }
    let text = json!({"table": id.as_str(), "text": report.text.trim()}).to_string();
    let note = Note { kind: REPORT, name: identity::short_word()?, owner: who.as_str().into(), at: now(), text };
    hub.store.put(&note, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// How the tables of one deal have ended, as far as they have: points by seat. Only of those that whoever asks may look at.
pub async fn group<S: Store>(
    State(hub): Shared<S>,
    Path(group): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Value>, Fault> {
    let who = identity::person(&hub, identity::token(&headers)).await?;
    let found = hub.store.search(&Search::Group(group), MOST_TABLES.into()).await?;
    let mut tables = Vec::new();
    for listed in found {
        let looks = who.clone();
        let one = hub.peek(&listed.table, move |table| {
            let names = Seat::all(table.opening().config.players).map(|seat| table.chairs()[seat.index()].name(seat));
            let over = table.session().filter(|_| table.stage() == Stage::Over);
            let scores = over.map(|session| {
                let open = session.game().open();
                open.seats().map(|seat| open.score(seat)).collect::<Vec<_>>()
            });
            let seed = table.seed().map(|seed| seed.to_string());
            let told = || json!({"names": names.collect::<Vec<_>>(), "scores": scores, "seed": seed});
            table.may_look(looks.as_ref()).then(told)
        });
        if let Some(mut one) = one.await? {
            one["table"] = json!(listed.table.as_str());
            tables.push(one);
        }
    }
    if tables.is_empty() { Err(Fault::no_table()) } else { Ok(Json(json!({"tables": tables}))) }
}

#[derive(Deserialize)]
pub struct How {
    form: Option<String>,
    news: Option<String>,
}

/// Somebody comes to a table.
pub async fn socket<S: Store>(
    State(hub): Shared<S>,
    Coming(from): Coming,
    Visit { id, who }: Visit,
    Ask(how): Ask<How>,
    Speaks(lang): Speaks,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Fault> {
    if !identity::is_own(&headers) {
        return Err(Fault::origin());
    }
    let look = match how.form.as_deref() {
        None | Some("drawn") => Look::Drawn,
        Some("numbers") => Look::Numbers,
        Some(_) => return Err(Fault::bad("form", "drawn or numbers")),
    };
    let all_news = match how.news.as_deref() {
        None => false,
        Some("all") => true,
        Some(_) => return Err(Fault::bad("news", "all")),
    };
    let held = hub.limits.socket(from)?;
    let upgrade = upgrade.max_message_size(LARGEST.min(MOST)).max_frame_size(LARGEST);
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(0);
    let speaks_as = who.as_ref().map_or_else(|| format!("{from:?}"), |who| who.as_str().into());
    Ok(upgrade.on_upgrade(move |web| socket::run(Way { hub, id, who, lang, look, all_news, speaks_as }, web, held)))
}
