//! What was found out about an Alhambra, kept as long as it stands so: most questions are about one that was seen before.

use super::{
    found::Found,
    outline::{After, Outline},
};
use sabika_engine::{
    board::Standing,
    table::{OpenTable, Plan},
    value::{Cell, Edge, Pile, Seat, Walls},
};
use std::cell::OnceCell;

/// One Alhambra.
#[derive(Clone, Debug, Default)]
pub struct Survey {
    pub outline: Outline,
    gates: Vec<Edge>,
    plan: OnceCell<Plan>,
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
    fn look(&mut self, open: &OpenTable, seat: Seat) {
        if self.outline.walk(open, seat) || !open.gates_of(seat).eq(self.gates.iter().copied()) {
            self.gates.clear();
            self.gates.extend(open.gates_of(seat));
            self.plan.take();
            self.wall.take();
            self.walls_with.forget();
            self.outcomes.iter_mut().for_each(|outcomes| drop(outcomes.take()));
        }
    }
    /// Where tiles fit.
    #[inline]
    pub fn plan(&self, open: &OpenTable, seat: Seat) -> &Plan {
        self.plan.get_or_init(|| open.plan(seat))
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

/// So many Alhambras are kept for each seat.
const OF_SEAT: usize = 4;

/// The Alhambras of all seats. In the futures of a search the same few come back again and again.
#[derive(Clone, Debug, Default)]
pub struct Surveys(Vec<Survey>);

impl Surveys {
    /// A seat's Alhambra. Which one it takes the place of says the number of its tiles: those that follow each other are all kept.
    #[inline]
    pub fn of(&mut self, open: &OpenTable, seat: Seat) -> &Survey {
        let at = seat.index() * OF_SEAT + usize::from(open.built(seat).len()) % OF_SEAT;
        if at >= self.0.len() {
            self.0.resize_with(at + 1, Survey::default);
        }
        self.0[at].look(open, seat);
        &self.0[at]
    }
}
