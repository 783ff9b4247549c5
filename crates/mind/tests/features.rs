//! What the eye is shown.

use sabika_engine::{
    Game,
    modules::House,
    position::Position,
    value::{Currency, Seat},
};
use sabika_mind::{Eye, Features};

/// A position in the middle of a game, with money of all currencies; where one stands here, another one of these stands.
fn laid(order: [Currency; 4]) -> Game<House> {
    let [a, b, c, d] = order.map(Currency::name);
    let slot = |currency: Currency| currency as usize + 1;
    let [first, second, third, fourth] = order.map(|currency| slot(currency).to_string());
    let given = serde_json::json!({
        "seed": 3, "turns": 9, "rounds_held": [1],
        "yard": { first: "arcades-9-open", second: "garden-9-E", third: "pavilion-2-NEW", fourth: "empty" },
        "display": [format!("{a}-3"), format!("{a}-9"), format!("{c}-1"), format!("{d}-6")],
        "deck": [format!("{b}-2"), format!("{b}-4"), format!("{d}-9")],
        "A": { "hand": [format!("{a}-9"), format!("{b}-3"), format!("{b}-5")], "score": 7 },
        "B": { "hand": [format!("{c}-2"), format!("{d}-7"), format!("{d}-8")], "score": 12 },
        "C": { "hand": [format!("{a}-1"), format!("{c}-9")] },
    });
    serde_json::from_value::<Position>(given).expect("well spelt").set_up().expect("possible")
}

/// To the rules the currencies are alike: where all that is of one is of another one, the eye is shown the same numbers in other places.
#[test]
fn currencies_that_change_places_change_places_before_the_eye() {
    let all = Currency::ALL;
    let [a, b, c, d] = all;
    for order in [all, [b, a, d, c], [c, d, a, b], [d, c, b, a], [b, c, a, d], [d, a, c, b]] {
        for seat in [Seat::FIRST, Seat::new(1).expect("a seat")] {
            let (here, there) = (Features::of(&laid(all), seat), Features::of(&laid(order), seat));
            assert!(order == all || here != there, "there is something to see");
            assert_eq!(there.turned(order), here, "{order:?}");
            // The four of the mean are each other's.
            if [[b, a, d, c], [c, d, a, b], [d, c, b, a]].contains(&order) {
                let eye = Eye::Alhambra.net().expect("weights");
                assert_eq!(eye.worth_on_average(&here), eye.worth_on_average(&there));
                assert_ne!(eye.worth(&here), eye.worth(&there), "which it does not know of itself");
            }
        }
    }
}

/// Cards that only modules bring are good for different things: each sort has its own numbers, on display and in each hand.
#[test]
fn odd_cards_are_told_by_their_sorts() {
    let features = |display: [&str; 4], own: [&str; 2], other: [&str; 1]| {
        let given = serde_json::json!({
            "seed": 3, "modules": ["exchange_offices", "diamonds", "master_builders"], "display": display,
            "A": { "hand": own }, "B": { "hand": other }, "C": { "hand": ["gulden-1"] },
        });
        let game: Game<House> =
            serde_json::from_value::<Position>(given).expect("well spelt").set_up().expect("possible");
        let numbers = Features::of(&game, Seat::FIRST).0;
        // Builders, gems, what those are worth, what joins two currencies; of the display, of A, of B, of C.
        let odd: Vec<i8> = numbers[numbers.len() - 28..].to_vec();
        assert!(odd[16..].iter().all(|n| *n == 0), "nobody else sits there, {odd:?}");
        odd[..16].to_vec()
    };
    let plain = features(["gulden-2", "denar-3", "ducat-4", "ducat-5"], ["denar-9", "gulden-3"], ["ducat-9"]);
    assert_eq!(plain, [0; 16]);
    let odd = features(
        ["gulden-2", "diamond-4", "denar-builder", "ducat-5"],
        ["office_dirham_gulden", "diamond-3"],
        ["ducat-builder"],
    );
    assert_eq!(odd, [16, 16, 12, 0, 0, 16, 9, 16, 16, 0, 0, 0, 0, 0, 0, 0]);
}
