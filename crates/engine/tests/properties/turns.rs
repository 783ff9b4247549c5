//! The order of play: what follows what, read from the questions and from what the referee tells.

use crate::{common::*, plies::*};
use sabika_engine::{
    Config, DirkThird, Game, Move,
    components::WATCHTOWERS,
    flow::{Event, Topic},
    modules::{
        ModuleEvent, ModuleTopic, bazaars, bonus_cards, building_sites, caravanserai,
        characters::{self, Person, Question},
        city_gates, falconers, master_builders, power_of_sultan, squares, thieves, treasure_chamber, watchtowers,
    },
    table::OpenTable,
    value::*,
};

/// A reveal leaves everything as it is, but the card.
///
/// Proves: BON-2 BON-3
#[test]
fn what_is_made_beside_a_question_leaves_the_question() {
    let mut reveals = 0;
    play_many(200, 20, |ply| {
        let Move::BonusCards(bonus_cards::Move::Reveal(tile)) = ply.mv else { return };
        reveals += 1;
        let (seat, open, later) = (ply.ask.seat, ply.before.open(), ply.after.open());
        assert_eq!(ply.after.ask(), Some(ply.ask));
        assert!(open.built(seat).has(tile));
        let [before, after] = [ply.before, ply.after].map(|game| game.rooms().bonus_cards.expect("played"));
        assert!(before.hands[seat].has(tile) && after.open.revealed[seat].has(tile));
        assert_eq!(after.open.hidden[seat], before.open.hidden[seat] - 1);
        let unchanged = |mv: &&Move| **mv != ply.mv;
        let moves = listed(ply.before);
        assert_eq!(moves.iter().filter(unchanged).copied().collect::<Vec<_>>(), listed(ply.after));
        for seat in open.seats() {
            let tiles = |open: &OpenTable| (*open.built(seat), *open.reserve(seat), *open.aside(seat));
            assert_eq!(tiles(later), tiles(open));
            assert_eq!((later.score(seat), later.hand_size(seat)), (open.score(seat), open.hand_size(seat)));
        }
        assert_eq!(later.turns(), open.turns());
        assert_eq!((later.ply(), later.is_busy()), (open.ply() + 1, open.is_busy()));
        assert_eq!(ply.after.dark(), ply.before.dark());
    });
    assert!(reveals > 50, "only {reveals} reveals");
}

/// What is bought by the rows of BASE-P7 that may give a further action.
struct Purchase {
    /// The tile that comes along, if one does.
    tile: Option<Tile>,
    /// What is asked for.
    price: u8,
    /// For what the miser looks at: the printed price of a tile, or what a bazaar costs.
    printed: u8,
    pay: Purse,
    /// Can it be exact?
    exact: bool,
    /// What is asked right after the surplus (BASE-P6).
    then: Option<Topic>,
}

fn purchase(ply: &Ply<'_>) -> Option<Purchase> {
    let open = ply.before.open();
    let of = |tile: Tile, pay| {
        let price = tile.price();
        Purchase { tile: Some(tile), price, printed: price, pay, exact: true, then: None }
    };
    Some(match ply.mv {
        Move::Buy { slot, pay } => of(open.in_yard(slot)?, pay),
        Move::Bazaars(bazaars::Move::Buy { tile, pay }) => {
            let (currency, _) = bazaars::face(tile).expect("a bazaar");
            let price = open.in_yard(Slot::of(currency)).expect("priced").price();
            Purchase { price, printed: price, ..of(tile, pay) }
        }
        Move::Watchtowers(watchtowers::Move::Buy { tile, pay }) => {
            let held = open.rounds_held().iter().filter(|round| *round < 3).max().unwrap_or(0);
            Purchase { price: tile.price() + [6, 4, 2][usize::from(held)], ..of(tile, pay) }
        }
        Move::BuildingSites(building_sites::Move::SetUp { tile, pay }) => {
            let two = ply.before.rooms().building_sites.expect("played").dark.pool.len() > 1;
            Purchase { price: tile.price() / 2, exact: false, then: two.then_some(SITE), ..of(tile, pay) }
        }
        Move::BuildingSites(building_sites::Move::Complete { tile, pay }) => {
            Purchase { tile: None, printed: 0, ..of(tile, pay) }
        }
        Move::PowerOfSultan(power_of_sultan::Move::Buy { pay, .. }) => {
            let then = Some(REMARK);
            Purchase { tile: None, price: 7, printed: 0, pay, exact: true, then }
        }
        Move::Caravanserai(caravanserai::Move::Buy { pay, .. }) => {
            let stands = |kind: &&Building| open.count(ply.ask.seat, **kind) > 0;
            let price = [0, 0, 0, 0, 8, 4, 2][Building::ALL.iter().filter(stands).count()];
            Purchase { tile: None, price, printed: 0, pay, exact: true, then: None }
        }
        _ => return None,
    })
}

/// SIT-4, SUL-10.
const SITE: Topic = Topic::Module(ModuleTopic::BuildingSites(building_sites::Question));
const REMARK: Topic = Topic::Module(ModuleTopic::PowerOfSultan(power_of_sultan::Question::Remark));
const MARK: Topic = Topic::Module(ModuleTopic::PowerOfSultan(power_of_sultan::Question::Mark));
/// CAR-13, FAL-16.
const STONES: Topic = Topic::Module(ModuleTopic::Caravanserai(caravanserai::Question));
const FALCONS: Topic = Topic::Module(ModuleTopic::Falconers(falconers::Question));

/// Is this a redesign, with gates or without?
fn is_redesign(mv: Move) -> bool {
    let laying = if let Move::CityGates(mv) = mv { mv.laying().map(|(laying, _)| laying) } else { Some(mv) };
    matches!(laying, Some(Move::Add { .. } | Move::Remove { .. } | Move::Exchange { .. } | Move::Turn { .. }))
}

/// What was paid leaves: cards to the discard pile, offices and diamonds too (EXO-10, DIA-8); builders leave the game
/// (MAB-16), coins go to the bag (CHG-14), the patron leaves the game (CHA-P). Notes are looked at elsewhere.
fn payment_leaves(ply: &Ply<'_>, pay: Purse) {
    let (seat, open, later) = (ply.ask.seat, ply.before.open(), ply.after.open());
    for card in Card::all().filter(|card| *card != Person::Patron.card()) {
        let kept = card.is_builder() || card.is_coin() || !Purse::takes(card);
        let paid = if kept { 0 } else { pay.count(card) };
        assert_eq!(later.discard().count(card), open.discard().count(card) + paid, "{card}");
    }
    let mut left = *ply.before.hand(seat);
    left.remove_all(&pay.from_hand());
    assert_eq!(*ply.after.hand(seat), left);
    if let (Some(before), Some(after)) = (ply.before.rooms().change, ply.after.rooms().change) {
        let (mut own, mut bag) = (before.open.coins[seat], before.open.bag);
        own.remove_all(&pay.coins());
        bag.add_all(&pay.coins());
        assert_eq!((after.open.coins[seat], after.open.bag), (own, bag));
    }
}

/// What a purchase has still to bring.
#[derive(Default)]
struct Bought {
    /// A further action, because it was paid exactly.
    owed: bool,
    /// The miser's card.
    miser: bool,
    /// A decision about its surplus.
    surplus: bool,
    /// A site tile or the mark of a sultan card.
    then: Option<Topic>,
}

/// The further action comes after what the purchase set off (BASE-P6): the surplus decision (CHG-22), a site tile or the mark
/// of a sultan card, the miser's card (CHA-I).
///
/// Proves: BASE-T2 BASE-T3 BASE-T4 BASE-T5 BASE-T6 BASE-T9 BASE-P3 BASE-P5 BASE-P6 BASE-M2 BASE-P2 SQU-2 VIZ-4 VIZ-8 VIZ-16 EXO-6 EXO-10 DIA-3 DIA-8 CHA-I CHA-P CHA-6 CHA-13 GAT-3 WAL-8 WAL-9 CHG-2 CHG-5 CHG-7 CHG-9 CHG-10 CHG-13 CHG-14 CHG-22 TRE-4 TRE-5 MAB-10 MAB-14 MAB-16 MAB-17 MAB-19 BAZ-10 BAZ-11 BAZ-13 SUL-6 SUL-7 SUL-11 CAR-2 CAR-7 FAL-2 FAL-6 WAT-5 SIT-3 SIT-6 SIT-17 SIT-27 CER-5 CER-11 MOO-19
#[test]
fn only_exact_payment_gives_a_further_action() {
    let mut bought = Bought::default();
    let [mut misers, mut surplus, mut bazaars, mut builders, mut asked] = [0; 5];
    play_many(400, 21, |ply| {
        let (seat, open, later) = (ply.ask.seat, ply.before.open(), ply.after.open());
        let skipped = ply.told.contains(&Event::Skipped { seat });
        // SIT-22: at the end money may be void.
        let is_void = |event: &Event| {
            let Event::Module(ModuleEvent::BuildingSites(event)) = event else { return false };
            matches!(event, building_sites::Event::Voided { .. })
        };
        let ended = ply.told.iter().any(is_void);
        if is_beside(ply.mv) {
            return;
        }
        if let Some(Purchase { tile, price, printed, pay, exact, then }) = purchase(ply) {
            let patron = Purse::of(Person::Patron.card());
            // Money of several kinds is never put down together, so all of it is the sum.
            let met = pay == patron || pay.total() == u16::from(price);
            let exact = exact && met;
            let miser = ply.ask.topic.is_action() && printed >= 10 && ready(ply.before, seat, Person::Miser);
            let miser = miser && open.display().iter().any(|card| card.is_money());
            bought = Bought { owed: exact && ply.ask.topic.is_action(), miser, surplus: false, then };
            misers += u32::from(miser);
            asked += u32::from(then.is_some());
            // Without a tile to place the turn may be over at once.
            let refilled = ply.told.iter().any(|event| matches!(event, Event::MoneyShown { .. }));
            let over_at_once = refilled || later.turns() > open.turns() || ended;
            assert!(tile.is_none() || !over_at_once);
            if !over_at_once {
                payment_leaves(ply, pay);
                assert_eq!(later.display(), open.display());
            }
            // CHG-2, CHG-5: one coin for every two units, as far as the bag goes.
            let bag = ply.after.rooms().change.map_or(0, |room| u16::from(room.open.bag.len()));
            let over = if met { 0 } else { pay.total() - u16::from(price) };
            let due = (over / 2).min(bag);
            // CER-2, CER-4: or all of it, up to 6, on a certificate that is free.
            let certificates = ply.after.rooms().exchange_certificates;
            let free = certificates.is_some_and(|room| room.open.saved[seat].is_none());
            if due > 0 || free && (1..=6).contains(&over) {
                surplus += 1;
                bought.surplus = true;
                assert!(asks(ply, Topic::Surplus));
                let draws = |mv: &Move| matches!(mv, Move::Change(_));
                assert_eq!(listed(ply.after).iter().filter(|mv| draws(mv)).count(), usize::from(due));
            } else {
                goes_on(ply, &mut bought, skipped);
            }
            assert!(tile.is_none_or(|tile| later.aside(seat).has(tile) && !later.yard().contains(&Some(tile))));
            if let Move::Bazaars(_) = ply.mv {
                bazaars += 1;
                assert!(exact && later.yard() == open.yard(), "the price tile stays");
            }
            let gone = |game: &Game| game.rooms().characters.is_some_and(|r| r.open.gone[Person::Patron as usize]);
            assert!(pay != patron || gone(ply.after) && !gone(ply.before));
        }
        match ply.mv {
            _ if purchase(ply).is_some() => {}
            Move::Falconers(falconers::Move::Set { card, .. }) => {
                // FAL-6: to the discard pile, but a builder leaves the game.
                let mut left = *ply.before.hand(seat);
                left.remove(card);
                assert!(ended || *ply.after.hand(seat) == left);
            }
            Move::Take(cards) => {
                let mut more = *ply.before.hand(seat);
                more.add_all(&cards);
                assert!(ended || *ply.after.hand(seat) == more);
                let merchant = cards.len() > 1 && cards.total() > 5;
                let [before, after] = [ply.before, ply.after].map(|game| ready(game, seat, Person::Merchant));
                assert!(!merchant || before && !after, "{cards} without the merchant (CHA-H)");
                assert!(merchant || after == before || later.turns() > open.turns());
            }
            Move::TreasureChamber(treasure_chamber::Move::Pay(pay)) => {
                assert!(!asks(ply, Topic::Surplus) && pay.total() >= 8);
                let mut left = *ply.before.hand(seat);
                left.remove_all(&pay.from_hand());
                assert_eq!(*ply.after.hand(seat), left);
            }
            Move::Characters(mv) => money_of_characters(ply, mv),
            Move::Thieves(thieves::Move::Steal(card)) => {
                let mut more = *ply.before.hand(seat);
                more.add(card);
                assert_eq!(*ply.after.hand(seat), more);
            }
            mv if is_redesign(mv) && open.announced().is_some() => {
                let card = open.announced().expect("announced").card;
                builders += 1;
                let mut left = *ply.before.hand(seat);
                left.remove(card);
                assert!(ended || *ply.after.hand(seat) == left, "{card} leaves with the redesign");
                assert_eq!(later.announced(), None);
                let used = master_builders::Event::Used { seat, card };
                assert_eq!(ply.told.iter().filter(|event| **event == told_by_builders(&used)).count(), 1);
            }
            _ => assert!(ended || ply.after.hand(seat) == ply.before.hand(seat), "{}", ply.mv),
        }
        // The winner of an auction decides about a surplus too.
        let decided = ply.ask.topic == Topic::Surplus && std::mem::take(&mut bought.surplus);
        let marked = ply.ask.topic == MARK || ply.ask.topic == REMARK && ply.mv == Move::Pass;
        if ply.ask.topic == persons_ask(Question::Miser) || ply.ask.topic == SITE || marked || decided {
            goes_on(ply, &mut bought, skipped);
        }
        if ply.ask.topic.is_action() && purchase(ply).is_none() {
            let aside = open.aside(seat).len() + u8::from(matches!(ply.mv, Move::Squares(_)));
            let displaced = ply.told.iter().any(|event| matches!(event, Event::Module(ModuleEvent::StreetTrader(_))));
            let unpaid = matches!(ply.mv, Move::TreasureChamber(treasure_chamber::Move::Buy { pay: None, .. }));
            let falcons = asks(ply, FALCONS);
            // WAT-19: watchtowers for which there is no place are gone.
            let back = ply.told.iter().filter(|event| matches!(event, Event::Returned { .. })).count() as u8;
            assert!(
                displaced || unpaid || falcons || asks(ply, Topic::Placement) == (aside > back),
                "tiles aside: {aside}"
            );
            assert!(!asks(ply, Topic::FurtherAction));
        }
        for other in open.seats().filter(|s| *s != seat) {
            // CHA-B: after an auction that the beggar set off, he draws on.
            let drew = ply.told.iter().any(|event| matches!(event, Event::Drew { seat, .. } if *seat == other));
            assert!(ended || drew || ply.after.hand(other) == ply.before.hand(other));
        }
    });
    let seen = [misers, surplus, bazaars, builders, asked];
    assert!(seen.iter().all(|n| *n > 20), "misers, surpluses, bazaars bought, builders used, asked first: {seen:?}");
}

fn told_by_builders(event: &master_builders::Event) -> Event {
    Event::Module(ModuleEvent::MasterBuilders(event.clone()))
}

/// What follows a purchase when its surplus has been dealt with.
fn goes_on(ply: &Ply<'_>, bought: &mut Bought, skipped: bool) {
    if let Some(then) = bought.then.take() {
        assert!(asks(ply, then));
        return;
    }
    let miser = std::mem::take(&mut bought.miser);
    let expected = match (miser, bought.owed && !skipped) {
        (true, _) => persons_ask(Question::Miser),
        (false, true) => Topic::FurtherAction,
        // A sultan card, a caravanserai and a completed site leave nothing to place.
        (false, false) if ply.before.open().aside(ply.ask.seat).is_empty() && !brings_a_tile(ply) => {
            assert!(!asks(ply, Topic::FurtherAction));
            return;
        }
        (false, false) => Topic::Placement,
    };
    assert!(asks(ply, expected), "{} is followed by {:?}", ply.mv, ply.after.ask());
}

fn brings_a_tile(ply: &Ply<'_>) -> bool {
    purchase(ply).is_some_and(|purchase| purchase.tile.is_some())
}

/// What the moves of the characters do to a hand.
fn money_of_characters(ply: &Ply<'_>, mv: characters::Move) {
    let (seat, open, later) = (ply.ask.seat, ply.before.open(), ply.after.open());
    let mut expected = *ply.before.hand(seat);
    let taken = |card: Card| {
        let count = |open: &OpenTable| open.display().iter().filter(|c| **c == card).count();
        assert_eq!(count(later) + 1, count(open), "{card} came from the display");
        assert_eq!(later.display().len() + 1, open.display().len(), "it is not refilled before MONEY REFILL");
    };
    match mv {
        characters::Move::Pay(pay) => expected.remove_all(&pay.from_hand()),
        characters::Move::Save(card) => {
            taken(card);
            expected.add(card);
        }
        characters::Move::Change { give, take } => {
            assert!(take.value() <= give.value() && take.is_money() && give.is_money());
            taken(take);
            let discarded = u8::from(!give.is_builder()); // MAB-16
            assert_eq!(later.discard().count(give), open.discard().count(give) + discarded);
            expected.remove(give);
            expected.add(take);
        }
        characters::Move::Beg => {
            assert!(expected.cards().filter(|card| card.is_money()).count() < 3);
            let drew = |event: &Event| match event {
                Event::Drew { seat: who, card } => Some((*who, *card)),
                _ => None,
            };
            if let Some((who, card)) = ply.told.iter().find_map(drew) {
                assert_eq!(who, seat);
                expected.add(card.expect("the referee knows it"));
            }
        }
        _ => {}
    }
    // A begged card that comes after an auction is drawn by another move than the begging.
    let drawn_later = mv != characters::Move::Beg && ply.told.iter().any(|event| matches!(event, Event::Drew { .. }));
    // SIT-22: at the end money may be void.
    let is_void = |event: &Event| {
        let Event::Module(ModuleEvent::BuildingSites(event)) = event else { return false };
        matches!(event, building_sites::Event::Voided { .. })
    };
    let ended = ply.told.iter().any(is_void);
    assert!(
        drawn_later || ended || *ply.after.hand(seat) == expected,
        "{mv}: {} is not {expected}",
        ply.after.hand(seat)
    );
}

/// Is this a question of the street trader?
pub fn is_traders(topic: Topic) -> bool {
    matches!(topic, Topic::Module(ModuleTopic::StreetTrader(_)))
}

/// Proves: BASE-L1 BASE-L2 BASE-L3 BASE-D5 BASE-F4 SQU-14 VIZ-22 CAM-2 GAT-6 BAZ-15 STR-14 SIT-9 SIT-10 WAT-18 WAT-19 SUL-32 MED-2 MED-16 MAG-2
#[test]
fn a_tile_aside_is_built_kept_or_given() {
    play_many(400, 22, |ply| {
        let (seat, topic, open) = (ply.ask.seat, ply.ask.topic, ply.before.open());
        if !topic.is_placement() {
            return;
        }
        let moves = listed(ply.before);
        for tile in open.aside(seat).iter() {
            let tower = WATCHTOWERS.position(tile).is_some(); // WAT-18
            assert_eq!(moves.contains(&Move::Keep { tile }), !tower);
            let site = ply.before.rooms().building_sites.is_some_and(|room| room.open.sites[seat].has(tile));
            let kept = squares::colour(tile).is_some() || tower || site; // SIT-10
            let gift = open.players() == 2 && topic == Topic::Placement && !kept;
            assert_eq!(moves.contains(&Move::Give { tile }), gift, "give {tile}");
        }
        let (Move::Build { tile, .. }
        | Move::Keep { tile }
        | Move::Give { tile }
        | Move::CityGates(city_gates::Move::Build { tile, .. })) = ply.mv
        else {
            assert!(is_beside(ply.mv), "{} is no placement", ply.mv);
            return;
        };
        let built = matches!(ply.mv, Move::Build { .. } | Move::CityGates(_));
        let later = ply.after.open();
        let ended = ply.told.contains(&Event::EndReached);
        let back = ply.told.iter().filter(|event| matches!(event, Event::Returned { .. })).count() as u8;
        assert!(ended || later.aside(seat).len() + back == open.aside(seat).len() - 1);
        assert!(!later.aside(seat).has(tile));
        assert_eq!(later.built(seat).has(tile), built);
        assert_eq!(later.reserve(seat).has(tile), matches!(ply.mv, Move::Keep { .. }));
        assert_eq!(later.dirk().has(tile), matches!(ply.mv, Move::Give { .. }));
        let left = |before: &TileSet, after: &TileSet| before.iter().any(|tile| !after.has(tile));
        assert!(!left(open.built(seat), later.built(seat)), "another tile moved");
        assert!(!left(open.reserve(seat), later.reserve(seat)), "another tile moved");
        // The next tile, until none is left; a trader decides first (STR-14).
        let decides = ply.after.ask().is_some_and(|ask| ask.seat == seat && is_traders(ask.topic));
        assert!(ended || later.aside(seat).is_empty() || decides || asks(ply, topic) && later.turns() == open.turns());
    });
}

/// Proves: BASE-T1 BASE-E1 BASE-E5 BASE-E8 BASE-E9 BASE-E10 BASE-S9 VIZ-14 VIZ-17 EXO-1 GAT-1 CHA-1 CHA-14
#[test]
fn a_turn_begins_with_everything_full() {
    let full = |game: &Game| {
        let (open, dark) = (game.open(), game.dark());
        let spent = dark.deck.is_empty() && open.discard().is_empty();
        assert!(open.display().len() == 4 || spent, "the display is short");
        assert!(open.yard().iter().all(Option::is_some), "the yard is short");
        assert!(open.seats().all(|seat| open.aside(seat).is_empty()), "something lies aside");
    };
    // How many cards lay in the display when the turn began.
    let mut begun = 4;
    play_many(400, 23, |ply| {
        let open = ply.before.open();
        let begins = |game: &Game| {
            let first = [STONES, persons_ask(Question::TurnStart), Topic::Action];
            game.ask().is_some_and(|ask| first.contains(&ask.topic))
        };
        if open.ply() == 0 {
            full(ply.before);
            begun = 4;
        }
        if ply.ask.topic == Topic::Action {
            assert_eq!(ply.ask.seat, open.on_turn());
            // CHA-C: what the money changer took is not replaced before MONEY REFILL.
            let owner =
                |person| ply.before.rooms().characters.is_some_and(|r| r.open.owner(person) == Some(open.on_turn()));
            let changed = owner(Person::MoneyChanger) && !ready(ply.before, open.on_turn(), Person::MoneyChanger);
            assert_eq!(open.display().len() + usize::from(changed), begun);
            assert!(open.yard().iter().all(Option::is_some), "the yard is short");
            assert!(open.seats().all(|seat| open.aside(seat).is_empty()), "something lies aside");
        }
        if ply.ask.topic == Topic::Window {
            assert!(open.yard().iter().all(Option::is_some), "the yard is short in the window");
        }
        if begins(ply.after) && ply.told.iter().any(|event| matches!(event, Event::Turn { .. })) {
            full(ply.after);
            begun = ply.after.open().display().len();
        }
    });
}

/// Proves: BASE-D3 BASE-X1 BAZ-23
#[test]
fn dirk_gets_his_share() {
    let mut held = [0; 4];
    for n in 0..120 {
        let config = Config { players: 2, ..any_config(&mut Dice::loose(25 << 32 | n)) };
        play(config, n, |ply| {
            let mut left = ply.before.open().supply_left();
            let mut round = 0;
            let mut drawn = 0;
            let mut due = None;
            // SUL-14: a tile on offer is drawn already when it comes to its slot.
            let mut offered =
                ply.before.rooms().power_of_sultan.and_then(|room| room.open.claim).map(|claim| claim.tile);
            for event in ply.told {
                match event {
                    Event::Scored { tally, .. } => {
                        assert_eq!(due.unwrap_or(0), drawn, "after round {round}");
                        (round, drawn) = (tally.round, 0);
                        held[usize::from(round)] += 1;
                        due = Some(match (round, config.options.dirk_third) {
                            (1, _) => left.min(6),
                            (2, DirkThird::Down) => left / 3,
                            (2, DirkThird::Nearest) => (f64::from(left) / 3.0).round() as u8,
                            _ => 0,
                        });
                    }
                    Event::DirkDrew { .. } => (drawn, left) = (drawn + 1, left - 1),
                    Event::TileShown { tile, .. } if offered == Some(*tile) => offered = None,
                    Event::Module(ModuleEvent::PowerOfSultan(power_of_sultan::Event::Offered { tile, .. })) => {
                        (offered, left) = (Some(*tile), left - 1);
                    }
                    Event::TileShown { .. } | Event::Module(ModuleEvent::Bazaars(_)) => left -= 1,
                    Event::WentBack { .. } => left += 1,
                    _ => {}
                }
            }
            assert_eq!(due.unwrap_or(0), drawn, "after round {round}");
        });
    }
    assert!(held[1] > 30 && held[2] > 30, "{held:?}");
}
