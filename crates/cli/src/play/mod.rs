//! `sabika play`: people and bots at one terminal, driven by questions and moves and nothing else.

mod answer;
mod chairs;
mod input;
pub mod menu;
mod say;

use crate::{
    Failure, Voice,
    draw::{paint, result, table::Scene},
    files,
    game_args::GameArgs,
    names,
};
use answer::Answer;
use chairs::Chair;
pub(crate) use chairs::unknown_bot;
use input::Input;
use sabika_engine::{Move, Title, value::Seat};
use sabika_session::Session;
use std::path::PathBuf;

/// The arguments.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// Who sits where, such as Anna,bot:greedy,Ben [default: you against greedy bots]
    #[arg(long, value_name = "LIST", value_parser = names::seats(), hide_possible_values = true)]
    seats: Option<String>,
    /// Go on with a recorded game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "players", "modules", "options", "seed"])]
    load: Option<PathBuf>,
    /// Go on with the game that was left last: what is played at a terminal is kept
    #[arg(long, conflicts_with_all = ["load", "game", "players", "modules", "options", "seed"])]
    resume: bool,
    /// Save the game here after every move (text; .json or .sbk for the other forms)
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

/// A game with the people and bots who play it.
struct Table<'a> {
    voice: &'a Voice,
    session: Session,
    names: Vec<String>,
    chairs: Vec<Chair>,
    save: Option<PathBuf>,
    /// Where the game is kept without a word, so that it can go on: see `--resume`.
    last: Option<PathBuf>,
    input: Input,
    /// Who looked at the screen last, where several people share it.
    looked: Option<Seat>,
}

/// Plays a game.
pub fn run(args: &Args, voice: &Voice) -> Result<(), Failure> {
    let mut table = set_up(args, voice)?;
    voice.line(&paint::paint(paint::STRONG, voice.say("terminal-welcome", &[])))?;
    let config = table.session.game().config();
    if let Some(file) = args.load.as_ref().or(table.last.as_ref().filter(|_| args.resume)) {
        voice.line(&voice.say("terminal-loaded", &[("file", file.display().to_string().into())]))?;
    } else {
        if table.last.as_ref().is_some_and(|last| last.exists()) {
            voice.line(&voice.say("terminal-left", &[]))?;
        }
        if config.game != Title::default() {
            let game = voice.words.game(config.game);
            voice.line(&voice.say("terminal-playing", &[("game", game.into())]))?;
        }
        table.tell(table.session.events().len())?;
    }
    table.play()
}

fn set_up<'a>(args: &Args, voice: &'a Voice) -> Result<Table<'a>, Failure> {
    let (mut session, names, chairs, input);
    input = Input::new();
    let last = files::last_game().filter(|_| args.resume || input.is_typed());
    let left = last.clone().filter(|file| args.resume && file.exists());
    if args.resume && left.is_none() {
        return Err(Failure::input("--resume", voice.say("terminal-nothing-left", &[])));
    }
    if let Some(file) = args.load.as_ref().or(left.as_ref()) {
        let record = files::record(file, voice)?;
        session = Session::load(&record).map_err(|e| files::bad_record(file, &e, voice))?;
        (names, chairs) = match &args.seats {
            Some(list) => chairs::listed(list, Some(record.config.players), voice)?,
            None => chairs::known(session.names(), record.config.players)?,
        };
    } else {
        let alone = || chairs::alone(args.game.players.unwrap_or(3));
        let listed = args.seats.as_ref().map(|list| chairs::listed(list, args.game.players, voice));
        (names, chairs) = listed.transpose()?.map_or_else(alone, Ok)?;
        let config = args.game.config(names.len() as u8, voice)?;
        session = Session::new(config, args.game.seed()?)?;
    }
    session.set_names(names.clone());
    Ok(Table { voice, session, names, chairs, save: args.save.clone(), last, input, looked: None })
}

impl Table<'_> {
    fn scene(&self) -> Scene<'_> {
        Scene::new(&self.voice.words, &self.names, self.session.game())
    }
    fn play(&mut self) -> Result<(), Failure> {
        self.keep()?;
        while let Some(ask) = self.session.ask() {
            let chosen = match &mut self.chairs[ask.seat.index()] {
                Chair::Bot(bot) => self.session.game().sight().map(|sight| bot.choose(&sight.plain())),
                Chair::Person => match self.only_pass() {
                    Some(pass) => Some(pass),
                    None => match self.ask_person(ask)? {
                        Answer::Move(mv) => Some(mv),
                        Answer::Undo => {
                            self.undo()?;
                            None
                        }
                        Answer::Leave => return self.leave(),
                    },
                },
            };
            if let Some(mv) = chosen {
                self.make(ask.seat, mv)?;
            }
        }
        let open = self.session.game().open();
        self.voice.line("")?;
        self.voice.print(&self.scene().alhambras())?;
        self.voice.line("")?;
        let end = result::game(&self.voice.words, self.session.events(), open, &self.names);
        self.voice.print(&end)
    }
    /// A lone person is not asked when there is nothing to choose. Where others watch, being asked or not would tell
    /// them something about the hand (BASE-I5).
    fn only_pass(&self) -> Option<Move> {
        let people = self.chairs.iter().filter(|chair| matches!(chair, Chair::Person)).count();
        (people == 1 && self.session.moves() == [Move::Pass]).then_some(Move::Pass)
    }
    fn make(&mut self, seat: Seat, mv: Move) -> Result<(), Failure> {
        match self.session.apply(seat, mv) {
            Ok(events) => {
                let new = events.len();
                self.tell(new)?;
                self.keep()
            }
            // A person's move was checked and a bot keeps to the rules: only the end of all counting comes here.
            Err(illegal) => Err(Failure::Failed(self.refusal(&illegal))),
        }
    }
    fn undo(&mut self) -> Result<(), Failure> {
        let Some(mv) = self.session.made().last().copied() else { return Ok(()) };
        self.session.undo(1).map_err(|e| Failure::Failed(e.to_string()))?;
        let topic = self.session.ask().map_or(sabika_engine::flow::Topic::Action, |ask| ask.topic);
        let text = self.voice.words.mv_for(&mv, topic, self.session.game().open());
        self.voice.line(&self.voice.say("terminal-undone", &[("move", text.into())]))?;
        self.keep()
    }
    /// Saves the record, where that was asked for and where the next game finds it. The latter is nobody's wish: what goes
    /// wrong there is no reason to end the game. A game that is over is not gone on with.
    fn keep(&self) -> Result<(), Failure> {
        let Some(record) = self.session.record() else { return Ok(()) };
        if let Some(last) = self.last.as_ref().filter(|_| self.session.ply() > 0) {
            let done = if self.session.ask().is_none() { files::forget(last) } else { files::keep(last, &record) };
            done.ok();
        }
        self.save.as_ref().map_or(Ok(()), |file| files::save(file, &record, self.voice))
    }
    fn leave(&self) -> Result<(), Failure> {
        if self.save.is_none() && self.last.as_ref().is_some_and(|last| last.exists()) {
            self.voice.line(&self.voice.say("terminal-go-on-resume", &[]))?;
        }
        if let Some(file) = &self.save {
            let file = file.display().to_string();
            self.voice.line(&self.voice.say("terminal-saved", &[("file", file.as_str().into())]))?;
            self.voice.line(&self.voice.say("terminal-go-on-with", &[("file", file.into())]))?;
        }
        self.voice.line(&self.voice.say("terminal-goodbye", &[]))
    }
}
