//! The names that can be typed: what completions offer, and what was probably meant.

use crate::Voice;
use clap::{
    Arg, Command, Error,
    builder::{PossibleValue, StringValueParser, TypedValueParser},
};
use sabika_bots::NAMES;
use sabika_engine::{Allowed, Options, Title, modules::ModuleId};
use std::ffi::OsStr;

/// Takes any text and knows what is usually typed: completions offer it. What is no name is refused later, in the
/// reader's language.
#[derive(Clone, Debug)]
pub struct Known(Vec<String>);

impl TypedValueParser for Known {
    type Value = String;
    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<String, Error> {
        StringValueParser::new().parse_ref(command, arg, value)
    }
    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.0.iter().map(|name| PossibleValue::new(name.clone()))))
    }
}

/// The modules of all games.
pub fn modules() -> Known {
    Known(["all"].into_iter().chain(ModuleId::ALL.iter().map(|module| module.name())).map(String::from).collect())
}

/// The games.
pub fn games() -> Known {
    Known(Title::ALL.map(|game| game.name().to_string()).to_vec())
}

/// Our own bots.
pub fn bots() -> Known {
    Known(NAMES.iter().map(ToString::to_string).collect())
}

/// Our own bots as they sit in `--seats`.
pub fn seats() -> Known {
    Known(NAMES.iter().map(|name| format!("bot:{name}")).collect())
}

/// Options with their values; of one that is a number only the name.
pub fn options() -> Known {
    let values = Options::all().flat_map(|(choice, _)| match choice.allowed {
        Allowed::Words(words) => words.iter().map(|word| format!("{}={word}", choice.name)).collect(),
        Allowed::UpTo(_) => vec![format!("{}=", choice.name)],
    });
    Known(values.collect())
}

/// The known name that is most like what was typed; none if nothing is like it.
pub fn nearest<'a>(typed: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let typed = typed.to_lowercase();
    let far = |name: &str| strsim::damerau_levenshtein(&typed, &name.to_lowercase());
    // A third of the letters may be wrong. A word that goes on like the typed one is meant too: sultan, power_of_sultan.
    let within = typed.chars().count().div_ceil(3);
    let mut known: Vec<(usize, &str)> = known.into_iter().map(|name| (far(name), name)).collect();
    known.sort_unstable();
    let part = |name: &str| typed.chars().count() > 3 && name.to_lowercase().contains(&typed);
    let (distance, name) = *known.first()?;
    if distance <= within { Some(name) } else { known.iter().map(|(_, name)| *name).find(|name| part(name)) }
}

/// The same as a sentence to put behind another, with the blank between them; nothing if there is nothing to say.
pub fn hint<'a>(typed: &str, known: impl IntoIterator<Item = &'a str>, voice: &Voice) -> String {
    nearest(typed, known)
        .map_or(String::new(), |name| format!(" {}", voice.say("terminal-did-you-mean", &[("name", name.into())])))
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn what_was_meant() {
        let known = ["vizier", "squares", "power_of_sultan", "walls"];
        assert_eq!(nearest("viziers", known), Some("vizier"));
        assert_eq!(nearest("Sqaures", known), Some("squares"));
        assert_eq!(nearest("sultan", known), Some("power_of_sultan"));
        assert_eq!(nearest("chess", known), None);
        assert_eq!(nearest("", known), None);
    }
}
