//! The heart of a hosted game: what a terminal, a server, a browser and the engine protocol drive.
//!
//! A [`Session`] makes moves in constant time and knows everything that happened: what each audience was told
//! ([`Session::told`]), how far somebody may fairly go back ([`Session::undo_floor`]), the game at any ply
//! ([`Session::game_at`]), and another game that goes on from here with everything hidden dealt anew ([`Session::fork`]).

use sabika_engine::{
    BadConfig, Config, Game, Memory, Move,
    declare::Declared,
    flow::{Ask, Event, Illegal, Payment, Told, Topic},
    position::{BadPosition, Position},
    score::Tally,
    value::{Building, Seat, Seed, Tile},
};
use sabika_notation::{
    BadRecord, Record, Replay,
    reading::{self, Unread},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

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
    /// How it began: its record up to there, with the moves of the games that it left.
    origin: Record,
    play: Replay,
    /// The questions that a seat passes until it says otherwise.
    standing: BTreeMap<(Seat, &'static str), Standing>,
}

/// An answer that was given beforehand: pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// How long it stands.
    pub until: Until,
    /// What the seat wants to be asked about all the same.
    pub unless: Option<Wanted>,
}

impl From<Until> for Standing {
    fn from(until: Until) -> Standing {
        Standing { until, unless: None }
    }
}

/// Something that a seat waits for: a building that it could buy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    /// Which type; none for any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub building: Option<Building>,
    /// Only if its price can be met without a rest.
    #[serde(default)]
    pub exact: bool,
}

impl Wanted {
    /// Is this what is waited for?
    fn is_met_by(self, payment: &Payment) -> bool {
        let building = payment.tile.and_then(Tile::building);
        let exact = payment.bill.paid(&payment.pay).is_ok_and(|paid| paid == payment.bill.price);
        building.is_some() && (self.building.is_none() || self.building == building) && (exact || !self.exact)
    }
}

/// How long an answer stands that was given beforehand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// Until the seat's next turn begins.
    NextTurn,
    /// Until it says otherwise.
    Revoked,
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

/// Why a described position cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum BadGiven {
    /// It cannot be read.
    #[error(transparent)]
    Unread(#[from] Unread),
    /// It cannot be.
    #[error(transparent)]
    Impossible(#[from] BadPosition),
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
        Ok(Session::begin(Record::new(config, seed), Replay::new(game, events)))
    }
    /// A recorded game, replayed with every check.
    pub fn load(record: &Record) -> Result<Session, BadRecord> {
        let play = Replay::of(record)?;
        let mut origin = Record { result: None, ..record.clone() };
        origin.moves.truncate(play.past);
        Ok(Session::begin(origin, play))
    }
    /// A game from a described position on; its record keeps how it is described.
    pub fn from_position(given: Value) -> Result<Session, BadGiven> {
        let position: Position = reading::read(given.clone())?;
        let mut events = Vec::new();
        let game: Game = position.set_up_told(&mut events)?;
        let origin = Record::of_position(*game.config(), Seed::from_number(position.seed), given);
        Ok(Session::begin(origin, Replay::new(game, events)))
    }
    fn begin(origin: Record, play: Replay) -> Session {
        Session { origin, play, standing: BTreeMap::new() }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.play.game
    }
    /// The game so far as a record. That of a fork holds the game it left, with its seed: whoever reads it knows what was hidden
    /// there.
    pub fn record(&self) -> Record {
        let moves = self.origin.moves.iter().chain(&self.play.moves).copied().collect();
        Record { moves, result: self.play.result(), ..self.origin.clone() }
    }
    /// Names for the record, in seat order: one for each seat, or none at all.
    pub fn set_names(&mut self, names: Vec<String>) {
        debug_assert!(names.is_empty() || names.len() == usize::from(self.game().config().players));
        self.origin.names = names;
    }
    /// The names of the players, if they are known.
    pub fn names(&self) -> &[String] {
        &self.origin.names
    }
    /// The question the game waits on; none when it is over.
    pub fn ask(&self) -> Option<Ask> {
        self.play.game.ask()
    }
    /// How many moves were made, those of the games that it left among them.
    pub fn ply(&self) -> u32 {
        self.first_ply() + self.play.moves.len() as u32
    }
    /// The ply at which it began: 0, or where it left another game.
    pub fn first_ply(&self) -> u32 {
        self.play.past as u32
    }
    /// The moves made since it began, in order.
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
        let (before, turn) = (self.play.events.len(), self.game().open().turns());
        self.play.make(seat, mv)?;
        let open = self.play.game.open();
        if open.turns() > turn {
            let begins = open.on_turn();
            self.standing.retain(|(own, _), stands| *own != begins || stands.until == Until::Revoked);
        }
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
        let made = self.play.moves.len() as u32;
        let left = made.checked_sub(plies).ok_or(NoPly { asked: plies, made })?;
        self.play.go_back(left as usize);
        Ok(())
    }
    /// The earliest ply the seat to move may fairly go back to: after the last move that revealed something hidden, and
    /// after the last one that another seat made. When the game is over nothing can be taken back: all hands are shown.
    pub fn undo_floor(&self) -> u32 {
        self.ask().map_or_else(|| self.ply(), |ask| self.undo_floor_of(ask.seat))
    }
    /// The same for any seat: who moved last may go back although another one is asked by now, as long as that one has not
    /// answered and nothing hidden came up.
    pub fn undo_floor_of(&self, seat: Seat) -> u32 {
        if self.ask().is_none() {
            return self.ply();
        }
        let others = self.play.by.iter().rposition(|by| *by != seat).map_or(0, |at| at as u32 + 1);
        (self.first_ply() + others).max(self.play.game.open().revealed_at())
    }
    /// Could a move be taken back once it is made? Not if it would show something hidden, or if somebody else is asked then.
    pub fn can_undo(&self, mv: &Move) -> bool {
        let Some(ask) = self.ask() else { return false };
        let mut after = self.play.game.clone();
        let made = after.apply(ask.seat, *mv).is_ok();
        made && after.ask().is_some_and(|next| next.seat == ask.seat) && after.open().revealed_at() <= self.ply()
    }
    /// A seat passes every question of this topic from now on. Where it must answer it is asked anyway.
    pub fn stand(&mut self, seat: Seat, topic: Topic, standing: impl Into<Standing>) {
        self.standing.insert((seat, topic.name()), standing.into());
    }
    /// What a seat passes beforehand.
    pub fn standing(&self, seat: Seat) -> impl Iterator<Item = (&'static str, Standing)> {
        self.standing.iter().filter(move |((own, _), _)| *own == seat).map(|((_, topic), stands)| (*topic, *stands))
    }
    /// A seat passes nothing beforehand any more; false if it did not.
    pub fn ask_again(&mut self, seat: Seat) -> bool {
        let stood = self.standing.len();
        self.standing.retain(|(own, _), _| *own != seat);
        self.standing.len() < stood
    }
    /// The answer that whoever is asked has given beforehand, if it is a legal one now and nothing is offered that they wait for.
    pub fn standing_answer(&self) -> Option<Move> {
        let ask = self.ask()?;
        let stands = self.standing.get(&(ask.seat, ask.topic.name()))?;
        let waited_for = stands.unless.is_some_and(|wanted| self.offers(ask.seat, wanted));
        (!waited_for && self.check(ask.seat, &Move::Pass).is_ok()).then_some(Move::Pass)
    }
    /// Could the one who is asked buy this now?
    fn offers(&self, seat: Seat, wanted: Wanted) -> bool {
        let view = self.game().view(Some(seat));
        let Some(sight) = view.sight() else { return false };
        self.moves().iter().any(|mv| sight.payment(mv).is_some_and(|payment| wanted.is_met_by(&payment)))
    }
    /// The only answer to the question, if there is just one: nobody need be asked.
    pub fn only_answer(&self) -> Option<Move> {
        match self.moves()[..] {
            [only] => Some(only),
            _ => None,
        }
    }
    /// The game as it stood when so many moves were made; none for more than were, or before it began.
    pub fn game_at(&self, ply: u32) -> Option<Game> {
        let own = ply.checked_sub(self.first_ply())?;
        (ply <= self.ply()).then(|| self.play.game_at(own as usize))
    }
    /// Another game that goes on from where so many moves were made. Whoever wants it, knows what `seat` knew then, or what
    /// everybody did: all else is dealt anew. None for more moves than were made.
    pub fn fork(&self, ply: u32, seat: Option<Seat>, seed: u64) -> Option<Session> {
        let mut play = Replay::new(self.game_at(ply)?, vec![]);
        play.past = ply as usize;
        play.fork(seat, seed);
        let mut record = self.record();
        record.moves.truncate(play.past);
        Some(Session::begin(record.forked(seat, seed), play))
    }
    /// What a seat, or a spectator, was told since so many moves were made, each with the move that set it off (counted from
    /// 1). What happened before the first question is told with move 0, to whoever asks from the beginning.
    pub fn told(&self, audience: Option<Seat>, since: u32) -> Vec<(u32, Told)> {
        let mut told = Vec::new();
        if since == 0 {
            told.extend(self.events_before_play().iter().map(|event| (0, event.told(audience))));
        }
        for ply in since.max(self.first_ply())..self.ply() {
            told.extend(self.events_of(ply).iter().map(|event| (ply + 1, event.told(audience))));
        }
        told
    }
    /// What a seat remembers of what it was told since the game began, or since it left another one.
    pub fn memory(&self, seat: Seat) -> Memory {
        let mut memory = Memory::new(seat);
        self.events().iter().for_each(|event| memory.hear(&event.told(Some(seat))));
        memory
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
    /// What the move made at this ply (counted from 0) set off; nothing if it has not been made, or in another game.
    pub fn events_of(&self, ply: u32) -> &[Event] {
        let at = ply.wrapping_sub(self.first_ply()) as usize;
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
