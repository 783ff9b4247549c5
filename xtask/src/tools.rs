//! Programs that chores need from outside.

use std::{
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::Command,
    time::SystemTime,
};

/// The cargo that runs this.
pub fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Runs something to its end.
pub fn run(command: &mut Command) -> Result<(), String> {
    let name: OsString = command.get_program().into();
    let status = command.status().map_err(|e| format!("{}: {e}", name.display()))?;
    if status.success() { Ok(()) } else { Err(format!("{} failed", name.display())) }
}

/// Is this program there?
pub fn is_there(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|said| said.status.success())
}

/// Installs packages of Debian; where that is not possible, `advice` says what to do.
pub fn install(packages: &[&str], advice: &str) -> Result<(), String> {
    let apt = |args: &[&str]| run(Command::new("apt-get").args(args)).map_err(|why| format!("{advice} ({why})"));
    apt(&["update", "--quiet"])?;
    apt(&[&["install", "--yes", "--quiet", "--no-install-recommends"][..], packages].concat())
}

/// Was this made after everything that it was made from had changed for the last time? In doubt it was not.
pub fn is_fresh(made: &Path, from: &[PathBuf]) -> bool {
    let changed = |path: &Path| fs::metadata(path).and_then(|about| about.modified()).ok();
    let Some(made) = changed(made) else { return false };
    let newest: Option<Vec<SystemTime>> = from.iter().map(|path| newest(path)).collect();
    newest.is_some_and(|times| times.into_iter().all(|time| time < made))
}

/// When this, or something in it, changed last. Of a folder too: then something in it came or went.
fn newest(path: &Path) -> Option<SystemTime> {
    let about = fs::metadata(path).ok()?;
    let mut time = about.modified().ok()?;
    if about.is_dir() {
        for entry in fs::read_dir(path).ok()? {
            time = time.max(newest(&entry.ok()?.path())?);
        }
    }
    Some(time)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn what_is_older_than_its_sources_is_made_again() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/tmp/fresh");
        fs::remove_dir_all(&folder).ok();
        fs::create_dir_all(folder.join("src/deep")).expect("a folder");
        let (made, source) = (folder.join("made"), folder.join("src/deep/source"));
        let from = [folder.join("src")];
        let written = |path: &Path, seconds: u64| {
            let file = fs::File::options().create(true).append(true).open(path).expect("a file");
            file.set_modified(SystemTime::now() + Duration::from_secs(seconds)).expect("a time");
        };
        written(&source, 10);
        assert!(!is_fresh(&made, &from), "it is not there");
        written(&made, 5);
        assert!(!is_fresh(&made, &from), "a source is newer");
        written(&made, 20);
        assert!(is_fresh(&made, &from));
        assert!(!is_fresh(&made, &[folder.join("src"), folder.join("none")]), "something is missing: who knows");
        written(&folder.join("src/another"), 30);
        assert!(!is_fresh(&made, &from), "there is another source");
    }
}
