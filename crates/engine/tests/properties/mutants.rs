//! Moves that nobody should make: refused with a rule that exists, and without any trace.

use crate::{common::*, conservation::all_is_there};
use sabika_engine::{Game, Title, value::*};
use std::{collections::BTreeSet, fs, path::Path};

/// Every rule number of `rules/`: the first word of a list item.
fn rule_ids() -> BTreeSet<String> {
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules");
    let mut ids = BTreeSet::new();
    for folder in [rules.clone(), rules.join("modules")] {
        for file in fs::read_dir(folder).expect("the rules").flatten() {
            let Ok(text) = fs::read_to_string(file.path()) else { continue };
            let words = text.lines().filter_map(|line| line.strip_prefix("- ")?.split_whitespace().next());
            ids.extend(words.filter(|word| is_id(word)).map(str::to_owned));
        }
    }
    assert!(ids.contains("BASE-S1") && ids.contains("VIZ-22"), "{ids:?}");
    ids
}

fn is_id(word: &str) -> bool {
    word.split_once('-').is_some_and(|(room, number)| {
        (3..=4).contains(&room.len())
            && room.bytes().all(|b| b.is_ascii_uppercase())
            && number.bytes().all(|b| b.is_ascii_alphanumeric())
    })
}

/// Proves: BASE-T1 BASE-T5 BASE-F1 BASE-D5 SQU-3 SQU-4 SQU-14 VIZ-7 VIZ-16 EXO-2 EXO-7 EXO-8 DIA-4 DIA-5 BON-2 BON-9 CAM-4 CAM-5 CAM-8 CAM-10 CAM-11 GAT-3 GAT-6 GAT-7 GAT-10 GAT-14 CHA-3 CHA-5 CHA-6 CHA-14 CHA-B CHA-C CHA-D CHA-I CHA-M CHA-P CHA-W THI-5 THI-6 THI-9 THI-11 THI-12 WAL-8 WAL-13 WAL-14 WAL-15 WAL-18 CHG-2 CHG-3 CHG-4 STR-2 STR-7 STR-8 STR-10 STR-11 STR-12 TRE-2 TRE-6 TRE-8 TRE-9 TRE-10 MAB-11 MAB-12 BAZ-6 BAZ-8 BAZ-9
#[test]
fn a_refused_move_changes_nothing() {
    let refused = refused_rules(Title::Alhambra);
    let wanted = [
        "BASE-B1", "BASE-B2", "BASE-B3", "BASE-B4", "BASE-B5", "BASE-D5", "BASE-F1", "BASE-F4", "BASE-L3", "BASE-M1",
        "BASE-P1", "BASE-R1", "BASE-R3", "BASE-R4", "BASE-T1", "BASE-T6", "SQU-1", "SQU-3", "SQU-14", "VIZ-1", "VIZ-5",
        "VIZ-7", "VIZ-16", "EXO-2", "EXO-7", "EXO-8", "DIA-4", "DIA-5", "BON-1", "BON-2", "BON-9", "CAM-4", "CAM-5",
        "CAM-8", "CAM-10", "CAM-11", "GAT-1", "GAT-3", "GAT-6", "GAT-7", "GAT-10", "GAT-14", "CHA-1", "CHA-3", "CHA-5",
        "CHA-6", "CHA-12", "CHA-14", "CHA-B", "CHA-C", "CHA-D", "CHA-I", "CHA-M", "CHA-P", "CHA-W", "THI-1", "THI-5",
        "THI-6", "THI-9", "THI-11", "THI-12", "WAL-1", "WAL-8", "WAL-13", "WAL-14", "WAL-15", "WAL-18", "CHG-1",
        "CHG-2", "CHG-3", "CHG-4", "STR-1", "STR-2", "STR-7", "STR-8", "STR-10", "STR-11", "STR-12", "TRE-1", "TRE-2",
        "TRE-6", "TRE-8", "TRE-9", "TRE-10", "MAB-1", "MAB-11", "MAB-12", "BAZ-1", "BAZ-6", "BAZ-8", "BAZ-9",
    ];
    let missed: Vec<_> = wanted.iter().filter(|id| !refused.contains(**id)).collect();
    assert!(missed.is_empty(), "never refused by {missed:?}; only by {refused:?}");
}

/// Tries moves that nobody should make all through many games: those that are refused leave no trace. Says by which rules.
fn refused_rules(title: Title) -> BTreeSet<String> {
    let ids = rule_ids();
    let (mut refused, mut accepted) = (BTreeSet::new(), 0);
    let tries = |game: &Game, dice: &mut Dice| {
        for _ in 0..10 {
            let listed = listed(game);
            let twist = !listed.is_empty() && dice.below(3) == 0;
            let mv = if twist { wild::twisted(game, choose(&listed, dice), dice) } else { wild::any_move(game, dice) };
            let any_seat = Seat::new(dice.below(6) as u8).expect("below six");
            let seat = game.ask().filter(|_| dice.below(8) > 0).map_or(any_seat, |ask| ask.seat);
            let found = game.check(seat, &mv);
            let mut changed = game.clone();
            assert_eq!(changed.apply(seat, mv), found, "{mv}");
            if let Err(illegal) = found {
                assert!(changed == *game, "{mv} was refused and left a trace");
                assert!(ids.contains(illegal.rule.as_str()), "there is no rule {}", illegal.rule);
                let _ = (illegal.because.cells(), illegal.because.cards());
                serde_json::to_string(&illegal).expect("a refusal can be sent");
                refused.insert(illegal.rule.to_string());
                if game.ask().is_none() {
                    assert_eq!(illegal.rule.as_str(), "BASE-F1");
                } else if game.ask().map(|ask| ask.seat) != Some(seat) {
                    assert_eq!(illegal.rule.as_str(), "BASE-T1");
                }
            } else {
                accepted += 1;
                assert_eq!(game.ask().map(|ask| ask.seat), Some(seat));
                all_is_there(&changed);
            }
        }
    };
    match title {
        Title::Alhambra => walk_many(250, 6, tries),
        Title::RedPalace => walk_palaces(150, 6, tries),
    }
    assert!(accepted > 1_000, "only {accepted} random moves were legal");
    refused
}

/// Proves: RED-1 RED-4c RED-10 RED-15 RED-22 RED-23 RED-26 RED-28 RED-29 RED-30 RED-31 RED-33 RED-34 RED-36a RED-37a RED-37b RED-38a RED-39a RED-40 RED-41 RED-42b RED-65 RED-67
#[test]
fn a_refused_move_changes_nothing_in_the_red_palace() {
    let refused = refused_rules(Title::RedPalace);
    let wanted = [
        "BASE-B1", "BASE-B2", "BASE-B3", "BASE-B4", "BASE-B5", "BASE-D5", "BASE-F1", "BASE-F4", "BASE-L3", "BASE-M1",
        "BASE-P1", "BASE-R1", "BASE-R3", "BASE-R4", "BASE-T1", "BASE-T6", "CAM-4", "CAM-5", "BAZ-6", "BAZ-9", "RED-4c",
        "RED-10", "RED-22", "RED-23", "RED-26", "RED-28", "RED-29", "RED-30", "RED-31", "RED-33", "RED-34", "RED-36a",
        "RED-37a", "RED-37b", "RED-38a", "RED-39a", "RED-40", "RED-41", "RED-42b",
    ];
    let missed: Vec<_> = wanted.iter().filter(|id| !refused.contains(**id)).collect();
    assert!(missed.is_empty(), "never refused by {missed:?}; only by {refused:?}");
}
