//! Games between bots, each on its own deal, on as many threads as there are.

use indicatif::ProgressBar;
use rayon::prelude::*;
use sabika_bots::{Bot, by_name};
use sabika_engine::{
    Config, Game, Move,
    flow::{Bill, Topic},
    modules::Household,
    value::{BySeat, Seat, Seed},
};

/// Who plays what.
pub struct Arena {
    pub config: Config,
    /// The bot of each seat, before any rotation.
    pub lineup: Vec<String>,
    /// The first deal; the others count on from it.
    pub seed: u64,
    /// How often each deal is played, the bots one seat further each time.
    pub rotations: u64,
}

/// What became of one seat.
#[derive(Clone, Copy, Default)]
pub struct Stand {
    pub points: i16,
    pub wall: u8,
    pub turns: u16,
    pub purchases: u16,
    pub exact: u16,
}

/// What became of one game.
#[derive(Clone, Copy)]
pub struct Outcome {
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

impl Arena {
    /// The bot that sits in a seat in this rotation.
    pub fn bot(&self, seat: Seat, rotation: u8) -> &str {
        &self.lineup[(seat.index() + usize::from(rotation)) % self.lineup.len()]
    }
    /// Plays so many games, in an order that no thread can change.
    pub fn play<R: Household>(&self, games: u64, bar: &ProgressBar) -> Vec<Outcome> {
        let one = |game: u64| {
            let outcome = self.one::<R>(game);
            if game.is_multiple_of(16) {
                bar.inc(16);
            }
            outcome
        };
        (0..games).into_par_iter().map(one).collect()
    }
    fn one<R: Household>(&self, number: u64) -> Outcome {
        let (deal, rotation) = (self.seed.wrapping_add(number / self.rotations), (number % self.rotations) as u8);
        let players = self.config.players;
        // The chance of a bot hangs on the deal and the seat, never on which thread plays it.
        let bot = |seat: Seat| {
            let seed = deal.wrapping_mul(6).wrapping_add(u64::from(seat.number()));
            by_name(self.bot(seat, rotation), seed).expect("looked up before")
        };
        let mut bots: Vec<Box<dyn Bot>> = Seat::all(players).map(bot).collect();
        let mut game = Game::<R>::new(self.config, Seed::from_number(deal)).expect("checked before");
        let mut stands: BySeat<Stand> = BySeat::default();
        while let Some(sight) = game.sight() {
            let (seat, topic) = (sight.eyes.seat, sight.eyes.ask.topic);
            let mv = bots[seat.index()].choose(&sight.plain());
            let stand = &mut stands[seat];
            stand.turns += u16::from(topic == Topic::Action);
            if let Move::Buy { slot, pay } = &mv {
                let bill = game.open().in_yard(*slot).map(|tile| Bill::of_tile(tile, *slot));
                stand.purchases += 1;
                stand.exact += u16::from(bill.is_some_and(|bill| bill.paid(pay) == Ok(bill.price)));
            }
            game.apply_listed(mv);
        }
        let open = game.open();
        for seat in open.seats() {
            stands[seat].points = open.score(seat);
            stands[seat].wall = open.longest_wall(seat);
        }
        let winners = open.winners().fold(0, |set, seat| set | 1 << seat.number());
        Outcome { deal, rotation, turns: open.turns(), moves: open.ply(), winners, stands }
    }
}
