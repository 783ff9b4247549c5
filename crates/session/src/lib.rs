//! The heart of a hosted game: what a terminal, a server, a browser and the engine protocol drive.
//!
//! A [`Session`] makes moves in constant time and knows everything that happened: what each audience was told
//! ([`Session::told`]), how far somebody may fairly go back ([`Session::undo_floor`]), the game at any ply
//! ([`Session::game_at`]), and another game that goes on from here with everything hidden dealt anew ([`Session::fork`]).

use sabika_engine::{
    BadConfig, Config, Game, Move,
    declare::Declared,
    flow::{Ask, Event, Illegal, Told},
    position::{BadPosition, Position},
    score::Tally,
    value::{Dice, Seat, Seed},
};
use sabika_notation::{BadRecord, Record, Replay};

/// A game, the moves made in it and everything that happened.
///
/// ```
/// use sabika_engine::{Config, value::Seed};
/// use sabika_session::Session;
/// let mut session = Session::new(Config::players(3), Seed::from_number(1))?;
/// let (seat, mv) = (session.ask().expect("it has begun").seat, session.moves()[0]);
/// assert!(!session.apply(seat, mv).expect("a listed move is legal").is_empty());
/// session.undo(1).expect("one move was made");
/// assert_eq!(session.ply(), 0);
/// # Ok::<(), sabika_engine::BadConfig>(())
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    origin: Origin,
    play: Replay,
}

/// Where a game began.
#[derive(Clone, Debug)]
enum Origin {
    /// A new game: its record without the moves.
    Deal(Box<Record>),
    /// A described position.
    Position(Box<Position>),
    /// Another game, from one of its questions on.
    Fork,
}

/// Why a move sent for a certain ply was not made.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Refused {
    /// The game has gone on, or been taken back, since the sender looked.
    #[error("the move answers ply {said}, but the game stands at ply {now}")]
    Stale {
        /// The ply it was meant for.
        said: u32,
        /// The ply the game waits on.
        now: u32,
    },
    /// Against the rules.
    #[error("it breaks {}: {}", .0.rule, .0.because.name())]
    Illegal(Illegal),
}

/// There are not that many moves to take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{asked} moves cannot be taken back: {made} were made")]
pub struct NoPly {
    /// How many should be taken back.
    pub asked: u32,
    /// How many were made.
    pub made: u32,
}

impl Session {
    /// A new game.
    pub fn new(config: Config, seed: Seed) -> Result<Session, BadConfig> {
        let mut events = Vec::new();
        let game = Game::new_told(config, seed, &mut events)?;
        Ok(Session { origin: Origin::Deal(Box::new(Record::new(config, seed))), play: Replay::new(game, events) })
    }
    /// A recorded game, replayed with every check.
    pub fn load(record: &Record) -> Result<Session, BadRecord> {
        let play = Replay::of(record)?;
        let header = Record { moves: vec![], result: None, names: record.names.clone(), ..*record };
        Ok(Session { origin: Origin::Deal(Box::new(header)), play })
    }
    /// A game from a described position on. It has no record: see [`Session::record`].
    pub fn from_position(position: Position) -> Result<Session, BadPosition> {
        let play = begun(&position)?;
        Ok(Session { origin: Origin::Position(Box::new(position)), play })
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.play.game
    }
    /// The game so far as a record; none for a game that began with a described position or in the middle of another one,
    /// which no seed can deal again.
    pub fn record(&self) -> Option<Record> {
        match &self.origin {
            Origin::Deal(header) => {
                Some(Record { moves: self.play.moves.clone(), result: self.play.result(), ..Record::clone(header) })
            }
            Origin::Position(_) | Origin::Fork => None,
        }
    }
    /// The described position it began with, if it did.
    pub fn position(&self) -> Option<&Position> {
        match &self.origin {
            Origin::Deal(_) | Origin::Fork => None,
            Origin::Position(position) => Some(position),
        }
    }
    /// Names for the record, in seat order: one for each seat, or none at all.
    pub fn set_names(&mut self, names: Vec<String>) {
        debug_assert!(names.is_empty() || names.len() == usize::from(self.game().config().players));
        if let Origin::Deal(record) = &mut self.origin {
            record.names = names;
        }
    }
    /// The names of the players, if they are known.
    pub fn names(&self) -> &[String] {
        match &self.origin {
            Origin::Deal(record) => &record.names,
            Origin::Position(_) | Origin::Fork => &[],
        }
    }
    /// The question the game waits on; none when it is over.
    pub fn ask(&self) -> Option<Ask> {
        self.play.game.ask()
    }
    /// How many moves were made.
    pub fn ply(&self) -> u32 {
        self.play.moves.len() as u32
    }
    /// The moves made, in order.
    pub fn made(&self) -> &[Move] {
        &self.play.moves
    }
    /// Who made each of them.
    pub fn made_by(&self) -> &[Seat] {
        &self.play.by
    }
    /// The canonical moves of the question, in canonical order.
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.play.game.moves(&mut moves);
        moves
    }
    /// May this seat make this move now? Nothing changes.
    pub fn check(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        self.play.game.check(seat, mv)
    }
    /// Makes a move and says what happened. A refused move changes nothing.
    pub fn apply(&mut self, seat: Seat, mv: Move) -> Result<&[Event], Illegal> {
        let before = self.play.events.len();
        self.play.make(seat, mv)?;
        Ok(&self.play.events[before..])
    }
    /// Makes a move that answers the question of a certain ply: one that comes too late is refused as stale.
    pub fn apply_at(&mut self, ply: u32, seat: Seat, mv: Move) -> Result<&[Event], Refused> {
        let now = self.ply();
        if ply != now {
            return Err(Refused::Stale { said: ply, now });
        }
        self.apply(seat, mv).map_err(Refused::Illegal)
    }
    /// Takes back the last moves, however many: whether that is fair, [`Session::undo_floor`] says.
    pub fn undo(&mut self, plies: u32) -> Result<(), NoPly> {
        let made = self.ply();
        let left = made.checked_sub(plies).ok_or(NoPly { asked: plies, made })?;
        self.play.go_back(left as usize);
        Ok(())
    }
    /// The earliest ply the seat to move may fairly go back to: after the last move that revealed something hidden, and
    /// after the last one that another seat made. When the game is over nothing can be taken back: all hands are shown.
    pub fn undo_floor(&self) -> u32 {
        let Some(ask) = self.ask() else { return self.ply() };
        let others = self.play.by.iter().rposition(|seat| *seat != ask.seat).map_or(0, |at| at as u32 + 1);
        others.max(self.play.game.open().revealed_at())
    }
    /// Could a move be taken back once it is made? Not if it would show something hidden, or if somebody else is asked then.
    pub fn can_undo(&self, mv: &Move) -> bool {
        let Some(ask) = self.ask() else { return false };
        let mut after = self.play.game.clone();
        let made = after.apply(ask.seat, *mv).is_ok();
        made && after.ask().is_some_and(|next| next.seat == ask.seat) && after.open().revealed_at() <= self.ply()
    }
    /// The only answer to the question, if there is just one: nobody need be asked.
    pub fn only_answer(&self) -> Option<Move> {
        match self.moves()[..] {
            [only] => Some(only),
            _ => None,
        }
    }
    /// The game as it stood when so many moves were made; none for more than were.
    pub fn game_at(&self, ply: u32) -> Option<Game> {
        (ply <= self.ply()).then(|| self.play.game_at(ply as usize))
    }
    /// Another game that goes on from where so many moves were made. Whoever wants it, knows what `seat` knew then: all
    /// that was hidden from that seat is dealt anew. None for more moves than were made.
    pub fn fork(&self, ply: u32, seat: Seat, seed: u64) -> Option<Session> {
        let mut game = self.game_at(ply)?;
        game.redeal(seat, &mut Dice::loose(seed));
        game.count_from_here();
        Some(Session { origin: Origin::Fork, play: Replay::new(game, vec![]) })
    }
    /// What a seat, or a spectator, was told since so many moves were made, each with the move that set it off (counted from
    /// 1). What happened before the first question is told with move 0, to whoever asks from the beginning.
    pub fn told(&self, audience: Option<Seat>, since: u32) -> Vec<(u32, Told)> {
        let mut told = Vec::new();
        if since == 0 {
            told.extend(self.events_before_play().iter().map(|event| (0, event.told(audience))));
        }
        for ply in since..self.ply() {
            told.extend(self.events_of(ply).iter().map(|event| (ply + 1, event.told(audience))));
        }
        told
    }
    /// Everything that happened, from the deal on.
    pub fn events(&self) -> &[Event] {
        &self.play.events
    }
    /// What happened before the first question: the deal, and who begins.
    pub fn events_before_play(&self) -> &[Event] {
        let first = self.play.before.first().copied().unwrap_or(self.play.events.len());
        &self.play.events[..first]
    }
    /// What the move made at this ply (counted from 0) set off; nothing if it has not been made.
    pub fn events_of(&self, ply: u32) -> &[Event] {
        let at = ply as usize;
        let Some(from) = self.play.before.get(at) else { return &[] };
        let to = self.play.before.get(at + 1).copied().unwrap_or(self.play.events.len());
        &self.play.events[*from..to]
    }
    /// The scorings held, in order.
    pub fn scorings<'a>(&'a self) -> Vec<&'a Tally> {
        let tally = |event: &'a Event| match event {
            Event::Scored { tally, .. } => Some(&**tally),
            _ => None,
        };
        self.play.events.iter().filter_map(tally).collect()
    }
}

/// A described position with what happened before its first question.
fn begun(position: &Position) -> Result<Replay, BadPosition> {
    let mut events = Vec::new();
    let game = position.set_up_told(&mut events)?;
    Ok(Replay::new(game, events))
}
