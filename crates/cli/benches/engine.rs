//! The hot paths of the engine, the same work as `sabika bench`: `cargo bench -p sabika`.

use divan::Bencher;
use sabika_cli::bench::{
    calibration,
    hot::{Boards, GreedyGames, Playouts, RandomGames},
};
use sabika_engine::{
    Config,
    modules::{Bare, House, ModuleSet},
};

fn main() {
    divan::main();
}

fn base() -> Config {
    Config::players(4)
}

fn full() -> Config {
    base().with(ModuleSet::all())
}

/// The yardstick for everything below.
#[divan::bench]
fn calibration_lap() -> u64 {
    calibration::lap(divan::black_box(1))
}

#[divan::bench]
fn e1_listed_game(bencher: Bencher) {
    let mut games = RandomGames::new(base());
    bencher.bench_local(|| games.listed::<Bare>());
}

#[divan::bench]
fn e2_sampled_game(bencher: Bencher) {
    let mut games = RandomGames::new(base());
    bencher.bench_local(|| games.sampled::<Bare>());
}

#[divan::bench]
fn e4_greedy_game(bencher: Bencher) {
    let mut games = GreedyGames::new(base());
    bencher.bench_local(|| games.one::<Bare>());
}

#[divan::bench]
fn e5_playout(bencher: Bencher) {
    let mut playouts = Playouts::<Bare>::new(base());
    bencher.bench_local(|| playouts.one());
}

#[divan::bench]
fn e6_placements(bencher: Bencher) {
    let mut boards = Boards::new::<Bare>(base());
    bencher.bench_local(|| boards.placements());
}

#[divan::bench]
fn e6_placements_ready(bencher: Bencher) {
    let mut boards = Boards::new::<Bare>(base());
    bencher.bench_local(|| boards.more_placements());
}

#[divan::bench]
fn e6_wall(bencher: Bencher) {
    let mut boards = Boards::new::<Bare>(base());
    bencher.bench_local(|| boards.wall());
}

#[divan::bench]
fn e6_removals(bencher: Bencher) {
    let mut boards = Boards::new::<Bare>(base());
    bencher.bench_local(|| boards.removals());
}

#[divan::bench]
fn e7_clone_base(bencher: Bencher) {
    let playouts = Playouts::<Bare>::new(base());
    bencher.bench_local(|| playouts.copy());
}

#[divan::bench]
fn e7_clone_all(bencher: Bencher) {
    let playouts = Playouts::<House>::new(full());
    bencher.bench_local(|| playouts.copy());
}

#[divan::bench]
fn e8_listed_game_house(bencher: Bencher) {
    let mut games = RandomGames::new(base());
    bencher.bench_local(|| games.listed::<House>());
}

#[divan::bench]
fn e8_listed_game_all_modules(bencher: Bencher) {
    let mut games = RandomGames::new(full());
    bencher.bench_local(|| games.listed::<House>());
}
