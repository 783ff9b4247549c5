//! The worked examples of `rules/base.md` about money, majorities and last tiles, and of `rules/modules/squares.md`.

use std::collections::{BTreeMap, BTreeSet};

use sabika_oracle::money::{all_payments, all_takes, minimal_payments};
use sabika_oracle::scoring::{Kind, TYPES, majorities, square_values, table, type_counts, wall_points};
use sabika_oracle::{Cell, Holes, Layout, Tile, last_tiles};

#[test]
fn ex_1_money() {
    // Currencies: 0 gulden, 1 dirham, 2 denar, 3 ducat.
    let takes = all_takes(&[(0, 2), (1, 3), (3, 7), (2, 6)]);
    let expected = [vec![(0, 2)], vec![(1, 3)], vec![(3, 7)], vec![(2, 6)], vec![(0, 2), (1, 3)]];
    assert_eq!(takes, BTreeSet::from(expected));
    assert_eq!(all_takes(&[(0, 1), (1, 1), (2, 2), (3, 1)]).len(), 15);
    // Equal cards are interchangeable (BASE-M1).
    assert_eq!(all_takes(&[(0, 1), (0, 1), (2, 2), (0, 1)]).len(), 7);
    assert!(all_takes(&[]).is_empty());
}

#[test]
fn ex_2_overpaying() {
    // The dirham 9 is no money for a slot that asks for denar.
    assert_eq!(all_payments(&[4, 7], 10), BTreeSet::from([vec![4, 7]]));
    assert_eq!(minimal_payments(&[4, 7], 10), BTreeSet::from([vec![4, 7]]));
}

/// BASE-P4: overpaying beside an exact sum and needless cards; BASE-M1: equal cards are one.
#[test]
fn needless_cards() {
    let all = BTreeSet::from([vec![5], vec![2, 3], vec![2, 5], vec![3, 5], vec![2, 3, 5], vec![5, 5]]);
    let more = BTreeSet::from([vec![2, 5, 5], vec![3, 5, 5], vec![2, 3, 5, 5]]);
    assert_eq!(all_payments(&[5, 2, 5, 3], 5), all.union(&more).cloned().collect());
    assert_eq!(minimal_payments(&[5, 2, 5, 3], 5), BTreeSet::from([vec![5], vec![2, 3]]));
}

/// The points for a type by its name, from whole tiles.
fn majority(round: u32, name: &str, counts: &[u32]) -> Vec<u32> {
    let type_index = TYPES.iter().position(|&known| known == name).expect("a type of the game");
    let doubled: Vec<u32> = counts.iter().map(|count| 2 * count).collect();
    majorities(&doubled, round, &table(round, type_index))
}

#[test]
fn ex_10_majorities() {
    assert_eq!(majority(1, "chambers", &[1, 3, 2]), [0, 4, 0]);
    assert_eq!(majority(2, "tower", &[5, 4, 1]), [13, 6, 0]);
    assert_eq!(majority(2, "tower", &[4, 4, 1]), [9, 9, 0]);
    assert_eq!(majority(3, "pavilion", &[1, 3, 2]), [1, 16, 8]);
    assert_eq!(majority(3, "garden", &[3, 3, 2, 2, 2]), [16, 16, 1, 1, 1]);
    assert_eq!(majority(2, "seraglio", &[2, 1, 1, 1, 1]), [9, 0, 0, 0, 0]);
    assert_eq!(majority(1, "pavilion", &[2, 2]), [0, 0]);
}

/// EX-12, last sentence; BASE-V5; BASE-V3 (a longer list than the round pays); CHA-W.
#[test]
fn majorities_at_the_edges() {
    assert_eq!(majority(2, "tower", &[4, 0, 4]), [9, 0, 9]);
    assert_eq!(majority(3, "tower", &[0, 2, 0]), [0, 21, 0]);
    assert_eq!(majority(3, "tower", &[0, 0]), [0, 0]);
    assert_eq!(majorities(&[6, 4, 2], 1, &[21, 13, 6]), [21, 0, 0]);
    assert_eq!(majorities(&[7, 6, 4], 2, &[13, 6]), [13, 6, 0]);
    assert_eq!(majorities(&[4, 1], 2, &[13, 6]), [13, 0]);
}

#[test]
fn ex_11_last_tiles() {
    // Seats A, B, C.
    assert_eq!(last_tiles(&[5, 5, 0]), None, "slot 1, gulden");
    assert_eq!(last_tiles(&[6 + 3, 8, 9]), None, "slot 3, denar");
    assert_eq!(last_tiles(&[0, 0, 1]), Some(2), "slot 4, ducat");
    assert_eq!(last_tiles(&[0, 0, 0]), None, "BASE-F3: nobody has that currency");
}

/// Tiles of a module squares example: kind, walls, cell.
fn built(tiles: &[(Kind, &str, Cell)]) -> (Layout, BTreeMap<Cell, Kind>) {
    let mut layout = Layout::new();
    let mut kinds = BTreeMap::from([((0, 0), Kind::Start)]);
    for &(kind, walls, cell) in tiles {
        layout = layout.with(cell, Tile::new(walls));
        kinds.insert(cell, kind);
    }
    assert_eq!(layout.violations(Holes::Area), []);
    (layout, kinds)
}

const SERAGLIO: usize = 1;
const ARCADES: usize = 2;
const GARDEN: usize = 4;
const TOWER: usize = 5;

#[test]
fn squares_example_1() {
    let (layout, kinds) = built(&[
        (Kind::Building(GARDEN), "", (0, 1)),
        (Kind::Building(ARCADES), "", (1, 0)),
        (Kind::Building(ARCADES), "", (2, 1)),
        (Kind::Square(ARCADES), "N", (1, 1)),
        (Kind::Square(ARCADES), "E", (1, -1)),
        (Kind::Building(TOWER), "N", (-1, 0)),
        (Kind::Square(TOWER), "S", (-1, 1)),
    ]);
    assert_eq!(square_values(&layout, &kinds), BTreeMap::from([((1, 1), 2), ((1, -1), 1), ((-1, 1), 0)]));
    assert_eq!(type_counts(&layout, &kinds), [0, 0, 5, 0, 1, 1]);
    assert_eq!(wall_points(&layout), 1);
}

#[test]
fn squares_example_2() {
    let (layout, kinds) = built(&[
        (Kind::Building(GARDEN), "", (0, 1)),
        (Kind::Square(TOWER), "E", (1, 0)),
        (Kind::Building(TOWER), "", (1, 1)),
        (Kind::Building(TOWER), "", (1, -1)),
    ]);
    assert_eq!(square_values(&layout, &kinds), BTreeMap::from([((1, 0), 2)]));
    assert_eq!(type_counts(&layout, &kinds)[TOWER], 4);
}

#[test]
fn squares_example_3() {
    let (layout, kinds) = built(&[
        (Kind::Building(GARDEN), "", (0, 1)),
        (Kind::Square(GARDEN), "W", (0, 2)),
        (Kind::Building(GARDEN), "", (1, 2)),
        (Kind::Building(GARDEN), "N", (0, 3)),
    ]);
    assert_eq!(square_values(&layout, &kinds), BTreeMap::from([((0, 2), 3)]));
    assert_eq!(type_counts(&layout, &kinds)[GARDEN], 6);
}

#[test]
fn squares_example_4() {
    let (layout, kinds) = built(&[
        (Kind::Square(SERAGLIO), "E", (1, 0)),
        (Kind::Square(SERAGLIO), "W", (0, 1)),
        (Kind::Building(SERAGLIO), "", (1, 1)),
    ]);
    assert_eq!(square_values(&layout, &kinds), BTreeMap::from([((1, 0), 1), ((0, 1), 1)]));
    assert_eq!(type_counts(&layout, &kinds)[SERAGLIO], 3);
}
