//! `sabika replay`: a recorded game again, with every check.

use crate::{
    Failure, Voice,
    draw::{WIDTH, paint, result, table::Scene, wrap},
    files,
};
use sabika_notation::{BadRecord, Record};
use sabika_session::Session;
use sabika_wire::{News, SeatView};
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
    let (words, open, looks) = (&voice.words, session.game().open(), session.game().view(None));
    let wire = sabika_wire::Voice { words, names: session.names() };
    let news = News::of(0, &session.told(None, 0), &looks, wire);
    // Points outside a scoring are told with what they are for.
    let told = || news.items.iter().filter(|item| item.points.is_none()).map(|item| item.say.clone());
    if args.json {
        return voice.json(&Report {
            verified: true,
            record: &whole,
            ply: session.ply(),
            turns: open.turns(),
            over: open.is_over(),
            scores: open.seats().map(|seat| open.score(seat)).collect(),
            scorings: session.scorings(),
            log: args.log.then(|| told().collect()),
        });
    }
    if args.log {
        for line in told() {
            voice.line(&format!("· {}", wrap(&line, WIDTH - 4, 2)))?;
        }
        voice.line("")?;
    }
    let view = SeatView::of(&looks, wire);
    let scene = Scene::new(words, &view);
    voice.line(&scene.players())?;
    voice.line(&scene.alhambras())?;
    voice.print(&result::game(words, &news, &view))?;
    let args = [("moves", whole.moves.len().into()), ("turns", open.turns().into())];
    voice.line(&paint::paint(paint::GOOD, voice.say("terminal-verified", &args)))
}
