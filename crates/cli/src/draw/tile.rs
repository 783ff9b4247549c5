//! A tile in a few characters: `G 8`, `T11`, `T14✦` if it is magical, `□G` for what has a colour and is no building, `♜G` for
//! a watchtower, `⚑8` for a camp, `☾ 4` for a medina, `PAG` for a bazaar, `◇` for a plaza.

use super::{
    board::{Board, Look},
    paint, pieces,
};
use anstyle::Style;
use sabika_engine::{
    Game,
    components::{FLOOR, PLAZAS},
    value::{Building, Cell, Tile, Walls},
};
use sabika_words::Words;

/// The letter of a building type in this language.
pub fn letter(words: &Words, kind: Building) -> char {
    words.say("terminal-letters", &[]).chars().nth(kind as usize).unwrap_or('?')
}

/// The type whose colour a tile has: its own, or the only one it shows.
pub fn colour(words: &Words, tile: Tile) -> Option<Building> {
    let shown = tile.face().colours;
    words.kind(tile).or(if shown.len() == 1 { Some(shown[0]) } else { None })
}

/// What is written on a tile.
pub fn label(words: &Words, tile: Tile) -> String {
    match (words.kind(tile), colour(words, tile)) {
        (Some(kind), _) => {
            let magic = if tile.turns() { pieces::MAGIC } else { "" };
            format!("{}{:>2}{magic}", letter(words, kind), tile.price())
        }
        (None, Some(kind)) if tile.walls().is_turret() => format!("{}{}", pieces::TURRET, letter(words, kind)),
        (None, Some(kind)) => format!("□{}", letter(words, kind)),
        // A camp: its price in a flag.
        (None, None) if tile.walls().is_outwork() => format!("⚑{}", tile.price()),
        (None, None) if PLAZAS.position(tile).is_some() => pieces::PLAZA.into(),
        // A floor tile whose chip is not known.
        (None, None) if FLOOR.position(tile).is_some() => format!("?{:>2}", tile.price()),
        // A medina has a price and no colour.
        (None, None) if tile.face().colours.is_empty() => format!("{}{:>2}", pieces::MEDINA, tile.price()),
        // A bazaar: its colours.
        (None, None) => tile.face().colours.iter().map(|kind| letter(words, *kind)).collect(),
    }
}

/// In which colours.
pub fn style(words: &Words, tile: Tile) -> Style {
    colour(words, tile).map_or(paint::STRONG, paint::building)
}

/// How it stands in a drawing.
pub fn look(words: &Words, tile: Tile) -> Look {
    let (label, style) = (label(words, tile), style(words, tile));
    Look { walls: tile.walls(), wood: Walls::NONE, towers: tile.towers(), guards: Walls::NONE, label, style }
}

/// How it stands or lies in this game: with its walls as they are, and with what is on it. A building site has no colour
/// (SIT-12).
pub fn dressed(words: &Words, game: &Game, tile: Tile) -> Look {
    let (open, plain) = (game.open(), look(words, tile));
    let style = if open.is_unfinished(tile) { paint::STRONG } else { plain.style };
    let label = plain.label.clone() + &pieces::on(game, tile);
    let guards = pieces::guards(game.rooms(), tile);
    Look { walls: open.walls(tile), wood: open.added_walls(tile), guards, label, style, ..plain }
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
        let sign = paint::paint(paint::building(kind), format!(" {} ", letter(words, kind)));
        format!("{sign} {}", words.building(kind))
    };
    Building::ALL.map(one).join("  ")
}
