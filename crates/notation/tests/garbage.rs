//! Whatever is read is read or refused: real files, damaged in every way, and noise. The bodies are those of `fuzz/`.

use sabika_engine::value::Dice;
use sabika_notation::{Record, coverage, scenario, table::Table};
use sabika_session::Session;
use std::{fs, path::Path};

fn files(folder: &str, ending: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder);
    let files = coverage::files(&folder, ending).expect("the folder is there");
    files.iter().map(|file| fs::read(file).expect("a file")).collect()
}

/// Cut, doubled, overwritten, mixed with pieces of itself and with words that mean something.
fn damaged(mut bytes: Vec<u8>, dice: &mut Dice) -> Vec<u8> {
    const WORDS: [&[u8]; 8] = [b"-1", b"99999999999", b"null", b"\"\"", b"A", b"\n", b"\xff\xfe", b"[[[["];
    for _ in 0..=dice.below(6) {
        let at = |dice: &mut Dice, len: usize| dice.below(len as u32 + 1) as usize;
        let (from, to) = (at(dice, bytes.len()), at(dice, bytes.len()));
        let (from, to) = (from.min(to), from.max(to));
        match dice.below(5) {
            0 => bytes.truncate(to),
            1 => drop(bytes.drain(from..to.min(from + 40))),
            2 => {
                let piece = bytes[from..to.min(from + 40)].to_vec();
                let place = at(dice, bytes.len());
                bytes.splice(place..place, piece);
            }
            3 => drop(bytes.splice(from..from, dice.pick(&WORDS).iter().copied())),
            _ => bytes[from..to.min(from + 3)].iter_mut().for_each(|byte| *byte = dice.bits() as u8),
        }
    }
    bytes
}

#[test]
fn damaged_records_are_read_or_refused() {
    let mut dice = Dice::loose(1);
    for file in files("records", "txt").iter().filter(|file| file.len() < 12_000) {
        let record = Record::from_any(file).expect("a good record");
        for form in [file.clone(), record.to_bytes(), record.to_json().into_bytes()] {
            for _ in 0..40 {
                let Ok(read) = Record::from_any(&damaged(form.clone(), &mut dice)) else { continue };
                assert_eq!(Record::from_bytes(&read.to_bytes()).as_ref(), Ok(&read));
                assert_eq!(Record::from_json(&read.to_json()).as_ref(), Ok(&read));
                let _ = Session::load(&read);
            }
        }
    }
}

#[test]
fn damaged_scenarios_are_run_or_refused() {
    let mut dice = Dice::loose(2);
    for file in files("scenarios", "toml") {
        for _ in 0..12 {
            let text = String::from_utf8_lossy(&damaged(file.clone(), &mut dice)).into_owned();
            if let Err(failure) = scenario::run(&text) {
                assert!(!failure.to_string().is_empty());
            }
        }
    }
}

#[test]
fn damaged_tables_are_scored_or_refused() {
    let mut dice = Dice::loose(3);
    for file in files("docs/examples", "toml") {
        for _ in 0..2_000 {
            let text = String::from_utf8_lossy(&damaged(file.clone(), &mut dice)).into_owned();
            if let Ok(table) = Table::from_text(&text) {
                (1..=3).for_each(|round| drop(table.score(Some(round))));
            }
        }
    }
}

/// As deep as is promised, and no deeper.
#[test]
fn json_is_read_to_a_certain_depth() {
    use sabika_notation::reading;
    let nested = |levels: usize| format!("{}1{}", "[".repeat(levels), "]".repeat(levels));
    assert!(reading::json(&nested(reading::DEEPEST)).is_ok());
    let wrong = reading::json(&nested(reading::DEEPEST + 1)).unwrap_err().to_string();
    assert!(wrong.contains("127 levels"), "{wrong}");
}
