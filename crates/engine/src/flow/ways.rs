//! Ways to pay: every set of cards that reaches a price and of which no card could be left out, or as many of them as a list
//! holds.

use crate::value::{Card, Currency, Dice, Pile, Purse, put_in_order};
use std::cmp::Reverse;

/// How much a list tells of the ways to pay: less where a question would have too many answers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Length {
    /// As always.
    #[default]
    Full,
    /// The first that is tried where that is too much.
    Short,
    /// The next.
    Shorter,
    /// The best of each.
    Shortest,
}

/// How many payments a list holds at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// In one currency.
    pub kind: usize,
    /// In gems, or in two currencies under one joining card.
    pub odd: usize,
    /// For one bill, all together.
    pub bill: usize,
}

/// Six cards of a currency never have more ways, for no payment is part of another.
const MOST_WAYS: usize = 20;

impl Length {
    /// From the longest to the shortest.
    pub const ALL: [Length; 4] = [Length::Full, Length::Short, Length::Shorter, Length::Shortest];

    /// How many payments that is.
    #[inline]
    pub const fn limits(self) -> Limits {
        match self {
            Length::Full => Limits { kind: MOST_WAYS, odd: 8, bill: 40 },
            Length::Short => Limits { kind: 8, odd: 3, bill: 16 },
            Length::Shorter => Limits { kind: 3, odd: 1, bill: 6 },
            Length::Shortest => Limits { kind: 1, odd: 1, bill: 2 },
        }
    }
}

/// Calls `found` with the payments in one currency that a list holds.
#[inline]
pub fn some_of(hand: &Purse, currency: Currency, price: u16, most: usize, found: &mut impl FnMut(Purse)) {
    let have = hand.sum(currency);
    if u16::from(have) < price {
        return;
    }
    if most < MOST_WAYS || hand.has_odd() && have > hand.plain_sum(currency) {
        return few(&Sorts::of(hand, &[currency]).0, price, Purse::EMPTY, most, |_| true, found);
    }
    plain(hand, currency, price, found);
}

/// The same for a hand with cards of the base game alone, at full length.
#[inline]
pub fn plain(hand: &Purse, currency: Currency, price: u16, mut found: impl FnMut(Purse)) {
    let (word, have) = (hand.word(currency), hand.plain_sum(currency));
    if u16::from(have) < price {
        return;
    }
    if cards_in(word) > 6 {
        return many(hand, currency, price, &mut found);
    }
    search(word, price as i16, have.into(), 0, &mut |way| {
        found(Purse::of_word(currency, way));
        true
    });
}

/// The same for more cards than never have too many ways.
#[inline(never)]
fn many(hand: &Purse, currency: Currency, price: u16, found: &mut impl FnMut(Purse)) {
    let (mut ways, mut count) = ([0; MOST_WAYS], 0);
    let (word, have) = (hand.word(currency), hand.plain_sum(currency));
    let short = search(word, price as i16, have.into(), 0, &mut |way| {
        let fits = count < MOST_WAYS;
        if fits {
            ways[count] = way;
            count += 1;
        }
        fits
    });
    if short {
        return ways[..count].iter().for_each(|way| found(Purse::of_word(currency, *way)));
    }
    let mut left = MOST_WAYS;
    least_waste(&Sorts::of(hand, &[currency]).0, price, Purse::EMPTY, &mut |pay| {
        found(pay);
        left -= 1;
        left > 0
    });
}

/// How many cards a word counts, two bits for each value.
#[inline]
const fn cards_in(word: u32) -> u32 {
    let fours = (word & 0x3333_3333) + (word >> 2 & 0x3333_3333);
    let eights = (fours + (fours >> 4)) & 0x0F0F_0F0F;
    eights.wrapping_mul(0x0101_0101) >> 24
}

/// Calls `found` with every payment of these cards, beside what is `paid` already, that `wanted` accepts and of which no
/// card could be left out: all if they are `most` or fewer, else the `most` that waste least.
#[inline(never)]
pub fn few(
    sorts: &[(Card, u8)],
    price: u16,
    paid: Purse,
    most: usize,
    wanted: impl Fn(&Purse) -> bool,
    found: &mut impl FnMut(Purse),
) {
    /// So many are looked at before the list is taken for long.
    const LOOK: usize = 400;
    let have = sorts.iter().map(|(card, count)| i16::from(card.value()) * i16::from(*count)).sum();
    let mut all: Pile<Purse, MOST_WAYS> = Pile::default();
    let mut looked = 0;
    let short = ways(sorts, price as i16, have, paid, &mut |pay| {
        looked += 1;
        if !wanted(&pay) {
            return looked < LOOK;
        }
        if all.len() == most {
            return false;
        }
        all.push(pay);
        true
    });
    if short {
        return all.iter().for_each(|pay| found(*pay));
    }
    let mut left = most;
    least_waste(sorts, price, paid, &mut |pay| {
        if wanted(&pay) {
            found(pay);
            left -= 1;
        }
        left > 0
    });
}

/// Every payment of which no card could be left out, those first that waste least. Such a card is worth more than what is
/// too much.
fn least_waste(sorts: &[(Card, u8)], price: u16, paid: Purse, found: &mut impl FnMut(Purse) -> bool) -> bool {
    let dearest = sorts.first().map_or(0, |(card, _)| card.value());
    (0..dearest).all(|waste| {
        let dear = &sorts[..sorts.iter().filter(|(card, _)| card.value() > waste).count()];
        let have = dear.iter().map(|(card, count)| u16::from(card.value()) * u16::from(*count)).sum();
        sums(dear, price + u16::from(waste), have, paid, found)
    })
}

/// The same, as long as `found` wants more.
pub fn minimal_while(hand: &Purse, currency: Currency, price: u16, found: &mut impl FnMut(Purse) -> bool) -> bool {
    let have = hand.sum(currency);
    if u16::from(have) < price {
        return true;
    }
    if hand.has_odd() && have > hand.plain_sum(currency) {
        let sorts = Sorts::of(hand, &[currency]);
        return ways(&sorts.0, price as i16, have.into(), Purse::EMPTY, found);
    }
    plain_while(hand, currency, price, found)
}

#[inline]
fn plain_while(hand: &Purse, currency: Currency, price: u16, found: &mut impl FnMut(Purse) -> bool) -> bool {
    let (word, have) = (hand.word(currency), hand.plain_sum(currency));
    u16::from(have) < price
        || search(word, price as i16, have.into(), 0, &mut |word| found(Purse::of_word(currency, word)))
}

/// The same with the money of two currencies, under a card that joins them.
pub fn joint(hand: &Purse, pair: [Currency; 2], price: u16, card: Card, found: &mut impl FnMut(Purse) -> bool) -> bool {
    let have = i16::from(hand.sum(pair[0])) + i16::from(hand.sum(pair[1]));
    let sorts = Sorts::of(hand, &[pair[1], pair[0]]);
    have < price as i16 || ways(&sorts.0, price as i16, have, Purse::of(card), found)
}

/// Calls `found` with so many payments in any mix of currencies that waste least.
pub fn mixed(hand: &Purse, price: u16, most: usize, found: &mut impl FnMut(Purse)) {
    let mut left = most;
    mixed_while(hand, price, &mut |pay| {
        found(pay);
        left -= 1;
        left > 0
    });
}

/// The same, as long as `found` wants more.
pub fn mixed_while(hand: &Purse, price: u16, found: &mut impl FnMut(Purse) -> bool) -> bool {
    least_waste(&Sorts::of(hand, &Currency::ALL).0, price, Purse::EMPTY, found)
}

/// The different cards of some currencies with their counts: the dearest first, of equal value in the order of the
/// currencies.
pub struct Sorts(pub Pile<(Card, u8), 47>);

impl Sorts {
    pub fn of(hand: &Purse, currencies: &[Currency]) -> Sorts {
        let mut sorts: Pile<(Card, u8), 47> = Pile::default();
        for currency in currencies {
            hand.of_currency(*currency).each_face(|card, count| sorts.push((card, count)));
        }
        Sorts::sorted(sorts, |card| currencies.iter().position(|c| card.currency() == Some(*c)).unwrap_or(0))
    }
    pub fn sorted(mut sorts: Pile<(Card, u8), 47>, place: impl Fn(Card) -> usize) -> Sorts {
        put_in_order(&mut sorts, |(card, _)| (Reverse(card.value()), place(*card), Reverse(*card)));
        Sorts(sorts)
    }
}

/// As `search`, of sorts of cards that are worth `have` together.
fn ways(mut left: &[(Card, u8)], due: i16, mut have: i16, paid: Purse, found: &mut impl FnMut(Purse) -> bool) -> bool {
    while have >= due
        && let Some(((card, count), rest)) = left.split_first()
    {
        left = rest;
        let worth = i16::from(card.value());
        have -= worth * i16::from(*count);
        let (mut due, mut paid) = (due, paid);
        for _ in 0..*count {
            paid.add(*card);
            due -= worth;
            if due <= 0 {
                if !found(paid) {
                    return false;
                }
                break;
            }
            if have >= due && !ways(left, due, have, paid, found) {
                return false;
            }
        }
    }
    true
}

/// Every set of these cards, which are worth `have` together, that is worth exactly `due`.
fn sums(left: &[(Card, u8)], due: u16, mut have: u16, paid: Purse, found: &mut impl FnMut(Purse) -> bool) -> bool {
    for (at, (card, count)) in left.iter().enumerate() {
        if have < due {
            break;
        }
        let worth = u16::from(card.value());
        have -= worth * u16::from(*count);
        let (mut due, mut paid) = (due, paid);
        for _ in 0..*count {
            if worth > due {
                break;
            }
            paid.add(*card);
            due -= worth;
            let more = if due == 0 { found(paid) } else { sums(&left[at + 1..], due, have, paid, found) };
            if !more {
                return false;
            }
            if due == 0 {
                break;
            }
        }
    }
    true
}

/// `left` are the cards not yet looked at, two bits for each value, worth `have`; `due` is still to be paid, `paid` is
/// chosen already. Stops, and says false, when `found` does.
pub fn search(mut left: u32, due: i16, mut have: i16, paid: u32, found: &mut impl FnMut(u32) -> bool) -> bool {
    while have >= due && left != 0 {
        // The dearest card left.
        let place = left.ilog2() & !1;
        let worth = (place / 2 + 1) as i16;
        let count = left >> place & 3;
        left &= !(3 << place);
        have -= worth * count as i16;
        let (mut due, mut paid) = (due, paid);
        for _ in 0..count {
            paid += 1 << place;
            due -= worth;
            if due <= 0 {
                if !found(paid) {
                    return false;
                }
                break;
            }
            if have >= due && !search(left, due, have, paid, found) {
                return false;
            }
        }
    }
    true
}

/// One payment without a needless card: from a chance value downwards, then from the top, until the price is reached.
pub fn some(hand: &Purse, currency: Currency, price: u8, dice: &mut Dice) -> Purse {
    let word = hand.word(currency);
    let below = (1u32 << (2 * (dice.below(9) + 1))) - 1;
    let (mut due, mut paid) = (i16::from(price), 0u32);
    for mut left in [word & below, word & !below] {
        while left != 0 && due > 0 {
            let place = left.ilog2() & !1;
            left -= 1 << place;
            paid += 1 << place;
            due -= (place / 2 + 1) as i16;
        }
    }
    // Cards that are worth no more than what is too much are not needed.
    let mut left = paid;
    while left != 0 {
        let place = left.trailing_zeros() & !1;
        let worth = (place / 2 + 1) as i16;
        if worth > -due {
            break;
        }
        left -= 1 << place;
        paid -= 1 << place;
        due += worth;
    }
    Purse::of_word(currency, paid)
}
