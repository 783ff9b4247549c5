//! Building sites: what is drawn, who knows it, and what becomes worthless at the end.

use crate::{
    common::{unseen::*, *},
    plies::{is_beside, play},
};
use sabika_engine::{
    Game, Move,
    flow::{Ask, Event, Topic},
    modules::{
        House, ModuleEvent, ModuleId, ModuleTopic,
        building_sites::{Event as Told, Move as Site, Question},
    },
    position::Position,
    value::*,
};
use serde_json::json;
use std::collections::BTreeMap;

const CHOOSE: Topic = Topic::Module(ModuleTopic::BuildingSites(Question));

fn told(event: &Event) -> Option<&Told> {
    if let Event::Module(ModuleEvent::BuildingSites(event)) = event { Some(event) } else { None }
}

/// Somebody who has just taken a tile as a site, with this pool.
fn taken(seed: u64, pool: &[&str]) -> Game<House> {
    let position: Position = serde_json::from_value(json!({
        "modules": ["building_sites"], "seed": seed, "yard": { "1": "arcades-8-N" },
        "A": { "hand": ["gulden-4"] }, "building_sites": { "pool": pool },
    }))
    .expect("a position");
    let mut game: Game<House> = position.set_up().expect("a table");
    let mv: Move = "building_sites set_up arcades-8-N with gulden-4".parse().expect("a move");
    game.apply(Seat::FIRST, mv).expect("half the price");
    game
}

/// Any two site tiles of the pool are equally likely to be drawn, in whatever order; what is drawn is decided by chance that
/// nobody can see; the one that is not kept goes back.
///
/// Proves: SIT-1 SIT-4 SIT-5 SIT-6
#[test]
fn any_two_site_tiles_are_equally_likely() {
    let (games, mut pairs) = (4_000u32, BTreeMap::<[Currency; 2], u32>::new());
    for seed in 0..games.into() {
        let mut game = taken(seed, &["gulden", "dirham", "denar", "ducat"]);
        let room = game.rooms().building_sites.expect("played");
        let drawn = room.hands[Seat::FIRST].drawn.expect("two were drawn");
        *pairs.entry(drawn).or_default() += 1;
        assert_eq!(room.open.left, 2);
        game.apply(Seat::FIRST, Move::BuildingSites(Site::Choose(drawn[0]))).expect("one of the two");
        let room = game.rooms().building_sites.expect("played");
        assert_eq!((room.open.left, room.dark.pool.contains(&drawn[1])), (3, true));
    }
    assert_eq!(pairs.len(), 12, "{pairs:?}");
    let expected = f64::from(games) / 12.0;
    let odd = |n: &u32| (f64::from(*n) - expected).abs() > 5.0 * expected.sqrt();
    assert!(!pairs.values().any(odd), "{pairs:?}: not {expected} each");
    // SIT-5: the last one must be taken, and nothing is asked.
    let game = taken(1, &["denar"]);
    let room = game.rooms().building_sites.expect("played");
    assert_eq!((room.open.left, room.hands[Seat::FIRST].sites[0].currency), (0, Currency::Denar));
    assert!(game.ask().is_some_and(|ask| ask.topic != CHOOSE));
}

/// Follows every site by hand: half the price, never exact, two drawn and one chosen that only its owner hears of; completed
/// for the full price in that currency, in the Alhambra or the reserve; and what stands unfinished at the end voids money.
///
/// Proves: SIT-2 SIT-3 SIT-4 SIT-5 SIT-6 SIT-7 SIT-9 SIT-10 SIT-15 SIT-16 SIT-17 SIT-20 SIT-21 SIT-22 SIT-23 SIT-24 SIT-25 SIT-26
#[test]
fn sites_are_set_up_completed_and_turned_over() {
    let [mut set_up, mut met, mut completed, mut exact, mut reserve, mut revealed, mut voided, mut builders] = [0; 8];
    for n in 0..300 {
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
                    assert!(ply.after.open().is_unfinished(tile) && !ply.after.open().giftable.has(tile));
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
                    reserve += u32::from(open.reserve[seat].has(tile));
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
                        assert!(ply.after.open().built[*seat].has(*tile));
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
                let stand = sites.iter().filter(|(tile, (seat, _))| ply.after.open().built[*seat].has(**tile));
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
            assert_eq!(asked.is_some(), after.hands[seat].drawn.is_some() && !ply.after.open().over);
            assert!(asked.is_none_or(|ask| ask == Ask { seat, topic: CHOOSE }) || is_beside(ply.mv));
        });
    }
    let seen = [set_up, met, completed, exact, reserve, revealed, voided, builders];
    assert!(
        seen.iter().all(|n| *n > 5),
        "set up, for just half, completed, exactly, in a reserve, revealed, voided, with builders: {seen:?}"
    );
}

/// To everybody but the owner the back of a site may be any that is still unseen: each as often as it lies there.
///
/// Proves: SIT-7
#[test]
fn the_backs_of_others_may_be_any() {
    let [mut tried, mut changed, mut own] = [0; 3];
    let mut dealt = [0u32; 4];
    for n in 0..150 {
        let mut config = any_config(&mut Dice::loose(50 << 32 | n));
        config.modules.insert(ModuleId::BuildingSites);
        walk::<House>(config, n, |game, dice| {
            let room = game.rooms().building_sites.expect("played");
            let open = game.open();
            if open.seats().all(|seat| room.hands[seat].sites.is_empty()) || dice.below(4) > 0 || open.over {
                return;
            }
            let seat = Seat::new(dice.below(config.players.into()) as u8).expect("a seat of the table");
            let other = cannot_tell(game, seat, dice).rooms().building_sites.expect("played");
            assert_eq!(room.hands[seat], other.hands[seat]);
            own += u32::from(!room.hands[seat].sites.is_empty());
            let hidden = |s: &Seat| *s != seat && !room.hands[*s].sites.is_empty();
            if let Some(s) = open.seats().find(hidden).filter(|_| room.open.revealed.is_empty()) {
                tried += 1;
                changed += u32::from(room.hands[s].sites != other.hands[s].sites);
                dealt[other.hands[s].sites[0].currency as usize] += 1;
            }
        });
    }
    assert!(tried > 500 && own > 300 && changed > tried / 2, "{changed} of {tried}; {own} own");
    assert!(dealt.iter().all(|n| (tried / 8..tried / 2).contains(n)), "{dealt:?} of {tried}");
}

/// Money that sites void does not help to win the last tiles; coins, caravanserais and savings do.
///
/// Proves: SIT-22 SIT-23
#[test]
fn void_money_wins_no_last_tile() {
    let [mut looked, mut kept] = [0; 2];
    for n in 0..250 {
        let mut config = any_config(&mut Dice::loose(51 << 32 | n));
        config.modules.insert(ModuleId::BuildingSites);
        play(config, n, |ply| {
            for event in ply.told {
                let Event::LastTile(last) = event else { continue };
                let (open, rooms) = (ply.after.open(), ply.after.rooms());
                let wanted = last.slot.currency();
                for (seat, total) in open.seats().zip(&last.totals) {
                    let void = rooms
                        .building_sites
                        .expect("played")
                        .open
                        .revealed
                        .iter()
                        .any(|site| site.currency == wanted && open.built[seat].has(site.tile));
                    let of = |cards: Purse| {
                        cards.cards().filter(|c| c.currency() == Some(wanted)).map(Card::value).sum::<u8>()
                    };
                    let mut beside = rooms.change.map_or(0, |room| of(room.open.coins[seat]));
                    if let Some(room) = rooms.caravanserai {
                        let shows = room.open.owned[seat].iter().filter(|own| own.currency() == wanted);
                        beside += shows.map(|own| own.value).sum::<u8>();
                    }
                    if let Some(saved) = rooms.exchange_certificates.and_then(|room| room.open.saved[seat]) {
                        beside += if saved.currency() == Some(wanted) { saved.value() } else { 0 };
                    }
                    if void {
                        looked += 1;
                        kept += u32::from(beside > 0);
                        assert_eq!(*total, beside, "{seat} with {}", ply.after.hand(seat));
                    } else {
                        assert_eq!(*total, beside + of(*ply.after.hand(seat)), "{seat} with {}", ply.after.hand(seat));
                    }
                }
            }
        });
    }
    assert!(looked > 20 && kept > 0, "{looked} void totals, {kept} with something beside");
}
