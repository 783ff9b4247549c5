//! `sabika replay`: a recorded game again, with every check.

use crate::{
    Failure, Voice,
    draw::{WIDTH, paint, result, table::Scene, wrap},
    files,
};
use sabika_notation::{BadRecord, Record};
use sabika_session::Session;
use sabika_words::Story;
use serde::Serialize;
use std::path::PathBuf;

/// The arguments.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The record, in any of its three forms
    file: PathBuf,
    /// Stop after so many moves and show the table there
    #[arg(long, value_name = "PLY")]
    to: Option<usize>,
    /// Tell everything that happened
    #[arg(long)]
    log: bool,
    /// Report as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report<'a> {
    verified: bool,
    record: &'a Record,
    ply: u32,
    turns: u32,
    over: bool,
    scores: Vec<i16>,
    scorings: Vec<&'a sabika_engine::score::Tally>,
    #[serde(skip_serializing_if = "Option::is_none")]
    log: Option<Vec<String>>,
}

/// Replays a record.
pub fn run(args: &Args, voice: &Voice) -> Result<(), Failure> {
    let whole = files::record(&args.file, voice)?;
    let bad = |e: BadRecord| files::bad_record(&args.file, &e, voice);
    let mut session = Session::load(&whole).map_err(bad)?;
    if let Some(to) = args.to {
        let (moves, most) = (whole.moves.get(..to), whole.moves.len());
        let why = || voice.say("terminal-bad-ply", &[("most", most.into())]);
        let moves = moves.ok_or_else(|| Failure::input(format!("--to {to}"), why()))?.to_vec();
        let result = whole.result.clone().filter(|_| to == most);
        session = Session::load(&Record { moves, result, ..whole.clone() }).map_err(bad)?;
    }
    let (words, names, open) = (&voice.words, session.names(), session.game().open());
    let mut story = Story::of(words, session.events(), names);
    let told = session.events().iter().filter(|event| Story::is_told(event));
    let mut log = || told.clone().map(|event| story.tell(event, event.told(None).event())).collect::<Vec<_>>();
    if args.json {
        return voice.json(&Report {
            verified: true,
            record: &whole,
            ply: session.ply(),
            turns: open.turns(),
            over: open.is_over(),
            scores: open.seats().map(|seat| open.score(seat)).collect(),
            scorings: session.scorings(),
            log: args.log.then(log),
        });
    }
    if args.log {
        for line in log() {
            voice.line(&format!("· {}", wrap(&line, WIDTH - 4, 2)))?;
        }
        voice.line("")?;
    }
    let scene = Scene::new(words, names, session.game());
    voice.line(&scene.players())?;
    voice.line(&scene.alhambras())?;
    voice.print(&result::game(words, session.events(), open, names))?;
    let args = [("moves", whole.moves.len().into()), ("turns", open.turns().into())];
    voice.line(&paint::paint(paint::GOOD, voice.say("terminal-verified", &args)))
}
