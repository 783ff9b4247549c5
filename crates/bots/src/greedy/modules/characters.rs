//! Characters: what each person is worth for the rest of the game, how far to bid for one, and what to do with them.

use super::prelude::*;
use sabika_engine::{
    components::{CITY_WATCH_DIVISOR, MAGICIAN_POINTS, Pays},
    flow::{Bill, Length, Wanted},
    modules::characters::{Move, Open, Person},
    score::{self, Participant, places},
};

/// The most that `buy_first` bids.
const A_LITTLE: u16 = 5;

#[derive(Default)]
pub struct Characters;

impl Knowledge for Characters {
    fn says(&self) -> &'static [Say] {
        &[Say::InHand]
    }
    /// A little for anybody, money from whoever gives some; passing is worth 12 000.
    fn liking(&self, sight: &Sight<'_>, mv: &AnyMove) -> i32 {
        let (eyes, AnyMove::Characters(mv)) = (&sight.eyes, mv) else { return OFFERED };
        match mv {
            Move::Bid(bid) if *bid <= A_LITTLE => 12_500 - i32::from(*bid),
            Move::Pay(cards) => 20_000 - 100 * i32::from(cards.total()) - i32::from(cards.len()),
            Move::Keep => 12_500,
            Move::Beg => 20_000,
            Move::Save(card) => 20_000 + i32::from(card.value()),
            Move::Name(kind) if eyes.open.count(eyes.seat, *kind) > 0 => {
                12_500 + i32::from(eyes.open.count(eyes.seat, *kind))
            }
            _ => 11_000,
        }
    }
    fn counts_buildings(&self) -> bool {
        true
    }
    /// CHA-G: the wall counts a third more.
    fn segment(&self, mind: &Mind<'_>, plain: i32) -> i32 {
        let mine = mind.sight.rooms.characters().and_then(|open| open.owner(Person::CityWatch));
        if mine == Some(mind.sight.eyes.seat) { plain + plain / i32::from(CITY_WATCH_DIVISOR) } else { plain }
    }
    fn worth(&self, mind: &Mind<'_>, mv: &AnyMove) -> i32 {
        let (Some(open), AnyMove::Characters(mv)) = (mind.sight.rooms.characters(), *mv) else { return NEVER };
        match mv {
            Move::Bid(bid) => match open.auction {
                // A unit more than the others is enough.
                Some(auction) if bid == auction.bid + 1 => {
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
            Move::Change { give, take } if !mind.knows_card(give) || !mind.knows_card(take) => NEVER,
            Move::Change { give, take } => {
                let mut after = mind.means;
                after.remove(give);
                after.add(take);
                mind.at_turn_start(&after) - mind.at_own_turn_start()
            }
            Move::Save(card) if !mind.knows_card(card) => 0,
            Move::Save(card) => {
                let mut more = mind.means;
                more.add(card);
                1 + mind.wealth(&more, mind.wares()) - mind.own_wealth()
            }
            Move::Name(kind) => half_a_building(mind, kind),
        }
    }
    fn redesigns(&self, _: &Mind<'_>) -> bool {
        true
    }
    /// What can be played with money and is none.
    fn knows_card(&self, card: Card) -> bool {
        !card.is_money() && card.joins().is_none()
    }
    fn take_limit(&self, mind: &Mind<'_>) -> Option<u8> {
        mind.sight.rooms.take_limit(&mind.sight.eyes)
    }
    /// What lies open before us and pays.
    fn in_hand(&self, mind: &Mind<'_>, means: &Purse, _: &[Cash; 4], _: &[Option<Ware>; 4]) -> i32 {
        if means.specials().any(|card| card.pays() == Pays::Everything) { patron(mind) } else { 0 }
    }
}

/// What a person is worth to us from now on.
fn person(mind: &Mind<'_>, open: &Open, person: Person) -> i32 {
    if person == Person::Magician {
        return (i32::from(MAGICIAN_POINTS) * POINT).max(anybody(mind, open));
    }
    ability(mind, person)
}

fn ability(mind: &Mind<'_>, person: Person) -> i32 {
    let w = mind.weights;
    let left = mind.forecast.tiles_left;
    let turns = mind.forecast.turns(mind.sight.eyes.open.players());
    let scorings = |each: i32| mind.forecast.per_scoring(each);
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
fn anybody(mind: &Mind<'_>, open: &Open) -> i32 {
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
fn patron(mind: &Mind<'_>) -> i32 {
    mind.weights.patron * mind.forecast.tiles_left.min(12) / 12
}

/// CHA-6: what it costs to pay this much in one kind of money.
fn cheapest(mind: &Mind<'_>, price: u8) -> i32 {
    let mut least = BEYOND;
    let bill = Bill { savings: false, ..Bill::of(price, Wanted::OneKind, RuleId::new("CHA-6")) };
    bill.each(&mind.means, Length::Full, |pay| least = least.min(mind.loss(&pay)));
    least
}

/// CHA-D: what the tiles nobody has seen are worth in this slot, less what lies there.
fn dance(mind: &Mind<'_>, slot: Slot) -> i32 {
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
fn half_a_building(mind: &Mind<'_>, kind: Building) -> i32 {
    let (open, seat) = (mind.sight.eyes.open, mind.sight.eyes.seat);
    if open.count(seat, kind) == 0 {
        return NEVER;
    }
    let next = (1..3).find(|round| !open.rounds_held().has(*round));
    let round = if open.supply_left() == 0 { 3 } else { next.unwrap_or(3) };
    let tally = score::tally(open, mind.sight.rooms, round);
    let mut halves = [0; 7];
    for who in tally.participants() {
        let at = if let Participant::Seat(seat) = who { seat.index() } else { 6 };
        halves[at] = tally.halves(who, kind);
    }
    // What we shall reveal in a moment counts too.
    halves[seat.index()] += 2 * mind.counted_again().iter().filter(|tile| tile.building() == Some(kind)).count() as u8;
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
