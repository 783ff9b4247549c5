//! Which abilities may be used, and the moves that use them.

use super::super::prelude::*;
use super::{Ability, Move, Open, Question, RedPalace, Refusal, guards, rate, sections};
use crate::components::PLAZAS;

/// The guards with which a seat can pay what is due: not the one that it has just moved (RED-40).
pub fn payable(open: &Open, table: &OpenTable, seat: Seat) -> impl Iterator<Item = Section> + Clone + use<> {
    let moved = open.moved;
    open.own(table, seat).filter(move |guard| Some(*guard) != moved)
}

/// RED-27, RED-28: guards that are missing cost points, and no score falls below 0.
fn affordable(open: &Open, table: &OpenTable, seat: Seat, needed: u8) -> Result<(), Illegal> {
    let guards = open.own_count(table, seat);
    let points = needed.saturating_sub(guards) * rate(table);
    if points == 0 || table.score(seat) >= i16::from(points) {
        return Ok(());
    }
    Err(rule!("RED-28").broken(RedPalace::because(Refusal::TooFewGuards { guards, needed, points })))
}

/// RED-4c, RED-23, RED-27, RED-30: is the ability there, and can it be paid for?
pub fn ready(open: &Open, table: &OpenTable, seat: Seat, ability: Ability) -> Result<(), Illegal> {
    if !open.abilities.has(ability) {
        return Err(rule!("RED-4c").broken(RedPalace::because(Refusal::NotOneOfFour { ability })));
    }
    if open.used.has(ability) {
        return Err(rule!("RED-23").broken(RedPalace::because(Refusal::UsedThisTurn { ability })));
    }
    let left = match ability {
        Ability::WallPiece => open.wall_pieces,
        Ability::Plaza => open.plazas,
        Ability::HalfBuilding => Building::ALL.iter().filter(|kind| open.halves[**kind].is_none()).count() as u8,
        _ => 1,
    };
    if left == 0 {
        return Err(rule!("RED-30").broken(RedPalace::because(Refusal::NothingLeftFor { ability })));
    }
    if ability == Ability::MoveGuard {
        let guards = open.own_count(table, seat);
        let few = rule!("RED-40").broken(RedPalace::because(Refusal::TooFewGuards { guards, needed: 2, points: 0 }));
        return if guards < 2 { Err(few) } else { Ok(()) };
    }
    affordable(open, table, seat, ability.guards())
}

/// RED-16: is there anything that the player on turn might still do? Decided from open things only (BASE-I5).
pub fn offers(open: &Open, table: &OpenTable, seat: Seat) -> bool {
    let might = |ability: &Ability| match ability {
        Ability::SwapBuilding => {
            table.hand_size(seat) > 0
                && swappable(open, table, seat).next().is_some()
                && Slot::ALL.into_iter().any(|slot| chip_in(table, slot).is_some())
        }
        Ability::WallPiece => eligible(open, table, seat).next().is_some(),
        Ability::TakeMoney => !table.display().is_empty(),
        Ability::Plaza | Ability::HalfBuilding => true,
        Ability::PreviewPurchase => false,
        Ability::TreatAsExact => open.overpaid,
        Ability::RedrawBuilding => redrawable(open, table).is_ok(),
        Ability::MoveGuard => sections(table, seat).any(|at| !open.guards.has(at)),
    };
    open.abilities.iter().any(|ability| ready(open, table, seat, ability).is_ok() && might(&ability))
}

/// RED-31: the buildings whose chip may be swapped.
fn swappable(open: &Open, table: &OpenTable, seat: Seat) -> impl Iterator<Item = Tile> {
    let chips = |tile: &Tile| table.chip(*tile).is_some();
    open.bought.and(table.aside(seat)).iter().filter(chips)
}

fn chip_in(table: &OpenTable, slot: Slot) -> Option<Building> {
    table.in_yard(slot).and_then(|tile| table.chip(tile))
}

/// RED-33: the tiles aside on which a wall piece may be set.
pub fn eligible(open: &Open, table: &OpenTable, seat: Seat) -> impl Iterator<Item = Tile> {
    let bought = open.bought;
    let fits =
        move |tile: &Tile| (bought.has(*tile) || PLAZAS.position(*tile).is_some()) && table.walls(*tile).is_proper();
    table.aside(seat).iter().filter(fits)
}

/// RED-39a: the building that was bought with the last move.
fn redrawable(open: &Open, table: &OpenTable) -> Result<Tile, Illegal> {
    let just = open.fresh.filter(|(_, at)| *at == table.ply()).map(|(tile, _)| tile);
    let tile = just.ok_or_else(|| rule!("RED-39a").broken(RedPalace::because(Refusal::NotJustBought)))?;
    if table.chip(tile).is_none() {
        return Err(rule!("RED-39a").broken(RedPalace::because(Refusal::NoChip { tile })));
    }
    if table.bag().as_slice().iter().all(|left| *left == 0) {
        return Err(
            rule!("RED-39a").broken(RedPalace::because(Refusal::NothingLeftFor { ability: Ability::RedrawBuilding }))
        );
    }
    Ok(tile)
}

/// The tile on a space of the preview.
pub fn in_preview(table: &OpenTable, space: Space) -> Result<Tile, Illegal> {
    table.in_preview(space).ok_or_else(|| rule!("RED-37a").broken(RedPalace::because(Refusal::SpaceEmpty { space })))
}

/// RED-37b: the price, in one currency.
pub fn bill(tile: Tile) -> Bill {
    Bill::of(tile.price(), Wanted::OneKind, rule!("RED-37b"))
}

/// RED-37b, RED-38b: exactly, unless the other ability is used with it.
fn preview_terms(open: &Open, eyes: &Eyes<'_>) -> Terms {
    let both = Ability::PreviewPurchase.guards() + Ability::TreatAsExact.guards();
    let grace = eyes.grace && affordable(open, eyes.open, eyes.seat, both).is_ok();
    Terms { exact_only: (!grace).then_some(rule!("RED-37b")), ..Terms::TURN }
}

/// Calls `found` with every legal move of this room.
pub fn moves(open: &Open, eyes: &Eyes<'_>, mut found: impl FnMut(Move)) {
    let (table, seat) = (eyes.open, eyes.seat);
    match RedPalace::asked(eyes) {
        Some(Question::Money) => {
            let sets = (1..).zip(open.sets).filter(|(_, set)| set.is_some());
            return sets.for_each(|(set, _)| found(Move::Choose { set }));
        }
        Some(Question::Guard) => return payable(open, table, seat).for_each(|guard| found(Move::Pay { guard })),
        Some(Question::Piece) => return sets(open, table, seat, found),
        None if eyes.ask.topic == Topic::Placement && open.piece => return sets(open, table, seat, found),
        Some(Question::Abilities) => {}
        None if eyes.ask.topic.is_action() => {}
        None => return,
    }
    for ability in open.abilities.iter() {
        if ready(open, table, seat, ability).is_ok() {
            uses(open, eyes, ability, &mut found);
        }
    }
}

/// Every section on which the held wall piece may be set.
fn sets(open: &Open, table: &OpenTable, seat: Seat, mut found: impl FnMut(Move)) {
    for tile in eligible(open, table, seat) {
        let free = Side::ALL.into_iter().filter(|side| !table.walls(tile).has(*side));
        free.for_each(|side| found(Move::Set { section: Section { tile, side } }));
    }
}

/// RED-42b: the tile on which the piece was set is placed next, and the last one that could take it does not go without.
pub fn placing(open: &Open, table: &OpenTable, seat: Seat, tile: Tile) -> Result<(), Illegal> {
    let walled = |other: &Tile| *other != tile && table.added_walls(*other) != Walls::NONE;
    if let Some(other) = table.aside(seat).iter().find(walled).filter(|_| table.config().rules > 1) {
        return Err(rule!("RED-42b").broken(RedPalace::because(Refusal::PlaceFirst { tile: other })));
    }
    let mut others = eligible(open, table, seat).filter(|other| *other != tile);
    if open.piece && eligible(open, table, seat).any(|other| other == tile) && others.next().is_none() {
        return Err(rule!("RED-42b").broken(RedPalace::because(Refusal::TakesThePiece { tile })));
    }
    Ok(())
}

/// The moves of an ability that is ready.
fn uses(open: &Open, eyes: &Eyes<'_>, ability: Ability, found: &mut impl FnMut(Move)) {
    let (table, seat) = (eyes.open, eyes.seat);
    match ability {
        Ability::SwapBuilding => {
            for tile in swappable(open, table, seat) {
                for slot in Slot::ALL.into_iter().filter(|slot| chip_in(table, *slot).is_some()) {
                    let cards = eyes.hand.of_currency(slot.currency());
                    cards.each_face(|card, _| found(Move::SwapBuilding { tile, slot, card }));
                }
            }
        }
        Ability::WallPiece if eligible(open, table, seat).next().is_some() => found(Move::WallPiece),
        Ability::TakeMoney => {
            let display: Purse = table.display().iter().copied().collect();
            display.faces().for_each(|(card, _)| found(Move::TakeMoney { card }));
        }
        Ability::Plaza => found(Move::Plaza),
        Ability::HalfBuilding => {
            let left = Building::ALL.into_iter().filter(|kind| open.halves[*kind].is_none());
            left.for_each(|kind| found(Move::HalfBuilding { kind }));
        }
        Ability::PreviewPurchase if eyes.ask.topic.is_action() => preview_purchases(open, eyes, found),
        Ability::TreatAsExact if open.overpaid => found(Move::TreatAsExact),
        Ability::RedrawBuilding if redrawable(open, table).is_ok() => found(Move::RedrawBuilding),
        Ability::MoveGuard => {
            let targets: Pile<Option<Section>, 160> = sections(table, seat).map(Some).collect();
            for from in open.own(table, seat) {
                let others = targets.iter().flatten().filter(|to| **to != from);
                others.for_each(|to| found(Move::MoveGuard { from, to: *to }));
            }
        }
        _ => {}
    }
}

fn preview_purchases(open: &Open, eyes: &Eyes<'_>, found: &mut impl FnMut(Move)) {
    let terms = preview_terms(open, eyes);
    for space in (1..=eyes.open.preview().len() as u8).map(Space) {
        let Ok(tile) = in_preview(eyes.open, space) else { continue };
        eyes.each_on(&terms, &bill(tile), |pay| {
            let mut rest = *eyes.hand;
            rest.remove_all(&pay);
            rest.faces().for_each(|(card, _)| found(Move::PreviewPurchase { space, pay, card }));
        });
    }
}

/// Is this move legal?
pub fn check(open: &Open, eyes: &Eyes<'_>, mv: &Move) -> Result<(), Illegal> {
    let (table, seat) = (eyes.open, eyes.seat);
    let not_now = |rule: RuleId| Err(rule.broken(Because::NotNow { topic: eyes.ask.topic }));
    let asked = RedPalace::asked(eyes);
    if let Some(ability) = mv.ability() {
        if !eyes.ask.topic.is_action() && asked != Some(Question::Abilities) {
            return not_now(rule!("RED-22"));
        }
        ready(open, table, seat, ability)?;
    }
    match *mv {
        Move::Choose { set } => {
            if asked != Some(Question::Money) {
                return not_now(rule!("RED-10"));
            }
            let there = (set as usize).checked_sub(1).and_then(|n| open.sets.get(n).copied().flatten());
            there.map(|_| ()).ok_or_else(|| rule!("RED-10").broken(RedPalace::because(Refusal::NoSuchSet { set })))
        }
        Move::SwapBuilding { tile, slot, card } => {
            if !swappable(open, table, seat).any(|other| other == tile) {
                return Err(rule!("RED-31").broken(RedPalace::because(Refusal::NotBought { tile })));
            }
            let there = table.in_yard(slot).ok_or_else(|| rule!("RED-31").broken(Because::SlotEmpty { slot }))?;
            if table.chip(there).is_none() {
                return Err(rule!("RED-31").broken(RedPalace::because(Refusal::NoChip { tile: there })));
            }
            let wanted = slot.currency();
            if card.currency() != Some(wanted) {
                return Err(rule!("RED-31").broken(Because::WrongCurrency { card, wanted }));
            }
            in_hand(eyes.hand, card, rule!("RED-29"))
        }
        Move::WallPiece if eligible(open, table, seat).next().is_none() => {
            Err(rule!("RED-33").broken(Because::NothingThere))
        }
        Move::TakeMoney { card } if !table.display().contains(&card) => {
            Err(rule!("RED-34").broken(Because::NotInDisplay { card }))
        }
        Move::HalfBuilding { kind } if open.halves[kind].is_some() => {
            Err(rule!("RED-36a").broken(Because::NoneLeft { kind }))
        }
        Move::PreviewPurchase { space, pay, card } => {
            if !eyes.ask.topic.is_action() {
                return not_now(rule!("RED-37a"));
            }
            preview_terms(open, eyes).check(&bill(in_preview(table, space)?), &eyes.means, &pay)?;
            let mut rest = *eyes.hand;
            rest.remove_all(&pay);
            in_hand(&rest, card, rule!("RED-37b"))
        }
        Move::TreatAsExact if !open.overpaid => Err(rule!("RED-38a").broken(RedPalace::because(Refusal::NotOverpaid))),
        Move::RedrawBuilding => redrawable(open, table).map(|_| ()),
        Move::MoveGuard { from, to } => move_guard(open, table, seat, from, to),
        Move::Pay { guard } => {
            if asked != Some(Question::Guard) {
                return not_now(rule!("RED-26"));
            }
            if open.moved == Some(guard) {
                return Err(rule!("RED-40").broken(RedPalace::because(Refusal::MovedGuard { section: guard })));
            }
            own_guard(open, table, seat, guard, rule!("RED-26"))
        }
        Move::Set { section } => {
            if asked != Some(Question::Piece) && (eyes.ask.topic != Topic::Placement || !open.piece) {
                return not_now(rule!("RED-42b"));
            }
            let Section { tile, side } = section;
            if !eligible(open, table, seat).any(|other| other == tile) {
                return Err(rule!("RED-33").broken(Because::CarriesNoWalls { tile }));
            }
            if table.walls(tile).has(side) {
                return Err(rule!("RED-42b").broken(Because::WalledAlready { side }));
            }
            Ok(())
        }
        Move::WallPiece | Move::TakeMoney { .. } | Move::Plaza | Move::HalfBuilding { .. } | Move::TreatAsExact => {
            Ok(())
        }
    }
}

fn in_hand(hand: &Purse, card: Card, rule: RuleId) -> Result<(), Illegal> {
    if hand.count(card) > 0 { Ok(()) } else { Err(rule.broken(Because::NotInHand { card })) }
}

fn own_guard(open: &Open, table: &OpenTable, seat: Seat, at: Section, rule: RuleId) -> Result<(), Illegal> {
    if guards::ground(table, seat).has(at.tile) && open.guards.has(at) {
        return Ok(());
    }
    Err(rule.broken(RedPalace::because(Refusal::NoGuardThere { section: at })))
}

/// RED-40, RED-41.
fn move_guard(open: &Open, table: &OpenTable, seat: Seat, from: Section, to: Section) -> Result<(), Illegal> {
    own_guard(open, table, seat, from, rule!("RED-40"))?;
    let walls = table.walls(to.tile);
    if !guards::ground(table, seat).has(to.tile) || !walls.is_proper() || !walls.has(to.side) {
        return Err(rule!("RED-41").broken(RedPalace::because(Refusal::NoOwnWall { section: to })));
    }
    // RED-25: the guard that pays goes first, so that its section is free.
    if to == from {
        return Err(rule!("RED-41").broken(RedPalace::because(Refusal::GuardThere { section: to })));
    }
    Ok(())
}
