//! `sabika play`: people and bots at one terminal, driven by views, questions and news and nothing else.
//!
//! There are two faces: lines of text (`plain`) for pipes, screen readers and small tastes, and a whole screen
//! (`screen`). Both drive the same `table` and show the same `pages`.

pub mod chairs;
mod input;
pub mod menu;
pub mod pages;
mod plain;
pub mod screen;
pub mod table;

use crate::{Failure, Voice, files, game_args::GameArgs, names};
use chairs::Chair;
pub(crate) use chairs::unknown_bot;
use input::Input;
use sabika_session::Session;
use std::path::PathBuf;
use table::Table;

/// The arguments.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// Who sits where, such as Anna,bot:greedy,bot:emir@500ms [default: you against greedy bots]
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
    /// Lines of text instead of the whole screen, as in a pipe: for screen readers
    #[arg(long)]
    plain: bool,
    /// Bots that look ahead say what they think of their best moves: that shows something of their money
    #[arg(long)]
    think: bool,
}

/// Plays a game.
pub fn run(args: &Args, voice: &Voice) -> Result<(), Failure> {
    let input = Input::new();
    let mut greeting = vec![];
    let table = set_up(args, voice, &input, &mut greeting)?;
    if !args.plain && screen::is_there() { screen::run(table, &greeting) } else { plain::run(table, input, &greeting) }
}

fn set_up<'a>(args: &Args, voice: &'a Voice, input: &Input, greeting: &mut Vec<String>) -> Result<Table<'a>, Failure> {
    let last = files::last_game().filter(|_| args.resume || input.is_typed());
    let left = last.clone().filter(|file| args.resume && file.exists());
    if args.resume && left.is_none() {
        return Err(Failure::input("--resume", voice.say("terminal-nothing-left", &[])));
    }
    let (mut session, names, seated): (Session, Vec<String>, Vec<Chair>);
    if let Some(file) = args.load.as_ref().or(left.as_ref()) {
        let record = files::record(file, voice)?;
        session = Session::load(&record).map_err(|e| files::bad_record(file, &e, voice))?;
        (names, seated) = match &args.seats {
            Some(list) => chairs::listed(list, Some(record.config.players), voice)?,
            None => chairs::known(session.names(), record.config.players)?,
        };
        greeting.push(voice.say("terminal-loaded", &[("file", file.display().to_string().into())]));
    } else {
        let alone = || chairs::alone(args.game.players.unwrap_or(3));
        let listed = args.seats.as_ref().map(|list| chairs::listed(list, args.game.players, voice));
        (names, seated) = listed.transpose()?.map_or_else(alone, Ok)?;
        let config = args.game.config(names.len() as u8, voice)?;
        session = Session::new(config, args.game.seed()?)?;
        if last.as_ref().is_some_and(|last| last.exists()) {
            greeting.push(voice.say("terminal-left", &[]));
        }
        if config.game != sabika_engine::Title::default() {
            let game = voice.words.game(config.game);
            greeting.push(voice.say("terminal-playing", &[("game", game.into())]));
        }
    }
    session.set_names(names.clone());
    let mut table = Table::new(voice, session, names, seated, args.save.clone(), last);
    table.think = args.think;
    Ok(table)
}
