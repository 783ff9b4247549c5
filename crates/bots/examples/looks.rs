//! What looks into futures say, at first sight and later: `looks FILE WEIGHTS [seconds=60] [futures=300] [modules=none|some|palace|…]`.
//! `training/looks.py` reads from it how far each look can be trusted. See docs/training.md.
//!
//! For some questions of games that greedy players play: how many answers and futures, which answer is greedy's, and how many tiles
//! lie in the supply; then for each future, answer and look the chance to win in per cent and the margin in points. All are numbers of four bytes.

mod table;

use sabika_bots::{
    Bot, Greedy,
    search::{LOOKS, go_on, look},
};
use sabika_engine::{
    Game, Memory, Move,
    flow::Event,
    modules::{Bare, House, Household},
    value::{Dice, Seat, Seed},
};
use sabika_mind::Net;
use std::{
    fs::File,
    io::{BufWriter, Write},
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::Instant,
};
use table::{Args, hear, net, table};

/// The last look is so late that nothing is left to the eye but what chance decides anyway.
const LAST: u32 = 60;
/// One question in so many is looked at, if it has no more answers than this.
const SELDOM: u32 = 40;
const ANSWERS: usize = 24;

fn main() {
    let args = Args::read();
    let (eye, futures) = (net(&args.0[1]), args.number("futures", 300) as u32);
    let modules = args.key("modules").unwrap_or_default();
    let (began, seconds) = (Instant::now(), args.number("seconds", 60));
    let out = Mutex::new(BufWriter::new(File::create(&args.0[0]).expect("a file")));
    let next = AtomicU64::new(0);
    thread::scope(|scope| {
        for _ in 0..args.number("threads", thread::available_parallelism().map_or(1, |n| n.get() as u64)) {
            scope.spawn(|| {
                while began.elapsed().as_secs() < seconds {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    let mut dice = Dice::loose(game);
                    let config = table(&modules, 3, &mut dice);
                    let seed = Seed::from_number(game + 9_000_000);
                    let mut told = Vec::new();
                    let found = if config.rooms().is_empty() {
                        play(
                            Game::<Bare>::new_told(config, seed, &mut told).expect("a game"),
                            told,
                            eye,
                            futures,
                            &mut dice,
                        )
                    } else {
                        play(
                            Game::<House>::new_told(config, seed, &mut told).expect("a game"),
                            told,
                            eye,
                            futures,
                            &mut dice,
                        )
                    };
                    let mut out = out.lock().expect("nobody panics");
                    for n in found {
                        out.write_all(&n.to_le_bytes()).expect("room on the disk");
                    }
                }
            });
        }
    });
}

fn play<R: Household>(mut game: Game<R>, mut told: Vec<Event>, eye: &Net, futures: u32, dice: &mut Dice) -> Vec<f32> {
    let (mut greedy, mut found, mut moves) = (Greedy::new(0), Vec::new(), Vec::new());
    let mut memories: Vec<Memory> = game.open().seats().map(Memory::new).collect();
    while let Some(sight) = game.sight() {
        hear(&mut memories, &mut told);
        let (seat, favourite) = (sight.eyes.seat, greedy.choose(&sight.plain()));
        moves.clear();
        game.moves(&mut moves);
        // Of what modules do a search tries what greedy would.
        moves.retain(|mv| mv.module().is_none() || *mv == favourite);
        if dice.below(SELDOM) == 0 && (2..=ANSWERS).contains(&moves.len()) {
            let which = moves.iter().position(|mv| *mv == favourite).unwrap_or(0);
            let left = game.open().supply_left();
            found.extend([moves.len() as f32, futures as f32, which as f32, left as f32]);
            for _ in 0..futures {
                let mut dealt = game.clone();
                dealt.redeal_knowing(&memories[seat.index()], dice);
                for mv in &moves {
                    one(&dealt, *mv, seat, eye, &mut greedy, &mut found);
                }
            }
        }
        game.apply_told(seat, favourite, &mut told).expect("a legal move");
    }
    found
}

/// One future of one answer.
fn one<R: Household>(dealt: &Game<R>, mv: Move, seat: Seat, eye: &Net, greedy: &mut Greedy, found: &mut Vec<f32>) {
    let (mut game, mut made) = (dealt.clone(), 0);
    game.apply_listed(mv);
    for plies in [0].into_iter().chain(LOOKS).chain([LAST]) {
        made += go_on(&mut game, greedy, plies.saturating_sub(made));
        let worth = look(&game, seat, eye);
        found.extend([worth.win as f32 / 655.36, worth.margin as f32 / 256.0]);
    }
}
