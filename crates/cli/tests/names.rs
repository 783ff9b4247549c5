//! What can be chosen, what was probably meant, and how a shell and the manual know of it.

mod common;

use common::{folder, sabika};
use sabika_engine::{Options, modules::ModuleId};
use serde_json::Value;
use std::fs;

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|e| panic!("{e}: {text}"))
}

#[test]
fn what_was_probably_meant() {
    for (args, meant) in [
        ("play --modules viziers", "“vizier”"),
        ("sim --modules squares,sultan", "“power_of_sultan”"),
        ("combo falcners", "“falconers”"),
        ("sim --bots gready", "“greedy”"),
        ("play --seats Anna,bot:by_first", "“buy_first”"),
        ("play --option hole=area", "“holes”"),
        ("play --option holes=cel", "“cell”"),
        ("play --game redpalace", "“red_palace”"),
        ("rules BASE-B33", "“BASE-B3”"),
        ("rules visier", "“vizier”"),
        ("man pley", "“play”"),
        ("pley", "'play'"),
    ] {
        let ran = sabika(args, "");
        assert_eq!(ran.code, 2, "{args}: {}", ran.err);
        assert!(ran.err.contains(meant), "{args}: no {meant} in {}", ran.err);
    }
    assert!(!sabika("combo chess", "").err.contains("Did you mean"), "nothing is like it");
    assert!(sabika("combo viziers --lang nl", "").err.contains("Bedoel je “vizier”?"));
    assert!(sabika("combo viziers --lang de", "").err.contains("Meintest du „vizier“?"));
    let ran = sabika("play --seed 5", "hnit\nscroe\nrules BASE-P11\n").well();
    for meant in ["Did you mean “hint”?", "Did you mean “score”?", "Did you mean “BASE-P1”?"] {
        assert!(ran.out.contains(meant), "no {meant} in {}", ran.out);
    }
}

#[test]
fn every_module_and_every_option_is_listed() {
    let all = json(&sabika("modules --json", "").well().out);
    let of = |list: &str, name: &str| {
        let found = all[list].as_array().expect("a list").iter().find(|one| one["name"] == name);
        found.unwrap_or_else(|| panic!("no {name}")).clone()
    };
    let text = sabika("modules", "").well().out;
    for module in ModuleId::ALL {
        let listed = of("modules", module.name());
        assert!(listed["title"].as_str().is_some_and(|t| text.contains(t)), "{module}");
        assert!(listed["gist"].as_str().is_some_and(|t| t.len() > 20), "{module}");
        assert!(text.contains(module.name()), "{module}");
    }
    assert_eq!(all["modules"].as_array().map(Vec::len), Some(ModuleId::ALL.len()));
    for (choice, room) in Options::all() {
        let listed = of("options", choice.name);
        assert_eq!(listed["rule"], choice.rule.as_str());
        assert_eq!(listed["default"], Options::default().said(choice).as_str());
        assert_eq!(listed["of"].as_str(), room.map(ModuleId::name));
        assert!(text.contains(choice.name) && text.contains(choice.rule.as_str()), "{}", choice.name);
    }
    assert_eq!(of("modules", "vizier")["expansion"], 1);
    assert_eq!(of("modules", "medina")["expansion"], Value::Null, "a promo");
    assert_eq!(of("modules", "medina")["games"], serde_json::json!(["alhambra", "red_palace"]));
    let holes = of("options", "holes");
    assert_eq!((&holes["values"][1]["value"], &holes["default"]), (&Value::from("cell"), &Value::from("area")));
    assert_eq!(of("options", "turn_limit")["most"], 65535);
    for (lang, told) in [("en", "Expansion 6"), ("nl", "Uitbreiding 6"), ("de", "Erweiterung 6")] {
        let ran = sabika(&format!("modules --lang {lang}"), "").well();
        assert!(ran.out.contains(told), "{}", ran.out);
        assert_eq!(ran.out.lines().find(|line| line.chars().count() > 80), None, "{lang}");
    }
}

#[test]
fn a_shell_knows_the_names() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = sabika(&format!("completions {shell}"), "").well().out;
        assert!(script.contains("sabika"), "{shell}");
        // PowerShell and Elvish complete commands and options, not values.
        if ["powershell", "elvish"].contains(&shell) {
            continue;
        }
        for name in ["vizier", "medina", "greedy", "bot:buy_first", "holes=cell", "turn_limit=", "red_palace", "nl"] {
            // A shell may have to escape a colon or an equals sign.
            assert!(script.replace('\\', "").contains(name), "{shell}: no {name}");
        }
    }
    assert!(
        sabika("play --modules viziers", "").err.starts_with("sabika: modules: viziers"),
        "our own words, not clap's"
    );
}

#[test]
fn every_command_has_its_page() {
    let help = sabika("--help", "").well().out;
    assert!(help.lines().any(|line| line.trim_start().starts_with("man ")), "{help}");
    let pages = folder("man");
    sabika(&format!("man --dir {}", pages.display()), "").well();
    let mut names: Vec<String> = fs::read_dir(&pages)
        .expect("a folder")
        .map(|file| file.expect("a file").file_name().display().to_string())
        .collect();
    names.sort();
    let commands = help.lines().skip_while(|line| !line.starts_with("Commands:")).skip(1);
    let commands =
        commands.take_while(|line| !line.is_empty()).filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    let mut wanted: Vec<String> =
        commands.filter(|name| !["", "help"].contains(name)).map(|name| format!("sabika-{name}.1")).collect();
    assert!(wanted.len() > 10, "{wanted:?}");
    wanted.push("sabika.1".into());
    wanted.sort();
    assert_eq!(names, wanted);
    let page = fs::read_to_string(pages.join("sabika-sim.1")).expect("a page");
    assert!(page.contains(".TH sabika-sim") && page.contains("\\-\\-records"), "{page}");
    assert_eq!(sabika("man sim", "").well().out, page);
    sabika("man dance", "").refused("there is no such command");
}

#[test]
fn rules_are_found_by_their_words() {
    let ran = sabika("rules WALL shared edge", "").well();
    assert!(ran.out.contains("WAL-") && !ran.out.contains("SQU-1 "), "{}", ran.out);
    let found = json(&sabika("rules exact purchase further --json", "").well().out);
    let found = found.as_array().expect("rules");
    assert!(!found.is_empty() && found.len() < 100, "{}", found.len());
    for rule in found {
        let text = rule.to_string().to_lowercase();
        assert!(["exact", "purchase", "further"].iter().all(|word| text.contains(word)), "{text}");
        assert!(rule["gist"].is_string(), "{rule}");
    }
    for (lang, word, told) in [("nl", "gepast", "BASE-T3 "), ("de", "passend", "BASE-T3 ")] {
        let ran = sabika(&format!("rules {word} --lang {lang}"), "").well();
        assert!(ran.out.contains(told), "{lang}: {}", ran.out);
    }
    sabika("rules exact hippopotamus", "").refused("No rule has all of these words");
    let ran = sabika("play --seed 5", "rules exact purchase\n").well();
    assert!(ran.out.contains("BASE-T3 "), "at the prompt too: {}", ran.out);
}

/// To whom English is foreign a rule is told in one line first, and then in the words of the law.
#[test]
fn a_rule_is_told_in_the_language_of_the_reader() {
    let law = "both touching sides carry a wall";
    for (lang, list) in
        [("nl", include_str!("../../../locales/nl/rules.md")), ("de", include_str!("../../../locales/de/rules.md"))]
    {
        let gist = |id: &str| {
            let of = |line: &'static str| line.strip_prefix(&format!("- {id} "));
            list.lines().find_map(of).unwrap_or_else(|| panic!("{lang}: no {id}"))
        };
        let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let one = flat(&sabika(&format!("rules BASE-B3 --lang {lang}"), "").well().out);
        let (told, rest) = one.split_once(gist("BASE-B3")).unwrap_or_else(|| panic!("{lang}: {one}"));
        assert!(told.trim() == "BASE-B3" && rest.contains(law), "{lang}: {one}");
        let all = flat(&sabika(&format!("rules VIZ --lang {lang}"), "").well().out);
        assert!(all.contains(gist("VIZ-3")), "{lang}: {all}");
        let why = flat(&sabika(&format!("play --seed 5 --lang {lang}"), "why build garden-8-NE at 0,0\n").well().out);
        assert!(why.contains(&format!("BASE-T1 {} Play goes clockwise", gist("BASE-T1"))), "{lang}: {why}");
        assert_eq!(
            json(&sabika(&format!("rules VIZ-3 --json --lang {lang}"), "").well().out)[0]["gist"],
            gist("VIZ-3")
        );
    }
    let one = sabika("rules BASE-B3", "").well().out;
    assert!(one.starts_with("BASE-B3 ") && one.contains(law), "{one}");
}
