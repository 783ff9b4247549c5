//! One Alhambra, ready to draw.

use crate::Voice;
use sabika_engine::{
    View, board,
    modules::{self, House, Rooms, Spot},
    table::OpenTable,
    value::{Building, Cell, Corner, Edge, Participant, Seat, Section, Side, Tile, Turn, Walls},
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// An Alhambra with everything that stands in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Alhambra {
    /// The tiles that stand, the start tile apart.
    pub tiles: Vec<SeenTile>,
    /// The walls that were added to the start tile, which has none of its own.
    #[ts(type = "string")]
    pub start_walls: Walls,
    /// Edges with a gate.
    #[ts(type = "Array<string>")]
    pub gates: Vec<Edge>,
    /// Pieces on empty cells.
    pub on_cells: Vec<OnCell>,
    /// Pieces on corners.
    pub on_corners: Vec<OnCorner>,
    /// Pieces on walls.
    pub on_sections: Vec<OnSection>,
    /// The length of the longest outer wall.
    pub wall: u8,
    /// Its segments, in the order in which they meet.
    pub segments: Vec<WallSegment>,
}

/// A tile, wherever it lies or stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SeenTile {
    /// Its name, by which the catalogue knows it.
    #[ts(type = "string")]
    pub tile: Tile,
    /// What it is called.
    pub say: String,
    /// A few characters for it.
    pub label: String,
    /// The type that it counts for: printed on it, or the chip that lies on it; none as long as it is unfinished.
    #[ts(type = "string | null")]
    pub building: Option<Building>,
    /// The price; 0 for one that has none.
    pub price: u8,
    /// The cell it stands on; none for one that lies elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "[number, number]")]
    pub cell: Option<Cell>,
    /// Its walls as it stands, printed and added.
    #[ts(type = "string")]
    pub walls: Walls,
    /// Those of them that were added.
    #[serde(default, skip_serializing_if = "is_none")]
    #[ts(optional, as = "Option<String>")]
    pub added: Walls,
    /// The bastions of an outwork, which has no walls.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    pub bastions: Option<Walls>,
    /// The legs of a turret, which fills half a cell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    pub legs: Option<Walls>,
    /// By how much it is turned, in degrees.
    #[serde(default, skip_serializing_if = "Turn::is_none")]
    #[ts(optional, as = "Option<u16>")]
    pub turn: Turn,
    /// Is it a building site?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub unfinished: bool,
    /// What lies on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Piece>>")]
    pub pieces: Vec<Piece>,
}

fn is_none(walls: &Walls) -> bool {
    *walls == Walls::NONE
}

/// A piece of a module.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
pub struct Piece {
    /// Its name, such as `chest` or `falcon-black`.
    pub piece: String,
    /// What it is called, where it has words of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub say: Option<String>,
    /// A sign of one or two characters for it.
    pub sign: String,
    /// The sign of two of them on both sides of one wall, where it is another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub twice: Option<String>,
}

/// A piece on an empty cell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct OnCell {
    /// Where.
    #[ts(type = "[number, number]")]
    pub cell: Cell,
    /// What.
    pub piece: Piece,
}

/// A piece where four cells meet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct OnCorner {
    /// The cell to the north-east of the corner.
    #[ts(type = "[number, number]")]
    pub corner: Corner,
    /// What.
    pub piece: Piece,
}

/// A piece on the wall of a tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct OnSection {
    /// The tile and its side.
    #[ts(type = "string")]
    pub section: Section,
    /// What.
    pub piece: Piece,
}

/// A segment of an outer wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct WallSegment {
    /// The cell of the tile it belongs to.
    #[ts(type = "[number, number]")]
    pub cell: Cell,
    /// The side it runs along; none for the long side of a turret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    pub side: Option<Side>,
    /// The legs of the turret before which it runs across the cell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    pub across: Option<Walls>,
}

impl From<board::Segment> for WallSegment {
    fn from(segment: board::Segment) -> WallSegment {
        let (side, across) = match segment.line {
            board::Line::Side(side) => (Some(side), None),
            board::Line::Across(legs) => (None, Some(Walls::from_bits(legs.bits()))),
        };
        WallSegment { cell: segment.cell, side, across }
    }
}

/// The walls of a tile, or the bastions of an outwork, or the legs of a turret.
pub(crate) fn parts(walls: Walls) -> (Walls, Option<Walls>, Option<Walls>) {
    let sides = Walls::from_bits(walls.bits());
    let proper = if walls.is_proper() { sides } else { Walls::NONE };
    (proper, walls.is_outwork().then_some(sides), walls.is_turret().then_some(sides))
}

/// All that is needed to show tiles of somebody: the table, the words, and the pieces on the tiles.
pub(crate) struct Shelf<'a> {
    open: &'a OpenTable,
    voice: Voice<'a>,
    pieces: Vec<modules::Piece>,
}

impl<'a> Shelf<'a> {
    pub fn of(view: &'a View<House>, who: Participant, voice: Voice<'a>) -> Shelf<'a> {
        Shelf { open: view.open(), voice, pieces: view.rooms().pieces(view.open(), who) }
    }
    /// Tiles of the table that nobody has.
    pub fn bare(view: &'a View<House>, voice: Voice<'a>) -> Shelf<'a> {
        Shelf { open: view.open(), voice, pieces: vec![] }
    }
    fn piece(&self, piece: &modules::Piece) -> Piece {
        let words = self.voice.words;
        let sign = words.sign(piece.name).unwrap_or_else(|| "?".into());
        let twice = words.sign(&format!("{}-twice", piece.name));
        Piece { piece: piece.name.into(), say: words.thing(piece.name), sign, twice }
    }
    /// A tile as it lies or stands.
    pub fn tile(&self, tile: Tile, cell: Option<Cell>) -> SeenTile {
        let (open, words) = (self.open, self.voice.words);
        let standing = open.walls(tile);
        let (walls, bastions, legs) = parts(standing);
        let on = |piece: &&modules::Piece| matches!(piece.at, Spot::Tile(at) if at == tile);
        SeenTile {
            tile,
            say: words.tile_with(tile, standing),
            label: words.tile_label(tile),
            building: open.building(tile),
            price: tile.price(),
            cell,
            walls,
            added: open.added_walls(tile),
            bastions,
            legs,
            turn: open.turn(tile),
            unfinished: open.is_unfinished(tile),
            pieces: self.pieces.iter().filter(on).map(|piece| self.piece(piece)).collect(),
        }
    }
    /// The Alhambra of a seat.
    pub fn alhambra(&self, seat: Seat) -> Alhambra {
        let open = self.open;
        let mut alhambra = Alhambra {
            tiles: open.standing(seat).map(|(tile, at)| self.tile(tile, Some(at.cell))).collect(),
            start_walls: open.start_walls(seat),
            gates: open.gates_of(seat).collect(),
            on_cells: vec![],
            on_corners: vec![],
            on_sections: vec![],
            wall: open.longest_wall(seat),
            segments: open.longest_chain(seat).into_iter().map(WallSegment::from).collect(),
        };
        for piece in &self.pieces {
            match piece.at {
                Spot::Tile(_) => {}
                Spot::Cell(cell) => alhambra.on_cells.push(OnCell { cell, piece: self.piece(piece) }),
                Spot::Corner(corner) => alhambra.on_corners.push(OnCorner { corner, piece: self.piece(piece) }),
                Spot::Section(section) => alhambra.on_sections.push(OnSection { section, piece: self.piece(piece) }),
            }
        }
        alhambra
    }
}
