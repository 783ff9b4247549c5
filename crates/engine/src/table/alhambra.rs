//! The Alhambras on the table: which tile stands where, and what may still be built, removed or exchanged.

use super::{Cells, OpenTable, Plan, Props, layout::is_held, looks::Looks};
use crate::{
    board::{self, Change, Ground, Holes, Plot, Segment, Standing, Works},
    components::{FACES_OF_TILES, TURNABLE},
    value::*,
};

/// The tiles that are no part of the ground: outworks and turrets. There are none in the first word of either box.
static WORKS: TileSet = {
    let (mut works, mut at) = (TileSet::EMPTY, 0);
    while at < FACES_OF_TILES.len() {
        if !FACES_OF_TILES[at].walls.is_proper() {
            let tile = Tile::from_index(at);
            assert!(tile.place() == at && at >= 64, "a word that both boxes share");
            works.insert(tile);
        }
        at += 1;
    }
    works
};

impl OpenTable {
    /// Is there anything to add, remove, exchange or turn in an Alhambra?
    pub fn can_redesign(&self, seat: Seat) -> bool {
        let plan = self.plan(seat);
        let fits = |tile: Tile| {
            self.turnings(tile).iter().any(|turn| {
                !self.placements(seat, &plan, tile, *turn).is_empty()
                    || !self.swaps(seat, &plan, tile, *turn).is_empty()
            })
        };
        let rebuilds = !self.removals(seat, &plan).is_empty() || !self.turns_by(seat, &plan).is_empty();
        rebuilds || self.reserve(seat).iter().any(fits)
    }
    pub(super) fn is_wide(&self, seat: Seat) -> bool {
        self.surveyed.wide >> seat.number() & 1 != 0
    }
    fn is_worked(&self, seat: Seat) -> bool {
        self.surveyed.worked >> seat.number() & 1 != 0
    }
    /// The tiles of an Alhambra with where they stand, outworks too; the start tile is not among them.
    pub fn standing(&self, seat: Seat) -> impl Iterator<Item = (Tile, Standing)> + Clone + '_ {
        self.boards.built[seat].iter().map(|tile| (tile, self.boards.standing[tile.place()]))
    }
    /// The turrets of an Alhambra.
    pub fn turrets(&self, seat: Seat) -> impl Iterator<Item = (Tile, Standing)> + '_ {
        self.works(seat).filter(|(_, s)| s.walls.is_turret())
    }
    /// Its turrets and outworks.
    fn works(&self, seat: Seat) -> impl Iterator<Item = (Tile, Standing)> + '_ {
        self.boards.built[seat].and(&WORKS).iter().map(|tile| (tile, self.boards.standing[tile.place()]))
    }
    /// Where a tile stands in an Alhambra, if it does.
    pub fn cell_of(&self, seat: Seat, tile: Tile) -> Option<Cell> {
        self.boards.built[seat].has(tile).then(|| self.boards.standing[tile.place()].cell)
    }
    /// The tile on a cell of an Alhambra, if one other than the start tile stands there.
    pub fn tile_at(&self, seat: Seat, cell: Cell) -> Option<Tile> {
        if self.is_wide(seat) || self.surveyed.grounds[seat].has(cell) {
            return self.tile_on(seat, cell);
        }
        // Most often nothing stands there, and the ground knows.
        self.boards.built[seat].and(&WORKS).find(|tile| self.boards.standing[tile.place()].cell == cell)
    }
    /// The same, if there surely is one.
    pub fn tile_on(&self, seat: Seat, cell: Cell) -> Option<Tile> {
        self.find_tile(seat, |_, at| at == cell)
    }
    /// The first tile of an Alhambra, the start tile apart, that is looked for.
    #[inline]
    pub fn find_tile(&self, seat: Seat, mut is_it: impl FnMut(Tile, Cell) -> bool) -> Option<Tile> {
        self.boards.built[seat].find(|tile| is_it(tile, self.boards.standing[tile.place()].cell))
    }
    /// Does a tile of the Alhambra proper surely stand there? If not, it may.
    #[inline]
    fn is_ground(&self, seat: Seat, cell: Cell) -> bool {
        !self.is_wide(seat) && self.surveyed.grounds[seat].has(cell)
    }
    /// The walls of a tile, wherever it lies: printed, or added to it (WAL-22).
    #[inline]
    pub fn walls(&self, tile: Tile) -> Walls {
        self.boards.standing[tile.place()].walls
    }
    /// Its walls if it stood turned like this.
    #[inline]
    pub fn walls_turned(&self, tile: Tile, turn: Turn) -> Walls {
        let walls = self.walls(tile);
        if tile.turns() { walls.turned(self.turn(tile).to(turn)) } else { walls }
    }
    /// How a tile stands; roof up for all that may not be turned.
    pub fn turn(&self, tile: Tile) -> Turn {
        match TURNABLE.position(tile) {
            Some(n) => self.boards.turned[n],
            // The legs of a turret tell how it stands.
            None if tile.turns() => {
                let stands = |turn: &Turn| tile.walls().turned(*turn) == self.walls(tile);
                Turn::ALL.into_iter().find(stands).unwrap_or_default()
            }
            None => Turn::NONE,
        }
    }
    /// The ways to turn a tile when it is laid, each once that makes a difference (MAG-9).
    pub fn turnings(&self, tile: Tile) -> Pile<Turn, 4> {
        if tile.turns() { self.looks(tile).turnings() } else { [Turn::NONE].into_iter().collect() }
    }
    /// What it looks like in each turn.
    pub(super) fn looks(&self, tile: Tile) -> Looks {
        // Where nothing was added to a tile, what is printed tells no more than its walls.
        let (walls, printed, stands) = (self.walls(tile), tile.walls(), self.turn(tile));
        let gates = walls != printed.turned(stands) && self.has_gates();
        if gates || !tile.turns() {
            return Looks(Turn::ALL.map(|turn| self.look_of(tile, turn, gates)));
        }
        Looks(Turn::ALL.map(|turn| (walls.turned(stands.to(turn)), Walls::NONE)))
    }
    fn has_gates(&self) -> bool {
        self.config.modules.iter().any(|module| module.gates(self.players()) > 0)
    }
    /// What the rules see of a tile that stands turned like this: its walls, and where gates are in play which of them are
    /// printed (GAT-8). Turns with the same look are the same (MAG-9).
    pub fn look(&self, tile: Tile, turn: Turn) -> (Walls, Walls) {
        self.look_of(tile, turn, self.has_gates())
    }
    fn look_of(&self, tile: Tile, turn: Turn, gates: bool) -> (Walls, Walls) {
        let printed = if gates { tile.walls().turned(turn) } else { Walls::NONE };
        (self.walls_turned(tile, turn), printed)
    }
    /// The printed walls of a tile as it stands.
    pub fn printed_walls(&self, tile: Tile) -> Walls {
        tile.walls().turned(self.turn(tile))
    }
    /// The type that a tile counts for, if it is a building and finished (BASE-K1).
    #[inline]
    pub fn building(&self, tile: Tile) -> Option<Building> {
        if self.boards.unfinished.has(tile) { None } else { self.kind(tile) }
    }
    /// Is this tile a building site (SIT-12)?
    pub fn is_unfinished(&self, tile: Tile) -> bool {
        self.boards.unfinished.has(tile)
    }
    /// All building sites, wherever they lie.
    pub fn unfinished(&self) -> &TileSet {
        &self.boards.unfinished
    }
    /// The tiles of an Alhambra that are no building sites.
    pub fn finished(&self, seat: Seat) -> TileSet {
        self.boards.built[seat].without(&self.boards.unfinished)
    }
    /// A tile of a seat becomes a building site (SIT-4).
    pub fn leave_unfinished(&mut self, seat: Seat, tile: Tile) {
        if self.boards.built[seat].has(tile)
            && let Some(kind) = self.building(tile)
        {
            self.surveyed.counts[seat][kind] -= 1;
        }
        self.boards.unfinished.insert(tile);
    }
    /// A building site of a seat is completed (SIT-16).
    pub fn finish(&mut self, seat: Seat, tile: Tile) {
        self.boards.unfinished.remove(tile);
        if self.boards.built[seat].has(tile)
            && let Some(kind) = self.kind(tile)
        {
            self.surveyed.counts[seat][kind] += 1;
        }
    }
    /// The walls of a start tile, all of them added.
    pub fn start_walls(&self, seat: Seat) -> Walls {
        self.boards.start[seat]
    }
    /// Walls that were added to a tile.
    pub fn added_walls(&self, tile: Tile) -> Walls {
        self.walls(tile).without(self.printed_walls(tile))
    }
    /// Add walls to a tile that a seat owns, or to its start tile. Where it stands, they face empty cells.
    pub fn add_walls(&mut self, seat: Seat, tile: Option<Tile>, walls: Walls) {
        match tile {
            Some(tile) => self.boards.standing[tile.place()].walls = self.walls(tile).and(walls),
            None => self.boards.start[seat] = self.boards.start[seat].and(walls),
        }
        if tile.is_none_or(|tile| self.boards.built[seat].has(tile)) {
            self.survey(seat);
        }
    }
    /// Is there anything on a cell of an Alhambra: the start tile, a tile, an outwork?
    pub fn is_taken(&self, seat: Seat, cell: Cell) -> bool {
        cell == Cell::START || self.is_ground(seat, cell) || self.tile_at(seat, cell).is_some()
    }
    /// Is there empty ground before this side of a tile: an empty cell, or the free half of a turret's (WAT-12)?
    pub fn faces_ground(&self, seat: Seat, cell: Cell, side: Side) -> bool {
        let next = cell.beside(side);
        let free = |tile: Tile| self.walls(tile).is_free(side.opposite());
        next != Cell::START && !self.is_ground(seat, next) && self.tile_at(seat, next).is_none_or(free)
    }
    /// Is this an empty cell beside a tile of the Alhambra that is no outwork (STR-8)?
    pub fn is_beside(&self, seat: Seat, cell: Cell) -> bool {
        let (wide, ground) = (self.is_wide(seat), &self.surveyed.grounds[seat]);
        let stands = |cell: Cell| self.tile_on(seat, cell).is_some_and(|tile| tile.walls().is_proper());
        let proper = |cell: Cell| if wide { cell == Cell::START || stands(cell) } else { ground.has(cell) };
        !self.is_taken(seat, cell) && cell.neighbours().into_iter().any(proper)
    }
    /// All such cells.
    pub fn beside(&self, seat: Seat) -> Cells {
        if self.is_wide(seat) {
            let plot = self.plot(seat);
            let beside = |cell: &Cell| cell.neighbours().into_iter().any(|c| plot.proper(c).is_some());
            return Cells::Plane(plot.rim().iter().copied().filter(beside).collect());
        }
        let ground = &self.surveyed.grounds[seat];
        let mut rim = ground.rim();
        let other = self.standing(seat).filter(|(_, s)| !s.walls.is_proper());
        other.for_each(|(_, s)| rim.set(ground.local(s.cell), false));
        Cells::Window(rim, ground.middle())
    }
    /// How many sides of tiles face this way without a wall and with nothing before them (INV-5, INV-6).
    pub fn open_sides(&self, seat: Seat, side: Side) -> u8 {
        let plot = self.plot(seat);
        let open = |s: &&Standing| s.walls.is_proper() && !s.walls.has(side) && plot.faces_ground(s.cell, side);
        plot.tiles().iter().filter(open).count() as u8
    }
    /// An Alhambra as a list of tiles.
    pub fn plot(&self, seat: Seat) -> Plot {
        Plot::new(self.boards.start[seat], self.standing(seat).map(|(_, s)| s)).with_gates(self.gates_of(seat))
    }
    /// An Alhambra as bits, where they say all there is to its shape: not beyond the window, nor where outworks or turrets stand.
    #[inline]
    pub fn ground(&self, seat: Seat) -> Option<&Ground> {
        let rare = (self.surveyed.wide | self.surveyed.worked) >> seat.number() & 1 != 0;
        (!rare).then(|| &self.surveyed.grounds[seat])
    }
    /// An Alhambra made ready for questions.
    #[inline]
    pub fn plan(&self, seat: Seat) -> Plan {
        let holes = self.config.options.holes;
        if let Some(ground) = self.ground(seat) {
            return match ground.in_nook(std::iter::empty()) {
                Some(nook) => Plan::Nook(nook.sites(holes)),
                None => Plan::Window(ground.sites(holes)),
            };
        }
        self.rare_plan(seat, holes)
    }
    #[cold]
    fn rare_plan(&self, seat: Seat, holes: Holes) -> Plan {
        if self.is_wide(seat) {
            return Plan::Plane(self.plot(seat), holes);
        }
        let (ground, others) = (&self.surveyed.grounds[seat], || self.works(seat).map(|(_, s)| s));
        if let Some(nook) = ground.in_nook(others().map(|s| s.cell)) {
            let works = Works::of(&nook, others(), self.gates_of(seat));
            return Plan::WorkedNook(works.sites(&nook, holes), works);
        }
        let works = Works::of(ground, others(), self.gates_of(seat));
        Plan::Worked(works.sites(ground, holes), works)
    }
    /// Where a tile may be built in an Alhambra, turned like this.
    #[inline]
    pub fn placements(&self, seat: Seat, plan: &Plan, tile: Tile, turn: Turn) -> Cells {
        let walls = self.walls_turned(tile, turn);
        let mut cells = plan.placements(walls);
        if walls.is_turret() {
            cells.retain(|cell| self.holds_turret(seat, tile, Standing { cell, walls }, None));
        }
        cells
    }
    /// Where a tile may take another's place in an Alhambra, turned like this.
    #[inline]
    pub fn swaps(&self, seat: Seat, plan: &Plan, tile: Tile, turn: Turn) -> Cells {
        let mut cells = plan.swaps(self.walls_turned(tile, turn));
        if self.is_worked(seat) {
            self.leave_turrets(seat, &mut cells, self.building(tile));
        }
        cells
    }
    /// Both at once: where a tile may be built, then (told by `true`) where it may take another's place. The props are those of
    /// this Alhambra.
    pub(crate) fn each_fit(
        &self,
        (seat, plan): (Seat, &Plan),
        props: Option<&Props>,
        (tile, turn): (Tile, Turn),
        mut f: impl FnMut(Cell, bool),
    ) {
        let Some(props) = props else {
            self.placements(seat, plan, tile, turn).each(|cell| f(cell, false));
            return self.swaps(seat, plan, tile, turn).each(|cell| f(cell, true));
        };
        let (walls, comes) = (self.walls_turned(tile, turn), self.building(tile));
        plan.each_odd_fit(walls, |cell, taken| {
            let holds = || !walls.is_turret() || self.has_support(seat, tile, Standing { cell, walls });
            if if taken { !props.lose(cell, comes) } else { holds() } {
                f(cell, taken);
            }
        });
    }
    /// Which tiles of an Alhambra may be removed.
    #[inline]
    pub fn removals(&self, seat: Seat, plan: &Plan) -> Cells {
        let mut cells = plan.removals();
        if self.is_worked(seat) {
            self.leave_turrets(seat, &mut cells, None);
        }
        cells
    }
    /// WAT-21: only cells on which nothing holds a turret, or from which none would lose its hold.
    fn leave_turrets(&self, seat: Seat, cells: &mut Cells, comes: Option<Building>) {
        if let Some(props) = self.props(seat) {
            return props.each_without(comes, |cell| cells.remove(cell));
        }
        for (_, at) in self.turrets(seat) {
            for holds in at.walls.sides().map(|side| at.cell.beside(side)) {
                if cells.has(holds) && self.unsupported(seat, holds, comes).is_some() {
                    cells.remove(holds);
                }
            }
        }
    }
    /// See [`is_held`].
    fn holds_turret(&self, seat: Seat, turret: Tile, at: Standing, as_if: Option<(Cell, Option<Building>)>) -> bool {
        let colour = turret.face().colours.first().copied();
        is_held(at, colour, as_if, |cell| self.kind_at(seat, cell))
    }
    /// What the tile on a cell counts for.
    pub(super) fn kind_at(&self, seat: Seat, cell: Cell) -> Option<Building> {
        self.tile_at(seat, cell).and_then(|tile| self.building(tile))
    }
    /// WAT-21: the turret that no building of its colour would hold any more if something of this colour, or of none, came to
    /// the cell instead of what stands there.
    pub fn unsupported(&self, seat: Seat, cell: Cell, comes: Option<Building>) -> Option<Cell> {
        let mut turrets = self.turrets(seat);
        let lost = turrets.find(|(turret, at)| !self.holds_turret(seat, *turret, *at, Some((cell, comes))));
        lost.map(|(_, at)| at.cell)
    }
    /// May a turret of this kind stand there, but for everything that geometry asks?
    pub(super) fn has_support(&self, seat: Seat, turret: Tile, at: Standing) -> bool {
        self.holds_turret(seat, turret, at, None)
    }
    /// The length of the longest outer wall (BASE-W2).
    pub fn longest_wall(&self, seat: Seat) -> u8 {
        match self.wall_of(seat, &self.surveyed.grounds[seat]) {
            Some(length) => length,
            None => self.wall_and_turrets(seat).0,
        }
    }
    /// The same, and how many turrets stand in it (WAT-24, WAT-25).
    pub fn wall_and_turrets(&self, seat: Seat) -> (u8, u8) {
        self.counted_wall(seat, None)
    }
    /// The same by the letter, with another tile that stands there too.
    fn counted_wall(&self, seat: Seat, more: Option<Standing>) -> (u8, u8) {
        let mut plot = self.plot(seat);
        if let Some(Standing { cell, walls }) = more {
            plot = plot.after(&Change::Lay { at: cell, walls });
        }
        board::longest(plot.tiles()).unwrap_or_else(|| {
            let chains = board::chains(&plot);
            chains.first().map_or((0, 0), |chain| (chain.len() as u8, board::across(chain) as u8))
        })
    }
    /// The longest wall by a walk round the outline, if it is a simple line. Everything else is counted by the letter.
    fn wall_of(&self, seat: Seat, ground: &Ground) -> Option<u8> {
        let surely_simple = self.config.options.holes == Holes::Area && !self.is_worked(seat);
        let simple = || surely_simple || ground.is_simple() && self.turrets(seat).next().is_none();
        (!self.is_wide(seat) && simple()).then(|| ground.longest_wall())
    }
    /// The segments of the longest outer wall.
    pub fn longest_chain(&self, seat: Seat) -> Vec<Segment> {
        board::chains(&self.plot(seat)).into_iter().next().unwrap_or_default()
    }
    /// The length of the longest outer wall if a tile stood on this cell too. The tile fits there.
    pub fn wall_with(&self, seat: Seat, cell: Cell, walls: Walls) -> u8 {
        if walls.is_outwork() {
            return self.longest_wall(seat); // CAM-16
        }
        if walls.is_turret() {
            return self.counted_wall(seat, Some(Standing { cell, walls })).0;
        }
        let mut ground = self.surveyed.grounds[seat];
        if !self.is_wide(seat) && ground.holds(cell) {
            ground.lay(cell, walls);
            if let Some(length) = self.wall_of(seat, &ground) {
                return length;
            }
        }
        self.counted_wall(seat, Some(Standing { cell, walls })).0
    }

    /// Lay a tile in an Alhambra where it fits.
    pub fn lay(&mut self, seat: Seat, tile: Tile, cell: Cell) {
        self.lay_turned(seat, tile, cell, Turn::NONE);
    }
    /// The same, turned.
    pub fn lay_turned(&mut self, seat: Seat, tile: Tile, cell: Cell, turn: Turn) {
        if tile.turns() {
            self.turn_to(tile, turn);
        }
        let walls = self.walls(tile);
        self.boards.built[seat].insert(tile);
        self.boards.standing[tile.place()].cell = cell;
        if let Some(kind) = self.building(tile) {
            self.surveyed.counts[seat][kind] += 1;
        }
        self.surveyed.worked |= u8::from(!walls.is_proper()) << seat.number();
        let ground = &mut self.surveyed.grounds[seat];
        if !(ground.is_central() && ground.holds(cell)) || self.is_wide(seat) {
            self.survey(seat);
        } else if walls.is_proper() {
            self.surveyed.grounds[seat].lay(cell, walls);
        }
    }
    #[cold]
    fn turn_to(&mut self, tile: Tile, turn: Turn) {
        self.boards.standing[tile.place()].walls = self.walls_turned(tile, turn);
        if let Some(n) = TURNABLE.position(tile) {
            self.boards.turned[n] = turn;
        }
    }
    /// Turn a tile where it stands.
    pub fn turn_in_place(&mut self, seat: Seat, tile: Tile, turn: Turn) {
        let cell = self.boards.standing[tile.place()].cell;
        self.lift(seat, tile);
        self.lay_turned(seat, tile, cell, turn);
    }
    /// Makes the geometry of an Alhambra anew, with the window where it can hold it.
    pub(super) fn survey(&mut self, seat: Seat) {
        let ground = Ground::of(self.boards.start[seat], self.standing(seat).map(|(_, s)| s));
        self.surveyed.wide = self.surveyed.wide & !(1 << seat.number()) | u8::from(ground.is_none()) << seat.number();
        self.surveyed.grounds[seat] = ground.unwrap_or(Ground::START);
    }
    /// Take a built tile out of an Alhambra.
    pub fn lift(&mut self, seat: Seat, tile: Tile) {
        let Standing { cell, walls } = self.boards.standing[tile.place()];
        self.boards.built[seat].remove(tile);
        self.boards.standing[tile.place()].cell = Cell::START;
        if let Some(kind) = self.building(tile) {
            self.surveyed.counts[seat][kind] -= 1;
        }
        if tile.turns() {
            self.turn_to(tile, Turn::NONE); // MAG-6
        }
        if walls.is_outwork() {
            let left = self.standing(seat).any(|(_, s)| !s.walls.is_proper()) || self.gates_of(seat).next().is_some();
            self.surveyed.worked = self.surveyed.worked & !(1 << seat.number()) | u8::from(left) << seat.number();
        }
        if !self.surveyed.grounds[seat].is_central() || self.is_wide(seat) {
            self.survey(seat);
        } else if walls.is_proper() {
            self.surveyed.grounds[seat].lift(cell);
        }
    }
}
