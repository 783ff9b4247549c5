//! Builders: who may hold one for all the others can know is asked, once in a turn.

use crate::{common::*, plies::*};
use sabika_engine::{
    flow::{Event, Topic},
    modules::{ModuleEvent, ModuleId, characters::Person, master_builders},
    value::*,
};

/// The public count, kept by hand from what everybody saw: two dealt, one more for each that was taken and for each card
/// drawn unseen, one less for each that was spent. Whoever may hold one is asked at the end of an own turn, and uses one at
/// most.
///
/// Proves: MAB-1 MAB-7 MAB-11 MAB-12 MAB-13 MAB-15 MAB-19
#[test]
fn who_may_hold_a_builder_is_asked() {
    let [mut asked_for_nothing, mut used, mut unasked] = [0; 3];
    for n in 0..200 {
        let mut config = any_config(&mut Dice::loose(37 << 32 | n));
        config.modules.insert(ModuleId::MasterBuilders);
        let mut bound = BySeat::new([2u8; MAX_PLAYERS as usize]);
        // In this turn: was its player asked, could nobody have asked, how many were used.
        let (mut asked, mut none, mut uses) = (false, false, 0);
        play(config, n, |ply| {
            let open = ply.before.open();
            let possible = |bound: &BySeat<u8>, seat: Seat| bound[seat].min(open.hand_size(seat)) > 0;
            if ply.ask.topic == Topic::Extras {
                asked = true;
                assert_eq!(ply.ask.seat, open.on_turn());
                let architect = ready(ply.before, ply.ask.seat, Person::Architect);
                let room = ply.before.rooms().master_builders.expect("played").open;
                assert!(architect || possible(&bound, ply.ask.seat) && !room.used, "asked for nothing");
                asked_for_nothing += u32::from(ply.before.hand(ply.ask.seat).builders().is_empty());
            }
            none |= !possible(&bound, open.on_turn());
            for seat in open.seats() {
                let drawn: Vec<Card> = ply
                    .told
                    .iter()
                    .filter_map(|event| match event {
                        Event::Drew { seat: who, card } if *who == seat => *card,
                        _ => None,
                    })
                    .collect();
                let held = |game: &sabika_engine::Game| game.hand(seat).builders().len();
                let unseen = drawn.iter().filter(|card| card.is_builder()).count() as u8;
                let (was, now) = (held(ply.before) + unseen, held(ply.after));
                bound[seat] = (bound[seat] + now.saturating_sub(was)).saturating_sub(was.saturating_sub(now));
                bound[seat] += drawn.len() as u8;
                // Never more than cards: what is spent tells that too.
                let (told, size) = (ply.after.open().builders(seat), ply.after.open().hand_size(seat));
                // A card drawn unseen and paid in the open was none.
                let unseen = |game: &sabika_engine::Game| {
                    if game.dark().drawer == seat { game.dark().unseen.len() } else { 0 }
                };
                let paid = (unseen(ply.before) + drawn.len()).saturating_sub(unseen(ply.after)) as u8;
                let least = bound[seat].min(size.saturating_sub(1)).saturating_sub(paid);
                assert!((least..=bound[seat]).contains(&told) && told >= now, "{seat}: {told} of {}", bound[seat]);
                bound[seat] = told;
            }
            // Whoever has spent everything holds none.
            none |= bound[open.on_turn()].min(ply.after.open().hand_size(open.on_turn())) == 0;
            let mut whose = open.on_turn();
            for event in ply.told {
                match event {
                    Event::Module(ModuleEvent::MasterBuilders(master_builders::Event::Used { seat, .. })) => {
                        assert_eq!((*seat, uses), (open.on_turn(), 0), "a second one in one turn");
                        uses += 1;
                        used += 1;
                    }
                    // Somebody who can do nothing is skipped: then a second turn begins here.
                    Event::Turn { seat, .. } => {
                        unasked += u32::from(!asked);
                        assert!(asked || none, "{whose} was not asked");
                        (asked, none, uses) = (false, bound[*seat].min(open.hand_size(*seat)) == 0, 0);
                        whose = *seat;
                    }
                    _ => {}
                }
            }
        });
    }
    let seen = [asked_for_nothing, used, unasked];
    assert!(seen.iter().all(|n| *n > 20), "asked without one, used, not asked: {seen:?}");
}
