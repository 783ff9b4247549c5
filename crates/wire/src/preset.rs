//! Games to start with: a choice of modules with a name.

use sabika_engine::{
    Config, Title,
    modules::{ModuleId, ModuleSet},
};
use sabika_words::Words;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A choice of modules with a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Preset {
    /// Its name.
    pub name: String,
    /// What it is called.
    pub title: String,
    /// What it is, in a line.
    pub gist: String,
    /// The game.
    pub game: String,
    /// The modules.
    pub modules: Vec<String>,
}

/// By their numbers: those of a box stand together.
const PRESETS: [(&str, Title, &[u16]); 11] = [
    ("first_game", Title::Alhambra, &[]),
    ("family", Title::Alhambra, &[4, 6, 8]),
    ("expansion_1", Title::Alhambra, &[1, 2, 3, 4]),
    ("expansion_2", Title::Alhambra, &[5, 6, 7, 8]),
    ("expansion_3", Title::Alhambra, &[9, 10, 11, 12]),
    ("expansion_4", Title::Alhambra, &[13, 14, 15, 16]),
    ("expansion_5", Title::Alhambra, &[17, 18, 19, 20]),
    ("expansion_6", Title::Alhambra, &[21, 22, 23, 24]),
    ("big_box", Title::Alhambra, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]),
    (
        "everything",
        Title::Alhambra,
        &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26],
    ),
    ("second_game", Title::RedPalace, &[]),
];

impl Preset {
    /// All of them, in this language.
    pub fn all(words: &Words) -> Vec<Preset> {
        let preset = |(name, title, numbers): (&str, Title, &[u16])| Preset {
            name: name.into(),
            title: words.say(&format!("preset-{name}"), &[]),
            gist: words.say(&format!("preset-{name}-about"), &[]),
            game: title.name().into(),
            modules: modules(numbers).iter().map(|module| module.name().into()).collect(),
        };
        PRESETS.into_iter().map(preset).collect()
    }
    /// What is played with this name, by so many.
    pub fn config(name: &str, players: u8) -> Option<Config> {
        let (_, title, numbers) = PRESETS.into_iter().find(|(own, ..)| *own == name)?;
        Some(Config::players(players).of(title).with(modules(numbers)))
    }
}

fn modules(numbers: &[u16]) -> ModuleSet {
    ModuleId::ALL.iter().copied().filter(|module| numbers.contains(&module.number())).collect()
}
