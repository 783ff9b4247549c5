//! A tile in a few characters: `G 8`, `T11`, or what its module writes on it.

use super::{
    board::{Board, Form, Look, Post},
    paint,
};
use anstyle::Style;
use sabika_engine::value::{Building, Cell, Tile, Walls};
use sabika_wire::{Alhambra, SeenTile};
use sabika_words::Words;

/// In which colours: those of its type, or of the only one it shows.
fn style(tile: Tile, kind: Option<Building>) -> Style {
    let shown = tile.face().colours;
    kind.or(if shown.len() == 1 { Some(shown[0]) } else { None }).map_or(paint::STRONG, paint::building)
}

/// How it is printed.
fn printed(words: &Words, tile: Tile) -> Look {
    let mut posts = [const { None }; 4];
    for side in tile.towers().sides() {
        let sign = words.sign("tower").unwrap_or_default();
        posts[side as usize] = Some(Post { one: sign.clone(), twice: sign, style: paint::WALL });
    }
    let form = match tile.walls() {
        walls if walls.is_turret() => Form::Turret,
        walls if walls.is_outwork() => Form::Outwork,
        _ => Form::Ground,
    };
    Look {
        walls: tile.walls(),
        form,
        wood: Walls::NONE,
        posts,
        label: words.tile_label(tile),
        signs: String::new(),
        style: style(tile, tile.building()),
    }
}

/// How it lies or stands: with its walls as they are. What is not finished has no colour (SIT-12).
pub fn look(words: &Words, seen: &SeenTile) -> Look {
    let style = if seen.unfinished { paint::STRONG } else { style(seen.tile, seen.building) };
    Look {
        walls: seen.legs.or(seen.bastions).unwrap_or(seen.walls),
        wood: seen.added,
        label: seen.label.clone(),
        signs: seen.pieces.iter().map(|piece| piece.sign.as_str()).collect(),
        style,
        ..printed(words, seen.tile)
    }
}

/// The same with what stands on its walls, for a tile of this Alhambra or of the reserve beside it.
pub fn dressed(words: &Words, seen: &SeenTile, alhambra: &Alhambra) -> Look {
    let mut look = look(words, seen);
    for on in alhambra.on_sections.iter().filter(|on| on.section.tile == seen.tile) {
        let one = on.piece.sign.clone();
        let twice = on.piece.twice.clone().unwrap_or_else(|| one.clone());
        look.posts[on.section.side as usize] = Some(Post { one, twice, style: paint::CHOICE });
    }
    look
}

/// One tile as it is printed, as a box of three lines.
pub fn lone(words: &Words, tile: Tile) -> Vec<String> {
    boxed(printed(words, tile))
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
