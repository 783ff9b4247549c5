use super::{Ask, Bill, Funds, Illegal, Length, Payment, Terms, Topic};
use crate::{
    modules::{Module, Move, Rooms},
    table::OpenTable,
    value::{Purse, Seat},
};

/// All that a legality check may look at: what everybody sees, and the own hand.
#[derive(Clone, Copy, Debug)]
pub struct Eyes<'a> {
    /// Who looks.
    pub seat: Seat,
    /// What is asked.
    pub ask: Ask,
    /// What everybody sees.
    pub open: &'a OpenTable,
    /// The own hand.
    pub hand: &'a Purse,
    /// Everything this seat can pay with: its hand and what lies open before it.
    pub means: Purse,
    /// How far that goes, where something can be bought.
    pub funds: Funds,
    /// May this seat redesign now: by an action, or in EXTRAS because a module grants it?
    pub redesign: bool,
    /// By which right may this seat buy a tile now: the turn's, or a module's in the window?
    pub terms: Option<&'static Terms>,
    /// May it pay too much now where a price must be met exactly (RED-38b)?
    pub grace: bool,
    /// How much a list of moves tells of the ways to pay.
    pub length: Length,
}

impl<'a> Eyes<'a> {
    /// What a seat sees that is asked something.
    #[inline]
    pub fn new<P: Rooms + ?Sized>(ask: Ask, open: &'a OpenTable, hand: &'a Purse, rooms: &P) -> Eyes<'a> {
        let acts = ask.topic.is_action();
        let terms = if acts { Some(&Terms::TURN) } else { None };
        let mut eyes = Eyes {
            seat: ask.seat,
            ask,
            open,
            hand,
            means: *hand,
            funds: Funds::UNCOUNTED,
            redesign: acts,
            terms,
            grace: false,
            length: Length::Full,
        };
        if !rooms.is_idle() {
            eyes.means.add_all(&rooms.means(ask.seat));
            match ask.topic {
                Topic::Action | Topic::FurtherAction => eyes.grace = rooms.grace(&eyes),
                Topic::Extras => eyes.redesign = rooms.redesign(&eyes),
                Topic::Window => eyes.terms = rooms.right(&eyes),
                _ => {}
            }
            if eyes.terms.is_some() {
                eyes.funds = Funds::of(&eyes.means);
            }
        }
        eyes
    }
}

/// A seat's sight of a game that waits on it: enough to list and check its moves, and for a bot to choose one.
///
/// It borrows from a [`crate::Game`] or from a [`crate::View`], and shows the same of both.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a, P: Rooms + ?Sized = dyn Rooms + 'a> {
    /// The table and the own hand.
    pub eyes: Eyes<'a>,
    /// What the modules show this seat.
    pub rooms: &'a P,
}

impl<'a, P: Rooms> Sight<'a, P> {
    /// The same for whoever does not care where it was borrowed from.
    #[inline]
    pub fn plain(&self) -> Sight<'a> {
        Sight { eyes: self.eyes, rooms: self.rooms }
    }
}

impl<P: Rooms + ?Sized> Sight<'_, P> {
    /// Adds the canonical moves to the list: every payment without a needless card, everything else that is legal.
    pub fn moves(&self, out: &mut Vec<Move>) {
        super::list::list(&self.eyes, self.rooms, out);
    }
    /// May this move be made? Accepts every legal one.
    pub fn check(&self, mv: &Move) -> Result<(), Illegal> {
        super::check::check(&self.eyes, self.rooms, mv)
    }
    /// What a move pays, if it pays anything.
    pub fn payment(&self, mv: &Move) -> Option<Payment> {
        let Eyes { open, seat, .. } = self.eyes;
        match mv {
            Move::Buy { slot, pay } => {
                let tile = open.in_yard(*slot)?;
                Some(Payment::for_tile(Bill::of_tile(tile, *slot), *pay, tile, Some(*slot)))
            }
            _ => self.rooms.payment(seat, open, mv),
        }
    }
    /// What this seat alone knows of a module, if that is in play: for whoever knows a module by name.
    pub fn own<M: Module>(&self) -> Option<M::Hand> {
        self.rooms.own(M::ID, &self.eyes)?.downcast_ref().copied()
    }
    /// Is the action that is due possible at all (BASE-T6)?
    pub fn can_act(&self) -> bool {
        super::list::can_act(&self.eyes, self.rooms)
    }
    /// A legal move by chance, without listing all: first a kind of move, then one of that kind.
    pub fn sample(&self, dice: &mut crate::value::Dice, scratch: &mut Vec<Move>) -> Move {
        super::sample::sample(self, dice, scratch)
    }
}
