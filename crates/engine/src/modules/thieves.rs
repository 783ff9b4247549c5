//! Thieves: secret cards; between two turns a thief takes one money card of its currency from the display, whatever its
//! value. THI-1 to THI-26.
//!
//! The poll between turns, the refill after a theft and a scoring inside the window are the table's: this room keeps the
//! cards and says who is asked.

use super::prelude::*;
use crate::{
    components::{THIEVES_DEAL, THIEVES_PER_CURRENCY},
    flow::Step as TableStep,
};
use serde::Serializer;

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thieves;

/// THI-3: everybody sees how many thieves each seat still holds …
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Open {
    /// Thieves in each hand.
    pub held: BySeat<u8>,
}

/// … and only their owner which: how many of each currency. Written as a list of currencies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Gang([u8; 4]);

impl Factual for Gang {
    const KIND: Kind = Kind::List(&Kind::Currency);
    fn fact(&self) -> Fact {
        Fact::List(self.each().map(Fact::Currency).collect())
    }
}

impl Gang {
    /// How many of a currency.
    pub const fn of(&self, currency: Currency) -> u8 {
        self.0[currency as usize]
    }
    /// One by one.
    pub fn each(&self) -> impl Iterator<Item = Currency> + use<> {
        let counts = self.0;
        Currency::ALL.into_iter().flat_map(move |c| std::iter::repeat_n(c, counts[c as usize].into()))
    }
    fn add(&mut self, currency: Currency) {
        self.0[currency as usize] += 1;
    }
    fn remove(&mut self, currency: Currency) {
        self.0[currency as usize] -= 1;
    }
    fn len(&self) -> u8 {
        self.0.iter().sum()
    }
}

impl FromIterator<Currency> for Gang {
    fn from_iter<I: IntoIterator<Item = Currency>>(thieves: I) -> Gang {
        let mut gang = Gang::default();
        thieves.into_iter().for_each(|currency| gang.add(currency));
        gang
    }
}

impl Serialize for Gang {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.each())
    }
}

/// THI-2: the thieves that were not dealt.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Dark {
    /// Out of the game, unseen.
    pub removed: Gang,
}

declare! {
    /// THI-9.
    pub move Move "a move of the thieves" {
        /// Take this card of the display with a thief of its currency.
        Steal(card: Card) = "steal {card}",
    }
}

declare! {
    /// What this room tells.
    pub event Event {
        /// Thieves were dealt, face down.
        Dealt { seat: Seat, count: u8, thieves: Option<Gang> } = "thieves: deck > hand",
        /// A thief took a card (THI-24).
        Stole { seat: Seat, card: Card } = "card: display > hand",
    }
}

/// In a described position.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Given {
    /// The thieves of a seat, by currency; dealt if they are not given.
    pub hands: PerSeat<Option<Vec<Currency>>>,
}

declare! {
    /// Why this room refuses a move.
    pub refusal Refusal {
        /// The player whose turn comes next may not do this.
        NextPlayer,
        /// No thief in the hand takes this card.
        NoThief { card: Card },
    }
}

declare! {
    /// What this room shows.
    pub notice Notice {
        /// Who holds how many.
        Held { thieves: EachSeat<u8> },
        /// The own ones.
        Own { thieves: Gang },
    }
}

impl Module for Thieves {
    const ID: ModuleId = ModuleId::Thieves;
    const GUIDE: Guide = Guide { about: About::Money, ..Guide::NOTHING };
    type Open = Open;
    type Hand = Gang;
    type Dark = Dark;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;
    type Notice = Notice;
    type Given = Given;
    has_no!(Step Topic Reason Options);
    const WATCHES: Watches<Thieves> = Watches { table_set: Some(Thieves::table_set), ..Watches::NOTHING };
    const GRANTS: Grants<Thieves> = Grants { interrupts: Some(Thieves::interrupts), ..Grants::NOTHING };
    const SHOWS: Shows<Thieves> = Shows { notices: Some(Thieves::notices), ..Shows::NOTHING };

    fn redeal(room: &mut Room<Thieves>, seat: Seat, hidden: &mut Hidden<'_>, dice: &mut Dice) {
        hidden.deal_anew(seat, &mut room.hands, &mut room.dark.removed, |gang| gang.each().collect(), dice);
    }
}

impl Thieves {
    /// THI-1, THI-2.
    fn table_set(room: &mut Room<Thieves>, p: &mut Play<'_>) {
        let mut cards = all();
        p.dice(Thieves::ID, 0).shuffle(&mut cards);
        let count = THIEVES_DEAL[usize::from(p.open().players()) - 2];
        for seat in p.open().seats() {
            room.hands[seat] = (0..count).map(|_| cards.pop().expect("enough for six")).collect();
            room.open.held[seat] = count;
            let thieves = Some(room.hands[seat]);
            Thieves::tell(p, || Event::Dealt { seat, count, thieves });
        }
        room.dark.removed = cards.iter().copied().collect();
    }

    /// THI-6, THI-19: whoever holds a thief is asked, able or not; only the next player never steals.
    fn interrupts(open: &Open, table: &OpenTable, seat: Seat) -> bool {
        open.held[seat] > 0 && !is_next(table, seat)
    }

    fn notices(mine: Mine<'_, Thieves>, table: &OpenTable, _: Option<Seat>, show: &mut dyn FnMut(Notice)) {
        if table.seats().any(|seat| mine.open.held[seat] > 0) {
            show(Notice::Held { thieves: table.seats().map(|seat| mine.open.held[seat]).collect() });
        }
        if mine.hand.len() > 0 {
            show(Notice::Own { thieves: *mine.hand });
        }
    }
}

impl Acts<Thieves> for Move {
    const ACTIONS: bool = false;

    fn taken(Move::Steal(card): &Move) -> Option<Card> {
        Some(*card)
    }

    fn list(mine: Mine<'_, Thieves>, eyes: &Eyes<'_>, mut found: impl FnMut(Move)) {
        let display = eyes.open.display();
        for (at, card) in display.iter().enumerate() {
            let mv = Move::Steal(*card);
            if !display[..at].contains(card) && Move::check(mine, eyes, &mv).is_ok() {
                found(mv);
            }
        }
    }

    fn check(mine: Mine<'_, Thieves>, eyes: &Eyes<'_>, Move::Steal(card): &Move) -> Result<(), Illegal> {
        if eyes.ask.topic != Topic::Window {
            return Err(rule!("THI-5").broken(Because::NotNow { topic: eyes.ask.topic }));
        }
        if is_next(eyes.open, eyes.seat) {
            return Err(rule!("THI-6").broken(Thieves::because(Refusal::NextPlayer)));
        }
        let Some(currency) = card.currency() else {
            return Err(rule!("THI-12").broken(Thieves::because(Refusal::NoThief { card: *card })));
        };
        if mine.hand.of(currency) == 0 {
            return Err(rule!("THI-9").broken(Thieves::because(Refusal::NoThief { card: *card })));
        }
        if !eyes.open.display().contains(card) {
            return Err(rule!("THI-11").broken(Because::NotInDisplay { card: *card }));
        }
        Ok(())
    }

    /// THI-9, THI-13, THI-15: the display is filled at once, then a scoring that came up is held.
    fn apply(room: &mut Room<Thieves>, seat: Seat, Move::Steal(card): Move, p: &mut Play<'_>) {
        room.hands[seat].remove(card.currency().expect("checked"));
        room.open.held[seat] -= 1;
        p.take_from_display(seat, card);
        p.reveal(); // the thief is shown, even where no card is left to draw
        Thieves::tell(p, || Event::Stole { seat, card });
        p.push(TableStep::Score);
        p.push(TableStep::FillDisplay);
    }
}

impl Tells for Event {
    /// THI-3: only their owner hears which thieves were dealt.
    fn told(event: &Event, to: Option<Seat>) -> Event {
        match event {
            Event::Dealt { seat, count, .. } if to != Some(*seat) => {
                Event::Dealt { seat: *seat, count: *count, thieves: None }
            }
            public => public.clone(),
        }
    }
}

impl Lays<Thieves> for Given {
    fn lay(room: &mut Room<Thieves>, given: &Given, on: &mut Laying<'_, '_>) -> Result<(), BadPosition> {
        let Laying { p, dice, .. } = on;
        given.hands.check(p.open().players(), "thieves.hands")?;
        let most = THIEVES_DEAL[usize::from(p.open().players()) - 2];
        let mut left: Gang = all().iter().copied().collect();
        for seat in p.open().seats() {
            for currency in given.hands.of(seat).iter().flatten() {
                let field = format!("thieves.hands.{seat}");
                if left.of(*currency) == 0 {
                    return Err(bad(field, format!("more {currency} thieves than there are in the box")));
                }
                left.remove(*currency);
                room.hands[seat].add(*currency);
                if room.hands[seat].len() > most {
                    let why = format!("everybody gets {most} thieves");
                    return Err(BadPosition { rule: Some(rule!("THI-1")), ..bad(field, why) });
                }
            }
        }
        let mut rest: Pile<Currency, 12> = left.each().collect();
        dice.shuffle(&mut rest);
        for seat in p.open().seats() {
            while given.hands.of(seat).is_none()
                && room.hands[seat].len() < most
                && let Some(thief) = rest.pop()
            {
                room.hands[seat].add(thief);
            }
            room.open.held[seat] = room.hands[seat].len();
        }
        room.dark.removed = rest.iter().copied().collect();
        Ok(())
    }
}

/// All twelve.
fn all() -> Pile<Currency, 12> {
    Currency::ALL.into_iter().flat_map(|currency| [currency; THIEVES_PER_CURRENCY]).collect()
}

fn is_next(table: &OpenTable, seat: Seat) -> bool {
    table.on_turn().next(table.players()) == seat
}

packed!(Open { held }; Gang { 0 } if |gang| few(&gang.0));
