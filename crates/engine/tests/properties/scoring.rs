//! Points: majorities, walls, squares, bonus cards, wise man, city watch and camps as the oracle counts them.

use crate::common::*;
use sabika_engine::{
    Game, Move,
    flow::Event,
    modules::{
        House, ModuleEvent, ModuleId, ModuleSet,
        characters::{self, Person},
        invaders, squares,
    },
    score::{Category, Participant, places},
    value::*,
};
use sabika_oracle::scoring::{
    Kind, camp_points, city_watch_points, doubled_counts, majorities, square_values, table, wall_points,
};
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

/// What stands where, for the oracle; camps are nothing that it counts here (CAM-16).
fn kinds(game: &Game, seat: Seat) -> BTreeMap<(i32, i32), Kind> {
    let kind = |tile: Tile| match (tile.building(), squares::colour(tile)) {
        (Some(kind), None) => Some(Kind::Building(kind as usize)),
        (None, Some(colour)) => Some(Kind::Square(colour as usize)),
        (None, None) if tile.walls().is_outwork() => None,
        odd => unreachable!("{tile} is {odd:?}"),
    };
    let built = game.open().standing(seat).filter_map(|(tile, at)| Some((oracle_cell(at.cell), kind(tile)?)));
    built.chain([((0, 0), Kind::Start)]).collect()
}

fn scoring_agrees(game: &Game) {
    let open = game.open();
    let (bonus, persons) = (game.rooms().bonus_cards, game.rooms().characters.map(|room| room.open));
    let owns = |seat: Seat, person: Person| persons.is_some_and(|persons| persons.owner(person) == Some(seat));
    // Twice the number of each type, for each participant.
    let mut counts: Vec<[u32; 6]> = Vec::new();
    for seat in open.seats() {
        let (layout, kinds) = (oracle_layout(open, seat), kinds(game, seat));
        let revealed: Vec<usize> = bonus.map_or(vec![], |room| {
            room.open.revealed[seat].iter().map(|tile| tile.building().expect("a building") as usize).collect()
        });
        let named = persons.filter(|_| owns(seat, Person::WiseMan)).and_then(|persons| persons.named);
        counts.push(doubled_counts(&layout, &kinds, &revealed, named.map(|kind| kind as usize)));
        // SQU-9: one extra for each square that counts for something.
        let mut squares: Vec<u32> = square_values(&layout, &kinds).into_values().filter(|value| *value > 0).collect();
        let tally = game.score(1);
        let extras = |by: ModuleId| tally.extras().filter(move |e| e.seat == seat && e.by == by);
        let mut values: Vec<u32> = extras(ModuleId::Squares).map(|e| u32::from(e.halves / 2)).collect();
        squares.sort_unstable();
        values.sort_unstable();
        assert_eq!(values, squares);
        assert_eq!(extras(ModuleId::BonusCards).map(|e| e.halves).collect::<Vec<_>>(), vec![2; revealed.len()]);
        // CAM-12: one award for each camp that counts for something; CHA-G: one for the wall.
        let camps = layout.tiles.iter().filter(|(_, tile)| tile.camp).map(|(cell, _)| camp_points(&layout, *cell));
        let mut camps: Vec<u32> = camps.filter(|points| *points > 0).collect();
        let awards = |by: ModuleId| tally.awards().filter(move |a| a.who == seat.into() && a.by == by);
        let mut points: Vec<u32> = awards(ModuleId::Camps).map(|a| a.points as u32).collect();
        camps.sort_unstable();
        points.sort_unstable();
        assert_eq!(points, camps);
        let watch = if owns(seat, Person::CityWatch) { city_watch_points(wall_points(&layout)) } else { 0 };
        assert_eq!(awards(ModuleId::Characters).map(|a| a.points as u32).sum::<u32>(), watch);
        for (module, points) in [(ModuleId::Camps, camps.iter().sum()), (ModuleId::Characters, watch)] {
            let found = tally.points(Participant::Seat(seat), Category::Module(module));
            assert_eq!(found, points as i16, "{module}");
        }
        assert_eq!(tally.points(Participant::Seat(seat), Category::Wall), wall_points(&layout) as i16);
    }
    if open.config.has_dirk() {
        let dirk = |kind: Building| open.dirk.iter().filter(|tile| tile.building() == Some(kind)).count() as u32;
        counts.push(Building::ALL.map(|kind| 2 * dirk(kind)));
    }
    for round in 1..=3u8 {
        let tally = game.score(round);
        let who: Vec<Participant> = tally.participants().collect();
        assert_eq!(who.len(), counts.len());
        for kind in Building::ALL {
            let doubled: Vec<u32> = counts.iter().map(|of| of[kind as usize]).collect();
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
                    assert!(ModuleId::ALL.iter().all(|m| tally.points(who, Category::Module(*m)) == 0));
                    assert_eq!(tally.dirk_total(), sum);
                }
            }
        }
    }
}

/// Proves: BASE-V1 BASE-V2 BASE-V3 BASE-V4 BASE-V5 BASE-W1 BASE-W2 BASE-W3 BASE-W6 BASE-D2 BASE-D4 SQU-9 SQU-10 SQU-11 SQU-12 SQU-13 BON-4 BON-7 BON-8 CHA-W CHA-G CAM-12 CAM-13 CAM-14 CAM-15 CAM-16 CAM-17 CAM-19
#[test]
fn tallies_of_reached_tables_are_the_oracles() {
    let mut seen = BTreeMap::<&str, u32>::new();
    walk_many(220, 13, |game, dice| {
        let named = game.rooms().characters.is_some_and(|room| room.open.named.is_some());
        if named || dice.below(8) == 0 || game.ask().is_none() {
            scoring_agrees(game);
            let tally = game.score(2);
            let by = tally.extras().map(|extra| extra.rule).chain(tally.awards().map(|award| award.rule));
            by.for_each(|rule| *seen.entry(rule.as_str()).or_default() += 1);
        }
    });
    for rule in ["SQU-9", "BON-4", "CHA-W", "CHA-G", "CAM-12"] {
        assert!(seen.get(rule).is_some_and(|n| *n > 5), "{rule} counted too seldom: {seen:?}");
    }
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
            let liked = |mv: &&Move| {
                let grows =
                    matches!(mv, Move::Squares(_) | Move::Build { .. } | Move::Buy { .. } | Move::BonusCards(_));
                grows || matches!(kind_of(mv), "city_gates build" | "characters pay")
            };
            let liked: Vec<Move> = moves.iter().filter(liked).copied().collect();
            game.apply_listed(*dice.pick(if liked.is_empty() { &moves } else { &liked }));
        }
        scoring_agrees(&game);
        counted += game.score(3).extras().filter(|extra| extra.by == ModuleId::Squares).count();
    }
    assert!(counted > 20, "only {counted} squares counted");
}

/// The points of all scorings together, less what attacks took, and of a magician who was kept, are the score; the last
/// scoring is of the table as it is left.
///
/// Proves: BASE-V1 BASE-V6 BASE-E6 BASE-F5 BASE-F6 BASE-D4 CHA-M CHA-W INV-3
#[test]
fn scores_are_the_sum_of_the_scorings() {
    let (mut magicians, mut wise_men) = (0, 0);
    for seed in 0..250 {
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
            let scored: i16 = tallies.iter().map(|tally| tally.total(seat)).sum();
            let kept = game.rooms().characters.is_some_and(|room| room.open.owner(Person::Magician) == Some(seat));
            let lost = |event: &Event| match event {
                Event::Module(ModuleEvent::Invaders(invaders::Event::Attacked { losses, .. })) => losses[seat.index()],
                _ => 0,
            };
            let lost: i16 = told.iter().map(lost).sum();
            assert_eq!(open.scores[seat], scored - lost + if kept { 8 } else { 0 });
            let told_of = characters::Event::MagicianPoints { seat, points: 8 };
            assert_eq!(told.contains(&Event::Module(ModuleEvent::Characters(told_of))), kept);
            magicians += u32::from(kept);
        }
        assert_eq!(open.dirk_score, tallies.iter().map(|tally| tally.dirk_total()).sum::<i16>());
        let (last, left) = (&**tallies[tallies.len() - 1], game.score(3));
        // CHA-W: what the wise man named was named for that scoring only.
        if let Some(half) = last.extras().find(|extra| extra.by == ModuleId::Characters) {
            wise_men += 1;
            let who = Participant::Seat(half.seat);
            assert_eq!(last.halves(who, half.kind), left.halves(who, half.kind) + 1);
            assert!(left.halves(who, half.kind) >= 2);
            assert_eq!(last.awards().collect::<Vec<_>>(), left.awards().collect::<Vec<_>>());
        } else {
            assert_eq!(*last, left);
        }
        let best = open.seats().map(|seat| open.scores[seat]).max();
        assert!(open.seats().all(|seat| (Some(open.scores[seat]) == best) == open.winners().any(|w| w == seat)));
    }
    assert!(magicians > 5 && wise_men > 5, "{magicians} magicians, {wise_men} wise men");
}
