//! Bad input: exit code 2, a message that names the field, never a panic.

mod common;

use common::{folder, ones, sabika};
use std::fs;

#[test]
fn games_that_cannot_be() {
    for command in ["play", "sim"] {
        for players in ["1", "7", "0", "255"] {
            sabika(&format!("{command} --players {players}"), "").refused("players");
        }
        sabika(&format!("{command} --players 300"), "").refused("--players");
        sabika(&format!("{command} --players two"), "").refused("--players");
        sabika(&format!("{command} --modules viziers"), "").refused("modules: viziers");
        sabika(&format!("{command} --modules vizier,vizier"), "").refused("vizier");
        sabika(&format!("{command} --option hole=area"), "").refused("--option hole");
        sabika(&format!("{command} --option holes=round"), "").refused("--option holes");
        sabika(&format!("{command} --option turn_limit=70000"), "").refused("--option turn_limit");
        sabika(&format!("{command} --option holes"), "").refused("--option holes");
        sabika(&format!("{command} --option holes=cell --option holes=area"), "").refused("--option holes");
        sabika(&format!("{command} --game chess"), "").refused("--game");
        sabika(&format!("{command} --game red_palace --players 7"), "").refused("players");
        sabika(&format!("{command} --game red_palace --modules medina,vizier"), "").refused("RED-67");
        sabika(&format!("{command} --game red_palace --modules red_palace"), "").refused("modules: red_palace");
        sabika(&format!("{command} --modules red_palace"), "").refused("--game red_palace");
        sabika(&format!("{command} --game red_palace --option open_attack_cards=on"), "").refused("RED-67");
        sabika(&format!("{command} --game red_palace --option holes=cell"), "").refused("RED-44");
        sabika(&format!("{command} --option guard_board=first_game"), "").refused("RED-4a");
        sabika(&format!("{command} --game red_palace --option guard_board=second"), "").refused("first_game");
    }
}

#[test]
fn seats_and_bots_that_cannot_be() {
    sabika("play --seats Anna", "").refused("players");
    sabika("play --seats Anna,bot:grandmaster", "").refused("grandmaster");
    sabika("play --seats Anna,,Ben", "").refused("--seats");
    sabika("play --seats Anna,Ben --players 3", "").refused("--seats");
    sabika("sim --bots greedy,clever", "").refused("clever");
    sabika("sim --games 0", "").refused("--games");
    sabika("sim --games=-3", "").refused("--games");
    sabika("combo vizier viziers", "").refused("viziers");
    sabika("combo vizier vizier", "").refused("vizier");
    sabika("combo --players 1", "").refused("players");
    sabika("combo --game red_palace vizier", "").refused("RED-67");
    sabika("combo --game chess", "").refused("--game");
    sabika("rules BASE-Z99", "").refused("BASE-Z99");
    sabika("rules coverage --root /nowhere/at/all", "").refused("--root");
    sabika("completions elvish2", "").refused("elvish2");
    sabika("--lang fr rules", "").refused("fr");
    sabika("dance", "").refused("dance");
}

#[test]
fn files_that_cannot_be_read() {
    let folder = folder("bad_input");
    let at = |name: &str| folder.join(name).display().to_string();
    for command in ["replay", "play --load", "score"] {
        sabika(&format!("{command} {}", at("nothing.json")), "").refused("nothing.json");
        sabika(&format!("{command} {}", folder.display()), "").refused("bad_input");
    }
    let good = at("good.json");
    sabika(&format!("play --seed 5 --save {good}"), ones()).well();
    let record = fs::read_to_string(&good).expect("saved");
    let write = |name: &str, bytes: &[u8]| {
        fs::write(folder.join(name), bytes).expect("a file");
        at(name)
    };
    let cut = write("cut.json", &record.as_bytes()[..record.len() / 2]);
    sabika(&format!("replay {cut}"), "").refused("cut.json");
    let newer = write("newer.json", record.replace("\"rules_version\":2", "\"rules_version\":99").as_bytes());
    let newer_spaced = record.replace("\"rules_version\": 2", "\"rules_version\": 99");
    if newer_spaced != record {
        fs::write(folder.join("newer.json"), newer_spaced).expect("a file");
    }
    sabika(&format!("replay {newer}"), "").refused("rules_version");
    sabika(&format!("play --load {newer}"), "").refused("rules_version");
    let odd = write("odd.txt", b"sabika 1\nrules \xff\xfe\n");
    sabika(&format!("replay {odd}"), "").refused("odd.txt");
    sabika(&format!("score {odd}"), "").refused("odd.txt");
    let empty = write("empty.json", b"");
    sabika(&format!("replay {empty}"), "").refused("empty.json");
    sabika(&format!("replay {good} --to 99999"), "").refused("--to 99999");
    let bytes = at("good.sbk");
    sabika(&format!("play --seed 5 --save {bytes}"), "1\n1\n").well();
    let whole = fs::read(&bytes).expect("saved");
    let cut = write("cut.sbk", &whole[..whole.len() - 5]);
    sabika(&format!("replay {cut}"), "").refused("cut.sbk");
}

/// What is wrong with a record is said in words, in the reader's language: no names of fields, no Rust.
#[test]
fn a_bad_record_is_explained_in_words() {
    let folder = folder("bad_records");
    let good = include_str!("../../../records/base/3_players.txt");
    let write = |name: &str, text: &str| {
        fs::write(folder.join(name), text).expect("a file");
        folder.join(name).display().to_string()
    };
    let is_move = |line: &&str| line.starts_with(|c: char| ('A'..='C').contains(&c)) && line[1..].starts_with(' ');
    let (first, second) = {
        let mut moves = good.lines().filter(is_move);
        (moves.next().expect("a move"), moves.next().expect("another"))
    };
    let seat = &first[..1];
    let illegal = write("illegal.txt", &good.replacen(first, &format!("{seat} buy 1 with denar-1"), 1));
    let other = if seat == "A" { "B" } else { "A" };
    let wrong = write("seat.txt", &good.replacen(first, &format!("{other}{}", &first[1..]), 1));
    let result = good.lines().find(|line| line.starts_with("result ")).expect("a result");
    let result = write("result.txt", &good.replace(result, "result 1 2 3"));
    let one_move: Vec<&str> = good.lines().filter(|line| !is_move(line) || *line == first).collect();
    let early = write("early.txt", &one_move.join("\n"));
    let odd = write("odd.txt", &good.replacen(second, &format!("{} dance", &second[..1]), 1));
    let none = write("none.txt", "no game at all");
    for (file, en, nl, de) in [
        (&illegal, "is not possible: ", "kan niet: ", "geht nicht: "),
        (&illegal, "(rule BASE-P", "(regel BASE-P", "(Regel BASE-P"),
        (&wrong, "to make, not for Player", "niet aan Speler", "nicht an Spieler"),
        (
            &result,
            "it says the result is 1, 2, 3, but",
            "er staat als uitslag 1, 2, 3, maar",
            "als Ergebnis steht da 1, 2, 3, die",
        ),
        (
            &early,
            "the game is not over after move 1",
            "na zet 1 is het spel niet afgelopen",
            "nach Zug 1 ist das Spiel nicht zu Ende",
        ),
        (&odd, "cannot be read", "is niet te lezen", "ist nicht lesbar"),
        (&none, "this is no record of a game", "dit is geen verslag van een spel", "das ist keine Aufzeichnung"),
    ] {
        for (lang, told) in [("en", en), ("nl", nl), ("de", de)] {
            for command in ["replay", "play --load"] {
                let ran = sabika(&format!("{command} {file} --lang {lang}"), "").refused(told);
                let rust = ["{ ", "NotEnough", "Purse", "Currency", "Some(", "_cards"];
                assert_eq!(rust.iter().find(|word| ran.err.contains(**word)), None, "{}", ran.err);
            }
        }
    }
}

#[test]
fn tables_that_cannot_be() {
    let folder = folder("bad_tables");
    let table = |name: &str, text: &str| {
        fs::write(folder.join(name), text).expect("a file");
        sabika(&format!("score {}", folder.join(name).display()), "")
    };
    let two = "dirk = []\n[[players]]\ntiles = [\"garden-9-E 1,0\"]\n[[players]]\n";
    table("good.toml", &format!("round = 2\n{two}")).well();
    table("round.toml", two).refused("round");
    table("fourth.toml", &format!("round = 4\n{two}")).refused("round");
    table("apart.toml", "round = 1\ndirk = []\n[[players]]\ntiles = [\"garden-9-E 5,5\"]\n[[players]]\n")
        .refused("BASE-B");
    table("lone.toml", "round = 1\n[[players]]\n").refused("players");
}

#[test]
fn a_save_that_cannot_be_written_is_a_failure_and_says_so() {
    let ran = sabika("play --seed 5 --save /nowhere/at/all/game.txt", "1\n");
    assert_eq!(ran.code, 1, "{}", ran.err);
    assert!(ran.err.contains("/nowhere/at/all/game.txt"), "{}", ran.err);
    let typed = sabika("play --seed 5", "save /nowhere/at/all/game.txt\n").well();
    assert!(typed.out.contains("could not be saved"), "a wrong name does not end the game");
}
