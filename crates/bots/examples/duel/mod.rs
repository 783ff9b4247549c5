//! One bot against rivals of one kind, once in each seat of every deal: what the measuring programs share.

use sabika_bots::Bot;
use sabika_engine::{
    Config, Game, Move,
    value::{Seat, Seed},
};
use std::ops::Range;

/// What was played for.
pub struct Duel<'a> {
    /// The table.
    pub config: Config,
    /// The seeds of the deals.
    pub deals: Range<u64>,
    /// How many threads play.
    pub threads: u64,
    /// The one.
    pub one: &'a (dyn Fn() -> Box<dyn Bot> + Sync),
    /// The others, by their seats.
    pub rival: &'a (dyn Fn(usize) -> Box<dyn Bot> + Sync),
}

/// Shares of wins, one for each deal; the points of the one and of the others.
#[derive(Default)]
struct Sum {
    shares: f64,
    squares: f64,
    own: i64,
    others: i64,
    turns: u64,
}

/// What came out.
#[derive(Clone, Copy, Debug)]
#[allow(dead_code)] // each program tells its part of it
pub struct Outcome {
    /// The share of wins.
    pub share: f64,
    /// Half of its 95 % interval.
    pub half: f64,
    /// The points of the one in a game.
    pub own: f64,
    /// The points of each of the others.
    pub others: f64,
    /// Turns in a game.
    pub turns: f64,
    /// How many games there were.
    pub games: f64,
}

impl Duel<'_> {
    /// Plays all deals. Every move of the one is shown to `watch`.
    pub fn play<W: Default + Send>(&self, watch: impl Fn(&mut W, &Move) + Sync) -> (Outcome, Vec<W>) {
        let parts: Vec<(Sum, W)> = std::thread::scope(|scope| {
            let run = |thread| self.part(thread, &watch);
            let running: Vec<_> = (0..self.threads).map(|thread| scope.spawn(move || run(thread))).collect();
            running.into_iter().map(|thread| thread.join().expect("a thread")).collect()
        });
        let total = |of: fn(&Sum) -> f64| parts.iter().map(|(sum, _)| of(sum)).sum::<f64>();
        let (deals, players) = ((self.deals.end - self.deals.start) as f64, f64::from(self.config.players));
        let (games, share) = (deals * players, total(|s| s.shares) / deals);
        // The seats of one deal hang together: the interval is that of the mean over deals.
        let half = 1.96 * ((total(|s| s.squares) / deals - share * share).max(0.0) / deals).sqrt();
        let outcome = Outcome {
            share,
            half,
            own: total(|s| s.own as f64) / games,
            others: total(|s| s.others as f64) / games / (players - 1.0),
            turns: total(|s| s.turns as f64) / games,
            games,
        };
        (outcome, parts.into_iter().map(|(_, watched)| watched).collect())
    }

    fn part<W: Default>(&self, thread: u64, watch: &impl Fn(&mut W, &Move)) -> (Sum, W) {
        let players = usize::from(self.config.players);
        let (mut sum, mut watched) = (Sum::default(), W::default());
        let mut bots: Vec<Box<dyn Bot>> = (0..players).map(self.rival).collect();
        let mut one = (self.one)();
        for deal in self.deals.clone().filter(|deal| deal % self.threads == thread) {
            let mut share = 0.0;
            for at in 0..players {
                std::mem::swap(&mut bots[at], &mut one);
                let mut game: Game = Game::new(self.config, Seed::from_number(deal)).expect("a good configuration");
                while let Some(sight) = game.sight() {
                    let seat = sight.eyes.seat.index();
                    let mv = bots[seat].choose(&sight.plain());
                    if seat == at {
                        watch(&mut watched, &mv);
                    }
                    game.apply_listed(mv);
                }
                std::mem::swap(&mut bots[at], &mut one);
                let winners: Vec<Seat> = game.open().winners().collect();
                if winners.iter().any(|seat| seat.index() == at) {
                    share += 1.0 / winners.len() as f64;
                }
                for seat in game.open().seats() {
                    let points = i64::from(game.open().score(seat));
                    *(if seat.index() == at { &mut sum.own } else { &mut sum.others }) += points;
                }
                sum.turns += u64::from(game.open().turns());
            }
            share /= players as f64;
            sum.shares += share;
            sum.squares += share * share;
        }
        (sum, watched)
    }
}
