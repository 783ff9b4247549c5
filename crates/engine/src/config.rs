//! What a game is played with: players, modules, options.

use crate::{
    board::Holes,
    choices::{Allowed, Choice, Choices, choices, words},
    modules::{ModuleId, ModuleSet, RoomOptions},
    title::Title,
    value::{BadPack, MAX_PLAYERS, MIN_PLAYERS, Packed, RuleId, Unpacker},
};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{self, MapAccess, Visitor},
    ser::SerializeMap,
};
use std::fmt;

/// The version of the rules that this engine referees; every record names it.
///
/// A change that could change a recorded game is a new option value, and this number grows.
pub const RULES_VERSION: u32 = 2;

/// BASE-X1: how Dirk's third of the supply is rounded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum DirkThird {
    /// Down.
    #[default]
    Down,
    /// To the nearest number: ⅓ down, ⅔ up.
    Nearest,
}

/// BASE-X3: what ends the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum End {
    /// A yard that cannot be completed (BASE-E9).
    #[default]
    Market,
    /// Also an empty supply, though the yard is full.
    Supply,
}

/// An option that is on or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Switch {
    /// Off.
    #[default]
    Off,
    /// On.
    On,
}

words!(DirkThird { Down "down", Nearest "nearest" });
words!(Holes { Area "area", Cell "cell" });
words!(End { Market "market", Supply "supply" });
words!(Switch { Off "off", On "on" });

choices! {
    /// The named options, as resolved: a record holds every one of them.
    ///
    /// ```
    /// use sabika_engine::Options;
    /// let options = Options::default().with("open_attack_cards", "on")?;
    /// assert_eq!(serde_json::to_value(options).unwrap()["open_attack_cards"], "on");
    /// # Ok::<(), sabika_engine::BadOption>(())
    /// ```
    pub struct Options {
        /// How Dirk's third of the supply is rounded.
        dirk_third: DirkThird = DirkThird::Down, "BASE-X1";
        /// What may not be enclosed.
        holes: Holes = Holes::Area, "BASE-X2";
        /// What ends the game.
        end: End = End::Market, "BASE-X3";
        /// So many rounds of nothing but redesigning end the game; 0 = never (a).
        stall_rounds: u16 = 12, "BASE-T7";
        /// So many turns end the game; 0 = never (b).
        turn_limit: u16 = 1000, "BASE-T7";
        ..
        /// Those of the modules and of games.
        rooms: RoomOptions
    }
}

/// Why an option cannot be what it was said to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadOption {
    /// There is no option of this name.
    Unknown(String),
    /// It may only be this.
    NotAllowed(&'static Choice),
}

impl fmt::Display for BadOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadOption::Unknown(name) => {
                let known: Vec<&str> = Options::all().map(|(choice, _)| choice.name).collect();
                write!(f, "there is no option \"{}\"; there are {}", name.escape_debug(), known.join(", "))
            }
            BadOption::NotAllowed(Choice { name, allowed: Allowed::Words(words), .. }) => {
                write!(f, "{name} is one of {}", words.join(", "))
            }
            BadOption::NotAllowed(Choice { name, allowed: Allowed::UpTo(most), .. }) => {
                write!(f, "{name} is a number from 0 to {most}")
            }
        }
    }
}

impl std::error::Error for BadOption {}

impl Options {
    /// Every option, in the order of records: those of the table, then those of rooms, with the room.
    pub fn all() -> impl Iterator<Item = (&'static Choice, Option<ModuleId>)> {
        let rooms = ModuleId::ROOMS.iter().flat_map(|room| room.choices().iter().map(|choice| (choice, Some(*room))));
        Options::LIST.iter().map(|choice| (choice, None)).chain(rooms)
    }
    /// Those that mean something in this game.
    pub fn of(game: Title) -> impl Iterator<Item = &'static Choice> {
        Options::all().map(|(choice, _)| choice).filter(move |choice| Options::settled(game, choice.name).is_none())
    }
    /// The rule that leaves no choice of this option in a game; none, if the option belongs to that game.
    pub fn settled(game: Title, name: &str) -> Option<RuleId> {
        let (choice, room) = Options::all().find(|(choice, _)| choice.name == name)?;
        match room {
            None => game.kit().settles.iter().find(|(option, _)| *option == name).map(|(_, rule)| *rule),
            Some(room) if game.takes(room) => None,
            Some(room) => Some(if room.game().is_some() { choice.rule } else { game.kit().modules }),
        }
    }
    /// The first that was chosen though it is no choice in this game, and the rule that says so.
    pub fn foreign(&self, game: Title) -> Option<(&'static str, RuleId)> {
        if *self == Options::default() {
            return None;
        }
        let chosen = |name: &'static str| self.place(name) != Options::default().place(name);
        let (choice, _) =
            Options::all().find(|(choice, _)| Options::settled(game, choice.name).is_some() && chosen(choice.name))?;
        Some((choice.name, Options::settled(game, choice.name)?))
    }
    /// Which list an option stands in, and where.
    fn find(name: &str) -> Option<(&'static Choice, Option<ModuleId>, usize)> {
        let at = |list: &'static [Choice], room| {
            let n = list.iter().position(|choice| choice.name == name)?;
            Some((&list[n], room, n))
        };
        at(Options::LIST, None).or_else(|| ModuleId::ROOMS.iter().find_map(|room| at(room.choices(), Some(*room))))
    }
    /// What an option is: the place of its word, or its number.
    pub fn place(&self, name: &str) -> Option<u16> {
        let (_, room, n) = Options::find(name)?;
        Some(room.map_or_else(|| self.get(n), |room| self.rooms.get(room, n)))
    }
    /// What an option is, as it is said.
    pub fn said(&self, choice: &Choice) -> String {
        let place = self.place(choice.name).unwrap_or_default();
        choice.allowed.word(place).map_or_else(|| place.to_string(), str::to_owned)
    }
    /// An option becomes what is said, a word or a number.
    pub fn say(&mut self, name: &str, said: &str) -> Result<(), BadOption> {
        let (choice, room, n) = Options::find(name).ok_or_else(|| BadOption::Unknown(name.into()))?;
        let place = choice.allowed.place(said).ok_or(BadOption::NotAllowed(choice))?;
        match room {
            None => self.set(n, place),
            Some(room) => self.rooms.set(room, n, place),
        }
        Ok(())
    }
    /// Is this option what is said?
    pub fn is(&self, name: &str, said: &str) -> bool {
        Options::find(name).is_some_and(|(choice, ..)| choice.allowed.place(said) == self.place(name))
    }
    /// The same options, but one of them.
    pub fn with(mut self, name: &str, said: &str) -> Result<Options, BadOption> {
        self.say(name, said)?;
        Ok(self)
    }
}

/// A map of words and numbers by name.
impl Serialize for Options {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut map = s.serialize_map(None)?;
        for (choice, _) in Options::all() {
            let place = self.place(choice.name).unwrap_or_default();
            match choice.allowed.word(place) {
                Some(word) => map.serialize_entry(choice.name, word)?,
                None => map.serialize_entry(choice.name, &place)?,
            }
        }
        map.end()
    }
}

/// What is not said is as always.
impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Options, D::Error> {
        /// A word or a number.
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Said {
            Word(String),
            Number(u64),
        }
        struct Named;
        impl<'de> Visitor<'de> for Named {
            type Value = Options;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("options by name")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Options, A::Error> {
                let (mut options, mut named) = (Options::default(), Vec::new());
                while let Some((name, said)) = map.next_entry::<String, Said>()? {
                    let is_number = matches!(said, Said::Number(_));
                    let said = match said {
                        Said::Word(word) => word,
                        Said::Number(number) => number.to_string(),
                    };
                    options.say(&name, &said).map_err(de::Error::custom)?;
                    let (choice, ..) = Options::find(&name).expect("it was just said");
                    if is_number != matches!(choice.allowed, Allowed::UpTo(_)) {
                        return Err(de::Error::custom(BadOption::NotAllowed(choice)));
                    }
                    if named.contains(&name) {
                        return Err(de::Error::custom(format_args!("duplicate field `{name}`")));
                    }
                    named.push(name);
                }
                Ok(options)
            }
        }
        d.deserialize_map(Named)
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
    /// The version of the rules by which it is refereed: an older one only where an older record is played again.
    #[serde(skip, default = "newest")]
    pub rules: u8,
}

fn newest() -> u8 {
    RULES_VERSION as u8
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
        Config {
            game: Title::Alhambra,
            players,
            modules: ModuleSet::EMPTY,
            options: Options::default(),
            rules: newest(),
        }
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
    /// The same by this version of the rules: docs/records.md says what they did otherwise.
    #[must_use]
    pub fn under(self, rules: u32) -> Config {
        Config { rules: rules.min(RULES_VERSION) as u8, ..self }
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

/// Of the options only what is not as usual is written.
impl Packed for Config {
    fn pack(&self, to: &mut Vec<u32>) {
        self.game.pack(to);
        self.players.pack(to);
        self.modules.pack(to);
        self.rules.pack(to);
        let usual = Options::default();
        let place = |options: &Options, choice: &Choice| options.place(choice.name).unwrap_or_default();
        let other =
            Options::all().enumerate().filter(|(_, (choice, _))| place(&self.options, choice) != place(&usual, choice));
        let other: Vec<(u16, u16)> = other.map(|(n, (choice, _))| (n as u16, place(&self.options, choice))).collect();
        to.push(other.len() as u32);
        for option in &other {
            option.pack(to);
        }
    }
    fn unpack(from: &mut Unpacker<'_>) -> Result<Config, BadPack> {
        let game = from.field("game")?;
        let mut config = Config { game, ..Config::players(from.field("players")?) };
        config.modules = from.field("modules")?;
        config.rules = from.field("rules")?;
        for _ in 0..from.up_to(255)? {
            let (n, place): (u16, u16) = from.field("options")?;
            let said = Options::all().nth(n.into()).and_then(|(choice, _)| {
                let word = choice.allowed.word(place).map_or_else(|| place.to_string(), str::to_owned);
                config.options.say(choice.name, &word).ok()
            });
            said.ok_or_else(|| from.bad("there is no such option"))?;
        }
        let known = (1..=RULES_VERSION as u8).contains(&config.rules);
        if known && config.check().is_ok() { Ok(config) } else { Err(from.bad("this cannot be played")) }
    }
}
