//! Simulations: rows and records as they come, an early end, and programs that play.

mod common;

use common::{Ran, finished, folder, sabika, sabika_with, start};
use serde_json::Value;
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    thread::sleep,
    time::{Duration, Instant},
};

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|e| panic!("{e}: {text}"))
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_default()
}

#[test]
fn what_cannot_be_written_fails_before_the_first_game() {
    // Games without end: whoever plays one first never comes to the refusal.
    let endless = "sim --games 1000000000 --bots random";
    sabika(&format!("{endless} --csv /nowhere/at/all/games.csv"), "").refused("--csv /nowhere/at/all/games.csv");
    let file = folder("no_folder").join("file");
    fs::write(&file, "no folder").expect("a file");
    sabika(&format!("{endless} --records {}", file.display()), "").refused("--records");
    sabika(&format!("{endless} --threads 0"), "").refused("--threads: at least 1");
    sabika(&format!("{endless} --threads 0 --lang nl"), "").refused("--threads: minstens 1");
}

#[test]
fn rows_on_standard_output_are_alone_there() {
    let ran = sabika("sim --games 5 --bots random --seed 40 --csv -", "").well();
    let rows: Vec<&str> = ran.out.lines().collect();
    assert_eq!(rows.len(), 6, "{}", ran.out);
    assert!(rows[0].starts_with("seed,rotation,turns,"), "{}", rows[0]);
    let seeds: Vec<&str> = rows[1..].iter().filter_map(|row| row.split(',').next()).collect();
    assert_eq!(seeds, ["40", "41", "42", "43", "44"], "the seed of each game, in order");
    assert!(ran.err.contains("Seat by seat") && ran.err.contains("Hash of all results"), "{}", ran.err);
    let ran = sabika("sim --games 5 --bots random --seed 40 --csv - --json", "").well();
    assert!(ran.out.starts_with("seed,") && ran.err.contains("\"win_share\""), "{}", ran.err);
}

#[test]
fn a_report_tells_seeds_seats_and_how_points_are_spread() {
    let args = "sim --games 21 --players 4 --bots greedy,random --seed 7";
    let ran = sabika(args, "").well();
    for told in ["Seeds 7 to 27,", "Seat by seat", "least", "  90 ", "most"] {
        assert!(ran.out.contains(told), "no {told:?} in {}", ran.out);
    }
    assert!(ran.out.lines().all(|line| line.chars().count() <= 80), "{}", ran.out);
    let report = json(&sabika(&format!("{args} --json"), "").well().out);
    assert_eq!((&report["seed"], &report["last_seed"]), (&Value::from(7), &Value::from(27)));
    let seats = report["seats"].as_array().expect("seats");
    assert_eq!(seats.len(), 4);
    let sum = |name: &str| seats.iter().filter_map(|seat| seat[name].as_f64()).sum::<f64>();
    assert!((sum("win_share") - 1.0).abs() < 1e-9, "every win is some seat's");
    for bot in report["bots"].as_array().expect("bots") {
        let deciles: Vec<i64> = bot["deciles"].as_array().expect("deciles").iter().filter_map(Value::as_i64).collect();
        assert!(deciles.len() == 11 && deciles.is_sorted() && deciles[0] < deciles[10], "{deciles:?}");
        let mean = bot["points"].as_f64().expect("a mean");
        assert!(mean > deciles[0] as f64 && mean < deciles[10] as f64, "{mean} in {deciles:?}");
    }
    let points: f64 = report["bots"].as_array().expect("bots").iter().filter_map(|bot| bot["points"].as_f64()).sum();
    assert!((sum("points") / 4.0 - points / 2.0).abs() < 1e-9, "the same points, by seat and by bot");
}

#[test]
fn each_game_leaves_its_record() {
    let records = folder("records").join("new").join("folder");
    let args =
        format!("sim --games 6 --players 3 --bots buy_first,random --blocks --seed 9 --records {}", records.display());
    sabika(&args, "").well();
    let mut files: Vec<PathBuf> =
        fs::read_dir(&records).expect("a folder").map(|file| file.expect("a file").path()).collect();
    files.sort();
    let names: Vec<String> = files.iter().map(|file| file.file_name().expect("a name").display().to_string()).collect();
    let wanted = |(number, seed): (u64, u64)| format!("{number:06}-seed-{seed}.txt");
    assert_eq!(names, [(1, 9), (2, 9), (3, 9), (4, 10), (5, 10), (6, 10)].map(wanted));
    for file in &files {
        let ran = sabika(&format!("replay {}", file.display()), "").well();
        assert!(
            ran.out.contains("Verified: ") && ran.out.contains("buy_first A") | ran.out.contains("random A"),
            "{}",
            ran.out
        );
    }
}

/// Rows come while games are played, and what was played until Ctrl-C is the run of so many games.
#[test]
#[cfg(unix)]
fn an_interrupted_run_reports_what_was_played() {
    let rows = folder("interrupted").join("games.csv");
    let args = |games: &str| format!("sim --games {games} --bots random --threads 2 --json");
    let words = |line: &str| line.split_whitespace().map(String::from).collect::<Vec<_>>();
    let child = start(words(&format!("{} --csv {}", args("1000000000"), rows.display())), &[]);
    let begun = Instant::now();
    while text(&rows).lines().count() < 20 {
        assert!(begun.elapsed() < Duration::from_mins(1), "rows come as games end");
        sleep(Duration::from_millis(10));
    }
    let told = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill");
    assert!(told.success());
    let ran = finished(child, "");
    assert_eq!(ran.code, 1, "it was not finished: {}", ran.err);
    assert!(ran.err.contains("Stopped: "), "{}", ran.err);
    let report = json(&ran.out);
    let games = report["games"].as_u64().expect("a number");
    assert_eq!(text(&rows).lines().count() as u64, games + 1, "a row for each game that is reported");
    assert_eq!(report, json(&sabika(&args(&games.to_string()), "").well().out));
}

fn script(name: &str) -> String {
    format!("sh {}", Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bots").join(name).display())
}

fn simulated(bots: &str, rest: &str) -> Ran {
    let rest = rest.split_whitespace().map(String::from);
    sabika_with(["sim".into(), "--bots".into(), bots.into()].into_iter().chain(rest))
}

#[test]
#[cfg(unix)]
fn a_program_plays_from_what_its_seat_sees() {
    let asked = folder("program").join("questions");
    let bots = format!("cmd:{} {},greedy", script("first.sh"), asked.display());
    let ran = simulated(&bots, "--games 2 --threads 1 --seed 3 --players 3 --modules vizier,characters --json").well();
    let report = json(&ran.out);
    assert_eq!(report["games"], 2);
    assert!(
        report["bots"]
            .as_array()
            .expect("bots")
            .iter()
            .any(|bot| bot["bot"].as_str().is_some_and(|b| b.starts_with("cmd:sh")))
    );
    let table = simulated(&format!("cmd:{},random", script("first.sh")), "--games 2 --players 2").well().out;
    assert!(table.lines().any(|line| line.starts_with("  cmd 1  ")) && table.contains("  cmd 1 = cmd:sh "), "{table}");
    let questions: Vec<Value> = text(&asked).lines().map(json).collect();
    assert!(questions.len() > 20, "{}", questions.len());
    let firsts = questions.iter().filter(|question| question["first"] == true).count();
    assert_eq!(firsts, 4, "two games, and two seats of it");
    for question in &questions {
        let (seat, view) = (&question["seat"], &question["view"]);
        assert!(seat == 0 || seat == 2, "greedy sits between: {seat}");
        assert_eq!((&view["seat"], &view["ask"]["seat"], &view["ply"]), (seat, seat, &question["ply"]));
        assert!(!question["moves"].as_array().expect("moves").is_empty());
        for other in view["seats"].as_array().expect("seats") {
            assert_eq!(other["hand"].is_array(), other["seat"] == *seat, "only the own hand: {other}");
        }
        let line = question.to_string();
        for secret in ["\"seed\"", "\"deck\"", "\"supply\"", "\"dark\""] {
            assert!(!line.contains(secret), "{secret} in {line}");
        }
    }
    // Whatever the threads, the games are the same, since this program answers the same question alike.
    let hash = |threads: u8| {
        let bots = format!("cmd:{}", script("first.sh"));
        let rest = format!("--games 4 --threads {threads} --json");
        json(&simulated(&bots, &rest).well().out)["hash"].clone()
    };
    assert_eq!(hash(1), hash(2));
}

#[test]
#[cfg(unix)]
fn a_program_that_goes_wrong_ends_the_run_and_is_named() {
    for (how, told) in [
        ("dies", "the program has ended"),
        ("nonsense", "the line “let me think” is no JSON object with a “move”"),
        ("no_move", "“jump over the wall” is no move"),
        ("illegal", "the move “build garden-8-NE at 9,9” is not possible: "),
        ("silent", "it gave no answer for 1 s"),
        ("chatters", "it said “{\"move\":\"pass\"}” without being asked"),
    ] {
        let bots = format!("greedy,cmd:{} {how}", script("bad.sh"));
        let ran = simulated(&bots, "--games 5 --threads 1 --players 2 --seed 21 --patience 1");
        assert_eq!(ran.code, 1, "{how}: {}", ran.err);
        for part in [told, "bad.sh", "seed 21", "at ply "] {
            assert!(ran.err.contains(part), "{how}: no {part:?} in {}", ran.err);
        }
        assert!(!ran.err.contains("panicked") && ran.out.is_empty(), "{how}: {}", ran.err);
    }
    let ran = simulated("cmd:/nowhere/at/all/bot", "--games 5").refused("--bots cmd:/nowhere/at/all/bot");
    assert!(ran.err.contains("could not be started"), "{}", ran.err);
    simulated("cmd: ", "--games 5").refused("--bots");
}

#[test]
fn the_bot_of_the_documentation_plays() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("no python3 here: the example is not run");
        return;
    }
    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/random_bot.py");
    let rest = "--games 4 --blocks --players 2 --threads 1 --json";
    let play = || json(&simulated(&format!("cmd:python3 {},random", bot.display()), rest).well().out);
    let (once, twice) = (play(), play());
    assert_eq!(once["games"], 4);
    assert_eq!(once, twice, "its chance hangs on the game alone");
}

#[test]
fn bots_that_look_ahead_play_alike_on_any_number_of_threads() {
    for more in ["", " --modules characters,change", " --game red_palace"] {
        let args = format!("sim --games 2 --players 2 --bots builder,greedy --seed 3 --json{more}");
        let [one, two] = [1, 2].map(|threads| json(&sabika(&format!("{args} --threads {threads}"), "").well().out));
        assert_eq!(one["bots"], two["bots"], "{more}");
    }
}
