//! All actions there are, each with what greedy thinks of it, for who weighs them otherwise. Only where no modules are in play.

use super::{
    mind::Mind,
    money::{Cash, Ware},
    outline::After,
    paying::pay,
};
use sabika_engine::{
    Move,
    value::{Card, Cell, Slot, Tile, Turn},
};

/// What sort of thing it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    Exact,
    Over,
    Take,
    Add,
    Exchange,
}

/// Something that could be done: which cards pay for a tile, and where it is laid, is decided.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    pub mv: Move,
    pub sort: Sort,
    /// What greedy thinks it brings.
    pub worth: i32,
    /// The tile that it is about, what it brings in majorities, and where it lies in the yard.
    pub tile: Option<Tile>,
    pub majority: i32,
    pub slot: Option<Slot>,
    /// What becomes of the outline.
    pub after: After,
    /// The money that is left.
    pub cash: [Cash; 4],
    /// Money paid too much.
    pub over: u8,
}

/// What can be done, and what it is done with.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    pub all: Vec<Choice>,
    pub wares: [Option<Ware>; 4],
    /// Which of them greedy would choose.
    pub favourite: usize,
}

impl Mind<'_> {
    /// What changes no wall.
    fn plain(&self, mv: Move, sort: Sort, worth: i32, cash: &[Cash; 4]) -> Choice {
        let after = self.outline_now();
        Choice { mv, sort, worth, tile: None, majority: 0, slot: None, after, cash: *cash, over: 0 }
    }
    /// Lists all actions, each tile paid for and laid in the best way.
    pub fn choices(&mut self, to: &mut Choices) {
        to.all.clear();
        to.wares = Slot::ALL.map(|slot| self.ware(slot));
        self.look_at_yard(Some(to.wares));
        let cash = Cash::of(self.sight.eyes.hand);
        to.all.extend(Slot::ALL.into_iter().filter_map(|slot| self.purchase(slot, &cash, &to.wares)));
        self.all_takes(&cash, to);
        for tile in self.sight.eyes.open.reserve(self.sight.eyes.seat).iter() {
            to.all.extend(self.addition(tile, &cash));
            to.all.extend(self.exchange(tile, &cash));
        }
        to.favourite = favourite(&to.all, &to.wares);
    }
    /// BASE-P1: what lies in a slot, if it can be paid.
    fn purchase(&self, slot: Slot, cash: &[Cash; 4], wares: &[Option<Ware>; 4]) -> Option<Choice> {
        let (ware, tile) = (wares[slot.index()]?, self.sight.eyes.open.in_yard(slot)?);
        let have = cash[slot.index()];
        if have.sum < ware.price {
            return None;
        }
        let sum = have.least_over(ware.price).unwrap_or(have.sum);
        let (cards, left) = pay(self.sight.eyes.hand, slot.currency(), sum)?;
        let over = sum - ware.price;
        let paid = self.cash_worth(have, Some(&ware)) - self.cash_worth(left, None);
        let worth = ware.worth - self.weights.overpaid * i32::from(over) - paid;
        let sort = if over == 0 { Sort::Exact } else { Sort::Over };
        let mut choice = self.plain(Move::Buy { slot, pay: cards }, sort, worth, cash);
        choice.cash[slot.index()] = left;
        let (majority, after) = (self.majority(tile), self.best_after(tile));
        Some(Choice { slot: Some(slot), tile: Some(tile), majority, after, over, ..choice })
    }
    /// BASE-R2: a tile of the reserve is built.
    fn addition(&self, tile: Tile, cash: &[Cash; 4]) -> Option<Choice> {
        let majority = self.majority(tile);
        let (cell, at) = self.best_cell(tile)?;
        let worth = cell + majority - self.kept(majority);
        let choice = self.plain(Move::Add { tile, at, turn: Turn::NONE }, Sort::Add, worth, cash);
        Some(Choice { tile: Some(tile), majority, after: self.best_after(tile), ..choice })
    }
    /// BASE-R4: it takes another's place. What that does to the wall greedy's worth says.
    fn exchange(&self, tile: Tile, cash: &[Cash; 4]) -> Option<Choice> {
        let (eyes, majority) = (self.sight.eyes, self.majority(tile));
        let mut best: Option<(i32, Cell)> = None;
        eyes.open.swaps(eyes.seat, self.plan(), tile, Turn::NONE).each(|at| {
            if let Some(worth) = self.swap_worth(tile, tile.walls(), at, majority)
                && best.is_none_or(|(most, _)| worth > most)
            {
                best = Some((worth, at));
            }
        });
        let (worth, at) = best?;
        let mv = Move::Exchange { at, tile, turn: Turn::NONE };
        let choice = self.plain(mv, Sort::Exchange, worth - self.kept(majority), cash);
        Some(Choice { tile: Some(tile), majority, ..choice })
    }
    /// What the best cell for a tile makes of the outline.
    fn best_after(&self, tile: Tile) -> After {
        let (seat, open) = (self.sight.eyes.seat, self.sight.eyes.open);
        match self.best_cell(tile) {
            Some((_, cell)) if self.outline.known => self.outline.after(cell, tile.walls()),
            Some((_, cell)) => After { longest: open.wall_with(seat, cell, tile.walls()), ..self.outline_now() },
            None => self.outline_now(),
        }
    }
    fn outline_now(&self) -> After {
        if self.outline.known {
            return self.outline.now();
        }
        let (seat, open) = (self.sight.eyes.seat, self.sight.eyes.open);
        After { longest: self.survey.wall(open, seat), ..After::default() }
    }
    /// BASE-M1: each card, and sets of small ones to which no other can be added.
    fn all_takes(&self, cash: &[Cash; 4], to: &mut Choices) {
        let (display, limit) = (self.sight.eyes.open.display(), self.take_limit());
        let value =
            |set: usize| (0..display.len()).filter(|at| set >> at & 1 != 0).map(|at| display[at].value()).sum::<u8>();
        let before: i32 = (0..4).map(|c| self.cash_worth(cash[c], to.wares[c].as_ref())).sum();
        for set in 1usize..1 << display.len() {
            let sum = value(set);
            if !set.is_power_of_two() && sum > limit {
                continue;
            }
            let grows = |at: usize| set >> at & 1 == 0 && sum + display[at].value() <= limit;
            // Of equal cards the first is taken.
            let other =
                |at: usize| set >> at & 1 != 0 && (0..at).any(|o| set >> o & 1 == 0 && display[o] == display[at]);
            if (0..display.len()).any(|at| grows(at) || other(at)) {
                continue;
            }
            let cards = (0..display.len()).filter(|at| set >> at & 1 != 0).map(|at| display[at]);
            let mut after = *cash;
            cards.clone().for_each(|card: Card| {
                if let Some(c) = card.currency() {
                    after[c as usize] = after[c as usize].and(card.value());
                }
            });
            let worth: i32 = (0..4).map(|c| self.cash_worth(after[c], to.wares[c].as_ref())).sum::<i32>() - before;
            to.all.push(self.plain(Move::Take(cards.collect()), Sort::Take, worth, &after));
        }
    }
}

/// The first of the best.
fn best_of(all: &[Choice], of: impl Fn(&Choice) -> bool) -> Option<usize> {
    let mut best: Option<usize> = None;
    for (n, one) in all.iter().enumerate().filter(|(_, one)| of(one)) {
        if best.is_none_or(|best| one.worth > all[best].worth) {
            best = Some(n);
        }
    }
    best
}

/// What greedy does: what is paid exactly comes first.
fn favourite(all: &[Choice], wares: &[Option<Ware>; 4]) -> usize {
    let wanted = |one: &Choice| one.slot.is_none_or(|slot| wares[slot.index()].is_some_and(|ware| ware.worth > 0));
    let exact = best_of(all, |one| one.sort == Sort::Exact && wanted(one));
    if let Some(exact) = exact.filter(|n| all[*n].worth > 0) {
        return exact;
    }
    best_of(all, |one| one.sort != Sort::Exact && wanted(one)).or(exact).unwrap_or(0)
}
