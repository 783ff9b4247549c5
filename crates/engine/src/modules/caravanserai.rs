//! The caravanserai: open cards that work like a money card whose value grows by a step each turn and falls back to nothing
//! when it is spent. CAR-1 to CAR-29.
//!
//! What a card shows is a means of payment of the table (a [`Note`]). This room sells the cards and moves their stones.

use super::prelude::*;
use crate::components::{CARAVANSERAI_PRICES, CARAVANSERAI_TYPES, CARAVANSERAIS, CARAVANSERAIS_PER_PLAYER};
use serde::{Serializer, ser::SerializeStruct};
use std::{fmt, str::FromStr};

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Caravanserai;

/// One of the eight cards. Written by its name, such as `caravanserai-denar-a`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Inn(u8);

impl Inn {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Inn> {
        (0..CARAVANSERAIS.len() as u8).map(Inn)
    }
    /// Its name.
    pub const fn name(self) -> &'static str {
        CARAVANSERAIS[self.0 as usize].0
    }
    /// The currency of its main track.
    pub const fn main(self) -> Currency {
        CARAVANSERAIS[self.0 as usize].1
    }
    /// What tells it from the other one of its currency.
    pub fn letter(self) -> &'static str {
        if self.name().ends_with('a') { "A" } else { "B" }
    }
    /// The currency of the side field at this value, if there is one.
    pub fn side(self, value: u8) -> Option<Currency> {
        let at = usize::from(value).checked_sub(FIRST_SIDE)?;
        CARAVANSERAIS[self.0 as usize].2.get(at).copied()
    }
}

/// Side fields begin at this value.
const FIRST_SIDE: usize = 2;
/// The last field of the main track.
const LAST: u8 = 5;

impl fmt::Display for Inn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Inn {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Inn, Misspelt> {
        let found = Inn::all().find(|inn| inn.name() == text);
        found.ok_or_else(|| Misspelt::new("a caravanserai (such as caravanserai-denar-a)", text))
    }
}

spelled_in_serde!(Inn);
pieces!(Inn);

/// A card with the stone on one of its fields. Everybody is told the currency it shows, too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Owned {
    /// Which card.
    pub card: Inn,
    /// The value of the field.
    pub value: u8,
    /// Is it a side field?
    pub side: bool,
}

impl Owned {
    /// CAR-19: the currency it shows.
    pub fn currency(&self) -> Currency {
        let side = if self.side { self.card.side(self.value) } else { None };
        side.unwrap_or(self.card.main())
    }
    /// CAR-14, CAR-15: one field further on the main track.
    pub fn onward(&self) -> Option<Owned> {
        (!self.side && self.value < LAST).then(|| Owned { value: self.value + 1, ..*self })
    }
    /// CAR-14: out to the side field.
    pub fn outward(&self) -> Option<Owned> {
        (!self.side && self.card.side(self.value).is_some()).then_some(Owned { side: true, ..*self })
    }
}

impl Serialize for Owned {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut fields = s.serialize_struct("Owned", 4)?;
        fields.serialize_field("card", &self.card)?;
        fields.serialize_field("value", &self.value)?;
        fields.serialize_field("currency", &self.currency())?;
        fields.serialize_field("side", &self.side)?;
        fields.end()
    }
}

/// CAR-28: everybody sees everything.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Open {
    /// The cards that nobody has.
    pub supply: Pile<Inn, { CARAVANSERAIS.len() }>,
    /// The cards of each seat, in the order in which they were bought.
    pub owned: BySeat<Pile<Owned, CARAVANSERAIS_PER_PLAYER>>,
}

/// CAR-1.
impl Default for Open {
    fn default() -> Open {
        Open { supply: Inn::all().collect(), owned: BySeat::default() }
    }
}

impl Open {
    fn find(&self, seat: Seat, card: Inn) -> Option<Owned> {
        self.owned[seat].iter().find(|own| own.card == card).copied()
    }
    /// CAR-13: can any stone of this seat move?
    fn can_move(&self, seat: Seat) -> bool {
        self.owned[seat].iter().any(|own| own.onward().or(own.outward()).is_some())
    }
}

declare! {
    /// CAR-2, CAR-13.
    pub move Move "a move of the caravanserai (such as: onward caravanserai-denar-a)" {
        /// Buy a card.
        Buy { card: Inn, pay: Purse } = "buy {card} with {pay}",
        /// Move the stone of an own card one field on.
        Onward { card: Inn } = "onward {card}",
        /// Move the stone of an own card out to the side field.
        Outward { card: Inn } = "outward {card}",
    }
}

/// CAR-13: which stone moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question;

impl Named for Question {
    const ALL: &'static [Question] = &[Question];
    fn name(self) -> &'static str {
        "caravanserai_move"
    }
}

impl Subject<Caravanserai> for Question {
    fn passed(_: &mut Room<Caravanserai>, seat: Seat, _: Question, p: &mut Play<'_>) {
        Caravanserai::tell(p, || Event::Rested { seat });
    }
}

/// Ask about the stones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AskMove;

declare! {
    /// What this room tells.
    pub event Event {
        /// A card was bought.
        Bought { seat: Seat, card: Inn, paid: Purse, exact: bool } = "paid: hand > discard, card: shelf > before",
        /// A stone moved.
        Moved { seat: Seat, card: Inn, value: u8, currency: Currency } = "still",
        /// No stone was moved.
        Rested { seat: Seat } = "still",
        /// A card was spent: its stone is back on 0.
        Spent { seat: Seat, card: Inn } = "still",
    }
}

/// A card with its stone, in a described position: `"caravanserai-denar-a 3"`, on a side field
/// `"caravanserai-denar-a 3 side"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GivenInn(Owned);

impl<'de> Deserialize<'de> for GivenInn {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<GivenInn, D::Error> {
        let text = String::deserialize(d)?;
        let wrong = || {
            serde::de::Error::custom(format_args!("\"{text}\" is not like \"caravanserai-denar-a 3\" (or … 3 side)"))
        };
        let words: Vec<&str> = text.split(' ').collect();
        let (card, value, side) = match words.as_slice() {
            [card, value] => (card, value, false),
            [card, value, "side"] => (card, value, true),
            _ => return Err(wrong()),
        };
        let card: Inn = card.parse().map_err(|_| wrong())?;
        let value = value.parse::<u8>().ok().filter(|value| *value <= LAST).ok_or_else(wrong)?;
        if side && card.side(value).is_none() {
            return Err(wrong());
        }
        Ok(GivenInn(Owned { card, value, side }))
    }
}

/// In a described position.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Given {
    /// The cards of each seat.
    pub owned: PerSeat<Vec<GivenInn>>,
}

/// CAR-3, CAR-6: the types in an Alhambra.
pub fn types(table: &OpenTable, seat: Seat) -> u8 {
    Building::ALL.iter().filter(|kind| table.count(seat, **kind) > 0).count() as u8
}

/// CAR-3 to CAR-5, CAR-7: what the next card costs a seat, if it may buy one.
pub fn bill(open: &Open, table: &OpenTable, seat: Seat) -> Result<Bill, Illegal> {
    let (owned, types) = (open.owned[seat].len(), types(table, seat));
    let Some(needed) = CARAVANSERAI_TYPES.get(owned).copied() else {
        return Err(rule!("CAR-5").broken(Because::LimitReached { limit: CARAVANSERAIS_PER_PLAYER as u8 }));
    };
    if types < needed {
        let rule = if owned == 0 { rule!("CAR-3") } else { rule!("CAR-4") };
        return Err(rule.broken(Caravanserai::because(Refusal::TooFewTypes { types, needed })));
    }
    Ok(Bill::of(CARAVANSERAI_PRICES[usize::from(types)], Wanted::OneKind, rule!("CAR-7")).barring(rule!("CAR-12")))
}

/// The sort of note that the first and the second card of a player are.
const NOTES: [Note; CARAVANSERAIS_PER_PLAYER] = [Note::Inn, Note::SecondInn];

declare! {
    /// Why this room refuses a move.
    pub refusal Refusal {
        /// Too few building types in the Alhambra.
        TooFewTypes { types: u8, needed: u8 },
    }
}

declare! {
    /// What this room shows.
    pub notice Notice {
        /// A card before its owner, and what it shows; nothing right after it was spent.
        Owned { seat: Seat, card: Inn, value: u8, currency: Currency },
        /// How many can be bought, and what the next one costs this seat with the types that it has; no price if it may buy none.
        Price { left: u8, types: u8, price: Option<u8> },
        /// How many are left.
        Left { left: u8 },
        /// A card that this seat may buy: its currency and its letter, and the money on the side fields of its track.
        ForSale { card: Inn, currency: Currency, letter: &'static str, two: Card, three: Card, four: Card },
    }
}

impl Module for Caravanserai {
    const ID: ModuleId = ModuleId::Caravanserai;
    const GUIDE: Guide = Guide {
        about: About::Money,
        place: 0,
        sells: &[Sold { name: "inn", row: 6, by: &["buy"], boons: Boon::OF_GOODS }],
        ..Guide::NOTHING
    };
    type Open = Open;
    type Move = Move;
    type Step = AskMove;
    type Topic = Question;
    type Event = Event;
    type Refusal = Refusal;
    type Notice = Notice;
    type Given = Given;
    has_no!(Hand Dark Reason Options);
    const WATCHES: Watches<Caravanserai> =
        Watches { turn_begins: Some(Caravanserai::turn_begins), spent: Some(Caravanserai::spent), ..Watches::NOTHING };
    const PAYS: Pays<Caravanserai> = Pays { means: Some(Caravanserai::means), ..Pays::NOTHING };
    const SHOWS: Shows<Caravanserai> = Shows { notices: Some(Caravanserai::notices), ..Shows::NOTHING };

    /// CAR-28: nothing is hidden.
    fn redeal(_: &mut Room<Caravanserai>, _: Seat, _: &mut Hidden<'_>, _: &mut Dice) {}
}

impl Caravanserai {
    /// CAR-13, CAR-18: the very first thing of a turn.
    fn turn_begins(_: &mut Room<Caravanserai>, p: &mut Play<'_>) {
        Caravanserai::push(p, AskMove);
    }

    /// CAR-21.
    fn spent(room: &mut Room<Caravanserai>, seat: Seat, pay: &Purse, p: &mut Play<'_>) {
        for (own, note) in room.open.owned[seat].iter_mut().zip(NOTES) {
            if pay.note(note).is_some() {
                (own.value, own.side) = (0, false);
                let card = own.card;
                Caravanserai::tell(p, || Event::Spent { seat, card });
            }
        }
    }

    /// CAR-19, CAR-22.
    fn means(open: &Open, seat: Seat) -> Purse {
        let mut means = Purse::EMPTY;
        for (own, note) in open.owned[seat].iter().zip(NOTES).filter(|(own, _)| own.value > 0) {
            means.add(Card::new_note(note, own.currency(), own.value));
        }
        means
    }

    fn notices(mine: Mine<'_, Caravanserai>, table: &OpenTable, seat: Option<Seat>, show: &mut dyn FnMut(Notice)) {
        let open = mine.open;
        for seat in table.seats() {
            for own in open.owned[seat].iter() {
                show(Notice::Owned { seat, card: own.card, value: own.value, currency: own.currency() });
            }
        }
        let left = open.supply.len() as u8;
        match seat {
            _ if left == 0 => {}
            None => show(Notice::Left { left }),
            Some(seat) => {
                let price = bill(open, table, seat).ok().map(|bill| bill.price as u8);
                show(Notice::Price { left, types: types(table, seat), price });
                // What the cards show is of interest to whoever may buy one.
                for card in open.supply.iter().copied().filter(|_| price.is_some()) {
                    let field = |value| Card::money(card.side(value).unwrap_or(card.main()), value);
                    let (currency, letter, [two, three, four]) = (card.main(), card.letter(), [2, 3, 4].map(field));
                    show(Notice::ForSale { card, currency, letter, two, three, four });
                }
            }
        }
    }
}

impl Acts<Caravanserai> for Move {
    const WINDOW: bool = false;

    fn list(mine: Mine<'_, Caravanserai>, eyes: &Eyes<'_>, mut found: impl FnMut(Move)) {
        let open = mine.open;
        if Caravanserai::asked(eyes).is_some() {
            for own in open.owned[eyes.seat].iter() {
                own.onward().iter().for_each(|own| found(Move::Onward { card: own.card }));
                own.outward().iter().for_each(|own| found(Move::Outward { card: own.card }));
            }
        } else if eyes.ask.topic.is_action()
            && let Ok(bill) = bill(open, eyes.open, eyes.seat)
        {
            for card in open.supply.iter().copied() {
                eyes.each_payment(&bill, |pay| found(Move::Buy { card, pay }));
            }
        }
    }

    fn check(mine: Mine<'_, Caravanserai>, eyes: &Eyes<'_>, mv: &Move) -> Result<(), Illegal> {
        let not_now = |rule: RuleId| rule.broken(Because::NotNow { topic: eyes.ask.topic });
        match mv {
            Move::Buy { card, pay } => {
                if !eyes.ask.topic.is_action() {
                    return Err(not_now(if eyes.terms.is_some() { rule!("CAR-12") } else { rule!("CAR-2") }));
                }
                if mine.open.supply.is_empty() {
                    return Err(rule!("CAR-10").broken(Because::NothingThere));
                }
                if !mine.open.supply.contains(card) {
                    return Err(rule!("CAR-9").broken(Because::NothingThere));
                }
                let bill = bill(mine.open, eyes.open, eyes.seat)?;
                bill.enough(bill.check(&eyes.means, pay)?)
            }
            Move::Onward { card } | Move::Outward { card } => {
                if Caravanserai::asked(eyes).is_none() {
                    return Err(not_now(rule!("CAR-13")));
                }
                let own = mine.open.find(eyes.seat, *card);
                let own = own.ok_or_else(|| rule!("CAR-13").broken(Because::NothingThere))?;
                let next = if matches!(mv, Move::Onward { .. }) { own.onward() } else { own.outward() };
                let rule = if own.side || own.value == LAST { rule!("CAR-15") } else { rule!("CAR-14") };
                next.map(|_| ()).ok_or_else(|| rule.broken(Because::NoChange))
            }
        }
    }

    fn payment(mine: Mine<'_, Caravanserai>, seat: Seat, table: &OpenTable, mv: &Move) -> Option<Payment> {
        let Move::Buy { pay, .. } = mv else { return None };
        Some(Payment::of(bill(mine.open, table, seat).ok()?, *pay))
    }

    fn apply(room: &mut Room<Caravanserai>, seat: Seat, mv: Move, p: &mut Play<'_>) {
        let (card, onward) = match mv {
            Move::Buy { card, pay } => {
                let bill = bill(&room.open, p.open(), seat).expect("checked");
                let exact = bill.worth(&pay) == bill.price;
                room.open.supply.retain(|other| *other != card);
                room.open.owned[seat].push(Owned { card, value: 0, side: false }); // CAR-9
                return Caravanserai::tell(p, || Event::Bought { seat, card, paid: pay, exact });
            }
            Move::Onward { card } => (card, true),
            Move::Outward { card } => (card, false),
        };
        let own = room.open.owned[seat].iter_mut().find(|own| own.card == card).expect("checked");
        *own = if onward { own.onward() } else { own.outward() }.expect("checked");
        let (value, currency) = (own.value, own.currency());
        Caravanserai::tell(p, || Event::Moved { seat, card, value, currency });
    }
}

impl Runs<Caravanserai> for AskMove {
    fn run(room: &mut Room<Caravanserai>, _: AskMove, p: &mut Play<'_>) -> Option<Ask> {
        let seat = p.open().on_turn();
        room.open.can_move(seat).then(|| Caravanserai::ask(seat, Question))
    }
}

impl Tells for Event {}

impl Lays<Caravanserai> for Given {
    const PLAYER_WORDS: &'static [(&'static str, &'static str)] = &[("caravanserais", "owned")];

    fn lay(room: &mut Room<Caravanserai>, given: &Given, on: &mut Laying<'_, '_>) -> Result<(), BadPosition> {
        let Laying { p, .. } = on;
        given.owned.check(p.open().players(), "caravanserai.owned")?;
        for seat in p.open().seats() {
            let field = format!("caravanserai.owned.{seat}");
            for GivenInn(own) in given.owned.of(seat) {
                if room.open.owned[seat].len() == CARAVANSERAIS_PER_PLAYER {
                    let wrong = bad(field, format!("nobody has more than {CARAVANSERAIS_PER_PLAYER}"));
                    return Err(BadPosition { rule: Some(rule!("CAR-5")), ..wrong });
                }
                if !room.open.supply.contains(&own.card) {
                    let wrong = bad(field, format!("{} lies somewhere else already", own.card));
                    return Err(BadPosition { rule: Some(rule!("CAR-1")), ..wrong });
                }
                room.open.supply.retain(|card| *card != own.card);
                room.open.owned[seat].push(*own);
            }
        }
        Ok(())
    }
}

packed_by_place!(Inn: Inn::all());
packed!(Owned { card, value, side } if |owned| owned.value <= Note::MOST; Open { supply, owned });
