//! Habit: what a good player does without looking ahead, learned from what those found best who did.
//!
//! It sees what greedy sees ([`Greedy`]) and what the others hold, and weighs it by a small network ([`Taste`]). In the futures of a search it plays for
//! all seats. Good players do not all do the same, so chance has a say where choices are nearly as good as each other: who takes the others for sure to
//! do one thing is wrong too often (docs/search.md).
//!
//! It knows actions without modules. Everything else is left to greedy.

mod facts;
mod numbers;

use crate::{
    Bot, Greedy,
    greedy::options::Choices,
    search::{UNTIL_QUIET, rank, result},
};
use facts::Facts;
use sabika_engine::{
    Game, Move,
    flow::Topic,
    modules::Household,
    table::OpenTable,
    value::{Dice, Purse, Seat},
};
use sabika_mind::{
    Features, Net, Taste, Wares, Worth,
    taste::{OF_CHOICE, OF_TABLE},
};

/// A question as a habit sees it.
#[derive(Clone, Debug)]
pub struct Question {
    /// What the table is like.
    pub table: [i8; OF_TABLE],
    /// What could be done, what that is like, and what greedy thinks of it.
    pub choices: Vec<(Move, [i8; OF_CHOICE], i32)>,
    /// Which of them greedy would do.
    pub favourite: usize,
}

/// Whether it looks with an eye where actions lead: that is better, and slower.
#[derive(Clone, Copy, Debug)]
pub enum Glance<'a> {
    /// It goes by taste alone.
    Never,
    /// Only what tastes nearly as good as the best is looked at, and further actions are greedy's: quick enough for futures.
    AtTheBest(&'a Net),
    /// At all of them, and at further actions.
    AtAll(&'a Net),
}

/// Plays by habit.
#[derive(Clone, Debug)]
pub struct Habit {
    taste: &'static Taste,
    /// Who answers what there is no habit for.
    pub greedy: Greedy,
    /// None for who always does what seems best.
    dice: Option<Dice>,
    choices: Choices,
    /// Room for the choices of further actions.
    further: Vec<Choices>,
    facts: Vec<[i8; OF_CHOICE]>,
    worth: Vec<i32>,
}

impl Habit {
    /// Of this taste.
    pub fn new(taste: &'static Taste) -> Habit {
        Habit {
            taste,
            greedy: Greedy::new(0),
            dice: Some(Dice::loose(0)),
            choices: Choices::default(),
            further: Vec::new(),
            facts: Vec::with_capacity(16),
            worth: Vec::with_capacity(16),
        }
    }
    /// What it goes by.
    pub fn taste(&self) -> &'static Taste {
        self.taste
    }
    /// From now on chance goes by this seed: the same whims again.
    pub fn set_whims(&mut self, seed: u64) {
        self.dice = Some(Dice::loose(seed));
    }
    /// From now on chance has no say.
    pub fn set_sure(&mut self) {
        self.dice = None;
    }
    /// What is asked now, for who learns from it; nothing where there is no habit.
    pub fn question<R: Household>(&mut self, game: &Game<R>) -> Option<Question> {
        let (table, favourite) = (self.list(game)?, self.choices.favourite);
        let known = self.choices.all.iter().zip(&self.facts).map(|(one, facts)| (one.mv, *facts, one.worth));
        Some(Question { table, choices: known.collect(), favourite })
    }
    /// Lists what can be done, and what is known of it. Nothing if there is nothing to choose, or no habit for it.
    #[inline]
    fn list<R: Household>(&mut self, game: &Game<R>) -> Option<[i8; OF_TABLE]> {
        let sight = game.sight()?;
        if !sight.eyes.ask.topic.is_action() || !sight.eyes.open.config().rooms().is_empty() {
            return None;
        }
        let seen = self.greedy.choices(&sight.plain(), &mut self.choices);
        if self.choices.all.len() < 2 {
            return None;
        }
        let facts = Facts::of(game, &seen, &self.choices);
        self.facts.clear();
        self.facts.extend((0..self.choices.all.len()).map(|one| facts.of_choice(one)));
        Some(facts.of_table())
    }
    /// What it does now; nothing once the game is over.
    pub fn choose<R: Household>(&mut self, game: &Game<R>, glance: Glance<'_>) -> Option<Move> {
        let Some(table) = self.list(game) else { return Some(self.greedy.choose(&game.sight()?.plain())) };
        self.taste.weigh(&table, &self.facts, &mut self.worth);
        match glance {
            Glance::Never => {}
            Glance::AtTheBest(eye) => self.look_at(game, eye, NEARLY, 0),
            Glance::AtAll(eye) => self.look_at(game, eye, i32::MAX, FURTHER),
        }
        let mut best: Option<(i32, Move)> = None;
        for (one, worth) in self.choices.all.iter().zip(&self.worth) {
            let whim = self.dice.as_mut().map_or(0, |dice| WHIMS[dice.below(WHIMS.len() as u32) as usize]);
            let worth = worth + whim;
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, one.mv));
            }
        }
        best.map(|(_, mv)| mv)
    }
    /// Puts right what tastes at most so much worse than the best, by what the eye says of where it leads. What tastes worse still is out of the question.
    fn look_at<R: Household>(&mut self, game: &Game<R>, eye: &Net, nearly: i32, further: u32) {
        let most = self.worth.iter().copied().max().unwrap_or(0);
        let near = |worth: i32| most.saturating_sub(worth) <= nearly;
        if self.worth.iter().filter(|worth| near(**worth)).count() < 2 {
            return;
        }
        for n in 0..self.worth.len() {
            self.worth[n] = if near(self.worth[n]) {
                let worth = self.after(game, self.choices.all[n].mv, further, |seen| eye.worth(seen));
                self.worth[n] / TASTE + 100 * rank(worth, POINT) as i32
            } else {
                OUT
            };
        }
    }

    /// What it seems worth to do this: the turn is played to its end, and what comes into the yard and on display then is not looked at,
    /// since it comes by chance. What modules ask on the way is answered like greedy.
    pub fn worth_after<R: Household>(
        &mut self,
        game: &Game<R>,
        mv: Move,
        look: impl Fn(&Features) -> Worth + Copy,
    ) -> Worth {
        self.after(game, mv, FURTHER, look)
    }
    /// The same with so many further actions tried in all ways.
    fn after<R: Household>(
        &mut self,
        game: &Game<R>,
        mv: Move,
        further: u32,
        look: impl Fn(&Features) -> Worth + Copy,
    ) -> Worth {
        let Some(ask) = game.ask() else { return Worth::default() };
        // It lists no actions with modules.
        let further = if game.config().rooms().is_empty() { further } else { 0 };
        let turn = Turn { seat: ask.seat, before: game.open(), taken: Purse::EMPTY, further };
        self.at_the_end_of(turn, game.clone(), mv, look)
    }
    fn at_the_end_of<R: Household>(
        &mut self,
        mut turn: Turn<'_>,
        mut game: Game<R>,
        mut mv: Move,
        look: impl Fn(&Features) -> Worth + Copy,
    ) -> Worth {
        for _ in 0..UNTIL_QUIET {
            if let Move::Take(cards) = &mv {
                turn.taken.add_all(cards);
            }
            game.apply_listed(mv);
            let Some(sight) = game.sight().filter(|sight| sight.eyes.ask.topic != Topic::Action) else { break };
            if sight.eyes.ask.topic == Topic::FurtherAction && turn.further > 0 {
                let mut choices = self.further.pop().unwrap_or_default();
                self.greedy.choices(&sight.plain(), &mut choices);
                let next = Turn { further: turn.further - 1, ..turn };
                let all = choices.all.iter().map(|one| self.at_the_end_of(next, game.clone(), one.mv, look));
                let best = all.max_by_key(|worth| rank(*worth, POINT));
                self.further.push(choices);
                if let Some(best) = best {
                    return best;
                }
            }
            mv = self.greedy.choose(&sight.plain());
        }
        if game.open().is_over() {
            return result(&game, turn.seat);
        }
        look(&Features::with(&game, turn.seat, &Wares::left_of(turn.before, &turn.taken, game.open())))
    }
}

/// A turn that is played to its end.
#[derive(Clone, Copy)]
struct Turn<'a> {
    seat: Seat,
    before: &'a OpenTable,
    /// Cards that were taken since.
    taken: Purse,
    /// So many further actions are still tried in all ways.
    further: u32,
}

/// Beside what the eye sees, taste counts for one part in so many.
const TASTE: i32 = 4;

/// What tastes worse than the best by more than two per cent of a win is not looked at in futures.
const NEARLY: i32 = 2 << 16;

/// Worse than anything, whims and all.
const OUT: i32 = i32::MIN / 2;

/// So many further actions are tried in all ways; beyond that they are greedy's.
const FURTHER: u32 = 2;

/// A point of margin counts as much as so much of a chance to win, in 65,536ths.
const POINT: i64 = 400;

/// What chance adds to each choice (Gumbel's distribution, so that one is made the oftener the better it is), in 65,536ths of a per cent to win.
const WHIMS: [i32; 64] = [
    -72_455, -60_678, -53_966, -48_941, -44_791, -41_186, -37_951, -34_987, -32_228, -29_628, -27_156, -24_787,
    -22_502, -20_288, -18_132, -16_023, -13_955, -11_919, -9_909, -7_921, -5_949, -3_988, -2_035, -86, 1_863, 3_815,
    5_774, 7_743, 9_725, 11_723, 13_742, 15_783, 17_852, 19_951, 22_084, 24_256, 26_471, 28_734, 31_050, 33_425,
    35_865, 38_378, 40_972, 43_655, 46_438, 49_333, 52_353, 55_516, 58_839, 62_346, 66_064, 70_027, 74_278, 78_871,
    83_875, 89_384, 95_526, 102_486, 110_538, 120_128, 132_035, 147_844, 171_646, 222_408,
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;
    use sabika_engine::{Config, value::Seed};

    /// What is listed holds what greedy would do, or something that it thinks as good; and everything listed can be done.
    #[test]
    fn the_favourite_is_what_greedy_would_do() {
        let (mut habit, mut greedy, mut random) = (Habit::new(Taste::embedded()), Greedy::new(0), Random::new(5));
        let (mut asked, mut listed, mut same) = (0, Vec::new(), 0);
        for players in 2..=6 {
            let seed = Seed::from_number(players.into());
            let mut game: Game = Game::new(Config::players(players), seed).expect("a game");
            while let Some(sight) = game.sight() {
                let mv = greedy.choose(&sight.plain());
                if let Some(question) = habit.question(&game) {
                    asked += 1;
                    let worth =
                        |mv: &Move| question.choices.iter().find(|(other, ..)| other == mv).map(|(.., worth)| *worth);
                    let (favourite, _, most) = question.choices[question.favourite];
                    same += u32::from(favourite == mv);
                    assert!(favourite == mv || worth(&mv) == Some(most), "{mv:?} is not {favourite:?}");
                    question.choices.iter().for_each(|(mv, ..)| assert_eq!(sight.check(mv), Ok(()), "{mv:?}"));
                    listed.push(question.choices.len());
                }
                let mv = if asked % 4 == 3 { random.choose(&sight.plain()) } else { mv };
                game.apply_listed(mv);
            }
        }
        assert!(asked > 200 && same * 100 > asked * 95, "{same} of {asked}");
        assert!(listed.iter().sum::<usize>() > 4 * asked as usize, "{listed:?}");
    }

    /// Who only glances at the best never does what tastes much worse, and mostly does what it would have done after a look at all.
    #[test]
    fn a_glance_at_the_best_is_enough() {
        let (mut habit, eye) = (Habit::new(Taste::embedded()), sabika_mind::Eye::Alhambra.net().expect("weights"));
        habit.set_sure();
        let (mut asked, mut by_taste, mut after_all) = (0, 0, 0);
        for players in 2..=6 {
            let seed = Seed::from_number(u64::from(players) + 40);
            let mut game: Game = Game::new(Config::players(players), seed).expect("a game");
            while let Some(best) = habit.choose(&game, Glance::AtTheBest(eye)) {
                if let Some(question) = habit.question(&game) {
                    let facts: Vec<_> = question.choices.iter().map(|(_, facts, _)| *facts).collect();
                    let mut taste = Vec::new();
                    habit.taste().weigh(&question.table, &facts, &mut taste);
                    let most = taste.iter().copied().max().expect("choices");
                    let of = |mv| question.choices.iter().position(|(other, ..)| *other == mv).expect("one of them");
                    assert!(most - taste[of(best)] <= NEARLY, "{best:?} is out of the question");
                    asked += 1;
                    by_taste += u32::from(taste[of(best)] == most);
                    after_all += u32::from(habit.choose(&game, Glance::AtAll(eye)) == Some(best));
                }
                game.apply_listed(best);
            }
        }
        assert!(
            asked > 200 && after_all > by_taste && after_all * 100 > asked * 70,
            "{after_all}, {by_taste} of {asked}"
        );
    }

    #[test]
    fn the_same_whims_do_the_same() {
        let mut habit = Habit::new(Taste::embedded());
        let mut play = |whims: u64| {
            habit.set_whims(whims);
            let mut game: Game = Game::new(Config::players(3), Seed::from_number(8)).expect("a game");
            let mut made = Vec::new();
            while let Some(mv) = habit.choose(&game, Glance::Never) {
                game.apply_listed(mv);
                made.push(mv);
            }
            made
        };
        let first = play(1);
        assert_ne!(play(2), first);
        assert_eq!(play(1), first);
    }
}
