//! The vizier's favour: between two turns an awake stone buys one tile for exactly its price, then sleeps until an
//! action wakes it. VIZ-S1, VIZ-1 to VIZ-22.
//!
//! The poll, the purchase, its placement and the refill are the core's: this room grants the right and keeps the stone.

use super::prelude::*;

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Vizier;

/// VIZ-21: everybody sees which stones sleep. VIZ-S1: none does at the start.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Open {
    /// The seats whose stone sleeps.
    pub asleep: BySeat<bool>,
}

/// In a described position: whose stones sleep.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Given {
    /// The seats.
    #[serde(default)]
    pub asleep: Vec<SeatLetter>,
}

declare! {
    /// VIZ-16.
    pub move Move "a move of the vizier" {
        /// Wake the own stone.
        Wake = "wake",
    }
}

declare! {
    /// What this room tells.
    pub event Event {
        /// A stone was woken.
        Woke { seat: Seat } = "still",
        /// A stone fell asleep.
        FellAsleep { seat: Seat } = "still",
    }
}

declare! {
    /// What this room shows.
    pub notice Notice {
        /// Whose stones sleep.
        Asleep { seats: Vec<Seat> },
    }
}

impl Module for Vizier {
    const ID: ModuleId = ModuleId::Vizier;
    const GUIDE: Guide =
        Guide { about: About::Getting, place: 2, brings: &[(Boon::Between, "vizier")], ..Guide::NOTHING };
    type Open = Open;
    type Move = Move;
    type Event = Event;
    type Notice = Notice;
    type Given = Given;
    has_no!(Hand Dark Step Topic Refusal Reason Options);
    const WATCHES: Watches<Vizier> = Watches { bought: Some(Vizier::bought), ..Watches::NOTHING };
    const GRANTS: Grants<Vizier> =
        Grants { interrupts: Some(Vizier::interrupts), right: Some(Vizier::right), ..Grants::NOTHING };
    const SHOWS: Shows<Vizier> = Shows { notices: Some(Vizier::notices), ..Shows::NOTHING };

    /// VIZ-21: nothing is hidden.
    fn redeal(_: &mut Room<Vizier>, _: Seat, _: &mut Hidden<'_>, _: &mut Dice) {}
}

impl Vizier {
    /// VIZ-3, VIZ-13: the favour puts the stone to sleep.
    fn bought(room: &mut Room<Vizier>, sale: &Sale, p: &mut Play<'_>) {
        if sale.by == Some(Vizier::ID) {
            let seat = sale.seat;
            room.open.asleep[seat] = true;
            Vizier::tell(p, || Event::FellAsleep { seat });
        }
    }

    /// VIZ-15: whoever's stone is awake is asked, able to buy or not.
    fn interrupts(open: &Open, _: &OpenTable, seat: Seat) -> bool {
        !open.asleep[seat]
    }

    /// VIZ-2, VIZ-4, VIZ-5, VIZ-7: one tile, exactly paid, nothing else, no further action.
    fn right(mine: Mine<'_, Vizier>, eyes: &Eyes<'_>) -> Option<&'static Terms> {
        const FAVOUR: Terms = Terms {
            by: Some(Vizier::ID),
            only: Some(rule!("VIZ-7")),
            exact_only: Some(rule!("VIZ-5")),
            further: false,
            at_once: true,
        };
        let granted = eyes.ask.topic == Topic::Window && !mine.open.asleep[eyes.seat];
        if granted { Some(&FAVOUR) } else { None }
    }

    fn notices(mine: Mine<'_, Vizier>, table: &OpenTable, _: Option<Seat>, show: &mut dyn FnMut(Notice)) {
        let seats: Vec<Seat> = table.seats().filter(|seat| mine.open.asleep[*seat]).collect();
        if !seats.is_empty() {
            show(Notice::Asleep { seats });
        }
    }
}

impl Acts<Vizier> for Move {
    const WINDOW: bool = false;

    fn list(mine: Mine<'_, Vizier>, eyes: &Eyes<'_>, mut found: impl FnMut(Move)) {
        if Move::check(mine, eyes, &Move::Wake).is_ok() {
            found(Move::Wake);
        }
    }

    /// VIZ-16: waking is an action, and only a sleeping stone can be woken.
    fn check(mine: Mine<'_, Vizier>, eyes: &Eyes<'_>, Move::Wake: &Move) -> Result<(), Illegal> {
        if !eyes.ask.topic.is_action() {
            return Err(rule!("VIZ-16").broken(Because::NotNow { topic: eyes.ask.topic }));
        }
        if !mine.open.asleep[eyes.seat] {
            return Err(rule!("VIZ-16").broken(Because::NoChange));
        }
        Ok(())
    }

    fn apply(room: &mut Room<Vizier>, seat: Seat, Move::Wake: Move, p: &mut Play<'_>) {
        room.open.asleep[seat] = false;
        Vizier::tell(p, || Event::Woke { seat });
    }
}

impl Tells for Event {}

impl Lays<Vizier> for Given {
    fn lay(room: &mut Room<Vizier>, given: &Given, on: &mut Laying<'_, '_>) -> Result<(), BadPosition> {
        let Laying { p, .. } = on;
        for SeatLetter(seat) in &given.asleep {
            if seat.number() >= p.open().players() {
                return Err(bad("vizier", format!("nobody sits on seat {seat}")));
            }
            room.open.asleep[*seat] = true;
        }
        Ok(())
    }
}

packed!(Open { asleep });
