//! Any bytes as a snapshot: refused, or a table on which everything can be asked; what is read is written as it was.
#![no_main]

use sabika_engine::score;
use sabika_wire::{Question, SeatView, Snapshot, Voice};
use sabika_words::{Lang, Words};
use std::sync::LazyLock;

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(Lang::En));

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Ok(snapshot) = Snapshot::from_bytes(bytes) else { return };
    let Ok(view) = snapshot.view() else { return };
    assert_eq!(Snapshot::of(&view).view().as_ref(), Ok(&view));
    let voice = Voice { words: &WORDS, names: &[] };
    SeatView::of(&view, voice);
    Question::of(&view, voice, |_| true);
    for round in 1..=3 {
        score::tally(view.open(), view.rooms(), round);
    }
});
