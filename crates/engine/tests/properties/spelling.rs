//! One spelling for everything: what is written can be read, and what cannot be read is refused.

use crate::common::*;
use sabika_engine::{Config, Game, Move, Options, modules::ModuleSet, position::Position, value::*};

/// Every listed move survives JSON and text.
#[test]
fn moves_are_read_as_they_were_written() {
    walk_many(80, 14, |game, _| spelled(game));
    walk_palaces(30, 14, |game, _| spelled(game));
}

fn spelled(game: &Game) {
    for mv in listed(game) {
        let text = mv.to_string();
        assert_eq!(text.parse::<Move>(), Ok(mv), "{text}");
        let json = serde_json::to_string(&mv).expect("a move can be sent");
        assert_eq!(serde_json::from_str::<Move>(&json).expect("a move"), mv, "{json}");
        assert_eq!(serde_json::to_string(&serde_json::from_str::<Move>(&json).expect("a move")).expect("text"), json);
    }
}

#[test]
fn values_are_read_as_they_were_written() {
    fn both<T>(value: &T)
    where
        T: ToString + std::str::FromStr<Err = Misspelt> + PartialEq + std::fmt::Debug,
        T: serde::Serialize + serde::de::DeserializeOwned,
    {
        assert_eq!(value.to_string().parse::<T>().as_ref(), Ok(value));
        let json = serde_json::to_string(value).expect("can be sent");
        assert_eq!(serde_json::from_str::<T>(&json).expect("can be read"), *value);
    }
    Tile::all().for_each(|tile| both(&tile));
    Card::all_money().chain([1, 2].map(Card::scoring)).for_each(|card| both(&card));
    Building::ALL.iter().for_each(both);
    Currency::ALL.iter().for_each(both);
    Side::ALL.iter().for_each(both);
    Walls::all().for_each(|walls| both(&walls));
    assert!(Seat::all(6).all(|seat| seat.to_string().parse() == Ok(seat)));
    both(&Seed::from_number(5));
    for x in -120..=120 {
        both(&Cell::new(x, -x).expect("near enough"));
    }
}

#[test]
fn configurations_are_read_as_they_were_written() {
    let mut dice = Dice::loose(2);
    for _ in 0..200 {
        let config = if dice.below(4) == 0 { any_palace(&mut dice) } else { any_config(&mut dice) };
        let json = serde_json::to_string(&config).expect("can be sent");
        assert_eq!(serde_json::from_str::<Config>(&json).expect("can be read"), config, "{json}");
    }
    let short: Config = serde_json::from_str(r#"{"players":4}"#).expect("the rest is implied");
    assert_eq!(short, Config::players(4));
}

#[test]
fn unknown_words_are_refused() {
    let moves = [
        r#"{"buy":{"slot":1,"pay":["gulden-7"],"tip":1}}"#,
        r#"{"buy":{"slot":1}}"#,
        r#"{"buy":{"slot":5,"pay":[]}}"#,
        r#"{"buy":{"slot":0,"pay":[]}}"#,
        r#"{"add":{"tile":"garden-8-NE","at":[1,0],"turned":true}}"#,
        r#"{"add":{"tile":"garden-8-EN","at":[1,0]}}"#,
        r#"{"add":{"tile":"garden-8-NE","at":[1,0,0]}}"#,
        r#"{"add":{"tile":"garden-8-NE","at":[121,0]}}"#,
        r#"{"remove":{"at":[99999999999,0]}}"#,
        r#"{"remove":{"at":[0.5,0]}}"#,
        r#"{"keep":{"tile":"garden-8-NE"},"pass":null}"#,
        r#"{"take":["gulden-1","gulden-1","gulden-1","gulden-1"]}"#,
        r#"{"take":["scoring-1"]}"#,
        r#"{"take":["gulden-10"]}"#,
        r#"{"squares":{"take":"palace"}}"#,
        r#"{"squares":{"take":"tower","give":"tower"}}"#,
        r#"{"vizier":"sleep"}"#,
        r#"{"fly":{}}"#,
        "\"fly\"",
        "null",
        "{}",
        "[]",
        "",
    ];
    for text in moves {
        assert!(serde_json::from_str::<Move>(text).is_err(), "{text} was read as a move");
    }
    let configs = [
        r#"{"players":4,"colour":"red"}"#,
        r#"{"modules":[]}"#,
        r#"{"players":4,"options":{"hole":"cell"}}"#,
        r#"{"players":4,"options":{"holes":"none"}}"#,
        r#"{"players":4,"options":{"turn_limit":-1}}"#,
        r#"{"players":4,"modules":["vizier","vizier"]}"#,
        r#"{"players":4,"modules":["wizard"]}"#,
        r#"{"players":300}"#,
    ];
    for text in configs {
        assert!(serde_json::from_str::<Config>(text).is_err(), "{text} was read as a configuration");
    }
    assert!(serde_json::from_str::<Options>("{}").is_ok());
    assert!(serde_json::from_str::<ModuleSet>("[\"squares\"]").is_ok());
    for text in [r#"{"colour":"red"}"#, r#"{"A":{"hands":[]}}"#, r#"{"vizier":{"awake":["A"]}}"#] {
        assert!(serde_json::from_str::<Position>(text).is_err(), "{text} was read as a position");
    }
}

/// A text that is almost right: letters changed, left out, doubled, cut off.
fn spoilt(text: &str, dice: &mut Dice) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(3) {
        let at = dice.below(letters.len() as u32 + 1) as usize;
        let odd = *dice.pick(&[' ', '-', ',', '9', '0', 'N', 'E', '"', '{', '[', '\u{0}', 'ä', '𝄞', 'x', ':']);
        match dice.below(4) {
            0 => letters.insert(at, odd),
            1 if at < letters.len() => drop(letters.remove(at)),
            2 if at < letters.len() => letters[at] = odd,
            _ => letters.truncate(at),
        }
    }
    letters.into_iter().collect()
}

/// Nonsense is refused, not feared; what is read all the same has one spelling again.
#[test]
fn garbage_never_panics() {
    let mut read = 0;
    let mut spoils = |game: &Game, dice: &mut Dice| {
        for mv in listed(game).into_iter().take(6) {
            let text = spoilt(&mv.to_string(), dice);
            if let Ok(other) = text.parse::<Move>() {
                assert_eq!(other.to_string().parse(), Ok(other), "{text}");
                read += 1;
                if let Some(ask) = game.ask() {
                    let _ = game.check(ask.seat, &other);
                }
            }
            let json = spoilt(&serde_json::to_string(&mv).expect("can be sent"), dice);
            if let Ok(other) = serde_json::from_str::<Move>(&json) {
                let again = serde_json::to_string(&other).expect("can be sent");
                assert_eq!(serde_json::from_str::<Move>(&again).expect("can be read"), other);
            }
        }
    };
    walk_many(25, 15, &mut spoils);
    walk_palaces(10, 15, &mut spoils);
    assert!(read > 0, "no spoilt move could be read: the test is blunt");
    for text in
        ["", " ", "-", "take  ", "buy", "buy 1", "buy 1 with scoring-1", "add at", "squares", "vizier ", "é", "1,"]
    {
        let _ = (text.parse::<Move>(), text.parse::<Tile>(), text.parse::<Card>(), text.parse::<Cell>());
        let _ = (text.parse::<Walls>(), text.parse::<Side>(), text.parse::<Seat>(), text.parse::<Seed>());
    }
}
