//! Watchtowers: with what they are bought, that they are placed if they can be, and that they never move.

use crate::{common::*, plies::play};
use sabika_engine::{
    Game, Move,
    components::{BASIC, WATCHTOWERS},
    flow::{Event, Topic},
    modules::{
        ModuleEvent, ModuleId,
        watchtowers::{self, Event as Told},
    },
    value::*,
};

/// Every cell near an Alhambra in which a watchtower could stand, in some turn.
fn spots(game: &Game, seat: Seat, tile: Tile) -> Vec<Cell> {
    let cells = game.open().standing(seat).map(|(_, at)| at.cell).chain([Cell::START]);
    let mut near: Vec<Cell> = cells.flat_map(Cell::neighbours).collect();
    near.sort_unstable();
    near.dedup();
    let fits = |at: &Cell| {
        Turn::ALL.into_iter().any(|turn| game.open().check_place(seat, &Move::Build { tile, at: *at, turn }).is_ok())
    };
    near.into_iter().filter(fits).collect()
}

/// Follows every watchtower by hand: one with a basic building of its type, for the surcharge of the time, three of each
/// type; placed in the Alhambra in that turn or, if nothing fits, given back; and where it stands it stays.
///
/// Proves: WAT-1 WAT-2 WAT-3 WAT-4 WAT-5 WAT-6 WAT-7 WAT-18 WAT-19 WAT-20
#[test]
fn watchtowers_come_with_buildings_and_stay() {
    let [mut bought, mut exact, mut built, mut returned, mut favours] = [0; 5];
    let mut by_surcharge = [0; 7];
    for n in 0..300 {
        let mut config = any_config(&mut Dice::loose(48 << 32 | n));
        config.modules.insert(ModuleId::Watchtowers);
        play(config, n, |ply| {
            let (seat, open) = (ply.ask.seat, ply.before.open());
            let added = ply.told.iter().find_map(|event| match event {
                Event::Module(ModuleEvent::Watchtowers(Told::Added { seat, tile })) => Some((*seat, *tile)),
                _ => None,
            });
            if let Move::Watchtowers(watchtowers::Move::Buy { tile, pay }) = ply.mv {
                bought += 1;
                let (who, tower) = added.expect("it came along");
                assert!(BASIC.position(tile).is_some() && watchtowers::kind(tower) == tile.building() && who == seat);
                let held = |seat: Seat| open.built(seat).has(tower) || open.aside(seat).has(tower);
                assert!(!open.seats().any(held), "{tower} was somebody's");
                let surcharge = match (open.rounds_held().has(1), open.rounds_held().has(2)) {
                    (_, true) => 2,
                    (true, false) => 4,
                    _ => 6,
                };
                by_surcharge[surcharge as usize] += 1;
                let (sum, due) = (pay.cards().map(Card::value).sum::<u8>(), tile.price() + surcharge);
                let told = ply.told.iter().find_map(|event| match event {
                    Event::Bought { exact, tile: sold, .. } if *sold == tile => Some(*exact),
                    _ => None,
                });
                assert_eq!(told, Some(sum == due));
                assert!(sum >= due);
                exact += u32::from(sum == due);
                favours += u32::from(ply.ask.topic == Topic::Window);
                if sum == due && ply.ask.topic.is_action() {
                    let asked = ply.after.ask().expect("a further action, or something before it");
                    assert_eq!(asked.seat, seat);
                }
            } else {
                assert_eq!(added, None, "{}", ply.mv);
            }
            for tower in WATCHTOWERS.tiles() {
                let stood = |game: &Game| {
                    let of =
                        |seat: Seat| game.open().cell_of(seat, tower).map(|at| (seat, at, game.open().turn(tower)));
                    game.open().seats().find_map(of)
                };
                let (was, is) = (stood(ply.before), stood(ply.after));
                assert!(was.is_none() || was == is, "{tower} moved");
                built += u32::from(was != is);
                let now = ply.after.open();
                assert!(!now.dirk().has(tower) && now.seats().all(|seat| !now.reserve(seat).has(tower)));
            }
            for event in ply.told {
                let Event::Returned { seat, tile } = event else { continue };
                returned += 1;
                assert!(WATCHTOWERS.position(*tile).is_some() && !ply.after.open().aside(*seat).has(*tile));
                assert_eq!(spots(ply.after, *seat, *tile), [], "{tile} could have been built");
            }
            // Whoever is asked where nothing else is left can build one of them.
            let ask = ply.after.ask();
            if let Some(ask) = ask.filter(|ask| ask.topic == Topic::Placement) {
                let aside = ply.after.open().aside(ask.seat);
                let towers = aside.iter().all(|tile| WATCHTOWERS.position(tile).is_some());
                assert!(!towers || aside.iter().any(|tile| !spots(ply.after, ask.seat, tile).is_empty()));
            } else if ask.is_some_and(|ask| ask.topic == Topic::Window || ask.topic == Topic::Action) {
                let now = ply.after.open();
                assert!(now.seats().all(|s| now.aside(s).iter().all(|tile| WATCHTOWERS.position(tile).is_none())));
            }
        });
    }
    let seen = [bought, exact, built, returned, favours, by_surcharge[6], by_surcharge[4], by_surcharge[2]];
    assert!(
        seen.iter().all(|n| *n > 5),
        "bought, exactly, built, given back, by favours, and for 6, 4 and 2: {seen:?}"
    );
}
