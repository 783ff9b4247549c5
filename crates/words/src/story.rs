//! What the words know of a table: where the type of a tile is a chip that lies on it, somebody has to tell them.

use crate::{Names, Words};
use sabika_engine::{
    flow::Event,
    modules::On,
    table::OpenTable,
    value::{Building, Cell, Slot, Tile},
};
use std::collections::BTreeMap;

/// The chips on tiles, and where tiles stand whose walls somebody may speak of. Nothing of a game whose tiles say all.
#[derive(Clone, Default)]
pub struct Known {
    kinds: BTreeMap<Tile, Building>,
    cells: BTreeMap<Tile, Cell>,
}

impl Known {
    fn of(open: &OpenTable) -> Known {
        let kit = open.config().game.kit();
        if kit.chips == 0 {
            return Known::default();
        }
        let kinds = kit.tiles.tiles().filter_map(|tile| Some((tile, open.chip(tile)?)));
        let standing = open.seats().flat_map(|seat| open.standing(seat).map(|(tile, at)| (tile, at.cell)));
        Known { kinds: kinds.collect(), cells: standing.collect() }
    }
    /// Where a tile stands.
    pub fn cell(&self, tile: Tile) -> Option<Cell> {
        self.cells.get(&tile).copied()
    }
}

impl Words {
    /// The same words at this table: a tile is called by the chip that lies on it.
    #[must_use]
    pub fn at(&self, open: &OpenTable) -> Words {
        Words { known: Known::of(open), ..self.clone() }
    }
    /// The type of a tile, as far as these words know: printed on it, or the chip.
    pub fn kind(&self, tile: Tile) -> Option<Building> {
        tile.building().or_else(|| self.known.kinds.get(&tile).copied())
    }
}

/// A game told from its beginning, each event with the chips that lay on the tiles then.
#[derive(Debug)]
pub struct Story<'a> {
    words: Words,
    names: &'a Names,
    /// What lies in the yard.
    yard: BTreeMap<Slot, Tile>,
}

impl<'a> Story<'a> {
    /// The story of all these events.
    pub fn of(words: &Words, events: &[Event], names: &'a Names) -> Story<'a> {
        let mut words = words.clone();
        words.known = Known::default();
        // A tile of Dirk's is named before its chip is drawn: what has none yet is called by the first it gets.
        for event in events {
            for (on, kind) in event.chips() {
                if let On::Tile(tile) = on {
                    words.known.kinds.entry(tile).or_insert(kind);
                }
            }
        }
        Story { words, names, yard: BTreeMap::new() }
    }
    /// Does a log tell it? Points outside a scoring are told with what they are for.
    pub fn is_told(event: &Event) -> bool {
        !matches!(event, Event::Points { .. })
    }
    /// The next event, as `told` to whoever listens.
    pub fn tell(&mut self, event: &Event, told: &Event) -> String {
        self.skip(event);
        self.words.event(told, self.names)
    }
    /// The next event, which nobody wants to hear again.
    pub fn skip(&mut self, event: &Event) {
        let Known { kinds, cells } = &mut self.words.known;
        match *event {
            Event::TileShown { tile, slot } => {
                self.yard.insert(slot, tile);
            }
            Event::Built { tile, at, .. } | Event::Added { tile, at, .. } => {
                cells.insert(tile, at);
            }
            Event::Exchanged { tile, old, at, .. } => {
                cells.remove(&old);
                cells.insert(tile, at);
            }
            Event::Removed { tile, .. } => {
                cells.remove(&tile);
            }
            _ => {}
        }
        for (on, kind) in event.chips() {
            let tile = match on {
                On::Tile(tile) => Some(tile),
                On::Slot(slot) => self.yard.get(&slot).copied(),
            };
            kinds.extend(tile.map(|tile| (tile, kind)));
        }
    }
}
