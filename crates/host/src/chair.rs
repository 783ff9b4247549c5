//! Who sits where.

use sabika_engine::value::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

/// Somebody, by a word that whoever runs the table knows them by. Never shown to anybody else.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Person(String);

impl Person {
    /// A person, unless the word is empty or long.
    pub fn new(word: impl Into<String>) -> Option<Person> {
        let word = word.into();
        (1..=64).contains(&word.len()).then_some(Person(word))
    }
    /// The word.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Person {
    type Error = &'static str;
    fn try_from(word: String) -> Result<Person, &'static str> {
        Person::new(word).ok_or("a person is known by 1 to 64 bytes")
    }
}

impl From<Person> for String {
    fn from(person: Person) -> String {
        person.0
    }
}

/// A seat by its number, as it comes from outside: whether it is at this table is asked for each time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct SeatNo(pub u8);

impl From<u8> for SeatNo {
    fn from(number: u8) -> SeatNo {
        SeatNo(number)
    }
}

impl From<Seat> for SeatNo {
    fn from(seat: Seat) -> SeatNo {
        SeatNo(seat.number())
    }
}

impl fmt::Display for SeatNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What is on a chair.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Chair {
    /// Nobody yet.
    #[default]
    Empty,
    /// A person, perhaps with a bot that plays as long as they are away.
    Person {
        /// Who.
        who: Person,
        /// What they are called.
        name: String,
        /// The bot that plays for them.
        stand_in: Option<String>,
    },
    /// A bot, by its name.
    Bot {
        /// Which.
        bot: String,
    },
}

/// What bots are called, by seat: names that were heard in Granada.
const NAMES: [&str; 6] = ["Aisha", "Badis", "Fatima", "Ismail", "Yusuf", "Zahra"];

impl Chair {
    /// Whose chair it is.
    pub fn person(&self) -> Option<&Person> {
        if let Chair::Person { who, .. } = self { Some(who) } else { None }
    }
    /// The bot that decides here now.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Chair::Bot { bot } => Some(bot),
            Chair::Person { stand_in, .. } => stand_in.as_deref(),
            Chair::Empty => None,
        }
    }
    /// Does a person decide here now?
    pub fn is_present(&self) -> bool {
        matches!(self, Chair::Person { stand_in: None, .. })
    }
    /// What is written on it. People like to play against somebody with a name; which bot it is, the chair says besides.
    pub fn name(&self, seat: Seat) -> String {
        match self {
            Chair::Empty => String::new(),
            Chair::Person { name, .. } => name.clone(),
            Chair::Bot { .. } => NAMES[seat.index()].into(),
        }
    }
}
