//! One spelling for a value everywhere: serde follows `Display` and `FromStr`.

use std::fmt;

/// A text that is not the spelling of the value asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misspelt {
    /// What was wanted, e.g. "a building type".
    pub wanted: &'static str,
    /// What was found, shortened to a readable length.
    pub found: String,
}

impl Misspelt {
    /// The error for `found` where `wanted` should stand.
    pub fn new(wanted: &'static str, found: &str) -> Misspelt {
        let mut shown: String = found.chars().take(40).collect();
        if shown.len() < found.len() {
            shown.push('…');
        }
        Misspelt { wanted, found: shown }
    }
}

impl fmt::Display for Misspelt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" is not {}", self.found.escape_debug(), self.wanted)
    }
}

impl std::error::Error for Misspelt {}

/// Serde by spelling: the value is written as its `Display` text and read by its `FromStr`.
macro_rules! spelled_in_serde {
    ($($name:ty),+) => {$(
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> { s.collect_str(self) }
        }
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str> as serde::Deserialize>::deserialize(d)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )+};
}
pub(crate) use spelled_in_serde;
