//! Opponents with an eye, from one that sees badly to one that looks far ahead.

use crate::{greedy::time_of_future, search::Skill};
use sabika_engine::modules::ModuleSet;

/// How well a bot plays that has an eye: by how many futures it tries, and how sure it is of what it sees; never by blunders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// The name used in files and on the command line.
    pub name: &'static str,
    /// So many futures are tried without modules; none by who goes by first sight.
    pub plain: u32,
    /// So many would be tried with modules, if those took no longer.
    pub playouts: u32,
    /// How they are tried.
    pub skill: Skill,
}

/// Looks far ahead, and takes the others for good players in half of its futures.
const FAR: Skill = Skill { width: 12, depth: 16, point: 400, noise: 0, habit: 8, keen: false, greed: 2 };
/// Takes them for better ones there, from first to last.
const KEEN: Skill = Skill { habit: 16, keen: true, ..FAR };
/// Looks a little ahead where modules are played, and takes everybody for greedy.
const NEAR: Skill = Skill { width: 6, depth: 8, habit: 0, greed: 0, ..FAR };
/// Goes by what it sees at once.
const SIGHT: Skill = Skill { width: 1_000, depth: 0, ..NEAR };

/// All of them, the weakest first.
pub const LEVELS: &[Level] = &[
    Level { name: "apprentice", plain: 0, playouts: 0, skill: Skill { noise: 14, ..SIGHT } },
    Level { name: "mason", plain: 0, playouts: 0, skill: Skill { noise: 9, ..SIGHT } },
    Level { name: "builder", plain: 0, playouts: 60, skill: Skill { noise: 2, ..NEAR } },
    Level { name: "architect", plain: 330, playouts: 1_500, skill: FAR },
    Level { name: "emir", plain: 1_900, playouts: 4_500, skill: KEEN },
    Level { name: "sultan", plain: 10_000, playouts: 27_000, skill: Skill { width: 16, ..KEEN } },
];

/// So many futures at least where modules are played and any are tried.
const LEAST: u32 = 24;

impl Level {
    /// The level of this name, if there is one.
    pub fn by_name(name: &str) -> Option<&'static Level> {
        LEVELS.iter().find(|level| level.name == name)
    }
    /// How many futures it tries where these modules are in play: they make a future take longer, and nobody shall wait longer.
    pub fn playouts_with(&self, rooms: ModuleSet) -> u32 {
        if rooms.is_empty() {
            return self.plain;
        }
        // These are tenths of the time of a future without modules.
        (self.playouts * 10 / time_of_future(rooms)).max(self.playouts.min(LEAST))
    }
}
