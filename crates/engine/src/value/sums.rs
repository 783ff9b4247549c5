//! What the money of a purse comes to, in all currencies at once, or in every way to put some of it together.

use super::{Card, Currency, Note, Purse, word};

impl Purse {
    /// What builders, coins and notes of a currency are worth together.
    #[cold]
    pub(super) fn others(&self, currency: Currency) -> u8 {
        let worth = self.builders_and_coins(currency);
        if self.notes().is_empty() {
            return worth;
        }
        let own = Note::ALL.map(|sort| {
            let bits = self.note_bits(sort);
            (bits & 7) * u8::from(bits >> 3 == currency as u8)
        });
        worth + own.iter().sum::<u8>()
    }
    #[inline]
    fn builders_and_coins(&self, currency: Currency) -> u8 {
        let (builder, coin) = (Card::builder(currency), Card::coin(currency));
        self.count(builder) * builder.value() + self.count(coin) * coin.value()
    }
    /// What the money of each currency is worth together: [`Purse::sum`] for all of them at once.
    pub(crate) fn sums(&self) -> [u16; 4] {
        let mut sums = Currency::ALL.map(|currency| u16::from(self.plain_sum(currency)));
        if self.has_others() {
            for currency in Currency::ALL {
                sums[currency as usize] += u16::from(self.builders_and_coins(currency));
            }
            for bits in Note::ALL.map(|sort| self.note_bits(sort)) {
                sums[usize::from(bits >> 3)] += u16::from(bits & 7); // nothing where there is no note
            }
        }
        sums
    }
    /// Which sums, a bit for each below 64, can be made of these sums and some of the money of a currency.
    pub(crate) fn add_sums(&self, currency: Currency, mut sums: u64) -> u64 {
        word::each_place(self.word(currency), |value, count| (0..count).for_each(|_| sums |= sums << value));
        if self.has_others() {
            for card in [Card::builder(currency), Card::coin(currency)] {
                (0..self.count(card)).for_each(|_| sums |= sums << card.value());
            }
            for bits in Note::ALL.map(|sort| self.note_bits(sort)) {
                sums |= sums << ((bits & 7) * u8::from(bits >> 3 == currency as u8));
            }
        }
        sums
    }
}
