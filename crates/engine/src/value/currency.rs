use super::{Misspelt, spelled_in_serde};
use std::{fmt, str::FromStr};

/// The four currencies, in the order of the yard slots that ask for them (BASE-S4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Currency {
    /// Yellow, slot 1.
    #[default]
    Gulden,
    /// Green, slot 2.
    Dirham,
    /// Blue, slot 3.
    Denar,
    /// Orange, slot 4.
    Ducat,
}

impl Currency {
    /// All four, in slot order.
    pub const ALL: [Currency; 4] = [Currency::Gulden, Currency::Dirham, Currency::Denar, Currency::Ducat];

    /// The name used in files.
    pub const fn name(self) -> &'static str {
        ["gulden", "dirham", "denar", "ducat"][self as usize]
    }
}

impl fmt::Display for Currency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Currency {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Currency, Misspelt> {
        Currency::ALL.into_iter().find(|c| c.name() == text).ok_or_else(|| Misspelt::new("a currency", text))
    }
}

spelled_in_serde!(Currency);
