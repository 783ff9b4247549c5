//! What a game asks of the rooms in it, without knowing any of them.

use super::{
    Happening, Laying, ModuleId, ModuleNotice, ModuleSet, ModuleStep, ModuleTopic, Move, OpenRooms, Piece, RoomsGiven,
    registry,
};
use crate::{
    flow::{Ask, Eyes, Hidden, Illegal, Payment, Play, Promise, Terms},
    position::BadPosition,
    score::Tally,
    table::OpenTable,
    value::{BadPack, Dice, Fact, Participant, Purse, RuleId, Seat, Tile, Unpacker},
};
use serde::Serialize;
use std::{any::Any, fmt::Debug};

/// What the modules of a game say to a question: asked of a game and of a view alike, by whoever does not know which of
/// the two it is (`dyn Rooms`). Without modules nothing is said.
pub trait Rooms: OpenRooms + Debug {
    /// Are there no modules at all? Answered when compiling, where the type is known.
    fn is_bare(&self) -> bool {
        false
    }
    /// Is no room in play, so that nobody need be asked?
    fn is_idle(&self) -> bool {
        false
    }
    /// See [`super::Grants::right`]: the first module that grants one.
    fn right(&self, _eyes: &Eyes<'_>) -> Option<&'static Terms> {
        None
    }
    /// See [`super::Acts::list`].
    fn moves(&self, _eyes: &Eyes<'_>, _out: &mut Vec<Move>) {}
    /// The same of one module; nothing if it is not in play.
    fn moves_of(&self, _module: ModuleId, _eyes: &Eyes<'_>, _out: &mut Vec<Move>) {}
    /// See [`super::Pays::means`]: of all modules together.
    fn means(&self, _seat: Seat) -> Purse {
        Purse::EMPTY
    }
    /// See [`super::Grants::take_limit`]: the highest.
    fn take_limit(&self, _eyes: &Eyes<'_>) -> Option<u8> {
        None
    }
    /// See [`super::Grants::placing`]: what all modules say.
    fn placing(&self, _table: &OpenTable, _seat: Seat, _tile: Tile) -> Result<(), Illegal> {
        Ok(())
    }
    /// See [`super::Grants::redesign`].
    fn redesign(&self, _eyes: &Eyes<'_>) -> bool {
        false
    }
    /// See [`super::Pays::grace`].
    fn grace(&self, _eyes: &Eyes<'_>) -> bool {
        false
    }
    /// Has any module a move that answers the question (BASE-T6), and is not just made beside or before it?
    fn can_move(&self, _eyes: &Eyes<'_>) -> bool {
        false
    }
    /// See [`super::Acts::check`]. The move is a module's.
    fn check(&self, _eyes: &Eyes<'_>, mv: &Move) -> Result<(), Illegal> {
        Err(registry::not_played(mv))
    }
    /// See [`super::Acts::payment`]. The move is a module's.
    fn payment(&self, _seat: Seat, _table: &OpenTable, _mv: &Move) -> Option<Payment> {
        None
    }
    /// The rule by which a tile of a module cannot be given to Dirk.
    fn no_gift(&self, _tile: Tile) -> Option<RuleId> {
        None
    }
    /// See [`super::Subject::stands`].
    fn stands(&self, _seat: Seat, _topic: ModuleTopic) -> bool {
        true
    }
    /// See [`super::Subject::about`].
    fn about(&self, _topic: ModuleTopic) -> Vec<(&'static str, Fact)> {
        vec![]
    }
    /// See [`super::Shows::notices`]: of one module.
    fn notices(&self, _module: ModuleId, _table: &OpenTable, _seat: Option<Seat>) -> Vec<ModuleNotice> {
        vec![]
    }
    /// See [`super::Shows::pieces`]: of all modules.
    fn pieces(&self, _table: &OpenTable, _of: Participant) -> Vec<Piece> {
        vec![]
    }
    /// See [`super::Counts::score`].
    fn score(&self, _table: &OpenTable, _tally: &mut Tally) {}
    /// The same of one module; nothing if it is not in play.
    fn score_of(&self, _module: ModuleId, _table: &OpenTable, _tally: &mut Tally) {}
    /// See [`super::Counts::toll`].
    fn toll(&self, _table: &OpenTable, _tally: &mut Tally) {}
    /// What the seat that looks alone knows of a module, if that is in play: see [`crate::flow::Sight::own`].
    fn own(&self, _module: ModuleId, _eyes: &Eyes<'_>) -> Option<&dyn Any> {
        None
    }
}

/// What one seat sees of the modules: it can be shown, and written as numbers.
pub trait SeenRooms: Rooms + Clone + PartialEq + Debug + Serialize {
    /// Writes it.
    fn pack(&self, to: &mut Vec<u32>);
    /// Reads it, for a game with these rooms.
    fn unpack(from: &mut Unpacker<'_>, rooms: ModuleSet) -> Result<Self, BadPack>;
}

/// The modules of a game.
pub trait Household: Send + Sync + Rooms + Clone + PartialEq + Debug + Sized {
    /// Are there no modules at all?
    const BARE: bool;
    /// What one seat sees of them.
    type Seen: SeenRooms;
    /// Empty rooms for these modules; none if this house cannot hold them.
    fn open(modules: ModuleSet) -> Option<Self>;
    /// What a seat sees; a spectator sees what is open.
    fn seen(&self, seat: Option<Seat>) -> Self::Seen;
    /// Tells everybody what happens, until a module takes it in hand: then it is true.
    fn happen(&mut self, _what: Happening<'_>, _p: &mut Play<'_>) -> bool {
        false
    }
    /// See [`super::Lays::lay`].
    fn lay(&mut self, _given: &RoomsGiven, _on: &mut Laying<'_, '_>) -> Result<(), BadPosition> {
        Ok(())
    }
    /// See [`super::Grants::interrupts`].
    fn interrupts(&self, _table: &OpenTable, _seat: Seat) -> bool {
        false
    }
    /// See [`super::Grants::extras`].
    fn extras(&self, _table: &OpenTable, _seat: Seat) -> bool {
        false
    }
    /// See [`super::Runs::run`].
    fn run(&mut self, _step: ModuleStep, _p: &mut Play<'_>) -> Option<Ask> {
        None
    }
    /// See [`super::Acts::apply`]. The move is a module's.
    fn apply(&mut self, _seat: Seat, _mv: Move, _p: &mut Play<'_>) {}
    /// See [`super::Subject::passed`].
    fn passed(&mut self, _seat: Seat, _topic: ModuleTopic, _p: &mut Play<'_>) {}
    /// See [`super::Pays::surplus`].
    fn surplus(&self, _table: &OpenTable, _seat: Seat) -> bool {
        false
    }
    /// See [`super::Pays::promise`]: the first there is.
    fn promise(&self) -> Option<Promise> {
        None
    }
    /// See [`super::Module::redeal`].
    fn redeal(&mut self, _seat: Seat, _hidden: &mut Hidden<'_>, _dice: &mut Dice) {}
}

/// No modules: nothing is stored, nothing is asked, everything compiles away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Bare {}

impl OpenRooms for Bare {}

impl Rooms for Bare {
    #[inline]
    fn is_bare(&self) -> bool {
        true
    }
    #[inline]
    fn is_idle(&self) -> bool {
        true
    }
}

impl SeenRooms for Bare {
    fn pack(&self, _: &mut Vec<u32>) {}
    fn unpack(from: &mut Unpacker<'_>, rooms: ModuleSet) -> Result<Bare, BadPack> {
        if rooms.is_empty() { Ok(Bare {}) } else { Err(from.bad("this game was to be played without modules")) }
    }
}

impl Household for Bare {
    const BARE: bool = true;
    type Seen = Bare;
    fn open(modules: ModuleSet) -> Option<Bare> {
        (modules == ModuleSet::EMPTY).then_some(Bare {})
    }
    fn seen(&self, _: Option<Seat>) -> Bare {
        Bare {}
    }
}
