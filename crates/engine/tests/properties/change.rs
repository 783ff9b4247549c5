//! Coins: 24 of them, in the bag or open before somebody; what is drawn is chance.

use crate::common::{unseen::*, *};
use sabika_engine::{
    Config, Game, Move,
    flow::{Ask, Event, Topic},
    modules::{
        House, ModuleEvent, ModuleId,
        change::{self, Event as Told},
    },
    position::{BadPosition, Position},
    value::*,
};
use serde_json::{Value, json};

fn with_change(dice: &mut Dice) -> Config {
    let mut config = any_config(dice);
    config.modules.insert(ModuleId::Change);
    config
}

fn lay(given: Value) -> Result<Game, BadPosition> {
    serde_json::from_value::<Position>(given).expect("well spelt").set_up()
}

/// Six coins of each currency wherever they lie; only who has just paid too much is asked, draws no more than are due, and
/// everybody hears what came out.
///
/// Proves: CHG-1 CHG-2 CHG-4 CHG-11 CHG-14 CHG-21 CHG-22
#[test]
fn coins_are_never_lost() {
    let [mut drawn, mut declined, mut spent] = [0; 3];
    for n in 0..200 {
        let config = with_change(&mut Dice::loose(91 << 32 | n));
        let _label = Label(format!("game {n} of {config:?}"));
        let mut dice = Dice::loose(n);
        let mut game = Game::<House>::new(config, Seed::from_number(n)).expect("playable");
        while let Some(ask) = game.ask() {
            let room = game.rooms().change.expect("in play");
            let mut all = room.open.bag;
            Seat::all(MAX_PLAYERS).for_each(|seat| all.add_all(&room.open.coins[seat]));
            assert!(Currency::ALL.iter().all(|c| all.count(Card::coin(*c)) == 6) && all.len() == 24, "{all}");
            assert!(game.open().discard().cards().all(|card| !card.is_coin()), "a coin was discarded");
            let surplus = game.open().surplus().amount;
            if ask.topic == Topic::Surplus && !config.modules.has(ModuleId::ExchangeCertificates) {
                assert!(surplus >= 2 && !room.open.bag.is_empty(), "nothing is due");
            }
            let mv = choose(&listed(&game), &mut dice);
            let mut told = Vec::new();
            game.apply_told(ask.seat, mv, &mut told).expect("listed");
            let now = game.rooms().change.expect("in play").open;
            match mv {
                Move::Change(change::Move::Draw(count)) => {
                    assert_eq!(ask.topic, Topic::Surplus);
                    assert!((1..=surplus / 2).contains(&count));
                    let Some(Event::Module(event @ ModuleEvent::Change(Told::Drew { seat, coins }))) = told.first()
                    else {
                        panic!("{told:?}")
                    };
                    assert_eq!((*seat, coins.len()), (ask.seat, count));
                    assert_eq!(event.told(None), *event);
                    let mut had = room.open.coins[ask.seat];
                    had.add_all(coins);
                    assert_eq!(now.coins[ask.seat], had);
                    assert_eq!(game.open().revealed_at(), game.open().ply(), "a blind draw cannot be taken back");
                    drawn += u32::from(count);
                }
                Move::Pass if ask.topic == Topic::Surplus => declined += 1,
                _ => spent += u32::from(now.bag.len() - room.open.bag.len()),
            }
            assert!(game.hand(ask.seat).coins().is_empty(), "a coin is no card of a hand");
        }
    }
    assert!(drawn > 300 && declined > 200 && spent > 200, "{drawn}, {declined}, {spent}");
}

/// Nobody can foresee a draw: in a game that looks the same to everybody other coins come out.
///
/// Proves: CHG-4 CHG-11
#[test]
fn a_draw_is_not_foreseen() {
    let [mut tried, mut other_coins] = [0; 2];
    for n in 0..150 {
        let config = with_change(&mut Dice::loose(92 << 32 | n));
        walk::<House>(config, n, |game, dice| {
            let mv = Move::Change(change::Move::Draw(1));
            let due = |ask: &Ask| ask.topic == Topic::Surplus && listed(game).contains(&mv);
            let Some(ask) = game.ask().filter(due) else { return };
            let mut other = cannot_tell(game, ask.seat, dice);
            let mut same = game.clone();
            same.apply(ask.seat, mv).expect("one coin is due");
            other.apply(ask.seat, mv).expect("one coin is due there too");
            tried += 1;
            let coins = |game: &Game| game.rooms().change.expect("in play").open.coins;
            other_coins += u32::from(coins(&same) != coins(&other));
        });
    }
    assert!(tried > 100 && other_coins > tried / 3, "{other_coins} of {tried}");
}

/// No more coins of a currency than there are, wherever they are said to lie, and none in a hand or the discard pile.
///
/// Proves: CHG-1 CHG-14 CHG-16
#[test]
fn impossible_coins_are_refused() {
    let rule = |given: Value| {
        lay(given).map(|_| ()).map_err(|bad| (bad.field, bad.rule.map(|rule| rule.to_string()).unwrap_or_default()))
    };
    let said = |change: Value| json!({ "modules": ["change"], "change": change });
    let six = ["denar"; 6];
    let bad = |field: &str, rule: &str| Err((field.to_string(), rule.to_string()));
    assert_eq!(rule(said(json!({ "coins": { "A": six }, "bag": [] }))), Ok(()));
    assert_eq!(rule(said(json!({ "coins": { "A": six, "B": ["denar"] } }))), bad("change.coins.B", "CHG-1"));
    assert_eq!(rule(said(json!({ "coins": { "A": six }, "bag": ["denar"] }))), bad("change.bag", "CHG-1"));
    assert_eq!(rule(said(json!({ "coins": { "D": ["denar"] } }))), bad("change.coins", ""));
    let with = |part: &str, value: Value| {
        let mut given = json!({ "modules": ["change"] });
        given[part] = value;
        rule(given)
    };
    assert_eq!(with("A", json!({ "hand": ["denar-coin"] })), bad("A.hand", ""));
    assert_eq!(with("discard", json!(["denar-coin"])), bad("discard", ""));
    assert_eq!(with("display", json!(["denar-coin"])), bad("display", ""));
    assert_eq!(with("deck", json!(["denar-coin"])), bad("deck", ""));
}
