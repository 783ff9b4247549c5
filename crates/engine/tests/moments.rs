//! The table of moments and modules: who takes part when. Read it against the rules when a module is added.

use sabika_engine::modules::{ModuleId, Moment};
use std::fmt::Write as _;

fn table() -> String {
    let mut text = String::from(
        "# Moments and modules\n\n\
         Which module takes part at which instant of a game, in rulebook order (BASE-S12, T1, T8, V7, F7). Written by the\n\
         test `moments` of the engine (`SABIKA_UPDATE=1 cargo test -p sabika-engine --test moments` renews it); read it\n\
         against the rules when a module is added.\n\n| moment |",
    );
    for module in ModuleId::ROOMS {
        write!(text, " {module} |").unwrap();
    }
    text.push_str("\n|---|");
    text.push_str(&"---|".repeat(ModuleId::ROOMS.len()));
    for moment in Moment::ALL {
        write!(text, "\n| {moment:?} |").unwrap();
        for module in ModuleId::ROOMS {
            text.push_str(if moment.is_in(module.moments()) { " ● |" } else { " |" });
        }
    }
    text.push('\n');
    text
}

#[test]
fn the_table_in_the_docs_is_true() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/moments.md");
    if std::env::var_os("SABIKA_UPDATE").is_some() {
        std::fs::write(path, table()).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap_or_default(), table(), "docs/moments.md is stale");
}
