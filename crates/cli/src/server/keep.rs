//! `sabika backup`, `restore`, `fsck`, `reports`, `verify`: for whoever keeps tables, and whoever wants to know that a deal was fair.

use super::settings::Data;
use crate::{Failure, Voice, draw::paint, files};
use sabika_host::{Line, Table, commitment};
use sabika_session::Session;
use sabika_store::{Sqlite, Store, StoreError, TableId};
use std::path::PathBuf;
use tokio::runtime::Runtime;

/// The arguments of `backup`.
#[derive(clap::Args, Debug)]
pub struct Backup {
    /// The copy; it must not be there yet
    file: PathBuf,
    #[command(flatten)]
    data: Data,
}

/// The arguments of `restore`.
#[derive(clap::Args, Debug)]
pub struct Restore {
    /// The copy
    file: PathBuf,
    #[command(flatten)]
    data: Data,
}

/// The arguments of `reports`.
#[derive(clap::Args, Debug)]
pub struct Reports {
    #[command(flatten)]
    data: Data,
}

/// The arguments of `fsck`.
#[derive(clap::Args, Debug)]
pub struct Fsck {
    #[command(flatten)]
    data: Data,
}

/// The arguments of `verify`.
#[derive(clap::Args, Debug)]
pub struct Verify {
    /// The record, in any of its three forms
    file: PathBuf,
    /// What was promised before the game
    #[arg(long, value_name = "HASH")]
    commitment: Option<String>,
}

fn bad(error: StoreError) -> Failure {
    Failure::input("--data", error)
}

/// Copies all tables while they are served.
pub fn backup(args: &Backup, voice: &Voice) -> Result<(), Failure> {
    let folder = args.data.folder(voice)?;
    Runtime::new()?.block_on(async {
        let store = Sqlite::look(&folder).await.map_err(bad)?;
        store.back_up(&args.file).await.map_err(|e| Failure::input(args.file.display(), e))
    })?;
    voice.line(&voice.say("terminal-saved", &[("file", args.file.display().to_string().into())]))
}

/// Puts a copy where tables are kept. What is kept there already is not touched.
pub fn restore(args: &Restore, voice: &Voice) -> Result<(), Failure> {
    let folder = args.data.folder(voice)?;
    let file = folder.join("sabika.db");
    if file.exists() {
        let there = voice.say("terminal-restore-there", &[("folder", folder.display().to_string().into())]);
        return Err(Failure::input("--data", there));
    }
    std::fs::create_dir_all(&folder).map_err(|e| Failure::input(folder.display(), e))?;
    let part = folder.join("sabika.db.part");
    std::fs::copy(&args.file, &part).map_err(|e| Failure::input(args.file.display(), e))?;
    std::fs::File::open(&part)?.sync_all()?;
    std::fs::rename(&part, &file)?;
    fsck(&Fsck { data: Data { data: Some(folder) } }, voice)
}

/// What people have told whoever runs the server, the oldest first.
pub fn reports(args: &Reports, voice: &Voice) -> Result<(), Failure> {
    let folder = args.data.folder(voice)?;
    let reports = Runtime::new()?.block_on(async {
        let store = Sqlite::look(&folder).await.map_err(bad)?;
        store.notes("report", None).await.map_err(bad)
    })?;
    for note in &reports {
        let told: serde_json::Value = serde_json::from_str(&note.text).unwrap_or_default();
        let text = |name: &str| told[name].as_str().unwrap_or_default().to_string();
        voice.line(&format!("{} {} {}", note.at / 1_000, text("table"), text("text")))?;
    }
    voice.line(&voice.say("terminal-reports", &[("count", reports.len().into())]))
}

/// Reads every log and plays it again.
pub fn fsck(args: &Fsck, voice: &Voice) -> Result<(), Failure> {
    let folder = args.data.folder(voice)?;
    let (all, broken) = Runtime::new()?.block_on(async {
        let store = Sqlite::look(&folder).await.map_err(bad)?;
        let tables = store.tables().await.map_err(bad)?;
        let mut broken = Vec::new();
        for table in &tables {
            let lines = store.read(table, 0).await.map_err(bad)?;
            broken.extend(wrong(table, &lines));
        }
        Ok::<_, Failure>((tables.len(), broken))
    })?;
    for line in &broken {
        voice.line(&paint::paint(paint::ALARM, line))?;
    }
    let args = [("count", all.into()), ("broken", broken.len().into())];
    let report = voice.say("terminal-fsck", &args);
    if broken.is_empty() { voice.line(&report) } else { Err(Failure::Failed(report)) }
}

/// What is wrong with a log.
fn wrong(table: &TableId, lines: &[String]) -> Option<String> {
    let read: Result<Vec<Line>, _> = lines.iter().map(|line| serde_json::from_str(line)).collect();
    let why = match read {
        Err(error) => error.to_string(),
        Ok(lines) => Table::replay(lines).err()?.to_string(),
    };
    Some(format!("{}: {why}", table.as_str()))
}

/// Plays a record again, and says what was promised for its deal.
pub fn verify(args: &Verify, voice: &Voice) -> Result<(), Failure> {
    let record = files::record(&args.file, voice)?;
    Session::load(&record).map_err(|e| files::bad_record(&args.file, &e, voice))?;
    let promised = commitment(record.seed);
    let hash = [("hash", promised.as_str().into())];
    match &args.commitment {
        Some(said) if !said.eq_ignore_ascii_case(&promised) => {
            Err(Failure::Failed(voice.say("terminal-verify-other", &hash)))
        }
        _ => voice.line(&paint::paint(paint::GOOD, voice.say("terminal-verify", &hash))),
    }
}
