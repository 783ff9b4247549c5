//! Collects `locales/<language>/*.ftl`, so that a module's words are a file there and nothing here. What the page says
//! (`web-*.ftl`) is built into the page.

use std::{env, error::Error, fmt::Write, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../locales").canonicalize()?;
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut code = String::new();
    for lang in ["en", "nl", "de"] {
        let mut files =
            fs::read_dir(locales.join(lang))?.map(|f| Ok(f?.path())).collect::<Result<Vec<_>, std::io::Error>>()?;
        let of_the_page = |file: &Path| file.file_name().is_some_and(|name| name.to_string_lossy().starts_with("web-"));
        files.retain(|file| file.extension().is_some_and(|e| e == "ftl") && !of_the_page(file));
        files.sort();
        writeln!(code, "const {}: &[&str] = &[", lang.to_uppercase())?;
        for file in files {
            writeln!(code, "    include_str!({:?}),", file.to_string_lossy())?;
        }
        writeln!(code, "];")?;
    }
    fs::write(Path::new(&env::var("OUT_DIR")?).join("texts.rs"), code)?;
    Ok(())
}
