//! Line by line: for pipes, screen readers and whoever likes it plain.

use super::{
    input::Input,
    menu::{self, Asking, Path},
    pages::COMMANDS,
    table::Table,
};
use crate::{
    Failure,
    draw::{paint, table::Scene, wrap},
    game_args, names,
};
use sabika_engine::{Move, value::Seat};
use sabika_wire::{Room, SeatView};
use std::path::Path as File;

/// What came of a line.
enum Answer {
    Move(Move),
    Undo,
    Leave,
}

/// Plays at this table until the game is over or somebody leaves.
pub fn run(table: Table<'_>, input: Input, greeting: &[String]) -> Result<(), Failure> {
    let voice = table.voice;
    let wide = voice.wide();
    let mut plain = Plain { table, input, looked: None, shown: vec![], wide };
    voice.line(&paint::paint(paint::STRONG, voice.say("terminal-welcome", &[])))?;
    greeting.iter().try_for_each(|line| voice.line(line))?;
    if plain.table.ply() == 0 {
        plain.tell(0)?;
    }
    while plain.play()? {}
    Ok(())
}

struct Plain<'a> {
    table: Table<'a>,
    input: Input,
    /// Who looked at the screen last, where several people share it.
    looked: Option<Seat>,
    /// What the rooms showed last: what has not changed is not shown again.
    shown: Vec<Room>,
    wide: usize,
}

impl Plain<'_> {
    fn line(&self, text: &str) -> Result<(), Failure> {
        self.table.voice.line(text)
    }
    fn print(&self, text: &str) -> Result<(), Failure> {
        self.table.voice.print(text)
    }
    fn say(&self, id: &str) -> String {
        self.table.voice.say(id, &[])
    }
    /// Plays a game; true if another one follows.
    fn play(&mut self) -> Result<bool, Failure> {
        self.table.keep()?;
        while self.table.asked().is_some() {
            let before = self.table.ply();
            match self.table.unasked() {
                Some((why, mv)) => {
                    for remark in self.table.remarks(why, &mv) {
                        self.line(&format!("· {remark}"))?;
                    }
                    self.table.make(mv)?;
                }
                None => match self.ask()? {
                    Answer::Move(mv) => self.table.decide(mv)?,
                    Answer::Undo => {
                        let done = self.table.undo()?;
                        self.line(&done)?;
                        continue;
                    }
                    Answer::Leave => {
                        self.table.farewell().iter().try_for_each(|line| self.line(line))?;
                        return Ok(false);
                    }
                },
            }
            self.tell(before)?;
        }
        let view = self.table.seen(None);
        self.print(&self.table.end(&self.scene(&view)))?;
        self.afterwards(&view)
    }
    fn scene<'v>(&'v self, view: &'v SeatView) -> Scene<'v> {
        Scene { wide: self.wide, ..Scene::new(&self.table.voice.words, view) }
    }
    /// What has happened since a ply, as everybody hears it, or as the only person does; where people share the screen each
    /// hears it when they look. A scoring is a page.
    fn tell(&self, since: u32) -> Result<(), Failure> {
        self.tell_to(self.table.only_person(), since)
    }
    fn tell_to(&self, to: Option<Seat>, since: u32) -> Result<(), Failure> {
        for item in self.table.news(to, since).items {
            self.table.lines(std::slice::from_ref(&item), self.wide).iter().try_for_each(|line| self.line(line))?;
            if let Some(scoring) = &item.scoring {
                let view = self.table.seen(None);
                self.print(&format!("\n{}\n", self.table.scoring(scoring, &view, self.wide)))?;
                if self.input.is_typed() {
                    self.print(&self.say("terminal-press-enter"))?;
                    self.input.line("")?;
                }
            }
        }
        Ok(())
    }
    /// Shows the table and asks until there is an answer.
    fn ask(&mut self) -> Result<Answer, Failure> {
        let Some(mut asking) = Asking::new(&self.table) else { return Ok(Answer::Leave) };
        if !self.curtain(asking.question.asked.seat)? {
            return Ok(Answer::Leave);
        }
        self.show(&asking)?;
        loop {
            let args = [("count", asking.entries.len().into())];
            let choose = self.table.voice.say("terminal-choose", &args);
            let Some(line) = self.typed(&choose)? else {
                self.line("")?;
                return Ok(Answer::Leave);
            };
            match self.obey(&line, &mut asking)? {
                Some(Answer::Move(mv)) if !self.is_meant(&mv)? => {
                    asking.path = Path::new(&asking.question);
                    asking.renew();
                    self.menu(&asking)?;
                }
                Some(answer) => return Ok(answer),
                None => {}
            }
        }
    }
    /// A line that somebody types behind a prompt; what comes through a pipe is shown. None at the end of input.
    fn typed(&self, prompt: &str) -> Result<Option<String>, Failure> {
        let prompt = format!("{} ", paint::paint(paint::STRONG, prompt));
        if self.input.is_typed() {
            return Ok(self.input.line(&self.table.voice.coloured(&prompt))?);
        }
        self.print(&prompt)?;
        let line = self.input.line("")?;
        self.line(line.as_deref().unwrap_or_default())?;
        Ok(line)
    }
    /// Before what cannot be taken back somebody at a keyboard is asked once more: that is the end of the turn.
    fn is_meant(&self, mv: &Move) -> Result<bool, Failure> {
        if !self.input.is_typed() || !self.table.is_final(mv) {
            return Ok(true);
        }
        let args = [("move", self.table.told(mv).into())];
        self.line(&wrap(&self.table.voice.say("terminal-final-move", &args), self.wide, 2))?;
        Ok(self.typed(&self.say("terminal-final-how"))?.is_some_and(|line| line.is_empty()))
    }
    /// Where several people share the screen: nobody sees another's hand. False at the end of input.
    fn curtain(&mut self, seat: Seat) -> Result<bool, Failure> {
        if self.table.people().count() < 2 || self.looked.replace(seat) == Some(seat) {
            return Ok(true);
        }
        let voice = self.table.voice;
        voice.wipe()?;
        let name = self.table.seen(None).players[seat.index()].name.clone();
        self.line(&paint::paint(paint::STRONG, voice.say("terminal-curtain", &[("seat", name.into())])))?;
        let ready = self.input.line("")?.is_some();
        if ready {
            voice.wipe()?;
            self.tell_to(Some(seat), self.table.since(seat))?;
        }
        Ok(ready)
    }
    /// The table and the menu. What has not changed in the rooms is left out, unless it is asked for.
    fn show(&mut self, asking: &Asking) -> Result<(), Failure> {
        let (seat, mut view) = (asking.question.asked.seat, asking.view.clone());
        let (same, changed) = view.rooms.into_iter().partition::<Vec<Room>, _>(|room| self.shown.contains(room));
        view.rooms = changed;
        self.print(&self.scene(&view).all(seat, menu::marks(&asking.question, &asking.entries)))?;
        if !same.is_empty() {
            let titles: Vec<String> = same.into_iter().map(|room| room.title).collect();
            let args = [("rooms", self.table.voice.words.list(&titles).into())];
            let text = wrap(&self.table.voice.say("terminal-rooms-same", &args), self.wide, 2);
            self.line(&format!("\n{}", paint::paint(paint::FAINT, text)))?;
        }
        self.shown.clone_from(&asking.view.rooms);
        self.print("\n")?;
        self.menu(asking)
    }
    fn show_all(&mut self, asking: &Asking) -> Result<(), Failure> {
        self.shown.clear();
        self.show(asking)
    }
    fn menu(&self, asking: &Asking) -> Result<(), Failure> {
        let question = paint::paint(paint::STRONG, wrap(&asking.question.asked.say, self.wide, 0));
        let menu = menu::show(&self.table.voice.words, &asking.question, &asking.entries, self.wide);
        let back = if asking.path.is_begun() {
            format!("{} {}\n", paint::paint(paint::CHOICE, "    0 "), self.say("terminal-back"))
        } else {
            String::new()
        };
        self.print(&format!("{question}\n{menu}{back}"))
    }
    /// Obeys one line. None: ask again.
    fn obey(&mut self, line: &str, asking: &mut Asking) -> Result<Option<Answer>, Failure> {
        let (verb, rest) = match line.strip_prefix('?').filter(|rest| !rest.trim().is_empty()) {
            Some(rest) => ("explain", rest.trim()),
            None => line.split_once(' ').map_or((line, ""), |(verb, rest)| (verb, rest.trim())),
        };
        let (table, wide) = (&mut self.table, self.wide);
        let scene = Scene { wide, ..Scene::new(&table.voice.words, &asking.view) };
        let text = match (meant(table, verb), rest) {
            _ if line.is_empty() => return self.show_all(asking).map(|()| None),
            ("table", "") => return self.show_all(asking).map(|()| None),
            ("back", "") => {
                asking.path.back();
                asking.renew();
                return self.menu(asking).map(|()| None);
            }
            ("help", _) => table.help(&scene),
            ("hint", "") => table.hinted(&asking.question, &asking.entries, wide) + "\n",
            ("why", text) => table.why(text, &asking.question, &asking.entries, asking.path.touched(), &asking.view),
            ("explain", text) => {
                let entry = text.parse::<usize>().ok().and_then(|number| asking.entries.get(number.checked_sub(1)?));
                match entry.or(asking.entries.first().filter(|_| text.is_empty())) {
                    Some(entry) => table.explain(&asking.question, entry, wide),
                    None => table.rules(text),
                }
            }
            ("always", "") => {
                let (said, passes) = table.pass_always();
                self.line(&said)?;
                return Ok(passes.then_some(Answer::Move(Move::Pass)));
            }
            ("log", "") => table.log(Some(asking.question.asked.seat), wide),
            ("score", "") => table.score(&asking.view, wide),
            ("board", who) => table.boards(&scene, who),
            ("rules", id) => table.rules(id),
            ("save", file) => match (file, table.save.clone()) {
                ("", None) => table.voice.say("terminal-help-save", &[]) + "\n",
                ("", Some(path)) => table.save_in(&path) + "\n",
                (file, _) => table.save_in(File::new(file)) + "\n",
            },
            ("undo", "") => return Ok(Some(Answer::Undo)),
            ("quit", "") => return Ok(Some(Answer::Leave)),
            _ => return self.chosen(line, asking),
        };
        self.print(&text)?;
        Ok(None)
    }
    /// A number, or a move in words.
    fn chosen(&mut self, line: &str, asking: &mut Asking) -> Result<Option<Answer>, Failure> {
        if line == "0" && asking.path.back() {
            asking.renew();
            return self.menu(asking).map(|()| None);
        }
        let entry = line.parse::<usize>().ok().and_then(|number| asking.entries.get(number.checked_sub(1)?).cloned());
        if let Some(entry) = entry {
            if let Some(mv) = asking.path.take(&asking.question, &entry) {
                return Ok(Some(Answer::Move(mv)));
            }
            asking.renew();
            let marks = menu::marks(&asking.question, &asking.entries);
            if !marks.is_empty() {
                return self.show(asking).map(|()| None);
            }
            return self.menu(asking).map(|()| None);
        }
        let table = &self.table;
        let Ok(mv) = line.parse::<Move>() else {
            let args = [("text", line.into()), ("count", asking.entries.len().into())];
            let spoken: Vec<String> = COMMANDS.iter().map(|command| command_word(table, command)).collect();
            let known = COMMANDS.into_iter().chain(spoken.iter().map(String::as_str));
            let hint = names::hint(line.split(' ').next().unwrap_or_default(), known, table.voice);
            self.line(&paint::paint(paint::ALARM, table.voice.say("terminal-not-a-choice", &args) + &hint))?;
            return Ok(None);
        };
        match table.reasons(&mv).first() {
            None => Ok(Some(Answer::Move(mv))),
            Some(refusal) => {
                self.line(&table.refused(refusal))?;
                Ok(None)
            }
        }
    }
    /// After a game somebody at a keyboard may look back, save it or play again; true for another game.
    fn afterwards(&mut self, view: &SeatView) -> Result<bool, Failure> {
        if !self.input.is_typed() {
            return Ok(false);
        }
        loop {
            let Some(line) = self.typed(&self.say("terminal-afterwards"))? else { return Ok(false) };
            let (verb, rest) = line.split_once(' ').unwrap_or((&line, ""));
            let text = match (meant(&self.table, verb), rest.trim()) {
                ("rematch", _) => {
                    self.table.rematch(game_args::chance())?;
                    self.looked = None;
                    self.tell(0)?;
                    return Ok(true);
                }
                ("log", _) => self.table.log(None, self.wide),
                ("score", _) => self.table.score(view, self.wide),
                ("board", who) => self.table.boards(&self.scene(view), who),
                ("save", file) if !file.is_empty() => self.table.save_in(File::new(file)) + "\n",
                ("save", _) => self.say("terminal-help-save") + "\n",
                ("quit", _) => return Ok(false),
                _ if line.is_empty() => return Ok(false),
                _ => String::new(),
            };
            self.print(&text)?;
        }
    }
}

/// The command that a word means: its English name or that of the language that is spoken, in any case. Nothing for what is no
/// command.
fn meant(table: &Table<'_>, word: &str) -> &'static str {
    let word = word.to_lowercase();
    let known = |command: &&str| word == **command || word == command_word(table, command);
    match word.as_str() {
        "?" => "help",
        "exit" => "quit",
        "boards" => "board",
        _ => COMMANDS.into_iter().chain(["rematch"]).find(known).unwrap_or_default(),
    }
}

/// What a command is called in the language that is spoken. The help says it first in its line.
fn command_word(table: &Table<'_>, command: &str) -> String {
    let line = table.voice.say(&format!("terminal-help-{command}"), &[]);
    line.split([' ', ':']).next().unwrap_or_default().to_string()
}
