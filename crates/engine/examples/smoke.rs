use sabika_engine::{modules::*, value::*, *};
use std::time::Instant;
fn go<R: Rooms>(config: Config, games: u64, listed: bool) {
    let mut dice = Dice::loose(5);
    let mut moves: Vec<Move> = Vec::with_capacity(1024);
    let (mut n, mut turns, mut listed_n) = (0u64, 0u64, 0u64);
    let mut points = 0i64;
    let t = Instant::now();
    for seed in 0..games {
        let mut game = Game::<R>::new(config, Seed::from_number(seed)).unwrap();
        while game.ask().is_some() {
            let mv = if listed {
                moves.clear();
                game.moves(&mut moves);
                listed_n += moves.len() as u64;
                *dice.pick(&moves)
            } else {
                game.sight().unwrap().sample(&mut dice, &mut moves)
            };
            game.apply_listed(mv);
            n += 1;
        }
        turns += game.open().turns as u64;
        points += game.open().scores[Seat::FIRST] as i64;
    }
    let s = t.elapsed().as_secs_f64();
    println!(
        "{:?} players {} size {} games/s {:.0} moves/s {:.0} moves/game {:.1} turns/game {:.1} listed/move {:.1} points {:.1}",
        config.modules,
        config.players,
        size_of::<Game<R>>(),
        games as f64 / s,
        n as f64 / s,
        n as f64 / games as f64,
        turns as f64 / games as f64,
        listed_n as f64 / n as f64,
        points as f64 / games as f64
    );
}
fn main() {
    let n = 5000;
    match std::env::args().nth(1).as_deref() {
        Some("list") => go::<Bare>(Config::players(4), n * 2, true),
        Some("sample") => go::<Bare>(Config::players(4), n * 4, false),
        _ => {
            go::<Bare>(Config::players(4), n, true);
            go::<Bare>(Config::players(4), n * 4, false);
            go::<House>(Config::players(4), n, true);
            go::<House>(Config::players(4).with(ModuleSet::all()), n, true);
        }
    }
}
