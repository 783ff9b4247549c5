//! What a game is played with, from the command line.

use crate::{Failure, Voice, names};
use sabika_engine::{
    Allowed, BadOption, Choice, Config, Options, Title,
    hash::fnv1a,
    modules::{ModuleId, ModuleSet},
    value::{MAX_PLAYERS, MIN_PLAYERS, Seed},
};
use std::{
    collections::hash_map::RandomState,
    hash::{BuildHasher, Hasher},
};

/// The game, players, modules, options, chance.
#[derive(clap::Args, Debug)]
pub struct GameArgs {
    /// Which game: alhambra or red_palace [default: alhambra]
    #[arg(long, value_name = "GAME", value_parser = names::games(), hide_possible_values = true)]
    pub game: Option<String>,
    /// How many play, 2 to 6 [default: 3]
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// The modules in play, such as vizier,squares; or: all (that go with the game); `sabika modules` lists them
    #[arg(long, value_name = "LIST", value_parser = names::modules(), hide_possible_values = true)]
    pub modules: Vec<String>,
    /// An option of the rules, such as holes=cell; can be given several times; `sabika modules` lists them
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = names::options(), hide_possible_values = true)]
    pub options: Vec<String>,
    /// What all chance hangs on: a number or any text [default: by chance; in simulations 0]
    #[arg(long, value_name = "SEED")]
    pub seed: Option<String>,
}

impl GameArgs {
    /// The configuration for so many players, checked.
    pub fn config(&self, players: u8, voice: &Voice) -> Result<Config, Failure> {
        let game = title(self.game.as_deref(), voice)?;
        let modules = module_set(game, listed(&self.modules), voice)?;
        let config = Config { options: self.options(game, voice)?, ..Config::players(players).with(modules).of(game) };
        match config.check() {
            Ok(()) => Ok(config),
            Err(bad) if bad.field == "players" => {
                let args = [("found", players.into()), ("least", MIN_PLAYERS.into()), ("most", MAX_PLAYERS.into())];
                Err(Failure::input(bad.field, voice.say("terminal-bad-players", &args)))
            }
            Err(bad) => Err(bad.into()),
        }
    }
    fn options(&self, game: Title, voice: &Voice) -> Result<Options, Failure> {
        let (mut options, mut named) = (Options::default(), Vec::new());
        for text in &self.options {
            let (name, value) = text.split_once('=').ok_or_else(|| {
                Failure::input(format!("--option {text}"), voice.say("terminal-bad-option-form", &[]))
            })?;
            let field = format!("--option {name}");
            let of_game = || Options::of(game).map(|choice| choice.name).collect::<Vec<_>>().join(", ");
            if let Some(rule) = Options::settled(game, name) {
                let rule = rule.as_str();
                let args =
                    [("game", voice.words.game(game).into()), ("rule", rule.into()), ("known", of_game().into())];
                return Err(Failure::input(field, voice.say("terminal-foreign-option", &args)));
            }
            options.say(name, value).map_err(|e| {
                let why = match e {
                    BadOption::Unknown(_) => {
                        let known = voice.say("terminal-bad-option", &[("known", of_game().into())]);
                        known + &names::hint(name, Options::of(game).map(|choice| choice.name), voice)
                    }
                    BadOption::NotAllowed(choice) => {
                        let known = voice.say("terminal-bad-value", &[("allowed", allowed(choice).into())]);
                        match choice.allowed {
                            Allowed::Words(words) => known + &names::hint(value, words.iter().copied(), voice),
                            Allowed::UpTo(_) => known,
                        }
                    }
                };
                Failure::input(&field, why)
            })?;
            if named.contains(&name) {
                return Err(Failure::input(field, voice.say("terminal-said-twice", &[])));
            }
            named.push(name);
        }
        Ok(options)
    }
    /// The seed given, or one by chance.
    pub fn seed(&self) -> Result<Seed, Failure> {
        match &self.seed {
            Some(text) => text.parse().map_err(|e| Failure::input("--seed", e)),
            None => Ok(chance()),
        }
    }
    /// The seed as a number to count on from; 0 if none is given, so that a simulation can be repeated.
    pub fn seed_number(&self) -> u64 {
        self.seed.as_deref().map_or(0, |text| text.parse().unwrap_or_else(|_| fnv1a(text.as_bytes())))
    }
}

/// What an option may be.
fn allowed(choice: &Choice) -> String {
    match choice.allowed {
        Allowed::Words(words) => words.join(", "),
        Allowed::UpTo(most) => format!("0–{most}"),
    }
}

/// A game by its name; without one the first.
pub fn title(name: Option<&str>, voice: &Voice) -> Result<Title, Failure> {
    let known = || Title::ALL.map(Title::name).join(", ");
    let bad = |name: &str| {
        let why = voice.say("terminal-bad-game", &[("known", known().into())]);
        Failure::input("--game", why + &names::hint(name, Title::ALL.map(Title::name), voice))
    };
    name.map_or(Ok(Title::default()), |name| name.parse().map_err(|_| bad(name)))
}

/// The names in lists with commas between them.
pub fn listed(lists: &[String]) -> impl Iterator<Item = &str> {
    lists.iter().flat_map(|list| list.split(',')).map(str::trim).filter(|name| !name.is_empty())
}

/// The modules that can be played with a game.
fn modules_of(game: Title) -> impl Iterator<Item = ModuleId> {
    ModuleId::ALL.iter().copied().filter(move |module| game.takes(*module))
}

/// Modules by name; `all` stands for all of those that go with the game.
pub fn module_set<'a>(game: Title, names: impl Iterator<Item = &'a str>, voice: &Voice) -> Result<ModuleSet, Failure> {
    let mut set = ModuleSet::EMPTY;
    for name in names {
        if name == "all" {
            set = modules_of(game).collect();
            continue;
        }
        let known = || modules_of(game).map(ModuleId::name).collect::<Vec<_>>().join(", ");
        let field = format!("modules: {name}");
        // The room of a game has a name among them, but is no module.
        let found = ModuleId::ALL.iter().find(|module| module.name() == name);
        let Some(module) = found.copied() else {
            if let Ok(other) = name.parse::<Title>() {
                let args = [("game", other.name().into())];
                return Err(Failure::input(field, voice.say("terminal-game-no-module", &args)));
            }
            let why = voice.say("terminal-bad-module", &[("known", known().into())]);
            let hint = names::hint(name, modules_of(game).map(ModuleId::name), voice);
            return Err(Failure::input(field, why + &hint));
        };
        if !game.takes(module) {
            let (name, rule) = (voice.words.game(game), game.kit().modules.as_str());
            let args = [("game", name.into()), ("rule", rule.into()), ("known", known().into())];
            return Err(Failure::input(field, voice.say("terminal-foreign-module", &args)));
        }
        if !set.insert(module) {
            return Err(Failure::input(field, voice.say("terminal-said-twice", &[])));
        }
    }
    Ok(set)
}

/// A seed from the chance that the system gives every hash table.
pub fn chance() -> Seed {
    let mut bytes = [0; 32];
    for chunk in bytes.chunks_mut(8) {
        chunk.copy_from_slice(&RandomState::new().build_hasher().finish().to_le_bytes());
    }
    Seed::from_bytes(bytes)
}
