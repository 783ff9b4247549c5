//! What was found out about an Alhambra, kept as long as it stands so: most questions are about one that was seen before.

use super::{
    found::Found,
    outline::{After, Outline},
};
use sabika_engine::{
    board::Standing,
    table::{Change, OpenTable, Plan},
    value::{Building, Cell, Edge, Pile, Seat, Side, Tile, Turn, Walls},
};
use std::{cell::OnceCell, sync::Arc};

/// One Alhambra.
#[derive(Clone, Debug, Default)]
pub struct Survey {
    pub outline: Outline,
    /// What else it is made of, if modules have asked: nobody else needs more than the outline.
    asked: bool,
    tiles: Vec<Stands>,
    gates: Vec<Edge>,
    /// The tiles by cell, start tile apart.
    by_cell: OnceCell<Box<[Option<Tile>; SPAN * SPAN]>>,
    /// By cell, a bit for each side: is there something before it?
    taken: OnceCell<Box<[u8; SPAN * SPAN]>>,
    /// The open sides, counted one by one.
    open_sides: OnceCell<u8>,
    plan: OnceCell<Plan>,
    /// Where tiles with certain walls fit, outworks and turrets apart.
    placements: [OnceCell<Vec<Cell>>; 16],
    /// Could one more gate make room for a tile, by how it would stand and what is printed on it?
    gated: Found<(Standing, Walls), bool>,
    /// What becomes of the outline when a tile gets other walls.
    swapped: Found<Standing, After>,
    /// Where a turret can stand with these legs.
    towers: Found<(Tile, Walls), Arc<[Cell]>>,
    /// The length of the longest wall.
    wall: OnceCell<u8>,
    /// The longest walls with one tile more, where only the engine knows them.
    walls_with: Found<Standing, u8>,
    /// What can become of the outline, for each set of walls.
    outcomes: [OnceCell<Outcomes>; 16],
}

/// What can become of the outline when a tile with certain walls is laid, each with the first cell where it does.
#[derive(Clone, Debug, Default)]
pub struct Outcomes {
    /// What it is now.
    pub now: After,
    pub all: Pile<(After, Cell), 12>,
    /// Are there more than find room?
    pub and_more: bool,
}

impl Survey {
    /// Looks at it; all that was found out is forgotten if it has changed.
    #[inline]
    fn look(&mut self, open: &OpenTable, seat: Seat, modules: bool) {
        if modules {
            self.look_past_modules(open, seat);
        } else if self.outline.walk(open, seat) || !self.gates.is_empty() {
            self.forget();
        }
    }
    // Out of the way of games without modules.
    #[inline(never)]
    fn look_past_modules(&mut self, open: &OpenTable, seat: Seat) {
        let walked = self.outline.walk(open, seat);
        let same = || {
            self.asked
                && stand(open, seat).eq(self.tiles.iter().copied())
                && open.gates_of(seat).eq(self.gates.iter().copied())
        };
        if walked || !same() {
            self.forget();
            self.asked = true;
            self.tiles.extend(stand(open, seat));
            self.gates.extend(open.gates_of(seat));
            self.by_cell.take();
            self.taken.take();
            self.open_sides.take();
            self.swapped.forget();
            self.towers.forget();
            self.gated.forget();
        }
    }
    #[inline(never)]
    fn forget(&mut self) {
        self.asked = false;
        self.tiles.clear();
        self.gates.clear();
        self.plan.take();
        self.wall.take();
        self.walls_with.forget();
        for (cells, outcomes) in self.placements.iter_mut().zip(&mut self.outcomes) {
            cells.take();
            outcomes.take();
        }
    }
    /// Where tiles fit.
    #[inline]
    pub fn plan(&self, open: &OpenTable, seat: Seat) -> &Plan {
        self.plan.get_or_init(|| open.plan(seat))
    }
    /// Where tiles with these walls fit, one by one.
    pub fn each_placement(&self, open: &OpenTable, seat: Seat, walls: Walls, f: impl FnMut(Cell)) {
        let placements = || self.plan(open, seat).placements(walls);
        let list = || {
            let mut list = Vec::new();
            placements().each(|cell| list.push(cell));
            list
        };
        if walls.is_proper() {
            self.placements[usize::from(walls.bits() & 15)].get_or_init(list).iter().copied().for_each(f);
        } else {
            placements().each(f);
        }
    }
    /// The tile on a cell, if one other than the start tile stands there. Only for games with modules.
    #[inline]
    pub fn tile_at(&self, open: &OpenTable, seat: Seat, cell: Cell) -> Option<Tile> {
        let Some(here) = place(cell) else { return open.tile_at(seat, cell) };
        let tiles = self.by_cell.get_or_init(|| {
            let mut tiles = Box::new([None; SPAN * SPAN]);
            for (tile, at) in open.standing(seat) {
                if let Some(there) = place(at.cell) {
                    tiles[there] = Some(tile);
                }
            }
            tiles
        });
        tiles[here]
    }
    /// Is there empty ground before this side of a cell: nothing, or the free half of a turret? Only for games with modules.
    #[inline]
    pub fn faces_ground(&self, open: &OpenTable, seat: Seat, cell: Cell, side: Side) -> bool {
        let Some(here) = place(cell) else { return open.faces_ground(seat, cell, side) };
        let taken = self.taken.get_or_init(|| {
            let mut taken = Box::new([0; SPAN * SPAN]);
            let mut stands = |cell: Cell, side: Side| {
                if let Some(before) = place(cell.beside(side)) {
                    taken[before] |= 1 << side.opposite() as u8;
                }
            };
            for side in Side::ALL {
                stands(Cell::START, side);
            }
            for (_, at) in open.standing(seat) {
                let filled = Side::ALL.into_iter().filter(|side| !at.walls.is_free(*side));
                filled.for_each(|side| stands(at.cell, side));
            }
            taken
        });
        taken[here] >> side as u8 & 1 == 0
    }
    /// Where one could go on building: sides without a wall and free legs of turrets, with nothing before them.
    pub fn open_sides(&self, open: &OpenTable, seat: Seat) -> u8 {
        *self.open_sides.get_or_init(|| {
            let start = Standing { cell: Cell::START, walls: open.start_walls(seat) };
            let all = open.standing(seat).map(|(_, at)| at).chain([start]);
            let is_open =
                |at: Standing, side: &Side| at.walls.is_way(*side) && self.faces_ground(open, seat, at.cell, *side);
            all.map(|at| Side::ALL.iter().filter(|side| is_open(at, side)).count() as u8).sum()
        })
    }
    /// Where a turret can stand, turned like this.
    pub fn towers(&self, open: &OpenTable, seat: Seat, turret: Tile, turn: Turn) -> Arc<[Cell]> {
        self.towers.get((turret, open.walls_turned(turret, turn)), || {
            let mut cells = Vec::new();
            open.placements(seat, self.plan(open, seat), turret, turn).each(|cell| cells.push(cell));
            cells.into()
        })
    }
    /// What becomes of the outline when the tile on a cell gets other walls. Only for games with modules.
    pub fn swapped(&self, cell: Cell, walls: Walls) -> After {
        self.swapped.get(Standing { cell, walls }, || self.outline.swapped(cell, walls))
    }
    /// Could one more gate make room for this tile, roof up?
    pub fn is_gated(&self, open: &OpenTable, seat: Seat, tile: Tile, at: Cell) -> bool {
        let (walls, mut any) = (open.walls(tile), false);
        self.gated.get((Standing { cell: at, walls }, tile.walls()), || {
            open.gate_ways(seat, &Change::Lay { at, walls }, Some(tile.walls()), 1, |_| any = true);
            any
        })
    }
    /// The length of the longest wall, as the engine counts it.
    pub fn wall(&self, open: &OpenTable, seat: Seat) -> u8 {
        *self.wall.get_or_init(|| open.longest_wall(seat))
    }
    /// The same with a tile more that fits there.
    pub fn wall_with(&self, open: &OpenTable, seat: Seat, more: Standing) -> u8 {
        self.walls_with.get(more, || open.wall_with(seat, more.cell, more.walls))
    }
    /// What can become of the outline with a tile more, where modules change nothing.
    #[inline]
    pub fn outcomes(&self, open: &OpenTable, seat: Seat, walls: Walls) -> &Outcomes {
        self.outcomes[usize::from(walls.bits() & 15)].get_or_init(|| self.find_outcomes(open, seat, walls))
    }
    fn find_outcomes(&self, open: &OpenTable, seat: Seat, walls: Walls) -> Outcomes {
        let known = self.outline.known;
        let now = if known { self.outline.now() } else { After { longest: self.wall(open, seat), ..After::default() } };
        let mut outcomes = Outcomes { now, ..Outcomes::default() };
        self.plan(open, seat).placements(walls).each(|cell| {
            let after = if known {
                self.outline.after(cell, walls)
            } else {
                After { longest: open.wall_with(seat, cell, walls), ..After::default() }
            };
            if outcomes.all.iter().any(|(same, _)| *same == after) {
                return;
            }
            if outcomes.all.is_full() {
                outcomes.and_more = true;
            } else {
                outcomes.all.push((after, cell));
            }
        });
        outcomes
    }
}

/// A tile that stands, beside its walls: which, what of them is printed, and what it counts for.
type Stands = (Tile, Walls, Option<Building>);

fn stand(open: &OpenTable, seat: Seat) -> impl Iterator<Item = Stands> + '_ {
    open.built(seat).iter().map(|tile| (tile, open.printed_walls(tile), open.building(tile)))
}

/// So many cells across and up are at hand, the start tile in the middle.
const SPAN: usize = 32;

/// Where a cell is among them.
#[inline]
fn place(cell: Cell) -> Option<usize> {
    let [x, y] = [cell.x, cell.y].map(|n| (isize::from(n) + SPAN as isize / 2) as usize);
    (x < SPAN && y < SPAN).then(|| y * SPAN + x)
}

/// So many Alhambras are kept for each seat.
const OF_SEAT: usize = 4;

/// The Alhambras of all seats. In the futures of a search the same few come back again and again.
#[derive(Clone, Debug, Default)]
pub struct Surveys(Vec<Survey>);

impl Surveys {
    /// A seat's Alhambra. Which one it takes the place of says the number of its tiles: those that follow each other are all kept.
    #[inline]
    pub fn of(&mut self, open: &OpenTable, seat: Seat, modules: bool) -> &Survey {
        let at = seat.index() * OF_SEAT + usize::from(open.built(seat).len()) % OF_SEAT;
        if at >= self.0.len() {
            self.0.resize_with(at + 1, Survey::default);
        }
        self.0[at].look(open, seat, modules);
        &self.0[at]
    }
}

#[cfg(test)]
mod tests {
    use crate::{Bot, Greedy, Random};
    use sabika_engine::{
        Config, Game, Title,
        modules::{House, ModuleId, ModuleSet},
        value::Seed,
    };

    /// One bot plays many games at once, as in a search, and what it keeps of one changes nothing in another.
    #[test]
    fn who_has_seen_much_answers_like_a_new_bot() {
        let works = [ModuleId::CityGates, ModuleId::Camps, ModuleId::Watchtowers, ModuleId::CityWalls];
        let configs = [
            Config::players(2),
            Config::players(3).with(ModuleSet::all()),
            Config::players(3),
            Config::players(3).with(works.into_iter().collect()),
            Config::players(2).of(Title::RedPalace),
            Config::players(6),
        ];
        let deal = |(n, config)| Game::<House>::new(config, Seed::from_number(n)).expect("a good game");
        let mut games: Vec<Game<House>> = (1..).zip(configs).map(deal).collect();
        let (mut old, mut random) = (Greedy::new(0), Random::new(3));
        for turn in 0..600 {
            for game in &mut games {
                let Some(sight) = game.sight() else { continue };
                let mv = old.choose(&sight.plain());
                assert_eq!(mv, Greedy::new(0).choose(&sight.plain()));
                // By chance every Alhambra comes to be built on, and rebuilt.
                let mv = if turn % 5 == 4 { random.choose(&sight.plain()) } else { mv };
                game.apply_listed(mv);
            }
        }
    }
}
