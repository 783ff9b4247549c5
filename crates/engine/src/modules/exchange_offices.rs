//! Exchange offices: six cards of the money deck, each with two currencies that one purchase may mix. EXO-S1, EXO-1 to
//! EXO-14.
//!
//! Lying in the display, being taken alone, being held and being put down with a payment are the table's business: see
//! [`crate::flow::Bill`] and `check`. This room only mixes the cards into the deck.

use super::prelude::*;
use crate::components::{OFFICES, OFFICES_IN_PILES};

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ExchangeOffices;

impl Module for ExchangeOffices {
    const ID: ModuleId = ModuleId::ExchangeOffices;
    has_no!(Open Hand Dark Move Step Topic Event Refusal Reason Notice Given Options);
    const GUIDE: Guide = Guide { about: About::Money, place: 2, brings: &[(Boon::Joint, "office")], ..Guide::NOTHING };
    const BOX: Contents = Contents { cards: ExchangeOffices::cards, ..Contents::NOTHING };
    const WATCHES: Watches<ExchangeOffices> =
        Watches { piles_cut: Some(ExchangeOffices::piles_cut), ..Watches::NOTHING };

    /// EXO-3: which office somebody holds is as secret as the money; how many, everybody has seen.
    fn redeal(_: &mut Room<ExchangeOffices>, _: Seat, hidden: &mut Hidden<'_>, dice: &mut Dice) {
        let offices: Pile<Card, 6> = OFFICES.cards().collect();
        hidden.shuffle(&offices, &mut [], dice);
    }
}

impl ExchangeOffices {
    fn cards(_: u8, each: &mut dyn FnMut(OwnCards)) {
        OFFICES.cards().for_each(|card| each(OwnCards { card, copies: 1, come_back: true })); // EXO-10, EXO-13
    }

    /// EXO-S1: two each into the second, third and fourth pile, so none is dealt or lies in the first display.
    fn piles_cut(_: &mut Room<ExchangeOffices>, p: &mut Play<'_>) {
        let mut cards: Pile<Card, 6> = OFFICES.cards().collect();
        let mut dice = p.dice(ExchangeOffices::ID, 0);
        p.mix_into_piles(&mut cards, OFFICES_IN_PILES, &mut dice);
    }
}
