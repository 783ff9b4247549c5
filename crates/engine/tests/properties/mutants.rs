//! Moves that nobody should make: refused with a rule that exists, and without any trace.

use crate::{common::*, conservation::all_is_there};
use sabika_engine::{
    Game, Move,
    modules::{squares, vizier},
    value::*,
};
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

/// Near a tile of the seat that is asked, or anywhere.
fn any_cell(game: &Game, dice: &mut Dice) -> Cell {
    let seat = game.ask().map_or(Seat::FIRST, |ask| ask.seat);
    let mut cells: Vec<Cell> = game.open().standing(seat).map(|(_, at)| at.cell).collect();
    cells.push(Cell::START);
    let (from, reach) = (*dice.pick(&cells), *dice.pick(&[1, 1, 1, 2, 9, 90]));
    let mut off = || dice.below(2 * reach + 1) as i32 - reach as i32;
    Cell::new(i32::from(from.x) + off(), i32::from(from.y) + off()).expect("near enough")
}

/// Cards of the hand or the display, some left out, perhaps one added.
fn any_cards(game: &Game, dice: &mut Dice) -> Purse {
    let open = game.open();
    let seat = game.ask().map_or(Seat::FIRST, |ask| ask.seat);
    let from: Purse = match dice.below(3) {
        0 => open.display.iter().copied().collect(),
        1 => game.hand(seat).cards().filter(|card| card.currency() == Some(*dice.pick(&Currency::ALL))).collect(),
        _ => *game.hand(seat),
    };
    let keep = 1 + dice.below(4);
    let mut cards: Purse = from.cards().filter(|_| dice.below(4) < keep).collect();
    if dice.below(4) == 0 {
        cards.try_add(Card::money(*dice.pick(&Currency::ALL), 1 + dice.below(9) as u8));
    }
    cards
}

fn any_tile(game: &Game, dice: &mut Dice) -> Tile {
    let open = game.open();
    let seat = game.ask().map_or(Seat::FIRST, |ask| ask.seat);
    let own: Vec<Tile> =
        [open.reserve[seat], open.aside[seat], open.built[seat]].iter().flat_map(TileSet::iter).collect();
    let all: Vec<Tile> = Tile::all().collect();
    let from = if own.is_empty() || dice.below(3) == 0 { all } else { own };
    *dice.pick(&from)
}

fn any_move(game: &Game, dice: &mut Dice) -> Move {
    let (tile, at) = (any_tile(game, dice), any_cell(game, dice));
    match dice.below(11) {
        0 => Move::Take(any_cards(game, dice)),
        1 | 2 => Move::Buy { slot: *dice.pick(&Slot::ALL), pay: any_cards(game, dice) },
        3 => Move::Add { tile, at },
        4 => Move::Remove { at },
        5 => Move::Exchange { at, tile },
        6 => Move::Build { tile, at },
        7 => Move::Keep { tile },
        8 => Move::Give { tile },
        9 => Move::Pass,
        _ if dice.below(2) == 0 => Move::Vizier(vizier::Move::Wake),
        _ => Move::Squares(squares::Move::Take(*dice.pick(&Building::ALL))),
    }
}

/// Proves: BASE-T1 BASE-T5 BASE-F1 BASE-D5 SQU-3 SQU-4 SQU-14 VIZ-7 VIZ-16
#[test]
fn a_refused_move_changes_nothing() {
    let ids = rule_ids();
    let (mut refused, mut accepted) = (BTreeSet::new(), 0);
    walk_many(250, 6, |game, dice| {
        for _ in 0..12 {
            let mv = any_move(game, dice);
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
    });
    assert!(accepted > 1_000, "only {accepted} random moves were legal");
    let wanted = [
        "BASE-B1", "BASE-B2", "BASE-B3", "BASE-B4", "BASE-B5", "BASE-D5", "BASE-F1", "BASE-F4", "BASE-L3", "BASE-M1",
        "BASE-P1", "BASE-R1", "BASE-R3", "BASE-R4", "BASE-T1", "BASE-T6", "SQU-1", "SQU-3", "SQU-14", "VIZ-1", "VIZ-5",
        "VIZ-7", "VIZ-16",
    ];
    let missed: Vec<_> = wanted.iter().filter(|id| !refused.contains(**id)).collect();
    assert!(missed.is_empty(), "never refused by {missed:?}; only by {refused:?}");
}
