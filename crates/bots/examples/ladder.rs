//! Measures one bot against copies of another: `ladder TESTED OTHER [PLAYERS] [GAMES] [MODULES,...]`.
//!
//! Seed blocks: each deal is played with the tested bot once in each seat. A shared win counts its share.
//! `ladder speed [PLAYERS] [GAMES]` counts games a second with greedy in every seat.

use sabika_bots::{Bot, NAMES, by_name};
use sabika_engine::{
    Config, Game,
    modules::{Bare, House, Household, ModuleSet},
    value::{Seat, Seed},
};
use std::time::Instant;

fn play<R: Household>(config: Config, seed: u64, bots: &mut [Box<dyn Bot>]) -> Game<R> {
    let mut game = Game::<R>::new(config, Seed::from_number(seed)).expect("a good configuration");
    while let Some(sight) = game.sight() {
        let mv = bots[sight.eyes.seat.index()].choose(&sight.plain());
        game.apply_listed(mv);
    }
    game
}

fn bot(name: &str, seed: u64) -> Box<dyn Bot> {
    by_name(name, seed).unwrap_or_else(|| panic!("no bot {name}: {NAMES:?}"))
}

fn ladder<R: Household>(config: Config, tested: &str, other: &str, games: u64) {
    let players = usize::from(config.players);
    let deals = games.div_ceil(players as u64);
    // The seats of one deal hang together: the interval is that of the mean over deals.
    let (mut sum, mut squares) = (0.0, 0.0);
    let (mut own, mut others, mut turns) = (0i64, 0i64, 0u64);
    let start = Instant::now();
    for deal in 0..deals {
        let mut share = 0.0;
        for at in 0..players {
            let name = |seat| if seat == at { tested } else { other };
            let mut bots: Vec<Box<dyn Bot>> =
                (0..players).map(|seat| bot(name(seat), deal * 8 + seat as u64)).collect();
            let game = play::<R>(config, deal, &mut bots);
            let open = game.open();
            let me = Seat::new(at as u8).expect("a seat");
            let winners: Vec<Seat> = open.winners().collect();
            if winners.contains(&me) {
                share += 1.0 / winners.len() as f64;
            }
            turns += u64::from(open.turns());
            for seat in open.seats() {
                *(if seat == me { &mut own } else { &mut others }) += i64::from(open.score(seat));
            }
        }
        share /= players as f64;
        sum += share;
        squares += share * share;
    }
    let (n, games) = (deals as f64, (deals * players as u64) as f64);
    let mean = sum / n;
    let half = 1.96 * ((squares / n - mean * mean).max(0.0) / n).sqrt();
    println!(
        "{tested} against {} × {other}{}: {:.2} % ± {:.2} (fair {:.1} %), points {:.1} : {:.1}, {:.1} turns, {games} games, {:.0} games/s",
        players - 1,
        config.modules.iter().fold(String::new(), |all, m| all + " +" + m.name()),
        100.0 * mean,
        100.0 * half,
        100.0 / players as f64,
        own as f64 / games,
        others as f64 / games / (players - 1) as f64,
        turns as f64 / games,
        games / start.elapsed().as_secs_f64(),
    );
}

fn speed(players: u8, games: u64) {
    let config = Config::players(players);
    let mut bots: Vec<Box<dyn Bot>> = (0..players).map(|seat| bot("greedy", u64::from(seat))).collect();
    let (start, mut moves) = (Instant::now(), 0u64);
    for seed in 0..games {
        moves += u64::from(play::<Bare>(config, seed, &mut bots).open().ply());
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{players} × greedy: {:.0} games/s, {:.1} moves a game, {:.0} ns a move",
        games as f64 / seconds,
        moves as f64 / games as f64,
        1e9 * seconds / moves as f64
    );
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |at: usize| args.get(at).map(String::as_str);
    let number = |at: usize, default: u64| arg(at).map_or(default, |text| text.parse().expect("a number"));
    if arg(0) == Some("speed") {
        return speed(number(1, 4) as u8, number(2, 20_000));
    }
    let (tested, other) = (arg(0).unwrap_or("greedy"), arg(1).unwrap_or("buy_first"));
    let modules: ModuleSet =
        arg(4).unwrap_or("").split(',').filter(|m| !m.is_empty()).map(|m| m.parse().expect("a module")).collect();
    let config = Config::players(number(2, 3) as u8).with(modules);
    if modules == ModuleSet::EMPTY {
        ladder::<Bare>(config, tested, other, number(3, 3_000));
    } else {
        ladder::<House>(config, tested, other, number(3, 3_000));
    }
}
