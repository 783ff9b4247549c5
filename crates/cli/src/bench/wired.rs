//! What a seat is sent: the work of W1 to W3.

use super::hot::Done;
use sabika_bots::{Bot, Greedy};
use sabika_engine::{Config, Move, value::Seed};
use sabika_session::Session;
use sabika_wire::{News, Question, SeatView, Snapshot, Voice};
use sabika_words::{Lang, Words};
use std::hint::black_box;

/// Questions of games between greedy bots, from the first to the last.
#[derive(Debug)]
pub struct Wired {
    words: Words,
    /// Games at some of their questions.
    looked_at: Vec<Session>,
    next: usize,
    /// A whole game.
    start: Session,
    moves: Vec<Move>,
    playing: Session,
}

impl Wired {
    /// Games of this kind.
    pub fn new(config: Config) -> Wired {
        let mut session = Session::new(config, Seed::from_number(1)).expect("a good configuration");
        let (start, mut looked_at) = (session.clone(), Vec::new());
        let mut bot = Greedy::new(1);
        while let Some(sight) = session.game().sight() {
            if session.ply().is_multiple_of(17) {
                looked_at.push(session.clone());
            }
            let (seat, mv) = (sight.eyes.seat, bot.choose(&sight.plain()));
            session.apply(seat, mv).expect("a bot's move is legal");
        }
        let moves = session.made().to_vec();
        Wired { words: Words::new(Lang::En), looked_at, next: 0, playing: start.clone(), start, moves }
    }
    fn next(&mut self) -> &Session {
        self.next = (self.next + 1) % self.looked_at.len();
        &self.looked_at[self.next]
    }
    /// W1: a snapshot and the question with all its sentences, for the seat that is asked.
    pub fn question(&mut self) -> Done {
        let words = self.words.clone();
        let session = self.next();
        let view = session.game().view(session.ask().map(|ask| ask.seat));
        black_box(Snapshot::of(&view));
        black_box(Question::of(&view, Voice { words: &words, names: &[] }, |mv| session.can_undo(mv)));
        Done { pieces: 1, moves: 0 }
    }
    /// W2: the table ready to draw, for one seat.
    pub fn view(&mut self) -> Done {
        let words = self.words.clone();
        let session = self.next();
        let view = session.game().view(session.ask().map(|ask| ask.seat));
        black_box(SeatView::of(&view, Voice { words: &words, names: &[] }));
        Done { pieces: 1, moves: 0 }
    }
    /// W3: a move, and the news of it for every seat.
    pub fn news(&mut self) -> Done {
        let at = self.playing.ply() as usize;
        if at == self.moves.len() {
            self.playing = self.start.clone();
            return Done::default();
        }
        let seat = self.playing.ask().expect("it goes on").seat;
        self.playing.apply(seat, self.moves[at]).expect("it was played before");
        let voice = Voice { words: &self.words, names: &[] };
        for seat in self.playing.game().open().seats() {
            let (told, view) = (self.playing.told(Some(seat), at as u32), self.playing.game().view(Some(seat)));
            black_box(News::of(at as u32, &told, &view, voice));
        }
        Done { pieces: 1, moves: 1 }
    }
}
