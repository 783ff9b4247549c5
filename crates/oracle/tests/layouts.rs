//! The worked examples of `rules/base.md` about building and the outer wall.

use sabika_oracle::layout::START;
use sabika_oracle::scoring::wall_points;
use sabika_oracle::{Cell, Holes, Layout, Tile};

/// A layout from (walls, cell) pairs, the start tile added.
fn layout(tiles: &[(&str, Cell)]) -> Layout {
    tiles.iter().fold(Layout::new(), |so_far, &(walls, cell)| so_far.with(cell, Tile::new(walls)))
}

/// A legal layout from (walls, cell) pairs.
fn legal(tiles: &[(&str, Cell)]) -> Layout {
    let layout = layout(tiles);
    assert_eq!(layout.violations(Holes::Area), vec![], "{tiles:?}");
    assert!(layout.is_legal(Holes::Cell));
    layout
}

/// The 16 tiles one could think of.
fn every_tile() -> impl Iterator<Item = Tile> {
    (0..16).map(|bits| Tile { walls: [0, 1, 2, 3].map(|side| bits >> side & 1 == 1), ..Tile::default() })
}

/// What is wrong with the layout after the tile is put in the cell, under BASE-B5.
fn wrong(layout: &Layout, walls: &str, cell: Cell) -> Vec<(&'static str, Vec<Cell>)> {
    layout.with(cell, Tile::new(walls)).violations(Holes::Area)
}

#[test]
fn ex_3_a_long_turn() {
    let built = legal(&[("", (0, 1)), ("S", (0, -1)), ("E", (1, 0))]);
    assert_eq!(built.wall_runs(), [1, 1]);
    assert_eq!(wall_points(&built), 1);
}

#[test]
fn ex_5_forbidden_placements() {
    let built = legal(&[("E", (1, 0))]);
    // (a) wall meets open side: the sides differ, and one cannot walk there.
    assert_eq!(wrong(&built, "", (2, 0)), [("BASE-B3", vec![(1, 0), (2, 0)]), ("BASE-B4", vec![(2, 0)])]);
    assert!(!built.placements(Tile::new(""), Holes::Area).contains(&(2, 0)));
    // (b) sides match, but only across a wall.
    assert_eq!(wrong(&built, "W", (2, 0)), [("BASE-B4", vec![(2, 0)])]);
    assert!(!built.placements(Tile::new("W"), Holes::Area).contains(&(2, 0)));
    // (c) corner contact only.
    for tile in every_tile() {
        assert!(!built.placements(tile, Holes::Area).contains(&(-1, 1)));
        assert_eq!(built.with((-1, 1), tile).violations(Holes::Area), [("BASE-B2", vec![(-1, 1)])]);
    }
    // (e) a hole.
    let built = legal(&[("", (1, 0)), ("", (2, 0)), ("", (2, 1)), ("", (2, 2)), ("", (1, 2))]);
    assert_eq!(wrong(&built, "", (0, 1)), [("BASE-B5", vec![(1, 1)])]);
    let cells = built.placements(Tile::new(""), Holes::Area);
    assert!(!cells.contains(&(0, 1)) && cells.contains(&(1, 1)) && cells.contains(&(0, 2)));
    // A single cell is a hole by BASE-X2 too.
    assert_eq!(built.placements(Tile::new(""), Holes::Cell), cells);
}

#[test]
fn ex_6_two_cell_hole() {
    let built =
        legal(&[("", (1, 0)), ("", (2, 0)), ("", (2, 1)), ("", (2, 2)), ("", (2, 3)), ("", (1, 3)), ("", (0, 1))]);
    assert_eq!(wrong(&built, "", (0, 2)), [("BASE-B5", vec![(1, 1), (1, 2)])]);
    assert_eq!(wrong(&built, "", (1, 2)), [("BASE-B5", vec![(1, 1)])]);
    assert_eq!(wrong(&built, "", (1, 1)), []);
    let area = built.placements(Tile::new(""), Holes::Area);
    assert!(!area.contains(&(0, 2)) && !area.contains(&(1, 2)) && area.contains(&(1, 1)));
    // BASE-X2: two cells are no hole, one cell is.
    let cell = built.placements(Tile::new(""), Holes::Cell);
    assert!(cell.contains(&(0, 2)) && !cell.contains(&(1, 2)) && cell.contains(&(1, 1)));
}

#[test]
fn ex_7_remove_and_exchange() {
    let built = legal(&[("N", (1, 0)), ("", (0, 1)), ("S", (1, 1))]);
    assert_eq!(wall_points(&built), 0);
    assert_eq!(built.removals(Holes::Area), [(1, 0), (1, 1)]);
    assert_eq!(built.without((0, 1)).violations(Holes::Area), [("BASE-B4", vec![(1, 1)])]);
    assert!(built.swaps(Tile::new("W"), Holes::Area).contains(&(0, 1)));
    assert_eq!(wall_points(&built.with((0, 1), Tile::new("W"))), 1);
    assert!(!built.swaps(Tile::new("E"), Holes::Area).contains(&(0, 1)));
    assert_eq!(wall_points(&built.without((1, 0))), 1);
}

#[test]
fn ex_8_eight_points() {
    let built = legal(&[
        ("NE", (0, 1)),
        ("NE", (1, 0)),
        ("ESW", (1, -1)),
        ("E", (0, -1)),
        ("ES", (0, -2)),
        ("NW", (-1, -2)),
        ("NSW", (-1, -1)),
        ("SW", (-1, 0)),
    ]);
    assert_eq!(built.wall_runs(), [8, 3]);
    assert_eq!(wall_points(&built), 8);
}

#[test]
fn ex_9_closed_ring() {
    let ring = legal(&[("NEW", (0, 1)), ("NES", (1, 0)), ("ESW", (0, -1)), ("NSW", (-1, 0))]);
    assert_eq!(ring.wall_runs(), [12]);
    for tile in every_tile() {
        assert_eq!(ring.placements(tile, Holes::Area), []);
        assert_eq!(ring.placements(tile, Holes::Cell), []);
    }
    assert_eq!(wall_points(&ring.with((0, 1), Tile::new(""))), 9);
}

#[test]
fn ex_13_the_rulebooks_forbidden_placements() {
    // (a)
    let start = Layout::new();
    assert_eq!(start.placements(Tile::new("W"), Holes::Area), [(-1, 0), (0, -1), (0, 1)]);
    // (b)
    let built = legal(&[("W", (-1, 0))]);
    assert_eq!(wrong(&built, "NES", (-2, 0)), [("BASE-B4", vec![(-2, 0)])]);
    assert_eq!(built.placements(Tile::new("NES"), Holes::Area), [(1, 0)]);
    // (c)
    let built = legal(&[("W", (-1, 0)), ("", (-1, -1)), ("S", (-1, -2)), ("S", (0, -2)), ("ES", (1, -2))]);
    assert_eq!(wall_points(&built), 4);
    assert_eq!(wrong(&built, "E", (1, -1)), [("BASE-B5", vec![(0, -1)])]);
    assert_eq!(built.placements(Tile::new("E"), Holes::Area), [(-1, 1), (0, -1), (0, 1), (1, 0)]);
}

#[test]
fn ex_14_the_rulebooks_eight_points() {
    let built = legal(&[
        ("NEW", (0, 1)),
        ("W", (-1, 0)),
        ("NES", (1, 0)),
        ("SW", (-1, -1)),
        ("", (0, -1)),
        ("NE", (1, -1)),
        ("", (0, -2)),
        ("ES", (1, -2)),
    ]);
    assert_eq!(built.wall_runs(), [8, 3]);
    assert_eq!(wall_points(&built), 8);
}

#[test]
fn start_tile_never_leaves() {
    let built = legal(&[("", (1, 0))]);
    assert_eq!(built.removals(Holes::Area), [(1, 0)]);
    assert_eq!(built.swaps(Tile::new(""), Holes::Area), [(1, 0)]);
    assert_eq!(built.without(START).violations(Holes::Area)[0], ("BASE-B1", vec![START]));
}

/// BASE-W2: two walled tiles that meet at a corner only; a point may be passed twice, a segment not.
#[test]
fn chains_at_a_junction() {
    let corner =
        |north_east: &str, south_west: &str| layout(&[(south_west, (10, 0)), (north_east, (11, 1))]).wall_runs();
    // Two closed squares that share a point: a figure of eight, walked in one go.
    assert_eq!(corner("NESW", "NESW"), [8]);
    // One square and a hook that hangs on it: all of both.
    assert_eq!(corner("NESW", "E"), [5]);
    // Four ends meet: at most two of the four.
    assert_eq!(corner("SW", "NE"), [2]);
    // Three arms of 2, 1 and 1 segments: the long one and one of the others.
    assert_eq!(corner("ESW", "E"), [3]);
    // Two parts that do not meet.
    assert_eq!(corner("NE", "SW"), [2, 2]);
}
