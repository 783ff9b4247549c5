//! Magical buildings: six dear buildings that may be turned whenever they are laid. MAG-1 to MAG-12.
//!
//! That a tile can be turned is the table's business ([`crate::value::Turn`]): its walls turn with it, and every building
//! rule reads them as they stand. This room mixes the tiles in.

use super::{Mine, Module, ModuleId, Never, Nothing, Room};
use crate::{
    components::{MAGICAL, TileRange},
    flow::{Eyes, Hidden, Illegal, Moment, Play},
    value::*,
};

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MagicalBuildings;

impl Module for MagicalBuildings {
    const ID: ModuleId = ModuleId::MagicalBuildings;
    const MOMENTS: &'static [Moment] = &[Moment::TilesMixed];
    const TILES: TileRange = MAGICAL;
    type Open = Nothing;
    type Hand = ();
    type Dark = ();
    type Move = Never;
    type Step = Never;
    type Topic = Never;
    type Event = Never;
    type Refusal = Never;
    type Given = Nothing;

    /// MAG-1.
    fn at(_: &mut Room<MagicalBuildings>, _: Moment, p: &mut Play<'_>) {
        let mut dice = p.dice(Self::ID, 0);
        MAGICAL.tiles().for_each(|tile| p.mix_into_supply(tile, &mut dice));
    }

    fn check(_: Mine<'_, MagicalBuildings>, _: &Eyes<'_>, mv: &Never) -> Result<(), Illegal> {
        match *mv {}
    }

    fn apply(_: &mut Room<MagicalBuildings>, _: Seat, mv: Never, _: &mut Play<'_>) {
        match mv {}
    }

    /// Nothing is hidden but their place in the supply.
    fn redeal(_: &mut Room<MagicalBuildings>, _: Seat, _: &mut Hidden<'_>, _: &mut Dice) {}
}
