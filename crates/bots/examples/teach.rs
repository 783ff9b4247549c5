//! Games to learn from: `teach FILE games seed [playouts weights] [key=value …]`. Positions of games that greedy players, or a search,
//! play against themselves, each seen from one seat, with what came of it. See docs/training.md.
//!
//! A row is the features (one byte each), then the share of the win in 255ths, the margin in points (−127 to 127), the players, and
//! how far the game had come in 255ths.

use sabika_bots::{
    Bot, Greedy,
    search::{Budget, Search, Skill, go_on, look, result},
};
use sabika_engine::{
    Config, Game, Memory, Move,
    flow::{Event, Topic},
    modules::{Bare, House, Household, ModuleId, ModuleSet},
    value::{Dice, Seat, Seed},
};
use sabika_mind::{Features, Net, Worth};
use std::{
    fs::File,
    io::{BufWriter, Write},
    mem::{Discriminant, discriminant},
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::Instant,
};

struct Plan {
    games: u64,
    seed: u64,
    playouts: u32,
    skill: Skill,
    eye: Option<&'static Net>,
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
    Palace,
}

fn config(plan: &Plan, dice: &mut Dice) -> Config {
    let players = if plan.players == 0 { [2, 3, 3, 3, 4, 4, 5, 6][dice.below(8) as usize] } else { plan.players };
    let config = Config::players(players);
    match plan.modules {
        Modules::None => config,
        Modules::Palace => Config { game: sabika_engine::Title::RedPalace, ..config },
        Modules::Some => {
            const MANY: [usize; 24] = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 5, 5, 7, 10, 14, 26];
            let many = MANY[dice.below(24) as usize];
            let mut set = ModuleSet::EMPTY;
            let all: Vec<ModuleId> = ModuleId::ALL.iter().copied().filter(|m| *m != ModuleId::RedPalace).collect();
            for _ in 0..many {
                set.insert(*dice.pick(&all));
            }
            if many == 26 {
                set = all.into_iter().collect();
            }
            config.with(set)
        }
    }
}

fn play<R: Household>(
    (mut game, mut told): (Game<R>, Vec<Event>),
    plan: &Plan,
    search: &mut Option<Search>,
    dice: &mut Dice,
    out: &mut impl Write,
) {
    let mut greedy = Greedy::new(0);
    let mut moves: Vec<Move> = Vec::new();
    let mut rows: Vec<(Features, Seat, u8)> = Vec::new();
    let all = i32::from(game.open().supply_left()).max(1);
    let mut memories: Vec<Memory> = game.open().seats().map(Memory::new).collect();
    hear(&mut memories, &mut told);
    while let Some(sight) = game.sight() {
        let seat = sight.eyes.seat;
        if plan.branches > 0 && dice.below(plan.branches) == 0 {
            branch(&game, seat, &mut greedy, plan, dice, out, all);
        }
        let mv = if dice.below(plan.noise) == 0 {
            moves.clear();
            sight.moves(&mut moves);
            *dice.pick(&moves)
        } else if let Some(search) = search {
            let memory = &memories[seat.index()];
            let mut world = game.clone();
            world.redeal_knowing(memory, dice);
            let thoughts = search.ponder(&world, memory, Budget { playouts: plan.playouts }, || true).expect("asked");
            thoughts.candidates[0].mv
        } else {
            greedy.choose(&sight.plain())
        };
        if search.is_none() {
            game.apply_listed(mv);
        } else {
            game.apply_told(seat, mv, &mut told).expect("a listed move");
            hear(&mut memories, &mut told);
        }
        if plan.keeps > 0 && game.ask().is_some_and(|ask| ask.topic == Topic::Action) && dice.below(plan.keeps) == 0 {
            let seat = if dice.below(2) == 0 {
                seat
            } else {
                Seat::new(dice.below(game.open().players().into()) as u8).expect("a seat")
            };
            let past = 255 - 255 * i32::from(game.open().supply_left()) / all;
            rows.push((Features::of(&game, seat), seat, past as u8));
        }
    }
    write(&game, &rows, out, |game, seat| result(game, seat));
}

/// Everybody hears what has happened.
fn hear(memories: &mut [Memory], told: &mut Vec<Event>) {
    for event in told.drain(..) {
        for memory in &mut *memories {
            memory.hear(&event.told(Some(memory.seat())));
        }
    }
}

/// What comes of it if somebody does something else here, and greedy players go on.
fn branch<R: Household>(
    trunk: &Game<R>,
    seat: Seat,
    greedy: &mut Greedy,
    plan: &Plan,
    dice: &mut Dice,
    out: &mut impl Write,
    all: i32,
) {
    let (mut game, mut moves, mut rows) = (trunk.clone(), Vec::new(), Vec::new());
    game.moves(&mut moves);
    // Each kind of move is as likely as another, however many there are of it.
    let mut kinds: Vec<Discriminant<Move>> = Vec::new();
    for kind in moves.iter().map(discriminant) {
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    let kind = *dice.pick(&kinds);
    moves.retain(|mv| discriminant(mv) == kind);
    let mv = *dice.pick(&moves);
    game.apply_listed(mv);
    for plies in [0, 4, 8] {
        go_on(&mut game, greedy, plies);
        if game.open().is_over() {
            break;
        }
        let other = Seat::new(dice.below(game.open().players().into()) as u8).expect("a seat");
        let past = (255 - 255 * i32::from(game.open().supply_left()) / all).clamp(0, 255) as u8;
        rows.push((Features::of(&game, seat), seat, past));
        if other != seat && plies == 4 {
            rows.push((Features::of(&game, other), other, past));
        }
    }
    if let Some((eye, plies)) = plan.judge {
        go_on(&mut game, greedy, plies);
        write(&game, &rows, out, |game, seat| look(game, seat, eye));
    } else {
        go_on(&mut game, greedy, 100_000);
        write(&game, &rows, out, |game, seat| result(game, seat));
    }
}

fn write<R: Household>(
    game: &Game<R>,
    rows: &[(Features, Seat, u8)],
    out: &mut impl Write,
    worth: impl Fn(&Game<R>, Seat) -> Worth,
) {
    for (features, seat, past) in rows {
        let worth = worth(game, *seat);
        let row = features.0.map(|n| n as u8);
        let (win, margin) = (
            ((i64::from(worth.win) * 255 + 32_768) / 65_536) as u8,
            ((worth.margin + 128) >> 8).clamp(-127, 127) as i8,
        );
        out.write_all(&row).expect("room on the disk");
        out.write_all(&[win, margin as u8, game.open().players(), *past]).expect("room on the disk");
    }
}

fn net(file: String) -> &'static Net {
    Box::leak(Box::new(Net::read(&std::fs::read(file).expect("weights")).expect("of this version")))
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let key = |name: &str| args.iter().find_map(|arg| arg.strip_prefix(&format!("{name}=")).map(str::to_string));
    let number = |name: &str, or: u64| key(name).and_then(|n| n.parse().ok()).unwrap_or(or);
    let file = args.first().expect("a file to write to").clone();
    let plan = Plan {
        games: number("games", 1_000),
        seed: number("seed", 1),
        playouts: number("playouts", 64) as u32,
        skill: Skill { width: number("width", 8) as usize, depth: number("depth", 4) as u32, ..Skill::default() },
        eye: key("weights").map(net),
        players: number("players", 0) as u8,
        modules: match key("modules").as_deref() {
            Some("some") => Modules::Some,
            Some("palace") => Modules::Palace,
            _ => Modules::None,
        },
        noise: number("noise", 25) as u32,
        keeps: number("keeps", 3) as u32,
        branches: number("branches", 0) as u32,
        judge: key("judge").map(|file| (net(file), number("ahead", 12) as u32)),
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
                    let mut search = plan.eye.map(|eye| Search::new(eye, plan.skill, seed));
                    if config.rooms().is_empty() {
                        let mut told = Vec::new();
                        let game = Game::<Bare>::new_told(config, Seed::from_number(seed), &mut told);
                        play((game.expect("a good configuration"), told), plan, &mut search, &mut dice, &mut out);
                    } else {
                        let mut told = Vec::new();
                        let game = Game::<House>::new_told(config, Seed::from_number(seed), &mut told);
                        play((game.expect("a good configuration"), told), plan, &mut search, &mut dice, &mut out);
                    }
                }
            });
        }
    });
}
