//! Attacks and scouts: how they are dealt, and who can know the next one.

use crate::common::{unseen::*, *};
use sabika_engine::{
    Config, Game,
    flow::Event,
    modules::{
        House, ModuleEvent, ModuleId, ModuleSet, Room,
        invaders::{Event as Told, Invaders},
    },
    position::{BadPosition, Position},
    value::*,
};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn with_invaders(dice: &mut Dice) -> Config {
    let mut config = any_config(dice);
    config.modules.insert(ModuleId::Invaders);
    config
}

fn room(game: &Game) -> &Room<Invaders> {
    game.rooms().invaders.as_ref().expect("in play")
}

/// Every order of the attacks is possible, and every pair of scouts.
///
/// Proves: INV-1 INV-2 INV-23
#[test]
fn the_deal() {
    let modules: ModuleSet = [ModuleId::Invaders].into_iter().collect();
    let (mut orders, mut pairs) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..400 {
        let mut config = Config::players(2 + (seed % 5) as u8).with(modules);
        let game = Game::<House>::new(config, Seed::from_number(seed)).expect("playable");
        let dealt = room(&game);
        let order: Vec<u8> = dealt.dark.attacks.iter().map(|side| *side as u8).collect();
        assert_eq!(order.iter().collect::<BTreeSet<_>>().len(), 4, "one card from each side");
        orders.insert(order);
        assert_eq!((dealt.open.scouts.len(), dealt.open.scouts_left, dealt.dark.scouts.len()), (2, 4, 4));
        let scouts: BTreeSet<Building> = dealt.open.scouts.iter().chain(dealt.dark.scouts.iter()).copied().collect();
        assert_eq!(scouts.len(), 6, "one scout for each type");
        pairs.insert(dealt.open.scouts.iter().copied().collect::<BTreeSet<_>>());
        assert_eq!(dealt.open.next, None);

        config.options = with(config.options, "open_attack_cards", "on");
        let game = Game::<House>::new(config, Seed::from_number(seed)).expect("playable");
        let open = room(&game);
        assert_eq!(open.dark.attacks, dealt.dark.attacks, "the option does not change the deal");
        assert_eq!(open.open.next, dealt.dark.attacks.last().copied());
        assert_eq!((open.open.scouts.len(), open.open.scouts_left, open.dark.scouts.len()), (0, 0, 0));
    }
    assert_eq!((orders.len(), pairs.len()), (24, 15));
}

/// A scout goes with an exact purchase of its type and with nothing else; only who looks hears what was seen, and nobody
/// else can tell the attacks to come.
///
/// Proves: INV-16 INV-18 INV-19 INV-20 INV-22
#[test]
fn only_who_looks_knows() {
    let [mut looks, mut hidden, mut changed] = [0; 3];
    for n in 0..160 {
        let mut config = with_invaders(&mut Dice::loose(92 << 32 | n));
        config.options = with(config.options, "open_attack_cards", "off");
        let _label = Label(format!("game {n} of {config:?}"));
        let mut dice = Dice::loose(n);
        let mut game = Game::<House>::new(config, Seed::from_number(n)).expect("playable");
        while let Some(ask) = game.ask() {
            let before = *room(&game);
            let mut told = Vec::new();
            game.apply_told(ask.seat, choose(&listed(&game), &mut dice), &mut told).expect("listed");
            let mut exact = None;
            let mut left = before.open.scouts.to_vec();
            for event in &told {
                match event {
                    Event::Bought { tile, exact: true, .. } => exact = tile.building(),
                    Event::Module(event @ ModuleEvent::Invaders(Told::Scouted { seat, kind, side })) => {
                        assert_eq!((Some(*kind), *seat), (exact.take(), ask.seat));
                        let at = left.iter().position(|scout| scout == kind).expect("an open scout");
                        left.remove(at);
                        assert_eq!(*side, before.dark.attacks.last().copied());
                        for to in game.open().seats().map(Some).chain([None]) {
                            let side = side.filter(|_| to == Some(*seat));
                            let heard = ModuleEvent::Invaders(Told::Scouted { seat: *seat, kind: *kind, side });
                            assert_eq!(event.told(to), heard);
                        }
                        looks += 1;
                    }
                    Event::Module(ModuleEvent::Invaders(Told::ScoutsShown { kinds })) => left = kinds.clone(),
                    _ => {}
                }
            }
            assert!(exact.is_none_or(|kind| !before.open.scouts.contains(&kind)), "a scout was not taken");
            let now = *room(&game);
            assert_eq!(now.open.scouts.to_vec(), left);
            let next = now.dark.attacks.last().copied();
            for seat in game.open().seats() {
                assert_eq!(now.hands[seat].seen, next.filter(|_| now.open.looked[seat]));
            }
            if dice.below(8) == 0 && !game.open().is_over() {
                let seat = Seat::new(dice.below(config.players.into()) as u8).expect("a seat of the table");
                let other = *room(&cannot_tell(&game, seat, &mut dice));
                let known = now.open.looked[seat];
                assert!(!known || other.dark.attacks.last().copied() == next);
                hidden += u32::from(!known);
                changed += u32::from(!known && other.dark.attacks.last().copied() != next);
            }
        }
    }
    assert!(looks > 50 && changed > hidden / 3, "{looks} looks; {changed} of {hidden} redeals changed the next attack");
}

/// One attack from each side, one scout of each type, and as many gone as scorings were held.
///
/// Proves: INV-13 INV-18 INV-23 INV-24
#[test]
fn impossible_attacks_and_scouts_are_refused() {
    let lay = |held: Value, options: Value, given: Value| -> Result<Game, BadPosition> {
        let position = json!({
            "players": 3, "modules": ["invaders"], "rounds_held": held, "options": options, "invaders": given,
        });
        serde_json::from_value::<Position>(position).expect("well spelt").set_up()
    };
    let refused = |held: Value, given: Value| {
        let bad = lay(held, json!({}), given).expect_err("impossible");
        (bad.field, bad.rule.map(|rule| rule.to_string()).unwrap_or_default())
    };
    let is = |field: &str, rule: &str| (format!("invaders.{field}"), rule.to_string());
    assert_eq!(refused(json!([]), json!({ "attacks": ["N", "N"] })), is("attacks", "INV-13"));
    assert_eq!(refused(json!([1]), json!({ "attacks": ["N"], "past": ["N"] })), is("past", "INV-13"));
    assert_eq!(refused(json!([]), json!({ "past": ["N"] })), is("past", "INV-24"));
    assert_eq!(refused(json!([1, 2]), json!({ "past": ["N"] })), is("past", "INV-24"));
    assert_eq!(refused(json!([1]), json!({ "attacks": ["N", "E", "S", "W"] })), is("attacks", "INV-24"));
    assert_eq!(refused(json!([]), json!({ "attack": "N", "attacks": ["E"] })), is("attack", ""));
    assert_eq!(refused(json!([]), json!({ "scouts": ["tower", "tower"] })), is("scouts", ""));
    assert_eq!(refused(json!([]), json!({ "scouts": ["tower", "garden", "arcades"] })), is("scouts", ""));
    assert_eq!(refused(json!([]), json!({ "scouts": ["tower"], "face_down": ["tower"] })), is("face_down", ""));
    assert_eq!(refused(json!([1, 2]), json!({ "face_down": ["tower"] })), is("face_down", ""));
    assert_eq!(refused(json!([]), json!({ "looked": ["D"] })), is("looked", ""));
    let open = json!({ "open_attack_cards": "on" });
    let bad = lay(json!([]), open, json!({ "scouts": ["tower"] })).expect_err("impossible");
    assert_eq!(bad.rule.map(|rule| rule.to_string()).as_deref(), Some("INV-23"));

    for (held, left) in [(json!([]), 4), (json!([1]), 2), (json!([1, 2]), 0)] {
        let gone = held.as_array().expect("a list").len();
        let game = lay(held, json!({}), json!({ "attacks": ["W"], "looked": ["B"] })).expect("possible");
        let room = room(&game);
        assert_eq!((room.open.past.len(), room.dark.attacks.len(), room.open.scouts_left), (gone, 4 - gone, left));
        assert_eq!(room.hands[Seat::FIRST.next(3)].seen, Some(Side::West));
    }
}
