//! Falcons: where they may sit, what they cost, and when they go back.

use crate::{common::*, plies::play};
use sabika_engine::{
    Game, Move,
    components::BASIC,
    flow::{Event, Topic},
    modules::{
        ModuleEvent, ModuleId, ModuleTopic,
        falconers::{Event as Told, Falcon, Move as Falconer, Question},
    },
    value::*,
};
use std::collections::BTreeSet;

const MORE: Topic = Topic::Module(ModuleTopic::Falconers(Question));

fn told(event: &Event) -> Option<&Told> {
    if let Event::Module(ModuleEvent::Falconers(event)) = event { Some(event) } else { None }
}

/// Who has which falcon on which corner.
type Perches = BTreeSet<(Seat, &'static str, (i32, i32))>;

fn perches(game: &Game) -> Perches {
    let room = game.rooms().falconers.expect("played").open;
    let of = |seat| room.of(seat).map(move |(falcon, at)| (seat, falcon.name(), oracle_cell(at))).collect::<Vec<_>>();
    game.open().seats().flat_map(of).collect()
}

fn around((x, y): (i32, i32)) -> [(i32, i32); 4] {
    [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)]
}

/// FAL-7, FAL-8, FAL-11, FAL-12: the colours round a corner with four tiles of the base game, the start tile among them.
fn colours(game: &Game, seat: Seat, corner: (i32, i32)) -> Option<BTreeSet<Building>> {
    let mut found = BTreeSet::new();
    for cell in around(corner).into_iter().filter(|cell| *cell != (0, 0)) {
        let mut here = game.open().standing(seat).filter(|(_, at)| oracle_cell(at.cell) == cell);
        let (tile, _) = here.next().filter(|(tile, _)| BASIC.position(*tile).is_some())?;
        let site = game.rooms().building_sites.is_some_and(|room| room.open.sites[seat].has(tile));
        found.extend(tile.building().filter(|_| !site));
    }
    Some(found)
}

/// Every falcon that may be bought now, with its corner and the card.
fn legal(game: &Game, seat: Seat) -> BTreeSet<String> {
    let taken = perches(game);
    let cells: Vec<(i32, i32)> = game.open().standing(seat).map(|(_, at)| oracle_cell(at.cell)).collect();
    let corners: BTreeSet<(i32, i32)> =
        cells.iter().flat_map(|(x, y)| [(*x, *y), (x + 1, *y), (*x, y + 1), (x + 1, y + 1)]).collect();
    let mut found = BTreeSet::new();
    for corner in corners {
        let Some(colours) = colours(game, seat, corner) else { continue };
        if taken.iter().any(|(who, _, at)| *who == seat && *at == corner) {
            continue; // FAL-9
        }
        for falcon in Falcon::all().filter(|falcon| !taken.iter().any(|(_, name, _)| *name == falcon.name())) {
            if !falcon.colours().iter().all(|kind| colours.contains(kind)) {
                continue;
            }
            // FAL-4, FAL-5: cards of the four currencies, diamonds and builders.
            for card in game.hand(seat).cards().filter(|card| card.joins().is_none()) {
                let at = Cell::new(corner.0, corner.1).expect("near enough");
                found.insert(Move::Falconers(Falconer::Set { falcon, at, card }).to_string());
            }
        }
    }
    found
}

/// Follows every falcon by hand: bought one by one as the only action of a turn, each for one card of the hand, on a corner
/// of four tiles of the base game with both its colours; it goes back when one of the four leaves, and never otherwise.
///
/// Proves: FAL-1 FAL-2 FAL-3 FAL-4 FAL-5 FAL-6 FAL-7 FAL-8 FAL-9 FAL-11 FAL-12 FAL-13 FAL-14 FAL-15 FAL-16 FAL-19
#[test]
fn falcons_sit_where_four_tiles_meet() {
    let [mut set, mut more, mut enough, mut returned, mut builders, mut refused] = [0; 6];
    for n in 0..500 {
        let mut config = any_config(&mut Dice::loose(47 << 32 | n));
        config.modules.insert(ModuleId::Falconers);
        // Nothing but falcons in this turn, since its player bought one.
        let mut only_falcons = false;
        play(config, n, |ply| {
            let (seat, open) = (ply.ask.seat, ply.before.open());
            let mut expected = perches(ply.before);
            if let Move::Falconers(Falconer::Set { falcon, at, card }) = ply.mv {
                set += 1;
                more += u32::from(ply.ask.topic == MORE);
                builders += u32::from(card.is_builder());
                assert!([Topic::Action, MORE].contains(&ply.ask.topic) && seat == open.on_turn);
                assert_eq!(ply.ask.topic == MORE, only_falcons);
                expected.insert((seat, falcon.name(), oracle_cell(at)));
                // FAL-6: the card is discarded, a builder leaves the game.
                assert_eq!(ply.told[0], Event::Module(ModuleEvent::Falconers(Told::Set { seat, falcon, at, card })));
                assert!(ply.after.hand(seat).count(card) < ply.before.hand(seat).count(card) || ply.told.len() > 1);
                only_falcons = true;
            } else if ply.ask.topic.is_action() && seat == open.on_turn {
                assert!(!only_falcons, "{} after a falcon", ply.mv);
            }
            // FAL-14, FAL-15: what leaves takes the falcons round it along.
            let gone = ply.told.iter().find_map(|event| match event {
                Event::Removed { seat, at, .. } | Event::Exchanged { seat, at, .. } => Some((*seat, oracle_cell(*at))),
                _ => None,
            });
            if let Some((who, cell)) = gone {
                let before = expected.len();
                expected.retain(|(owner, _, corner)| *owner != who || !around(*corner).contains(&cell));
                let lost = before - expected.len();
                returned += lost as u32;
                let told = ply.told.iter().filter_map(told).filter(|event| matches!(event, Told::Returned { .. }));
                assert_eq!(told.count(), lost);
                assert!(lost <= if matches!(ply.mv, Move::Remove { .. }) { 2 } else { 4 });
            }
            assert_eq!(perches(ply.after), expected, "{}", ply.mv);
            enough += u32::from(ply.mv == Move::Pass && ply.ask.topic == MORE);
            only_falcons &= !ply.told.iter().any(|event| matches!(event, Event::Turn { .. }));
            // Just these are offered: in no further action, and in nobody else's turn.
            let Some(ask) = ply.after.ask() else { return };
            let is_set = |mv: &&Move| matches!(mv, Move::Falconers(_));
            let offered: BTreeSet<String> = listed(ply.after).iter().filter(is_set).map(ToString::to_string).collect();
            if [Topic::Action, MORE].contains(&ask.topic) {
                assert_eq!(offered, legal(ply.after, ask.seat));
            } else {
                assert_eq!(offered.len(), 0, "{ask:?}");
                refused += u32::from(ask.topic == Topic::FurtherAction && !legal(ply.after, ask.seat).is_empty());
            }
        });
    }
    let seen = [set, more, enough, returned, builders, refused];
    assert!(
        seen.iter().all(|n| *n > 10),
        "set, one more, enough, returned, paid by builders, not in a further action: {seen:?}"
    );
}
