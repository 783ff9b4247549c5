//! The ladder: ratings, meetings, a picture, and bots that look ahead as long as one says.

mod common;

use common::{folder, sabika};
use serde_json::Value;
use std::fs;

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|e| panic!("{e}: {text}"))
}

#[test]
fn the_stronger_stands_above_the_weaker() {
    let file = folder("ladder").join("ladder.svg");
    let args = format!("ladder --bots random,buy_first,greedy --tables 2,diamonds --games 24 --svg {}", file.display());
    let all = json(&sabika(&format!("{args} --json"), "").well().out);
    let tables = all.as_array().expect("tables");
    assert_eq!(tables.len(), 2);
    for (table, players) in tables.iter().zip([2, 3]) {
        let bots: Vec<&str> =
            table["bots"].as_array().expect("bots").iter().filter_map(|bot| bot["bot"].as_str()).collect();
        assert_eq!(bots, ["greedy", "buy_first", "random"]);
        assert_eq!(table["bots"][0]["rating"], 1000.0, "greedy is what the others are measured by");
        assert!(table["bots"][2]["high"].as_f64() < Some(800.0), "{}", table["bots"]);
        assert_eq!(table["meetings"].as_array().map(Vec::len), Some(6), "each two, in both ways");
        assert_eq!(table["games"], 6 * 12);
        assert_eq!(table["config"]["players"], players);
    }
    let picture = fs::read_to_string(&file).expect("a picture");
    assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"));
    assert_eq!(picture.matches("<circle").count(), 6);
    assert_eq!(sabika(&format!("{args} --json --threads 1"), "").well().out.matches("win_share").count(), 12);
}

#[test]
fn it_says_in_words_what_came_of_it() {
    let ran = sabika("ladder --bots buy_first,builder@30,builder@5ms --games 6 --lang de", "").well();
    for told in ["builder@30", "builder@5ms", "2 × buy_first", "Stärke", "Siege (95 %)"] {
        assert!(ran.out.contains(told), "no {told:?} in {}", ran.out);
    }
    assert!(ran.out.lines().all(|line| line.chars().count() <= 80), "{}", ran.out);
}

#[test]
fn what_cannot_be_measured_is_refused() {
    for (args, why) in [
        ("--bots greedy", "--bots: at least two bots"),
        ("--bots greedy,greedy", "--bots: at least two bots"),
        ("--bots greedy,gredy", "gredy"),
        ("--bots greedy,greedy@5", "greedy@5"),
        ("--bots greedy,emir@fast", "emir@fast"),
        ("--tables 7", "--tables: there is no table “7”"),
        ("--tables diamond", "--tables: there is no table “diamond”"),
        ("--games 0", "--games: at least 1"),
        ("--threads 0", "--threads: at least 1"),
        ("--svg /nowhere/at/all.svg", "--svg /nowhere/at/all.svg"),
    ] {
        sabika(&format!("ladder {args}"), "").refused(why);
    }
}

/// A seat at the terminal says how long it thinks, and then what.
#[test]
fn a_bot_says_what_it_thinks() {
    let ran = sabika("play --plain --seed 3 --seats Anna,bot:builder@40 --think", "1\n1\n1\n1\n1\n1\n").out;
    assert!(ran.contains("· builder: ") && ran.contains(" % to win, ") && ran.contains("futures)"), "{ran}");
    let quiet = sabika("play --plain --seed 3 --seats Anna,bot:builder@40", "1\n1\n1\n1\n1\n1\n").out;
    assert!(!quiet.contains(" % to win"), "{quiet}");
}
