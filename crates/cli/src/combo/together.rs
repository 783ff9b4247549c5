//! What goes together, by what it is about: paying, getting tiles, building, or pieces and points.

use sabika_engine::modules::{ModuleId, ModuleSet};
use sabika_words::Words;
use serde::Serialize;

/// What several lines are about.
#[derive(Serialize)]
pub struct Topic {
    /// Its heading.
    pub title: String,
    /// The lines, by the module that brings them up.
    pub groups: Vec<Group>,
}

/// Lines about one module and others.
#[derive(Serialize)]
pub struct Group {
    /// Which.
    pub module: ModuleId,
    /// What it is called.
    pub name: String,
    /// The lines.
    pub lines: Vec<String>,
}

/// Modules that are about a topic; a pair belongs to the first topic that one of its two is about.
const TOPICS: [(&str, &[ModuleId]); 3] = [
    (
        "money",
        &[
            ModuleId::ExchangeOffices,
            ModuleId::Diamonds,
            ModuleId::Thieves,
            ModuleId::Change,
            ModuleId::MasterBuilders,
            ModuleId::Caravanserai,
            ModuleId::ExchangeCertificates,
        ],
    ),
    (
        "getting",
        &[
            ModuleId::RedPalace,
            ModuleId::Vizier,
            ModuleId::Characters,
            ModuleId::PowerOfSultan,
            ModuleId::BuildingSites,
        ],
    ),
    (
        "building",
        &[ModuleId::CityGates, ModuleId::Camps, ModuleId::CityWalls, ModuleId::Watchtowers, ModuleId::MagicalBuildings],
    ),
];

/// The topic of a pair, and which of the two it stands under.
fn topic(a: ModuleId, b: ModuleId) -> (&'static str, ModuleId) {
    for (name, about) in TOPICS {
        if let Some(module) = [a, b].into_iter().find(|module| about.contains(module)) {
            return (name, module);
        }
    }
    ("counting", a)
}

/// Everything that these modules say about each other.
pub fn topics(words: &Words, modules: ModuleSet) -> Vec<Topic> {
    let names = TOPICS.map(|(name, _)| name);
    let mut topics = Vec::new();
    for name in names.into_iter().chain(["counting"]) {
        let group = |module: ModuleId| {
            let others = modules.iter().filter(|other| *other != module);
            let pairs = others.map(|other| (module.min(other), module.max(other)));
            let own = pairs.filter(|(a, b)| topic(*a, *b) == (name, module));
            let lines: Vec<String> = own.flat_map(|(a, b)| words.interaction(a, b)).collect();
            (!lines.is_empty()).then(|| Group { module, name: words.module_name(module), lines })
        };
        let groups: Vec<Group> = modules.iter().filter_map(group).collect();
        if !groups.is_empty() {
            topics.push(Topic { title: words.say(&format!("terminal-combo-topic-{name}"), &[]), groups });
        }
    }
    topics
}
