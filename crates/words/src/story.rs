//! What the words know of a table: where the type of a tile is a chip that lies on it, somebody has to tell them.

use crate::{Names, Words};
use sabika_engine::{
    flow::Event,
    modules::{ModuleEvent, red_palace},
    table::OpenTable,
    value::{Building, Cell, Tile},
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
        let kit = open.config.game.kit();
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
}

impl<'a> Story<'a> {
    /// The story of all these events.
    pub fn of(words: &Words, events: &[Event], names: &'a Names) -> Story<'a> {
        let mut words = words.clone();
        words.known = Known::default();
        // A tile of Dirk's is named before its chip is drawn: what has none yet is called by the first it gets.
        for (tile, kind) in events.iter().flat_map(chips) {
            words.known.kinds.entry(tile).or_insert(kind);
        }
        Story { words, names }
    }
    /// The next event, as `told` to whoever listens.
    pub fn tell(&mut self, event: &Event, told: &Event) -> String {
        self.skip(event);
        self.words.event(told, self.names)
    }
    /// The next event, which nobody wants to hear again.
    pub fn skip(&mut self, event: &Event) {
        self.words.known.kinds.extend(chips(event));
        match *event {
            Event::Built { tile, at, .. } | Event::Added { tile, at, .. } => {
                self.words.known.cells.insert(tile, at);
            }
            Event::Exchanged { tile, old, at, .. } => {
                self.words.known.cells.remove(&old);
                self.words.known.cells.insert(tile, at);
            }
            Event::Removed { tile, .. } => {
                self.words.known.cells.remove(&tile);
            }
            _ => {}
        }
    }
}

/// The chips that an event puts on tiles.
fn chips(event: &Event) -> Vec<(Tile, Building)> {
    let Event::Module(ModuleEvent::RedPalace(event)) = event else { return vec![] };
    match *event {
        red_palace::Event::Chip { tile, kind } => vec![(tile, kind)],
        red_palace::Event::Swapped { tile, kind, there, other, .. } => vec![(tile, kind), (there, other)],
        _ => vec![],
    }
}
