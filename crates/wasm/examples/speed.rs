//! E9, the native side: random games per second, the best of three rounds. `node npm/speed.js` plays the same in WebAssembly.
//!
//! `cargo run --release -p sabika-wasm --example speed`

use sabika_wasm::random_games;
use std::time::Instant;

fn main() {
    for (name, all_modules, game, games) in
        [("base", false, "alhambra", 4_000), ("modules", true, "alhambra", 120), ("palace", false, "red_palace", 2_000)]
    {
        random_games(4, all_modules, game, games / 10);
        let round = || {
            let began = Instant::now();
            random_games(4, all_modules, game, games);
            f64::from(games) / began.elapsed().as_secs_f64()
        };
        let best = (0..3).map(|_| round()).fold(0.0, f64::max);
        println!("{name} {best:.0}");
    }
}
