//! Money refill, scoring, market refill: what follows the placement of a turn.

use super::{Event, Moment, Play, Step};
use crate::{
    components::{DIRK_AFTER_ROUND_1, DIRK_SHARE, DISPLAY_PLACES, PREVIEW_SPACES},
    config::DirkThird,
    modules::Rooms,
    score,
    value::{Dice, PLACES, Pile, Seat, Slot, Space, Stream, Tile},
};

/// BASE-E1, E2: cards are drawn until the display is full; a scoring card is put aside.
///
/// BASE-E10: a card that a module takes in hand is dealt with before the next one is drawn, whatever that needs.
pub fn display<R: Rooms>(rooms: &mut R, p: &mut Play<'_>) {
    while p.open.display.len() < DISPLAY_PLACES {
        let Some(card) = p.draw_card() else { break }; // BASE-E5
        if !card.is_money() {
            if let Some(round) = card.round() {
                p.open.rounds_due.insert(round);
                p.tell(|| Event::ScoringCard { round });
                continue;
            }
            p.push(Step::FillDisplay);
            if rooms.opened(card, p) {
                return;
            }
            p.agenda.pop();
        }
        p.open.display.push(card);
        p.tell(|| Event::MoneyShown { card });
    }
}

/// BASE-E6, E3: the scorings that are due, 1 before 2.
pub fn score<R: Rooms>(rooms: &mut R, p: &mut Play<'_>) {
    if let Some(round) = p.open.rounds_due.pop() {
        p.push(Step::Score);
        p.push(Step::Count(round));
        begin(rooms, p);
    }
}

/// BON-6: first what must be named, then what may be shown, then the count. What is pushed last is done first.
pub fn begin<R: Rooms>(rooms: &mut R, p: &mut Play<'_>) {
    rooms.at(Moment::ScoringPoll, p);
    rooms.at(Moment::ScoringBegins, p);
}

/// CHA-B: cards are drawn until one is for a hand; the others are dealt with as in a refill (BASE-E10). An empty deck
/// without discards gives nothing.
pub fn draw_for<R: Rooms>(rooms: &mut R, p: &mut Play<'_>, seat: Seat) {
    while let Some(card) = p.draw_card() {
        if let Some(round) = card.round() {
            p.open.rounds_due.insert(round); // CHA-B2
            p.tell(|| Event::ScoringCard { round });
        } else if card.is_for_hands() {
            p.hand_over_unseen(seat, card);
            p.tell(|| Event::Drew { seat, card: Some(card) });
            return;
        } else {
            p.push(Step::DrawFor(seat));
            assert!(rooms.opened(card, p), "a card that is not for hands is some module's");
            return;
        }
    }
}

/// CHA-D: a new tile comes to the slot, then the old one is shuffled back. Without a tile left the old one stays.
pub fn replace<R: Rooms>(rooms: &mut R, p: &mut Play<'_>, slot: Slot) {
    let Some(tile) = p.draw_tile() else { return };
    p.push(Step::Replace(slot));
    if rooms.drawn(tile, Some(slot), p) {
        return;
    }
    p.agenda.pop();
    show(p, tile, slot);
}

/// A tile comes to a slot. If one lay there it is replaced: it is shuffled back (CHA-D).
fn show(p: &mut Play<'_>, tile: Tile, slot: Slot) {
    let old = p.open.yard[slot.index()].replace(tile);
    p.tell(|| Event::TileShown { tile, slot });
    if let Some(old) = old {
        let mut dice = Dice::new(&p.dark.seed, Stream::Remix, p.dark.remixes.into());
        p.dark.remixes += 1;
        p.mix_into_supply(old, &mut dice);
        p.reveal(); // what comes next has changed, also where the new tile was drawn earlier (SUL-28)
        p.tell(|| Event::WentBack { tile: old });
    }
}

impl Play<'_> {
    /// A tile that a module held back comes to its slot after all: what made it be drawn is done with it (SUL-20, SUL-28).
    pub fn let_go(&mut self, tile: Tile, slot: Slot) {
        if self.is_replacing(slot) {
            self.agenda.pop();
        }
        show(self, tile, slot);
    }
    /// Is the tile in this slot being replaced, in a turn that has just begun (CHA-D)?
    pub fn is_replacing(&self, slot: Slot) -> bool {
        self.agenda.top() == Some(Step::Replace(slot))
    }
}

/// BASE-V1: points for walls and majorities, then what follows a scoring (BASE-V7).
pub fn count<R: Rooms>(rooms: &mut R, p: &mut Play<'_>, round: u8) {
    let tally = score::tally(p.open, rooms, round);
    for seat in p.open.seats() {
        p.open.scores[seat] += tally.total(seat);
    }
    p.open.dirk_score += tally.dirk_total();
    p.open.rounds_held.insert(round);
    p.open.round = round;
    let open = &*p.open;
    p.journal.tell(|| Event::Scored {
        tally: Box::new(tally),
        walls: open.seats().map(|seat| open.longest_chain(seat)).collect(),
    });
    p.push(Step::DirkDraws(round));
    rooms.at(Moment::ScoringCounted, p);
}

/// BASE-D3: after rounds 1 and 2 Dirk gets tiles from the supply.
pub fn dirk_draws<R: Rooms>(rooms: &mut R, p: &mut Play<'_>, round: u8) {
    if !p.open.config.has_dirk() {
        return;
    }
    let left = p.open.supply_left;
    let tiles = match (round, p.open.config.options.dirk_third) {
        (1, _) => DIRK_AFTER_ROUND_1.min(left),
        (2, DirkThird::Down) => left / DIRK_SHARE,
        (2, DirkThird::Nearest) => (left + DIRK_SHARE / 2) / DIRK_SHARE,
        _ => 0,
    };
    give_dirk(rooms, p, tiles);
}

pub fn give_dirk<R: Rooms>(rooms: &mut R, p: &mut Play<'_>, tiles: u8) {
    let mut drawn: Pile<Tile, PLACES> = Pile::default();
    for _ in 0..tiles {
        let Some(tile) = p.draw_tile() else { break };
        p.open.dirk.insert(tile);
        drawn.push(tile);
        p.tell(|| Event::DirkDrew { tile });
    }
    if !R::BARE {
        rooms.dirk_drew(&drawn, p);
    }
}

/// BASE-E8: the empty slots in ascending order, as far as tiles last.
///
/// A tile that a module holds back (a claim, a bazaar) is dealt with first; then the same slot is filled on.
pub fn yard<R: Rooms>(rooms: &mut R, p: &mut Play<'_>) {
    for slot in Slot::ALL {
        if p.open.in_yard(slot).is_none() {
            let Some(tile) = p.draw_tile() else { break };
            if !R::BARE {
                p.push(Step::FillYard);
                if rooms.drawn(tile, Some(slot), p) {
                    return;
                }
                p.agenda.pop();
            }
            p.open.yard[slot.index()] = Some(tile);
            p.tell(|| Event::TileShown { tile, slot });
        }
    }
    if !R::BARE {
        preview(rooms, p);
    }
}

/// RED-47: tiles of the preview keep their order and move up, and from the last space into the yard as long as it has
/// room for them.
pub fn slide(p: &mut Play<'_>) {
    let spaces = p.open.config.game.kit().preview;
    if spaces == 0 {
        return;
    }
    let mut waiting: Pile<Tile, PREVIEW_SPACES> = p.open.preview.into_iter().flatten().collect();
    for slot in Slot::ALL {
        if p.open.in_yard(slot).is_none()
            && let Some(tile) = waiting.pop()
        {
            p.open.yard[slot.index()] = Some(tile);
            p.tell(|| Event::TileShown { tile, slot });
        }
    }
    let first = spaces - waiting.len();
    p.open.preview = std::array::from_fn(|n| n.checked_sub(first).and_then(|n| waiting.get(n).copied()));
}

/// RED-48: then its empty spaces in ascending order.
fn preview<R: Rooms>(rooms: &mut R, p: &mut Play<'_>) {
    for space in 0..p.open.config.game.kit().preview {
        if p.open.preview[space].is_none() {
            let Some(tile) = p.draw_tile() else { break };
            p.push(Step::FillYard);
            if rooms.drawn(tile, None, p) {
                return;
            }
            p.agenda.pop();
            p.open.preview[space] = Some(tile);
            p.tell(|| Event::PreviewShown { tile, space: Space(space as u8 + 1) });
        }
    }
}
