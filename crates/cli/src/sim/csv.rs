use super::arena::{Arena, Outcome};
use sabika_engine::value::Seat;
use std::fmt::Write;

/// One row per game, with the same columns for each seat.
pub fn table(arena: &Arena, outcomes: &[Outcome]) -> String {
    let mut out = String::from("deal,rotation,turns,moves,winners");
    for seat in Seat::all(arena.config.players) {
        for column in ["bot", "points", "wall", "turns", "purchases", "exact"] {
            write!(out, ",{seat}_{column}").expect("text takes everything");
        }
    }
    out.push('\n');
    for o in outcomes {
        let seats = || Seat::all(arena.config.players);
        let winners: String = seats().filter(|s| o.share(*s) > 0.0).map(|s| s.to_string()).collect();
        write!(out, "{},{},{},{},{winners}", o.deal, o.rotation, o.turns, o.moves).expect("text takes everything");
        for seat in seats() {
            let (bot, s) = (arena.bot(seat, o.rotation), &o.stands[seat]);
            write!(out, ",{bot},{},{},{},{},{}", s.points, s.wall, s.turns, s.purchases, s.exact)
                .expect("text takes everything");
        }
        out.push('\n');
    }
    out
}
