//! Each ability: what it brings, and the move by which it is used best.

use super::{super::prelude::*, RedPalace, is_after, is_asked, open};
use crate::greedy::paying::pay;
use sabika_engine::{
    board::{Line, chains},
    components::PLAZAS,
    modules::red_palace::{Ability, Move, Open},
};

impl RedPalace {
    /// What a move is worth that brings this and costs so many guards.
    fn net(&self, mind: &Mind<'_>, brings: i32, guards: i32) -> i32 {
        brings - self.garrison().costs(guards) - mind.weights.ability
    }
    /// RED-39a: another chip.
    pub fn redraw(&self, mind: &mut Mind<'_>) -> Option<AnyMove> {
        let open = open(mind).filter(|open| is_asked(mind) && there(open, Ability::RedrawBuilding))?;
        let (tile, _) = open.fresh.filter(|(_, at)| *at == mind.sight.eyes.open.ply())?;
        let old = mind.building(tile)?;
        mind.without(tile);
        let bag = mind.sight.eyes.open.bag();
        let (mut sum, mut chips) = (0, 0);
        for kind in Building::ALL.into_iter().filter(|kind| bag[*kind] > 0) {
            sum += i32::from(bag[kind]) * mind.one_more(kind);
            chips += i32::from(bag[kind]);
        }
        let brings = if chips == 0 { 0 } else { sum / chips - mind.one_more(old) };
        mind.with(tile);
        let mut best = Best::default();
        offer(mind, self.net(mind, brings, 1), Move::RedrawBuilding, &mut best);
        best.found()
    }
    /// What comes on top of the action: a purchase from the preview (RED-37), and money for an exact one (RED-34).
    pub fn use_before(&self, mind: &mut Mind<'_>, best: &mut Best) {
        let Some(open) = open(mind) else { return };
        if there(open, Ability::PreviewPurchase) {
            self.preview(mind, best);
        }
        if there(open, Ability::TakeMoney) {
            self.missing_card(mind, best);
        }
    }
    /// Abilities after the actions (RED-16).
    pub fn use_after(&self, mind: &mut Mind<'_>, best: &mut Best) {
        let Some(open) = open(mind).filter(|_| is_after(mind)) else { return };
        for ability in open.abilities.iter().filter(|ability| there(open, *ability)) {
            match ability {
                Ability::SwapBuilding => self.swap(mind, open, best),
                Ability::WallPiece => self.wall_piece(mind, open, best),
                Ability::TakeMoney => self.take_money(mind, best),
                Ability::Plaza => self.plaza(mind, open, best),
                Ability::HalfBuilding => self.half_building(mind, open, best),
                Ability::TreatAsExact if open.overpaid => {
                    let brings = mind.further_action();
                    offer(mind, self.net(mind, brings, 1), Move::TreatAsExact, best);
                }
                Ability::MoveGuard => self.move_guard(mind, open, best),
                Ability::TreatAsExact | Ability::PreviewPurchase | Ability::RedrawBuilding => {}
            }
        }
    }
    /// RED-31: the chip in the yard that is worth most more, for the card that is missed least.
    fn swap(&self, mind: &mut Mind<'_>, open: &Open, best: &mut Best) {
        let (table, seat) = (mind.sight.eyes.open, mind.sight.eyes.seat);
        for tile in open.bought.and(table.aside(seat)).iter() {
            let Some(old) = mind.building(tile) else { continue };
            mind.without(tile);
            let now = mind.one_more(old);
            for slot in Slot::ALL {
                let Some(kind) = table.in_yard(slot).and_then(|there| table.chip(there)) else { continue };
                let brings = mind.one_more(kind) - now;
                if self.net(mind, brings, 1) > best.worth().max(0)
                    && let Some((card, loss)) =
                        least_missed(mind, mind.sight.eyes.hand, |card| card.currency() == Some(slot.currency()))
                {
                    offer(mind, self.net(mind, brings - loss, 1), Move::SwapBuilding { tile, slot, card }, best);
                }
            }
            mind.with(tile);
        }
    }
    fn wall_piece(&self, mind: &Mind<'_>, open: &Open, best: &mut Best) {
        let (table, seat) = (mind.sight.eyes.open, mind.sight.eyes.seat);
        let mut most = 0;
        for tile in table.aside(seat).iter() {
            let walls = table.walls(tile);
            if walls.is_proper() && (open.bought.has(tile) || PLAZAS.position(tile).is_some()) {
                let sides = Side::ALL.into_iter().filter(|side| !walls.has(*side));
                most = sides.map(|side| walled(mind, tile, side)).fold(most, i32::max);
            }
        }
        offer(mind, self.net(mind, most, 1), Move::WallPiece, best);
    }
    /// RED-34: a card that is worth its guard.
    fn take_money(&self, mind: &Mind<'_>, best: &mut Best) {
        let cash = Cash::of(&mind.means);
        for card in mind.sight.eyes.open.display().iter().copied() {
            let Some(c) = card.currency().map(|currency| currency as usize) else { continue };
            let ware = mind.wares()[c].as_ref();
            let brings = mind.cash_worth(cash[c].and(card.value()), ware) - mind.cash_worth(cash[c], ware);
            offer(mind, self.net(mind, brings, 1), Move::TakeMoney { card }, best);
        }
    }
    /// RED-34: a card with which a tile can be paid exactly that otherwise could not.
    fn missing_card(&self, mind: &Mind<'_>, best: &mut Best) {
        let cash = Cash::of(&mind.means);
        for card in mind.sight.eyes.open.display().iter().copied() {
            let Some(currency) = card.currency() else { continue };
            let (c, have) = (currency as usize, cash[currency as usize]);
            let Some(ware) = mind.wares()[c].as_ref() else { continue };
            if have.pays(ware.price) || !have.and(card.value()).pays(ware.price) || self.net(mind, ware.worth, 1) <= 0 {
                continue;
            }
            let mut hand = mind.means;
            hand.add(card);
            let Some((_, left)) = pay(&hand, currency, ware.price) else { continue };
            let brings = ware.worth + mind.cash_worth(left, None) - mind.cash_worth(have, Some(ware));
            offer(mind, self.net(mind, brings, 1), Move::TakeMoney { card }, best);
        }
    }
    /// RED-35: room to build, or a wall if a piece can go on it.
    fn plaza(&self, mind: &Mind<'_>, open: &Open, best: &mut Best) {
        let Some(tile) = PLAZAS.tiles().next() else { return };
        let on = |walls: Walls| mind.find_cell(tile, walls).map_or(0, |(worth, _)| worth);
        let mut brings = on(Walls::NONE);
        if there(open, Ability::WallPiece) && open.wall_pieces > 0 {
            let costs = self.garrison().costs(2) - self.garrison().costs(1) + mind.weights.ability;
            let walled = Side::ALL.map(|side| on(Walls::NONE.with(side)) - brings);
            let most = (walled.into_iter().fold(0, i32::max) * mind.weights.piece) >> 8;
            brings += (most - costs).max(0);
        }
        offer(mind, self.net(mind, brings, 1), Move::Plaza, best);
    }
    /// RED-36a: the type in which it decides most.
    fn half_building(&self, mind: &mut Mind<'_>, open: &Open, best: &mut Best) {
        for kind in Building::ALL.into_iter().filter(|kind| open.halves[*kind].is_none()) {
            let brings = (mind.half_more(kind) * mind.weights.half) >> 8;
            offer(mind, self.net(mind, brings, 2), Move::HalfBuilding { kind }, best);
        }
    }
    /// RED-37: each tile of the preview, in the currency and with the card that are missed least.
    fn preview(&self, mind: &mut Mind<'_>, best: &mut Best) {
        let (hand, cash) = (mind.means, Cash::of(&mind.means));
        for space in 1..=mind.sight.eyes.open.preview().len() as u8 {
            let Some(tile) = mind.sight.eyes.open.preview()[usize::from(space) - 1] else { continue };
            let (price, worth) = (tile.price(), mind.tile_worth(tile));
            for currency in Currency::ALL {
                let (c, have) = (currency as usize, cash[currency as usize]);
                let exact = have.pays(price);
                let sum = if exact { Some(price) } else { have.least_over(price).filter(|_| mind.sight.eyes.grace) };
                let Some(sum) = sum else { continue };
                let (guards, over) = (if exact { 1 } else { 2 }, mind.weights.overpaid * i32::from(sum - price));
                let ware = mind.wares()[c].as_ref();
                let before = mind.cash_worth(have, ware);
                let most = worth - over - before + mind.cash_worth(Cash::any(have.sum - sum), ware);
                if self.net(mind, most, guards) <= best.worth().max(0) {
                    continue;
                }
                let Some((paid, left)) = pay(&hand, currency, sum) else { continue };
                let mut rest = hand;
                rest.remove_all(&paid);
                let Some((card, loss)) = least_missed(mind, &rest, |_| true) else { continue };
                let brings = worth - over - before + mind.cash_worth(left, ware) - loss;
                offer(
                    mind,
                    self.net(mind, brings, guards),
                    Move::PreviewPurchase { space: Space(space), pay: paid, card },
                    best,
                );
            }
        }
    }
    /// RED-40: a guard that stands idle goes to the longest wall, and another one that does pays for it.
    fn move_guard(&self, mind: &Mind<'_>, open: &Open, best: &mut Best) {
        let garrison = self.garrison();
        let idle = garrison.own - garrison.posted;
        if idle < 1 || self.net(mind, garrison.on_wall, 1) <= best.worth().max(0) {
            return;
        }
        let (table, seat) = (mind.sight.eyes.open, mind.sight.eyes.seat);
        let longest = chains(&table.plot(seat)).into_iter().next().unwrap_or_default();
        let sections = longest.iter().filter_map(|at| match at.line {
            Line::Side(side) => mind.tile_at(at.cell).map(|tile| Section { tile, side }),
            Line::Across(_) => None,
        });
        let sections: Vec<Section> = sections.collect();
        let from = open.own(table, seat).find(|guard| !sections.contains(guard));
        let to = sections.iter().find(|section| !open.guards.has(**section));
        if let (Some(from), Some(to)) = (from, to) {
            // With one idle guard alone, one from the wall pays.
            let brings = garrison.on_wall - if idle == 1 { garrison.on_wall } else { 0 };
            offer(mind, self.net(mind, brings, 1), Move::MoveGuard { from, to: *to }, best);
        }
    }
}

/// Might it be used now (RED-23)? Whether it can be paid for, and has an effect, the engine says.
fn there(open: &Open, ability: Ability) -> bool {
    open.abilities.has(ability) && !open.used.has(ability)
}

/// A move, if it is worth something and may be made.
fn offer(mind: &Mind<'_>, worth: i32, mv: Move, best: &mut Best) {
    let mv = AnyMove::RedPalace(mv);
    if worth > best.worth().max(0) && mind.sight.check(&mv).is_ok() {
        best.offer(worth, mv);
    }
}

/// The card of a purse that is missed least, and what is lost with it.
fn least_missed(mind: &Mind<'_>, purse: &Purse, fits: impl Fn(Card) -> bool) -> Option<(Card, i32)> {
    let cash = Cash::of(purse);
    let mut least: Option<(Card, i32)> = None;
    purse.each_face(|card, _| {
        let Some(currency) = card.currency().filter(|_| fits(card)) else { return };
        let (c, mut rest) = (currency as usize, *purse);
        rest.remove(card);
        let ware = mind.wares()[c].as_ref();
        let loss = mind.cash_worth(cash[c], ware) - mind.cash_worth(Cash::of(&rest)[c], ware);
        if least.is_none_or(|(_, best)| loss < best) {
            least = Some((card, loss));
        }
    });
    least
}

/// RED-33: what a piece on this side of a tile that lies aside brings.
pub fn walled(mind: &Mind<'_>, tile: Tile, side: Side) -> i32 {
    let walls = mind.sight.eyes.open.walls(tile);
    let best = |walls: Walls| mind.find_cell(tile, walls).map_or(0, |(worth, _)| worth);
    ((best(walls.with(side)) - best(walls)) * mind.weights.piece) >> 8
}
