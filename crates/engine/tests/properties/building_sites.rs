//! Building sites: eight site tiles whose currency only their owner knows, until it is paid or the game ends.

use crate::common::{unseen::*, *};
use sabika_engine::{
    Config, Game, Move,
    flow::{Event, Topic},
    modules::{
        House, ModuleEvent, ModuleId,
        building_sites::{self, Event as Told},
    },
    position::{BadPosition, Position},
    value::*,
};
use serde_json::{Value, json};

fn with_sites(dice: &mut Dice) -> Config {
    let mut config = any_config(dice);
    config.modules.insert(ModuleId::BuildingSites);
    config
}

fn lay(given: Value) -> Result<Game, BadPosition> {
    serde_json::from_value::<Position>(given).expect("well spelt").set_up()
}

/// What this module told, in order.
fn own(told: &[Event]) -> Vec<&ModuleEvent> {
    let module = |event: &'_ Event| matches!(event, Event::Module(ModuleEvent::BuildingSites(_)));
    told.iter()
        .filter(|event| module(event))
        .map(|event| if let Event::Module(event) = event { event } else { unreachable!("just looked") })
        .collect()
}

/// Two site tiles of each currency; each of the two drawn is any of them, and the other goes back among the rest.
///
/// Proves: SIT-1 SIT-4
#[test]
fn every_site_tile_is_as_likely() {
    let (games, mut drawn, mut pairs) = (4_000u64, [0u32; 4], 0);
    for seed in 0..games {
        let given = json!({
            "seed": seed, "modules": ["building_sites"], "yard": { "1": "pavilion-2-NEW" }, "A": { "hand": ["gulden-1"] },
        });
        let mut game = lay(given).expect("possible");
        assert_eq!(game.rooms().building_sites.expect("in play").dark.pool.len(), 8);
        game.apply(Seat::FIRST, "building_sites set_up pavilion-2-NEW with gulden-1".parse().expect("a move"))
            .expect("legal");
        let room = game.rooms().building_sites.expect("in play");
        let [a, b] = room.hands[Seat::FIRST].drawn.expect("two were drawn");
        drawn[a as usize] += 1;
        drawn[b as usize] += 1;
        pairs += u32::from(a == b);
        assert_eq!(room.open.left, 6);
        game.apply(Seat::FIRST, Move::BuildingSites(building_sites::Move::Choose(a))).expect("one of the two");
        let room = game.rooms().building_sites.expect("in play");
        let in_pool = |currency: Currency| room.dark.pool.iter().filter(|other| **other == currency).count();
        assert!(Currency::ALL.iter().all(|c| in_pool(*c) == 2 - usize::from(*c == a)), "{:?}", room.dark.pool);
    }
    let near = |found: u32, share: f64| {
        let expected = share * games as f64;
        assert!((f64::from(found) - expected).abs() <= 5.0 * expected.sqrt(), "{found}, expected {expected}");
    };
    for found in drawn {
        near(found, 0.5);
    }
    near(pairs, 1.0 / 7.0);
}

/// Whoever plays: the eight site tiles are in the pool, on tiles, in a hand that chooses, or used up; others hear neither
/// what is drawn nor what is chosen; a completed building counts at once, and its currency was the hidden one.
///
/// Proves: SIT-4 SIT-5 SIT-7 SIT-16 SIT-20
#[test]
fn sites_stay_secret_until_they_are_completed() {
    let [mut set_up, mut completed, mut last] = [0; 3];
    for n in 0..250 {
        let config = with_sites(&mut Dice::loose(201 << 32 | n));
        let _label = Label(format!("game {n} of {config:?}"));
        let mut dice = Dice::loose(n);
        let mut game = Game::<House>::new(config, Seed::from_number(n)).expect("playable");
        let mut used = 0;
        while let Some(ask) = game.ask() {
            let before = game.clone();
            let room = before.rooms().building_sites.expect("in play");
            let mv = choose(&listed(&game), &mut dice);
            let mut told = Vec::new();
            game.apply_told(ask.seat, mv, &mut told).expect("listed");
            for event in own(&told) {
                match event {
                    ModuleEvent::BuildingSites(Told::Drew { seat, sites }) => {
                        let drawn = sites.as_ref().expect("whole").len();
                        assert_eq!(drawn, usize::from(room.open.left).min(2));
                        last += u32::from(drawn == 1);
                        for other in game.open().seats().filter(|other| other != seat).map(Some).chain([None]) {
                            let hidden = ModuleEvent::BuildingSites(Told::Drew { seat: *seat, sites: None });
                            assert_eq!(event.told(other), hidden);
                        }
                        assert_eq!(event.told(Some(*seat)), *event);
                    }
                    ModuleEvent::BuildingSites(Told::Chose { seat, .. }) => {
                        let hidden = ModuleEvent::BuildingSites(Told::Chose { seat: *seat, site: None });
                        assert_eq!(event.told(None), hidden);
                        assert_eq!(event.told(Some(*seat)), *event);
                        set_up += 1;
                    }
                    ModuleEvent::BuildingSites(Told::Completed { seat, tile, currency, .. }) => {
                        assert_eq!(room.hands[*seat].currency(*tile), Some(*currency));
                        assert_eq!(event.told(None), *event, "it is shown to all");
                        assert!(before.open().is_unfinished(*tile) && !game.open().is_unfinished(*tile));
                        used += 1;
                    }
                    _ => {}
                }
            }
            let now = game.rooms().building_sites.expect("in play");
            let held = |hand: &building_sites::Hand| hand.sites.len() + 2 * usize::from(hand.drawn.is_some());
            let held: usize = game.open().seats().map(|seat| held(&now.hands[seat])).sum();
            assert_eq!(now.dark.pool.len() + held + used, 8);
        }
        completed += used as u32;
    }
    assert!(set_up > 400 && completed > 60 && last > 10, "{set_up}, {completed}, {last}");
}

/// While it is asked which site tile is kept, nobody else can tell what was drawn, and no site of another is known.
///
/// Proves: SIT-7
#[test]
fn the_sites_of_others_may_be_any() {
    let [mut tried, mut others] = [0; 2];
    for n in 0..120 {
        let config = with_sites(&mut Dice::loose(202 << 32 | n));
        walk::<House>(config, n, |game, dice| {
            let room = game.rooms().building_sites.expect("in play");
            let Some(seat) = game
                .open()
                .seats()
                .find(|seat| game.open().seats().any(|other| other != *seat && !room.hands[other].sites.is_empty()))
            else {
                return;
            };
            if game.open().is_over() || dice.below(8) > 0 {
                return;
            }
            let other = cannot_tell(game, seat, dice);
            tried += 1;
            let hands = |game: &Game| game.rooms().building_sites.expect("in play").hands;
            assert!(hands(game)[seat] == hands(&other)[seat], "the own sites are known");
            others += u32::from(hands(game) != hands(&other));
        });
    }
    assert!(tried > 300 && others > tried / 3, "{others} of {tried}");
}

/// At the end money of a currency on an own site in the Alhambra is gone from the hand before the last tiles are given
/// out, and no other card is.
///
/// Proves: SIT-21 SIT-22 SIT-24
#[test]
fn void_money_is_discarded() {
    let [mut revealed, mut voided] = [0; 2];
    for n in 0..250 {
        let config = with_sites(&mut Dice::loose(203 << 32 | n));
        let _label = Label(format!("game {n} of {config:?}"));
        let mut dice = Dice::loose(n);
        let mut game = Game::<House>::new(config, Seed::from_number(n)).expect("playable");
        while let Some(ask) = game.ask() {
            let mut told = Vec::new();
            game.apply_told(ask.seat, choose(&listed(&game), &mut dice), &mut told).expect("listed");
            let Some(end) = told.iter().position(|event| *event == Event::EndReached) else { continue };
            let given_out = told.iter().position(|event| matches!(event, Event::LastTile { .. }));
            let mut gone = BySeat::<Purse>::default();
            for (at, event) in told.iter().enumerate() {
                match event {
                    Event::Module(ModuleEvent::BuildingSites(Told::Revealed { seat, tile, currency })) => {
                        assert!(end < at && given_out.is_none_or(|first| at < first));
                        assert!(game.open().is_unfinished(*tile));
                        assert!(game.hand(*seat).of_currency(*currency).is_empty());
                        revealed += 1;
                    }
                    Event::Module(ModuleEvent::BuildingSites(Told::Voided { seat, cards })) => {
                        gone[*seat] = *cards;
                        voided += u32::from(cards.len());
                    }
                    _ => {}
                }
            }
            let room = game.rooms().building_sites.expect("in play");
            for seat in game.open().seats() {
                let shown = |site: &building_sites::Site| room.open.revealed.contains(site);
                let stands = |site: &building_sites::Site| game.open().built(seat).has(site.tile);
                assert!(room.hands[seat].sites.iter().all(|site| stands(site) == shown(site)));
                let of_shown = |card: Card| {
                    room.hands[seat].sites.iter().any(|site| shown(site) && card.currency() == Some(site.currency))
                };
                assert!(gone[seat].cards().all(of_shown), "{} was not void", gone[seat]);
            }
        }
    }
    assert!(revealed > 100 && voided > 40, "{revealed}, {voided}");
}

/// No site may be what cannot be one, there are two of each currency, and nothing stands on a site.
///
/// Proves: SIT-1 SIT-8 SIT-9 SIT-12 SIT-14
#[test]
fn impossible_sites_are_refused() {
    let rule = |given: Value| {
        lay(given).map(|_| ()).map_err(|bad| (bad.field, bad.rule.map(|rule| rule.to_string()).unwrap_or_default()))
    };
    let bad = |field: &str, rule: &str| Err((field.to_string(), rule.to_string()));
    let alhambra = json!({ "alhambra": ["garden-9-E 1,0", "seraglio-9-open 0,1", "arcades-9-open -1,0"] });
    let said = |modules: &[&str], sites: Value, more: Value| {
        let mut given = json!({ "modules": modules, "A": alhambra, "building_sites": sites });
        for (word, value) in more.as_object().expect("words") {
            given[word] = value.clone();
        }
        rule(given)
    };
    let only = |sites: Value| said(&["building_sites"], sites, json!({}));
    assert_eq!(only(json!({ "sites": { "A": ["garden-9-E gulden", "seraglio-9-open gulden"] } })), Ok(()));
    let three = json!({ "A": ["garden-9-E gulden", "seraglio-9-open gulden", "arcades-9-open gulden"] });
    assert_eq!(only(json!({ "sites": three })), bad("building_sites.sites.A", "SIT-1"));
    let pool = json!({ "sites": { "A": ["garden-9-E gulden"] }, "pool": ["gulden", "gulden"] });
    assert_eq!(only(pool), bad("building_sites.pool", "SIT-1"));
    assert_eq!(only(json!({ "sites": { "A": ["tower-12-open"] } })), bad("building_sites.sites.A", "SIT-9"));
    assert_eq!(only(json!({ "sites": { "B": ["garden-9-E"] } })), bad("building_sites.sites.B", "SIT-9"));
    assert_eq!(only(json!({ "sites": { "D": ["garden-9-E"] } })), bad("building_sites.sites", ""));
    let twice = json!({ "sites": { "A": ["garden-9-E", "garden-9-E"] } });
    assert_eq!(only(twice), bad("building_sites.sites.A", "SIT-4"));
    let camp = json!({ "A": { "reserve": ["camp_N"] } });
    let sites = |tile: &str| json!({ "sites": { "A": [tile] } });
    assert_eq!(said(&["camps", "building_sites"], sites("camp_N"), camp), bad("building_sites.sites.A", "SIT-8"));
    let square = json!({ "A": { "reserve": ["square_garden_1"] } });
    let found = said(&["squares", "building_sites"], sites("square_garden_1"), square);
    assert_eq!(found, bad("building_sites.sites.A", "SIT-8"));

    let chests = json!({ "treasure_chamber": { "chests": { "A": ["garden-9-E"] } } });
    let found = said(&["treasure_chamber", "building_sites"], sites("garden-9-E"), chests);
    assert_eq!(found, bad("treasure_chamber.chests.A", "TRE-10"));
    let residents = json!({ "street_trader": { "residents": { "A": ["garden-9-E"] } } });
    let found = said(&["street_trader", "building_sites"], sites("garden-9-E"), residents);
    assert_eq!(found, bad("street_trader.residents.A", "STR-16"));
    let shown = json!({ "bonus_cards": { "revealed": { "A": ["seraglio-9-open"] } } });
    let found = said(&["bonus_cards", "building_sites"], sites("seraglio-9-open"), shown);
    assert_eq!(found, bad("bonus_cards.revealed.A", "SIT-12"));
    let culture = json!({ "art_of_the_moors": { "positions": { "A": { "culture-9": 0 } } } });
    let found = said(&["art_of_the_moors", "building_sites"], sites("garden-9-E"), culture.clone());
    assert_eq!(found, Ok(()), "two of the three are finished");
    let two = json!({ "sites": { "A": ["garden-9-E", "arcades-9-open"] } });
    let found = said(&["art_of_the_moors", "building_sites"], two, culture);
    assert_eq!(found, bad("art_of_the_moors.positions.A.culture-9", "MOO-3"));
}

/// Nothing but an action sets up or completes, and who is asked for a choice can answer it.
///
/// Proves: SIT-3 SIT-6
#[test]
fn a_set_up_is_the_last_action() {
    let mut seen = 0;
    for n in 0..150 {
        let config = with_sites(&mut Dice::loose(204 << 32 | n));
        let _label = Label(format!("game {n} of {config:?}"));
        let mut dice = Dice::loose(n);
        let mut game = Game::<House>::new(config, Seed::from_number(n)).expect("playable");
        let (mut set_up, mut turn) = (false, 0);
        while let Some(ask) = game.ask() {
            set_up &= game.open().turns() == turn;
            assert!(!(set_up && ask.topic.is_action()), "an action after a set-up");
            let mv = choose(&listed(&game), &mut dice);
            if let Move::BuildingSites(building_sites::Move::SetUp { .. }) = mv {
                assert!(matches!(ask.topic, Topic::Action | Topic::FurtherAction));
                (set_up, turn, seen) = (true, game.open().turns(), seen + 1);
            }
            game.apply(ask.seat, mv).expect("listed");
        }
    }
    assert!(seen > 200, "{seen}");
}
