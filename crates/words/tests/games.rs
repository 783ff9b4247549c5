//! Whole games, by chance, told in every language: every event, every move, every refusal, every reason, everything that
//! rooms show.

use sabika_engine::{
    Config, Game, Move, Title,
    declare::Declared,
    flow::{Ask, Event, Topic},
    modules::*,
    score::*,
    value::*,
};
use sabika_words::{Lang, Story, Words};
use std::collections::BTreeSet;

fn said(text: &str) {
    assert!(!text.is_empty() && !text.contains(['{', '}', '\u{2068}']), "{text:?}");
}

/// Moves near a legal one, many of them illegal; a module's move may come at a wrong moment.
fn mutated(mv: Move, of_modules: &[Move], dice: &mut Dice) -> Move {
    if !of_modules.is_empty() && dice.below(8) == 0 {
        return *dice.pick(of_modules);
    }
    let mut number = |n: u32| dice.below(n) as u8;
    let card = Card::money(Currency::ALL[number(4) as usize], number(9) + 1);
    let at = Cell::new(i32::from(number(9)) - 4, i32::from(number(9)) - 4).unwrap();
    let slot = Slot::ALL[number(4) as usize];
    let tile = Tile::all().nth(number(78) as usize).unwrap();
    match (mv, number(9)) {
        (Move::Take(mut cards), _) | (Move::Buy { pay: mut cards, .. }, 0..2) => {
            cards.try_add(card);
            Move::Take(cards)
        }
        (Move::Buy { mut pay, slot }, 2..6) => {
            pay.try_add(card);
            Move::Buy { slot, pay }
        }
        (Move::Buy { pay, .. }, _) => Move::Buy { slot, pay },
        (Move::Build { tile, .. } | Move::Add { tile, .. }, 0..4) => Move::Build { tile, at, turn: Turn::NONE },
        (Move::Build { tile, .. } | Move::Keep { tile }, 4..6) => Move::Give { tile },
        (_, 6) => Move::Keep { tile },
        (_, 7) => Move::Remove { at },
        (Move::Exchange { tile, .. } | Move::Add { tile, .. }, _) => Move::Exchange { at, tile, turn: Turn::NONE },
        _ => Move::Pass,
    }
}

fn scoring(words: &Words, tally: &Tally, seen: &mut BTreeSet<String>) {
    for who in tally.participants() {
        for category in tally.categories() {
            let reason = words.reason(tally, who, category);
            if let Some(text) = &reason {
                said(text);
            }
            assert!(reason.is_some() || tally.points(who, category) == 0, "points without a reason");
            seen.extend(reason);
        }
    }
}

#[test]
fn whole_games_are_told() {
    let all = |players| Config::players(players).with(ModuleSet::all());
    let (reasons, _) = told([(1, 2), (2, 3), (3, 4), (4, 6), (5, 2)].map(|(seed, players)| (seed, all(players))));
    assert!(reasons.iter().any(|text| text.contains("thanks to squares")), "{reasons:?}");
}

/// A floor tile reads as the building it is: its name stands beside that and never alone.
#[test]
fn whole_games_of_the_red_palace_are_told() {
    let modules: ModuleSet = ModuleId::ALL.iter().copied().filter(|module| Title::RedPalace.takes(*module)).collect();
    let of = |players| Config::players(players).of(Title::RedPalace);
    let configs =
        [(1, of(2)), (2, of(3).with(modules)), (3, of(4)), (4, of(6).with(modules)), (5, of(2).with(modules))];
    let (reasons, lines) = told(configs);
    assert!(reasons.iter().any(|text| text.contains("guards on the longest wall")), "{reasons:?}");
    assert!(reasons.iter().any(|text| text.contains("thanks to a half-building")), "{reasons:?}");
    for line in &lines {
        assert!(!line.contains("floor tile") || line.starts_with("Out of the bag for floor tile F"), "{line}");
    }
    let bought = |line: &String| line.contains(" buys ") && line.contains(" (F");
    assert!(lines.iter().filter(|line| bought(line)).count() > 20, "{lines:?}");
}

/// What rooms show has words, pieces have signs; and a seat is shown what its view shows.
fn shown(languages: &[Words], game: &Game, seat: Seat, seen: &mut BTreeSet<(Option<&str>, &str)>) {
    let (open, view) = (game.open(), game.view(Some(seat)));
    for module in open.config().rooms().iter() {
        let notices = game.rooms().notices(module, open, Some(seat));
        assert_eq!(notices, view.sight().unwrap().rooms.notices(module, view.open(), Some(seat)), "{module}");
        for notice in notices.iter().chain(&game.rooms().notices(module, open, None)) {
            seen.insert((notice.room(), notice.name()));
            for words in languages {
                said(&words.at(open).notice(notice, &[]).text);
            }
        }
    }
    for who in open.seats().map(Participant::Seat).chain([Participant::Dirk]) {
        for piece in game.rooms().pieces(open, who) {
            assert!(languages.iter().all(|words| words.sign(piece.name).is_some()), "{piece:?}");
        }
    }
}

/// Tells these games in every language; returns the reasons for points and the log in English.
fn told<const N: usize>(games: [(u64, Config); N]) -> (BTreeSet<String>, Vec<String>) {
    let languages = Lang::ALL.map(Words::new);
    let names = ["Anna".to_string(), "Ben".to_string()];
    let mut dice = Dice::loose(7);
    let (mut refused, mut kinds, mut reasons) = (0, BTreeSet::new(), BTreeSet::new());
    let (mut lines, mut notices) = (Vec::new(), BTreeSet::new());
    for (seed, config) in games {
        let mut told = Vec::new();
        let mut log = Vec::new();
        let mut game: Game = Game::new_told(config, Seed::from_number(seed), &mut told).unwrap();
        let (mut moves, mut of_modules) = (Vec::new(), Vec::new());
        loop {
            log.extend(told.iter().cloned());
            for event in told.drain(..) {
                kinds.insert((event.room(), event.name()));
                for words in &languages {
                    said(&words.at(game.open()).event(&event, &names));
                    if let Event::Scored { tally, .. } = &event {
                        scoring(words, tally, &mut reasons);
                    }
                }
            }
            let Some(ask) = game.ask() else { break };
            if game.open().ply() % 8 == 0 {
                shown(&languages, &game, ask.seat, &mut notices);
            }
            moves.clear();
            game.moves(&mut moves);
            let mv = *dice.pick(&moves);
            of_modules.extend(moves.iter().filter(|mv| mv.module().is_some()).take(3));
            let about = |ask: Ask| match ask.topic {
                Topic::Module(topic) => game.rooms().about(topic),
                _ => vec![],
            };
            for words in &languages {
                said(&words.question(ask, &names));
                said(&words.question_seen(ask, about(ask), &names));
                moves.iter().take(20).chain([&mv]).for_each(|mv| said(&words.mv_for(mv, ask.topic, game.open())));
            }
            for _ in 0..4 {
                let wrong = mutated(mv, &of_modules, &mut dice);
                if let Err(illegal) = game.check(ask.seat, &wrong) {
                    refused += 1;
                    for words in &languages {
                        said(&words.mv(&wrong, game.open()));
                        said(&words.refusal_named(&illegal, &names));
                    }
                }
            }
            game.apply_told(ask.seat, mv, &mut told).unwrap();
        }
        let mut story = Story::of(&languages[0], log.iter(), &names);
        lines.extend(log.iter().map(|event| story.tell(event)));
    }
    assert!(refused > 1000, "{refused}");
    assert!(kinds.len() > 18, "{kinds:?}");
    assert!(notices.len() > 12, "{notices:?}");
    (reasons, lines)
}
