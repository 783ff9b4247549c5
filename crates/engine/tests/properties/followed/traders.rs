//! Street traders: who moves in, who is exchanged, and where a trader goes.

use crate::{common::*, plies::*};
use sabika_engine::{
    Move,
    flow::{Event, Topic},
    modules::{
        ModuleEvent, ModuleId, ModuleTopic,
        street_trader::{Event as Told, Move as Trader, Question, series_points},
    },
    value::*,
};
use sabika_oracle::scoring;

/// A question of the street trader.
const fn asks_about(question: Question) -> Topic {
    Topic::Module(ModuleTopic::StreetTrader(question))
}

/// Proves: STR-22
#[test]
fn series_are_the_oracles() {
    let mut dice = Dice::loose(3);
    for _ in 0..20_000 {
        let most = 1 + dice.below(8);
        let counts: [u8; 6] = std::array::from_fn(|_| dice.below(most) as u8);
        let residents: Vec<usize> = (0..6).flat_map(|colour| vec![colour; usize::from(counts[colour])]).collect();
        let found = series_points(&ByBuilding::new(counts));
        assert_eq!(u32::from(found), scoring::series_points(&residents), "{counts:?}");
    }
}

/// Follows every trader by hand: a tile on its cell sets it aside and leads to one decision, and it goes back to a cell
/// beside a tile when its owner has built everything.
///
/// Proves: STR-6 STR-7 STR-8 STR-9 STR-10 STR-11 STR-12 STR-13 STR-14 STR-15 STR-16 STR-17 STR-18 STR-19 STR-20
#[test]
fn traders_give_way_and_come_back() {
    let [mut matches, mut mismatches, mut plain, mut back, mut left] = [0; 5];
    for n in 0..200 {
        let mut config = any_config(&mut Dice::loose(36 << 32 | n));
        config.modules.insert(ModuleId::StreetTrader);
        play(config, n, |ply| {
            let [before, after] = [ply.before, ply.after].map(|game| game.rooms().street_trader.expect("played").open);
            let (seat, open) = (ply.ask.seat, ply.after.open());
            let trader = before.traders[seat];
            // What the move itself does to the residents of the seat that moves.
            let (mut carried, mut supply, mut homes) = (trader.carried, before.supply, before.homes);
            let goes = |tile: Tile, homes: &mut TileSet, supply: &mut ByBuilding<u8>| {
                if homes.has(tile) {
                    homes.remove(tile);
                    supply[tile.building().expect("a home")] += 1;
                }
            };
            for event in ply.told {
                match event {
                    Event::Removed { tile, .. } | Event::Exchanged { old: tile, .. } => {
                        left += u32::from(homes.has(*tile));
                        goes(*tile, &mut homes, &mut supply);
                    }
                    Event::Module(ModuleEvent::StreetTrader(Told::Lost { seat })) => {
                        let at = before.traders[*seat].at.expect("it stood somewhere");
                        assert!(
                            at.neighbours().iter().all(|cell| !is_proper(open, *seat, *cell)),
                            "it has a neighbour"
                        );
                    }
                    _ => {}
                }
            }
            let built = ply.told.iter().find_map(|event| match event {
                Event::Built { tile, at, .. } | Event::Added { tile, at, .. } => Some((*tile, *at)),
                _ => None,
            });
            if let Some((tile, _)) = built.filter(|(_, at)| trader.at == Some(*at)) {
                let kinds = Building::ALL.iter().filter(|kind| before.supply[**kind] > 0);
                let choice = |give: &Building| carried[*give] > 0 && kinds.clone().any(|take| take != give);
                // SIT-14: nobody moves into a site.
                if open.building(tile).is_some_and(|kind| carried[kind] > 0) {
                    matches += 1;
                    assert!(asks(ply, asks_about(Question::MoveIn)));
                } else if Building::ALL.iter().any(choice) {
                    mismatches += 1;
                    assert!(asks(ply, asks_about(Question::Swap)));
                } else {
                    plain += 1;
                }
                assert!(after.traders[seat].at.is_none() || ply.told.len() > 1);
            } else if built.is_some() {
                assert_eq!(after.landed, None, "it did not land on the trader");
            }
            match ply.mv {
                Move::StreetTrader(Trader::MoveIn { take }) => {
                    let tile = before.landed.expect("a tile landed");
                    homes.insert(tile);
                    carried[tile.building().expect("a match")] -= 1;
                    assert_eq!(take.is_none(), supply.as_slice().iter().all(|count| *count == 0));
                    if let Some(take) = take {
                        carried[take] += 1;
                        supply[take] -= 1;
                    }
                }
                Move::StreetTrader(Trader::Swap { give, take }) => {
                    carried[give] -= 1;
                    supply[give] += 1;
                    carried[take] += 1;
                    supply[take] -= 1;
                }
                Move::StreetTrader(Trader::Stand { at }) => {
                    back += 1;
                    assert_eq!((trader.at, after.traders[seat].at), (None, Some(at)));
                    assert!(!open.is_taken(seat, at));
                    assert!(
                        at.neighbours().iter().any(|cell| is_proper(open, seat, *cell)),
                        "{at} is not beside a tile"
                    );
                    assert!(ply.before.open().aside(seat).is_empty(), "something is still to be placed");
                }
                _ => {}
            }
            assert_eq!(
                (after.traders[seat].carried, after.supply, after.homes),
                (carried, supply, homes),
                "{}",
                ply.mv
            );
            for other in open.seats().filter(|other| *other != seat) {
                assert_eq!(after.traders[other].carried, before.traders[other].carried);
            }
        });
    }
    let seen = [matches, mismatches, back, left];
    assert!(seen.iter().all(|n| *n > 50), "matches, mismatches, back, left: {seen:?}; {plain} without a choice");
}

/// Does the start tile or a tile stand there, and no camp or watchtower (STR-8)?
fn is_proper(open: &sabika_engine::table::OpenTable, seat: Seat, cell: Cell) -> bool {
    cell == Cell::START || open.tile_at(seat, cell).is_some_and(|tile| tile.walls().is_proper())
}
