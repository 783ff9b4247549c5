//! A game with the people and bots who play it.

use super::chairs::{self, Chair};
use crate::{Failure, Voice, files};
use sabika_bots::{World, at_home};
use sabika_engine::{Config, Move, flow::Illegal, value::Seat};
use sabika_session::{Session, Until};
use sabika_wire::{Asked, News, Question, Refusal, SeatView, Thing, why_not};
use std::path::PathBuf;

/// Who made a move that nobody was asked for, or why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unasked {
    /// A bot.
    Bot,
    /// There was only one answer.
    Only,
    /// It was answered beforehand.
    Standing,
}

/// The bot that says what it would do.
const ADVISER: &str = "emir";

/// A bot tells so many of the moves it has thought about.
const THOUGHTS: usize = 3;

/// A game with the people and bots who play it. It is looked at through views only.
#[derive(Debug)]
pub struct Table<'a> {
    /// The language and the colours.
    pub voice: &'a Voice,
    session: Session,
    names: Vec<String>,
    chairs: Vec<Chair>,
    /// Where the game is saved after every move, if somebody wishes it.
    pub save: Option<PathBuf>,
    /// Where the game is kept without a word, so that it can go on: see `--resume`.
    pub last: Option<PathBuf>,
    /// Does a bot that looks ahead say what it thinks?
    pub think: bool,
    /// The plies at which a person decided.
    decided: Vec<u32>,
}

impl<'a> Table<'a> {
    /// A game at its beginning, or where it was left.
    pub fn new(
        voice: &'a Voice,
        session: Session,
        names: Vec<String>,
        chairs: Vec<Chair>,
        save: Option<PathBuf>,
        last: Option<PathBuf>,
    ) -> Table<'a> {
        Table { voice, session, names, chairs, save, last, think: false, decided: vec![] }
    }
    fn wire(&self) -> sabika_wire::Voice<'_> {
        sabika_wire::Voice { words: &self.voice.words, names: &self.names }
    }
    /// The table as a seat sees it, or everybody.
    pub fn seen(&self, seat: Option<Seat>) -> SeatView {
        SeatView::of(&self.session.game().view(seat), self.wire())
    }
    /// The table as it was when so many moves had been made.
    pub fn seen_at(&self, ply: u32, seat: Option<Seat>) -> Option<SeatView> {
        Some(SeatView::of(&self.session.game_at(ply)?.view(seat), self.wire()))
    }
    /// The question that the game waits on, with its choices; none when it is over.
    pub fn question(&self) -> Option<Question> {
        let view = self.session.game().view(Some(self.session.ask()?.seat));
        Question::of(&view, self.wire(), |mv| self.session.can_undo(mv))
    }
    /// Who is asked; none when the game is over.
    pub fn asked(&self) -> Option<Asked> {
        Asked::of(&self.session.game().view(None), self.wire())
    }
    /// What a seat has heard since a ply, or everybody.
    pub fn news(&self, to: Option<Seat>, since: u32) -> News {
        News::of(since, &self.session.told(to, since), &self.session.game().view(to), self.wire())
    }
    /// How many moves were made.
    pub fn ply(&self) -> u32 {
        self.session.ply()
    }
    /// What the game is.
    pub fn config(&self) -> &Config {
        self.session.game().config()
    }
    /// The number that dealt it.
    pub fn seed(&self) -> String {
        self.session.record().seed.to_string()
    }
    /// The seats where people sit.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        let seats = Seat::all(self.chairs.len() as u8).zip(&self.chairs);
        seats.filter(|(_, chair)| matches!(chair, Chair::Person)).map(|(seat, _)| seat)
    }
    /// Whose screen it is, if one person plays: that seat's secrets may be told at any time.
    pub fn only_person(&self) -> Option<Seat> {
        let mut people = self.people();
        people.next().filter(|_| people.next().is_none())
    }
    /// The ply after a seat's own last move: what has happened since is news to it.
    pub fn since(&self, seat: Seat) -> u32 {
        self.session.made_by().iter().rposition(|by| *by == seat).map_or(0, |at| at as u32 + 1)
    }
    /// The move of whoever is asked, if no person need be: a bot decides, there is but one answer, or it was given
    /// beforehand. Where others watch, a person is asked even if there is nothing to choose: being asked or not would tell
    /// them something about the hand (BASE-I5).
    pub fn unasked(&mut self) -> Option<(Unasked, Move)> {
        let seat = self.session.ask()?.seat;
        if let Chair::Bot(bot) = &mut self.chairs[seat.index()] {
            let world = World::of(self.session.game(), self.session.memory(seat), self.session.ply().into());
            return Some((Unasked::Bot, bot.think(&world)?));
        }
        if let Some(mv) = self.session.standing_answer() {
            return Some((Unasked::Standing, mv));
        }
        self.only_person().and(self.session.only_answer()).map(|mv| (Unasked::Only, mv))
    }
    /// What is said of such a move before it is made: that there was no other, or what a bot thought of its best ones.
    pub fn remarks(&self, why: Unasked, mv: &Move) -> Vec<String> {
        if why == Unasked::Only && *mv != Move::Pass {
            return vec![self.voice.say("terminal-only-answer", &[("move", self.told(mv).into())])];
        }
        let chair = self.session.ask().map(|ask| &self.chairs[ask.seat.index()]);
        let Some(Chair::Bot(bot)) = chair.filter(|_| self.think && why == Unasked::Bot) else { return vec![] };
        let candidates = bot.thought().map_or(&[][..], |thought| &thought.candidates);
        // Where there was nothing to choose there was nothing to think.
        let told = candidates.iter().take(if candidates.len() > 1 { THOUGHTS } else { 0 });
        told.map(|one| {
            let worth = one.worth();
            let args = [
                ("bot", bot.name().into()),
                ("win", ((i64::from(worth.win) * 100 + (1 << 15)) >> 16).to_string().into()),
                ("margin", format!("{:+}", (worth.margin + 128) >> 8).into()),
                ("futures", one.tried.into()),
                ("move", self.told(&one.mv).into()),
            ];
            self.voice.say("terminal-thought", &args)
        })
        .collect()
    }
    /// Makes a move of a person who decided on it.
    pub fn decide(&mut self, mv: Move) -> Result<(), Failure> {
        self.decided.push(self.ply());
        self.make(mv)
    }
    /// Makes a move of whoever is asked, and keeps the game.
    pub fn make(&mut self, mv: Move) -> Result<(), Failure> {
        let Some(ask) = self.session.ask() else { return Ok(()) };
        match self.session.apply(ask.seat, mv) {
            Ok(_) => self.keep(),
            // A person's move was checked and a bot keeps to the rules: only the end of all counting comes here.
            Err(illegal) => Err(Failure::Failed(self.refusal(&illegal).say)),
        }
    }
    /// Why a move is refused: because of its time or owner, and because of its place.
    pub fn reasons(&self, mv: &Move) -> Vec<Refusal> {
        let Some(ask) = self.session.ask() else { return vec![] };
        let Err(illegal) = self.session.check(ask.seat, mv) else { return vec![] };
        let place = self.session.game().open().check_place(ask.seat, mv).err().filter(|place| *place != illegal);
        [Some(illegal), place].iter().flatten().map(|illegal| self.refusal(illegal)).collect()
    }
    fn refusal(&self, illegal: &Illegal) -> Refusal {
        let (seat, words) = (self.session.ask().map(|ask| ask.seat), self.voice.words.at(self.session.game().open()));
        Refusal::of(illegal, seat.unwrap_or_default(), sabika_wire::Voice { words: &words, names: &self.names })
    }
    /// Why a thing cannot be touched now.
    pub fn why_not(&self, question: &Question, touched: &[Thing], thing: &Thing) -> Option<Refusal> {
        why_not(&self.session.game().view(Some(question.asked.seat)), question, touched, thing, self.wire())
    }
    /// A move in words.
    pub fn told(&self, mv: &Move) -> String {
        let open = self.session.game().open();
        let topic = self.session.ask().map_or(sabika_engine::flow::Topic::Action, |ask| ask.topic);
        self.voice.words.at(open).mv_for(mv, topic, open)
    }
    /// What a bot would do, from what whoever is asked sees and was told.
    pub fn hint(&self) -> Option<Move> {
        let seat = self.session.ask()?.seat;
        let world = World::of(self.session.game(), self.session.memory(seat), self.session.ply().into());
        at_home(ADVISER, seat.number().into())?.think(&world)
    }
    /// Would this move end what can be taken back? Then it is asked about once more. Nobody is asked about a pass that takes
    /// nothing with it.
    pub fn is_final(&self, mv: &Move) -> bool {
        !self.session.can_undo(mv) && (*mv != Move::Pass || self.session.ply() > self.session.undo_floor())
    }
    /// Takes back the last decision of whoever is asked, and what followed from it by itself; says which it was, or why that
    /// cannot be.
    pub fn undo(&mut self) -> Result<String, Failure> {
        let voice = self.voice;
        let Some(ply) = self.decided.last().copied().filter(|ply| *ply >= self.session.undo_floor()) else {
            let asked = self.session.ask().map(|ask| ask.seat);
            let own = self.session.made_by().last().copied() == asked;
            let moved = self.session.made_by().iter().any(|by| Some(*by) == asked);
            return Ok(voice.say(
                match (own, moved) {
                    (true, _) => "terminal-undo-revealed",
                    (false, true) => "terminal-undo-others",
                    (false, false) => "terminal-undo-nothing",
                },
                &[],
            ));
        };
        self.decided.pop();
        let mv = self.session.made()[ply as usize];
        self.session.undo(self.ply() - ply).map_err(|e| Failure::Failed(e.to_string()))?;
        self.keep()?;
        Ok(voice.say("terminal-undone", &[("move", self.told(&mv).into())]))
    }
    /// The one who is asked passes this question now and from now on; where it cannot be passed, all are asked again. Says which,
    /// and whether it is passed.
    pub fn pass_always(&mut self) -> (String, bool) {
        let asked = self.session.ask().filter(|ask| self.session.check(ask.seat, &Move::Pass).is_ok());
        let seat = self.session.ask().map(|ask| ask.seat).unwrap_or_default();
        let id = match asked {
            Some(ask) => {
                self.session.stand(ask.seat, ask.topic, Until::Revoked);
                "terminal-always-on"
            }
            None if self.session.ask_again(seat) => "terminal-always-off",
            None => "terminal-always-no",
        };
        (self.voice.say(id, &[]), asked.is_some())
    }
    /// Saves the record, where that was asked for and where the next game finds it. The latter is nobody's wish: what goes
    /// wrong there is no reason to end the game. A game that is over is not gone on with.
    pub fn keep(&self) -> Result<(), Failure> {
        let record = self.session.record();
        if let Some(last) = self.last.as_ref().filter(|_| self.session.ply() > 0) {
            let done = if self.session.ask().is_none() { files::forget(last) } else { files::keep(last, &record) };
            done.ok();
        }
        self.save.as_ref().map_or(Ok(()), |file| files::save(file, &record, self.voice))
    }
    /// Saves the record here, and says so or why not: a wrong name is no reason to end the game.
    pub fn save_in(&self, path: &std::path::Path) -> String {
        match files::save(path, &self.session.record(), self.voice) {
            Ok(()) => self.voice.say("terminal-saved", &[("file", path.display().to_string().into())]),
            Err(failure) => failure.text().unwrap_or_default().into(),
        }
    }
    /// The same people play the same game once more, dealt anew.
    pub fn rematch(&mut self, seed: sabika_engine::value::Seed) -> Result<(), Failure> {
        self.session = Session::new(*self.config(), seed)?;
        self.session.set_names(self.names.clone());
        (_, self.chairs) = chairs::known(&self.names, self.config().players)?;
        self.decided.clear();
        Ok(())
    }
    /// How a game that is left goes on, line by line.
    pub fn farewell(&self) -> Vec<String> {
        let mut lines = vec![];
        if let Some(file) = &self.save {
            let file = file.display().to_string();
            lines.push(self.voice.say("terminal-saved", &[("file", file.as_str().into())]));
            lines.push(self.voice.say("terminal-go-on-with", &[("file", file.into())]));
        } else if self.last.as_ref().is_some_and(|last| last.exists()) {
            lines.push(self.voice.say("terminal-go-on-resume", &[]));
        }
        lines.push(self.voice.say("terminal-goodbye", &[]));
        lines
    }
}
