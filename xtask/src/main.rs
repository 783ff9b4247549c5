//! One command for each chore: `cargo xtask run` plays, `cargo xtask test` proves.

mod chores;
mod components;
mod outside;
mod tidy;
mod tools;
mod wasm;
mod web;

use std::{path::PathBuf, process::ExitCode};

const USAGE: &str = "\
cargo xtask run [ARGS…]            build Sabika and its page, and open it in the browser (ARGS go to `sabika serve`)
cargo xtask play [ARGS…]           build Sabika and start a game in the terminal (ARGS go to `sabika play`)
cargo xtask test                   all checks and tests: format, lints, generated files, tidiness, tests, the page, docs
cargo xtask components [--check]   make the engine's tables from components/*.toml (or compare them)
cargo xtask wasm                   build the package for browsers and Node (crates/wasm/npm)
cargo xtask web                    build the page (web/dist), with the WebAssembly in it
cargo xtask outside                let examples/bot.py play a game at the server that was built last
cargo xtask tidy                   check what no compiler checks: rule numbers, who may name whom";

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").to_path_buf()
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["run", rest @ ..] => chores::run(&root(), rest),
        ["play", rest @ ..] => chores::play(&root(), rest),
        ["test"] => chores::test(&root()),
        ["components"] => components::generate(&root(), false),
        ["components", "--check"] => components::generate(&root(), true),
        ["wasm"] => wasm::build(&root()),
        ["web"] => web::build(&root()),
        ["tidy"] => tidy::check(&root()),
        ["outside"] => outside::test(&root(), &chores::built(&root())),
        _ => Err(USAGE.into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
