//! Who is asked, and in which order: between turns, in an auction, before a scoring.

use crate::plies::*;
use sabika_engine::{
    Game, Move,
    flow::{Ask, Event, Topic},
    modules::{
        ModuleEvent, ModuleTopic, caravanserai,
        characters::{self, Question},
    },
    value::*,
};

/// CAR-13.
const STONES: Topic = Topic::Module(ModuleTopic::Caravanserai(caravanserai::Question));

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
    play_many(900, 28, |ply| {
        let rooms = ply.after.rooms();
        let (open, later) = (ply.before.open(), ply.after.open());
        let over = later.is_over() || ply.told.contains(&Event::EndReached);
        let in_window = ply.after.ask().is_some_and(|ask| ask.topic == Topic::Window);
        let list: Vec<Seat> = open.from_next().collect();
        let asked = |seat: &Seat| may_interrupt(ply.after, *seat, list[0]);
        let same_turn = later.turns() == open.turns();
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
            let seat = open.on_turn().next(open.players());
            let asks_first = [STONES, Topic::Action, persons_ask(Question::TurnStart)];
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
            let on_turn = ply.after.open().on_turn();
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
                assert!(bid > auction.bid);
                (auction.bid, auction.leader) = (bid, Some(ply.ask.seat));
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
    play_many(700, 18, |ply| {
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
            if room.open.hidden[ply.ask.seat] > 0 {
                assert_eq!(ply.after.ask(), Some(ply.ask));
                return;
            }
            // Whoever has revealed the last card is not asked again.
        } else {
            assert_eq!(ply.mv, Move::Pass);
        }
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
