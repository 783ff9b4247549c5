//! The order of play: what follows what, read from the questions and from what the referee tells.

use crate::common::*;
use sabika_engine::{
    Config, DirkThird, End, Game, Move,
    flow::{Ask, Event, Topic},
    modules::House,
    value::*,
};
use sabika_oracle::last_tiles;

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

/// Proves: BASE-T2 BASE-T3 BASE-T4 BASE-T5 BASE-T6 BASE-T9 BASE-P3 BASE-P5 BASE-M2 BASE-P2 SQU-2 VIZ-4 VIZ-8 VIZ-16
#[test]
fn only_exact_payment_gives_a_further_action() {
    play_many(400, 21, |ply| {
        let (seat, open, later) = (ply.ask.seat, ply.before.open(), ply.after.open());
        let skipped = ply.told.contains(&Event::Skipped { seat });
        match ply.mv {
            Move::Buy { slot, pay } => {
                let tile = open.in_yard(slot).expect("bought");
                let exact = pay.sum(slot.currency()) == tile.price();
                let further = exact && ply.ask.topic.is_action() && !skipped;
                assert!(asks(ply, if further { Topic::FurtherAction } else { Topic::Placement }));
                assert!(later.aside[seat].has(tile) && later.in_yard(slot).is_none());
                assert_eq!(later.display, open.display);
                for card in Card::all_money() {
                    assert_eq!(later.discard.count(card), open.discard.count(card) + pay.count(card));
                }
                let mut left = *ply.before.hand(seat);
                left.remove_all(&pay);
                assert_eq!(*ply.after.hand(seat), left);
            }
            Move::Take(cards) => {
                let mut more = *ply.before.hand(seat);
                more.add_all(&cards);
                assert_eq!(*ply.after.hand(seat), more);
            }
            _ => assert_eq!(ply.after.hand(seat), ply.before.hand(seat)),
        }
        if ply.ask.topic.is_action() && !matches!(ply.mv, Move::Buy { .. }) {
            let aside = open.aside[seat].len() + u8::from(matches!(ply.mv, Move::Squares(_)));
            assert_eq!(asks(ply, Topic::Placement), aside > 0, "tiles aside: {aside}");
            assert!(!asks(ply, Topic::FurtherAction));
        }
        for other in open.seats().filter(|s| *s != seat) {
            assert_eq!(ply.after.hand(other), ply.before.hand(other));
        }
    });
}

/// Proves: BASE-L1 BASE-L2 BASE-L3 BASE-D5 BASE-F4 SQU-14 VIZ-22
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
            let gift = open.players() == 2 && topic == Topic::Placement && tile.building().is_some();
            assert_eq!(moves.contains(&Move::Give { tile }), gift, "give {tile}");
        }
        let (Move::Build { tile, .. } | Move::Keep { tile } | Move::Give { tile }) = ply.mv else {
            panic!("{} is no placement", ply.mv)
        };
        let later = ply.after.open();
        let ended = ply.told.contains(&Event::EndReached);
        assert!(ended || later.aside[seat].len() == open.aside[seat].len() - 1);
        assert!(!later.aside[seat].has(tile));
        assert_eq!(later.built[seat].has(tile), matches!(ply.mv, Move::Build { .. }));
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

/// Proves: BASE-T1 BASE-E1 BASE-E5 BASE-E8 BASE-E9 BASE-S9 VIZ-14 VIZ-17
#[test]
fn a_turn_begins_with_everything_full() {
    play_many(400, 23, |ply| {
        let (open, dark) = (ply.before.open(), ply.before.dark());
        if ply.ask.topic == Topic::Action {
            assert_eq!(ply.ask.seat, open.on_turn);
            let spent = dark.deck.is_empty() && open.discard.is_empty();
            assert!(open.display.len() == 4 || spent, "the display is short");
            assert!(open.yard.iter().all(Option::is_some), "the yard is short");
            assert!(open.seats().all(|seat| open.aside[seat].is_empty()), "something lies aside");
        }
        if ply.ask.topic == Topic::Window {
            assert!(open.yard.iter().all(Option::is_some), "the yard is short in the window");
        }
    });
}

/// Proves: BASE-T1 BASE-E2 BASE-E6 BASE-E8 BASE-D3 VIZ-20
#[test]
fn phases_come_in_order() {
    for n in 0..200 {
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
        let mut last = 0;
        for event in told.iter().skip_while(|event| !matches!(event, Event::Turn { .. })) {
            let Some(rank) = rank(event) else { continue };
            // A turn, a window purchase, or a second scoring of the same refill starts anew.
            assert!(rank >= last || rank == 1 || rank == 4 && last == 5, "{event:?} comes too late in its turn");
            // The last tiles are placed, then scored, after everything else.
            last = if *event == Event::EndReached { 0 } else { rank };
        }
    }
}

/// The phases of BASE-T1 by what is told in them.
fn rank(event: &Event) -> Option<u8> {
    match event {
        Event::Turn { .. } | Event::Took { .. } | Event::Bought { .. } | Event::Skipped { .. } => Some(1),
        Event::Built { .. } | Event::Kept { .. } | Event::Given { .. } => Some(2),
        Event::MoneyShown { .. } | Event::ScoringCard { .. } | Event::Reshuffled { .. } => Some(3),
        Event::Scored { .. } => Some(4),
        Event::DirkDrew { .. } => Some(5),
        Event::TileShown { .. } => Some(6),
        Event::EndReached => Some(7),
        _ => None,
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
                    _ => {}
                }
            }
            assert_eq!(due.unwrap_or(0), drawn, "after round {round}");
        });
    }
    assert!(held[1] > 30 && held[2] > 30, "{held:?}");
}

/// Proves: BASE-F1 BASE-F2 BASE-F3 BASE-F4 BASE-E9 BASE-X3 BASE-T7 BASE-I4 VIZ-18 VIZ-19
#[test]
fn games_end_for_a_reason() {
    let mut reasons = [0; 4];
    for n in 0..400 {
        let config = any_config(&mut Dice::loose(26 << 32 | n));
        let mut order: Vec<Seat> = Vec::new();
        let (game, told) = play(config, n, |ply| {
            if ply.ask.topic == Topic::LastTiles && order.last() != Some(&ply.ask.seat) {
                order.push(ply.ask.seat);
            }
            assert!(order.is_empty() || ply.ask.topic == Topic::LastTiles, "play goes on after the last round");
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
                Event::Took { .. } | Event::Bought { .. } | Event::Module(_) => busy = true,
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

/// The poll of the window, followed by hand.
///
/// Proves: VIZ-1 VIZ-3 VIZ-9 VIZ-11 VIZ-12 VIZ-13 VIZ-14 VIZ-15 VIZ-19
#[test]
fn the_poll_asks_everybody_awake_in_order() {
    let mut bought = 0;
    play_many(250, 28, |ply| {
        let Some(vizier) = ply.after.rooms().vizier else {
            assert!(ply.ask.topic != Topic::Window);
            return;
        };
        let (open, later) = (ply.before.open(), ply.after.open());
        let over = later.over || ply.told.contains(&Event::EndReached);
        let awake = |seat: &Seat| !vizier.open.asleep[*seat];
        let same_turn = later.turns == open.turns;
        let expected = match (ply.ask.topic, ply.mv) {
            (Topic::Window, Move::Pass) => {
                let list: Vec<Seat> = open.from_next().collect();
                let at = list.iter().position(|seat| *seat == ply.ask.seat).expect("at the table");
                list[at + 1..].iter().copied().find(|seat| awake(seat))
            }
            (Topic::Window, _) => {
                bought += 1;
                assert!(vizier.open.asleep[ply.ask.seat], "the stone stayed awake");
                assert!(asks(ply, Topic::Placement) && same_turn);
                return;
            }
            _ if ply.after.ask().is_some_and(|ask| ask.topic == Topic::Window) => later.from_next().find(awake),
            _ => return,
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
            assert_eq!(ply.after.ask(), Some(Ask { seat, topic: Topic::Action }));
        }
    });
    assert!(bought > 100, "only {bought} favours");
}
