//! How a character finds an owner: CHA-1 to CHA-11, and the magician's choice.

use super::super::prelude::*;
use super::{Characters, Event, Move, Open, Person, Question, Refusal, Step};

/// An auction that is being held.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Auction {
    /// Who comes up.
    pub person: Person,
    /// The highest bid; 0 before the first.
    pub bid: u16,
    /// Who made it.
    pub leader: Option<Seat>,
    /// Who has passed.
    pub passed: BySeat<bool>,
    /// Whose turn to bid it is.
    pub next: Seat,
}

/// CHA-1, CHA-2: at once, before the next card is drawn.
pub fn begin(room: &mut Room<Characters>, person: Person, p: &mut Play<'_>) {
    let on_turn = p.open().on_turn();
    let auctioneer = if room.open.begging { on_turn } else { on_turn.next(p.open().players()) };
    let passed = BySeat::default();
    room.open.auction = Some(Auction { person, bid: 0, leader: None, passed, next: auctioneer });
    Characters::push(p, Step::Bid);
    Characters::tell(p, || Event::Auction { person: person.card(), auctioneer });
}

/// CHA-3, CHA-4: the next who has neither passed nor leads is asked; without one the auction is over.
pub fn go_on(room: &mut Room<Characters>, p: &mut Play<'_>) -> Option<Ask> {
    let auction = room.open.auction?;
    let waits = |seat: &Seat| !auction.passed[*seat] && auction.leader != Some(*seat);
    if let Some(seat) = auction.next.round(p.open().players()).find(waits) {
        return Some(Characters::ask(seat, Question::Bid));
    }
    if auction.leader.is_some() {
        Characters::push(p, Step::Pay);
    } else {
        room.open.auction = None;
        room.open.leaves(auction.person); // CHA-8
        Characters::tell(p, || Event::Unsold { person: auction.person.card() });
    }
    None
}

/// CHA-6: at least the bid, in one kind of money.
pub fn bill(auction: &Auction) -> Bill {
    bill_of(auction.bid)
}

/// CHA-6: a bid is paid in one kind of money, and no saving goes with it.
pub const fn bill_of(bid: u16) -> Bill {
    Bill { price: bid, savings: false, ..Bill::of(0, Wanted::OneKind, rule!("CHA-6")) }
}

/// The table settles what the winner pays.
pub fn payment(open: &Open, mv: &Move) -> Option<Payment> {
    match (mv, &open.auction) {
        (Move::Pay(pay), Some(auction)) => Some(Payment { exact: false, ..Payment::of(bill(auction), *pay) }),
        _ => None,
    }
}

pub fn moves(open: &Open, eyes: &Eyes<'_>, mut found: impl FnMut(Move)) {
    match (Characters::asked(eyes), &open.auction) {
        (Some(Question::Bid), Some(auction)) => {
            let most = bill(auction).most(&eyes.means);
            (auction.bid + 1..=most).for_each(|bid| found(Move::Bid(bid)));
        }
        (Some(Question::Pay), Some(auction)) => eyes.each_payment(&bill(auction), |pay| found(Move::Pay(pay))),
        (Some(Question::Magician), _) => {
            found(Move::Keep);
            if open.stack_left > 0 {
                found(Move::Swap);
            }
        }
        _ => {}
    }
}

pub fn check(open: &Open, eyes: &Eyes<'_>, mv: &Move) -> Result<(), Illegal> {
    let not_now = |rule: RuleId| rule.broken(Because::NotNow { topic: eyes.ask.topic });
    match (mv, Characters::asked(eyes), &open.auction) {
        (Move::Bid(bid), Some(Question::Bid), Some(auction)) => {
            if *bid <= auction.bid {
                return Err(
                    rule!("CHA-3").broken(Characters::because(Refusal::BidTooLow { bid: *bid, highest: auction.bid }))
                );
            }
            let most = bill(auction).most(&eyes.means);
            if *bid > most {
                return Err(rule!("CHA-5").broken(Characters::because(Refusal::BidTooHigh { bid: *bid, most })));
            }
            Ok(())
        }
        (Move::Pay(pay), Some(Question::Pay), Some(auction)) => {
            let bill = bill(auction);
            bill.enough(bill.check(&eyes.means, pay)?)
        }
        (Move::Swap, Some(Question::Magician), _) if open.stack_left == 0 => {
            Err(rule!("CHA-M").broken(Because::NothingThere))
        }
        (Move::Keep | Move::Swap, Some(Question::Magician), _) => Ok(()),
        (Move::Keep | Move::Swap, ..) => Err(not_now(rule!("CHA-M"))),
        (Move::Pay(_), ..) => Err(not_now(rule!("CHA-6"))),
        _ => Err(not_now(rule!("CHA-3"))),
    }
}

pub fn apply(room: &mut Room<Characters>, seat: Seat, mv: Move, p: &mut Play<'_>) {
    match mv {
        Move::Bid(bid) => {
            let next = seat.next(p.open().players());
            if let Some(auction) = &mut room.open.auction {
                (auction.bid, auction.leader, auction.next) = (bid, Some(seat), next);
            }
            Characters::push(p, Step::Bid);
            Characters::tell(p, || Event::Bid { seat, bid });
        }
        Move::Pay(paid) => {
            let Auction { person, bid, .. } = room.open.auction.take().expect("checked");
            own(&mut room.open, person, seat);
            Characters::tell(p, || Event::Won { seat, person: person.card(), bid, paid });
            if person == Person::Magician {
                Characters::push(p, Step::Magician);
            }
        }
        Move::Keep => Characters::tell(p, || Event::Kept { seat }),
        _ => {
            // CHA-M: the magician leaves the game, the new card is open and usable at once.
            let card = room.dark.stack.pop().expect("checked");
            room.open.stack_left -= 1;
            room.open.leaves(Person::Magician);
            own(&mut room.open, Person::on(card).expect("a stack of characters"), seat);
            p.reveal();
            Characters::tell(p, || Event::Swapped { seat, person: card });
        }
    }
}

/// CHA-9, CHA-12: laid open, and fresh.
fn own(open: &mut Open, person: Person, seat: Seat) {
    open.owners[person as usize] = Some(seat);
    open.used[person as usize] = false;
}

/// CHA-3: who passes is out of this auction.
pub fn passed(room: &mut Room<Characters>, seat: Seat, p: &mut Play<'_>) {
    let next = seat.next(p.open().players());
    if let Some(auction) = &mut room.open.auction {
        auction.passed[seat] = true;
        auction.next = next;
    }
    Characters::push(p, Step::Bid);
}

packed!(Auction { person, bid, leader, passed, next } if |auction| auction.leader.is_some() == (auction.bid > 0));
