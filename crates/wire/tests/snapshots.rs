//! Snapshots of whole games of everything: they say all that a view says, and nothing that could not be.

mod common;

use common::{configs, play};
use sabika_engine::{
    Game, Move, View,
    modules::House,
    score,
    value::{Dice, Seat},
};
use sabika_wire::{Question, SeatView, Snapshot, Voice};
use sabika_words::{Lang, Words};
use std::panic::{AssertUnwindSafe, catch_unwind};

fn seats(game: &Game) -> impl Iterator<Item = Option<Seat>> {
    game.open().seats().map(Some).chain([None])
}

/// There and back, as JSON and as bytes; small enough.
#[test]
fn a_snapshot_is_the_view() {
    let (mut base, mut all) = (0, 0);
    for (n, config) in configs(49) {
        play(n, config, 1_000, |game| {
            if game.ask().is_some() && game.open().ply() % 13 != 0 {
                return;
            }
            for seat in seats(game) {
                let view = game.view(seat);
                let snapshot = Snapshot::of(&view);
                let text = serde_json::to_string(&snapshot).expect("written");
                let again: Snapshot = serde_json::from_str(&text).expect("read");
                assert_eq!(again, snapshot);
                assert_eq!(Snapshot::from_bytes(&snapshot.to_bytes()).as_ref(), Ok(&snapshot));
                let read = again.view().unwrap_or_else(|bad| panic!("{bad} in {config:?} at {}", game.open().ply()));
                assert_eq!(read, view);
                let longest = if config.rooms().is_empty() { &mut base } else { &mut all };
                *longest = text.len().max(*longest);
                // The same moves, the same verdicts, the same tally: what runs on a view runs on what was read.
                if let (Some(one), Some(other)) = (view.sight(), read.sight()) {
                    let (mut moves, mut listed) = (Vec::new(), Vec::new());
                    one.moves(&mut moves);
                    other.moves(&mut listed);
                    assert_eq!(listed, moves);
                }
                let tally = |view: &View<House>| score::tally(view.open(), view.rooms(), 3);
                assert_eq!(tally(&read), tally(&view));
            }
        });
    }
    assert!(base <= 3_000, "base: {base}");
    assert!(all <= 10_000, "with modules: {all}");
}

/// Moves that were never listed get the same verdict from a snapshot as from the game.
#[test]
fn wild_moves_get_the_same_verdict() {
    let mut wild: Vec<Move> = Vec::new();
    let mut tried = 0;
    for (n, config) in configs(21) {
        let mut dice = Dice::loose(n);
        play(n, config, 500, |game| {
            let Some(ask) = game.ask() else { return };
            let mut moves = Vec::new();
            game.moves(&mut moves);
            wild.push(*dice.pick(&moves));
            if game.open().ply() % 7 == 0 {
                let view = Snapshot::of(&game.view(Some(ask.seat))).view().expect("it was just written");
                let sight = view.sight().expect("it is asked");
                for _ in 0..8 {
                    let mv = dice.pick(&wild);
                    assert_eq!(sight.check(mv), game.check(ask.seat, mv), "{mv}");
                    tried += 1;
                }
            }
        });
    }
    assert!(tried > 5_000, "{tried}");
}

/// Damaged snapshots are refused with the field, or show a table on which everything can be asked: never a panic.
#[test]
fn damaged_snapshots_do_no_harm() {
    let words = Words::new(Lang::En);
    let voice = Voice { words: &words, names: &[] };
    // More of them: SABIKA_DAMAGE=1000.
    let tries: u32 = std::env::var("SABIKA_DAMAGE").ok().and_then(|n| n.parse().ok()).unwrap_or(30);
    let (mut refused, mut read, mut harm) = (0, 0, std::collections::BTreeMap::<String, (u32, Vec<u32>)>::new());
    for (n, config) in configs(28) {
        let mut dice = Dice::loose(n + 7);
        play(n, config, 400, |game| {
            if game.open().ply() % 41 != 0 {
                return;
            }
            let seat = game.ask().map(|ask| ask.seat);
            let whole = Snapshot::of(&game.view(seat));
            for _ in 0..tries {
                let mut numbers = whole.numbers.clone();
                for _ in 0..=dice.below(2) {
                    let at = dice.below(numbers.len() as u32) as usize;
                    match dice.below(4) {
                        0 => numbers[at] = dice.below(8),
                        1 => numbers[at] = numbers[at].wrapping_add(1),
                        2 => numbers[at] = dice.below(300),
                        _ => {
                            numbers.remove(at);
                        }
                    }
                }
                let damaged = Snapshot { numbers, ..whole.clone() };
                let looked = catch_unwind(AssertUnwindSafe(|| {
                    let Ok(view) = damaged.view() else { return false };
                    SeatView::of(&view, voice);
                    Question::of(&view, voice, |_| true);
                    for round in 1..=3 {
                        score::tally(view.open(), view.rooms(), round);
                    }
                    true
                }));
                match looked {
                    Ok(true) => read += 1,
                    Ok(false) => refused += 1,
                    Err(panic) => {
                        let why = panic.downcast_ref::<String>().cloned();
                        let why = why.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string));
                        harm.entry(why.unwrap_or_default()).or_default().0 += 1;
                    }
                }
            }
        });
    }
    let harm: Vec<_> = harm.into_iter().map(|(why, (count, _))| (count, why)).collect();
    assert!(harm.is_empty(), "{refused} refused, {read} read, harm: {harm:#?}");
    assert!(refused > 1_000 && read > 100, "{refused} {read}");
}
