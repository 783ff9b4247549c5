//! Whole games of everything, seen and played by nothing but the wire.

mod common;

use common::{configs, play};
use sabika_engine::{
    Game, Move,
    table::OpenTable,
    value::{Dice, Seat, Seed, Tile},
};
use sabika_wire::{Motion, News, Place, Question, SeatView, Thing, Voice, narrow};
use sabika_words::{Lang, Words};
use serde::{Serialize, de::DeserializeOwned};
use std::collections::{BTreeMap, BTreeSet};

fn same_again<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(thing: &T) {
    let text = serde_json::to_string(thing).expect("it can be written");
    let again: T = serde_json::from_str(&text).unwrap_or_else(|wrong| panic!("{wrong}: {text}"));
    assert_eq!(&again, thing);
}

/// What is offered is what is listed; every choice is reached by touching what is ringed, five things at most, and no two
/// are touched alike.
#[test]
fn every_choice_is_reached_by_touching() {
    let words = Words::new(Lang::En);
    let voice = Voice { words: &words, names: &[] };
    let (mut asked, mut longest, mut kinds) = (0, 0, BTreeSet::new());
    for (n, config) in configs(70) {
        play(n, config, 1_500, |game| {
            let Some(ask) = game.ask() else { return };
            if game.open().ply() % 5 != 0 && !kinds.insert((ask.topic.name(), game.config().game.name())) {
                return;
            }
            let question = Question::of(&game.view(Some(ask.seat)), voice, |_| true).expect("somebody is asked");
            let mut moves = Vec::new();
            game.moves(&mut moves);
            assert_eq!(question.choices.len(), moves.len());
            assert!(moves.iter().all(|mv| question.choices.iter().any(|choice| choice.mv == *mv)));
            asked += 1;
            for (at, choice) in (0..).zip(&question.choices) {
                assert!(!choice.say.is_empty());
                // Of two cards alike both can be taken; everything else is touched once.
                let again = |(n, thing): (usize, &Thing)| choice.touches[..n].contains(thing);
                let twice = choice.touches.iter().enumerate().any(again) && !matches!(choice.mv, Move::Take(_));
                assert!(!twice, "{}: {:?}", choice.mv, choice.touches);
                let mut touched: Vec<Thing> = vec![];
                loop {
                    let left = narrow(&question.choices, &touched);
                    assert!(left.left.contains(&at));
                    if touched.len() == choice.touches.len() {
                        assert_eq!(left.done, Some(at), "{}: {:?}", choice.mv, choice.touches);
                        break;
                    }
                    let next = left.next.into_iter().find(|thing| choice.touches[touched.len()] == *thing);
                    touched.push(next.unwrap_or_else(|| panic!("{}: {:?}", choice.mv, choice.touches)));
                }
                longest = longest.max(touched.len());
                assert!(touched.len() <= 5, "{}: {:?}", choice.mv, choice.touches);
            }
        });
    }
    assert!(asked > 2_000, "{asked}");
    assert!(longest >= 4, "{longest}");
}

/// What is written can be read, and says the same.
#[test]
fn views_and_questions_travel() {
    let words = Words::new(Lang::De);
    let voice = Voice { words: &words, names: &[] };
    for (n, config) in configs(35) {
        play(n, config, 800, |game| {
            if game.open().ply() % 23 != 0 && game.ask().is_some() {
                return;
            }
            let seats = Seat::all(config.players).map(Some).chain([None]);
            for seat in seats {
                let view = game.view(seat);
                same_again(&SeatView::of(&view, voice));
                if let Some(question) = Question::of(&view, voice, |_| true) {
                    assert_eq!(game.ask().map(|ask| ask.seat), seat);
                    same_again(&question);
                }
            }
        });
    }
}

/// Two games that differ only in what a seat cannot know look alike to it, and ask it the same: every byte.
#[test]
fn nothing_hidden_gets_in() {
    let words = Words::new(Lang::En);
    let voice = Voice { words: &words, names: &[] };
    let mut compared = 0;
    for (n, config) in configs(42) {
        let mut dice = Dice::loose(n + 1_000_007);
        play(n, config, 600, |game| {
            if game.ask().is_none() || game.open().ply() % 17 != 0 {
                return;
            }
            for seat in Seat::all(config.players) {
                let mut other = game.clone();
                other.redeal(seat, &mut dice);
                let bytes = |game: &Game| {
                    let view = game.view(Some(seat));
                    let question = Question::of(&view, voice, |_| true);
                    (
                        serde_json::to_string(&SeatView::of(&view, voice)).expect("written"),
                        serde_json::to_string(&question).expect("written"),
                    )
                };
                assert_eq!(bytes(game), bytes(&other));
                compared += u32::from(*game != other);
            }
        });
    }
    assert!(compared > 1_000, "{compared}");
}

/// Does a tile lie there? Of places that do not show it nobody can say no.
fn lies(open: &OpenTable, tile: Tile, place: &Place) -> bool {
    match place {
        Place::Slot { slot } => open.in_yard(*slot) == Some(tile),
        Place::Yard => open.yard().contains(&Some(tile)),
        Place::Space { space } => open.in_preview(*space) == Some(tile),
        Place::Aside { seat } => open.aside(*seat).has(tile),
        Place::Reserve { seat } => open.reserve(*seat).has(tile),
        Place::Alhambra { seat, cell: Some(cell) } => open.tile_at(*seat, *cell) == Some(tile),
        Place::Dirk => open.dirk().has(tile),
        _ => true,
    }
}

/// What happens is told to everybody in words and as data, and travels. A tile that moves comes from where the audience saw
/// it lie, and lies then where it went: whoever animates what is told shows the truth.
#[test]
fn news_travels_and_is_true() {
    let words = Words::new(Lang::Nl);
    let voice = Voice { words: &words, names: &[] };
    let (mut moved, mut kinds) = (0, BTreeSet::new());
    for (n, config) in configs(35) {
        let (mut events, mut before) = (Vec::new(), None);
        let mut game: Game = Game::new_told(config, Seed::from_number(n), &mut events).expect("playable");
        let mut dice = Dice::loose(n);
        let mut moves = Vec::new();
        while let Some(ask) = game.ask() {
            let ply = game.open().ply();
            if ply >= 900 {
                break;
            }
            let audience =
                Seat::new((ply % u32::from(config.players + 1)) as u8).filter(|s| s.number() < config.players);
            let told: Vec<_> = events.iter().map(|event| (ply, event.told(audience))).collect();
            let view = game.view(audience);
            let news = News::of(ply.saturating_sub(1), &told, &view, voice);
            same_again(&news);
            for item in &news.items {
                assert!(!item.say.is_empty());
                kinds.insert(item.name.clone());
            }
            // The first way of each tile begins where it lay, the last one ends where it lies.
            let mut ways: BTreeMap<Tile, (&Motion, &Motion)> = BTreeMap::new();
            for motion in news.items.iter().flat_map(|item| &item.moved) {
                if let Thing::Tile { tile } = motion.what {
                    ways.entry(tile).or_insert((motion, motion)).1 = motion;
                }
            }
            for (tile, (first, last)) in ways {
                if let Some(before) = &before {
                    assert!(lies(before, tile, &first.from), "{tile} came from {:?}: {:?}", first.from, news.items);
                }
                assert!(lies(game.open(), tile, &last.to), "{tile} went to {:?}: {:?}", last.to, news.items);
                moved += 1;
            }
            before = Some(*game.open());
            moves.clear();
            game.moves(&mut moves);
            events.clear();
            game.apply_told(ask.seat, *dice.pick(&moves), &mut events).expect("listed");
        }
    }
    assert!(moved > 5_000, "{moved}");
    assert!(kinds.len() > 90, "{} kinds: {kinds:?}", kinds.len());
}
