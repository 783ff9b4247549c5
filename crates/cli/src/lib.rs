//! Sabika in the terminal: the command line, the drawing of the table, simulations and benchmarks.
//!
//! A door, and thin: the rules are the engine's, the words come from `locales/`, files are read by `sabika-notation`.
//! Results go to standard output, talk to standard error. Exit codes: 0 well, 1 failed, 2 bad input.

#![allow(clippy::format_push_string, reason = "a screen is a few dozen lines, and `+=` reads as what it does")]

mod args;
pub mod bench;
mod combo;
pub mod draw;
mod engine;
mod failure;
mod files;
mod game_args;
mod ladder;
mod modules;
mod names;
pub mod play;
mod replay;
mod rules;
mod score;
mod server;
mod shell;
mod sim;
mod voice;

use args::{Cli, Command};
use clap::Parser;
pub use failure::Failure;
use server::{bot, keep, load, serve};
use std::process::ExitCode;
pub use voice::{Voice, plain};

/// Runs the command line of this process.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    let voice = Voice::new(cli.lang, cli.color);
    match run(cli.command, &voice) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Some(text) = failure.text() {
                voice.complain(text);
            }
            failure.code()
        }
    }
}

fn run(command: Command, voice: &Voice) -> Result<(), Failure> {
    match command {
        Command::Play(args) => play::run(&args, voice),
        Command::Sim(args) => sim::run(&args, voice),
        Command::Ladder(args) => ladder::run(&args, voice),
        Command::Bench(args) => bench::run(&args, voice),
        Command::Replay(args) => replay::run(&args, voice),
        Command::Score(args) => score::run(&args, voice),
        Command::Engine => engine::run(),
        Command::Serve(args) => serve::run(*args, voice),
        Command::Backup(args) => keep::backup(&args, voice),
        Command::Restore(args) => keep::restore(&args, voice),
        Command::Reports(args) => keep::reports(&args, voice),
        Command::HostBot(args) => bot::run(&args, voice),
        Command::Fsck(args) => keep::fsck(&args, voice),
        Command::Verify(args) => keep::verify(&args, voice),
        Command::Load(args) => load::run(&args, voice),
        Command::Rules(args) => rules::run(&args, voice),
        Command::Combo(args) => combo::run(&args, voice),
        Command::Modules(args) => modules::run(&args, voice),
        Command::Completions(args) => shell::completions(&args),
        Command::Man(args) => shell::man(&args, voice),
    }
}

/// The program in the README is compiled and run with the tests.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
pub struct Readme;
