//! Where a tile goes: wall, room to build on, and what lies beside it.

use super::{
    mind::{Best, Mind},
    modules::Say,
    outline::After,
};
use sabika_engine::{
    Move,
    board::Standing,
    flow::{Eyes, Topic},
    value::{Cell, Pile, Side, Tile, Turn, Walls},
};

/// What lets a turret that has a good place be built before tiles.
const TURRETS_FIRST: i32 = 1 << 20;

/// The best cell for a tile, what it brings there, and how the tile is turned.
pub type Laying = Option<(i32, Cell, Turn)>;

impl Mind<'_> {
    /// What a wall and so many open sides are worth for the rest of the game.
    fn outline_worth(&self, after: After) -> i32 {
        i32::from(after.longest) * self.segment + self.room_of(after.open)
    }
    /// What so many open sides are worth.
    pub fn room_of(&self, open: u8) -> i32 {
        let w = self.weights;
        let open = match open {
            0 => 0,
            1 => w.open_first,
            n => w.open_first + w.open_second + w.open_more * (i32::from(n) - 2).min(6),
        };
        (open * self.room) >> 8
    }
    /// What the open sides are worth that a tile or a turret adds on a cell, less those that it covers: counted side by
    /// side, where turrets make the outline too difficult.
    pub fn room_by_sides(&self, walls: Walls, cell: Cell) -> i32 {
        let now = i32::from(self.survey.open_sides(self.sight.eyes.open, self.sight.eyes.seat));
        let ways = Side::ALL.into_iter().filter(|side| walls.is_way(*side));
        let more: i32 = ways.map(|side| if self.faces_ground(cell, side) { 1 } else { -1 }).sum();
        self.room_of((now + more).clamp(0, 255) as u8) - self.room_of(now as u8)
    }
    /// What it brings to lay a tile on a cell where it fits, majorities apart.
    fn cell_worth(&self, tile: Tile, walls: Walls, cell: Cell, now: i32) -> i32 {
        let geometry = if !walls.is_proper() {
            // An outwork stands before the walls: neither they nor the open sides change (CAM-16). What a turret does to
            // them its module knows.
            0
        } else if self.outline.known && self.outline.is_plain(cell) {
            self.outline_worth(self.outline.after(cell, walls)) - now
        } else {
            let (seat, open) = (self.sight.eyes.seat, self.sight.eyes.open);
            let with = self.survey.wall_with(open, seat, Standing { cell, walls });
            let more = i32::from(with) - i32::from(self.survey.wall(open, seat));
            let room = if self.outline.has_turrets() { self.room_by_sides(walls, cell) } else { 0 };
            more * self.segment + room
        };
        geometry + self.sum_of(Say::Beside, |room| room.beside(self, tile, walls, cell))
    }
    /// The same for a cell that nobody has looked at so far.
    pub fn laid(&self, tile: Tile, walls: Walls, cell: Cell) -> i32 {
        self.cell_worth(tile, walls, cell, self.outline_worth(self.outline.now()))
    }
    /// The best cell for a tile, and what it brings; majorities apart.
    pub fn best_cell(&self, tile: Tile) -> Option<(i32, Cell)> {
        if self.modules {
            return self.best_turned(tile).map(|(worth, cell, _)| (worth, cell));
        }
        let (seat, open) = (self.sight.eyes.seat, self.sight.eyes.open);
        let outcomes = self.survey.outcomes(open, seat, tile.walls());
        if outcomes.and_more {
            return self.find_cell(tile, tile.walls());
        }
        let mut best: Option<(i32, Cell)> = None;
        for (after, cell) in outcomes.all.iter() {
            let worth = self.outline_worth(*after);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, *cell));
            }
        }
        best.map(|(worth, cell)| (worth - self.outline_worth(outcomes.now), cell))
    }
    /// The ways to turn a tile that the bot knows of.
    fn turnings(&self, tile: Tile) -> Pile<Turn, 4> {
        if self.turns(tile) { self.sight.eyes.open.turnings(tile) } else { [Turn::NONE].into_iter().collect() }
    }
    /// Is this tile laid in any other way than roof up? A turret always is.
    fn turns(&self, tile: Tile) -> bool {
        tile.turns() && (tile.walls().is_turret() || self.known.rooms().any(|room| room.turns(tile)))
    }
    /// The same for a tile that may be turned, and how.
    pub fn best_turned(&self, tile: Tile) -> Laying {
        if !self.noted {
            return self.find_turned(tile); // what modules still note may change it
        }
        self.layings.get(tile, || self.find_turned(tile))
    }
    fn find_turned(&self, tile: Tile) -> Laying {
        let Eyes { open, seat, .. } = self.sight.eyes;
        let now = self.outline_worth(self.outline.now());
        let mut best: Laying = None;
        for turn in self.turnings(tile).iter().copied() {
            let walls = open.walls_turned(tile, turn);
            let offer = |cell| {
                let worth = self.cell_worth(tile, walls, cell, now);
                if best.is_none_or(|(most, ..)| worth > most) {
                    best = Some((worth, cell, turn));
                }
            };
            if walls.is_turret() {
                open.placements(seat, self.plan(), tile, turn).each(offer);
            } else {
                self.survey.each_placement(open, seat, walls, offer);
            }
        }
        best
    }
    /// The best cell, and how the tile is turned there.
    fn best_laying(&self, tile: Tile) -> Laying {
        if self.modules {
            return self.best_turned(tile);
        }
        self.best_cell(tile).map(|(worth, cell)| (worth, cell, Turn::NONE))
    }
    /// The same, if the tile had these walls.
    #[inline]
    pub fn find_cell(&self, tile: Tile, walls: Walls) -> Option<(i32, Cell)> {
        let now = self.outline_worth(self.outline.now());
        let mut best: Option<(i32, Cell)> = None;
        self.survey.each_placement(self.sight.eyes.open, self.sight.eyes.seat, walls, |cell| {
            let worth = self.cell_worth(tile, walls, cell, now);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, cell));
            }
        });
        best
    }
    /// What it is worth to have a tile in the reserve that would bring this much in majorities.
    pub fn kept(&self, majority: i32) -> i32 {
        ((majority * self.weights.reserve) >> 8) * self.forecast.tiles_left.min(8) / 8
    }
    /// What it is worth to give this tile to Dirk, if that is possible (BASE-D5).
    #[inline(always)]
    fn given(&self, tile: Tile) -> Option<i32> {
        let kind = if self.sight.eyes.open.config().has_dirk() { self.building(tile) } else { None };
        kind.map(|kind| self.more_for_dirk(kind))
    }
    /// What it is worth to get this tile now.
    #[inline(always)]
    pub fn tile_worth(&self, tile: Tile) -> i32 {
        let majority = self.majority(tile);
        let kept = self.kept(majority);
        let built = self.best_cell(tile).map_or(kept, |(cell, _)| cell + majority);
        let given = self.given(tile);
        let own = built.max(kept);
        let own = if self.modules { own.max(self.elsewhere(tile, majority)) + self.owned(tile) } else { own };
        given.map_or(own, |given| own.max(given))
    }
    /// What it is worth to lay this tile where it does not fit by itself, if a module makes that possible.
    #[inline(never)]
    fn elsewhere(&self, tile: Tile, majority: i32) -> i32 {
        debug_assert!(self.known.no_others(Say::Elsewhere, |room| room.elsewhere(self, tile).is_none()));
        let cells = self.known.saying(Say::Elsewhere).filter_map(|room| room.elsewhere(self, tile));
        cells.max().map_or(i32::MIN, |cell| cell + majority)
    }
    /// The same, by eyes alone: for tiles that are only thought of.
    pub fn tile_worth_at_a_glance(&self, tile: Tile) -> i32 {
        let majority = self.building(tile).map_or(0, |kind| self.more(kind, 1));
        let kept = self.kept(majority);
        self.best_turned(tile).map_or(kept, |(cell, ..)| (cell + majority).max(kept)) + self.owned(tile)
    }
    /// What it is worth to own a tile, wherever it lies.
    pub fn owned(&self, tile: Tile) -> i32 {
        self.sum_of(Say::Owned, |room| room.owned(self, tile))
    }

    /// BASE-L1: a tile to be placed.
    pub fn placement(&mut self, moves: &mut Vec<Move>) -> Option<Move> {
        let eyes = self.sight.eyes;
        let mut best = Best::default();
        let aside = eyes.open.aside(eyes.seat);
        let tiles = self.modules && aside.iter().any(|tile| !tile.walls().is_turret());
        for tile in aside.iter() {
            if self.modules && self.sight.rooms.placing(eyes.open, eyes.seat, tile).is_err() {
                continue;
            }
            if tiles && tile.walls().is_turret() {
                // It must go somewhere: rather now than when a tile stands in its place (WAT-18, WAT-19).
                if let Some((cell, at, turn)) = self.best_laying(tile).filter(|(worth, ..)| *worth > 0) {
                    best.offer(cell + TURRETS_FIRST, Move::Build { tile, at, turn });
                }
                continue;
            }
            self.without(tile);
            let majority = self.majority(tile);
            let kept = if eyes.ask.topic == Topic::LastTiles { 0 } else { self.kept(majority) };
            // What is not built now can still be kept: only what building adds counts.
            if let Some((cell, at, turn)) = self.best_laying(tile) {
                best.offer(cell + majority - kept, Move::Build { tile, at, turn });
            }
            if tile.walls().is_turret() {
                self.with(tile);
                continue; // WAT-18
            }
            best.offer(0, Move::Keep { tile });
            if eyes.ask.topic == Topic::Placement
                && eyes.open.giftable().has(tile)
                && let Some(given) = self.given(tile)
            {
                best.offer(given - kept - self.owned(tile), Move::Give { tile });
            }
            self.with(tile);
        }
        self.module_moves(moves, &mut best);
        best.found()
    }

    /// BASE-R2, R4: a tile of the reserve is built, or takes another's place. Removing is never worth an action.
    pub fn redesigns(&mut self, best: &mut Best) {
        let eyes = self.sight.eyes;
        for tile in eyes.open.reserve(eyes.seat).iter() {
            let majority = self.majority(tile);
            let kept = self.kept(majority);
            if let Some((cell, at, turn)) = self.best_laying(tile) {
                best.offer(cell + majority - kept, Move::Add { tile, at, turn });
            }
            for turn in self.turnings(tile).iter().copied() {
                let walls = eyes.open.walls_turned(tile, turn);
                eyes.open.swaps(eyes.seat, self.plan(), tile, turn).each(|at| {
                    if let Some(worth) = self.swap_worth(tile, walls, at, majority) {
                        best.offer(worth - kept, Move::Exchange { at, tile, turn });
                    }
                });
            }
        }
        if self.modules && self.outline.known {
            for (at, turn) in eyes.open.turns_in_place(eyes.seat) {
                if let Some(tile) = self.tile_at(at).filter(|tile| self.turns(*tile)) {
                    let walls = eyes.open.walls_turned(tile, turn);
                    best.offer(self.turned_worth(tile, at, walls), Move::Turn { at, turn });
                }
            }
        }
    }
    /// MAG-5: what it brings to turn a tile where it stands.
    fn turned_worth(&self, tile: Tile, at: Cell, walls: Walls) -> i32 {
        let after = self.outline.swapped(at, walls);
        let now = self.outline_worth(self.outline.now());
        self.outline_worth(after) - now + self.sum(|room| room.turned(self, tile, walls, at))
    }
    /// A tile that is no building stays where it is: what it does there only its module knows.
    pub fn swap_worth(&self, tile: Tile, walls: Walls, at: Cell, majority: i32) -> Option<i32> {
        let leaves = self.sight.eyes.open.tile_at(self.sight.eyes.seat, at)?;
        let old = self.building(leaves)?;
        let lost = if self.building(tile) == Some(old) { -majority } else { self.more(old, -1) };
        let mut worth = majority + lost - self.kept(lost);
        worth += self.sum(|room| room.swapped(self, leaves, tile, walls, at));
        if worth > 0 && self.outline.known {
            let after = self.outline.swapped(at, walls);
            worth += self.outline_worth(after) - self.outline_worth(self.outline.now());
        }
        Some(worth)
    }
}
