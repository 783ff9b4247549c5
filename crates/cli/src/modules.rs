//! `sabika modules`: what a game can be played with, read off the registry.

use crate::{
    Failure, Voice,
    draw::{
        WIDTH,
        grid::{grid, left},
        paint::{self, paint},
        table::heading,
        wrap,
    },
};
use sabika_engine::{Allowed, Options, Title, modules::ModuleId, value::RuleId};
use serde::Serialize;

include!(concat!(env!("OUT_DIR"), "/expansions.rs"));

/// The arguments.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Report as JSON
    #[arg(long)]
    json: bool,
}

/// All there is to choose.
#[derive(Serialize)]
struct Choices {
    modules: Vec<Module>,
    options: Vec<Choice>,
}

#[derive(Serialize)]
struct Module {
    name: &'static str,
    title: String,
    /// The number of the expansion; none for a promo.
    expansion: Option<u8>,
    gist: String,
    /// The games it goes with.
    games: Vec<&'static str>,
}

#[derive(Serialize)]
struct Choice {
    name: &'static str,
    /// The module or the game that it belongs to; none if it is the table's.
    of: Option<&'static str>,
    gist: String,
    values: Vec<Value>,
    /// Of a number: the most it may be.
    #[serde(skip_serializing_if = "Option::is_none")]
    most: Option<u16>,
    default: String,
    rule: RuleId,
    /// The games in which it is a choice.
    games: Vec<&'static str>,
}

#[derive(Serialize)]
struct Value {
    value: &'static str,
    gist: String,
}

impl Choices {
    fn of(voice: &Voice) -> Choices {
        let module = |module: &ModuleId| Module {
            name: module.name(),
            title: voice.words.module_name(*module),
            expansion: EXPANSIONS.iter().find(|(name, _)| *name == module.name()).map(|(_, number)| *number),
            gist: voice.words.module_summary(*module),
            games: Title::ALL.into_iter().filter(|game| game.takes(*module)).map(Title::name).collect(),
        };
        let option = |(choice, room): (&'static sabika_engine::Choice, Option<ModuleId>)| {
            let (words, most) = match choice.allowed {
                Allowed::Words(words) => (words, None),
                Allowed::UpTo(most) => (&[][..], Some(most)),
            };
            let value = |value: &&'static str| Value { value, gist: voice.words.option_value(choice.name, value) };
            let free = |game: &Title| Options::settled(*game, choice.name).is_none();
            Choice {
                name: choice.name,
                of: room.map(ModuleId::name),
                gist: voice.words.option(choice.name),
                values: words.iter().map(value).collect(),
                most,
                default: Options::default().said(choice),
                rule: choice.rule,
                games: Title::ALL.into_iter().filter(free).map(Title::name).collect(),
            }
        };
        let mut modules: Vec<Module> = ModuleId::ALL.iter().map(module).collect();
        // By expansion, the promos last; in each as in the registry.
        modules.sort_by_key(|module| module.expansion.unwrap_or(u8::MAX));
        Choices { modules, options: Options::all().map(option).collect() }
    }
}

/// Prints the modules and the options.
pub fn run(args: &Args, voice: &Voice) -> Result<(), Failure> {
    let choices = Choices::of(voice);
    if args.json { voice.json(&choices) } else { voice.print(&written(&choices, voice)) }
}

fn written(choices: &Choices, voice: &Voice) -> String {
    let strong = |name: &str| paint(paint::STRONG, name);
    let mut out = String::new();
    for box_of in choices.modules.chunk_by(|a, b| a.expansion == b.expansion) {
        let title = match box_of[0].expansion {
            Some(number) => voice.say("terminal-modules-expansion", &[("number", number.into())]),
            None => voice.say("terminal-modules-promos", &[]),
        };
        out += &format!("{}\n", heading(&title));
        for module in box_of {
            out += &format!("  {}  {}\n", strong(module.name), module.title);
            out += &format!("      {}\n", wrap(&module.gist, WIDTH - 6, 6));
        }
    }
    for game in Title::ALL.into_iter().filter(|game| *game != Title::default()) {
        let own = choices.modules.iter().filter(|module| module.games.contains(&game.name()));
        let own = own.map(|module| module.name).collect::<Vec<_>>().join(", ");
        let args = [("game", voice.words.game(game).into()), ("name", game.name().into()), ("modules", own.into())];
        out += &format!("{}\n", wrap(&voice.say("terminal-modules-game", &args), WIDTH, 0));
    }
    out += &format!("{}\n", heading(&voice.say("terminal-modules-options", &[])));
    for option in &choices.options {
        let of = option.of.map_or(String::new(), |of| format!(" · {of}"));
        out += &format!("  {}{}\n", strong(option.name), paint(paint::FAINT, format!("{of} · {}", option.rule)));
        out += &format!("      {}\n", wrap(&option.gist, WIDTH - 6, 6));
        out += &values(option, voice);
    }
    out + &format!("{}\n", wrap(&voice.say("terminal-modules-how", &[]), WIDTH, 0))
}

fn values(option: &Choice, voice: &Voice) -> String {
    let usual =
        |value: &str| if value == option.default { voice.say("terminal-modules-default", &[]) } else { String::new() };
    if let Some(most) = option.most {
        let args = [("most", most.to_string().into()), ("default", option.default.as_str().into())];
        return format!("      {}\n", voice.say("terminal-modules-number", &args));
    }
    let rows: Vec<_> = option
        .values
        .iter()
        .map(|Value { value, gist }| {
            let gist = if gist == value { String::new() } else { gist.clone() };
            vec![left(""), left(""), left(value), left([gist, usual(value)].join(" ").trim())]
        })
        .collect();
    grid(&rows)
}
