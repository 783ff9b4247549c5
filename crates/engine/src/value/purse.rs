use super::{Card, Currency};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// A set of money cards: a hand, or what is paid from it. Equal cards are counted, not told apart (BASE-M1).
///
/// Each currency is half a word with two bits per value, because there are three copies of each card at most.
/// Written as a list of cards: `denar-4 denar-7`.
///
/// ```
/// use sabika_engine::value::{Card, Currency, Purse};
/// let purse: Purse = ["denar-4", "denar-7", "dirham-9"].map(|c| c.parse::<Card>().unwrap()).into_iter().collect();
/// assert_eq!((purse.sum(Currency::Denar), purse.len()), (11, 3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Purse([u64; 2]);

/// One card of each face: in the half word of its currency, two bits for its value.
const ONES: [[u64; 2]; super::FACES] = {
    let mut ones = [[0; 2]; super::FACES];
    let mut face = 0;
    while face < 36 {
        let (currency, value) = (face / 9, face % 9 + 1);
        let card = Card::money(Currency::ALL[currency], value as u8);
        ones[card.index()][currency / 2] = 1 << (32 * (currency % 2) + 2 * (value - 1));
        face += 1;
    }
    ones
};

/// What three neighbouring values are worth for every way to hold them: `(count, count·1 + count·2 + count·3)`.
const TRIPLES: [(u8, u8); 64] = {
    let mut table = [(0, 0); 64];
    let mut bits = 0;
    while bits < 64 {
        let (a, b, c) = (bits as u8 & 3, (bits as u8 >> 2) & 3, bits as u8 >> 4);
        table[bits] = (a + b + c, a + 2 * b + 3 * c);
        bits += 1;
    }
    table
};

impl Purse {
    /// No card at all.
    pub const EMPTY: Purse = Purse([0; 2]);
    /// The most equal cards that can exist.
    pub const COPIES: u8 = 3;

    /// The cards of one currency, two bits for each value.
    #[inline]
    pub(crate) const fn word(&self, currency: Currency) -> u32 {
        (self.0[currency as usize / 2] >> (32 * (currency as u32 % 2))) as u32
    }
    /// Cards of one currency only.
    #[inline]
    pub(crate) const fn of_word(currency: Currency, word: u32) -> Purse {
        let half = (word as u64) << (32 * (currency as u32 % 2));
        if (currency as usize) < 2 { Purse([half, 0]) } else { Purse([0, half]) }
    }
    /// One card.
    #[inline]
    pub const fn of(card: Card) -> Purse {
        Purse(ONES[card.index()])
    }
    /// How many cards with this face.
    #[inline]
    pub const fn count(&self, card: Card) -> u8 {
        let currency = card.currency().expect("only money goes in a purse");
        (self.word(currency) >> (2 * (card.value() as u32 - 1))) as u8 & 3
    }
    /// Put a card in.
    #[inline]
    pub fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < Purse::COPIES, "a fourth {card}");
        self.add_all(&Purse::of(card));
    }
    /// Take a card out that is there.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.remove_all(&Purse::of(card));
    }
    /// Take a card out if it is there.
    #[inline]
    pub fn take(&mut self, card: Card) -> bool {
        let there = self.count(card) > 0;
        if there {
            self.remove(card);
        }
        there
    }
    /// Put another purse's cards in.
    #[inline]
    pub fn add_all(&mut self, cards: &Purse) {
        for (mine, theirs) in self.0.iter_mut().zip(cards.0) {
            *mine += theirs;
        }
    }
    /// Take cards out that are all there.
    #[inline]
    pub fn remove_all(&mut self, cards: &Purse) {
        debug_assert!(self.contains(cards), "{cards:?} is not in {self:?}");
        for (mine, theirs) in self.0.iter_mut().zip(cards.0) {
            *mine -= theirs;
        }
    }
    /// Are all these cards here?
    pub fn contains(&self, cards: &Purse) -> bool {
        cards.missing_in(self).is_none()
    }
    /// The first card of this purse that `other` has too few of.
    pub fn missing_in(&self, other: &Purse) -> Option<Card> {
        self.faces().find(|(card, count)| other.count(*card) < *count).map(|(card, _)| card)
    }
    /// What the cards of a currency are worth together.
    #[inline]
    pub const fn sum(&self, currency: Currency) -> u8 {
        let word = self.word(currency);
        let (low, mid, high) =
            (TRIPLES[word as usize & 63], TRIPLES[(word >> 6) as usize & 63], TRIPLES[(word >> 12) as usize & 63]);
        low.1 + mid.1 + 3 * mid.0 + high.1 + 6 * high.0
    }
    /// What all cards are worth, whatever their currency.
    pub fn total(&self) -> u16 {
        Currency::ALL.iter().map(|c| u16::from(self.sum(*c))).sum()
    }
    /// How many cards.
    pub fn len(&self) -> u8 {
        const ONES: u64 = 0x5555_5555_5555_5555;
        self.0.iter().map(|w| ((w & ONES).count_ones() + 2 * (w >> 1 & ONES).count_ones()) as u8).sum()
    }
    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 2]
    }
    /// Calls `f` with the different faces and their counts, by currency and value.
    #[inline]
    pub fn each_face(&self, mut f: impl FnMut(Card, u8)) {
        for currency in Currency::ALL {
            let mut word = self.word(currency);
            while word != 0 {
                let place = word.trailing_zeros() & !1;
                f(Card::money(currency, place as u8 / 2 + 1), (word >> place) as u8 & 3);
                word &= !(3 << place);
            }
        }
    }
    /// The different faces with their counts, by currency and value.
    #[inline]
    pub fn faces(&self) -> impl Iterator<Item = (Card, u8)> + use<> {
        let purse = *self;
        Currency::ALL.into_iter().flat_map(move |currency| {
            let mut word = purse.word(currency);
            std::iter::from_fn(move || {
                if word == 0 {
                    return None;
                }
                let value = word.trailing_zeros() / 2;
                let count = word >> (2 * value) & 3;
                word &= !(3 << (2 * value));
                Some((Card::money(currency, value as u8 + 1), count as u8))
            })
        })
    }
    /// Every single card, by currency and value.
    pub fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        self.faces().flat_map(|(card, count)| std::iter::repeat_n(card, count as usize))
    }
    /// The first card of another currency.
    pub fn foreign(&self, currency: Currency) -> Option<Card> {
        self.faces().map(|(card, _)| card).find(|card| card.currency() != Some(currency))
    }
    /// Add one card if a fourth equal one would not exist.
    pub fn try_add(&mut self, card: Card) -> bool {
        let fits = card.currency().is_some() && self.count(card) < Purse::COPIES;
        if fits {
            self.add(card);
        }
        fits
    }
}

impl FromIterator<Card> for Purse {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Purse {
        let mut purse = Purse::EMPTY;
        cards.into_iter().for_each(|card| purse.add(card));
        purse
    }
}

impl fmt::Display for Purse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, card) in self.cards().enumerate() {
            write!(f, "{}{card}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Purse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl Serialize for Purse {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.cards())
    }
}

impl<'de> Deserialize<'de> for Purse {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Purse, D::Error> {
        let mut purse = Purse::EMPTY;
        for card in Vec::<Card>::deserialize(d)? {
            if card.currency().is_none() {
                return Err(de::Error::custom(format_args!("{card} is not money")));
            }
            if !purse.try_add(card) {
                return Err(de::Error::custom(format_args!("{card} more than three times: no box holds that")));
            }
        }
        Ok(purse)
    }
}
