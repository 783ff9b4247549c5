//! A tile in a few characters: `G 8`, `T11`, or what its module writes on it.

use super::{
    board::{Board, Look, Post},
    paint,
};
use anstyle::Style;
use sabika_engine::value::{Building, Cell, Tile, Walls};
use sabika_words::Words;

/// The type whose colour a tile has: its own, or the only one it shows.
fn colour(words: &Words, tile: Tile) -> Option<Building> {
    let shown = tile.face().colours;
    words.kind(tile).or(if shown.len() == 1 { Some(shown[0]) } else { None })
}

/// In which colours.
fn style(words: &Words, tile: Tile) -> Style {
    colour(words, tile).map_or(paint::STRONG, paint::building)
}

/// How it stands in a drawing.
pub fn look(words: &Words, tile: Tile) -> Look {
    let mut posts = [const { None }; 4];
    for side in tile.towers().sides() {
        let sign = words.sign("tower").unwrap_or_default();
        posts[side as usize] = Some(Post { one: sign.clone(), twice: sign, style: paint::WALL });
    }
    let (label, signs) = (words.tile_label(tile), String::new());
    Look { walls: tile.walls(), wood: Walls::NONE, posts, label, signs, style: style(words, tile) }
}

/// One tile as it is printed, as a box of three lines.
pub fn lone(words: &Words, tile: Tile) -> Vec<String> {
    boxed(look(words, tile))
}

/// A look as a box.
pub fn boxed(look: Look) -> Vec<String> {
    let mut board = Board::default();
    board.tiles.insert(Cell::START, look);
    board.bare()
}

/// The letters of the types with their names: `P pavilion · S seraglio …`.
pub fn legend(words: &Words) -> String {
    let one = |kind| {
        let sign = paint::paint(paint::building(kind), format!(" {} ", words.letter(kind)));
        format!("{sign} {}", words.building(kind))
    };
    Building::ALL.map(one).join("  ")
}
