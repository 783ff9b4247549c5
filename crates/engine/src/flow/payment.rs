//! Payments: which cards may be put down together, what they are worth, and every payment without a needless card.
//!
//! Money is of one of the four currencies or a gem. One payment is made in one *kind* of money: one currency, two of them
//! under a card that joins them (EXO-5), or gems alone (DIA-3); a card that pays everything is put down alone (CHA-P).
//! Builders, coins and notes are money of their currency (MAB-8, CHG-12, CAR-19, CER-9). Only a bill that takes any mix is paid in several kinds
//! at once (TRE-3).

use super::{Because, Illegal};
use crate::{
    components::Pays,
    value::{Card, Currency, Dice, Note, Pile, Purse, RuleId, Slot, Tile, rule},
};
use std::cmp::Reverse;

/// In which money a bill is to be paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// In this currency.
    Of(Currency),
    /// In one kind of money, which the payer chooses (CHA-6).
    OneKind,
    /// In any mix of currencies (TRE-3).
    AnyMix,
}

/// What is to be paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bill {
    /// How much.
    pub price: u8,
    /// In which money.
    pub wanted: Wanted,
    /// The rule that demands it.
    pub rule: RuleId,
    /// The rule by which no card pays it whole, unless one may (CHA-P).
    pub barred: Option<RuleId>,
    /// May what is saved help to pay it, and what is paid too much be saved (CER-8)?
    pub savings: bool,
}

impl Bill {
    /// The price of a tile in a slot of the yard (BASE-P1).
    #[inline]
    pub fn of_tile(tile: Tile, slot: Slot) -> Bill {
        let (price, wanted) = (tile.price(), Wanted::Of(slot.currency()));
        Bill { price, wanted, rule: rule!("BASE-P1"), barred: None, savings: true }
    }
    /// A price that no card pays whole, for what is bought like a tile.
    pub const fn of(price: u8, wanted: Wanted, rule: RuleId) -> Bill {
        Bill { price, wanted, rule, barred: Some(rule), savings: true }
    }
    /// The same; this rule bars the card that would.
    #[must_use]
    pub const fn barring(self, rule: RuleId) -> Bill {
        Bill { barred: Some(rule), ..self }
    }
    /// What of these means can be put down at all.
    #[inline]
    fn usable(&self, means: &Purse) -> Purse {
        if self.savings { *means } else { means.without_note(Note::Saved) }
    }
    /// What these cards are worth together against this bill, or why they cannot be put down together.
    pub fn paid(&self, pay: &Purse) -> Result<u8, Illegal> {
        if !self.savings
            && let Some(card) = pay.note(Note::Saved)
        {
            return Err(rule!("CER-8").broken(Because::PaysNothingHere { card }));
        }
        if self.wanted == Wanted::AnyMix {
            return Bill::mixed(pay);
        }
        if pay.has_no_currency() {
            return self.odd(pay);
        }
        let wanted = match self.wanted {
            Wanted::Of(currency) => currency,
            _ => match pay.faces().find_map(|(card, _)| card.currency()) {
                Some(currency) => currency,
                None => return Ok(0),
            },
        };
        self.within(pay, wanted, wanted)?;
        Ok(pay.sum(wanted))
    }
    /// TRE-3, TRE-6: money of every currency, or gems alone.
    fn mixed(pay: &Purse) -> Result<u8, Illegal> {
        if let Some(card) = pay.specials().next() {
            return Err(rule!("TRE-6").broken(Because::PaysNothingHere { card }));
        }
        Bill::gems_alone(pay)?;
        Ok(pay.total().min(u8::MAX.into()) as u8)
    }
    /// DIA-4: gems and other money are never put down together.
    fn gems_alone(pay: &Purse) -> Result<(), Illegal> {
        let cards = || pay.faces().map(|(card, _)| card);
        let Some(card) = cards().find(|card| card.is_gem()) else { return Ok(()) };
        match cards().find(|other| !other.is_gem()) {
            Some(other) if other.is_money() => Err(rule!("DIA-4").broken(Because::NotTogether { card, other })),
            Some(other) => Err(rule!("DIA-5").broken(Because::NotTogether { card, other })),
            None => Ok(()),
        }
    }

    /// With gems or special cards among them.
    fn odd(&self, pay: &Purse) -> Result<u8, Illegal> {
        let mut cards = pay.faces().map(|(card, _)| card);
        if let Some(card) = pay.specials().find(|card| card.pays() == Pays::Everything) {
            return match cards.find(|other| *other != card) {
                Some(other) => Err(rule!("CHA-P").broken(Because::NotTogether { card, other })),
                None => match self.barred {
                    Some(rule) => Err(rule.broken(Because::PaysNothingHere { card })),
                    None => Ok(self.price),
                },
            };
        }
        if pay.gems() > 0 {
            Bill::gems_alone(pay)?;
            return Ok(pay.gems());
        }
        let mut joints = pay.specials();
        let card = joints.next().expect("something odd that is no gem");
        if let Some(other) = joints.next() {
            return Err(rule!("EXO-7").broken(Because::NotTogether { card, other }));
        }
        let [a, b] = card.joins().expect("the only other special cards that pay");
        if let Wanted::Of(wanted) = self.wanted
            && wanted != a
            && wanted != b
        {
            return Err(rule!("EXO-8").broken(Because::WrongCurrency { card, wanted }));
        }
        self.within(pay, a, b)?;
        Ok(pay.sum(a).saturating_add(pay.sum(b))) // no price comes near what a byte cannot hold
    }

    /// Only money of these two currencies.
    fn within(&self, pay: &Purse, a: Currency, b: Currency) -> Result<(), Illegal> {
        let foreign = |card: &Card| card.currency().is_some_and(|currency| currency != a && currency != b);
        match pay.faces().map(|(card, _)| card).find(foreign) {
            Some(card) => {
                let wanted = if let Wanted::Of(wanted) = self.wanted { wanted } else { a };
                Err(self.rule.broken(Because::WrongCurrency { card, wanted }))
            }
            None => Ok(()),
        }
    }

    /// What a payment that was checked is worth.
    #[inline]
    pub fn worth(&self, pay: &Purse) -> u8 {
        match self.wanted {
            Wanted::Of(wanted) if !pay.has_no_currency() => pay.sum(wanted),
            _ => self.paid(pay).expect("checked"),
        }
    }
    /// May this be paid with these of the payer's means? What it is worth.
    pub fn check(&self, means: &Purse, pay: &Purse) -> Result<u8, Illegal> {
        let paid = self.paid(pay)?;
        if let Some(card) = pay.missing_in(means) {
            if card.pays() == Pays::Everything {
                return Err(rule!("CHA-P").broken(Because::NotYourCard { card }));
            }
            return Err(self.rule.broken(Because::NotInHand { card }));
        }
        Ok(paid)
    }
    /// The refusal of a payment below the price.
    pub fn enough(&self, paid: u8) -> Result<(), Illegal> {
        let price = self.price;
        if paid < price { Err(self.rule.broken(Because::TooLittle { price, paid })) } else { Ok(()) }
    }

    /// The most that could be paid against it.
    pub fn most(&self, means: &Purse) -> u8 {
        let means = &self.usable(means);
        match self.wanted {
            Wanted::AnyMix => {
                let money = means.total() - u16::from(means.gems());
                money.max(means.gems().into()).min(u8::MAX.into()) as u8
            }
            _ => most(means),
        }
    }
    /// Can it be paid at all?
    #[inline]
    pub fn payable(&self, means: &Purse) -> bool {
        let means = &self.usable(means);
        if let Wanted::Of(wanted) = self.wanted
            && means.sum(wanted) >= self.price
        {
            return true;
        }
        let plain = matches!(self.wanted, Wanted::Of(_)) && !means.has_no_currency();
        !plain && !self.each_while(means, &mut |_| false)
    }

    /// Calls `found` with every payment of which no card could be left out. A joining card is only put down if it joins
    /// something.
    ///
    /// Where the payer chooses the kind of money, a price can be as high as a hand, and a large hand has millions of ways
    /// to pay it: of each kind only the first [`MOST_WAYS`] are told. Of mixed payments, which are all alike to whoever
    /// gets them, only [`MOST_MIXES`], those that waste least.
    #[inline]
    pub fn each(&self, means: &Purse, mut found: impl FnMut(Purse)) {
        let means = &self.usable(means);
        match self.wanted {
            Wanted::Of(wanted) => minimal(means, wanted, self.price, &mut found),
            Wanted::OneKind => {
                for currency in Currency::ALL {
                    let mut left = MOST_WAYS;
                    minimal_while(means, currency, self.price, &mut |pay| {
                        found(pay);
                        left -= 1;
                        left > 0
                    });
                }
            }
            Wanted::AnyMix => {
                let mut left = MOST_MIXES;
                mixed_while(means, self.price, &mut |pay| {
                    found(pay);
                    left -= 1;
                    left > 0
                });
            }
        }
        if means.has_no_currency() {
            let mut left = if matches!(self.wanted, Wanted::Of(_)) { u32::MAX } else { MOST_WAYS };
            self.odd_while(means, &mut |pay| {
                found(pay);
                left -= 1;
                left > 0
            });
        }
    }
    /// The same, as long as `found` wants more. True if it always did.
    fn each_while(&self, means: &Purse, found: &mut impl FnMut(Purse) -> bool) -> bool {
        let plain = match self.wanted {
            Wanted::Of(wanted) => minimal_while(means, wanted, self.price, found),
            Wanted::OneKind => Currency::ALL.into_iter().all(|c| minimal_while(means, c, self.price, found)),
            Wanted::AnyMix => mixed_while(means, self.price, found),
        };
        plain && self.odd_while(means, found)
    }
    fn odd_while(&self, means: &Purse, found: &mut impl FnMut(Purse) -> bool) -> bool {
        for card in means.specials() {
            let more = match (card.pays(), self.wanted) {
                (Pays::Joint(pair), Wanted::Of(wanted)) if pair.contains(&wanted) => {
                    // In the wanted currency alone the card would do nothing.
                    let other = if pair[0] == wanted { pair[1] } else { pair[0] };
                    joint(means, pair, self.price, card, &mut |pay| !pay.has(other) || found(pay))
                }
                (Pays::Joint(pair), Wanted::OneKind) => {
                    joint(means, pair, self.price, card, &mut |pay| !pair.iter().all(|c| pay.has(*c)) || found(pay))
                }
                (Pays::Everything, _) if self.barred.is_none() => found(Purse::of(card)),
                _ => true,
            };
            if !more {
                return false;
            }
        }
        let (gems, have) = (means.gem_word(), means.gems());
        have < self.price
            || search(gems, self.price.into(), have.into(), 0, &mut |word| found(Purse::of_gem_word(word)))
    }
}

/// See [`Bill::each`].
pub const MOST_WAYS: u32 = 500;
/// See [`Bill::each`].
pub const MOST_MIXES: u32 = 40;

/// The most that can be paid in one kind of money (CHA-5); a bid is a byte, so more than 255 is 255.
fn most(means: &Purse) -> u8 {
    let single = Currency::ALL.iter().map(|c| means.sum(*c)).max().unwrap_or(0);
    let pairs = means.specials().filter_map(Card::joins).map(|[a, b]| means.sum(a).saturating_add(means.sum(b)));
    pairs.fold(single.max(means.gems()), u8::max)
}

/// Calls `found` with every set of cards of the currency that reaches the price and of which no card could be left out.
///
/// Cards are added from the dearest down and the search stops at the price, so the card added last is the smallest and
/// is needed: exactly the payments wanted, each once.
#[inline]
pub fn minimal(hand: &Purse, currency: Currency, price: u8, mut found: impl FnMut(Purse)) {
    minimal_while(hand, currency, price, &mut |pay| {
        found(pay);
        true
    });
}

/// The same for a hand with cards of the base game alone.
#[inline]
pub fn plain(hand: &Purse, currency: Currency, price: u8, mut found: impl FnMut(Purse)) {
    plain_while(hand, currency, price, &mut |pay| {
        found(pay);
        true
    });
}

/// The same, as long as `found` wants more.
fn minimal_while(hand: &Purse, currency: Currency, price: u8, found: &mut impl FnMut(Purse) -> bool) -> bool {
    let have = hand.sum(currency);
    if have < price {
        return true;
    }
    if hand.has_odd() && have > hand.plain_sum(currency) {
        let sorts = Sorts::of(hand, &[currency]);
        return ways(&sorts.0, price.into(), have.into(), Purse::EMPTY, found);
    }
    plain_while(hand, currency, price, found)
}

#[inline]
fn plain_while(hand: &Purse, currency: Currency, price: u8, found: &mut impl FnMut(Purse) -> bool) -> bool {
    let (word, have) = (hand.word(currency), hand.plain_sum(currency));
    have < price || search(word, price.into(), have.into(), 0, &mut |word| found(Purse::of_word(currency, word)))
}

/// The same with the money of two currencies, under a card that joins them.
fn joint(hand: &Purse, pair: [Currency; 2], price: u8, card: Card, found: &mut impl FnMut(Purse) -> bool) -> bool {
    let have = i16::from(hand.sum(pair[0])) + i16::from(hand.sum(pair[1]));
    let sorts = Sorts::of(hand, &[pair[1], pair[0]]);
    have < price.into() || ways(&sorts.0, price.into(), have, Purse::of(card), found)
}

/// The same in any mix of currencies, those first that waste least.
fn mixed_while(hand: &Purse, price: u8, found: &mut impl FnMut(Purse) -> bool) -> bool {
    let sorts = Sorts::of(hand, &Currency::ALL);
    // No card is needless if each is worth more than what is too much.
    (0..9).all(|waste| {
        let dear = sorts.0.iter().filter(|(card, _)| card.value() > waste).count();
        sums(&sorts.0[..dear], price + waste, Purse::EMPTY, found)
    })
}

/// The different cards of some currencies with their counts: the dearest first, of equal value in the order of the
/// currencies.
struct Sorts(Pile<(Card, u8), 47>);

impl Sorts {
    fn of(hand: &Purse, currencies: &[Currency]) -> Sorts {
        let mut sorts: Pile<(Card, u8), 47> = Pile::default();
        for currency in currencies {
            hand.of_currency(*currency).each_face(|card, count| sorts.push((card, count)));
        }
        let place = |card: &Card| currencies.iter().position(|currency| card.currency() == Some(*currency));
        sorts.sort_unstable_by_key(|(card, _)| (Reverse(card.value()), place(card), Reverse(*card)));
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

/// Every set of cards that is worth exactly `due`.
fn sums(left: &[(Card, u8)], due: u8, paid: Purse, found: &mut impl FnMut(Purse) -> bool) -> bool {
    for (at, (card, count)) in left.iter().enumerate() {
        let (mut due, mut paid) = (due, paid);
        for _ in 0..*count {
            if card.value() > due {
                break;
            }
            paid.add(*card);
            due -= card.value();
            let more = if due == 0 { found(paid) } else { sums(&left[at + 1..], due, paid, found) };
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
fn search(mut left: u32, due: i16, mut have: i16, paid: u32, found: &mut impl FnMut(u32) -> bool) -> bool {
    while have >= due {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::OFFICES;

    fn purse(cards: &[&str]) -> Purse {
        cards.iter().map(|card| card.parse::<Card>().unwrap()).collect()
    }
    fn bill(price: u8, wanted: Wanted) -> Bill {
        let barred = (!matches!(wanted, Wanted::Of(_))).then_some(rule!("BASE-P1"));
        Bill { barred, ..Bill::of(price, wanted, rule!("BASE-P1")) }
    }
    fn found(bill: Bill, means: &Purse) -> Vec<String> {
        let mut all = Vec::new();
        bill.each(means, |pay| all.push(pay.to_string()));
        all
    }

    #[test]
    fn every_card_of_a_minimal_payment_is_needed() {
        let hand: Purse = [1, 2, 2, 4, 5, 9].map(|v| Card::money(Currency::Denar, v)).into_iter().collect();
        let mut found = Vec::new();
        minimal(&hand, Currency::Denar, 9, |p| found.push(p.to_string()));
        assert!(found.contains(&"denar-9".to_string()));
        assert!(found.contains(&"denar-2 denar-2 denar-5".to_string()));
        assert!(!found.contains(&"denar-1 denar-9".to_string()));
        minimal(&hand, Currency::Ducat, 1, |_| panic!("no ducat is there"));
    }

    #[test]
    fn each_lists_just_what_check_accepts_and_no_card_could_be_left_out() {
        let mut dice = Dice::loose(5);
        let all: Vec<Card> = Card::all().chain(Card::all_notes()).filter(|card| Purse::takes(*card)).collect();
        for _ in 0..400 {
            let mut means = Purse::EMPTY;
            (0..9).for_each(|_| {
                means.try_add(*dice.pick(&all));
            });
            let wanted = match dice.below(4) {
                0 => Wanted::OneKind,
                1 => Wanted::AnyMix,
                _ => Wanted::Of(*dice.pick(&Currency::ALL)),
            };
            let bill = bill(1 + dice.below(13) as u8, wanted);
            let listed = found(bill, &means);
            let cards: Vec<Card> = means.cards().collect();
            let mut legal = Vec::new();
            for set in 1u32..1 << cards.len() {
                let chosen = |set: u32| -> Purse {
                    let picked = (0..cards.len()).filter(|n| set >> n & 1 != 0).map(|n| cards[n]);
                    picked.collect()
                };
                let pays = |set| bill.paid(&chosen(set)).is_ok_and(|paid| paid >= bill.price);
                let needless = (0..cards.len()).any(|n| set >> n & 1 != 0 && pays(set & !(1 << n)));
                if pays(set) && !needless {
                    legal.push(chosen(set).to_string());
                }
            }
            let (mut listed, before) = (listed.clone(), listed.len());
            listed.sort();
            listed.dedup();
            assert_eq!(listed.len(), before, "a payment is listed twice");
            legal.sort();
            legal.dedup();
            if bill.wanted == Wanted::AnyMix {
                // Only the best are told.
                let most = legal.len().min(MOST_MIXES as usize);
                assert!(listed.len() >= most && listed.iter().all(|pay| legal.contains(pay)), "{bill:?} from {means}");
                continue;
            }
            assert_eq!(listed, legal, "{bill:?} from {means}");
        }
    }

    #[test]
    fn a_huge_hand_does_not_hang() {
        let means: Purse = Card::all_money().flat_map(|card| [card; 3]).chain(OFFICES.cards()).collect();
        let mut ways = 0;
        bill(120, Wanted::OneKind).each(&means, |_| ways += 1);
        assert!((MOST_WAYS..=5 * MOST_WAYS).contains(&ways), "{ways}");
    }

    #[test]
    fn the_most_in_one_kind() {
        assert_eq!(most(&purse(&["denar-5", "dirham-4", "office_denar_dirham"])), 9);
        assert_eq!(most(&purse(&["denar-5", "dirham-4", "office_denar_ducat"])), 5);
        assert_eq!(most(&purse(&["denar-5", "diamond-4", "diamond-6"])), 10);
    }

    #[test]
    fn all_the_money_of_two_currencies() {
        let two = |card: &Card| [Some(Currency::Denar), Some(Currency::Ducat)].contains(&card.currency());
        let money = Card::all_money().filter(two).flat_map(|card| [card; 3]);
        let all: Purse = money.chain(["office_denar_ducat".parse().unwrap()]).collect();
        let bill = bill(13, Wanted::Of(Currency::Ducat));
        assert!(bill.paid(&all).is_ok_and(|paid| paid > 13));
        assert_eq!(most(&all), 255);
        let mixed = found(bill, &all).iter().filter(|pay| pay.contains("denar-")).count();
        assert!(mixed > 1000, "{mixed}");
    }
}
