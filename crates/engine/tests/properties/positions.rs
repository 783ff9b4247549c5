//! Positions that somebody describes: laid as said, refused when they cannot be, and never a panic.

use crate::{common::*, conservation::nothing_is_lost};
use sabika_engine::{
    Config, Game, Move,
    modules::{House, characters::Move as Own},
    position::{BadPosition, Position},
    value::*,
};
use serde_json::{Value, json};

fn set_up(position: Value) -> Result<Game<House>, BadPosition> {
    serde_json::from_value::<Position>(position).expect("well spelt").set_up()
}

/// Some tiles, each once.
fn draw<'a>(tiles: &'a [&'static str], from: usize, count: usize) -> &'a [&'static str] {
    &tiles[from..from + count]
}

/// A described table is laid the same way twice, holds every piece of the box, and can be played to its end.
fn plays_out(position: Value, dice: &mut Dice) {
    let _label = Label(format!("{position}"));
    let mut game = set_up(position.clone()).expect("a possible position");
    assert!(Some(&game) == set_up(position).ok().as_ref(), "the same words laid another table");
    while let Some(ask) = game.ask() {
        nothing_is_lost(&game);
        game.apply(ask.seat, choose(&listed(&game), dice)).expect("listed");
    }
    assert!(game.open().is_over());
}

/// Some of a described table that every game can have: who plays with what, tiles and money of the first two seats.
fn some_table(config: &Config, tiles: &[&'static str], asks: &[&str], seed: u64, dice: &mut Dice) -> Value {
    let dirk = if config.players == 2 { draw(tiles, 0, 4) } else { &[] };
    let turn = dice.below(config.players.into());
    // Only the seat on turn has tiles aside.
    let aside = if turn == 0 { draw(tiles, 4, 2) } else { &[] };
    json!({
        "game": config.game, "players": config.players, "modules": config.modules, "options": config.options,
        "seed": seed, "ask": dice.pick(asks), "turn": turn, "dirk": dirk,
        "rounds_held": if dice.below(2) == 0 { vec![1] } else { vec![] },
        "A": { "aside": aside, "reserve": draw(tiles, 6, 3), "hand": ["gulden-9", "denar-1", "denar-1"] },
        "B": { "reserve": draw(tiles, 10, 2), "hand": ["ducat-5"], "score": 7 },
        "yard": { "2": tiles[20] },
    })
}

/// What is not described is dealt: a described game holds every piece of the box, and can be played.
#[test]
fn what_is_left_out_is_dealt() {
    for seed in 0..60 {
        let mut dice = Dice::loose(seed);
        let mut config = any_config(&mut dice);
        config.options.stall_rounds = 12;
        let mut tiles: Vec<&str> = sabika_engine::Title::Alhambra.tiles().take(54).map(Tile::name).collect();
        dice.shuffle(&mut tiles);
        let asks = ["turn_start", "action", "further_action", "placement", "end_of_turn", "window", "last_tiles"];
        let position = some_table(&config, &tiles, &asks, seed, &mut dice);
        plays_out(position, &mut dice);
    }
}

/// The same in The Red Palace: chips, guards, preview and boards are dealt too.
#[test]
fn what_is_left_out_of_a_palace_is_dealt() {
    for seed in 0..40 {
        let mut dice = Dice::loose(seed);
        let mut config = any_palace(&mut dice);
        config.options.stall_rounds = 12;
        let mut tiles: Vec<&str> = sabika_engine::components::FLOOR.tiles().map(Tile::name).collect();
        dice.shuffle(&mut tiles);
        let asks = ["turn_start", "action", "further_action", "actions_done", "placement", "end_of_turn", "last_tiles"];
        let mut position = some_table(&config, &tiles, &asks, seed, &mut dice);
        position["preview"] = json!({ "3": tiles[21], "1": "empty" });
        position["chips"] = json!({ tiles[21]: "tower" });
        plays_out(position, &mut dice);
    }
}

/// Each with the rule it breaks, or the field at fault.
///
/// Proves: RED-2 RED-4c RED-5 RED-6 RED-20 RED-33 RED-36a RED-38a RED-41 RED-42b RED-44 RED-48 RED-49a RED-63 RED-65 RED-67
#[test]
fn impossible_palaces_are_refused() {
    let bad = [
        ("RED-67", json!({ "modules": ["vizier"] })),
        ("yard", json!({ "yard": { "1": "tower-9-NE" } })),
        ("A.reserve", json!({ "A": { "reserve": ["tower-9-NE"] } })),
        ("preview", json!({ "yard": { "1": "F01" }, "preview": { "1": "F01" } })),
        ("preview", json!({ "preview": { "4": "F01" } })),
        ("preview", json!({ "preview": { "1": "plaza_1" } })),
        ("chips.plaza_1", json!({ "chips": { "plaza_1": "tower" } })),
        (
            "RED-2",
            json!({ "chips": (1..=10).map(|n| (format!("F{n:02}"), json!("tower"))).collect::<serde_json::Map<_, _>>() }),
        ),
        ("RED-48", json!({ "supply": ["F01"], "chips": { "F01": "tower" } })),
        ("red_palace", json!({ "A": { "reserve": ["plaza_2"] } })),
        ("RED-65", json!({ "players": 2, "dirk": ["plaza_1"] })),
        ("RED-4c", json!({ "red_palace": { "abilities": ["plaza", "plaza", "take_money", "move_guard"] } })),
        ("RED-4c", json!({ "red_palace": { "abilities": ["plaza"] } })),
        ("red_palace.capacities", json!({ "red_palace": { "capacities": [1, 2, 3] } })),
        ("RED-6", json!({ "red_palace": { "strips": [1, 1, 2] } })),
        ("RED-5", json!({ "red_palace": { "placed": 33 } })),
        ("RED-41", json!({ "red_palace": { "guards": ["F01-N"] } })),
        ("RED-41", json!({ "A": { "reserve": ["F01"] }, "red_palace": { "guards": ["F01-S"] } })),
        ("RED-41", json!({ "A": { "reserve": ["F01"] }, "red_palace": { "guards": ["F01-N", "F01-N"] } })),
        ("RED-36a", json!({ "red_palace": { "halves": { "A": ["tower"], "B": ["tower"] } } })),
        ("red_palace.halves", json!({ "red_palace": { "halves": { "F": ["tower"] } } })),
        ("RED-33", json!({ "red_palace": { "piece": true } })),
        ("RED-20", json!({ "red_palace": { "bought": ["F01"] } })),
        ("RED-20", json!({ "A": { "aside": ["F05"] }, "red_palace": { "bought": ["pavilion-6-N"] } })),
        ("RED-38a", json!({ "A": { "aside": ["F05"] }, "red_palace": { "overpaid": true } })),
        (
            "RED-42b",
            json!({ "A": { "aside": ["F32", "F01"], "added_walls": { "F01": "S" } }, "ask": "placement", "red_palace": { "piece": true } }),
        ),
        ("RED-42b", json!({ "A": { "aside": ["F01"], "added_walls": { "F01": "S" } }, "ask": "actions_done" })),
        ("counting", json!({ "counting": 0, "red_palace": { "strip": 1 } })),
        ("counting", json!({ "counting": 4, "red_palace": { "strip": 1 } })),
        ("RED-6", json!({ "counting": 1, "red_palace": { "strip": 19 } })),
        ("RED-6", json!({ "counting": 1, "red_palace": { "strip": 0 } })),
        ("RED-49a", json!({ "options": { "end": "supply" } })),
        ("RED-44", json!({ "options": { "holes": "cell" } })),
        ("RED-63", json!({ "options": { "dirk_third": "nearest" } })),
        ("RED-67", json!({ "options": { "open_attack_cards": "on" } })),
        ("RED-67", json!({ "options": { "magical_turn_in_place": "off" } })),
    ];
    for (expected, mut position) in bad {
        position["game"] = json!("red_palace");
        let _label = Label(format!("{position}"));
        let refusal = set_up(position).expect_err("it cannot be");
        assert_eq!(refusal.rule.map_or(refusal.field, |rule| rule.to_string()), expected);
    }
    assert!(set_up(json!({ "A": { "reserve": ["F01"] } })).is_err(), "no tile of the first game");
    assert!(set_up(json!({ "red_palace": {} })).is_err(), "no room of the first game");
    assert!(set_up(json!({ "options": { "guard_board": "first_game" } })).is_err(), "no option of the first game");
    assert!(set_up(json!({ "options": { "classic_scoring": "on" } })).is_err(), "no option of the first game");
}

/// Proves: BASE-B1 BASE-B2 BASE-B3 BASE-B4 BASE-B5
#[test]
fn impossible_positions_are_refused() {
    let bad = [
        json!({ "players": 1 }),
        json!({ "players": 7 }),
        json!({ "players": 3, "turn": "D" }),
        json!({ "players": 3, "D": { "score": 1 } }),
        json!({ "players": 3, "dirk": ["tower-9-NE"] }),
        json!({ "A": { "hand": ["gulden-1", "gulden-1", "gulden-1"] }, "B": { "hand": ["gulden-1"] } }),
        json!({ "players": 2, "A": { "hand": ["gulden-1", "gulden-1", "gulden-1"] } }),
        json!({ "A": { "hand": ["scoring-1"] } }),
        json!({ "A": { "reserve": ["tower-9-NE"] }, "B": { "reserve": ["tower-9-NE"] } }),
        json!({ "A": { "reserve": ["square_tower_1"] } }),
        json!({ "yard": { "5": "tower-9-NE" } }),
        json!({ "yard": { "1": "fountain" } }),
        json!({ "display": ["gulden-1", "gulden-2", "gulden-3", "gulden-4", "gulden-5"] }),
        json!({ "rounds_held": [3] }),
        json!({ "squares": {} }),
        json!({ "modules": ["squares"], "squares": { "tower": ["square_garden_1"] } }),
    ];
    for position in bad {
        let _label = Label(format!("{position}"));
        assert!(set_up(position.clone()).is_err());
    }
    let broken = [
        (json!(["tower-12-open 0,0"]), "BASE-B2"),
        (json!(["tower-12-open 2,0"]), "BASE-B2"),
        (json!(["seraglio-7-W 1,0"]), "BASE-B3"),
        (json!(["pavilion-7-E 1,0", "seraglio-7-W 2,0"]), "BASE-B4"),
    ];
    for (alhambra, rule) in broken {
        let found = set_up(json!({ "A": { "alhambra": alhambra } })).map(|_| ()).unwrap_err();
        assert_eq!(found.rule.map(RuleId::as_str), Some(rule), "{found}");
    }
}

/// Squares lie on their stacks, in Alhambras and in reserves: nowhere else (SQU-S1, SQU-14).
///
/// Proves: SQU-S1 SQU-5 SQU-14
#[test]
fn squares_lie_only_where_squares_lie() {
    for position in [
        json!({ "modules": ["squares"], "yard": { "1": "square_tower_1" } }),
        json!({ "modules": ["squares"], "squares": { "tower": [] }, "supply": ["square_tower_1"] }),
        json!({ "modules": ["squares"], "players": 2, "dirk": ["square_tower_1"] }),
    ] {
        assert!(set_up(position.clone()).is_err(), "{position} was laid");
    }
}

/// Plays on from a described table with great numbers on it: they are no panic.
fn plays_on(position: Value) -> Game<House> {
    let mut game = set_up(position).expect("a possible position");
    for _ in 0..60 {
        let Some(ask) = game.ask() else { break };
        game.apply(ask.seat, listed(&game)[0]).expect("listed");
    }
    game
}

/// The greatest scores that can be described still grow, and greater ones are refused.
#[test]
fn great_scores_do_not_overflow() {
    let table = |score: i16| {
        set_up(json!({
            "players": 2, "ask": "last_tiles", "yard": { "1": "empty", "2": "empty", "3": "empty", "4": "empty" },
            "dirk": ["tower-9-NE"], "dirk_score": score, "A": { "alhambra": ["pavilion-7-E 1,0"], "score": score },
        }))
    };
    let game = table(10_000).expect("the most that can be described");
    assert!(game.open().is_over(), "nothing is left to give out: the last scoring was held");
    // 16 for the pavilions and a wall of 1; 21 for the towers.
    assert_eq!((game.open().score(Seat::FIRST), game.open().dirk_score()), (10_017, 10_021));
    for beyond in [10_001, i16::MAX, i16::MIN] {
        assert_eq!(table(beyond).map(|_| ()).unwrap_err().field, "A.score");
        let dirk = json!({ "players": 2, "dirk_score": beyond });
        assert_eq!(set_up(dirk).map(|_| ()).unwrap_err().field, "dirk_score");
    }
}

/// A number has one spelling: `01` and `1` are not two slots.
#[test]
fn slots_and_spaces_are_counted_in_one_way() {
    for key in ["01", "+1", " 1", "1 ", "0", "5", "1.0", "", "one"] {
        let yard = json!({ "yard": { key: "tower-9-NE" } });
        assert_eq!(set_up(yard).map(|_| ()).unwrap_err().field, "yard", "{key}");
        let preview = json!({ "game": "red_palace", "preview": { key: "F39" } });
        assert_eq!(set_up(preview).map(|_| ()).unwrap_err().field, "preview", "{key}");
    }
    assert!(set_up(json!({ "yard": { "1": "tower-9-NE" } })).is_ok());
    assert!(set_up(json!({ "game": "red_palace", "preview": { "1": "F39" } })).is_ok());
}

#[test]
fn many_turns_do_not_overflow() {
    let many = |turns: u32| json!({ "options": { "turn_limit": 0 }, "turns": turns });
    assert!(plays_on(many(1_000_000)).open().turns() > 1_000_000);
    assert_eq!(set_up(many(1_000_001)).map(|_| ()).unwrap_err().field, "turns");
    assert_eq!(set_up(json!({ "idle_turns": 1_000_001 })).map(|_| ()).unwrap_err().field, "idle_turns");
}

/// Whoever holds all money of two currencies and their office can pay more than a byte holds.
///
/// Proves: EXO-6 CHA-5
#[test]
fn great_hands_do_not_overflow() {
    let all = |currency: &str| (1..=9).flat_map(|n| vec![format!("{currency}-{n}"); 3]).collect::<Vec<_>>();
    let mut hand = [all("gulden"), all("dirham")].concat();
    hand.push(sabika_engine::components::OFFICES.nth(0).to_string());
    for (ask, top) in [("action", "gulden-1"), ("end_of_turn", "miser")] {
        let modules = ["exchange_offices", "characters"];
        let display = if top == "miser" { json!([]) } else { json!(["denar-1"]) };
        let deck = if top == "miser" { json!(["miser", "denar-2", "denar-3"]) } else { json!([]) };
        let position = json!({
            "modules": modules, "ask": ask, "display": display, "deck": deck,
            "A": { "hand": hand }, "B": { "hand": ["ducat-1"] },
        });
        let mut game = set_up(position).expect("possible");
        for _ in 0..40 {
            let Some(ask) = game.ask() else { break };
            assert!(!listed(&game).is_empty());
            let moves = listed(&game);
            // The dearest: the last payment, the highest bid.
            let dear =
                moves.iter().rfind(|mv| matches!(mv, Move::Buy { .. } | Move::Characters(Own::Bid(_) | Own::Pay(_))));
            game.apply(ask.seat, *dear.unwrap_or(&moves[0])).expect("listed");
        }
    }
}
