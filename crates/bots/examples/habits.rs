//! Questions to learn a habit from: `habits FILE WEIGHTS [taste=FILE] [seconds=60] [futures=24] [seldom=10] [seed=1] [threads=N]`. See docs/training.md.
//!
//! All actions of some questions, each tried in the same futures, in which greedy players go on, or all by habit (`taste=`);
//! without futures (`futures=0`) what counts is what the eye sees where the turn ends, and games are played by it. One question in `seldom` is looked at. For each question: how many
//! actions, the tiles in the supply, the players, one byte each; what the table is like; then for each action, greedy's own first, what it is like and four numbers
//! of four bytes: the chance to win in per cent and the margin in points, as futures say, and at first sight.

mod table;

use sabika_bots::{
    Bot, Greedy,
    habit::{Glance, Habit},
    search::{Candidate, LOOKS, Plays, go_on, look, trust},
};
use sabika_engine::{
    Game, Memory, Move,
    modules::Bare,
    value::{Dice, Seat, Seed},
};
use sabika_mind::{Eye, Net, Taste};
use std::{
    fs::File,
    io::{BufWriter, Write},
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::Instant,
};
use table::{Args, hear, net, table, taste};

/// So many actions of a question are looked at at most; one move in so many is made by chance.
const MOST: usize = 10;
const NOISE: u32 = 20;

fn main() {
    let args = Args::read();
    let (eye, by) = (net(&args.0[1]), args.key("taste").map(|file| taste(&file)));
    let (futures, seed) = (args.number("futures", 24) as u32, args.number("seed", 1));
    let seldom = args.number("seldom", 10) as u32;
    let (began, seconds) = (Instant::now(), args.number("seconds", 60));
    let next = AtomicU64::new(0);
    thread::scope(|scope| {
        for n in 0..args.number("threads", thread::available_parallelism().map_or(1, |n| n.get() as u64)) {
            let (file, next) = (format!("{}.{n}", args.0[0]), &next);
            scope.spawn(move || {
                let mut out = BufWriter::with_capacity(1 << 20, File::create(file).expect("a file"));
                while began.elapsed().as_secs() < seconds {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    Lesson { eye, by, futures, seldom }.play(seed << 32 | game, &mut out);
                }
            });
        }
    });
}

struct Lesson {
    eye: &'static Net,
    by: Option<&'static Taste>,
    futures: u32,
    seldom: u32,
}

impl Lesson {
    fn play(&self, seed: u64, out: &mut impl Write) {
        let mut dice = Dice::loose(seed);
        let players = *dice.pick(&[2, 3, 3, 3, 3, 4, 4, 5, 6]);
        let (mut told, deal) = (Vec::new(), Seed::from_number(seed));
        let mut game = Game::<Bare>::new_told(table("none", players, &mut dice), deal, &mut told).expect("a game");
        let (mut greedy, mut habit) = (Greedy::new(0), Habit::new(self.by.unwrap_or(Taste::embedded())));
        let mut memories: Vec<Memory> = game.open().seats().map(Memory::new).collect();
        let mut moves = Vec::new();
        while let Some(sight) = game.sight() {
            hear(&mut memories, &mut told);
            let seat = sight.eyes.seat;
            let mut mv = match self.by {
                _ if self.futures == 0 => habit.choose(&game, Glance::AtAll(self.eye)).expect("asked"),
                Some(_) => habit.choose(&game, Glance::Never).expect("asked"),
                None => greedy.choose(&sight.plain()),
            };
            if dice.below(self.seldom) == 0 {
                let best = self.ask(&game, &memories[seat.index()], &mut habit, &mut dice, out);
                // What was found best is often done: games go on as those of good players do.
                mv = best.filter(|_| dice.below(2) == 0).unwrap_or(mv);
            }
            if dice.below(NOISE) == 0 {
                moves.clear();
                game.moves(&mut moves);
                mv = *dice.pick(&moves);
            }
            game.apply_told(seat, mv, &mut told).expect("legal");
        }
    }
    /// Writes down what is asked, and what comes of each answer. Says which is best.
    fn ask(
        &self,
        game: &Game<Bare>,
        memory: &Memory,
        habit: &mut Habit,
        dice: &mut Dice,
        out: &mut impl Write,
    ) -> Option<Move> {
        let (mut world, seat) = (game.clone(), memory.seat());
        world.redeal_knowing(memory, dice);
        let question = habit.question(&world)?;
        let mut order: Vec<usize> = (0..question.choices.len()).collect();
        order.sort_by_key(|n| (*n != question.favourite, std::cmp::Reverse(question.choices[*n].2)));
        order.truncate(MOST);
        let mut tried: Vec<Candidate> = Vec::new();
        for n in &order {
            let mv = question.choices[*n].0;
            let first = habit.worth_after(&world, mv, |seen| self.eye.worth(seen));
            tried.push(Candidate::new(mv, first, trust(Eye::Alhambra)));
        }
        for _ in 0..self.futures {
            let (mut dealt, whims) = (world.clone(), dice.bits());
            dealt.redeal_knowing(memory, dice);
            for one in &mut tried {
                habit.set_whims(whims);
                match self.by {
                    Some(_) => self.future(&dealt, one, seat, &mut (&mut *habit, Glance::Never)),
                    None => self.future(&dealt, one, seat, &mut habit.greedy),
                }
            }
        }
        let open = game.open();
        let mut row = vec![order.len() as u8, open.supply_left(), open.players()];
        row.extend(question.table.map(|n| n as u8));
        for (n, one) in order.iter().zip(&tried) {
            row.extend(question.choices[*n].1.map(|n| n as u8));
            for worth in [one.worth(), one.first] {
                row.extend((worth.win as f32 / 655.36).to_le_bytes());
                row.extend((worth.margin as f32 / 256.0).to_le_bytes());
            }
        }
        out.write_all(&row).expect("room on the disk");
        tried.iter().max_by_key(|one| one.rank(400)).map(|one| one.mv)
    }
    fn future(&self, dealt: &Game<Bare>, one: &mut Candidate, seat: Seat, by: &mut impl Plays) {
        let (mut game, mut made) = (dealt.clone(), 0);
        let more = u32::from(game.open().players().saturating_sub(3));
        game.apply_listed(one.mv);
        one.tried += 1;
        for (n, plies) in LOOKS.iter().enumerate() {
            made += go_on(&mut game, by, (plies + more).saturating_sub(made));
            one.see(n, look(&game, seat, self.eye));
        }
    }
}
