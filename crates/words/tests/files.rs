//! The message files: complete, alike in their facts, and really translated.

mod messages;

use messages::{Message, messages, of_the_page};
use sabika_engine::modules::ModuleId;
use sabika_words::{Lang, Words};
use std::collections::{BTreeMap, BTreeSet};

/// Messages with words that read the same in two languages, rightly: names and units.
const ALIKE: [&str; 21] = [
    "game-name",
    "category-medina",
    "tile-medina",
    "building-counted-arcades",
    "category-bazaars",
    "category-seraglio",
    "currency-denar",
    "currency-dirham",
    "currency-gulden",
    "dirk",
    "side-short-e",
    "side-short-n",
    "side-short-s",
    "side-short-w",
    "side-w",
    "guide-buy-bazaar",
    "guide-column-vizier",
    "guide-buy-medina",
    "terminal-magical",
    "terminal-reserve",
    "tile-full-camps",
];

/// The same of what the page says by itself.
const ALIKE_ON_THE_PAGE: [&str; 2] = ["table-reserve", "table-purse-gem"];

/// What is spoken here, and what the page speaks: with the messages that read the same rightly.
const SPOKEN: [(Messages, &[&str]); 2] = [(messages, &ALIKE), (of_the_page, &ALIKE_ON_THE_PAGE)];
type Messages = fn(Lang) -> BTreeMap<String, Message>;

/// English words that are neither Dutch nor German.
const ENGLISH: [&str; 16] = [
    "the", "your", "you", "with", "tile", "tiles", "from", "and", "not", "yard", "wall", "walls", "turn", "cards",
    "points", "square",
];

/// The facts of a message: a word and its key are the same.
fn facts(message: &Message) -> BTreeSet<&str> {
    message.facts.iter().map(|name| name.trim_end_matches("_key")).collect()
}

#[test]
fn every_language_has_every_message_in_the_same_file_with_the_same_facts() {
    let mut wrong = Vec::new();
    for (spoken, _) in SPOKEN {
        let english = spoken(Lang::En);
        for lang in [Lang::Nl, Lang::De] {
            let other = spoken(lang);
            let missing = english.keys().filter(|id| !other.contains_key(*id));
            wrong.extend(missing.map(|id| format!("{id} is missing in {lang} ({})", english[id].file)));
            for (id, message) in &other {
                match english.get(id) {
                    None => wrong.push(format!("{id} is only in {lang} ({})", message.file)),
                    Some(same) if same.file != message.file => {
                        wrong.push(format!("{id} stands in {} and in {lang} in {}", same.file, message.file));
                    }
                    Some(same) if facts(same) != facts(message) => {
                        wrong.push(format!("{id} speaks of {:?} and in {lang} of {:?}", facts(same), facts(message)));
                    }
                    Some(_) => {}
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn nothing_is_left_untranslated() {
    let mut wrong = Vec::new();
    for (spoken, alike) in SPOKEN {
        let all = Lang::ALL.map(|lang| (lang, spoken(lang)));
        for (a, b) in [(0, 1), (0, 2), (1, 2)] {
            for (id, message) in &all[a].1 {
                let has_words = message.text.contains(char::is_alphabetic);
                let same = all[b].1.get(id).is_some_and(|other| has_words && other.form == message.form);
                if same && !alike.contains(&id.as_str()) {
                    wrong.push(format!("{id} reads the same in {} and {} ({})", all[a].0, all[b].0, message.file));
                }
            }
        }
        for (lang, messages) in &all[1..] {
            for (id, message) in messages.iter().filter(|(id, _)| !id.starts_with("terminal-help-")) {
                let words = message.text.split(|c: char| !c.is_alphabetic());
                let english: Vec<&str> = words.filter(|word| ENGLISH.contains(word)).collect();
                if !english.is_empty() {
                    wrong.push(format!("{lang}: {id} speaks English: {english:?} ({})", message.file));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_allowed_likeness_is_needed() {
    for (spoken, alike) in SPOKEN {
        let all = Lang::ALL.map(spoken);
        for id in alike {
            let forms: BTreeSet<&str> = all.iter().map(|m| m[*id].form.as_str()).collect();
            assert!(forms.len() < 3, "{id} differs in all languages");
            assert!(all[0][*id].text.contains(char::is_alphabetic), "{id} has no words");
        }
    }
}

#[test]
fn a_module_brings_its_words_and_words_bring_no_unknown_module() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for (at, module) in ModuleId::ROOMS.iter().enumerate() {
            assert!(!words.module_name(*module).is_empty());
            assert!(!words.module_summary(*module).contains('\n'), "one line");
            assert!(!words.module_setup(*module).is_empty() && !words.module_actions(*module).is_empty());
            for other in &ModuleId::ROOMS[..at] {
                assert_eq!(words.interaction(*module, *other), words.interaction(*other, *module));
            }
        }
        for (id, message) in messages(lang) {
            let prefixes = ["interaction-", "module-", "notice-", "legend-", "tile-label-"];
            let Some(rest) = prefixes.iter().find_map(|prefix| id.strip_prefix(prefix)) else { continue };
            let owner = message.file.trim_end_matches(".ftl");
            assert!(owner.parse::<ModuleId>().is_ok() && rest.contains(owner), "{id} stands in {}", message.file);
        }
        // What the card beside the board says of a module, of what it sells and of what it brings, is its own too.
        let all = messages(lang);
        let at_home = |id: &str, module: &str| assert_eq!(all[id].file, format!("{module}.ftl"), "{id}");
        for id in all.keys() {
            let last =
                id.rsplit('-').next().filter(|last| id.starts_with("guide-") && last.parse::<ModuleId>().is_ok());
            if let Some(module) = last {
                at_home(id, module);
            }
        }
        for module in ModuleId::ROOMS {
            let (guide, name) = (module.guide(), module.name());
            guide.sells.iter().for_each(|sold| at_home(&format!("guide-buy-{}", sold.name), name));
            guide.brings.iter().for_each(|(_, column)| at_home(&format!("guide-column-{column}"), name));
        }
    }
}

#[test]
fn every_sign_is_explained_in_its_own_file() {
    for lang in Lang::ALL {
        let all = messages(lang);
        let legends: Vec<&Message> = all.iter().filter(|(id, _)| id.starts_with("legend-")).map(|(_, m)| m).collect();
        assert!(legends.iter().all(|legend| legend.text.contains("  ")), "{lang}: a sign, two blanks, what it means");
        for (id, sign) in all.iter().filter(|(id, _)| id.starts_with("sign-")) {
            let explains = |legend: &&Message| legend.file == sign.file && legend.text.contains(&sign.text);
            assert!(legends.iter().any(explains), "{lang}: {id} is explained nowhere");
        }
    }
}
