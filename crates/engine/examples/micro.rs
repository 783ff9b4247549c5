use sabika_engine::{*, modules::*, value::*};
use std::time::Instant;
fn time(name: &str, n: u64, mut f: impl FnMut(u64)) { let t = Instant::now(); for i in 0..n { f(i) } println!("{name}: {:.1} ns", t.elapsed().as_secs_f64() * 1e9 / n as f64); }
fn main() {
    let c = Config::players(4);
    time("setup", 100_000, |i| { std::hint::black_box(Game::<Bare>::new(c, Seed::from_number(i)).unwrap()); });
    let mut g = Game::<Bare>::new(c, Seed::from_number(3)).unwrap();
    let mut dice = Dice::loose(1); let mut s = Vec::new();
    for _ in 0..120 { let m = g.sight().unwrap().sample(&mut dice, &mut s); g.apply_listed(m); }
    time("clone", 3_000_000, |_| { std::hint::black_box(std::hint::black_box(&g).clone()); });
    let h = Game::<House>::new(c.with(ModuleSet::all()), Seed::from_number(3)).unwrap();
    time("clone house", 3_000_000, |_| { std::hint::black_box(std::hint::black_box(&h).clone()); });
    println!("bare {} house {}", size_of::<Game<Bare>>(), size_of::<Game<House>>());
    for seat in Seat::all(4) {
    let n = g.open().built[seat].len();
    time(&format!("wall {n}"), 1_000_000, |_| { std::hint::black_box(std::hint::black_box(g.open()).longest_wall(seat)); });
    let tile: Tile = "garden-9-E".parse().unwrap();
    time("plan+placements", 1_000_000, |_| { std::hint::black_box(std::hint::black_box(g.open()).plan(seat).placements(tile.walls())); });
    time("plan+removals", 1_000_000, |_| { std::hint::black_box(std::hint::black_box(g.open()).plan(seat).removals()); });
    }
    let mut k = g.clone();
    time("redeal", 300_000, |_| { k.redeal(Seat::FIRST, &mut dice); });
    time("tally", 300_000, |_| { std::hint::black_box(g.score(2)); });
}
