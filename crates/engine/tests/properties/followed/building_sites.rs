//! Building sites: what is drawn, who knows it, and what becomes worthless at the end.

use crate::{
    common::*,
    plies::{is_beside, play},
};
use sabika_engine::{
    Move,
    flow::{Ask, Event, Topic},
    modules::{
        ModuleEvent, ModuleId, ModuleTopic,
        building_sites::{Event as Told, Move as Site, Question},
    },
    value::*,
};
use std::collections::BTreeMap;

const CHOOSE: Topic = Topic::Module(ModuleTopic::BuildingSites(Question));

fn told(event: &Event) -> Option<&Told> {
    if let Event::Module(ModuleEvent::BuildingSites(event)) = event { Some(event) } else { None }
}

/// Follows every site by hand: half the price, never exact, two drawn and one chosen that only its owner hears of; completed
/// for the full price in that currency, in the Alhambra or the reserve; and what stands unfinished at the end voids money.
///
/// Proves: SIT-2 SIT-3 SIT-4 SIT-5 SIT-6 SIT-7 SIT-9 SIT-10 SIT-15 SIT-16 SIT-17 SIT-20 SIT-21 SIT-22 SIT-23 SIT-24 SIT-25 SIT-26
#[test]
fn sites_are_set_up_completed_and_turned_over() {
    let [mut set_up, mut met, mut completed, mut exact, mut reserve, mut revealed, mut voided, mut builders] = [0; 8];
    for n in 0..600 {
        let mut config = any_config(&mut Dice::loose(49 << 32 | n));
        config.modules.insert(ModuleId::BuildingSites);
        // The sites with their currencies, as the referee knows them.
        let mut sites = BTreeMap::<Tile, (Seat, Currency)>::new();
        play(config, n, |ply| {
            let (seat, open) = (ply.ask.seat, ply.before.open());
            let [before, after] = [ply.before, ply.after].map(|game| game.rooms().building_sites.expect("played"));
            match ply.mv {
                Move::BuildingSites(Site::SetUp { tile, pay }) => {
                    set_up += 1;
                    let sum: u8 = pay.cards().map(Card::value).sum();
                    assert!(ply.ask.topic.is_action() && sum >= tile.price() / 2 && !before.dark.pool.is_empty());
                    met += u32::from(sum == tile.price() / 2);
                    let bought = ply.told.iter().find_map(|event| match event {
                        Event::Bought { exact, .. } => Some(*exact),
                        _ => None,
                    });
                    assert_eq!(bought, Some(false), "it is never exact");
                    let further = ply.after.ask().is_some_and(|ask| ask.topic == Topic::FurtherAction);
                    assert!(!further, "it ends the actions");
                    assert!(ply.after.open().is_unfinished(tile) && !ply.after.open().giftable().has(tile));
                }
                Move::BuildingSites(Site::Choose(currency)) => {
                    assert!(before.hands[seat].drawn.expect("two were drawn").contains(&currency));
                }
                Move::BuildingSites(Site::Complete { tile, pay }) => {
                    completed += 1;
                    let (owner, currency) = sites.remove(&tile).expect("a site");
                    let sum: u8 = pay.cards().map(Card::value).sum();
                    assert!(owner == seat && ply.ask.topic.is_action() && sum >= tile.price());
                    exact += u32::from(sum == tile.price());
                    reserve += u32::from(open.reserve(seat).has(tile));
                    let gone = Told::Completed { seat, tile, currency, paid: pay, exact: sum == tile.price() };
                    assert!(ply.told.iter().filter_map(told).any(|event| *event == gone));
                    assert!(!ply.after.open().is_unfinished(tile));
                    assert_eq!(before.open.left, after.open.left, "the site tile leaves the game");
                }
                _ => {}
            }
            for event in ply.told {
                let Some(of_sites) = told(event) else { continue };
                match of_sites {
                    Told::Drew { seat: by, sites: drawn } => {
                        let drawn = drawn.as_ref().expect("the referee hears it");
                        assert_eq!((*by, drawn.len()), (seat, before.dark.pool.len().min(2)));
                        assert!(drawn.iter().all(|currency| before.dark.pool.contains(currency)));
                    }
                    Told::Chose { seat: by, site } => {
                        let tile = before.open.choosing.or_else(|| {
                            // With one left nothing was asked.
                            let Move::BuildingSites(Site::SetUp { tile, .. }) = ply.mv else { return None };
                            Some(tile)
                        });
                        let tile = tile.expect("a tile was taken");
                        sites.insert(tile, (*by, site.expect("the referee hears it")));
                    }
                    Told::Revealed { seat, tile, currency } => {
                        revealed += 1;
                        assert_eq!(sites.get(tile), Some(&(*seat, *currency)));
                        assert!(ply.after.open().built(*seat).has(*tile));
                    }
                    Told::Voided { seat, cards } => {
                        voided += 1;
                        builders += u32::from(cards.builder_count() > 0);
                        let void = |card: &Card| {
                            let mut own = after.open.revealed.iter().filter(|site| sites[&site.tile].0 == *seat);
                            own.any(|site| card.currency() == Some(site.currency))
                        };
                        assert!(cards.cards().all(|card| void(&card)), "{cards}");
                        assert!(ply.after.hand(*seat).cards().all(|card| !void(&card)), "{}", ply.after.hand(*seat));
                    }
                    _ => {}
                }
                // SIT-7: nobody else hears a currency before it is shown.
                for to in open.seats().map(Some).chain([None]) {
                    let Event::Module(event) = event else { continue };
                    let same = event.told(to) == *event;
                    let secret = match of_sites {
                        Told::Drew { seat, .. } | Told::Chose { seat, .. } => to != Some(*seat),
                        _ => false,
                    };
                    assert_eq!(same, !secret, "{event:?} to {to:?}");
                }
            }
            if ply.told.contains(&Event::EndReached) {
                // SIT-21: all that stand, and none in a reserve.
                let stand = sites.iter().filter(|(tile, (seat, _))| ply.after.open().built(*seat).has(**tile));
                assert_eq!(after.open.revealed.len(), stand.count());
            }
            let known: BTreeMap<Tile, (Seat, Currency)> = ply
                .after
                .open()
                .seats()
                .flat_map(|seat| {
                    after.hands[seat]
                        .sites
                        .iter()
                        .map(move |site| (site.tile, (seat, site.currency)))
                        .collect::<Vec<_>>()
                })
                .collect();
            assert_eq!(known, sites);
            let asked = ply.after.ask().filter(|ask| ask.topic == CHOOSE);
            assert_eq!(asked.is_some(), after.hands[seat].drawn.is_some() && !ply.after.open().is_over());
            assert!(asked.is_none_or(|ask| ask == Ask { seat, topic: CHOOSE }) || is_beside(ply.mv));
        });
    }
    let seen = [set_up, met, completed, exact, reserve, revealed, voided, builders];
    assert!(
        seen.iter().all(|n| *n > 5),
        "set up, for just half, completed, exactly, in a reserve, revealed, voided, with builders: {seen:?}"
    );
}
