//! Score cards: any three of eighteen.

use sabika_engine::{
    Config, Game,
    flow::Event,
    modules::{House, ModuleEvent, ModuleId, ModuleSet, new_score_cards::Event as Told},
    value::*,
};
use std::collections::BTreeMap;

/// Every card is equally likely in each of the three places and never lies in two of them; everybody hears which they are;
/// nothing else is dealt differently, and both scoring cards are in the deck.
///
/// Proves: NSC-1 NSC-2 NSC-3 NSC-4 NSC-12
#[test]
fn three_of_eighteen_are_laid_out() {
    let games = 5_400u32;
    let mut found = [const { BTreeMap::<String, u32>::new() }; 3];
    for n in 0..games.into() {
        let seed = Seed::from_number(n);
        let (players, module) = (2 + (n % 5) as u8, [ModuleId::NewScoreCards].into_iter().collect::<ModuleSet>());
        let mut told = Vec::new();
        let game = Game::<House>::new_told(Config::players(players).with(module), seed, &mut told).expect("playable");
        let cards = game.rooms().new_score_cards.expect("in play").open.cards.expect("laid out");
        let mut names = cards.map(|card| card.to_string());
        let laid = told.iter().filter_map(|event| match event {
            Event::Module(ModuleEvent::NewScoreCards(Told::Laid { round, card, order })) => {
                assert_eq!(*order, card.order());
                Some((*round, *card))
            }
            _ => None,
        });
        assert_eq!(laid.collect::<Vec<_>>(), (1..).zip(cards).collect::<Vec<_>>());
        for (place, name) in found.iter_mut().zip(&names) {
            *place.entry(name.clone()).or_default() += 1;
        }
        names.sort_unstable();
        assert!(names[0] != names[1] && names[1] != names[2], "{names:?}");
        if n < 50 {
            let base = Game::<House>::new(Config::players(players), seed).expect("playable");
            assert_eq!((game.dark(), game.open().yard()), (base.dark(), base.open().yard()));
            assert!([1, 2].iter().all(|round| game.dark().deck.contains(&Card::scoring(*round))));
        }
    }
    for place in found {
        assert_eq!(place.len(), 18);
        let expected = f64::from(games) / 18.0;
        let odd = |n: &u32| (f64::from(*n) - expected).abs() > 5.0 * expected.sqrt();
        assert!(!place.values().any(odd), "{place:?}: not {expected} each");
    }
}
