//! Money of each currency: how much, and what it can pay to the point.

use sabika_engine::value::Purse;

/// Prices that tiles have: 2 to 13.
pub const PRICES: u32 = 0x3FFC;

/// What a seat could pay of one currency: how much, and every sum it can make.
#[derive(Clone, Copy)]
pub struct Cash {
    pub sum: u32,
    pub cards: u32,
    pub sums: u32,
}

impl Cash {
    /// Can it pay this to the point?
    #[inline]
    pub fn pays(self, price: u8) -> bool {
        self.sums >> price & 1 != 0
    }
    /// The same with one card more.
    #[inline]
    pub fn with(self, value: u8) -> Cash {
        Cash { sum: self.sum + u32::from(value), cards: self.cards + 1, sums: self.sums | self.sums << value }
    }
}

pub fn cash(hand: &Purse) -> [Cash; 4] {
    let mut cash = [Cash { sum: 0, cards: 0, sums: 1 }; 4];
    hand.each_face(|card, count| {
        let Some(currency) = card.currency() else { return };
        let own = &mut cash[currency as usize];
        for _ in 0..count {
            *own = own.with(card.value());
        }
    });
    cash
}
