//! A playout asks the heap for nothing: listing into a warm buffer, checking, making, cloning and dealing anew are free of it.

mod common;

use common::Label;
use sabika_engine::{
    Config, Game, Memory, Move,
    modules::{Bare, House, Household, ModuleSet},
    table::{Change, OpenTable},
    value::*,
};
use std::hint::black_box;

/// How many times the heap is asked.
fn asked(work: impl FnOnce()) -> u64 {
    allocation_counter::measure(work).count_total
}

fn plays_without_the_heap<R: Household>(config: Config, seed: u64) {
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
        assert_eq!(listing, 0, "listing the moves of {ask:?} at ply {}", game.open().ply());
        let checking = asked(|| assert!(moves.iter().all(|mv| game.check(ask.seat, mv).is_ok())));
        assert_eq!(checking, 0, "checking the moves of {ask:?} at ply {}", game.open().ply());
        let mut sampled = None;
        let sampling = asked(|| sampled = game.sight().map(|sight| sight.sample(&mut dice, &mut scratch)));
        assert_eq!(sampling, 0, "sampling at ply {}", game.open().ply());
        let mut copy = None;
        let cloning = asked(|| copy = Some(game.clone()));
        assert_eq!(cloning, 0, "cloning");
        let mut copy = copy.filter(|copy| *copy == game).expect("equal");
        let memory = Memory::new(ask.seat.next(game.open().players()));
        let dealing = asked(|| copy.redeal_knowing(&memory, &mut dice));
        assert_eq!(dealing, 0, "dealing anew at ply {}", game.open().ply());
        let mv = if dice.below(2) == 0 { sampled.expect("a question") } else { *dice.pick(&moves) };
        let making = asked(|| game.apply_listed(mv));
        assert_eq!(making, 0, "making {mv} at ply {}", game.open().ply());
    }
}

/// Is there a tile so far out that the bitboards could not hold it, or could not after one more?
fn leaves_the_window<R: Household>(game: &Game<R>, seat: Seat) -> bool {
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

/// Outworks and gates are looked at without the heap as well.
#[test]
fn outworks_and_gates_leave_the_heap_alone() {
    let (me, mut open) = (Seat::FIRST, OpenTable::new(Config::players(3)));
    let tiles = [("pavilion-6-N", "0,1"), ("arcades-9-open", "1,0"), ("garden-10-N", "1,1"), ("camp_SW", "0,2")];
    for (tile, at) in tiles {
        let (tile, at): (Tile, Cell) = (tile.parse().expect("a tile"), at.parse().expect("a cell"));
        assert_eq!(asked(|| assert!(open.check_build(me, at, tile.walls()).is_ok())), 0);
        assert_eq!(asked(|| open.lay(me, tile, at)), 0);
    }
    let tower: Tile = "tower-11-S".parse().expect("a tile");
    let change = Change::Lay { at: Cell { x: 1, y: 2 }, walls: tower.walls() };
    let gate = Edge::between(Cell { x: 1, y: 1 }, Side::North);
    let work = asked(|| {
        for walls in Walls::all().chain(Walls::all().map(Walls::outwork)) {
            open.plan(me).each_fit(walls, |at, swap| assert!(!swap || open.check_exchange(me, at, walls).is_ok()));
        }
        open.plan(me).removals().each(|at| assert!(open.check_remove(me, at).is_ok()));
        assert_eq!(open.longest_wall(me), 2);
        open.gate_ways(me, &change, change.walls(), 6, |gates| assert_eq!(gates, [gate]));
    });
    assert_eq!(work, 0);
    let checking = asked(|| drop(black_box(open.check_change(me, &change, change.walls(), &[gate]))));
    assert_eq!(checking, 0);
    assert_eq!(asked(|| open.lift(me, "camp_SW".parse().expect("a tile"))), 0);
}
