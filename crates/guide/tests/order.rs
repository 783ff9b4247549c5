//! Do things happen in the order in which the card tells them? Held against the moments of the engine and against play.

use sabika_engine::{
    Config, Game,
    declare::Declared,
    flow::Event,
    modules::{ModuleId, Moment, guide::Stage},
    value::{Dice, Seed},
};
use sabika_words::{Lang, Words};

/// The rooms that have something to say at a moment, in the order of the card.
fn speakers(words: &Words, stage: Stage) -> Vec<ModuleId> {
    let says = |room: &ModuleId| words.has(&format!("guide-{}-{room}", stage.name()));
    let mut rooms: Vec<ModuleId> = ModuleId::ROOMS.iter().copied().filter(says).collect();
    rooms.sort_by_key(|room| room.guide().place_at(stage));
    rooms
}

/// The first of these moments at which a room takes part.
fn first(room: ModuleId, moments: &[Moment]) -> Option<Moment> {
    moments.iter().copied().find(|moment| moment.is_in(room.moments()))
}

#[test]
fn what_the_card_tells_of_a_moment_the_room_does_at_that_moment() {
    let words = Words::new(Lang::En);
    let told: [(Stage, &[Moment]); 7] = [
        (Stage::Begin, &[Moment::TurnBegins, Moment::TurnStart]),
        (Stage::Refill, &[Moment::CardOpened, Moment::TileDrawn]),
        (Stage::Between, &[Moment::Window]),
        (Stage::Before, &[Moment::ScoringBegins, Moment::ScoringPoll]),
        (Stage::After, &[Moment::Counting, Moment::ScoringCounted]),
        (Stage::Closing, &[Moment::LastTilesDue]),
        (Stage::Last, &[Moment::GameEnds]),
    ];
    for (stage, moments) in told {
        let rooms = speakers(&words, stage);
        assert!(!rooms.is_empty(), "{stage:?}");
        for room in rooms {
            assert!(first(room, moments).is_some(), "{room} has nothing to do at {stage:?}");
        }
    }
    // And the other way round: who answers a surplus, or takes part between two turns, is told of.
    for (stage, moment) in [(Stage::Pay, Moment::Surplus), (Stage::Between, Moment::Window)] {
        let rooms = speakers(&words, stage);
        for room in ModuleId::ROOMS.iter().filter(|room| moment.is_in(room.moments())) {
            assert!(rooms.contains(room), "nothing is told of {room} at {stage:?}");
        }
    }
}

#[test]
fn the_card_tells_things_in_the_order_in_which_their_moments_come() {
    let words = Words::new(Lang::En);
    let told: [(Stage, &[Moment]); 4] = [
        (Stage::Begin, &[Moment::TurnBegins, Moment::TurnStart]),
        (Stage::End, &[Moment::Extras, Moment::Aftermath]),
        (Stage::Before, &[Moment::ScoringBegins, Moment::ScoringPoll]),
        (Stage::After, &[Moment::Counting, Moment::ScoringCounted]),
    ];
    for (stage, moments) in told {
        assert!(moments.is_sorted_by_key(|moment| *moment as u64));
        let when: Vec<Moment> = speakers(&words, stage).into_iter().filter_map(|room| first(room, moments)).collect();
        assert!(when.len() > 1 && when.is_sorted_by_key(|moment| *moment as u64), "{stage:?}: {when:?}");
    }
}

/// BASE-T8: chests, then the trader, then culture tiles. They share a moment, so play must tell.
#[test]
fn the_aftermath_of_a_turn_comes_in_the_order_of_the_card() {
    let rooms = ["treasure_chamber", "street_trader", "art_of_the_moors"].map(|name| name.parse::<ModuleId>().unwrap());
    let marks = ["put", "stood", "took"];
    let place = |event: &Event| {
        let Event::Module(event) = event else { return None };
        let n = rooms.iter().position(|room| event.room() == Some(room.name()) && marks.contains(&event.name()))?;
        Some(rooms[n].guide().place_at(Stage::End))
    };
    let mut both = [0; 2];
    for seed in 0..40 {
        let config = Config::players(3).with(rooms.into_iter().collect());
        let mut game: Game = Game::new(config, Seed::from_number(seed)).unwrap();
        let (mut dice, mut scratch, mut told) = (Dice::loose(seed), Vec::new(), Vec::new());
        while let Some(sight) = game.sight() {
            let mv = sight.sample(&mut dice, &mut scratch);
            let seat = sight.eyes.seat;
            game.apply_told(seat, mv, &mut told).unwrap();
        }
        for turn in told.split(|event| matches!(event, Event::Turn { .. })).skip(1) {
            // The last tiles are placed outside a turn.
            let turn = turn.iter().take_while(|event| !matches!(event, Event::EndReached));
            let places: Vec<u8> = turn.filter_map(place).collect();
            assert!(places.is_sorted(), "seed {seed}: {places:?}");
            for (n, pair) in rooms.windows(2).enumerate() {
                let has = |room: ModuleId| places.contains(&room.guide().place_at(Stage::End));
                both[n] += usize::from(has(pair[0]) && has(pair[1]));
            }
        }
    }
    assert!(both.iter().all(|turns| *turns > 0), "play never showed two of them in one turn: {both:?}");
}
