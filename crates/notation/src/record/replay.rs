//! A record played again, move by move, with every check.

use super::{BadRecord, Record};
use sabika_engine::{
    Game, Move,
    flow::{Event, Illegal},
    value::Seat,
};

/// A game on its way: the moves made, who made them, and what happened.
#[derive(Clone, Debug)]
pub(crate) struct Replay {
    pub game: Game,
    pub moves: Vec<Move>,
    /// Who made each move.
    pub by: Vec<Seat>,
    pub events: Vec<Event>,
    /// How many events there were before each move.
    pub before: Vec<usize>,
}

impl Replay {
    /// From the first question on.
    pub fn new(game: Game, events: Vec<Event>) -> Replay {
        Replay { game, moves: vec![], by: vec![], events, before: vec![] }
    }
    /// The start of a recorded game, without its moves.
    pub fn start(record: &Record) -> Result<Replay, BadRecord> {
        record.check_header()?;
        let mut events = Vec::new();
        let game = Game::new_told(record.config, record.seed, &mut events)
            .map_err(|e| BadRecord::Field { field: format!("config.{}", e.field), why: e.reason() })?;
        Ok(Replay::new(game, events))
    }
    /// A whole recorded game.
    pub fn of(record: &Record) -> Result<Replay, BadRecord> {
        let mut replay = Replay::start(record)?;
        for mv in &record.moves {
            replay.recorded(*mv)?;
        }
        replay.check_result(record)?;
        Ok(replay)
    }
    /// Makes a move of whoever is asked.
    pub fn recorded(&mut self, mv: Move) -> Result<(), BadRecord> {
        let ply = self.moves.len() + 1;
        let seat = self.game.ask().ok_or(BadRecord::AfterEnd { ply })?.seat;
        self.make(seat, mv).map_err(|illegal| BadRecord::Illegal { ply, seat, mv: Box::new(mv), illegal })
    }
    /// Makes a move.
    pub fn make(&mut self, seat: Seat, mv: Move) -> Result<(), Illegal> {
        let before = self.events.len();
        self.game.apply_told(seat, mv, &mut self.events)?;
        self.before.push(before);
        self.by.push(seat);
        self.moves.push(mv);
        Ok(())
    }
    /// The final scores, once the game is over.
    pub fn result(&self) -> Option<Vec<i16>> {
        let open = self.game.open();
        open.is_over().then(|| open.seats().map(|seat| open.score(seat)).collect())
    }
    fn check_result(&self, record: &Record) -> Result<(), BadRecord> {
        let Some(said) = &record.result else { return Ok(()) };
        let found = self.result().ok_or(BadRecord::NotOver { ply: self.moves.len() })?;
        if *said == found { Ok(()) } else { Err(BadRecord::WrongResult { said: said.clone(), found }) }
    }
}
