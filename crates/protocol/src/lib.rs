//! The line protocol of `sabika engine`: one JSON object per line in, one per line out, in order.
//!
//! It is how programs talk to the referee: bots in any language, test suites, analysis tools. [`serve`] speaks it on a
//! pair of streams, [`Engine`] answers single lines. Bad input is answered with an error and changes nothing; it never
//! ends the program.
//!
//! ```
//! use sabika_protocol::Engine;
//! let mut engine = Engine::new();
//! let answer = engine.answer(r#"{"cmd":"new","players":3,"seed":7,"id":1}"#).expect("a line that is not blank");
//! assert!(answer.starts_with(r#"{"ok":true,"decision":{"seat":"#), "{answer}");
//! assert!(answer.ends_with(r#""id":1}"#));
//! assert_eq!(engine.answer("   "), None);
//! ```
//!
//! What the protocol leaves open is decided so:
//!
//! * A field that a command does not have is refused, so that no misspelt field is silently ignored. `null` is the same
//!   as leaving a field out. Every command takes `id` (echoed as it was written) and `lang` (`en`, `nl`, `de`: the
//!   language of refusals).
//! * A `seed` that is left out is 0: the same lines always get the same answers.
//! * An error names the field of the request as `field`, the spot inside it as `path`, and has `cards` where it is about
//!   cards. A refused move also has `because`, the facts of the refusal as data.
//! * `decision` answers with its parts and, as the other commands do, with the whole as `decision`.
//! * A move is JSON or the text of a record (`"buy 1 with gulden-7"`). `check` and `apply` take the `ply` they are meant
//!   for; one that comes too late is refused.
//! * `board`, `placements`, `removals` and `swaps` take `holes` or `options`.
//! * What is read is read strictly ([`sabika_notation::reading`]): no key twice, no bare list where fields have names.

mod answer;
mod board;
mod bot;
mod command;
mod fault;
mod hello;
mod layout;
mod play;
mod request;
mod rest;
mod score;
mod serve;
mod start;
mod wired;

use answer::{Answer, error, written};
use fault::Fault;
use request::{Id, Request};
use sabika_session::Session;
use sabika_words::{Lang, Words};
pub use serve::{LONGEST_LINE, serve};
use std::{
    collections::{BTreeMap, btree_map::Entry},
    panic::{AssertUnwindSafe, catch_unwind},
};

/// The newest version of the protocol; the first one is spoken until `hello` asks for this.
pub const PROTOCOL: u32 = 2;

/// A referee that answers lines. It holds one game at a time.
#[derive(Debug)]
pub struct Engine {
    /// The version that is spoken.
    protocol: u32,
    session: Option<Session>,
    words: BTreeMap<Lang, Words>,
    done: bool,
}

impl Default for Engine {
    fn default() -> Engine {
        Engine::new()
    }
}

impl Engine {
    /// Without a game yet.
    pub fn new() -> Engine {
        Engine { protocol: 1, session: None, words: BTreeMap::new(), done: false }
    }
    /// Has `quit` been said?
    pub fn done(&self) -> bool {
        self.done
    }
    /// The answer to one line, without a line break; none to a blank line.
    pub fn answer(&mut self, line: &str) -> Option<String> {
        let line = line.trim_start_matches('\u{feff}').trim();
        if line.is_empty() {
            return None;
        }
        let id = Id::of(line);
        // A panic is our bug, but a program that talks to us should not lose its game to it: no command changes the
        // session before it has succeeded.
        let answer = catch_unwind(AssertUnwindSafe(|| {
            let mut lang = Lang::En;
            match self.obey(line, &mut lang) {
                Ok(answer) => written(&answer, &id),
                Err(fault) => self.refuse(lang, fault, &id),
            }
        }));
        Some(answer.unwrap_or_else(|_| self.refuse(Lang::En, Fault::our_bug(), &id)))
    }
    /// The answer to something that is not even a line of text.
    pub(crate) fn answer_bad_line(&mut self, why: String) -> String {
        self.refuse(Lang::En, Fault::bad_json(why), &Id::default())
    }
    /// Does what a line asks; `lang` becomes the language it asks for.
    fn obey(&mut self, line: &str, lang: &mut Lang) -> Result<Answer, Fault> {
        let request = Request::read(line)?;
        *lang = request.lang()?;
        command::obey(self, &request)
    }
    fn refuse(&mut self, lang: Lang, fault: Fault, id: &Id) -> String {
        let spoken = self.spoken(lang).or_else(|| self.words.values().next().cloned());
        let words = spoken.unwrap_or_else(|| Words::of(lang, std::iter::empty()));
        match &self.session {
            Some(session) => error(&fault.said(&words.at(session.game().open()), session.names()), id),
            None => error(&fault.said(&words, &[]), id),
        }
    }
    /// From now on it speaks this language too: where no words are part of the program.
    pub fn learn(&mut self, words: Words) {
        self.words.insert(words.lang(), words);
    }
    fn spoken(&mut self, lang: Lang) -> Option<Words> {
        match self.words.entry(lang) {
            Entry::Occupied(known) => Some(known.get().clone()),
            Entry::Vacant(none) => Some(none.insert(Words::embedded(lang)?).clone()),
        }
    }
    /// The words of the language that a request asks for.
    pub(crate) fn words(&mut self, request: &Request) -> Result<Words, Fault> {
        let lang = request.lang()?;
        self.spoken(lang).ok_or_else(|| Fault::bad_request("lang", "the words of this language were not loaded"))
    }
    pub(crate) fn session_mut(&mut self) -> Result<&mut Session, Fault> {
        self.session.as_mut().ok_or_else(Fault::no_game)
    }
    pub(crate) fn session(&self) -> Result<&Session, Fault> {
        self.session.as_ref().ok_or_else(Fault::no_game)
    }
}
