//! The same questions on the whole plane, by looking at lists of tiles: slower, without a window, for every layout.

use super::{Change, Holes, Standing, holes_by, open_ground::is_open};
use crate::value::{Cell, Edge, Pile, Side, Walls, put_in_order};

/// The most tiles that can stand in one Alhambra, the start tile among them: all there are. Even in one line they have
/// fewer than 255 empty neighbours.
pub const MOST: usize = 128;

/// The most gates there are.
pub const MOST_GATES: usize = 6;

/// A legal Alhambra as the list of its tiles, the start tile first, and of its gates.
#[derive(Clone, Copy, Debug)]
pub struct Plot {
    tiles: Pile<Standing, MOST>,
    gates: Pile<Edge, MOST_GATES>,
    /// Gates that come with the next change.
    planned: Pile<Edge, MOST_GATES>,
}

impl Plot {
    /// The start tile, with the walls that were added to it, and these tiles.
    pub fn new(start: Walls, tiles: impl Iterator<Item = Standing>) -> Plot {
        let start = Standing { cell: Cell::START, walls: start };
        Plot { tiles: std::iter::once(start).chain(tiles).collect(), gates: Pile::default(), planned: Pile::default() }
    }
    /// With these gates in its walls.
    pub fn with_gates(self, gates: impl Iterator<Item = Edge>) -> Plot {
        Plot { gates: gates.collect(), ..self }
    }
    /// With these gates to come in the next change, six at most.
    pub fn planning(self, gates: impl Iterator<Item = Edge>) -> Plot {
        Plot { planned: gates.collect(), ..self }
    }
    /// The tiles, the start tile first.
    pub fn tiles(&self) -> &[Standing] {
        &self.tiles
    }
    /// What stands after a change, legal or not.
    pub fn after(&self, change: &Change) -> Plot {
        let mut after = *self;
        after.tiles.retain(|s| s.cell != change.at());
        if let Some(walls) = change.walls() {
            after.tiles.push(Standing { cell: change.at(), walls });
        }
        after
    }
    /// The walls of the tile on a cell, or the bastions of the outwork, or the legs of the turret there.
    pub fn at(&self, cell: Cell) -> Option<Walls> {
        self.tiles.iter().find(|s| s.cell == cell).map(|s| s.walls)
    }
    /// The walls of the tile on a cell, unless it is an outwork or a turret.
    pub fn proper(&self, cell: Cell) -> Option<Walls> {
        self.at(cell).filter(|walls| walls.is_proper())
    }
    /// Is there empty ground before this side of a cell: an empty cell, or the free half of a turret's (WAT-12)?
    pub fn faces_ground(&self, cell: Cell, side: Side) -> bool {
        self.at(cell.beside(side)).is_none_or(|walls| walls.is_free(side.opposite()))
    }
    fn has_turret(&self, cell: Cell) -> bool {
        self.at(cell).is_some_and(Walls::is_turret)
    }
    /// GAT-14: does a gate hold the tile on this cell?
    pub fn locks(&self, cell: Cell) -> bool {
        self.gates.iter().any(|gate| gate.ends().iter().any(|(end, _)| *end == cell))
    }
    /// Is there a gate on this edge, or will there be one?
    pub fn gated(&self, edge: Edge) -> bool {
        self.gates.contains(&edge) || self.planned.contains(&edge)
    }
    fn occupied(&self, cell: Cell) -> bool {
        self.at(cell).is_some()
    }
    /// The empty cells beside the Alhambra, from south to north, each row from west to east.
    pub fn rim(&self) -> Pile<Cell, 255> {
        let mut rim: Pile<Cell, 255> = Pile::default();
        for standing in self.tiles.iter() {
            for cell in standing.cell.neighbours() {
                let near = cell.x.abs() <= Cell::FAR && cell.y.abs() <= Cell::FAR;
                if near && !self.occupied(cell) && !rim.contains(&cell) {
                    rim.push(cell);
                }
            }
        }
        put_in_order(&mut rim, |c| (c.y, c.x));
        rim
    }

    /// May a tile with these walls be built on this cell (BASE-B2 to B5, CAM-4 to CAM-10)?
    pub fn fits(&self, at: Cell, walls: Walls, holes: Holes) -> bool {
        self.allows(&Change::Lay { at, walls }, holes)
    }
    /// May a tile with these walls take the place of the one on this cell (BASE-R4, CAM-11)? No cell gets empty or full,
    /// so holes do not matter.
    pub fn swaps_at(&self, at: Cell, walls: Walls) -> bool {
        self.allows(&Change::Swap { at, walls }, Holes::Area)
    }
    /// May the tile on this cell go to the reserve (BASE-R3, CAM-11)? A gap that is a hole is one of a single cell.
    pub fn removable(&self, at: Cell) -> bool {
        self.allows(&Change::Lift { at }, Holes::Area)
    }
    /// May this change be made? Is what it leaves legal?
    pub fn allows(&self, change: &Change, holes: Holes) -> bool {
        self.sound(change, holes) && self.walkable(change)
    }
    /// Everything that is asked of a change but the way on foot.
    pub fn sound(&self, change: &Change, holes: Holes) -> bool {
        let at = change.at();
        let fits = |walls: Walls| {
            self.clash(at, walls).is_none() && (!walls.is_outwork() || self.attached_at(at, walls, None))
        };
        let movable = at != Cell::START && self.occupied(at) && !self.has_turret(at) && !self.locks(at);
        match *change {
            Change::Lay { walls, .. } => {
                !self.occupied(at) && fits(walls) && self.touches(at) && self.no_hole_by(at, walls, holes)
            }
            Change::Lift { .. } => movable && !self.shut_in(at) && self.unattached_without(at).is_none(),
            Change::Swap { walls, .. } => movable && !walls.is_turret() && fits(walls), // WAT-18
        }
    }
    /// BASE-B4: is every tile of the Alhambra proper reached on foot after this change? It was before.
    pub fn walkable(&self, change: &Change) -> bool {
        let at = change.at();
        // Where one walked before and where one walks afterwards: not over outworks (CAM-7).
        match (self.proper(at), change.walls().filter(|walls| !walls.is_outwork())) {
            (None, Some(walls)) => self.reached_at(at, walls),
            (Some(_), None) => self.unreached_without(at).is_none(),
            // BASE-R4: the shared sides agreed before and agree now, so every way is as it was.
            _ => true,
        }
    }
    /// BASE-B3, CAM-5, CAM-8: the first side on which the tile would not go with its neighbour.
    pub fn clash(&self, cell: Cell, walls: Walls) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.at(cell.beside(*side)).is_some_and(|other| !agree(walls, *side, other)))
    }
    /// BASE-B2: does the cell touch anything that stands there?
    pub fn touches(&self, cell: Cell) -> bool {
        cell.neighbours().into_iter().any(|c| self.occupied(c))
    }
    /// CAM-10, WAT-16: does the cell touch the Alhambra proper, and not only outworks and free halves of turrets?
    pub fn touches_proper(&self, cell: Cell) -> bool {
        let touches = |side: Side| self.at(cell.beside(side)).is_some_and(|other| other.touches(side.opposite()));
        Side::ALL.into_iter().any(touches)
    }
    /// BASE-B4: can a tile on this cell be reached through one of its sides?
    pub fn reached_at(&self, cell: Cell, walls: Walls) -> bool {
        Side::ALL.into_iter().any(|side| {
            self.at(cell.beside(side)).is_some_and(|other| {
                walls.is_way(side) && other.is_way(side.opposite()) || self.gated(Edge::between(cell, side))
            })
        })
    }
    /// CAM-4: would a bastion of this outwork lie against a wall, of another tile than the one that is `gone`?
    pub fn attached_at(&self, cell: Cell, bastions: Walls, gone: Option<Cell>) -> bool {
        bastions.sides().any(|side| {
            let held_by = cell.beside(side);
            Some(held_by) != gone && self.proper(held_by).is_some_and(|other| other.has(side.opposite()))
        })
    }
    /// CAM-11: an outwork that would not be attached any more if the tile on this cell were gone.
    pub fn unattached_without(&self, gone: Cell) -> Option<Cell> {
        let outworks = self.tiles.iter().filter(|s| s.walls.is_outwork() && s.cell != gone);
        outworks.map(|s| (s.cell, s.walls)).find(|(cell, b)| !self.attached_at(*cell, *b, Some(gone))).map(|(c, _)| c)
    }
    /// BASE-R3: are all four neighbours occupied, so that the cell must not be emptied?
    pub fn shut_in(&self, cell: Cell) -> bool {
        !Side::ALL.into_iter().any(|side| self.faces_ground(cell, side))
    }
    /// BASE-B5 (or X2): does a tile on this empty cell enclose nothing? Outworks are tiles here (CAM-9).
    ///
    /// Beside a turret, whose cell is half empty, only a look at all the ground tells (WAT-17).
    pub fn no_hole_by(&self, cell: Cell, walls: Walls, holes: Holes) -> bool {
        if walls.is_turret() || ring(cell).into_iter().any(|c| self.has_turret(c)) {
            let tiles = self.tiles.iter().copied().chain([Standing { cell, walls }]);
            return is_open(&tiles, holes).unwrap_or_else(|| holes_by(self, cell, walls, holes).is_empty());
        }
        match holes {
            Holes::Area => {
                let ring = ring(cell).map(|c| self.occupied(c));
                (0..8).filter(|i| ring[*i] != ring[(i + 1) % 8]).count() == 2
            }
            Holes::Cell => !cell.neighbours().into_iter().any(|gap| {
                let out = |side: Side| gap.beside(side) != cell && self.faces_ground(gap, side);
                !self.occupied(gap) && !Side::ALL.into_iter().any(out)
            }),
        }
    }
    /// Does at most one way lead from this cell, so that nobody walks through it?
    fn is_dead_end(&self, cell: Cell) -> bool {
        let Some(walls) = self.at(cell) else { return true };
        let way = |side: &Side| {
            let open = |other: Walls| walls.is_way(*side) && other.is_way(side.opposite());
            self.gated(Edge::between(cell, *side)) || self.at(cell.beside(*side)).is_some_and(open)
        };
        Side::ALL.iter().filter(|side| way(side)).count() < 2
    }
    /// A tile that could not be reached on foot any more if the one on this cell were gone.
    pub fn unreached_without(&self, gone: Cell) -> Option<Cell> {
        if self.is_dead_end(gone) {
            return None;
        }
        let reached = self.reached_from(0, Some(gone));
        let found =
            self.tiles.iter().enumerate().find(|(i, s)| s.cell != gone && !s.walls.is_outwork() && !reached[*i]);
        found.map(|(_, s)| s.cell)
    }
    /// Which tiles can be reached on foot from this one, by their place in the list.
    pub(super) fn reached_from(&self, start: usize, gone: Option<Cell>) -> [bool; MOST] {
        let mut reached = [false; MOST];
        let mut todo: Pile<u8, MOST> = Pile::default();
        let near = Near::of(&self.tiles);
        reached[start] = true;
        todo.push(start as u8);
        while let Some(at) = todo.pop() {
            let here = self.tiles[at as usize];
            for side in Side::ALL {
                let (next, way) = (here.cell.beside(side), here.walls.is_way(side));
                let gated = !way && self.gated(Edge::between(here.cell, side)); // GAT-7
                if !way && !gated || Some(next) == gone {
                    continue;
                }
                if let Some(index) = near.find(&self.tiles, next)
                    && !reached[index]
                    && (gated || self.tiles[index].walls.is_way(side.opposite()))
                {
                    reached[index] = true;
                    todo.push(index as u8);
                }
            }
        }
        reached
    }
}

/// Where tiles stand in their list, by their cells: for who looks for many of them.
struct Near {
    /// One more than the place, by what sixteen leaves of column and row.
    places: [u8; 256],
    /// Do two tiles share a place, so that the list must be looked through?
    crowded: bool,
}

impl Near {
    fn of(tiles: &[Standing]) -> Near {
        let mut near = Near { places: [0; 256], crowded: false };
        for (at, tile) in tiles.iter().enumerate() {
            let place = &mut near.places[Near::place(tile.cell)];
            near.crowded |= *place != 0;
            *place = at as u8 + 1;
        }
        near
    }
    #[inline]
    fn find(&self, tiles: &[Standing], cell: Cell) -> Option<usize> {
        if self.crowded {
            return tiles.iter().position(|tile| tile.cell == cell);
        }
        let at = usize::from(self.places[Near::place(cell)].checked_sub(1)?);
        (tiles[at].cell == cell).then_some(at)
    }
    #[inline]
    const fn place(cell: Cell) -> usize {
        (cell.y as usize & 15) << 4 | cell.x as usize & 15
    }
}

/// Do two tiles go together, the second on this side of the first? Walls face walls and open sides open ones (BASE-B3),
/// bastions face walls, green sides face green sides (CAM-5). A leg never faces a wall or an outwork, and across a free
/// side nothing touches (WAT-12, WAT-13).
pub(super) fn agree(walls: Walls, side: Side, other: Walls) -> bool {
    let (ours, theirs) = (walls.has(side), other.has(side.opposite()));
    if walls.is_turret() || other.is_turret() {
        let apart = walls.is_free(side) || other.is_free(side.opposite());
        return apart || walls.is_way(side) && other.is_way(side.opposite());
    }
    match (walls.is_outwork(), other.is_outwork()) {
        (false, false) => ours == theirs,
        (true, true) => !ours && !theirs,
        _ => ours && theirs,
    }
}

/// The eight cells round a cell, clockwise from the north.
pub fn ring(cell: Cell) -> [Cell; 8] {
    let [n, e, s, w] = cell.neighbours();
    [n, n.beside(Side::East), e, s.beside(Side::East), s, s.beside(Side::West), w, n.beside(Side::West)]
}
