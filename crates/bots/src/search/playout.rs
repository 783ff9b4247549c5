//! One future: a move is made, greedy players go on for a while, and the eye looks.

use crate::{Bot, Greedy};
use sabika_engine::{Game, flow::Topic, modules::Household, value::Seat};
use sabika_mind::{Features, Net, Worth};

/// What a position is worth: by the eye, or by its result if the game is over.
pub fn look<R: Household>(game: &Game<R>, seat: Seat, eye: &Net) -> Worth {
    if !game.open().is_over() {
        return eye.worth(&Features::of(game, seat));
    }
    result(game, seat)
}

/// What an ended game is worth to a seat: its share of the win, and its margin.
pub fn result<R: Household>(game: &Game<R>, seat: Seat) -> Worth {
    let open = game.open();
    let winners = open.winners().count() as i32;
    let win = if open.winners().any(|winner| winner == seat) { Worth::SURE / winners } else { 0 };
    let others = open.seats().filter(|other| *other != seat).map(|other| i32::from(open.score(other)));
    let margin = i32::from(open.score(seat)) - others.max().unwrap_or(0);
    Worth { win, margin: margin * 256 }
}

/// So many more moves at most until a turn begins.
const UNTIL_QUIET: u32 = 24;

/// Greedy players make so many moves, and go on to where a turn begins: in the middle of one nobody can say what it is worth.
pub fn go_on<R: Household>(game: &mut Game<R>, greedy: &mut Greedy, plies: u32) {
    for n in 0..plies + UNTIL_QUIET {
        let Some(sight) = game.sight() else { return };
        if n >= plies && sight.eyes.ask.topic == Topic::Action {
            return;
        }
        let mv = greedy.choose(&sight.plain());
        game.apply_listed(mv);
    }
}
