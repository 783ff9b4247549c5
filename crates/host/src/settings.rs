//! What a table is set up with.

use crate::{Clock, Refused};
use sabika_engine::{Config, value::Seed};
use sabika_notation::Record;
use sabika_session::Session;
use serde::{Deserialize, Serialize};

/// What the people at a table have agreed on, besides the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// The clock; none for a game without one.
    pub clock: Option<Clock>,
    /// How long somebody has to answer out of turn, in seconds: then it is passed for them. None for as long as they like.
    pub window: Option<u32>,
    /// May others watch?
    pub watchers: bool,
    /// Does everybody find it in the list?
    pub listed: bool,
    /// Do several people play on one device? Then whoever opened the table decides for all of them.
    pub one_device: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { clock: None, window: Some(30), watchers: true, listed: false, one_device: false }
    }
}

/// What a table begins with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// What is played.
    pub config: Config,
    /// What all chance hangs on. Nobody at the table learns it before the game is over.
    pub seed: Seed,
    /// What was agreed on.
    #[serde(default)]
    pub settings: Settings,
    /// The record of the game that this one goes on from, where it does not begin with a deal. It holds a seed: nobody at the
    /// table sees it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// Tables of the same group play the same deal: as long as it is played anywhere, its seed is nobody's to know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
}

impl Opening {
    /// A table with the usual settings.
    pub fn new(config: Config, seed: Seed) -> Opening {
        Opening { config, seed, settings: Settings::default(), from: None, group: None }
    }
    /// The game that this one goes on from, dealt anew.
    pub fn going_on(record: &Record, settings: Settings) -> Opening {
        let (config, seed, from) = (record.config, record.seed, Some(record.to_json()));
        Opening { config, seed, settings, from, group: None }
    }
    /// The game, as it begins.
    pub(crate) fn session(&self) -> Result<Session, Refused> {
        let bad = |field: &str, why: String| Refused::Config { field: field.into(), why };
        let Some(record) = &self.from else {
            return Session::new(self.config, self.seed).map_err(|wrong| bad(wrong.field, wrong.reason()));
        };
        let record = Record::from_any(record.as_bytes()).map_err(|e| bad("from", e.to_string()))?;
        // A configuration as it is written names no version of the rules: that is the record's.
        if record.config != self.config.under(record.rules_version) {
            return Err(bad("from", "it is another game".into()));
        }
        let session = Session::load(&record).map_err(|e| bad("from", e.to_string()))?;
        if session.ask().is_some() { Ok(session) } else { Err(bad("from", "that game is over".into())) }
    }
    /// Can it be played like this?
    pub fn check(&self) -> Result<(), Refused> {
        self.config.check().map_err(|bad| Refused::Config { field: bad.field.into(), why: bad.reason() })?;
        if self.from.is_some() {
            self.session()?;
        }
        if !self.settings.clock.is_none_or(Clock::is_possible) {
            return Err(Refused::Config { field: "clock".into(), why: "5 seconds to 14 days".into() });
        }
        match self.settings.window {
            Some(seconds) if !(3..=Clock::MOST).contains(&seconds) => {
                Err(Refused::Config { field: "window".into(), why: "3 seconds to 14 days".into() })
            }
            _ => Ok(()),
        }
    }
}
