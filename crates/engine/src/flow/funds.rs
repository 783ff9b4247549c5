//! How far the means of a seat go: counted once for a question, for most bills are too high, and then no card need be looked
//! at.

use super::{Bill, Wanted};
use crate::{
    components::Pays,
    value::{Currency, Purse},
};

/// The most that some means could pay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Funds {
    /// Where a currency is wanted: in it, in it and another under a card that joins them, or in gems.
    most: [u16; 4],
    /// In any mix.
    all: u16,
    /// Is there a card that pays everything?
    whole: bool,
}

impl Funds {
    /// Nobody has counted: every bill may be paid.
    pub const UNCOUNTED: Funds = Funds { most: [u16::MAX; 4], all: u16::MAX, whole: true };

    /// Of these means.
    pub fn of(means: &Purse) -> Funds {
        let sums = means.sums();
        let gems = u16::from(means.gems());
        let mut funds =
            Funds { most: sums.map(|sum| sum.max(gems)), all: sums.iter().sum::<u16>().max(gems), whole: false };
        for card in means.specials() {
            match card.pays() {
                Pays::Joint(pair) => {
                    let joint: u16 = pair.into_iter().map(|currency| sums[currency as usize]).sum();
                    for currency in pair {
                        let most = &mut funds.most[currency as usize];
                        *most = joint.max(*most);
                    }
                }
                Pays::Everything => funds.whole = true,
                Pays::Nothing => {}
            }
        }
        funds
    }
    /// Is it possible that a bill is paid? If not, it surely cannot be.
    #[inline]
    pub fn may_pay(&self, bill: &Bill) -> bool {
        let most = match bill.wanted {
            Wanted::Of(currency) => self.most[currency as usize],
            Wanted::OneKind => Currency::ALL.into_iter().map(|c| self.most[c as usize]).fold(0, u16::max),
            Wanted::AnyMix => self.all,
        };
        most >= bill.price || self.whole && bill.barred.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        flow::Length,
        value::{Card, Dice, rule},
    };

    #[test]
    fn what_can_be_paid_may_be_paid_and_what_is_listed_as_exact_can_be_met() {
        let mut dice = Dice::loose(8);
        let all: Vec<Card> = Card::all().chain(Card::all_notes()).filter(|card| Purse::takes(*card)).collect();
        for _ in 0..20_000 {
            let mut means = Purse::EMPTY;
            (0..dice.below(9)).for_each(|_| {
                means.try_add(*dice.pick(&all));
            });
            let wanted = match dice.below(4) {
                0 => Wanted::OneKind,
                1 => Wanted::AnyMix,
                _ => Wanted::Of(*dice.pick(&Currency::ALL)),
            };
            let bill =
                Bill { savings: dice.below(2) == 0, ..Bill::of(1 + dice.below(14) as u8, wanted, rule!("BASE-P1")) };
            let bill = if dice.below(2) == 0 { bill } else { Bill { barred: None, ..bill } };
            let (mut any, mut exact) = (false, false);
            bill.each(&means, Length::Full, |pay| {
                any = true;
                exact |= bill.paid(&pay) == Ok(bill.price);
            });
            assert_eq!(bill.payable(&means), any, "{bill:?} {means}");
            assert!(Funds::of(&means).may_pay(&bill) || !any, "{bill:?} {means}");
            assert!(bill.can_be_met(&means) || !exact, "{bill:?} {means}");
        }
    }
}
