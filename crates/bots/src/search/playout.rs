//! One future: a move is made, others go on by habit or greed for a while, and the eye looks.

use super::{
    Skill,
    outlook::{Candidate, LOOKS},
};
use crate::{
    Bot, Greedy,
    habit::{Glance, Habit},
};
use sabika_engine::{
    Game, Memory, Move,
    flow::Topic,
    modules::Household,
    value::{Dice, Seat},
};
use sabika_mind::{Features, Net, Worth};
use std::{ops::Range, thread};

/// What a position is worth: by the eye, or by its result if the game is over.
pub fn look<R: Household>(game: &Game<R>, seat: Seat, eye: &Net) -> Worth {
    if !game.open().is_over() {
        return eye.worth(&Features::of(game, seat));
    }
    result(game, seat)
}

/// What an ended game is worth to a seat: its share of the win, and its margin.
pub fn result<R: Household>(game: &Game<R>, seat: Seat) -> Worth {
    let open = game.open();
    let winners = open.winners().count() as i32;
    let win = if open.winners().any(|winner| winner == seat) { Worth::SURE / winners } else { 0 };
    let others = open.seats().filter(|other| *other != seat).map(|other| i32::from(open.score(other)));
    let margin = i32::from(open.score(seat)) - others.max().unwrap_or(0);
    Worth { win, margin: margin * 256 }
}

/// Who plays on in futures: for all seats, each from what it sees and what the future says of the others.
pub trait Plays {
    /// What is done now; nothing once the game is over.
    fn play<R: Household>(&mut self, game: &Game<R>) -> Option<Move>;
}

impl Plays for Greedy {
    fn play<R: Household>(&mut self, game: &Game<R>) -> Option<Move> {
        Some(self.choose(&game.sight()?.plain()))
    }
}

/// By habit, with an eye or without.
impl Plays for (&mut Habit, Glance<'_>) {
    fn play<R: Household>(&mut self, game: &Game<R>) -> Option<Move> {
        self.0.choose(game, self.1)
    }
}

/// So many more moves at most until a turn begins.
pub const UNTIL_QUIET: u32 = 24;

/// All make so many moves, and go on to where a turn begins: in the middle of one nobody can say what it is worth. Says how
/// many they made.
pub fn go_on<R: Household>(game: &mut Game<R>, by: &mut impl Plays, plies: u32) -> u32 {
    for n in 0..plies + UNTIL_QUIET {
        let Some(ask) = game.ask() else { return n };
        if n >= plies && ask.topic == Topic::Action {
            return n;
        }
        let Some(mv) = by.play(game) else { return n };
        game.apply_listed(mv);
    }
    plies + UNTIL_QUIET
}

/// The futures of one question.
pub struct Futures<'a, R: Household> {
    pub world: &'a Game<R>,
    pub memory: &'a Memory,
    pub seat: Seat,
    pub eye: &'a Net,
    /// How all go on.
    pub skill: Skill,
    /// So many looks are taken.
    pub looks: usize,
    /// Each so many plies later than usual: more players make more of them.
    pub more: u32,
    pub seed: u64,
}

/// About so many playouts are made by a thread before they are put together.
const AT_ONCE: u32 = 64;

impl<R: Household> Futures<'_, R> {
    /// Tries all these moves in one future: what cannot be seen is dealt anew, the same for all.
    fn try_one(&self, future: u32, candidates: &mut [Candidate], habit: &mut Habit) {
        let mut dealt = self.world.clone();
        let mut dice = Dice::loose(self.seed ^ u64::from(future) << 20);
        dealt.redeal_knowing(self.memory, &mut dice);
        let whims = dice.bits();
        let Skill { habit: by_habit, greed, keen, .. } = self.skill;
        let glance = if keen { Glance::AtTheBest(self.eye) } else { Glance::Never };
        let by_habit = if greed > 0 && future.is_multiple_of(greed) { 0 } else { by_habit };
        for one in candidates {
            let mut game = dealt.clone();
            // The same whims whatever is tried, as far as it goes.
            habit.set_whims(whims);
            game.apply_listed(one.mv);
            one.tried += 1;
            let mut made = 0;
            for (n, plies) in LOOKS.iter().enumerate().take(self.looks) {
                let due = (plies + self.more).saturating_sub(made);
                made += if *plies <= by_habit {
                    go_on(&mut game, &mut (&mut *habit, glance), due)
                } else {
                    go_on(&mut game, &mut habit.greedy, due)
                };
                one.see(n, look(&game, self.seat, self.eye));
            }
        }
    }
    /// Tries them in some of these futures, and says in how many: one, or a handful for each thread. Sums are whole numbers, so who
    /// adds to them first is nothing to the result.
    pub fn try_some(&self, futures: Range<u32>, candidates: &mut [Candidate], habit: &mut Habit, threads: u32) -> u32 {
        let each = (AT_ONCE / candidates.len() as u32).max(1).min(futures.len() as u32 / threads);
        if threads < 2 || each == 0 {
            self.try_one(futures.start, candidates, habit);
            return 1;
        }
        let taste = habit.taste();
        let fresh: Vec<Candidate> = candidates.iter().map(Candidate::anew).collect();
        thread::scope(|scope| {
            let work = |n: u32| {
                let (mut own, from) = (fresh.clone(), futures.start + n * each);
                scope.spawn(move || {
                    let mut habit = Habit::new(taste);
                    (from..from + each).for_each(|future| self.try_one(future, &mut own, &mut habit));
                    own
                })
            };
            let working: Vec<_> = (0..threads).map(work).collect();
            for own in working.into_iter().map(|thread| thread.join().expect("playouts do not panic")) {
                candidates.iter_mut().zip(&own).for_each(|(one, own)| one.join(own));
            }
        });
        threads * each
    }
}
