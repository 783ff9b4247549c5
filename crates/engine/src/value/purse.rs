use super::{Card, Currency, Misspelt, Note};
use crate::components::{BUILDERS_PER_CURRENCY, COINS_PER_CURRENCY, FACES_OF_SPECIALS, Pays};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::{fmt, str::FromStr};

/// A set of cards that can pay: a hand, or what is paid from it. Equal cards are counted, not told apart (BASE-M1).
///
/// Each currency is a word with two bits per value, because there are three copies of each card at most. What is left of
/// the four words holds the rest: gems, two bits per value, special cards, one bit each, and builders and coins, three
/// bits per currency. The fifth word holds the notes: of each sort at most one, with its currency and value.
/// Written as a list of cards: `denar-4 denar-7`.
///
/// ```
/// use sabika_engine::value::{Card, Currency, Purse};
/// let purse: Purse = ["denar-4", "denar-7", "dirham-9"].map(|c| c.parse::<Card>().unwrap()).into_iter().collect();
/// assert_eq!((purse.sum(Currency::Denar), purse.len()), (11, 3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Purse([u32; 5]);

/// The money of one currency in its word: nine values of two bits.
const MONEY: u32 = 0x3_FFFF;
/// Everything else in a word begins here.
const OTHERS: u32 = 18;
/// Gems lie in the first word, 3 in the lowest two bits, up to 9; special cards in the second, builders in the third and
/// coins in the fourth, three bits for each currency.
const GEMS: usize = 0;
const SPECIALS: usize = 1;
const BUILDERS: usize = 2;
const COINS: usize = 3;
/// Each note takes a byte of the fifth.
const NOTES: usize = 4;

/// The special cards that go in a purse, in the order of their bits: those that do something in a payment.
const KEPT: [Card; KEPT_CARDS] = {
    let mut kept = [Card::scoring(1); KEPT_CARDS];
    let (mut n, mut at) = (0, 0);
    while n < FACES_OF_SPECIALS.len() {
        if !matches!(FACES_OF_SPECIALS[n].pays, Pays::Nothing) {
            kept[at] = Card::special(n);
            at += 1;
        }
        n += 1;
    }
    kept
};
const KEPT_CARDS: usize = {
    let (mut n, mut count) = (0, 0);
    while n < FACES_OF_SPECIALS.len() {
        count += !matches!(FACES_OF_SPECIALS[n].pays, Pays::Nothing) as usize;
        n += 1;
    }
    count
};
/// The bits of those that lie open before their owner, never in a hand.
const OPEN: u32 = {
    let (mut bits, mut n) = (0, 0);
    while n < KEPT_CARDS {
        if let Some(index) = KEPT[n].special_index()
            && matches!(FACES_OF_SPECIALS[index].pays, Pays::Everything)
        {
            bits |= 1 << (OTHERS + n as u32);
        }
        n += 1;
    }
    bits
};

/// Where the cards of a face are counted: how many there may be at most is the mask. Nothing for a card that does not
/// go in a purse.
#[derive(Clone, Copy)]
struct Place {
    word: u8,
    shift: u8,
    mask: u8,
}

const PLACES: [Place; super::FACES] = {
    let mut places = [Place { word: 0, shift: 0, mask: 0 }; super::FACES];
    let mut currency = 0;
    while currency < 4 {
        let mut value = 1;
        while value <= 9 {
            let card = Card::money(Currency::ALL[currency], value);
            places[card.index()] = Place { word: currency as u8, shift: 2 * (value - 1), mask: 3 };
            value += 1;
        }
        let (builder, coin) = (Card::builder(Currency::ALL[currency]), Card::coin(Currency::ALL[currency]));
        let shift = OTHERS as u8 + 3 * currency as u8;
        places[builder.index()] = Place { word: BUILDERS as u8, shift, mask: 7 };
        places[coin.index()] = Place { word: COINS as u8, shift, mask: 7 };
        currency += 1;
    }
    let mut value = 3;
    while value <= 9 {
        let shift = OTHERS as u8 + 2 * (value - 3);
        places[Card::gem(value).index()] = Place { word: GEMS as u8, shift, mask: 3 };
        value += 1;
    }
    let mut n = 0;
    while n < KEPT.len() {
        places[KEPT[n].index()] = Place { word: SPECIALS as u8, shift: OTHERS as u8 + n as u8, mask: 1 };
        n += 1;
    }
    places
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
    pub const EMPTY: Purse = Purse([0; 5]);
    /// The most equal cards of this face that can exist.
    pub const fn copies(card: Card) -> u8 {
        if !Purse::takes(card) {
            0
        } else if card.is_builder() {
            BUILDERS_PER_CURRENCY
        } else if card.is_coin() {
            COINS_PER_CURRENCY
        } else if card.is_money() && !card.is_note() {
            3
        } else {
            1
        }
    }

    /// The cards of one currency, two bits for each value.
    #[inline]
    pub(crate) const fn word(&self, currency: Currency) -> u32 {
        self.0[currency as usize] & MONEY
    }
    /// What else than cards of a currency lies in a word.
    const fn others_in(&self, word: usize) -> u32 {
        self.0[word] >> OTHERS
    }
    /// The gems, two bits for each value from 1 on, like the cards of a currency.
    #[inline]
    pub(crate) const fn gem_word(&self) -> u32 {
        self.others_in(GEMS) << 4
    }
    /// Gems only, from a word as made by [`Purse::gem_word`].
    #[inline]
    pub(crate) const fn of_gem_word(word: u32) -> Purse {
        Purse([word >> 4 << OTHERS, 0, 0, 0, 0])
    }
    /// Cards of one currency only.
    #[inline]
    pub(crate) const fn of_word(currency: Currency, word: u32) -> Purse {
        let mut purse = Purse::EMPTY;
        purse.0[currency as usize] = word;
        purse
    }
    /// One card.
    #[inline]
    pub const fn of(card: Card) -> Purse {
        let mut purse = Purse::EMPTY;
        if card.is_note() {
            purse.0[NOTES] = card.note_bits() << (8 * card.note_sort());
            return purse;
        }
        let place = PLACES[card.index()];
        purse.0[place.word as usize] = ((place.mask != 0) as u32) << place.shift;
        purse
    }
    /// How many cards with this face.
    #[inline]
    pub const fn count(&self, card: Card) -> u8 {
        if card.is_note() {
            return (self.0[NOTES] >> (8 * card.note_sort()) & 0xFF == card.note_bits()) as u8;
        }
        let place = PLACES[card.index()];
        (self.0[place.word as usize] >> place.shift) as u8 & place.mask
    }
    /// Is there anything else than the 36 money cards of the base game?
    #[inline]
    pub const fn has_odd(&self) -> bool {
        let Purse([a, b, c, d, notes]) = *self;
        (a | b | c | d) >> OTHERS | notes != 0
    }
    /// Are there cards of no currency: gems, special cards?
    #[inline]
    pub const fn has_no_currency(&self) -> bool {
        (self.0[GEMS] | self.0[SPECIALS]) >> OTHERS != 0
    }
    /// Is there money of a currency beside its cards: builders, coins, notes?
    #[inline]
    const fn has_others(&self) -> bool {
        (self.0[BUILDERS] | self.0[COINS]) >> OTHERS | self.0[NOTES] != 0
    }
    /// The builders alone.
    pub const fn builders(&self) -> Purse {
        Purse([0, 0, self.0[BUILDERS] & !MONEY, 0, 0])
    }
    /// The coins alone.
    pub const fn coins(&self) -> Purse {
        Purse([0, 0, 0, self.0[COINS] & !MONEY, 0])
    }
    /// The notes alone.
    pub const fn notes(&self) -> Purse {
        Purse([0, 0, 0, 0, self.0[NOTES]])
    }
    /// The note of this sort, if there is one.
    pub const fn note(&self, sort: Note) -> Option<Card> {
        match self.0[NOTES] >> (8 * sort as u32) & 0xFF {
            0 => None,
            bits => Some(Card::note_of_bits(sort, bits)),
        }
    }
    /// What gems are worth together.
    pub const fn gems(&self) -> u8 {
        sum(self.gem_word())
    }
    /// The special cards, in order.
    pub fn specials(&self) -> impl Iterator<Item = Card> + use<> {
        let bits = self.others_in(SPECIALS);
        KEPT.into_iter().enumerate().filter(move |(n, _)| bits >> n & 1 != 0).map(|(_, card)| card)
    }
    /// The cards of a currency, its builders, coins and notes too.
    pub fn of_currency(&self, currency: Currency) -> Purse {
        let mut purse = Purse::of_word(currency, self.word(currency));
        if self.has_others() {
            let three = 7 << (OTHERS + 3 * currency as u32);
            purse.0[BUILDERS] |= self.0[BUILDERS] & three;
            purse.0[COINS] |= self.0[COINS] & three;
            let notes = Note::ALL.into_iter().filter_map(|sort| self.note(sort));
            notes.filter(|note| note.currency() == Some(currency)).for_each(|note| purse.add(note));
        }
        purse
    }
    /// The cards that lie in a hand: all but those that lie open before their owner (CHA-9, CHG-11, CAR-26, CER-14).
    #[must_use]
    pub const fn from_hand(&self) -> Purse {
        let Purse([a, b, c, d, _]) = *self;
        Purse([a, b & !OPEN, c, d & MONEY, 0])
    }
    /// The cards that go to the discard pile when they are spent: builders leave the game (MAB-16).
    #[must_use]
    pub const fn to_discard(&self) -> Purse {
        let Purse([a, b, c, d, notes]) = *self;
        Purse([a, b, c & MONEY, d, notes])
    }
    /// The money alone: special cards are none (EXO-4).
    #[must_use]
    pub const fn without_specials(&self) -> Purse {
        let Purse([a, b, c, d, notes]) = *self;
        Purse([a, b & MONEY, c, d, notes])
    }
    /// Without the note of this sort.
    #[must_use]
    pub const fn without_note(&self, sort: Note) -> Purse {
        let Purse([a, b, c, d, notes]) = *self;
        Purse([a, b, c, d, notes & !(0xFF << (8 * sort as u32))])
    }
    /// Is there money of this currency?
    #[inline]
    pub fn has(&self, currency: Currency) -> bool {
        self.word(currency) != 0 || self.has_others() && !self.of_currency(currency).is_empty()
    }
    /// Put a card in.
    #[inline]
    pub fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < Purse::copies(card), "one {card} too many");
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
    pub fn sum(&self, currency: Currency) -> u8 {
        let cards = self.plain_sum(currency);
        if self.has_others() { cards + self.others(currency) } else { cards }
    }
    /// The same without builders, coins and notes.
    #[inline]
    pub(crate) const fn plain_sum(&self, currency: Currency) -> u8 {
        sum(self.0[currency as usize]) // it looks at the nine values only
    }
    /// What builders, coins and notes of a currency are worth together.
    #[cold]
    fn others(&self, currency: Currency) -> u8 {
        let of_currency = |(card, _): &(Card, u8)| card.currency() == Some(currency);
        self.others_faces().filter(of_currency).map(|(card, count)| card.value() * count).sum()
    }
    /// What all cards are worth, whatever their currency, gems included (DIA-1).
    #[inline]
    pub fn total(&self) -> u16 {
        let cards = Currency::ALL.iter().map(|c| u16::from(self.plain_sum(*c))).sum::<u16>() + u16::from(self.gems());
        if self.has_others() { cards + self.all_others() } else { cards }
    }
    #[cold]
    fn all_others(&self) -> u16 {
        self.others_faces().map(|(card, count)| u16::from(card.value() * count)).sum()
    }
    /// How many builders.
    #[inline]
    pub const fn builder_count(&self) -> u8 {
        let builders = self.others_in(BUILDERS);
        if builders == 0 { 0 } else { threes(builders) }
    }
    /// How many cards.
    #[inline]
    pub fn len(&self) -> u8 {
        // The sum of all pairs of bits: in fours, in eights, then all at once.
        const FOURS: u64 = 0x3333_3333_3333_3333;
        const EIGHTS: u64 = 0x0F0F_0F0F_0F0F_0F0F;
        let Purse([a, b, c, d, notes]) = *self;
        let (low, high) = (
            u64::from(b & MONEY) << 32 | u64::from(a), // gems are pairs of bits too
            u64::from(d & MONEY) << 32 | u64::from(c & MONEY),
        );
        let fours = (low & FOURS) + (low >> 2 & FOURS) + (high & FOURS) + (high >> 2 & FOURS);
        let eights = (fours & EIGHTS) + (fours >> 4 & EIGHTS);
        let money = (eights.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8;
        if (b | c | d) >> OTHERS | notes == 0 {
            return money;
        }
        let notes = Note::ALL.iter().filter(|sort| self.note(**sort).is_some()).count() as u8;
        let specials = self.others_in(SPECIALS).count_ones() as u8;
        money + specials + threes(self.others_in(BUILDERS)) + threes(self.others_in(COINS)) + notes
    }
    /// Is there none?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        let Purse([a, b, c, d, notes]) = *self;
        a | b | c | d | notes == 0
    }
    /// Builders and coins, then notes, with their counts.
    fn others_faces(&self) -> impl Iterator<Item = (Card, u8)> + use<> {
        let purse = *self;
        let faces = Currency::ALL.into_iter().take(if purse.has_others() { 4 } else { 0 });
        let faces = faces.flat_map(|currency| [Card::builder(currency), Card::coin(currency)]);
        let notes = Note::ALL.into_iter().filter_map(move |sort| purse.note(sort));
        faces.chain(notes).map(move |card| (card, purse.count(card))).filter(|(_, count)| *count > 0)
    }
    /// Calls `f` with the different faces and their counts: by currency and value, then builders and coins, then notes,
    /// then gems, then special cards.
    #[inline]
    pub fn each_face(&self, f: impl FnMut(Card, u8)) {
        let mut f = f;
        for currency in Currency::ALL {
            each_place(self.word(currency), |value, count| f(Card::money(currency, value), count));
        }
        if self.has_odd() {
            self.others_faces().for_each(|(card, count)| f(card, count));
            each_place(self.gem_word(), |value, count| f(Card::gem(value), count));
            self.specials().for_each(|card| f(card, 1));
        }
    }
    /// The different faces with their counts, in the same order.
    #[inline]
    pub fn faces(&self) -> impl Iterator<Item = (Card, u8)> + use<> {
        let purse = *self;
        let money = Currency::ALL.into_iter().flat_map(move |currency| {
            places(purse.word(currency)).map(move |(value, count)| (Card::money(currency, value), count))
        });
        let gems = places(purse.gem_word()).map(|(value, count)| (Card::gem(value), count));
        money.chain(purse.others_faces()).chain(gems).chain(purse.specials().map(|card| (card, 1)))
    }
    /// Every single card, in the same order.
    pub fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        self.faces().flat_map(|(card, count)| std::iter::repeat_n(card, count as usize))
    }
    /// Does this card go in a purse?
    pub const fn takes(card: Card) -> bool {
        card.is_note() || PLACES[card.index()].mask != 0
    }
    /// Add one card if it goes in a purse and there is not one too many of it: of a note, none of its sort.
    pub fn try_add(&mut self, card: Card) -> bool {
        let fits = match card.note() {
            Some(sort) => self.note(sort).is_none(),
            None => self.count(card) < Purse::copies(card),
        };
        if fits {
            self.add(card);
        }
        fits
    }
}

/// The sum of four groups of three bits.
#[cold]
const fn threes(word: u32) -> u8 {
    ((word & 7) + (word >> 3 & 7) + (word >> 6 & 7) + (word >> 9 & 7)) as u8
}

/// What the cards of a word are worth.
#[inline]
const fn sum(word: u32) -> u8 {
    let (low, mid, high) =
        (TRIPLES[word as usize & 63], TRIPLES[(word >> 6) as usize & 63], TRIPLES[(word >> 12) as usize & 63]);
    low.1 + mid.1 + 3 * mid.0 + high.1 + 6 * high.0
}

/// The values in a word with their counts.
#[inline]
fn places(mut word: u32) -> impl Iterator<Item = (u8, u8)> {
    std::iter::from_fn(move || {
        if word == 0 {
            return None;
        }
        let value = word.trailing_zeros() / 2;
        let count = word >> (2 * value) & 3;
        word &= !(3 << (2 * value));
        Some((value as u8 + 1, count as u8))
    })
}

#[inline]
fn each_place(mut word: u32, mut f: impl FnMut(u8, u8)) {
    while word != 0 {
        let place = word.trailing_zeros() & !1;
        f(place as u8 / 2 + 1, (word >> place) as u8 & 3);
        word &= !(3 << place);
    }
}

impl FromIterator<Card> for Purse {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Purse {
        let mut purse = Purse::EMPTY;
        cards.into_iter().for_each(|card| purse.add(card));
        purse
    }
}

/// The cards of a text: `denar-4 denar-7`.
impl FromStr for Purse {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Purse, Misspelt> {
        let mut purse = Purse::EMPTY;
        for card in text.split(' ').filter(|word| !word.is_empty()) {
            if !purse.try_add(card.parse()?) {
                return Err(Misspelt::new("cards that pay, no more of each than a box holds", text));
            }
        }
        Ok(purse)
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
            if !Purse::takes(card) {
                return Err(de::Error::custom(format_args!("{card} is not money")));
            }
            if !purse.try_add(card) {
                return Err(de::Error::custom(format_args!("{card} too often: no box holds that many")));
            }
        }
        Ok(purse)
    }
}
