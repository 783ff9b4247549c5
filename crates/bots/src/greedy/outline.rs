//! The outline of an Alhambra, walked once, so that the wall and the open sides after any placement are known at once.
//!
//! The outline is one closed line (BASE-W4). A tile that fits covers a run of its edges, one to three, and puts its other
//! sides in their place.
//!
//! Outworks are no part of it: before them the walls are outer walls like all others (CAM-16). But they fill cells, so
//! round them the outline may touch itself, or close round them. Such an Alhambra, or such a cell, is left to the engine.
//!
//! A turret is walked round like a tile whose legs are open and whose two other sides are one wall together: one of them
//! is no edge at all. Where something stands beyond those sides the engine is asked (WAT-12).

use sabika_engine::{
    board::{Holes, Standing},
    table::OpenTable,
    value::{Cell, Pile, Seat, Side, Walls},
};

/// More edges than 54 tiles inside the window can show.
const EDGES: usize = 160;
const WIDTH: usize = 16;
/// A row more at either end, so that no step from the rim leaves the field.
const FIELD: usize = WIDTH * (WIDTH + 2);
const OCCUPIED: u8 = 16;
const TURRET: u8 = 32;

/// An Alhambra inside a window of 16 × 16 cells, with its outline.
#[derive(Clone, Debug)]
pub struct Outline {
    /// The tiles as they stood when it was walked.
    tiles: Pile<Standing, 64>,
    /// Are enclosed areas forbidden, so that the outline is one line (BASE-X2)?
    area: bool,
    /// Do outworks or turrets stand there?
    works: bool,
    /// Turrets that stand there, and their edges.
    turrets: usize,
    long_sides: Pile<u8, 18>,
    /// Where the start tile stands in the field: the window moves with the Alhambra.
    start: usize,
    /// The walls of the start tile.
    start_walls: Walls,
    /// Walls of the tile on each cell, and whether there is one.
    cells: [u8; FIELD],
    /// Of each cell outside: its first edge on the outline and how many follow.
    arcs: [(u8, u8); FIELD],
    /// Walls just before each edge, and from each edge on.
    before: [u8; EDGES],
    from: [u8; EDGES],
    walled: [bool; EDGES],
    runs: [(u8, u8); EDGES],
    runs_len: usize,
    len: usize,
    /// The longest wall.
    pub longest: u8,
    /// The turrets in it: of equally long walls, the most (WAT-25).
    pub towers: u8,
    /// Open sides on the outline.
    pub open: u8,
    /// Could it be walked? If not, nothing else here means anything.
    pub known: bool,
}

impl Default for Outline {
    fn default() -> Outline {
        Outline {
            tiles: Pile::default(),
            area: true,
            works: false,
            turrets: 0,
            long_sides: Pile::default(),
            towers: 0,
            start: 0,
            start_walls: Walls::NONE,
            cells: [0; FIELD],
            arcs: [(0, 0); FIELD],
            before: [0; EDGES],
            from: [0; EDGES],
            walled: [false; EDGES],
            runs: [(0, 0); EDGES],
            runs_len: 0,
            len: 0,
            longest: 0,
            open: 0,
            known: false,
        }
    }
}

/// What a placement makes of the outline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct After {
    /// The longest wall.
    pub longest: u8,
    /// Open sides.
    pub open: u8,
}

/// One step across a side: north, east, south, west.
const STEPS: [isize; 4] = [WIDTH as isize, 1, -(WIDTH as isize), -1];

/// What a tile shows of itself on the outline.
#[derive(Clone, Copy)]
struct Show {
    /// Sides that touch the Alhambra, and the walled among them: there the walls agree (BASE-B3).
    covered: u8,
    walls_covered: u8,
    /// Free sides without a wall.
    open: u8,
    /// Walls from the first free side on, up to the last, and between open sides.
    lead: u8,
    trail: u8,
    inside: u8,
}

/// `SHOWS[sides that touch][walls]`: the free sides go against the clock, from the one after a covered side.
static SHOWS: [[Show; 16]; 16] = {
    let nothing = Show { covered: 0, walls_covered: 0, open: 0, lead: 0, trail: 0, inside: 0 };
    let mut table = [[nothing; 16]; 16];
    let mut index = 0usize;
    while index < 256 {
        let (touched, walls) = (index / 16, index % 16);
        let mut first = 0;
        while first < 3 && !(touched >> first & 1 == 0 && touched >> ((first + 1) & 3) & 1 != 0) {
            first += 1;
        }
        let covered = (touched as u8).count_ones() as u8;
        let mut show = Show { covered, walls_covered: (touched & walls).count_ones() as u8, ..nothing };
        let (mut side, mut run, mut left) = (first, 0, 4 - covered);
        while left > 0 {
            if walls >> side & 1 != 0 {
                run += 1;
            } else {
                if show.open == 0 {
                    show.lead = run;
                } else if run > show.inside {
                    show.inside = run;
                }
                (show.open, run) = (show.open + 1, 0);
            }
            (side, left) = ((side + 3) & 3, left - 1);
        }
        if show.open == 0 {
            show.lead = run;
        }
        show.trail = run;
        table[touched][walls] = show;
        index += 1;
    }
    table
};

impl Outline {
    /// Walks round a seat's Alhambra; false if nothing has changed there since the last walk.
    pub fn walk(&mut self, open: &OpenTable, seat: Seat) -> bool {
        let tiles = open.standing(seat).map(|(_, at)| at);
        self.walk_round(open.start_walls(seat), tiles, open.config.options.holes == Holes::Area)
    }
    fn walk_round(&mut self, start: Walls, tiles: impl Iterator<Item = Standing> + Clone, area: bool) -> bool {
        let mut known = self.tiles.iter();
        let same = tiles.clone().all(|at| known.next() == Some(&at)) && known.next().is_none();
        if same && self.start != 0 && self.area == area && self.start_walls == start {
            return false;
        }
        self.start_walls = start;
        self.area = area;
        self.works = false;
        (self.turrets, self.towers) = (0, 0);
        self.tiles.clear();
        let (mut low, mut high) = (Cell::START, Cell::START);
        for at in tiles.clone().take(64) {
            self.tiles.push(at);
            if !at.walls.is_proper() {
                self.works = true;
                if at.walls.is_outwork() {
                    continue;
                }
                self.turrets += 1;
            }
            low = Cell { x: low.x.min(at.cell.x), y: low.y.min(at.cell.y) };
            high = Cell { x: high.x.max(at.cell.x), y: high.y.max(at.cell.y) };
        }
        let inside = high.x - low.x < 14 && high.y - low.y < 14;
        self.known = inside && area && tiles.count() <= 64;
        self.start = (2 - low.y as isize) as usize * WIDTH + (1 - low.x as isize) as usize;
        if self.known {
            self.cells.fill(0);
            self.cells[self.start] = OCCUPIED | start.bits();
            let mut lowest = self.start;
            for at in self.tiles.iter().filter(|at| !at.walls.is_outwork()) {
                let here = self.place(at.cell);
                self.cells[here] = OCCUPIED | at.walls.bits();
                lowest = lowest.min(here);
            }
            if self.turrets > 0 {
                self.set_turrets();
            }
            self.walk_from(lowest);
            self.known &= !self.works || self.is_simple();
        }
        true
    }
    /// Makes the long sides of turrets walls. Unknown becomes an Alhambra with something before a long side.
    #[cold]
    fn set_turrets(&mut self) {
        for n in 0..self.tiles.len() {
            let at = self.tiles[n];
            if at.walls.is_turret() {
                let here = self.place(at.cell);
                let free = |side: usize| at.walls.is_free(Side::ALL[side & 3]);
                let wall = (0..4).find(|side| free(*side) && free(side + 3)).expect("two sides are free");
                self.cells[here] = OCCUPIED | TURRET | 1 << wall;
                let before = |side: usize| self.cells[here.wrapping_add_signed(STEPS[side & 3])];
                self.known &= before(wall) == 0 && before(wall + 3) == 0;
            }
        }
    }
    /// The side of a turret that is no edge: on the way round it comes after the one that stands for its long side.
    #[inline]
    fn is_no_edge(cell: u8, side: usize) -> bool {
        cell & TURRET != 0 && cell >> ((side + 1) & 3) & 1 != 0
    }
    /// Does the long side of a turret face this cell?
    fn faces_turret(&self, here: usize) -> bool {
        (0..4).any(|side| {
            let beside = self.cells[here.wrapping_add_signed(STEPS[side])];
            let back = side ^ 2;
            beside & TURRET != 0 && (beside >> back & 1 != 0 || Outline::is_no_edge(beside, back))
        })
    }
    #[inline]
    fn walk_from(&mut self, lowest: usize) {
        if self.turrets == 0 {
            return self.go_round::<false>(lowest);
        }
        self.long_sides.clear();
        self.go_round::<true>(lowest);
        let within = |start: u8, len: u8, at: u8| {
            let from = if at >= start { at - start } else { at + self.len as u8 - start };
            from < len
        };
        let towers = |run: &(u8, u8)| self.long_sides.iter().filter(|at| within(run.0, run.1, **at)).count() as u8;
        let longest = self.runs[..self.runs_len].iter().filter(|run| run.1 == self.longest);
        self.towers = longest.map(towers).max().unwrap_or(0);
    }
    /// Do turrets stand there?
    pub fn has_turrets(&self) -> bool {
        self.turrets > 0
    }
    /// What becomes of the outline when a turret is set on a cell, and the turrets in the longest wall. None if only the
    /// engine knows.
    pub fn with_turret(&self, cell: Cell, legs: Walls) -> Option<(After, u8)> {
        if !self.known {
            return None;
        }
        let mut other = self.clone();
        other.tiles.push(Standing { cell, walls: legs });
        (other.turrets, other.works) = (other.turrets + 1, true);
        let here = other.place(cell);
        other.cells[here] = OCCUPIED;
        other.set_turrets();
        let lowest = other.cells.iter().position(|cell| *cell != 0)?;
        other.walk_from(lowest);
        let known = other.known && other.is_simple();
        known.then_some((After { longest: other.longest, open: other.open }, other.towers))
    }
    /// Is the outline one line that nowhere touches itself? Without outworks it always is (BASE-B5).
    fn is_simple(&self) -> bool {
        let filled = |at: usize| self.cells[at] != 0;
        let mut edges = 0;
        for at in 0..FIELD - WIDTH - 1 {
            let [here, east, north, across] = [at, at + 1, at + WIDTH, at + WIDTH + 1].map(filled);
            if here == across && east == north && here != east {
                return false;
            }
            edges += usize::from(here != east) + usize::from(here != north);
        }
        edges == self.len + self.turrets
    }
    /// Would a tile on this cell cover one run of the outline, and not close it round something? Without outworks every
    /// tile that fits does.
    #[inline]
    pub fn is_plain(&self, cell: Cell) -> bool {
        !self.works || self.touches_once(cell) && !(self.turrets > 0 && self.faces_turret(self.place(cell)))
    }
    fn touches_once(&self, cell: Cell) -> bool {
        const ROUND: [isize; 8] = [1, 17, 16, 15, -1, -17, -16, -15];
        let here = self.place(cell);
        let filled = |n: usize| {
            let at = here.wrapping_add_signed(ROUND[n & 7]);
            self.cells.get(at).is_some_and(|cell| *cell != 0)
        };
        (0..8).filter(|n| filled(*n) && !filled(n + 1)).count() == 1
    }
    #[inline]
    fn place(&self, cell: Cell) -> usize {
        self.start.wrapping_add_signed(cell.y as isize * WIDTH as isize + cell.x as isize)
    }
    fn go_round<const TURRETS: bool>(&mut self, start: usize) {
        self.arcs.fill((0, 0));
        let (mut here, mut side) = (start, Side::South as usize);
        let (mut n, mut run) = (0usize, 0u8);
        (self.runs_len, self.open) = (0, 0);
        loop {
            if !(TURRETS && Outline::is_no_edge(self.cells[here], side)) {
                let walled = self.cells[here] >> side & 1 != 0;
                let outside = here.wrapping_add_signed(STEPS[side]);
                let arc = &mut self.arcs[outside];
                if arc.1 == 0 {
                    arc.0 = n as u8;
                }
                arc.1 += 1;
                self.walled[n] = walled;
                self.before[n] = run;
                if walled {
                    if TURRETS && self.cells[here] & TURRET != 0 {
                        self.long_sides.push(n as u8);
                    }
                    run += 1;
                } else {
                    self.open += 1;
                    if run > 0 {
                        self.runs[self.runs_len] = ((n - run as usize) as u8, run);
                        self.runs_len += 1;
                    }
                    run = 0;
                }
                n += 1;
            }
            // With the Alhambra on the left hand: at a corner outside turn left, inside right.
            let left = (side + 3) & 3;
            let ahead = here.wrapping_add_signed(STEPS[left]);
            let across = ahead.wrapping_add_signed(STEPS[side]);
            (here, side) = if self.cells[across] != 0 {
                (across, (side + 1) & 3)
            } else if self.cells[ahead] != 0 {
                (ahead, side)
            } else {
                (here, left)
            };
            if (here == start && side == Side::South as usize) || n == EDGES {
                break;
            }
        }
        self.known &= n < EDGES;
        self.len = n;
        self.close(run);
    }
    /// The last run goes on in the first.
    fn close(&mut self, run: u8) {
        let n = self.len;
        if run as usize >= n {
            (self.longest, self.known) = (n as u8, false); // a ring of walls: nothing can be built on it
            return;
        }
        if run > 0 {
            let mut at = 0;
            while self.walled[at] {
                self.before[at] += run;
                at += 1;
            }
            self.before[at] += run;
            let start = (n - run as usize) as u8;
            if at > 0 {
                self.runs[0] = (start, run + at as u8);
            } else {
                self.runs[self.runs_len] = (start, run);
                self.runs_len += 1;
            }
        }
        let mut ahead = self.walled[..n].iter().take_while(|walled| **walled).count() as u8;
        for at in (0..n).rev() {
            ahead = if self.walled[at] { ahead + 1 } else { 0 };
            self.from[at] = ahead;
        }
        self.longest = self.runs[..self.runs_len].iter().map(|r| r.1).max().unwrap_or(0);
    }
    /// What becomes of the outline when a tile that fits is laid on a cell.
    #[inline]
    pub fn after(&self, cell: Cell, walls: Walls) -> After {
        let here = self.place(cell);
        let beside = |side: usize| usize::from(self.cells[here.wrapping_add_signed(STEPS[side])] != 0) << side;
        let touched = beside(0) | beside(1) | beside(2) | beside(3);
        let show = &SHOWS[touched][walls.bits() as usize & 15];
        let (first, covered) = (self.arcs[here].0 as usize, show.covered as usize);
        let next = if first + covered >= self.len { first + covered - self.len } else { first + covered };
        let rest = (self.len - covered) as u8;
        let (before, from) = (self.before[first], self.from[next]);
        let mut longest = if before >= rest {
            // Everything else is wall: one run, and the walls of the tile go on at both its ends.
            if show.open == 0 { rest + 4 - show.covered } else { show.trail + rest + show.lead }
        } else if show.open == 0 {
            before + show.lead + from
        } else {
            (before + show.lead).max(show.trail + from).max(show.inside)
        };
        if show.walls_covered == 0 {
            longest = longest.max(self.longest);
        } else {
            for (start, len) in &self.runs[..self.runs_len] {
                let start = *start as usize;
                let from = if first >= start { first - start } else { first + self.len - start };
                if from >= *len as usize && from + covered <= self.len {
                    longest = longest.max(*len);
                }
            }
        }
        // The open sides that are covered are open no more.
        let open = self.open + show.walls_covered + show.open - show.covered;
        After { longest, open }
    }
    /// What becomes of the outline when a tile takes another's place.
    pub fn swapped(&self, cell: Cell, walls: Walls) -> After {
        let mut other = self.clone();
        other.cells[self.place(cell)] = OCCUPIED | walls.bits();
        let start = other.cells.iter().position(|c| *c != 0).unwrap_or(self.start);
        other.walk_from(start);
        After { longest: other.longest, open: other.open }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bot, Random};
    use sabika_engine::{
        Config, Game, Move,
        board::{Ground, Plot, across, chains},
        modules::{House, ModuleId},
        table::Change,
        value::{Dice, Seed, Tile},
    };

    /// The engine counts every wall by itself: both must agree on every placement of many games.
    #[test]
    fn it_knows_the_wall_after_every_placement() {
        let (mut outline, mut bot) = (Outline::default(), Random::new(3));
        let (mut known, mut all, mut walled, mut towers, mut turrets) = (0, 0, 0, [0; 2], [0; 2]);
        for seed in 0..200 {
            // Outworks and gates in every other game, wooden walls in half of each sort.
            let works = [ModuleId::Camps, ModuleId::CityGates].into_iter().filter(|_| seed % 2 == 0);
            let works = works.chain([ModuleId::CityWalls].into_iter().filter(|_| seed % 4 < 2));
            let works = works.chain([ModuleId::Watchtowers].into_iter().filter(|_| seed % 3 == 0)).collect();
            let config = Config::players(2 + (seed % 3) as u8).with(works);
            let mut game = Game::<House>::new(config, Seed::from_number(seed)).expect("a good game");
            while let Some(sight) = game.sight() {
                let (open, seat) = (sight.eyes.open, sight.eyes.seat);
                let changed = outline.walk(open, seat);
                all += usize::from(outline.turrets == 0);
                if outline.known {
                    known += usize::from(outline.turrets == 0);
                    assert_eq!(outline.longest, open.longest_wall(seat));
                    let plan = open.plan(seat);
                    if outline.turrets > 0 && changed {
                        assert_eq!(usize::from(outline.towers), across(&open.longest_chain(seat)));
                    }
                    if game.open().config.modules.has(ModuleId::Watchtowers) && changed {
                        for legs in ["SW", "NW", "NE", "ES"].map(|legs| Walls::turret(legs.parse().expect("two sides")))
                        {
                            plan.placements(legs).each(|cell| {
                                let after = open.plot(seat).after(&Change::Lay { at: cell, walls: legs });
                                let chain = chains(&after).into_iter().next().unwrap_or_default();
                                turrets[usize::from(outline.with_turret(cell, legs).is_some())] += 1;
                                if let Some((found, towers)) = outline.with_turret(cell, legs) {
                                    assert_eq!(
                                        (usize::from(found.longest), usize::from(towers)),
                                        (chain.len(), across(&chain)),
                                        "{legs} at {cell}"
                                    );
                                }
                            });
                        }
                    }
                    for walls in Walls::all().filter(|_| changed) {
                        plan.placements(walls).each(|cell| {
                            if !outline.is_plain(cell) {
                                return;
                            }
                            assert_eq!(outline.after(cell, walls).longest, open.wall_with(seat, cell, walls));
                        });
                    }
                }
                // Build whatever fits, so that the Alhambras grow.
                let mv = sight.eyes.open.aside[seat].iter().find_map(|tile: Tile| {
                    let cells = open.plan(seat).placements(open.walls(tile));
                    cells.nth(seed as usize % cells.len().max(1)).map(|at| Move::Build {
                        tile,
                        at,
                        turn: sabika_engine::value::Turn::NONE,
                    })
                });
                let mut moves = Vec::new();
                sight.moves(&mut moves);
                let wood = moves.into_iter().rfind(|mv| matches!(mv, Move::CityWalls(_)));
                let mv = mv.filter(|mv| sight.check(mv).is_ok()).or(wood).unwrap_or_else(|| bot.choose(&sight));
                walled += usize::from(open.start_walls(seat) != Walls::NONE && outline.known);
                towers[usize::from(outline.known)] += usize::from(outline.turrets > 0);
                game.apply_listed(mv);
            }
        }
        assert!(known * 10 > all * 9, "known {known} of {all}");
        assert!(walled > 500, "{walled} with a walled start tile");
        assert!(turrets[1] > 1000 && turrets[1] > 2 * turrets[0], "{turrets:?} left to the engine, and not");
        let [unknown, known] = towers;
        assert!(known > 2000 && 2 * known > unknown, "{known} known, {unknown} unknown with a turret");
    }

    /// By the letter of BASE-W2, and side by side.
    fn counted(start: Walls, tiles: &[Standing]) -> After {
        let plot = Plot::new(start, tiles.iter().copied());
        let longest = chains(&plot).first().map_or(0, Vec::len) as u8;
        let free = |at: &Standing, side: Side| !at.walls.has(side) && plot.at(at.cell.beside(side)).is_none();
        let open = plot.tiles().iter().map(|at| Side::ALL.into_iter().filter(|side| free(at, *side)).count());
        After { longest, open: open.sum::<usize>() as u8 }
    }

    fn bounds(tiles: &[Standing]) -> bool {
        let span = |of: fn(&Standing) -> i8| {
            let all = tiles.iter().map(of).chain([0]);
            all.clone().max().unwrap_or(0) - all.min().unwrap_or(0)
        };
        span(|at| at.cell.x) < 14 && span(|at| at.cell.y) < 14
    }

    /// What became of the Alhambras of [`grown`].
    #[derive(Default)]
    struct Seen {
        walked: usize,
        not_central: usize,
        rings: usize,
        rings_but_one: usize,
    }

    /// Grows an Alhambra of tiles with any walls, round a start tile with these, mostly towards one side, and compares everything on the way.
    fn grown(outline: &mut Outline, dice: &mut Dice, start: Walls, towards: Option<Side>, seen: &mut Seen) {
        // Many walls close the Alhambra soon, few let it grow.
        let many = 20 + dice.below(60);
        let mut tiles: Vec<Standing> = Vec::new();
        while tiles.len() < 40 {
            outline.walk_round(start, tiles.iter().copied(), true);
            let now = counted(start, &tiles);
            assert_eq!(outline.known, bounds(&tiles) && now.open > 0, "{start} {tiles:?}");
            if bounds(&tiles) {
                seen.walked += 1;
                seen.not_central +=
                    usize::from(Ground::of(start, tiles.iter().copied()).is_some_and(|g| !g.is_central()));
                seen.rings += usize::from(now.open == 0);
                seen.rings_but_one += usize::from(now.open == 1);
                assert_eq!(After { longest: outline.longest, open: outline.open }, now, "{start} {tiles:?}");
            }
            let plot = Plot::new(start, tiles.iter().copied());
            let drawn = Walls::from_bits(
                Side::ALL.iter().fold(0, |bits, side| bits | u8::from(dice.below(100) < many) << *side as u8),
            );
            // Now and then every tile there could be, else the one drawn.
            let full = dice.below(4) == 0 || now.open < 3;
            let mut fit: Vec<Standing> = Vec::new();
            for walls in Walls::all().filter(|walls| full || *walls == drawn) {
                for cell in plot.rim().iter().copied().filter(|cell| plot.fits(*cell, walls, Holes::Area)) {
                    let more = Standing { cell, walls };
                    fit.push(more);
                    if outline.known {
                        tiles.push(more);
                        assert_eq!(outline.after(cell, walls), counted(start, &tiles), "{start} {tiles:?}");
                        tiles.pop();
                    }
                }
                for at in (0..tiles.len()).filter(|at| outline.known && plot.swaps_at(tiles[*at].cell, walls)) {
                    let mut other = tiles.clone();
                    other[at].walls = walls;
                    assert_eq!(outline.swapped(other[at].cell, walls), counted(start, &other), "{at} in {tiles:?}");
                }
            }
            let mut wanted: Vec<Standing> = fit.iter().copied().filter(|at| at.walls == drawn).collect();
            if wanted.is_empty() {
                wanted = fit;
            }
            if wanted.is_empty() {
                // Nothing fits any more, or nothing that was drawn.
                if full {
                    return;
                }
                continue;
            }
            let far = |at: &Standing| match towards {
                Some(Side::North) => at.cell.y,
                Some(Side::East) => at.cell.x,
                Some(Side::South) => -at.cell.y,
                Some(Side::West) => -at.cell.x,
                None => 0,
            };
            let reach = wanted.iter().map(far).max().unwrap_or(0);
            if dice.below(4) > 0 {
                wanted.retain(|at| far(at) == reach);
            }
            tiles.push(*dice.pick(&wanted));
        }
    }

    /// Any walls, also where hardly anything is open or nothing at all, and far from the start tile.
    #[test]
    fn it_knows_any_walls_anywhere() {
        let (mut outline, mut dice, mut seen) = (Outline::default(), Dice::loose(11), Seen::default());
        // Every other start tile has wooden walls: each set of them, four on all sides too.
        let starts: Vec<Walls> = Walls::all().flat_map(|walls| [Walls::NONE, walls]).collect();
        for (game, start) in starts.iter().copied().cycle().take(200).enumerate() {
            let towards = [None, Some(Side::North), Some(Side::East), Some(Side::South), Some(Side::West)][game % 5];
            grown(&mut outline, &mut dice, start, towards, &mut seen);
        }
        let Seen { walked, not_central, rings, rings_but_one } = seen;
        assert!(walked > 3000 && not_central > 600, "{walked} walked, {not_central} not central");
        assert!(rings > 20 && rings_but_one > 80, "{rings} closed, {rings_but_one} all but one side");
    }

    /// The start tile gets walls under the eyes of an outline that has walked round it before.
    #[test]
    fn wood_on_the_start_tile_is_seen() {
        let (mut outline, tower) =
            (Outline::default(), Standing { cell: Cell { x: 1, y: 0 }, walls: Walls::from_bits(2) });
        let mut walk = |start: &str| {
            let changed = outline.walk_round(start.parse().expect("walls"), [tower].into_iter(), true);
            (changed, outline.longest, outline.open, outline.swapped(Cell::START, Walls::from_bits(0b1001)))
        };
        let swapped = After { longest: 2, open: 3 };
        assert_eq!(walk(""), (true, 1, 5, swapped));
        assert_eq!(walk("NS"), (true, 1, 3, swapped));
        assert!(!walk("NS").0);
        assert_eq!(walk("NSW"), (true, 3, 2, swapped));
    }

    /// One side is open, and the tile that covers it has walls on both sides of its own open one: all but that is wall.
    #[test]
    fn a_run_goes_on_at_both_ends() {
        let at = |x, y, walls| Standing { cell: Cell { x, y }, walls: Walls::from_bits(walls) };
        let tiles = [at(-1, -1, 12), at(-1, 0, 9), at(0, 1, 11), at(0, -1, 6)];
        let mut outline = Outline::default();
        outline.walk_round(Walls::NONE, tiles.into_iter(), true);
        let after = |walls| outline.after(Cell { x: 1, y: 0 }, Walls::from_bits(walls));
        assert_eq!((outline.longest, outline.open), (9, 1));
        assert_eq!(after(0b0101), After { longest: 11, open: 1 });
        assert_eq!(after(0b0111), After { longest: 12, open: 0 });
        assert_eq!(after(0b0001), After { longest: 10, open: 2 });
        assert_eq!(after(0b0010), After { longest: 9, open: 2 });
        assert_eq!(after(0b0000), After { longest: 9, open: 3 });
    }
}
