//! What abilities do, and what happens to chips and guards.

use super::super::prelude::*;
use super::{Event, Move, Open, Question, Reason, RedPalace, Room, Step, checks, rate};
use crate::{components::PLAZAS, flow::Step as TableStep, modules::red_palace::Ability};

/// Makes a move that was checked.
pub fn apply(room: &mut Room<RedPalace>, seat: Seat, mv: Move, p: &mut Play<'_>) {
    let open = &mut room.open;
    if mv == Move::RedrawBuilding {
        RedPalace::push(p, Step::Redraw); // RED-25: after the payment
    }
    if mv == Move::TreatAsExact {
        p.push(TableStep::FurtherAction); // RED-38a
        open.overpaid = false;
    }
    if let Some(ability) = mv.ability() {
        charge(open, seat, ability, p);
    }
    match mv {
        Move::Choose { set } => take_set(room, seat, set, p),
        Move::SwapBuilding { tile, slot, card } => {
            pay_card(seat, card, p);
            let there = p.open().in_yard(slot).expect("checked");
            let (other, kind) = (p.open().chip(tile).expect("checked"), p.open().chip(there).expect("checked"));
            p.put_chip(tile, kind);
            p.put_chip(there, other);
            RedPalace::tell(p, || Event::Swapped { seat, tile, kind, slot, other });
        }
        Move::WallPiece => {
            open.wall_pieces -= 1;
            open.piece = true;
        }
        Move::TakeMoney { card } => {
            p.take_from_display(seat, card);
            RedPalace::tell(p, || Event::TookMoney { seat, card });
        }
        Move::Plaza => {
            let tile = PLAZAS.tiles().nth(PLAZAS.count - open.plazas as usize).expect("checked");
            open.plazas -= 1;
            p.acquire(seat, tile);
            RedPalace::tell(p, || Event::TookPlaza { seat, tile });
        }
        Move::HalfBuilding { kind } => {
            open.halves[kind] = Some(seat);
            RedPalace::tell(p, || Event::TookHalf { seat, kind });
        }
        // The table has settled the price and bought the tile.
        Move::PreviewPurchase { space, card, .. } => {
            p.take_from_preview(space);
            pay_card(seat, card, p);
        }
        Move::MoveGuard { from, to } => {
            if open.guards.has(to) {
                pay_guard(open, seat, to, p);
            }
            open.guards.remove(from);
            open.guards.insert(to);
            open.moved = Some(to);
            RedPalace::tell(p, || Event::GuardMoved { seat, from, to });
        }
        Move::Pay { guard } => {
            pay_guard(open, seat, guard, p);
            RedPalace::push(p, Step::Fee);
        }
        Move::Set { section } => {
            open.piece = false;
            p.add_walls(seat, Some(section.tile), Walls::NONE.with(section.side));
            RedPalace::tell(p, || Event::PieceSet { seat, section });
        }
        Move::TreatAsExact | Move::RedrawBuilding => {}
    }
}

/// RED-10.
pub fn take_set(room: &mut Room<RedPalace>, seat: Seat, set: u8, p: &mut Play<'_>) {
    let cards = room.open.sets[set as usize - 1].take().expect("checked");
    p.hand_over_all(seat, &cards);
    RedPalace::tell(p, || Event::Chose { seat, set, cards });
}

/// RED-25: the tile is turned, and what it costs is due.
pub fn charge(open: &mut Open, seat: Seat, ability: Ability, p: &mut Play<'_>) {
    open.used.insert(ability);
    RedPalace::tell(p, || Event::Used { seat, ability });
    if open.due == 0 {
        RedPalace::push(p, Step::Fee);
    }
    open.due += ability.guards();
}

/// RED-26, RED-27: guards as long as there are any, one after another, then points. Where there is a choice the player is
/// asked.
pub fn fee(room: &mut Room<RedPalace>, seat: Seat, p: &mut Play<'_>) -> Option<Ask> {
    let open = &mut room.open;
    while open.due > 0 {
        let mut payable = checks::payable(open, p.open(), seat);
        let guards = payable.clone().count();
        match payable.next() {
            None => {
                let guards = std::mem::take(&mut open.due);
                let points = guards * rate(p.open());
                RedPalace::tell(p, || Event::PointsPaid { seat, points });
                p.award(RedPalace::award(seat, -i16::from(points), rule!("RED-27"), Reason::Paid { guards }));
            }
            // Where all of them go, there is no choice.
            Some(guard) if guards <= open.due.into() => pay_guard(open, seat, guard, p),
            Some(_) => return Some(RedPalace::ask(seat, Question::Guard)),
        }
    }
    open.moved = None;
    None
}

fn pay_guard(open: &mut Open, seat: Seat, guard: Section, p: &mut Play<'_>) {
    open.guards.remove(guard);
    open.placed += 1;
    open.due -= 1;
    RedPalace::tell(p, || Event::GuardPaid { seat, guard });
}

fn pay_card(seat: Seat, card: Card, p: &mut Play<'_>) {
    p.discard(seat, &Purse::of(card));
    RedPalace::tell(p, || Event::CardPaid { seat, card });
}

/// RED-45: a guard for each tower, once, as far as the supply lasts.
pub fn post(open: &mut Open, seat: Seat, tile: Tile, p: &mut Play<'_>) {
    if open.manned.has(tile) {
        return;
    }
    open.manned.insert(tile);
    let sides: Walls = tile.towers().sides().take(open.supply.into()).collect();
    if sides == Walls::NONE {
        return;
    }
    open.supply -= sides.count();
    sides.sides().for_each(|side| open.guards.insert(Section { tile, side }));
    RedPalace::tell(p, || Event::Posted { seat, tile, sides });
}

/// RED-64, RED-65: guards from the supply go to the placement tiles.
pub fn dismiss(open: &mut Open, guards: u8, p: &mut Play<'_>) {
    let guards = guards.min(open.supply);
    if guards > 0 {
        open.supply -= guards;
        open.placed += guards;
        RedPalace::tell(p, || Event::Dismissed { guards });
    }
}

/// A chip comes out of the bag for a floor tile; other tiles get none.
pub fn draw_chip(room: &mut Room<RedPalace>, tile: Tile, p: &mut Play<'_>) {
    if !p.open().config.game.kit().carries_chip(tile) {
        return;
    }
    let bag = p.open().bag();
    let mut dice = p.dice(RedPalace::ID, 1 + u32::from(room.dark.draws));
    room.dark.draws += 1;
    let mut nth = dice.below(bag.as_slice().iter().map(|n| u32::from(*n)).sum());
    for kind in Building::ALL {
        if nth < u32::from(bag[kind]) {
            p.put_chip(tile, kind);
            RedPalace::tell(p, || Event::Chip { tile, kind });
            return;
        }
        nth -= u32::from(bag[kind]);
    }
}

/// RED-39b: the old chip goes back after the draw.
pub fn redraw(room: &mut Room<RedPalace>, p: &mut Play<'_>) {
    if let Some((tile, _)) = room.open.fresh.take() {
        p.reveal();
        draw_chip(room, tile, p);
    }
}
