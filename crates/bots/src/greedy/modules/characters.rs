//! Characters: what each person is worth for the rest of the game, how far to bid for one, and what to do with them.

use super::{NEVER, knows_card};
use crate::greedy::{forecast::Forecast, mind::Mind, money::Cash, weights::POINT};
use sabika_engine::{
    components::{CITY_WATCH_DIVISOR, MAGICIAN_POINTS, Pays},
    flow::{Bill, Wanted},
    modules::{
        Peek,
        characters::{Move, Open, Person},
    },
    score::{self, Participant, places},
    value::{Building, Purse, RuleId, Slot, Tile},
};

/// What a move is worth.
pub fn worth<P: Peek>(mind: &Mind<'_, P>, mv: Move) -> i32 {
    let Some(open) = mind.sight.rooms.characters() else { return NEVER };
    match mv {
        Move::Bid(bid) => match open.auction {
            // A unit more than the others is enough.
            Some(auction) if bid == u16::from(auction.bid) + 1 => {
                person(mind, open, auction.person) - cheapest(mind, bid as u8)
            }
            _ => NEVER,
        },
        Move::Pay(pay) => -mind.loss(&pay),
        Move::Keep => i32::from(MAGICIAN_POINTS) * POINT,
        Move::Swap => anybody(mind, open),
        Move::Beg => 1 + mind.fade(mind.weights.coin * 5),
        Move::Dance(slot) => dance(mind, slot),
        // Cards of a module that the bot ignores are worth nothing to it, and not among its means.
        Move::Change { give, take } if !knows_card(mind, give) || !knows_card(mind, take) => NEVER,
        Move::Change { give, take } => {
            let mut after = mind.means;
            after.remove(give);
            after.add(take);
            mind.at_turn_start(&after) - mind.at_turn_start(&mind.means)
        }
        Move::Save(card) if !knows_card(mind, card) => 0,
        Move::Save(card) => {
            let mut more = mind.means;
            more.add(card);
            1 + mind.wealth(&more, &mind.wares) - mind.wealth(&mind.means, &mind.wares)
        }
        Move::Name(kind) => half_a_building(mind, kind),
    }
}

/// What a person is worth to us from now on.
fn person<P: Peek>(mind: &Mind<'_, P>, open: &Open, person: Person) -> i32 {
    if person == Person::Magician {
        return (i32::from(MAGICIAN_POINTS) * POINT).max(anybody(mind, open));
    }
    ability(mind, person)
}

fn ability<P: Peek>(mind: &Mind<'_, P>, person: Person) -> i32 {
    let w = mind.weights;
    let left = mind.forecast.tiles_left;
    let turns = mind.forecast.turns(mind.sight.eyes.open.players());
    let scorings = |each: i32| each * mind.forecast.scorings / i32::from(Forecast::SURE);
    match person {
        Person::Magician => i32::from(MAGICIAN_POINTS) * POINT,
        Person::Beggar => w.beggar * turns,
        Person::Patron => patron(mind),
        Person::Miser => w.miser * turns,
        Person::Architect => w.architect * turns,
        Person::Merchant => w.merchant * turns,
        Person::WiseMan => scorings(w.wise_man),
        Person::Dancer => w.dancer * turns,
        Person::MoneyChanger => w.money_changer * turns,
        Person::CityWatch => {
            let open = mind.sight.eyes.open;
            let grows = left / (4 * i32::from(open.players()));
            let wall = i32::from(open.longest_wall(mind.sight.eyes.seat)) + grows;
            scorings((wall * POINT - POINT) / i32::from(CITY_WATCH_DIVISOR))
        }
    }
}

/// CHA-M: one of those nobody has seen.
fn anybody<P: Peek>(mind: &Mind<'_, P>, open: &Open) -> i32 {
    let seen = |person: Person| {
        person == Person::Magician
            || open.owner(person).is_some()
            || open.gone[person as usize]
            || open.auction.is_some_and(|auction| auction.person == person)
    };
    let unseen = || Person::ALL.into_iter().filter(|person| !seen(*person));
    let count = unseen().count() as i32;
    if count == 0 { NEVER } else { unseen().map(|person| ability(mind, person)).sum::<i32>() / count }
}

/// CHA-P: one tile for nothing, and a further action.
fn patron<P: Peek>(mind: &Mind<'_, P>) -> i32 {
    mind.weights.patron * mind.forecast.tiles_left.min(12) / 12
}

/// What lies open before us and pays.
pub fn in_hand<P: Peek>(mind: &Mind<'_, P>, means: &Purse) -> i32 {
    if means.specials().any(|card| card.pays() == Pays::Everything) { patron(mind) } else { 0 }
}

/// CHA-G: the wall counts a third more.
pub fn segment<P: Peek>(mind: &Mind<'_, P>, plain: i32) -> i32 {
    let mine = mind.sight.rooms.characters().and_then(|open| open.owner(Person::CityWatch));
    if mine == Some(mind.sight.eyes.seat) { plain + plain / i32::from(CITY_WATCH_DIVISOR) } else { plain }
}

/// CHA-6: what it costs to pay this much in one kind of money.
fn cheapest<P: Peek>(mind: &Mind<'_, P>, price: u8) -> i32 {
    let mut least = -NEVER;
    let bill = Bill { savings: false, ..Bill::of(price, Wanted::OneKind, RuleId::new("CHA-6")) };
    bill.each(&mind.means, |pay| least = least.min(mind.loss(&pay)));
    least
}

/// CHA-D: what the tiles nobody has seen are worth in this slot, less what lies there.
fn dance<P: Peek>(mind: &Mind<'_, P>, slot: Slot) -> i32 {
    let open = mind.sight.eyes.open;
    let Some(old) = open.in_yard(slot) else { return NEVER };
    let cash = Cash::of(&mind.means)[slot.index()];
    // What can be paid exactly can be had at once; the rest is a hope.
    let option = |tile: Tile, worth: i32| {
        let ware = mind.ware_of(tile, worth);
        let net = worth - mind.fade(mind.weights.coin * i32::from(ware.price));
        if cash.pays(ware.price) { net.max(0) } else { ware.chance(cash) }
    };
    let (mut sum, mut count) = (0, 0);
    for tile in mind.unseen() {
        sum += option(tile, mind.tile_worth_at_a_glance(tile));
        count += 1;
    }
    if count == 0 {
        return NEVER;
    }
    sum / count - option(old, mind.tile_worth_at_a_glance(old)) - mind.weights.dance
}

/// CHA-W: what half a building more of this type brings in the scoring that is held now.
fn half_a_building<P: Peek>(mind: &Mind<'_, P>, kind: Building) -> i32 {
    let (open, seat) = (mind.sight.eyes.open, mind.sight.eyes.seat);
    if open.count(seat, kind) == 0 {
        return NEVER;
    }
    let next = (1..3).find(|round| !open.rounds_held.has(*round));
    let round = if open.supply_left == 0 { 3 } else { next.unwrap_or(3) };
    let tally = score::tally(open, mind.sight.rooms, round);
    let mut halves = [0; 7];
    for who in tally.participants() {
        let at = if let Participant::Seat(seat) = who { seat.index() } else { 6 };
        halves[at] = tally.halves(who, kind);
    }
    // What we shall reveal in a moment counts too.
    halves[seat.index()] += 2 * mind.secrets.counts().iter().filter(|tile| tile.building() == Some(kind)).count() as u8;
    let paid = mind.forecast.paid(usize::from(round) - 1, kind);
    let balance = |halves: &[u8; 7]| {
        let points = places(halves, paid).map(|place| place.map_or(0, |place| i32::from(place.points)));
        let others: i32 = open.seats().filter(|other| *other != seat).map(|other| points[other.index()]).sum();
        points[seat.index()] * POINT - others * mind.envy()
    };
    let before = balance(&halves);
    halves[seat.index()] += 1;
    balance(&halves) - before
}
