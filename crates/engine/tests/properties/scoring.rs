//! Points: majorities, walls, squares, bonus cards, wise man, city watch, camps, residents, chests, bazaars, attacks, score
//! cards, culture tiles, falcons and medinas as the oracle counts them.

use crate::common::*;
use sabika_engine::{
    Game, Move,
    components::{CULTURE_TILES, MEDINAS, WATCHTOWERS},
    flow::Event,
    modules::{
        House, ModuleEvent, ModuleId, ModuleSet, art_of_the_moors, bazaars,
        characters::{self, Person},
        city_gates, invaders, squares,
    },
    score::{self, Category, Participant, places},
    value::*,
};
use sabika_oracle::scoring::{
    Kind, attack_loss, bazaar_points, camp_points_with, card_table, chest_points, city_watch_points, doubled_counts,
    falcon_points, majorities, medina_losses, series_points, square_values, table, wall_points, watchtower_points,
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

/// Is this tile a building site (SIT-12)?
fn is_site(game: &Game, tile: Tile) -> bool {
    game.rooms().building_sites.is_some_and(|room| game.open().seats().any(|seat| room.open.sites[seat].has(tile)))
}

/// What stands where, for the oracle; camps, bazaars, medinas, watchtowers and sites are nothing that it counts here (CAM-16,
/// BAZ-16, MED-3, WAT-27, SIT-12).
fn kinds(game: &Game, seat: Seat) -> BTreeMap<(i32, i32), Kind> {
    let of_no_type = |tile: Tile| {
        tile.walls().is_outwork()
            || bazaars::face(tile).is_some()
            || MEDINAS.position(tile).is_some()
            || WATCHTOWERS.position(tile).is_some()
    };
    let kind = |tile: Tile| match (tile.building(), squares::colour(tile)) {
        _ if is_site(game, tile) => None,
        (Some(kind), None) => Some(Kind::Building(kind as usize)),
        (None, Some(colour)) => Some(Kind::Square(colour as usize)),
        (None, None) if of_no_type(tile) => None,
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
    let mut medinas: Vec<Vec<u32>> = Vec::new();
    for seat in open.seats() {
        let (layout, kinds) = (oracle_layout(open, seat), kinds(game, seat));
        let revealed: Vec<usize> = bonus.map_or(vec![], |room| {
            room.open.revealed[seat].iter().map(|tile| tile.building().expect("a building") as usize).collect()
        });
        let named = persons.filter(|_| owns(seat, Person::WiseMan)).and_then(|persons| persons.named);
        counts.push(doubled_counts(&layout, &kinds, &revealed, named.map(|kind| kind as usize)));
        // SQU-9: one extra for each square that counts for something.
        let mut squares: Vec<u32> = square_values(&layout, &kinds).into_values().filter(|value| *value > 0).collect();
        let tally = game.score(3);
        let extras = |by: ModuleId| tally.extras().filter(move |e| e.seat == seat && e.by == by);
        let mut values: Vec<u32> = extras(ModuleId::Squares).map(|e| u32::from(e.halves / 2)).collect();
        squares.sort_unstable();
        values.sort_unstable();
        assert_eq!(values, squares);
        assert_eq!(extras(ModuleId::BonusCards).map(|e| e.halves).collect::<Vec<_>>(), vec![2; revealed.len()]);
        // CAM-12: one award for each camp that counts for something; CHA-G: one for the wall.
        let sites: Vec<_> =
            open.standing(seat).filter(|(tile, _)| is_site(game, *tile)).map(|(_, at)| oracle_cell(at.cell)).collect();
        let camps = layout.tiles.iter().filter(|(_, tile)| tile.camp);
        let camps = camps.map(|(cell, _)| camp_points_with(&layout, *cell, &sites));
        let mut camps: Vec<u32> = camps.filter(|points| *points > 0).collect();
        let awards = |by: ModuleId| tally.awards().filter(move |a| a.who == seat.into() && a.by == by);
        let mut points: Vec<u32> = awards(ModuleId::Camps).map(|a| a.points as u32).collect();
        camps.sort_unstable();
        points.sort_unstable();
        assert_eq!(points, camps);
        let wall = wall_points(&layout);
        let watch = if owns(seat, Person::CityWatch) { city_watch_points(wall) } else { 0 };
        assert_eq!(awards(ModuleId::Characters).map(|a| a.points as u32).sum::<u32>(), watch);
        let residents: Vec<usize> = game.rooms().street_trader.map_or(vec![], |room| {
            let homes = room.open.homes.iter().filter(|tile| open.built(seat).has(*tile));
            homes.map(|tile| tile.building().expect("a building") as usize).collect()
        });
        let series = series_points(&residents);
        let bazaar = |(tile, at): (Tile, sabika_engine::board::Standing)| {
            let colours: Vec<usize> = bazaars::face(tile)?.1.iter().map(|kind| *kind as usize).collect();
            Some(bazaar_points(oracle_cell(at.cell), &colours, &kinds))
        };
        let mut bazaars: Vec<u32> = open.standing(seat).filter_map(bazaar).filter(|points| *points > 0).collect();
        let mut points: Vec<u32> = awards(ModuleId::Bazaars).map(|a| a.points as u32).collect();
        bazaars.sort_unstable();
        points.sort_unstable();
        assert_eq!(points, bazaars);
        // MOO-23, FAL-17: the section at the gem, and sets of birds.
        let culture = game.rooms().art_of_the_moors.map_or(0, |room| {
            let section = |(sort, tile): (usize, _)| -> u32 {
                let art_of_the_moors::Culture { position, .. } = tile;
                CULTURE_TILES[sort].points[usize::from(position)].into()
            };
            room.open.tiles[seat].each().map(section).sum()
        });
        let falcons = game.rooms().falconers.map_or(0, |room| {
            let birds = |bird: &str| room.open.of(seat).filter(|(falcon, _)| falcon.name().starts_with(bird)).count();
            falcon_points(["black", "brown", "white"].map(birds))
        });
        let built = open.built(seat).iter().filter(|tile| !is_site(game, *tile));
        medinas.push(built.filter(|tile| MEDINAS.position(*tile).is_some()).map(|tile| tile.price().into()).collect());
        for (module, points) in [
            (ModuleId::Camps, camps.iter().sum()),
            (ModuleId::ArtOfTheMoors, culture),
            (ModuleId::Falconers, falcons),
            (ModuleId::Watchtowers, watchtower_points(&layout)),
            (ModuleId::Characters, watch),
            (ModuleId::StreetTrader, series),
            (ModuleId::Bazaars, bazaars.iter().sum()),
        ] {
            let found = tally.points(Participant::Seat(seat), Category::Module(module));
            assert_eq!(found, points as i16, "{module}");
            // BAZ-17: bazaars count in the last scoring only, everything else in all three.
            let early = if module == ModuleId::Bazaars { 0 } else { points as i16 };
            let found = [1, 2].map(|round| game.score(round).points(Participant::Seat(seat), Category::Module(module)));
            assert_eq!(found, [early; 2], "{module}");
        }
        assert_eq!(tally.points(Participant::Seat(seat), Category::Wall), wall as i16);
    }
    if open.config().has_dirk() {
        let dirk = |kind: Building| open.dirk().iter().filter(|tile| tile.building() == Some(kind)).count() as u32;
        counts.push(Building::ALL.map(|kind| 2 * dirk(kind)));
        let own = open.dirk().iter().filter(|tile| MEDINAS.position(*tile).is_some());
        medinas.push(own.map(|tile| tile.price().into()).collect()); // MED-15
    }
    // TRE-20: on whose buildings the chests stand, Dirk's among them.
    let chests: Vec<u32> = game.rooms().treasure_chamber.map_or(vec![0; counts.len()], |room| {
        let owners = open.seats().map(|seat| open.built(seat)).chain([open.dirk()]).take(counts.len());
        owners.map(|tiles| room.open.chests.iter().filter(|tile| tiles.has(*tile)).count() as u32).collect()
    });
    for round in 1..=3u8 {
        let tally = game.score(round);
        let who: Vec<Participant> = tally.participants().collect();
        assert_eq!(who.len(), counts.len());
        let chamber = Category::Module(ModuleId::TreasureChamber);
        let found: Vec<u32> = who.iter().map(|who| tally.points(*who, chamber) as u32).collect();
        assert_eq!(found, chest_points(&chests, round.into()), "{chests:?} chests in round {round}");
        let lost = |who: &Participant| -tally.points(*who, Category::Module(ModuleId::Medina)) as u32;
        let expected = match game.rooms().medina {
            Some(_) => medina_losses(&medinas, round.into()),
            None => vec![0; who.len()],
        };
        assert_eq!(who.iter().map(lost).collect::<Vec<_>>(), expected, "{medinas:?} in round {round}");
        let card = game
            .rooms()
            .new_score_cards
            .and_then(|room| Some(room.open.card(round)?.order().map(|kind| kind as usize)));
        for kind in Building::ALL {
            let doubled: Vec<u32> = counts.iter().map(|of| of[kind as usize]).collect();
            let halves: Vec<u32> = who.iter().map(|who| tally.halves(*who, kind).into()).collect();
            assert_eq!(halves, doubled);
            let places = match &card {
                Some(order) => card_table(round.into(), order, kind as usize),
                None => table(round.into(), kind as usize),
            };
            let expected = majorities(&doubled, round.into(), &places);
            let found: Vec<u32> = who.iter().map(|who| tally.points(*who, Category::Majority(kind)) as u32).collect();
            assert_eq!(found, expected, "{kind} in round {round}");
        }
        for who in who {
            let sum: i16 = tally.categories().map(|category| tally.points(who, category)).sum();
            match who {
                Participant::Seat(seat) => assert_eq!(tally.total(seat), sum),
                Participant::Dirk => {
                    assert_eq!(tally.points(who, Category::Wall), 0);
                    let takes_part = [ModuleId::TreasureChamber, ModuleId::Medina];
                    let others = ModuleId::ALL.iter().filter(|module| !takes_part.contains(module));
                    assert!(others.clone().all(|m| tally.points(who, Category::Module(*m)) == 0));
                    assert_eq!(tally.dirk_total(), sum);
                }
            }
        }
    }
}

/// Proves: BASE-V1 BASE-V2 BASE-V3 BASE-V4 BASE-V5 BASE-W1 BASE-W2 BASE-W3 BASE-W6 BASE-D2 BASE-D4 SQU-9 SQU-10 SQU-11 SQU-12 SQU-13 BON-4 BON-7 BON-8 CHA-W CHA-G CAM-12 CAM-13 CAM-14 CAM-15 CAM-16 CAM-17 CAM-19 STR-21 STR-22 STR-23 TRE-20 TRE-21 TRE-22 BAZ-16 BAZ-17 BAZ-18 BAZ-19 BAZ-20 BAZ-21 BAZ-22 WAL-23 WAL-28 NSC-5 NSC-6 NSC-7 NSC-8 NSC-9 NSC-10 MOO-23 FAL-17 FAL-18 FAL-19 MED-3 MED-5 MED-6 MED-7 MED-8 MED-9 MED-10 MED-11 MED-12 MED-13 MED-15 SIT-11 SIT-12 SIT-24 MAG-7 MAG-10 WAT-22 WAT-24 WAT-25 WAT-26 WAT-27
#[test]
fn tallies_of_reached_tables_are_the_oracles() {
    let mut seen = BTreeMap::<&str, u32>::new();
    walk_many(220, 13, |game, dice| {
        let named = game.rooms().characters.is_some_and(|room| room.open.named.is_some());
        if named || dice.below(8) == 0 || game.ask().is_none() {
            scoring_agrees(game);
            let tally = game.score(3);
            let by = tally.extras().map(|extra| extra.rule).chain(tally.awards().map(|award| award.rule));
            by.for_each(|rule| *seen.entry(rule.as_str()).or_default() += 1);
        }
    });
    for rule in [
        "SQU-9", "BON-4", "CHA-W", "CHA-G", "CAM-12", "STR-22", "TRE-21", "BAZ-18", "MOO-23", "FAL-17", "MED-8",
        "WAT-24",
    ] {
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
                grows
                    || matches!(
                        mv,
                        Move::CityGates(city_gates::Move::Build { .. }) | Move::Characters(characters::Move::Pay(_))
                    )
            };
            let liked: Vec<Move> = moves.iter().filter(liked).copied().collect();
            game.apply_listed(*dice.pick(if liked.is_empty() { &moves } else { &liked }));
        }
        scoring_agrees(&game);
        counted += game.score(3).extras().filter(|extra| extra.by == ModuleId::Squares).count();
    }
    assert!(counted > 20, "only {counted} squares counted");
}

/// What each seat lost in each attack.
fn attacks(told: &[Event]) -> impl Iterator<Item = &EachSeat<i16>> {
    told.iter().filter_map(|event| match event {
        Event::Module(ModuleEvent::Invaders(invaders::Event::Attacked { losses, .. })) => Some(losses),
        _ => None,
    })
}

/// After each scoring one attack, from another side each time, that costs what the oracle says of the table as it stands:
/// nothing is built between a scoring and its attack, and the scores just before it are those of the scoring.
///
/// Proves: INV-3 INV-4 INV-5 INV-6 INV-7 INV-8 INV-9 INV-10 INV-11 INV-12 INV-13 INV-14 INV-15 INV-24 WAL-23
#[test]
fn attacks_cost_what_the_oracle_says() {
    let (mut held, mut lost, mut spared, mut below) = ([0; 4], 0, 0, 0);
    for seed in 0..200 {
        let mut dice = Dice::loose(33 << 32 | seed);
        let mut config = any_config(&mut dice);
        config.modules.insert(ModuleId::Invaders);
        let _label = Label(format!("game {seed} of {config:?}"));
        let mut game = laid(config, seed);
        let (mut scores, mut past) = (BySeat::<i16>::default(), Vec::new());
        while let Some(ask) = game.ask() {
            let mut told = Vec::new();
            let open = *game.open();
            let next = game.rooms().invaders.expect("played").dark.attacks;
            game.apply_told(ask.seat, choose(&listed(&game), &mut dice), &mut told).expect("listed");
            let mut round = None;
            for event in &told {
                match event {
                    Event::Scored { tally, .. } => {
                        assert_eq!(round, None, "the attack comes before the next scoring");
                        open.seats().for_each(|seat| scores[seat] += tally.total(seat));
                        round = Some(tally.round);
                    }
                    Event::Module(ModuleEvent::Invaders(invaders::Event::Attacked { side, losses })) => {
                        let round = round.take().expect("an attack follows a scoring");
                        held[usize::from(round)] += 1;
                        assert!(!past.contains(side), "a second attack from {side:?}");
                        assert_eq!(next.iter().rev().nth(told_before(&told, event)), Some(side), "the top card");
                        past.push(*side);
                        for (seat, loss) in open.seats().zip(&losses.0) {
                            // What stands now stood when the attack came: nothing is built between a scoring and its end.
                            let layout = oracle_layout(game.open(), seat);
                            let due = attack_loss(&layout, *side as usize, round.into(), scores[seat].into());
                            assert_eq!(i32::from(*loss), due, "{seat} in round {round}, from {side:?}");
                            let full = attack_loss(&layout, *side as usize, round.into(), i32::MAX);
                            spared += u32::from(due < full);
                            lost += u32::from(due > 0);
                            below += u32::from(scores[seat] < 0);
                            scores[seat] -= loss;
                        }
                    }
                    Event::DirkDrew { .. } | Event::TileShown { .. } | Event::Turn { .. } | Event::Over { .. } => {
                        assert_eq!(round, None, "the attack comes before {event:?}");
                    }
                    Event::Module(ModuleEvent::Characters(characters::Event::MagicianPoints { seat, points })) => {
                        assert_eq!(round, None, "the attack comes first");
                        scores[*seat] += i16::from(*points);
                    }
                    _ => {}
                }
            }
            assert_eq!(*game.open().scores(), scores, "nothing else changes a score");
            let room = game.rooms().invaders.expect("played");
            assert_eq!((room.open.past.to_vec(), room.dark.attacks.len()), (past.clone(), 4 - past.len()));
        }
        assert_eq!(past.len(), game.open().rounds_held().iter().count());
    }
    assert!(held[1..].iter().all(|n| *n > 30) && lost > 200 && spared > 20, "{held:?}, {lost} losses, {spared} spared");
    assert!(below > 5, "{below} attacks on who had less than nothing (MED-14)");
}

/// How many attacks were told before this one.
fn told_before(told: &[Event], this: &Event) -> usize {
    let attack =
        |event: &&Event| matches!(event, Event::Module(ModuleEvent::Invaders(invaders::Event::Attacked { .. })));
    told.iter().filter(attack).take_while(|event| !std::ptr::eq(*event, this)).count()
}

/// The points of all scorings together, and of a magician who was kept, less what attacks cost, are the score; the last scoring is of the table as
/// it is left.
///
/// Proves: BASE-V1 BASE-V6 BASE-E6 BASE-F5 BASE-F6 BASE-D4 CHA-M CHA-W INV-14 INV-15
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
        assert_eq!(rounds, game.open().rounds_held().iter().collect::<Vec<_>>());
        let open = game.open();
        for seat in open.seats() {
            let scored: i16 = tallies.iter().map(|tally| tally.total(seat)).sum();
            let kept = game.rooms().characters.is_some_and(|room| room.open.owner(Person::Magician) == Some(seat));
            let lost: i16 = attacks(&told).map(|losses| losses.0[seat.index()]).sum();
            assert_eq!(open.score(seat), scored - lost + if kept { 8 } else { 0 });
            let told_of = characters::Event::MagicianPoints { seat, points: 8 };
            assert_eq!(told.contains(&Event::Module(ModuleEvent::Characters(told_of))), kept);
            magicians += u32::from(kept);
        }
        assert_eq!(open.dirk_score(), tallies.iter().map(|tally| tally.dirk_total()).sum::<i16>());
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
        let best = open.seats().map(|seat| open.score(seat)).max();
        assert!(open.seats().all(|seat| (Some(open.score(seat)) == best) == open.winners().any(|w| w == seat)));
    }
    assert!(magicians > 5 && wise_men > 5, "{magicians} magicians, {wise_men} wise men");
}

/// Whoever only counts buildings counts what a scoring counts.
///
/// Proves: BASE-V7 SQU-9 BON-4 CHA-W
#[test]
fn buildings_are_counted_alike_without_a_scoring() {
    let mut extra = 0;
    walk_many(120, 55, |game, dice| {
        if dice.below(30) > 0 || !is_laid(game) {
            return;
        }
        for round in 1..=3 {
            let whole = game.score(round);
            let counted = score::counted(game.open(), game.rooms(), round, game.config().rooms());
            for (seat, kind) in game.open().seats().flat_map(|seat| Building::ALL.map(|kind| (seat, kind))) {
                assert_eq!(counted.halves(seat.into(), kind), whole.halves(seat.into(), kind), "{seat} {kind}");
                extra += u32::from(counted.halves(seat.into(), kind) > 2 * game.open().count(seat, kind));
            }
        }
    });
    assert!(extra > 100, "{extra} counts with something more");
}
