//! What the owners do with beggar, dancer, money changer, miser and wise man.

use super::super::prelude::*;
use super::{Characters, Event, Move, Open, Person, Question, Refusal, Step};
use crate::{
    components::{BEGGAR_CARDS, MISER_PRICE},
    flow::Step as TableStep,
};

/// CHA-14: the owner is asked as long as such a card is unused, able or not (BASE-I5).
pub fn start(room: &mut Room<Characters>, p: &mut Play<'_>) -> Option<Ask> {
    room.open.begging = false;
    let seat = p.open().on_turn();
    let unused = Person::AT_START.iter().any(|person| room.open.ready(*person, seat));
    unused.then(|| Characters::ask(seat, Question::TurnStart))
}

/// CHA-I, CHA-13: right after a purchase of the owner's turn.
pub fn bought(room: &Room<Characters>, sale: &Sale, p: &mut Play<'_>) {
    if sale.by.is_none() && sale.price >= MISER_PRICE && room.open.ready(Person::Miser, sale.seat) {
        Characters::push(p, Step::Miser);
    }
}

/// Without money in the display, which everybody sees, nothing is asked.
pub fn miser(room: &Room<Characters>, p: &Play<'_>) -> Option<Ask> {
    if !p.open().display().iter().any(|card| card.is_money()) {
        return None;
    }
    room.open.owner(Person::Miser).map(|seat| Characters::ask(seat, Question::Miser))
}

pub fn moves(open: &Open, eyes: &Eyes<'_>, mut found: impl FnMut(Move)) {
    let mut offer = |mv| {
        if check(open, eyes, &mv).is_ok() {
            found(mv);
        }
    };
    let display = eyes.open.display();
    let first = |at: usize| !display[..at].contains(&display[at]); // equal cards are the same move
    match Characters::asked(eyes) {
        Some(Question::TurnStart) => {
            offer(Move::Beg);
            for slot in Slot::ALL {
                offer(Move::Dance(slot));
            }
            if at_start(open, eyes, Person::MoneyChanger, rule!("CHA-C")).is_err() {
                return;
            }
            for (give, _) in eyes.hand.faces() {
                for at in (0..display.len()).filter(|at| first(*at)) {
                    offer(Move::Change { give, take: display[at] });
                }
            }
        }
        Some(Question::Miser) => {
            (0..display.len()).filter(|at| first(*at)).for_each(|at| offer(Move::Save(display[at])));
        }
        Some(Question::WiseMan) => Building::ALL.into_iter().for_each(|kind| offer(Move::Name(kind))),
        _ => {}
    }
}

/// The owner of an unused start-of-turn card, asked in TURN START.
fn at_start(open: &Open, eyes: &Eyes<'_>, person: Person, rule: RuleId) -> Result<(), Illegal> {
    if Characters::asked(eyes) != Some(Question::TurnStart) {
        return Err(rule!("CHA-14").broken(Because::NotNow { topic: eyes.ask.topic }));
    }
    if open.owner(person) != Some(eyes.seat) {
        return Err(rule.broken(Because::NotYourCard { card: person.card() }));
    }
    if open.used[person as usize] {
        return Err(rule!("CHA-12").broken(Characters::because(Refusal::UsedAlready { card: person.card() })));
    }
    Ok(())
}

/// A money card that lies in the display.
fn in_display(eyes: &Eyes<'_>, card: Card, rule: RuleId) -> Result<(), Illegal> {
    if !eyes.open.display().contains(&card) {
        return Err(rule.broken(Because::NotInDisplay { card }));
    }
    if card.is_money() { Ok(()) } else { Err(rule.broken(Characters::because(Refusal::NoMoney { card }))) }
}

pub fn check(open: &Open, eyes: &Eyes<'_>, mv: &Move) -> Result<(), Illegal> {
    let not_now = |rule: RuleId| Err(rule.broken(Because::NotNow { topic: eyes.ask.topic }));
    match mv {
        Move::Beg => {
            at_start(open, eyes, Person::Beggar, rule!("CHA-B"))?;
            let held = eyes.hand.without_specials().len();
            if held > BEGGAR_CARDS {
                return Err(
                    rule!("CHA-B").broken(Characters::because(Refusal::TooManyCards { held, limit: BEGGAR_CARDS }))
                );
            }
            Ok(())
        }
        Move::Dance(slot) => {
            at_start(open, eyes, Person::Dancer, rule!("CHA-D"))?;
            if eyes.open.in_yard(*slot).is_none() {
                return Err(rule!("CHA-D").broken(Because::SlotEmpty { slot: *slot }));
            }
            if eyes.open.supply_left() == 0 {
                return Err(rule!("CHA-D").broken(Because::NothingThere));
            }
            Ok(())
        }
        Move::Change { give, take } => {
            at_start(open, eyes, Person::MoneyChanger, rule!("CHA-C"))?;
            if !give.is_money() {
                return Err(rule!("CHA-C").broken(Characters::because(Refusal::NoMoney { card: *give })));
            }
            if eyes.hand.count(*give) == 0 {
                return Err(rule!("CHA-C").broken(Because::NotInHand { card: *give }));
            }
            in_display(eyes, *take, rule!("CHA-C"))?;
            if take.value() > give.value() {
                return Err(rule!("CHA-C").broken(Characters::because(Refusal::WorthMore { card: *take, than: *give })));
            }
            Ok(())
        }
        Move::Save(card) if Characters::asked(eyes) == Some(Question::Miser) => in_display(eyes, *card, rule!("CHA-I")),
        Move::Save(_) => not_now(rule!("CHA-I")),
        Move::Name(_) if Characters::asked(eyes) == Some(Question::WiseMan) => Ok(()),
        _ => not_now(rule!("CHA-W")),
    }
}

pub fn apply(room: &mut Room<Characters>, seat: Seat, mv: Move, p: &mut Play<'_>) {
    let mut uses = |person: Person| room.open.used[person as usize] = true;
    match mv {
        Move::Beg => {
            uses(Person::Beggar);
            room.open.begging = true;
            Characters::tell(p, || Event::Begged { seat });
            Characters::push(p, Step::Start);
            p.push(TableStep::DrawFor(seat));
        }
        Move::Dance(slot) => {
            uses(Person::Dancer);
            let tile = p.open().in_yard(slot).expect("checked");
            Characters::tell(p, || Event::Danced { seat, tile });
            Characters::push(p, Step::Start);
            p.push(TableStep::Replace(slot));
        }
        Move::Change { give, take } => {
            uses(Person::MoneyChanger);
            p.discard(seat, &Purse::of(give));
            p.take_from_display(seat, take); // not refilled before MONEY REFILL
            Characters::tell(p, || Event::Changed { seat, give, take });
            Characters::push(p, Step::Start);
        }
        Move::Save(card) => {
            uses(Person::Miser);
            p.take_from_display(seat, card); // not refilled before MONEY REFILL
            Characters::tell(p, || Event::Saved { seat, card });
        }
        Move::Name(kind) => {
            room.open.named = Some(kind);
            Characters::tell(p, || Event::Named { seat, kind });
        }
        _ => unreachable!("the auction makes its own moves"),
    }
}
