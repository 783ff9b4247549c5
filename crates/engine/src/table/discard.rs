use crate::value::{Card, Pile, Purse, packed};

/// The discard pile: its cards are known, their order does not matter (BASE-E4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Discard {
    /// Money, and what is played with it.
    purse: Purse,
    /// Everything else.
    others: Pile<Card, 6>,
}

impl Discard {
    /// Put a card on it.
    pub fn add(&mut self, card: Card) {
        if Purse::takes(card) {
            self.purse.add(card);
        } else {
            self.others.push(card);
        }
    }
    /// Put cards on it.
    #[inline]
    pub fn add_all(&mut self, cards: &Purse) {
        self.purse.add_all(cards);
    }
    /// How many cards with this face.
    pub fn count(&self, card: Card) -> u8 {
        if Purse::takes(card) {
            self.purse.count(card)
        } else {
            self.others.iter().filter(|other| **other == card).count() as u8
        }
    }
    /// How many cards.
    pub fn len(&self) -> u8 {
        self.purse.len() + self.others.len() as u8
    }
    /// None?
    pub fn is_empty(&self) -> bool {
        self.purse.is_empty() && self.others.is_empty()
    }
    /// Is there no card that goes in a display or a hand?
    pub fn is_for_nobody(&self) -> bool {
        self.purse.is_empty()
    }
    /// Calls `f` with every single card: money first, by currency and value.
    pub fn each_card(&self, mut f: impl FnMut(Card)) {
        self.purse.each_card(&mut f);
        self.others.iter().for_each(|card| f(*card));
    }
    /// Every single card, in the same order.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        let others = self.others;
        self.purse.cards().chain((0..others.len()).map(move |n| others[n]))
    }
}

packed!(Discard { purse, others });
