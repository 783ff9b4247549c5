use super::{Card, Currency, Misspelt, Note, word};
use crate::components::{BUILDERS_PER_CURRENCY, COINS_PER_CURRENCY, DIAMOND_COPIES, FACES_OF_SPECIALS, Pays};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::{fmt, str::FromStr};

/// A set of cards that can pay: a hand, or what is paid from it. Equal cards are counted, not told apart (BASE-M1).
///
/// Each currency is half a word with two bits per value, because there are three copies of each card at most. What is
/// left of the half words, fourteen bits each, holds the rest to the last bit: gems, special cards, three bits for the
/// builders and for the coins of each currency, and five bits for each sort of note, of which there is at most one.
/// Written as a list of cards: `denar-4 denar-7`.
///
/// ```
/// use sabika_engine::value::{Card, Currency, Purse};
/// let purse: Purse = ["denar-4", "denar-7", "dirham-9"].map(|c| c.parse::<Card>().unwrap()).into_iter().collect();
/// assert_eq!((purse.sum(Currency::Denar), purse.len()), (11, 3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Purse([u64; 2]);

/// The money of one currency in its half word: nine values of two bits.
const MONEY: u32 = 0x3_FFFF;
/// The money of two currencies in a word.
const ALL_MONEY: u64 = (MONEY as u64) << 32 | MONEY as u64;

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

/// Where the cards of a face are counted: how many there may be at most is the mask. Nothing for a card that does not
/// go in a purse. A note has the place of its sort.
#[derive(Clone, Copy)]
struct Place {
    word: u8,
    shift: u8,
    mask: u8,
}

const fn place(word: u8, shift: u8, mask: u8) -> Place {
    Place { word, shift, mask }
}

const PLACES: [Place; super::FACES] = {
    let mut places = [place(0, 0, 0); super::FACES];
    // The low half of the first word has gems and four special cards, its high half a note, a builder, a coin and three
    // special cards; the second word has notes and the other builders and coins.
    let builders = [place(1, 23, 7), place(1, 26, 7), place(1, 29, 7), place(0, 55, 7)];
    let coins = [place(1, 55, 7), place(1, 58, 7), place(1, 61, 7), place(0, 58, 7)];
    let notes = [place(0, 50, 31), place(1, 18, 31), place(1, 50, 31)];
    let mut c = 0;
    while c < 4 {
        let currency = Currency::ALL[c];
        let mut value = 1;
        while value <= 9 {
            let shift = 32 * (c as u8 % 2) + 2 * (value - 1);
            places[Card::money(currency, value).index()] = place(c as u8 / 2, shift, 3);
            value += 1;
        }
        places[Card::builder(currency).index()] = builders[c];
        places[Card::coin(currency).index()] = coins[c];
        let mut value = 1;
        while value <= Note::MOST {
            let mut sort = 0;
            while sort < notes.len() {
                places[Card::new_note(Note::ALL[sort], currency, value).index()] = notes[sort];
                sort += 1;
            }
            value += 1;
        }
        c += 1;
    }
    let (mut value, mut shift) = (3, 18);
    while value <= 9 {
        let single = DIAMOND_COPIES[value as usize] == 1;
        places[Card::gem(value).index()] = place(0, shift, if single { 1 } else { 3 });
        shift += if single { 1 } else { 2 };
        value += 1;
    }
    assert!(shift == 28, "gems take ten bits");
    let mut n = 0;
    while n < KEPT.len() {
        let shift = if n < 4 { 28 + n } else { 57 + n };
        places[KEPT[n].index()] = place(0, shift as u8, 1);
        n += 1;
    }
    assert!(KEPT.len() <= 7, "there is room for seven");
    places
};

/// One card of each face; nothing for a card that does not go in a purse.
const ONES: [Purse; super::FACES] = {
    let mut ones = [Purse::EMPTY; super::FACES];
    let mut cards = [false; super::FACES];
    let mut sort = 0;
    while sort < Note::ALL.len() {
        let mut bits = 1;
        while bits < 32 {
            let note = Card::note_of_bits(Note::ALL[sort], bits);
            let place = PLACES[note.index()];
            ones[note.index()].0[place.word as usize] = (bits as u64 * (place.mask != 0) as u64) << place.shift;
            cards[note.index()] = true;
            bits += 1;
        }
        sort += 1;
    }
    let mut face = 0;
    while face < super::FACES {
        let place = PLACES[face];
        if !cards[face] && place.mask != 0 {
            ones[face].0[place.word as usize] = 1 << place.shift;
        }
        face += 1;
    }
    ones
};

/// All bits of the faces with numbers from one up to another.
const fn bits(from: Card, to: Card) -> [u64; 2] {
    let (mut bits, mut face) = ([0; 2], from.index());
    while face <= to.index() {
        let place = PLACES[face];
        bits[place.word as usize] |= (place.mask as u64) << place.shift;
        face += 1;
    }
    bits
}

const fn bits_of(card: Card) -> [u64; 2] {
    bits(card, card)
}

const BUILDERS: [u64; 2] = bits(Card::builder(Currency::ALL[0]), Card::builder(Currency::ALL[3]));
const COINS: [u64; 2] = bits(Card::coin(Currency::ALL[0]), Card::coin(Currency::ALL[3]));
const NOTES: [u64; 2] =
    bits(Card::new_note(Note::ALL[0], Currency::ALL[0], 1), Card::new_note(Note::ALL[2], Currency::ALL[3], Note::MOST));
/// Money of a currency beside its cards.
const OTHERS: [u64; 2] = [BUILDERS[0] | COINS[0] | NOTES[0], BUILDERS[1] | COINS[1] | NOTES[1]];
/// Special cards, in the first word.
const SPECIALS: u64 = {
    let (mut all, mut n) = (0, 0);
    while n < KEPT.len() {
        all |= Purse::of(KEPT[n]).0[0];
        n += 1;
    }
    all
};
/// Gems and special cards: what has no currency.
const NO_CURRENCY: u64 = bits(Card::gem(3), Card::gem(9))[0] | SPECIALS;
/// The special cards that lie open before their owner, never in a hand.
const OPEN: u64 = {
    let (mut open, mut n) = (0, 0);
    while n < KEPT_CARDS {
        if let Some(index) = KEPT[n].special_index()
            && matches!(FACES_OF_SPECIALS[index].pays, Pays::Everything)
        {
            open |= Purse::of(KEPT[n]).0[0];
        }
        n += 1;
    }
    open
};

/// Where the gems begin in the first word.
const GEMS_FROM: u8 = PLACES[Card::gem(3).index()].shift;
/// All gems, two bits for each value from 1 on, for every way to hold them.
const GEM_WORDS: [u32; 1 << 10] = {
    let (mut words, mut bits) = ([0; 1 << 10], 0);
    while bits < words.len() {
        let mut value = 3;
        while value <= 9 {
            let place = PLACES[Card::gem(value).index()];
            let count = (bits >> (place.shift - GEMS_FROM)) as u32 & place.mask as u32;
            words[bits] |= count << (2 * (value - 1));
            value += 1;
        }
        bits += 1;
    }
    words
};

/// All bits in which the cards of a face are counted.
const FIELDS: [[u64; 2]; super::FACES] = {
    let (mut fields, mut face) = ([[0; 2]; super::FACES], 0);
    while face < super::FACES {
        let place = PLACES[face];
        fields[face][place.word as usize] = (place.mask as u64) << place.shift;
        face += 1;
    }
    fields
};

impl Purse {
    /// No card at all.
    pub const EMPTY: Purse = Purse([0; 2]);
    /// The most equal cards of this face that can exist.
    pub const fn copies(card: Card) -> u8 {
        if !Purse::takes(card) {
            0
        } else if card.is_builder() {
            BUILDERS_PER_CURRENCY
        } else if card.is_coin() {
            COINS_PER_CURRENCY
        } else if card.is_gem() {
            DIAMOND_COPIES[card.value() as usize]
        } else if card.is_plain() {
            3
        } else {
            1
        }
    }

    /// The cards of one currency, two bits for each value.
    #[inline]
    pub(crate) const fn word(&self, currency: Currency) -> u32 {
        self.half(currency) & MONEY
    }
    /// The half word of a currency, with whatever else lies in it.
    #[inline]
    const fn half(&self, currency: Currency) -> u32 {
        (self.0[currency as usize / 2] >> (32 * (currency as u32 % 2))) as u32
    }
    /// The bits that one of two masks leaves.
    #[inline]
    const fn only(&self, bits: [u64; 2]) -> Purse {
        Purse([self.0[0] & bits[0], self.0[1] & bits[1]])
    }
    #[inline]
    const fn without(&self, bits: [u64; 2]) -> Purse {
        Purse([self.0[0] & !bits[0], self.0[1] & !bits[1]])
    }
    /// The gems, two bits for each value from 1 on, like the cards of a currency.
    #[inline]
    pub(crate) const fn gem_word(&self) -> u32 {
        GEM_WORDS[(self.0[0] >> GEMS_FROM) as usize & (GEM_WORDS.len() - 1)]
    }
    /// Gems only, from a word as made by [`Purse::gem_word`].
    pub(crate) fn of_gem_word(word: u32) -> Purse {
        let mut purse = Purse::EMPTY;
        word::each_place(word, |value, count| (0..count).for_each(|_| purse.add(Card::gem(value))));
        purse
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
        ONES[card.index()]
    }
    /// How many cards with this face.
    #[inline]
    pub const fn count(&self, card: Card) -> u8 {
        let place = PLACES[card.index()];
        let there = (self.0[place.word as usize & 1] >> place.shift) as u8 & place.mask;
        if card.is_note() { (there as u32 == card.note_bits()) as u8 } else { there }
    }
    /// Is there anything else than the 36 money cards of the base game?
    #[inline]
    pub const fn has_odd(&self) -> bool {
        (self.0[0] | self.0[1]) & !ALL_MONEY != 0
    }
    /// Are there cards of no currency: gems, special cards?
    #[inline]
    pub const fn has_no_currency(&self) -> bool {
        self.0[0] & NO_CURRENCY != 0
    }
    /// Is there money of a currency beside its cards: builders, coins, notes?
    #[inline]
    pub(super) const fn has_others(&self) -> bool {
        self.0[0] & OTHERS[0] | self.0[1] & OTHERS[1] != 0
    }
    /// The builders alone.
    pub const fn builders(&self) -> Purse {
        self.only(BUILDERS)
    }
    /// The coins alone.
    pub const fn coins(&self) -> Purse {
        self.only(COINS)
    }
    /// The notes alone.
    pub const fn notes(&self) -> Purse {
        self.only(NOTES)
    }
    /// The note of this sort, if there is one.
    pub const fn note(&self, sort: Note) -> Option<Card> {
        match self.note_bits(sort) {
            0 => None,
            bits => Some(Card::note_of_bits(sort, bits as u32)),
        }
    }
    /// Currency and value of the note of this sort; nothing if there is none.
    #[inline]
    pub(super) const fn note_bits(&self, sort: Note) -> u8 {
        let place = PLACES[Card::new_note(sort, Currency::ALL[0], 1).index()];
        (self.0[place.word as usize & 1] >> place.shift) as u8 & 31
    }
    /// What gems are worth together.
    pub fn gems(&self) -> u8 {
        word::sum(self.gem_word())
    }
    /// The special cards, in order.
    #[inline]
    pub fn specials(&self) -> impl Iterator<Item = Card> + use<> {
        let mut left = self.0[0] & SPECIALS;
        std::iter::from_fn(move || {
            let bit = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            // The first four lie in the low half.
            if bit < 64 { Some(KEPT[(if bit < 32 { bit - 28 } else { bit - 57 }) as usize]) } else { None }
        })
    }
    /// The cards of a currency, its builders, coins and notes too.
    pub fn of_currency(&self, currency: Currency) -> Purse {
        let mut purse = Purse::of_word(currency, self.word(currency));
        if self.has_others() {
            purse.add_all(&self.only(bits_of(Card::builder(currency))));
            purse.add_all(&self.only(bits_of(Card::coin(currency))));
            let own = self.each_note().filter(|note| note.currency() == Some(currency));
            own.for_each(|note| purse.add(note));
        }
        purse
    }
    /// The cards that lie in a hand: all but those that lie open before their owner (CHA-9, CHG-11, CAR-26, CER-14).
    #[must_use]
    pub const fn from_hand(&self) -> Purse {
        self.without([OPEN | COINS[0] | NOTES[0], COINS[1] | NOTES[1]])
    }
    /// The cards that go to the discard pile when they are spent: builders leave the game (MAB-16).
    #[must_use]
    pub const fn to_discard(&self) -> Purse {
        self.without(BUILDERS)
    }
    /// The money alone: special cards are none (EXO-4).
    #[must_use]
    pub const fn without_specials(&self) -> Purse {
        self.without([SPECIALS, 0])
    }
    /// Without the note of this sort.
    #[must_use]
    pub const fn without_note(&self, sort: Note) -> Purse {
        let place = PLACES[Card::new_note(sort, Currency::ALL[0], 1).index()];
        let bits = 31 << place.shift;
        self.without(if place.word == 0 { [bits, 0] } else { [0, bits] })
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
        // Without a branch: whether it is there is often chance.
        let there = if card.is_note() { self.count(card) > 0 } else { !self.only(FIELDS[card.index()]).is_empty() };
        self.remove_all(&Purse::of(card).only([u64::from(there).wrapping_neg(); 2]));
        there
    }
    /// Put a card in, if it is to go in.
    #[inline]
    pub(crate) fn add_if(&mut self, card: Card, goes_in: bool) {
        self.add_all(&Purse::of(card).only([u64::from(goes_in).wrapping_neg(); 2]));
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
        word::sum(self.half(currency)) // it looks at the nine values only
    }
    fn each_note(&self) -> impl Iterator<Item = Card> + use<> {
        let purse = *self;
        Note::ALL.into_iter().filter_map(move |sort| purse.note(sort))
    }
    /// What all cards are worth, whatever their currency, gems included (DIA-1).
    #[inline]
    pub fn total(&self) -> u16 {
        let cards = Currency::ALL.iter().map(|c| u16::from(self.plain_sum(*c))).sum::<u16>() + u16::from(self.gems());
        if self.has_others() { cards + self.all_others() } else { cards }
    }
    #[cold]
    fn all_others(&self) -> u16 {
        self.sums().iter().sum::<u16>() - Currency::ALL.iter().map(|c| u16::from(self.plain_sum(*c))).sum::<u16>()
    }
    /// How many builders.
    #[inline]
    pub fn builder_count(&self) -> u8 {
        let builders = self.builders();
        if builders.is_empty() { 0 } else { Currency::ALL.iter().map(|c| builders.count(Card::builder(*c))).sum() }
    }
    /// How many cards.
    #[inline]
    pub fn len(&self) -> u8 {
        // The sum of all pairs of bits: in fours, in eights, then all at once.
        const FOURS: u64 = 0x3333_3333_3333_3333;
        const EIGHTS: u64 = 0x0F0F_0F0F_0F0F_0F0F;
        let [a, b] = [self.0[0] & ALL_MONEY, self.0[1] & ALL_MONEY];
        let fours = (a & FOURS) + (a >> 2 & FOURS) + (b & FOURS) + (b >> 2 & FOURS);
        let eights = (fours & EIGHTS) + (fours >> 4 & EIGHTS);
        let money = (eights.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8;
        if self.has_odd() { money + self.odd_len() } else { money }
    }
    #[cold]
    fn odd_len(&self) -> u8 {
        let gems = Card::GEMS.map(|value| self.count(Card::gem(value))).sum::<u8>();
        gems + self.specials().count() as u8 + self.others_faces().map(|(_, count)| count).sum::<u8>()
    }
    /// Is there none?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] == 0
    }
    /// Builders and coins, then notes, with their counts.
    fn others_faces(&self) -> impl Iterator<Item = (Card, u8)> + use<> {
        let purse = *self;
        let faces = Currency::ALL.into_iter().take(if purse.has_others() { 4 } else { 0 });
        let faces = faces.flat_map(|currency| [Card::builder(currency), Card::coin(currency)]);
        faces.chain(self.each_note()).map(move |card| (card, purse.count(card))).filter(|(_, count)| *count > 0)
    }
    /// Calls `f` with the different faces and their counts: by currency and value, then builders and coins, then notes,
    /// then gems, then special cards.
    #[inline]
    pub fn each_face(&self, f: impl FnMut(Card, u8)) {
        let mut f = f;
        for currency in Currency::ALL {
            word::each_place(self.word(currency), |value, count| f(Card::money(currency, value), count));
        }
        if self.has_odd() {
            self.others_faces().for_each(|(card, count)| f(card, count));
            word::each_place(self.gem_word(), |value, count| f(Card::gem(value), count));
            self.specials().for_each(|card| f(card, 1));
        }
    }
    /// Calls `f` with every single card, in the same order.
    #[inline]
    pub fn each_card(&self, mut f: impl FnMut(Card)) {
        self.each_face(|card, count| (0..count).for_each(|_| f(card)));
    }
    /// The different faces with their counts, in the same order.
    #[inline]
    pub fn faces(&self) -> impl Iterator<Item = (Card, u8)> + use<> {
        let purse = *self;
        let money = Currency::ALL.into_iter().flat_map(move |currency| {
            word::places(purse.word(currency)).map(move |(value, count)| (Card::money(currency, value), count))
        });
        let gems = word::places(purse.gem_word()).map(|(value, count)| (Card::gem(value), count));
        money.chain(purse.others_faces()).chain(gems).chain(purse.specials().map(|card| (card, 1)))
    }
    /// Every single card, in the same order.
    pub fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        self.faces().flat_map(|(card, count)| std::iter::repeat_n(card, count as usize))
    }
    /// Does this card go in a purse?
    pub const fn takes(card: Card) -> bool {
        PLACES[card.index()].mask != 0
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
