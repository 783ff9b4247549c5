//! A table drawn with letters: for people who read a failed scenario or a refused table.
//!
//! ```text
//!           0      1
//!                +-----+
//!   0     start  |gar 8|
//!                +     +
//! ```

use sabika_engine::{
    Game,
    modules::Household,
    table::OpenTable,
    value::{Cell, Seat, Side, Slot, Tile, TileSet, Walls},
};
use std::fmt::Write;

const WIDE: usize = 7;
const HIGH: usize = 3;

/// An Alhambra: a wall is a line, an open side is a gap.
pub fn alhambra(open: &OpenTable, seat: Seat) -> String {
    let tiles: Vec<(Cell, Walls, String)> = open
        .standing(seat)
        .map(|(tile, at)| (at.cell, at.walls, short(tile)))
        .chain([(Cell::START, open.start_walls(seat), "start".to_string())])
        .collect();
    layout(&tiles)
}

/// Any tiles with a word of at most five letters each.
pub fn layout(tiles: &[(Cell, Walls, String)]) -> String {
    let span = |of: fn(&Cell) -> i8| {
        let values = tiles.iter().map(|(cell, ..)| of(cell));
        (values.clone().min().unwrap_or(0), values.max().unwrap_or(0))
    };
    let ((west, east), (south, north)) = (span(|c| c.x), span(|c| c.y));
    let (columns, rows) = ((east - west) as usize + 1, (north - south) as usize + 1);
    let mut canvas = vec![vec![' '; columns * WIDE]; rows * HIGH];
    for (cell, walls, word) in tiles {
        let (left, top) = ((cell.x - west) as usize * WIDE, (north - cell.y) as usize * HIGH);
        let mut put = |row: usize, column: usize, sign: char| canvas[top + row][left + column] = sign;
        let corners = [(0, 0, 'N', 'W'), (0, 6, 'N', 'E'), (2, 0, 'S', 'W'), (2, 6, 'S', 'E')];
        let has = |letter: char| walls.sides().any(|side| side.letter() == letter);
        for (row, column, a, b) in corners {
            if has(a) || has(b) {
                put(row, column, '+');
            }
        }
        for side in walls.sides() {
            match side {
                Side::North => (1..6).for_each(|c| put(0, c, '-')),
                Side::South => (1..6).for_each(|c| put(2, c, '-')),
                Side::East => put(1, 6, '|'),
                Side::West => put(1, 0, '|'),
            }
        }
        word.chars().take(5).enumerate().for_each(|(at, sign)| put(1, 1 + at, sign));
    }
    let mut out = String::from("     ");
    for x in west..=east {
        write!(out, "{x:^WIDE$}").expect("text takes everything");
    }
    out.truncate(out.trim_end().len());
    out.push('\n');
    for (at, row) in canvas.iter().enumerate() {
        let label =
            if at % HIGH == 1 { format!("{:>4} ", north as isize - (at / HIGH) as isize) } else { "     ".into() };
        let line: String = row.iter().collect();
        out.push_str(format!("{label}{line}").trim_end());
        out.push('\n');
    }
    out
}

/// A tile in five letters: `gar 8`, `tow13`, `□tow`.
fn short(tile: Tile) -> String {
    if let Some(kind) = tile.building() {
        return format!("{:.3}{:>2}", kind.name(), tile.price());
    }
    let kind = tile.name().split('_').nth(1).unwrap_or(tile.name());
    format!("\u{25a1}{kind:.4}")
}

/// The whole table, hands included: for tools and tests, never for a player.
pub fn table<R: Household>(game: &Game<R>) -> String {
    let open = game.open();
    let mut out = String::new();
    let mut line = |name: &str, text: String| writeln!(out, "{name:<9}{text}").expect("text takes everything");
    let slots = Slot::ALL.map(|s| format!("{s} {}", open.in_yard(s).map_or("empty", Tile::name)));
    line("yard", slots.join(" · "));
    line("display", open.display().iter().map(ToString::to_string).collect::<Vec<_>>().join(" "));
    if open.preview().iter().any(Option::is_some) {
        let spaces =
            open.preview().into_iter().zip(1..).map(|(tile, n)| format!("{n} {}", tile.map_or("empty", Tile::name)));
        line("preview", spaces.collect::<Vec<_>>().join(" · "));
    }
    line("left", format!("{} tiles, {} cards", open.supply_left(), open.deck_left()));
    if open.config().has_dirk() {
        line("Dirk", format!("{} points · {}", open.dirk_score(), names(open.dirk())));
    }
    match game.ask() {
        Some(ask) => line("asks", format!("{} {}", ask.seat, ask.topic.name())),
        None => line("asks", "nobody: the game is over".into()),
    }
    for seat in open.seats() {
        let mut parts = vec![format!("{} points", open.score(seat)), format!("hand [{}]", game.hand(seat))];
        for (name, tiles) in [("reserve", open.reserve(seat)), ("aside", open.aside(seat))] {
            if !tiles.is_empty() {
                parts.push(format!("{name} [{}]", names(tiles)));
            }
        }
        writeln!(out, "{seat}        {}", parts.join(" · ")).expect("text takes everything");
        let standing: Vec<String> = open.standing(seat).map(|(tile, at)| stands(open, tile, at.cell)).collect();
        if !standing.is_empty() {
            writeln!(out, "         {}", standing.join(" · ")).expect("text takes everything");
        }
        if !standing.is_empty() || open.start_walls(seat) != Walls::NONE {
            out.push_str(&alhambra(open, seat));
        }
    }
    out
}

fn names(tiles: &TileSet) -> String {
    tiles.iter().map(Tile::name).collect::<Vec<_>>().join(" ")
}

/// A tile that stands: its name, what lies on it, where.
fn stands(open: &OpenTable, tile: Tile, cell: Cell) -> String {
    let chip = open.chip(tile).map(|kind| format!(" {kind}")).unwrap_or_default();
    format!("{tile}{chip} {cell}")
}
