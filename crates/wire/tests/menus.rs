//! Questions as menus, and why things cannot be touched.

mod common;

use common::{configs, play};
use sabika_wire::{Lies, Question, SeatView, Thing, Voice, menu, narrow, why_not};
use sabika_words::{Lang, Words};
use std::collections::BTreeSet;

/// All choices that menus lead to, and how deep they go.
fn reached(question: &Question, left: &[u32], touched: &[Thing], depth: usize) -> (Vec<u32>, usize) {
    let entries = menu(question, left, touched);
    assert!(entries.len() <= 60, "{} lines", entries.len());
    let (mut all, mut deepest) = (vec![], depth);
    for entry in entries {
        assert!(!entry.say.is_empty());
        if let Some(only) = entry.choice() {
            assert_eq!(entry.say, question.choices[only as usize].say);
            all.push(only);
            continue;
        }
        let deeper: Vec<Thing> = touched.iter().cloned().chain(entry.thing.clone()).collect();
        assert!(entry.choices.len() < left.len() || deeper.len() > touched.len(), "a line leads somewhere");
        let (found, down) = reached(question, &entry.choices, &deeper, depth + 1);
        all.extend(found);
        deepest = deepest.max(down);
    }
    (all, deepest)
}

/// Menus lead to every choice, once, in a few steps.
#[test]
fn every_choice_stands_in_a_menu() {
    let words = Words::new(Lang::De);
    let voice = Voice { words: &words, names: &[] };
    let (mut asked, mut deepest) = (0, 0);
    for (n, config) in configs(42) {
        play(n, config, 900, |game| {
            let Some(ask) = game.ask() else { return };
            if game.open().ply() % 7 != 0 {
                return;
            }
            let question = Question::of(&game.view(Some(ask.seat)), voice, |_| true).expect("somebody is asked");
            let everything: Vec<u32> = (0..question.choices.len() as u32).collect();
            let (mut found, deep) = reached(&question, &everything, &[], 1);
            found.sort_unstable();
            assert_eq!(found, everything);
            deepest = deepest.max(deep);
            asked += 1;
        });
    }
    assert!(asked > 1_500, "{asked}");
    assert!((3..=5).contains(&deepest), "{deepest}");
}

/// What can be touched is never refused; of the cells, slots and cards that cannot, the rules say why.
#[test]
fn what_cannot_be_touched_says_why() {
    let words = Words::new(Lang::En);
    let voice = Voice { words: &words, names: &[] };
    let (mut refused, mut rules) = (0, BTreeSet::new());
    for (n, config) in configs(28) {
        play(n, config, 500, |game| {
            let Some(ask) = game.ask() else { return };
            if game.open().ply() % 11 != 0 {
                return;
            }
            let view = game.view(Some(ask.seat));
            let question = Question::of(&view, voice, |_| true).expect("somebody is asked");
            let seen = SeatView::of(&view, voice);
            let cells = (-3..=3).flat_map(|x| (-3..=3).map(move |y| (x, y)));
            let mut things: Vec<Thing> =
                cells.map(|(x, y)| Thing::Cell { seat: ask.seat, cell: sabika_engine::value::Cell { x, y } }).collect();
            things.extend(seen.market.yard.iter().map(|slot| Thing::Slot { slot: slot.slot }));
            things.extend(seen.market.display.iter().map(|card| Thing::Card { card: *card, lies: Lies::Display }));
            let next = narrow(&question.choices, &[]).next;
            for thing in things {
                let why = why_not(&view, &question, &[], &thing, voice);
                if next.contains(&thing) {
                    assert_eq!(why, None, "{thing:?}");
                } else if let Some(refusal) = why {
                    assert!(!refusal.say.is_empty());
                    rules.insert(refusal.rule);
                    refused += 1;
                }
            }
        });
    }
    assert!(refused > 3_000 && rules.len() > 10, "{refused}: {rules:?}");
}
