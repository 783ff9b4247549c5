//! Many camps about one Alhambra, redesigned at random, against the oracle.

use crate::{common::*, layouts};
use sabika_engine::{
    Game, Move,
    components::{BASIC, CAMPS},
    modules::{House, camps::row_points},
    position::Position,
    score::{Category, Participant},
    value::*,
};
use sabika_oracle as oracle;
use serde_json::json;

/// A table on which A has all camps and many buildings in reserve and does nothing but redesign.
fn builder(seed: u64, dice: &mut Dice) -> Game<House> {
    let mut tiles: Vec<Tile> = BASIC.tiles().collect();
    dice.shuffle(&mut tiles);
    let holes = *dice.pick(&["area", "area", "cell"]);
    let reserve: Vec<Tile> = tiles.into_iter().take(24).chain(CAMPS.tiles()).collect();
    let position: Position = serde_json::from_value(json!({
        "players": 2, "modules": ["camps"], "seed": seed,
        "options": { "holes": holes, "stall_rounds": 0, "turn_limit": 0 },
        "A": { "reserve": reserve },
    }))
    .expect("a position");
    position.set_up().expect("a table")
}

fn is_redesign(mv: &Move) -> bool {
    matches!(mv, Move::Add { .. } | Move::Remove { .. } | Move::Exchange { .. })
}

/// Building is twice as likely as anything else, so that Alhambras grow; camps come before buildings.
fn redesign(moves: &[Move], dice: &mut Dice) -> Option<Move> {
    let is_camp = |tile: Tile| CAMPS.position(tile).is_some();
    let kinds: [&dyn Fn(&Move) -> bool; 5] = [
        &|mv| matches!(mv, Move::Add { tile, .. } if is_camp(*tile)),
        &|mv| matches!(mv, Move::Add { tile, .. } if !is_camp(*tile)),
        &|mv| matches!(mv, Move::Add { tile, .. } if !is_camp(*tile)),
        &|mv| matches!(mv, Move::Exchange { .. }),
        &|mv| matches!(mv, Move::Remove { .. }),
    ];
    let kind = *dice.pick(&kinds);
    let wanted: Vec<Move> = moves.iter().copied().filter(kind).collect();
    let any: Vec<Move> = moves.iter().copied().filter(is_redesign).collect();
    [wanted, any].into_iter().find(|list| !list.is_empty()).map(|list| *dice.pick(&list))
}

/// CAM-12 to CAM-15 by the letter, on the oracle's board.
fn points(layout: &oracle::Layout, cell: oracle::Cell, tile: oracle::Tile) -> u8 {
    let steps = [(0, 1), (1, 0), (0, -1), (-1, 0)];
    let row = |side: usize| {
        let (dx, dy) = steps[side];
        let cells = (1..).map(|n| (cell.0 + n * dx, cell.1 + n * dy));
        cells.take_while(|at| layout.tiles.get(at).is_some_and(|tile| !tile.camp)).count()
    };
    (0..4).filter(|side| tile.walls[*side]).map(row).sum::<usize>() as u8
}

/// Proves: CAM-2 CAM-4 CAM-5 CAM-6 CAM-7 CAM-8 CAM-9 CAM-10 CAM-11 CAM-12 CAM-13 CAM-15 CAM-16 CAM-17
#[test]
fn redesigns_with_camps_are_the_oracles() {
    let (mut most, mut longest) = (0, 0);
    for seed in 0..24 {
        let mut dice = Dice::loose(seed);
        let mut game = builder(seed, &mut dice);
        let _label = Label(format!("builder {seed}"));
        for _ in 0..64 {
            let Some(ask) = game.ask() else { break };
            let (moves, open) = (listed(&game), game.open());
            if ask.seat != Seat::FIRST {
                let other = moves.iter().find(|mv| !is_redesign(mv)).copied().expect("there is money to take");
                game.apply(ask.seat, other).expect("a listed move is legal");
                continue;
            }
            let (layout, holes) = (oracle_layout(open, ask.seat), oracle_holes(open));
            layouts::is_legal(&game, ask.seat);
            layouts::lists_agree(&game);
            let standing = layout.tiles.values().filter(|tile| tile.camp).count();
            most = most.max(standing);
            longest = longest.max(layout.longest_wall());

            // What is not listed is refused, by a rule of building and with the cells at fault.
            let tiles: Vec<Tile> = open.reserve(ask.seat).iter().collect();
            let tile = *dice.pick(&tiles);
            let fits = layout.placements(oracle_tile(tile.walls()), holes);
            for (x, y) in (-4..=4).flat_map(|x| (-4..=4).map(move |y| (x, y))) {
                let at = Cell::new(x, y).expect("near");
                let verdict = game.check(ask.seat, &Move::Add { tile, at, turn: Turn::NONE });
                assert_eq!(verdict.is_ok(), fits.contains(&(x, y)), "{tile} at {at}: {verdict:?}");
                if let Err(illegal) = verdict {
                    assert!(illegal.because.cells().contains(&at), "{tile} at {at}: {illegal:?}");
                }
            }

            // Points: of every camp alone, and of all in the tally.
            let mut sum = 0;
            for (tile, at) in open.standing(ask.seat).filter(|(tile, _)| CAMPS.position(*tile).is_some()) {
                let wanted = points(&layout, oracle_cell(at.cell), oracle_tile(at.walls));
                assert_eq!(row_points(open, ask.seat, at.cell, at.walls), wanted, "{tile} at {}", at.cell);
                sum += i16::from(wanted);
            }
            let camps = Category::Module(sabika_engine::modules::ModuleId::Camps);
            for round in 1..=3 {
                assert_eq!(game.score(round).points(Participant::Seat(ask.seat), camps), sum);
            }
            let Some(mv) = redesign(&moves, &mut dice).or_else(|| moves.first().copied()) else { break };
            game.apply(ask.seat, mv).expect("a listed move is legal");
        }
    }
    assert!(most >= 5, "at most {most} camps stood");
    assert!(longest >= 8, "the longest wall was {longest}");
}
