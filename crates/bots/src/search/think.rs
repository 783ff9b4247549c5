//! Which moves are tried, and how long.

use super::{
    halving::halve,
    outlook::{Candidate, Thoughts, rank},
    playout::{go_on, look},
};
use crate::{Bot, Greedy, Level, World};
use sabika_engine::{
    Game, Memory, Move,
    flow::Sight,
    modules::{Bare, Household},
    value::{Dice, Seat},
};
use sabika_mind::Net;

/// How much a search may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// So many futures of a move at most.
    pub playouts: u32,
}

/// How a search is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// So many moves are tried at most.
    pub width: usize,
    /// So many plies greedy players go on; more where there are more of them.
    pub depth: u32,
    /// A point of margin counts as much as so much of a chance to win, in 65,536ths.
    pub point: i64,
}

impl Default for Skill {
    fn default() -> Skill {
        Skill { width: 16, depth: 6, point: 400 }
    }
}

/// Looks ahead. It may only ever be given a game that was dealt anew for its seat.
#[derive(Clone, Debug)]
pub struct Search {
    /// None for that of the game that is played.
    eye: Option<&'static Net>,
    level: Option<&'static Level>,
    skill: Skill,
    greedy: Greedy,
    moves: Vec<Move>,
    seed: u64,
}

impl Search {
    /// With this eye, for who trains one.
    pub fn new(eye: &'static Net, skill: Skill, seed: u64) -> Search {
        Search { eye: Some(eye), level: None, skill, greedy: Greedy::new(0), moves: Vec::with_capacity(512), seed }
    }
    /// A bot of this level.
    pub fn of(level: &'static Level, seed: u64) -> Search {
        let (eye, level, skill) = (None, Some(level), level.skill);
        Search { eye, level, skill, greedy: Greedy::new(0), moves: Vec::with_capacity(512), seed }
    }
    /// What it thinks within what its level is given.
    pub fn thoughts(&mut self, world: &World) -> Option<Thoughts> {
        let rooms = world.game().config().rooms();
        let playouts = self.level.map_or(800, |level| level.playouts_with(rooms.iter().count()));
        self.thoughts_within(world, Budget { playouts }, || true)
    }
    /// What it thinks within a budget. `goes_on` can stop it at any time; what it has found by then is its answer.
    pub fn thoughts_within(
        &mut self,
        world: &World,
        budget: Budget,
        goes_on: impl FnMut() -> bool,
    ) -> Option<Thoughts> {
        // A game without modules is copied faster without rooms for them.
        match world.game().without_rooms::<Bare>() {
            Some(bare) => self.ponder(&bare, world.memory(), budget, goes_on),
            None => self.ponder(world.game(), world.memory(), budget, goes_on),
        }
    }
    /// What it thinks of the question that the game waits on. `goes_on` can stop it at any time.
    pub fn ponder<R: Household>(
        &mut self,
        world: &Game<R>,
        memory: &Memory,
        budget: Budget,
        mut goes_on: impl FnMut() -> bool,
    ) -> Option<Thoughts> {
        let sight = world.sight()?;
        let seat = sight.eyes.seat;
        self.moves.clear();
        sight.moves(&mut self.moves);
        let favourite = self.greedy.choose(&sight.plain());
        let eye = self.eye.unwrap_or_else(|| Net::of(world.config().game));
        let mut candidates = self.first_sight(world, seat, favourite, eye);
        let depth = self.skill.depth + u32::from(world.open().players().saturating_sub(3));
        let (greedy, seed) = (&mut self.greedy, self.seed);
        let spent = if candidates.len() < 2 {
            0
        } else {
            halve(&mut candidates, budget.playouts, self.skill.point, &mut goes_on, |future, some| {
                let mut dealt = world.clone();
                dealt.redeal_knowing(memory, &mut Dice::loose(seed ^ u64::from(future) << 20));
                for one in some {
                    let mut game = dealt.clone();
                    game.apply_listed(one.mv);
                    go_on(&mut game, greedy, depth);
                    one.add(look(&game, seat, eye));
                }
            })
        };
        Some(Thoughts { seat, candidates, playouts: spent })
    }
    /// The moves that look best at first sight, and what a greedy player would do.
    fn first_sight<R: Household>(&mut self, world: &Game<R>, seat: Seat, favourite: Move, eye: &Net) -> Vec<Candidate> {
        let point = self.skill.point;
        if let [only] = self.moves[..] {
            return vec![Candidate::new(only, sabika_mind::Worth::default())];
        }
        let greedy = &mut self.greedy;
        let mut first = |mv: Move| {
            let mut game = world.clone();
            game.apply_listed(mv);
            go_on(&mut game, greedy, 0);
            Candidate::new(mv, look(&game, seat, eye))
        };
        let ours = |mv: &&Move| mv.module().is_none();
        let mut all: Vec<Candidate> = self.moves.iter().filter(ours).map(|mv| first(*mv)).collect();
        if all.iter().all(|one| one.mv != favourite) {
            all.push(first(favourite));
        }
        all.sort_by_key(|one| std::cmp::Reverse((one.mv == favourite, rank(one.first, point))));
        all.truncate(self.skill.width);
        all
    }
}

impl Bot for Search {
    fn name(&self) -> &'static str {
        self.level.map_or("search", |level| level.name)
    }
    /// Without a game to look ahead in it plays like greedy.
    fn choose(&mut self, sight: &Sight<'_>) -> Move {
        self.greedy.choose(sight)
    }
    fn think(&mut self, world: &World) -> Option<Move> {
        Some(self.thoughts(world)?.candidates.first()?.mv)
    }
}
