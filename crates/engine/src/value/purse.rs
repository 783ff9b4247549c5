use super::{Card, Currency};
use crate::components::{BUILDERS_PER_CURRENCY, COINS_PER_CURRENCY, FACES_OF_SPECIALS, Pays};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// A set of cards that can pay: a hand, or what is paid from it. Equal cards are counted, not told apart (BASE-M1).
///
/// Each currency is half a word with two bits per value, because there are three copies of each card at most. What is
/// left of the half words holds the rest: gems, two bits per value, special cards, one bit each, and builders and coins,
/// three bits per currency.
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
/// Where gems begin, in the first word: 3 in the lowest two bits, up to 9.
const GEMS: u32 = 18;
/// All of them.
const ALL_GEMS: u64 = 0x3FFF << GEMS;
/// Where the special cards begin, in the first word.
const SPECIALS: u32 = 50;
/// All of them.
const ALL_SPECIALS: u64 = 0x3FFF << SPECIALS;

/// Where builders and coins begin, in the second word: three bits for each currency.
const BUILDERS: u32 = 18;
const COINS: u32 = 50;
/// All of them.
const ALL_BUILDERS: u64 = 0xFFF << BUILDERS;
const ALL_COINS: u64 = 0xFFF << COINS;

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
const OPEN: u64 = {
    let (mut bits, mut n) = (0, 0);
    while n < KEPT_CARDS {
        if let Some(index) = KEPT[n].special_index()
            && matches!(FACES_OF_SPECIALS[index].pays, Pays::Everything)
        {
            bits |= 1 << (SPECIALS + n as u32);
        }
        n += 1;
    }
    bits
};

/// One card of each face; nothing for a card that does not go in a purse.
const ONES: [[u64; 2]; super::FACES] = {
    let mut ones = [[0; 2]; super::FACES];
    let mut face = 0;
    while face < 36 {
        let (currency, value) = (face / 9, face % 9 + 1);
        let card = Card::money(Currency::ALL[currency], value as u8);
        ones[card.index()][currency / 2] = 1 << (32 * (currency % 2) + 2 * (value - 1));
        let (builder, coin) = (Card::builder(Currency::ALL[currency]), Card::coin(Currency::ALL[currency]));
        ones[builder.index()][1] = 1 << (BUILDERS + 3 * currency as u32);
        ones[coin.index()][1] = 1 << (COINS + 3 * currency as u32);
        face += 1;
    }
    let mut value = 3;
    while value <= 9 {
        ones[Card::gem(value).index()][0] = 1 << (GEMS + 2 * (value as u32 - 3));
        value += 1;
    }
    let mut n = 0;
    while n < KEPT.len() {
        ones[KEPT[n].index()][0] = 1 << (SPECIALS + n as u32);
        n += 1;
    }
    ones
};

/// Where the cards of a face are counted.
#[derive(Clone, Copy)]
struct Place {
    word: u8,
    shift: u8,
    mask: u8,
}

const PLACES: [Place; super::FACES] = {
    let mut places = [Place { word: 0, shift: 0, mask: 0 }; super::FACES];
    let mut face = 0;
    while face < super::FACES {
        let [low, high] = ONES[face];
        if low | high != 0 {
            let word = (low == 0) as u8;
            let shift = if low != 0 { low.trailing_zeros() } else { high.trailing_zeros() } as u8;
            // A special card is one bit, builders and coins take three, all other money two.
            let (three, one) = (Card::builder(Currency::ALL[0]).index(), Card::scoring(1).index());
            let mask = if face >= one {
                1
            } else if face >= three {
                7
            } else {
                3
            };
            places[face] = Place { word, shift, mask };
        }
        face += 1;
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
    pub const EMPTY: Purse = Purse([0; 2]);
    /// The most equal cards of this face that can exist.
    pub const fn copies(card: Card) -> u8 {
        if !Purse::takes(card) {
            0
        } else if card.is_builder() {
            BUILDERS_PER_CURRENCY
        } else if card.is_coin() {
            COINS_PER_CURRENCY
        } else if card.is_money() {
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
    /// The gems, two bits for each value from 1 on, like the cards of a currency.
    #[inline]
    pub(crate) const fn gem_word(&self) -> u32 {
        ((self.0[0] & ALL_GEMS) >> GEMS << 4) as u32
    }
    /// Gems only, from a word as made by [`Purse::gem_word`].
    #[inline]
    pub(crate) const fn of_gem_word(word: u32) -> Purse {
        Purse([(word as u64 >> 4) << GEMS, 0])
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
        let place = PLACES[card.index()];
        (self.0[place.word as usize & 1] >> place.shift) as u8 & place.mask
    }
    /// Is there anything else than the 36 money cards of the base game?
    #[inline]
    pub const fn has_odd(&self) -> bool {
        self.0[0] & (ALL_GEMS | ALL_SPECIALS) | self.0[1] & (ALL_BUILDERS | ALL_COINS) != 0
    }
    /// Are there cards of no currency: gems, special cards?
    #[inline]
    pub const fn has_no_currency(&self) -> bool {
        self.0[0] & (ALL_GEMS | ALL_SPECIALS) != 0
    }
    /// The builders alone.
    pub const fn builders(&self) -> Purse {
        Purse([0, self.0[1] & ALL_BUILDERS])
    }
    /// The coins alone.
    pub const fn coins(&self) -> Purse {
        Purse([0, self.0[1] & ALL_COINS])
    }
    /// What gems are worth together.
    pub const fn gems(&self) -> u8 {
        sum(self.gem_word())
    }
    /// The special cards, in order.
    pub fn specials(&self) -> impl Iterator<Item = Card> + use<> {
        let word = self.0[0];
        KEPT.into_iter().filter(move |card| word & ONES[card.index()][0] != 0)
    }
    /// The cards of a currency, its builders and coins too.
    pub const fn of_currency(&self, currency: Currency) -> Purse {
        let Purse([low, high]) = Purse::of_word(currency, self.word(currency));
        let others = 7 << (BUILDERS + 3 * currency as u32) | 7 << (COINS + 3 * currency as u32);
        Purse([low, high | self.0[1] & others])
    }
    /// The cards that lie in a hand: all but those that lie open before their owner (CHA-9, CHG-11).
    #[must_use]
    pub const fn from_hand(&self) -> Purse {
        Purse([self.0[0] & !OPEN, self.0[1] & !ALL_COINS])
    }
    /// The cards that go to the discard pile when they are spent: builders leave the game (MAB-16).
    #[must_use]
    pub const fn to_discard(&self) -> Purse {
        Purse([self.0[0], self.0[1] & !ALL_BUILDERS])
    }
    /// The money alone: special cards are none (EXO-4).
    #[must_use]
    pub const fn without_specials(&self) -> Purse {
        Purse([self.0[0] & !ALL_SPECIALS, self.0[1]])
    }
    /// Is there money of this currency?
    #[inline]
    pub const fn has(&self, currency: Currency) -> bool {
        !self.of_currency(currency).is_nothing()
    }
    const fn is_nothing(&self) -> bool {
        self.0[0] | self.0[1] == 0
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
    pub const fn sum(&self, currency: Currency) -> u8 {
        let cards = self.plain_sum(currency);
        if self.0[1] & (ALL_BUILDERS | ALL_COINS) == 0 { cards } else { cards + self.others(currency) }
    }
    /// The same without builders and coins.
    #[inline]
    pub(crate) const fn plain_sum(&self, currency: Currency) -> u8 {
        sum(self.half(currency)) // it looks at the nine values only
    }
    /// What builders and coins of a currency are worth together.
    #[cold]
    const fn others(&self, currency: Currency) -> u8 {
        let (builder, coin) = (Card::builder(currency), Card::coin(currency));
        self.count(builder) * builder.value() + self.count(coin) * coin.value()
    }
    /// What all cards are worth, whatever their currency, gems included (DIA-1).
    #[inline]
    pub fn total(&self) -> u16 {
        let cards = Currency::ALL.iter().map(|c| u16::from(self.plain_sum(*c))).sum::<u16>() + u16::from(self.gems());
        if self.0[1] & (ALL_BUILDERS | ALL_COINS) == 0 { cards } else { cards + self.all_others() }
    }
    #[cold]
    fn all_others(&self) -> u16 {
        Currency::ALL.iter().map(|c| u16::from(self.others(*c))).sum()
    }
    /// How many builders.
    #[inline]
    pub const fn builder_count(&self) -> u8 {
        let builders = self.0[1] & ALL_BUILDERS;
        if builders == 0 { 0 } else { threes(builders) }
    }
    /// How many cards.
    #[inline]
    pub fn len(&self) -> u8 {
        // The sum of all pairs of bits: in fours, in eights, then all at once.
        const FOURS: u64 = 0x3333_3333_3333_3333;
        const EIGHTS: u64 = 0x0F0F_0F0F_0F0F_0F0F;
        let [a, b] = [self.0[0] & !ALL_SPECIALS, self.0[1] & !(ALL_BUILDERS | ALL_COINS)];
        let fours = (a & FOURS) + (a >> 2 & FOURS) + (b & FOURS) + (b >> 2 & FOURS);
        let eights = (fours & EIGHTS) + (fours >> 4 & EIGHTS);
        let money = (eights.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8;
        let (specials, others) = (self.0[0] & ALL_SPECIALS, self.0[1] & (ALL_BUILDERS | ALL_COINS));
        if specials | others == 0 { money } else { money + specials.count_ones() as u8 + threes(others) }
    }
    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.is_nothing()
    }
    /// Builders and coins with their counts.
    fn others_faces(&self) -> impl Iterator<Item = (Card, u8)> + use<> {
        let purse = *self;
        let any = purse.0[1] & (ALL_BUILDERS | ALL_COINS) != 0;
        let faces = Currency::ALL.into_iter().take(if any { 4 } else { 0 });
        let faces = faces.flat_map(|currency| [Card::builder(currency), Card::coin(currency)]);
        faces.map(move |card| (card, purse.count(card))).filter(|(_, count)| *count > 0)
    }
    /// Calls `f` with the different faces and their counts: by currency and value, then builders and coins, then gems,
    /// then special cards.
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
    /// The cards of a text: `denar-4 denar-7`. None if one is misspelt or there are too many of it.
    pub fn spelled(text: &str) -> Option<Purse> {
        let mut purse = Purse::EMPTY;
        for card in text.split(' ').filter(|word| !word.is_empty()) {
            if !purse.try_add(card.parse().ok()?) {
                return None;
            }
        }
        Some(purse)
    }
    /// Does this card go in a purse?
    pub const fn takes(card: Card) -> bool {
        ONES[card.index()][0] | ONES[card.index()][1] != 0
    }
    /// Add one card if it goes in a purse and there is not one too many of it.
    pub fn try_add(&mut self, card: Card) -> bool {
        let fits = self.count(card) < Purse::copies(card);
        if fits {
            self.add(card);
        }
        fits
    }
}

/// The sum of groups of three bits.
#[cold]
const fn threes(mut word: u64) -> u8 {
    let mut sum = 0;
    while word != 0 {
        // The lowest bit tells its group.
        let at = word.trailing_zeros();
        let group = if at >= COINS { COINS + (at - COINS) / 3 * 3 } else { BUILDERS + (at - BUILDERS) / 3 * 3 };
        sum += (word >> group) as u8 & 7;
        word &= !(7 << group);
    }
    sum
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
