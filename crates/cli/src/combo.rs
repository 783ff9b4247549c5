//! `sabika combo`: what a choice of modules changes.

use crate::{
    Failure, Voice,
    draw::{WIDTH, paint, table::heading, wrap},
    game_args::module_set,
};
use sabika_engine::{
    Config,
    modules::{ModuleId, ModuleSet},
};
use serde::Serialize;

/// The arguments.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The modules, such as: vizier squares; or: all
    modules: Vec<String>,
    /// How many play: two play with Dirk
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// Report as JSON
    #[arg(long)]
    json: bool,
}

/// The combination card.
#[derive(Serialize)]
struct Card {
    title: String,
    base: Vec<String>,
    modules: Vec<Part>,
    interactions: Vec<String>,
}

#[derive(Serialize)]
struct Part {
    id: ModuleId,
    name: String,
    summary: String,
    setup: Vec<String>,
    actions: Vec<String>,
}

/// Prints the combination card.
pub fn run(args: &Args, voice: &Voice) -> Result<(), Failure> {
    let names = args.modules.iter().flat_map(|list| list.split(',')).map(str::trim).filter(|name| !name.is_empty());
    let modules = module_set(names, voice)?;
    if let Some(players) = args.players {
        Config::players(players).check()?;
    }
    let card = card(modules, args.players, voice);
    if args.json { voice.json(&card) } else { print(&card, voice) }
}

fn card(modules: ModuleSet, players: Option<u8>, voice: &Voice) -> Card {
    let words = &voice.words;
    let part = |id| Part {
        id,
        name: words.module_name(id),
        summary: words.module_summary(id),
        setup: words.module_setup(id),
        actions: words.module_actions(id),
    };
    let mut base = Vec::new();
    if modules == ModuleSet::EMPTY {
        base.extend(
            (1..).map(|n| format!("terminal-base-{n}")).take_while(|id| words.has(id)).map(|id| words.say(&id, &[])),
        );
    }
    if players == Some(2) {
        base.push(words.say("terminal-base-dirk", &[]));
    }
    let mut interactions = Vec::new();
    for a in modules.iter() {
        for b in modules.iter().filter(|b| a < *b) {
            interactions.extend(words.interaction(a, b));
        }
    }
    let names: Vec<String> = modules.iter().map(|id| words.module_name(id)).collect();
    let title = if names.is_empty() { words.say("terminal-no-modules", &[]) } else { words.list(&names) };
    Card { title, base, modules: modules.iter().map(part).collect(), interactions }
}

fn print(card: &Card, voice: &Voice) -> Result<(), Failure> {
    let list = |title: &str, lines: &[String]| {
        if lines.is_empty() {
            return Ok(());
        }
        voice.line(&paint::paint(paint::STRONG, voice.say(title, &[])))?;
        lines.iter().try_for_each(|line| voice.line(&format!("  • {}", wrap(line, WIDTH - 4, 4))))
    };
    voice.line(&heading(&wrap(&card.title, WIDTH, 0)))?;
    list("terminal-combo-base", &card.base)?;
    for part in &card.modules {
        voice.line("")?;
        voice.line(&heading(&part.name))?;
        voice.line(&wrap(&part.summary, WIDTH, 0))?;
        list("terminal-combo-setup", &part.setup)?;
        list("terminal-combo-actions", &part.actions)?;
    }
    if !card.interactions.is_empty() {
        voice.line("")?;
        list("terminal-combo-interactions", &card.interactions)?;
    }
    Ok(())
}
