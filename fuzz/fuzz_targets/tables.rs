//! Any text as a table document: scored or refused.
#![no_main]

use sabika_notation::table::Table;

libfuzzer_sys::fuzz_target!(|text: &str| {
    if let Ok(table) = Table::from_text(text) {
        for round in 1..=3 {
            let _ = table.score(Some(round));
        }
    }
});
