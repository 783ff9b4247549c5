//! What lies open for everybody: the yard and the money display.

use sabika_engine::{
    components::DISPLAY_PLACES,
    table::OpenTable,
    value::{Card, Currency, Pile, Purse, Slot, Tile},
};

/// What an eye sees of the yard and of the display.
#[derive(Clone, Copy, Debug)]
pub struct Wares {
    yard: [Option<Tile>; 4],
    display: Pile<Card, DISPLAY_PLACES>,
}

impl Wares {
    /// All that lies there.
    #[inline]
    pub fn of(open: &OpenTable) -> Wares {
        Wares { yard: open.yard(), display: *open.display() }
    }
    /// Only what is left of what lay there before, and before these cards were taken. What has come since came by chance, and says nothing of what was
    /// done.
    pub fn left_of(before: &OpenTable, taken: &Purse, now: &OpenTable) -> Wares {
        let (mut wares, mut taken) = (Wares::of(before), *taken);
        for (slot, new) in wares.yard.iter_mut().zip(now.yard()) {
            *slot = slot.filter(|tile| new == Some(*tile));
        }
        // Modules know other ways to take them: what is not there any more was taken.
        let mut there: Purse = now.display().iter().copied().collect();
        wares.display.retain(|card| !taken.take(*card) && there.take(*card));
        wares
    }
    /// What lies in a slot of the yard.
    #[inline]
    pub fn in_yard(&self, slot: Slot) -> Option<Tile> {
        self.yard[slot.index()]
    }
    /// The tiles of the yard.
    #[inline]
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + use<> {
        self.yard.into_iter().flatten()
    }
    /// The cards on display.
    #[inline]
    pub fn display(&self) -> &[Card] {
        &self.display
    }
    /// Those of one currency.
    #[inline]
    pub fn money(&self, currency: Currency) -> impl Iterator<Item = Card> + '_ {
        self.display.iter().copied().filter(move |card| card.currency() == Some(currency))
    }
}
