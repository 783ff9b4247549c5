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
    /// The story of these events, after which the table is as these words know it ([`Words::at`]).
    pub fn of(words: &Words, events: impl Iterator<Item = &'a Event>, names: &'a Names) -> Story<'a> {
        let mut words = words.clone();
        // A tile of Dirk's is named before its chip is drawn: what has none yet is called by the first it gets.
        let mut first = BTreeMap::new();
        for (on, kind) in events.flat_map(Event::chips) {
            if let On::Tile(tile) = on {
                first.entry(tile).or_insert(kind);
            }
        }
        words.known.kinds.extend(first);
        Story { words, names, yard: BTreeMap::new() }
    }
    /// The words as they are now.
    pub fn words(&self) -> &Words {
        &self.words
    }
    /// The next event.
    pub fn tell(&mut self, event: &Event) -> String {
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
        self.words.event(event, self.names)
    }
}
