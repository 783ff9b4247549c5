//! What abilities bring in The Red Palace: `palace [GAMES] [PLAYERS] [RIVALS] [MODULE,...|none] [FIRST SEED] [THREADS]`.
//!
//! One greedy bot plays against rivals, once in each seat of every deal. Rivals are `never` (the same bot with the same
//! weights, but it never uses an ability), `without` (so too, and it knows that: it values guards for the wall alone),
//! `buy_first`, `random` or `greedy`. Prints the share of wins
//! with its 95 % interval, points, how often each ability was used by the one in a game, and the speed.

use sabika_bots::{Bot, Greedy, Player, Weights};
use sabika_engine::{
    Config, Game, Move, Title,
    modules::red_palace::Ability,
    value::{Seat, Seed},
};
use std::time::Instant;

/// Shares of wins, one for each deal; the points of the bot and of the others; what was used.
#[derive(Default)]
struct Sum {
    shares: f64,
    squares: f64,
    own: i64,
    others: i64,
    used: [u64; Ability::ALL.len()],
    turns: u64,
}

fn rival(name: &str, seat: usize) -> Player {
    match name {
        "without" => Player::Greedy(Greedy::with(Weights::WITHOUT_ABILITIES)),
        "never" => Player::Greedy(Greedy::with(Weights { guard: Weights::TUNED.guard, ..Weights::WITHOUT_ABILITIES })),
        name => Player::new(name, seat as u64).expect("without, never, or the name of a bot"),
    }
}

fn part(config: Config, rivals: &str, deals: impl Iterator<Item = u64>) -> Sum {
    let players = usize::from(config.players);
    let mut sum = Sum::default();
    let mut bots: Vec<Player> = (0..players).map(|seat| rival(rivals, seat)).collect();
    let mut one = Player::Greedy(Greedy::new(0));
    for deal in deals {
        let mut share = 0.0;
        for at in 0..players {
            std::mem::swap(&mut bots[at], &mut one);
            let mut game: Game = Game::new(config, Seed::from_number(deal)).expect("a good configuration");
            while let Some(sight) = game.sight() {
                let seat = sight.eyes.seat.index();
                let mv = bots[seat].choose(&sight);
                if let (Move::RedPalace(mv), true) = (&mv, seat == at)
                    && let Some(ability) = mv.ability()
                {
                    sum.used[ability as usize] += 1;
                }
                game.apply_listed(mv);
            }
            std::mem::swap(&mut bots[at], &mut one);
            let winners: Vec<Seat> = game.open().winners().collect();
            if winners.iter().any(|seat| seat.index() == at) {
                share += 1.0 / winners.len() as f64;
            }
            for seat in game.open().seats() {
                let points = i64::from(game.open().scores[seat]);
                *(if seat.index() == at { &mut sum.own } else { &mut sum.others }) += points;
            }
            sum.turns += u64::from(game.open().turns);
        }
        share /= players as f64;
        sum.shares += share;
        sum.squares += share * share;
    }
    sum
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, default: u64| args.get(at).map_or(default, |text| text.parse().expect("a number"));
    let text = |at: usize, default: &'static str| args.get(at).map_or(default, String::as_str);
    let (games, players, first, threads) = (number(0, 6_000), number(1, 3), number(4, 0), number(5, 2));
    let (rivals, names) = (text(2, "without"), text(3, "none"));
    let modules = names.split(',').filter(|name| *name != "none").map(|name| name.parse().expect("a module")).collect();
    let config = Config::players(players as u8).of(Title::RedPalace).with(modules);
    let (deals, started) = (games.div_ceil(players), Instant::now());
    let parts: Vec<Sum> = std::thread::scope(|scope| {
        let run = |thread: u64| part(config, rivals, (first..first + deals).filter(move |d| d % threads == thread));
        let running: Vec<_> = (0..threads).map(|thread| scope.spawn(move || run(thread))).collect();
        running.into_iter().map(|thread| thread.join().expect("a thread")).collect()
    });
    let (n, games) = (deals as f64, (deals * players) as f64);
    let total = |of: fn(&Sum) -> f64| parts.iter().map(of).sum::<f64>();
    let mean = total(|s| s.shares) / n;
    // The seats of one deal hang together: the interval is that of the mean over deals.
    let half = 1.96 * ((total(|s| s.squares) / n - mean * mean).max(0.0) / n).sqrt();
    let (own, others) = (total(|s| s.own as f64) / games, total(|s| s.others as f64) / games / (players - 1) as f64);
    let fair = 100.0 / players as f64;
    println!(
        "greedy against {} {rivals}, {players} players, modules {names}, {games} games: {:.1} % ± {:.1} (fair {fair:.1} %), \
         {own:.1} : {others:.1} points, {:.1} turns, {:.0} games/s and thread",
        players - 1,
        100.0 * mean,
        100.0 * half,
        total(|s| s.turns as f64) / games,
        games / threads as f64 / started.elapsed().as_secs_f64(),
    );
    for ability in Ability::ALL {
        let used: u64 = parts.iter().map(|part| part.used[ability as usize]).sum();
        println!("{:20} {:.3} times a game, it is in play in four of nine", ability.name(), used as f64 / games);
    }
}
