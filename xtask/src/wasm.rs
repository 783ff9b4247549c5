//! Sabika in WebAssembly: the module, its JavaScript, and the tests that Node runs on it.

use crate::tools::{self, run};
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

const TARGET: &str = "wasm32-unknown-unknown";
/// Debian's own compiler for it, with the source of the standard library: where rustup has no such target.
const PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld-22"];

/// Every browser has had them for three years, and the eye of a bot that looks ahead is made of sums of products.
const VECTORS: &str = "-Ctarget-feature=+simd128";
/// What a panic would say is heard by nobody: it ends the instance, and JavaScript is told just that. Where the standard library is
/// built anyway the texts are left out.
const NO_LAST_WORDS: [&str; 4] =
    ["-Zunstable-options", "-Cpanic=immediate-abort", "-Zlocation-detail=none", "-Zfmt-debug=none"];

/// Builds the package in `crates/wasm/npm`.
pub fn build(root: &Path) -> Result<(), String> {
    let folder = root.join("target/wasm");
    let built =
        ["build", "--package", "sabika-wasm", "--profile", "wasm", "--target", TARGET, "--locked", "--target-dir"];
    let mut flags = vec![VECTORS];
    let mut cargo = tools::cargo();
    if !has_target() {
        install()?;
        let ours = |program: &str, package: &str| listed(package, program).ok_or(format!("{package} has no {program}"));
        cargo = Command::new(ours("bin/cargo", "cargo-web")?);
        cargo.env("RUSTC", ours("bin/rustc", "rustc-web")?).env("RUSTC_BOOTSTRAP", "1");
        cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld-22").arg("-Zbuild-std=std,panic_abort");
        // Its ways to sort long lists are longer than our lists.
        cargo.arg("-Zbuild-std-features=optimize_for_size");
        flags.extend(NO_LAST_WORDS);
    }
    cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags.join(" "));
    // What rustup sets for its own toolchain means nothing to another one.
    run(cargo.args(built).arg(&folder).current_dir(root).env_remove("RUSTUP_TOOLCHAIN").env_remove("RUSTFLAGS"))?;
    let (module, npm) = (folder.join(TARGET).join("wasm/sabika_wasm.wasm"), root.join("crates/wasm/npm"));
    let manifest =
        ["run", "--quiet", "--locked", "--manifest-path", "xtask/glue/Cargo.toml", "--target-dir", "target/glue", "--"];
    run(tools::cargo().args(manifest).arg(&module).arg(npm.join("pkg")).current_dir(root))?;
    copy(&root.join("crates/wire/types"), &npm.join("wire")).map_err(|e| format!("the types: {e}"))?;
    copy(&root.join("crates/mind/weights"), &npm.join("weights")).map_err(|e| format!("the weights: {e}"))?;
    gather_words(&root.join("locales"), &npm.join("words")).map_err(|e| format!("the words: {e}"))
}

/// Builds it, and lets Node play.
pub fn test(root: &Path) -> Result<(), String> {
    if !tools::is_there("node") {
        return Err("Node (18 or newer) is needed to test it".into());
    }
    build(root)?;
    run(Command::new("node").arg("--test").current_dir(root.join("crates/wasm/npm")))
}

/// Has rustup's toolchain a standard library for it?
fn has_target() -> bool {
    let found = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    found.is_ok_and(|found| Path::new(String::from_utf8_lossy(&found.stdout).trim()).is_dir())
}

/// Debian's packages, where they are not there yet.
fn install() -> Result<(), String> {
    if PACKAGES.iter().all(|package| listed(package, "").is_some()) {
        return Ok(());
    }
    tools::install(&PACKAGES, &format!("WebAssembly needs a target: rustup target add {TARGET}"))
}

/// A file that a package of Debian brought, by the end of its path.
fn listed(package: &str, end: &str) -> Option<PathBuf> {
    let found = Command::new("dpkg").args(["-L", package]).output().ok().filter(|found| found.status.success())?;
    let text = String::from_utf8(found.stdout).ok()?;
    text.lines().map(PathBuf::from).find(|path| path.ends_with(end))
}

/// What is a file of its own in the package too.
fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        fs::copy(entry.path(), to.join(entry.file_name()))?;
    }
    Ok(())
}

/// Is it a file of words that the engine may need? What only the terminal says stays there, and what only the page says is in the page.
fn is_spoken(file: &Path) -> bool {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    file.extension().is_some_and(|e| e == "ftl") && name != "terminal.ftl" && !name.starts_with("web-")
}

/// One file of words for each language.
fn gather_words(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for lang in ["en", "nl", "de"] {
        let mut files = fs::read_dir(from.join(lang))?.map(|f| Ok(f?.path())).collect::<std::io::Result<Vec<_>>>()?;
        files.retain(|file| is_spoken(file));
        files.sort();
        let texts = files.iter().map(fs::read_to_string).collect::<std::io::Result<Vec<_>>>()?;
        fs::write(to.join(format!("{lang}.ftl")), texts.join("\n"))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_says_what_is_its_own() {
        assert!(is_spoken(Path::new("locales/nl/core.ftl")) && is_spoken(Path::new("locales/nl/vizier.ftl")));
        for other in ["terminal.ftl", "web-core.ftl", "rules.txt"] {
            assert!(!is_spoken(Path::new("locales/nl").join(other).as_path()), "{other}");
        }
    }
}
