use crate::{PROTOCOL, answer::Answer, command};
use sabika_bots::NAMES;
use sabika_engine::{Allowed, Choice, Options, RULES_VERSION, Title, modules::ModuleId};
use sabika_words::Lang;
use serde_json::{Map, Value, json};

/// Who answers here, and what can be played.
pub fn hello() -> Answer {
    Answer::new()
        .with("name", "sabika")
        .with("version", env!("CARGO_PKG_VERSION"))
        .with("protocol", PROTOCOL)
        .with("rules_version", RULES_VERSION)
        .with("games", Title::ALL)
        .with("modules", ModuleId::ALL)
        .with("options", options())
        .with("goes_with", goes_with())
        .with("bots", NAMES)
        .with("langs", Lang::ALL)
        .with("commands", command::names().collect::<Vec<_>>())
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
