//! An Alhambra that somebody draws, without a game: tiles of the box, and tiles that are in no box.
//!
//! What geometry asks is the board's; here is added what hangs on the types of buildings.

use crate::{
    board::{Change, Holes, Plot, Standing, Violation, violations},
    value::{Building, Cell, RuleId, Tile, Turn, Walls, rule},
};

/// What a tile is as far as building goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Form {
    /// Its walls as it is turned; of a turret its legs.
    pub walls: Walls,
    /// The type it counts for.
    pub kind: Option<Building>,
    /// The only colour it shows: a turret needs a building of it (WAT-14).
    colour: Option<Building>,
    /// May it be turned?
    turns: bool,
}

impl Form {
    /// A building that is in no box.
    pub const fn building(kind: Building, walls: Walls) -> Form {
        Form { walls, kind: Some(kind), colour: None, turns: false }
    }
    /// The same, turned; or the rule by which it never is.
    pub fn turned(self, turn: Turn) -> Result<Form, RuleId> {
        if turn.is_none() || self.turns {
            Ok(Form { walls: self.walls.turned(turn), ..self })
        } else {
            Err(rule!("BASE-B1"))
        }
    }
}

impl From<Tile> for Form {
    fn from(tile: Tile) -> Form {
        let colour = tile.face().colours.first().copied();
        Form { walls: tile.walls(), kind: tile.building(), colour, turns: tile.turns() }
    }
}

/// Tiles on cells, legal or not, and the rule by which holes are judged. The start tile is implied.
///
/// ```
/// use sabika_engine::{board::Holes, table::Layout, value::{Building, Cell, Walls}};
/// use sabika_engine::table::Form;
/// let garden = Form::building(Building::Garden, Walls::NONE);
/// let layout = Layout::new(vec![(Cell { x: 1, y: 0 }, garden)], Holes::Area);
/// assert!(layout.violations().is_empty() && layout.placements(&garden).len() == 6);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    tiles: Vec<(Cell, Form)>,
    holes: Holes,
}

impl Layout {
    /// A layout.
    pub const fn new(tiles: Vec<(Cell, Form)>, holes: Holes) -> Layout {
        Layout { tiles, holes }
    }
    /// The tiles as they stand.
    pub fn standing(&self) -> impl Iterator<Item = Standing> + '_ {
        self.tiles.iter().map(|(cell, form)| Standing { cell: *cell, walls: form.walls })
    }
    /// Everything that is wrong with it.
    pub fn violations(&self) -> Vec<Violation> {
        let mut wrong = violations(&self.standing().collect::<Vec<_>>(), self.holes);
        let lost = self.tiles.iter().filter(|(cell, form)| !self.holds(*cell, form, None));
        wrong.extend(lost.map(|(cell, _)| Violation { rule: rule!("WAT-14"), cells: vec![*cell] }));
        wrong
    }
    /// The cells on which this may be laid in a legal layout.
    pub fn placements(&self, form: &Form) -> Vec<Cell> {
        let (plot, walls) = (self.plot(), form.walls);
        let fits = |at: &Cell| plot.allows(&Change::Lay { at: *at, walls }, self.holes) && self.holds(*at, form, None);
        plot.rim().iter().copied().filter(fits).collect()
    }
    /// The cells of a legal layout whose tile may be removed.
    pub fn removals(&self) -> Vec<Cell> {
        self.leaving(|at| Change::Lift { at }, None)
    }
    /// The cells of a legal layout whose tile may be exchanged for this one.
    pub fn swaps(&self, form: &Form) -> Vec<Cell> {
        self.leaving(|at| Change::Swap { at, walls: form.walls }, form.kind)
    }
    fn plot(&self) -> Plot {
        Plot::new(Walls::NONE, self.standing())
    }
    /// The cells at which such a change is allowed, and something of this type, or of none, may come instead (WAT-21).
    fn leaving(&self, change: impl Fn(Cell) -> Change, comes: Option<Building>) -> Vec<Cell> {
        let plot = self.plot();
        let kept = |at: Cell| self.tiles.iter().all(|(cell, form)| self.holds(*cell, form, Some((at, comes))));
        let cells = plot.tiles().iter().map(|standing| standing.cell);
        cells.filter(|at| plot.allows(&change(*at), self.holes) && kept(*at)).collect()
    }
    /// Would a building of its colour hold this, if it is a turret?
    fn holds(&self, cell: Cell, form: &Form, as_if: Option<(Cell, Option<Building>)>) -> bool {
        let kind_at = |cell: Cell| self.tiles.iter().find(|(other, _)| *other == cell).and_then(|(_, form)| form.kind);
        !form.walls.is_turret() || is_held(Standing { cell, walls: form.walls }, form.colour, as_if, kind_at)
    }
}

/// WAT-14, WAT-15: does a leg of this turret touch a building of its colour? It touches no wall. One cell may be looked at
/// as if something of another colour stood there, or of none.
#[inline]
pub(super) fn is_held(
    at: Standing,
    colour: Option<Building>,
    as_if: Option<(Cell, Option<Building>)>,
    kind_at: impl Fn(Cell) -> Option<Building>,
) -> bool {
    at.walls.sides().any(|side| {
        let next = at.cell.beside(side);
        let found = match as_if {
            Some((cell, kind)) if cell == next => kind,
            _ => kind_at(next),
        };
        found.is_some() && found == colour
    })
}
