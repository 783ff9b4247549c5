//! Why a request is not obeyed.

use sabika_bots::Eye;
use sabika_engine::{
    BadConfig,
    flow::{Because, Illegal},
    position::BadPosition,
    value::{Card, Cell, RuleId},
};
use sabika_notation::reading::{Unread, shown};
use sabika_words::{Names, Words};
use serde::Serialize;

/// What kind of error: programs decide by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    BadJson,
    UnknownCommand,
    BadRequest,
    IllegalMove,
    NoGame,
    GameOver,
    BadConfig,
    NoWeights,
}

/// An error on its way out; its sentence is made when the language is known.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    code: Code,
    message: String,
    /// Where in the request, such as `tiles[2].price`; the first word is the field at fault.
    path: Option<String>,
    rule: Option<RuleId>,
    cells: Vec<Cell>,
    /// The refusal whose sentence ends the message.
    refusal: Option<Box<Illegal>>,
    /// The ply the game waits on.
    expected_ply: Option<u64>,
    /// What a bot has yet to learn.
    weights: Option<Eye>,
}

/// An error as it is written.
#[derive(Serialize)]
pub struct Said {
    code: Code,
    rule: Option<RuleId>,
    message: String,
    cells: Vec<Cell>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    cards: Vec<Card>,
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    path: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    because: Option<Because>,
    #[serde(skip_serializing_if = "Option::is_none")]
    expected_ply: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    weights: Option<&'static str>,
}

impl Fault {
    fn new(code: Code, message: impl Into<String>) -> Fault {
        Fault {
            code,
            message: message.into(),
            path: None,
            rule: None,
            cells: vec![],
            refusal: None,
            expected_ply: None,
            weights: None,
        }
    }
    pub fn bad_json(why: impl Into<String>) -> Fault {
        Fault::new(Code::BadJson, why)
    }
    /// A line that is no JSON, or has a key twice.
    pub fn unread(wrong: Unread) -> Fault {
        if wrong.path.is_empty() {
            Fault::bad_json(wrong.why)
        } else {
            Fault::at(Code::BadJson, &wrong.path, &wrong.why)
        }
    }
    /// A part of a request that is something else than it should be.
    pub fn misread(Unread { path, why }: Unread) -> Fault {
        Fault::bad_request(path, why)
    }
    pub fn unknown_command(name: &str, known: &str) -> Fault {
        let message = format!("\"{}\" is not a command; there are {known}", shown(name).escape_debug());
        Fault { path: Some("cmd".into()), ..Fault::new(Code::UnknownCommand, message) }
    }
    /// A field of the request is missing, unknown or wrong. `path` says where in it, such as `tiles[2].price`; the
    /// field is its first word.
    pub fn bad_request(path: impl Into<String>, why: impl AsRef<str>) -> Fault {
        Fault::at(Code::BadRequest, &path.into(), why.as_ref())
    }
    /// A game that cannot be played; the path is as above.
    pub fn bad_config(path: impl Into<String>, why: impl AsRef<str>) -> Fault {
        Fault::at(Code::BadConfig, &path.into(), why.as_ref())
    }
    fn at(code: Code, path: &str, why: &str) -> Fault {
        // A path may end in a word that somebody made up.
        let path = shown(path);
        let message = format!("{path}: {why}");
        Fault { path: Some(path), ..Fault::new(code, message) }
    }
    pub fn no_game() -> Fault {
        Fault::new(Code::NoGame, "there is no game yet: begin with new, scenario or load")
    }
    pub fn game_over() -> Fault {
        Fault::new(Code::GameOver, "the game is over")
    }
    pub fn no_weights(eye: Eye) -> Fault {
        let message = format!("this bot looks ahead, and has not been given the weights \"{}\" yet", eye.name());
        Fault { weights: Some(eye), ..Fault::new(Code::NoWeights, message) }
    }
    pub fn stale(said: u64, now: u64) -> Fault {
        let why = format!("the move answers ply {said}, but the game waits at ply {now}");
        Fault { expected_ply: Some(now), ..Fault::bad_request("ply", why) }
    }
    pub fn our_bug() -> Fault {
        Fault::new(Code::BadRequest, "this request met a bug in sabika; nothing has changed. Please report it")
    }
    /// The rule that is broken and where.
    pub fn breaking(self, rule: Option<RuleId>, cells: Vec<Cell>) -> Fault {
        Fault { rule, cells, ..self }
    }
    /// The same with the facts and the sentence of a refusal.
    pub fn refused(self, illegal: Illegal) -> Fault {
        Fault { rule: Some(illegal.rule), cells: illegal.because.cells(), refusal: Some(Box::new(illegal)), ..self }
    }
    /// The error in this language.
    pub fn said(self, words: &Words, names: &Names) -> Said {
        let mut message = self.message;
        let mut cards = vec![];
        let because = self.refusal.map(|illegal| {
            message.push_str(&words.refusal_named(&illegal, names));
            cards = illegal.because.cards();
            illegal.because
        });
        let field = self.path.as_deref().and_then(|path| path.split(['.', '[']).next()).map(str::to_owned);
        Said {
            code: self.code,
            rule: self.rule,
            message,
            cells: self.cells,
            cards,
            path: self.path.filter(|path| field.as_ref() != Some(path)),
            field,
            because,
            expected_ply: self.expected_ply,
            weights: self.weights.map(Eye::name),
        }
    }
}

impl From<Illegal> for Fault {
    fn from(illegal: Illegal) -> Fault {
        let code = if illegal.because == Because::GameOver { Code::GameOver } else { Code::IllegalMove };
        Fault::new(code, "").refused(illegal)
    }
}

impl From<BadConfig> for Fault {
    fn from(bad: BadConfig) -> Fault {
        Fault::bad_config(bad.field, bad.why).breaking(bad.rule, vec![])
    }
}

impl From<BadPosition> for Fault {
    fn from(bad: BadPosition) -> Fault {
        Fault::bad_request(format!("given.{}", bad.field), bad.why).breaking(bad.rule, bad.cells)
    }
}
