use super::arena::{Arena, Outcome};
use sabika_engine::value::Seat;
use std::fmt::Write;

/// The names of the columns: those of the game, then the same for each seat.
pub fn head(players: u8) -> String {
    let mut out = String::from("seed,rotation,turns,moves,winners");
    for seat in Seat::all(players) {
        for column in ["bot", "points", "wall", "turns", "purchases", "exact"] {
            write!(out, ",{seat}_{column}").expect("text takes everything");
        }
    }
    out + "\n"
}

/// One game. With its seed it can be dealt again: `sabika play --seed`.
pub fn row(arena: &Arena<'_>, o: &Outcome) -> String {
    let seats = || Seat::all(arena.config.players);
    let winners: String = seats().filter(|s| o.share(*s) > 0.0).map(|s| s.to_string()).collect();
    let mut out = format!("{},{},{},{},{winners}", o.deal, o.rotation, o.turns, o.moves);
    for seat in seats() {
        let (bot, s) = (quoted(arena.bot(seat, o.rotation)), &o.stands[seat]);
        write!(out, ",{bot},{},{},{},{},{}", s.points, s.wall, s.turns, s.purchases, s.exact)
            .expect("text takes everything");
    }
    out + "\n"
}

/// A command may have quotation marks in it.
fn quoted(text: &str) -> String {
    if text.contains(['"', ',', '\n']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.to_string() }
}
