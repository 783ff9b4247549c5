//! Certificates: what was paid too much, up to six, lies open as money of any currency until it is spent whole.

use crate::common::*;
use sabika_engine::{
    Config, Game, Move,
    flow::{Event, Topic},
    modules::{
        House, ModuleEvent, ModuleId,
        exchange_certificates::{self, Event as Told},
    },
    position::{BadPosition, Position},
    value::*,
};
use serde_json::{Value, json};

fn with_certificates(dice: &mut Dice) -> Config {
    let mut config = any_config(dice);
    config.modules.insert(ModuleId::ExchangeCertificates);
    config
}

fn lay(given: Value) -> Result<Game, BadPosition> {
    serde_json::from_value::<Position>(given).expect("well spelt").set_up()
}

/// Every stone lies in the middle or on a certificate, with one of each currency at most on each; what is saved is all that
/// was paid too much, one to six; whoever may save finds a stone; savings are in no hand and on no pile.
///
/// Proves: CER-1 CER-2 CER-3 CER-4 CER-6 CER-9 CER-10 CER-14 CER-17
#[test]
fn stones_are_never_lost() {
    let [mut saved, mut spent, mut again] = [0; 3];
    for n in 0..250 {
        let config = with_certificates(&mut Dice::loose(211 << 32 | n));
        let _label = Label(format!("game {n} of {config:?}"));
        let mut dice = Dice::loose(n);
        let mut game = Game::<House>::new(config, Seed::from_number(n)).expect("playable");
        let each = [1, 2, 2, 3, 3][usize::from(config.players) - 2];
        let mut freed = false;
        while let Some(ask) = game.ask() {
            let room = game.rooms().exchange_certificates.expect("in play");
            let surplus = game.open().surplus();
            for currency in Currency::ALL {
                let held = Seat::all(MAX_PLAYERS)
                    .filter(|seat| room.open.saved[*seat].and_then(Card::currency) == Some(currency));
                assert_eq!(room.open.stones.of(currency) + held.count() as u8, each * u8::from(is_laid(&game)));
            }
            assert!(game.open().seats().all(|seat| game.hand(seat).notes().is_empty()));
            let moves = listed(&game);
            if ask.topic == Topic::Surplus && surplus.savable && room.open.saved[ask.seat].is_none() {
                let ways = moves.iter().filter(|mv| matches!(mv, Move::ExchangeCertificates(_))).count();
                let stones = Currency::ALL.iter().filter(|c| room.open.stones.of(**c) > 0).count();
                assert!(stones > 0, "no stone is left");
                assert_eq!(ways, if surplus.amount <= 6 { stones } else { 0 });
            }
            let mv = choose(&moves, &mut dice);
            let mut told = Vec::new();
            game.apply_told(ask.seat, mv, &mut told).expect("listed");
            let now = game.rooms().exchange_certificates.expect("in play");
            if let Move::ExchangeCertificates(exchange_certificates::Move::Save(currency)) = mv {
                let card = Card::new_note(Note::Saved, currency, surplus.amount);
                assert_eq!((ask.topic, now.open.saved[ask.seat]), (Topic::Surplus, Some(card)));
                let event = ModuleEvent::ExchangeCertificates(Told::Saved { seat: ask.seat, card });
                assert!(told.contains(&Event::Module(event.clone())) && event.told(None) == event);
                saved += 1;
                again += u32::from(freed);
            }
            freed = false;
            for seat in game.open().seats().filter(|seat| now.open.saved[*seat] != room.open.saved[*seat]) {
                if room.open.saved[seat].is_some() {
                    assert_eq!((seat, now.open.saved[seat]), (ask.seat, None), "spent by its owner, whole");
                    (spent, freed) = (spent + 1, true);
                }
            }
        }
    }
    assert!(saved > 300 && spent > 60 && again > 3, "{saved}, {spent}, {again}");
}

/// One stone per certificate, no more stones than there are, and savings lie on certificates only.
///
/// Proves: CER-1 CER-2 CER-14
#[test]
fn impossible_savings_are_refused() {
    let rule = |given: Value| {
        lay(given).map(|_| ()).map_err(|bad| (bad.field, bad.rule.map(|rule| rule.to_string()).unwrap_or_default()))
    };
    let said = |players: u8, saved: Value| {
        rule(
            json!({ "players": players, "modules": ["exchange_certificates"], "exchange_certificates": { "saved": saved } }),
        )
    };
    let bad = |field: &str, rule: &str| Err((field.to_string(), rule.to_string()));
    assert_eq!(said(2, json!({ "A": "denar-6-saved", "B": "ducat-6-saved" })), Ok(()));
    let two = said(2, json!({ "A": "denar-6-saved", "B": "denar-1-saved" }));
    assert_eq!(two, bad("exchange_certificates.saved.B", "CER-1"));
    assert_eq!(said(3, json!({ "A": "denar-6-saved", "B": "denar-1-saved" })), Ok(()));
    let three = said(4, json!({ "A": "denar-6-saved", "B": "denar-1-saved", "D": "denar-2-saved" }));
    assert_eq!(three, bad("exchange_certificates.saved.D", "CER-1"));
    assert_eq!(said(5, json!({ "A": "denar-6-saved", "B": "denar-1-saved", "D": "denar-2-saved" })), Ok(()));
    assert_eq!(said(3, json!({ "A": "denar-6" })), bad("exchange_certificates.saved.A", "CER-2"));
    assert_eq!(said(3, json!({ "A": "denar-4-inn" })), bad("exchange_certificates.saved.A", "CER-2"));
    assert_eq!(said(3, json!({ "D": "denar-4-saved" })), bad("exchange_certificates.saved", ""));
    assert!("denar-7-saved".parse::<Card>().is_err() && "denar-0-saved".parse::<Card>().is_err());
    for part in ["display", "discard", "deck"] {
        let mut given = json!({ "modules": ["exchange_certificates"] });
        given[part] = json!(["denar-3-saved"]);
        assert_eq!(rule(given), bad(part, ""));
    }
    let hand = json!({ "modules": ["exchange_certificates"], "A": { "hand": ["denar-3-saved"] } });
    assert_eq!(rule(hand), bad("A.hand", ""));
}
