use crate::{Engine, PROTOCOL, answer::Answer, command, fault::Fault, request::Request};
use sabika_bots::NAMES;
use sabika_engine::{Allowed, Choice, Options, RULES_VERSION, Title, modules::ModuleId};
use sabika_words::Lang;
use serde_json::{Map, Value, json};

/// Who answers here, and what can be played. From here on the version is spoken that is asked for, if one is.
pub fn hello(engine: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let protocol = match request.count("protocol")? {
        None => engine.protocol,
        Some(n @ 1..=2) => n as u32,
        Some(n) => {
            return Err(Fault::bad_request(
                "protocol",
                format!("there is no version {n}: 1 and {PROTOCOL} are spoken"),
            ));
        }
    };
    engine.protocol = protocol;
    let wire = (protocol > 1).then_some(sabika_wire::VERSION);
    let answer = Answer::new()
        .with("name", "sabika")
        .with("version", env!("CARGO_PKG_VERSION"))
        .with("protocol", protocol)
        .with("protocols", (1..=PROTOCOL).collect::<Vec<_>>())
        .with("rules_version", RULES_VERSION)
        .with("games", Title::ALL)
        .with("modules", ModuleId::ALL)
        .with("options", options())
        .with("goes_with", goes_with())
        .with("bots", NAMES)
        .with("langs", Lang::ALL)
        .with("commands", command::names(protocol));
    Ok(match wire {
        Some(version) => answer.with("wire", version),
        None => answer,
    })
}

/// Game → the modules and the options that go with it.
fn goes_with() -> Map<String, Value> {
    let of = |game: Title| {
        let modules: Vec<_> = ModuleId::ALL.iter().filter(|module| game.takes(**module)).collect();
        let options: Vec<_> = Options::of(game).map(|choice| choice.name).collect();
        (game.name().to_owned(), json!({"modules": modules, "options": options}))
    };
    Title::ALL.into_iter().map(of).collect()
}

/// Name → what it may be, what it is if nothing is said, and its rule.
fn options() -> Map<String, Value> {
    let defaults = json!(Options::default());
    let option = |choice: &Choice| {
        let Choice { name, allowed, rule } = choice;
        let allowed = match allowed {
            Allowed::Words(words) => json!(words),
            Allowed::UpTo(max) => json!({"min": 0, "max": max}),
        };
        ((*name).to_owned(), json!({"allowed": allowed, "default": defaults[*name], "rule": rule}))
    };
    Options::all().map(|(choice, _)| option(choice)).collect()
}
