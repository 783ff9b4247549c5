use sabika_bots::{Bot, Player};
use sabika_engine::{
    Config, Game,
    modules::{Bare, House, ModuleSet, Rooms},
    value::Seed,
};
use std::hash::{DefaultHasher, Hash, Hasher};
fn go<R: Rooms>(config: Config, games: u64, h: &mut DefaultHasher) {
    for seed in 0..games {
        let mut bots: Vec<Player> = (0..config.players).map(|s| Player::new("greedy", s as u64).unwrap()).collect();
        let mut game = Game::<R>::new(config, Seed::from_number(seed)).unwrap();
        while let Some(sight) = game.sight() {
            let mv = bots[sight.eyes.seat.index()].choose(&sight);
            format!("{mv:?}").hash(h);
            game.apply_listed(mv);
        }
    }
}
fn main() {
    for p in 2..=6 {
        let mut h = DefaultHasher::new();
        go::<Bare>(Config::players(p), 2000, &mut h);
        let bare = h.finish();
        let mut h = DefaultHasher::new();
        go::<House>(Config::players(p).with(ModuleSet::all()), 300, &mut h);
        println!("{p} {bare:016x} {:016x}", h.finish());
    }
}
