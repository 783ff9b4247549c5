//! Reading records and writing files whole or not at all.

use crate::{Failure, Voice};
use sabika_engine::value::Seat;
use sabika_notation::{BadRecord, Record};
use sabika_words::Arg;
use std::{
    env, fs,
    io::Write,
    path::{Path, PathBuf},
};

/// The bytes of a file.
pub fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    fs::read(path).map_err(|e| Failure::input(path.display(), e))
}

/// A record in any of its forms; what is wrong with it is said with the name of the file.
pub fn record(path: &Path, voice: &Voice) -> Result<Record, Failure> {
    Record::from_any(&read(path)?).map_err(|e| bad_record(path, &e, voice))
}

/// What is wrong with a record, in the reader's language. What stands in brackets comes from a parser, as it is.
pub fn bad_record(path: &Path, bad: &BadRecord, voice: &Voice) -> Failure {
    let seat = |seat: &Seat| voice.words.seat(*seat, &[]);
    let scores = |scores: &[i16]| scores.iter().map(i16::to_string).collect::<Vec<_>>().join(", ");
    let (id, args): (&str, Vec<(&str, Arg)>) = match bad {
        BadRecord::NotARecord => ("none", vec![]),
        BadRecord::Newer { what, found, known } => {
            ("newer", vec![("what", (*what).into()), ("found", number(found)), ("known", number(known))])
        }
        BadRecord::Truncated { at, .. } => ("cut", vec![("at", number(at))]),
        BadRecord::Damaged { at, why } => ("damaged", vec![("at", number(at)), ("why", why.as_str().into())]),
        BadRecord::NotJson(why) => ("no-json", vec![("why", why.as_str().into())]),
        BadRecord::Field { field, why } => {
            ("field", vec![("field", field.as_str().into()), ("why", why.as_str().into())])
        }
        BadRecord::Line { line, why } => ("line", vec![("line", number(line)), ("why", why.as_str().into())]),
        BadRecord::WrongSeat { line, ply, said, asked } => {
            let (said, asked) = (seat(said).into(), seat(asked).into());
            ("wrong-seat", vec![("line", number(line)), ("ply", number(ply)), ("said", said), ("asked", asked)])
        }
        BadRecord::Illegal { ply, seat: by, mv, illegal } => (
            "illegal",
            vec![
                ("ply", number(ply)),
                ("move", mv.to_string().into()),
                ("seat", seat(by).into()),
                ("reason", voice.words.refusal(illegal).into()),
                ("rule", illegal.rule.as_str().into()),
            ],
        ),
        BadRecord::AfterEnd { ply } => ("after-end", vec![("ply", number(ply))]),
        BadRecord::WrongResult { said, found } => {
            ("wrong-result", vec![("said", scores(said).into()), ("found", scores(found).into())])
        }
        BadRecord::NotOver { ply } => ("not-over", vec![("ply", number(ply))]),
    };
    Failure::input(path.display(), voice.say(&format!("terminal-record-{id}"), &args))
}

/// A number as it is written: a byte or a line has no plural.
fn number(number: &impl ToString) -> Arg {
    number.to_string().into()
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

/// Where the game that was left last is kept: in the folder for data of the one who plays, if there is one.
pub fn last_game() -> Option<PathBuf> {
    let own = |name: &str| env::var_os(name).filter(|path| !path.is_empty()).map(PathBuf::from);
    let data = own("XDG_DATA_HOME").or_else(|| own("HOME").map(|home| home.join(".local/share")));
    Some(data.or_else(|| own("LOCALAPPDATA"))?.join("sabika/last.sabika"))
}

/// Keeps a game there.
pub fn keep(path: &Path, record: &Record) -> std::io::Result<()> {
    path.parent().map_or(Ok(()), fs::create_dir_all)?;
    write_record(path, record)
}

/// Nothing is left there.
pub fn forget(path: &Path) -> std::io::Result<()> {
    fs::remove_file(path)
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

/// A record as text, one of many: a crash may leave half of the last one.
pub fn write_plain(path: &Path, record: &Record) -> std::io::Result<()> {
    fs::write(path, record.to_text().map_err(std::io::Error::other)?)
}

/// Writes a record in the form of its name, with a sentence if it fails.
pub fn save(path: &Path, record: &Record, voice: &Voice) -> Result<(), Failure> {
    write_record(path, record).map_err(|e| {
        let args = [("file", path.display().to_string().into()), ("error", e.to_string().into())];
        Failure::Failed(voice.say("terminal-save-failed", &args))
    })
}
