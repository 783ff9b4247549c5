//! `sabika score`: what lies on a real table, scored.

use crate::{
    Failure, Voice,
    draw::{
        WIDTH, result,
        table::{Scene, heading},
    },
    files,
};
use sabika_notation::table::{BadTable, Table};
use sabika_wire::{Scoring, SeatView};
use std::path::PathBuf;

/// The arguments.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The table document, TOML or JSON
    file: PathBuf,
    /// Which scoring, 1 to 3 [default: the one the document names]
    #[arg(long, value_name = "N")]
    round: Option<u8>,
    /// Report as JSON
    #[arg(long)]
    json: bool,
}

/// Scores a table document.
pub fn run(args: &Args, voice: &Voice) -> Result<(), Failure> {
    let bad = |e: BadTable| Failure::input(args.file.display(), e);
    let bytes = files::read(&args.file)?;
    let text = std::str::from_utf8(&bytes).map_err(|e| Failure::input(args.file.display(), e))?;
    let table = Table::from_text(text).map_err(bad)?;
    let scored = table.score(args.round).map_err(bad)?;
    if args.json {
        return voice.json(&scored);
    }
    let game = table.lay_for(scored.round).map_err(bad)?;
    let names: Vec<String> = table.players.iter().map(|player| player.name.clone().unwrap_or_default()).collect();
    let words = &voice.words;
    let wire = sabika_wire::Voice { words, names: &names };
    let view = SeatView::of(&game.view(None), wire);
    voice.line(&Scene { typed: true, ..Scene::new(words, &view) }.alhambras())?;
    let scoring = Scoring::of(&game.score_and_toll(scored.round), game.open(), wire);
    voice.line(&heading(&words.say("terminal-scoring", &[("round", scored.round.into())])))?;
    voice.print(&result::scoring(words, &scoring, &view))?;
    voice.print(&format!("\n{}", result::reasons(words, &scoring, &view, WIDTH)))
}
