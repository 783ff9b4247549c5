//! What is played: a number of players, a preset or a module.

use sabika_engine::{Config, modules::ModuleId};
use sabika_wire::Preset;

/// The tables that a whole ladder is measured at.
pub const ALL: &str = "2,3,4,6,expansion_1,expansion_2,expansion_3,expansion_4,expansion_5,everything,second_game";

/// How many sit there where it is not said.
const PLAYERS: u8 = 3;

/// A table by its name: `4`, `expansion_2`, `diamonds:2`; none if there is no such thing.
pub fn table(name: &str) -> Option<Config> {
    let (what, players) = match name.split_once(':') {
        Some((what, players)) => (what, players.parse().ok()?),
        None => (name, PLAYERS),
    };
    let config = what
        .parse()
        .map(Config::players)
        .ok()
        .or_else(|| Preset::config(what, players))
        .or_else(|| Some(Config::players(players).with([what.parse::<ModuleId>().ok()?].into_iter().collect())))?;
    config.check().is_ok().then_some(config)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_by_name() {
        assert_eq!(table("4"), Some(Config::players(4)));
        assert_eq!(table("diamonds:2").map(|config| (config.players, config.modules.iter().count())), Some((2, 1)));
        assert_eq!(table("everything").map(|config| config.modules.iter().count()), Some(26));
        assert!(ALL.split(',').all(|name| table(name).is_some()));
        for wrong in ["", "1", "7", "diamond", "everything:9", "expansion_1:x", "red_palace"] {
            assert_eq!(table(wrong), None, "{wrong}");
        }
    }
}
