//! Whole games in the terminal, driven by what is typed.

mod common;

use common::{folder, ones, sabika, sabika_in};
use std::fs;

#[test]
fn a_whole_game_is_played_by_numbers_and_its_record_replays() {
    let file = folder("whole").join("game.txt");
    let file = file.display();
    let ran = sabika(&format!("play --seed 5 --save {file}"), ones()).well();
    assert!(ran.out.contains("Final result") && ran.out.contains("Congratulations!"), "{}", ran.out);
    assert!(ran.out.contains("First scoring") && ran.out.contains("Final scoring"), "a table for each round");
    let replayed = sabika(&format!("replay {file} --log"), "").well();
    assert!(replayed.out.contains("Verified: "), "{}", replayed.out);
    let total = |text: &str| text.lines().find(|line| line.trim_start().starts_with("Total")).map(str::to_string);
    assert!(total(&ran.out).is_some());
    assert_eq!(total(&ran.out), total(&replayed.out));
}

#[test]
fn every_module_and_the_third_man_can_be_played() {
    let ran = sabika("play --players 2 --modules all --seats Anna,bot:buy_first --seed 3 --lang de", ones()).well();
    assert!(ran.out.contains("Endergebnis"), "{}", ran.out);
    assert!(ran.out.contains("Schlafende Steine") && ran.out.contains("Aufgedeckt"), "the rooms of the modules");
}

/// Turned tiles are typed with their degrees.
#[test]
fn a_turned_tile_is_typed_with_its_degrees() {
    let input =
        "why build garden-8-NE at 1,0 turned 90\nwhy turn 0,0 to 90\nwhy build magical-tower at 1,0 turned 45\n";
    let ran = sabika("play --modules magical_buildings --seed 5", input).well();
    assert!(ran.out.contains("you cannot turn garden 8"), "{}", ran.out);
    assert!(
        ran.out.contains("The fountain stays where it is.") || ran.out.contains("No tile stands at 0,0"),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("turned 45” is no move."), "{}", ran.out);
}

/// A hint is a move that can be made, by its number or as it is typed.
#[test]
fn a_hint_can_be_followed() {
    let ran = sabika("play --seed 5 --modules magical_buildings,watchtowers", "hint\n").well();
    let hint = ran.out.lines().find(|line| line.contains("The bot emir would: [")).expect("a hint");
    let number = hint.split(['[', ']']).nth(1).expect("a number");
    let went_on = sabika("play --seed 5 --modules magical_buildings,watchtowers", format!("{number}\n")).well();
    assert!(!went_on.out.contains("is no number from 1 to"), "{}", went_on.out);
    assert!(went_on.out.len() > ran.out.len(), "the game went on");
}

#[test]
fn why_not_names_the_rule_and_reads_it_out() {
    let ran = sabika("play --seed 5", "why build garden-8-NE at 0,0\nwhy 1\nwhy nonsense\nbuy 1 with denar-1\n").well();
    assert!(ran.out.contains("(rule BASE-T1)"), "{}", ran.out);
    assert!(ran.out.contains("\nBASE-T1 Play goes clockwise"), "{}", ran.out);
    assert!(ran.out.contains("It is possible: "), "{}", ran.out);
    assert!(ran.out.contains("“nonsense” is no move."), "{}", ran.out);
    assert!(ran.out.contains("(rule BASE-P1)"), "a wrong move is refused with its rule");
}

#[test]
fn the_end_of_input_is_no_accident_and_the_game_goes_on_later() {
    let file = folder("later").join("game.json");
    let file = file.display();
    let ran = sabika(&format!("play --seed 7 --save {file}"), "1\n1\n1\n1\n").well();
    assert!(ran.out.contains("Goodbye") && ran.out.contains(&format!("--load {file}")), "{}", ran.out);
    let went_on = sabika(&format!("play --load {file} --save {file}"), ones()).well();
    assert!(went_on.out.contains("Going on with"), "{}", went_on.out);
    assert!(went_on.out.contains("greedy B takes") || went_on.out.contains("greedy B buys"), "bots are known again");
    let straight = sabika("play --seed 7", ones()).well();
    let last = |text: &str| text.lines().rev().take(3).map(str::to_string).collect::<Vec<_>>();
    assert_eq!(last(&went_on.out), last(&straight.out), "the same game");
}

#[test]
fn commands_talk_and_change_nothing() {
    let input = "help\nlog\nscore\nboards\nboard B\nboard nobody\nrules BASE-B3\nrules VIZ\nrules XYZ\nall\ntable\n\nundo\nquit\n";
    let ran = sabika("play --seed 5", input).well();
    for text in [
        "What you can type",
        "What happened",
        "What scoring 1 would bring now",
        "Alhambra of greedy B",
        "Nobody here is called “nobody”.",
        "BASE-B3 Where two tiles are adjacent",
        "VIZ-2 ",
        "There is no rule “XYZ”.",
        "There is nothing to undo.",
    ] {
        assert!(ran.out.contains(text), "no {text:?} in {}", ran.out);
    }
}

#[test]
fn a_purchase_can_be_taken_back_until_something_comes_up() {
    // The first choice of this deal is an exact purchase; after a whole turn new tiles and cards lie open.
    let ran = sabika("play --seed 1", "1\nundo\n1\n1\n1\n1\nundo\n").well();
    assert_eq!(ran.out.matches("Undone: Buy seraglio 7").count(), 1, "{}", ran.out);
    let after = ran.out.rsplit(": undo").next().expect("an answer");
    assert!(after.contains("others have moved since"), "{after}");
}

#[test]
fn people_who_share_a_screen_get_a_curtain() {
    let ran = sabika("play --seats Anna,Ben --seed 1", "\n1\n1\n1\n\n1\n1\n").well();
    assert!(ran.out.contains("The screen is for Anna now."), "{}", ran.out);
    assert!(ran.out.contains("The screen is for Ben now."), "{}", ran.out);
    let before = ran.out.split("The screen is for").next().expect("a beginning");
    assert!(!before.contains("Your money"), "no hand before the first curtain");
}

#[test]
fn bytes_that_are_no_text_are_no_choice() {
    let ran = sabika("play --seed 5", b"\xff\xfe\n99999999999999999999\n-1\n0\n").well();
    assert_eq!(ran.out.matches("is no number from 1 to").count(), 4, "{}", ran.out);
}

#[test]
fn colours_only_where_they_are_wanted() {
    let escape = '\u{1b}';
    assert!(!sabika("play --seed 5", "1\n").well().out.contains(escape), "a pipe");
    assert!(!sabika_in("play --seed 5", "1\n", &[("NO_COLOR", "1")]).well().out.contains(escape), "NO_COLOR");
    assert!(!sabika("play --seed 5 --color never", "1\n").well().out.contains(escape), "never");
    assert!(sabika("play --seed 5 --color always", "1\n").well().out.contains(escape), "always");
}

#[test]
fn the_language_comes_from_the_environment_or_the_argument() {
    assert!(sabika_in("play --seed 5", "", &[("LANG", "nl_NL.UTF-8")]).well().out.contains("Welkom bij Sabika"));
    assert!(sabika_in("play --seed 5 --lang de", "", &[("LANG", "nl_NL.UTF-8")]).well().out.contains("Willkommen"));
}

/// The traders are chosen before the yard is there, and nobody at a shared screen learns a choice before all are made.
#[test]
fn a_game_may_begin_with_sealed_questions() {
    let play = "play --modules street_trader,treasure_chamber --seats Anna,Ben --seed 1";
    let anna = "\nstreet_trader choose tower garden pavilion\n";
    let ran = sabika(play, anna).well();
    assert!(ran.out.contains("Anna has chosen three residents."), "{}", ran.out);
    assert!(!ran.out.contains("carries"), "{}", ran.out);
    let ben = "\nlog\nstreet_trader choose tower garden\nstreet_trader choose tower arcades chambers\n";
    let ran = sabika(play, format!("{anna}{ben}")).well();
    assert!(!ran.out.contains("secretly chooses pavilion, garden and tower"), "{}", ran.out);
    assert!(ran.out.contains("(rule STR-2)"), "{}", ran.out);
    assert!(ran.out.contains("The trader of Anna carries pavilion, garden and tower."), "{}", ran.out);

    let file = folder("traders").join("game.txt");
    let file = file.display();
    let play = format!("play --players 2 --modules street_trader,treasure_chamber --seed 3 --save {file}");
    let ran = sabika(&play, ones()).well();
    assert!(ran.out.contains("Final result"), "{}", ran.out);
    assert!(sabika(&format!("replay {file}"), "").well().out.contains("Verified: "));
}

/// The second game: money sets first, then turns with abilities; the record replays, and the log names what was built.
#[test]
fn the_red_palace_is_played_to_its_end() {
    let file = folder("palace").join("game.txt");
    let file = file.display();
    let ran = sabika(&format!("play --game red_palace --seed 5 --save {file}"), ones()).well();
    for text in ["You are playing: The Red Palace.", "Which set of money", "Preview (", "Guard board", "Final result"] {
        assert!(ran.out.contains(text), "no {text:?}");
    }
    let replayed = sabika(&format!("replay {file} --log"), "").well();
    assert!(replayed.out.contains("Verified: "), "{}", replayed.out);
    let total = |text: &str| text.lines().find(|line| line.trim_start().starts_with("Total")).map(str::to_string);
    assert!(total(&ran.out).is_some());
    assert_eq!(total(&ran.out), total(&replayed.out));
    let bought = replayed.out.lines().find(|line| line.contains(" buys ")).expect("somebody buys");
    assert!(bought.contains(" (F"), "what it is, and its name: {bought}");
    // A floor tile by itself is named only when its chip is drawn.
    let bare = |line: &&str| line.contains("floor tile") && !line.contains("Out of the bag");
    assert_eq!(replayed.out.lines().find(bare), None);
    assert!(sabika(&format!("play --load {file}"), "").well().out.contains("Final result"));
}

#[test]
fn the_red_palace_is_played_with_its_modules_and_dirk() {
    let play = "play --game red_palace --players 2 --modules all --option guard_board=first_game --seed 3 --lang nl";
    let ran = sabika(play, ones()).well();
    for text in ["Je speelt: Het Rode Paleis.", "Tegels van Dirk", "naar de plaatstegels", "Einduitslag"] {
        assert!(ran.out.contains(text), "no {text:?}");
    }
    let why = "why red_palace plaza\nwhy red_palace take_money gulden-9\nwhy red_palace pay F24-N\nhint\n";
    let ran = sabika("play --game red_palace --option guard_board=first_game --seed 5", why).well();
    assert_eq!(ran.out.matches("first everybody chooses a set of money. (rule RED-22)").count(), 2, "{}", ran.out);
    assert!(ran.out.contains("\nRED-26 The player chooses which own guard to pay"), "{}", ran.out);
    assert!(ran.out.contains("The bot emir would: [") && ran.out.contains("typed: red_palace choose"), "{}", ran.out);
}

/// Commands are words of the language that is spoken, in any case; the English ones are understood everywhere.
#[test]
fn commands_are_spoken_in_the_language_of_the_game() {
    for (lang, words) in [
        ("en", ["HELP", "Hint", "LOG", "quit"]),
        ("nl", ["Hulp", "tip", "verloop", "stop"]),
        ("de", ["HILFE", "Tipp", "Verlauf", "ende"]),
    ] {
        let played = |typed: &str| sabika(&format!("play --seed 5 --lang {lang}"), typed).well().out;
        // What was typed is shown behind the prompt; everything else is the same.
        let answers = |typed: &str| -> Vec<String> {
            played(typed).lines().map(|line| line.split("):").next().unwrap_or_default().to_string()).collect()
        };
        let spoken: String = words.map(|word| format!("{word}\n")).concat();
        assert_eq!(answers(&spoken), answers("help\nhint\nlog\nquit\n"), "{lang}");
        assert_ne!(answers(&spoken), answers("xyzzy\nxyzzy\nxyzzy\nquit\n"), "{lang}");
    }
}

/// A game that was left can be gone on with; one that is over is not.
#[test]
fn a_game_that_was_left_goes_on() {
    let data = folder("left");
    let environment = [("XDG_DATA_HOME", data.to_str().expect("a path"))];
    let kept = data.join("sabika/last.sabika");
    sabika_in("play --resume", "", &environment).refused("no game was left");
    fs::create_dir_all(kept.parent().expect("a folder")).expect("made");
    sabika(&format!("play --seed 5 --save {}", kept.display()), "1\n").well();
    let went_on = sabika_in("play --resume", "1\nquit\n", &environment).well();
    assert!(went_on.out.contains("Going on with") && went_on.out.contains("sabika play --resume"), "{}", went_on.out);
    let before = fs::read_to_string(&kept).expect("kept");
    let ended = sabika_in("play --resume", ones(), &environment).well();
    assert!(ended.out.contains("Final result"), "{}", ended.out);
    assert!(!before.is_empty() && !kept.exists(), "a game that is over is not gone on with");
    sabika_in("play --resume --seed 3", "", &environment).refused("--resume");
}

/// First what, then how to pay: a line with several ways leads to a second menu, and 0 leads back. What a line is about is told on
/// demand, and why something is not possible by pointing at it.
#[test]
fn a_menu_leads_to_a_menu() {
    let input = "1\n0\n? 1\nwhy 0,5\nwhy gulden\nquit\n";
    let ran = sabika("play --modules street_trader --seed 5", input).well();
    assert!(ran.out.contains("    1    Take along: pavilion, …  10 ways"), "{}", ran.out);
    assert_eq!(ran.out.matches("    1    Take along: pavilion, seraglio and …  4 ways").count(), 1, "{}", ran.out);
    assert_eq!(
        ran.out.matches("    2    Take along: seraglio, …  6 ways").count(),
        2,
        "the first menu, twice: {}",
        ran.out
    );
    assert!(ran.out.contains("A trader waits beside your Alhambra"), "{}", ran.out);
    assert!(ran.out.contains("first everybody chooses three residents. (rule BASE-T1)"), "{}", ran.out);
}

/// Questions are short: a page at most, however many choices there are; what the modules show is shown again when it changes.
#[test]
fn questions_are_short() {
    let ran = sabika("play --players 3 --modules all --seed 5", ones()).well();
    let offered = ran.out.match_indices("Choose a number from 1 to ").map(|(at, found)| {
        let number: String = ran.out[at + found.len()..].chars().take_while(char::is_ascii_digit).collect();
        number.parse::<usize>().expect("a number")
    });
    let mut offered: Vec<usize> = offered.collect();
    offered.sort_unstable();
    assert!(offered.len() > 100, "{}", offered.len());
    assert!(offered[offered.len() / 2] <= 12 && offered[offered.len() - 1] <= 45, "{offered:?}");
    assert!(ran.out.contains("As before: "), "rooms that have not changed");
}
