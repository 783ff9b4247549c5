//! The same as small whole numbers: 32 for "yes", and everything else of about that size.

use super::facts::Facts;
use crate::greedy::{money::PRICES, options::Sort};
use sabika_engine::value::{Building, Slot, Tile};
use sabika_mind::taste::{OF_CHOICE, OF_TABLE};

/// What is said for "yes".
const YES: i32 = 32;

/// Writes numbers one after the other.
struct Pen<const N: usize> {
    to: [i8; N],
    at: usize,
}

impl<const N: usize> Pen<N> {
    fn new() -> Pen<N> {
        Pen { to: [0; N], at: 0 }
    }
    #[inline(always)]
    fn put(&mut self, n: i32) {
        self.to[self.at] = n.clamp(-127, 127) as i8;
        self.at += 1;
    }
    #[inline(always)]
    fn say(&mut self, is: bool) {
        self.put(if is { YES } else { 0 });
    }
    fn done(self) -> [i8; N] {
        debug_assert_eq!(self.at, N);
        self.to
    }
}

impl Facts<'_> {
    /// What the table is like. Where the numbers of the four slots stand training/habit.py knows too.
    pub fn of_table(&self) -> [i8; OF_TABLE] {
        let mut pen = Pen::new();
        pen.put(YES);
        pen.say(self.further);
        for players in 2..=6 {
            pen.say(self.players == players);
        }
        self.how_far(&mut pen);
        pen.put(self.lead(|who| i32::from(self.scores[who])));
        pen.put(self.lead(|who| i32::from(self.due[0][who])) * 2);
        pen.put(self.lead(|who| self.total(1, who)));
        pen.put(self.last.unwrap_or(0));
        pen.put(self.money(self.me) * 2);
        pen.put(self.most(|who| self.money(who)) * 2);
        pen.put(self.money(self.next()) * 2);
        pen.put(i32::from(self.seen.walls[self.me]) * 6);
        pen.put(self.lead(|who| i32::from(self.seen.walls[who])) * 6);
        pen.put(i32::from(self.seen.open_sides).min(6) * 16);
        pen.say(self.seen.open_sides <= 1);
        pen.put(i32::from(self.open.built(self.seen.seat).len()) * 6);
        pen.put(Slot::ALL.into_iter().filter(|slot| self.is_exact(self.me, *slot)).count() as i32 * YES);
        pen.put(Slot::ALL.into_iter().filter(|slot| self.is_payable(self.me, *slot)).count() as i32 * YES);
        for sort in [Sort::Exact, Sort::Over, Sort::Take] {
            let worth = self.choices.all.iter().filter(|one| one.sort == sort).map(|one| one.worth).max();
            pen.put(worth.unwrap_or(0) / 32);
        }
        for slot in Slot::ALL {
            self.slot(slot, &mut pen);
        }
        for kind in 0..6 {
            let count = |who: usize| i32::from(self.rankings[kind].halves(who)) * 8;
            pen.put(count(self.me));
            pen.put(self.lead(count));
            pen.put(i32::from(self.seen.forecast.to_come[2][kind]) * 8);
        }
        pen.put(self.total(1, self.me) - self.total(1, self.next()));
        pen.done()
    }
    /// How far the game has come.
    fn how_far(&self, pen: &mut Pen<OF_TABLE>) {
        pen.put(self.supply * 2);
        for few in [0, 1, 2, 3, 5, 8, 14] {
            pen.say(self.supply - self.empty <= few);
        }
        pen.say(self.empty > self.supply);
        pen.put(self.seen.forecast.turns(self.players as u8) * 3);
        let (piles, next) = (self.open.piles().map(i32::from), self.rounds[0]);
        let own = 2 * next + 1;
        let cards =
            if next == 2 || piles[own] == 0 { 0 } else { piles[..own].iter().sum::<i32>() + (piles[own] + 1) / 2 };
        pen.put(cards * 2);
        pen.say(next == 0);
        pen.say(next == 1);
        for few in [4, 9, 16] {
            pen.say(next < 2 && cards <= few);
        }
    }
    /// A slot of the yard, and the money for it.
    fn slot(&self, slot: Slot, pen: &mut Pen<OF_TABLE>) {
        let (c, own) = (slot.index(), self.cash[self.me][slot.index()]);
        let shown = self.open.display().iter().filter(|card| card.currency() == Some(slot.currency()));
        pen.put(shown.map(|card| i32::from(card.value())).sum::<i32>() * 4);
        pen.put(i32::from(own.sum) * 4);
        pen.put(self.most(|who| i32::from(self.cash[who][c].sum)) * 4);
        let Some(tile) = self.yard[c] else {
            pen.at += 9;
            return;
        };
        pen.put(self.choices.wares[c].map_or(0, |ware| ware.worth / 32));
        pen.put(i32::from(tile.price()) * 4);
        pen.say(self.is_exact(self.me, slot));
        pen.say(self.is_payable(self.me, slot));
        pen.put((i32::from(own.sum) - i32::from(tile.price())) * 8);
        pen.put(self.rivals().filter(|who| self.is_exact(*who, slot)).count() as i32 * YES);
        pen.put(self.rivals().filter(|who| self.is_payable(*who, slot)).count() as i32 * YES);
        pen.say(self.is_exact(self.next(), slot));
        pen.put(tile.building().map_or(0, |kind| self.most(|who| self.gain(who, 2, kind))) * 8);
    }
    /// What one of the choices is like.
    pub fn of_choice(&self, n: usize) -> [i8; OF_CHOICE] {
        let (one, mut pen) = (&self.choices.all[n], Pen::new());
        for sort in [Sort::Exact, Sort::Over, Sort::Take, Sort::Add, Sort::Exchange] {
            pen.say(one.sort == sort);
        }
        let behind = one.worth - self.choices.all[self.choices.favourite].worth;
        pen.say(n == self.choices.favourite);
        pen.put(one.worth / 32);
        pen.put(behind / 16);
        pen.put(behind / 64);
        let laid = !matches!(one.sort, Sort::Take | Sort::Exchange);
        pen.put((i32::from(one.after.longest) - i32::from(self.seen.walls[self.me])) * 16);
        pen.put((i32::from(one.after.open) - i32::from(self.seen.open_sides)) * 16);
        for open in 0..3 {
            pen.say(laid && one.after.open == open);
        }
        let ends = self.ends(one);
        pen.say(ends);
        let (last, now) = (self.last.map_or(0, |_| self.last_lead(Some(one))), self.last.unwrap_or(0));
        pen.put((last - now) * 4);
        pen.put(if ends { last * 2 } else { 0 });
        pen.say(ends && last > 0);
        pen.say(ends && last < 0);
        let kind = one.tile.and_then(Tile::building);
        for each in Building::ALL {
            pen.say(kind == Some(each));
        }
        pen.put(one.majority / 32);
        for (scoring, round) in self.rounds.into_iter().enumerate() {
            pen.put(kind.map_or(0, |kind| self.gain(self.me, round, kind) * 8));
            pen.put(kind.map_or(0, |kind| self.lead_gained(scoring, kind) * 4));
        }
        self.others(one.slot.zip(kind), &mut pen);
        self.purse(n, &mut pen);
        let count = |who: usize| kind.map_or(0, |kind| i32::from(self.rankings[kind as usize].halves(who)) * 8);
        let (mut first, mut second) = (0, 0);
        for n in self.rivals().map(count) {
            (first, second) = if n > first { (n, first) } else { (first, second.max(n)) };
        }
        for least in [0, first, second] {
            pen.put(count(self.me) - least);
        }
        for slot in Slot::ALL {
            pen.say(one.slot == Some(slot));
        }
        for (had, has) in self.cash[self.me].iter().zip(&one.cash) {
            pen.put(if one.sort == Sort::Take { i32::from(has.sum - had.sum) * 8 } else { 0 });
        }
        pen.done()
    }
    /// What others could do with a tile of the yard.
    fn others(&self, tile: Option<(Slot, Building)>, pen: &mut Pen<OF_CHOICE>) {
        let Some((slot, kind)) = tile else {
            pen.at += 5;
            return;
        };
        let (mut exact, mut payable, mut next, mut gains) = (0, 0, 0, [0; 2]);
        for who in self.rivals().filter(|who| self.is_payable(*who, slot)) {
            let pays = i32::from(self.is_exact(who, slot));
            exact += pays;
            payable += 1;
            next += if who == self.next() { 1 + 2 * pays } else { 0 };
            for (most, round) in gains.iter_mut().zip(self.rounds) {
                *most = self.gain(who, round, kind).max(*most);
            }
        }
        pen.put(exact * YES);
        pen.put(payable * YES);
        pen.put(next * 16);
        pen.put(gains[0] * 8);
        pen.put(gains[1] * 8);
    }
    /// What becomes of our money, and what it is good for then.
    fn purse(&self, n: usize, pen: &mut Pen<OF_CHOICE>) {
        let (one, had) = (&self.choices.all[n], &self.cash[self.me]);
        let price = one.slot.and_then(|slot| self.yard[slot.index()]).map_or(0, |tile| i32::from(tile.price()));
        pen.put(price * 8);
        pen.put(i32::from(one.over) * 16);
        let (mut value, mut prices) = (0, 0);
        for (had, has) in had.iter().zip(&one.cash) {
            value += i32::from(has.sum) - i32::from(had.sum);
            prices += (has.sums & PRICES).count_ones() as i32 - (had.sums & PRICES).count_ones() as i32;
        }
        pen.put(value * 8);
        pen.put(prices * 10);
        pen.say(value > 5);
        pen.say(value >= 8);
        let (mut best, mut second, mut over, mut new_exact, mut new_over, mut richest) = (0, 0, 0, 0, 0, 0);
        for slot in Slot::ALL.into_iter().filter(|slot| one.slot != Some(*slot)) {
            let c = slot.index();
            let (Some(ware), has) = (&self.choices.wares[c], one.cash[c]) else { continue };
            let worth = (ware.worth / 32).max(0);
            if has.pays(ware.price) {
                (best, second) = if worth > best { (worth, best) } else { (best, second.max(worth)) };
                new_exact += if self.is_exact(self.me, slot) { 0 } else { worth };
            } else if has.sum >= ware.price {
                over = over.max(worth);
                new_over += if self.is_payable(self.me, slot) { 0 } else { worth };
            }
            let most = self.most(|who| i32::from(self.cash[who][c].sum));
            richest += i32::from(i32::from(has.sum) > most) - i32::from(i32::from(had[c].sum) > most);
        }
        for worth in [best, second, over, new_exact, new_over] {
            pen.put(worth);
        }
        pen.put(if self.last.is_some() { richest * YES } else { 0 });
        pen.put(self.denied(one) * YES);
    }
}
