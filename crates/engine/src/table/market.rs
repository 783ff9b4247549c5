use super::{Discard, OpenTable};
use crate::{
    components::{DISPLAY_PLACES, PREVIEW_SPACES},
    value::*,
};

/// What is offered, and what is left to come.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Market {
    /// The four slots.
    pub yard: [Option<Tile>; 4],
    /// The tiles that will come into the yard, as far as the game shows them (RED-3).
    pub preview: [Option<Tile>; PREVIEW_SPACES],
    /// The money display.
    pub display: Pile<Card, DISPLAY_PLACES>,
    /// The discard pile.
    pub discard: Discard,
    /// Cards left in the deck.
    pub deck_left: u8,
    /// Tiles left in the supply.
    pub supply_left: u8,
    /// The sizes of the five piles of the first deck, top pile first; what is drawn comes off the front (BASE-S10).
    pub piles: [u8; 5],
}

/// What is offered, for everybody to see.
impl OpenTable {
    /// The four slots of the yard.
    #[inline]
    pub fn yard(&self) -> [Option<Tile>; 4] {
        self.market.yard
    }
    /// The tile in a slot of the yard.
    #[inline]
    pub fn in_yard(&self, slot: Slot) -> Option<Tile> {
        self.market.yard[slot.index()]
    }
    /// The tile on a space of the preview.
    pub fn in_preview(&self, space: Space) -> Option<Tile> {
        self.market.preview.get(space.index()?).copied().flatten()
    }
    /// The tiles that will come into the yard, as far as the game shows them (RED-3).
    #[inline]
    pub fn preview(&self) -> [Option<Tile>; PREVIEW_SPACES] {
        self.market.preview
    }
    /// The money display.
    #[inline]
    pub fn display(&self) -> &Pile<Card, DISPLAY_PLACES> {
        &self.market.display
    }
    /// The discard pile.
    #[inline]
    pub fn discard(&self) -> &Discard {
        &self.market.discard
    }
    /// Cards left in the deck.
    #[inline]
    pub fn deck_left(&self) -> u8 {
        self.market.deck_left
    }
    /// Tiles left in the supply.
    #[inline]
    pub fn supply_left(&self) -> u8 {
        self.market.supply_left
    }
    /// The sizes of the five piles of the first deck, top pile first (BASE-S10).
    #[inline]
    pub fn piles(&self) -> [u8; 5] {
        self.market.piles
    }
}

packed!(Market { yard, preview, display, discard, deck_left, supply_left, piles } if |market| {
    market.display.iter().all(|card| Purse::takes(*card) && !card.is_note())
});
