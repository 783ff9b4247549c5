use super::{Agenda, Event, Journal, Step};
use crate::{
    modules::ModuleId,
    table::{DarkTable, OpenTable},
    value::*,
};

/// What a step or a module may change: the table, the agenda, the journal. No module's state is among it.
pub struct Play<'a> {
    /// What everybody sees.
    pub open: &'a mut OpenTable,
    /// The money of each seat.
    pub hands: &'a mut BySeat<Purse>,
    /// What nobody sees.
    pub dark: &'a mut DarkTable,
    /// What is still to be done.
    pub agenda: &'a mut Agenda,
    /// Where events go.
    pub journal: Journal<'a>,
}

impl Play<'_> {
    /// Something happened.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.journal.tell(event);
    }
    /// Do this next.
    #[inline]
    pub fn push(&mut self, step: Step) {
        self.agenda.push(step);
    }
    /// Something hidden has come to light: what was done before cannot be undone any more.
    #[inline]
    pub fn reveal(&mut self) {
        self.open.revealed_at = self.open.ply;
    }
    /// The dice of a module; `nth` tells apart its uses within a game.
    pub fn dice(&self, module: ModuleId, nth: u32) -> Dice {
        Dice::of_module(&self.dark.seed, module.number(), nth)
    }
    /// A seat gets a tile that it will place later in this turn.
    pub fn acquire(&mut self, seat: Seat, tile: Tile) {
        self.open.aside[seat].insert(tile);
    }
    /// The top tile of the supply.
    pub fn draw_tile(&mut self) -> Option<Tile> {
        let tile = self.dark.supply.pop()?;
        self.open.supply_left -= 1;
        self.reveal();
        Some(tile)
    }
    /// The top card of the deck; an empty deck is made anew from the discard pile (BASE-E4).
    pub fn draw_card(&mut self) -> Option<Card> {
        if self.dark.deck.is_empty() {
            self.reshuffle();
        }
        let card = self.dark.deck.pop()?;
        self.open.deck_left -= 1;
        if let Some(pile) = self.open.piles.iter_mut().find(|left| **left > 0) {
            *pile -= 1;
        }
        self.reveal();
        Some(card)
    }
    fn reshuffle(&mut self) {
        for card in Card::all_money() {
            let count = std::mem::take(&mut self.open.discard[card.index()]);
            (0..count).for_each(|_| self.dark.deck.push(card));
        }
        if self.dark.deck.is_empty() {
            return; // BASE-E5
        }
        let nth = u32::from(self.dark.reshuffles);
        Dice::new(&self.dark.seed, Stream::Reshuffle, nth).shuffle(&mut self.dark.deck);
        self.dark.reshuffles += 1;
        self.open.deck_left = self.dark.deck.len() as u8;
        let cards = self.open.deck_left;
        self.tell(|| Event::Reshuffled { cards });
    }
    /// Cards leave a hand for the discard pile.
    pub fn discard(&mut self, seat: Seat, cards: &Purse) {
        self.hands[seat].remove_all(cards);
        self.open.hand_sizes[seat] -= cards.len();
        cards.each_face(|card, count| self.open.discard[card.index()] += count);
    }
    /// Something other than a redesign was done (BASE-T7).
    pub fn busy(&mut self) {
        self.open.busy = true;
    }
}
