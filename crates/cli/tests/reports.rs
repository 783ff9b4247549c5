//! Simulations, benchmarks and the other commands that report.

mod common;

use common::{folder, ones, sabika};
use serde_json::Value;

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|e| panic!("{e}: {text}"))
}

#[test]
fn a_simulation_does_not_hang_on_the_number_of_threads() {
    let args = "sim --games 60 --players 3 --bots greedy,buy_first,random --seed 11 --blocks --json";
    let one = sabika(&format!("{args} --threads 1"), "").well();
    let two = sabika(&format!("{args} --threads 2"), "").well();
    assert_eq!(one.out, two.out);
    assert!(one.err.contains("60 games in"), "{}", one.err);
    let report = json(&one.out);
    assert_eq!(report["games"], 60);
    let shares: f64 = report["bots"].as_array().expect("bots").iter().filter_map(|b| b["win_share"].as_f64()).sum();
    assert!((shares - 1.0).abs() < 1e-9, "every win is somebody's: {shares}");
    assert_ne!(one.out, sabika(&args.replace("11", "12"), "").well().out, "another seed, other games");
}

#[test]
fn a_simulation_with_modules_writes_one_row_per_game() {
    let file = folder("csv").join("games.csv");
    let args = format!("sim --games 7 --players 4 --modules vizier --bots random --csv {}", file.display());
    let ran = sabika(&args, "").well();
    assert!(ran.out.contains("random"), "{}", ran.out);
    let rows = std::fs::read_to_string(file).expect("written");
    assert_eq!(rows.lines().count(), 8);
    let columns: Vec<usize> = rows.lines().map(|row| row.split(',').count()).collect();
    assert!(columns.iter().all(|n| *n == 5 + 4 * 6), "{rows}");
}

#[test]
fn blocks_play_every_rotation() {
    let ran = sabika("sim --games 10 --players 3 --bots buy_first,random --blocks --json", "").well();
    assert_eq!(json(&ran.out)["games"], 12, "whole blocks only");
}

#[test]
fn the_benchmark_reports_every_target() {
    let report = json(&sabika("bench --millis 1 --json", "").well().out);
    assert_eq!(report["calibration"], "xorshift64-fnv1a-1M");
    let figures = report["figures"].as_array().expect("figures");
    for target in ["E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8"] {
        let found: Vec<&Value> = figures.iter().filter(|f| f["target_id"] == target).collect();
        assert!(!found.is_empty() && found.iter().all(|f| f["median"].as_f64() > Some(0.0)), "{target}");
    }
}

#[test]
fn a_replay_stops_where_it_is_told() {
    let file = folder("replay").join("game.sbk");
    let file = file.display();
    sabika(&format!("play --seed 5 --save {file}"), ones()).well();
    let whole = json(&sabika(&format!("replay {file} --json --log"), "").well().out);
    assert_eq!((&whole["verified"], &whole["over"]), (&Value::Bool(true), &Value::Bool(true)));
    assert_eq!(whole["scorings"].as_array().map(Vec::len), Some(3));
    let part = json(&sabika(&format!("replay {file} --json --to 3"), "").well().out);
    assert_eq!((part["ply"].as_u64(), &part["over"]), (Some(3), &Value::Bool(false)));
}

#[test]
fn a_real_table_is_scored_with_reasons() {
    let file = folder("score").join("table.toml");
    let text = "round = 2\n[[players]]\nname = \"Isabel\"\ntiles = [\"garden-9-E 1,0\"]\n[[players]]\n[[players]]\n";
    std::fs::write(&file, text).expect("a file");
    let ran = sabika(&format!("score {} --round 3", file.display()), "").well();
    assert!(ran.out.contains("Isabel") && ran.out.contains("[BASE-V3]"), "{}", ran.out);
    let report = json(&sabika(&format!("score {} --json", file.display()), "").well().out);
    assert_eq!(report["players"][0]["total"], 13, "12 for the gardens and a wall of 1");
}

#[test]
fn rules_are_found_by_number_prefix_and_file() {
    assert!(sabika("rules", "").well().out.contains("BASE"));
    assert!(sabika("rules base-b3", "").well().out.contains("both touching sides carry a wall"));
    assert!(sabika("rules VIZ", "").well().out.contains("VIZ-S1"));
    assert!(sabika("rules walls", "").well().out.contains("WAL-1 "));
    assert_eq!(json(&sabika("rules BASE-B3 --json", "").well().out)[0]["id"], "BASE-B3");
    let all = json(&sabika("rules --json", "").well().out);
    let sum: u64 = all.as_array().expect("files").iter().filter_map(|f| f["rules"].as_u64()).sum();
    assert!(sum > 700, "{sum}");
}

#[test]
fn coverage_fails_only_when_something_is_missing() {
    let ran = sabika("rules coverage --json", "");
    let missing = json(&ran.out)["missing"].as_array().map(Vec::len).expect("a list");
    let unknown = json(&ran.out)["unknown"].as_array().map(Vec::len).expect("a list");
    assert_eq!(ran.code, i32::from(missing + unknown > 0), "{}", ran.out);
}

#[test]
fn every_command_of_the_readme_runs() {
    for (args, told) in [
        ("--help", "Usage: sabika"),
        ("--version", "sabika "),
        ("play --help", "--seats"),
        ("play --players 4 --seats Anna,bot:greedy,bot:buy_first,bot:random --seed 1", "Anna"),
        ("sim --games 20 --players 2 --bots greedy,random", "greedy"),
        ("combo", "base game"),
        ("combo vizier squares --players 2", "Dirk"),
        ("combo all --json", "\"interactions\""),
        ("combo --game red_palace", "Take money (1 guard)"),
        ("combo --game red_palace all", "the preview moves up into the yard"),
        ("sim --game red_palace --games 6 --bots random", "random"),
        ("completions bash", "_sabika"),
        ("man", ".TH sabika"),
    ] {
        let ran = sabika(args, "").well();
        assert!(ran.out.contains(told), "{args}: no {told:?} in {}", ran.out);
    }
    let ran = sabika("engine", "{\"cmd\":\"hello\"}\nnonsense\n{\"cmd\":\"quit\"}\n").well();
    let answers: Vec<Value> = ran.out.lines().map(json).collect();
    assert_eq!((&answers[0]["protocol"], &answers[1]["ok"]), (&Value::from(1), &Value::Bool(false)));
}

/// A page for the modules that are played, and for no others.
#[test]
fn a_combination_card_is_in_the_order_of_a_game() {
    let ran = sabika("combo vizier diamonds bazaars invaders --players 2", "").well();
    let order = [
        "What to prepare",
        "A turn, in order",
        "One action",
        "Between two turns",
        "What is bought",
        "A scoring, in order",
    ];
    let mut rest = ran.out.as_str();
    for part in
        order.into_iter().chain(["When the game ends", "The modules one by one", "What goes together", "Paying"])
    {
        rest = rest.split_once(part).unwrap_or_else(|| panic!("no {part:?} in {rest}")).1;
    }
    for text in ["again gems vizier scout", "bazaar    exactly the price", "The attack: points", "Dirk draws his tiles"]
    {
        assert!(ran.out.contains(text), "no {text:?} in {}", ran.out);
    }
    for text in ["patron", "chest", "certificate", "caravanserai"] {
        assert!(!sabika("combo vizier squares", "").well().out.contains(text), "{text}");
    }
    // Every line about two of them stands there once.
    let all = json(&sabika("combo vizier diamonds characters camps walls bazaars invaders --json", "").well().out);
    let lines = |list: &Value| list.as_array().expect("a list").iter().map(ToString::to_string).collect::<Vec<_>>();
    let topics = all["together"].as_array().expect("topics");
    let groups = topics.iter().flat_map(|topic| topic["groups"].as_array().expect("groups"));
    let mut grouped: Vec<String> = groups.flat_map(|group| lines(&group["lines"])).collect();
    let mut flat = lines(&all["interactions"]);
    grouped.sort();
    flat.sort();
    assert_eq!(grouped, flat);
    assert!(flat.len() > 15, "{}", flat.len());
    let (short, long) = (sabika("combo all --short", "").well().out, sabika("combo all", "").well().out);
    assert!(long.starts_with(&short) && short.contains("When the game ends") && !short.contains("one by one"));
    for lang in ["en", "nl", "de"] {
        let ran = sabika(&format!("combo all --lang {lang}"), "").well();
        let wide = ran.out.lines().find(|line| line.chars().count() > 80);
        assert_eq!(wide, None, "{lang}");
    }
}

/// A line of the card stands under the name of another module as well, so it says itself what it is about.
#[test]
fn no_line_of_a_card_begins_with_it() {
    for (lang, pronouns) in [
        ("en", &["It ", "Its ", "They ", "Their "][..]),
        ("nl", &["Het is ", "Het mag ", "Het telt ", "Het kan ", "Het levert ", "Hij ", "Ze ", "Zijn "]),
        ("de", &["Es ", "Er ", "Sie ", "Sein", "Ihr"]),
    ] {
        let card = json(&sabika(&format!("combo all --json --lang {lang}"), "").well().out);
        let lines = card["interactions"].as_array().expect("lines").iter().filter_map(Value::as_str);
        let actions = card["modules"].as_array().expect("modules").iter();
        let actions =
            actions.flat_map(|module| module["actions"].as_array().expect("actions")).filter_map(Value::as_str);
        let all: Vec<&str> = lines.chain(actions).collect();
        assert!(all.len() > 300, "{}", all.len());
        let bad: Vec<&&str> = all.iter().filter(|line| pronouns.iter().any(|it| line.starts_with(it))).collect();
        assert!(bad.is_empty(), "{lang}: {bad:#?}");
    }
}

/// What attacks cost stands in the scoring that they follow, not in a sum at the end.
#[test]
fn attacks_are_told_with_their_scorings() {
    let file = folder("attacks").join("game.txt");
    let file = file.display();
    let ran = sabika(&format!("play --players 3 --modules invaders --seed 3 --save {file}"), ones()).well();
    let replayed = sabika(&format!("replay {file}"), "").well();
    for out in [&ran.out, &replayed.out] {
        assert_eq!(out.lines().filter(|line| line.trim_start().starts_with("Attack  ")).count(), 3, "{out}");
        assert!(!out.contains("After the scorings"), "{out}");
    }
}

#[test]
fn an_attack_after_the_scoring_is_counted() {
    let file = folder("attack").join("table.toml");
    let text = "round = 1\nmodules = [\"invaders\"]\nattack = \"N\"\n[[players]]\ntiles = [\"garden-9-E 1,0\"]\n[[players]]\n[[players]]\n";
    std::fs::write(&file, text).expect("a file");
    let ran = sabika(&format!("score {}", file.display()), "").well();
    assert!(
        ran.out.contains("Attack") && ran.out.contains("-2 for open sides (2 on the north) [INV-9]"),
        "{}",
        ran.out
    );
    std::fs::write(&file, text.replace("\"N\"", "\"up\"")).expect("a file");
    sabika(&format!("score {}", file.display()), "").refused("attack");
}
