//! How a game ends.

use super::{Course, Event, Finale, Play, Step, scoring};
use crate::{
    config::End,
    modules::{Happening, Household},
    value::*,
};

/// The end check of a turn: BASE-E9 and X3, and the two guards of BASE-T7. Says whether the game ends.
#[inline]
pub fn check(p: &mut Play<'_>) -> bool {
    p.open.course.idle_turns = if p.open.is_busy() { 0 } else { p.open.idle_turns().saturating_add(1) };
    let options = &p.open.config.options;
    let patience = u32::from(options.stall_rounds) * u32::from(p.open.players());
    let stalled = options.stall_rounds > 0 && p.open.idle_turns() >= patience;
    let too_long = options.turn_limit > 0 && p.open.turns() >= u32::from(options.turn_limit);
    // With both guards off: a whole round in which nobody could be asked anything would be followed by the same.
    let guarded = options.stall_rounds > 0 || options.turn_limit > 0;
    let blocked = !guarded && p.open.course.blocked_turns >= p.open.players();
    let no_supply = options.end == End::Supply && p.open.supply_left() == 0;
    let ends = stalled || too_long || blocked || no_supply || yard_is_short(p);
    if ends {
        end(p);
    }
    ends
}

/// VIZ-18: an interrupt ends the game only by a yard that cannot be completed.
pub fn yard_check(p: &mut Play<'_>) {
    if yard_is_short(p) {
        end(p);
    }
}

/// Is a slot of the yard empty?
#[inline]
pub fn yard_is_short(p: &Play<'_>) -> bool {
    p.open.yard().iter().any(Option::is_none)
}

/// BASE-F1: whatever was planned, only the end is left to do.
fn end(p: &mut Play<'_>) {
    p.agenda.turn_to(Course::End(Finale::LastTiles));
    p.tell(|| Event::EndReached);
}

/// BASE-F2 to F4: the last tiles go to the most money, and are placed clockwise from the next player.
pub fn last_tiles<R: Household>(rooms: &mut R, p: &mut Play<'_>) {
    rooms.happen(Happening::LastTilesDue {}, p); // BASE-F7
    // CHG-19: what lies open before a player counts too.
    let money = |hands: &BySeat<Purse>, seat: Seat, slot: Slot| {
        hands[seat].sum(slot.currency()) + rooms.means(seat).sum(slot.currency())
    };
    for slot in Slot::ALL {
        let Some(tile) = p.open.in_yard(slot) else { continue };
        let total = |seat: Seat| money(p.hands, seat, slot);
        let most = p.open.seats().map(total).max().unwrap_or(0);
        let mut richest = p.open.seats().filter(|seat| total(*seat) == most);
        let to = match (most, richest.next(), richest.next()) {
            (1.., Some(seat), None) => Some(seat),
            _ => None, // BASE-F3
        };
        let (hands, open) = (&*p.hands, &*p.open);
        p.journal.tell(|| {
            let totals = open.seats().map(|seat| money(hands, seat, slot)).collect();
            Event::LastTile { slot, tile, totals, to }
        });
        if let Some(seat) = to {
            p.open.market.yard[slot.index()] = None;
            p.acquire(seat, tile);
        }
    }
    p.reveal(); // BASE-I4: totals have been shown.
    let start = p.agenda.height();
    for seat in p.open.from_next() {
        p.agenda.push_below(start, Step::PlaceLast(seat));
    }
}

/// BASE-F5: round 3 is scored, whatever came before.
pub fn final_scoring<R: Household>(rooms: &mut R, p: &mut Play<'_>) {
    p.push(Step::Count(3));
    scoring::begin(rooms, p);
}

/// BASE-F6, I4: the winners are known and all hands are shown.
pub fn winners<R: Household>(rooms: &mut R, p: &mut Play<'_>) {
    rooms.happen(Happening::GameEnds {}, p);
    p.open.course.over = true;
    let (hands, open) = (&*p.hands, &*p.open);
    p.journal.tell(|| Event::Over {
        winners: open.winners().collect(),
        hands: open.seats().map(|seat| hands[seat]).collect(),
    });
}
