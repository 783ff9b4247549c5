//! The eyes that were trained: one for each kind of game.

use crate::{BadWeights, Net};
use sabika_engine::{Config, Title};
use std::sync::OnceLock;

/// Which eye looks at a game. Its weights are part of the program (`embedded`), or whoever lets it look hands them over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eye {
    /// For Alhambra without modules.
    Alhambra,
    /// With modules.
    Modules,
    /// For The Red Palace.
    Palace,
}

impl Eye {
    /// All of them.
    pub const ALL: [Eye; 3] = [Eye::Alhambra, Eye::Modules, Eye::Palace];

    /// The one that was trained for such games.
    pub fn of(config: &Config) -> Eye {
        match config.game {
            Title::Alhambra if config.rooms().is_empty() => Eye::Alhambra,
            Title::Alhambra => Eye::Modules,
            Title::RedPalace => Eye::Palace,
        }
    }
    /// What its file is called.
    pub fn name(self) -> &'static str {
        match self {
            Eye::Alhambra => "alhambra",
            Eye::Modules => "modules",
            Eye::Palace => "palace",
        }
    }
    /// The one of this name, if there is one.
    pub fn by_name(name: &str) -> Option<Eye> {
        Eye::ALL.into_iter().find(|eye| eye.name() == name)
    }
    /// Learns weights. Who has learned stays with it: a game that was begun goes on with the same eye.
    pub fn learn(self, weights: &[u8]) -> Result<(), BadWeights> {
        let net = Net::read(weights)?;
        self.learned().get_or_init(|| net);
        Ok(())
    }
    /// What it has learned; nothing where weights are handed over and nobody has done so yet.
    pub fn net(self) -> Option<&'static Net> {
        #[cfg(feature = "embedded")]
        return Some(self.learned().get_or_init(|| Net::read(self.embedded()).expect("the weights of this version")));
        #[cfg(not(feature = "embedded"))]
        self.learned().get()
    }
    fn learned(self) -> &'static OnceLock<Net> {
        static LEARNED: [OnceLock<Net>; Eye::ALL.len()] = [const { OnceLock::new() }; Eye::ALL.len()];
        &LEARNED[self as usize]
    }
    #[cfg(feature = "embedded")]
    fn embedded(self) -> &'static [u8] {
        match self {
            Eye::Alhambra => include_bytes!("../weights/alhambra.bin"),
            Eye::Modules => include_bytes!("../weights/modules.bin"),
            Eye::Palace => include_bytes!("../weights/palace.bin"),
        }
    }
}
