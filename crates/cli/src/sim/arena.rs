//! Games between bots, each on its own deal, on as many threads as there are.

use super::{
    ahead::Ahead,
    book::Book,
    program::{Fault, Program, Question},
};
use crate::{Failure, Voice, files};
use rayon::ThreadPool;
use sabika_bots::{Bot, Level, Patience, by_name};
use sabika_engine::{
    Config, Game, Move,
    flow::{Bill, Topic},
    modules::{Bare, House, Household},
    value::{BySeat, Seat, Seed},
};
use sabika_notation::Record;
use std::{
    path::PathBuf,
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant},
};

/// Who plays what.
pub struct Arena<'a> {
    pub config: Config,
    /// Who plays each seat, before any rotation.
    pub lineup: Vec<Player>,
    /// The first deal; the others count on from it.
    pub seed: u64,
    /// How often each deal is played, the bots one seat further each time.
    pub rotations: u64,
    /// Where records go, if they are kept.
    pub records: Option<PathBuf>,
    /// How long a program may think about one answer.
    pub patience: Duration,
    /// Is it to be measured how long each of them thinks?
    pub timed: bool,
    pub voice: &'a Voice,
}

/// A bot of our own, or a program that is asked line by line.
#[derive(Clone, Debug)]
pub struct Player {
    /// As it was named: `greedy`, `cmd:python3 my_bot.py`.
    pub label: String,
    /// The words of the command that starts the program.
    pub command: Option<Vec<String>>,
}

/// What became of one seat.
#[derive(Clone, Copy, Default)]
pub struct Stand {
    pub points: i16,
    pub wall: u8,
    pub turns: u16,
    pub purchases: u16,
    pub exact: u16,
    /// How long it thought, if that was measured, and about how many questions.
    pub thought: Duration,
    pub asked: u32,
}

/// What became of one game.
#[derive(Clone, Copy)]
pub struct Outcome {
    /// The seed of the game.
    pub deal: u64,
    pub rotation: u8,
    pub turns: u32,
    pub moves: u32,
    /// The winners, one bit for each seat.
    pub winners: u8,
    pub stands: BySeat<Stand>,
}

impl Outcome {
    /// The part of the win that is this seat's.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.winners >> seat.number() & 1 == 0 { 0.0 } else { 1.0 / f64::from(self.winners.count_ones()) }
    }
}

/// Why a game was not played to its end.
enum Broken {
    /// Somebody stopped the run.
    Stopped,
    Failed(Failure),
}

/// Who decides for a seat in one game: a bot made for it, or a program that plays all games of a thread.
enum Mind {
    Bot(Box<dyn Bot>),
    /// A bot that looks ahead.
    Ahead(Box<Ahead>),
    /// Its place in the line-up.
    Program(usize),
}

impl Arena<'_> {
    /// The bot that sits in a seat in this rotation.
    pub fn bot(&self, seat: Seat, rotation: u8) -> &str {
        &self.lineup[self.place(seat, rotation)].label
    }
    /// The place in the line-up of who sits in a seat in this rotation.
    pub fn place(&self, seat: Seat, rotation: u8) -> usize {
        (seat.index() + usize::from(rotation)) % self.lineup.len()
    }
    /// Plays so many games, or until somebody stops it: without modules in small rooms.
    pub fn play(&self, games: u64, pool: &ThreadPool, book: &Book<'_>) {
        if self.config.rooms().is_empty() {
            self.play_in::<Bare>(games, pool, book);
        } else {
            self.play_in::<House>(games, pool, book);
        }
    }
    /// Threads take the games in order, so that the book has few gaps.
    fn play_in<R: Household>(&self, games: u64, pool: &ThreadPool, book: &Book<'_>) {
        let next = AtomicU64::new(0);
        pool.broadcast(|_| {
            let mut programs = match self.start() {
                Ok(programs) => programs,
                Err(failure) => return book.fail(failure),
            };
            while !book.is_closed() {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= games {
                    break;
                }
                match self.one::<R>(number, &mut programs, book) {
                    Ok(outcome) => book.enter(number, outcome),
                    Err(Broken::Stopped) => break,
                    Err(Broken::Failed(failure)) => book.fail(failure),
                }
            }
        });
    }
    /// The programs of one thread, one for each place in the line-up.
    fn start(&self) -> Result<Vec<Option<Program>>, Failure> {
        let start = |player: &Player| {
            let command = player.command.as_deref().map(|words| Program::start(words, self.patience));
            command.transpose().map_err(|e| {
                let why = self.voice.say("terminal-sim-program-no-start", &[("error", e.to_string().into())]);
                Failure::input(format!("--bots {}", player.label), why)
            })
        };
        self.lineup.iter().map(start).collect()
    }
    fn one<R: Household>(
        &self,
        number: u64,
        programs: &mut [Option<Program>],
        book: &Book<'_>,
    ) -> Result<Outcome, Broken> {
        let (deal, rotation) = (self.seed.wrapping_add(number / self.rotations), (number % self.rotations) as u8);
        let players = self.config.players;
        // The chance of a bot hangs on the deal and the seat, never on which thread plays it.
        let mind = |seat: Seat| {
            let seed = deal.wrapping_mul(6).wrapping_add(u64::from(seat.number()));
            let place = self.place(seat, rotation);
            let name = &self.lineup[place].label;
            let ahead = Patience::read(name).and_then(|(name, patience)| Some((Level::by_name(name)?, patience)));
            match ahead {
                Some((level, patience)) => Mind::Ahead(Box::new(Ahead::new(level, patience, seat, seed))),
                None => by_name(name, seed).map_or(Mind::Program(place), Mind::Bot),
            }
        };
        let mut minds: Vec<Mind> = Seat::all(players).map(mind).collect();
        let heard = minds.iter().any(|mind| matches!(mind, Mind::Ahead(_)));
        let (seed, mut told) = (Seed::from_number(deal), Vec::new());
        let mut game = Game::<R>::new_told(self.config, seed, &mut told).expect("checked before");
        let mut stands: BySeat<Stand> = BySeat::default();
        let mut asked = [false; 6];
        let mut made = Vec::new();
        while let Some(sight) = game.sight() {
            let (seat, topic) = (sight.eyes.seat, sight.eyes.ask.topic);
            for mind in &mut minds {
                if let Mind::Ahead(ahead) = mind {
                    ahead.hear(&told);
                }
            }
            told.clear();
            let began = self.timed.then(Instant::now);
            let mv = match &mut minds[seat.index()] {
                Mind::Ahead(ahead) => ahead.think(&game, || !book.is_closed()).ok_or(Broken::Stopped)?,
                Mind::Bot(bot) => bot.choose(&sight.plain()),
                Mind::Program(place) => {
                    let program = programs[*place].as_mut().expect("it was started with the thread");
                    let first = !std::mem::replace(&mut asked[seat.index()], true);
                    program
                        .ask(&Question::of(&game.view(Some(seat)), first), || book.is_closed())
                        .and_then(|mv| game.check(seat, &mv).map(|()| mv).map_err(|e| Fault::Illegal(Box::new(mv), e)))
                        .map_err(|fault| self.broken(fault, &game, deal, self.bot(seat, rotation)))?
                }
            };
            let stand = &mut stands[seat];
            if let Some(began) = began {
                stand.thought += began.elapsed();
                stand.asked += 1;
            }
            stand.turns += u16::from(topic == Topic::Action);
            if let Move::Buy { slot, pay } = &mv {
                let bill = game.open().in_yard(*slot).map(|tile| Bill::of_tile(tile, *slot));
                stand.purchases += 1;
                stand.exact += u16::from(bill.is_some_and(|bill| bill.paid(pay) == Ok(bill.price)));
            }
            if self.records.is_some() {
                made.push(mv);
            }
            if heard {
                game.apply_told(seat, mv, &mut told).expect("bots keep to the rules");
            } else {
                game.apply_listed(mv);
            }
        }
        let open = game.open();
        for seat in open.seats() {
            stands[seat].points = open.score(seat);
            stands[seat].wall = open.longest_wall(seat);
        }
        if let Some(folder) = &self.records {
            // The names are those of `sabika play`, which knows our bots by them.
            let names = Seat::all(players).map(|seat| format!("{} {seat}", self.bot(seat, rotation))).collect();
            let result = Some(open.seats().map(|seat| open.score(seat)).collect());
            let record = Record { names, moves: made, result, ..Record::new(self.config, seed) };
            let file = folder.join(format!("{:06}-seed-{deal}.txt", number + 1));
            files::write_plain(&file, &record)
                .map_err(|e| Broken::Failed(Failure::Failed(format!("{}: {e}", file.display()))))?;
        }
        let winners = open.winners().fold(0, |set, seat| set | 1 << seat.number());
        Ok(Outcome { deal, rotation, turns: open.turns(), moves: open.ply(), winners, stands })
    }
    /// What went wrong with a program, with its name, the seed of the game and the ply.
    fn broken<R: Household>(&self, fault: Fault, game: &Game<R>, deal: u64, bot: &str) -> Broken {
        let say = |id: &str, name, text: String| {
            self.voice.say(&format!("terminal-sim-program-{id}"), &[(name, text.into())])
        };
        let why = match fault {
            Fault::Stopped => return Broken::Stopped,
            Fault::Gone => self.voice.say("terminal-sim-program-gone", &[]),
            Fault::Silent(seconds) => say("silent", "seconds", seconds.to_string()),
            Fault::Unasked(line) => say("unasked", "text", line),
            Fault::NoAnswer(line) => say("nonsense", "text", line),
            Fault::NoMove(text) => say("no-move", "text", text),
            Fault::Illegal(mv, illegal) => {
                let reason = self.voice.words.at(game.open()).refusal(&illegal);
                let args = [
                    ("move", mv.to_string().into()),
                    ("reason", reason.into()),
                    ("rule", illegal.rule.as_str().into()),
                ];
                self.voice.say("terminal-sim-program-illegal", &args)
            }
        };
        let args = [
            ("bot", bot.into()),
            ("seed", deal.to_string().into()),
            ("ply", game.open().ply().to_string().into()),
            ("why", why.into()),
        ];
        Broken::Failed(Failure::Failed(self.voice.say("terminal-sim-program", &args)))
    }
}
