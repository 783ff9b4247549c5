//! The examples in `docs/wire.md` are what this crate says.

use sabika_engine::{
    Config, Game, Move,
    modules::{ModuleId, ModuleSet},
    value::{Seat, Seed},
};
use sabika_wire::{Choice, News, Question, Refusal, SeatView, Thing, Voice, narrow};
use sabika_words::{Lang, Words};
use serde_json::{Value, json};
use std::{collections::BTreeMap, fs, path::Path};

fn examples() -> BTreeMap<&'static str, Value> {
    let words = Words::new(Lang::En);
    let names = ["Anna".to_string(), "Ben".to_string(), "Cleo".to_string()];
    let voice = Voice { words: &words, names: &names };
    let config = Config::players(3).with([ModuleId::Squares].into_iter().collect::<ModuleSet>());
    // A deal in which the start player can pay for something exactly.
    let is_exact = |choice: &&Choice| matches!(choice.mv, Move::Buy { .. }) && choice.price.is_some_and(|p| p.exact);
    let asked = |game: &Game| {
        Question::of(&game.view(game.ask().map(|ask| ask.seat)), voice, |_| true).expect("somebody is asked")
    };
    let deals = (0..).map(|n| Game::new(config, Seed::from_number(n)).expect("playable"));
    let mut game: Game = deals.into_iter().find(|game| asked(game).choices.iter().any(|c| is_exact(&c))).expect("one");
    let ask = game.ask().expect("it begins");
    let view = game.view(Some(ask.seat));
    let question = asked(&game);
    let buys = question.choices.iter().find(is_exact).expect("a purchase");
    let slot = buys.touches[0].clone();
    let seen = SeatView::of(&view, voice);
    let yard = &seen.market.yard[0];
    let illegal = game.check(ask.seat, &"take gulden-9 ducat-9".parse().expect("a move")).expect_err("too much");
    let few = |things: &[Thing]| json!(things.iter().take(3).collect::<Vec<_>>());
    let narrowed = |touched: &[Thing]| {
        let narrowed = narrow(&question.choices, touched);
        json!({"left": narrowed.left.len(), "done": narrowed.done, "next": few(&narrowed.next)})
    };
    let mut examples = BTreeMap::from([
        ("choice", json!(buys)),
        (
            "narrowed",
            json!({
                "(nothing; left is counted here, and three things of next are shown)": narrowed(&[]),
                "(the slot)": narrowed(&[slot]),
            }),
        ),
        ("view", json!({"market.yard[0]": yard, "rooms[0].lines[0]": seen.rooms[0].lines[0]})),
        ("refusal", json!(Refusal::of(&illegal, ask.seat, voice))),
    ]);
    let (mut events, mv) = (Vec::new(), buys.mv);
    game.apply_told(ask.seat, mv, &mut events).expect("listed");
    let told: Vec<_> = events.iter().map(|event| (1, event.told(Some(Seat::FIRST)))).collect();
    let news = News::of(0, &told, &game.view(Some(Seat::FIRST)), voice);
    examples.insert("news", json!({"since": news.since, "ply": news.ply, "items": news.items[..1]}));
    examples
}

/// `SABIKA_UPDATE=1 cargo test -p sabika-wire --test docs` writes them anew.
#[test]
fn the_examples_are_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/wire.md");
    let text = fs::read_to_string(&path).expect("docs/wire.md");
    let (mut made, mut rest) = (String::new(), text.as_str());
    let mut examples = examples();
    while let Some(at) = rest.find("<!-- example: ") {
        let end = at + rest[at..].find("-->").expect("a whole mark") + "-->".len();
        let name = rest[at..end].trim_start_matches("<!-- example: ").trim_end_matches(" -->");
        let example = examples.remove(name).unwrap_or_else(|| panic!("there is no example {name}"));
        let json = serde_json::to_string_pretty(&example).expect("plain data");
        made.extend([&rest[..end], "\n\n```json\n", &json, "\n```"]);
        rest = &rest[end..];
        // What stood there before.
        if let Some(old) = rest.strip_prefix("\n\n```json\n") {
            rest = &old[old.find("\n```").expect("a whole example") + "\n```".len()..];
        }
    }
    assert!(examples.is_empty(), "not shown: {:?}", examples.keys());
    made += rest;
    if std::env::var_os("SABIKA_UPDATE").is_some() {
        fs::write(&path, &made).expect("written");
    }
    let kept = fs::read_to_string(&path).expect("docs/wire.md");
    assert!(made == kept, "docs/wire.md is not current: SABIKA_UPDATE=1 writes it");
}
