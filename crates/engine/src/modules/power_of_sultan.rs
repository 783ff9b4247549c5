//! The power of the sultan: cards with a building type on them; who owns one may take a tile of that type, free of charge, in
//! the moment it is drawn for the yard. SUL-1 to SUL-35.
//!
//! A tile that is drawn for a slot is offered to every module ([`super::Watches::drawn`]); this room holds it back while
//! somebody may claim it, and lets it go to its slot if nobody does.

use super::prelude::*;
use crate::{
    components::{OPPOSITE, SULTAN_CURRENCIES, SULTAN_PRICE, SULTANS, SULTANS_IN_PILES},
    flow::Step as TableStep,
};
use serde::{Deserializer, de};

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PowerOfSultan;

/// A sultan card with its mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Marked {
    /// Which card.
    pub card: Card,
    /// The type on it.
    pub kind: Building,
}

/// A sultan card before its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Owned {
    /// Whose.
    pub seat: Seat,
    /// Which card.
    pub card: Card,
    /// The type on it.
    pub kind: Building,
}

impl Default for Owned {
    fn default() -> Owned {
        Owned { seat: Seat::FIRST, card: Card::default(), kind: Building::default() }
    }
}

/// A tile that was drawn and may be claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Claim {
    /// Which.
    pub tile: Tile,
    /// For which slot it was drawn.
    pub slot: Slot,
}

/// SUL-4: everybody sees cards and marks.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Open {
    /// The cards beside the yard.
    pub row: Pile<Marked, { SULTANS.count }>,
    /// The cards that somebody has.
    pub owned: Pile<Owned, { SULTANS.count }>,
    /// The tile that may be claimed now.
    pub claim: Option<Claim>,
    /// The bonus tile that was drawn for the card bought last, while its owner chooses a side of it (SUL-10).
    pub drawn: Option<Building>,
    #[serde(skip)]
    draws: u16,
}

impl Open {
    /// SUL-16: has this seat a card for the tile?
    pub fn can_claim(&self, seat: Seat, tile: Tile) -> bool {
        self.owned.iter().any(|own| own.seat == seat && Some(own.kind) == tile.building())
    }
    /// The cards of a seat.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = Owned> + '_ {
        self.owned.iter().copied().filter(move |own| own.seat == seat)
    }
}

declare! {
    /// SUL-6, SUL-10, SUL-16.
    pub move Move "a move of the sultan (such as: buy sultan-3 with dirham-7)" {
        /// Buy a card.
        Buy { card: Card, pay: Purse } = "buy {card} with {pay}",
        /// Give up the mark of the card just bought and draw a bonus tile.
        Draw = "draw",
        /// Mark one of its two sides.
        Mark(kind: Building) = "mark {kind}",
        /// Take the tile that was drawn.
        Claim = "claim",
    }
}

topics! {
    /// What this room asks.
    pub enum Question {
        /// Keep the mark of the card just bought, or draw a bonus tile (SUL-10)?
        Remark "power_of_sultan_remark",
        /// Which side of the bonus tile?
        Mark "power_of_sultan_mark" must "SUL-10",
        /// Take the tile that was drawn (SUL-16)?
        Claim "power_of_sultan_claim",
    }
}

impl Subject<PowerOfSultan> for Question {
    fn passed(room: &mut Room<PowerOfSultan>, seat: Seat, question: Question, p: &mut Play<'_>) {
        if question == Question::Remark {
            return PowerOfSultan::tell(p, || Event::Kept { seat });
        }
        let slot = room.open.claim.expect("a tile is on offer").slot;
        let asked = first(p, slot).round(p.open().players()).position(|s| s == seat).expect("a seat of this table");
        PowerOfSultan::tell(p, || Event::Declined { seat });
        PowerOfSultan::push(p, Step::Offer(asked as u8 + 1));
    }

    fn stands(open: &Open, _: Seat, question: Question) -> bool {
        match question {
            Question::Remark => true,
            Question::Mark => open.drawn.is_some(),
            Question::Claim => open.claim.is_some(),
        }
    }

    /// Which card lies where in the deck, nobody knows.
    fn about(open: &Open, _: Question) -> Vec<(&'static str, Fact)> {
        let claim = open.claim.map(|claim| [("tile", claim.tile.fact()), ("slot", claim.slot.fact())]);
        claim.into_iter().flatten().chain([("drawn", open.drawn.fact())]).collect()
    }
}

/// What this room has still to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Ask whether the mark is kept.
    Remark(Seat),
    /// Ask which side of the bonus tile is marked.
    Mark(Seat),
    /// Offer the tile to the n-th seat in the order of priority and those after it.
    Offer(u8),
}

declare! {
    /// What this room tells.
    pub event Event {
        /// A card came up and was marked.
        Shown { card: Card, kind: Building } = "card: deck > shelf",
        /// A card was bought.
        Bought { seat: Seat, card: Card, paid: Purse, exact: bool } = "paid: hand > discard, card: shelf > before",
        /// The mark was kept.
        Kept { seat: Seat } = "still",
        /// The mark was given up and a bonus tile drawn.
        Drew { seat: Seat, kind: Building } = "kind: bag > before",
        /// A card was marked anew.
        Marked { seat: Seat, kind: Building } = "still",
        /// A tile that may be claimed was drawn.
        Offered { tile: Tile, slot: Slot } = "tile: supply > shelf",
        /// It was claimed; the card leaves the game.
        Claimed { seat: Seat, tile: Tile } = "tile: shelf > aside",
        /// It was declined.
        Declined { seat: Seat } = "still",
    }
}

/// A card with its mark in a described position: `"sultan-3 garden"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GivenCard(Marked);

impl<'de> Deserialize<'de> for GivenCard {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<GivenCard, D::Error> {
        let text = String::deserialize(d)?;
        let (card, kind) = text.split_once(' ').ok_or_else(|| {
            de::Error::custom(format_args!("\"{text}\" is not a card and a type, such as \"sultan-3 garden\""))
        })?;
        let card: Card = card.parse().map_err(de::Error::custom)?;
        let kind = kind.parse().map_err(de::Error::custom)?;
        Ok(GivenCard(Marked { card, kind }))
    }
}

/// In a described position.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Given {
    /// The cards beside the yard.
    pub row: Vec<GivenCard>,
    /// The cards of each seat.
    pub owned: PerSeat<Vec<GivenCard>>,
}

/// The currency of a sultan card.
pub fn currency(card: Card) -> Option<Currency> {
    SULTANS.position(card).map(|n| SULTAN_CURRENCIES[n])
}

/// SUL-6, SUL-34: what a card costs.
pub fn bill(card: Card) -> Option<Bill> {
    Some(Bill::of(SULTAN_PRICE, Wanted::Of(currency(card)?), rule!("SUL-6")).barring(rule!("SUL-34")))
}

/// SUL-3: one of six bonus tiles, which is mixed back.
fn bonus_tile(open: &mut Open, p: &mut Play<'_>) -> Building {
    let mut dice = p.dice(PowerOfSultan::ID, 1 + u32::from(open.draws));
    open.draws += 1;
    p.reveal();
    *dice.pick(&Building::ALL)
}

/// SUL-17, SUL-28: who is asked first about a tile for this slot.
fn first(p: &Play<'_>, slot: Slot) -> Seat {
    if p.is_replacing(slot) { p.open().on_turn() } else { p.open().on_turn().next(p.open().players()) }
}

declare! {
    /// Why this room refuses a move.
    pub refusal Refusal {
        /// The bonus tile does not show this type.
        NotShown { kind: Building },
    }
}

declare! {
    /// What this room shows.
    pub notice Notice {
        /// A card for sale, with its mark.
        ForSale { card: Card, kind: Building, price: u8 },
        /// The marks of somebody's cards.
        Owned { seat: Seat, kinds: Vec<Building> },
    }
}

impl Module for PowerOfSultan {
    const ID: ModuleId = ModuleId::PowerOfSultan;
    const GUIDE: Guide = Guide {
        about: About::Getting,
        sells: &[Sold { name: "sultan", row: 5, by: &["buy"], boons: Boon::OF_GOODS }],
        ..Guide::NOTHING
    };
    type Open = Open;
    type Move = Move;
    type Step = Step;
    type Topic = Question;
    type Event = Event;
    type Refusal = Refusal;
    type Notice = Notice;
    type Given = Given;
    has_no!(Hand Dark Reason Options);
    const BOX: Contents = Contents { cards: PowerOfSultan::cards, ..Contents::NOTHING };
    const WATCHES: Watches<PowerOfSultan> = Watches {
        piles_cut: Some(PowerOfSultan::piles_cut),
        opened: Some(PowerOfSultan::opened),
        drawn: Some(PowerOfSultan::drawn),
        ..Watches::NOTHING
    };
    const SHOWS: Shows<PowerOfSultan> = Shows { notices: Some(PowerOfSultan::notices), ..Shows::NOTHING };

    fn redeal(_: &mut Room<PowerOfSultan>, _: Seat, hidden: &mut Hidden<'_>, dice: &mut Dice) {
        let cards: Pile<Card, { SULTANS.count }> = SULTANS.cards().collect();
        hidden.shuffle(&cards, &mut [], dice);
    }
}

impl PowerOfSultan {
    fn cards(_: u8, each: &mut dyn FnMut(OwnCards)) {
        SULTANS.cards().map(|card| OwnCards { card, copies: 1, come_back: false }).for_each(each);
    }

    /// SUL-1.
    fn piles_cut(_: &mut Room<PowerOfSultan>, p: &mut Play<'_>) {
        let mut cards: Pile<Card, { SULTANS.count }> = SULTANS.cards().collect();
        let mut dice = p.dice(PowerOfSultan::ID, 0);
        p.mix_into_piles(&mut cards, SULTANS_IN_PILES, &mut dice);
    }

    /// SUL-2, SUL-3, SUL-5.
    fn opened(room: &mut Room<PowerOfSultan>, card: Card, p: &mut Play<'_>) -> bool {
        let own = SULTANS.position(card).is_some();
        if own {
            let kind = bonus_tile(&mut room.open, p);
            room.open.row.push(Marked { card, kind });
            PowerOfSultan::tell(p, || Event::Shown { card, kind });
        }
        own
    }

    /// SUL-14 to SUL-16.
    fn drawn(room: &mut Room<PowerOfSultan>, tile: Tile, slot: Option<Slot>, p: &mut Play<'_>) -> bool {
        let Some(slot) = slot else { return false };
        let wanted = p.open().seats().any(|seat| room.open.can_claim(seat, tile));
        if wanted {
            room.open.claim = Some(Claim { tile, slot });
            PowerOfSultan::tell(p, || Event::Offered { tile, slot });
            PowerOfSultan::push(p, Step::Offer(0));
        }
        wanted
    }

    fn notices(mine: Mine<'_, PowerOfSultan>, table: &OpenTable, _: Option<Seat>, show: &mut dyn FnMut(Notice)) {
        for Marked { card, kind } in mine.open.row.iter().copied() {
            show(Notice::ForSale { card, kind, price: SULTAN_PRICE });
        }
        for seat in table.seats().filter(|seat| mine.open.of(*seat).next().is_some()) {
            show(Notice::Owned { seat, kinds: mine.open.of(seat).map(|own| own.kind).collect() });
        }
    }
}

impl Acts<PowerOfSultan> for Move {
    const WINDOW: bool = false;

    fn list(mine: Mine<'_, PowerOfSultan>, eyes: &Eyes<'_>, mut found: impl FnMut(Move)) {
        match PowerOfSultan::asked(eyes) {
            Some(Question::Remark) => found(Move::Draw),
            Some(Question::Mark) => {
                let top = mine.open.drawn.expect("a bonus tile was drawn");
                found(Move::Mark(top));
                found(Move::Mark(OPPOSITE[top as usize]));
            }
            Some(Question::Claim) => found(Move::Claim),
            None if eyes.ask.topic.is_action() => {
                for Marked { card, .. } in mine.open.row.iter().copied() {
                    eyes.each_payment(&bill(card).expect("a sultan card"), |pay| found(Move::Buy { card, pay }));
                }
            }
            None => {}
        }
    }

    fn check(mine: Mine<'_, PowerOfSultan>, eyes: &Eyes<'_>, mv: &Move) -> Result<(), Illegal> {
        let not_now = |rule: RuleId| Err(rule.broken(Because::NotNow { topic: eyes.ask.topic }));
        let asked = PowerOfSultan::asked(eyes);
        match mv {
            Move::Buy { card, pay } => {
                if !eyes.ask.topic.is_action() {
                    return not_now(if eyes.terms.is_some() { rule!("SUL-33") } else { rule!("SUL-6") });
                }
                let bill = bill(*card).filter(|_| mine.open.row.iter().any(|marked| marked.card == *card));
                let bill = bill.ok_or_else(|| rule!("SUL-6").broken(Because::NotOnOffer { card: *card }))?;
                bill.enough(bill.check(&eyes.means, pay)?)
            }
            Move::Draw if asked != Some(Question::Remark) => not_now(rule!("SUL-10")),
            Move::Mark(_) if asked != Some(Question::Mark) => not_now(rule!("SUL-10")),
            Move::Claim if asked != Some(Question::Claim) => not_now(rule!("SUL-16")),
            Move::Mark(kind) => {
                let top = mine.open.drawn.expect("a bonus tile was drawn");
                let shown = [top, OPPOSITE[top as usize]].contains(kind);
                if shown {
                    Ok(())
                } else {
                    Err(rule!("SUL-10").broken(PowerOfSultan::because(Refusal::NotShown { kind: *kind })))
                }
            }
            Move::Draw | Move::Claim => Ok(()),
        }
    }

    /// SUL-7 to SUL-9.
    fn payment(_: Mine<'_, PowerOfSultan>, _: Seat, _: &OpenTable, mv: &Move) -> Option<Payment> {
        let Move::Buy { card, pay } = mv else { return None };
        Some(Payment::of(bill(*card)?, *pay))
    }

    fn apply(room: &mut Room<PowerOfSultan>, seat: Seat, mv: Move, p: &mut Play<'_>) {
        let open = &mut room.open;
        match mv {
            Move::Buy { card, pay } => {
                let bill = bill(card).expect("checked");
                let at = open.row.iter().position(|marked| marked.card == card).expect("checked");
                let Marked { card, kind } = open.row.remove(at);
                open.owned.push(Owned { seat, card, kind });
                let exact = bill.worth(&pay) == bill.price;
                PowerOfSultan::tell(p, || Event::Bought { seat, card, paid: pay, exact });
                PowerOfSultan::push(p, Step::Remark(seat)); // SUL-11
            }
            Move::Draw => {
                let kind = bonus_tile(open, p);
                open.drawn = Some(kind);
                PowerOfSultan::tell(p, || Event::Drew { seat, kind });
                PowerOfSultan::push(p, Step::Mark(seat));
            }
            Move::Mark(kind) => {
                open.drawn = None;
                // What was bought last lies last.
                open.owned.last_mut().expect("a card was bought").kind = kind;
                PowerOfSultan::tell(p, || Event::Marked { seat, kind });
            }
            Move::Claim => {
                let Claim { tile, .. } = open.claim.take().expect("checked");
                let used = |own: &Owned| own.seat == seat && Some(own.kind) == tile.building();
                let at = open.owned.iter().position(used).expect("checked");
                open.owned.remove(at);
                PowerOfSultan::tell(p, || Event::Claimed { seat, tile });
                p.acquire_giftable(seat, tile); // SUL-32
                p.plan([TableStep::Place(seat), TableStep::Placed(seat)]); // SUL-18, SUL-22, SUL-23
            }
        }
    }
}

impl Runs<PowerOfSultan> for Step {
    fn run(room: &mut Room<PowerOfSultan>, step: Step, p: &mut Play<'_>) -> Option<Ask> {
        let from = match step {
            Step::Remark(seat) => return Some(PowerOfSultan::ask(seat, Question::Remark)),
            Step::Mark(seat) => return Some(PowerOfSultan::ask(seat, Question::Mark)),
            Step::Offer(from) => from,
        };
        let Claim { tile, slot } = room.open.claim.expect("a tile is on offer");
        let mut order = first(p, slot).round(p.open().players()).skip(from.into());
        if let Some(seat) = order.find(|seat| room.open.can_claim(*seat, tile)) {
            return Some(PowerOfSultan::ask(seat, Question::Claim));
        }
        room.open.claim = None;
        p.let_go(tile, slot); // SUL-20
        None
    }
}

impl Tells for Event {}

impl Lays<PowerOfSultan> for Given {
    const PLAYER_WORDS: &'static [(&'static str, &'static str)] = &[("sultan_cards", "owned")];

    fn lay(room: &mut Room<PowerOfSultan>, given: &Given, on: &mut Laying<'_, '_>) -> Result<(), BadPosition> {
        let Laying { p, parts, .. } = on;
        given.owned.check(p.open().players(), "power_of_sultan.owned")?;
        let mut take = |card: Card, field: &str| {
            let taken = match SULTANS.position(card) {
                Some(_) => parts.take_card(card, field),
                None => Err(bad(field, format!("{card} is no sultan card"))),
            };
            taken.map_err(|wrong| BadPosition { rule: Some(rule!("SUL-1")), ..wrong })
        };
        for GivenCard(Marked { card, kind }) in given.row.iter().copied() {
            room.open.row.push(Marked { card: take(card, "power_of_sultan.row")?, kind });
        }
        for seat in p.open().seats() {
            for GivenCard(Marked { card, kind }) in given.owned.of(seat).iter().copied() {
                let card = take(card, &format!("power_of_sultan.owned.{seat}"))?;
                room.open.owned.push(Owned { seat, card, kind });
            }
        }
        Ok(())
    }
}

packed! {
    Marked { card, kind } if |marked| bill(marked.card).is_some();
    Owned { seat, card, kind } if |owned| bill(owned.card).is_some();
    Claim { tile, slot };
    Open { row, owned, claim, drawn, draws };
}
