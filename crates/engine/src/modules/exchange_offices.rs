//! Exchange offices: six cards of the money deck, each with two currencies that one purchase may mix. EXO-S1, EXO-1 to
//! EXO-14.
//!
//! Lying in the display, being taken alone, being held and being put down with a payment are the table's business: see
//! [`crate::flow::payment`] and `check`. This room only mixes the cards into the deck.

use super::{Mine, Module, ModuleId, Never, Nothing, OwnCards, Room};
use crate::{
    components::{OFFICES, OFFICES_IN_PILES},
    flow::{Eyes, Hidden, Illegal, Moment, Play},
    value::*,
};

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ExchangeOffices;

impl Module for ExchangeOffices {
    const ID: ModuleId = ModuleId::ExchangeOffices;
    const MOMENTS: &'static [Moment] = &[Moment::PilesCut];
    type Open = Nothing;
    type Hand = ();
    type Dark = ();
    type Move = Never;
    type Step = Never;
    type Topic = Never;
    type Event = Never;
    type Refusal = Never;
    type Given = Nothing;

    fn cards(_: u8, mut each: impl FnMut(OwnCards)) {
        OFFICES.cards().for_each(|card| each(OwnCards { card, copies: 1, come_back: true })); // EXO-10, EXO-13
    }

    /// EXO-S1: two each into the second, third and fourth pile, so none is dealt or lies in the first display.
    fn at(_: &mut Room<ExchangeOffices>, _: Moment, p: &mut Play<'_>) {
        let mut cards: Pile<Card, 6> = OFFICES.cards().collect();
        let mut dice = p.dice(Self::ID, 0);
        p.mix_into_piles(&mut cards, OFFICES_IN_PILES, &mut dice);
    }

    fn check(_: Mine<'_, ExchangeOffices>, _: &Eyes<'_>, mv: &Never) -> Result<(), Illegal> {
        match *mv {}
    }

    fn apply(_: &mut Room<ExchangeOffices>, _: Seat, mv: Never, _: &mut Play<'_>) {
        match mv {}
    }

    /// EXO-3: which office somebody holds is as secret as the money; how many, everybody has seen.
    fn redeal(_: &mut Room<ExchangeOffices>, seat: Seat, hidden: &mut Hidden<'_>, dice: &mut Dice) {
        let offices: Pile<Card, 6> = OFFICES.cards().collect();
        hidden.shuffle(seat, &offices, &mut [], dice);
    }
}
