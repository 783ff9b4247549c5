//! Layouts of an alhambra and whether they are legal (BASE-B1 to BASE-B5, BASE-R3, BASE-R4, BASE-X2), with camps (CAM-4
//! to CAM-11), city gates (GAT-7 to GAT-14), wooden walls (WAL-15 to WAL-24), magical buildings turned in place (MAG-5)
//! and watchtowers (WAT-9 to WAT-21).

use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// A unit square of the plane: (x, y), x east, y north. The start tile lies in (0, 0).
pub type Cell = (i32, i32);

/// The start tile's cell (BASE-B1).
pub const START: Cell = (0, 0);

/// The sides of a tile, by their index in [`Tile::walls`].
pub const SIDES: [usize; 4] = [0, 1, 2, 3];

/// A tile, as far as the building rules look at it (BASE-B6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile {
    /// Whether the sides N, E, S, W carry a wall, or on a camp a bastion.
    pub walls: [bool; 4],
    /// Which of these walls are wooden: built on the tile, not printed on it (WAL-23, WAL-24).
    pub wooden: [bool; 4],
    /// Whether it is a camp (Words: *bastion*, *green*).
    pub camp: bool,
    /// On which sides a watchtower's short sides lie; nothing else has them (WAT-9).
    pub legs: Option<[bool; 4]>,
    /// The type of a basic or magical building (WAT-15), or of a watchtower; none for anything else.
    pub colour: Option<usize>,
}

impl Tile {
    /// The tile whose walls are named by the letters N, E, S, W; `""` has none (Words: *side*).
    pub fn new(letters: &str) -> Self {
        Self { walls: ['N', 'E', 'S', 'W'].map(|side| letters.contains(side)), ..Self::default() }
    }

    /// The camp with bastions on the sides named by the letters.
    pub fn camp(letters: &str) -> Self {
        Self { camp: true, ..Self::new(letters) }
    }

    /// The watchtower of a type whose right-angled corner is named by the letters, so that its legs lie on these sides
    /// (WAT-9).
    pub fn watchtower(corner: &str, colour: usize) -> Self {
        let legs = Self::new(corner).walls;
        Self { legs: Some(legs), colour: Some(colour), ..Self::default() }
    }

    /// The same tile as a building of this type.
    pub fn coloured(self, colour: usize) -> Self {
        Self { colour: Some(colour), ..self }
    }

    /// Whether the piece reaches to this side of its cell: a tile and a camp to all, a watchtower to its legs (WAT-10, WAT-12).
    pub fn reaches(&self, side: usize) -> bool {
        self.legs.is_none_or(|legs| legs[side])
    }
}

/// What counts as a hole (BASE-B5, BASE-X2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holes {
    /// Any enclosed empty area (BASE-B5, the default of BASE-X2).
    Area,
    /// Only a single empty cell with four occupied neighbours (`holes = "cell"` of BASE-X2).
    Cell,
}

/// The tiles of an alhambra, the start tile included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// What lies in each occupied cell.
    pub tiles: BTreeMap<Cell, Tile>,
    /// The edges with a gate (GAT-7).
    pub gates: BTreeSet<Edge>,
}

/// An edge between two cells, as the cell south or west of it and that cell's side, 0 or 1.
pub type Edge = (Cell, usize);

impl Default for Layout {
    fn default() -> Self {
        Self::new()
    }
}

/// The cell that shares the given side (0 N, 1 E, 2 S, 3 W) of a cell (Words: *adjacent*).
pub fn neighbour((x, y): Cell, side: usize) -> Cell {
    match side {
        0 => (x, y + 1),
        1 => (x + 1, y),
        2 => (x, y - 1),
        3 => (x - 1, y),
        _ => panic!("a tile has no side {side}"),
    }
}

/// The side of the neighbour that touches the given side, for BASE-B3: N and S, E and W.
pub fn opposite(side: usize) -> usize {
    (side + 2) % 4
}

/// All cells that can be reached from `from` by such steps to a neighbour as `may_step` (cell, side) allows; for
/// BASE-B4 and BASE-B5.
fn flood(from: Cell, may_step: impl Fn(Cell, usize) -> bool) -> BTreeSet<Cell> {
    let mut reached = BTreeSet::from([from]);
    let mut queue = VecDeque::from([from]);
    while let Some(cell) = queue.pop_front() {
        for side in SIDES {
            if may_step(cell, side) && reached.insert(neighbour(cell, side)) {
                queue.push_back(neighbour(cell, side));
            }
        }
    }
    reached
}

impl Layout {
    /// The start tile alone (BASE-S1).
    pub fn new() -> Self {
        Self { tiles: BTreeMap::from([(START, Tile::default())]), gates: BTreeSet::new() }
    }

    /// This layout with the tile in the cell, instead of what is there (BASE-R2, BASE-R4), legal or not.
    pub fn with(&self, cell: Cell, tile: Tile) -> Self {
        let mut changed = self.clone();
        changed.tiles.insert(cell, tile);
        changed
    }

    /// This layout with nothing in the cell (BASE-R3), legal or not.
    pub fn without(&self, cell: Cell) -> Self {
        let mut changed = self.clone();
        changed.tiles.remove(&cell);
        changed
    }

    /// This layout with a gate on the edge, legal or not.
    pub fn with_gate(&self, edge: Edge) -> Self {
        let mut changed = self.clone();
        changed.gates.insert(edge);
        changed
    }

    /// The tile of the alhambra proper in the cell: the start tile, a building, but no camp (CAM-10) and no watchtower.
    pub fn proper(&self, cell: Cell) -> Option<Tile> {
        self.tiles.get(&cell).copied().filter(|tile| !tile.camp && tile.legs.is_none())
    }

    /// Whether one can walk here: over a tile of the alhambra proper or over a watchtower (WAT-16), not over a camp.
    fn walkable(&self, cell: Cell) -> Option<Tile> {
        self.tiles.get(&cell).copied().filter(|tile| !tile.camp)
    }

    /// What touches this side of the piece in the cell: a piece next to it, if both reach to the common line (WAT-10).
    fn touching(&self, cell: Cell, side: usize) -> Option<Tile> {
        let here = self.tiles.get(&cell)?;
        let there = self.tiles.get(&neighbour(cell, side))?;
        (here.reaches(side) && there.reaches(opposite(side))).then_some(*there)
    }

    /// Whether there is empty ground in the cell at this side: an empty cell, or a watchtower's free half (WAT-17).
    fn empty_at(&self, cell: Cell, side: usize) -> bool {
        self.tiles.get(&cell).is_none_or(|piece| !piece.reaches(side))
    }

    /// Whether a gate lies on one of the sides of the cell, so that its tile stays for ever (GAT-14).
    pub fn locked(&self, cell: Cell) -> bool {
        self.gates.iter().any(|&(south_west, side)| cell == south_west || cell == neighbour(south_west, side))
    }

    /// Every edge on which two printed walls of the alhambra proper face each other, with no gate yet (GAT-7, WAL-24).
    pub fn double_walls(&self) -> Vec<Edge> {
        let mut found = Vec::new();
        for &cell in self.tiles.keys() {
            for side in [0, 1] {
                let printed = |tile: Tile, side: usize| tile.walls[side] && !tile.wooden[side];
                let here = self.proper(cell).is_some_and(|tile| printed(tile, side));
                let there = self.proper(neighbour(cell, side)).is_some_and(|tile| printed(tile, opposite(side)));
                if here && there && !self.gates.contains(&(cell, side)) {
                    found.push((cell, side));
                }
            }
        }
        found
    }

    /// Every way to make this layout legal with one to three gates that are all needed: with all of them it is legal, with
    /// any proper subset it breaks the walking rule (GAT-10). Each set ascending.
    pub fn needed_gates(&self, holes: Holes) -> BTreeSet<Vec<Edge>> {
        let breaks_walking = |layout: &Layout| layout.violations(holes).iter().any(|(rule, _)| *rule == "BASE-B4");
        if !breaks_walking(self) {
            return BTreeSet::new();
        }
        let places = self.double_walls();
        let mut sets = vec![Vec::new()];
        let mut found = BTreeSet::new();
        while let Some(set) = sets.pop() {
            let gates = |keep: usize| {
                let kept = set.iter().enumerate().filter(move |(i, _)| keep >> i & 1 == 1);
                kept.fold(self.clone(), |layout, (_, &edge)| layout.with_gate(edge))
            };
            let all = (1 << set.len()) - 1;
            if !set.is_empty() && gates(all).is_legal(holes) && (0..all).all(|part| breaks_walking(&gates(part))) {
                found.insert(set.clone());
            }
            if set.len() < 3 {
                let later = places.iter().filter(|edge| set.last().is_none_or(|last| *edge > last));
                sets.extend(later.map(|&edge| set.iter().copied().chain([edge]).collect()));
            }
        }
        found
    }

    /// Whether these wooden pieces may be built on the tile in the cell (WAL-15, WAL-17): no side has a wall yet, and with
    /// them the layout is legal.
    pub fn takes_walls(&self, cell: Cell, pieces: [bool; 4], holes: Holes) -> bool {
        let Some(mut tile) = self.proper(cell) else { return false }; // WAL-14
        for side in SIDES.into_iter().filter(|side| pieces[*side]) {
            if tile.walls[side] {
                return false;
            }
            (tile.walls[side], tile.wooden[side]) = (true, true);
        }
        self.with(cell, tile).is_legal(holes)
    }

    /// How many open sides face this way (INV-5 to INV-7): a tile's, no wall, and empty ground at it.
    pub fn open_sides(&self, side: usize) -> u32 {
        let mut open = 0;
        for &cell in self.tiles.keys() {
            let Some(tile) = self.proper(cell) else { continue };
            if !tile.walls[side] && self.empty_at(neighbour(cell, side), opposite(side)) {
                open += 1;
            }
        }
        open
    }

    /// Whether a tile or another piece lies in the cell (Words: *cell*), which then takes no other (WAT-11).
    pub fn occupied(&self, cell: Cell) -> bool {
        self.tiles.contains_key(&cell)
    }

    /// Whether the whole layout obeys BASE-B1 to BASE-B5.
    pub fn is_legal(&self, holes: Holes) -> bool {
        self.violations(holes).is_empty()
    }

    /// Everything wrong with the whole layout, as the rule broken and the cells concerned (BASE-B1 to BASE-B5).
    ///
    /// - BASE-B1: no start tile in (0, 0) (cannot happen to a layout made with [`Layout::new`] and legal changes);
    /// - BASE-B2: a tile without any neighbour, one entry each; it is not listed under BASE-B4 again;
    /// - BASE-B3: two touching sides that differ, one entry for each pair of cells;
    /// - BASE-B4: one entry with all other tiles that cannot be reached on foot;
    /// - BASE-B5: one entry for each hole, with its cells; camps are tiles here (CAM-9);
    /// - CAM-4: a camp without a bastion at a wall, one entry each; BASE-B2 and BASE-B4 do not look at camps (CAM-7);
    /// - CAM-5: two touching sides of which one is a camp's, and which must not touch, one entry for each pair of cells;
    /// - GAT-7: a gate that does not lie between two walls of the alhambra proper;
    /// - WAT-13: a leg that touches a wall, one entry for each pair of cells; with a camp it is CAM-5;
    /// - WAT-14: a watchtower none of whose legs touches an open side of a building of its type, one entry each.
    ///
    /// BASE-B2 and BASE-B4 are about tiles; a watchtower that obeys WAT-14 has a tile beside it to walk to. A tile that
    /// meets a watchtower across a free side has no neighbour there (WAT-12, WAT-16).
    pub fn violations(&self, holes: Holes) -> Vec<(&'static str, Vec<Cell>)> {
        let mut found = Vec::new();
        if !self.occupied(START) {
            found.push(("BASE-B1", vec![START]));
        }
        let alone: Vec<Cell> = self.tiles.keys().copied().filter(|&cell| self.is_alone(cell)).collect();
        found.extend(alone.iter().map(|&cell| ("BASE-B2", vec![cell])));
        for (a, b) in self.mismatches() {
            let either = |is: fn(&Tile) -> bool| is(&self.tiles[&a]) || is(&self.tiles[&b]);
            let rule = match () {
                () if either(|tile| tile.camp) => "CAM-5",
                () if either(|tile| tile.legs.is_some()) => "WAT-13",
                () => "BASE-B3",
            };
            found.push((rule, vec![a, b]));
        }
        let unsupported = self.tiles.keys().filter(|&&cell| self.tiles[&cell].legs.is_some() && !self.supported(cell));
        found.extend(unsupported.map(|&cell| ("WAT-14", vec![cell])));
        let unattached = self.tiles.keys().filter(|&&cell| self.tiles[&cell].camp && !self.attached(cell));
        found.extend(unattached.map(|&cell| ("CAM-4", vec![cell])));
        let ungated = Self { tiles: self.tiles.clone(), gates: BTreeSet::new() }.double_walls();
        let misplaced = self.gates.iter().filter(|gate| !ungated.contains(gate));
        found.extend(misplaced.map(|&(cell, side)| ("GAT-7", vec![cell, neighbour(cell, side)])));
        let on_foot = self.reached_on_foot();
        let cut_off = |cell: &Cell| !on_foot.contains(cell) && !alone.contains(cell);
        let on_foot_only = self.tiles.keys().copied().filter(|&cell| self.proper(cell).is_some());
        let unreachable: Vec<Cell> = on_foot_only.filter(cut_off).collect();
        if !unreachable.is_empty() {
            found.push(("BASE-B4", unreachable));
        }
        found.extend(self.holes(holes).into_iter().map(|hole| ("BASE-B5", hole)));
        found
    }

    /// Whether a bastion of the camp in the cell lies at a wall of a tile that is no camp (CAM-4).
    fn attached(&self, cell: Cell) -> bool {
        SIDES.iter().any(|&side| {
            let there = self.proper(neighbour(cell, side));
            self.tiles[&cell].walls[side] && there.is_some_and(|tile| tile.walls[opposite(side)])
        })
    }

    /// Whether a leg of the watchtower in the cell touches an open side of a building of its type (WAT-14, WAT-15).
    fn supported(&self, cell: Cell) -> bool {
        let colour = self.tiles[&cell].colour;
        SIDES.iter().any(|&side| {
            let building = self.touching(cell, side).filter(|tile| tile.legs.is_none() && !tile.camp);
            building.is_some_and(|tile| tile.colour == colour && !tile.walls[opposite(side)])
        })
    }

    /// Whether nothing touches a tile other than the start tile, and no camp (BASE-B2, CAM-7).
    fn is_alone(&self, cell: Cell) -> bool {
        cell != START && self.proper(cell).is_some() && SIDES.iter().all(|&side| self.touching(cell, side).is_none())
    }

    /// The pairs of adjacent tiles of which one has a wall and the other an open side (BASE-B3), or that touch otherwise
    /// than bastion to wall or green to green (CAM-5). A leg is a side without wall (WAT-10, WAT-13), and no camp's.
    fn mismatches(&self) -> Vec<(Cell, Cell)> {
        let mut pairs = Vec::new();
        for (&cell, tile) in &self.tiles {
            // Each pair is met once: from its southern or western tile.
            for side in [0, 1] {
                let other = neighbour(cell, side);
                let Some(there) = self.touching(cell, side) else { continue };
                let fits = match (tile.camp, tile.walls[side], there.camp, there.walls[opposite(side)]) {
                    (false, wall, false, other_wall) => wall == other_wall,
                    (true, bastion, false, wall) | (false, wall, true, bastion) => bastion && wall,
                    (true, bastion, true, other_bastion) => !bastion && !other_bastion,
                };
                if !fits {
                    pairs.push((cell, other));
                }
            }
        }
        pairs
    }

    /// Whether two adjacent tiles, no camps (CAM-7), touch at this side, and both touching sides are open (BASE-B4) or
    /// there is a gate in both walls (GAT-7). One walks over a watchtower from leg to leg (WAT-16).
    pub fn passable(&self, cell: Cell, side: usize) -> bool {
        let edge = if side < 2 { (cell, side) } else { (neighbour(cell, side), opposite(side)) };
        let there = self.touching(cell, side).and_then(|_| self.walkable(neighbour(cell, side)));
        match (self.walkable(cell), there) {
            (Some(here), Some(there)) => match (here.walls[side], there.walls[opposite(side)]) {
                (false, false) => true,
                (true, true) => self.gates.contains(&edge),
                _ => false,
            },
            _ => false,
        }
    }

    /// The tiles that can be reached on foot from the start tile (BASE-B4).
    fn reached_on_foot(&self) -> BTreeSet<Cell> {
        flood(START, |cell, side| self.passable(cell, side))
    }

    /// The holes, each as the list of its cells (BASE-B5, BASE-X2). A watchtower's free half is empty ground: it stands for
    /// its cell here, of which nothing else is empty; one gets to it across a free side only (WAT-17).
    fn holes(&self, holes: Holes) -> Vec<Vec<Cell>> {
        let (xs, ys): (BTreeSet<i32>, BTreeSet<i32>) = self.tiles.keys().copied().unzip();
        let (Some(west), Some(east), Some(south), Some(north)) = (xs.first(), xs.last(), ys.first(), ys.last()) else {
            return Vec::new();
        };
        // The bounding box grown by one: its rim is empty and belongs to the outside.
        let (west, east, south, north) = (west - 1, east + 1, south - 1, north + 1);
        let inside = |cell: Cell| (west..=east).contains(&cell.0) && (south..=north).contains(&cell.1);
        let step = |cell: Cell, side: usize| {
            let next = neighbour(cell, side);
            inside(next) && self.empty_at(cell, side) && self.empty_at(next, opposite(side))
        };
        let empty = |cell: Cell| SIDES.iter().any(|&side| self.empty_at(cell, side));
        let outside = flood((west, south), step);
        let mut seen = outside;
        let mut areas = Vec::new();
        for cell in (west..=east).flat_map(|x| (south..=north).map(move |y| (x, y))) {
            if empty(cell) && !seen.contains(&cell) {
                let area = flood(cell, step);
                seen.extend(&area);
                areas.push(area.into_iter().collect());
            }
        }
        match holes {
            Holes::Area => areas,
            Holes::Cell => areas.into_iter().filter(|area: &Vec<Cell>| area.len() == 1).collect(),
        }
    }

    /// The cells where the tile may be built (BASE-B1 to BASE-B5, BASE-R2), by x, then y.
    pub fn placements(&self, tile: Tile, holes: Holes) -> Vec<Cell> {
        let beside: BTreeSet<Cell> =
            self.tiles.keys().flat_map(|&cell| SIDES.map(|side| neighbour(cell, side))).collect();
        let legal = |cell: &Cell| !self.occupied(*cell) && self.with(*cell, tile).is_legal(holes);
        beside.into_iter().filter(legal).collect()
    }

    /// Whether what is in the cell stays for ever: the start tile (BASE-B1), a tile at a gate (GAT-14), a watchtower
    /// (WAT-20).
    pub fn fixed(&self, cell: Cell) -> bool {
        cell == START || self.locked(cell) || self.tiles.get(&cell).is_some_and(|tile| tile.legs.is_some())
    }

    /// The cells whose tile may be removed (BASE-R3, CAM-11, GAT-14, WAT-21), by x, then y.
    pub fn removals(&self, holes: Holes) -> Vec<Cell> {
        let legal = |cell: &Cell| !self.fixed(*cell) && self.without(*cell).is_legal(holes);
        self.tiles.keys().copied().filter(legal).collect()
    }

    /// The cells whose tile may be exchanged for this one (BASE-R4, CAM-11, GAT-14, WAT-21), by x, then y; never for a
    /// watchtower, which comes from no reserve (WAT-18). Turning the tile in the cell is the same question (MAG-5).
    pub fn swaps(&self, tile: Tile, holes: Holes) -> Vec<Cell> {
        let legal = |cell: &Cell| !self.fixed(*cell) && self.with(*cell, tile).is_legal(holes);
        self.tiles.keys().copied().filter(legal).filter(|_| tile.legs.is_none()).collect()
    }
}
