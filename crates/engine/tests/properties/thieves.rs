//! Twelve secret thieves: how they are dealt, that each steals once, and that nobody can tell what the others hold.

use crate::common::{unseen::*, *};
use sabika_engine::{
    Config, Game, Move,
    flow::Event,
    modules::{
        House, ModuleEvent, ModuleId, ModuleSet,
        thieves::{self, Event as Told},
    },
    position::{BadPosition, Position},
    value::*,
};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn with_thieves(dice: &mut Dice) -> Config {
    let mut config = any_config(dice);
    config.modules.insert(ModuleId::Thieves);
    config
}

/// How many thieves of each currency are in the hands and out of the game.
fn counted(game: &Game) -> [u8; 4] {
    let room = game.rooms().thieves.expect("in play");
    let hands = |currency| game.open().seats().map(|seat| room.hands[seat].of(currency)).sum::<u8>();
    Currency::ALL.map(|currency| hands(currency) + room.dark.removed.of(currency))
}

/// So many for each player, and so many that leave the game unseen, for 2 to 6 players (example 1).
const DEALT: [(u8, usize); 5] = [(4, 4), (4, 0), (3, 0), (2, 2), (2, 0)];

/// Only the owner hears which thieves were dealt; nobody hears of the rest, and Dirk gets none.
///
/// Proves: THI-1 THI-2 THI-3 THI-4
#[test]
fn the_deal() {
    let modules: ModuleSet = [ModuleId::Thieves].into_iter().collect();
    for (players, (each, removed)) in (2..).zip(DEALT) {
        let mut found = BTreeSet::new();
        for seed in 0..60 {
            let mut told = Vec::new();
            let config = Config::players(players).with(modules);
            let game = Game::<House>::new_told(config, Seed::from_number(seed), &mut told).expect("playable");
            let room = game.rooms().thieves.expect("in play");
            assert_eq!(counted(&game), [3; 4], "every thief is in one place");
            assert_eq!(room.dark.removed.each().count(), removed);
            found.insert(room.hands[Seat::FIRST].each().map(|thief| thief as u8).collect::<Vec<_>>());

            let deals: Vec<&ModuleEvent> = told
                .iter()
                .filter_map(|event| match event {
                    Event::Module(event @ ModuleEvent::Thieves(_)) => Some(event),
                    _ => None,
                })
                .collect();
            assert_eq!(deals.len(), usize::from(players));
            for (owner, deal) in game.open().seats().zip(deals) {
                assert_eq!((room.open.held[owner], room.hands[owner].each().count()), (each, each.into()));
                for to in game.open().seats().map(Some).chain([None]) {
                    let thieves = (to == Some(owner)).then_some(room.hands[owner]);
                    assert_eq!(deal.told(to), ModuleEvent::Thieves(Told::Dealt { seat: owner, count: each, thieves }));
                }
            }
        }
        assert!(found.len() > 5, "{players} players: only {found:?} were dealt");
    }
}

/// In every state of a game the thieves that are left are those of the deal less those played; a theft takes one thief and
/// one card of its currency, and everybody hears of it.
///
/// Proves: THI-2 THI-9 THI-10 THI-12 THI-16 THI-24
#[test]
fn a_thief_steals_once() {
    let [mut stolen, mut dear] = [0; 2];
    for n in 0..200 {
        let config = with_thieves(&mut Dice::loose(81 << 32 | n));
        let _label = Label(format!("game {n} of {config:?}"));
        let mut dice = Dice::loose(n);
        let mut game = laid(config, n);
        let (mut left, unseen) = ([3; 4], game.rooms().thieves.expect("in play").dark);
        while let Some(ask) = game.ask() {
            assert_eq!(counted(&game), left);
            let mv = choose(&listed(&game), &mut dice);
            let (before, mut told) = (game.clone(), Vec::new());
            game.apply_told(ask.seat, mv, &mut told).expect("listed");
            let (was, now) = (before.rooms().thieves.expect("in play"), game.rooms().thieves.expect("in play"));
            assert_eq!(now.dark, unseen, "what was never dealt stays out");
            let Move::Thieves(thieves::Move::Steal(card)) = mv else {
                assert_eq!((now.open, now.hands), (was.open, was.hands), "{mv} is no theft");
                continue;
            };
            let currency = card.currency().expect("only money of a currency is stolen");
            left[currency as usize] -= 1;
            stolen += 1;
            dear += u32::from(card.value() > 5);
            for thief in Currency::ALL {
                let played = u8::from(thief == currency);
                assert_eq!(now.hands[ask.seat].of(thief) + played, was.hands[ask.seat].of(thief));
            }
            assert_eq!(now.open.held[ask.seat] + 1, was.open.held[ask.seat]);
            assert!(before.open().display().contains(&card));
            let mut hand = *before.hand(ask.seat);
            hand.add(card);
            assert_eq!(*game.hand(ask.seat), hand, "one card, and no other");
            let stole = ModuleEvent::Thieves(Told::Stole { seat: ask.seat, card });
            assert_eq!(told[0], Event::Module(stole.clone()));
            for to in game.open().seats().map(Some).chain([None]) {
                assert_eq!(stole.told(to), stole);
            }
        }
        assert_eq!(counted(&game), left);
    }
    assert!(stolen > 300 && dear > 100, "{stolen} thefts, {dear} of more than 5");
}

/// What a seat sees does not hang on the thieves of the others, nor on those that were never dealt.
///
/// Proves: THI-2 THI-3 THI-19
#[test]
fn the_others_thieves_may_be_any() {
    let [mut tried, mut changed, mut removed] = [0; 3];
    for n in 0..120 {
        let config = with_thieves(&mut Dice::loose(82 << 32 | n));
        walk::<House>(config, n, |game, dice| {
            if !is_laid(game) {
                return;
            }
            let hidden: u8 = counted(game).iter().sum();
            let players = usize::from(config.players);
            let seat = Seat::new(dice.below(players as u32) as u8).expect("a seat of the table");
            let held = game.rooms().thieves.expect("in play").open.held;
            let others: u8 = game.open().seats().filter(|other| *other != seat).map(|other| held[other]).sum();
            if dice.below(6) > 0 || hidden - held[seat] < 4 || others == 0 {
                return; // little is left to deal
            }
            let other = cannot_tell(game, seat, dice);
            let (room, dealt) = (game.rooms().thieves.expect("in play"), other.rooms().thieves.expect("in play"));
            assert_eq!(room.hands[seat], dealt.hands[seat], "the own hand stays");
            assert_eq!(room.open, dealt.open);
            assert_eq!(counted(game), counted(&other));
            for s in game.open().seats() {
                assert_eq!(dealt.hands[s].each().count(), usize::from(dealt.open.held[s]));
            }
            tried += 1;
            changed += u32::from(room.hands != dealt.hands);
            removed += u32::from(room.dark != dealt.dark);
        });
    }
    assert!(changed > tried / 3 && removed > tried / 20, "{tried} redeals: {changed} changed, {removed} of the unseen");
}

/// Nobody is given more thieves than are dealt, nor more of a currency than there are.
///
/// Proves: THI-1
#[test]
fn impossible_hands_are_refused() {
    let lay = |players: u8, hands: Value| -> Result<Game, BadPosition> {
        let position = json!({ "players": players, "modules": ["thieves"], "thieves": { "hands": hands } });
        serde_json::from_value::<Position>(position).expect("well spelt").set_up()
    };
    let rule = |players, hands| lay(players, hands).expect_err("impossible").rule.map(|rule| rule.to_string());
    let thi_1 = Some("THI-1".to_string());
    assert_eq!(rule(3, json!({ "A": ["denar", "denar", "ducat", "ducat", "gulden"] })), thi_1);
    assert_eq!(rule(4, json!({ "B": ["denar", "denar", "ducat", "ducat"] })), thi_1);
    assert_eq!(rule(6, json!({ "F": ["denar", "ducat", "gulden"] })), thi_1);
    assert_eq!(rule(3, json!({ "A": ["denar", "denar"], "B": ["denar", "denar"] })), None);
    assert_eq!(rule(3, json!({ "D": ["denar"] })), None);

    for (players, (each, removed)) in (2..).zip(DEALT) {
        let game = lay(players, json!({ "A": ["denar"] })).expect("possible");
        let room = game.rooms().thieves.expect("in play");
        assert_eq!(counted(&game), [3; 4], "what is not given is dealt, or out of the game");
        assert_eq!((room.open.held[Seat::FIRST], room.open.held[Seat::FIRST.next(players)]), (1, each));
        assert_eq!(room.dark.removed.each().count(), removed + usize::from(each) - 1);
    }
}
