//! A recorded game, looked at move by move, and gone on with.

use crate::{Opening, Settings};
use sabika_engine::value::Seat;
use sabika_session::Session;
use sabika_wire::{News, SeatView, Voice};
use sabika_words::Words;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A game as it stood when so many moves were made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Stood {
    /// What a seat saw, or everybody did.
    pub view: Box<SeatView>,
    /// What the move before had set off; none at the beginning.
    pub news: Option<News>,
    /// How many moves were made in all.
    pub plies: u32,
    /// The ply at which the game began: 0, or where it left another one.
    pub first: u32,
}

/// The seat of this number in a game; none where nobody sits.
pub fn seat_of(session: &Session, number: u8) -> Option<Seat> {
    Seat::all(session.game().config().players).nth(number.into())
}

impl Stood {
    /// The game when so many moves were made; none for more than were, or before it began.
    pub fn at(session: &Session, ply: u32, seat: Option<Seat>, words: &Words) -> Option<Stood> {
        let view = session.game_at(ply)?.view(seat);
        let (voice, first) = (Voice { words, names: session.names() }, session.first_ply());
        let news = ply.checked_sub(1).filter(|before| *before >= first).map(|before| {
            let mut told = session.told(seat, before);
            told.retain(|(at, _)| *at <= ply);
            News::of(before, &told, &view, voice)
        });
        Some(Stood { view: Box::new(SeatView::of(&view, voice)), news, plies: session.ply(), first })
    }
}

impl Opening {
    /// A table that goes on from a ply of a game, with all dealt anew by `chance` that `seat`, or everybody, could not know then. None
    /// for more moves than were made.
    pub fn leaving(
        session: &Session,
        ply: u32,
        seat: Option<Seat>,
        chance: u64,
        settings: Settings,
    ) -> Option<Opening> {
        Some(Opening::going_on(&session.fork(ply, seat, chance)?.record(), settings))
    }
}
