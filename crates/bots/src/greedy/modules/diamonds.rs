//! Diamonds: a fifth cash that pays every slot, but alone (DIA-3, DIA-4).

use super::prelude::*;
use crate::greedy::money::PRICES;

#[derive(Default)]
pub struct Diamonds;

impl Knowledge for Diamonds {
    fn says(&self) -> &'static [Say] {
        &[Say::InHand]
    }
    fn knows_card(&self, card: Card) -> bool {
        card.is_gem()
    }
    /// What the gems of a hand are worth: as money, and for the one tile where they do better than its currency. They are
    /// worth nothing when the last tiles are given out (DIA-6).
    fn in_hand(&self, mind: &Mind<'_>, means: &Purse, cash: &[Cash; 4], wares: &[Option<Ware>; 4]) -> i32 {
        if means.gems() == 0 {
            return 0;
        }
        let mut gems = Cash::NONE;
        for value in Card::GEMS {
            (0..means.count(Card::gem(value))).for_each(|_| gems = gems.and(value));
        }
        let w = mind.weights;
        let plain = w.gem * i32::from(gems.sum) + w.gem_sum * (gems.sums & PRICES).count_ones() as i32;
        let better =
            |(cash, ware): (&Cash, &Option<Ware>)| ware.map_or(0, |ware| ware.chance(gems) - ware.chance(*cash));
        mind.fade(plain) + cash.iter().zip(wares).map(better).fold(0, i32::max)
    }
}
