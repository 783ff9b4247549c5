//! Is a search right where something else seems better to it than what greedy would do, or what a smaller search would?
//! `truth WEIGHTS [modules=all] [playouts=112] [seconds=120] [futures=12] [from=0] [level=NAME] [than=FUTURES] [keen=yes]`.
//!
//! For some questions of greedy games: by how many per cent of a win the answer of the search seemed better, and by how much it won more
//! often and by more points when greedy players went on to the end in the same futures, and what was asked. With `than` games are played by a search of so many
//! futures, a line stands for each question that was asked (nothing but zeros where both answer the same), and all go on by habit, or by what the eye sees at first sight (`keen`).

mod table;

use sabika_bots::{
    Bot, Greedy, Level,
    habit::{Glance, Habit},
    search::{Budget, Search, Skill, go_on, result},
};
use sabika_engine::{
    Config, Game, Memory, Move,
    modules::House,
    value::{Dice, Seat, Seed},
};
use sabika_mind::Taste;
use std::{
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::Instant,
};
use table::{Args, hear, net, table};

/// One question in so many is looked at.
const SELDOM: u32 = 12;
/// To the end of any game.
const END: u32 = 100_000;

fn main() {
    let args = Args::read();
    let eye = net(&args.0[0]);
    let modules = args.key("modules").unwrap_or("all".into());
    let (playouts, futures) = (args.number("playouts", 112) as u32, args.number("futures", 12) as i32);
    let (began, seconds) = (Instant::now(), args.number("seconds", 120));
    let next = AtomicU64::new(args.number("from", 0));
    let level = args.key("level").map(|name| Level::by_name(&name).expect("a level").skill);
    let skill = level.unwrap_or(Skill { width: 12, depth: 36, ..Skill::default() });
    let glance = args.key("keen").map_or(Glance::Never, |_| Glance::AtAll(eye));
    let than = args.key("than").map(|n| n.parse::<u32>().expect("a number"));
    thread::scope(|scope| {
        for _ in 0..args.number("threads", thread::available_parallelism().map_or(1, |n| n.get() as u64)) {
            scope.spawn(|| {
                while began.elapsed().as_secs() < seconds {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    let mut dice = Dice::loose(n);
                    let search = |seed| Search::new(eye, skill, seed);
                    let smaller = than.map(|than| (search(!n), than));
                    let habit = Habit::new(Taste::embedded());
                    let point = skill.point;
                    let mut asks = Asks { search: search(n), point, playouts, futures, smaller, habit, glance };
                    play(table(&modules, 3, &mut dice), n, &mut dice, &mut asks, || {
                        began.elapsed().as_secs() < seconds
                    });
                }
            });
        }
    });
}

/// A game is played; some of its questions are asked.
fn play(config: Config, n: u64, dice: &mut Dice, asks: &mut Asks, goes_on: impl Fn() -> bool) {
    let mut told = Vec::new();
    let mut game: Game<House> = Game::new_told(config, Seed::from_number(n + 9_500_000), &mut told).expect("a game");
    let mut memories: Vec<Memory> = Seat::all(3).map(Memory::new).collect();
    let mut greedy = Greedy::new(0);
    while let Some(sight) = game.sight() {
        hear(&mut memories, &mut told);
        let seat = sight.eyes.seat;
        let memory = &memories[seat.index()];
        let usual = match &mut asks.smaller {
            Some((search, than)) => {
                let mut world = game.clone();
                world.redeal_knowing(memory, dice);
                let thoughts = search.ponder(&world, memory, Budget { playouts: *than }, || true).expect("asked");
                thoughts.candidates[0].mv
            }
            None => greedy.choose(&sight.plain()),
        };
        if dice.below(SELDOM) == 0 && goes_on() {
            asks.ask(&game, memory, usual, &mut greedy, dice);
        }
        game.apply_told(seat, usual, &mut told).expect("a legal move");
    }
}

struct Asks {
    search: Search,
    point: i64,
    playouts: u32,
    futures: i32,
    /// Whoever is held against it instead of greedy, and how many futures that one tries.
    smaller: Option<(Search, u32)>,
    habit: Habit,
    /// How all go on then.
    glance: Glance<'static>,
}

impl Asks {
    /// What a search thinks of a question, and what comes of it.
    fn ask(
        &mut self,
        game: &Game<House>,
        memory: &Memory,
        usual: Move,
        greedy: &mut Greedy,
        dice: &mut Dice,
    ) -> Option<()> {
        let mut game = game.clone();
        game.redeal_knowing(memory, dice);
        let thoughts = self.search.ponder(&game, memory, Budget { playouts: self.playouts }, || true)?;
        let topic = game.ask()?.topic;
        if self.smaller.is_some() && thoughts.candidates[0].mv == usual {
            if thoughts.candidates.len() > 1 {
                println!("0 0 0 {topic:?}");
            }
            return None;
        }
        // What greedy would do may stand first only because the search doubts itself: whether it should is what is asked here.
        let best = thoughts.candidates.iter().find(|one| one.mv != usual)?;
        let other = thoughts.candidates.iter().find(|one| one.mv == usual)?;
        let seems = best.rank(self.point) - other.rank(self.point);
        if seems < 0 && self.smaller.is_none() {
            return None;
        }
        let (mut win, mut margin) = (0, 0);
        for _ in 0..self.futures {
            let mut dealt = game.clone();
            dealt.redeal_knowing(memory, dice);
            let whims = dice.bits();
            for (mv, sign) in [(best.mv, 1), (usual, -1)] {
                let mut future = dealt.clone();
                future.apply_listed(mv);
                self.habit.set_whims(whims);
                match self.smaller {
                    Some(_) => go_on(&mut future, &mut (&mut self.habit, self.glance), END),
                    None => go_on(&mut future, greedy, END),
                };
                let worth = result(&future, memory.seat());
                (win, margin) = (win + sign * worth.win, margin + sign * worth.margin);
            }
        }
        let each = f64::from(self.futures);
        println!(
            "{:.2} {:.2} {:.2} {topic:?}",
            seems as f64 / 655.36,
            f64::from(win) / 655.36 / each,
            f64::from(margin) / 256.0 / each,
        );
        Some(())
    }
}
