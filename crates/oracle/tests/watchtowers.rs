//! The worked examples of `rules/modules/watchtowers.md` about the board, and what its table of corners says.

use sabika_oracle::scoring::{TYPES, camp_points, city_watch_points, wall_points, watchtower_points};
use sabika_oracle::{Cell, Holes, Layout, Tile};

/// A piece: `arcades-8-N`, `garden-10-open`, `watch-arcades-SW`, `camp-N`.
fn piece(name: &str) -> Tile {
    let parts: Vec<&str> = name.split('-').collect();
    let colour = |kind: &str| TYPES.iter().position(|name| *name == kind).expect("a type");
    match parts[..] {
        ["watch", kind, corner] => Tile::watchtower(corner, colour(kind)),
        ["camp", bastions] => Tile::camp(bastions),
        [kind, _, "open"] => Tile::new("").coloured(colour(kind)),
        [kind, _, walls] => Tile::new(walls).coloured(colour(kind)),
        _ => panic!("{name}"),
    }
}

fn laid(pieces: &[(&str, Cell)]) -> Layout {
    pieces.iter().fold(Layout::new(), |layout, (name, cell)| layout.with(*cell, piece(name)))
}

fn legal(pieces: &[(&str, Cell)]) -> Layout {
    let layout = laid(pieces);
    assert_eq!(layout.violations(Holes::Area), [], "{pieces:?}");
    layout
}

/// The rules broken when the piece is put in the cell.
fn broken(layout: &Layout, name: &str, cell: Cell) -> Vec<&'static str> {
    layout.with(cell, piece(name)).violations(Holes::Area).into_iter().map(|(rule, _)| rule).collect()
}

const TOWERS: [(&str, Cell); 2] = [("watch-arcades-SW", (1, 1)), ("watch-arcades-SE", (-1, 1))];

/// Example 1b without its watchtowers.
const B: [(&str, Cell); 4] =
    [("arcades-8-N", (0, 1)), ("garden-9-E", (1, 0)), ("tower-9-ES", (1, -1)), ("chambers-9-W", (-1, 0))];

fn points(layout: &Layout) -> u32 {
    wall_points(layout) + watchtower_points(layout)
}

#[test]
fn example_1() {
    let a = legal(
        &[
            &[
                ("arcades-8-N", (0, 1)),
                ("garden-10-open", (1, 0)),
                ("chambers-10-open", (-1, 0)),
                ("tower-9-ES", (1, -1)),
                ("chambers-9-S", (0, -1)),
                ("seraglio-8-S", (-1, -1)),
            ],
            &TOWERS[..],
        ]
        .concat(),
    );
    assert_eq!((a.chains(), points(&a)), (vec![(4, 0), (3, 2)], 4));
    let b = legal(&[&B[..], &TOWERS].concat());
    assert_eq!((b.chains(), points(&b)), (vec![(7, 2)], 11));
    assert_eq!(city_watch_points(wall_points(&b)), 2); // WAT-26: of seven, not of eleven
    let c = legal(&[&B[..], &TOWERS, &[("seraglio-7-W", (-1, -1))]].concat());
    assert_eq!((c.chains(), points(&c)), (vec![(8, 2)], 12));
}

#[test]
fn example_2_a_tie() {
    let tie = legal(&[
        ("arcades-8-N", (0, 1)),
        ("garden-9-E", (1, 0)),
        ("chambers-10-open", (-1, 0)),
        ("chambers-9-S", (0, -1)),
        ("pavilion-3-SW", (-1, -1)),
        ("watch-garden-SW", (1, 1)),
    ]);
    assert_eq!((tie.chains(), points(&tie)), (vec![(3, 1), (3, 0)], 5));
}

#[test]
fn example_3_walking_over() {
    let over = legal(&[("arcades-9-open", (0, 1)), ("watch-arcades-NW", (1, 1))]);
    assert!(broken(&over, "tower-11-N", (1, 2)).is_empty());
    assert_eq!(broken(&over, "tower-11-S", (1, 2)), ["WAT-13", "BASE-B4"]);
    // Across a free side nothing touches: not attached, and a wall there is fine.
    assert_eq!(broken(&over, "tower-11-W", (2, 1)), ["BASE-B2"]);
    assert!(broken(&over, "garden-10-N", (1, 0)).is_empty());
    let walled = over.with((1, 0), piece("garden-10-N"));
    // INV-7: a side at a free half is open if it has no wall; one that touches a leg is not.
    assert_eq!((walled.open_sides(0), walled.open_sides(1)), (1, 1));
    assert_eq!(over.with((1, 0), piece("garden-10-open")).open_sides(0), 2);
}

#[test]
fn example_4_spots() {
    let walled = legal(&[("arcades-9-open", (0, 1)), ("garden-10-N", (1, 0))]);
    for kind in TYPES {
        assert!(broken(&walled, &format!("watch-{kind}-SW"), (1, 1)).contains(&"WAT-13"), "{kind}");
    }
    let open = legal(&[("arcades-9-open", (0, 1)), ("garden-10-open", (1, 0))]);
    for kind in TYPES {
        let wrong = broken(&open, &format!("watch-{kind}-SW"), (1, 1));
        assert_eq!(wrong.is_empty(), kind == "arcades" || kind == "garden", "{kind}");
    }
}

#[test]
fn example_5_a_hole() {
    let mut built = legal(&[
        ("arcades-9-open", (0, 1)),
        ("garden-10-open", (1, 0)),
        ("tower-12-open", (0, 2)),
        ("garden-11-open", (2, 0)),
        ("watch-arcades-SW", (1, 1)),
    ]);
    assert!(broken(&built, "tower-11-open", (1, 2)).is_empty());
    built = built.with((1, 2), piece("tower-11-open"));
    assert_eq!(broken(&built, "tower-11-open", (2, 1)), ["BASE-B5"]);
    for walls in 0..15_u8 {
        let letters: String = "NESW".chars().enumerate().filter(|(i, _)| walls >> i & 1 == 1).map(|(_, c)| c).collect();
        let tile = Tile::new(&letters);
        for holes in [Holes::Area, Holes::Cell] {
            assert!(!built.with((2, 1), tile).is_legal(holes), "{letters}");
        }
    }
    // A second watchtower there would close it with a leg, and leave it open with a free side.
    assert_eq!(broken(&built, "watch-garden-SW", (2, 1)), ["BASE-B5"]);
    assert!(broken(&built, "watch-garden-SE", (2, 1)).is_empty());
}

#[test]
fn example_7_redesign() {
    let b = legal(&[&B[..], &TOWERS].concat());
    let without: Vec<&str> = b.without((0, 1)).violations(Holes::Area).into_iter().map(|(rule, _)| rule).collect();
    assert_eq!(without, ["WAT-14", "WAT-14"]);
    assert!(broken(&b, "arcades-9-open", (0, 1)).is_empty());
    assert_eq!(broken(&b, "arcades-5-NW", (0, 1))[0], "WAT-13");
    assert_eq!(broken(&b, "garden-10-N", (0, 1)), ["WAT-14", "WAT-14"]);
    assert!(!b.removals(Holes::Area).contains(&(1, 1)), "WAT-20");
}

#[test]
fn camps_and_watchtowers() {
    // A camp may not touch a leg, may stand beyond a free side, and its line ends at a watchtower.
    let built = legal(&[("arcades-9-open", (0, 1)), ("garden-10-N", (1, 0)), ("watch-arcades-NW", (1, 1))]);
    assert!(broken(&built, "camp-W", (1, 2)).contains(&"CAM-5"));
    let with = legal(&[
        ("arcades-8-N", (0, 1)),
        ("watch-arcades-SW", (1, 1)),
        ("garden-10-open", (1, 0)),
        ("garden-9-E", (2, 0)),
        ("camp-S", (0, 2)),
        ("camp-W", (3, 0)),
    ]);
    assert_eq!((camp_points(&with, (0, 2)), camp_points(&with, (3, 0))), (2, 3));
    let behind =
        laid(&[("arcades-9-open", (0, 1)), ("watch-arcades-SW", (1, 1)), ("camp-W", (2, 1)), ("camp-S", (1, 2))]);
    assert_eq!((camp_points(&behind, (2, 1)), camp_points(&behind, (1, 2))), (0, 0));
}
