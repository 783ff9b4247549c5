//! Magical buildings: six dear buildings that may be turned whenever they are laid. MAG-1 to MAG-12.
//!
//! That a tile can be turned is the table's business ([`crate::value::Turn`]): its walls turn with it, and every building
//! rule reads them as they stand. This room mixes the tiles in.

use super::{Contents, Module, ModuleId, Never, Nothing, Room, Watches};
use crate::{
    components::MAGICAL,
    flow::{Hidden, Play},
    value::*,
};

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MagicalBuildings;

impl Module for MagicalBuildings {
    const ID: ModuleId = ModuleId::MagicalBuildings;
    type Open = Nothing;
    type Hand = ();
    type Dark = ();
    type Move = Never;
    type Step = Never;
    type Topic = Never;
    type Event = Never;
    type Refusal = Never;
    type Reason = Never;
    type Notice = Never;
    type Given = Nothing;
    const BOX: Contents = Contents { tiles: MAGICAL, ..Contents::NOTHING };
    const WATCHES: Watches<MagicalBuildings> =
        Watches { tiles_mixed: Some(MagicalBuildings::tiles_mixed), ..Watches::NOTHING };

    /// Nothing is hidden but their place in the supply.
    fn redeal(_: &mut Room<MagicalBuildings>, _: Seat, _: &mut Hidden<'_>, _: &mut Dice) {}
}

impl MagicalBuildings {
    /// MAG-1.
    fn tiles_mixed(_: &mut Room<MagicalBuildings>, p: &mut Play<'_>) {
        let mut dice = p.dice(MagicalBuildings::ID, 0);
        MAGICAL.tiles().for_each(|tile| p.mix_into_supply(tile, &mut dice));
    }
}
