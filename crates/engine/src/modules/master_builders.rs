//! Master builders: sixteen money cards of value 3, each of which may instead be given up for a redesign at the end of a
//! turn. Spent either way they leave the game. MAB-1 to MAB-19.
//!
//! Paying with them is the table's business ([`Card::builder`]). This room deals them and grants the redesign. Its owner
//! announces the card in EXTRAS and redesigns; the card leaves the hand with the redesign, whatever makes that possible (a
//! gate) (MAB-19).

use super::prelude::*;
use crate::{
    components::{BUILDERS_DEALT, BUILDERS_IN_PILES, BUILDERS_PER_CURRENCY},
    table::Announced,
};

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MasterBuilders;

/// What everybody sees: how many each hand may hold is the table's business ([`OpenTable::builders`]).
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Open {
    /// MAB-12: has one been used for a redesign in this turn?
    pub used: bool,
}

/// MAB-4: what nobody sees.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Dark {
    /// Out of the game, unseen; before the piles are cut, not yet dealt.
    pub removed: Pile<Card, 16>,
}

declare! {
    /// MAB-11.
    pub move Move "a move of the master builders (such as: use denar-builder)" {
        /// Announce the card that the next redesign costs.
        Use(card: Card) = "use {card}",
    }
}

declare! {
    /// What this room tells.
    pub event Event {
        /// Master builders were dealt, face down.
        Dealt { seat: Seat, count: u8, cards: Option<Purse> } = "cards: deck > hand",
        /// One was announced for a redesign.
        Announced { seat: Seat, card: Card } = "still",
        /// The announced one was given up for a redesign and left the game.
        Used { seat: Seat, card: Card } = "card: hand > out",
    }
}

/// In a described position.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Given {
    /// Those that have left the game or were never in it; with them all that neither a hand nor the deck can hold.
    pub removed: Option<Vec<Card>>,
    /// Has one been used for a redesign in this turn?
    pub used: bool,
}

const PER_CURRENCY: usize = BUILDERS_PER_CURRENCY as usize;

/// All sixteen.
fn all() -> Pile<Card, 16> {
    Currency::ALL.into_iter().flat_map(|currency| [Card::builder(currency); PER_CURRENCY]).collect()
}

/// MAB-3: how many come into the piles.
fn in_piles(players: u8) -> usize {
    BUILDERS_IN_PILES[usize::from(players) - 2].iter().sum::<u8>().into()
}

declare! {
    /// What this room shows.
    pub notice Notice {
        /// One was used for a redesign in this turn.
        Used,
    }
}

declare! {
    /// Why this room refuses a move.
    pub refusal Refusal {
        /// There is nothing to add, remove or exchange.
        NothingToRedesign,
    }
}

impl Module for MasterBuilders {
    const ID: ModuleId = ModuleId::MasterBuilders;
    const GUIDE: Guide = Guide { about: About::Money, place: 4, ..Guide::NOTHING };
    type Open = Open;
    type Dark = Dark;
    type Move = Move;
    type Event = Event;
    type Notice = Notice;
    type Given = Given;
    type Refusal = Refusal;
    has_no!(Hand Step Topic Reason Options);
    const BOX: Contents = Contents { cards: MasterBuilders::cards, ..Contents::NOTHING };
    const WATCHES: Watches<MasterBuilders> = Watches {
        turn_start: Some(MasterBuilders::turn_start),
        piles_cut: Some(MasterBuilders::piles_cut),
        before_deal: Some(deal),
        redesigned: Some(MasterBuilders::redesigned),
        ..Watches::NOTHING
    };
    const GRANTS: Grants<MasterBuilders> =
        Grants { extras: Some(MasterBuilders::extras), redesign: Some(MasterBuilders::redesign), ..Grants::NOTHING };
    const SHOWS: Shows<MasterBuilders> = Shows { notices: Some(MasterBuilders::notices), ..Shows::NOTHING };

    /// MAB-7: who holds how many is public, which is not.
    fn redeal(room: &mut Room<MasterBuilders>, _: Seat, hidden: &mut Hidden<'_>, dice: &mut Dice) {
        hidden.shuffle(&Currency::ALL.map(Card::builder), &mut room.dark.removed, dice);
    }
}

impl MasterBuilders {
    fn cards(_: u8, each: &mut dyn FnMut(OwnCards)) {
        for currency in Currency::ALL {
            let (card, copies) = (Card::builder(currency), BUILDERS_PER_CURRENCY);
            each(OwnCards { card, copies, come_back: false }); // MAB-16
        }
    }

    fn piles_cut(room: &mut Room<MasterBuilders>, p: &mut Play<'_>) {
        let into = BUILDERS_IN_PILES[usize::from(p.open().players()) - 2];
        let mut dice = p.dice(MasterBuilders::ID, 1);
        p.mix_into_piles(&mut room.dark.removed, into, &mut dice);
        let mixed = in_piles(p.open().players());
        room.dark.removed = room.dark.removed[mixed..].iter().copied().collect();
    }

    fn turn_start(room: &mut Room<MasterBuilders>, _: &mut Play<'_>) {
        room.open = Open::default();
    }

    /// MAB-16, MAB-17: the card leaves the game with the redesign.
    fn redesigned(room: &mut Room<MasterBuilders>, seat: Seat, p: &mut Play<'_>) -> bool {
        let Some(card) = announced(p.open()) else { return false };
        p.discard(seat, &Purse::of(card));
        room.open.used = true;
        MasterBuilders::tell(p, || Event::Used { seat, card });
        true
    }

    /// MAB-19: whoever may hold one for all the others can know is asked, able or not.
    fn extras(open: &Open, table: &OpenTable, seat: Seat) -> bool {
        !open.used && table.builders(seat) > 0
    }

    fn redesign(_: Mine<'_, MasterBuilders>, eyes: &Eyes<'_>) -> bool {
        announced(eyes.open).is_some()
    }

    fn notices(mine: Mine<'_, MasterBuilders>, _: &OpenTable, _: Option<Seat>, show: &mut dyn FnMut(Notice)) {
        if mine.open.used {
            show(Notice::Used);
        }
    }
}

impl Acts<MasterBuilders> for Move {
    const ACTIONS: bool = false;
    const WINDOW: bool = false;

    fn list(mine: Mine<'_, MasterBuilders>, eyes: &Eyes<'_>, mut found: impl FnMut(Move)) {
        if eyes.ask.topic == Topic::Extras {
            for (card, _) in eyes.hand.builders().faces() {
                if Move::check(mine, eyes, &Move::Use(card)).is_ok() {
                    found(Move::Use(card));
                }
            }
        }
    }

    fn check(mine: Mine<'_, MasterBuilders>, eyes: &Eyes<'_>, Move::Use(card): &Move) -> Result<(), Illegal> {
        let topic = eyes.ask.topic;
        if topic != Topic::Extras {
            let own_turn = eyes.seat == eyes.open.on_turn() && !matches!(topic, Topic::Window | Topic::LastTiles);
            let rule = if own_turn { rule!("MAB-11") } else { rule!("MAB-15") };
            return Err(rule.broken(Because::NotNow { topic }));
        }
        if mine.open.used {
            return Err(rule!("MAB-12").broken(Because::LimitReached { limit: 1 }));
        }
        if !card.is_builder() || eyes.hand.count(*card) == 0 {
            return Err(rule!("MAB-11").broken(Because::NotInHand { card: *card }));
        }
        if announced(eyes.open).is_some() {
            return Err(rule!("MAB-12").broken(Because::LimitReached { limit: 1 })); // it has been shown
        }
        // Where there are gates one may make possible what is not so without.
        let gates = eyes.open.config().modules.iter().any(|module| module.gates(eyes.open.players()) > 0);
        if eyes.open.config().rules > 1 && !gates && !eyes.open.can_redesign(eyes.seat) {
            return Err(rule!("MAB-19").broken(MasterBuilders::because(Refusal::NothingToRedesign)));
        }
        Ok(())
    }

    fn apply(_: &mut Room<MasterBuilders>, seat: Seat, Move::Use(card): Move, p: &mut Play<'_>) {
        p.announce(Announced { by: MasterBuilders::ID, card });
        p.reveal(); // the card was secret
        MasterBuilders::tell(p, || Event::Announced { seat, card });
    }

    /// The question about EXTRAS stays: the redesign answers it.
    fn manner(&self) -> Manner {
        Manner::Beside
    }
}

impl Tells for Event {
    /// MAB-7: only their owner hears which were dealt.
    fn told(event: &Event, to: Option<Seat>) -> Event {
        match event {
            Event::Dealt { seat, count, .. } if to != Some(*seat) => {
                Event::Dealt { seat: *seat, count: *count, cards: None }
            }
            public => public.clone(),
        }
    }
}

impl Lays<MasterBuilders> for Given {
    fn lay(room: &mut Room<MasterBuilders>, given: &Given, on: &mut Laying<'_, '_>) -> Result<(), BadPosition> {
        const FIELD: &str = "master_builders.removed";
        let Laying { p, parts, dice } = on;
        // MAB-3: no more than came into the piles can lie in deck and display.
        let laid = p.open().display().iter().chain(p.deck()).filter(|card| card.is_builder()).count();
        let Some(room_left) = in_piles(p.open().players()).checked_sub(laid) else {
            let why = "more master builders in deck and display than come there";
            return Err(BadPosition { rule: Some(rule!("MAB-3")), ..bad("deck", why) });
        };
        for card in given.removed.iter().flatten() {
            if !card.is_builder() {
                return Err(bad(FIELD, format!("{card} is no master builder")));
            }
            room.dark.removed.push(parts.take_card(*card, FIELD)?);
        }
        let left = Currency::ALL.map(Card::builder).into_iter();
        let left = left.flat_map(|card| std::iter::repeat_n(card, parts.cards_left(card).into()));
        let mut left: Pile<Card, 16> = left.collect();
        dice.shuffle(&mut left);
        for card in left.iter().skip(room_left) {
            room.dark.removed.push(parts.take_card(*card, FIELD)?);
        }
        room.open.used = given.used;
        Ok(())
    }
}

/// The card that was announced for the next redesign.
fn announced(table: &OpenTable) -> Option<Card> {
    table.announced().filter(|announced| announced.by == MasterBuilders::ID).map(|announced| announced.card)
}

/// MAB-1.
fn deal(room: &mut Room<MasterBuilders>, p: &mut Play<'_>) {
    let mut cards = all();
    p.dice(MasterBuilders::ID, 0).shuffle(&mut cards);
    for seat in p.open().seats() {
        let dealt: Purse = (0..BUILDERS_DEALT).map(|_| cards.pop().expect("enough for six")).collect();
        p.hand_over_all(seat, &dealt);
        MasterBuilders::tell(p, || Event::Dealt { seat, count: BUILDERS_DEALT, cards: Some(dealt) });
    }
    room.dark.removed = cards;
}

packed!(Open { used });
