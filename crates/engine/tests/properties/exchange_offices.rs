//! Offices: where they lie after the setup, and every payment and take that they change.

use crate::common::*;
use sabika_engine::{
    Config, Game, Move,
    components::{OFFICES, SULTANS},
    modules::{House, ModuleId, ModuleSet},
    position::Position,
    value::*,
};

fn set_up(players: u8, modules: &[ModuleId], seed: u64) -> Game<House> {
    let modules: ModuleSet = modules.iter().copied().collect();
    Game::new(Config::players(players).with(modules), Seed::from_number(seed)).expect("playable")
}

/// The five piles of the deck, each from its top.
fn piles(game: &Game<House>) -> [Vec<Card>; 5] {
    let mut cards = game.dark().deck.iter().rev().copied();
    game.open().piles().map(|size| cards.by_ref().take(size.into()).collect())
}

fn is_office(card: &Card) -> bool {
    OFFICES.cards().any(|office| office == *card)
}

/// Proves: EXO-S1 EXO-13
#[test]
fn two_offices_lie_in_piles_2_3_and_4() {
    for seed in 0..300 {
        let players = 2 + (seed % 5) as u8;
        let (game, base) = (set_up(players, &[ModuleId::ExchangeOffices], seed), set_up(players, &[], seed));
        // Nobody was dealt one, none lies in the display: that part is as it would be without them.
        assert_eq!(game.open().display(), base.open().display());
        game.open().seats().for_each(|seat| assert_eq!(game.hand(seat), base.hand(seat)));
        let (with, without) = (piles(&game), piles(&base));
        for (n, (pile, without)) in with.iter().zip(&without).enumerate() {
            let offices = pile.iter().filter(|card| is_office(card)).count();
            assert_eq!(offices, [0, 2, 2, 2, 0][n], "pile {}", n + 1);
            let others: Vec<Card> = pile.iter().copied().filter(|card| !is_office(card)).collect();
            assert_eq!(others, *without, "pile {}", n + 1);
        }
        let mut all: Vec<Card> = with.iter().flatten().copied().filter(is_office).collect();
        all.sort_unstable();
        assert_eq!(all, OFFICES.cards().collect::<Vec<_>>());
    }
}

/// Proves: EXO-S1 BASE-S11
#[test]
fn every_office_lies_anywhere_in_its_pile() {
    let games = 3_000;
    let (mut top, mut bottom, mut expected) = ([0.0; 5], [0.0; 5], [0.0; 5]);
    let mut home = [[0u32; 5]; 6];
    for seed in 0..games {
        for (n, pile) in piles(&set_up(4, &[ModuleId::ExchangeOffices], seed)).iter().enumerate().skip(1).take(3) {
            expected[n] += 2.0 / pile.len() as f64;
            top[n] += f64::from(is_office(&pile[0]));
            bottom[n] += f64::from(is_office(&pile[pile.len() - 1]));
            for (which, office) in OFFICES.cards().enumerate() {
                home[which][n] += u32::from(pile.contains(&office));
            }
        }
    }
    for n in 1..4 {
        let far = 5.0 * f64::sqrt(expected[n]);
        assert!((top[n] - expected[n]).abs() < far, "on top of pile {}: {}, expected {}", n + 1, top[n], expected[n]);
        assert!((bottom[n] - expected[n]).abs() < far, "under pile {}: {}", n + 1, bottom[n]);
    }
    let third = games as u32 / 3;
    let even = home.iter().all(|piles| piles[1..4].iter().all(|count| count.abs_diff(third) < 150));
    assert!(even, "{home:?}");
}

/// The money that is left is cut into five; what modules add comes on top of that, whatever they are.
///
/// Proves: BASE-S11 BASE-S10
#[test]
fn piles_are_cut_without_the_cards_of_modules() {
    let (mut added, mut sultans) = ([0; 5], 0);
    for seed in 0..400 {
        let mut dice = Dice::loose(seed);
        let config = Config::players(2 + dice.below(5) as u8).with(ModuleSet::nth(dice.bits() as u32));
        let _label = Label(format!("{config:?}"));
        let piles = piles(&laid(config, seed));
        let cut = |card: &&Card| card.is_money() && !card.is_builder(); // MAB-3: builders come later
        let money = piles.each_ref().map(|pile| pile.iter().filter(cut).count());
        let all: usize = money.iter().sum();
        assert_eq!(money, std::array::from_fn(|n| all / 5 + usize::from(n < all % 5)));
        for (n, pile) in piles.iter().enumerate() {
            let is_sultan = |card: &&Card| SULTANS.position(**card).is_some();
            let others = |card: &&Card| !cut(card) && card.round().is_none() && !is_sultan(card);
            added[n] += pile.iter().filter(others).count();
            sultans += pile.iter().filter(is_sultan).count() * usize::from(n == 0);
        }
    }
    assert!(added[0] == 0 && added[1..].iter().all(|count| *count > 100), "{added:?}");
    assert!(sultans > 100, "{sultans} sultan cards in the first pile (SUL-1)");
}

/// By the letter of EXO-5 to EXO-9 and DIA-3 to DIA-5: what these cards are worth against a price in this currency.
fn worth(pay: &Purse, wanted: Currency) -> Option<u16> {
    let (mut offices, mut diamonds, mut currencies) = (vec![], 0, vec![]);
    for card in pay.cards() {
        match (card.currency(), card.joins()) {
            (Some(currency), _) => currencies.push(currency),
            (_, Some(pair)) => offices.push(pair),
            _ => diamonds += 1,
        }
    }
    let pure = match offices.as_slice() {
        [] if diamonds > 0 => currencies.is_empty(),
        [] => currencies.iter().all(|currency| *currency == wanted),
        [pair] => diamonds == 0 && pair.contains(&wanted) && currencies.iter().all(|currency| pair.contains(currency)),
        _ => false,
    };
    pure.then(|| pay.cards().map(|card| u16::from(card.value())).sum())
}

fn any_hand(dice: &mut Dice, cards: u32) -> Purse {
    // Two currencies, diamonds and offices, so that mixtures come up often.
    let pair = [*dice.pick(&Currency::ALL), *dice.pick(&Currency::ALL)];
    let mut hand = Purse::EMPTY;
    for _ in 0..cards {
        let card = match dice.below(6) {
            0 => OFFICES.nth(dice.below(6) as usize),
            1 => Card::gem(3 + dice.below(7) as u8),
            _ => Card::money(*dice.pick(&pair), 1 + dice.below(9) as u8),
        };
        let copies = if [3, 4, 8, 9].contains(&card.value()) && card.is_gem() { 1 } else { 2 };
        if hand.count(card) < copies {
            hand.try_add(card);
        }
    }
    hand
}

/// Every set of cards in hand, and some that are not, on every slot.
///
/// Proves: EXO-5 EXO-6 EXO-7 EXO-8 EXO-9 DIA-3 DIA-4 DIA-5
#[test]
fn every_payment_is_judged_by_the_letter() {
    let (mut with_office, mut with_diamonds, mut refused) = (0, 0, 0);
    for seed in 0..250 {
        let mut dice = Dice::loose(seed);
        let hand = any_hand(&mut dice, 8);
        let given = serde_json::json!({
            "modules": ["exchange_offices", "diamonds"], "seed": seed, "A": { "hand": hand },
        });
        let position: Position = serde_json::from_value(given).expect("a position");
        let game: Game = position.set_up().unwrap_or_else(|e| panic!("{e}"));
        let listed = listed(&game);
        let mut offered = hand;
        offered.try_add(OFFICES.nth(dice.below(6) as usize));
        for slot in Slot::ALL {
            let price = u16::from(game.open().in_yard(slot).expect("a full yard").price());
            let pays = |pay: &Purse| worth(pay, slot.currency()).is_some_and(|sum| sum >= price);
            for pay in parts_of(&offered) {
                let legal = hand.contains(&pay) && pays(&pay);
                let mv = Move::Buy { slot, pay };
                let verdict = game.check(Seat::FIRST, &mv);
                assert_eq!(verdict.is_ok(), legal, "{mv}: {verdict:?}");
                let needless = pay.cards().any(|card| {
                    let mut less = pay;
                    less.remove(card);
                    pays(&less)
                });
                let told = listed.contains(&mv);
                assert!(legal && !needless || !told, "{mv}");
                // Of many ways to pay the best are told.
                let others = listed.iter().filter(|mv| matches!(mv, Move::Buy { slot: s, .. } if *s == slot)).count();
                assert!(told || !legal || needless || others >= 8, "{mv}");
                if legal {
                    with_office += u32::from(pay.specials().next().is_some());
                    with_diamonds += u32::from(pay.gems() > 0);
                    let mut after = game.clone();
                    after.apply(Seat::FIRST, mv).expect("just checked");
                    let exact = worth(&pay, slot.currency()) == Some(price);
                    let further = after.ask().is_some_and(|ask| ask.topic.is_action());
                    assert_eq!(further, exact, "{mv}");
                    assert!(pay.cards().all(|card| after.open().discard().count(card) == pay.count(card)));
                } else {
                    refused += 1;
                }
            }
        }
    }
    let counts = [with_office, with_diamonds, refused];
    assert!(counts.iter().all(|count| *count > 1_000), "{counts:?}");
}

/// Proves: EXO-2 EXO-14 DIA-2
#[test]
fn every_take_is_judged_by_the_letter() {
    let mut offices = 0;
    for seed in 0..400 {
        let mut dice = Dice::loose(seed);
        let display: Vec<Card> = any_hand(&mut dice, 12).cards().filter(|c| c.value() < 5).take(4).collect();
        let given = serde_json::json!({ "modules": ["exchange_offices", "diamonds"], "display": display });
        let position: Position = serde_json::from_value(given).expect("a position");
        let game: Game = position.set_up().unwrap_or_else(|e| panic!("{e}"));
        let listed = listed(&game);
        for cards in parts_of(&display.iter().copied().collect()) {
            let alone = cards.len() == 1;
            let money = cards.cards().all(Card::is_money) && cards.total() <= 5 && !cards.is_empty();
            let mv = Move::Take(cards);
            assert_eq!(game.check(Seat::FIRST, &mv).is_ok(), alone || money, "{mv}");
            assert_eq!(listed.contains(&mv), alone || money, "{mv}");
            offices += u32::from(alone && cards.specials().next().is_some());
        }
    }
    assert!(offices > 100, "{offices}");
}

/// In whole games the six offices and ten diamonds are each in one place, and the display never holds more than four.
///
/// Proves: EXO-1 EXO-3 EXO-10 EXO-13 DIA-8
#[test]
fn offices_and_diamonds_go_round() {
    let mut paid = [0u32; 2];
    for n in 0..120 {
        let mut dice = Dice::loose(n);
        let others = ModuleSet::nth(dice.bits() as u32).iter().chain([ModuleId::ExchangeOffices, ModuleId::Diamonds]);
        let config = Config::players(2 + dice.below(5) as u8).with(others.collect());
        walk::<House>(config, n, |game, _| {
            if !is_laid(game) {
                return;
            }
            let open = game.open();
            assert!(open.display().len() <= 4);
            let mut cards: Vec<Card> = game.dark().deck.iter().chain(open.display().iter()).copied().collect();
            open.seats().for_each(|seat| cards.extend(game.hand(seat).cards()));
            cards.extend(open.discard().cards());
            for office in OFFICES.cards() {
                assert_eq!(cards.iter().filter(|card| **card == office).count(), 1, "{office}");
            }
            let values: Vec<u8> = cards.iter().filter(|card| card.is_gem()).map(|card| card.value()).collect();
            assert_eq!((values.len(), values.iter().sum::<u8>()), (10, 60));
            paid[0] += u32::from(open.discard().cards().any(|card| is_office(&card)));
            paid[1] += u32::from(open.discard().cards().any(Card::is_gem));
        });
    }
    assert!(paid.iter().all(|count| *count > 100), "{paid:?}");
}
