//! What it brings to know a module: `modules [GAMES] [PLAYERS] [THREADS] [MODULE,...]`.
//!
//! One greedy bot that knows the module plays against copies that do not, once in each seat of every deal. There are two
//! ways not to know it: to *decline* everything that is not compulsory, and to *guess*, giving every move of the module
//! the same small worth ([`Weights::unknown`]). Where a module asks nothing of anybody both are the same: such a bot
//! counts majorities as printed, lays its tiles roof up, and sees no use in a medina. Prints the share of wins with its 95 % interval.

mod duel;

use duel::Duel;
use sabika_bots::{Greedy, Weights};
use sabika_engine::{
    Config,
    modules::{ModuleId, ModuleSet},
};

fn ignorant(module: ModuleId, declines: bool) -> Greedy {
    let unknown = if declines { -1_000_000 } else { Weights::TUNED.unknown };
    Greedy::with(Weights { unknown, ..Weights::TUNED }).ignoring(module)
}

fn measure(config: Config, module: ModuleId, declines: bool, deals: u64, threads: u64) -> String {
    let duel = Duel {
        config,
        deals: 0..deals,
        threads,
        one: &|| Box::new(Greedy::new(0)),
        rival: &|_| Box::new(ignorant(module, declines)),
    };
    let (found, _) = duel.play(|(): &mut (), _| {});
    let points = format!("{:.1} : {:.1}", found.own, found.others);
    format!("{:5.1} % ± {:.1}  ({points})", 100.0 * found.share, 100.0 * found.half)
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
