//! The command line. What stands in a comment on an argument is its help.

use crate::{
    bench, combo, ladder, modules, play, replay, rules, score,
    server::{bot, keep, load, serve},
    shell, sim,
};
use clap::{ColorChoice, Parser, Subcommand, builder::PossibleValuesParser, builder::TypedValueParser};
use sabika_words::Lang;

/// Alhambra in the terminal: play it, simulate it, replay it, look up its rules.
#[derive(Parser, Debug)]
#[command(name = "sabika", version, max_term_width = 100)]
#[command(after_help = "Start with: sabika play\nExit codes: 0 well, 1 failed, 2 bad input.")]
pub struct Cli {
    /// The language: en, nl or de [default: that of LANG, else en]
    #[arg(long, global = true, value_name = "LANG", value_parser = languages())]
    pub lang: Option<Lang>,
    /// When to use colours; NO_COLOR is honoured too
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    pub color: ColorChoice,
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand, Debug)]
pub enum Command {
    /// Play in the terminal: people and bots
    Play(play::Args),
    /// Let bots play many games and count who wins
    Sim(sim::Args),
    /// Let every bot meet every other, and rate them
    Ladder(ladder::Args),
    /// Measure how fast the engine is on this machine
    Bench(bench::Args),
    /// Play a recorded game again, with every check
    Replay(replay::Args),
    /// Score a table of the real game, described in a file
    Score(score::Args),
    /// Speak the engine protocol: one JSON object per line
    Engine,
    /// Serve tables for people and programs over HTTP and WebSocket
    Serve(Box<serve::Args>),
    /// Copy all tables into a file while they are served
    Backup(keep::Backup),
    /// Put such a copy where tables are kept
    Restore(keep::Restore),
    /// Read the log of every table and play it again
    Fsck(keep::Fsck),
    /// What people have reported to whoever runs the server
    Reports(keep::Reports),
    /// Let a bot take a seat at a server
    HostBot(bot::Args),
    /// Play at many tables of a server at once, and report how it holds
    Load(load::Args),
    /// Prove that a recorded game was dealt as it was promised
    Verify(keep::Verify),
    /// Read the rules, or list those that no scenario shows
    Rules(rules::Args),
    /// What changes when these modules are played together
    Combo(combo::Args),
    /// List the modules and the options that a game can be played with
    Modules(modules::Args),
    /// Print a completion script for a shell
    Completions(shell::Args),
    /// Print the manual page of a command, or write a page for each into a folder
    Man(shell::ManArgs),
}

fn languages() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::name)).try_map(|text| text.parse::<Lang>())
}
