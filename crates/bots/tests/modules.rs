//! What the bots do with single modules: that they use what is offered, and that who knows a module does better by it.

use sabika_bots::{Bot, Greedy, by_name};
use sabika_engine::{
    Config, Game, Move,
    board::across,
    components::{MAGICAL, MEDINAS, MOST_SAVED},
    flow::{Bill, Topic},
    modules::{
        ModuleId, ModuleTopic, building_sites, caravanserai, exchange_certificates, falconers, medina, power_of_sultan,
        watchtowers,
    },
    score::Participant,
    value::{Building, Currency, Note, Purse, Seat, Seed, Slot, Tile, Turn},
};

/// Games of these bots with these modules; every question goes to `look`, with the answer. The finished games.
fn games(
    modules: &[ModuleId],
    seeds: std::ops::Range<u64>,
    bot: impl Fn(Seat) -> Box<dyn Bot>,
    mut look: impl FnMut(&Game, &Move),
) -> Vec<Game> {
    let config = Config::players(3).with(modules.iter().copied().collect());
    let mut ended = Vec::new();
    for seed in seeds {
        let mut game: Game = Game::new(config, Seed::from_number(seed)).expect("a good configuration");
        let mut bots: Vec<Box<dyn Bot>> = game.open().seats().map(&bot).collect();
        while let Some(sight) = game.sight() {
            let mv = bots[sight.eyes.seat.index()].choose(&sight.plain());
            look(&game, &mv);
            game.apply_listed(mv);
        }
        ended.push(game);
    }
    ended
}

fn greedy(_: Seat) -> Box<dyn Bot> {
    Box::new(Greedy::new(0))
}

fn buy_first(seat: Seat) -> Box<dyn Bot> {
    by_name("buy_first", seat.number().into()).expect("a bot")
}

/// The first seat knows the module, the others do not.
fn one_knows(module: ModuleId) -> impl Fn(Seat) -> Box<dyn Bot> {
    move |seat| Box::new(if seat == Seat::FIRST { Greedy::new(0) } else { Greedy::new(0).ignoring(module) })
}

/// What the first seat has of something, and half of what the two others have, over all games.
fn compare(games: &[Game], of: impl Fn(&Game, Seat) -> i32) -> [f64; 2] {
    let mut sums = [0; 2];
    for game in games {
        for seat in game.open().seats() {
            sums[usize::from(seat != Seat::FIRST)] += of(game, seat);
        }
    }
    [f64::from(sums[0]), f64::from(sums[1]) / 2.0]
}

fn listed(game: &Game) -> Vec<Move> {
    let mut moves = Vec::new();
    game.sight().expect("asked").moves(&mut moves);
    moves
}

/// NSC-5: who reads the cards has more of what counts much and less of what counts little, in the last scoring.
#[test]
fn score_cards_are_read() {
    let module = ModuleId::NewScoreCards;
    let ended = games(&[module], 0..200, one_knows(module), |_, _| {});
    let ranked = |game: &Game, seat: Seat| {
        let order = game.rooms().new_score_cards.as_ref().expect("in play").open.card(3).expect("laid out").order();
        let rank = |(place, kind): (i32, Building)| (2 * place - 5) * i32::from(game.open().count(seat, kind));
        (0..).zip(order).map(rank).sum::<i32>()
    };
    let [knows, others] = compare(&ended, ranked);
    assert!(knows > others + 100.0, "{knows} and {others}");
}

/// SUL-16: cards are bought and used, by bots of both sorts; a claim is worth it.
#[test]
fn sultan_cards_become_tiles() {
    for bot in [greedy, buy_first] {
        let (mut bought, mut drawn, mut kept, mut claimed) = (0, 0, 0, 0);
        let module = ModuleTopic::PowerOfSultan;
        games(&[ModuleId::PowerOfSultan], 0..30, bot, |game, mv| {
            let topic = game.sight().expect("asked").eyes.ask.topic;
            match (topic, mv) {
                (_, Move::PowerOfSultan(power_of_sultan::Move::Buy { .. })) => bought += 1,
                (_, Move::PowerOfSultan(power_of_sultan::Move::Draw)) => drawn += 1,
                (_, Move::PowerOfSultan(power_of_sultan::Move::Claim)) => claimed += 1,
                (Topic::Module(topic), Move::Pass) if topic == module(power_of_sultan::Question::Remark) => kept += 1,
                _ => {}
            }
        });
        // There are eight in a game.
        assert!(bought > 100 && claimed * 10 > bought * 7, "{bought} bought, {claimed} used");
        assert!(drawn > 5 && kept > 5, "{drawn} marked anew, {kept} not");
    }
}

/// SUL-10: greedy marks what is worth more to it: rather what counts much.
#[test]
fn marks_are_worth_something() {
    let (mut dear, mut all) = (0, 0);
    games(&[ModuleId::PowerOfSultan], 0..100, greedy, |_, mv| {
        if let Move::PowerOfSultan(power_of_sultan::Move::Mark(kind)) = mv {
            all += 1;
            dear += usize::from(*kind as usize > Building::Arcades as usize);
        }
    });
    // By chance it would be half of them.
    assert!(all > 200 && dear * 100 > all * 55, "{dear} of {all}");
}

/// CAR-13, CAR-19: inns are bought while there are turns left, their stones move, and what they show is spent.
#[test]
fn inns_earn_money() {
    let (mut bought, mut tiles_left, mut moved, mut rested, mut spent) = (0, 0, 0, 0, 0);
    games(&[ModuleId::Caravanserai], 0..30, greedy, |game, mv| {
        let topic = game.sight().expect("asked").eyes.ask.topic;
        match mv {
            Move::Caravanserai(caravanserai::Move::Buy { .. }) => {
                bought += 1;
                tiles_left += i32::from(game.open().supply_left());
            }
            Move::Caravanserai(_) => moved += 1,
            Move::Pass if matches!(topic, Topic::Module(ModuleTopic::Caravanserai(_))) => rested += 1,
            Move::Buy { pay, .. } => spent += i32::from(!pay.notes().is_empty()),
            _ => {}
        }
    });
    assert!(bought > 60, "{bought} in 90 chairs");
    assert!(tiles_left > 15 * bought, "{} tiles left when one is bought", tiles_left / bought);
    assert!(moved > 5 * rested && spent > bought, "{moved} moves, {rested} rests, {spent} times spent");
}

/// MOO-23: who knows culture tiles gets more out of them.
#[test]
fn culture_is_developed() {
    let module = ModuleId::ArtOfTheMoors;
    let mut developed = 0;
    let ended = games(&[module], 0..60, one_knows(module), |game, mv| {
        let on_turn = game.sight().expect("asked").eyes.seat;
        developed += usize::from(on_turn == Seat::FIRST && matches!(mv, Move::ArtOfTheMoors(_)));
    });
    let points = |game: &Game, seat: Seat| {
        i32::from(game.rooms().art_of_the_moors.as_ref().expect("in play").open.tiles[seat].points())
    };
    let [knows, others] = compare(&ended, points);
    assert!(developed > 60, "{developed} times");
    assert!(knows > 1.5 * others, "{knows} points at the end of 60 games, {others} for each of the others");
}

/// FAL-17: of the falcons that could be set, one that counts most; and it is paid with money that is not missed.
#[test]
fn falcons_fly_together() {
    let module = ModuleId::Falconers;
    let (mut set, mut paid, mut held) = (0, 0, 0);
    let ended = games(&[module], 0..60, one_knows(module), |game, mv| {
        let Move::Falconers(falconers::Move::Set { falcon, card, .. }) = mv else { return };
        let sight = game.sight().expect("asked");
        if sight.eyes.seat != Seat::FIRST {
            return;
        }
        let open = sight.rooms.falconers.as_ref().expect("in play").open;
        let flock =
            |falcon: falconers::Falcon| open.of(Seat::FIRST).filter(|(own, _)| own.bird() == falcon.bird()).count();
        for other in listed(game) {
            if let Move::Falconers(falconers::Move::Set { falcon: other, .. }) = other {
                assert!(flock(*falcon) >= flock(other), "{falcon} instead of {other}");
            }
        }
        set += 1;
        paid += 100 * u32::from(card.value());
        held += 100 * u32::from(sight.eyes.hand.total()) / u32::from(sight.eyes.hand.len());
    });
    assert!(set > 60 && paid * 4 < held * 3, "{set} falcons for {} of {}", paid / set, held / set);
    let [knows, others] =
        compare(&ended, |game, seat| i32::from(game.rooms().falconers.as_ref().expect("in play").open.points(seat)));
    assert!(knows > others, "{knows} and {others} points");
}

/// FAL-16: buy_first pays with small money, and stops when there is none.
#[test]
fn nobody_gives_a_fortune_for_a_falcon() {
    let (mut set, mut stopped) = (0, 0);
    games(&[ModuleId::Falconers], 0..30, buy_first, |game, mv| {
        let topic = game.sight().expect("asked").eyes.ask.topic;
        match (topic, mv) {
            (_, Move::Falconers(falconers::Move::Set { card, .. })) => {
                assert!(card.value() <= 4, "{card}");
                set += 1;
            }
            (Topic::Module(ModuleTopic::Falconers(_)), Move::Pass) => stopped += 1,
            _ => {}
        }
    });
    assert!(set > 30 && stopped > 5, "{set} falcons, stopped {stopped} times");
}

/// WAT-24: most watchtowers end in the longest wall of their owner.
#[test]
fn watchtowers_stand_in_the_long_wall() {
    let mut bought = 0;
    let ended = games(&[ModuleId::Watchtowers], 0..40, greedy, |_, mv| {
        bought += usize::from(matches!(mv, Move::Watchtowers(_)));
    });
    let (mut standing, mut counted) = (0, 0);
    for game in &ended {
        for seat in game.open().seats() {
            standing += game.open().turrets(seat).count();
            counted += across(&game.open().longest_chain(seat));
        }
    }
    assert!(bought > 40 && standing * 10 >= bought * 9, "{bought} bought, {standing} built");
    assert!(counted * 10 > standing * 6, "{counted} of {standing} count");
}

/// WAT-7, SIT-27, SUL-34: nobody tries to pay with the patron what he does not pay, and yet buys tiles with him.
#[test]
fn the_patron_pays_tiles() {
    let modules = [
        ModuleId::Characters,
        ModuleId::Watchtowers,
        ModuleId::BuildingSites,
        ModuleId::PowerOfSultan,
        ModuleId::Caravanserai,
    ];
    let mut paid = 0;
    for bot in [greedy, buy_first] {
        games(&modules, 0..40, bot, |_, mv| {
            let pay: Option<&Purse> = match mv {
                Move::Buy { pay, .. } => {
                    paid += usize::from(pay.specials().next().is_some());
                    None
                }
                Move::Watchtowers(watchtowers::Move::Buy { pay, .. })
                | Move::PowerOfSultan(power_of_sultan::Move::Buy { pay, .. })
                | Move::Caravanserai(caravanserai::Move::Buy { pay, .. })
                | Move::BuildingSites(
                    building_sites::Move::SetUp { pay, .. } | building_sites::Move::Complete { pay, .. },
                ) => Some(pay),
                _ => None,
            };
            assert!(pay.is_none_or(|pay| pay.specials().next().is_none()), "{mv}");
        });
    }
    assert!(paid > 10, "{paid} tiles by the patron");
}

/// SIT-2, SIT-4, SIT-15: a site is completed in the currency that was chosen for it, and the richer one is chosen.
#[test]
fn sites_are_completed() {
    for bot in [greedy, buy_first] {
        let (mut set_up, mut chosen, mut completed) = (0, 0, 0);
        games(&[ModuleId::BuildingSites], 0..100, bot, |game, mv| match mv {
            Move::BuildingSites(building_sites::Move::SetUp { tile, pay }) => {
                set_up += 1;
                let slot = game.open().yard().iter().position(|other| *other == Some(*tile)).expect("in the yard");
                let bill = Bill::of_tile(*tile, Slot::ALL[slot]);
                assert!(
                    bill.paid(pay).expect("a payment") < bill.price || bill.price < 4,
                    "{mv} could have been bought"
                );
            }
            Move::BuildingSites(building_sites::Move::Choose(currency)) => {
                let means = game.sight().expect("asked").eyes.means;
                let tile = game.rooms().building_sites.as_ref().and_then(|room| room.open.choosing);
                let useful = |currency: Currency| means.sum(currency).min(tile.expect("a tile was taken").price());
                for other in listed(game).into_iter().filter(|other| other != mv) {
                    let Move::BuildingSites(building_sites::Move::Choose(other)) = other else { continue };
                    chosen += 1;
                    assert!(useful(*currency) >= useful(other), "{currency} instead of {other}");
                }
            }
            Move::BuildingSites(building_sites::Move::Complete { .. }) => completed += 1,
            _ => {}
        });
        assert!(set_up > 5 && chosen > 3, "{set_up} sites, {chosen} choices");
        assert!(completed * 4 > set_up, "{completed} of {set_up} completed");
    }
}

/// CER-2: what can be saved is saved, and spent again.
#[test]
fn savings_are_spent() {
    for bot in [greedy, buy_first] {
        let (mut saved, mut spent) = (0, 0);
        games(&[ModuleId::ExchangeCertificates], 0..40, bot, |game, mv| match mv {
            Move::ExchangeCertificates(exchange_certificates::Move::Save(_)) => {
                assert!(game.open().surplus().amount <= MOST_SAVED);
                saved += 1;
            }
            Move::Buy { pay, .. } => spent += usize::from(pay.note(Note::Saved).is_some()),
            other => {
                let topic = game.sight().expect("asked").eyes.ask.topic;
                assert!(topic != Topic::Surplus, "{other} instead of saving");
            }
        });
        assert!(saved > 100 && spent * 2 > saved, "{saved} saved, {spent} spent");
    }
}

/// CHG-22: where coins could be had instead, whichever is more.
#[test]
fn coins_or_savings() {
    let (mut coins, mut saved) = (0, 0);
    games(&[ModuleId::Change, ModuleId::ExchangeCertificates], 0..40, greedy, |_, mv| match mv {
        Move::Change(_) => coins += 1,
        Move::ExchangeCertificates(_) => saved += 1,
        _ => {}
    });
    assert!(saved > 50 && coins > 5, "{saved} times saved, {coins} times coins");
}

/// MAG-3: who knows it turns them.
#[test]
fn magical_buildings_are_turned() {
    let module = ModuleId::MagicalBuildings;
    let (mut turned, mut plain) = (0, 0);
    games(&[module], 0..60, one_knows(module), |game, mv| {
        let seat = game.sight().expect("asked").eyes.seat;
        if let Move::Build { tile, turn, .. } = mv
            && MAGICAL.position(*tile).is_some()
        {
            assert!(seat == Seat::FIRST || *turn == Turn::NONE);
            if seat == Seat::FIRST {
                *(if *turn == Turn::NONE { &mut plain } else { &mut turned }) += 1;
            }
        }
    });
    // Four ways, one of them roof up.
    assert!(turned > 20 && plain > 5 && turned > plain, "{turned} turned, {plain} not");
}

/// MED-8: who knows what medinas are for has more of them, and loses less.
#[test]
fn medinas_are_wanted() {
    let module = ModuleId::Medina;
    let ended = games(&[module], 0..60, one_knows(module), |_, _| {});
    let built = |game: &Game, seat: Seat| {
        MEDINAS.tiles().filter(|tile: &Tile| game.open().built(seat).has(*tile)).count() as i32
    };
    let [knows, others] = compare(&ended, built);
    assert!(knows > 1.2 * others, "{knows} and {others} medinas");
    let best = |game: &Game, seat: Seat| {
        let all: Vec<_> = game.open().seats().map(|seat| standing(game, seat)).collect();
        i32::from(all.iter().all(|other| *other <= standing(game, seat)))
    };
    let [knows, others] = compare(&ended, best);
    assert!(knows > others, "{knows} and {others} times the most");
}

fn standing(game: &Game, seat: Seat) -> medina::Standing {
    medina::standing(game.open(), Participant::Seat(seat))
}
