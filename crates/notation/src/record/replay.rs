//! A record played again, move by move, with every check.

use super::{BadRecord, Record};
use crate::reading;
use sabika_engine::{
    Game, Move,
    flow::{Event, Illegal},
    position::Position,
    value::{Dice, Seat},
};

/// A game on its way: the moves made, who made them, and what happened.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The game as it stands.
    pub game: Game,
    /// The moves made, in order.
    pub moves: Vec<Move>,
    /// Who made each move.
    pub by: Vec<Seat>,
    /// Everything that happened, from the deal on.
    pub events: Vec<Event>,
    /// How many events there were before each move.
    pub before: Vec<usize>,
    /// How many moves were made in the games that this one left.
    pub past: usize,
    /// The game before every [`STEP`]th move, the first among them.
    kept: Vec<Game>,
}

/// So many moves are made again at most when moves are taken back.
const STEP: usize = 32;

impl Replay {
    /// From the first question on.
    pub fn new(game: Game, events: Vec<Event>) -> Replay {
        Replay { game, moves: vec![], by: vec![], events, before: vec![], past: 0, kept: vec![] }
    }
    /// The start of a recorded game, without its moves.
    pub fn start(record: &Record) -> Result<Replay, BadRecord> {
        // Its moves may not be known yet.
        Record { forks: vec![], ..record.clone() }.check_header()?;
        let mut events = Vec::new();
        let wrong = |field: String, why: String| BadRecord::Field { field, why };
        let game: Game = match &record.position {
            None => Game::new_told(record.config, record.seed, &mut events)
                .map_err(|e| wrong(format!("config.{}", e.field), e.reason()))?,
            Some(given) => {
                let position: Position = reading::read(given.clone()).map_err(|e| e.of("position"))?;
                let position = Position { rules: record.rules_version, ..position };
                let game: Game = position
                    .set_up_told(&mut events)
                    .map_err(|e| wrong(format!("position.{}", e.field), e.why.clone()))?;
                if *game.config() != record.config {
                    return Err(wrong("config".into(), "the position says otherwise".into()));
                }
                game
            }
        };
        Ok(Replay::new(game, events))
    }
    /// A whole recorded game.
    pub fn of(record: &Record) -> Result<Replay, BadRecord> {
        record.check_header()?;
        let mut replay = Replay::start(record)?;
        let mut forks = record.forks.iter().peekable();
        for (at, mv) in record.moves.iter().map(Some).chain([None]).enumerate() {
            while let Some(fork) = forks.next_if(|fork| fork.at as usize == at) {
                replay.fork(fork.seat, fork.seed);
            }
            mv.map_or(Ok(()), |mv| replay.recorded(*mv))?;
        }
        replay.check_result(record)?;
        Ok(replay)
    }
    /// The game goes its own way from here: whatever this seat, or everybody, does not know is dealt anew. Moves are counted on.
    pub fn fork(&mut self, seat: Option<Seat>, seed: u64) {
        let (past, mut game, mut dice) = (self.past + self.moves.len(), self.game.clone(), Dice::loose(seed));
        // What the first one knew is dealt anew from what the second one knows: what is left is what both know.
        let known = [seat.unwrap_or(Seat::FIRST), seat.unwrap_or(Seat::FIRST.next(game.config().players))];
        known[..if seat.is_some() { 1 } else { 2 }].iter().for_each(|seat| game.redeal(*seat, &mut dice));
        *self = Replay { past, ..Replay::new(game, vec![]) };
    }
    /// Makes a move of whoever is asked.
    pub fn recorded(&mut self, mv: Move) -> Result<(), BadRecord> {
        let ply = self.past + self.moves.len() + 1;
        let seat = self.game.ask().ok_or(BadRecord::AfterEnd { ply })?.seat;
        self.make(seat, mv).map_err(|illegal| BadRecord::Illegal { ply, seat, mv: Box::new(mv), illegal })
    }
    /// Makes a move. Whatever goes wrong, before it is made nothing has changed.
    pub fn make(&mut self, seat: Seat, mv: Move) -> Result<(), Illegal> {
        let (mut next, mut told) = (self.game.clone(), Vec::new());
        next.apply_told(seat, mv, &mut told)?;
        let before = std::mem::replace(&mut self.game, next);
        if self.moves.len().is_multiple_of(STEP) {
            self.kept.push(before);
        }
        self.before.push(self.events.len());
        self.events.append(&mut told);
        self.by.push(seat);
        self.moves.push(mv);
        Ok(())
    }
    /// The game as it stood when only so many moves were made.
    pub fn game_at(&self, made: usize) -> Game {
        if made >= self.moves.len() {
            return self.game.clone();
        }
        let mut game = self.kept[made / STEP].clone();
        for at in made / STEP * STEP..made {
            game.apply(self.by[at], self.moves[at]).expect("it was played before");
        }
        game
    }
    /// Goes back to where only so many moves were made.
    pub fn go_back(&mut self, made: usize) {
        if made >= self.moves.len() {
            return;
        }
        self.game = self.game_at(made);
        self.events.truncate(self.before[made]);
        self.moves.truncate(made);
        self.by.truncate(made);
        self.before.truncate(made);
        self.kept.truncate(made.div_ceil(STEP));
    }
    /// The final scores, once the game is over.
    pub fn result(&self) -> Option<Vec<i16>> {
        let open = self.game.open();
        open.is_over().then(|| open.seats().map(|seat| open.score(seat)).collect())
    }
    fn check_result(&self, record: &Record) -> Result<(), BadRecord> {
        let Some(said) = &record.result else { return Ok(()) };
        let found = self.result().ok_or(BadRecord::NotOver { ply: self.past + self.moves.len() })?;
        if *said == found { Ok(()) } else { Err(BadRecord::WrongResult { said: said.clone(), found }) }
    }
}
