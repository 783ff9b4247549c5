//! Any lines as a log, or as what clients say: read or refused, never a panic, and whoever looks sees a table.
#![no_main]

use sabika_engine::{Config, modules::ModuleSet, value::Seed};
use sabika_host::{FromClient, Line, Opening, Person, Request, Table};

libfuzzer_sys::fuzz_target!(|text: &str| {
    let lines: Vec<Line> = text.lines().map_while(|line| serde_json::from_str(line).ok()).collect();
    if let Ok(table) = Table::replay(lines) {
        table.seen(Some(table.host()));
        table.due(u64::MAX);
    }
    let host = Person::new("a").expect("a word");
    let opening = Opening::new(Config::players(2).with(ModuleSet::all()), Seed::from_number(1));
    let mut table = Table::open(&opening, host.clone()).expect("playable");
    for (now, line) in (0..).zip(text.lines()) {
        let Ok(FromClient { key, command }) = serde_json::from_str(line) else { continue };
        if let Ok(lines) = table.decide(&Request { who: host.clone(), key, command, secret: Some("s".into()) }, now) {
            table.apply_all(lines);
            table.seen(None);
        }
    }
});
