//! The two commands of the README.

use crate::{components, tidy, wasm};
use std::{path::Path, process::Command, time::Instant};

/// What is said before anything is built: the first build is long, and a silent one looks like an accident.
const COMING: &str = "Building Sabika (the first time takes some minutes); then the game starts.";

/// Builds everything and starts a game in the terminal.
pub fn run(root: &Path, args: &[&str]) -> Result<(), String> {
    eprintln!("{COMING}");
    cargo(root, &building(args), &[])
}

/// The build shows its progress, as cargo shows it: nothing here asks it to be quiet.
fn building<'a>(args: &[&'a str]) -> Vec<&'a str> {
    [&["run", "--release", "--package", "sabika", "--", "play"], args].concat()
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
    step("tests", || cargo(root, &["test", "--workspace", "--locked"], &strict))?;
    step("WebAssembly", || wasm::test(root))?;
    step("coverage of the rules", || {
        // Built as the tests were: asked for by itself, the command would be built anew from the ground.
        cargo(root, &["build", "--workspace", "--bins", "--locked"], &strict)?;
        let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |own| root.join(own));
        let sabika = target.join("debug").join(format!("sabika{}", std::env::consts::EXE_SUFFIX));
        let status = Command::new(sabika).args(["rules", "coverage"]).status();
        status
            .map_err(|e| format!("sabika: {e}"))?
            .success()
            .then_some(())
            .ok_or_else(|| "sabika rules coverage".into())
    })?;
    step("documentation", || cargo(root, &["doc", "--workspace", "--no-deps", "--locked", "--quiet"], &strict))?;
    eprintln!("all of it in {} s", start.elapsed().as_secs());
    Ok(())
}

fn step(name: &str, what: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
    let start = Instant::now();
    eprintln!("── {name}");
    what().map_err(|why| format!("{name} failed: {why}"))?;
    eprintln!("── {name}: fine, {} s", start.elapsed().as_secs());
    Ok(())
}

fn cargo(root: &Path, args: &[&str], env: &[(&str, &str)]) -> Result<(), String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
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
        let build = building(&["--quiet", "--lang", "nl"]);
        let (cargo, game) = build.split_at(build.iter().position(|word| *word == "--").expect("a game"));
        assert!(!cargo.iter().any(|word| ["-q", "--quiet"].contains(word)), "{cargo:?}");
        assert_eq!(game[1..], ["play", "--quiet", "--lang", "nl"]);
        let alias = include_str!("../../.cargo/config.toml");
        assert!(alias.contains("xtask = \"run ") && !alias.contains("quiet"), "{alias}");
        assert!(!COMING.contains('\n') && COMING.contains("minutes"), "one line, and how long");
    }
}
