//! The page: what it is built of, its own checks, and games in a real browser.

use crate::{tools, wasm};
use std::{
    path::{Path, PathBuf},
    process::Command,
};

const NO_NODE: &str = "The page needs Node (20 or newer) with npm: https://nodejs.org has it, and so has every package manager. \
    Without it, cargo xtask play plays in the terminal.";

/// The crates that are in the page, in WebAssembly.
const INSIDE: [&str; 11] =
    ["bots", "engine", "guide", "host", "mind", "notation", "protocol", "session", "wasm", "wire", "words"];

/// Builds the page into `web/dist`, and what of it is not as it should be: packages, WebAssembly. Nothing is done that was done.
pub fn build(root: &Path) -> Result<(), String> {
    install(root)?;
    let web = root.join("web");
    let module = root.join("crates/wasm/npm/pkg/sabika_bg.wasm");
    if !tools::is_fresh(&module, &inside(root)) {
        wasm::build(root)?;
    }
    // What is packed last is the page itself.
    let (made, mut from) = (web.join("dist/index.html.br"), words(root, |name| name.starts_with("web-")));
    from.extend(
        ["src", "public", "index.html", "package.json", "package-lock.json", "vite.config.ts"]
            .map(|name| web.join(name)),
    );
    from.extend(
        ["crates/wasm/npm/pkg", "crates/wasm/npm/weights", "crates/wasm/npm/words", "crates/wire/types", "rules"]
            .map(|name| root.join(name)),
    );
    if tools::is_fresh(&made, &from) {
        return Ok(());
    }
    npm(root, &["run", "build"])?;
    tools::run(Command::new("node").arg("xtask/pack.mjs").arg("web/dist").current_dir(root))
}

/// What the page depends on, as its lock file has it.
pub fn install(root: &Path) -> Result<(), String> {
    if !tools::is_there("node") || !tools::is_there(NPM) {
        return Err(NO_NODE.into());
    }
    let web = root.join("web");
    // npm writes it when everything is there.
    if tools::is_fresh(&web.join("node_modules/.package-lock.json"), &[web.join("package-lock.json")]) {
        return Ok(());
    }
    npm(root, &["ci", "--no-audit", "--no-fund"])
}

/// One of the page's own chores.
pub fn does(root: &Path, script: &str) -> Result<(), String> {
    install(root)?;
    npm(root, &["run", script])
}

/// Whole games in a browser, at a server as the tests have built it.
pub fn play(root: &Path, sabika: &Path) -> Result<(), String> {
    if !["chromium", "chromium-browser", "google-chrome"].iter().any(|name| tools::is_there(name)) {
        tools::install(&["chromium"], "The page is tested in Chromium: please install it")?;
    }
    let npx = if cfg!(windows) { "npx.cmd" } else { "npx" };
    tools::run(Command::new(npx).args(["playwright", "test"]).current_dir(root.join("web")).env("SABIKA_BIN", sabika))
}

const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

fn npm(root: &Path, args: &[&str]) -> Result<(), String> {
    let done = tools::run(Command::new(NPM).args(args).current_dir(root.join("web")));
    done.map_err(|why| format!("npm {}: {why}", args.join(" ")))
}

/// All that the WebAssembly is made from.
fn inside(root: &Path) -> Vec<PathBuf> {
    let mut from = words(root, |name| !name.starts_with("web-"));
    let others = ["Cargo.toml", "Cargo.lock", "crates/wire/types", "crates/mind/weights", "xtask/glue/Cargo.lock"];
    from.extend(others.map(|name| root.join(name)));
    for name in INSIDE {
        from.extend(["src", "Cargo.toml"].map(|part| root.join("crates").join(name).join(part)));
    }
    from
}

/// Files of words, by their names.
fn words(root: &Path, wanted: impl Fn(&str) -> bool) -> Vec<PathBuf> {
    let folders = ["en", "nl", "de"].map(|lang| root.join("locales").join(lang));
    let files = folders.iter().filter_map(|folder| std::fs::read_dir(folder).ok()).flatten().flatten();
    files.filter(|file| wanted(&file.file_name().to_string_lossy())).map(|file| file.path()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is in the WebAssembly is what its crate leans on, and what those lean on.
    #[test]
    fn the_crates_inside_are_known() {
        let root = crate::root();
        let uses = |name: &str| {
            let manifest =
                std::fs::read_to_string(root.join("crates").join(name).join("Cargo.toml")).expect("a manifest");
            let own = manifest.split("[dev-dependencies]").next().unwrap_or_default().to_string();
            let known = own
                .lines()
                .filter_map(|line| Some(line.strip_prefix("sabika-")?.split(['.', ' ']).next()?.to_string()));
            known.collect::<Vec<_>>()
        };
        let (mut found, mut todo) = (std::collections::BTreeSet::new(), vec!["wasm".to_string()]);
        while let Some(name) = todo.pop() {
            if found.insert(name.clone()) {
                todo.extend(uses(&name));
            }
        }
        assert_eq!(found.iter().map(String::as_str).collect::<Vec<_>>(), INSIDE);
        assert!(inside(&root).iter().all(|path| path.exists()), "everything that it is made from is there");
    }
}
