//! Sabika in WebAssembly. It speaks the engine protocol (docs/protocol.md), line by line: what a server or a program says to
//! `sabika engine`, a page says to this.
//!
//! A panic ends an instance of WebAssembly. Nothing is lost by that: the package beside this crate (`npm/`) remembers every
//! line that changed something, and says them again to a new instance.

mod host;
mod replay;

pub use host::Host;
pub use replay::Replay;
use sabika_engine::{
    Config, Game, Title,
    hash::fnv1a,
    modules::ModuleSet,
    value::{Dice, Seed},
};
use sabika_host::Eye;
use sabika_words::{Lang, Words};
use wasm_bindgen::prelude::wasm_bindgen;

/// A referee that answers lines of the engine protocol. It holds one game at a time.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Engine(sabika_protocol::Engine);

#[wasm_bindgen]
impl Engine {
    /// Without a game yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Engine {
        Engine::default()
    }
    /// From now on it speaks this language (`en`, `nl`, `de`), in these words: the texts of `locales/` of that language, one
    /// after the other. False for a language that it does not know.
    pub fn learn(&mut self, lang: &str, words: &str) -> bool {
        let known = lang.parse().ok().map(|lang: Lang| Words::of(lang, std::iter::once(words)));
        known.map(|words| self.0.learn(words)).is_some()
    }
    /// The answer to one line; none to a blank one.
    pub fn answer(&mut self, line: &str) -> Option<String> {
        self.0.answer(line)
    }
}

/// What bots that look ahead have learned about a kind of game (`alhambra`, `modules`, `palace`): the bytes of that file of
/// `weights/`. It is not part of the module, because most games need one of them or none.
#[wasm_bindgen]
pub fn learn_weights(name: &str, weights: &[u8]) -> Result<(), String> {
    let eye = Eye::by_name(name).ok_or_else(|| format!("there are no weights \"{name}\""))?;
    eye.learn(weights).map_err(host::said)
}

/// Plays random games, every question answered from the list of its moves, and says what came of them in a hash that is the
/// same on every machine: for tests, and to measure (E9).
#[wasm_bindgen]
pub fn random_games(players: u8, all_modules: bool, game: &str, games: u32) -> String {
    let unknown = || "this cannot be played".to_string();
    let Ok(title) = game.parse::<Title>() else { return unknown() };
    let config = Config::players(players).of(title);
    let config = if all_modules { config.with(ModuleSet::all()) } else { config };
    let mut results = Vec::new();
    for n in 0..games {
        let Ok(game) = Game::by_chance(config, Seed::from_number(n.into()), &mut Dice::loose(n.into())) else {
            return unknown();
        };
        let open = game.open();
        results.extend(open.ply().to_le_bytes());
        open.seats().for_each(|seat| results.extend(open.score(seat).to_le_bytes()));
    }
    format!("{:016x}", fnv1a(&results))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What was learned, as JavaScript hands it over.
    pub(crate) fn learn() {
        for eye in Eye::ALL {
            let file = format!("{}/../mind/weights/{}.bin", env!("CARGO_MANIFEST_DIR"), eye.name());
            learn_weights(eye.name(), &std::fs::read(file).expect("weights")).expect("of this version");
        }
        assert!(learn_weights("alhambra", &[0]).is_err() && learn_weights("nonsense", &[]).is_err());
    }

    /// The hashes that the package's tests expect of WebAssembly are those of every other machine.
    #[test]
    fn games_end_here_as_in_webassembly() {
        let expected: Vec<serde_json::Value> =
            serde_json::from_str(include_str!("../npm/hashes.json")).expect("a list of games");
        assert!(expected.len() > 3);
        for game in expected {
            let (number, yes) = (|name: &str| game[name].as_u64().expect(name), |name: &str| game[name] == true);
            let hash = random_games(
                number("players") as u8,
                yes("all_modules"),
                game["game"].as_str().expect("a game"),
                number("games") as u32,
            );
            assert_eq!(game["hash"], hash, "{game}");
        }
    }

    /// A bot that looks ahead thinks here what it thinks in WebAssembly. `SABIKA_UPDATE=1` writes down what it thinks now.
    #[test]
    fn bots_think_here_as_in_webassembly() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/npm/thoughts.json");
        let mut all: Vec<serde_json::Value> =
            serde_json::from_str(include_str!("../npm/thoughts.json")).expect("a list of questions");
        assert!(all.len() > 2);
        let write = std::env::var_os("SABIKA_UPDATE").is_some();
        learn();
        for asked in &mut all {
            let mut engine = Engine::new();
            let mut ask = |mut request: serde_json::Value, cmd: &str| -> serde_json::Value {
                request["cmd"] = cmd.into();
                let answer = engine.answer(&request.to_string()).expect("an answer");
                serde_json::from_str(&answer).expect("JSON")
            };
            ask(asked["new"].clone(), "new");
            for _ in 0..asked["plies"].as_u64().expect("a number") {
                let greedy = ask(serde_json::json!({"name": "greedy"}), "bot");
                ask(serde_json::json!({"move": greedy["move"]}), "apply");
            }
            let thought = ask(asked["bot"].clone(), "bot");
            let thought = serde_json::json!([thought["move"], thought["playouts"], thought["candidates"]]);
            if write {
                asked["thought"] = thought;
            } else {
                assert_eq!(asked["thought"], thought, "{}", asked["new"]);
            }
        }
        if write {
            let lines: Vec<String> = all.iter().map(ToString::to_string).collect();
            std::fs::write(file, format!("[\n  {}\n]\n", lines.join(",\n  "))).expect("a file to write to");
        }
    }
}
