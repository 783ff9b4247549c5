//! board, placements, removals, swaps.

use crate::talk::Talk;
use serde_json::{Value, json};

fn tile(walls: &str, x: i32, y: i32) -> Value {
    json!({"type": "garden", "price": 8, "walls": walls, "x": x, "y": y})
}

/// The start tile with a row of two open tiles to its east.
fn row() -> Value {
    json!([{"tile": "pavilion-8-open", "x": 1, "y": 0}, tile("", 2, 0)])
}

#[test]
fn a_legal_board() {
    let mut talk = Talk::new();
    let empty = talk.good(&json!({"cmd": "board", "tiles": []}));
    assert_eq!(empty, json!({"ok": true, "legal": true, "violations": [], "outer_wall": 0, "wall_runs": []}));
    let board = talk.good(&json!({"cmd": "board", "tiles": [tile("NE", 1, 0), tile("W", -1, 0)]}));
    assert_eq!((&board["legal"], &board["outer_wall"]), (&json!(true), &json!(2)));
    assert_eq!(board["wall_runs"], json!([2, 1]));
    // Tiles of a module by their names, and the short form.
    let squares = sabika_engine::modules::ModuleId::Squares.tiles().next().unwrap();
    talk.good(&json!({"cmd": "board", "tiles": [{"tile": squares, "x": 1, "y": 0}, "garden-8-NE 0,1"]}));
}

#[test]
fn an_illegal_board_names_rules_and_cells() {
    let mut talk = Talk::new();
    let mut wrong = |tiles: Value| {
        let board = talk.good(&json!({"cmd": "board", "tiles": tiles}));
        assert_eq!(board["legal"], false, "{board}");
        board["violations"][0].clone()
    };
    assert_eq!(wrong(json!([tile("W", 1, 0)])), json!({"rule": "BASE-B3", "cells": [[0, 0], [1, 0]]}));
    assert_eq!(wrong(json!([tile("", 2, 0)])), json!({"rule": "BASE-B2", "cells": [[2, 0]]}));
    assert_eq!(wrong(json!([tile("", 0, 0)])), json!({"rule": "BASE-B2", "cells": [[0, 0]]}));
    assert_eq!(wrong(json!([tile("", 1, 0), tile("", 1, 0)]))["rule"], "BASE-B2");
    let ring: Vec<Value> = [(1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)].map(|(x, y)| tile("", x, y)).into();
    assert_eq!(wrong(json!(ring)), json!({"rule": "BASE-B5", "cells": [[1, 1]]}));
}

#[test]
fn holes_may_be_areas_or_cells() {
    let mut talk = Talk::new();
    let cells = [(1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (2, 2), (1, 2), (0, 2), (0, 1)];
    let ring: Vec<Value> = cells.map(|(x, y)| tile("", x, y)).into();
    for (rule, legal) in [("area", false), ("cell", true)] {
        assert_eq!(talk.good(&json!({"cmd": "board", "tiles": ring, "holes": rule}))["legal"], legal);
        assert_eq!(talk.good(&json!({"cmd": "board", "tiles": ring, "options": {"holes": rule}}))["legal"], legal);
    }
    talk.bad_field("bad_request", "holes", &json!({"cmd": "board", "tiles": [], "holes": "none"}));
    talk.bad_field("bad_request", "holes", &json!({"cmd": "board", "tiles": [], "holes": "cell", "options": {}}));
    talk.bad_field("bad_config", "options", &json!({"cmd": "board", "tiles": [], "options": {"holes": 3}}));
}

#[test]
fn cells_come_by_column() {
    let mut talk = Talk::new();
    let west = json!({"type": "pavilion", "price": 7, "walls": "W"});
    let placements = talk.good(&json!({"cmd": "placements", "tiles": row(), "tile": west}));
    assert_eq!(placements["cells"], json!([[-1, 0], [0, -1], [0, 1], [1, -1], [1, 1], [2, -1], [2, 1]]));
    let removals = talk.good(&json!({"cmd": "removals", "tiles": row()}));
    assert_eq!(removals["cells"], json!([[2, 0]]));
    let open = json!({"type": "tower", "price": 10, "walls": "open"});
    let swaps = talk.good(&json!({"cmd": "swaps", "tiles": row(), "tile": open}));
    assert_eq!(swaps["cells"], json!([[1, 0], [2, 0]]));
    let swaps = talk.good(&json!({"cmd": "swaps", "tiles": row(), "tile": {"tile": "garden-8-NE"}}));
    assert_eq!(swaps["cells"], json!([[2, 0]]));
}

#[test]
fn a_question_about_an_illegal_layout_is_refused() {
    let mut talk = Talk::new();
    for cmd in ["placements", "removals", "swaps"] {
        let mut request = json!({"cmd": cmd, "tiles": [tile("W", 1, 0)]});
        if cmd != "removals" {
            request["tile"] = json!("garden-8-NE");
        }
        let error = talk.bad_field("bad_request", "tiles", &request);
        assert_eq!((&error["rule"], &error["cells"]), (&json!("BASE-B3"), &json!([[0, 0], [1, 0]])));
    }
}

#[test]
fn tiles_are_read_with_care() {
    let mut talk = Talk::new();
    let at = |more: Value| {
        let mut tile = json!({"type": "garden", "price": 8, "walls": "NE", "x": 1, "y": 0});
        tile.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        tile
    };
    for (wrong, path) in [
        (json!("garden-8-NE"), "tiles[0]"),
        (json!("garden-8-NE 1"), "tiles[0]"),
        (json!("garden-8-NE 1,-2147483648"), "tiles[0]"),
        (json!(1), "tiles[0]"),
        (json!({}), "tiles[0].type"),
        (json!({"tile": "garden-8-EN", "x": 1, "y": 0}), "tiles[0].tile"),
        (json!({"tile": 8, "x": 1, "y": 0}), "tiles[0].tile"),
        (json!({"tile": "garden-8-NE", "x": 1}), "tiles[0].y"),
        (json!({"tile": "garden-8-NE", "x": 1, "y": 0, "z": 0}), "tiles[0].z"),
        (json!({"tile": "garden-8-NE", "price": 8, "x": 1, "y": 0}), "tiles[0].price"),
        (at(json!({"type": "castle"})), "tiles[0].type"),
        (at(json!({"price": -1})), "tiles[0].price"),
        (at(json!({"price": 1e9})), "tiles[0].price"),
        (at(json!({"price": 100})), "tiles[0].price"),
        (at(json!({"walls": "EN"})), "tiles[0].walls"),
        (at(json!({"walls": "NN"})), "tiles[0].walls"),
        (at(json!({"walls": ["N"]})), "tiles[0].walls"),
        (at(json!({"x": 121})), "tiles[0].x"),
        (at(json!({"x": 0.5})), "tiles[0].x"),
        (at(json!({"y": i64::MIN})), "tiles[0].y"),
        (at(json!({"y": i32::MIN})), "tiles[0].y"),
    ] {
        for cmd in ["board", "removals"] {
            let error = talk.bad_field("bad_request", "tiles", &json!({"cmd": cmd, "tiles": [wrong]}));
            let shown = error.get("path").unwrap_or(&error["field"]).clone();
            assert_eq!(shown, path, "{wrong} → {error}");
        }
    }
    let twice = json!([{"tile": "garden-8-NE", "x": 1, "y": 0}, {"tile": "garden-8-NE", "x": 0, "y": 1}]);
    talk.bad_field("bad_request", "tiles", &json!({"cmd": "board", "tiles": twice}));
    talk.good(&json!({"cmd": "board", "tiles": [tile("NE", 1, 0), tile("NE", 0, 1)]}));
    talk.bad_field("bad_request", "tiles", &json!({"cmd": "board", "tiles": vec![tile("", 1, 0); 500]}));
    talk.bad_field("bad_request", "tiles", &json!({"cmd": "board"}));
    talk.bad_field("bad_request", "tiles", &json!({"cmd": "board", "tiles": {}}));
    talk.bad_field("bad_request", "tile", &json!({"cmd": "placements", "tiles": []}));
    talk.bad_field("bad_request", "tile", &json!({"cmd": "swaps", "tiles": [], "tile": tile("N", 1, 0)}));
    talk.bad_field("bad_request", "tile", &json!({"cmd": "removals", "tiles": [], "tile": "garden-8-NE"}));
}

/// As long as a line can be, and as tangled as walls can be: an answer comes.
#[test]
fn extreme_layouts_are_answered() {
    let mut talk = Talk::new();
    let line: Vec<Value> = (1..=120).map(|x| tile("NS", x, 0)).collect();
    let board = talk.good(&json!({"cmd": "board", "tiles": line}));
    assert_eq!((&board["legal"], &board["wall_runs"]), (&json!(true), &json!([120, 120])));
    for cmd in ["placements", "swaps"] {
        talk.good(&json!({"cmd": cmd, "tiles": line, "tile": "garden-8-NE"}));
    }
    assert_eq!(talk.good(&json!({"cmd": "removals", "tiles": line}))["cells"], json!([[120, 0]]));
    let chequered = |walls: &str| -> Vec<Value> {
        let cells =
            (0..14).flat_map(|x| (0..14).map(move |y| (x, y))).filter(|(x, y)| (x + y) % 2 == 0 && (*x, *y) != (0, 0));
        cells.map(|(x, y)| tile(walls, x, y)).collect()
    };
    for walls in ["NESW", "NES", "NE"] {
        let board = talk.good(&json!({"cmd": "board", "tiles": chequered(walls)}));
        assert_eq!(board["legal"], false);
    }
    let corners = [(120, 120), (-120, 120), (120, -120), (-120, -120)].map(|(x, y)| tile("NESW", x, y));
    assert_eq!(talk.good(&json!({"cmd": "board", "tiles": corners}))["wall_runs"], json!([4, 4, 4, 4]));
}

/// Turned tiles, as they stand in the examples of the rules.
#[test]
fn tiles_that_turn() {
    let mut talk = Talk::new();
    // MAG: three walls beside one open neighbour to the south leave one way.
    let south = json!(["garden-9-E 1,0", "chambers-10-open 0,1"]);
    let mut cells = |tiles: &Value, tile: Value| {
        talk.good(&json!({"cmd": "placements", "tiles": tiles, "tile": tile}))["cells"].clone()
    };
    let ways: Vec<usize> = [0, 90, 180, 270]
        .map(|turn| cells(&south, json!({"tile": "magical-tower", "turn": turn})))
        .iter()
        .map(|cells| cells.as_array().unwrap().iter().filter(|cell| **cell == json!([0, 2])).count())
        .collect();
    assert_eq!(ways, [0, 0, 0, 1]);
    // WAT: a leg touches no wall, and one of them a building of its colour.
    let tiles = json!(["arcades-9-open 0,1", "garden-10-open 1,0"]);
    let corner = json!([1, 1]);
    let mut stands = |tile: &str| cells(&tiles, json!({"tile": tile, "turn": 0})).as_array().unwrap().contains(&corner);
    assert!(stands("watchtower-arcades-1") && stands("watchtower-garden-1") && !stands("watchtower-tower-1"));
    let walled = json!(["arcades-9-open 0,1", "garden-10-N 1,0"]);
    assert!(!cells(&walled, json!("watchtower-arcades-1")).as_array().unwrap().contains(&corner));
}

#[test]
fn watchtowers_on_a_board() {
    let mut talk = Talk::new();
    let tiles = json!([
        "arcades-8-N 0,1",
        "garden-9-E 1,0",
        "tower-9-ES 1,-1",
        "chambers-9-W -1,0",
        "watchtower-arcades-1 1,1",
        "watchtower-arcades-2 -1,1 270"
    ]);
    let board = talk.good(&json!({"cmd": "board", "tiles": tiles}));
    assert_eq!((&board["legal"], &board["outer_wall"]), (&json!(true), &json!(7)), "{board}");
    // Both lean on the arcades, which may be exchanged for arcades and nothing else.
    let removals = talk.good(&json!({"cmd": "removals", "tiles": tiles}))["cells"].clone();
    assert!(!removals.as_array().unwrap().contains(&json!([0, 1])), "{removals}");
    let mut swaps = |tile: &str| {
        let swaps = talk.good(&json!({"cmd": "swaps", "tiles": tiles, "tile": tile}))["cells"].clone();
        swaps.as_array().unwrap().contains(&json!([0, 1]))
    };
    assert!(swaps("arcades-9-open") && !swaps("garden-10-N") && !swaps("arcades-5-NW"));
    let lost = talk.good(&json!({"cmd": "board", "tiles": ["garden-10-open 1,0", "watchtower-tower-1 1,1"]}));
    assert_eq!(lost["violations"], json!([{"rule": "WAT-14", "cells": [[1, 1]]}]));
    talk.bad_field("bad_request", "tiles", &json!({"cmd": "board", "tiles": ["garden-10-open 1,0 90"]}));
    talk.bad_field(
        "bad_request",
        "tile",
        &json!({"cmd": "swaps", "tiles": [], "tile": {"tile": "garden-8-NE", "turn": 90}}),
    );
    talk.bad_field(
        "bad_request",
        "tile",
        &json!({"cmd": "swaps", "tiles": [], "tile": {"tile": "magical-tower", "turn": 45}}),
    );
}

/// More tiles than any game has are refused before they are laid.
#[test]
fn a_layout_has_an_end() {
    let mut talk = Talk::playing();
    let tiles = |count: i32| -> Vec<Value> {
        let cell = |n: i32| json!({"type": "garden", "price": 8, "walls": "open", "x": n % 100 + 1, "y": n / 100});
        (0..count).map(cell).collect()
    };
    assert_eq!(talk.good(&json!({"cmd": "board", "tiles": tiles(127)}))["outer_wall"], 0);
    talk.bad_field("bad_request", "tiles", &json!({"cmd": "board", "tiles": tiles(128)}));
}
