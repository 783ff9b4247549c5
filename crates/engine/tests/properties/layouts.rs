//! One table against the oracle: every build, removal and exchange, listed and checked, and the wall.

use crate::common::*;
use sabika_engine::{
    Game, Move,
    board::violations_with_gates,
    flow::Because,
    modules::Rooms,
    value::{Cell, Seat, Tile, Walls},
};
use sabika_oracle as oracle;
use std::collections::BTreeMap;

/// BASE-B1 to BASE-B5 and BASE-W2: the Alhambra of a seat is legal and its wall is as long as the oracle says.
pub fn is_legal<R: Rooms>(game: &Game<R>, seat: Seat) {
    let open = game.open();
    let layout = oracle_layout(open, seat);
    assert_eq!(layout.violations(oracle_holes(open)), []);
    let standing: Vec<_> = open.standing(seat).map(|(_, at)| at).collect();
    let gates: Vec<_> = open.gates_of(seat).collect();
    assert_eq!(violations_with_gates(&standing, &gates, open.config.options.holes), []);
    assert_eq!(usize::from(open.longest_wall(seat)), layout.longest_wall());
    assert_eq!(open.longest_chain(seat).len(), layout.longest_wall());
}

/// Do the moves listed for the seat that is asked mean the same cells as the oracle?
pub fn lists_agree<R: Rooms>(game: &Game<R>) {
    let (open, moves) = (game.open(), listed(game));
    let Some(ask) = game.ask() else { return };
    let (layout, holes) = (oracle_layout(open, ask.seat), oracle_holes(open));
    let cells = |wanted: &dyn Fn(&Move) -> Option<Cell>| moves.iter().filter_map(wanted).collect::<Vec<_>>();
    // By walls: the oracle is slow, and tiles with the same walls fit alike (BASE-B6).
    let mut known: BTreeMap<Walls, Vec<Cell>> = BTreeMap::new();
    let mut placements = |tile: Tile| {
        let fit = |walls| in_list_order(layout.placements(oracle_tile(walls), holes));
        known.entry(tile.walls()).or_insert_with_key(|walls| fit(*walls)).clone()
    };
    let none = Vec::<Cell>::new();

    for tile in open.reserve[ask.seat].iter() {
        let added = cells(&|mv| matches!(mv, Move::Add { tile: t, .. } if *t == tile).then(|| at(mv)));
        let swapped = cells(&|mv| matches!(mv, Move::Exchange { tile: t, .. } if *t == tile).then(|| at(mv)));
        let action = ask.topic.is_action();
        assert_eq!(added, if action { placements(tile) } else { none.clone() }, "add {tile}");
        let swaps = || in_list_order(layout.swaps(oracle_tile(tile.walls()), holes));
        assert_eq!(swapped, if action { swaps() } else { none.clone() }, "exchange for {tile}");
    }
    for tile in open.aside[ask.seat].iter() {
        let built = cells(&|mv| matches!(mv, Move::Build { tile: t, .. } if *t == tile).then(|| at(mv)));
        assert_eq!(built, if ask.topic.is_placement() { placements(tile) } else { none.clone() }, "build {tile}");
    }
    let removed = cells(&|mv| matches!(mv, Move::Remove { .. }).then(|| at(mv)));
    let removals = || in_list_order(layout.removals(holes));
    assert_eq!(removed, if ask.topic.is_action() { removals() } else { none }, "remove");
}

fn at(mv: &Move) -> Cell {
    match mv {
        Move::Add { at, .. } | Move::Remove { at } | Move::Exchange { at, .. } | Move::Build { at, .. } => *at,
        _ => unreachable!("{mv} has no cell"),
    }
}

/// Asks `check` about every cell near the Alhambra: legal where the oracle says so, else refused by a rule that the
/// oracle finds broken too.
pub fn checks_agree<R: Rooms>(game: &Game<R>, tile: Tile) {
    let (Some(ask), open) = (game.ask(), game.open()) else { return };
    let (layout, holes) = (oracle_layout(open, ask.seat), oracle_holes(open));
    let check = |mv: Move| game.check(ask.seat, &mv);
    let ours = oracle_tile(tile.walls());
    let (removals, swaps) = (layout.removals(holes), layout.swaps(ours, holes));
    for cell in near(&layout) {
        let here = oracle_cell(cell);
        let build = match ask.topic {
            topic if topic.is_action() && open.reserve[ask.seat].has(tile) => Some(check(Move::Add { tile, at: cell })),
            topic if topic.is_placement() && open.aside[ask.seat].has(tile) => {
                Some(check(Move::Build { tile, at: cell }))
            }
            _ => None,
        };
        if let Some(found) = build {
            let wrong = layout.with(here, ours).violations(holes);
            let legal = !layout.occupied(here) && wrong.is_empty();
            assert_eq!(found.is_ok(), legal, "{tile} at {cell}: {found:?}, {wrong:?}");
            if let Err(illegal) = found {
                // CAM-8 is CAM-5 for the tile that comes later, and who touches outworks only (CAM-10) has no way.
                let rule = match illegal.rule.as_str() {
                    "CAM-8" => "CAM-5",
                    "CAM-10" => "BASE-B4",
                    rule => rule,
                };
                let named = wrong.iter().any(|(broken, _)| *broken == rule);
                assert!(
                    named || layout.occupied(here) && rule == "BASE-B2",
                    "{tile} at {cell}: {illegal:?}, {wrong:?}"
                );
                if let Because::Hole { holes: shown, .. } = &illegal.because {
                    let holes = wrong.iter().filter(|(rule, _)| *rule == "BASE-B5").flat_map(|(_, cells)| cells);
                    let mut holes: Vec<_> = holes.copied().collect();
                    let mut shown: Vec<_> = shown.iter().map(|c| oracle_cell(*c)).collect();
                    holes.sort_unstable();
                    shown.sort_unstable();
                    assert_eq!(shown, holes, "the hole made by {tile} at {cell}");
                }
            }
        }
        if ask.topic.is_action() {
            let removed = check(Move::Remove { at: cell });
            assert_eq!(removed.is_ok(), removals.contains(&here), "remove {cell}: {removed:?}");
            if open.reserve[ask.seat].has(tile) {
                let swapped = check(Move::Exchange { at: cell, tile });
                assert_eq!(swapped.is_ok(), swaps.contains(&here), "exchange {cell}: {swapped:?}");
            }
        }
    }
}

/// The cells of an Alhambra and two more on each side.
fn near(layout: &oracle::Layout) -> Vec<Cell> {
    let reach = |of: fn(&oracle::Cell) -> i32| {
        let all = || layout.tiles.keys().map(of);
        all().min().unwrap_or(0) - 2..=all().max().unwrap_or(0) + 2
    };
    let (xs, ys) = (reach(|c| c.0), reach(|c| c.1));
    ys.flat_map(|y| xs.clone().filter_map(move |x| Cell::new(x, y))).collect()
}
