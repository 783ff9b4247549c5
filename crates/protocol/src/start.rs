//! Games begin: a new one, a described position, a record.

use crate::{
    Engine,
    answer::Answer,
    fault::Fault,
    play::Decision,
    request::{Request, read},
};
use sabika_engine::{
    Allowed, BadOption, Choice, Config, Options, Title,
    modules::{ModuleId, ModuleSet},
    value::{Misspelt, Seed},
};
use sabika_notation::{BadRecord, Record};
use sabika_session::{BadGiven, Session};
use serde_json::Value;

/// A new game.
pub fn new(engine: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let session = Session::new(config(request)?, seed(request)?)?;
    begin(engine, session, request)
}

/// What is to be played.
pub fn config(request: &Request) -> Result<Config, Fault> {
    let (game, options) = (game(request)?, options(request)?);
    let config = Config { modules: modules(request, game)?, options, ..Config::players(players(request)?).of(game) };
    own_options(options, game)?;
    Ok(config)
}

/// A game from a described position on.
pub fn scenario(engine: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let given = request.need("given")?;
    let session = Session::from_position(given.clone()).map_err(|bad| match bad {
        BadGiven::Impossible(position) => Fault::from(position),
        BadGiven::Unread(error) => Fault::misread(error.of("given")),
    })?;
    begin(engine, session, request)
}

/// A recorded game.
pub fn load(engine: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let record = match request.need("record")? {
        Value::String(text) => Record::from_any(text.as_bytes()),
        value => Record::try_from(value.clone()),
    };
    let session = record.and_then(|record| Session::load(&record)).map_err(bad_record)?;
    begin(engine, session, request)
}

/// What happened before the first question is told too: the deal, and who begins.
fn begin(engine: &mut Engine, session: Session, request: &Request) -> Result<Answer, Fault> {
    let hears = request.hears(&session)?;
    let told: Vec<_> = session.events_before_play().iter().map(|event| event.told(hears)).collect();
    let answer = Answer::new()
        .with("decision", Decision::of(&session))
        .with("over", session.game().open().is_over())
        .with("events", told);
    engine.session = Some(session);
    Ok(answer)
}

fn bad_record(bad: BadRecord) -> Fault {
    match bad {
        BadRecord::Field { field, why } => Fault::bad_request(format!("record.{field}"), why),
        BadRecord::Illegal { ply, seat, mv, illegal } => {
            let why = format!("move {ply} ({seat} {mv}) breaks {}: ", illegal.rule);
            Fault::bad_request(format!("record.moves[{}]", ply - 1), why).refused(illegal)
        }
        other => Fault::bad_request("record", other.to_string()),
    }
}

fn players(request: &Request) -> Result<u8, Fault> {
    let value = request.need("players")?;
    match value.as_u64().map(u8::try_from) {
        Some(Ok(players)) => Ok(players),
        _ if value.is_number() => Err(Fault::bad_config("players", format!("{value} cannot play"))),
        _ => Err(Fault::bad_request("players", "a number from 2 to 6 is needed here")),
    }
}

fn game(request: &Request) -> Result<Title, Fault> {
    if request.get("game").is_none() {
        return Ok(Title::default());
    }
    request.text("game")?;
    read("game", request.need("game")?).map_err(|_: Fault| {
        Fault::bad_config("game", "this version does not play that game; hello lists the games it plays")
    })
}

fn modules(request: &Request, game: Title) -> Result<ModuleSet, Fault> {
    let mut set = ModuleSet::EMPTY;
    if request.get("modules").is_none() {
        return Ok(set);
    }
    for (at, value) in request.list("modules")?.iter().enumerate() {
        let path = format!("modules[{at}]");
        let name = value.as_str().ok_or_else(|| Fault::bad_request(&path, "the name of a module is needed here"))?;
        let module: ModuleId = name.parse().map_err(|e: Misspelt| Fault::bad_config(&path, e.to_string()))?;
        let rule = Some(game.kit().modules);
        if let Some(other) = module.game() {
            let why = format!("{other} is a game, not a module: say \"game\": \"{other}\"");
            return Err(Fault::bad_config(&path, why).breaking(rule, vec![]));
        }
        if !game.takes(module) {
            let why = format!("{game} is not played with {module}; hello lists what goes with it");
            return Err(Fault::bad_config(&path, why).breaking(rule, vec![]));
        }
        if !set.insert(module) {
            return Err(Fault::bad_config(&path, format!("the module {module} is named twice")));
        }
    }
    Ok(set)
}

/// An option of another game may be said only as it is anyway.
fn own_options(options: Options, game: Title) -> Result<(), Fault> {
    match options.foreign(game) {
        Some((name, rule)) => {
            let why = format!("{game} has no such option; hello lists what goes with it");
            Err(Fault::bad_config(format!("options.{name}"), why).breaking(Some(rule), vec![]))
        }
        None => Ok(()),
    }
}

/// The options of a request; those left out have their defaults.
pub fn options(request: &Request) -> Result<Options, Fault> {
    let Some(value) = request.get("options") else { return Ok(Options::default()) };
    let map = value.as_object().ok_or_else(|| Fault::bad_request("options", "an object is needed here"))?;
    let mut options = Options::default();
    for (name, value) in map {
        let path = format!("options.{name}");
        // A word is written as text and a number as a number.
        let said = value.as_str().map(str::to_owned).filter(|said| said.parse::<u64>().is_err());
        let said = said.or_else(|| value.as_u64().map(|number| number.to_string())).unwrap_or_default();
        options.say(name, &said).map_err(|e| match e {
            BadOption::Unknown(_) => Fault::bad_config(path, "there is no such option; hello lists them"),
            BadOption::NotAllowed(Choice { allowed: Allowed::Words(words), .. }) => {
                Fault::bad_config(path, format!("this is one of {}", words.join(", ")))
            }
            BadOption::NotAllowed(Choice { allowed: Allowed::UpTo(max), .. }) => {
                Fault::bad_config(path, format!("this is a number from 0 to {max}"))
            }
        })?;
    }
    Ok(options)
}

/// A number, or any text; 0 if it is left out, so that the same lines always play the same game.
fn seed(request: &Request) -> Result<Seed, Fault> {
    match request.get("seed") {
        None => Ok(Seed::from_number(0)),
        Some(Value::String(text)) => text.parse().map_err(|e: Misspelt| Fault::bad_config("seed", e.to_string())),
        Some(value) => match value.as_u64() {
            Some(number) => Ok(Seed::from_number(number)),
            None => Err(Fault::bad_config("seed", format!("a seed is a number from 0 to {} or a text", u64::MAX))),
        },
    }
}
