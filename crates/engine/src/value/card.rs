use super::{Currency, Misspelt, spelled_in_serde};
use std::{fmt, str::FromStr};

/// The faces of the money deck are numbered below this; some numbers are not used.
pub const FACES: usize = 66;

/// A card of the money deck, by its face: equal cards are interchangeable (BASE-M1). Written `denar-7`, `scoring-1`.
///
/// ```
/// use sabika_engine::value::{Card, Currency};
/// let card: Card = "denar-7".parse()?;
/// assert_eq!((card.currency(), card.value()), (Some(Currency::Denar), 7));
/// # Ok::<(), sabika_engine::value::Misspelt>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

/// Money has the numbers `16 · currency + value`, so that both are read off with a shift; everything else comes after.
const MONEY: u8 = 64;

impl Card {
    /// The money card of this currency and value (1 to 9).
    pub const fn money(currency: Currency, value: u8) -> Card {
        assert!(value >= 1 && value <= 9, "money cards have the values 1 to 9");
        Card((currency as u8) << 4 | value)
    }
    /// The scoring card of round 1 or 2.
    pub const fn scoring(round: u8) -> Card {
        assert!(round == 1 || round == 2, "only rounds 1 and 2 have a card");
        Card(MONEY + round - 1)
    }
    /// All 36 faces of money.
    pub fn all_money() -> impl Iterator<Item = Card> {
        Currency::ALL.into_iter().flat_map(|currency| (1..=9).map(move |value| Card::money(currency, value)))
    }
    /// The currency, if this is money.
    #[inline]
    pub const fn currency(self) -> Option<Currency> {
        if self.0 < MONEY { Some(Currency::ALL[(self.0 >> 4) as usize & 3]) } else { None }
    }
    /// What it is worth as money; 0 if it is none.
    #[inline]
    pub const fn value(self) -> u8 {
        if self.0 < MONEY { self.0 & 15 } else { 0 }
    }
    /// The round of a scoring card.
    #[inline]
    pub const fn round(self) -> Option<u8> {
        if self.0 >= MONEY && self.0 < MONEY + 2 { Some(self.0 - MONEY + 1) } else { None }
    }
    /// The number of the face.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Any card, to fill a place that holds none.
impl Default for Card {
    fn default() -> Card {
        Card::money(Currency::Gulden, 1)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.currency(), self.round()) {
            (Some(currency), _) => write!(f, "{currency}-{}", self.value()),
            (None, Some(round)) => write!(f, "scoring-{round}"),
            (None, None) => unreachable!("a card is money or a scoring card"),
        }
    }
}

impl FromStr for Card {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Card, Misspelt> {
        let wrong = || Misspelt::new("a card (such as denar-7)", text);
        let (kind, number) = text.split_once('-').ok_or_else(wrong)?;
        match (kind.parse::<Currency>(), number) {
            (Ok(currency), digit) if digit.len() == 1 && ("1"..="9").contains(&digit) => {
                Ok(Card::money(currency, digit.as_bytes()[0] - b'0'))
            }
            (Err(_), "1") if kind == "scoring" => Ok(Card::scoring(1)),
            (Err(_), "2") if kind == "scoring" => Ok(Card::scoring(2)),
            _ => Err(wrong()),
        }
    }
}

spelled_in_serde!(Card);
