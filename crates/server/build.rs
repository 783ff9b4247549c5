//! Lets cargo watch `web/dist`, the page that goes into a release: a folder that is not there yet cannot be watched, so it is made.

use std::{env, fs, io, path::Path};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    // Where nothing can be written, there is nothing that changes.
    fs::create_dir_all(&dist).ok();
    // Other builds read it from the disk while they run.
    let is_embedded = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    if is_embedded && dist.is_dir() {
        println!("cargo::rerun-if-changed={}", dist.canonicalize()?.display());
    }
    Ok(())
}
