//! Magical buildings: six dear buildings that may be turned whenever they are laid. MAG-1 to MAG-12.
//!
//! That a tile can be turned is the table's business ([`crate::value::Turn`]): its walls turn with it, and every building
//! rule reads them as they stand. This room mixes the tiles in.

use super::prelude::*;
use crate::components::MAGICAL;

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MagicalBuildings;

choices! {
    /// In which ways magical buildings are turned.
    pub struct Options {
        /// Also where they stand?
        magical_turn_in_place: Switch = Switch::On, "MAG-5";
    }
}

impl Module for MagicalBuildings {
    const ID: ModuleId = ModuleId::MagicalBuildings;
    const GUIDE: Guide = Guide { about: About::Building, ..Guide::NOTHING };
    type Options = Options;
    has_no!(Open Hand Dark Move Step Topic Event Refusal Reason Notice Given);
    const BOX: Contents =
        Contents { tiles: MAGICAL, turns_in_place: MagicalBuildings::turns_in_place, ..Contents::NOTHING };
    const WATCHES: Watches<MagicalBuildings> =
        Watches { tiles_mixed: Some(MagicalBuildings::tiles_mixed), ..Watches::NOTHING };

    /// Nothing is hidden but their place in the supply.
    fn redeal(_: &mut Room<MagicalBuildings>, _: Seat, _: &mut Hidden<'_>, _: &mut Dice) {}
}

impl MagicalBuildings {
    /// MAG-5.
    fn turns_in_place(table: &OpenTable) -> bool {
        MagicalBuildings::options(table).magical_turn_in_place == Switch::On
    }

    /// MAG-1.
    fn tiles_mixed(_: &mut Room<MagicalBuildings>, p: &mut Play<'_>) {
        p.mix_in_tiles(MagicalBuildings::ID);
    }
}
