//! Which moves are tried, and how long.

use super::{
    halving::halve,
    outlook::{Candidate, LOOKS, Thoughts, rank, trust},
    playout::{Futures, go_on},
};
use crate::{Bot, Greedy, Level, Patience, World, habit::Habit};
use sabika_engine::{
    Game, Memory, Move,
    flow::Sight,
    modules::{Bare, Household},
    value::Dice,
};
use sabika_mind::{Eye, Net, Taste};
use std::time::{Duration, Instant};

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
    /// So many plies greedy players go on at most; more where there are more of them. What comes of it is looked at on the way
    /// ([`super::LOOKS`]).
    pub depth: u32,
    /// A point of margin counts as much as so much of a chance to win, in 65,536ths.
    pub point: i64,
    /// Each move seems so many points better or worse to it than it found out, more or less.
    pub noise: u32,
    /// In futures without modules all play by habit for so many plies, and like greedy after that.
    pub habit: u32,
    /// Habit looks where the best actions lead, too: better, and slower ([`crate::habit::Glance`]).
    pub keen: bool,
    /// But in one of so many futures like greedy from the start; in none for 0.
    pub greed: u32,
}

/// So many plies at least where modules are in play: what their pieces are good for shows later than the eye can see.
const WITH_MODULES: u32 = 36;

/// With each module another answer than greedy's must seem better by so much more, in 65,536ths of a win: a fifth of a per cent. What
/// seemed better by less was worse in the end (docs/search.md).
const DOUBT: i64 = 131;

impl Skill {
    fn looks_with(&self, modules: bool) -> usize {
        let depth = if modules { self.depth.max(WITH_MODULES) } else { self.depth };
        LOOKS.iter().filter(|plies| **plies <= depth).count().max(1)
    }
}

impl Default for Skill {
    fn default() -> Skill {
        Skill { width: 16, depth: 6, point: 400, noise: 0, habit: 0, keen: false, greed: 0 }
    }
}

/// Looks ahead. It may only ever be given a game that was dealt anew for its seat.
#[derive(Clone, Debug)]
pub struct Search {
    /// None for that of the game that is played.
    eye: Option<&'static Net>,
    level: Option<&'static Level>,
    skill: Skill,
    patience: Patience,
    threads: u32,
    greedy: Greedy,
    habit: Habit,
    moves: Vec<Move>,
    seed: u64,
    thought: Option<Thoughts>,
}

impl Search {
    /// With this eye, for who trains one.
    pub fn new(eye: &'static Net, skill: Skill, seed: u64) -> Search {
        Search::made(Some(eye), None, skill, seed)
    }
    /// A bot of this level.
    pub fn of(level: &'static Level, seed: u64) -> Search {
        Search::made(None, Some(level), level.skill, seed)
    }
    fn made(eye: Option<&'static Net>, level: Option<&'static Level>, skill: Skill, seed: u64) -> Search {
        let (patience, threads, thought) = (Patience::Own, 1, None);
        Search {
            eye,
            level,
            skill,
            patience,
            threads,
            greedy: Greedy::new(0),
            habit: Habit::new(Taste::embedded()),
            moves: Vec::with_capacity(512),
            seed,
            thought,
        }
    }
    /// The same, but it looks ahead so long.
    #[must_use]
    pub fn with(mut self, patience: Patience) -> Search {
        self.patience = patience;
        self
    }
    /// The same with this taste, for who trains one.
    #[must_use]
    pub fn by(mut self, taste: &'static Taste) -> Search {
        self.habit = Habit::new(taste);
        self
    }
    /// The same on so many threads: only faster.
    #[must_use]
    pub fn on_threads(mut self, threads: u32) -> Search {
        self.threads = threads.max(1);
        self
    }
    /// What it thinks as long as it has patience.
    pub fn thoughts(&mut self, world: &World) -> Option<Thoughts> {
        match without_rooms(world) {
            Some(bare) => self.ponder_patiently(&bare, world.memory(), || true),
            None => self.ponder_patiently(world.game(), world.memory(), || true),
        }
    }
    /// What it thinks of the question that the game waits on, as long as it has patience. `goes_on` can stop it at any time.
    pub fn ponder_patiently<R: Household>(
        &mut self,
        world: &Game<R>,
        memory: &Memory,
        goes_on: impl Fn() -> bool,
    ) -> Option<Thoughts> {
        let own = self.level.map_or(800, |level| level.playouts_with(world.config().rooms()));
        match self.patience {
            // There is no clock in a browser's engine.
            Patience::Millis(millis) if !cfg!(target_arch = "wasm32") => {
                self.ponder_for(Duration::from_millis(millis), world, memory, goes_on)
            }
            Patience::Playouts(playouts) => self.ponder(world, memory, Budget { playouts }, goes_on),
            _ => self.ponder(world, memory, Budget { playouts: own }, goes_on),
        }
    }
    /// Looks ahead for so long. The worse choices are left out one after the other, so it must know beforehand how much it can do: it
    /// tries a little first.
    fn ponder_for<R: Household>(
        &mut self,
        all: Duration,
        world: &Game<R>,
        memory: &Memory,
        goes_on: impl Fn() -> bool,
    ) -> Option<Thoughts> {
        const FIRST: u32 = 64;
        let began = Instant::now();
        let goes_on = || began.elapsed() < all && goes_on();
        let first = self.ponder(world, memory, Budget { playouts: FIRST }, goes_on)?;
        let used = began.elapsed();
        let playouts = u128::from(FIRST) * all.saturating_sub(used).as_micros() / used.as_micros().max(1);
        // Nothing to choose, or no time to look again.
        if first.playouts == 0 || playouts <= u128::from(FIRST) {
            return Some(first);
        }
        let playouts = u32::try_from(playouts).unwrap_or(u32::MAX);
        self.ponder(world, memory, Budget { playouts }, goes_on)
    }
    /// What it thinks within a budget. `goes_on` can stop it at any time; what it has found by then is its answer.
    pub fn thoughts_within(
        &mut self,
        world: &World,
        budget: Budget,
        goes_on: impl FnMut() -> bool,
    ) -> Option<Thoughts> {
        match without_rooms(world) {
            Some(bare) => self.ponder(&bare, world.memory(), budget, goes_on),
            None => self.ponder(world.game(), world.memory(), budget, goes_on),
        }
    }
    /// What it thinks of the question that the game waits on. `goes_on` can stop it at any time. Nothing where nobody is asked, or
    /// where the eye has learned nothing yet: see [`crate::lacks`].
    pub fn ponder<R: Household>(
        &mut self,
        world: &Game<R>,
        memory: &Memory,
        budget: Budget,
        mut goes_on: impl FnMut() -> bool,
    ) -> Option<Thoughts> {
        let sight = world.sight()?;
        let seat = sight.eyes.seat;
        // Who is asked looks ahead, whoever's memory this is: with somebody else's its own hand would be dealt anew.
        let nothing = Memory::new(seat);
        let memory = if memory.seat() == seat { memory } else { &nothing };
        self.moves.clear();
        sight.moves(&mut self.moves);
        let favourite = self.greedy.choose(&sight.plain());
        let eye = self.eye.or_else(|| Eye::of(world.config()).net())?;
        let mut candidates = self.first_sight(world, memory, favourite, eye);
        self.blur(&mut candidates);
        if budget.playouts == 0 {
            candidates.sort_by_key(|one| std::cmp::Reverse(one.rank(self.skill.point)));
            return Some(Thoughts { seat, candidates, playouts: 0 });
        }
        let looks = self.skill.looks_with(!world.config().rooms().is_empty());
        let more = u32::from(world.open().players().saturating_sub(3));
        let (habit, threads) = (&mut self.habit, self.threads);
        let futures = Futures { world, memory, seat, eye, skill: self.skill, looks, more, seed: self.seed };
        let spent = if candidates.len() < 2 {
            0
        } else {
            halve(&mut candidates, budget.playouts, self.skill.point, &mut goes_on, |some, tried| {
                futures.try_some(some, tried, habit, threads)
            })
        };
        self.doubt(&mut candidates, favourite, world.config().rooms().iter().count());
        Some(Thoughts { seat, candidates, playouts: spent })
    }
    /// Puts what greedy would do first, if nothing seems better by more than the eye can be trusted with so many modules.
    fn doubt(&self, candidates: &mut [Candidate], favourite: Move, modules: usize) {
        let rank = |one: &Candidate| one.rank(self.skill.point);
        let Some(at) = candidates.iter().position(|one| one.mv == favourite) else { return };
        if rank(&candidates[0]) < rank(&candidates[at]) + DOUBT * modules as i64 {
            candidates[..=at].rotate_right(1);
        }
    }
    /// Who is not sure is wrong about each move by chance.
    fn blur(&self, candidates: &mut [Candidate]) {
        let noise = 256 * self.skill.noise;
        if noise == 0 {
            return;
        }
        // The same question gets the same answer, and another question another one.
        let seen = candidates.iter().fold(self.seed, |sum, one| {
            sum.rotate_left(5).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ u64::from(one.first.margin as u32)
        });
        let mut dice = Dice::loose(seen);
        for one in candidates.iter_mut() {
            // Three dice: mostly a little, seldom much, and as far off in the mean of squares as it says.
            one.off = (0..3).map(|_| dice.below(2 * noise + 1) as i32 - noise as i32).sum();
        }
    }
    /// The same game, if possible with no scoring card among those that this turn brings up. One that came up by chance would be seen where much money
    /// is taken, and not where something is bought: that says nothing of what is better.
    fn without_scoring<R: Household>(&mut self, world: &Game<R>, memory: &Memory) -> Game<R> {
        const DEALS: u64 = 8;
        let mut dealt = world.clone();
        let takes =
            self.moves.iter().filter_map(|mv| if let Move::Take(cards) = mv { Some((cards.len(), mv)) } else { None });
        let Some((_, most)) = takes.max_by_key(|(cards, _)| *cards) else { return dealt };
        for n in 1..=DEALS {
            let mut game = dealt.clone();
            game.apply_listed(*most);
            go_on(&mut game, &mut self.greedy, 0);
            if game.open().rounds_held() == world.open().rounds_held() {
                return dealt;
            }
            dealt = world.clone();
            dealt.redeal_knowing(memory, &mut Dice::loose(self.seed ^ n << 40));
        }
        dealt
    }
    /// The moves that look best at first sight, and what a greedy player would do.
    fn first_sight<R: Household>(
        &mut self,
        world: &Game<R>,
        memory: &Memory,
        favourite: Move,
        eye: &Net,
    ) -> Vec<Candidate> {
        let (point, trust) = (self.skill.point, trust(Eye::of(world.config())));
        if let [only] = self.moves[..] {
            return vec![Candidate::new(only, sabika_mind::Worth::default(), trust)];
        }
        let dealt = self.without_scoring(world, memory);
        let (world, habit) = (&dealt, &mut self.habit);
        // This is done once, and futures hang on it: so it is done well.
        let mut first =
            |mv: Move| Candidate::new(mv, habit.worth_after(world, mv, |seen| eye.worth_on_average(seen)), trust);
        // Those of modules are left to greedy, which knows them better than the eye does: where all were looked at, The Red Palace was won in
        // 77 games of 100 instead of 90.
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

/// A game without modules is copied faster without rooms for them. In a browser that is not worth a second engine, which had to be loaded.
fn without_rooms(world: &World) -> Option<Game<Bare>> {
    if cfg!(target_arch = "wasm32") { None } else { world.game().without_rooms() }
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
        self.thought = self.thoughts(world);
        Some(self.thought.as_ref()?.candidates.first()?.mv)
    }
    fn thought(&self) -> Option<&Thoughts> {
        self.thought.as_ref()
    }
}
