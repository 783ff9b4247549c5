//! Every kind of thing the engine can say has words in every language. What it declares (moves, events, refusals) has a test
//! of its own: `declared.rs`.

use sabika_engine::{
    Allowed, Choice, Options, Title,
    flow::{Ask, Event, Topic},
    modules::red_palace::Ability,
    score::Category,
    value::*,
};
use sabika_words::{Lang, Words};

fn said(text: &str) {
    assert!(!text.is_empty() && !text.contains(['{', '}', '\u{2068}']), "{text:?}");
}

/// What is built may lie turned, and a sentence says so.
fn turned() -> Vec<Event> {
    let (seat, at) = (Seat::FIRST, "0,1".parse().unwrap());
    let (plain, magical) = ("garden-8-NE".parse().unwrap(), "magical-tower".parse().unwrap());
    let old = "tower-13-E".parse().unwrap();
    let of = |(tile, turn)| {
        [
            Event::Built { seat, tile, at, turn },
            Event::Added { seat, tile, at, turn },
            Event::Exchanged { seat, tile, old, at, turn },
            Event::Turned { seat, tile, at, turn },
        ]
    };
    [(plain, Turn::NONE), (magical, Turn::of_quarters(1))].into_iter().flat_map(of).collect()
}

#[test]
fn everything_the_engine_says_has_words() {
    for words in Lang::ALL.map(Words::new) {
        for event in &turned() {
            said(&words.event(event, &["Anna".into()]));
        }
        for topic in Topic::all() {
            said(&words.question(Ask { seat: Seat::FIRST, topic }, &[]));
            said(&words.topic(topic));
        }
        for category in Category::CORE {
            said(&words.category(category));
        }
        for kind in Building::ALL {
            said(&words.buildings(kind));
        }
        for tile in Tile::all() {
            said(&words.tile(tile));
        }
        for game in Title::ALL {
            said(&words.game(game));
        }
        for ability in Ability::ALL {
            said(&words.thing(ability.name()).expect("a name"));
            said(&words.about(ability.name()).expect("what it is for"));
        }
        for card in Card::all() {
            said(&words.card(card));
        }
        for side in Side::ALL {
            said(&words.side(side));
        }
        for (Choice { name, allowed, .. }, _) in Options::all() {
            said(&words.option(name));
            if let Allowed::Words(values) = allowed {
                for v in *values {
                    assert!(words.has(&format!("option-{name}-{v}")), "option-{name}-{v}");
                }
            }
        }
    }
}

#[test]
fn words_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Words>();
}

#[test]
fn languages_are_spelled_and_detected() {
    for lang in Lang::ALL {
        assert_eq!(lang.to_string().parse(), Ok(lang));
        assert_eq!(Lang::detect(&format!("{lang}_XX.UTF-8")), lang);
    }
    assert_eq!(Lang::detect("NL"), Lang::Nl);
    assert_eq!(Lang::detect(""), Lang::En);
    assert_eq!("fr".parse::<Lang>().unwrap_err().to_string(), "\"fr\" is not a language (en, nl or de)");
}
