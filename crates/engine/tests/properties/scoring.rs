//! Points: majorities, walls and squares as the oracle counts them.

use crate::common::*;
use sabika_engine::{
    Game, Move,
    flow::Event,
    modules::{House, ModuleSet, squares},
    score::{Category, Participant, places},
    value::*,
};
use sabika_oracle::scoring::{Kind, majorities, square_values, table, type_counts, wall_points};
use std::collections::BTreeMap;

/// Proves: BASE-V3 BASE-V4 BASE-V5 BASE-D4
#[test]
fn majorities_are_the_oracles() {
    let mut dice = Dice::loose(1);
    for _ in 0..40_000 {
        let most = 1 + dice.below(8);
        let halves: [u8; 7] = std::array::from_fn(|_| (2 * dice.below(most) + u32::from(dice.below(5) == 0)) as u8);
        let (round, kind) = (1 + dice.below(3), dice.below(6) as usize);
        let paid = table(round, kind);
        let found = places(&halves, std::array::from_fn(|n| paid.get(n).copied().unwrap_or(0) as u8));
        let points: Vec<u32> = found.iter().map(|place| place.map_or(0, |p| p.points.into())).collect();
        assert_eq!(points, majorities(&halves.map(u32::from), round, &paid), "{halves:?} in round {round}");
    }
}

/// What stands where, for the oracle.
fn kinds(game: &Game, seat: Seat) -> BTreeMap<(i32, i32), Kind> {
    let kind = |tile: Tile| match (tile.building(), squares::colour(tile)) {
        (Some(kind), None) => Kind::Building(kind as usize),
        (None, Some(colour)) => Kind::Square(colour as usize),
        odd => unreachable!("{tile} is {odd:?}"),
    };
    let built = game.open().standing(seat).map(|(tile, at)| (oracle_cell(at.cell), kind(tile)));
    built.chain([((0, 0), Kind::Start)]).collect()
}

fn scoring_agrees(game: &Game) {
    let open = game.open();
    let mut counts: Vec<[u32; 6]> = Vec::new();
    for seat in open.seats() {
        let (layout, kinds) = (oracle_layout(open, seat), kinds(game, seat));
        counts.push(type_counts(&layout, &kinds));
        // SQU-9: one extra for each square that counts for something.
        let mut squares: Vec<u32> = square_values(&layout, &kinds).into_values().filter(|value| *value > 0).collect();
        let tally = game.score(1);
        let mut extras: Vec<u32> = tally.extras().filter(|e| e.seat == seat).map(|e| u32::from(e.halves / 2)).collect();
        squares.sort_unstable();
        extras.sort_unstable();
        assert_eq!(extras, squares);
        assert_eq!(tally.points(Participant::Seat(seat), Category::Wall), wall_points(&layout) as i16);
    }
    if open.config.has_dirk() {
        let dirk = |kind: Building| open.dirk.iter().filter(|tile| tile.building() == Some(kind)).count() as u32;
        counts.push(Building::ALL.map(dirk));
    }
    for round in 1..=3u8 {
        let tally = game.score(round);
        let who: Vec<Participant> = tally.participants().collect();
        assert_eq!(who.len(), counts.len());
        for kind in Building::ALL {
            let doubled: Vec<u32> = counts.iter().map(|of| 2 * of[kind as usize]).collect();
            let halves: Vec<u32> = who.iter().map(|who| tally.halves(*who, kind).into()).collect();
            assert_eq!(halves, doubled);
            let expected = majorities(&doubled, round.into(), &table(round.into(), kind as usize));
            let found: Vec<u32> = who.iter().map(|who| tally.points(*who, Category::Majority(kind)) as u32).collect();
            assert_eq!(found, expected, "{kind} in round {round}");
        }
        for who in who {
            let sum: i16 = tally.categories().map(|category| tally.points(who, category)).sum();
            match who {
                Participant::Seat(seat) => assert_eq!(tally.total(seat), sum),
                Participant::Dirk => {
                    assert_eq!(tally.points(who, Category::Wall), 0);
                    assert_eq!(tally.dirk_total(), sum);
                }
            }
        }
    }
}

/// Proves: BASE-V1 BASE-V2 BASE-V3 BASE-V4 BASE-V5 BASE-W1 BASE-W2 BASE-W3 BASE-W6 BASE-D2 BASE-D4 SQU-9 SQU-10 SQU-11 SQU-12 SQU-13
#[test]
fn tallies_of_reached_tables_are_the_oracles() {
    walk_many(200, 13, |game, dice| {
        if dice.below(8) == 0 || game.ask().is_none() {
            scoring_agrees(game);
        }
    });
}

/// Squares are taken and built wherever possible, so that many count.
///
/// Proves: SQU-9 SQU-10 SQU-11 SQU-12
#[test]
fn many_squares_count_as_the_oracle_says() {
    let mut counted = 0;
    for seed in 0..30 {
        let config = any_config(&mut Dice::loose(seed)).with(ModuleSet::all());
        let _label = Label(format!("game {seed} of {config:?}"));
        let mut dice = Dice::loose(seed);
        let mut game = Game::<House>::new(config, Seed::from_number(seed)).expect("playable");
        while game.ask().is_some() {
            let moves = listed(&game);
            let liked = |mv: &&Move| matches!(mv, Move::Squares(_) | Move::Build { .. } | Move::Buy { .. });
            let liked: Vec<Move> = moves.iter().filter(liked).copied().collect();
            game.apply_listed(*dice.pick(if liked.is_empty() { &moves } else { &liked }));
        }
        scoring_agrees(&game);
        counted += game.score(3).extras().count();
    }
    assert!(counted > 20, "only {counted} squares counted");
}

/// The points of all scorings together are the score; the last scoring is of the table as it is left.
///
/// Proves: BASE-V1 BASE-V6 BASE-E6 BASE-F5 BASE-F6 BASE-D4
#[test]
fn scores_are_the_sum_of_the_scorings() {
    for seed in 0..200 {
        let config = any_config(&mut Dice::loose(seed));
        let _label = Label(format!("game {seed} of {config:?}"));
        let mut dice = Dice::loose(seed);
        let mut told = Vec::new();
        let mut game = Game::<House>::new(config, Seed::from_number(seed)).expect("playable");
        while let Some(ask) = game.ask() {
            game.apply_told(ask.seat, choose(&listed(&game), &mut dice), &mut told).expect("listed");
        }
        let tallies: Vec<_> = told
            .iter()
            .filter_map(|event| if let Event::Scored { tally, .. } = event { Some(tally) } else { None })
            .collect();
        let rounds: Vec<u8> = tallies.iter().map(|tally| tally.round).collect();
        assert!(rounds.is_sorted() && rounds.last() == Some(&3), "{rounds:?}");
        assert_eq!(rounds, game.open().rounds_held.iter().collect::<Vec<_>>());
        let open = game.open();
        for seat in open.seats() {
            assert_eq!(open.scores[seat], tallies.iter().map(|tally| tally.total(seat)).sum::<i16>());
        }
        assert_eq!(open.dirk_score, tallies.iter().map(|tally| tally.dirk_total()).sum::<i16>());
        assert_eq!(**tallies[tallies.len() - 1], game.score(3));
        let best = open.seats().map(|seat| open.scores[seat]).max();
        assert!(open.seats().all(|seat| (Some(open.scores[seat]) == best) == open.winners().any(|w| w == seat)));
    }
}
