//! Reading records and writing files whole or not at all.

use crate::{Failure, Voice};
use sabika_notation::Record;
use std::{fs, io::Write, path::Path};

/// The bytes of a file.
pub fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    fs::read(path).map_err(|e| Failure::input(path.display(), e))
}

/// A record in any of its forms; what is wrong with it is said with the name of the file.
pub fn record(path: &Path) -> Result<Record, Failure> {
    Record::from_any(&read(path)?).map_err(|e| Failure::input(path.display(), e))
}

/// Writes a file so that a crash leaves the old one or the new one, never half of it.
pub fn write(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{}.part", std::process::id()));
    let part = path.with_file_name(name);
    let written = fs::File::create(&part).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    written.and_then(|()| fs::rename(&part, path)).inspect_err(|_| {
        fs::remove_file(&part).ok();
    })
}

/// A record in the form that the end of its name asks for: `.json`, `.sbk` (bytes), or text.
pub fn write_record(path: &Path, record: &Record) -> std::io::Result<()> {
    let bytes = match path.extension().and_then(|e| e.to_str()) {
        Some("json") => record.to_json().into_bytes(),
        Some("sbk") => record.to_bytes(),
        _ => record.to_text().map_err(std::io::Error::other)?.into_bytes(),
    };
    write(path, &bytes)
}

/// The same, with a sentence if it fails.
pub fn save(path: &Path, record: &Record, voice: &Voice) -> Result<(), Failure> {
    write_record(path, record).map_err(|e| {
        let args = [("file", path.display().to_string().into()), ("error", e.to_string().into())];
        Failure::Failed(voice.say("terminal-save-failed", &args))
    })
}
