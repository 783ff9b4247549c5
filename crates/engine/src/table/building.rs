//! Why a tile may not be built, removed or exchanged: the refusals of the building rules.

use super::OpenTable;
use crate::{
    board::{self, Change, Holes, Plot},
    flow::{Because, Illegal},
    modules::Move,
    value::*,
};

impl OpenTable {
    /// What the Alhambra alone says to a move, whoever owns the tile and whatever is asked: for explanations.
    pub fn check_place(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        match mv {
            Move::Build { tile, at } | Move::Add { tile, at } => self.check_build(seat, *at, self.walls(*tile)),
            Move::Exchange { at, tile } => self.check_exchange(seat, *at, self.walls(*tile)),
            Move::Remove { at } => self.check_remove(seat, *at),
            _ => Ok(()),
        }
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

/// May this change be made? If not, why not.
pub(super) fn change(plot: &Plot, change: &Change, holes: Holes) -> Result<(), Illegal> {
    match *change {
        Change::Lay { at, walls } => build(plot, at, walls, holes),
        Change::Lift { at } => remove(plot, at),
        Change::Swap { at, walls } => exchange(plot, at, walls),
    }
}

fn build(plot: &Plot, cell: Cell, walls: Walls, holes: Holes) -> Result<(), Illegal> {
    if plot.at(cell).is_some() {
        return Err(rule!("BASE-B2").broken(Because::Occupied { cell }));
    }
    if walls.is_outwork() {
        goes_with_its_neighbours(plot, cell, walls)?;
        attached(plot, cell, walls)?;
    } else {
        if !plot.touches_proper(cell) {
            let rule = if plot.touches(cell) { rule!("CAM-10") } else { rule!("BASE-B2") };
            return Err(rule.broken(Because::NoContact { cell }));
        }
        goes_with_its_neighbours(plot, cell, walls)?;
        reached(plot, cell, walls)?;
    }
    if !plot.no_hole_by(cell, holes) {
        return Err(rule!("BASE-B5").broken(Because::Hole { cell, holes: board::holes_by(plot, cell, holes) }));
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
    if plot.locks(cell) {
        return Err(rule!("GAT-14").broken(Because::Locked { cell }));
    }
    Ok(old)
}

fn goes_with_its_neighbours(plot: &Plot, cell: Cell, walls: Walls) -> Result<(), Illegal> {
    let Some(side) = plot.clash(cell, walls) else { return Ok(()) };
    let other = cell.beside(side);
    Err(match (walls.is_outwork(), plot.proper(other)) {
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
