//! Collects `rules/*.md` and `rules/modules/*.md`, so that a new rules file is a file there and nothing here; the
//! same rules in one line each (`locales/<language>/rules.md`); and of `components/*.toml` the expansion that a module comes
//! with.

use std::{env, error::Error, fmt::Write, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    let rules = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../rules").canonicalize()?;
    println!("cargo::rerun-if-changed={}", rules.display());
    let mut code = String::from("const FILES: &[(&str, &str)] = &[\n");
    for folder in ["", "modules"] {
        let entries = fs::read_dir(rules.join(folder))?;
        let mut files = entries.map(|file| Ok(file?.path())).collect::<Result<Vec<_>, std::io::Error>>()?;
        files.retain(|file| file.extension().is_some_and(|e| e == "md"));
        files.sort();
        for file in files {
            let name = file.strip_prefix(&rules)?.with_extension("");
            let name = name.to_string_lossy().replace('\\', "/");
            let path = file.to_str().ok_or("the path of the rules is not UTF-8")?;
            writeln!(code, "    ({name:?}, include_str!({path:?})),")?;
        }
    }
    code.push_str("];\n");
    code.push_str(&gists()?);
    fs::write(Path::new(&env::var("OUT_DIR")?).join("rules.rs"), code)?;
    expansions()
}

/// The rules in one line each, by language.
fn gists() -> Result<String, Box<dyn Error>> {
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../locales").canonicalize()?;
    let mut languages = fs::read_dir(locales)?.map(|l| Ok(l?.path())).collect::<Result<Vec<_>, std::io::Error>>()?;
    languages.sort();
    let mut code = String::from("const GISTS: &[(&str, &str)] = &[\n");
    for language in languages.iter().filter(|language| language.is_dir()) {
        println!("cargo::rerun-if-changed={}", language.display());
        let (name, file) = (language.file_name().unwrap_or_default().to_string_lossy(), language.join("rules.md"));
        if file.is_file() {
            writeln!(code, "    ({name:?}, include_str!({:?})),", file.to_string_lossy())?;
        }
    }
    code.push_str("];\n");
    Ok(code)
}

/// The lines `module = "vizier"` and `expansion = 1`; a promo names no expansion.
fn expansions() -> Result<(), Box<dyn Error>> {
    let components = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../components").canonicalize()?;
    println!("cargo::rerun-if-changed={}", components.display());
    let mut files =
        fs::read_dir(components)?.map(|file| Ok(file?.path())).collect::<Result<Vec<_>, std::io::Error>>()?;
    files.sort();
    let mut code = String::from("const EXPANSIONS: &[(&str, u8)] = &[\n");
    for file in files {
        let text = fs::read_to_string(file)?;
        let value = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)?.trim().strip_prefix('='));
        if let (Some(module), Some(number)) = (value("module "), value("expansion ")) {
            writeln!(code, "    ({}, {}),", module.trim(), number.trim())?;
        }
    }
    code.push_str("];\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join("expansions.rs"), code)?;
    Ok(())
}
