//! Taking, paying and bidding: every set of cards is legal exactly when the oracle says so.

use crate::common::*;
use sabika_engine::{
    Game, Move,
    components::{BASIC, CAMPS, WATCHTOWERS},
    flow::{Ask, Length, Topic},
    modules::{
        ModuleTopic, bazaars, building_sites, caravanserai,
        characters::{self, Person, Question},
        power_of_sultan, treasure_chamber, watchtowers,
    },
    value::*,
};
use sabika_oracle::money::{
    self, Bought, highest_bid, mixed_payments, mixed_worth, needed, needed_payments, payments, payments_for, takes,
    worth,
};
use std::collections::{BTreeMap, BTreeSet};

/// More cards than this have too many sets of them.
const MOST: u8 = 10;

/// A card for the oracle.
fn oracle_card(card: Card) -> money::Card {
    let value = card.value().into();
    match (card.currency(), card.joins()) {
        (Some(currency), _) if card.is_note() => match card.note().expect("a note") {
            Note::Inn => money::Card::Inn(0, currency as usize, value),
            Note::SecondInn => money::Card::Inn(1, currency as usize, value),
            Note::Saved => money::Card::Saved(currency as usize, value),
        },
        (Some(currency), _) if card.is_builder() => money::Card::Builder(currency as usize),
        (Some(currency), _) if card.is_coin() => money::Card::Coin(currency as usize),
        (Some(currency), _) => money::Card::Money(currency as usize, value),
        (None, Some([a, b])) => money::Card::Office(a as usize, b as usize),
        (None, None) if card.is_gem() => money::Card::Diamond(value),
        _ => {
            assert_eq!(card, Person::Patron.card(), "no card to pay with");
            money::Card::Patron
        }
    }
}

/// Cards for the oracle, sorted.
fn oracle_cards(cards: &Purse) -> Vec<money::Card> {
    let mut cards: Vec<_> = cards.cards().map(oracle_card).collect();
    cards.sort_unstable();
    cards
}

/// Does this seat own this person, and has not used it in this round?
fn ready(game: &Game, seat: Seat, person: Person) -> bool {
    let open = game.rooms().characters.map(|room| room.open);
    open.is_some_and(|open| open.owners[person as usize] == Some(seat) && !open.used[person as usize])
}

/// What a seat can pay with: its hand, its coins (CHG-12), the patron (CHA-P), what its caravanserais show (CAR-19) and what
/// it has saved (CER-9).
fn means(game: &Game, seat: Seat) -> Purse {
    let mut means = *game.hand(seat);
    if game.rooms().characters.is_some_and(|room| room.open.owners[Person::Patron as usize] == Some(seat)) {
        means.add(Person::Patron.card());
    }
    if let Some(room) = game.rooms().change {
        means.add_all(&room.open.coins[seat]);
    }
    if let Some(room) = game.rooms().caravanserai {
        for (own, sort) in room.open.owned[seat].iter().zip([Note::Inn, Note::SecondInn]) {
            // CAR-22: on field 0 there is nothing.
            if own.value > 0 {
                means.add(Card::new_note(sort, own.currency(), own.value));
            }
        }
    }
    if let Some(saved) = game.rooms().exchange_certificates.and_then(|room| room.open.saved[seat]) {
        means.add(saved);
    }
    means
}

/// Any card that can be put down.
fn any_card(dice: &mut Dice) -> Card {
    *dice.pick(&Card::all().chain(Card::all_notes()).filter(|card| Purse::takes(*card)).collect::<Vec<_>>())
}

fn takes_agree(game: &Game, ask: Ask, dice: &mut Dice) {
    let display: Purse = game.open().display().iter().copied().collect();
    let limit = if ready(game, ask.seat, Person::Merchant) { 7 } else { 5 };
    let legal = if ask.topic.is_action() { takes(&oracle_cards(&display), limit) } else { BTreeSet::new() };
    let taken = |mv: &Move| if let Move::Take(cards) = mv { Some(oracle_cards(cards)) } else { None };
    let canonical: BTreeSet<Vec<_>> = listed(game).iter().filter_map(taken).collect();
    assert_eq!(canonical, legal);
    let mut offered = display;
    offered.try_add(any_card(dice));
    for cards in parts_of(&offered) {
        let found = game.check(ask.seat, &Move::Take(cards));
        let right = display.contains(&cards) && legal.contains(&oracle_cards(&cards));
        assert_eq!(found.is_ok(), right, "take {cards}: {found:?}");
    }
}

/// What a move pays.
fn put_down(mv: &Move) -> Option<Purse> {
    match mv {
        Move::Buy { pay, .. }
        | Move::Characters(characters::Move::Pay(pay))
        | Move::Bazaars(bazaars::Move::Buy { pay, .. })
        | Move::PowerOfSultan(power_of_sultan::Move::Buy { pay, .. })
        | Move::Caravanserai(caravanserai::Move::Buy { pay, .. })
        | Move::Watchtowers(watchtowers::Move::Buy { pay, .. })
        | Move::BuildingSites(building_sites::Move::SetUp { pay, .. } | building_sites::Move::Complete { pay, .. }) => {
            Some(*pay)
        }
        _ => None,
    }
}

/// Compares what is listed and what is accepted with what is legal; `make` makes a move of a payment.
fn judged(
    game: &Game,
    ask: Ask,
    legal: &BTreeSet<Vec<money::Card>>,
    canonical: &BTreeSet<Vec<money::Card>>,
    make: impl Fn(Purse) -> Move,
    dice: &mut Dice,
) {
    let means = means(game, ask.seat);
    let paid = |mv: &Move| put_down(mv).filter(|pay| *mv == make(*pay));
    let found: BTreeSet<Vec<_>> = listed(game).iter().filter_map(paid).map(|pay| oracle_cards(&pay)).collect();
    // Of many ways to pay a list holds the best; which those are is held against all of them where they are made.
    let most = Length::Full.limits().odd;
    assert!(found.is_subset(canonical), "{} with {means}: {found:?}", make(Purse::EMPTY));
    assert!(found.len() >= canonical.len().min(most), "{} with {means}: {found:?}", make(Purse::EMPTY));
    let mut offered = means;
    offered.try_add(any_card(dice)); // most likely not there
    for pay in parts_of(&offered) {
        let found = game.check(ask.seat, &make(pay));
        let right = means.contains(&pay) && legal.contains(&oracle_cards(&pay));
        assert_eq!(found.is_ok(), right, "{}: {found:?}", make(pay));
    }
}

fn purchases_agree(game: &Game, ask: Ask, slot: Slot, dice: &mut Dice) -> BTreeSet<Vec<money::Card>> {
    let own = oracle_cards(&means(game, ask.seat));
    let wanted = Some(slot.currency() as usize);
    let price = game.open().in_yard(slot).map(|tile| u32::from(tile.price()));
    let (legal, canonical) = match (price, ask.topic) {
        (Some(price), Topic::Action | Topic::FurtherAction) => {
            (payments(&own, wanted, price), needed_payments(&own, wanted, price))
        }
        // VIZ-5, CHA-13: exactly, and without the patron. A thief buys nothing.
        (Some(price), Topic::Window) if game.rooms().vizier.is_some_and(|room| !room.open.asleep[ask.seat]) => {
            let fits = |paid: &Vec<money::Card>| {
                worth(paid, wanted, price) == Some(price) && !paid.contains(&money::Card::Patron)
            };
            let keep = |all: BTreeSet<Vec<money::Card>>| all.into_iter().filter(fits).collect();
            (keep(payments(&own, wanted, price)), keep(needed_payments(&own, wanted, price)))
        }
        _ => Default::default(),
    };
    judged(game, ask, &legal, &canonical, |pay| Move::Buy { slot, pay }, dice);
    legal
}

/// What is bought like a tile, but not by the patron. Returns what the means are that can pay for something of it.
fn others_agree(game: &Game, ask: Ask, slot: Slot, dice: &mut Dice) -> Vec<(&'static str, BTreeSet<Vec<money::Card>>)> {
    let (rooms, open) = (game.rooms(), game.open());
    let own = oracle_cards(&means(game, ask.seat));
    let in_slot = Some(slot.currency() as usize);
    let mut seen = Vec::new();
    let mut look = |what, wanted: Option<usize>, price: Option<u32>, exactly: bool, make: &dyn Fn(Purse) -> Move| {
        let fits = |paid: &Vec<money::Card>| !exactly || worth(paid, wanted, 0) == price;
        let legal = price.map_or(BTreeSet::new(), |price| payments_for(Bought::LikeATile, &own, wanted, price));
        let legal: BTreeSet<_> = legal.into_iter().filter(fits).collect();
        judged(game, ask, &legal, &needed(&legal), make, dice);
        seen.push((what, legal));
    };
    let acts = ask.topic.is_action();
    let price = |tile: Tile| u32::from(tile.price());
    let tile = open.in_yard(slot);
    // WAT-2, WAT-3, WAT-7, WAT-8: printed price and surcharge, by whatever right a tile is bought.
    if let Some(tile) = tile.filter(|_| rooms.watchtowers.is_some()) {
        let favour = ask.topic == Topic::Window && rooms.vizier.is_some_and(|room| !room.open.asleep[ask.seat]);
        let surcharge = if open.rounds_held().has(2) {
            2
        } else if open.rounds_held().has(1) {
            4
        } else {
            6
        };
        let taken =
            |tower: &Tile| open.seats().any(|seat| open.built(seat).has(*tower) || open.aside(seat).has(*tower));
        let left = WATCHTOWERS.tiles().filter(|tower| watchtowers::kind(*tower) == tile.building() && !taken(tower));
        let sold = (acts || favour) && BASIC.position(tile).is_some() && left.count() > 0;
        let due = sold.then_some(price(tile) + surcharge);
        look("watchtowers", in_slot, due, favour, &|pay| Move::Watchtowers(watchtowers::Move::Buy { tile, pay }));
    }
    // SIT-2, SIT-8: half the price.
    if let (Some(tile), Some(room)) = (tile, rooms.building_sites) {
        let sold = acts && !room.dark.pool.is_empty() && CAMPS.position(tile).is_none();
        let due = sold.then_some(price(tile) / 2);
        look("sites", in_slot, due, false, &|pay| Move::BuildingSites(building_sites::Move::SetUp { tile, pay }));
    }
    // SIT-15: the full price in the hidden currency.
    if let Some(site) = rooms.building_sites.and_then(|room| room.hands[ask.seat].sites.first().copied()) {
        let (tile, due) = (site.tile, acts.then_some(price(site.tile)));
        let make = |pay| Move::BuildingSites(building_sites::Move::Complete { tile, pay });
        look("completed", Some(site.currency as usize), due, false, &make);
    }
    // SUL-6: 7 in the printed currency.
    if let Some(marked) = rooms.power_of_sultan.and_then(|room| room.open.row.first().copied()) {
        let (card, wanted) = (marked.card, power_of_sultan::currency(marked.card).map(|currency| currency as usize));
        let make = |pay| Move::PowerOfSultan(power_of_sultan::Move::Buy { card, pay });
        look("sultans", wanted, acts.then_some(7), false, &make);
    }
    // CAR-3 to CAR-5, CAR-7: by the types in the Alhambra, in one currency of choice.
    if let Some(room) = rooms.caravanserai.filter(|room| !room.open.supply.is_empty()) {
        let card = room.open.supply[0];
        let stands =
            |kind: Building| open.built(ask.seat).iter().any(|t| t.building() == Some(kind) && !is_site(game, t));
        let types = Building::ALL.into_iter().filter(|kind| stands(*kind)).count();
        let due = match (types, room.open.owned[ask.seat].len()) {
            (4, 0) => Some(8),
            (5, 0 | 1) => Some(4),
            (6, 0 | 1) => Some(2),
            _ => None,
        };
        let make = |pay| Move::Caravanserai(caravanserai::Move::Buy { card, pay });
        look("inns", None, due.filter(|_| acts), false, &make);
    }
    seen
}

fn is_site(game: &Game, tile: Tile) -> bool {
    game.rooms().building_sites.is_some_and(|room| game.open().seats().any(|seat| room.open.sites[seat].has(tile)))
}

/// BAZ-6 to BAZ-14: exactly the price of what lies in the slot of the bazaar's currency.
fn bazaars_agree(game: &Game, ask: Ask, tile: Tile, dice: &mut Dice) -> bool {
    let own = oracle_cards(&means(game, ask.seat));
    let (currency, _) = bazaars::face(tile).expect("a bazaar");
    let price = game.open().in_yard(Slot::of(currency)).map(|tile| u32::from(tile.price()));
    let vizier = game.rooms().vizier.is_some_and(|room| !room.open.asleep[ask.seat]);
    let right = ask.topic.is_action() || ask.topic == Topic::Window && vizier;
    let wanted = Some(currency as usize);
    let legal: BTreeSet<_> = match price.filter(|_| right) {
        Some(price) => payments(&own, wanted, price)
            .into_iter()
            .filter(|paid| worth(paid, wanted, price) == Some(price))
            .filter(|paid| ask.topic.is_action() || !paid.contains(&money::Card::Patron)) // CHA-13
            .collect(),
        None => BTreeSet::new(),
    };
    judged(game, ask, &legal, &needed(&legal), |pay| Move::Bazaars(bazaars::Move::Buy { tile, pay }), dice);
    !legal.is_empty()
}

/// TRE-2 to TRE-6: at least 8 in any mix. Of many ways to pay those are listed that waste least.
fn chests_agree(game: &Game, ask: Ask, room: u8, dice: &mut Dice) -> bool {
    let means = means(game, ask.seat);
    let own = oracle_cards(&means);
    let chests = game.rooms().treasure_chamber.expect("played").open.vaults[usize::from(room) - 1];
    let for_sale = ask.topic.is_action() && chests.as_slice().iter().any(|count| *count > 0);
    let legal = if for_sale { mixed_payments(&own, 8) } else { BTreeSet::new() };
    let make = |pay| Move::TreasureChamber(treasure_chamber::Move::Buy { room, pay });
    if ask.topic == Topic::Module(ModuleTopic::TreasureChamber(treasure_chamber::Question::Pay)) {
        return false; // looked at from the action
    }
    // First the room is chosen, if anything pays for it, then the payment.
    assert_eq!(listed(game).contains(&make(None)), !legal.is_empty(), "{room} with {means}");
    assert_eq!(game.check(ask.seat, &make(None)).is_ok(), !legal.is_empty(), "{room} with {means}");
    let mut asked = game.clone();
    if !legal.is_empty() {
        asked.apply(ask.seat, make(None)).expect("it can be paid");
    }
    let canonical = needed(&legal);
    let paid = |mv: &Move| match mv {
        Move::TreasureChamber(treasure_chamber::Move::Pay(pay)) => Some(oracle_cards(pay)),
        _ => None,
    };
    let moves = if legal.is_empty() { Vec::new() } else { listed(&asked) };
    let found: BTreeSet<Vec<_>> = moves.iter().filter_map(paid).collect();
    assert_eq!(found.len(), moves.iter().filter_map(paid).count(), "listed twice");
    assert!(found.is_subset(&canonical), "{found:?} of {canonical:?}");
    let gems = |paid: &&Vec<money::Card>| matches!(paid[0], money::Card::Diamond(_));
    assert_eq!(found.iter().filter(gems).count(), canonical.iter().filter(gems).count(), "every way with diamonds");
    let mixes = |all: &BTreeSet<Vec<money::Card>>| -> Vec<u32> {
        let mut sums: Vec<u32> = all.iter().filter(|paid| !gems(paid)).filter_map(|paid| mixed_worth(paid)).collect();
        sums.sort_unstable();
        sums
    };
    let mut best = mixes(&canonical);
    best.truncate(Length::Full.limits().bill);
    assert_eq!(mixes(&found), best, "those that waste least");
    let mut offered = means;
    offered.try_add(any_card(dice));
    for pay in parts_of(&offered) {
        let found = game.check(ask.seat, &make(Some(pay)));
        let right = means.contains(&pay) && legal.contains(&oracle_cards(&pay));
        assert_eq!(found.is_ok(), right, "{}: {found:?}", make(Some(pay)));
        let later = asked.check(ask.seat, &Move::TreasureChamber(treasure_chamber::Move::Pay(pay)));
        assert_eq!(later.is_ok(), right, "pay {pay}: {later:?}");
    }
    !legal.is_empty()
}

/// Proves: BASE-M1 BASE-P1 BASE-P3 BASE-P4 BASE-S4 VIZ-2 VIZ-5 VIZ-7 EXO-2 EXO-4 EXO-5 EXO-6 EXO-7 EXO-8 EXO-9 EXO-11 EXO-14 DIA-2 DIA-3 DIA-4 DIA-5 CHA-P CHA-H CHA-13 CAM-1 MAB-6 MAB-8 MAB-9 CHG-8 CHG-12 CHG-15 BAZ-6 BAZ-8 BAZ-9 BAZ-12 BAZ-13 BAZ-14 TRE-2 TRE-3 TRE-6 WAT-2 WAT-3 WAT-7 WAT-8 SIT-2 SIT-5 SIT-8 SIT-15 SIT-19 SIT-27 SUL-6 SUL-8 SUL-33 SUL-34 CAR-3 CAR-4 CAR-5 CAR-6 CAR-7 CAR-8 CAR-12 CAR-19 CAR-22 CAR-23 CAR-25 CER-8 CER-9 CER-12 CER-13
#[test]
fn every_set_of_cards_is_judged_rightly() {
    let [mut offices, mut diamonds, mut patrons, mut merchants] = [0; 4];
    let [mut builders, mut coins, mut bazaars, mut chests] = [0; 4];
    let mut bought = BTreeMap::<&str, u32>::new();
    walk_turns(400, 5, |game, dice| {
        let Some(ask) = game.ask() else { return };
        let rich = game.hand(ask.seat).has_odd() || means(game, ask.seat) != *game.hand(ask.seat);
        if dice.below(if rich { 12 } else { 40 }) > 0 {
            return;
        }
        takes_agree(game, ask, dice);
        merchants += u32::from(ask.topic.is_action() && ready(game, ask.seat, Person::Merchant));
        if means(game, ask.seat).len() <= MOST {
            let slot = *dice.pick(&Slot::ALL);
            let legal = purchases_agree(game, ask, slot, dice);
            for (what, legal) in others_agree(game, ask, slot, dice) {
                *bought.entry(what).or_default() += u32::from(!legal.is_empty());
                let both = |paid: &Vec<money::Card>| {
                    paid.iter().filter(|card| matches!(card, money::Card::Inn(..))).count() > 1
                };
                *bought.entry("both inns").or_default() += u32::from(legal.iter().any(both));
            }
            for paid in &legal {
                for card in paid {
                    let name = match card {
                        money::Card::Inn(..) => "an inn pays",
                        money::Card::Saved(..) => "savings pay",
                        _ => continue,
                    };
                    *bought.entry(name).or_default() += 1;
                }
            }
            let any = |of: fn(&money::Card) -> bool| u32::from(legal.iter().flatten().any(of));
            offices += any(|card| matches!(card, money::Card::Office(..)));
            diamonds += any(|card| matches!(card, money::Card::Diamond(_)));
            patrons += any(|card| *card == money::Card::Patron);
            builders += any(|card| matches!(card, money::Card::Builder(_)));
            coins += any(|card| matches!(card, money::Card::Coin(_)));
            if let Some(row) = game.rooms().bazaars.map(|room| room.open.row).filter(|row| !row.is_empty()) {
                bazaars += u32::from(bazaars_agree(game, ask, *dice.pick(&row), dice));
            }
            if game.rooms().treasure_chamber.is_some() {
                chests += u32::from(chests_agree(game, ask, 1 + dice.below(3) as u8, dice));
            }
        }
    });
    let seen = [offices, diamonds, patrons, merchants];
    assert!(seen.iter().all(|n| *n > 20), "offices, diamonds, patrons, merchants: {seen:?}");
    let seen = [builders, coins, bazaars, chests];
    assert!(seen.iter().all(|n| *n > 10), "builders, coins, bazaars, chests: {seen:?}");
    for what in ["watchtowers", "sites", "completed", "sultans", "inns", "an inn pays", "savings pay"] {
        assert!(bought.get(what).is_some_and(|n| *n > 10), "{what}: {bought:?}");
    }
}

/// Bids up to what one kind of money is worth, and whoever wins pays in one kind of money.
///
/// Proves: CHA-3 CHA-5 CHA-6 DIA-7 EXO-7 CHG-17 MAB-8 CAR-23 CER-8
#[test]
fn bids_are_paid_in_one_kind_of_money() {
    let [mut bids, mut paid] = [0; 2];
    walk_turns(250, 16, |game, dice| {
        let Some(ask) = game.ask() else { return };
        let Topic::Module(ModuleTopic::Characters(question)) = ask.topic else { return };
        let Some(auction) = game.rooms().characters.and_then(|room| room.open.auction) else { return };
        let own = oracle_cards(&means(game, ask.seat));
        if question == Question::Bid {
            bids += 1;
            let most = highest_bid(&own);
            let legal: Vec<u16> = (auction.bid + 1..=most as u16).collect();
            let bid = |mv: &Move| if let Move::Characters(characters::Move::Bid(n)) = mv { Some(*n) } else { None };
            assert_eq!(listed(game).iter().filter_map(bid).collect::<Vec<_>>(), legal);
            for n in 0..=most as u16 + 3 {
                let found = game.check(ask.seat, &Move::Characters(characters::Move::Bid(n)));
                assert_eq!(found.is_ok(), legal.contains(&n), "bid {n}: {found:?}");
            }
        } else if question == Question::Pay && own.len() <= MOST.into() {
            paid += 1;
            assert_eq!(auction.leader, Some(ask.seat));
            let price = u32::from(auction.bid);
            let legal = payments_for(Bought::Other, &own, None, price);
            judged(game, ask, &legal, &needed(&legal), |pay| Move::Characters(characters::Move::Pay(pay)), dice);
        }
    });
    assert!(bids > 300 && paid > 100, "{bids} bids, {paid} payments");
}
