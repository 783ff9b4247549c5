use super::Bill;
use crate::{
    modules::{ModuleId, ModuleTopic},
    value::*,
};
use serde::{Serialize, Serializer};
use std::fmt;

/// The one question a game waits on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Ask {
    /// Who is asked.
    pub seat: Seat,
    /// What for.
    pub topic: Topic,
}

/// What a question is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// The first action of a turn (BASE-T2).
    Action,
    /// An action won by paying exactly (BASE-T3).
    FurtherAction,
    /// What becomes of a tile that lies aside (BASE-L1).
    Placement,
    /// What becomes of a tile won when the last tiles were given out (BASE-F4).
    LastTiles,
    /// What modules allow after the placement of a turn, such as another redesign (EXTRAS, BASE-T8).
    Extras,
    /// An interrupt between two turns (BASE-T8).
    Window,
    /// What becomes of money that was paid too much (CHG-22).
    Surplus,
    /// What a module asks.
    Module(ModuleTopic),
}

impl Topic {
    /// Every topic.
    pub fn all() -> impl Iterator<Item = Topic> {
        use Topic::{Action, Extras, FurtherAction, LastTiles, Placement, Surplus, Window};
        let core = [Action, FurtherAction, Placement, LastTiles, Extras, Window, Surplus];
        core.into_iter().chain(ModuleTopic::all().map(Topic::Module))
    }

    /// Is an action asked for?
    #[inline]
    pub const fn is_action(self) -> bool {
        matches!(self, Topic::Action | Topic::FurtherAction)
    }
    /// Is a tile to be placed?
    #[inline]
    pub const fn is_placement(self) -> bool {
        matches!(self, Topic::Placement | Topic::LastTiles)
    }
    /// May the one who is asked decline?
    #[inline]
    pub fn may_pass(self) -> bool {
        self.compulsory().is_none()
    }
    /// The rule that lets nobody decline, if there is one.
    pub fn compulsory(self) -> Option<RuleId> {
        match self {
            Topic::Action | Topic::FurtherAction => Some(rule!("BASE-T6")),
            Topic::Placement => Some(rule!("BASE-L1")),
            Topic::LastTiles => Some(rule!("BASE-F4")),
            Topic::Window | Topic::Extras | Topic::Surplus => None,
            Topic::Module(topic) => topic.compulsory(),
        }
    }
    /// The name used in files and on the wire.
    pub fn name(self) -> &'static str {
        match self {
            Topic::Action => "action",
            Topic::FurtherAction => "further_action",
            Topic::Placement => "placement",
            Topic::LastTiles => "last_tiles",
            Topic::Extras => "extras",
            Topic::Window => "window",
            Topic::Surplus => "surplus",
            Topic::Module(topic) => topic.name(),
        }
    }
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Serialize for Topic {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.name())
    }
}

impl Factual for Topic {
    const KIND: Kind = Kind::Topic;
    fn fact(&self) -> Fact {
        Fact::Topic(self.name())
    }
}

/// The terms of a purchase: by which right, and what it brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The module whose right it is; none for the turn's own.
    pub by: Option<ModuleId>,
    /// The rule that allows this purchase and nothing else, if one does.
    pub only: Option<RuleId>,
    /// The rule that demands exact payment, if one does.
    pub exact_only: Option<RuleId>,
    /// Does an exact payment give a further action (BASE-T3)?
    pub further: bool,
    /// Is the tile placed and its slot filled at once (VIZ-3), or with everything else of the turn?
    pub at_once: bool,
}

impl Terms {
    /// The right of the player on turn.
    pub const TURN: Terms = Terms { by: None, only: None, exact_only: None, further: true, at_once: false };
}

/// What a seat has bound itself to pay (CHA-3, TRE-2): everybody knows that it could.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Promise {
    /// Who.
    pub seat: Seat,
    /// What.
    pub bill: Bill,
}

/// What a module's move pays: with it the table settles the payment before the module makes the move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Payment {
    /// What is to be paid.
    pub bill: Bill,
    /// With what.
    pub pay: Purse,
    /// Does the payer get something for what is paid too much, where modules allow it (CHG-6)?
    pub change: bool,
    /// Does meeting the price exactly count as an exact payment (BASE-P3), with a further action where the right to buy
    /// gives one?
    pub exact: bool,
    /// The tile that is bought, if one is.
    pub tile: Option<Tile>,
    /// The slot of the yard that it lies in, if it does (BAZ-6).
    pub slot: Option<Slot>,
    /// Must the price be met exactly, so that more is paid only by a grace and counts as exact (RED-38b)?
    pub strict: bool,
}

impl Payment {
    /// For something that is no tile and is bought like one (BASE-P7).
    pub const fn of(bill: Bill, pay: Purse) -> Payment {
        Payment { bill, pay, change: true, exact: true, tile: None, slot: None, strict: false }
    }
    /// For a tile, from the yard or from elsewhere.
    pub const fn for_tile(bill: Bill, pay: Purse, tile: Tile, slot: Option<Slot>) -> Payment {
        Payment { bill, pay, change: true, exact: true, tile: Some(tile), slot, strict: false }
    }
    /// Was it met exactly, and counts as that?
    #[inline]
    pub fn is_exact(&self, paid: u8) -> bool {
        self.exact && (self.strict || paid == self.bill.price)
    }
}

/// A purchase that has just been paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sale {
    /// Who bought.
    pub seat: Seat,
    /// What.
    pub tile: Tile,
    /// From which slot of the yard, if it lay there.
    pub slot: Option<Slot>,
    /// The price of the tile: the printed one, or what it cost if none is printed (BASE-P7).
    pub price: u8,
    /// Was what it cost met exactly (BASE-P3)?
    pub exact: bool,
    /// By which right.
    pub by: Option<ModuleId>,
}
