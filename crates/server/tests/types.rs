//! `crates/wire/types/` holds the types that cross a border in TypeScript, as they are now.

use sabika_guide::Card;
use sabika_host::{FromClient, Hint, Stood, ToClient, Why};
use sabika_wire::*;
use std::{collections::BTreeMap, fs, path::Path};
use ts_rs::{Config, TS};

fn files(folder: &Path) -> BTreeMap<String, String> {
    let Ok(entries) = fs::read_dir(folder) else { return BTreeMap::new() };
    let entry = |entry: fs::DirEntry| {
        let text = fs::read_to_string(entry.path()).expect("a text");
        (entry.file_name().into_string().expect("a name"), text)
    };
    entries.map(|found| entry(found.expect("a file"))).collect()
}

/// `SABIKA_UPDATE=1 cargo test -p sabika-server --test types` writes them anew.
#[test]
fn the_typescript_is_current() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../wire/types");
    let made = Path::new(env!("CARGO_TARGET_TMPDIR")).join("types");
    let _ = fs::remove_dir_all(&made);
    let config = Config::new().with_out_dir(&made).with_large_int("number");
    SeatView::export_all(&config).expect("written");
    Question::export_all(&config).expect("written");
    Narrowed::export_all(&config).expect("written");
    Catalogue::export_all(&config).expect("written");
    News::export_all(&config).expect("written");
    Snapshot::export_all(&config).expect("written");
    Refusal::export_all(&config).expect("written");
    Entry::export_all(&config).expect("written");
    Card::export_all(&config).expect("written");
    FromClient::export_all(&config).expect("written");
    ToClient::export_all(&config).expect("written");
    Why::export_all(&config).expect("written");
    Hint::export_all(&config).expect("written");
    Stood::export_all(&config).expect("written");
    let names: Vec<String> = files(&made).into_keys().map(|name| name.trim_end_matches(".ts").to_string()).collect();
    let index: Vec<String> =
        names.iter().map(|name| format!("export type {{ {name} }} from \"./{name}\";\n")).collect();
    fs::write(made.join("index.ts"), index.concat()).expect("written");
    if std::env::var_os("SABIKA_UPDATE").is_some() {
        let _ = fs::remove_dir_all(&kept);
        fs::create_dir_all(&kept).expect("a folder");
        for (name, text) in files(&made) {
            fs::write(kept.join(name), text).expect("written");
        }
    }
    let (made, kept) = (files(&made), files(&kept));
    assert!(made.len() > 20, "there are types to write: {}", made.len());
    assert_eq!(made.keys().collect::<Vec<_>>(), kept.keys().collect::<Vec<_>>());
    for (name, text) in made {
        assert!(!text.contains("bigint"), "{name}: JavaScript cannot hold it");
        assert_eq!(text, kept[&name], "{name} is not current: SABIKA_UPDATE=1 writes it");
    }
}
