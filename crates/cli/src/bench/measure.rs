//! Rounds, medians, laps.

use super::{
    calibration::{TURNS, lap_ns},
    hot::{Boards, Done, GreedyGames, Playouts, RandomGames},
    wired::Wired,
};
use sabika_engine::{
    Config, Game, Title,
    modules::{Bare, House, ModuleId, ModuleSet},
};
use serde::Serialize;
use std::time::{Duration, Instant};

/// How often everything is measured.
pub const ROUNDS: usize = 3;

/// What a number counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    PerSecond,
    Nanoseconds,
    Bytes,
}

/// One measured number.
#[derive(Clone, Debug, Serialize)]
pub struct Figure {
    pub name: &'static str,
    /// The only module played, if it is one's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub module: Option<ModuleId>,
    /// The target in `PERFORMANCE.md`.
    pub target_id: &'static str,
    pub unit: Unit,
    pub median: f64,
    pub rounds: Vec<f64>,
    /// The widest distance from the median, as a part of it.
    pub spread: f64,
    /// Pieces per lap of the calibration loop, or turns of that loop per piece.
    pub laps: Option<f64>,
    pub target: Option<f64>,
}

struct Task<'a> {
    name: &'static str,
    module: Option<ModuleId>,
    target_id: &'static str,
    unit: Unit,
    target: Option<f64>,
    /// Runs for this long; says how much was done in which time.
    work: Box<dyn FnMut(Duration) -> f64 + 'a>,
}

/// Runs a piece of work again and again for this long.
fn repeat(time: Duration, batch: u32, mut piece: impl FnMut() -> Done) -> (Done, f64) {
    let mut sum = Done::default();
    let start = Instant::now();
    loop {
        for _ in 0..batch {
            let done = piece();
            sum.pieces += done.pieces;
            sum.moves += done.moves;
        }
        let spent = start.elapsed();
        if spent >= time {
            return (sum, spent.as_secs_f64());
        }
    }
}

fn rate<'a>(batch: u32, mut piece: impl FnMut() -> Done + 'a) -> Box<dyn FnMut(Duration) -> f64 + 'a> {
    Box::new(move |time| {
        let (done, seconds) = repeat(time, batch, &mut piece);
        done.pieces as f64 / seconds
    })
}

fn nanos<'a>(batch: u32, mut piece: impl FnMut() -> Done + 'a) -> Box<dyn FnMut(Duration) -> f64 + 'a> {
    Box::new(move |time| {
        let (done, seconds) = repeat(time, batch, &mut piece);
        1e9 * seconds / done.pieces as f64
    })
}

/// Measures everything in rounds; says what it is at.
pub fn all(time: Duration, each_module: bool, mut at: impl FnMut(&str)) -> (f64, Vec<Figure>) {
    let (base, full) = (Config::players(4), Config::players(4).with(ModuleSet::all()));
    let mut listed = RandomGames::new(base);
    let mut moves = RandomGames::new(base);
    let mut sampled = RandomGames::new(base);
    let mut greedy = GreedyGames::new(base);
    let mut modules = RandomGames::new(full);
    let mut drawn = RandomGames::new(full);
    let mut unused = RandomGames::new(base);
    // The game that has a room of its own.
    let palace = base.of(Title::ALL.into_iter().find(|game| game.room().is_some()).unwrap_or_default());
    let (mut palace_listed, mut palace_drawn) = (RandomGames::new(palace), RandomGames::new(palace));
    let mut playouts = Playouts::<Bare>::new(base);
    let (mut step, mut rich_step) = (Playouts::<Bare>::new(base), Playouts::<House>::new(full));
    let (mut search, mut rich_search) = (Playouts::<Bare>::new(base), Playouts::<House>::new(full));
    let mut rich_greedy = GreedyGames::new(Config::players(3).with(ModuleSet::all()));
    let (bare, house) = (Playouts::<Bare>::new(base), Playouts::<House>::new(full));
    let mut wired = [base, full, base, full, base, full].map(Wired::new);
    let [asked, rich_asked, seen, rich_seen, told, rich_told] = &mut wired;
    let mut boards = [(); 4].map(|()| Boards::new::<Bare>(base));
    let [places, more, walls, removals] = &mut boards;
    let moves_per_second = Box::new(move |time| {
        let (done, seconds) = repeat(time, 1, || moves.listed::<Bare>());
        done.moves as f64 / seconds
    });
    let task = |name, target_id, unit, target, work| Task { name, module: None, target_id, unit, target, work };
    let (per_second, ns) = (Unit::PerSecond, Unit::Nanoseconds);
    let mut tasks = vec![
        task("listed", "E1", per_second, Some(1e4), rate(1, || listed.listed::<Bare>())),
        task("sampled", "E2", per_second, Some(6e4), rate(1, || sampled.sampled::<Bare>())),
        task("moves", "E3", per_second, Some(3.5e6), moves_per_second),
        task("greedy", "E4", per_second, Some(1e4), rate(1, || greedy.one::<Bare>())),
        task("playouts", "E5", per_second, Some(1e5), rate(1, || playouts.one())),
        task("step", "E11", per_second, Some(1e5), rate(1, || step.step())),
        task("step-modules", "E11", per_second, Some(5e3), rate(1, || rich_step.step())),
        task("search", "E5", per_second, None, rate(1, || search.search())),
        task("search-modules", "E5", per_second, None, rate(1, || rich_search.search())),
        task("greedy-modules", "E12", per_second, Some(50.0), rate(1, || rich_greedy.one::<House>())),
        task("placements", "E6", ns, Some(30.0), nanos(1000, || places.placements())),
        task("placements-ready", "E6", ns, Some(30.0), nanos(1000, || more.more_placements())),
        task("wall", "E6", ns, Some(120.0), nanos(1000, || walls.wall())),
        task("removals", "E6", ns, Some(250.0), nanos(1000, || removals.removals())),
        task("clone-base", "E7", ns, Some(60.0), nanos(1000, || bare.copy())),
        task("clone-all", "E7", ns, Some(300.0), nanos(1000, || house.copy())),
        task("unused", "E8", per_second, Some(1e4), rate(1, || unused.listed::<House>())),
        task("modules", "E8", per_second, None, rate(1, || modules.listed::<House>())),
        task("modules-drawn", "E8", per_second, Some(1e3), rate(1, || drawn.sampled::<House>())),
        task("palace", "E8", per_second, None, rate(1, || palace_listed.listed::<House>())),
        task("palace-drawn", "E8", per_second, Some(4e3), rate(1, || palace_drawn.sampled::<House>())),
        task("question", "W1", ns, Some(2e5), nanos(10, || asked.question())),
        task("question-modules", "W1", ns, Some(1e6), nanos(10, || rich_asked.question())),
        task("view", "W2", ns, None, nanos(10, || seen.view())),
        task("view-modules", "W2", ns, None, nanos(10, || rich_seen.view())),
        task("news", "W3", ns, Some(1e5), nanos(10, || told.news())),
        task("news-modules", "W3", ns, None, nanos(10, || rich_told.news())),
    ];
    for module in ModuleId::ALL.iter().copied().filter(|_| each_module) {
        let mut alone = RandomGames::new(base.with([module].into_iter().collect()));
        let work = rate(1, move || alone.listed::<House>());
        tasks.push(Task { module: Some(module), ..task(module.name(), "E8", per_second, None, work) });
    }
    let mut rounds = vec![Vec::new(); tasks.len()];
    let mut laps = Vec::new();
    for round in 1..=ROUNDS {
        laps.push(lap_ns(time));
        for (task, found) in tasks.iter_mut().zip(&mut rounds) {
            at(&format!("{round}/{ROUNDS} {}", task.name));
            found.push((task.work)(time));
        }
    }
    let lap = median(&laps);
    let mut figures: Vec<Figure> = tasks.iter().zip(rounds).map(|(task, rounds)| figure(task, rounds, lap)).collect();
    figures.push(size("bytes-base", size_of::<Game<Bare>>(), 2048));
    figures.push(size("bytes-all", size_of::<Game<House>>(), 8192));
    (lap, figures)
}

fn figure(task: &Task<'_>, rounds: Vec<f64>, lap: f64) -> Figure {
    let median = median(&rounds);
    let spread = rounds.iter().map(|value| (value - median).abs() / median).fold(0.0, f64::max);
    let laps = match task.unit {
        Unit::PerSecond => median * lap / 1e9,
        _ => median / (lap / TURNS as f64),
    };
    let Task { name, module, target_id, unit, target, .. } = *task;
    Figure { name, module, target_id, unit, median, rounds, spread, laps: Some(laps), target }
}

fn size(name: &'static str, bytes: usize, target: u16) -> Figure {
    let median = bytes as f64;
    let target = Some(f64::from(target));
    Figure {
        name,
        module: None,
        target_id: "E7",
        unit: Unit::Bytes,
        median,
        rounds: vec![median],
        spread: 0.0,
        laps: None,
        target,
    }
}

fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}
