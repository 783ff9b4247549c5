//! Games to learn from: `teach FILE [key=value …]`. Positions of games that greedy players, greedy players and searches (`some=FILE`), or
//! searches alone (`weights=FILE`) play against themselves, each seen from one seat, with what came of it. See docs/training.md.
//!
//! A row is the features (one byte each), then the share of the win in 255ths, the margin in points (−127 to 127), the players, and
//! how far the game had come in 255ths.

mod greedy;
mod rows;
mod search;
mod sight;
#[path = "../table/mod.rs"]
mod table;

use sabika_bots::search::Skill;
use sabika_engine::{
    Config, Game,
    flow::Event,
    modules::{Bare, House, Household, ModuleId, ModuleSet},
    value::{Dice, Seed},
};
use sabika_mind::Net;
use std::{
    fs::File,
    io::{BufWriter, Write},
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::Instant,
};
use table::{Args, all_modules, net, table};

struct Plan {
    games: u64,
    seed: u64,
    /// Whoever searches tries so many futures, in this way, with this eye.
    playouts: u32,
    skill: Skill,
    eye: Option<&'static Net>,
    /// With this one all go by first sight.
    sight: Option<&'static Net>,
    /// So much of what a position is worth is what is seen of it later, in 256ths, turn by turn.
    later: i64,
    /// With this one some of the players look ahead, and the others are greedy.
    some_search: Option<&'static Net>,
    /// 0: any number; the base game or modules by chance.
    players: u8,
    modules: Modules,
    /// One move in so many is made by chance.
    noise: u32,
    /// One position in so many is kept; none for 0.
    keeps: u32,
    /// From one position in so many something else is tried; from none for 0.
    branches: u32,
    /// Who says what a branch comes to: the eye some plies later, or the end of the game.
    judge: Option<(&'static Net, u32)>,
}

#[derive(Clone, Copy, PartialEq)]
enum Modules {
    None,
    Some,
    Many,
    Palace,
}

/// How many modules are played where some are, and where many are.
const SOME: [usize; 24] = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 5, 5, 7, 10, 14, 26];
const MANY: [usize; 12] = [7, 9, 11, 13, 15, 18, 21, 24, 26, 26, 26, 26];

/// So many modules of all, or some fewer: one may be picked twice.
fn of_all(many: usize, dice: &mut Dice) -> ModuleSet {
    let all: Vec<ModuleId> = all_modules().iter().collect();
    if many == all.len() {
        return all_modules();
    }
    (0..many).map(|_| *dice.pick(&all)).collect()
}

fn config(plan: &Plan, dice: &mut Dice) -> Config {
    let players = if plan.players == 0 { [2, 3, 3, 3, 4, 4, 5, 6][dice.below(8) as usize] } else { plan.players };
    let config = Config::players(players);
    match plan.modules {
        Modules::None => config,
        Modules::Palace => table("palace", players, dice),
        Modules::Some => config.with(of_all(*dice.pick(&SOME), dice)),
        Modules::Many => config.with(of_all(*dice.pick(&MANY), dice)),
    }
}

/// One game.
fn one<R: Household, W: Write>(config: Config, plan: &Plan, seed: u64, dice: &mut Dice, out: &mut W) {
    let mut told: Vec<Event> = Vec::new();
    let game = Game::<R>::new_told(config, Seed::from_number(seed), &mut told).expect("a good configuration");
    match (plan.eye, plan.sight) {
        (Some(eye), _) => search::play((game, told), (plan, eye), dice, out),
        (_, Some(eye)) => sight::play((game, told), (plan, eye), dice, out),
        _ => greedy::play((game, told), plan, dice, out),
    }
}

fn main() {
    let args = Args::read();
    let key = |name: &str| args.key(name);
    let number = |name: &str, or: u64| args.number(name, or);
    let file = args.0.first().expect("a file to write to").clone();
    let plan = Plan {
        games: number("games", 1_000),
        seed: number("seed", 1),
        playouts: number("playouts", 64) as u32,
        skill: Skill { width: number("width", 8) as usize, depth: number("depth", 6) as u32, ..Skill::default() },
        eye: key("weights").map(|file| net(&file)),
        sight: key("sight").map(|file| net(&file)),
        later: number("later", 240) as i64,
        some_search: key("some").map(|file| net(&file)),
        players: number("players", 0) as u8,
        modules: match key("modules").as_deref() {
            Some("some") => Modules::Some,
            Some("many") => Modules::Many,
            Some("palace") => Modules::Palace,
            _ => Modules::None,
        },
        noise: number("noise", 25) as u32,
        keeps: number("keeps", 3) as u32,
        branches: number("branches", 0) as u32,
        judge: key("judge").map(|file| (net(&file), number("ahead", 12) as u32)),
    };
    // So many seconds at most: what is played by then is enough.
    let (began, seconds) = (Instant::now(), number("seconds", u64::MAX));
    let threads = number("threads", thread::available_parallelism().map_or(1, |n| n.get() as u64));
    let next = AtomicU64::new(0);
    thread::scope(|scope| {
        for n in 0..threads {
            let (plan, next, file) = (&plan, &next, format!("{file}.{n}"));
            scope.spawn(move || {
                let mut out = BufWriter::with_capacity(1 << 20, File::create(file).expect("a file"));
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= plan.games || began.elapsed().as_secs() >= seconds {
                        break;
                    }
                    let seed = plan.seed << 32 | game;
                    let mut dice = Dice::loose(seed);
                    let config = config(plan, &mut dice);
                    let play = if config.rooms().is_empty() { one::<Bare, _> } else { one::<House, _> };
                    play(config, plan, seed, &mut dice, &mut out);
                }
            });
        }
    });
}
