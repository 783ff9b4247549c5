//! What a game is played with: players, modules, options.

use crate::{
    board::Holes,
    modules::{ModuleId, ModuleSet},
    title::Title,
    value::{MAX_PLAYERS, MIN_PLAYERS, RuleId},
};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The version of the rules that this engine referees; every record names it.
///
/// A change that could change a recorded game is a new option value, and this number grows.
pub const RULES_VERSION: u32 = 1;

/// BASE-X1: how Dirk's third of the supply is rounded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DirkThird {
    /// Down.
    #[default]
    Down,
    /// To the nearest number: ⅓ down, ⅔ up.
    Nearest,
}

/// BASE-X3: what ends the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// A yard that cannot be completed (BASE-E9).
    #[default]
    Market,
    /// Also an empty supply, though the yard is full.
    Supply,
}

/// An option that is on or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Switch {
    /// Off.
    #[default]
    Off,
    /// On.
    On,
}

/// RED-4a, RED-4b: how the guard board is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GuardBoard {
    /// Placement tiles and abilities by chance.
    #[default]
    Random,
    /// The printed side.
    FirstGame,
}

/// The named options, as resolved: a record holds every one of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// BASE-X1.
    pub dirk_third: DirkThird,
    /// BASE-X2.
    pub holes: Holes,
    /// BASE-X3.
    pub end: End,
    /// BASE-T7 (a): so many rounds of nothing but redesigning end the game; 0 = never.
    pub stall_rounds: u16,
    /// BASE-T7 (b): so many turns end the game; 0 = never.
    pub turn_limit: u16,
    /// INV-23: do the attack cards lie open?
    pub open_attack_cards: Switch,
    /// MAG-5: may a magical building be turned where it stands?
    pub magical_turn_in_place: Switch,
    /// RED-4.
    pub guard_board: GuardBoard,
    /// RED-57: are the rows of the types fixed instead of drawn?
    pub classic_scoring: Switch,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            dirk_third: DirkThird::default(),
            holes: Holes::default(),
            end: End::default(),
            stall_rounds: 12,
            turn_limit: 1000,
            open_attack_cards: Switch::Off,
            magical_turn_in_place: Switch::On,
            guard_board: GuardBoard::Random,
            classic_scoring: Switch::Off,
        }
    }
}

/// What an option may be: for menus and `hello`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Allowed {
    /// One of these words.
    Words(&'static [&'static str]),
    /// A number from 0 to this one.
    UpTo(u16),
}

impl Options {
    /// Every option: its name, what it may be, and the rule it belongs to.
    pub const ALL: [(&'static str, Allowed, &'static str); 9] = [
        ("dirk_third", Allowed::Words(&["down", "nearest"]), "BASE-X1"),
        ("holes", Allowed::Words(&["area", "cell"]), "BASE-X2"),
        ("end", Allowed::Words(&["market", "supply"]), "BASE-X3"),
        ("stall_rounds", Allowed::UpTo(u16::MAX), "BASE-T7"),
        ("turn_limit", Allowed::UpTo(u16::MAX), "BASE-T7"),
        ("open_attack_cards", Allowed::Words(&["off", "on"]), "INV-23"),
        ("magical_turn_in_place", Allowed::Words(&["off", "on"]), "MAG-5"),
        ("guard_board", Allowed::Words(&["random", "first_game"]), "RED-4a"),
        ("classic_scoring", Allowed::Words(&["off", "on"]), "RED-57"),
    ];
    /// Those that mean something in this game.
    pub fn of(game: Title) -> impl Iterator<Item = &'static (&'static str, Allowed, &'static str)> {
        const ALL: &[(&str, Allowed, &str)] = &Options::ALL;
        ALL.iter().filter(move |(name, ..)| Options::settled(game, name).is_none())
    }
    /// The rule that leaves no choice of this option in a game; none, if the option belongs to that game.
    pub fn settled(game: Title, name: &str) -> Option<RuleId> {
        game.kit().settles.iter().find(|(option, _)| *option == name).map(|(_, rule)| *rule)
    }
    /// The first that was chosen though it is no choice in this game, and the rule that says so.
    pub fn foreign(&self, game: Title) -> Option<(&'static str, RuleId)> {
        game.kit().settles.iter().copied().find(|(name, _)| !self.is_usual(name))
    }
    /// Is this option as it is when nobody says anything?
    fn is_usual(&self, name: &str) -> bool {
        let usual = Options::default();
        match name {
            "dirk_third" => self.dirk_third == usual.dirk_third,
            "holes" => self.holes == usual.holes,
            "end" => self.end == usual.end,
            "stall_rounds" => self.stall_rounds == usual.stall_rounds,
            "turn_limit" => self.turn_limit == usual.turn_limit,
            "open_attack_cards" => self.open_attack_cards == usual.open_attack_cards,
            "magical_turn_in_place" => self.magical_turn_in_place == usual.magical_turn_in_place,
            "guard_board" => self.guard_board == usual.guard_board,
            "classic_scoring" => self.classic_scoring == usual.classic_scoring,
            _ => true,
        }
    }
}

/// What a game is played with.
///
/// ```
/// use sabika_engine::Config;
/// assert!(Config::players(4).check().is_ok());
/// assert_eq!(Config::players(7).check().unwrap_err().field, "players");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// Which box.
    #[serde(default)]
    pub game: Title,
    /// 2 to 6.
    pub players: u8,
    /// The modules in play.
    #[serde(default)]
    pub modules: ModuleSet,
    /// The options.
    #[serde(default)]
    pub options: Options,
}

/// A configuration that cannot be played, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadConfig {
    /// The field at fault.
    pub field: &'static str,
    /// What is wrong with it.
    pub why: String,
    /// The rule it breaks, if it is one.
    pub rule: Option<RuleId>,
}

impl BadConfig {
    /// What is wrong, with the rule.
    pub fn reason(&self) -> String {
        self.rule.map_or_else(|| self.why.clone(), |rule| format!("{} ({rule})", self.why))
    }
}

impl fmt::Display for BadConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.reason())
    }
}

impl std::error::Error for BadConfig {}

impl Config {
    /// The base game with the default options.
    pub fn players(players: u8) -> Config {
        Config { game: Title::Alhambra, players, modules: ModuleSet::EMPTY, options: Options::default() }
    }
    /// The same with these modules.
    #[must_use]
    pub fn with(self, modules: ModuleSet) -> Config {
        Config { modules, ..self }
    }
    /// The same of this game.
    #[must_use]
    pub fn of(self, game: Title) -> Config {
        Config { game, ..self }
    }
    /// The rooms that this game needs: its modules, and its own if it has one.
    pub fn rooms(&self) -> ModuleSet {
        let mut rooms = self.modules;
        if let Some(own) = self.game.room() {
            rooms.insert(own);
        }
        rooms
    }
    /// Can this be played?
    pub fn check(&self) -> Result<(), BadConfig> {
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&self.players) {
            let why = format!("a game has {MIN_PLAYERS} to {MAX_PLAYERS} players, not {}", self.players);
            return Err(BadConfig { field: "players", why, rule: None });
        }
        // The room of a game is no module.
        let foreign = |module: &ModuleId| !self.game.takes(*module) || module.game().is_some();
        if let Some(module) = self.modules.iter().find(foreign) {
            let why = format!("{} is not played with {module}", self.game);
            return Err(BadConfig { field: "modules", why, rule: Some(self.game.kit().modules) });
        }
        if let Some((name, rule)) = self.options.foreign(self.game) {
            let why = format!("{} has no option {name}", self.game);
            return Err(BadConfig { field: "options", why, rule: Some(rule) });
        }
        Ok(())
    }
    /// Is this a game with Dirk (BASE-D1)?
    pub fn has_dirk(&self) -> bool {
        self.players == 2
    }
}
