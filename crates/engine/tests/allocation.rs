//! A playout asks the heap for nothing: listing into a warm buffer, checking, making and cloning are free of it.

mod common;

use common::Label;
use sabika_engine::{
    Config, Game, Move,
    modules::{Bare, House, ModuleSet, Rooms},
    value::*,
};
use std::hint::black_box;

/// How many times the heap is asked.
fn asked(work: impl FnOnce()) -> u64 {
    allocation_counter::measure(work).count_total
}

fn plays_without_the_heap<R: Rooms>(config: Config, seed: u64) {
    let _label = Label(format!("game {seed} of {config:?}"));
    let mut dice = Dice::loose(seed);
    let mut moves: Vec<Move> = Vec::with_capacity(4096);
    let mut scratch: Vec<Move> = Vec::with_capacity(4096);
    let mut game = Game::<R>::new(config, Seed::from_number(seed)).expect("playable");
    while let Some(ask) = game.ask() {
        if game.open().seats().any(|seat| leaves_the_window(&game, seat)) {
            return; // The slow plane is rare enough to be allowed its lists.
        }
        moves.clear();
        let listing = asked(|| game.moves(&mut moves));
        assert_eq!(listing, 0, "listing the moves of {ask:?} at ply {}", game.open().ply);
        let checking = asked(|| assert!(moves.iter().all(|mv| game.check(ask.seat, mv).is_ok())));
        assert_eq!(checking, 0, "checking the moves of {ask:?} at ply {}", game.open().ply);
        let mut sampled = None;
        let sampling = asked(|| sampled = game.sight().map(|sight| sight.sample(&mut dice, &mut scratch)));
        assert_eq!(sampling, 0, "sampling at ply {}", game.open().ply);
        let mut copy = None;
        let cloning = asked(|| copy = Some(game.clone()));
        assert_eq!(cloning, 0, "cloning");
        assert!(copy.is_some_and(|copy| copy == game));
        let mv = if dice.below(2) == 0 { sampled.expect("a question") } else { *dice.pick(&moves) };
        let making = asked(|| game.apply_listed(mv));
        assert_eq!(making, 0, "making {mv} at ply {}", game.open().ply);
    }
}

/// Is there a tile so far out that the bitboards could not hold it, or could not after one more?
fn leaves_the_window<R: Rooms>(game: &Game<R>, seat: Seat) -> bool {
    let inside = -6..=5;
    game.open().standing(seat).any(|(_, at)| !inside.contains(&at.cell.x) || !inside.contains(&at.cell.y))
}

/// The instrument works: a vector is seen.
#[test]
fn the_heap_is_watched() {
    assert_eq!(asked(|| drop(black_box(Vec::<u8>::with_capacity(9)))), 1);
}

#[test]
fn bare_games_leave_the_heap_alone() {
    (0..60).for_each(|seed| plays_without_the_heap::<Bare>(Config::players(2 + (seed % 5) as u8), seed));
}

#[test]
fn games_with_all_modules_leave_the_heap_alone() {
    let table = |seed: u64| Config::players(2 + (seed % 5) as u8).with(ModuleSet::all());
    (0..60).for_each(|seed| plays_without_the_heap::<House>(table(seed), seed));
}
