//! What is played at: what the programs that measure and teach share.

use sabika_engine::{
    Config, Memory, Title,
    flow::Event,
    modules::{ModuleId, ModuleSet},
    value::Dice,
};
use sabika_mind::{Net, Taste};

/// The words behind a program's name: `key=value`, or plain ones.
pub struct Args(pub Vec<String>);

impl Args {
    pub fn read() -> Args {
        Args(std::env::args().skip(1).collect())
    }
    pub fn key(&self, name: &str) -> Option<String> {
        self.0.iter().find_map(|arg| arg.strip_prefix(&format!("{name}=")).map(str::to_string))
    }
    pub fn number(&self, name: &str, or: u64) -> u64 {
        self.key(name).map_or(or, |n| n.parse().expect("a number"))
    }
}

/// All modules of Alhambra.
pub fn all_modules() -> ModuleSet {
    ModuleId::ALL.iter().copied().filter(|module| *module != ModuleId::RedPalace).collect()
}

/// `none`, `some` (five by chance), `all`, `palace`, or names with commas between.
pub fn table(modules: &str, players: u8, dice: &mut Dice) -> Config {
    let config = Config::players(players);
    match modules {
        "" | "none" => config,
        "all" => config.with(all_modules()),
        "palace" => Config { game: Title::RedPalace, ..config },
        "some" => {
            let all: Vec<ModuleId> = all_modules().iter().collect();
            config.with((0..5).map(|_| *dice.pick(&all)).collect())
        }
        names => config.with(names.split(',').map(|name| name.parse().expect("a module")).collect()),
    }
}

/// Everybody hears what has happened.
pub fn hear(memories: &mut [Memory], told: &mut Vec<Event>) {
    for event in told.drain(..) {
        for memory in &mut *memories {
            memory.hear(&event.told(Some(memory.seat())));
        }
    }
}

/// Weights from a file, for as long as the program runs.
pub fn net(file: &str) -> &'static Net {
    Box::leak(Box::new(Net::read(&std::fs::read(file).expect("weights")).expect("of this version")))
}

/// The same of a taste.
#[allow(dead_code)] // not every program has one
pub fn taste(file: &str) -> &'static Taste {
    Box::leak(Box::new(Taste::read(&std::fs::read(file).expect("weights")).expect("of this version")))
}
