//! What the eye looks at: a position as small whole numbers, from one seat's side.
//!
//! One block for each seat, the own one first and then clockwise, empty where nobody sits; then a block for the table. A number
//! counts 32 for one of its own kind ("yes", one building's worth), so that all of them are of a size.

mod cash;
mod common;
mod ending;
mod odd;
mod offers;
mod wares;

use cash::{PRICES, cash};
use common::Common;
use ending::Ending;
use offers::offers;
use sabika_engine::{
    Game,
    components::{BASIC, FACES_OF_TILES},
    declare::Declared,
    flow::Topic,
    modules::{Household, ModuleId},
    table::OpenTable,
    value::{Building, Currency, Fact, Seat, Side, Slot, Tile, TileSet, Walls},
};
pub use wares::Wares;

/// Seats that have a block.
const SEATS: usize = 6;
/// Numbers of a seat.
const OF_SEAT: usize = 57 + offers::NUMBERS;
/// Numbers of the table.
const OF_TABLE: usize = 126;
/// Numbers of a module: how much of it is ours, the others' and nobody's, and the same of what it counts.
const OF_MODULE: usize = 6;
/// All but those of the modules.
const PLAIN: usize = SEATS * OF_SEAT + OF_TABLE;
/// All but those of cards that only modules bring.
const COMMON: usize = PLAIN + MODULES * OF_MODULE;
/// All of them.
pub const INPUTS: usize = COMMON + (SEATS + 1) * odd::NUMBERS;

/// What is said for "yes".
const YES: i32 = 32;

/// A position as the eye sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Features(pub [i8; INPUTS]);

impl Default for Features {
    fn default() -> Features {
        Features([0; INPUTS])
    }
}

/// Writes numbers one after the other.
struct Pen<'a> {
    to: &'a mut [i8],
    at: usize,
}

impl Pen<'_> {
    #[inline]
    fn put(&mut self, n: i32) {
        self.to[self.at] = n.clamp(-127, 127) as i8;
        self.at += 1;
    }
    #[inline]
    fn say(&mut self, is: bool) {
        self.put(if is { YES } else { 0 });
    }
}

/// Where numbers of the four currencies stand, or of their slots in the yard: the first of each group in a block, and how many belong to one of them.
const OF_CURRENCIES: [(usize, usize); 5] = [(30, 3), (42, 2), (67, 1), (83, 1), (91, 1)];
const OF_CURRENCIES_ON_TABLE: [(usize, usize); 2] = [(18, 11), (62, 3)];

impl Features {
    /// The same with the currencies in another order: which stands where the first one stood, and so on. It is worth the same.
    #[must_use]
    pub fn turned(&self, order: [Currency; 4]) -> Features {
        let mut turned = *self;
        let of_seats = (0..SEATS).flat_map(|n| OF_CURRENCIES.map(|(first, size)| (n * OF_SEAT + first, size)));
        let of_table = OF_CURRENCIES_ON_TABLE.map(|(first, size)| (SEATS * OF_SEAT + first, size));
        for (first, size) in of_seats.chain(of_table) {
            for (to, from) in order.into_iter().enumerate() {
                let from = first + from as usize * size;
                turned.0[first + to * size..][..size].copy_from_slice(&self.0[from..from + size]);
            }
        }
        turned
    }
    /// A position from this seat's side. The game is one that the seat thinks possible: hands are looked at.
    pub fn of<R: Household>(game: &Game<R>, me: Seat) -> Features {
        Features::with(game, me, &Wares::of(game.open()))
    }
    /// The same where only this is seen of what lies open.
    pub fn with<R: Household>(game: &Game<R>, me: Seat, wares: &Wares) -> Features {
        let (open, common) = (game.open(), Common::of(game));
        let ending = Ending::of(game, &common, wares);
        let mut features = Features::default();
        for (at, seat) in me.round(open.players()).enumerate() {
            let block = &mut features.0[at * OF_SEAT..(at + 1) * OF_SEAT];
            seat_block(game, seat, (&common, ending.as_ref(), wares), &mut Pen { to: block, at: 0 });
        }
        let (table, rest) = features.0[SEATS * OF_SEAT..].split_at_mut(OF_TABLE);
        table_block(game, wares, &mut Pen { to: table, at: 0 });
        if !R::BARE {
            let (rooms, cards) = rest.split_at_mut(COMMON - PLAIN);
            odd::cards(game, me, wares, &mut Pen { to: cards, at: 0 });
            for (module, block) in ModuleId::ALL.iter().zip(rooms.chunks_exact_mut(OF_MODULE)) {
                if open.config().rooms().has(*module) {
                    module_block(game, *module, me, &mut Pen { to: block, at: 0 });
                }
            }
        }
        features
    }
}

fn seat_block<R: Household>(
    game: &Game<R>,
    seat: Seat,
    (common, ending, wares): (&Common, Option<&Ending>, &Wares),
    pen: &mut Pen<'_>,
) {
    let (open, n) = (game.open(), seat.index());
    let score = i32::from(open.score(seat));
    let rival = if common.leader == n { common.best[1] } else { common.best[0] };
    pen.put(YES);
    pen.put(score / 2);
    pen.put(score - i32::from(rival));
    pen.say(game.ask().is_some_and(|ask| ask.seat == seat));
    pen.say(open.on_turn() == seat);
    let mut aside = [0; 6];
    let mut reserve = [0; 6];
    let kinds = |set: &TileSet, into: &mut [i32; 6]| {
        set.iter().filter_map(|tile| open.building(tile)).for_each(|kind| into[kind as usize] += 1);
    };
    kinds(open.aside(seat), &mut aside);
    kinds(open.reserve(seat), &mut reserve);
    for kind in 0..6 {
        let own = i32::from(common.counts[n][kind]) + aside[kind];
        pen.put(own * 16);
        pen.put((own - i32::from(common.rival(n, kind))) * 16);
        pen.put(reserve[kind] * YES);
    }
    pen.put(i32::from(common.walls[n]) * 6);
    let plan = open.plan(seat);
    pen.put(plan.placements(Walls::NONE).len() as i32 * 8);
    // Where a wall would go on: a tile with one on this side finds a place.
    for side in Side::ALL {
        pen.put(plan.placements(Walls::from_bits(1 << side as u8)).len() as i32 * 8);
    }
    pen.put(open.built(seat).iter().count() as i32 * 6);
    let hand = game.hand(seat);
    let cash = if R::BARE {
        cash(hand)
    } else {
        // What lies open before a seat pays like its hand.
        let mut means = *hand;
        means.add_all(&game.rooms().means(seat));
        cash(&means)
    };
    for own in cash {
        pen.put(own.sum as i32 * 4);
        pen.put(own.cards as i32 * 12);
        // How many prices it can pay to the point.
        pen.put((own.sums & PRICES).count_ones() as i32 * 10);
    }
    for slot in Slot::ALL {
        let price = wares.in_yard(slot).map(Tile::price);
        let own = cash[slot.index()];
        pen.say(price.is_some_and(|price| own.sums >> price & 1 != 0));
        pen.say(price.is_some_and(|price| own.sum >= u32::from(price)));
    }
    pen.put(i32::from(hand.len()) * 8);
    pen.put(hand.cards().filter(|card| !card.is_plain()).count() as i32 * YES);
    for due in common.due {
        pen.put(i32::from(due[n]) * 2);
    }
    offers(open, seat, (common, wares), &plan, &cash, pen);
    pen.put(ending.map_or(0, |ending| ending.lead(n, open.players())));
    pen.put(ending.map_or(0, |ending| ending.won[n] * YES));
}

/// How many buildings of each type the box has.
static TOTALS: [u8; 6] = {
    let mut totals = [0; 6];
    let mut at = BASIC.first;
    while at < BASIC.first + BASIC.count {
        if let Some(kind) = FACES_OF_TILES[at].building {
            totals[kind as usize] += 1;
        }
        at += 1;
    }
    totals
};

fn unseen(open: &OpenTable, wares: &Wares) -> [i32; 6] {
    let mut left = TOTALS.map(i32::from);
    let mut away = |set: &TileSet| {
        set.iter().filter_map(|tile| open.kind(tile)).for_each(|kind| left[kind as usize] -= 1);
    };
    for seat in open.seats() {
        away(open.built(seat));
        away(open.reserve(seat));
        away(open.aside(seat));
    }
    away(open.dirk());
    for tile in wares.tiles() {
        if let Some(kind) = open.kind(tile) {
            left[kind as usize] -= 1;
        }
    }
    left
}

/// How many cards are drawn until the scoring card of round 1 or 2 comes up, if it is still to come (BASE-S10).
fn cards_until(open: &OpenTable, round: usize) -> i32 {
    let piles = open.piles().map(i32::from);
    let own = 2 * round + 1;
    if piles[own] == 0 { 0 } else { piles[..own].iter().sum::<i32>() + (piles[own] + 1) / 2 }
}

fn table_block<R: Household>(game: &Game<R>, wares: &Wares, pen: &mut Pen<'_>) {
    let open = game.open();
    for players in 2..=6 {
        pen.say(open.players() == players);
    }
    for kind in Building::ALL {
        pen.put(i32::from(open.dirk_count(kind)) * 16);
    }
    pen.put(i32::from(open.supply_left()) * 2);
    pen.put(i32::from(open.deck_left()));
    for round in 0..2 {
        pen.put(cards_until(open, round));
        pen.say(open.rounds_held().has(round as u8 + 1));
    }
    pen.say(open.is_over());
    for slot in Slot::ALL {
        let tile = wares.in_yard(slot);
        pen.put(tile.map_or(0, |tile| i32::from(tile.price()) * 8));
        for kind in Building::ALL {
            pen.say(tile.and_then(|tile| open.kind(tile)) == Some(kind));
        }
        for side in Side::ALL {
            pen.say(tile.is_some_and(|tile| open.walls(tile).has(side)));
        }
    }
    for currency in Currency::ALL {
        let of = || wares.money(currency).map(|card| i32::from(card.value()));
        pen.put(of().sum::<i32>() * 8);
        pen.put(of().count() as i32 * YES);
        pen.put(of().max().unwrap_or(0) * 8);
    }
    pen.put(wares.display().iter().filter(|card| !card.is_plain()).count() as i32 * YES);
    for left in unseen(open, wares) {
        pen.put(left * 10);
    }
    let topic = game.ask().map(|ask| ask.topic);
    pen.say(topic == Some(Topic::Action));
    pen.say(topic == Some(Topic::FurtherAction));
    pen.say(topic.is_some_and(Topic::is_placement));
    pen.say(topic == Some(Topic::Window));
    pen.say(matches!(topic, Some(Topic::Module(_))));
    let modules = open.config().modules;
    for at in 0..MODULES {
        pen.say(ModuleId::ALL.get(at).is_some_and(|module| modules.has(*module)));
    }
    // A small network cannot tell by itself that few is something else than a little less.
    for few in [0, 1, 2, 3, 5, 8, 14] {
        pen.say(open.supply_left() <= few);
    }
    for round in 0..2 {
        let cards = cards_until(open, round);
        for few in [4, 9, 16] {
            pen.say(!open.rounds_held().has(round as u8 + 1) && cards <= few);
        }
    }
    debug_assert!(pen.at <= OF_TABLE, "{}", pen.at);
}

/// What a module shows of each seat and of none: how many things, and how much they add up to. Whatever they are, more of ours is
/// something else than more of the others'.
fn module_block<R: Household>(game: &Game<R>, module: ModuleId, me: Seat, pen: &mut Pen<'_>) {
    // The last one is nobody's, or what only we see.
    let (mut things, mut sums) = ([0i64; SEATS + 1], [0i64; SEATS + 1]);
    for notice in game.rooms().notices(module, game.open(), Some(me)) {
        let (mut whose, mut adds) = (SEATS, 1);
        notice.each_fact(&mut |_, fact| match fact {
            Fact::Seat(seat) => whose = seat.index(),
            Fact::BySeat(facts) => {
                sums.iter_mut().zip(&facts).for_each(|(to, fact)| *to += amount(fact));
            }
            other => adds += amount(&other),
        });
        things[whose] += 1;
        sums[whose] += adds;
    }
    let others = |of: &[i64]| (0..SEATS).filter(|n| *n != me.index()).map(|n| of[n]).max().unwrap_or(0);
    for (of, size) in [(things, 16), (sums, 4)] {
        for n in [of[me.index()], others(&of), of[SEATS]] {
            pen.put((n * size) as i32);
        }
    }
}

/// How much a fact is, whatever it is: a number, an amount of money, how many.
fn amount(fact: &Fact) -> i64 {
    match fact {
        Fact::Number(n) => *n,
        Fact::Flag(is) => i64::from(*is),
        Fact::Cards(cards) => i64::from(cards.total()),
        Fact::List(facts) => facts.len() as i64 + facts.iter().map(amount).sum::<i64>(),
        Fact::ByBuilding(facts) => facts.iter().map(amount).sum(),
        _ => 0,
    }
}

/// So many modules have a flag.
const MODULES: usize = 27;

#[cfg(test)]
mod tests {
    use super::*;
    use sabika_engine::{Config, value::Seed};

    #[test]
    fn the_blocks_are_as_long_as_what_is_written() {
        let module = [ModuleId::ALL[0]].into_iter().collect();
        for config in [Config::players(6).with(module), Config::players(6)] {
            let game: Game = Game::new(config, Seed::from_number(1)).expect("a game");
            let (mut numbers, common, wares) = ([0; 200], Common::of(&game), Wares::of(game.open()));
            let mut pen = Pen { to: &mut numbers, at: 0 };
            seat_block(&game, Seat::FIRST, (&common, None, &wares), &mut pen);
            assert_eq!(pen.at, OF_SEAT);
            pen.at = 0;
            table_block(&game, &wares, &mut pen);
            assert_eq!(pen.at, OF_TABLE);
        }
        assert!(ModuleId::ALL.len() <= MODULES);
    }
}
