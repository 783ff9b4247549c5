//! What it brings to know a module: `modules [GAMES] [PLAYERS] [THREADS] [MODULE,...]`.
//!
//! One greedy bot that knows the module plays against copies that do not, once in each seat of every deal. There are two
//! ways not to know it: to *decline* everything that is not compulsory, and to *guess*, giving every move of the module
//! the same small worth ([`Weights::unknown`]). Where a module asks nothing of anybody both are the same: such a bot
//! counts majorities as printed, lays its tiles roof up, and sees no use in a medina. Prints the share of wins with its 95 % interval.

use sabika_bots::{Bot, Greedy, Weights};
use sabika_engine::{
    Config, Game,
    modules::{ModuleId, ModuleSet},
    value::{Seat, Seed},
};

/// Shares of wins, one for each deal, and the points of the bot and of the others.
#[derive(Default)]
struct Sum {
    shares: f64,
    squares: f64,
    own: i64,
    others: i64,
}

fn ignorant(module: ModuleId, declines: bool) -> Greedy {
    let unknown = if declines { -1_000_000 } else { Weights::TUNED.unknown };
    Greedy::with(Weights { unknown, ..Weights::TUNED }).ignoring(module)
}

fn part(config: Config, module: ModuleId, declines: bool, deals: impl Iterator<Item = u64>) -> Sum {
    let players = usize::from(config.players);
    let mut sum = Sum::default();
    let mut bots: Vec<Greedy> = (0..players).map(|_| ignorant(module, declines)).collect();
    let mut knows = Greedy::new(0);
    for deal in deals {
        let mut share = 0.0;
        for at in 0..players {
            std::mem::swap(&mut bots[at], &mut knows);
            let mut game: Game = Game::new(config, Seed::from_number(deal)).expect("a good configuration");
            while let Some(sight) = game.sight() {
                let mv = bots[sight.eyes.seat.index()].choose(&sight);
                game.apply_listed(mv);
            }
            std::mem::swap(&mut bots[at], &mut knows);
            let winners: Vec<Seat> = game.open().winners().collect();
            if winners.iter().any(|seat| seat.index() == at) {
                share += 1.0 / winners.len() as f64;
            }
            for seat in game.open().seats() {
                let points = i64::from(game.open().scores[seat]);
                *(if seat.index() == at { &mut sum.own } else { &mut sum.others }) += points;
            }
        }
        share /= players as f64;
        sum.shares += share;
        sum.squares += share * share;
    }
    sum
}

fn measure(config: Config, module: ModuleId, declines: bool, deals: u64, threads: u64) -> String {
    let parts: Vec<Sum> = std::thread::scope(|scope| {
        let run = |thread: u64| part(config, module, declines, (0..deals).filter(move |d| d % threads == thread));
        let running: Vec<_> = (0..threads).map(|thread| scope.spawn(move || run(thread))).collect();
        running.into_iter().map(|thread| thread.join().expect("a thread")).collect()
    });
    let (n, players) = (deals as f64, f64::from(config.players));
    let total = |of: fn(&Sum) -> f64| parts.iter().map(of).sum::<f64>();
    let mean = total(|s| s.shares) / n;
    // The seats of one deal hang together: the interval is that of the mean over deals.
    let half = 1.96 * ((total(|s| s.squares) / n - mean * mean).max(0.0) / n).sqrt();
    let (own, others) = (total(|s| s.own as f64), total(|s| s.others as f64));
    let points = format!("{:.1} : {:.1}", own / n / players, others / n / players / (players - 1.0));
    format!("{:5.1} % ± {:.1}  ({points})", 100.0 * mean, 100.0 * half)
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, default: u64| args.get(at).map_or(default, |text| text.parse().expect("a number"));
    let (games, players, threads) = (number(0, 6_000), number(1, 3), number(2, 2));
    let wanted: ModuleSet = match args.get(3) {
        Some(names) => names.split(',').map(|name| name.parse().expect("a module")).collect(),
        None => ModuleSet::all(),
    };
    let deals = games.div_ceil(players);
    let fair = 100.0 / players as f64;
    println!("One who knows against {} who do not, {} games each, fair {fair:.1} %", players - 1, deals * players);
    println!("{:21} {:32} {:32}", "module", "they decline (points)", "they guess (points)");
    for module in wanted.iter() {
        let config = Config::players(players as u8).with([module].into_iter().collect());
        let [declines, guesses] = [true, false].map(|declines| measure(config, module, declines, deals, threads));
        println!("{:21} {declines:32} {guesses:32}", module.name());
    }
}
