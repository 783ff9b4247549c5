//! Which action: everything that could be done, in the same coin.

use super::{
    mind::{Best, Mind},
    modules::Knowledge,
    money::{Cash, Ware},
    paying::pay,
};
use sabika_engine::{
    Move,
    flow::{Bill, Eyes, Sight, Terms},
    value::{Purse, Slot, Tile},
};

impl Mind<'_> {
    /// BASE-T2: one action.
    pub fn action(&mut self, moves: &mut Vec<Move>) -> Option<Move> {
        if let Some(mv) = self.at_once() {
            return Some(mv);
        }
        if self.odd {
            return self.rich_action(moves);
        }
        let cash = Cash::of(self.sight.eyes.hand);
        // BASE-T3: what is paid exactly comes on top of everything else, so it comes first, and often nothing else need
        // be looked at.
        let open = self.sight.eyes.open;
        let payable = |slot: &Slot| open.in_yard(*slot).is_some_and(|tile| cash[slot.index()].pays(tile.price()));
        let mut wares = [None; 4];
        for slot in Slot::ALL.into_iter().filter(|slot| payable(slot)) {
            wares[slot.index()] = self.ware(slot);
        }
        let mut exact = Best::default();
        self.purchases(&cash, &wares, true, &mut exact);
        if self.goes_before() {
            for slot in Slot::ALL.into_iter().filter(|slot| !payable(slot)) {
                wares[slot.index()] = self.ware(slot);
            }
            self.look_at_yard(Some(wares));
            self.before(&mut exact);
        }
        if exact.worth() > 0 || self.hoards && exact.found().is_some() {
            return exact.found();
        }
        // Without modules nobody asks for what can be neither bought now nor saved for with what is on display.
        let matters = |slot: &Slot| {
            let dear = |tile: Tile| cash[slot.index()].sum < tile.price();
            self.modules
                || !open.in_yard(*slot).is_some_and(dear)
                || open.display().iter().any(|card| card.currency() == Some(slot.currency()))
        };
        for slot in Slot::ALL.into_iter().filter(|slot| !payable(slot) && matters(slot)) {
            if wares[slot.index()].is_none() {
                wares[slot.index()] = self.ware(slot);
            }
        }
        self.look_at_yard(Some(wares));
        let mut best = Best::default();
        self.takes(&cash, &wares, &mut best);
        self.redesigns(&mut best);
        self.grace = self.sum(|room| room.grace(self, best.worth()));
        self.module_moves(moves, &mut best);
        self.purchases(&cash, &wares, false, &mut best);
        best.found().or(exact.found())
    }
    /// What is done now or never, before anything else is thought of.
    fn at_once(&mut self) -> Option<Move> {
        let known = self.known;
        known.rooms().find_map(|room| room.at_once(self))
    }
    /// May something come on top of an action that no list shows?
    pub fn goes_before(&self) -> bool {
        self.known.rooms().any(Knowledge::goes_before)
    }
    /// What does.
    pub fn before(&mut self, best: &mut Best) {
        let known = self.known;
        known.rooms().for_each(|room| room.before(self, best));
    }
    /// What another action would bring now, if no module had a say in it.
    pub fn further_action(&mut self) -> i32 {
        let (means, wares) = (self.means, *self.wares());
        let (mut exact, mut best) = (Best::default(), Best::default());
        if self.odd {
            self.rich_purchases(&means, &wares, true, &mut exact);
            self.rich_purchases(&means, &wares, false, &mut best);
            self.rich_takes(&means, &wares, &mut best);
        } else {
            let cash = Cash::of(&means);
            self.purchases(&cash, &wares, true, &mut exact);
            self.purchases(&cash, &wares, false, &mut best);
            self.takes(&cash, &wares, &mut best);
        }
        self.redesigns(&mut best);
        exact.worth().max(0) + best.worth().max(0)
    }
    /// Between two turns, is there nothing to think about? Most often the hand decides that at once.
    pub fn must_pass(sight: &Sight<'_>, moves: &mut Vec<Move>) -> bool {
        let Eyes { open, hand, means, .. } = sight.eyes;
        if means.has_odd() {
            return false;
        }
        sight.rooms.moves(&sight.eyes, moves);
        let idle = moves.is_empty();
        moves.clear();
        let can_pay = |cash: &[Cash; 4], terms: &Terms| {
            Slot::ALL.iter().any(|slot| {
                let (cash, tile) = (cash[slot.index()], open.in_yard(*slot));
                tile.is_some_and(
                    |t| if terms.exact_only.is_some() { cash.pays(t.price()) } else { cash.sum >= t.price() },
                )
            })
        };
        idle && sight.rooms.right(&sight.eyes).is_none_or(|terms| !can_pay(&Cash::of(hand), terms))
    }
    /// Between two turns, or what a module asks: to buy, to do what it offers, or to wait.
    pub fn interrupt(&mut self, moves: &mut Vec<Move>) -> Option<Move> {
        if let Some(mv) = self.at_once() {
            return Some(mv);
        }
        let mut best = Best::default();
        if self.sight.check(&Move::Pass).is_ok() {
            best.offer(0, Move::Pass);
        }
        self.look_at_yard(None);
        if let Some(terms) = self.sight.rooms.right(&self.sight.eyes).filter(|_| self.pays_something()) {
            let (cash, wares) = (Cash::of(self.sight.eyes.hand), *self.wares());
            let mut buy = Best::default();
            for exactly in [true, false].into_iter().take(if terms.exact_only.is_some() { 1 } else { 2 }) {
                if self.odd {
                    self.rich_purchases(&out_of_turn(&self.means), &wares, exactly, &mut buy);
                } else {
                    self.purchases(&cash, &wares, exactly, &mut buy);
                }
            }
            if let Some(mv) = buy.found() {
                best.offer(buy.worth() - self.right_costs(), mv);
            }
        }
        if self.sight.eyes.redesign && self.known.rooms().any(|room| room.redesigns(self)) {
            self.redesigns(&mut best);
        }
        self.module_moves(moves, &mut best);
        best.found()
    }
    /// Can anything in the yard be paid out of turn?
    fn pays_something(&self) -> bool {
        let (open, means) = (self.sight.eyes.open, out_of_turn(&self.means));
        let payable = |slot: Slot| open.in_yard(slot).is_some_and(|tile| Bill::of_tile(tile, slot).payable(&means));
        Slot::ALL.into_iter().any(payable)
    }
    /// What using the right to buy out of turn costs beside money.
    pub fn right_costs(&self) -> i32 {
        let by = self.sight.rooms.right(&self.sight.eyes).and_then(|terms| terms.by);
        by.map_or(0, |module| self.known.of(module).map_or(self.weights.unknown, |room| room.price(self)))
    }
    /// What modules add to an exact payment for what lies in a slot, or to one that may count as exact.
    #[inline]
    fn comes_with(&self, slot: Slot, exactly: bool) -> i32 {
        if !self.modules {
            return 0;
        }
        if !exactly {
            return self.grace;
        }
        self.sight.eyes.open.in_yard(slot).map_or(0, |tile| self.sum(|room| room.paid_exactly(self, tile)))
    }
    /// BASE-P1: each tile, paid in the best way, exactly or not.
    fn purchases(&self, cash: &[Cash; 4], wares: &[Option<Ware>; 4], exactly: bool, best: &mut Best) {
        for slot in Slot::ALL {
            let Some(ware) = wares[slot.index()].as_ref() else { continue };
            let have = cash[slot.index()];
            let (currency, exact) = (slot.currency(), have.pays(ware.price));
            if exact != exactly || have.sum < ware.price || ware.worth <= 0 {
                continue;
            }
            // A price beyond all sums is reached by everything there is.
            let sum = have.least_over(ware.price).unwrap_or(have.sum);
            let before = self.cash_worth(have, Some(ware));
            let over = self.weights.overpaid * i32::from(sum - ware.price) - self.comes_with(slot, exactly);
            // Whatever is left cannot be worth more than this: most often that is enough to know.
            let most = ware.worth - over - before + self.cash_worth(Cash::any(have.sum - sum), None);
            if best.found().is_some() && most <= best.worth() {
                continue;
            }
            let Some((cards, left)) = pay(self.sight.eyes.hand, currency, sum) else { continue };
            let worth = ware.worth - over - before + self.cash_worth(left, None);
            best.offer(worth, Move::Buy { slot, pay: cards });
        }
    }
}

/// What of these means pays by another right than the turn's (CHA-13).
fn out_of_turn(means: &Purse) -> Purse {
    let mut fit = means.from_hand();
    fit.add_all(&means.coins());
    fit.add_all(&means.notes());
    fit
}
