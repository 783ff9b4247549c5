//! Caravanserais: eight cards, and stones that go one field in a turn and fall back when they pay.

use crate::common::*;
use sabika_engine::{
    Move,
    flow::Event,
    modules::{
        ModuleEvent, ModuleId,
        caravanserai::{Event as Told, Inn, Move as Own, types},
    },
    value::*,
};

/// Two cards of each currency, all different; each has one side field for each other currency, and over all cards every
/// currency stands twice beside each of the values 2, 3 and 4.
///
/// Proves: CAR-1
#[test]
fn eight_different_cards() {
    let sides = |inn: Inn| (2..=4).map(|value| inn.side(value).expect("a side field")).collect::<Vec<_>>();
    let all: Vec<_> = Inn::all().map(|inn| (inn.main(), sides(inn))).collect();
    assert_eq!(all.len(), 8);
    for (n, (main, sides)) in all.iter().enumerate() {
        assert!(!all[..n].contains(&all[n]), "{main} twice");
        assert_eq!(all.iter().filter(|(other, _)| other == main).count(), 2);
        for currency in Currency::ALL {
            assert_eq!(sides.iter().filter(|side| **side == currency).count(), usize::from(currency != *main));
        }
    }
    for at in 0..3 {
        for currency in Currency::ALL {
            assert_eq!(all.iter().filter(|(_, sides)| sides[at] == currency).count(), 2, "{currency} at {}", at + 2);
        }
    }
    assert!(Inn::all().all(|inn| [0, 1, 5].iter().all(|value| inn.side(*value).is_none())));
}

/// In whole games: a card is bought by whoever has the types for it, on 0, and stays; a stone moves one field in the own
/// turn, one stone in a turn; otherwise it changes only by falling to 0 when it pays.
///
/// Proves: CAR-3 CAR-4 CAR-5 CAR-9 CAR-11 CAR-13 CAR-14 CAR-15 CAR-16 CAR-21
#[test]
fn stones_go_one_field_and_fall_back() {
    let [mut bought, mut second, mut moved, mut aside, mut spent] = [0; 5];
    for n in 0..250 {
        let mut config = any_config(&mut Dice::loose(78 << 32 | n));
        config.modules.insert(ModuleId::Caravanserai);
        let _label = Label(format!("game {n} of {config:?}"));
        let (mut dice, mut game) = (Dice::loose(n), laid(config, n));
        let mut last_move = None;
        while let Some(ask) = game.ask() {
            let before = game.rooms().caravanserai.expect("in play").open;
            let kinds = types(game.open(), ask.seat);
            let turn = game.open().turns();
            let mv = choose(&listed(&game), &mut dice);
            let mut told = Vec::new();
            game.apply_told(ask.seat, mv, &mut told).expect("listed");
            let now = game.rooms().caravanserai.expect("in play").open;
            let held: usize = game.open().seats().map(|seat| now.owned[seat].len()).sum();
            assert_eq!(held + now.supply.len(), 8);
            let paid = |card: Inn| {
                let spent = |event: &&Event| matches!(event, Event::Module(ModuleEvent::Caravanserai(Told::Spent { card: c, .. })) if *c == card);
                told.iter().filter(spent).count()
            };
            for seat in game.open().seats() {
                let (old, new) = (&before.owned[seat], &now.owned[seat]);
                assert!(old.iter().zip(new.iter()).all(|(a, b)| a.card == b.card) && new.len() >= old.len());
                if new.len() > old.len() {
                    let card = new.last().expect("a card");
                    assert!(matches!(mv, Move::Caravanserai(Own::Buy { card: c, .. }) if c == card.card));
                    assert_eq!((seat, new.len(), card.value), (ask.seat, old.len() + 1, 0));
                    assert!(new.len() <= 2 && kinds >= 3 + new.len() as u8);
                    bought += 1;
                    second += u32::from(new.len() == 2);
                }
                for (old, new) in old.iter().zip(new.iter()) {
                    if paid(old.card) > 0 {
                        assert!(old.value > 0 && new.value == 0 && !new.side);
                        spent += 1;
                        continue;
                    }
                    match mv {
                        Move::Caravanserai(Own::Onward { card }) if card == old.card => {
                            assert_eq!((new.value, new.side, old.side), (old.value + 1, false, false));
                            assert!(new.value <= 5 && new.currency() == old.currency());
                        }
                        Move::Caravanserai(Own::Outward { card }) if card == old.card => {
                            assert_eq!((new.value, new.side, old.side), (old.value, true, false));
                            assert!((2..=4).contains(&new.value) && new.currency() != old.currency());
                            aside += 1;
                        }
                        _ => {
                            assert_eq!(old, new);
                            continue;
                        }
                    }
                    assert_eq!((seat, ask.seat), (ask.seat, game.open().on_turn()));
                    assert_ne!(last_move, Some(turn), "one stone in a turn");
                    last_move = Some(turn);
                    moved += 1;
                }
            }
        }
    }
    assert!(
        bought > 100 && second > 10 && moved > 300 && aside > 50 && spent > 50,
        "{bought}, {second}, {moved}, {aside}, {spent}"
    );
}
