//! One bot against copies of another: `arena A B [players=3] [games=600] [from=0] [modules=none|some|all|palace|NAME,…] [threads=N] [sprt=LOW:HIGH]`.
//! A bot is `greedy`, `level:NAME[@FUTURES]`, `eye:NOISE:WEIGHTS`, `habit` or `habit:WEIGHTS[:quick]` (what seems best by habit, without an eye or with this one, quick as in futures), or
//! `search:PLAYOUTS:WIDTH:DEPTH:POINT:WEIGHTS[:HABIT[:GREED[:TASTE]]]` (`8+`: eight plies by habit with an eye). Every deal is played once from each seat.
//! With `sprt` it ends as soon as it is clear whether the first wins LOW or HIGH per cent (a sequential test, wrong in one of twenty cases).

mod table;

use sabika_bots::{
    Bot, Greedy, Level, Patience, World,
    habit::{Glance, Habit},
    search::{Budget, Search, Skill},
};
use sabika_engine::{
    Game, Memory, Move,
    value::{Dice, Seat, Seed},
};
use sabika_mind::{Net, Taste};
use std::{
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};
use table::{Args, hear, net, table, taste};

#[derive(Clone)]
enum Kind {
    Greedy,
    Level(&'static Level, Patience),
    Habit(Glance<'static>),
    Eye(&'static Net, u32),
    Search { playouts: u32, skill: Skill, eye: &'static Net, taste: &'static Taste },
}

fn kind(text: &str) -> Kind {
    let parts: Vec<&str> = text.split(':').collect();
    match parts[..] {
        ["greedy"] => Kind::Greedy,
        ["level", text] => {
            let (name, patience) = Patience::read(text).expect("a name and how many futures");
            Kind::Level(Level::by_name(name).expect("a level"), patience)
        }
        ["habit"] => Kind::Habit(Glance::Never),
        ["habit", file] => Kind::Habit(Glance::AtAll(net(file))),
        ["habit", file, "quick"] => Kind::Habit(Glance::AtTheBest(net(file))),
        ["eye", noise, file] => Kind::Eye(net(file), noise.parse().expect("a number")),
        ["search", playouts, width, depth, point, file, ref habit @ ..] => Kind::Search {
            playouts: playouts.parse().expect("a number"),
            skill: Skill {
                width: width.parse().expect("a number"),
                depth: depth.parse().expect("a number"),
                point: point.parse().expect("a number"),
                noise: 0,
                habit: habit.first().map_or(0, |plies| plies.trim_end_matches('+').parse().expect("a number")),
                keen: habit.first().is_some_and(|plies| plies.ends_with('+')),
                greed: habit.get(1).map_or(0, |one_in| one_in.parse().expect("a number")),
            },
            eye: net(file),
            taste: habit.get(2).map_or(Taste::embedded(), |file| taste(file)),
        },
        _ => panic!("what is {text}?"),
    }
}

enum Player {
    Greedy(Box<Greedy>),
    Level(Box<Search>),
    Habit(Box<Habit>, Glance<'static>),
    Search(Box<Search>, u32),
}

impl Player {
    fn new(kind: &Kind, seed: u64) -> Player {
        match kind {
            Kind::Greedy => Player::Greedy(Box::new(Greedy::new(seed))),
            Kind::Level(level, patience) => Player::Level(Box::new(Search::of(level, seed).with(*patience))),
            Kind::Habit(glance) => {
                let mut habit = Habit::new(Taste::embedded());
                habit.set_sure();
                Player::Habit(Box::new(habit), *glance)
            }
            Kind::Eye(eye, noise) => {
                let skill = Skill { width: 1000, noise: *noise, ..Skill::default() };
                Player::Search(Box::new(Search::new(eye, skill, seed)), 0)
            }
            Kind::Search { playouts, skill, eye, taste } => {
                Player::Search(Box::new(Search::new(eye, *skill, seed).by(taste)), *playouts)
            }
        }
    }
    fn choose(&mut self, game: &Game, memory: &Memory, dice: &mut Dice) -> Move {
        match self {
            Player::Greedy(greedy) => greedy.choose(&game.sight().expect("asked").plain()),
            Player::Level(search) => search.think(&World::of(game, *memory, dice.bits())).expect("asked"),
            Player::Habit(habit, glance) => {
                habit.choose(World::of(game, *memory, dice.bits()).game(), *glance).expect("asked")
            }
            Player::Search(search, playouts) => {
                let world = World::of(game, *memory, dice.bits());
                let thoughts = search.thoughts_within(&world, Budget { playouts: *playouts }, || true).expect("asked");
                thoughts.candidates[0].mv
            }
        }
    }
}

#[derive(Default)]
struct Sums {
    games: u32,
    win: f64,
    squares: f64,
    margin: i64,
    time: Duration,
    asked: u32,
    slowest: Duration,
}

/// How surely a sequential test tells: as a logarithm, nineteen to one.
const SURE: f64 = 2.94;

impl Sums {
    /// The mean share of the win, and by how much it varies from game to game.
    fn share(&self) -> (f64, f64) {
        let mean = self.win / f64::from(self.games);
        (mean, self.squares / f64::from(self.games) - mean * mean)
    }
    /// How much likelier the higher share is than the lower one, as a logarithm.
    fn likelier(&self, low: f64, high: f64) -> f64 {
        let (mean, varies) = self.share();
        f64::from(self.games) * (high - low) * (2.0 * mean - low - high) / (2.0 * varies.max(0.02))
    }
}

fn main() {
    let args = Args::read();
    let (a, b) = (kind(&args.0[0]), kind(&args.0[1]));
    let players = args.number("players", 3) as u8;
    let modules = args.key("modules").unwrap_or_default();
    let games = args.number("games", 600);
    let threads = args.number("threads", thread::available_parallelism().map_or(1, |n| n.get() as u64));
    // Who goes on measuring begins where it stopped.
    let first = args.number("from", 0);
    let (next, sums) = (AtomicU64::new(first), Mutex::new(Sums::default()));
    let per_cent = |n: &str| n.parse::<f64>().expect("per cent") / 100.0;
    let sprt = args.key("sprt").map(|text| {
        let (low, high) = text.split_once(':').expect("two shares");
        (per_cent(low), per_cent(high))
    });
    let is_clear =
        |sums: &Sums| sums.games > 30 && sprt.is_some_and(|(low, high)| sums.likelier(low, high).abs() > SURE);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= first + games || is_clear(&sums.lock().expect("sums")) {
                        break;
                    }
                    let (block, own) = (game / u64::from(players), (game % u64::from(players)) as u8);
                    let mut sum = Sums::default();
                    let mut dice = Dice::loose(game << 8);
                    let config = table(&modules, players, &mut Dice::loose(block));
                    let (mut told, seed) = (Vec::new(), Seed::from_number(block + 7_000_000));
                    let mut state: Game = Game::new_told(config, seed, &mut told).expect("a game");
                    let mut memories: Vec<Memory> = Seat::all(players).map(Memory::new).collect();
                    let mut bots: Vec<Player> = (0..players)
                        .map(|n| Player::new(if n == own { &a } else { &b }, game << 8 | u64::from(n)))
                        .collect();
                    while let Some(ask) = state.ask() {
                        hear(&mut memories, &mut told);
                        let began = Instant::now();
                        let mv = bots[ask.seat.index()].choose(&state, &memories[ask.seat.index()], &mut dice);
                        if ask.seat.number() == own {
                            let time = began.elapsed();
                            (sum.time, sum.asked, sum.slowest) =
                                (sum.time + time, sum.asked + 1, sum.slowest.max(time));
                        }
                        state.apply_told(ask.seat, mv, &mut told).expect("legal");
                    }
                    let open = state.open();
                    let me = Seat::new(own).expect("a seat");
                    let winners = open.winners().count();
                    let win = if open.winners().any(|seat| seat == me) { 1.0 / winners as f64 } else { 0.0 };
                    let best = open.seats().filter(|seat| *seat != me).map(|seat| open.score(seat)).max().unwrap_or(0);
                    let mut all = sums.lock().expect("sums");
                    all.games += 1;
                    all.win += win;
                    all.squares += win * win;
                    all.margin += i64::from(open.score(me) - best);
                    all.time += sum.time;
                    all.asked += sum.asked;
                    all.slowest = all.slowest.max(sum.slowest);
                }
            });
        }
    });
    let sums = sums.into_inner().expect("sums");
    let n = f64::from(sums.games);
    let (mean, varies) = sums.share();
    let error = 1.96 * (varies / n).sqrt();
    let each = sums.time.as_secs_f64() * 1e3 / f64::from(sums.asked);
    println!(
        "{} against {}, {players} players {modules}: {:.1} % ± {:.1} of {} games, margin {:+.1}, {each:.2} ms a decision (slowest {:.0})",
        args.0[0],
        args.0[1],
        100.0 * mean,
        100.0 * error,
        sums.games,
        sums.margin as f64 / n,
        sums.slowest.as_secs_f64() * 1e3
    );
    if let Some((low, high)) = sprt {
        let which = match sums.likelier(low, high) {
            likelier if likelier > SURE => "the higher",
            likelier if likelier < -SURE => "the lower",
            _ => "neither surely",
        };
        println!("of {:.1} and {:.1} %: {which}", 100.0 * low, 100.0 * high);
    }
}
