//! The box: cards and tiles as constants, generated from the data in `components/` by `cargo xtask components`.

mod generated;

use crate::value::{Building, Card, Currency, Tile, Walls};
pub use generated::*;

/// What is printed on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// Its name, unique in the box.
    pub name: &'static str,
    /// The type it counts for in majorities; none for tiles that are no buildings.
    pub building: Option<Building>,
    /// The printed price; 0 without one.
    pub price: u8,
    /// The printed walls, roof up.
    pub walls: Walls,
    /// The currency it shows instead of a price, if it does.
    pub currency: Option<Currency>,
    /// The colours it shows, if it is no building.
    pub colours: &'static [Building],
    /// May it be turned when it is laid?
    pub turns: bool,
}

impl Face {
    /// Of no tile.
    pub(crate) const BLANK: Face = Face::of("", None, 0, Walls::NONE);

    /// Of a tile that shows a building, or nothing.
    const fn of(name: &'static str, building: Option<Building>, price: u8, walls: Walls) -> Face {
        Face { name, building, price, walls, currency: None, colours: &[], turns: false }
    }
    /// The same that shows a currency or colours.
    const fn showing(self, currency: Option<Currency>, colours: &'static [Building]) -> Face {
        Face { currency, colours, ..self }
    }
    /// The same that may be turned when it is laid.
    const fn turning(self) -> Face {
        Face { turns: true, ..self }
    }
}

/// A culture tile: its sections in turning order (MOO-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CultureTile {
    /// Its name.
    pub name: &'static str,
    /// The points of each section.
    pub points: [u8; 6],
    /// The buildings of its price that each section needs.
    pub need: [u8; 6],
    /// How many there are.
    pub copies: u8,
}

/// Tiles that belong together in the list of all tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileRange {
    /// The place of the first in the list.
    pub first: usize,
    /// How many.
    pub count: usize,
}

impl TileRange {
    /// The tiles, in order.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        (self.first..self.first + self.count).map(Tile::from_index)
    }
    /// The place of a tile within these tiles.
    pub fn position(self, tile: Tile) -> Option<usize> {
        (self.first..self.first + self.count).contains(&tile.index()).then(|| tile.index() - self.first)
    }
}

/// What is printed on a card of the money deck that is no money.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Special {
    /// Its name, unique in the box.
    pub name: &'static str,
    /// What it does in a payment.
    pub pays: Pays,
}

/// What a special card does in a payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pays {
    /// It cannot be put down.
    Nothing,
    /// It pays nothing itself, but these two currencies may be mixed (EXO-5).
    Joint([Currency; 2]),
    /// The whole price, alone (CHA-P).
    Everything,
}

/// Special cards that belong together in the list of all special cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardRange {
    /// The place of the first in the list.
    pub first: usize,
    /// How many.
    pub count: usize,
}

impl CardRange {
    /// No card.
    pub const EMPTY: CardRange = CardRange { first: 0, count: 0 };
    /// The cards, in order.
    pub fn cards(self) -> impl Iterator<Item = Card> + Clone {
        (self.first..self.first + self.count).map(Card::special)
    }
    /// The n-th of them.
    pub const fn nth(self, n: usize) -> Card {
        assert!(n < self.count, "no such card");
        Card::special(self.first + n)
    }
    /// The place of a card within these cards.
    pub fn position(self, card: Card) -> Option<usize> {
        card.special_index().filter(|n| (self.first..self.first + self.count).contains(n)).map(|n| n - self.first)
    }
}
