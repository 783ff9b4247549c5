//! The worked examples of `rules/modules/camps.md` and `rules/modules/city_gates.md` about building.

use sabika_oracle::layout::START;
use sabika_oracle::{Cell, Holes, Layout, Tile};

/// A legal layout of (tile, cell) pairs; a camp is written `camp SW`.
fn legal(tiles: &[(&str, Cell)]) -> Layout {
    let layout = tiles.iter().fold(Layout::new(), |so_far, &(tile, cell)| so_far.with(cell, read(tile)));
    assert_eq!(layout.violations(Holes::Area), vec![], "{tiles:?}");
    layout
}

fn read(tile: &str) -> Tile {
    tile.strip_prefix("camp ").map_or_else(|| Tile::new(tile), Tile::camp)
}

/// The rules broken when the tile is put in the cell.
fn broken(layout: &Layout, tile: &str, cell: Cell) -> Vec<&'static str> {
    layout.with(cell, read(tile)).violations(Holes::Area).into_iter().map(|(rule, _)| rule).collect()
}

/// Board Q.
const Q: [(&str, Cell); 3] = [("N", (0, 1)), ("", (1, 0)), ("N", (1, 1))];

fn q_with(more: &[(&str, Cell)]) -> Layout {
    legal(&[&Q, more].concat())
}

#[test]
fn camps_1_and_2() {
    let built = legal(&[
        ("", (-1, 0)),
        ("W", (-2, 0)),
        ("", (1, 0)),
        ("E", (2, 0)),
        ("", (0, -1)),
        ("", (0, -2)),
        ("S", (-1, -2)),
        ("W", (0, -3)),
        ("camp E", (-3, 0)),
        ("camp W", (3, 0)),
        ("camp NE", (-1, -3)),
    ]);
    assert_eq!(built.longest_wall(), 2);
    legal(&[
        ("W", (-1, 0)),
        ("", (1, 0)),
        ("ES", (2, 0)),
        ("E", (1, -1)),
        ("camp E", (-2, 0)),
        ("camp W", (3, 0)),
        ("camp NW", (2, -1)),
    ]);
}

#[test]
fn camps_3_to_6() {
    let q = q_with(&[]);
    let both = q_with(&[("camp SW", (0, 2)), ("camp S", (1, 2))]);
    assert_eq!((q.longest_wall(), both.longest_wall()), (2, 2));
    assert_eq!(broken(&q, "camp E", (0, 2)), ["CAM-5", "CAM-4"]);
    assert_eq!(broken(&q, "camp N", (0, -1)), ["CAM-5", "CAM-4"]);
    assert_eq!(broken(&q, "camp N", (2, 0)), ["CAM-5", "CAM-4"]);
    assert_eq!(broken(&both, "camp N", (2, 2)), ["CAM-4"]);
    assert_eq!(broken(&q_with(&[("camp S", (0, 2))]), "camp SW", (1, 2)), ["CAM-5"]);
    let one = q_with(&[("camp S", (1, 2))]);
    assert_eq!(one.without((1, 1)).violations(Holes::Area), [("CAM-4", vec![(1, 2)])]);
    assert!(!one.removals(Holes::Area).contains(&(1, 1)) && q.removals(Holes::Area).contains(&(1, 1)));
}

#[test]
fn gates_1_to_3() {
    let gate = ((0, 1), 0);
    let built = legal(&[("N", (0, 1))]);
    assert_eq!(broken(&built, "S", (0, 2)), ["BASE-B4"]);
    let tower = built.with((0, 2), Tile::new("S"));
    assert_eq!(tower.needed_gates(Holes::Area).into_iter().collect::<Vec<_>>(), [[gate]]);
    let gated = tower.with_gate(gate);
    assert!(gated.placements(Tile::new(""), Holes::Area).contains(&(1, 2)));
    assert_eq!(gated.with((1, 2), Tile::new("")).removals(Holes::Area), [(1, 2)]);
    let complete = legal(&[("", (1, 0)), ("", (1, 1)), ("N", (0, 1)), ("", (1, 2)), ("S", (0, 2))]);
    let removed = complete.without((1, 2));
    assert_eq!(removed.violations(Holes::Area), [("BASE-B4", vec![(0, 2)])]);
    assert_eq!(removed.needed_gates(Holes::Area).into_iter().collect::<Vec<_>>(), [[gate]]);
    assert!(complete.needed_gates(Holes::Area).is_empty());
    assert_eq!(complete.with_gate((START, 0)).violations(Holes::Area), [("GAT-7", vec![START, (0, 1)])]);
}
