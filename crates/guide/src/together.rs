//! What goes together, by what it is about: paying, getting tiles, building, or pieces and points.

use sabika_engine::modules::{ModuleId, ModuleSet, guide::About};
use sabika_words::Words;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What several lines are about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "GuideTopic")]
pub struct Topic {
    /// Its heading.
    pub title: String,
    /// The lines, by the module that brings them up.
    pub groups: Vec<Group>,
}

/// Lines about one module and others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "GuideGroup")]
pub struct Group {
    /// Which.
    #[ts(type = "string")]
    pub module: ModuleId,
    /// What it is called.
    pub name: String,
    /// The lines.
    pub lines: Vec<String>,
}

/// Every pair of rooms, in the order of the registry.
fn pairs(rooms: ModuleSet) -> impl Iterator<Item = (ModuleId, ModuleId)> {
    rooms.iter().flat_map(move |a| rooms.iter().filter(move |b| a < *b).map(move |b| (a, b)))
}

/// Which of the two a pair stands under: the one whose matter comes first, of two alike the first.
fn leader(a: ModuleId, b: ModuleId) -> ModuleId {
    if b.guide().about < a.guide().about { b } else { a }
}

/// Everything that these rooms say about each other.
pub fn interactions(words: &Words, rooms: ModuleSet) -> Vec<String> {
    pairs(rooms).flat_map(|(a, b)| words.interaction(a, b)).collect()
}

/// The same, by what it is about.
pub fn topics(words: &Words, rooms: ModuleSet) -> Vec<Topic> {
    let group = |module: ModuleId| {
        let own = pairs(rooms).filter(|(a, b)| leader(*a, *b) == module);
        let lines: Vec<String> = own.flat_map(|(a, b)| words.interaction(a, b)).collect();
        (!lines.is_empty()).then(|| Group { module, name: words.module_name(module), lines })
    };
    let topic = |about: About| {
        let of = rooms.iter().filter(|module| module.guide().about == about);
        let groups: Vec<Group> = of.filter_map(group).collect();
        let title = words.say(&format!("guide-topic-{}", about.name()), &[]);
        (!groups.is_empty()).then_some(Topic { title, groups })
    };
    About::ALL.into_iter().filter_map(topic).collect()
}
