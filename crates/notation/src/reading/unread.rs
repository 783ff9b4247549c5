use serde::de::{self, Expected, Unexpected};
use std::fmt;

/// The most that an error shows of what was written, in characters.
pub const LONGEST_ECHO: usize = 80;
/// The longest sentence that is passed on as it is.
const LONGEST_REASON: usize = 300;
/// The most that is said of the words that are known, in bytes: more would bury what is wrong.
const LONGEST_CHOICE: usize = 160;

/// What cannot be read, and what is needed there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unread {
    /// Where, such as `players[0].tiles[2]`; empty for the whole.
    pub path: String,
    /// What is wrong with it.
    pub why: String,
}

/// What somebody wrote, short enough to be shown.
///
/// ```
/// use sabika_notation::reading::shown;
/// assert_eq!(shown("garden-8-NE"), "garden-8-NE");
/// assert_eq!(shown(&"x".repeat(1_000)).chars().count(), 80);
/// ```
pub fn shown(text: &str) -> String {
    cut(text, LONGEST_ECHO)
}

fn cut(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        None => text.to_owned(),
        Some(_) => text.chars().take(most - 1).chain(['…']).collect(),
    }
}

impl Unread {
    /// The error for a whole text.
    pub fn new(why: impl Into<String>) -> Unread {
        Unread { path: String::new(), why: why.into() }
    }
    /// The same, further out: what cannot be read belongs to this name.
    #[must_use]
    pub fn of(mut self, name: &str) -> Unread {
        let dot = if self.path.is_empty() || self.path.starts_with('[') { "" } else { "." };
        self.path = format!("{}{dot}{}", shown(name), self.path);
        self
    }
    /// The same, further out: what cannot be read is the n-th of a list, counted from 0.
    pub(super) fn nth(self, n: usize) -> Unread {
        self.of(&format!("[{n}]"))
    }
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.path.is_empty() {
            write!(f, "{}: ", self.path)?;
        }
        f.write_str(&self.why)
    }
}

impl std::error::Error for Unread {}

impl de::Error for Unread {
    /// What the values themselves say, with no more than a line of what they quote.
    fn custom<T: fmt::Display>(why: T) -> Unread {
        let why = why.to_string();
        if why.starts_with("data did not match any variant") {
            return Unread::new("what stands here means nothing");
        }
        let quoted = why.find(['"', '`']).zip(why.rfind(['"', '`'])).filter(|(from, to)| from < to);
        let short = match quoted {
            Some((from, to)) => format!("{}{}{}", &why[..=from], shown(&why[from + 1..to]), &why[to..]),
            None => why,
        };
        Unread::new(cut(&short, LONGEST_REASON))
    }
    fn invalid_type(found: Unexpected<'_>, needed: &dyn Expected) -> Unread {
        Unread::new(format!("{} is needed here, not {}", in_words(needed), found_in_words(found)))
    }
    fn invalid_value(found: Unexpected<'_>, needed: &dyn Expected) -> Unread {
        Unread::invalid_type(found, needed)
    }
    fn invalid_length(length: usize, needed: &dyn Expected) -> Unread {
        Unread::new(format!("{} is needed here, not {length}", in_words(needed)))
    }
    fn unknown_variant(word: &str, known: &'static [&'static str]) -> Unread {
        Unread::new(format!("\"{}\" means nothing here{}", shown(word).escape_debug(), instead(word, known)))
    }
    fn unknown_field(name: &str, known: &'static [&'static str]) -> Unread {
        Unread::new(format!("there is no such field here{}", instead(name, known))).of(name)
    }
    fn missing_field(name: &'static str) -> Unread {
        Unread::new("this field is missing").of(name)
    }
    fn duplicate_field(name: &'static str) -> Unread {
        Unread::new("this is said twice").of(name)
    }
}

/// What is known instead: all of it where that is short, else what begins like this word.
///
/// ```
/// use sabika_notation::reading::instead;
/// assert_eq!(instead("gardn", &["garden", "tower"]), "; there are garden, tower");
/// ```
pub fn instead(word: &str, known: &[&str]) -> String {
    let list = known.join(", ");
    if known.is_empty() {
        return String::new();
    }
    if list.len() <= LONGEST_CHOICE {
        return format!("; there are {list}");
    }
    let shared = |other: &&&str| word.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    let nearest = known.iter().max_by_key(shared).filter(|other| shared(other) > 2);
    nearest.map_or_else(String::new, |other| format!("; there is {other}"))
}

fn found_in_words(found: Unexpected<'_>) -> String {
    match found {
        Unexpected::Bool(fact) => fact.to_string(),
        Unexpected::Unsigned(number) => number.to_string(),
        Unexpected::Signed(number) => number.to_string(),
        Unexpected::Float(number) => number.to_string(),
        Unexpected::Str(text) => format!("\"{}\"", shown(text).escape_debug()),
        Unexpected::Unit | Unexpected::Option => "nothing".into(),
        Unexpected::Seq => "a list".into(),
        Unexpected::Map => "fields by name".into(),
        _ => "this".into(),
    }
}

/// What a type says of itself is written for programmers.
fn in_words(needed: &dyn Expected) -> String {
    let said = needed.to_string();
    let number = |least: i64, most: i64| format!("a whole number from {least} to {most}");
    match said.as_str() {
        "u8" => number(0, u8::MAX.into()),
        "u16" => number(0, u16::MAX.into()),
        "u32" => number(0, u32::MAX.into()),
        "u64" | "usize" => "a whole number from 0 on".into(),
        "i8" => number(i8::MIN.into(), i8::MAX.into()),
        "i16" => number(i16::MIN.into(), i16::MAX.into()),
        "i32" => number(i32::MIN.into(), i32::MAX.into()),
        "i64" => "a whole number".into(),
        "a string" | "str" | "a borrowed string" => "a text".into(),
        "a boolean" => "true or false".into(),
        "a sequence" => "a list".into(),
        "a map" => "a table of names and values".into(),
        "variant identifier" => "a word".into(),
        "unit" | "unit variant" => "nothing".into(),
        _ if said.starts_with("struct") => "a table of names and values".into(),
        _ if said.starts_with("enum") => "a word, or a word with what belongs to it".into(),
        _ => match listed(&said) {
            Some(length) => format!("a list of {length}"),
            None => said,
        },
    }
}

/// How long a list should be: `an array of length 3`, `a tuple of size 2`.
fn listed(said: &str) -> Option<usize> {
    let number = ["an array of length ", "a tuple of size ", "tuple of "].iter().find_map(|w| said.strip_prefix(w))?;
    number.split(' ').next()?.parse().ok()
}
