//! What everybody sees of the characters.

use super::super::prelude::*;
use super::{Auction, Characters, Person};

declare! {
    /// What this room shows.
    pub notice Notice {
        /// The characters before their owner.
        Owned { seat: Seat, persons: Vec<Card> },
        /// Who has been used since the owner's turn began.
        Used { persons: Vec<Card> },
        /// Who has left the game.
        Gone { persons: Vec<Card> },
        /// An auction before the first bid.
        Called { person: Card, next: Seat },
        /// An auction with its highest bid.
        Bid { person: Card, bid: u16, leader: Seat },
        /// Who has passed.
        Passed { seats: Vec<Seat> },
        /// The type that the wise man has named.
        Named { kind: Building },
        /// The cards that were laid aside.
        Stack { left: u8 },
    }
}

impl Characters {
    pub(super) fn notices(
        mine: Mine<'_, Characters>,
        table: &OpenTable,
        _: Option<Seat>,
        show: &mut dyn FnMut(Notice),
    ) {
        let open = mine.open;
        let those = |are: &dyn Fn(Person) -> bool| -> Vec<Card> {
            Person::ALL.into_iter().filter(|person| are(*person)).map(Person::card).collect()
        };
        for seat in table.seats() {
            let persons = those(&|person| open.owner(person) == Some(seat));
            if !persons.is_empty() {
                show(Notice::Owned { seat, persons });
            }
        }
        let used = those(&|person| open.used[person as usize]);
        if !used.is_empty() {
            show(Notice::Used { persons: used });
        }
        let gone = those(&|person| open.gone[person as usize]);
        if !gone.is_empty() {
            show(Notice::Gone { persons: gone });
        }
        if let Some(Auction { person, bid, leader, passed, next }) = open.auction {
            let person = person.card();
            match leader {
                Some(leader) => show(Notice::Bid { person, bid, leader }),
                None => show(Notice::Called { person, next }),
            }
            let seats: Vec<Seat> = table.seats().filter(|seat| passed[*seat]).collect();
            if !seats.is_empty() {
                show(Notice::Passed { seats });
            }
        }
        if let Some(kind) = open.named {
            show(Notice::Named { kind });
        }
        if open.stack_left > 0 {
            show(Notice::Stack { left: open.stack_left });
        }
    }
}
