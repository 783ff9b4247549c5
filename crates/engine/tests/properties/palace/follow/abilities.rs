//! What the room of the game tells: boards and money, chips, abilities and their price, guards.

use super::{Due, Follow, Phase, Place, cards, remove, sum};
use sabika_engine::{
    components::{FLOOR, PLAZAS},
    modules::red_palace::{Ability, Event as Own},
    value::*,
};

impl Follow {
    pub(super) fn hear_own(&mut self, event: &Own) {
        match event {
            Own::Board { abilities, capacities } => {
                (self.abilities, self.capacities) = (abilities.iter().collect(), capacities.to_vec());
            }
            Own::Strip { round, order } => drop(self.strips.insert(*round, *order)),
            Own::MoneySet { set, cards: lying } => {
                assert!(sum(&cards(lying)) >= 20, "RED-9");
                self.sets.insert(*set, cards(lying));
            }
            Own::Chose { seat, set, cards: got } => {
                assert_eq!(self.choosers.pop(), Some(*seat), "RED-10: the last player first");
                self.hands[seat.index()] = self.sets.remove(set).expect("it lay there");
                assert_eq!(self.hands[seat.index()], cards(got), "another set");
            }
            Own::Chip { tile, kind } => self.gets_chip(*tile, *kind),
            Own::Used { seat, ability } => self.uses(*seat, *ability),
            Own::GuardPaid { seat, guard } => {
                assert!(self.guards_due > 0 && *seat == self.seat, "no guard was due");
                assert!(self.own_guards(*seat).contains(guard) && self.moved != Some(*guard), "RED-40: {guard}");
                self.guards.remove(guard);
                self.placed += 1;
                self.guards_due -= 1;
                self.saw("guards paid");
            }
            Own::PointsPaid { seat, points } => {
                assert!(*seat == self.seat && self.own_guards(*seat).is_empty(), "RED-27: a guard must be given");
                assert!(self.guards_due > 0 && *points == self.guards_due * self.rate());
                self.guards_due = 0;
                let score = &mut self.scores[seat.index()];
                *score -= i16::from(*points);
                assert!(*score >= 0, "RED-28");
                self.saw(["", "points at rate 1", "points at rate 2", "points at rate 3"][usize::from(self.rate())]);
            }
            Own::CardPaid { seat, card } => {
                remove(&mut self.hands[seat.index()], *card);
                self.cards_paid += 1;
            }
            Own::Swapped { seat, tile, kind, slot, other } => {
                let there = self.yard[slot.index()].expect("RED-31: the space is occupied");
                assert!(self.bought.contains(tile) && self.lies[tile] == Place::Aside(*seat), "RED-31");
                assert_eq!((self.chips[tile], self.chips[&there]), (*other, *kind));
                self.chips.insert(*tile, *kind);
                self.chips.insert(there, *other);
                self.effects.push(Ability::SwapBuilding);
            }
            Own::TookMoney { seat, card } => {
                remove(&mut self.display, *card);
                self.hands[seat.index()].push(*card);
                self.effects.push(Ability::TakeMoney);
            }
            Own::TookPlaza { seat, tile } => {
                assert_eq!(PLAZAS.position(*tile), Some(self.plazas));
                self.plazas += 1;
                self.lies.insert(*tile, Place::Aside(*seat));
                self.effects.push(Ability::Plaza);
            }
            Own::TookHalf { seat, kind } => {
                assert_eq!(self.halves.insert(*kind, *seat), None, "RED-36a: there is one of each");
                self.effects.push(Ability::HalfBuilding);
            }
            Own::GuardMoved { seat, from, to } => {
                assert!(self.own_guards(*seat).contains(from) && self.is_own(*seat, to.tile));
                assert!(!to.tile.walls().is_outwork() && self.walls(to.tile).has(to.side), "RED-41");
                self.guards.remove(from);
                assert!(self.guards.insert(*to), "RED-41: one guard per wall section");
                self.moved = Some(*to);
                self.effects.push(Ability::MoveGuard);
            }
            Own::PieceSet { seat, section } => {
                assert!(self.piece && *seat == self.seat && self.eligible(section.tile), "RED-33");
                assert!(!self.walls(section.tile).has(section.side) && self.pieces.insert(*section), "RED-42b");
                self.piece = false;
                self.saw(if self.walls(section.tile).count() == 4 { "four walls" } else { "wall pieces" });
            }
            Own::Posted { seat, tile, sides } => {
                self.is_due(&Due::Posted(*tile));
                assert!(self.is_own(*seat, *tile) && *sides == tile.towers(), "RED-45");
                self.supply -= sides.count();
                for side in sides.sides() {
                    assert!(self.guards.insert(Section { tile: *tile, side }));
                }
            }
            Own::Dismissed { guards } => {
                self.is_due(&Due::Dismissed(*guards));
                self.supply -= guards;
                self.placed += guards;
                self.saw("guards of Dirk");
            }
        }
    }

    /// RED-3, RED-39b, RED-63: for a tile just drawn, for Dirk's, or anew for the one just bought.
    fn gets_chip(&mut self, tile: Tile, kind: Building) {
        assert!(FLOOR.position(tile).is_some() && self.in_bag(kind) > 0, "no chip of {kind} was in the bag");
        match self.lies.get(&tile) {
            Some(Place::Dirk) => self.is_due(&Due::Chip(tile)),
            Some(_) => {
                assert_eq!((self.redraw.take(), self.guards_due), (Some(tile), 0));
                self.saw("chips drawn anew");
            }
            None => {
                assert!(self.stack.contains(&tile) && self.due.is_empty());
                assert_eq!(self.drawn.replace(tile), None);
            }
        }
        self.chips.insert(tile, kind);
    }

    /// RED-22 to RED-30.
    fn uses(&mut self, seat: Seat, ability: Ability) {
        assert!(seat == self.seat && self.phase == Phase::Actions, "RED-22: {ability} in {:?}", self.phase);
        assert!(self.abilities.contains(&ability) && !self.used.contains(&ability), "RED-23: {ability}");
        self.used.push(ability);
        self.paid_for.push(ability);
        self.saw(ability.name());
        self.guards_due += if ability == Ability::HalfBuilding { 2 } else { 1 };
        match ability {
            Ability::MoveGuard => assert!(self.own_guards(seat).len() >= 2, "RED-40"),
            Ability::WallPiece => {
                assert!(self.lies.keys().any(|tile| self.eligible(*tile)), "RED-33");
                self.piece = true;
                self.wall_pieces = self.wall_pieces.checked_sub(1).expect("RED-30");
            }
            Ability::TreatAsExact if self.overpaid => {
                (self.overpaid, self.actions) = (false, self.actions + 1); // RED-38a
                assert_eq!(self.actions, 1);
                self.saw("overpaid purchases made exact");
            }
            Ability::TreatAsExact => self.graced = true, // RED-38b: the purchase follows
            Ability::RedrawBuilding => {
                let tile = self.fresh[0].expect("RED-39a: right after the payment");
                assert!(self.chips.contains_key(&tile));
                self.redraw = Some(tile);
            }
            _ => {}
        }
    }
}
