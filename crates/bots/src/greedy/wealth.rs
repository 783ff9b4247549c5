//! A hand with money of every kind: what it is worth as a whole, and what can be paid with it.
//!
//! Money of a currency pays its slot, and the cards of another one change nothing there; so the rest of the bot looks at
//! one currency at a time. Gems pay every slot, and some cards join two currencies: then the hand must be seen as one.

use super::{
    mind::{Best, Mind},
    modules::{BEYOND, Say},
    money::{Cash, Ware},
};
use sabika_engine::{
    Move,
    components::TAKE_LIMIT,
    flow::{Bill, Length},
    value::{Card, Purse, Slot},
};

/// What a hand could pay exactly: seen at a glance, before all ways to pay are told.
struct Exact {
    cash: [Cash; 4],
    gems: Cash,
    /// Does it hold cards that join currencies, or pay everything?
    special: bool,
}

impl Exact {
    fn of(means: &Purse) -> Exact {
        let mut gems = Cash::NONE;
        if means.gems() > 0 {
            means.each_face(|card, count| {
                (0..if card.is_gem() { count } else { 0 }).for_each(|_| gems = gems.and(card.value()));
            });
        }
        Exact { cash: Cash::of(means), gems, special: means.specials().next().is_some() }
    }
    /// False where it surely cannot pay this for what lies in a slot.
    fn pays(&self, slot: Slot, price: u8) -> bool {
        self.special || self.cash[slot.index()].pays(price) || self.gems.pays(price)
    }
}

impl Mind<'_> {
    /// What all these cards are worth together beside what lies in the yard.
    pub fn wealth(&self, means: &Purse, wares: &[Option<Ware>; 4]) -> i32 {
        self.wealth_in_cash(means, &Cash::of(means), wares)
    }
    /// The same where the cash in them is known.
    fn wealth_in_cash(&self, means: &Purse, cash: &[Cash; 4], wares: &[Option<Ware>; 4]) -> i32 {
        let apart: i32 = (0..4).map(|c| self.cash_worth(cash[c], wares[c].as_ref())).sum();
        let hopes: i32 = self.due.iter().map(|(currency, ware)| ware.chance(cash[*currency as usize])).sum();
        if !means.has_odd() {
            return apart + hopes;
        }
        debug_assert!(self.known.no_others(Say::InHand, |room| room.in_hand(self, means, cash, wares) == 0));
        apart
            + hopes
            + self.known.all_saying(Say::InHand).map(|room| room.in_hand(self, means, cash, wares)).sum::<i32>()
    }
    /// The same for all that there is.
    pub fn own_wealth(&self) -> i32 {
        let wealth = || self.wealth(&self.means, self.wares());
        self.yard.once(|yard| &yard.wealth, wealth)
    }
    /// What is lost with these cards.
    pub fn loss(&self, pay: &Purse) -> i32 {
        let mut left = self.means;
        if !left.contains(pay) {
            return BEYOND; // with cards of a module it does not know
        }
        left.remove_all(pay);
        self.own_wealth() - self.wealth_in_cash(&left, &Cash::left(self.own_cash(), pay, &left), self.wares())
    }
    /// The cash in all that there is.
    fn own_cash(&self) -> &[Cash; 4] {
        self.cash.get_or_init(|| Cash::of(&self.means))
    }
    /// BASE-T2, as [`Mind::action`].
    pub fn rich_action(&mut self, moves: &mut Vec<Move>) -> Option<Move> {
        let (means, wares) = (self.means, Slot::ALL.map(|slot| self.ware(slot)));
        self.look_at_yard(Some(wares));
        let mut exact = Best::default();
        self.rich_purchases(&means, &wares, true, &mut exact);
        self.list(moves, false);
        for mv in moves.iter().filter(|mv| self.goes_on(mv)) {
            exact.offer(self.worth(mv), *mv);
        }
        self.before(&mut exact);
        if exact.worth() > 0 || self.hoards && exact.found().is_some() {
            return exact.found();
        }
        let mut best = Best::default();
        self.rich_takes(&means, &wares, &mut best);
        self.redesigns(&mut best);
        self.grace = self.sum(|room| room.grace(self, best.worth()));
        self.weigh(moves, &mut best);
        self.rich_purchases(&means, &wares, false, &mut best);
        best.found().or(exact.found())
    }
    /// Is the action that this move is followed by another one, so that it comes on top of everything else?
    fn goes_on(&self, mv: &Move) -> bool {
        mv.module().and_then(|module| self.known.of(module)).is_some_and(|room| room.goes_on(self, mv))
    }
    /// What comes back when so much is paid too much: coins, or it is saved.
    fn change_back(&self, pay: &Purse, over: i32) -> i32 {
        debug_assert!(self.known.no_others(Say::ChangeBack, |room| room.change_back(self, pay, over) <= 0));
        self.known.saying(Say::ChangeBack).map(|room| room.change_back(self, pay, over)).fold(0, i32::max)
    }
    /// BASE-P1: each tile with each payment, exactly or not.
    pub fn rich_purchases(&self, means: &Purse, wares: &[Option<Ware>; 4], exactly: bool, best: &mut Best) {
        let exact = Exact::of(means);
        let before = self.wealth_in_cash(means, &exact.cash, wares);
        for slot in Slot::ALL {
            let Some(ware) = wares[slot.index()].filter(|ware| ware.worth > 0) else { continue };
            let mut others = *wares;
            others[slot.index()] = None;
            let Some(tile) = self.sight.eyes.open.in_yard(slot) else { continue };
            if exactly && !exact.pays(slot, ware.price) {
                continue;
            }
            let (bill, comes_with) =
                (Bill::of_tile(tile, slot), if exactly { self.sum(|room| room.paid_exactly(self, tile)) } else { 0 });
            bill.each(means, Length::Full, |pay| {
                let over = bill.paid(&pay).map_or(0, |paid| i32::from(paid) - i32::from(ware.price));
                if (over == 0) == exactly {
                    let mut left = *means;
                    left.remove_all(&pay);
                    let more = if exactly { comes_with } else { self.change_back(&pay, over) + self.grace };
                    let cash = Cash::left(&exact.cash, &pay, &left);
                    let paid = before - self.wealth_in_cash(&left, &cash, &others) + self.weights.overpaid * over;
                    best.offer(ware.worth - paid + more, Move::Buy { slot, pay });
                }
            });
        }
    }
    /// What a module's purchase costs: the money, less what comes back. What lies in the slot, if it is bought with it, is
    /// no longer to be paid for.
    pub fn costs(&self, bill: &Bill, pay: &Purse, slot: Option<Slot>) -> i32 {
        let mut left = self.means;
        if !left.contains(pay) {
            return BEYOND;
        }
        left.remove_all(pay);
        let mut wares = *self.wares();
        if let Some(slot) = slot {
            wares[slot.index()] = None;
        }
        let over = bill.paid(pay).map_or(0, |paid| i32::from(paid) - i32::from(bill.price));
        let back = if over > 0 { self.change_back(pay, over) } else { 0 };
        let cash = Cash::left(self.own_cash(), pay, &left);
        self.own_wealth() - self.wealth_in_cash(&left, &cash, &wares) + self.weights.overpaid * over - back
    }
    /// What these means are worth at the start of our turn: what can be paid exactly comes on top (BASE-T3).
    pub fn at_turn_start(&self, means: &Purse) -> i32 {
        let mut exact = Best::default();
        self.rich_purchases(means, self.wares(), true, &mut exact);
        self.wealth(means, self.wares()) + exact.worth().max(0)
    }
    /// The same for all that there is.
    pub fn at_own_turn_start(&self) -> i32 {
        self.yard.once(|yard| &yard.at_turn_start, || self.at_turn_start(&self.means))
    }
    /// BASE-M1, EXO-2: what is no money is taken alone.
    pub fn rich_takes(&self, means: &Purse, wares: &[Option<Ware>; 4], best: &mut Best) {
        let (display, limit) = (self.sight.eyes.open.display(), self.take_limit());
        let before = self.wealth(means, wares);
        for set in 1usize..1 << display.len() {
            let chosen = || (0..display.len()).filter(|at| set >> at & 1 != 0).map(|at| display[at]);
            let together = chosen().all(Card::is_money) && chosen().map(Card::value).sum::<u8>() <= limit;
            if (set.is_power_of_two() || together) && chosen().all(|card| self.knows_card(card)) {
                let cards: Purse = chosen().collect();
                let mut more = *means;
                more.add_all(&cards);
                best.offer(self.wealth(&more, wares) - before, Move::Take(cards));
            }
        }
    }
    /// What several cards taken together may be worth.
    #[inline]
    pub fn take_limit(&self) -> u8 {
        if !self.modules {
            return TAKE_LIMIT;
        }
        self.known.rooms().filter_map(|room| room.take_limit(self)).max().unwrap_or(TAKE_LIMIT)
    }
}
