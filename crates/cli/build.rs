//! Collects `rules/*.md` and `rules/modules/*.md`, so that a new rules file is a file there and nothing here.

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
    fs::write(Path::new(&env::var("OUT_DIR")?).join("rules.rs"), code)?;
    Ok(())
}
