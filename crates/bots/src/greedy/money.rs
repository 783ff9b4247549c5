//! What a hand of money is good for.

use super::{
    mind::{Best, Mind},
    modules::Say,
};
use sabika_engine::{
    Move,
    components::DISPLAY_PLACES,
    value::{Currency, Purse, Slot, Tile},
};

/// Prices that tiles have: 2 to 13.
pub const PRICES: u32 = 0x3FFC;

/// How likely a tile of the yard is still there after a round of 2 to 6 players, beside a table of three, in 256ths.
const STAYS: [i32; 5] = [288, 256, 228, 202, 180];

/// The cards of one currency: their sum and every sum that some of them make, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cash {
    pub sum: u8,
    pub sums: u32,
}

impl Cash {
    pub const NONE: Cash = Cash { sum: 0, sums: 1 };

    /// The cards of a hand, by currency.
    #[inline]
    pub fn of(hand: &Purse) -> [Cash; 4] {
        let mut cash = [Cash::NONE; 4];
        hand.each_face(|card, count| {
            let Some(currency) = card.currency() else { return };
            for _ in 0..count {
                cash[currency as usize] = cash[currency as usize].and(card.value());
            }
        });
        cash
    }
    /// What is left of it when this is paid out of a hand.
    #[inline]
    pub fn left(before: &[Cash; 4], paid: &Purse, hand: &Purse) -> [Cash; 4] {
        let mut cash = *before;
        for currency in Currency::ALL.into_iter().filter(|currency| paid.has(*currency)) {
            cash[currency as usize] = Cash::of(&hand.of_currency(currency))[currency as usize];
        }
        cash
    }
    /// With one card more. Sums beyond every price fall off the end.
    #[inline]
    #[must_use]
    pub fn and(self, value: u8) -> Cash {
        Cash { sum: self.sum + value, sums: self.sums | self.sums << value }
    }
    /// A dream: this sum in cards that make every sum up to it.
    pub fn any(sum: u8) -> Cash {
        Cash { sum, sums: if sum < 31 { (1 << (sum + 1)) - 1 } else { u32::MAX } }
    }
    /// Can this be paid without a rest?
    pub fn pays(self, price: u8) -> bool {
        self.sums >> price & 1 != 0
    }
    /// The least sum that reaches a price.
    pub fn least_over(self, price: u8) -> Option<u8> {
        let enough = self.sums >> price << price;
        (enough != 0).then(|| enough.trailing_zeros() as u8)
    }
}

/// A slot of the yard as a buyer sees it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ware {
    pub price: u8,
    /// What having the tile is worth.
    pub worth: i32,
    /// What it is worth to be able to pay it exactly, with too much, or a unit of it, when our turn comes again.
    pub exact: i32,
    pub over: i32,
    pub part: i32,
    /// What it is worth when the last tiles are given out, in 256ths; 0 while that is far away.
    pub last: i32,
    /// What the richest of the others may hold of its currency.
    pub rivals_sum: i32,
}

impl Ware {
    /// What it is worth to hold these cards when our turn comes again.
    #[inline]
    pub fn chance(&self, cash: Cash) -> i32 {
        if cash.pays(self.price) {
            self.exact
        } else if cash.sum >= self.price {
            self.over
        } else {
            self.part * i32::from(cash.sum)
        }
    }
}

impl Mind<'_> {
    /// What a unit of money is worth now, of its full worth.
    pub fn fade(&self, worth: i32) -> i32 {
        (worth * self.money) >> 8
    }
    /// A slot of the yard with what its tile is worth to us.
    pub fn ware(&self, slot: Slot) -> Option<Ware> {
        let tile = self.sight.eyes.open.in_yard(slot)?;
        // Whoever hoards buys what can be had: it costs nothing to speak of, and a new tile comes up.
        let worth = self.tile_worth(tile).max(if self.hoards { 1 } else { i32::MIN });
        let mut ware = self.ware_of(tile, worth);
        ware.exact += self.sum_of(Say::SamePrice, |room| room.same_price(self, slot, tile));
        Some(ware)
    }
    /// A tile that is worth this much, as a buyer sees it.
    #[inline(always)]
    pub fn ware_of(&self, tile: Tile, worth: i32) -> Ware {
        let (eyes, w) = (self.sight.eyes, self.weights);
        let price = tile.price();
        let net = worth - self.fade(w.coin * i32::from(price));
        let hope = (net.max(0) * STAYS[usize::from(eyes.open.players()) - 2]) >> 8;
        let (exact, over) = ((hope * w.can_exact) >> 8, (hope * w.can_over) >> 8);
        let part = ((hope * w.can_partly) >> 8) / i32::from(price.max(1));
        let near = (w.last_tiles - self.forecast.tiles_left).max(0);
        let (mut last, mut rivals_sum) = (0, 0);
        if near > 0 {
            last = worth.max(0) * near / w.last_tiles;
            let rivals = eyes.open.seats().filter(|s| *s != eyes.seat);
            let cards = rivals.map(|s| i32::from(eyes.open.hand_size(s))).max().unwrap_or(0);
            rivals_sum = cards * 5 / 4; // a card is worth 5, and one in four is of this currency
        }
        Ware { price, worth, exact, over, part, last, rivals_sum }
    }
    /// What the cards of one currency are worth beside what lies in its slot.
    pub fn cash_worth(&self, cash: Cash, ware: Option<&Ware>) -> i32 {
        let w = self.weights;
        let sum = i32::from(cash.sum);
        let plain = w.coin * sum.min(w.plenty)
            + w.spare_coin * (sum - w.plenty).max(0)
            + w.exact_sum * (cash.sums & PRICES).count_ones() as i32;
        let plain = self.fade(plain);
        let Some(ware) = ware else { return plain };
        let chance = ware.chance(cash);
        if ware.last == 0 || sum == 0 {
            return plain + chance;
        }
        let richest = (128 + (sum - ware.rivals_sum) * w.last_lead).clamp(0, 256);
        plain + chance.max((ware.last * richest) >> 8)
    }
    /// BASE-M1: money to take.
    pub fn takes(&self, cash: &[Cash; 4], wares: &[Option<Ware>; 4], best: &mut Best) {
        let (display, limit) = (self.sight.eyes.open.display(), self.take_limit());
        // By card: its currency, one bit, and what it brings alone.
        let (mut bits, mut alone) = ([0u8; DISPLAY_PLACES], [0; DISPLAY_PLACES]);
        let (mut before, mut known, mut small) = ([0; 4], 0u8, 0usize);
        let mut most: Option<(i32, usize)> = None;
        for (at, card) in display.iter().enumerate() {
            let Some(currency) = card.currency() else { continue };
            let c = currency as usize;
            bits[at] = 1 << c;
            if known & bits[at] == 0 {
                before[c] = self.cash_worth(cash[c], wares[c].as_ref());
                known |= bits[at];
            }
            alone[at] = self.cash_worth(cash[c].and(card.value()), wares[c].as_ref()) - before[c];
            small |= usize::from(card.value() < limit) << at;
            if most.is_none_or(|(most, _)| alone[at] > most) {
                most = Some((alone[at], 1 << at));
            }
        }
        // Sets of the small ones. Of equally good choices the first in the order of all sets is made.
        let mut set = small;
        while !set.is_power_of_two() && set != 0 {
            let (mut sum, mut worth, mut seen, mut twice) = (0, 0, 0, 0);
            let chosen = || (0..display.len()).filter(|at| set >> at & 1 != 0);
            for at in chosen() {
                sum += display[at].value();
                worth += alone[at];
                twice |= seen & bits[at];
                seen |= bits[at];
            }
            if sum <= limit {
                if twice != 0 {
                    let mut after = *cash;
                    for at in chosen() {
                        let c = bits[at].trailing_zeros() as usize;
                        after[c] = after[c].and(display[at].value());
                    }
                    let gain = |c: usize| self.cash_worth(after[c], wares[c].as_ref()) - before[c];
                    worth = (0..4).filter(|c| seen >> c & 1 != 0).map(gain).sum();
                }
                if most.is_some_and(|(most, first)| worth > most || worth == most && set < first) {
                    most = Some((worth, set));
                }
            }
            set = smaller(set, small);
        }
        if let Some((worth, set)) = most {
            let cards = (0..display.len()).filter(|at| set >> at & 1 != 0).map(|at| display[at]);
            best.offer(worth, Move::Take(cards.collect()));
        }
    }
}

/// The next smaller set of several of these, as a number; less than two when there is none.
#[inline]
fn smaller(mut set: usize, of: usize) -> usize {
    loop {
        set = set.wrapping_sub(1) & of;
        if set == 0 || !set.is_power_of_two() {
            return set;
        }
    }
}
