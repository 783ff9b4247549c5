//! One command for each chore: `cargo xtask run`, `cargo xtask test`, `cargo xtask components`.

mod components;

use std::{path::PathBuf, process::ExitCode};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").to_path_buf()
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let done = match args.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["components"] => components::generate(&root(), false),
        ["components", "--check"] => components::generate(&root(), true),
        _ => Err("usage: cargo xtask components [--check]".into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
