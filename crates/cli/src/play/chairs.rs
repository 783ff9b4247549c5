//! Who sits where.

use crate::{Failure, Voice, names};
use sabika_bots::{Bot, NAMES, at_home};
use sabika_engine::{Config, value::Seat};

/// Who decides for a seat.
#[derive(Debug)]
pub enum Chair {
    /// A person at this terminal.
    Person,
    /// A bot.
    Bot(Box<dyn Bot>),
}

type Seated = (Vec<String>, Vec<Chair>);

/// A bot's name in a game says which bot it is, so that a saved game can go on: `greedy B`.
fn bot_name(bot: &str, seat: Seat) -> String {
    format!("{bot} {seat}")
}

fn bot(name: &str, seat: Seat) -> Option<Chair> {
    at_home(name, seat.number().into()).map(Chair::Bot)
}

/// One person, called by the letter of the seat in every language, and greedy bots.
pub fn alone(players: u8) -> Result<Seated, Failure> {
    Config::players(players).check()?;
    let you = (String::new(), Chair::Person);
    let others = Seat::all(players).skip(1).filter_map(|seat| Some((bot_name("greedy", seat), bot("greedy", seat)?)));
    Ok(std::iter::once(you).chain(others).unzip())
}

/// A list such as `Anna,bot:greedy`.
pub fn listed(list: &str, players: Option<u8>, voice: &Voice) -> Result<Seated, Failure> {
    let entries: Vec<&str> = list.split(',').map(str::trim).collect();
    if let Some(players) = players
        && entries.len() != usize::from(players)
    {
        let args = [("seats", entries.len().into()), ("players", players.into())];
        return Err(Failure::input("--seats", voice.say("terminal-bad-seats", &args)));
    }
    Config::players(u8::try_from(entries.len()).unwrap_or(u8::MAX)).check()?;
    let mut seated = (vec![], vec![]);
    for (seat, entry) in Seat::all(entries.len() as u8).zip(entries) {
        let (name, chair) = match entry.strip_prefix("bot:") {
            Some(name) => {
                let chair = bot(name, seat).ok_or_else(|| unknown_bot("--seats", name, voice))?;
                (bot_name(name, seat), chair)
            }
            None if entry.is_empty() => {
                return Err(Failure::input(
                    "--seats",
                    voice.say("terminal-bad-name", &[("seat", seat.to_string().into())]),
                ));
            }
            None => (entry.to_string(), Chair::Person),
        };
        seated.0.push(name);
        seated.1.push(chair);
    }
    Ok(seated)
}

/// The seats of a recorded game: a name such as `greedy B` is that bot, everybody else a person.
pub fn known(names: &[String], players: u8) -> Result<Seated, Failure> {
    if names.is_empty() {
        return alone(players);
    }
    let chair = |(seat, name): (Seat, &String)| {
        let found = name.strip_suffix(&bot_name("", seat)).and_then(|known| bot(known, seat));
        (name.clone(), found.unwrap_or(Chair::Person))
    };
    Ok(Seat::all(players).zip(names).map(chair).unzip())
}

/// The refusal of a bot that does not exist.
pub fn unknown_bot(field: &str, name: &str, voice: &Voice) -> Failure {
    let known = NAMES.join(", ");
    let args = [("name", name.into()), ("known", known.into())];
    Failure::input(field, voice.say("terminal-bad-bot", &args) + &names::hint(name, NAMES.iter().copied(), voice))
}
