use super::{Currency, Misspelt, spelled_in_serde};
use crate::components::{BUILDER_VALUE, COIN_VALUE, FACES_OF_SPECIALS, Pays, SPECIALS};
use std::{fmt, str::FromStr};

/// Faces are numbered below this; some numbers are not used.
pub const FACES: usize = NOTE as usize + 32 * Note::ALL.len();

/// A card of the money deck, by its face: equal cards are interchangeable (BASE-M1). Written `denar-7`,
/// `denar-builder`, `denar-coin`, `denar-4-inn`, `diamond-5`, `scoring-1`, or by its name.
///
/// ```
/// use sabika_engine::value::{Card, Currency};
/// let card: Card = "denar-7".parse()?;
/// assert_eq!((card.currency(), card.value()), (Some(Currency::Denar), 7));
/// # Ok::<(), sabika_engine::value::Misspelt>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

/// Money of a currency has the numbers `16 · currency + value`, so that both are read off with a shift; gems, the money
/// of no currency, follow in the same way, then the four builders and the four coins, and everything that is no money.
const GEM: u8 = 64;
const BUILDER: u8 = 80;
const COIN: u8 = 84;
const SPECIAL: u8 = 88;
/// Notes come last: `NOTE + 32 · sort + 8 · currency + value`.
const NOTE: u8 = 160;
const _: () = assert!(SPECIAL as usize + SPECIALS <= NOTE as usize);

/// What each card is worth as money.
const VALUES: [u8; 256] = {
    let (mut values, mut n) = ([0; 256], 0);
    while n < values.len() {
        let card = Card(n as u8);
        values[n] = if card.0 < BUILDER {
            card.0 & 15
        } else if card.is_builder() {
            BUILDER_VALUE
        } else if card.is_coin() {
            COIN_VALUE
        } else if card.is_note() {
            card.note_bits() as u8 & 7
        } else {
            0
        };
        n += 1;
    }
    values
};

/// What can be worth money without being a card of the deck: it lies open before its owner and is worth what it shows
/// now. Each player has at most one of each sort.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Note {
    /// What the first own inn shows (CAR-19). Written `denar-4-inn`.
    Inn,
    /// What the second one shows. Written `denar-4-inn2`.
    SecondInn,
    /// What is saved (CER-9). Written `denar-4-saved`.
    Saved,
}

impl Note {
    /// All sorts.
    pub const ALL: [Note; 3] = [Note::Inn, Note::SecondInn, Note::Saved];
    /// The most that a note can be worth.
    pub const MOST: u8 = 6;
    /// How it ends when it is written.
    pub const fn word(self) -> &'static str {
        ["inn", "inn2", "saved"][self as usize]
    }
}

impl Card {
    /// The values that a gem can have.
    pub const GEMS: std::ops::RangeInclusive<u8> = 3..=9;

    /// The money card of this currency and value (1 to 9).
    pub const fn money(currency: Currency, value: u8) -> Card {
        assert!(value >= 1 && value <= 9, "money cards have the values 1 to 9");
        Card((currency as u8) << 4 | value)
    }
    /// The master builder of this currency: money that leaves the game when it is spent (MAB-16).
    pub const fn builder(currency: Currency) -> Card {
        Card(BUILDER + currency as u8)
    }
    /// A coin of this currency: money that lies open before its owner and is no card (CHG-11, CHG-16).
    pub const fn coin(currency: Currency) -> Card {
        Card(COIN + currency as u8)
    }
    /// The gem of this value (3 to 9): money of no currency (DIA-1, DIA-3).
    pub const fn gem(value: u8) -> Card {
        assert!(value >= 3 && value <= 9, "gems have the values 3 to 9");
        Card(GEM + value)
    }
    /// A note that is worth so much (1 to 6) of this currency.
    pub const fn new_note(sort: Note, currency: Currency, value: u8) -> Card {
        assert!(value >= 1 && value <= Note::MOST, "notes have the values 1 to 6");
        Card(NOTE + 32 * sort as u8 + 8 * currency as u8 + value)
    }
    pub(super) const fn note_of_bits(sort: Note, bits: u32) -> Card {
        Card(NOTE + 32 * sort as u8 + bits as u8)
    }
    /// Currency and value of a note as five bits that are never all zero.
    pub(super) const fn note_bits(self) -> u32 {
        (self.0 - NOTE) as u32 & 31
    }
    pub(super) const fn note_sort(self) -> u32 {
        (self.0 - NOTE) as u32 >> 5
    }
    /// Is this a note?
    #[inline]
    pub const fn is_note(self) -> bool {
        self.0 >= NOTE
    }
    /// The sort of a note.
    pub const fn note(self) -> Option<Note> {
        if self.is_note() { Some(Note::ALL[self.note_sort() as usize]) } else { None }
    }
    /// Every note there can be.
    pub fn all_notes() -> impl Iterator<Item = Card> {
        let worth = |sort| {
            let values = move |c| (1..=Note::MOST).map(move |value| Card::new_note(sort, c, value));
            Currency::ALL.into_iter().flat_map(values)
        };
        Note::ALL.into_iter().flat_map(worth)
    }
    /// The special card at this place in the list of all of them.
    pub const fn special(index: usize) -> Card {
        assert!(index < SPECIALS, "no such card");
        Card(SPECIAL + index as u8)
    }
    /// The scoring card of round 1 or 2.
    pub const fn scoring(round: u8) -> Card {
        assert!(round == 1 || round == 2, "only rounds 1 and 2 have a card");
        Card::special(round as usize - 1)
    }
    /// All 36 faces of the four currencies.
    pub fn all_money() -> impl Iterator<Item = Card> {
        Currency::ALL.into_iter().flat_map(|currency| (1..=9).map(move |value| Card::money(currency, value)))
    }
    /// Every face there is in the money deck, and coins.
    pub fn all() -> impl Iterator<Item = Card> {
        let others = Currency::ALL.into_iter().flat_map(|c| [Card::builder(c), Card::coin(c)]);
        Card::all_money().chain(others).chain(Card::GEMS.map(Card::gem)).chain((0..SPECIALS).map(Card::special))
    }
    /// The currency, if it has one.
    #[inline]
    pub const fn currency(self) -> Option<Currency> {
        if self.0 < GEM {
            Some(Currency::ALL[(self.0 >> 4) as usize & 3])
        } else if self.is_builder() || self.is_coin() {
            Some(Currency::ALL[self.0 as usize & 3])
        } else if self.is_note() {
            Some(Currency::ALL[(self.note_bits() >> 3) as usize])
        } else {
            None
        }
    }
    /// Is this one of the 36 money cards of the base game?
    #[inline]
    pub const fn is_plain(self) -> bool {
        self.0 < GEM
    }
    /// Is this a master builder?
    #[inline]
    pub const fn is_builder(self) -> bool {
        self.0 >= BUILDER && self.0 < COIN
    }
    /// Is this a coin?
    #[inline]
    pub const fn is_coin(self) -> bool {
        self.0 >= COIN && self.0 < SPECIAL
    }
    /// Is this money of no currency?
    #[inline]
    pub const fn is_gem(self) -> bool {
        self.0 >= GEM && self.0 < BUILDER
    }
    /// Is this money, of a currency or a gem?
    #[inline]
    pub const fn is_money(self) -> bool {
        self.0 < SPECIAL || self.is_note()
    }
    /// Does this card lie in the display and go into hands: money, and what is played with it (EXO-1)?
    #[inline]
    pub fn is_for_hands(self) -> bool {
        self.0 < COIN || self.joins().is_some()
    }
    /// What it is worth as money; 0 if it is none.
    #[inline]
    pub const fn value(self) -> u8 {
        VALUES[self.0 as usize]
    }
    /// Its place in the list of special cards, if it is one.
    #[inline]
    pub const fn special_index(self) -> Option<usize> {
        if self.0 >= SPECIAL && !self.is_note() { Some((self.0 - SPECIAL) as usize) } else { None }
    }
    /// What a special card does in a payment.
    pub fn pays(self) -> Pays {
        self.special_index().map_or(Pays::Nothing, |n| FACES_OF_SPECIALS[n].pays)
    }
    /// The two currencies that this card lets a payment mix (EXO-5).
    pub fn joins(self) -> Option<[Currency; 2]> {
        if let Pays::Joint(pair) = self.pays() { Some(pair) } else { None }
    }
    /// The round of a scoring card.
    #[inline]
    pub const fn round(self) -> Option<u8> {
        if self.0 >= SPECIAL && self.0 < SPECIAL + 2 { Some(self.0 - SPECIAL + 1) } else { None }
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
        match (self.currency(), self.special_index()) {
            (Some(currency), _) if self.is_builder() => f.pad(&format!("{currency}-builder")),
            (Some(currency), _) if self.is_coin() => f.pad(&format!("{currency}-coin")),
            (Some(currency), _) => match self.note() {
                Some(sort) => f.pad(&format!("{currency}-{}-{}", self.value(), sort.word())),
                None => f.pad(&format!("{currency}-{}", self.value())),
            },
            (None, Some(n)) => f.pad(FACES_OF_SPECIALS[n].name),
            (None, None) => f.pad(&format!("diamond-{}", self.value())),
        }
    }
}

impl FromStr for Card {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Card, Misspelt> {
        let wrong = || Misspelt::new("a card (such as denar-7)", text);
        if let Some(n) = FACES_OF_SPECIALS.iter().position(|card| card.name == text) {
            return Ok(Card::special(n));
        }
        let (kind, number) = text.split_once('-').ok_or_else(wrong)?;
        if let Some((value, sort)) = number.split_once('-') {
            let sort = Note::ALL.into_iter().find(|note| note.word() == sort).ok_or_else(wrong)?;
            return match (kind.parse(), value.as_bytes()) {
                (Ok(currency), [digit @ b'1'..=b'6']) => Ok(Card::new_note(sort, currency, digit - b'0')),
                _ => Err(wrong()),
            };
        }
        let value = match (kind.parse::<Currency>(), number.as_bytes()) {
            (_, [digit @ b'1'..=b'9']) => digit - b'0',
            (Ok(currency), b"builder") => return Ok(Card::builder(currency)),
            (Ok(currency), b"coin") => return Ok(Card::coin(currency)),
            _ => return Err(wrong()),
        };
        match kind.parse::<Currency>() {
            Ok(currency) => Ok(Card::money(currency, value)),
            Err(_) if kind == "diamond" && Card::GEMS.contains(&value) => Ok(Card::gem(value)),
            Err(_) => Err(wrong()),
        }
    }
}

spelled_in_serde!(Card);
