//! Money refill and market refill: what follows the placement of a turn.

use super::{Event, Play, Step};
use crate::{
    components::{DISPLAY_PLACES, PREVIEW_SPACES},
    modules::{Happening, Household},
    value::{Card, Dice, Pile, Seat, Slot, Space, Stream, Tile},
};

/// Does a module take the card in hand? Then this goes on after what the module does.
fn opened<R: Household>(rooms: &mut R, p: &mut Play<'_>, card: Card, goes_on: Step) -> bool {
    let start = p.agenda.height();
    let taken = rooms.happen(Happening::CardOpened { card }, p);
    if taken {
        p.agenda.push_below(start, goes_on);
    }
    taken
}

/// Does a module hold the tile back? Then this goes on after what the module does.
fn held_back<R: Household>(rooms: &mut R, p: &mut Play<'_>, tile: Tile, slot: Option<Slot>, goes_on: Step) -> bool {
    let start = p.agenda.height();
    let held = rooms.happen(Happening::TileDrawn { tile, slot }, p);
    if held {
        p.agenda.push_below(start, goes_on);
    }
    held
}

/// BASE-E1, E2: cards are drawn until the display is full; a scoring card is put aside.
///
/// BASE-E10: a card that a module takes in hand is dealt with before the next one is drawn, whatever that needs.
pub fn display<R: Household>(rooms: &mut R, p: &mut Play<'_>) {
    while p.open.display().len() < DISPLAY_PLACES {
        let Some(card) = p.draw_card() else { break }; // BASE-E5
        if !card.is_money() {
            if let Some(round) = card.round() {
                p.open.course.rounds_due.insert(round);
                p.tell(|| Event::ScoringCard { round });
                continue;
            }
            if opened(rooms, p, card, Step::FillDisplay) {
                return;
            }
        }
        p.open.market.display.push(card);
        p.tell(|| Event::MoneyShown { card });
    }
}

/// CHA-B: cards are drawn until one is for a hand; the others are dealt with as in a refill (BASE-E10). An empty deck
/// without discards gives nothing.
pub fn draw_for<R: Household>(rooms: &mut R, p: &mut Play<'_>, seat: Seat) {
    while let Some(card) = p.draw_card() {
        if let Some(round) = card.round() {
            p.open.course.rounds_due.insert(round); // CHA-B2
            p.tell(|| Event::ScoringCard { round });
        } else if card.is_for_hands() {
            p.hand_over_unseen(seat, card);
            p.tell(|| Event::Drew { seat, card: Some(card) });
            return;
        } else {
            assert!(opened(rooms, p, card, Step::DrawFor(seat)), "a card that is not for hands is some module's");
            return;
        }
    }
}

/// CHA-D: a new tile comes to the slot, then the old one is shuffled back. Without a tile left the old one stays.
pub fn replace<R: Household>(rooms: &mut R, p: &mut Play<'_>, slot: Slot) {
    let Some(tile) = p.draw_tile() else { return };
    if !held_back(rooms, p, tile, Some(slot), Step::Replace(slot)) {
        show(p, tile, slot);
    }
}

/// A tile comes to a slot. If one lay there it is replaced: it is shuffled back (CHA-D).
fn show(p: &mut Play<'_>, tile: Tile, slot: Slot) {
    let old = p.open.market.yard[slot.index()].replace(tile);
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
        self.agenda.forget(Step::Replace(slot));
        show(self, tile, slot);
    }
    /// Is the tile in this slot being replaced, in a turn that has just begun (CHA-D)?
    pub fn is_replacing(&self, slot: Slot) -> bool {
        self.agenda.top() == Some(Step::Replace(slot))
    }
}

/// BASE-E8: the empty slots in ascending order, as far as tiles last.
///
/// A tile that a module holds back (a claim, a bazaar) is dealt with first; then the same slot is filled on.
pub fn yard<R: Household>(rooms: &mut R, p: &mut Play<'_>) {
    for slot in Slot::ALL {
        if p.open.in_yard(slot).is_none() {
            let Some(tile) = p.draw_tile() else { break };
            if held_back(rooms, p, tile, Some(slot), Step::FillYard) {
                return;
            }
            p.open.market.yard[slot.index()] = Some(tile);
            p.tell(|| Event::TileShown { tile, slot });
        }
    }
    if !rooms.is_idle() {
        preview(rooms, p);
    }
}

/// RED-47: tiles of the preview keep their order and move up, and from the last space into the yard as long as it has
/// place for them.
pub fn slide(p: &mut Play<'_>) {
    let spaces = p.open.config.game.kit().preview;
    if spaces == 0 {
        return;
    }
    let mut waiting: Pile<Tile, PREVIEW_SPACES> = p.open.market.preview.into_iter().flatten().collect();
    for slot in Slot::ALL {
        if p.open.in_yard(slot).is_none()
            && let Some(tile) = waiting.pop()
        {
            p.open.market.yard[slot.index()] = Some(tile);
            p.tell(|| Event::TileShown { tile, slot });
        }
    }
    let first = spaces - waiting.len();
    p.open.market.preview = std::array::from_fn(|n| n.checked_sub(first).and_then(|n| waiting.get(n).copied()));
}

/// RED-48: then its empty spaces in ascending order.
fn preview<R: Household>(rooms: &mut R, p: &mut Play<'_>) {
    for space in 0..p.open.config.game.kit().preview {
        if p.open.preview()[space].is_none() {
            let Some(tile) = p.draw_tile() else { break };
            if held_back(rooms, p, tile, None, Step::FillYard) {
                return;
            }
            p.open.market.preview[space] = Some(tile);
            p.tell(|| Event::PreviewShown { tile, space: Space(space as u8 + 1) });
        }
    }
}
