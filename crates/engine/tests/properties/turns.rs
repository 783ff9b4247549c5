//! The order of play: what follows what, read from the questions and from what the referee tells.

use crate::common::*;
use sabika_engine::{
    Config, DirkThird, End, Game, Move,
    flow::{Ask, Event, Topic},
    modules::{
        House, ModuleEvent, ModuleTopic, bonus_cards,
        characters::{self, Person, Question},
        city_gates, invaders, master_builders, squares, thieves, treasure_chamber, walls,
    },
    value::*,
};
use sabika_oracle::last_tiles;

/// A question of the characters.
const fn persons_ask(question: Question) -> Topic {
    Topic::Module(ModuleTopic::Characters(question))
}
/// BON-6.
const BONUS_POLL: Topic = Topic::Module(ModuleTopic::BonusCards(bonus_cards::Question::Poll));

/// Is this move made beside the question (BON-3)?
fn is_beside(mv: Move) -> bool {
    matches!(mv, Move::BonusCards(_))
}

/// Does this seat own this person, and has not used it in this round?
fn ready(game: &Game, seat: Seat, person: Person) -> bool {
    game.rooms().characters.is_some_and(|room| room.open.ready(person, seat))
}

/// One move with all that it led to.
struct Ply<'a> {
    before: &'a Game,
    ask: Ask,
    mv: Move,
    told: &'a [Event],
    after: &'a Game,
}

fn play(config: Config, seed: u64, mut each: impl FnMut(&Ply<'_>)) -> (Game, Vec<Event>) {
    let _label = Label(format!("game {seed} of {config:?}"));
    let (mut dice, mut all) = (Dice::loose(seed), Vec::new());
    let mut game = Game::<House>::new_told(config, Seed::from_number(seed), &mut all).expect("playable");
    while let Some(ask) = game.ask() {
        let mv = choose(&listed(&game), &mut dice);
        let (before, mut told) = (game.clone(), Vec::new());
        game.apply_told(ask.seat, mv, &mut told).expect("listed");
        each(&Ply { before: &before, ask, mv, told: &told, after: &game });
        all.extend(told);
    }
    (game, all)
}

fn play_many(games: u64, salt: u64, mut each: impl FnMut(&Ply<'_>)) {
    for n in 0..games {
        play(any_config(&mut Dice::loose(salt << 32 | n)), n, &mut each);
    }
}

/// Is this the question that comes next?
fn asks(ply: &Ply<'_>, topic: Topic) -> bool {
    ply.after.ask() == Some(Ask { seat: ply.ask.seat, topic })
}

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
        assert!(open.built[seat].has(tile));
        let [before, after] = [ply.before, ply.after].map(|game| game.rooms().bonus_cards.expect("played"));
        assert!(before.hands[seat].has(tile) && after.open.revealed[seat].has(tile));
        assert_eq!(after.open.hidden[seat], before.open.hidden[seat] - 1);
        let unchanged = |mv: &&Move| **mv != ply.mv;
        let moves = listed(ply.before);
        assert_eq!(moves.iter().filter(unchanged).copied().collect::<Vec<_>>(), listed(ply.after));
        assert_eq!((later.built, later.reserve, later.aside), (open.built, open.reserve, open.aside));
        assert_eq!((later.scores, later.hand_sizes, later.turns), (open.scores, open.hand_sizes, open.turns));
        assert_eq!((later.ply, later.busy), (open.ply + 1, open.busy));
        assert_eq!(ply.after.dark(), ply.before.dark());
    });
    assert!(reveals > 50, "only {reveals} reveals");
}

/// The further action comes after what the purchase set off: the miser's card (BASE-P6, CHA-I).
///
/// Proves: BASE-T2 BASE-T3 BASE-T4 BASE-T5 BASE-T6 BASE-T9 BASE-P3 BASE-P5 BASE-P6 BASE-M2 BASE-P2 SQU-2 VIZ-4 VIZ-8 VIZ-16 EXO-6 EXO-10 DIA-3 DIA-8 CHA-I CHA-P CHA-6 CHA-13 GAT-3
#[test]
fn only_exact_payment_gives_a_further_action() {
    // Does the purchase that the miser follows give a further action?
    let mut owed = false;
    let mut misers = 0;
    play_many(400, 21, |ply| {
        let (seat, open, later) = (ply.ask.seat, ply.before.open(), ply.after.open());
        let skipped = ply.told.contains(&Event::Skipped { seat });
        if is_beside(ply.mv) {
            return;
        }
        match ply.mv {
            Move::Buy { slot, pay } => {
                let tile = open.in_yard(slot).expect("bought");
                let patron = Purse::of(Person::Patron.card());
                // Money of several kinds is never put down together, so all of it is the sum.
                let exact = pay == patron || pay.total() == u16::from(tile.price());
                owed = exact && ply.ask.topic.is_action();
                let miser = ply.ask.topic.is_action() && tile.price() >= 10 && ready(ply.before, seat, Person::Miser);
                let miser = miser && open.display.iter().any(|card| card.is_money());
                misers += u32::from(miser);
                assert!(asks(
                    ply,
                    match (miser, owed && !skipped) {
                        (true, _) => persons_ask(Question::Miser),
                        (false, true) => Topic::FurtherAction,
                        (false, false) => Topic::Placement,
                    }
                ));
                assert!(later.aside[seat].has(tile) && later.in_yard(slot).is_none());
                assert_eq!(later.display, open.display);
                // EXO-10, DIA-8: offices and diamonds too; CHA-P: the patron leaves the game.
                for card in Card::all().filter(|card| *card != Person::Patron.card()) {
                    let paid = if Purse::takes(card) { pay.count(card) } else { 0 };
                    assert_eq!(later.discard.count(card), open.discard.count(card) + paid);
                }
                let mut left = *ply.before.hand(seat);
                left.remove_all(&pay.from_hand());
                assert_eq!(*ply.after.hand(seat), left);
                let gone = |game: &Game| game.rooms().characters.is_some_and(|r| r.open.gone[Person::Patron as usize]);
                assert!(pay != patron || gone(ply.after) && !gone(ply.before));
            }
            Move::Take(cards) => {
                let mut more = *ply.before.hand(seat);
                more.add_all(&cards);
                assert_eq!(*ply.after.hand(seat), more);
                let merchant = cards.len() > 1 && cards.total() > 5;
                let [before, after] = [ply.before, ply.after].map(|game| ready(game, seat, Person::Merchant));
                assert!(!merchant || before && !after, "{cards} without the merchant (CHA-H)");
                assert!(merchant || after == before || later.turns > open.turns);
            }
            Move::Characters(mv) => money_of_characters(ply, mv),
            Move::Thieves(thieves::Move::Steal(card)) => {
                let mut more = *ply.before.hand(seat);
                more.add(card);
                assert_eq!(*ply.after.hand(seat), more);
            }
            _ => assert_eq!(ply.after.hand(seat), ply.before.hand(seat)),
        }
        if ply.ask.topic == persons_ask(Question::Miser) {
            assert!(asks(ply, if owed && !skipped { Topic::FurtherAction } else { Topic::Placement }));
        }
        if ply.ask.topic.is_action() && !matches!(ply.mv, Move::Buy { .. }) {
            let aside = open.aside[seat].len() + u8::from(matches!(ply.mv, Move::Squares(_)));
            assert_eq!(asks(ply, Topic::Placement), aside > 0, "tiles aside: {aside}");
            assert!(!asks(ply, Topic::FurtherAction));
        }
        for other in open.seats().filter(|s| *s != seat) {
            // CHA-B: after an auction that the beggar set off, he draws on.
            let drew = ply.told.iter().any(|event| matches!(event, Event::Drew { seat, .. } if *seat == other));
            assert!(drew || ply.after.hand(other) == ply.before.hand(other));
        }
    });
    assert!(misers > 20, "only {misers} misers were asked");
}

/// What the moves of the characters do to a hand.
fn money_of_characters(ply: &Ply<'_>, mv: characters::Move) {
    let (seat, open, later) = (ply.ask.seat, ply.before.open(), ply.after.open());
    let mut expected = *ply.before.hand(seat);
    let taken = |card: Card| {
        let count = |open: &sabika_engine::table::OpenTable| open.display.iter().filter(|c| **c == card).count();
        assert_eq!(count(later) + 1, count(open), "{card} came from the display");
        assert_eq!(later.display.len() + 1, open.display.len(), "it is not refilled before MONEY REFILL");
    };
    match mv {
        characters::Move::Pay(pay) => expected.remove_all(&pay),
        characters::Move::Save(card) => {
            taken(card);
            expected.add(card);
        }
        characters::Move::Change { give, take } => {
            assert!(take.value() <= give.value() && take.is_money() && give.is_money());
            taken(take);
            assert_eq!(later.discard.count(give), open.discard.count(give) + 1);
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
    assert!(drawn_later || *ply.after.hand(seat) == expected, "{mv}: {} is not {expected}", ply.after.hand(seat));
}

/// Proves: BASE-L1 BASE-L2 BASE-L3 BASE-D5 BASE-F4 SQU-14 VIZ-22 CAM-2 GAT-6
#[test]
fn a_tile_aside_is_built_kept_or_given() {
    play_many(400, 22, |ply| {
        let (seat, topic, open) = (ply.ask.seat, ply.ask.topic, ply.before.open());
        if !topic.is_placement() {
            return;
        }
        let moves = listed(ply.before);
        for tile in open.aside[seat].iter() {
            assert!(moves.contains(&Move::Keep { tile }));
            let gift = open.players() == 2 && topic == Topic::Placement && squares::colour(tile).is_none();
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
        assert!(ended || later.aside[seat].len() == open.aside[seat].len() - 1);
        assert!(!later.aside[seat].has(tile));
        assert_eq!(later.built[seat].has(tile), built);
        assert_eq!(later.reserve[seat].has(tile), matches!(ply.mv, Move::Keep { .. }));
        assert_eq!(later.dirk.has(tile), matches!(ply.mv, Move::Give { .. }));
        let moved = |of: fn(&sabika_engine::table::OpenTable) -> &BySeat<TileSet>| {
            of(open)[seat].iter().any(|tile| !of(later)[seat].has(tile))
        };
        assert!(!moved(|open| &open.built) && !moved(|open| &open.reserve), "another tile moved");
        // The next tile, until none is left.
        assert!(ended || later.aside[seat].is_empty() || asks(ply, topic) && later.turns == open.turns);
    });
}

/// Proves: BASE-T1 BASE-E1 BASE-E5 BASE-E8 BASE-E9 BASE-E10 BASE-S9 VIZ-14 VIZ-17 EXO-1 GAT-1 CHA-1 CHA-14
#[test]
fn a_turn_begins_with_everything_full() {
    let full = |game: &Game| {
        let (open, dark) = (game.open(), game.dark());
        let spent = dark.deck.is_empty() && open.discard.is_empty();
        assert!(open.display.len() == 4 || spent, "the display is short");
        assert!(open.yard.iter().all(Option::is_some), "the yard is short");
        assert!(open.seats().all(|seat| open.aside[seat].is_empty()), "something lies aside");
    };
    // How many cards lay in the display when the turn began.
    let mut begun = 4;
    play_many(400, 23, |ply| {
        let open = ply.before.open();
        let begins = |game: &Game| {
            game.ask().is_some_and(|ask| ask.topic == persons_ask(Question::TurnStart) || ask.topic == Topic::Action)
        };
        if open.ply == 0 {
            full(ply.before);
            begun = 4;
        }
        if ply.ask.topic == Topic::Action {
            assert_eq!(ply.ask.seat, open.on_turn);
            // CHA-C: what the money changer took is not replaced before MONEY REFILL.
            let owner =
                |person| ply.before.rooms().characters.is_some_and(|r| r.open.owner(person) == Some(open.on_turn));
            let changed = owner(Person::MoneyChanger) && !ready(ply.before, open.on_turn, Person::MoneyChanger);
            assert_eq!(open.display.len() + usize::from(changed), begun);
            assert!(open.yard.iter().all(Option::is_some), "the yard is short");
            assert!(open.seats().all(|seat| open.aside[seat].is_empty()), "something lies aside");
        }
        if ply.ask.topic == Topic::Window {
            assert!(open.yard.iter().all(Option::is_some), "the yard is short in the window");
        }
        if begins(ply.after) && ply.told.iter().any(|event| matches!(event, Event::Turn { .. })) {
            full(ply.after);
            begun = ply.after.open().display.len();
        }
    });
}

/// The phases of BASE-T1, and inside them what modules add: TURN START before the first action, EXTRAS after the placement,
/// auctions inside the drawing that turned the character up, what is named and revealed before a scoring counts.
///
/// Proves: BASE-T1 BASE-T8 BASE-E2 BASE-E6 BASE-E7 BASE-E8 BASE-E10 BASE-V7 BASE-F7 BASE-D3 VIZ-20 CHA-1 CHA-10 CHA-14 CHA-A CHA-B2 CHA-M BON-6 BON-9
#[test]
fn phases_come_in_order() {
    let mut auctions = [0; 2];
    for n in 0..300 {
        let config = any_config(&mut Dice::loose(24 << 32 | n));
        let (_, told) = play(config, n, |_| {});
        let turns: Vec<(Seat, u32)> = told
            .iter()
            .filter_map(|e| if let Event::Turn { seat, number } = e { Some((*seat, *number)) } else { None })
            .collect();
        assert_eq!(turns[0].1, 1);
        for pair in turns.windows(2) {
            assert_eq!(pair[1], (pair[0].0.next(config.players), pair[0].1 + 1));
        }
        let mut course = Course::default();
        for event in told.iter().skip_while(|event| !matches!(event, Event::Turn { .. })) {
            if let Event::Module(ModuleEvent::Characters(characters::Event::Auction { .. })) = event {
                auctions[usize::from(course.begging)] += 1;
            }
            course.goes_on(event);
        }
    }
    assert!(auctions[0] > 100 && auctions[1] > 0, "{auctions:?} auctions, by refills and by beggars");
}

/// Where the events of a turn have come to.
#[derive(Default)]
struct Course {
    /// The phase: see `rank`.
    last: u8,
    /// The beggar draws: what comes up belongs to TURN START.
    begging: bool,
    /// The dancer replaces a tile: what is shown belongs to TURN START.
    dancing: bool,
    /// The architect's redesign belongs to EXTRAS.
    extra: bool,
}

const START: u8 = 1;
const ACTIONS: u8 = 2;
const PLACEMENT: u8 = 3;
const EXTRAS: u8 = 4;
const MONEY: u8 = 5;
const SCORING: u8 = 6;
const DIRK: u8 = 7;
const YARD: u8 = 8;
const END: u8 = 9;
const OVER: u8 = 10;

impl Course {
    fn goes_on(&mut self, event: &Event) {
        let Some(rank) = self.rank(event) else { return };
        let anew = match event {
            // A turn, a window purchase or a theft starts anew; the last tiles come after everything else.
            Event::Turn { .. } | Event::Bought { by: Some(_), .. } | Event::Module(ModuleEvent::Thieves(_)) => true,
            // A second scoring of the same refill.
            _ => rank == SCORING && self.last == DIRK,
        };
        assert!(rank >= self.last || anew, "{event:?} comes too late: {rank} after {}", self.last);
        self.last = if *event == Event::EndReached { 0 } else { rank };
        self.begging &= rank == START && !matches!(event, Event::Drew { .. });
        self.dancing &= matches!(event, Event::TileShown { .. });
        self.extra &= !matches!(event, Event::Added { .. } | Event::Removed { .. } | Event::Exchanged { .. });
        match event {
            Event::Module(ModuleEvent::Characters(characters::Event::Begged { .. })) => self.begging = true,
            Event::Module(ModuleEvent::Characters(characters::Event::Danced { .. })) => self.dancing = true,
            Event::Module(ModuleEvent::Characters(characters::Event::Redesigned { .. })) => self.extra = true,
            _ => {}
        }
    }

    /// The phases of BASE-T1 by what is told in them; none for what may be told at any time.
    fn rank(&self, event: &Event) -> Option<u8> {
        let drawing = if self.begging { START } else { MONEY };
        Some(match event {
            Event::Turn { .. } | Event::Drew { .. } | Event::WentBack { .. } => START,
            Event::Took { .. } | Event::Bought { .. } | Event::Skipped { .. } => ACTIONS,
            Event::Added { .. } | Event::Removed { .. } | Event::Exchanged { .. } => {
                if self.extra {
                    EXTRAS
                } else {
                    ACTIONS
                }
            }
            Event::Built { .. } | Event::Kept { .. } | Event::Given { .. } => PLACEMENT,
            Event::MoneyShown { .. } => MONEY,
            Event::ScoringCard { .. } | Event::Reshuffled { .. } => drawing,
            Event::Scored { .. } => SCORING,
            Event::DirkDrew { .. } => DIRK,
            Event::TileShown { .. } => {
                if self.dancing {
                    START
                } else {
                    YARD
                }
            }
            Event::EndReached => END,
            Event::Over { .. } => OVER,
            Event::Module(event) => match event {
                ModuleEvent::Characters(event) => match event {
                    characters::Event::Begged { .. }
                    | characters::Event::Danced { .. }
                    | characters::Event::Changed { .. } => START,
                    characters::Event::Saved { .. }
                    | characters::Event::Traded { .. }
                    | characters::Event::PatronPaid { .. } => ACTIONS,
                    characters::Event::Redesigned { .. } => EXTRAS,
                    characters::Event::Auction { .. }
                    | characters::Event::Bid { .. }
                    | characters::Event::Won { .. }
                    | characters::Event::Unsold { .. }
                    | characters::Event::Kept { .. }
                    | characters::Event::Swapped { .. } => drawing,
                    characters::Event::Named { .. } => SCORING,
                    characters::Event::MagicianPoints { .. } => OVER,
                    characters::Event::Passed { .. } => return None,
                },
                ModuleEvent::BonusCards(event) => match event {
                    bonus_cards::Event::Passed { .. } => SCORING,
                    bonus_cards::Event::Leftover { .. } => OVER,
                    _ => return None,
                },
                ModuleEvent::CityGates(event) => match event {
                    city_gates::Event::Offered | city_gates::Event::Discarded => drawing,
                    city_gates::Event::Took { .. } => ACTIONS,
                    city_gates::Event::Opened { .. } => return None,
                },
                ModuleEvent::Vizier(_)
                | ModuleEvent::Squares(_)
                | ModuleEvent::Thieves(thieves::Event::Stole { .. }) => ACTIONS,
                ModuleEvent::Thieves(thieves::Event::Dealt { .. }) => return None,
                ModuleEvent::CityWalls(walls::Event::Shown { .. }) => drawing,
                ModuleEvent::CityWalls(walls::Event::Built { .. }) => ACTIONS,
                ModuleEvent::Invaders(invaders::Event::Scouted { .. }) => ACTIONS,
                ModuleEvent::Invaders(invaders::Event::Attacked { .. }) => SCORING,
                ModuleEvent::MasterBuilders(
                    master_builders::Event::Announced { .. } | master_builders::Event::Used { .. },
                ) => EXTRAS,
                ModuleEvent::TreasureChamber(event) => match event {
                    treasure_chamber::Event::Bought { .. } => ACTIONS,
                    treasure_chamber::Event::Lost { .. } | treasure_chamber::Event::Filled { .. } => return None,
                    _ => EXTRAS,
                },
                // Bought with something else too, displaced by any tile, or shown in the setup as well.
                ModuleEvent::Change(_)
                | ModuleEvent::StreetTrader(_)
                | ModuleEvent::Invaders(_)
                | ModuleEvent::MasterBuilders(_)
                | ModuleEvent::Bazaars(_) => return None,
                ModuleEvent::ExchangeOffices(never) | ModuleEvent::Diamonds(never) | ModuleEvent::Camps(never) => {
                    match *never {}
                }
            },
            Event::Dealt { .. } | Event::Starts { .. } | Event::Passed { .. } | Event::LastTile(_) => return None,
        })
    }
}

/// Proves: BASE-D3 BASE-X1
#[test]
fn dirk_gets_his_share() {
    let mut held = [0; 4];
    for n in 0..120 {
        let config = Config { players: 2, ..any_config(&mut Dice::loose(25 << 32 | n)) };
        play(config, n, |ply| {
            let mut left = ply.before.open().supply_left;
            let mut round = 0;
            let mut drawn = 0;
            let mut due = None;
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
                    Event::TileShown { .. } => left -= 1,
                    Event::WentBack { .. } => left += 1,
                    _ => {}
                }
            }
            assert_eq!(due.unwrap_or(0), drawn, "after round {round}");
        });
    }
    assert!(held[1] > 30 && held[2] > 30, "{held:?}");
}

/// Proves: BASE-F1 BASE-F2 BASE-F3 BASE-F4 BASE-E9 BASE-X3 BASE-T7 BASE-I4 BASE-F7 VIZ-18 VIZ-19 EXO-12 DIA-6 CAM-18
#[test]
fn games_end_for_a_reason() {
    let mut reasons = [0; 4];
    for n in 0..400 {
        let config = any_config(&mut Dice::loose(26 << 32 | n));
        let mut order: Vec<Seat> = Vec::new();
        let (mut ended, mut parts) = (false, 0);
        let (game, told) = play(config, n, |ply| {
            if ply.ask.topic == Topic::LastTiles && order.last() != Some(&ply.ask.seat) {
                order.push(ply.ask.seat);
            }
            // After the last tiles only the last scoring is left: what is named, then what is revealed (BASE-F7).
            let part = match ply.ask.topic {
                Topic::LastTiles => 1,
                topic if topic == persons_ask(Question::WiseMan) => 2,
                BONUS_POLL => 3,
                _ => 0,
            };
            ended |= part == 1 || ply.told.contains(&Event::EndReached);
            assert!(!ended || part >= parts || ply.told.contains(&Event::EndReached), "play goes on after the end");
            parts = if ended { part } else { 0 };
        });
        let (open, options) = (game.open(), config.options);
        let given: Vec<_> =
            told.iter().filter_map(|e| if let Event::LastTile(last) = e { Some(last) } else { None }).collect();
        let idle = u32::from(options.stall_rounds) * u32::from(config.players);
        let reason = match () {
            () if given.len() < 4 => 0,
            () if options.end == End::Supply && open.supply_left == 0 => 1,
            () if options.turn_limit > 0 && open.turns == u32::from(options.turn_limit) => 2,
            () if idle > 0 && open.idle_turns == idle => 3,
            () => panic!("the game ended for no reason"),
        };
        reasons[reason] += 1;
        assert!(reason > 0 || open.supply_left == 0);
        assert!(options.turn_limit == 0 || open.turns <= u32::from(options.turn_limit));
        for last in &given {
            let totals: Vec<u32> = open.seats().map(|seat| game.hand(seat).sum(last.slot.currency()).into()).collect();
            assert_eq!(last.to.map(Seat::index), last_tiles(&totals));
            assert_eq!(last.to.is_none(), open.in_yard(last.slot) == Some(last.tile));
        }
        // BASE-F4: clockwise from the player who would have been next.
        let winners: Vec<Seat> =
            open.from_next().filter(|seat| given.iter().any(|last| last.to == Some(*seat))).collect();
        assert_eq!(order, winners);
        assert_eq!(told.iter().filter(|event| **event == Event::EndReached).count(), 1);
        assert!(matches!(told.last(), Some(Event::Over { .. })));
    }
    assert!(reasons.iter().all(|n| *n > 5), "{reasons:?}");
}

/// Did somebody do something other than redesigning? A gate that is played with a redesign is something else.
fn is_done(event: &Event) -> bool {
    match event {
        Event::Took { .. } | Event::Bought { .. } | Event::Module(ModuleEvent::Vizier(_) | ModuleEvent::Squares(_)) => {
            true
        }
        Event::Module(ModuleEvent::Thieves(event)) => matches!(event, thieves::Event::Stole { .. }),
        Event::Module(ModuleEvent::CityGates(event)) => {
            matches!(event, city_gates::Event::Took { .. } | city_gates::Event::Opened { .. })
        }
        Event::Module(ModuleEvent::Characters(event)) => !matches!(
            event,
            characters::Event::Auction { .. }
                | characters::Event::Passed { .. }
                | characters::Event::Unsold { .. }
                | characters::Event::Redesigned { .. }
        ),
        _ => false,
    }
}

/// A turn in which nothing but redesigning was done, counted from what is told.
///
/// Proves: BASE-T7
#[test]
fn idle_turns_are_counted() {
    for n in 0..200 {
        let config = any_config(&mut Dice::loose(27 << 32 | n));
        let (game, told) = play(config, n, |_| {});
        let (mut idle, mut busy) = (0u32, true);
        let patience = u32::from(config.options.stall_rounds) * u32::from(config.players);
        for event in &told {
            match event {
                Event::Turn { .. } => {
                    idle = if busy { 0 } else { idle + 1 };
                    assert!(patience == 0 || idle < patience, "the stall was not noticed");
                    busy = false;
                }
                event if is_done(event) => busy = true,
                Event::EndReached => {
                    idle = if busy { 0 } else { idle + 1 };
                    break;
                }
                _ => {}
            }
        }
        let _label = Label(format!("idle {idle}, game {n} of {config:?}"));
        assert_eq!(game.open().idle_turns, idle);
    }
}

/// Who is asked in a window: an awake stone, or a thief that is not the next player's.
fn may_interrupt(game: &Game, seat: Seat, next: Seat) -> bool {
    let rooms = game.rooms();
    rooms.vizier.is_some_and(|room| !room.open.asleep[seat])
        || seat != next && rooms.thieves.is_some_and(|room| room.open.held[seat] > 0)
}

/// The poll of the window, followed by hand.
///
/// Proves: VIZ-1 VIZ-3 VIZ-9 VIZ-10 VIZ-11 VIZ-12 VIZ-13 VIZ-14 VIZ-15 VIZ-19 THI-5 THI-6 THI-7 THI-17 THI-18 THI-19 THI-20 THI-21
#[test]
fn the_poll_asks_everybody_awake_in_order() {
    let [mut bought, mut stolen, mut held_up] = [0; 3];
    play_many(400, 28, |ply| {
        let rooms = ply.after.rooms();
        let (open, later) = (ply.before.open(), ply.after.open());
        let over = later.over || ply.told.contains(&Event::EndReached);
        let in_window = ply.after.ask().is_some_and(|ask| ask.topic == Topic::Window);
        let list: Vec<Seat> = open.from_next().collect();
        let asked = |seat: &Seat| may_interrupt(ply.after, *seat, list[0]);
        let same_turn = later.turns == open.turns;
        let expected = match (ply.ask.topic, ply.mv) {
            (Topic::Window, mv) if is_beside(mv) => return,
            (Topic::Window, Move::Pass) => {
                let at = list.iter().position(|seat| *seat == ply.ask.seat).expect("at the table");
                list[at + 1..].iter().copied().find(asked)
            }
            (Topic::Window, Move::Thieves(_)) => {
                stolen += 1;
                assert_ne!(ply.ask.seat, list[0], "the next player stole");
                assert_eq!(rooms.vizier, ply.before.rooms().vizier, "a stone woke or fell asleep");
                if same_turn && !in_window {
                    held_up += 1; // an auction, or what comes before a scoring
                    assert!(ply.after.ask().is_some_and(|ask| matches!(ask.topic, Topic::Module(_))));
                    return;
                }
                list.iter().copied().find(asked)
            }
            (Topic::Window, _) => {
                bought += 1;
                let stones = rooms.vizier.expect("nothing else buys in a window").open.asleep;
                assert!(stones[ply.ask.seat], "the stone stayed awake");
                assert!(asks(ply, Topic::Placement) && same_turn);
                return;
            }
            _ if in_window => {
                assert!(same_turn);
                list.iter().copied().find(asked)
            }
            _ => {
                // No window was opened, or it is closed: nobody could have been asked.
                let begun = ply.told.iter().filter(|event| matches!(event, Event::Turn { .. })).count();
                assert!(begun != 1 || !list.iter().any(asked), "somebody was not asked");
                return;
            }
        };
        if over {
            return;
        }
        if let Some(seat) = expected {
            assert_eq!(ply.after.ask(), Some(Ask { seat, topic: Topic::Window }));
            return;
        }
        assert!(!same_turn, "the window did not close");
        if !ply.told.iter().any(|event| matches!(event, Event::Skipped { .. })) {
            let seat = open.on_turn.next(open.players());
            let asks_first = [Topic::Action, persons_ask(Question::TurnStart)];
            assert!(ply.after.ask().is_some_and(|ask| ask.seat == seat && asks_first.contains(&ask.topic)));
        }
    });
    assert!(bought > 100 && stolen > 300, "only {bought} favours, {stolen} thefts");
    assert!(held_up > 10, "only {held_up} thefts were followed by another question");
}

/// The auction of a character, followed by hand: everybody still in is asked, clockwise from the auctioneer.
///
/// Proves: CHA-2 CHA-3 CHA-4 CHA-6 CHA-8 CHA-9 CHA-10 CHA-11 BASE-I5
#[test]
fn auctions_ask_everybody_still_in() {
    let [mut won, mut unsold] = [0; 2];
    play_many(300, 17, |ply| {
        let (Some(before), Some(after)) = (ply.before.rooms().characters, ply.after.rooms().characters) else { return };
        let players = ply.before.open().players();
        // A new auction: the auctioneer is asked first.
        let begun = ply.told.iter().rev().find_map(|event| match event {
            Event::Module(ModuleEvent::Characters(characters::Event::Auction { auctioneer, .. })) => Some(*auctioneer),
            _ => None,
        });
        if let (Some(auctioneer), Some(_)) = (begun, after.open.auction) {
            assert_eq!(ply.after.ask(), Some(Ask { seat: auctioneer, topic: persons_ask(Question::Bid) }));
            let on_turn = ply.after.open().on_turn;
            let by_beggar = ply
                .told
                .iter()
                .any(|event| matches!(event, Event::Module(ModuleEvent::Characters(characters::Event::Begged { .. }))));
            assert!(auctioneer == on_turn.next(players) || auctioneer == on_turn, "{auctioneer} calls the auction");
            assert!(!by_beggar || auctioneer == on_turn);
        }
        if ply.ask.topic != persons_ask(Question::Bid) || is_beside(ply.mv) {
            return;
        }
        let mut auction = before.open.auction.expect("a bid is asked for");
        assert!(!auction.passed[ply.ask.seat] && auction.leader != Some(ply.ask.seat));
        match ply.mv {
            Move::Pass => auction.passed[ply.ask.seat] = true,
            Move::Characters(characters::Move::Bid(bid)) => {
                assert!(bid > auction.bid.into());
                (auction.bid, auction.leader) = (bid as u8, Some(ply.ask.seat));
            }
            other => panic!("{other} is no bid"),
        }
        let waits = |seat: &Seat| !auction.passed[*seat] && auction.leader != Some(*seat);
        let next = ply.ask.seat.next(players).round(players).find(waits);
        match (next, auction.leader) {
            (Some(seat), _) => {
                assert_eq!(ply.after.ask(), Some(Ask { seat, topic: persons_ask(Question::Bid) }));
                let held = after.open.auction.expect("it goes on");
                assert_eq!((held.bid, held.leader, held.passed), (auction.bid, auction.leader, auction.passed));
            }
            (None, Some(seat)) => {
                won += 1;
                assert_eq!(ply.after.ask(), Some(Ask { seat, topic: persons_ask(Question::Pay) }));
            }
            (None, None) => {
                unsold += 1;
                assert!(after.open.gone[auction.person as usize], "a card nobody wants leaves the game");
            }
        }
    });
    assert!(won > 100 && unsold > 5, "{won} won, {unsold} unsold");
}

/// The poll before a scoring, followed by hand: everybody with a hidden card, clockwise from the next player, again and
/// again until a full run without a reveal.
///
/// Proves: BON-6 BASE-I5 BASE-V7 CHA-W
#[test]
fn the_bonus_poll_asks_everybody_with_a_hidden_card() {
    let mut stirred = false;
    let [mut polls, mut again] = [0; 2];
    play_many(250, 18, |ply| {
        let Some(room) = ply.after.rooms().bonus_cards else { return };
        let order: Vec<Seat> = ply.before.open().from_next().collect();
        let hides = |seat: &&Seat| room.open.hidden[**seat] > 0;
        if ply.ask.topic != BONUS_POLL {
            if ply.after.ask().is_some_and(|ask| ask.topic == BONUS_POLL) {
                stirred = false;
                polls += 1;
                let order: Vec<Seat> = ply.after.open().from_next().collect();
                assert_eq!(ply.after.ask().map(|ask| ask.seat), order.iter().find(hides).copied());
            }
            return;
        }
        if is_beside(ply.mv) {
            stirred = true;
            return;
        }
        assert_eq!(ply.mv, Move::Pass);
        let at = order.iter().position(|seat| *seat == ply.ask.seat).expect("at the table");
        let mut next = order[at + 1..].iter().find(hides);
        if next.is_none() && stirred {
            stirred = false;
            again += 1;
            next = order.iter().find(hides);
        }
        match next {
            Some(seat) => assert_eq!(ply.after.ask(), Some(Ask { seat: *seat, topic: BONUS_POLL })),
            None => assert!(ply.told.iter().any(|event| matches!(event, Event::Scored { .. }))),
        }
    });
    assert!(polls > 100 && again > 10, "{polls} polls, {again} with a second run");
}
