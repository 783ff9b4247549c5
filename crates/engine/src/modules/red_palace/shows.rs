//! What everybody sees of the palace: the guard board and what lies round it.

use super::super::prelude::*;
use super::{Ability, Open, RedPalace, Strip, rate};
use crate::{components::GUARD_POINTS, score::paid_in_order};

declare! {
    /// RED-77: what this room shows.
    pub notice Notice {
        /// A set of money that nobody has chosen yet (RED-9).
        Set { set: u8, cards: Purse, total: u16 },
        /// What may be used, for how many guards and cards; or what lies face down (RED-22, RED-23).
        Ability { ability: Ability, guards: u8, cards: u8, used: bool },
        /// A placement tile: the guards on it, how many it takes (the last one all that come), the points below it, and
        /// whether these are the points that count now (RED-26, RED-50).
        Space { guards: u8, capacity: Option<u8>, points: u8, counts: bool },
        /// What a guard on the longest wall brings.
        Worth { points: u8 },
        /// The guards of a seat, and those of them on the longest wall.
        Guards { seat: Seat, count: u8, wall: u8 },
        /// The guards in the supply.
        Supply { count: u8 },
        /// What somebody without guards pays for each (RED-27).
        Rate { points: u8 },
        /// What is left (RED-5).
        Left { pieces: u8, plazas: u8, halves: Vec<Building> },
        /// The half-buildings of a seat (RED-30).
        Halves { seat: Seat, kinds: Vec<Building> },
        /// Somebody holds a wall piece.
        Piece { seat: Seat },
        /// The chips in the bag.
        Bag { chips: EachBuilding<u8> },
        /// What the types pay in a scoring to come (RED-57).
        Pays { round: u8, points: EachBuilding<Vec<u8>> },
    }
}

impl RedPalace {
    pub(super) fn notices(mine: Mine<'_, RedPalace>, table: &OpenTable, _: Option<Seat>, show: &mut dyn FnMut(Notice)) {
        let open = mine.open;
        for (set, cards) in (1..).zip(open.sets).filter_map(|(set, cards)| Some((set, cards?))) {
            show(Notice::Set { set, cards, total: cards.total() });
        }
        for ability in open.abilities.iter() {
            let (guards, cards) = (ability.guards(), ability.cards());
            show(Notice::Ability { ability, guards, cards, used: open.used.has(ability) });
        }
        open.guard_board(show);
        for seat in table.seats() {
            let (count, wall) = (open.own_count(table, seat), open.on_the_wall(table, seat));
            show(Notice::Guards { seat, count, wall });
        }
        show(Notice::Supply { count: open.supply });
        show(Notice::Rate { points: rate(table) });
        let halves_of = |owner: Option<Seat>| -> Vec<Building> {
            Building::ALL.into_iter().filter(|kind| open.halves[*kind] == owner).collect()
        };
        show(Notice::Left { pieces: open.wall_pieces, plazas: open.plazas, halves: halves_of(None) });
        for (seat, kinds) in table.seats().map(|seat| (seat, halves_of(Some(seat)))).filter(|(_, own)| !own.is_empty())
        {
            show(Notice::Halves { seat, kinds });
        }
        if open.piece {
            show(Notice::Piece { seat: table.on_turn() });
        }
        show(Notice::Bag { chips: (&table.bag()).into() });
        for round in table.rounds_to_come() {
            if let Some(order) = open.strips[round as usize - 1].map(Strip::order) {
                show(Notice::Pays { round, points: paid_in_order(round, order) });
            }
        }
    }

    pub(super) fn pieces(open: &Open, table: &OpenTable, of: Participant, show: &mut dyn FnMut(Piece)) {
        open.guards.on(table.tiles_of(of)).for_each(|at| show(Piece { name: "guard", at: Spot::Section(at) }));
    }
}

impl Open {
    fn guard_board(&self, show: &mut dyn FnMut(Notice)) {
        let mut left = self.placed;
        let spaces = self.capacities.iter().copied().map(Some).chain([None]);
        for (at, (capacity, points)) in (1..).zip(spaces.zip(GUARD_POINTS)) {
            let guards = left.min(capacity.unwrap_or(left));
            left -= guards;
            show(Notice::Space { guards, capacity, points, counts: self.space() == at });
        }
        if self.placed > 0 {
            show(Notice::Worth { points: self.guard_points() });
        }
    }
}
