//! The treasure chamber: what is drawn, and that no chest gets lost.

use crate::common::*;
use sabika_engine::{
    Config, Game, Move,
    flow::{Event, Topic},
    modules::{
        House, ModuleEvent, ModuleId, ModuleSet, ModuleTopic, Room,
        treasure_chamber::{self, Event as Told, Question, TreasureChamber, sum},
    },
    position::{BadPosition, Position},
    value::*,
};
use serde_json::{Value, json};

/// TRE: pavilion 5, seraglio 5, arcades 7, chambers 7, garden 9, tower 9.
const BOX: [u8; 6] = [5, 5, 7, 7, 9, 9];

fn room(game: &Game) -> Room<TreasureChamber> {
    game.rooms().treasure_chamber.expect("in play")
}

fn with_chests(dice: &mut Dice) -> Config {
    let mut config = any_config(dice);
    config.modules.insert(ModuleId::TreasureChamber);
    config
}

/// Every chest, place by place.
fn all(game: &Game) -> ByBuilding<u8> {
    let open = room(game).open;
    let mut all = open.bag;
    for kind in Building::ALL {
        all[kind] += open.waiting[kind] + open.vaults.iter().map(|room| room[kind]).sum::<u8>();
    }
    for tile in open.chests.iter() {
        all[tile.building().expect("only buildings carry chests")] += 1;
    }
    all
}

/// Four in each room, thirty in the bag, whoever plays; every chest is equally likely to be drawn.
///
/// Proves: TRE-1
#[test]
fn the_first_rooms() {
    let (mut drawn, games) = ([0u32; 6], 1000);
    for n in 0..games {
        let players = 2 + (n % 5) as u8;
        let modules: ModuleSet = [ModuleId::TreasureChamber].into_iter().collect();
        let config = Config::players(players).with(modules);
        let game = Game::<House>::new(config, Seed::from_number(n)).expect("playable");
        let open = room(&game).open;
        assert_eq!((open.vaults.map(|room| sum(&room)), sum(&open.bag)), ([4; 3], 30));
        assert_eq!(all(&game).as_slice(), BOX);
        for (at, kind) in Building::ALL.into_iter().enumerate() {
            drawn[at] += open.vaults.iter().map(|room| u32::from(room[kind])).sum::<u32>();
        }
    }
    for (at, of_colour) in BOX.into_iter().enumerate() {
        let expected = games as u32 * 12 * u32::from(of_colour) / 42;
        assert!(drawn[at].abs_diff(expected) < expected / 10, "{drawn:?}: not {expected} of the colour {at}");
    }
}

/// In every state all chests are there; a room has four or none; a chest stands on a building of an Alhambra or on one of
/// Dirk's tiles; they wait only within the turn in which they were bought; a chamber that was closed stays so.
///
/// Proves: TRE-4 TRE-8 TRE-9 TRE-10 TRE-13 TRE-16 TRE-17 TRE-18 TRE-19
#[test]
fn no_chest_gets_lost() {
    let [mut bought, mut put, mut lost, mut closed, mut to_dirk] = [0; 5];
    for n in 0..200 {
        let config = with_chests(&mut Dice::loose(101 << 32 | n));
        let _label = Label(format!("game {n} of {config:?}"));
        let mut dice = Dice::loose(n);
        let mut game = Game::<House>::new(config, Seed::from_number(n)).expect("playable");
        while let Some(ask) = game.ask() {
            let mv = choose(&listed(&game), &mut dice);
            let (before, mut told) = (game.clone(), Vec::new());
            game.apply_told(ask.seat, mv, &mut told).expect("listed");
            if before.open().turns() == 0 {
                continue; // the table may not be set yet
            }
            let (was, now) = (room(&before).open, room(&game).open);
            assert_eq!(all(&game).as_slice(), BOX, "{mv}");
            assert!(now.vaults.iter().all(|room| [0, 4].contains(&sum(room))), "{mv}");
            let open = game.open();
            let on = |tiles: &TileSet| now.count(tiles);
            let counted = open.seats().map(|seat| on(open.built(seat))).sum::<u8>() + on(open.dirk());
            assert_eq!(counted, now.chests.len(), "{mv}");
            assert!(!was.closed || now.closed);
            assert!(!was.closed || now.vaults.iter().zip(&was.vaults).all(|(now, was)| sum(now) <= sum(was)), "{mv}");
            if game.ask().is_some_and(|ask| matches!(ask.topic, Topic::Action | Topic::Window | Topic::LastTiles)) {
                assert_eq!(sum(&now.waiting), 0, "{mv}");
            }
            if let Move::TreasureChamber(treasure_chamber::Move::Buy { pay, .. }) = mv {
                assert!(ask.topic.is_action() && pay.is_none(), "{mv}");
            }
            if let Move::TreasureChamber(treasure_chamber::Move::Pay(pay)) = mv {
                bought += 1;
                assert!(was.buying.is_some() && now.buying.is_none() && pay.total() >= 8);
                assert!(game.ask().is_none_or(|ask| ask.topic != Topic::FurtherAction), "TRE-4");
            }
            for event in &told {
                match event {
                    Event::Module(ModuleEvent::TreasureChamber(Told::Put { .. })) => put += 1,
                    Event::Module(ModuleEvent::TreasureChamber(Told::Lost { tile, .. })) => {
                        assert!(was.chests.has(*tile) && !now.chests.has(*tile));
                        lost += 1;
                    }
                    Event::Module(ModuleEvent::TreasureChamber(Told::Closed)) => closed += 1,
                    Event::Module(ModuleEvent::TreasureChamber(Told::DirkGot { tile })) => {
                        assert!(open.dirk().has(*tile));
                        to_dirk += 1;
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(
        bought > 500 && put > 300 && lost > 20 && closed > 5 && to_dirk > 20,
        "{bought} {put} {lost} {closed} {to_dirk}"
    );
}

/// After the distribution the buyer has no chest left over that fits: per colour all are placed, or no building is free.
/// Everybody else is asked in seat order and only with something to choose from.
///
/// Proves: TRE-11 TRE-12 TRE-14
#[test]
fn the_buyer_places_all_that_fit() {
    let (mut offers, mut choices) = (0, 0);
    for n in 0..150 {
        let config = with_chests(&mut Dice::loose(102 << 32 | n));
        walk::<House>(config, n, |game, _| {
            let Some(ask) = game.ask() else { return };
            let Topic::Module(ModuleTopic::TreasureChamber(question)) = ask.topic else { return };
            let (open, chests) = (game.open(), room(game).open);
            let fits = |tiles: &TileSet, kind: Building| {
                chests.waiting[kind] > 0 && chests.free(open, tiles, kind).count() > 0
            };
            let any = |tiles: &TileSet| Building::ALL.into_iter().any(|kind| fits(tiles, kind));
            match question {
                Question::Pay => assert!(ask.seat == open.on_turn() && chests.buying.is_some()),
                Question::Place => {
                    choices += 1;
                    assert_eq!(ask.seat, open.on_turn());
                    let choice = |kind: Building| {
                        let free = chests.free(open, open.built(ask.seat), kind).count();
                        chests.waiting[kind] > 0 && free > chests.waiting[kind].into()
                    };
                    assert!(Building::ALL.into_iter().any(choice), "a forced placement is not asked about");
                }
                Question::Offer => {
                    offers += 1;
                    assert!(any(open.built(ask.seat)));
                    assert_ne!(ask.seat, open.on_turn());
                    assert!(!any(open.built(open.on_turn())) && !any(open.dirk()));
                }
            }
        });
    }
    assert!(offers > 300 && choices > 20, "{offers} offers, {choices} choices");
}

/// What a described position cannot say.
///
/// Proves: TRE-1 TRE-9 TRE-10
#[test]
fn impossible_chests_are_refused() {
    let lay = |players: u8, chests: Value| -> Result<Game, BadPosition> {
        let mut position = json!({
            "players": players, "modules": ["treasure_chamber", "squares"], "treasure_chamber": chests,
            "A": { "alhambra": ["tower-11-open 1,0", "square_tower_1 0,1"], "reserve": ["tower-12-open"] },
        });
        if players == 2 {
            position["dirk"] = json!(["tower-13-E"]);
        }
        serde_json::from_value::<Position>(position).expect("well spelt").set_up()
    };
    let rule = |players, given| {
        let bad = lay(players, given).expect_err("impossible");
        bad.rule.map(|rule| rule.to_string()).unwrap_or_default()
    };
    assert_eq!(rule(3, json!({ "chests": { "A": ["tower-12-open"] } })), "TRE-9");
    assert_eq!(rule(3, json!({ "chests": { "A": ["tower-11-open", "tower-11-open"] } })), "TRE-9");
    assert_eq!(rule(3, json!({ "chests": { "B": ["tower-11-open"] } })), "TRE-9");
    assert_eq!(rule(3, json!({ "chests": { "A": ["square_tower_1"] } })), "TRE-10");
    assert_eq!(rule(3, json!({ "chests": { "D": ["tower-11-open"] } })), "");
    assert_eq!(rule(2, json!({ "dirk": ["tower-12-open"] })), "TRE-9");
    assert_eq!(rule(3, json!({ "rooms": [["tower"], [], []] })), "");
    assert_eq!(rule(3, json!({ "bag": vec!["pavilion"; 6] })), "");
    assert_eq!(
        rule(3, json!({ "rooms": [vec!["tower"; 4], vec!["tower"; 4], vec!["garden"; 4]], "waiting": ["garden"] })),
        ""
    );
    let game = lay(2, json!({ "chests": { "A": ["tower-11-open"] }, "dirk": ["tower-13-E"] })).expect("possible");
    assert_eq!(all(&game).as_slice(), BOX);
    assert_eq!(room(&game).open.vaults.map(|room| sum(&room)), [4; 3], "what is not given is drawn");
}
