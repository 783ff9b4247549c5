//! Everything Sabika says, in English, Dutch and German.
//!
//! The engine speaks in data: moves, events, refusals, tallies. Here they become sentences, at the edge and nowhere else.
//! The sentences stand in `locales/<language>/*.ftl`, one file for the core, one for the terminal and one per module. A
//! thing finds its sentence by its own name: the event `{"squares":{"took":{"seat":0,…}}}` is told by the message
//! `event-squares-took`, which may use `$seat` and every other fact of the event. So a new module is a new file there
//! and nothing here. How facts are named and put in words: see [`Words::tell`].
//!
//! ```
//! use sabika_engine::flow::{Ask, Topic};
//! use sabika_engine::value::Seat;
//! use sabika_words::{Lang, Words};
//! let words = Words::new(Lang::Nl);
//! let ask = Ask { seat: Seat::FIRST, topic: Topic::Action };
//! assert_eq!(words.question(ask, &["Anna".into()]), "Jouw actie, Anna");
//! ```

mod arg;
mod facts;
mod lang;
mod menu;
mod play;
mod points;
mod story;
mod things;

pub use arg::Arg;
pub use facts::Line;
use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
pub use lang::Lang;
use sabika_engine::value::{Building, Tile, Walls};
use std::{
    collections::BTreeMap,
    fmt,
    sync::{Arc, Mutex},
};
use story::Known;
pub use story::Story;

#[cfg(feature = "embedded")]
include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// The players' names by seat; who has none is called by the letter of the seat.
pub type Names = [String];

/// One language, ready to speak. Can be shared between threads; making one reads all its files, so keep it.
///
/// Of a table it knows what it was told: where a chip says what a tile is, it calls the tile so ([`Words::at`],
/// [`Story`]).
#[derive(Clone)]
pub struct Words {
    lang: Lang,
    bundle: Arc<FluentBundle<FluentResource>>,
    known: Known,
    /// What tiles were called: the same few are named again and again.
    called: Arc<Mutex<BTreeMap<Called, String>>>,
}

/// A tile, as far as what it is called hangs on it: with its walls for the full name, without them for the label.
type Called = (Tile, Option<Walls>, Option<Building>);

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.lang)
    }
}

impl Words {
    /// The words of this language.
    #[cfg(feature = "embedded")]
    pub fn new(lang: Lang) -> Words {
        let texts = match lang {
            Lang::En => EN,
            Lang::Nl => NL,
            Lang::De => DE,
        };
        Words::of(lang, texts.iter().copied())
    }
    /// The words of this language, where they are part of the program: a page in a browser loads those it needs.
    pub fn embedded(lang: Lang) -> Option<Words> {
        #[cfg(feature = "embedded")]
        return Some(Words::new(lang));
        #[cfg(not(feature = "embedded"))]
        {
            let _ = lang;
            None
        }
    }
    /// The words of this language in these texts: `locales/<language>/*.ftl`, in any order.
    pub fn of<'a>(lang: Lang, texts: impl Iterator<Item = &'a str>) -> Words {
        let tag = lang.name().parse().expect("our language names are language tags");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        for text in texts {
            // A broken line costs its own message, never the game; the tests of this crate read every line.
            let resource = FluentResource::try_new(text.to_string()).unwrap_or_else(|(rest, errors)| {
                debug_assert!(errors.is_empty(), "{lang}: {errors:?}");
                rest
            });
            let added = bundle.add_resource(resource);
            debug_assert!(added.is_ok(), "{lang}: a message stands twice: {added:?}");
        }
        Words { lang, bundle: Arc::new(bundle), known: Known::default(), called: Arc::default() }
    }
    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }
    /// Is there a message of this name?
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }
    /// The message of this name with these facts. A message or fact that is missing is our bug: a panic where debug
    /// assertions are on, and otherwise the name itself.
    ///
    /// ```
    /// use sabika_words::{Lang, Words};
    /// let words = Words::new(Lang::De);
    /// assert_eq!(words.say("event-passed", &[("seat", "Anna".into())]), "Anna passt.");
    /// ```
    pub fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.speak(id, args.iter().map(|(name, arg)| (*name, arg)))
    }
    fn speak<'a>(&self, id: &str, args: impl Iterator<Item = (&'a str, &'a Arg)>) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            debug_assert!(false, "{}: no message {id}", self.lang);
            return id.to_string();
        };
        let mut given = FluentArgs::new();
        args.for_each(|(name, arg)| given.set(name, arg.value()));
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&given), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{}: {id}: {errors:?}", self.lang);
        text
    }
    /// What a tile is called, which is looked up once.
    fn called(&self, called: Called, look_up: impl FnOnce() -> String) -> String {
        let known = |all: &BTreeMap<Called, String>| all.get(&called).cloned();
        if let Some(name) = self.called.lock().ok().and_then(|all| known(&all)) {
            return name;
        }
        let name = look_up();
        if let Ok(mut all) = self.called.lock() {
            all.insert(called, name.clone());
        }
        name
    }
    /// The messages `id-1`, `id-2` and so on, as many as there are.
    fn say_all(&self, id: &str) -> Vec<String> {
        let ids = (1..).map(|n| format!("{id}-{n}"));
        ids.take_while(|id| self.has(id)).map(|id| self.say(&id, &[])).collect()
    }
}
