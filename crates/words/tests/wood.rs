//! A tile that got wooden walls is called by all its walls.

use sabika_engine::{Game, Move, flow::Topic, position::Position};
use sabika_words::{Lang, Words};
use serde_json::json;

/// Proves: WAL-22
#[test]
fn a_tile_is_called_by_the_walls_it_has() {
    let given = json!({
        "modules": ["walls"], "ask": "placement",
        "A": { "aside": ["tower-12-open"], "added_walls": { "tower-12-open": "SW" } },
    });
    let game: Game = serde_json::from_value::<Position>(given).unwrap().set_up().unwrap();
    let mv: Move = "build tower-12-open at 0,1".parse().unwrap();
    let told = Words::new(Lang::En).mv_for(&mv, Topic::Placement, game.open());
    assert!(told.contains("tower 12 (walls S, W)"), "{told}");
    let plain = "build tower-11-S at 0,1".parse().unwrap();
    assert!(Words::new(Lang::En).mv_for(&plain, Topic::Placement, game.open()).contains("tower 11 (wall S)"));
}
