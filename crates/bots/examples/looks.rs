//! What looks into futures say, at first sight and later: `looks FILE WEIGHTS [seconds=60] [futures=300] [modules=none|some|palace|…] [by=greedy|habit|keen]`.
//! `training/looks.py` reads from it how far each look can be trusted. See docs/search.md.
//!
//! For some questions of games that greedy players play, or players by habit (keen ones with an eye), who then go on in the futures too: how many
//! answers and futures, which answer is greedy's, and how many tiles lie in the supply; then for each future, answer and look the chance to win in per cent and the margin in points. All are numbers of four bytes.

mod table;

use sabika_bots::{
    Bot,
    habit::{Glance, Habit},
    search::{LOOKS, go_on, look},
};
use sabika_engine::{
    Game, Memory, Move,
    flow::Event,
    modules::{Bare, House, Household},
    value::{Dice, Seat, Seed},
};
use sabika_mind::{Net, Taste, Worth};
use std::{
    fs::File,
    io::{BufWriter, Write},
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::Instant,
};
use table::{Args, hear, net, table};

/// The last look is so late that nothing is left to the eye but what chance decides anyway.
const LAST: u32 = 60;
/// One question in so many is looked at, if it has no more answers than this.
const SELDOM: u32 = 40;
const ANSWERS: usize = 24;

fn main() {
    let args = Args::read();
    let (eye, futures) = (net(&args.0[1]), args.number("futures", 300) as u32);
    let modules = args.key("modules").unwrap_or_default();
    let by = match args.key("by").as_deref() {
        None | Some("greedy") => By::Greedy,
        Some("habit") => By::Habit(Glance::Never),
        Some("keen") => By::Habit(Glance::AtTheBest(eye)),
        Some(other) => panic!("who is {other}?"),
    };
    let (began, seconds) = (Instant::now(), args.number("seconds", 60));
    let out = Mutex::new(BufWriter::new(File::create(&args.0[0]).expect("a file")));
    let next = AtomicU64::new(0);
    thread::scope(|scope| {
        for _ in 0..args.number("threads", thread::available_parallelism().map_or(1, |n| n.get() as u64)) {
            scope.spawn(|| {
                while began.elapsed().as_secs() < seconds {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    let mut dice = Dice::loose(game);
                    let config = table(&modules, 3, &mut dice);
                    let seed = Seed::from_number(game + 9_000_000);
                    let mut told = Vec::new();
                    let plan = Plan { eye, futures, by };
                    let found = if config.rooms().is_empty() {
                        plan.play(Game::<Bare>::new_told(config, seed, &mut told).expect("a game"), told, &mut dice)
                    } else {
                        plan.play(Game::<House>::new_told(config, seed, &mut told).expect("a game"), told, &mut dice)
                    };
                    let mut out = out.lock().expect("nobody panics");
                    for n in found {
                        out.write_all(&n.to_le_bytes()).expect("room on the disk");
                    }
                }
            });
        }
    });
}

/// How questions are looked at.
#[derive(Clone, Copy)]
struct Plan {
    eye: &'static Net,
    futures: u32,
    by: By,
}

/// How all play, in the game and in futures of it.
#[derive(Clone, Copy)]
enum By {
    Greedy,
    /// With an eye or without.
    Habit(Glance<'static>),
}

impl Plan {
    fn play<R: Household>(self, mut game: Game<R>, mut told: Vec<Event>, dice: &mut Dice) -> Vec<f32> {
        let (mut habit, mut found, mut moves) = (Habit::new(Taste::embedded()), Vec::new(), Vec::new());
        let mut memories: Vec<Memory> = game.open().seats().map(Memory::new).collect();
        while let Some(sight) = game.sight() {
            hear(&mut memories, &mut told);
            let (seat, favourite) = (sight.eyes.seat, habit.greedy.choose(&sight.plain()));
            let memory = &memories[seat.index()];
            moves.clear();
            game.moves(&mut moves);
            // Of what modules do a search tries what greedy would.
            moves.retain(|mv| mv.module().is_none() || *mv == favourite);
            if dice.below(SELDOM) == 0 && (2..=ANSWERS).contains(&moves.len()) {
                let which = moves.iter().position(|mv| *mv == favourite).unwrap_or(0);
                let left = game.open().supply_left();
                found.extend([moves.len() as f32, self.futures as f32, which as f32, left as f32]);
                for _ in 0..self.futures {
                    let mut dealt = game.clone();
                    dealt.redeal_knowing(memory, dice);
                    let whims = dice.bits();
                    for mv in &moves {
                        habit.set_whims(whims);
                        self.one(&dealt, *mv, seat, &mut habit, &mut found);
                    }
                }
            }
            let mv = match self.by {
                By::Greedy => favourite,
                By::Habit(glance) => {
                    let mut world = game.clone();
                    world.redeal_knowing(memory, dice);
                    habit.choose(&world, glance).expect("asked")
                }
            };
            game.apply_told(seat, mv, &mut told).expect("a legal move");
        }
        found
    }
    /// One future of one answer.
    fn one<R: Household>(self, dealt: &Game<R>, mv: Move, seat: Seat, habit: &mut Habit, found: &mut Vec<f32>) {
        let mut see = |worth: Worth| found.extend([worth.win as f32 / 655.36, worth.margin as f32 / 256.0]);
        let (mut game, mut made) = (dealt.clone(), 0);
        game.apply_listed(mv);
        // As a search does it.
        see(habit.worth_after(dealt, mv, |seen| self.eye.worth_on_average(seen)));
        for plies in LOOKS.into_iter().chain([LAST]) {
            let due = plies.saturating_sub(made);
            made += match self.by {
                By::Greedy => go_on(&mut game, &mut habit.greedy, due),
                By::Habit(glance) => go_on(&mut game, &mut (&mut *habit, glance), due),
            };
            see(look(&game, seat, self.eye));
        }
    }
}
