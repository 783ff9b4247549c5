//! An Alhambra, seen from above: a wall is a thick line, an open side of the rim a dotted one, and where one can walk
//! from tile to tile there is no line at all.
//!
//! ```text
//!        0     1
//!     ┌┄┄┄┄┄╼━━━━━┓
//!   0 ┊  ◎    A 6 ┃
//!     ╽     ┌┄┄┄┄┄┚
//!  -1 ┃ C 9 ┊
//!     ┗━━━━━┙
//! ```
//!
//! A turret fills half a cell: `♜G╲  ` has its right angle in the south-west or, below the long side, `  ╲♜G` in the
//! north-east. A piece may sit on the corner of four tiles.

use super::{canvas::Canvas, paint, tile};
use anstyle::Style;
use sabika_engine::value::{Cell, Corner, Edge, Side, Walls};
use sabika_wire::{Player, WallSegment};
use sabika_words::Words;
use std::collections::{BTreeMap, BTreeSet};

/// Corners by what meets there (north, east, south, west; nothing, a thin or a thick line), counted in threes.
const CORNERS: &str = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋";
/// A gate in a double wall.
const GATE: &str = "∩";
/// Room for the numbers of the rows.
const MARGIN: usize = 5;

/// How a tile is shown.
#[derive(Clone, Debug)]
pub struct Look {
    /// Its walls.
    pub walls: Walls,
    /// What sort of tile it is.
    pub form: Form,
    /// Those of them that were added in wood.
    pub wood: Walls,
    /// What stands on them, side by side.
    pub posts: [Option<Post>; 4],
    /// What is written on it.
    pub label: String,
    /// The signs of what is on it.
    pub signs: String,
    /// In which colours.
    pub style: Style,
}

/// What a tile fills.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// A cell that can be walked through.
    Ground,
    /// A cell that nobody walks to.
    Outwork,
    /// Half a cell: its walls are the legs.
    Turret,
}

/// What stands on a wall.
#[derive(Clone, PartialEq, Debug)]
pub struct Post {
    /// Its sign.
    pub one: String,
    /// The sign of two of them on both sides of a double wall.
    pub twice: String,
    /// In which colours.
    pub style: Style,
}

/// A drawing of tiles on their cells.
#[derive(Clone, Debug, Default)]
pub struct Board {
    /// The tiles.
    pub tiles: BTreeMap<Cell, Look>,
    /// What is written on empty cells: the numbers of choices.
    pub marks: BTreeMap<Cell, String>,
    /// What stands on empty cells.
    pub tokens: BTreeMap<Cell, String>,
    /// The segments of the longest outer wall.
    pub longest: Vec<WallSegment>,
    /// Double walls with a gate.
    pub gates: BTreeSet<Edge>,
    /// What sits on corners.
    pub corners: BTreeMap<Corner, String>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Line {
    None,
    Open,
    Wall,
    Longest,
}

impl Board {
    /// The Alhambra of a player.
    pub fn of(words: &Words, player: &Player) -> Board {
        let alhambra = &player.alhambra;
        let standing =
            alhambra.tiles.iter().filter_map(|tile| Some((tile.cell?, tile::dressed(words, tile, alhambra))));
        let mut tiles: BTreeMap<Cell, Look> = standing.collect();
        let wood = alhambra.start_walls;
        let (posts, label, signs) = ([const { None }; 4], "◎".into(), String::new());
        let start = Look { walls: wood, form: Form::Ground, wood, posts, label, signs, style: paint::FOUNTAIN };
        tiles.insert(Cell::START, start);
        Board {
            tiles,
            marks: BTreeMap::new(),
            tokens: alhambra.on_cells.iter().map(|on| (on.cell, on.piece.sign.clone())).collect(),
            longest: alhambra.segments.clone(),
            gates: alhambra.gates.iter().copied().collect(),
            corners: alhambra.on_corners.iter().map(|on| (on.corner, on.piece.sign.clone())).collect(),
        }
    }
    /// The lines of the drawing in so many columns, with the numbers of columns and rows.
    pub fn draw(&self, wide: usize) -> Vec<String> {
        self.lines(self.fitting(wide), true)
    }
    /// The lines in the smallest size.
    pub fn small(&self) -> Vec<String> {
        self.lines(4, true)
    }
    /// The lines without numbers at the edges.
    pub fn bare(&self) -> Vec<String> {
        self.lines(5, false)
    }
    /// How wide the inside of a tile is: 5 characters as long as that fits, 3 at least.
    fn fitting(&self, wide: usize) -> usize {
        let columns = self.span(|c| c.x).count();
        (wide.saturating_sub(MARGIN + 1) / columns.max(1)).clamp(4, 6) - 1
    }
    /// Where the inside of a cell begins in a drawing of so many columns, and how wide it is.
    pub fn place(&self, wide: usize, cell: Cell) -> Option<(usize, usize, usize)> {
        let (xs, ys, inner) = (self.span(|c| c.x), self.span(|c| c.y), self.fitting(wide));
        let (column, row) = ((cell.x - xs.start()) as usize * (inner + 1), (ys.end() - cell.y) as usize * 2);
        (xs.contains(&cell.x) && ys.contains(&cell.y)).then_some((MARGIN + column + 1, row + 2, inner))
    }
    /// The cell at a place of a drawing of so many columns, with the lines to its north and west.
    pub fn cell_at(&self, wide: usize, column: usize, row: usize) -> Option<Cell> {
        let (xs, ys, inner) = (self.span(|c| c.x), self.span(|c| c.y), self.fitting(wide));
        let (x, y) = (column.checked_sub(MARGIN)? / (inner + 1), row.checked_sub(1)? / 2);
        let cell = Cell { x: xs.start() + i8::try_from(x).ok()?, y: ys.end() - i8::try_from(y).ok()? };
        (xs.contains(&cell.x) && ys.contains(&cell.y)).then_some(cell)
    }
    fn span(&self, of: fn(&Cell) -> i8) -> std::ops::RangeInclusive<i8> {
        let cells = self.tiles.keys().chain(self.marks.keys()).chain(self.tokens.keys());
        let cells: BTreeSet<i8> = cells.map(of).collect();
        cells.first().copied().unwrap_or(0)..=cells.last().copied().unwrap_or(0)
    }
    fn lines(&self, inner: usize, numbers: bool) -> Vec<String> {
        let (xs, ys) = (self.span(|c| c.x), self.span(|c| c.y));
        let (west, north) = (*xs.start(), *ys.end());
        let (left, top) = if numbers { (MARGIN, 1) } else { (0, 0) };
        let pitch = inner + 1;
        let (columns, rows) = (xs.clone().count(), ys.clone().count());
        let mut canvas = Canvas::new(left + columns * pitch + 1, top + rows * 2 + 1);
        let at_column = |x: i8| left + (x - west) as usize * pitch;
        let at_row = |y: i8| top + (north - y) as usize * 2;
        if numbers {
            for x in xs.clone() {
                let number = x.to_string();
                canvas.put(at_column(x) + 1 + (inner - number.len()) / 2, 0, &number, paint::FAINT);
            }
            for y in ys.clone() {
                let number = y.to_string();
                canvas.put(MARGIN - 1 - number.len(), at_row(y) + 1, &number, paint::FAINT);
            }
        }
        for y in ys.clone() {
            for x in xs.clone() {
                let (cell, column, row) = (Cell { x, y }, at_column(x) + 1, at_row(y) + 1);
                if let Some(look) = self.tiles.get(&cell).filter(|look| look.form == Form::Turret) {
                    self.turret(&mut canvas, cell, look, (column, row), inner);
                    continue;
                }
                if let Some(look) = self.tiles.get(&cell) {
                    canvas.put(column, row, &look.inside(inner), look.style);
                    continue;
                }
                let token = self.tokens.get(&cell).map_or("", String::as_str);
                if let Some(mark) = self.marks.get(&cell) {
                    canvas.put(column, row, &centred(&format!("[{mark}]{token}"), inner), paint::CHOICE);
                } else if !token.is_empty() {
                    canvas.put(column, row, &centred(token, inner), paint::STRONG);
                }
            }
        }
        self.sides(&mut canvas, inner, &at_column, &at_row, &xs, &ys);
        for cell in self.tiles.keys() {
            let (column, row) = (at_column(cell.x), at_row(cell.y));
            for side in Side::ALL {
                let Some((sign, style)) = self.post(*cell, side) else { continue };
                let (right, down) = match side {
                    Side::North => (1 + inner / 2, 0),
                    Side::East => (pitch, 1),
                    Side::South => (1 + inner / 2, 2),
                    Side::West => (0, 1),
                };
                canvas.put(column + right, row + down, sign, style);
            }
        }
        for edge in &self.gates {
            let (column, row) = (at_column(edge.cell().x), at_row(edge.cell().y));
            match edge.side() {
                Side::North => canvas.put(column + 1 + inner / 2, row, GATE, paint::CHOICE),
                _ => canvas.put(column + pitch, row + 1, GATE, paint::CHOICE),
            }
        }
        for (Corner(corner), sign) in &self.corners {
            canvas.put(at_column(corner.x), at_row(corner.y) + 2, sign, paint::CHOICE);
        }
        canvas.lines()
    }
    /// A turret: its label on the side of its right angle, then the long side, then empty ground.
    fn turret(&self, canvas: &mut Canvas, cell: Cell, look: &Look, (column, row): (usize, usize), inner: usize) {
        let legs = look.walls;
        let long = if legs.has(Side::North) == legs.has(Side::East) { "╲" } else { "╱" };
        let longest = self.longest.iter().any(|s| s.cell == cell && s.across.is_some());
        let line = if longest { Line::Longest } else { Line::Wall };
        let label = centred(&look.label, 2);
        let (label_at, long_at) = if legs.has(Side::West) { (0, 2) } else { (inner - 2, inner - 3) };
        canvas.put(column + label_at, row, &label, look.style);
        canvas.put(column + long_at, row, long, line.style());
    }
    fn sides(
        &self,
        canvas: &mut Canvas,
        inner: usize,
        at_column: &impl Fn(i8) -> usize,
        at_row: &impl Fn(i8) -> usize,
        xs: &std::ops::RangeInclusive<i8>,
        ys: &std::ops::RangeInclusive<i8>,
    ) {
        // One more to the east and to the south: every corner is the north-western one of some cell.
        for y in *ys.start() - 1..=*ys.end() {
            for x in *xs.start()..=*xs.end() + 1 {
                let cell = Cell { x, y };
                let (column, row) = (at_column(x), at_row(y));
                let north = self.line(cell, Side::North);
                let west = self.line(cell, Side::West);
                if north > Line::None && x <= *xs.end() {
                    let sign = match north {
                        Line::Open => "┄",
                        _ if self.is_wooden(cell, Side::North) => "╍",
                        _ => "━",
                    };
                    canvas.put(column + 1, row, &sign.repeat(inner), north.style());
                }
                if west > Line::None && y >= *ys.start() {
                    let sign = match west {
                        Line::Open => "┊",
                        _ if self.is_wooden(cell, Side::West) => "╏",
                        _ => "┃",
                    };
                    canvas.put(column, row + 1, sign, west.style());
                }
                let before = self.line(cell.beside(Side::West), Side::North);
                let above = self.line(cell.beside(Side::North), Side::West);
                let arms = [above, north, west, before];
                let code = arms.iter().fold(0, |code, line| code * 3 + line.weight());
                let sign = match CORNERS.chars().nth(code).expect("81 corners") {
                    '│' => "┊".to_string(),
                    '─' => "┄".to_string(),
                    other => other.to_string(),
                };
                let strongest = arms.into_iter().max().expect("four arms");
                canvas.put(column, row, &sign, strongest.style());
            }
        }
    }
    /// What stands on a side of a cell, on either tile of a double wall; what is a piece before what is printed.
    fn post(&self, cell: Cell, side: Side) -> Option<(&str, Style)> {
        let on = |cell: Cell, side: Side| self.tiles.get(&cell).and_then(|look| look.posts[side as usize].as_ref());
        match (on(cell, side), on(cell.beside(side), side.opposite())) {
            (Some(a), Some(b)) if a == b => Some((&a.twice, a.style)),
            (Some(a), Some(b)) => Some(if a.style == paint::WALL { (&b.one, b.style) } else { (&a.one, a.style) }),
            (a, b) => a.or(b).map(|post| (post.one.as_str(), post.style)),
        }
    }
    /// Is a wall on this side of a cell made of wood, on either tile?
    fn is_wooden(&self, cell: Cell, side: Side) -> bool {
        let wood = |cell: Cell, side: Side| self.tiles.get(&cell).is_some_and(|look| look.wood.has(side));
        wood(cell, side) || wood(cell.beside(side), side.opposite())
    }
    /// What runs along a side of a cell: whatever the tiles on both sides of it show there.
    fn line(&self, cell: Cell, side: Side) -> Line {
        let one = |cell: Cell, side: Side| {
            let look = self.tiles.get(&cell)?;
            if look.form == Form::Turret {
                return look.walls.has(side).then_some(Line::Open); // beside its free half there is empty ground
            }
            let longest = self.longest.iter().any(|s| s.cell == cell && s.side == Some(side));
            Some(match (look.walls.has(side), longest) {
                (true, true) => Line::Longest,
                (true, false) => Line::Wall,
                (false, _) => Line::Open,
            })
        };
        // Nobody walks from outwork to outwork.
        let outwork = self.tiles.get(&cell).is_some_and(|look| look.form == Form::Outwork);
        match (one(cell, side), one(cell.beside(side), side.opposite())) {
            (Some(Line::Open), Some(Line::Open)) if !outwork => Line::None,
            (None, None) => Line::None,
            (a, b) => a.max(b).unwrap_or(Line::None),
        }
    }
}

impl Line {
    fn weight(self) -> usize {
        [0, 1, 2, 2][self as usize]
    }
    fn style(self) -> Style {
        [paint::NONE, paint::FAINT, paint::WALL, paint::LONGEST][self as usize]
    }
}

impl Look {
    /// Label and signs in this width. Where there is no room, blanks go first, then what is no letter or number in the
    /// label, then signs.
    fn inside(&self, wide: usize) -> String {
        let fits = |label: &str| label.chars().count() + self.signs.chars().count() <= wide;
        let mut label = self.label.clone();
        if !fits(&label) {
            label.retain(|sign| sign != ' ');
        }
        if !fits(&label) && label.starts_with(char::is_alphanumeric) {
            label.retain(char::is_alphanumeric);
        }
        centred(&(label + &self.signs), wide)
    }
}

fn centred(label: &str, wide: usize) -> String {
    format!("{label:^wide$}").chars().take(wide).collect()
}
