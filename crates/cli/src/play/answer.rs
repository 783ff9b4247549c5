//! One person answers one question.

use super::{Table, menu::Menu};
use crate::{
    Failure,
    draw::{WIDTH, paint, wrap},
    files, names,
};
use sabika_engine::{
    Move,
    flow::{Ask, Topic},
    modules::Rooms,
    value::Seat,
};
use std::path::Path;

/// What can be typed besides a number or a move.
const COMMANDS: [&str; 12] =
    ["table", "all", "help", "hint", "why", "log", "score", "board", "rules", "save", "undo", "quit"];

/// What came of it.
pub enum Answer {
    Move(Move),
    Undo,
    Leave,
}

impl Table<'_> {
    /// Shows the table and asks until there is an answer.
    pub(super) fn ask_person(&mut self, ask: Ask) -> Result<Answer, Failure> {
        if !self.curtain(ask.seat)? {
            return Ok(Answer::Leave);
        }
        let menu = Menu::of(self.session.game());
        self.show(ask, &menu, false)?;
        loop {
            let choose = self.voice.say("terminal-choose", &[("count", menu.len().into())]);
            self.voice.print(&format!("{} ", paint::paint(paint::STRONG, choose)))?;
            let line = self.input.line()?;
            if !self.input.is_typed() {
                self.voice.line(line.as_deref().unwrap_or_default())?;
            }
            let Some(line) = line else {
                self.voice.line("")?;
                return Ok(Answer::Leave);
            };
            if let Some(answer) = self.command(&line, ask, &menu)? {
                return Ok(answer);
            }
        }
    }
    /// Where several people share the screen: nobody sees another's hand. False at the end of input.
    fn curtain(&mut self, seat: Seat) -> Result<bool, Failure> {
        let people = self.chairs.iter().filter(|chair| matches!(chair, super::Chair::Person)).count();
        if people < 2 || self.looked.replace(seat) == Some(seat) {
            return Ok(true);
        }
        self.voice.wipe()?;
        let name = self.voice.words.seat(seat, &self.names);
        self.voice.line(&paint::paint(paint::STRONG, self.voice.say("terminal-curtain", &[("seat", name.into())])))?;
        let ready = self.input.line()?.is_some();
        if ready {
            self.voice.wipe()?;
            self.news(seat)?;
        }
        Ok(ready)
    }
    fn show(&self, ask: Ask, menu: &Menu, all: bool) -> Result<(), Failure> {
        let (words, game) = (&self.voice.words, self.session.game());
        let about = if let Topic::Module(topic) = ask.topic { game.rooms().about(topic) } else { vec![] };
        let question = wrap(&words.question_seen(ask, about, &self.names), WIDTH, 0);
        let question = paint::paint(paint::STRONG, question);
        let text = self.scene().all(ask.seat, menu.marks());
        self.voice.print(&format!("{text}\n{question}\n{}", menu.show(words, game, ask, all)))
    }
    /// Obeys one line. None: ask again.
    fn command(&mut self, line: &str, ask: Ask, menu: &Menu) -> Result<Option<Answer>, Failure> {
        let (verb, rest) = line.split_once(' ').map_or((line, ""), |(verb, rest)| (verb, rest.trim()));
        match (self.meant(verb), rest) {
            _ if line.is_empty() => self.show(ask, menu, false)?,
            ("table", "") => self.show(ask, menu, false)?,
            ("all", "") => self.voice.print(&menu.show(&self.voice.words, self.session.game(), ask, true))?,
            ("help", _) => self.help()?,
            ("hint", "") => self.hint(ask, menu)?,
            ("why", text) => self.why(text, ask, menu)?,
            ("log", "") => self.log()?,
            ("score", "") => self.score()?,
            ("board", seat) => self.boards(seat)?,
            ("rules", id) => self.rules(id)?,
            ("save", file) => self.save(file)?,
            ("undo", "") if self.may_undo()? => return Ok(Some(Answer::Undo)),
            ("undo", "") => {}
            ("quit", "") => return Ok(Some(Answer::Leave)),
            _ => return self.chosen(line, ask, menu),
        }
        Ok(None)
    }
    /// The command that a word means: its English name or that of the language that is spoken, in any case. The help says it
    /// first in its line. Nothing for what is no command.
    fn meant(&self, word: &str) -> &'static str {
        let word = word.to_lowercase();
        let known = |command: &&str| word == **command || word == self.command_word(command);
        match word.as_str() {
            "?" => "help",
            "exit" => "quit",
            "boards" => "board",
            _ => COMMANDS.into_iter().find(known).unwrap_or_default(),
        }
    }
    /// What a command is called in the language that is spoken.
    fn command_word(&self, command: &str) -> String {
        let line = self.voice.say(&format!("terminal-help-{command}"), &[]);
        line.split([' ', ':']).next().unwrap_or_default().to_string()
    }
    /// A number or a move in words.
    fn chosen(&self, line: &str, ask: Ask, menu: &Menu) -> Result<Option<Answer>, Failure> {
        if let Some(mv) = line.parse().ok().and_then(|number| menu.get(number)) {
            return Ok(Some(Answer::Move(mv)));
        }
        let Ok(mv) = line.parse::<Move>() else {
            let args = [("text", line.into()), ("count", menu.len().into())];
            let spoken: Vec<String> = COMMANDS.iter().map(|command| self.command_word(command)).collect();
            let known = COMMANDS.into_iter().chain(spoken.iter().map(String::as_str));
            let meant = names::hint(line.split(' ').next().unwrap_or_default(), known, self.voice);
            self.voice.line(&paint::paint(paint::ALARM, self.voice.say("terminal-not-a-choice", &args) + &meant))?;
            return Ok(None);
        };
        match self.session.check(ask.seat, &mv) {
            Ok(()) => Ok(Some(Answer::Move(mv))),
            Err(illegal) => {
                self.voice.line(&paint::paint(paint::ALARM, self.refusal(&illegal)))?;
                Ok(None)
            }
        }
    }
    /// Only a move of the one who asks, and only back to where something hidden came up.
    fn may_undo(&self) -> Result<bool, Failure> {
        if self.session.ply() > self.session.undo_floor() {
            return Ok(true);
        }
        let own = self.session.made_by().last() == self.session.ask().map(|ask| ask.seat).as_ref();
        let asked = self.session.ask().map(|ask| ask.seat);
        let moved = self.session.made_by().iter().any(|by| Some(*by) == asked);
        let why = match (own, moved) {
            (true, _) => "terminal-undo-revealed",
            (false, true) => "terminal-undo-others",
            (false, false) => "terminal-undo-nothing",
        };
        self.voice.line(&self.voice.say(why, &[]))?;
        Ok(false)
    }
    fn save(&self, file: &str) -> Result<(), Failure> {
        let path = match (file, &self.save) {
            ("", Some(path)) => path.clone(),
            ("", None) => return self.voice.line(&self.voice.say("terminal-help-save", &[])),
            (file, _) => Path::new(file).to_path_buf(),
        };
        let Some(record) = self.session.record() else { return Ok(()) };
        match files::save(&path, &record, self.voice) {
            Ok(()) => {
                let args = [("file", path.display().to_string().into())];
                self.voice.line(&self.voice.say("terminal-saved", &args))
            }
            // A wrong name is no reason to end the game.
            Err(failure) => self.voice.line(&paint::paint(paint::ALARM, failure.text().unwrap_or_default())),
        }
    }
}
