//! Every board that is reached, against the slow second reading of the rules.

use crate::{common::*, layouts};

/// Proves: BASE-B1 BASE-B2 BASE-B3 BASE-B4 BASE-B5 BASE-B6 BASE-R1 BASE-R2 BASE-R3 BASE-R4 BASE-R5 BASE-L1 BASE-L3 BASE-W1 BASE-W2 BASE-W3 BASE-W4 BASE-W5 BASE-W6 BASE-X2 SQU-6 SQU-7 SQU-8 SQU-12
#[test]
fn boards_and_lists_are_the_oracles() {
    walk_many(100, 2, |game, _| match game.ask() {
        Some(ask) => {
            layouts::is_legal(game, ask.seat);
            layouts::lists_agree(game);
        }
        None => game.open().seats().for_each(|seat| layouts::is_legal(game, seat)),
    });
}

/// Proves: BASE-B1 BASE-B2 BASE-B3 BASE-B4 BASE-B5 BASE-R1 BASE-R2 BASE-R3 BASE-R4 BASE-X2
#[test]
fn refusals_are_the_oracles() {
    walk_many(80, 3, |game, dice| {
        let Some(ask) = game.ask() else { return };
        let open = game.open();
        let tiles: Vec<_> = open.reserve[ask.seat].iter().chain(open.aside[ask.seat].iter()).collect();
        if !tiles.is_empty() && dice.below(12) == 0 {
            layouts::checks_agree(game, *dice.pick(&tiles));
        }
    });
}
