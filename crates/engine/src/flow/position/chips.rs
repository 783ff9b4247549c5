//! The chips of a described position (RED-3): those that are told, and the others by chance.

use super::{BadPosition, GivenSeat, Position, bad};
use crate::{flow::Play, value::*};

/// A chip of those that lie nowhere, by chance.
pub(super) fn deal_chip(p: &mut Play<'_>, tile: Tile, dice: &mut Dice) {
    let left = p.open.bag();
    let bag: Vec<Building> =
        Building::ALL.into_iter().flat_map(|kind| std::iter::repeat_n(kind, left[kind].into())).collect();
    p.open.put_chip(tile, *dice.pick(&bag));
}

impl Position {
    /// The chips of all tiles that lie somewhere: those that are told, then the others.
    pub(super) fn lay_chips(&self, p: &mut Play<'_>, dice: &mut Dice) -> Result<(), BadPosition> {
        for (name, kind) in &self.chips {
            let tile: Tile = name.parse().map_err(|e: Misspelt| bad("chips", e.to_string()))?;
            let field = || format!("chips.{tile}");
            if !self.game.kit().carries_chip(tile) {
                return Err(bad(field(), "this tile carries no chip in this game"));
            }
            if p.open.bag()[*kind] == 0 {
                let why = format!("more chips of {kind} than there are");
                return Err(BadPosition { rule: Some(rule!("RED-2")), ..bad(field(), why) });
            }
            p.open.put_chip(tile, *kind);
        }
        let of_seat = |given: &GivenSeat| {
            let built = given.alhambra.iter().map(|tile| tile.tile);
            built.chain(given.reserve.iter().copied()).chain(given.aside.iter().copied()).collect::<Vec<_>>()
        };
        let seats = Seat::all(self.players).flat_map(|seat| of_seat(self.seat(seat)));
        for tile in seats.chain(self.dirk.iter().copied()).filter(|tile| self.game.kit().carries_chip(*tile)) {
            if p.open.chip(tile).is_none() {
                deal_chip(p, tile, dice);
            }
        }
        Ok(())
    }
    /// RED-48: a tile gets its chip when it is laid out, so none lies in the supply.
    pub(super) fn check_chips(&self, p: &Play<'_>) -> Result<(), BadPosition> {
        let mut told = self.chips.keys().filter_map(|name| name.parse().ok());
        match told.find(|tile: &Tile| p.dark.supply.contains(tile)) {
            Some(tile) => Err(BadPosition {
                rule: Some(rule!("RED-48")),
                ..bad(format!("chips.{tile}"), "this tile lies in the supply: it gets its chip when it is laid out")
            }),
            None => Ok(()),
        }
    }
}
