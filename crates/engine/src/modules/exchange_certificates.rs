//! Exchange certificates: what was paid too much, up to six, may be saved in any currency and spent like one money card.
//! CER-1 to CER-17.
//!
//! Saved money is a means of payment of the table (a [`Note`]), and that a surplus is asked about is the table's business
//! too. This room keeps the certificates and the stones.

use super::prelude::*;
use crate::components::{MOST_SAVED, STONES_PER_CURRENCY};
use serde::{Serializer, ser::SerializeMap};

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ExchangeCertificates;

/// The saving stones in the middle, by currency.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Stones([u8; 4]);

impl Stones {
    /// How many of a currency.
    pub const fn of(&self, currency: Currency) -> u8 {
        self.0[currency as usize]
    }
}

impl Serialize for Stones {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut map = s.serialize_map(Some(4))?;
        for currency in Currency::ALL {
            map.serialize_entry(&currency, &self.of(currency))?;
        }
        map.end()
    }
}

/// CER-17: everybody sees the certificates.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Open {
    /// What each seat has saved: a note.
    pub saved: BySeat<Option<Card>>,
    /// The stones in the middle.
    pub stones: Stones,
}

declare! {
    /// CER-2.
    pub move Move "a move of the certificates (such as: save denar)" {
        /// Save what was paid too much in this currency.
        Save(currency: Currency) = "save {currency}",
    }
}

declare! {
    /// What this room tells.
    pub event Event {
        /// Somebody saved what was paid too much.
        Saved { seat: Seat, card: Card } = "card: shelf > before",
    }
}

/// In a described position.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Given {
    /// What each seat has saved, such as `denar-4-saved`.
    pub saved: PerSeat<Option<Card>>,
}

/// CER-1.
fn laid_out(players: u8) -> Stones {
    Stones([STONES_PER_CURRENCY[usize::from(players) - 2]; 4])
}

declare! {
    /// Why this room refuses a move.
    pub refusal Refusal {
        /// No saving stone of this currency is left.
        NoStone { currency: Currency },
    }
}

declare! {
    /// What this room shows.
    pub notice Notice {
        /// What somebody has saved.
        Saved { seat: Seat, card: Card },
        /// The stones of a currency that are left.
        Stones { currency: Currency, count: u8 },
    }
}

impl Module for ExchangeCertificates {
    const ID: ModuleId = ModuleId::ExchangeCertificates;
    const GUIDE: Guide = Guide { about: About::Money, place: 3, brings: &[(Boon::Saved, "saved")], ..Guide::NOTHING };
    type Open = Open;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;
    type Notice = Notice;
    type Given = Given;
    has_no!(Hand Dark Step Topic Reason Options);
    const WATCHES: Watches<ExchangeCertificates> = Watches {
        table_set: Some(ExchangeCertificates::table_set),
        spent: Some(ExchangeCertificates::spent),
        ..Watches::NOTHING
    };
    const PAYS: Pays<ExchangeCertificates> = Pays {
        means: Some(ExchangeCertificates::means),
        surplus: Some(ExchangeCertificates::surplus),
        ..Pays::NOTHING
    };
    const SHOWS: Shows<ExchangeCertificates> = Shows { notices: Some(ExchangeCertificates::notices), ..Shows::NOTHING };

    /// CER-17: nothing is hidden.
    fn redeal(_: &mut Room<ExchangeCertificates>, _: Seat, _: &mut Hidden<'_>, _: &mut Dice) {}
}

impl ExchangeCertificates {
    fn table_set(room: &mut Room<ExchangeCertificates>, p: &mut Play<'_>) {
        room.open.stones = laid_out(p.open().players());
    }

    /// CER-10: the stone is back before anything is saved anew.
    fn spent(room: &mut Room<ExchangeCertificates>, seat: Seat, pay: &Purse, _: &mut Play<'_>) {
        if let Some(currency) = pay.note(Note::Saved).and_then(Card::currency) {
            room.open.saved[seat] = None;
            room.open.stones.0[currency as usize] += 1;
        }
    }

    /// CER-9.
    fn means(open: &Open, seat: Seat) -> Purse {
        open.saved[seat].map_or(Purse::EMPTY, Purse::of)
    }

    /// CER-2 to CER-5: all of it or nothing, on a free certificate.
    fn surplus(open: &Open, table: &OpenTable, seat: Seat) -> bool {
        let fits = table.surplus().savable && (1..=MOST_SAVED).contains(&table.surplus().amount);
        fits && open.saved[seat].is_none() && open.stones != Stones::default()
    }

    fn notices(mine: Mine<'_, ExchangeCertificates>, table: &OpenTable, _: Option<Seat>, show: &mut dyn FnMut(Notice)) {
        for seat in table.seats() {
            if let Some(card) = mine.open.saved[seat] {
                show(Notice::Saved { seat, card });
            }
        }
        for currency in Currency::ALL.into_iter().filter(|currency| mine.open.stones.of(*currency) > 0) {
            show(Notice::Stones { currency, count: mine.open.stones.of(currency) });
        }
    }
}

impl Acts<ExchangeCertificates> for Move {
    const ACTIONS: bool = false;
    const WINDOW: bool = false;

    fn list(mine: Mine<'_, ExchangeCertificates>, eyes: &Eyes<'_>, found: impl FnMut(Move)) {
        if eyes.ask.topic == Topic::Surplus && ExchangeCertificates::surplus(mine.open, eyes.open, eyes.seat) {
            let there = Currency::ALL.into_iter().filter(|currency| mine.open.stones.of(*currency) > 0);
            there.map(Move::Save).for_each(found);
        }
    }

    fn check(
        mine: Mine<'_, ExchangeCertificates>,
        eyes: &Eyes<'_>,
        Move::Save(currency): &Move,
    ) -> Result<(), Illegal> {
        let surplus = eyes.open.surplus();
        if eyes.ask.topic != Topic::Surplus {
            return Err(rule!("CER-5").broken(Because::NotNow { topic: eyes.ask.topic }));
        }
        if !surplus.savable {
            return Err(rule!("CER-8").broken(Because::LimitReached { limit: 0 }));
        }
        if surplus.amount > MOST_SAVED {
            return Err(rule!("CER-3").broken(Because::LimitReached { limit: MOST_SAVED }));
        }
        if mine.open.saved[eyes.seat].is_some() {
            return Err(rule!("CER-4").broken(Because::LimitReached { limit: 1 }));
        }
        if mine.open.stones.of(*currency) == 0 {
            return Err(rule!("CER-6").broken(ExchangeCertificates::because(Refusal::NoStone { currency: *currency })));
        }
        Ok(())
    }

    fn apply(room: &mut Room<ExchangeCertificates>, seat: Seat, Move::Save(currency): Move, p: &mut Play<'_>) {
        let card = Card::new_note(Note::Saved, currency, p.open().surplus().amount);
        room.open.stones.0[currency as usize] -= 1;
        room.open.saved[seat] = Some(card);
        ExchangeCertificates::tell(p, || Event::Saved { seat, card });
    }
}

impl Tells for Event {}

impl Lays<ExchangeCertificates> for Given {
    const PLAYER_WORDS: &'static [(&'static str, &'static str)] = &[("saved", "saved")];

    fn lay(room: &mut Room<ExchangeCertificates>, given: &Given, on: &mut Laying<'_, '_>) -> Result<(), BadPosition> {
        let Laying { p, .. } = on;
        given.saved.check(p.open().players(), "exchange_certificates.saved")?;
        room.open.stones = laid_out(p.open().players());
        for seat in p.open().seats() {
            let Some(card) = *given.saved.of(seat) else { continue };
            let field = format!("exchange_certificates.saved.{seat}");
            let (Some(Note::Saved), Some(currency)) = (card.note(), card.currency()) else {
                let why = format!("{card} is not saved money, such as denar-4-saved");
                return Err(BadPosition { rule: Some(rule!("CER-2")), ..bad(field, why) });
            };
            let stones = &mut room.open.stones.0[currency as usize];
            *stones = stones.checked_sub(1).ok_or_else(|| {
                let why = format!("more {currency} stones than there are in this game");
                BadPosition { rule: Some(rule!("CER-1")), ..bad(field, why) }
            })?;
            room.open.saved[seat] = Some(card);
        }
        Ok(())
    }
}

packed!(Stones { 0 } if |stones| few(&stones.0); Open { saved, stones } if |open| {
    open.saved.as_slice().iter().flatten().all(|card| card.note() == Some(Note::Saved))
});
