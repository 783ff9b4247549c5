//! What rooms show of themselves. Lines that share a title stand under it once; what is told of each type is a row under the
//! letters of the types; a tile that nobody has yet is drawn.

use super::{
    beside, fill,
    grid::{Field, grid, left},
    paint,
    table::{Scene, heading},
    tile, width, wrap,
};
use sabika_engine::value::{Building, Tile};
use sabika_wire::{RoomLine, SeatView, Thing};

/// The rooms of the game and of the modules in play; none where there are none.
pub fn draw(scene: &Scene<'_>) -> Option<String> {
    let mut out = String::new();
    for room in &scene.view.rooms {
        out += &format!("{}\n{}", heading(&room.title), lines(scene, &room.lines));
    }
    (!out.is_empty()).then_some(out)
}

/// How a line is drawn.
#[derive(Clone, Copy, PartialEq)]
enum Form {
    Words,
    /// A row with a field for each type.
    Row,
    /// Beside the tile that it is about.
    Tile(Tile),
}

fn form(view: &SeatView, line: &RoomLine) -> Form {
    let drawn = line.facts.iter().find_map(|told| match told.thing {
        Thing::ByBuilding { .. } => Some(Form::Row),
        Thing::Tile { tile } => Some(Form::Tile(tile)).filter(|_| is_nobodys(view, tile)),
        _ => None,
    });
    drawn.unwrap_or(Form::Words)
}

/// Do they stand together?
fn together(view: &SeatView, one: &RoomLine, other: &RoomLine) -> bool {
    match (form(view, one), form(view, other)) {
        (Form::Row, Form::Row) => true,
        (Form::Tile(_), Form::Tile(_)) => one.title == other.title,
        (Form::Words, Form::Words) => one.title.is_some() && one.title == other.title,
        _ => false,
    }
}

fn is_nobodys(view: &SeatView, tile: Tile) -> bool {
    let owned = view.players.iter().flat_map(|p| p.alhambra.tiles.iter().chain(&p.reserve).chain(&p.aside));
    !owned.chain(view.dirk.iter().flat_map(|dirk| &dirk.tiles)).any(|seen| seen.tile == tile)
}

fn lines(scene: &Scene<'_>, lines: &[RoomLine]) -> String {
    let mut out = String::new();
    for group in lines.chunk_by(|a, b| together(scene.view, a, b)) {
        let title = group[0].title.as_deref();
        out += &match form(scene.view, &group[0]) {
            Form::Words => words(scene.wide, title, &group.iter().map(|line| line.say.as_str()).collect::<Vec<_>>()),
            Form::Tile(_) => {
                let tiles: Vec<_> = group.iter().map(|line| labelled(scene, line)).collect();
                headline(scene.wide, title) + &beside(&tiles, 1, scene.wide)
            }
            Form::Row => grid(&std::iter::once(letters(scene)).chain(group.iter().map(row)).collect::<Vec<_>>()),
        };
    }
    out
}

/// A title above what belongs to it.
fn headline(wide: usize, title: Option<&str>) -> String {
    title.map_or(String::new(), |title| format!("  {}\n", wrap(&format!("{title}:"), wide - 2, 4)))
}

/// One line, or one after the other behind their title; many long ones in two columns below it. Short ones stay whole.
fn words(wide: usize, title: Option<&str>, texts: &[&str]) -> String {
    const LONG: usize = 20;
    let half = wide / 2 - 2;
    let widest = texts.iter().map(|text| width(text)).max().unwrap_or(0);
    if texts.len() > 3 && (LONG..=half).contains(&widest) {
        let rows = texts.chunks(2).map(|two| two.iter().map(left).collect());
        return headline(wide, title) + &grid(&rows.collect::<Vec<Vec<Field>>>());
    }
    let title = title.map_or(String::new(), |title| format!("{title}:"));
    let listed: Vec<String> = texts
        .iter()
        .enumerate()
        .map(|(n, text)| format!("{text}{}", if n + 1 < texts.len() { " ·" } else { "" }))
        .collect();
    let parts = listed
        .iter()
        .flat_map(|text| if width(text) <= half { vec![text.as_str()] } else { text.split_whitespace().collect() });
    format!("  {}\n", fill(title.split_whitespace().chain(parts), wide - 2, 4))
}

/// A tile with what is said of it on its right.
fn labelled(scene: &Scene<'_>, line: &RoomLine) -> Vec<String> {
    let Form::Tile(tile) = form(scene.view, line) else { return vec![] };
    let mut lines = tile::lone(scene.words, tile);
    // One line of words stands in the middle.
    for (drawn, words) in lines.iter_mut().skip(1).zip(line.say.lines()) {
        *drawn += &format!(" {words}");
    }
    lines
}

/// The letters of the types above their fields.
fn letters(scene: &Scene<'_>) -> Vec<Field> {
    let letter = |kind| left(format!(" {} ", scene.words.letter(kind))).painted(paint::building(kind));
    std::iter::once(left("")).chain(Building::ALL.map(letter)).collect()
}

fn row(line: &RoomLine) -> Vec<Field> {
    let by_type = line.facts.iter().find_map(|told| match &told.thing {
        Thing::ByBuilding { list } => Some(list),
        _ => None,
    });
    let field = |thing: &Thing| match amount(thing).as_str() {
        "0" => left(" ·").painted(paint::FAINT),
        amount => left(format!(" {amount}")),
    };
    std::iter::once(left(&line.say)).chain(by_type.into_iter().flatten().map(field)).collect()
}

/// `3`, or `12/5` where there are several.
fn amount(thing: &Thing) -> String {
    match thing {
        Thing::Number { number, .. } => number.to_string(),
        Thing::List { list } => list.iter().map(amount).collect::<Vec<_>>().join("/"),
        _ => String::new(),
    }
}
