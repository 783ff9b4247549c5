//! A view shows what its seat may know, and nothing else.

use crate::{
    common::{unseen::*, *},
    conservation::all_is_there,
};
use sabika_engine::{
    Game, Title,
    components::{CHARACTERS, OFFICES, SULTANS, WALL_CARDS},
    flow::{Event, Topic},
    modules::{
        ModuleEvent, ModuleId, ModuleTopic, bonus_cards, building_sites, characters::Question, invaders,
        master_builders, street_trader, thieves,
    },
    value::*,
};
use serde_json::Value;
use std::collections::BTreeMap;

fn json(game: &Game, seat: Option<Seat>) -> Value {
    serde_json::to_value(game.view(seat)).expect("a view can be sent")
}

/// Reshuffling everything hidden changes nothing that a seat sees, may do or is refused.
///
/// Proves: BASE-S7 BASE-I1 BASE-I2 BASE-I3 BASE-I5 SQU-4 VIZ-15 VIZ-21 EXO-3 DIA-9 BON-1 CHA-7 CHA-S1 GAT-4 THI-3 STR-2 STR-24 MAB-4 MAB-7 MAB-19 INV-1 INV-2 INV-22 WAL-1 CHG-11 TRE-15 SIT-1 SIT-7 SUL-1 SUL-4 CAR-28 MOO-25 FAL-1 CER-17 NSC-2 NSC-12 WAT-1
#[test]
fn a_view_does_not_hang_on_hidden_things() {
    hangs_on_nothing_hidden(Title::Alhambra);
}

/// Proves: RED-10 RED-76 RED-77
#[test]
fn a_view_of_the_red_palace_does_not_hang_on_hidden_things() {
    hangs_on_nothing_hidden(Title::RedPalace);
}

fn hangs_on_nothing_hidden(title: Title) {
    let (mut tried, mut seen) = (0, BTreeMap::<&str, u32>::new());
    let redeals = |game: &Game, dice: &mut Dice| {
        if dice.below(6) > 0 || game.ask().is_none() {
            return;
        }
        let open = game.open();
        let seat = Seat::new(dice.below(open.players().into()) as u8).expect("a seat of the table");
        let other = cannot_tell(game, seat, dice);
        all_is_there(&other);
        assert_eq!(json(game, Some(seat)), json(&other, Some(seat)));
        assert_eq!(json(game, None), json(&other, None));
        for round in 1..=3 {
            assert_eq!(game.score(round), other.score(round));
        }
        tried += 1;
        for secret in changed(game, &other) {
            *seen.entry(secret).or_default() += 1;
        }
        own_secrets_stay(game, &other, seat);
    };
    match title {
        Title::Alhambra => walk_many(200, 7, redeals),
        Title::RedPalace => walk_palaces(100, 7, redeals),
    }
    for secret in secrets(title) {
        let least = match secret {
            "hands" | "the deck" | "the supply" => tried * 6 / 10, // late in a game little is left to hide
            "stacks of squares" => tried / 4,
            "sealed choices" | "what others saw of an attack" => 15, // short moments
            _ => 50,
        };
        let times = seen.get(secret).copied().unwrap_or(0);
        assert!(times > least, "{secret} changed in {times} of {tried} redeals");
    }
}

/// What a seat knows is dealt to it again: its choice, its builders, the attack that it saw, the backs of its sites.
fn own_secrets_stay(game: &Game, other: &Game, seat: Seat) {
    let (rooms, others) = (game.rooms(), other.rooms());
    assert_eq!(game.hand(seat), other.hand(seat));
    assert_eq!(rooms.street_trader.map(|room| room.hands[seat]), others.street_trader.map(|room| room.hands[seat]));
    let attack = |game: &Game| game.rooms().invaders.map(|room| (room.hands[seat], room.open));
    assert_eq!(attack(game), attack(other));
    assert_eq!(rooms.building_sites.map(|room| room.hands[seat]), others.building_sites.map(|room| room.hands[seat]));
    for s in game.open().seats() {
        // MAB-7: who holds how many is public, unless a card was drawn unseen (CHA-B).
        let held = |game: &Game| game.hand(s).builders().len();
        assert!(game.open().drew_blind() || held(game) == held(other), "{s} holds another number of builders");
    }
}

/// Proves: BASE-I4 BON-9
#[test]
fn after_the_end_nothing_but_the_rest_is_hidden() {
    let little_is_hidden = |game: &Game, dice: &mut Dice| {
        if game.ask().is_some() {
            return;
        }
        let other = cannot_tell(game, Seat::FIRST, dice);
        all_is_there(&other);
        assert_eq!(json(game, None), json(&other, None));
        // BON-9: what was never revealed is shown, and lies where it lay.
        assert_eq!(game.rooms().bonus_cards, other.rooms().bonus_cards);
    };
    walk_many(80, 8, little_is_hidden);
    walk_palaces(30, 8, little_is_hidden);
}

/// What a view lists and checks, the game lists and checks; only the seat asked has moves.
///
/// Proves: BASE-I1 BASE-I5
#[test]
fn a_view_lists_what_the_game_lists() {
    let lists_the_same = |game: &Game, dice: &mut Dice| {
        let asked = game.ask().map(|ask| ask.seat);
        for seat in game.open().seats() {
            let view = game.view(Some(seat));
            assert_eq!((view.open(), view.hand(), view.ask()), (game.open(), game.hand(seat), game.ask()));
            let Some(sight) = view.sight() else {
                assert_ne!(asked, Some(seat));
                continue;
            };
            assert_eq!(asked, Some(seat));
            let mut moves = Vec::new();
            sight.moves(&mut moves);
            assert_eq!(moves, listed(game));
            let mv = dice.pick(&moves);
            assert_eq!(sight.check(mv), Ok(()));
        }
        assert!(game.view(None).sight().is_none());
    };
    walk_many(120, 9, lists_the_same);
    walk_palaces(40, 9, lists_the_same);
}

fn keys(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(map) => map.iter().for_each(|(key, value)| {
            found.push(key.clone());
            keys(value, found);
        }),
        Value::Array(list) => list.iter().for_each(|value| keys(value, found)),
        _ => {}
    }
}

/// Proves: BASE-I1 BASE-I2 BASE-I4
#[test]
fn hands_are_shown_to_their_owners_and_at_the_end() {
    walk_turns(60, 10, |game, dice| {
        let open = game.open();
        if dice.below(16) > 0 && !open.is_over() {
            return;
        }
        let owners = |view: &Value| -> Vec<usize> {
            let seats = view["seats"].as_array().expect("seats");
            (0..seats.len()).filter(|n| seats[*n].get("hand").is_some()).collect()
        };
        let all: Vec<usize> = (0..usize::from(open.players())).collect();
        let mut view = json(game, None);
        if let Some(trader) = view["modules"].get_mut("street_trader") {
            trader.as_object_mut().expect("a room").remove("supply"); // of residents: it lies open (STR-3)
        }
        if let Some(cards) = view["modules"].get_mut("caravanserai") {
            cards.as_object_mut().expect("a room").remove("supply").expect("it lies open too (CAR-1)");
        }
        assert_eq!(owners(&view), if open.is_over() { all.clone() } else { vec![] });
        assert_eq!(*game.view(None).hand(), Purse::EMPTY);
        let mut words = Vec::new();
        keys(&view, &mut words);
        let secret = [
            ModuleId::BonusCards,
            ModuleId::Thieves,
            ModuleId::StreetTrader,
            ModuleId::Invaders,
            ModuleId::BuildingSites,
        ];
        let secrets = secret.into_iter().filter(|module| open.config().modules.has(*module)).count();
        assert_eq!(words.iter().filter(|key| *key == "hand").count(), owners(&view).len() + secrets);
        let bonus = |seat| json(game, seat)["modules"]["bonus_cards"]["hand"].clone();
        if let Some(room) = &game.rooms().bonus_cards {
            // BON-1: nobody's to a spectator, one's own to each seat.
            let none = serde_json::to_value(TileSet::EMPTY).expect("can be sent");
            assert_eq!(bonus(None), none);
            for seat in open.seats() {
                assert_eq!(bonus(Some(seat)), serde_json::to_value(room.hands[seat]).expect("can be sent"));
            }
        }
        if let Some(room) = &game.rooms().thieves {
            // THI-3: likewise, also after the end.
            let own = |seat| json(game, seat)["modules"]["thieves"]["hand"].clone();
            assert_eq!(own(None), Value::Array(vec![]));
            for seat in open.seats() {
                assert_eq!(own(Some(seat)), serde_json::to_value(room.hands[seat]).expect("can be sent"));
            }
        }
        if let Some(room) = &game.rooms().invaders {
            // INV-22: what was seen is shown to who looked, who looked to everybody.
            let own = |seat| json(game, seat)["modules"]["invaders"]["hand"].clone();
            assert_eq!(own(None), Value::Null);
            for seat in open.seats() {
                assert_eq!(own(Some(seat)), serde_json::to_value(room.hands[seat].seen).expect("can be sent"));
            }
        }
        if let Some(room) = &game.rooms().building_sites {
            // SIT-7: the backs of one's own sites; to a spectator none.
            let own = |seat| json(game, seat)["modules"]["building_sites"]["hand"].clone();
            assert_eq!(own(None), serde_json::to_value(building_sites::Hand::default()).expect("can be sent"));
            for seat in open.seats() {
                assert_eq!(own(Some(seat)), serde_json::to_value(room.hands[seat]).expect("can be sent"));
            }
        }
        for secret in ["dark", "pool", "deck", "supply", "seed", "stacks", "stack", "removed", "begging", "stirred"] {
            assert!(!words.iter().any(|key| key == secret), "the view shows {secret}");
        }
        for seat in open.seats() {
            let view = json(game, Some(seat));
            assert_eq!(owners(&view), if open.is_over() { all.clone() } else { vec![seat.index()] });
            let hand = serde_json::to_value(game.hand(seat)).expect("cards");
            assert_eq!(view["seats"][seat.index()]["hand"], hand);
        }
    });
}

/// A redealt game is a game: it can be played to its end, and nothing gets lost on the way.
#[test]
fn a_redealt_game_can_be_played() {
    let plays_on = |game: &Game, dice: &mut Dice| {
        if dice.below(60) > 0 {
            return;
        }
        let seat = Seat::new(dice.below(game.open().players().into()) as u8).expect("a seat of the table");
        let mut other = redealt(game, seat, dice);
        while let Some(ask) = other.ask() {
            let mv = choose(&listed(&other), dice);
            other.apply(ask.seat, mv).expect("listed");
            all_is_there(&other);
        }
        assert!(other.open().is_over());
    };
    walk_many(40, 11, plays_on);
    walk_palaces(20, 11, plays_on);
}

/// In the middle of an auction too: whoever has bid can pay, and what is asked has an answer.
///
/// Proves: CHA-5 CHA-6 CHA-7
#[test]
fn an_auction_can_be_redealt() {
    let (mut tried, mut other_hands) = (0, 0);
    walk_many(150, 19, |game, dice| {
        let asked = |question| Topic::Module(ModuleTopic::Characters(question));
        let Some(ask) = game.ask().filter(|ask| [Question::Bid, Question::Pay].map(asked).contains(&ask.topic)) else {
            return;
        };
        let seat = ask.seat.next(game.open().players());
        let mut other = cannot_tell(game, seat, dice);
        all_is_there(&other);
        tried += 1;
        other_hands += u32::from(game.hand(ask.seat) != other.hand(ask.seat));
        for _ in 0..8 {
            let Some(ask) = other.ask() else { break };
            other.apply(ask.seat, choose(&listed(&other), dice)).expect("listed");
        }
    });
    assert!(tried > 200 && other_hands > tried / 3, "{other_hands} other hands in {tried} redeals");
}

/// Cards that are told apart by where a rule puts them, not by their faces. After an unseen draw (CHA-B) offices may be
/// anywhere.
fn family(card: Card, blind: bool) -> Option<usize> {
    match card {
        card if card.is_builder() => (!blind).then_some(102),
        card if card.is_money() => None,
        card if OFFICES.position(card).is_some() => (!blind).then_some(100),
        card if CHARACTERS.position(card).is_some() => Some(101),
        card if WALL_CARDS.position(card).is_some() => Some(103),
        card if SULTANS.position(card).is_some() => Some(104),
        card => Some(card.index()),
    }
}

/// What is no money and lies in each pile of the first deck, by family.
fn placed(game: &Game) -> Vec<Vec<usize>> {
    let open = game.open();
    let mut cards = game.dark().deck.iter().rev();
    let piles = open.piles().into_iter().map(|size| {
        let mut pile: Vec<usize> =
            cards.by_ref().take(size.into()).filter_map(|card| family(*card, open.drew_blind())).collect();
        pile.sort_unstable();
        pile
    });
    piles.collect()
}

/// BASE-S10 is public: a card that a rule puts in a pile, and that has not come up, lies in its pile wherever it is dealt.
///
/// Proves: BASE-S10 BASE-S11 BASE-I1 EXO-S1 GAT-S1 CHA-S1 WAL-1 MAB-3 SUL-1
#[test]
fn a_redeal_leaves_every_special_card_in_its_pile() {
    walk_turns(80, 12, |game, dice| {
        if dice.below(6) > 0 || game.open().is_over() {
            return;
        }
        let other = redealt(game, Seat::FIRST, dice);
        assert_eq!(placed(game), placed(&other), "piles {:?}, deck {:?}", game.open().piles(), game.dark().deck);
        for (pile, cards) in placed(game).iter().enumerate() {
            let has = |card: Card| cards.contains(&card.index());
            assert!(!has(Card::scoring(1)) || pile == 1);
            assert!(!has(Card::scoring(2)) || pile == 3);
            let lies = |number: usize| cards.iter().filter(|family| **family == number).count();
            assert!(lies(100) + lies(101) == 0 || (1..=3).contains(&pile));
            assert!(lies(102) == 0 || pile == 2 || pile == 4); // MAB-3
            assert!(lies(103) <= 2 && (lies(103) == 0 || pile >= 1)); // WAL-1
            assert!(lies(104) <= [3, 2, 3, 0, 0][pile]); // SUL-1
            assert!(!has(whole::GATE) || pile >= 2);
        }
    });
}

/// BASE-I5, BON-1, THI-3: a card drawn for a hand and a card dealt face down are told to their owner alone; so are a sealed
/// choice (STR-2), an attack that was looked at (INV-22) and the backs of sites (SIT-7).
///
/// Proves: BASE-I5 BON-1 CHA-B THI-3 STR-2 STR-25 MAB-7 INV-22 SIT-7
#[test]
fn secrets_are_told_to_their_owners() {
    let [mut drawn, mut dealt, mut gangs] = [0; 3];
    let [mut chosen, mut builders, mut scouted, mut sites_drawn] = [0; 4];
    for n in 0..150 {
        let config = any_config(&mut Dice::loose(30 << 32 | n));
        let mut told = Vec::new();
        let mut game =
            Game::<sabika_engine::modules::House>::new_told(config, Seed::from_number(n), &mut told).expect("playable");
        let mut dice = Dice::loose(n);
        while let Some(ask) = game.ask() {
            game.apply_told(ask.seat, choose(&listed(&game), &mut dice), &mut told).expect("listed");
        }
        for event in &told {
            for to in game.open().seats().map(Some).chain([None]) {
                let heard = event.told(to);
                match (event, heard.event()) {
                    (Event::Drew { seat, card: Some(_) }, Event::Drew { card, .. }) => {
                        drawn += 1;
                        assert_eq!(card.is_some(), to == Some(*seat));
                    }
                    (Event::Module(ModuleEvent::BonusCards(real)), Event::Module(ModuleEvent::BonusCards(heard))) => {
                        if let (bonus_cards::Event::Dealt { seat, .. }, bonus_cards::Event::Dealt { shown, .. }) =
                            (real, heard)
                        {
                            dealt += 1;
                            assert_eq!(shown.is_some(), to == Some(*seat));
                        } else {
                            assert_eq!(real, heard);
                        }
                    }
                    (
                        Event::Module(ModuleEvent::Thieves(thieves::Event::Dealt { seat, .. })),
                        Event::Module(ModuleEvent::Thieves(thieves::Event::Dealt { thieves, .. })),
                    ) => {
                        gangs += 1;
                        assert_eq!(thieves.is_some(), to == Some(*seat));
                    }
                    (
                        Event::Module(ModuleEvent::StreetTrader(street_trader::Event::Chose { seat, .. })),
                        Event::Module(ModuleEvent::StreetTrader(street_trader::Event::Chose { kinds, .. })),
                    ) => {
                        chosen += 1;
                        assert_eq!(kinds.is_some(), to == Some(*seat));
                    }
                    (
                        Event::Module(ModuleEvent::MasterBuilders(master_builders::Event::Dealt { seat, .. })),
                        Event::Module(ModuleEvent::MasterBuilders(master_builders::Event::Dealt {
                            cards, count, ..
                        })),
                    ) => {
                        builders += 1;
                        assert_eq!((cards.is_some(), *count), (to == Some(*seat), 2));
                    }
                    (
                        Event::Module(ModuleEvent::Invaders(invaders::Event::Scouted { seat, .. })),
                        Event::Module(ModuleEvent::Invaders(invaders::Event::Scouted { side, .. })),
                    ) => {
                        scouted += 1;
                        assert_eq!(side.is_some(), to == Some(*seat));
                    }
                    (
                        Event::Module(ModuleEvent::BuildingSites(building_sites::Event::Drew { seat, .. })),
                        Event::Module(ModuleEvent::BuildingSites(building_sites::Event::Drew { sites, .. })),
                    ) => {
                        sites_drawn += 1;
                        assert_eq!(sites.is_some(), to == Some(*seat));
                    }
                    (
                        Event::Module(ModuleEvent::BuildingSites(building_sites::Event::Chose { seat, .. })),
                        Event::Module(ModuleEvent::BuildingSites(building_sites::Event::Chose { site, .. })),
                    ) => {
                        assert_eq!(site.is_some(), to == Some(*seat));
                    }
                    (event, heard) => assert_eq!(event, heard),
                }
            }
        }
    }
    assert!(drawn > 10 && dealt > 100 && gangs > 100, "{drawn} draws, {dealt} and {gangs} deals");
    let others = [chosen, builders, scouted, sites_drawn];
    assert!(others.iter().all(|n| *n > 50), "choices, builders dealt, scouts, site tiles: {others:?}");
}
