use sabika_engine::value::Misspelt;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// A language Sabika speaks. Written `en`, `nl`, `de`.
///
/// ```
/// use sabika_words::Lang;
/// assert_eq!("nl".parse(), Ok(Lang::Nl));
/// assert_eq!(Lang::detect("de_AT.UTF-8"), Lang::De);
/// assert_eq!(Lang::detect("C"), Lang::En);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Dutch.
    Nl,
    /// German.
    De,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Nl, Lang::De];

    /// The two letters of the language.
    pub const fn name(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Nl => "nl",
            Lang::De => "de",
        }
    }
    /// The language that a text such as `nl_NL.UTF-8` or `de-AT,de;q=0.9` asks for first; English if we do not speak it.
    pub fn detect(text: &str) -> Lang {
        let word: String = text.trim_start().chars().take_while(char::is_ascii_alphabetic).collect();
        word.to_ascii_lowercase().parse().unwrap_or_default()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Lang {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Lang, Misspelt> {
        let found = Lang::ALL.into_iter().find(|lang| lang.name() == text);
        found.ok_or_else(|| Misspelt::new("a language (en, nl or de)", text))
    }
}
