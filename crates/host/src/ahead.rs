//! A question that goes round the table is asked of everybody at once: who is asked later can answer ahead. The answers are
//! given in the order of the rules, and only if nobody before does anything but pass.

use crate::{Entry, Person, Refused, Table};
use sabika_engine::{
    Game, Move,
    flow::{Ask, Topic},
    value::Seat,
};

/// Is somebody asked, who may pass, while it is another one's turn or nobody's?
pub fn is_out_of_turn(game: &Game, ask: Ask) -> bool {
    ask.topic.may_pass() && (ask.topic == Topic::Window || game.open().on_turn() != ask.seat)
}

impl Table {
    /// The game as it will be when the question gets round to this seat, if all before it pass. None if it is another question
    /// then, if something hidden comes up on the way, or if the seat is asked now.
    pub(crate) fn asked_later(&self, seat: Seat) -> Option<Game> {
        let session = self.session.as_ref()?;
        let (ask, open) = (session.ask()?, session.game().open());
        if ask.seat == seat || !is_out_of_turn(session.game(), ask) {
            return None;
        }
        let mut game = session.game().clone();
        for _ in 0..open.players() {
            game.apply(game.ask()?.seat, Move::Pass).ok()?;
            let next = game.ask().filter(|next| next.topic == ask.topic && next.seat != ask.seat)?;
            if game.open().revealed_at() > open.revealed_at() {
                return None;
            }
            if next.seat == seat {
                return Some(game);
            }
        }
        None
    }
    /// Somebody answers ahead, for the ply at which they will be asked.
    pub(crate) fn ahead_of(&self, who: &Person, ply: u32, mv: Move) -> Result<Vec<Entry>, Refused> {
        let stale = Refused::Stale { said: ply, now: self.playing()?.ply() };
        let own = self.seats().filter(|seat| self.decides(who, *seat));
        let later = own.filter_map(|seat| Some((seat, self.asked_later(seat)?)));
        let (seat, game) = later.into_iter().find(|(_, game)| game.open().ply() == ply).ok_or(stale)?;
        game.check(seat, &mv).map_err(|illegal| Refused::Illegal(Box::new(illegal)))?;
        Ok(vec![Entry::Ahead { ply, seat: seat.into(), mv }])
    }
    /// What the seat that is asked has answered ahead.
    pub(crate) fn answered_ahead(&self, seat: Seat) -> Option<Move> {
        let session = self.session.as_ref()?;
        let (.., mv) = self.ahead.iter().find(|(ply, own, _)| (*ply, *own) == (session.ply(), seat))?;
        session.check(seat, mv).is_ok().then_some(*mv)
    }
    /// Has this seat answered ahead?
    pub(crate) fn has_answered(&self, seat: Seat) -> bool {
        self.ahead.iter().any(|(_, own, _)| *own == seat)
    }
}
