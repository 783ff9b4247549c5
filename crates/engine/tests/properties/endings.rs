//! How games end, and the turns that are counted towards it.

use crate::{common::*, plies::*, turns::is_traders};
use sabika_engine::{
    End,
    flow::{Event, Topic},
    modules::{
        ModuleEvent, art_of_the_moors, building_sites, caravanserai,
        characters::{self, Question},
        city_gates, falconers, power_of_sultan, thieves, treasure_chamber, walls,
    },
    value::*,
};
use sabika_oracle::last_tiles;

/// Proves: BASE-F1 BASE-F2 BASE-F3 BASE-F4 BASE-E9 BASE-X3 BASE-T7 BASE-I4 BASE-F7 VIZ-18 VIZ-19 EXO-12 DIA-6 CAM-18 CHG-19 MAB-15 MAB-18 BAZ-4 BAZ-5 CAR-27 CER-16 SIT-21 SIT-22 SUL-29 SUL-30 MED-2 MAG-2
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
                topic if ended && is_traders(topic) => 1, // STR-17
                topic if topic == persons_ask(Question::WiseMan) => 2,
                BONUS_POLL => 3,
                _ => 0,
            };
            ended |= part == 1 || ply.told.contains(&Event::EndReached);
            assert!(!ended || part >= parts || ply.told.contains(&Event::EndReached), "play goes on after the end");
            let at_the_end = ended && !ply.told.contains(&Event::EndReached);
            parts = if at_the_end { part } else { 0 };
        });
        let (open, options) = (game.open(), config.options);
        let last = |event: &Event| match event {
            Event::LastTile { slot, tile, totals, to } => Some((*slot, *tile, totals.0.clone(), *to)),
            _ => None,
        };
        let given: Vec<_> = told.iter().filter_map(last).collect();
        let idle = u32::from(options.stall_rounds) * u32::from(config.players);
        let reason = match () {
            () if given.len() < 4 => 0,
            () if options.end == End::Supply && open.supply_left() == 0 => 1,
            () if options.turn_limit > 0 && open.turns() == u32::from(options.turn_limit) => 2,
            () if idle > 0 && open.idle_turns() == idle => 3,
            () => panic!("the game ended for no reason"),
        };
        reasons[reason] += 1;
        assert!(reason > 0 || open.supply_left() == 0);
        assert!(options.turn_limit == 0 || open.turns() <= u32::from(options.turn_limit));
        for (slot, tile, shown, to) in &given {
            let coins = |seat| game.rooms().change.map_or(Purse::EMPTY, |room| room.open.coins[seat]);
            let wanted = slot.currency();
            let money = |seat| [*game.hand(seat), coins(seat)].map(|purse| u32::from(purse.sum(wanted)));
            // CAR-27, CER-16: what lies open before a player.
            let inns = |seat: Seat| -> u32 {
                let own = game.rooms().caravanserai.map(|room| room.open.owned[seat]).unwrap_or_default();
                own.iter().filter(|own| own.currency() == wanted).map(|own| u32::from(own.value)).sum()
            };
            let saved = |seat: Seat| -> u32 {
                let card = game.rooms().exchange_certificates.and_then(|room| room.open.saved[seat]);
                card.filter(|card| card.currency() == Some(wanted)).map_or(0, |card| card.value().into())
            };
            let total = |seat| money(seat).iter().sum::<u32>() + inns(seat) + saved(seat);
            let totals: Vec<u32> = open.seats().map(total).collect();
            assert_eq!(shown.iter().map(|total| u32::from(*total)).collect::<Vec<_>>(), totals);
            assert_eq!(to.map(Seat::index), last_tiles(&totals));
            assert_eq!(to.is_none(), open.in_yard(*slot) == Some(*tile));
        }
        // BASE-F4: clockwise from the player who would have been next.
        let winners: Vec<Seat> =
            open.from_next().filter(|seat| given.iter().any(|(.., to)| *to == Some(*seat))).collect();
        assert_eq!(order, winners);
        assert_eq!(told.iter().filter(|event| **event == Event::EndReached).count(), 1);
        assert!(matches!(told.last(), Some(Event::Over { .. })));
    }
    assert!(reasons.iter().all(|n| *n > 5), "{reasons:?}");
}

/// Did somebody do something other than redesigning, with a gate or without?
fn is_done(event: &Event) -> bool {
    match event {
        Event::Took { .. }
        | Event::Bought { .. }
        | Event::Module(
            ModuleEvent::Vizier(_)
            | ModuleEvent::Squares(_)
            | ModuleEvent::Change(_)
            | ModuleEvent::Watchtowers(_)
            | ModuleEvent::ExchangeCertificates(_),
        ) => true,
        Event::Module(ModuleEvent::PowerOfSultan(event)) => matches!(
            event,
            power_of_sultan::Event::Bought { .. }
                | power_of_sultan::Event::Drew { .. }
                | power_of_sultan::Event::Marked { .. }
                | power_of_sultan::Event::Claimed { .. }
        ),
        Event::Module(ModuleEvent::Caravanserai(event)) => !matches!(event, caravanserai::Event::Rested { .. }),
        Event::Module(ModuleEvent::ArtOfTheMoors(event)) => matches!(event, art_of_the_moors::Event::Developed { .. }),
        Event::Module(ModuleEvent::Falconers(event)) => matches!(event, falconers::Event::Set { .. }),
        Event::Module(ModuleEvent::BuildingSites(event)) => {
            let at_the_end =
                matches!(event, building_sites::Event::Revealed { .. } | building_sites::Event::Voided { .. });
            !at_the_end
        }
        Event::Module(ModuleEvent::Thieves(event)) => matches!(event, thieves::Event::Stole { .. }),
        Event::Module(ModuleEvent::CityWalls(event)) => matches!(event, walls::Event::Built { .. }),
        Event::Module(ModuleEvent::TreasureChamber(event)) => matches!(event, treasure_chamber::Event::Bought { .. }),
        Event::Module(ModuleEvent::CityGates(event)) => matches!(event, city_gates::Event::Took { .. }),
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
        assert_eq!(game.open().idle_turns(), idle);
    }
}
