//! The power of the sultan: where the cards lie, which marks come up, and that no tile slips past who could claim it.

use crate::common::*;
use sabika_engine::{
    Config, Game, Move,
    components::SULTANS,
    flow::Event,
    modules::{
        House, ModuleEvent, ModuleId, ModuleSet,
        power_of_sultan::{Event as Told, Move as Own, Open},
    },
    position::Position,
    value::*,
};
use serde_json::{Value, json};

fn is_sultan(card: &Card) -> bool {
    SULTANS.position(*card).is_some()
}

fn lay(given: Value) -> Game {
    serde_json::from_value::<Position>(given).expect("well spelt").set_up().expect("possible")
}

fn room(game: &Game) -> Open {
    game.rooms().power_of_sultan.expect("in play").open
}

/// The five piles of the deck, each from its top.
fn piles(game: &Game<House>) -> [Vec<Card>; 5] {
    let mut cards = game.dark().deck.iter().rev().copied();
    game.open().piles().map(|size| cards.by_ref().take(size.into()).collect())
}

/// Three, two and three in the first three piles, for any number of players; hands, display and the order of everything
/// else are as without the module.
///
/// Proves: SUL-1 BASE-S11
#[test]
fn three_two_and_three_lie_in_the_first_piles() {
    let mut places = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let players = 2 + (seed % 5) as u8;
        let set_up = |modules: &[ModuleId]| {
            let modules: ModuleSet = modules.iter().copied().collect();
            Game::<House>::new(Config::players(players).with(modules), Seed::from_number(seed)).expect("playable")
        };
        let (game, base) = (set_up(&[ModuleId::PowerOfSultan]), set_up(&[]));
        assert_eq!(game.open().display(), base.open().display());
        game.open().seats().for_each(|seat| assert_eq!(game.hand(seat), base.hand(seat)));
        let (with, without) = (piles(&game), piles(&base));
        for (n, (pile, without)) in with.iter().zip(&without).enumerate() {
            assert_eq!(pile.iter().filter(|card| is_sultan(card)).count(), [3, 2, 3, 0, 0][n], "pile {}", n + 1);
            let others: Vec<Card> = pile.iter().copied().filter(|card| !is_sultan(card)).collect();
            assert_eq!(others, *without, "pile {}", n + 1);
        }
        let first = with[0].iter().position(is_sultan).expect("in pile 1");
        places.insert((first, with[0][first]));
        let mut all: Vec<Card> = with.iter().flatten().copied().filter(is_sultan).collect();
        all.sort_unstable();
        assert_eq!(all, SULTANS.cards().collect::<Vec<_>>());
    }
    assert!(places.len() > 30, "always the same cards near the same place: {places:?}");
}

fn evenly(counts: [u32; 6], of: u64) {
    let expected = of as f64 / 6.0;
    for (kind, found) in Building::ALL.into_iter().zip(counts) {
        assert!((f64::from(found) - expected).abs() <= 5.0 * expected.sqrt(), "{kind}: {found} of {of}");
    }
}

/// Every type is as likely as any other, when a card comes up and when its buyer draws anew; the buyer chooses between
/// what was drawn and its opposite.
///
/// Proves: SUL-3 SUL-10 SUL-12
#[test]
fn every_mark_is_as_likely() {
    let (games, mut shown, mut drawn) = (1_800u64, [0u32; 6], [0u32; 6]);
    let opposite = |kind: Building| match kind {
        Building::Arcades => Building::Chambers,
        Building::Chambers => Building::Arcades,
        Building::Pavilion => Building::Tower,
        Building::Tower => Building::Pavilion,
        Building::Seraglio => Building::Garden,
        Building::Garden => Building::Seraglio,
    };
    for seed in 0..games {
        let mut game = lay(json!({
            "seed": seed, "modules": ["power_of_sultan"], "ask": "end_of_turn", "turn": "C",
            "display": ["gulden-9", "dirham-9", "denar-9"], "deck": ["sultan-1", "ducat-9"], "A": { "hand": ["denar-7"] },
        }));
        let marked = room(&game).row[0].kind;
        shown[marked as usize] += 1;
        for mv in ["power_of_sultan buy sultan-1 with denar-7", "power_of_sultan draw"] {
            game.apply(Seat::FIRST, mv.parse().expect("a move")).expect("legal");
        }
        let top = room(&game).drawn.expect("a bonus tile");
        drawn[top as usize] += 1;
        let both = [top, opposite(top)];
        assert_eq!(listed(&game), both.map(|kind| Move::PowerOfSultan(Own::Mark(kind))));
        let chosen = both[(seed % 2) as usize];
        game.apply(Seat::FIRST, Move::PowerOfSultan(Own::Mark(chosen))).expect("legal");
        assert_eq!(room(&game).owned[0].kind, chosen);
    }
    evenly(shown, games);
    evenly(drawn, games);
}

/// In whole games every card is in the deck, beside the yard, before somebody, or was used; and no building comes to the
/// yard for which somebody has a card without having been offered.
///
/// Proves: SUL-4 SUL-14 SUL-16 SUL-18
#[test]
fn no_tile_slips_past() {
    let [mut offered, mut claimed, mut declined] = [0; 3];
    for n in 0..250 {
        let mut config = any_config(&mut Dice::loose(77 << 32 | n));
        config.modules.insert(ModuleId::PowerOfSultan);
        let _label = Label(format!("game {n} of {config:?}"));
        let (mut dice, mut game) = (Dice::loose(n), laid(config, n));
        let (mut last, mut used) = (None, 0);
        while let Some(ask) = game.ask() {
            let mv = choose(&listed(&game), &mut dice);
            let mut told = Vec::new();
            game.apply_told(ask.seat, mv, &mut told).expect("listed");
            let now = room(&game);
            for event in &told {
                match event {
                    Event::Module(ModuleEvent::PowerOfSultan(Told::Offered { tile, .. })) => {
                        last = Some(*tile);
                        offered += 1;
                    }
                    Event::Module(ModuleEvent::PowerOfSultan(Told::Claimed { seat, tile })) => {
                        assert_eq!((Some(*tile), *seat), (last, ask.seat));
                        used += 1;
                        claimed += 1;
                    }
                    Event::Module(ModuleEvent::PowerOfSultan(Told::Declined { .. })) => declined += 1,
                    Event::TileShown { tile, .. } => {
                        let wanted = game.open().seats().any(|seat| now.can_claim(seat, *tile));
                        assert!(!wanted || last == Some(*tile), "{tile} was not offered");
                    }
                    _ => {}
                }
            }
            let in_deck = game.dark().deck.iter().filter(|card| is_sultan(card)).count();
            assert_eq!(in_deck + now.row.len() + now.owned.len() + used, SULTANS.count);
        }
    }
    assert!(offered > 200 && claimed > 80 && declined > 80, "{offered}, {claimed}, {declined}");
}
