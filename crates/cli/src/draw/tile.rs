//! A tile in a few characters: `G 8`, `T11`, `□G` for what has a colour and is no building, `⚑8` for a camp.

use super::{
    board::{Board, Look},
    paint,
};
use anstyle::Style;
use sabika_engine::value::{Building, Cell, Tile};
use sabika_words::Words;

/// The letter of a building type in this language.
pub fn letter(words: &Words, kind: Building) -> char {
    words.say("terminal-letters", &[]).chars().nth(kind as usize).unwrap_or('?')
}

/// The type whose colour a tile has: its own, or the one in its name.
pub fn colour(tile: Tile) -> Option<Building> {
    tile.building().or_else(|| tile.name().split(['_', '-']).find_map(|word| word.parse().ok()))
}

/// What is written on a tile.
pub fn label(words: &Words, tile: Tile) -> String {
    match (tile.building(), colour(tile)) {
        (Some(kind), _) => format!("{}{:>2}", letter(words, kind), tile.price()),
        (None, Some(kind)) => format!("□{}", letter(words, kind)),
        // A camp: its price in a flag.
        (None, None) if tile.walls().is_outwork() => format!("⚑{}", tile.price()),
        (None, None) => tile.name().chars().take(4).collect(),
    }
}

/// In which colours.
pub fn style(tile: Tile) -> Style {
    colour(tile).map_or(paint::STRONG, paint::building)
}

/// How it stands in a drawing.
pub fn look(words: &Words, tile: Tile) -> Look {
    Look { walls: tile.walls(), label: label(words, tile), style: style(tile) }
}

/// One tile as a box of three lines.
pub fn lone(words: &Words, tile: Tile) -> Vec<String> {
    let mut board = Board::default();
    board.tiles.insert(Cell::START, look(words, tile));
    board.bare()
}

/// The letters of the types with their names: `P pavilion · S seraglio …`.
pub fn legend(words: &Words) -> String {
    let one = |kind| {
        let sign = paint::paint(paint::building(kind), format!(" {} ", letter(words, kind)));
        format!("{sign} {}", words.building(kind))
    };
    Building::ALL.map(one).join("  ")
}
