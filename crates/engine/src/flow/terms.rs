use super::Bill;
use crate::{modules::ModuleId, value::*};

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
    pub fn is_exact(&self, paid: u16) -> bool {
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
