//! Coins: drawn blind, and never more than were paid too much.

use crate::{common::*, plies::play};
use sabika_engine::{
    Game, Move,
    flow::Event,
    modules::{House, ModuleEvent, ModuleId, change},
    position::Position,
    value::*,
};
use serde_json::json;

/// Somebody who pays 11 for a tile of price 5, with a bag that holds coins in very different numbers.
fn overpaid(seed: u64) -> Game<House> {
    let position: Position = serde_json::from_value(json!({
        "modules": ["change"], "seed": seed, "yard": { "1": "arcades-5-NW" },
        "A": { "hand": ["gulden-9", "gulden-2"] },
        "change": { "bag": ["gulden", "dirham", "dirham", "denar", "denar", "denar", "ducat", "ducat", "ducat", "ducat"] },
    }))
    .expect("a position");
    let mut game: Game<House> = position.set_up().expect("a table");
    let pay = ["gulden-9", "gulden-2"].iter().map(|card| card.parse::<Card>().expect("a card")).collect();
    game.apply(Seat::FIRST, Move::Buy { slot: Slot::ALL[0], pay }).expect("more may be paid than is needed");
    game
}

/// Every coin in the bag is equally likely, the first as the last that is drawn.
///
/// Proves: CHG-4 CHG-8
#[test]
fn every_coin_is_equally_likely() {
    let games = 4_000u32;
    for wanted in [1, 3] {
        let mut drawn = [0u32; 4];
        for seed in 0..games.into() {
            let mut game = overpaid(seed);
            let before = game.rooms().change.expect("played").open.bag;
            game.apply(Seat::FIRST, Move::Change(change::Move::Draw(wanted))).expect("three are due");
            let room = game.rooms().change.expect("played").open;
            let own = room.coins[Seat::FIRST];
            assert_eq!((own.len(), before.len()), (wanted, room.bag.len() + wanted));
            for (n, currency) in Currency::ALL.into_iter().enumerate() {
                drawn[n] += u32::from(own.count(Card::coin(currency)));
            }
        }
        for (n, count) in drawn.into_iter().enumerate() {
            let expected = f64::from(games) * f64::from(wanted) * (n + 1) as f64 / 10.0;
            // Five standard deviations; drawing without putting back varies less.
            assert!((f64::from(count) - expected).abs() < 5.0 * expected.sqrt(), "{drawn:?} of {wanted} each");
        }
    }
}

/// Coins come from overpaid purchases and auctions alone, in the open, as many as were asked for; and whoever has paid
/// exactly is not asked.
///
/// Proves: CHG-2 CHG-3 CHG-5 CHG-6 CHG-9 CHG-11 CHG-14 CHG-22
#[test]
fn coins_come_from_what_was_paid_too_much() {
    let [mut drawn, mut spent] = [0; 2];
    for n in 0..120 {
        let mut config = any_config(&mut Dice::loose(34 << 32 | n));
        config.modules.insert(ModuleId::Change);
        play(config, n, |ply| {
            let [before, after] = [ply.before, ply.after].map(|game| game.rooms().change.expect("played").open);
            for seat in ply.before.open().seats() {
                let (was, now) = (before.coins[seat], after.coins[seat]);
                if was == now {
                    continue;
                }
                assert_eq!(seat, ply.ask.seat, "somebody else's coins changed");
                if let Move::Change(change::Move::Draw(count)) = ply.mv {
                    drawn += 1;
                    assert!(count <= ply.before.open().surplus().amount / 2 && count <= before.bag.len());
                    assert!(now.contains(&was) && now.len() == was.len() + count);
                    let mut coins = now;
                    coins.remove_all(&was);
                    let told = Event::Module(ModuleEvent::Change(change::Event::Drew { seat, coins }));
                    assert_eq!(ply.told[0], told);
                } else {
                    spent += 1;
                    assert!(was.contains(&now), "{} brought coins", ply.mv);
                }
            }
        });
    }
    assert!(drawn > 200 && spent > 100, "{drawn} draws, {spent} payments");
}
