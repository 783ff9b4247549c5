//! Guards: where they stand, whose they are, and what the ones that were spent make the others worth.

use super::super::prelude::*;
use super::Open;
use crate::{
    board::{self, Line, Segment},
    components::{GUARD_POINTS, GUARD_RATES},
};
use serde::Serializer;

/// The wall sections with a guard: a set of tiles for each side.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Guards([TileSet; 4]);

impl Guards {
    /// Does one stand there?
    pub const fn has(&self, at: Section) -> bool {
        self.0[at.side as usize].has(at.tile)
    }
    /// One comes.
    pub fn insert(&mut self, at: Section) {
        self.0[at.side as usize].insert(at.tile);
    }
    /// One goes.
    pub fn remove(&mut self, at: Section) {
        self.0[at.side as usize].remove(at.tile);
    }
    /// All of them, tile by tile.
    pub fn iter(&self) -> impl Iterator<Item = Section> {
        let tiles = self.0.iter().fold(TileSet::EMPTY, |all, side| all.or(side));
        self.on(tiles)
    }
    /// Those on these tiles.
    pub fn on(&self, tiles: TileSet) -> impl Iterator<Item = Section> + Clone + use<> {
        let guards = *self;
        let sections = move |tile: Tile| Side::ALL.map(|side| Section { tile, side }).into_iter();
        tiles.iter().flat_map(sections).filter(move |at| guards.has(*at))
    }
    /// How many stand on these tiles.
    pub fn count(&self, tiles: TileSet) -> u8 {
        self.0.iter().map(|side| side.and(&tiles).len()).sum()
    }
}

impl Serialize for Guards {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

/// The tiles on which a seat's guards can stand: what lies aside is not there yet (RED-41).
pub fn ground(table: &OpenTable, seat: Seat) -> TileSet {
    table.built(seat).or(table.reserve(seat))
}

/// RED-27: the points that stand for one guard.
pub fn rate(table: &OpenTable) -> u8 {
    GUARD_RATES[table.rounds_held().iter().count().min(GUARD_RATES.len() - 1)]
}

/// Every wall section of a seat's tiles, whether a guard stands on it or not; camps carry none (RED-75).
pub fn sections(table: &OpenTable, seat: Seat) -> impl Iterator<Item = Section> + '_ {
    let proper = ground(table, seat).iter().filter(|tile| table.walls(*tile).is_proper());
    proper.flat_map(|tile| table.walls(tile).sides().map(move |side| Section { tile, side }))
}

impl Open {
    /// The guards of a seat.
    pub fn own(&self, table: &OpenTable, seat: Seat) -> impl Iterator<Item = Section> + Clone + use<> {
        self.guards.on(ground(table, seat))
    }
    /// How many there are.
    pub fn own_count(&self, table: &OpenTable, seat: Seat) -> u8 {
        self.guards.count(ground(table, seat))
    }
    /// The space on which the last guard was placed, counted from 1; 0 before the first.
    pub fn space(&self) -> usize {
        if self.placed == 0 {
            return 0;
        }
        let mut room = 0;
        let full = self.capacities.iter().take_while(|capacity| {
            room += **capacity;
            self.placed > room
        });
        full.count() + 1
    }
    /// RED-50: V, the points for a guard.
    pub fn guard_points(&self) -> u8 {
        self.space().checked_sub(1).map_or(0, |n| GUARD_POINTS[n])
    }
    /// RED-55: how many guards of a seat stand on the wall that is scored: of the longest walls the one with most guards.
    pub fn on_the_wall(&self, table: &OpenTable, seat: Seat) -> u8 {
        let own = self.guards.on(*table.built(seat));
        let posts: Pile<(Cell, u8), 160> =
            own.filter_map(|at| Some((table.cell_of(seat, at.tile)?, at.side as u8))).collect();
        if posts.is_empty() {
            return 0;
        }
        let guarded =
            |segment: Segment| matches!(segment.line, Line::Side(side) if posts.contains(&(segment.cell, side as u8)));
        let chains = board::chains_by(&table.plot(seat), guarded);
        chains.first().map_or(0, |chain| chain.iter().filter(|segment| guarded(**segment)).count() as u8)
    }
}

packed!(Guards { 0 });
