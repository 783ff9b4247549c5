//! A record as text that people read.
//!
//! ```text
//! sabika 1
//! rules 1
//! game alhambra
//! players 2
//! modules vizier
//! option holes area
//! seed 9f86d081…
//! name A "Isabel"
//!
//! # turn 1
//! A buy 1 with gulden-7
//! A build pavilion-7-E at 1,0
//!
//! result 57 61
//! ```
//!
//! A game that began with a described position says so after its seed (`position {"players":3,…}`); one that left another game
//! says where, whose knowledge it kept (`-` for what everybody knows) and what the new deal hangs on (`fork A 7`).
//!
//! A line that begins with `#` says nothing. Options that are not written have their default.

use super::{BadRecord, Fork, RECORD_FORMAT, Record, Replay};
use crate::reading::{self, Unread, shown};
use sabika_engine::{
    Config, Move, Options, RULES_VERSION, Title,
    modules::{ModuleId, ModuleSet},
    value::{Seat, Seed},
};
use serde::de::Error;
use serde_json::Value;
use std::fmt::Write;

impl Record {
    /// As text. The moves are played to know who made them, so a record that cannot be replayed is refused.
    pub fn to_text(&self) -> Result<String, BadRecord> {
        let mut out = String::new();
        let mut replay = Replay::start(self)?;
        self.write_header(&mut out).expect("text takes everything");
        let mut turn = None;
        let mut forks = self.forks.iter().peekable();
        for (at, mv) in self.moves.iter().map(Some).chain([None]).enumerate() {
            while let Some(fork) = forks.next_if(|fork| fork.at as usize == at) {
                replay.fork(fork.seat, fork.seed);
                let knows = fork.seat.map_or("-".into(), |seat| seat.to_string());
                write!(out, "\nfork {knows} {}\n", fork.seed).expect("text takes everything");
                turn = None;
            }
            let Some(mv) = mv else { break };
            let (asked, now) = (replay.game.ask(), replay.game.open().turns());
            replay.recorded(*mv)?;
            let seat = asked.expect("the move was made").seat;
            if turn.replace(now) != Some(now) {
                // Some modules ask before the first turn (STR-2).
                let heading = if now == 0 { "before the first turn".into() } else { format!("turn {now}") };
                write!(out, "\n# {heading}\n").expect("text takes everything");
            }
            writeln!(out, "{seat} {mv}").expect("text takes everything");
        }
        if let Some(result) = &self.result {
            let scores: Vec<String> = result.iter().map(i16::to_string).collect();
            write!(out, "\nresult {}\n", scores.join(" ")).expect("text takes everything");
        }
        Ok(out)
    }
    fn write_header(&self, out: &mut String) -> std::fmt::Result {
        let config = &self.config;
        let game = serde_json::to_value(config.game).expect("a word");
        writeln!(out, "sabika {}\nrules {}", self.sabika, self.rules_version)?;
        writeln!(out, "game {}\nplayers {}", game.as_str().unwrap_or_default(), config.players)?;
        if config.modules != ModuleSet::EMPTY {
            let names: Vec<&str> = config.modules.iter().map(ModuleId::name).collect();
            writeln!(out, "modules {}", names.join(" "))?;
        }
        for choice in Options::of(config.game) {
            writeln!(out, "option {} {}", choice.name, config.options.said(choice))?;
        }
        writeln!(out, "seed {}", self.seed)?;
        if let Some(position) = &self.position {
            writeln!(out, "position {position}")?;
        }
        for (seat, name) in Seat::all(config.players).zip(&self.names) {
            writeln!(out, "name {seat} {}", Value::from(name.as_str()))?;
        }
        Ok(())
    }

    /// From text. The moves are played to check who makes them, so an illegal one is refused here.
    pub fn from_text(text: &str) -> Result<Record, BadRecord> {
        let mut header = Header::default();
        let mut game: Option<(Record, Replay)> = None;
        let mut result = None;
        let mut last = 0;
        for (at, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
            let (at, line) = (at + 1, line.trim());
            last = at;
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
            if result.is_some() {
                return Err(BadRecord::line(at, "nothing comes after the result"));
            }
            if word == "result" {
                let scores = rest.split_whitespace().map(|n| n.parse().map_err(|_| number(at, n)));
                result = Some(scores.collect::<Result<Vec<i16>, _>>()?);
                continue;
            }
            if word == "fork" {
                let (record, replay) = match &mut game {
                    Some(begun) => begun,
                    None => game.insert(header.begin(at)?),
                };
                let (seat, seed) = rest.split_once(' ').unwrap_or((rest, ""));
                let seat = if seat == "-" { None } else { Some(seat.parse().map_err(BadRecord::misspelt(at))?) };
                let fork = Fork {
                    at: (replay.past + replay.moves.len()) as u32,
                    seat,
                    seed: seed.trim().parse().map_err(|_| number(at, seed))?,
                };
                if seat.is_some_and(|seat| seat.number() >= record.config.players) {
                    return Err(BadRecord::line(at, "nobody sits there"));
                }
                record.forks.push(fork);
                record.moves.extend(&replay.moves);
                replay.fork(fork.seat, fork.seed);
                continue;
            }
            let Ok(seat) = word.parse::<Seat>() else {
                if game.is_some() {
                    return Err(BadRecord::line(at, format!("\"{}\" is not a seat", shown(word))));
                }
                header.read(at, word, rest)?;
                continue;
            };
            let (_, replay) = match &mut game {
                Some(begun) => begun,
                None => game.insert(header.begin(at)?),
            };
            let mv: Move = rest.parse().map_err(BadRecord::misspelt(at))?;
            let ply = replay.past + replay.moves.len() + 1;
            let asked = replay.game.ask().ok_or(BadRecord::AfterEnd { ply })?.seat;
            if asked != seat {
                return Err(BadRecord::WrongSeat { line: at, ply, said: seat, asked });
            }
            replay.recorded(mv)?;
        }
        let (mut record, mut replay) = match game {
            Some(begun) => begun,
            None => header.begin(last)?,
        };
        record.moves.append(&mut replay.moves);
        record.result = result;
        record.check_header()?;
        Ok(record)
    }
}

fn number(line: usize, found: &str) -> BadRecord {
    BadRecord::line(line, format!("\"{}\" is not a number", shown(found)))
}

#[derive(Default)]
struct Header {
    sabika: Option<u32>,
    rules: Option<u32>,
    game: Option<Title>,
    players: Option<u8>,
    modules: Option<ModuleSet>,
    options: Options,
    /// The options that were named.
    named: Vec<String>,
    seed: Option<Seed>,
    position: Option<Value>,
    names: Vec<String>,
}

impl Header {
    fn read(&mut self, line: usize, word: &str, rest: &str) -> Result<(), BadRecord> {
        let twice = match word {
            "sabika" => self.sabika.replace(version(line, rest, "sabika", RECORD_FORMAT)?).is_some(),
            "rules" => self.rules.replace(version(line, rest, "rules_version", RULES_VERSION)?).is_some(),
            "game" => {
                let game = reading::read(Value::from(rest)).map_err(|e| BadRecord::line(line, e.why))?;
                self.game.replace(game).is_some()
            }
            "players" => self.players.replace(rest.parse().map_err(|_| number(line, rest))?).is_some(),
            "modules" => {
                let mut set = ModuleSet::EMPTY;
                for name in rest.split_whitespace() {
                    if !set.insert(name.parse().map_err(BadRecord::misspelt(line))?) {
                        return Err(BadRecord::line(line, format!("module {name} is named twice")));
                    }
                }
                self.modules.replace(set).is_some()
            }
            "option" => {
                let (name, value) =
                    rest.split_once(' ').ok_or_else(|| BadRecord::line(line, "an option has a name and a value"))?;
                self.options.say(name, value).map_err(|e| BadRecord::line(line, Unread::custom(e).why))?;
                let twice = self.named.iter().any(|known| known == name);
                self.named.push(name.into());
                twice
            }
            "seed" => self.seed.replace(Seed::recorded(rest).map_err(BadRecord::misspelt(line))?).is_some(),
            "position" => {
                let said = reading::json(rest).map_err(|_| BadRecord::line(line, "a position stands there as JSON"))?;
                self.position.replace(said).is_some()
            }
            "name" => {
                let (seat, name) = rest.split_once(' ').unwrap_or((rest, ""));
                let seat: Seat = seat.parse().map_err(BadRecord::misspelt(line))?;
                if seat.index() != self.names.len() {
                    return Err(BadRecord::line(line, "names come in seat order, from A on"));
                }
                let name = serde_json::from_str(name);
                self.names.push(name.map_err(|_| BadRecord::line(line, "a name stands in quotation marks"))?);
                false
            }
            _ => return Err(BadRecord::line(line, format!("\"{}\" means nothing here", shown(word)))),
        };
        if twice { Err(BadRecord::line(line, format!("{word} is said twice"))) } else { Ok(()) }
    }
    /// The header is complete: the game can begin. `line` is where that was needed.
    fn begin(&mut self, line: usize) -> Result<(Record, Replay), BadRecord> {
        fn need<T>(value: Option<T>, line: usize, name: &str) -> Result<T, BadRecord> {
            value.ok_or_else(|| BadRecord::line(line, format!("the header does not say: {name}")))
        }
        let rules_version = need(self.rules, line, "rules")?;
        let config = Config {
            game: self.game.unwrap_or_default(),
            modules: self.modules.unwrap_or_default(),
            options: self.options,
            ..Config::players(need(self.players, line, "players")?).under(rules_version)
        };
        let record = Record {
            sabika: need(self.sabika, line, "sabika")?,
            rules_version,
            names: std::mem::take(&mut self.names),
            position: self.position.take(),
            ..Record::new(config, need(self.seed, line, "seed")?)
        };
        let replay = Replay::start(&record)?;
        Ok((record, replay))
    }
}

fn version(line: usize, text: &str, what: &'static str, known: u32) -> Result<u32, BadRecord> {
    let found = text.parse().map_err(|_| number(line, text))?;
    if found > known { Err(BadRecord::Newer { what, found, known }) } else { Ok(found) }
}
