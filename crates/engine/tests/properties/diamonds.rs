//! Diamonds: money of no currency, dealt and counted with the rest.

use sabika_engine::{
    Config, Game,
    flow::Event,
    modules::{House, ModuleId},
    value::*,
};

fn set_up(players: u8, seed: u64) -> (Game<House>, Vec<Event>) {
    let mut told = Vec::new();
    let config = Config::players(players).with([ModuleId::Diamonds].into_iter().collect());
    let game = Game::new_told(config, Seed::from_number(seed), &mut told).expect("playable");
    (game, told)
}

/// Ten of them, with these values, and as likely in the first display as anywhere.
///
/// Proves: DIA-S1
#[test]
fn ten_diamonds_lie_among_the_money() {
    for (players, money) in [(2, 72), (3, 108), (6, 108)] {
        let (games, mut shown, mut on_top, mut at_the_bottom) = (3_000, 0, 0, 0);
        for seed in 0..games {
            let (game, _) = set_up(players, seed);
            let (open, deck) = (game.open(), &game.dark().deck);
            let mut cards: Vec<Card> = deck.iter().chain(open.display().iter()).copied().collect();
            open.seats().for_each(|seat| cards.extend(game.hand(seat).cards()));
            let mut values: Vec<u8> = cards.iter().filter(|card| card.is_gem()).map(|card| card.value()).collect();
            values.sort_unstable();
            assert_eq!(values, [3, 4, 5, 5, 6, 6, 7, 7, 8, 9]);
            assert_eq!(cards.iter().filter(|card| card.is_money()).count(), money + 10);
            shown += open.display().iter().filter(|card| card.is_gem()).count();
            // The scoring cards lie neither in the first nor in the last pile.
            on_top += usize::from(deck[deck.len() - 1].is_gem());
            at_the_bottom += usize::from(deck[0].is_gem());
        }
        // What is left of the money has on average the same share of diamonds at every point of the deal.
        let share = 10.0 / (money + 10) as f64 * games as f64;
        for (found, expected) in [(shown, 4.0 * share), (on_top, share), (at_the_bottom, share)] {
            let off = (found as f64 - expected).abs();
            assert!(off < 5.0 * expected.sqrt(), "{found}, expected {expected}, with {players}");
        }
    }
}

/// Diamonds count with their value towards 20, and for who begins.
///
/// Proves: DIA-1
#[test]
fn diamonds_count_in_the_deal_and_for_the_start_player() {
    let (mut dealt_some, mut decided) = (0, 0);
    for seed in 0..3_000 {
        let (game, told) = set_up(2 + (seed % 5) as u8, seed);
        let open = game.open();
        let mut hands = Vec::new();
        for event in &told {
            let Event::Dealt { seat, cards } = event else { continue };
            let values: Vec<u8> = cards.cards().map(Card::value).collect();
            let (total, dearest) = (values.iter().sum::<u8>(), *values.iter().max().expect("money"));
            assert!((20..=28).contains(&total) && total - dearest < 20, "{cards}");
            let without: u8 = cards.cards().filter(|card| !card.is_gem()).map(Card::value).sum();
            dealt_some += u32::from(without < total);
            hands.push((values.len(), total, without, *seat));
        }
        assert_eq!(hands.len(), usize::from(open.players()));
        let least = hands.iter().map(|hand| (hand.0, hand.1)).min().expect("players");
        let starts = open.on_turn();
        assert!(hands.iter().any(|hand| hand.3 == starts && (hand.0, hand.1) == least));
        // Would somebody else begin if diamonds were worth nothing?
        let blind = hands.iter().map(|hand| (hand.0, hand.2)).min().expect("players");
        decided += u32::from(hands.iter().all(|hand| hand.3 != starts || (hand.0, hand.2) != blind));
    }
    assert!(dealt_some > 1_000 && decided > 100, "{dealt_some}, {decided}");
}
