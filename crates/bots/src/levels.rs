//! Opponents with an eye, from one that sees badly to one that looks far ahead.

use crate::{greedy::time_of_future, search::Skill};
use sabika_engine::modules::ModuleSet;

/// How well a bot plays that has an eye: by how many futures it tries, and how sure it is of what it sees; never by blunders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// The name used in files and on the command line.
    pub name: &'static str,
    /// So many futures are tried without modules.
    pub playouts: u32,
    /// How they are tried.
    pub skill: Skill,
}

/// All of them, the weakest first.
pub const LEVELS: &[Level] = &[
    Level { name: "apprentice", playouts: 0, skill: Skill { width: 1_000, depth: 0, point: 400, noise: 11 } },
    Level { name: "mason", playouts: 0, skill: Skill { width: 1_000, depth: 0, point: 400, noise: 7 } },
    Level { name: "builder", playouts: 60, skill: Skill { width: 6, depth: 8, point: 400, noise: 0 } },
    Level { name: "architect", playouts: 450, skill: Skill { width: 12, depth: 36, point: 400, noise: 0 } },
    Level { name: "emir", playouts: 4_500, skill: Skill { width: 12, depth: 36, point: 400, noise: 0 } },
    Level { name: "sultan", playouts: 32_000, skill: Skill { width: 16, depth: 36, point: 400, noise: 0 } },
];

impl Level {
    /// The level of this name, if there is one.
    pub fn by_name(name: &str) -> Option<&'static Level> {
        LEVELS.iter().find(|level| level.name == name)
    }
    /// How many futures it tries where these modules are in play: they make a future take longer, and nobody shall wait longer.
    pub fn playouts_with(&self, rooms: ModuleSet) -> u32 {
        (self.playouts * 10 / time_of_future(rooms)).max(self.playouts.min(24))
    }
}
