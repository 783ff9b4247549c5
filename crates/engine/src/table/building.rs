//! Why a tile may not be built, removed or exchanged: the refusals of the building rules.

use super::{OpenTable, Plan};
use crate::{
    board::{self, Change, Holes, Plot, Standing},
    components::TURNABLE,
    modules::{ModuleId, Move},
    talk::{Because, Illegal},
    value::*,
};

impl OpenTable {
    /// What the Alhambra alone says to a move, whoever owns the tile and whatever is asked: for explanations.
    pub fn check_place(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        match *mv {
            Move::Build { tile, at, turn } | Move::Add { tile, at, turn } => {
                let walls = self.check_turned(tile, turn)?;
                self.check_build(seat, at, walls)?;
                if walls.is_turret() && !self.has_support(seat, tile, Standing { cell: at, walls }) {
                    return Err(rule!("WAT-14").broken(Because::NoSupport { cell: at, tile }));
                }
                Ok(())
            }
            Move::Exchange { at, tile, turn } => {
                self.check_exchange(seat, at, self.check_turned(tile, turn)?)?;
                self.keeps_turrets(seat, at, self.building(tile))
            }
            Move::Remove { at } => {
                // First, for a turret that nothing else touches is cut off too.
                self.keeps_turrets(seat, at, None)?;
                self.check_remove(seat, at)
            }
            Move::Turn { at, turn } => self.check_turn(seat, at, turn),
            _ => Ok(()),
        }
    }
    /// The walls of a tile turned like this, if it may be (BASE-B1).
    fn check_turned(&self, tile: Tile, turn: Turn) -> Result<Walls, Illegal> {
        if !turn.is_none() && !tile.turns() {
            return Err(rule!("BASE-B1").broken(Because::NeverTurned { tile }));
        }
        Ok(self.walls_turned(tile, turn))
    }
    /// MAG-5: a tile may be turned where it stands if that changes anything and only the final layout is legal.
    fn check_turn(&self, seat: Seat, at: Cell, turn: Turn) -> Result<(), Illegal> {
        if at == Cell::START {
            return Err(rule!("BASE-B1").broken(Because::StartTile));
        }
        let tile = self.tile_at(seat, at).ok_or_else(|| rule!("MAG-5").broken(Because::NothingAt { cell: at }))?;
        if tile.walls().is_turret() {
            return Err(rule!("WAT-20").broken(Because::StaysForEver { cell: at }));
        }
        if !tile.turns() {
            return Err(rule!("BASE-B1").broken(Because::NeverTurned { tile }));
        }
        if self.stays_as_it_is(tile) {
            return Err(rule!("MAG-5").broken(Because::NotTurnedInPlace { tile }));
        }
        if self.look(tile, turn) == self.look(tile, self.turn(tile)) {
            return Err(rule!("MAG-5").broken(Because::NoChange));
        }
        self.check_exchange(seat, at, self.walls_turned(tile, turn))
    }
    /// Does the module of a tile forbid to turn it where it stands?
    fn stays_as_it_is(&self, tile: Tile) -> bool {
        ModuleId::of_tile(tile).is_some_and(|module| !(module.contents().turns_in_place)(self))
    }
    /// WAT-21.
    pub(super) fn keeps_turrets(&self, seat: Seat, cell: Cell, comes: Option<Building>) -> Result<(), Illegal> {
        match self.unsupported(seat, cell, comes) {
            Some(turret) => Err(rule!("WAT-21").broken(Because::LosesTurret { cell, turret })),
            None => Ok(()),
        }
    }
    /// Does a tile stand in this Alhambra that may be turned there?
    #[inline]
    pub fn has_turnable(&self, seat: Seat) -> bool {
        !self.boards.built[seat].and(&TURNABLE_TILES).is_empty()
    }
    /// Every way in which a tile of an Alhambra may be turned where it stands.
    pub fn turns_in_place(&self, seat: Seat) -> impl Iterator<Item = (Cell, Turn)> + use<> {
        let ways = if self.has_turnable(seat) { self.turns_by(seat, &self.plan(seat)) } else { Pile::default() };
        (0..ways.len()).map(move |n| ways[n])
    }
    /// The same by a plan that is at hand (MAG-5).
    pub fn turns_by(&self, seat: Seat, plan: &Plan) -> Pile<(Cell, Turn), { 4 * TURNABLE.count }> {
        let (tiles, mut found) = (self.boards.built[seat].and(&TURNABLE_TILES), Pile::default());
        // They are all of one module.
        if tiles.iter().next().is_none_or(|tile| self.stays_as_it_is(tile)) {
            return found;
        }
        for tile in tiles.iter() {
            let (at, stands) = (self.boards.standing[tile.place()].cell, self.turn(tile));
            let looks = self.looks(tile);
            for turn in looks.turnings().iter().copied().filter(|turn| looks.differ(*turn, stands)) {
                if plan.swaps_at(looks.walls(turn), at) {
                    found.push((at, turn));
                }
            }
        }
        found
    }
    /// May a tile with these walls be built on this cell? If not, why not.
    pub fn check_build(&self, seat: Seat, cell: Cell, walls: Walls) -> Result<(), Illegal> {
        build(&self.plot(seat), cell, walls, self.config.options.holes)
    }
    /// May the tile on this cell be removed? If not, why not.
    pub fn check_remove(&self, seat: Seat, cell: Cell) -> Result<(), Illegal> {
        remove(&self.plot(seat), cell)
    }
    /// May a tile with these walls take the place of the one on this cell? If not, why not.
    pub fn check_exchange(&self, seat: Seat, cell: Cell, walls: Walls) -> Result<(), Illegal> {
        exchange(&self.plot(seat), cell, walls)
    }
}

/// The tiles that may be turned where they stand.
static TURNABLE_TILES: TileSet = TileSet::range(TURNABLE.first, TURNABLE.count);

/// May this change be made? If not, why not.
pub(super) fn change(plot: &Plot, change: &Change, holes: Holes) -> Result<(), Illegal> {
    match *change {
        Change::Lay { at, walls } => build(plot, at, walls, holes),
        Change::Lift { at } => remove(plot, at),
        Change::Swap { at, walls } => exchange(plot, at, walls),
    }
}

fn build(plot: &Plot, cell: Cell, walls: Walls, holes: Holes) -> Result<(), Illegal> {
    if let Some(there) = plot.at(cell) {
        let rule = if there.is_turret() { rule!("WAT-11") } else { rule!("BASE-B2") };
        return Err(rule.broken(Because::Occupied { cell }));
    }
    if walls.is_outwork() {
        goes_with_its_neighbours(plot, cell, walls)?;
        attached(plot, cell, walls)?;
    } else if walls.is_turret() {
        goes_with_its_neighbours(plot, cell, walls)?;
        if !plot.reached_at(cell, walls) {
            return Err(rule!("WAT-14").broken(Because::NoContact { cell }));
        }
    } else {
        if !plot.touches_proper(cell) {
            let beside = |is: fn(Walls) -> bool| cell.neighbours().into_iter().any(|c| plot.at(c).is_some_and(is));
            let rule = match () {
                () if beside(Walls::is_outwork) => rule!("CAM-10"),
                () if beside(Walls::is_turret) => rule!("WAT-16"),
                () => rule!("BASE-B2"),
            };
            return Err(rule.broken(Because::NoContact { cell }));
        }
        goes_with_its_neighbours(plot, cell, walls)?;
        reached(plot, cell, walls)?;
    }
    if !plot.no_hole_by(cell, walls, holes) {
        let holes = board::holes_by(plot, cell, walls, holes);
        let half = |cell: &Cell| plot.at(*cell).is_some_and(Walls::is_turret);
        let rule = if walls.is_turret() || holes.iter().any(half) { rule!("WAT-17") } else { rule!("BASE-B5") };
        return Err(rule.broken(Because::Hole { cell, holes }));
    }
    Ok(())
}

fn remove(plot: &Plot, cell: Cell) -> Result<(), Illegal> {
    let old = movable(plot, cell, rule!("BASE-R3"))?;
    if plot.shut_in(cell) {
        return Err(rule!("BASE-R3").broken(Because::Hole { cell, holes: vec![cell] }));
    }
    if !old.is_outwork() {
        cuts_nothing_off(plot, cell, rule!("BASE-R3"))?;
    }
    match plot.unattached_without(cell) {
        Some(outwork) => Err(rule!("CAM-11").broken(Because::LosesOutwork { cell, outwork })),
        None => Ok(()),
    }
}

fn exchange(plot: &Plot, cell: Cell, walls: Walls) -> Result<(), Illegal> {
    let old = movable(plot, cell, rule!("BASE-R4"))?;
    if let Some(side) = plot.clash(cell, walls) {
        let other = cell.beside(side);
        return Err(if walls.is_outwork() {
            rule!("CAM-5").broken(Because::BastionClash { cell, side, other })
        } else if plot.at(other).is_some_and(Walls::is_turret) {
            rule!("WAT-13").broken(Because::WallMeetsGap { cell, side, other })
        } else if plot.proper(other).is_none() {
            rule!("CAM-11").broken(Because::LosesOutwork { cell, outwork: other })
        } else {
            rule!("BASE-R4").broken(Because::WallMeetsGap { cell, side, other })
        });
    }
    if walls.is_outwork() {
        attached(plot, cell, walls)?;
    }
    match (old.is_outwork(), walls.is_outwork()) {
        (true, false) => reached(plot, cell, walls),
        (false, true) => cuts_nothing_off(plot, cell, rule!("BASE-R4")),
        _ => Ok(()),
    }
}

/// What stands on a cell and may leave it.
fn movable(plot: &Plot, cell: Cell, rule: RuleId) -> Result<Walls, Illegal> {
    if cell == Cell::START {
        return Err(rule!("BASE-B1").broken(Because::StartTile));
    }
    let old = plot.at(cell).ok_or_else(|| rule.broken(Because::NothingAt { cell }))?;
    if old.is_turret() {
        return Err(rule!("WAT-20").broken(Because::StaysForEver { cell }));
    }
    if plot.locks(cell) {
        return Err(rule!("GAT-14").broken(Because::Locked { cell }));
    }
    Ok(old)
}

fn goes_with_its_neighbours(plot: &Plot, cell: Cell, walls: Walls) -> Result<(), Illegal> {
    let Some(side) = plot.clash(cell, walls) else { return Ok(()) };
    let other = cell.beside(side);
    let turret = plot.at(other).is_some_and(Walls::is_turret);
    let outwork = plot.at(other).is_some_and(Walls::is_outwork);
    if (turret || walls.is_turret()) && !outwork && !walls.is_outwork() {
        return Err(rule!("WAT-13").broken(Because::WallMeetsGap { cell, side, other }));
    }
    Err(match (walls.is_outwork() || walls.is_turret(), plot.proper(other)) {
        (true, _) => rule!("CAM-5").broken(Because::BastionClash { cell, side, other }),
        (false, None) => rule!("CAM-8").broken(Because::BastionClash { cell, side, other }),
        (false, Some(_)) => rule!("BASE-B3").broken(Because::WallMeetsGap { cell, side, other }),
    })
}

fn attached(plot: &Plot, cell: Cell, bastions: Walls) -> Result<(), Illegal> {
    if plot.attached_at(cell, bastions, None) {
        return Ok(());
    }
    Err(rule!("CAM-4").broken(Because::NotAttached { cell }))
}

fn reached(plot: &Plot, cell: Cell, walls: Walls) -> Result<(), Illegal> {
    if plot.reached_at(cell, walls) {
        return Ok(());
    }
    Err(rule!("BASE-B4").broken(Because::NotReachable { cell }))
}

fn cuts_nothing_off(plot: &Plot, cell: Cell, rule: RuleId) -> Result<(), Illegal> {
    match plot.unreached_without(cell) {
        Some(cut_off) => Err(rule.broken(Because::CutsOff { cell, cut_off })),
        None => Ok(()),
    }
}
