//! Is a search right where something else than what greedy would do seems better to it? `truth WEIGHTS [modules=all] [playouts=112] [seconds=120] [futures=12]`.
//! For some questions of greedy games: by how many per cent of a win the answer of the search seemed better, and by how much it won more
//! often and by more points when greedy players went on to the end in the same futures, and what was asked.

mod table;

use sabika_bots::{
    Bot, Greedy,
    search::{Budget, Search, Skill, go_on, result},
};
use sabika_engine::{
    Config, Game, Memory, Move,
    modules::House,
    value::{Dice, Seat, Seed},
};
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
    let next = AtomicU64::new(0);
    let skill = Skill { width: 12, depth: 36, ..Skill::default() };
    thread::scope(|scope| {
        for _ in 0..args.number("threads", thread::available_parallelism().map_or(1, |n| n.get() as u64)) {
            scope.spawn(|| {
                while began.elapsed().as_secs() < seconds {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    let mut dice = Dice::loose(n);
                    let mut asks = Asks { search: Search::new(eye, skill, n), point: skill.point, playouts, futures };
                    play(table(&modules, 3, &mut dice), n, &mut dice, &mut asks, || {
                        began.elapsed().as_secs() < seconds
                    });
                }
            });
        }
    });
}

/// Greedy players play a game; some of its questions are asked.
fn play(config: Config, n: u64, dice: &mut Dice, asks: &mut Asks, goes_on: impl Fn() -> bool) {
    let mut told = Vec::new();
    let mut game: Game<House> = Game::new_told(config, Seed::from_number(n + 9_500_000), &mut told).expect("a game");
    let mut memories: Vec<Memory> = Seat::all(3).map(Memory::new).collect();
    let mut greedy = Greedy::new(0);
    while let Some(sight) = game.sight() {
        hear(&mut memories, &mut told);
        let (seat, favourite) = (sight.eyes.seat, greedy.choose(&sight.plain()));
        if dice.below(SELDOM) == 0 && goes_on() {
            asks.ask(&game, &memories[seat.index()], favourite, &mut greedy, dice);
        }
        game.apply_told(seat, favourite, &mut told).expect("a legal move");
    }
}

struct Asks {
    search: Search,
    point: i64,
    playouts: u32,
    futures: i32,
}

impl Asks {
    /// What a search thinks of a question, and what comes of it.
    fn ask(
        &mut self,
        game: &Game<House>,
        memory: &Memory,
        favourite: Move,
        greedy: &mut Greedy,
        dice: &mut Dice,
    ) -> Option<()> {
        let thoughts = self.search.ponder(game, memory, Budget { playouts: self.playouts }, || true)?;
        // What greedy would do may stand first only because the search doubts itself: whether it should is what is asked here.
        let best = thoughts.candidates.iter().find(|one| one.mv != favourite)?;
        let other = thoughts.candidates.iter().find(|one| one.mv == favourite)?;
        let seems = best.rank(self.point) - other.rank(self.point);
        if seems < 0 {
            return None;
        }
        let (mut win, mut margin) = (0, 0);
        for _ in 0..self.futures {
            let mut dealt = game.clone();
            dealt.redeal_knowing(memory, dice);
            for (mv, sign) in [(best.mv, 1), (favourite, -1)] {
                let mut future = dealt.clone();
                future.apply_listed(mv);
                go_on(&mut future, greedy, END);
                let worth = result(&future, memory.seat());
                (win, margin) = (win + sign * worth.win, margin + sign * worth.margin);
            }
        }
        let each = f64::from(self.futures);
        println!(
            "{:.2} {:.2} {:.2} {:?}",
            seems as f64 / 655.36,
            f64::from(win) / 655.36 / each,
            f64::from(margin) / 256.0 / each,
            game.ask()?.topic,
        );
        Some(())
    }
}
