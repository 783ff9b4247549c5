//! What abilities bring in The Red Palace: `palace [GAMES] [PLAYERS] [RIVALS] [MODULE,...|none] [FIRST SEED] [THREADS]`.
//!
//! One greedy bot plays against rivals, once in each seat of every deal. Rivals are `never` (the same bot with the same
//! weights, but it never uses an ability), `without` (so too, and it knows that: it values guards for the wall alone),
//! `buy_first`, `random` or `greedy`. Prints the share of wins
//! with its 95 % interval, points, how often each ability was used by the one in a game, and the speed.

mod duel;

use duel::Duel;
use sabika_bots::{Bot, Greedy, Weights, by_name};
use sabika_engine::{Config, Move, Title, modules::red_palace::Ability};
use std::time::Instant;

/// How often each ability was used.
type Used = [u64; Ability::ALL.len()];

fn rival(name: &str, seat: usize) -> Box<dyn Bot> {
    match name {
        "without" => Box::new(Greedy::with(Weights::WITHOUT_ABILITIES)),
        "never" => Box::new(Greedy::with(Weights { guard: Weights::TUNED.guard, ..Weights::WITHOUT_ABILITIES })),
        name => by_name(name, seat as u64).expect("without, never, or the name of a bot"),
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, default: u64| args.get(at).map_or(default, |text| text.parse().expect("a number"));
    let text = |at: usize, default: &'static str| args.get(at).map_or(default, String::as_str);
    let (games, players, first, threads) = (number(0, 6_000), number(1, 3), number(4, 0), number(5, 2));
    let (rivals, names) = (text(2, "without"), text(3, "none"));
    let modules = names.split(',').filter(|name| *name != "none").map(|name| name.parse().expect("a module")).collect();
    let config = Config::players(players as u8).of(Title::RedPalace).with(modules);
    let started = Instant::now();
    let duel = Duel {
        config,
        deals: first..first + games.div_ceil(players),
        threads,
        one: &|| Box::new(Greedy::new(0)),
        rival: &|seat| rival(rivals, seat),
    };
    let (found, used) = duel.play(|used: &mut Used, mv| {
        if let Move::RedPalace(mv) = mv
            && let Some(ability) = mv.ability()
        {
            used[ability as usize] += 1;
        }
    });
    let (games, fair) = (found.games, 100.0 / players as f64);
    println!(
        "greedy against {} {rivals}, {players} players, modules {names}, {games} games: {:.1} % ± {:.1} (fair {fair:.1} %), \
         {:.1} : {:.1} points, {:.1} turns, {:.0} games/s and thread",
        players - 1,
        100.0 * found.share,
        100.0 * found.half,
        found.own,
        found.others,
        found.turns,
        games / threads as f64 / started.elapsed().as_secs_f64(),
    );
    for ability in Ability::ALL {
        let used: u64 = used.iter().map(|used| used[ability as usize]).sum();
        println!("{:20} {:.3} times a game, it is in play in four of nine", ability.name(), used as f64 / games);
    }
}
