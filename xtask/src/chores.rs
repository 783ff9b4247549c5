//! The two commands of the README.

use crate::{components, outside, tidy, tools, wasm, web};
use std::{
    path::{Path, PathBuf},
    process::Command,
    time::Instant,
};

/// What is said before anything is built: the first build is long, and a silent one looks like an accident.
const COMING: &str = "Building Sabika (the first time takes some minutes); then it starts.";

/// Builds everything, starts the server and opens the page.
pub fn run(root: &Path, args: &[&str]) -> Result<(), String> {
    eprintln!("{COMING}");
    web::build(root)?;
    cargo(root, &building(&["serve", "--open"], args), &[])
}

/// Builds the program and starts a game in the terminal.
pub fn play(root: &Path, args: &[&str]) -> Result<(), String> {
    eprintln!("{COMING}");
    cargo(root, &building(&["play"], args), &[])
}

/// The build shows its progress, as cargo shows it: nothing here asks it to be quiet.
fn building<'a>(command: &[&'a str], args: &[&'a str]) -> Vec<&'a str> {
    [&["run", "--release", "--package", "sabika", "--"], command, args].concat()
}

/// Every check and every test, the quick ones first.
pub fn test(root: &Path) -> Result<(), String> {
    let start = Instant::now();
    let strict = [("RUSTFLAGS", "-D warnings"), ("RUSTDOCFLAGS", "-D warnings")];
    step("format", || cargo(root, &["fmt", "--all", "--check"], &[]))?;
    step("generated tables", || components::generate(root, true))?;
    step("tidiness", || tidy::check(root))?;
    step("lints", || cargo(root, &["clippy", "--workspace", "--all-targets", "--locked"], &strict))?;
    step("fuzz targets compile", || cargo(root, &["check", "--locked", "--manifest-path", "fuzz/Cargo.toml"], &[]))?;
    // Examples and benchmarks were read by the linter: they need not be built.
    let all = ["test", "--workspace", "--locked", "--lib", "--bins", "--tests"];
    step("tests", || cargo(root, &all, &strict))?;
    step("tests in the documentation", || cargo(root, &["test", "--workspace", "--locked", "--doc"], &strict))?;
    step("WebAssembly", || wasm::test(root))?;
    step("page: types", || web::does(root, "check"))?;
    step("page: unit tests", || web::does(root, "unit"))?;
    step("page: build", || web::build(root))?;
    let sabika = built(root);
    step("page: in a browser", || {
        // Built as the tests were: asked for by itself, the command would be built anew from the ground.
        cargo(root, &["build", "--workspace", "--bins", "--locked"], &strict)?;
        web::play(root, &sabika)
    })?;
    step("coverage of the rules", || {
        let status = Command::new(&sabika).args(["rules", "coverage"]).status();
        status
            .map_err(|e| format!("sabika: {e}"))?
            .success()
            .then_some(())
            .ok_or_else(|| "sabika rules coverage".into())
    })?;
    step("a bot from outside", || outside::test(root, &sabika))?;
    step("documentation", || cargo(root, &["doc", "--workspace", "--no-deps", "--locked", "--quiet"], &strict))?;
    eprintln!("all of it in {} s", start.elapsed().as_secs());
    Ok(())
}

/// The program as the tests build it.
pub fn built(root: &Path) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |own| root.join(own));
    target.join("debug").join(format!("sabika{}", std::env::consts::EXE_SUFFIX))
}

fn step(name: &str, what: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
    let start = Instant::now();
    eprintln!("── {name}");
    what().map_err(|why| format!("{name} failed: {why}"))?;
    eprintln!("── {name}: fine, {} s", start.elapsed().as_secs());
    Ok(())
}

fn cargo(root: &Path, args: &[&str], env: &[(&str, &str)]) -> Result<(), String> {
    let status = tools::cargo()
        .args(args)
        .envs(env.iter().copied())
        .current_dir(root)
        .status()
        .map_err(|e| format!("cargo: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("cargo {}", args.join(" "))) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_build_is_announced_and_seen() {
        let build = building(&["play"], &["--quiet", "--lang", "nl"]);
        let (cargo, game) = build.split_at(build.iter().position(|word| *word == "--").expect("a game"));
        assert!(!cargo.iter().any(|word| ["-q", "--quiet"].contains(word)), "{cargo:?}");
        assert_eq!(game[1..], ["play", "--quiet", "--lang", "nl"]);
        assert!(
            building(&["serve", "--open"], &["--port", "80"]).ends_with(&["--", "serve", "--open", "--port", "80"])
        );
        let alias = include_str!("../../.cargo/config.toml");
        assert!(alias.contains("xtask = \"run ") && !alias.contains("quiet"), "{alias}");
        assert!(!COMING.contains('\n') && COMING.contains("minutes"), "one line, and how long");
    }
}
