//! Diamonds: ten money cards of no currency, which pay for a tile on any slot, but only alone. DIA-S1, DIA-1 to DIA-9.
//!
//! They are the gems of the table: dealt, taken, held, paid and reshuffled like all money ([`crate::flow::Bill`]).
//! This room only mixes them into the deck.

use super::prelude::*;
use crate::components::DIAMOND_COPIES;

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Diamonds;

impl Module for Diamonds {
    const ID: ModuleId = ModuleId::Diamonds;
    has_no!(Open Hand Dark Move Step Topic Event Refusal Reason Notice Given Options);
    const GUIDE: Guide = Guide { about: About::Money, brings: &[(Boon::Gems, "gems")], ..Guide::NOTHING };
    const BOX: Contents = Contents { cards: Diamonds::cards, ..Contents::NOTHING };
    const WATCHES: Watches<Diamonds> = Watches { money_mixed: Some(Diamonds::money_mixed), ..Watches::NOTHING };

    /// DIA-9: secret like all money, and dealt anew with it.
    fn redeal(_: &mut Room<Diamonds>, _: Seat, _: &mut Hidden<'_>, _: &mut Dice) {}
}

impl Diamonds {
    fn cards(_: u8, each: &mut dyn FnMut(OwnCards)) {
        for value in Card::GEMS {
            let copies = DIAMOND_COPIES[value as usize];
            each(OwnCards { card: Card::gem(value), copies, come_back: true }); // DIA-8
        }
    }

    /// DIA-S1: among the money before anything is dealt, all ten with two players as well.
    fn money_mixed(_: &mut Room<Diamonds>, p: &mut Play<'_>) {
        let mut dice = p.dice(Diamonds::ID, 0);
        for value in Card::GEMS {
            for _ in 0..DIAMOND_COPIES[value as usize] {
                p.mix_into_deck(Card::gem(value), &mut dice);
            }
        }
    }
}
