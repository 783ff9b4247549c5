//! Sixteen master builders: how they are dealt, that each is spent once, and what the others can know of them.

use crate::common::{unseen::*, *};
use sabika_engine::{
    Config, Game, Move,
    flow::{Event, Topic},
    modules::{
        House, ModuleEvent, ModuleId, ModuleSet, building_sites, master_builders, master_builders::Event as Told,
    },
    position::{BadPosition, Position},
    value::*,
};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn with_builders(dice: &mut Dice) -> Config {
    let mut config = any_config(dice);
    config.modules.insert(ModuleId::MasterBuilders);
    config
}

/// How many builders lie in each pile of the deck.
fn in_piles(game: &Game) -> [usize; 5] {
    let mut from_top = game.dark().deck.iter().rev();
    game.open().piles().map(|size| from_top.by_ref().take(size.into()).filter(|card| card.is_builder()).count())
}

/// Every builder that is still in the game, or was never in it.
fn left(game: &Game) -> [u8; 4] {
    let mut all: Vec<Card> = game.dark().deck.iter().chain(game.open().display().iter()).copied().collect();
    game.open().seats().for_each(|seat| all.extend(game.hand(seat).cards()));
    all.extend(game.rooms().master_builders.expect("in play").dark.removed.iter());
    Currency::ALL.map(|currency| all.iter().filter(|card| **card == Card::builder(currency)).count() as u8)
}

/// How many lie in piles 3 and 5 and how many leave the game unseen, for 2 to 6 players (example 1).
const FLOW: [(usize, usize, usize); 5] = [(3, 3, 6), (3, 3, 4), (3, 3, 2), (3, 3, 0), (3, 1, 0)];

/// Two each, in secret; the rest in piles 3 and 5 or out of the game. Nothing else of the deal changes, not even who
/// begins.
///
/// Proves: MAB-1 MAB-2 MAB-3 MAB-4 MAB-5 MAB-7
#[test]
fn the_deal() {
    let modules: ModuleSet = [ModuleId::MasterBuilders].into_iter().collect();
    for (players, (third, fifth, out)) in (2..).zip(FLOW) {
        let mut found = BTreeSet::new();
        for seed in 0..80 {
            let mut told = Vec::new();
            let config = Config::players(players).with(modules);
            let game = Game::<House>::new_told(config, Seed::from_number(seed), &mut told).expect("playable");
            let plain = Game::<House>::new(Config::players(players), Seed::from_number(seed)).expect("playable");
            assert_eq!(left(&game), [4; 4], "every builder is in one place");
            assert_eq!(in_piles(&game), [0, 0, third, 0, fifth]);
            assert_eq!(game.rooms().master_builders.expect("in play").dark.removed.len(), out);
            assert_eq!(game.open().on_turn(), plain.open().on_turn(), "builders do not decide who begins");
            assert_eq!(game.open().display(), plain.open().display());
            let ordinary = |game: &Game| game.dark().deck.iter().filter(|card| !card.is_builder()).count();
            assert_eq!(ordinary(&game), ordinary(&plain), "the other cards are as many as always");
            let dealt = |event: &&Event| {
                matches!(event, Event::Dealt { .. } | Event::Module(ModuleEvent::MasterBuilders(Told::Dealt { .. })))
            };
            let dealt: Vec<&Event> = told.iter().filter(dealt).collect();
            assert_eq!(dealt.len(), 2 * usize::from(players));
            for (at, seat) in game.open().seats().enumerate() {
                let (hand, builders) = (game.hand(seat), game.hand(seat).builders());
                assert_eq!((builders.len(), game.open().builders(seat)), (2, 2));
                let mut money = *hand;
                money.remove_all(&builders);
                assert_eq!(money, *plain.hand(seat), "starting money is dealt as usual");
                // Builders first, for everybody; only their owner hears which.
                let Event::Module(deal) = dealt[at] else { panic!("{dealt:?}") };
                for to in game.open().seats().map(Some).chain([None]) {
                    let cards = (to == Some(seat)).then_some(builders);
                    assert_eq!(deal.told(to), ModuleEvent::MasterBuilders(Told::Dealt { seat, count: 2, cards }));
                }
                found.insert(builders.to_string());
            }
        }
        assert!(found.len() > 5, "{players} players: only {found:?} were dealt");
    }
}

fn voided(event: &Event) -> Option<(Seat, Purse)> {
    match event {
        Event::Module(ModuleEvent::BuildingSites(building_sites::Event::Voided { seat, cards })) => {
            Some((*seat, *cards))
        }
        _ => None,
    }
}

/// A builder leaves the game as money, through another card or for a redesign, once; one redesign a turn at most. How many
/// a hand may hold is never told too low, and exactly as long as nobody has drawn unseen.
///
/// Proves: MAB-9 MAB-11 MAB-12 MAB-13 MAB-16 MAB-17 MAB-19
#[test]
fn a_builder_is_spent_once() {
    let [mut paid, mut used, mut in_vain] = [0; 3];
    for n in 0..250 {
        let config = with_builders(&mut Dice::loose(95 << 32 | n));
        let _label = Label(format!("game {n} of {config:?}"));
        let mut dice = Dice::loose(n);
        let mut game = Game::<House>::new(config, Seed::from_number(n)).expect("playable");
        if game.open().turns() == 0 {
            continue; // traders come before the cards
        }
        let (unseen, mut last_used) = (game.rooms().master_builders.expect("in play").dark, 0);
        while let Some(ask) = game.ask() {
            let open = game.open();
            for seat in open.seats() {
                let (held, told) = (game.hand(seat).builders().len(), open.builders(seat));
                assert!(held <= told && told <= open.hand_size(seat), "{seat} holds {held}, told {told}");
                assert!(open.drew_blind() || held == told);
            }
            assert!(open.discard().cards().all(|card| !card.is_builder()), "a builder was discarded");
            assert!(open.announced().is_none() || ask.topic == Topic::Extras);
            let mv = choose(&listed(&game), &mut dice);
            let (before, mut told) = (game.clone(), Vec::new());
            game.apply_told(ask.seat, mv, &mut told).expect("listed");
            assert_eq!(game.rooms().master_builders.expect("in play").dark, unseen, "what is out stays out");
            let is_use = |event: &Event| matches!(event, Event::Module(ModuleEvent::MasterBuilders(Told::Used { .. })));
            let gone: u8 = left(&before).iter().zip(left(&game)).map(|(was, is)| was - is).sum();
            // SIT-22: at the end money of some currencies is void.
            let voided: Vec<(Seat, Purse)> = told.iter().filter_map(voided).collect();
            let gone = gone - voided.iter().map(|(_, cards)| cards.builder_count()).sum::<u8>();
            if told.iter().any(is_use) {
                let announced = before.open().announced().expect("announced before").card;
                let mut hand = *before.hand(ask.seat);
                hand.remove(announced);
                voided.iter().filter(|(seat, _)| *seat == ask.seat).for_each(|(_, cards)| hand.remove_all(cards));
                assert_eq!((gone, *game.hand(ask.seat)), (1, hand));
                assert_eq!(ask, sabika_engine::flow::Ask { seat: before.open().on_turn(), topic: Topic::Extras });
                assert!(before.open().turns() > last_used, "two in one turn");
                last_used = before.open().turns();
                used += 1;
            } else {
                paid += u32::from(gone);
                let pays = matches!(mv, Move::Buy { .. }) || mv.module().is_some();
                assert!(gone == 0 || pays, "{mv} cost {gone} builders");
            }
            match mv {
                Move::MasterBuilders(master_builders::Move::Use(_)) => {
                    assert_eq!((game.ask(), left(&game)), (Some(ask), left(&before)), "announcing costs nothing");
                    assert_eq!(game.open().revealed_at(), game.open().ply(), "the others have seen the card");
                }
                Move::Pass if before.open().announced().is_some() => {
                    // Only where nothing but a gate would have helped.
                    assert!(!before.open().can_redesign(ask.seat) && config.modules.has(ModuleId::CityGates), "MAB-19");
                }
                Move::Pass if ask.topic == Topic::Extras && before.hand(ask.seat).builders().is_empty() => in_vain += 1,
                _ => {}
            }
        }
    }
    assert!(paid > 100 && used > 100 && in_vain > 5, "{paid}, {used}, {in_vain}");
}

/// What a seat sees does not hang on which builders the others hold, nor on those that are out; who has announced one keeps
/// it.
///
/// Proves: MAB-4 MAB-7 MAB-19
#[test]
fn the_others_builders_may_be_any() {
    let [mut tried, mut changed, mut removed, mut announced] = [0; 4];
    for n in 0..150 {
        let config = with_builders(&mut Dice::loose(96 << 32 | n));
        walk::<House>(config, n, |game, dice| {
            let open = game.open();
            if dice.below(4) > 0 && open.announced().is_none() || open.turns() == 0 || open.is_over() {
                return;
            }
            let seat = Seat::new(dice.below(config.players.into()) as u8).expect("a seat of the table");
            let other = cannot_tell(game, seat, dice);
            assert_eq!(left(game), left(&other));
            assert_eq!(game.hand(seat), other.hand(seat));
            for s in open.seats().filter(|_| !open.drew_blind()) {
                assert_eq!(game.hand(s).builders().len(), other.hand(s).builders().len());
            }
            if let Some(shown) = open.announced() {
                assert!(other.hand(open.on_turn()).count(shown.card) > 0, "the announced card was seen");
                announced += 1;
            }
            // Where nobody else can hold one there is nothing to change.
            tried += u32::from(open.seats().any(|s| s != seat && open.builders(s) > 0));
            let hands = |game: &Game| open.seats().map(|s| game.hand(s).builders()).collect::<Vec<_>>();
            changed += u32::from(hands(game) != hands(&other));
            let out = |game: &Game| game.rooms().master_builders.expect("in play").dark;
            removed += u32::from(out(game) != out(&other));
        });
    }
    assert!(
        changed > tried / 10 && removed > tried / 10 && announced > 50,
        "{tried}: {changed}, {removed}, {announced}"
    );
}

/// Four of each currency, never on the discard pile, no more in the deck than come there, and nothing else among those that
/// are out.
///
/// Proves: MAB-3 MAB-16
#[test]
fn impossible_builders_are_refused() {
    let field = |part: &str, value: Value| -> Result<(), String> {
        let mut given = json!({ "modules": ["master_builders"] });
        given[part] = value;
        let lay = serde_json::from_value::<Position>(given).expect("well spelt").set_up::<House>();
        lay.map(|_| ()).map_err(|bad: BadPosition| bad.field)
    };
    let bad = |field: &str| Err(field.to_string());
    let (four, five) = (["denar-builder"; 4], ["denar-builder"; 5]);
    assert_eq!(field("A", json!({ "hand": four })), Ok(()));
    assert_eq!(field("A", json!({ "hand": five })), bad("A.hand"));
    assert_eq!(field("discard", json!(["denar-builder"])), bad("discard"));
    assert_eq!(field("master_builders", json!({ "removed": ["gulden-3"] })), bad("master_builders.removed"));
    assert_eq!(field("master_builders", json!({ "removed": five })), bad("master_builders.removed"));
    assert_eq!(field("master_builders", json!({ "removed": four })), Ok(()));
    // Six come into the piles of three players: no more can be left.
    assert_eq!(field("deck", json!([four.as_slice(), &["ducat-builder"; 2]].concat())), Ok(()));
    assert_eq!(field("deck", json!([four.as_slice(), &["ducat-builder"; 3]].concat())), bad("deck"));
    let all = Card::all().filter(|card| Purse::takes(*card) && !card.is_coin()).flat_map(|card| [card; 3]);
    assert_eq!(field("deck", json!(all.chain(Card::all_money()).collect::<Vec<_>>())), bad("deck"));
}
