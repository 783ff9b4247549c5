//! Payments: which cards may be put down together, what they are worth, and every payment without a needless card.
//!
//! Money is of one of the four currencies or a gem. One payment is made in one *kind* of money: one currency, two of them
//! under a card that joins them (EXO-5), or gems alone (DIA-3); a card that pays everything is put down alone (CHA-P).
//! Builders, coins and notes are money of their currency (MAB-8, CHG-12, CAR-19, CER-9). Only a bill that takes any mix is paid in several kinds
//! at once (TRE-3).

use super::{
    Because, Illegal,
    ways::{Length, Sorts, few, joint, minimal_while, mixed, mixed_while, search, some_of},
};
use crate::{
    components::Pays,
    value::{Card, Currency, Note, Pile, Purse, RuleId, Slot, Tile, rule},
};

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
    pub price: u16,
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
        let (price, wanted) = (tile.price().into(), Wanted::Of(slot.currency()));
        Bill { price, wanted, rule: rule!("BASE-P1"), barred: None, savings: true }
    }
    /// A price that no card pays whole, for what is bought like a tile.
    pub const fn of(price: u8, wanted: Wanted, rule: RuleId) -> Bill {
        Bill { price: price as u16, wanted, rule, barred: Some(rule), savings: true }
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
    pub fn paid(&self, pay: &Purse) -> Result<u16, Illegal> {
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
        Ok(pay.sum(wanted).into())
    }
    /// TRE-3, TRE-6: money of every currency, or gems alone.
    fn mixed(pay: &Purse) -> Result<u16, Illegal> {
        if let Some(card) = pay.specials().next() {
            return Err(rule!("TRE-6").broken(Because::PaysNothingHere { card }));
        }
        Bill::gems_alone(pay)?;
        Ok(pay.total())
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
    fn odd(&self, pay: &Purse) -> Result<u16, Illegal> {
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
            return Ok(pay.gems().into());
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
        Ok(u16::from(pay.sum(a)) + u16::from(pay.sum(b)))
    }

    /// Only money of these two currencies.
    fn within(&self, pay: &Purse, a: Currency, b: Currency) -> Result<(), Illegal> {
        let foreign = |card: &Card| card.currency().is_some_and(|currency| currency != a && currency != b);
        match pay.faces().map(|(card, _)| card).find(foreign) {
            Some(card) => Err(self.rule.broken(if let Wanted::Of(wanted) = self.wanted {
                Because::WrongCurrency { card, wanted }
            } else {
                // Any kind would do, but only one.
                let other = pay.faces().map(|(card, _)| card).find(|card| !foreign(card)).expect("of one of them");
                Because::NotTogether { card, other }
            })),
            None => Ok(()),
        }
    }

    /// What a payment that was checked is worth.
    #[inline(always)]
    pub fn worth(&self, pay: &Purse) -> u16 {
        match self.wanted {
            Wanted::Of(wanted) if !pay.has_no_currency() => pay.sum(wanted).into(),
            _ => self.paid(pay).expect("checked"),
        }
    }
    /// May this be paid with these of the payer's means? What it is worth.
    pub fn check(&self, means: &Purse, pay: &Purse) -> Result<u16, Illegal> {
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
    pub fn enough(&self, paid: u16) -> Result<(), Illegal> {
        let price = self.price;
        if paid < price { Err(self.rule.broken(Because::TooLittle { price, paid })) } else { Ok(()) }
    }

    /// The most that could be paid against it.
    pub fn most(&self, means: &Purse) -> u16 {
        let means = &self.usable(means);
        match self.wanted {
            Wanted::AnyMix => {
                let money = means.total() - u16::from(means.gems());
                money.max(means.gems().into())
            }
            _ => most(means),
        }
    }
    /// Can it be paid at all?
    #[inline]
    pub fn payable(&self, means: &Purse) -> bool {
        let means = &self.usable(means);
        if let Wanted::Of(wanted) = self.wanted
            && u16::from(means.sum(wanted)) >= self.price
        {
            return true;
        }
        if self.wanted == Wanted::AnyMix && means.total() - u16::from(means.gems()) >= self.price {
            return true; // no need to find out how
        }
        let plain = !matches!(self.wanted, Wanted::OneKind) && !means.has_no_currency();
        !plain && !self.each_while(means, &mut |_| false)
    }
    /// Is it possible that it is met exactly? If not, it surely cannot be. Quicker than to look for a way.
    pub fn can_be_met(&self, means: &Purse) -> bool {
        let Wanted::Of(wanted) = self.wanted else { return true };
        let price = u32::from(self.price);
        let meets = |sums: u64| price >= u64::BITS || sums >> price & 1 != 0;
        let joined = |pair: [Currency; 2]| means.add_sums(pair[1], means.add_sums(pair[0], 1));
        meets(means.add_sums(wanted, 1))
            || means.has_no_currency()
                && (u16::from(means.gems()) >= self.price
                    || means.specials().any(|card| match card.pays() {
                        Pays::Joint(pair) => pair.contains(&wanted) && meets(joined(pair)),
                        Pays::Everything => true,
                        Pays::Nothing => false,
                    }))
    }

    /// Calls `found` with the payments a list holds: those of which no card could be left out. A joining card is only put
    /// down if it joins something.
    ///
    /// A large hand has millions of ways to pay. If there are more of a kind of money than a list of this length tells,
    /// those are told that waste least, and of those that waste alike the ones with the dearest cards. Every other payment
    /// is as legal.
    #[inline]
    pub fn each(&self, means: &Purse, length: Length, mut found: impl FnMut(Purse)) {
        let means = &self.usable(means);
        let most = length.limits();
        if self.wanted == Wanted::AnyMix {
            mixed(means, self.price, most.bill, &mut found);
        }
        let mut left = most.bill;
        let mut tell = |pay: Purse| {
            // A card that pays it whole is a thing of its own.
            if left > 0 || pay.specials().any(|card| card.pays() == Pays::Everything) {
                left = left.saturating_sub(1);
                found(pay);
            }
        };
        match self.wanted {
            Wanted::Of(wanted) => some_of(means, wanted, self.price, most.kind, &mut tell),
            Wanted::OneKind => {
                for currency in Currency::ALL {
                    some_of(means, currency, self.price, most.kind, &mut tell);
                }
            }
            Wanted::AnyMix => {} // told before
        }
        if means.has_no_currency() {
            self.each_odd(means, most.odd, &mut tell);
        }
    }
    /// Payments with gems or special cards, so many of each kind.
    #[cold]
    fn each_odd(&self, means: &Purse, most: usize, found: &mut impl FnMut(Purse)) {
        for card in means.specials() {
            match (card.pays(), self.wanted) {
                (Pays::Joint(pair), Wanted::Of(_) | Wanted::OneKind) if self.joins(pair) => {
                    let together = pair.map(|currency| u16::from(means.sum(currency))).iter().sum::<u16>();
                    if together < self.price {
                        continue; // most often: before anything is sorted
                    }
                    let pays = |pay: &Purse| self.needs(pair, pay);
                    let sorts = Sorts::of(means, &[pair[1], pair[0]]);
                    few(&sorts.0, self.price, Purse::of(card), most, pays, found);
                }
                (Pays::Everything, _) if self.barred.is_none() => found(Purse::of(card)),
                _ => {}
            }
        }
        if u16::from(means.gems()) < self.price {
            return;
        }
        let gems: Pile<(Card, u8), 47> = means.faces().filter(|(card, _)| card.is_gem()).collect();
        few(&Sorts::sorted(gems, |_| 0).0, self.price, Purse::EMPTY, most, |_| true, found);
    }
    /// Can money of these two currencies be put down together for it, under a card that joins them?
    fn joins(&self, pair: [Currency; 2]) -> bool {
        if let Wanted::Of(wanted) = self.wanted { pair.contains(&wanted) } else { true }
    }
    /// Does such a payment need the card that joins? In the wanted currency alone it would do nothing.
    fn needs(&self, pair: [Currency; 2], pay: &Purse) -> bool {
        match self.wanted {
            Wanted::Of(wanted) => pair.into_iter().any(|currency| currency != wanted && pay.has(currency)),
            _ => pair.into_iter().all(|currency| pay.has(currency)),
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
                (Pays::Joint(pair), Wanted::Of(_) | Wanted::OneKind) if self.joins(pair) => {
                    joint(means, pair, self.price, card, &mut |pay| !self.needs(pair, &pay) || found(pay))
                }
                (Pays::Everything, _) if self.barred.is_none() => found(Purse::of(card)),
                _ => true,
            };
            if !more {
                return false;
            }
        }
        let (gems, have) = (means.gem_word(), means.gems());
        u16::from(have) < self.price
            || search(gems, self.price as i16, have.into(), 0, &mut |word| found(Purse::of_gem_word(word)))
    }
}

/// The most that can be paid in one kind of money (CHA-5).
fn most(means: &Purse) -> u16 {
    let single = Currency::ALL.iter().map(|c| u16::from(means.sum(*c))).max().unwrap_or(0);
    let pairs =
        means.specials().filter_map(Card::joins).map(|[a, b]| u16::from(means.sum(a)) + u16::from(means.sum(b)));
    pairs.fold(single.max(means.gems().into()), u16::max)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{components::OFFICES, flow::ways::plain, value::Dice};
    use std::collections::BTreeSet;

    fn purse(cards: &[&str]) -> Purse {
        cards.iter().map(|card| card.parse::<Card>().unwrap()).collect()
    }
    fn bill(price: u8, wanted: Wanted) -> Bill {
        let barred = (!matches!(wanted, Wanted::Of(_))).then_some(rule!("BASE-P1"));
        Bill { barred, ..Bill::of(price, wanted, rule!("BASE-P1")) }
    }
    fn found(bill: Bill, means: &Purse) -> Vec<Purse> {
        let mut all = Vec::new();
        bill.each(means, Length::Full, |pay| all.push(pay));
        all
    }

    #[test]
    fn every_card_of_a_minimal_payment_is_needed() {
        let hand: Purse = [1, 2, 2, 4, 5, 9].map(|v| Card::money(Currency::Denar, v)).into_iter().collect();
        let mut found = Vec::new();
        plain(&hand, Currency::Denar, 9, |p| found.push(p.to_string()));
        assert!(found.contains(&"denar-9".to_string()));
        assert!(found.contains(&"denar-2 denar-2 denar-5".to_string()));
        assert!(!found.contains(&"denar-1 denar-9".to_string()));
        plain(&hand, Currency::Ducat, 1, |_| panic!("no ducat is there"));
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
                    legal.push(chosen(set));
                }
            }
            let (listed, before): (BTreeSet<_>, _) = (listed.iter().copied().collect(), listed.len());
            assert_eq!(listed.len(), before, "a payment is listed twice");
            let legal: BTreeSet<Purse> = legal.into_iter().collect();
            tells_the_best(bill, &legal, &listed);
        }
    }

    /// In what kind of money a payment is made.
    fn kind_of(bill: Bill, pay: &Purse) -> String {
        let special = pay.specials().next().map(|card| card.to_string());
        let plain = || pay.faces().find_map(|(card, _)| card.currency()).map_or("gems".into(), |c| c.to_string());
        special.unwrap_or_else(|| if bill.wanted == Wanted::AnyMix { "mix".into() } else { plain() })
    }

    /// Of each kind all are told, or as many as a list holds, and none that wastes more than one that is not told.
    fn tells_the_best(bill: Bill, legal: &BTreeSet<Purse>, listed: &BTreeSet<Purse>) {
        assert!(listed.is_subset(legal));
        let limits = Length::Full.limits();
        assert!(listed.len() <= limits.bill);
        let kinds: BTreeSet<String> = legal.iter().map(|pay| kind_of(bill, pay)).collect();
        for kind in kinds {
            let [all, told] = [legal, listed].map(|set| {
                let mut waste: Vec<u16> =
                    set.iter().filter(|pay| kind_of(bill, pay) == kind).map(|p| bill.worth(p)).collect();
                waste.sort_unstable();
                waste
            });
            let most = match kind.as_str() {
                "mix" => limits.bill,
                kind if Currency::ALL.iter().any(|currency| currency.to_string() == kind) => limits.kind,
                _ => limits.odd,
            };
            assert_eq!(told, all[..all.len().min(most)], "{kind} of {bill:?}");
        }
    }

    #[test]
    fn a_huge_hand_does_not_hang() {
        let means: Purse = Card::all_money().flat_map(|card| [card; 3]).chain(OFFICES.cards()).collect();
        for price in 1..=200 {
            for wanted in [Wanted::OneKind, Wanted::AnyMix, Wanted::Of(Currency::Ducat)] {
                for length in Length::ALL {
                    let mut ways = 0;
                    bill(price, wanted).each(&means, length, |_| ways += 1);
                    assert!((1..=length.limits().bill).contains(&ways), "{price} {wanted:?} {length:?}: {ways}");
                }
            }
        }
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
        assert_eq!(most(&all), 270, "a bid is more than a byte");
        let mixed = found(bill, &all).iter().filter(|pay| pay.has(Currency::Denar)).count();
        assert_eq!(mixed, Length::Full.limits().odd);
    }
}
