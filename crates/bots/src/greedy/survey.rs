//! What was found out about an Alhambra, kept as long as it stands so: most questions are about one that was seen before.

use super::{
    found::Found,
    outline::{After, Outline},
};
use sabika_engine::{
    board::Standing,
    table::{Change, OpenTable, Plan},
    value::{Cell, Edge, Pile, Seat, Tile, TileSet, Walls},
};
use std::cell::OnceCell;

/// One Alhambra.
#[derive(Clone, Debug, Default)]
pub struct Survey {
    pub outline: Outline,
    /// Which tiles stand there, what is printed on them as they stand, and the gates: only modules ask for more than the outline.
    built: TileSet,
    printed: Vec<Walls>,
    gates: Vec<Edge>,
    plan: OnceCell<Plan>,
    /// Where tiles with certain walls fit, outworks and turrets apart.
    placements: [OnceCell<Vec<Cell>>; 16],
    /// Could one more gate make room for a tile, by how it would stand and what is printed on it?
    gated: Found<(Standing, Walls), bool>,
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
    fn look(&mut self, open: &OpenTable, seat: Seat, modules: bool) {
        if self.outline.walk(open, seat) || !self.is_the_same(open, seat, modules) {
            self.built = *open.built(seat);
            self.printed.clear();
            self.gates.clear();
            if modules {
                self.printed.extend(printed(open, seat));
                self.gates.extend(open.gates_of(seat));
                self.placements.iter_mut().for_each(|cells| drop(cells.take()));
                self.gated.forget();
            }
            self.plan.take();
            self.wall.take();
            self.walls_with.forget();
            self.outcomes.iter_mut().for_each(|outcomes| drop(outcomes.take()));
        }
    }
    /// Is all the same but for the outline?
    #[inline]
    fn is_the_same(&self, open: &OpenTable, seat: Seat, modules: bool) -> bool {
        if !modules {
            return self.gates.is_empty();
        }
        let gates = open.gates_of(seat).eq(self.gates.iter().copied());
        gates && *open.built(seat) == self.built && printed(open, seat).eq(self.printed.iter().copied())
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

/// What is printed on the tiles of an Alhambra, as they stand.
fn printed(open: &OpenTable, seat: Seat) -> impl Iterator<Item = Walls> + '_ {
    open.standing(seat).map(|(tile, _)| open.printed_walls(tile))
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
