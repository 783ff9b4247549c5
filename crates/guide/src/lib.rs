//! The card beside the board: a game with a choice of modules, as a family would lay it out. What to prepare, a turn and a
//! scoring in order, what is bought, each module by itself, and what goes together.
//!
//! Nothing here knows a module. What a room says of itself is its [`sabika_engine::modules::guide::Guide`], the sentences
//! are messages that its name finds (`guide-turn-begin-<module>`), and the tests hold both against the engine.
//!
//! ```
//! use sabika_engine::Config;
//! use sabika_guide::Card;
//! use sabika_words::{Lang, Words};
//! let card = Card::of(&Config::players(2), &Words::new(Lang::En));
//! assert!(card.base.last().unwrap().contains("Dirk") && card.modules.is_empty());
//! ```

mod buying;
mod course;
mod together;

pub use buying::{Buying, Column};
pub use course::{Course, Moment, Step};
use sabika_engine::{
    Config, Title,
    modules::{ModuleId, ModuleSet},
};
use sabika_words::Words;
use serde::{Deserialize, Serialize};
pub use together::{Group, Topic};
use ts_rs::TS;

/// The combination card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "Guide")]
pub struct Card {
    /// The modules, or that there are none.
    pub title: String,
    /// The base game in short, where it is to be told.
    pub base: Vec<String>,
    /// Module by module.
    pub modules: Vec<Part>,
    /// What happens in which order.
    #[serde(flatten)]
    pub course: Course,
    /// What can be bought.
    pub buying: Vec<Buying>,
    /// What may help to buy it, or follows: the columns of that table.
    pub columns: Vec<Column>,
    /// What the columns mean.
    pub legends: Vec<String>,
    /// What goes together, by what it is about.
    pub together: Vec<Topic>,
    /// All lines of `together`, in the order of the modules.
    pub interactions: Vec<String>,
}

/// One module by itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "GuidePart")]
pub struct Part {
    /// Which.
    #[ts(type = "string")]
    pub id: ModuleId,
    /// What it is called.
    pub name: String,
    /// In one line.
    pub summary: String,
    /// What is prepared.
    pub setup: Vec<String>,
    /// New actions and decisions.
    pub actions: Vec<String>,
}

impl Card {
    /// The card of such a game.
    pub fn of(config: &Config, words: &Words) -> Card {
        let rooms = config.rooms();
        let columns = buying::columns(words, rooms);
        Card {
            title: title(config, words),
            base: base(config, words),
            // The room of the game first, then the modules.
            modules: config
                .game
                .room()
                .into_iter()
                .chain(config.modules.iter())
                .map(|id| Part::of(id, words))
                .collect(),
            course: Course::of(config, words),
            buying: buying::rows(words, rooms, &columns),
            legends: buying::legends(words, &columns),
            columns: columns.into_iter().map(|(_, column)| column).collect(),
            together: together::topics(words, rooms),
            interactions: together::interactions(words, rooms),
        }
    }
}

fn title(config: &Config, words: &Words) -> String {
    let mut names: Vec<String> = config.modules.iter().map(|id| words.module_name(id)).collect();
    if config.game != Title::default() {
        names.insert(0, words.game(config.game));
    }
    if names.is_empty() { words.say("guide-no-modules", &[]) } else { words.list(&names) }
}

fn base(config: &Config, words: &Words) -> Vec<String> {
    let mut lines = Vec::new();
    if config.modules == ModuleSet::EMPTY {
        let all = (1..).map(|n| format!("guide-base-{n}")).take_while(|id| words.has(id));
        lines.extend(all.map(|id| words.say(&id, &[])));
    }
    if config.has_dirk() {
        lines.push(words.say("guide-base-dirk", &[]));
    }
    lines
}

impl Part {
    fn of(id: ModuleId, words: &Words) -> Part {
        let skills = id.guide().skills.iter().map(|skill| {
            let cost = [("guards", skill.guards.into()), ("cards", skill.cards.into())];
            let name = words.thing(skill.name).unwrap_or_default();
            let (cost, what) = (words.say("guide-skill-cost", &cost), words.about(skill.name).unwrap_or_default());
            format!("{name} ({cost}): {what}")
        });
        Part {
            id,
            name: words.module_name(id),
            summary: words.module_summary(id),
            setup: words.module_setup(id),
            actions: words.module_actions(id).into_iter().chain(skills).collect(),
        }
    }
}
