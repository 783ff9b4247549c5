//! What holds for every bot: it keeps to the rules, comes to an end, and knows no more than its seat.

use sabika_bots::{Bot, Greedy, NAMES, by_name};
use sabika_engine::{
    Config, Game, Move,
    board::Holes,
    flow::Topic,
    modules::{Bare, ModuleId, ModuleSet, change, street_trader, thieves, treasure_chamber},
    value::{Dice, Seed},
};

fn every_config() -> impl Iterator<Item = Config> {
    let each = ModuleId::ALL.iter().map(|module| ModuleSet::from_iter([*module]));
    let all = [ModuleSet::EMPTY].into_iter().chain(each).chain([ModuleSet::all()]);
    let mut other_holes = Config::players(3);
    other_holes.options.holes = Holes::Cell;
    let mut open_attacks = Config::players(3).with(ModuleSet::from_iter([ModuleId::Invaders]));
    open_attacks.options.say("open_attack_cards", "on").expect("an option");
    let others = [other_holes, open_attacks];
    all.flat_map(|modules| (2..=6).map(move |players| Config::players(players).with(modules))).chain(others)
}

fn bots(name: &str, players: u8) -> Vec<Box<dyn Bot>> {
    (0..players).map(|seat| by_name(name, u64::from(seat)).expect("a bot of this name")).collect()
}

#[test]
fn names_are_kept() {
    for name in NAMES {
        assert_eq!(by_name(name, 1).expect("listed").name(), *name);
    }
    assert!(by_name("grandmaster", 1).is_none());
}

#[test]
fn a_bot_plays_on_another_thread() {
    let game: Game = Game::new(Config::players(3), Seed::from_number(1)).expect("a good configuration");
    for name in NAMES {
        let mut bot = by_name(name, 1).expect("listed");
        let asked = game.clone();
        let mv =
            std::thread::spawn(move || bot.choose(&asked.sight().expect("asked").plain())).join().expect("an answer");
        assert!(game.sight().expect("asked").check(&mv).is_ok());
    }
}

#[test]
fn every_bot_ends_every_game_by_legal_moves() {
    for name in NAMES {
        for config in every_config() {
            for seed in 0..4 {
                let mut bots = bots(name, config.players);
                let mut game: Game = Game::new(config, Seed::from_number(seed)).expect("a good configuration");
                while let Some(sight) = game.sight() {
                    let seat = sight.eyes.seat;
                    let mv = bots[seat.index()].choose(&sight.plain());
                    assert_eq!(sight.check(&mv), Ok(()), "{name} {mv:?} in {config:?}, seed {seed}");
                    game.apply(seat, mv).expect("checked");
                }
                assert!(game.open().is_over());
            }
        }
    }
}

/// Any modules, any number of players, any bots at one table, some of which ignore a module.
#[test]
fn three_hundred_tables_at_random() {
    let mut dice = Dice::loose(300);
    for seed in 0..300 {
        let players = 2 + dice.below(5) as u8;
        let mut config = Config::players(players).with(ModuleSet::nth(dice.below(1 << ModuleId::ALL.len())));
        if dice.below(4) == 0 {
            config.options.holes = Holes::Cell;
        }
        let mut bot = |seat: u8| match dice.below(5) {
            0 => Box::new(Greedy::new(0).ignoring(*dice.pick(ModuleId::ALL))),
            n => by_name(["random", "buy_first", "greedy", "greedy"][n as usize - 1], seat.into()).expect("a bot"),
        };
        let mut bots: Vec<Box<dyn Bot>> = (0..players).map(&mut bot).collect();
        let mut game: Game = Game::new(config, Seed::from_number(seed)).expect("a good configuration");
        while let Some(sight) = game.sight() {
            let seat = sight.eyes.seat;
            let mv = bots[seat.index()].choose(&sight.plain());
            assert_eq!(sight.check(&mv), Ok(()), "{} {mv} in {config:?}, seed {seed}", bots[seat.index()].name());
            game.apply(seat, mv).expect("checked");
        }
        assert!(game.open().is_over());
    }
}

/// A reveal leaves the question as it is: a bot that reveals comes to an answer all the same.
#[test]
fn a_question_is_answered_soon() {
    for name in NAMES {
        let config = Config::players(3).with(ModuleSet::from_iter([ModuleId::BonusCards]));
        let (mut bots, mut beside) = (bots(name, 3), 0);
        let mut game: Game = Game::new(config, Seed::from_number(12)).expect("a good configuration");
        while let Some(sight) = game.sight() {
            let (ask, seat) = (sight.eyes.ask, sight.eyes.seat);
            let mv = bots[seat.index()].choose(&sight.plain());
            beside = if matches!(mv, Move::BonusCards(_)) { beside + 1 } else { 0 };
            assert!(beside <= 3, "{name} has three cards: {ask:?}");
            game.apply(seat, mv).expect("legal");
        }
    }
}

/// What a bot cannot see does not move it: every hidden thing is dealt anew, and it answers the same.
#[test]
fn secrets_stay_secret() {
    for name in NAMES {
        for config in every_config() {
            let mut dice = Dice::loose(9);
            let mut bots = bots(name, config.players);
            let mut game: Game = Game::new(config, Seed::from_number(5)).expect("a good configuration");
            while let Some(sight) = game.sight() {
                let seat = sight.eyes.seat;
                let fresh = |game: &Game| {
                    by_name(name, 3).expect("a bot").choose(&game.sight().expect("the same question").plain())
                };
                let mut other = game.clone();
                other.redeal(seat, &mut dice);
                assert_eq!(fresh(&game), fresh(&other), "{name} saw something in {config:?}");
                let mv = bots[seat.index()].choose(&sight.plain());
                game.apply(seat, mv).expect("legal");
            }
        }
    }
}

/// A game and a view of it are the same to a bot; a bot that has seen much answers as a fresh one does, chance apart.
#[test]
fn a_view_is_enough() {
    for name in NAMES {
        for config in every_config() {
            let (mut at_the_game, mut at_the_view) = (bots(name, config.players), bots(name, config.players));
            let mut game: Game = Game::new(config, Seed::from_number(6)).expect("a good configuration");
            while let Some(sight) = game.sight() {
                let seat = sight.eyes.seat;
                let mv = at_the_game[seat.index()].choose(&sight.plain());
                let view = game.view(Some(seat));
                assert_eq!(at_the_view[seat.index()].choose(&view.sight().expect("asked").plain()), mv);
                if *name == "greedy" {
                    assert_eq!(by_name(name, 77).expect("a bot").choose(&sight.plain()), mv);
                }
                game.apply(seat, mv).expect("legal");
            }
        }
    }
}

#[test]
fn without_modules_both_houses_play_alike() {
    for name in NAMES {
        let config = Config::players(4);
        let (mut some, mut others) = (bots(name, 4), bots(name, 4));
        let mut bare = Game::<Bare>::new(config, Seed::from_number(8)).expect("a good configuration");
        let mut full: Game = Game::new(config, Seed::from_number(8)).expect("a good configuration");
        while let (Some(a), Some(b)) = (bare.sight(), full.sight()) {
            let at = a.eyes.seat.index();
            let (a, b) = (some[at].choose(&a.plain()), others[at].choose(&b.plain()));
            assert_eq!(a, b);
            bare.apply_listed(a);
            full.apply_listed(b);
        }
        assert_eq!(bare.open().scores(), full.open().scores());
    }
}

/// The first rungs of the ladder, on few games: far from the measured shares, so that chance does not matter.
#[test]
fn the_ladder_stands() {
    for (better, worse, least) in [("buy_first", "random", 27), ("greedy", "buy_first", 24), ("greedy", "random", 28)] {
        let mut won = 0;
        for seed in 0..30 {
            let at = seed as usize % 3;
            let mut game = Game::<Bare>::new(Config::players(3), Seed::from_number(seed)).expect("a good game");
            let name = |seat| if seat == at { better } else { worse };
            let mut bots: Vec<Box<dyn Bot>> =
                (0..3).map(|seat| by_name(name(seat), seed + seat as u64).expect("a bot")).collect();
            while let Some(sight) = game.sight() {
                let mv = bots[sight.eyes.seat.index()].choose(&sight.plain());
                game.apply_listed(mv);
            }
            won += usize::from(game.open().winners().any(|seat| seat.index() == at));
        }
        assert!(won >= least, "{better} won only {won} of 30 against {worse}");
    }
}

/// The cards that are stolen in twenty games of three such bots, and beside each the dearest that could be.
fn thefts(bot: impl Fn() -> Box<dyn Bot>) -> Vec<(u8, u8)> {
    let (config, mut stolen) = (Config::players(3).with([ModuleId::Thieves].into_iter().collect()), Vec::new());
    let theft = |mv: &Move| match mv {
        Move::Thieves(thieves::Move::Steal(card)) => Some(card.value()),
        _ => None,
    };
    for seed in 0..20 {
        let mut bots = [bot(), bot(), bot()];
        let mut game: Game = Game::new(config, Seed::from_number(seed)).expect("a good configuration");
        while let Some(sight) = game.sight() {
            let mv = bots[sight.eyes.seat.index()].choose(&sight.plain());
            if let Some(value) = theft(&mv) {
                let mut moves = Vec::new();
                sight.moves(&mut moves);
                stolen.push((value, moves.iter().filter_map(theft).max().expect("this one")));
            }
            game.apply_listed(mv);
        }
    }
    stolen
}

#[test]
fn thieves_take_what_is_dear() {
    let mean =
        |stolen: &[(u8, u8)]| stolen.iter().map(|(value, _)| f64::from(*value)).sum::<f64>() / stolen.len() as f64;
    let simple = thefts(|| by_name("buy_first", 1).expect("a bot"));
    assert!(simple.len() > 200 && simple.iter().all(|(value, dearest)| value == dearest), "{simple:?}");
    let [knows, guesses] = [false, true].map(|ignores| {
        let greedy = || if ignores { Greedy::new(0).ignoring(ModuleId::Thieves) } else { Greedy::new(0) };
        thefts(|| Box::new(greedy()))
    });
    // Twelve thieves a game; hardly one is left over (THI-26).
    assert!(knows.len() > 200, "only {} thefts", knows.len());
    assert!(mean(&knows) > mean(&guesses) + 2.0, "{} and {}", mean(&knows), mean(&guesses));
}

/// A game of greedy bots with these modules; every question goes to `look`, with the answer.
fn watch(modules: &[ModuleId], seeds: std::ops::Range<u64>, mut look: impl FnMut(&Game, &Move)) {
    let config = Config::players(3).with(modules.iter().copied().collect());
    for seed in seeds {
        let mut bots = bots("greedy", 3);
        let mut game: Game = Game::new(config, Seed::from_number(seed)).expect("a good configuration");
        while let Some(sight) = game.sight() {
            let mv = bots[sight.eyes.seat.index()].choose(&sight.plain());
            look(&game, &mv);
            game.apply_listed(mv);
        }
    }
}

/// Whatever can be asked is asked, every bot has an answer, and games stay as long as games are.
#[test]
fn every_question_is_answered_and_no_game_drags_on() {
    for name in NAMES {
        let mut asked: Vec<Topic> = Vec::new();
        for modules in ModuleId::ALL.iter().map(|id| ModuleSet::from_iter([*id])).chain([ModuleSet::all()]) {
            for seed in 0..6 {
                let mut bots = bots(name, 3);
                let mut game: Game =
                    Game::new(Config::players(3).with(modules), Seed::from_number(seed)).expect("good");
                while let Some(sight) = game.sight() {
                    let seat = sight.eyes.seat;
                    if !asked.contains(&sight.eyes.ask.topic) {
                        asked.push(sight.eyes.ask.topic);
                    }
                    let mv = bots[seat.index()].choose(&sight.plain());
                    game.apply(seat, mv).expect("legal");
                }
                let (turns, most) = (game.open().turns(), if *name == "random" { 1_500 } else { 250 });
                assert!(turns < most && game.open().ply() < 8 * most, "{name}: {turns} turns with {modules:?}");
            }
        }
        // What another game asks has tests of its own.
        let of_this_game = |topic: &Topic| match topic {
            Topic::Module(topic) => topic.module().game().is_none(),
            _ => true,
        };
        let never: Vec<Topic> = Topic::all().filter(of_this_game).filter(|topic| !asked.contains(topic)).collect();
        assert!(never.is_empty(), "{name} was never asked about {never:?}");
    }
}

/// The results of 300 games without modules, as they always were.
#[test]
fn the_base_game_is_played_as_ever() {
    let mut hash = 0u64;
    for seed in 0..300 {
        let mut game = Game::<Bare>::new(Config::players(2 + (seed % 5) as u8), Seed::from_number(seed)).expect("good");
        let name = |seat: u8| if (u64::from(seat) + seed).is_multiple_of(3) { "greedy" } else { "buy_first" };
        let mut bots: Vec<Box<dyn Bot>> =
            game.open().seats().map(|s| by_name(name(s.number()), seed).expect("a bot")).collect();
        while let Some(sight) = game.sight() {
            let mv = bots[sight.eyes.seat.index()].choose(&sight.plain());
            game.apply_listed(mv);
        }
        for seat in game.open().seats() {
            hash = (hash ^ game.open().score(seat) as u64).wrapping_mul(0x0100_0000_01B3);
        }
    }
    assert_eq!(format!("{hash:x}"), "ba84ddaef7ade82e");
}

/// MAB-19: who announces a builder redesigns; and it happens.
#[test]
fn builders_are_announced_for_a_redesign() {
    let (mut announced, mut pending) = (0, false);
    for others in [&[][..], &[ModuleId::Characters, ModuleId::CityGates][..]] {
        let modules: Vec<ModuleId> = [ModuleId::MasterBuilders].iter().chain(others).copied().collect();
        watch(&modules, 0..60, |_, mv| {
            let redesigns = matches!(mv, Move::Add { .. } | Move::Exchange { .. } | Move::CityGates(_));
            assert!(!pending || redesigns, "announced, then {mv}");
            pending = matches!(mv, Move::MasterBuilders(_));
            announced += usize::from(pending);
        });
    }
    assert!(announced > 10, "{announced} builders were used");
}

/// CHG-4, STR-10, TRE-12: what costs nothing is taken.
#[test]
fn what_is_free_is_taken() {
    let modules = [ModuleId::Change, ModuleId::StreetTrader, ModuleId::TreasureChamber];
    let (mut drawn, mut moved_in, mut put) = (0, 0, 0);
    watch(&modules, 0..10, |game, mv| match (game.sight().expect("asked").eyes.ask.topic, mv) {
        (Topic::Surplus, Move::Change(change::Move::Draw(coins))) => {
            let most = game.rooms().change.as_ref().expect("in play").open.due(game.open().surplus().amount);
            assert_eq!(*coins, most);
            drawn += 1;
        }
        (Topic::Surplus, other) => panic!("{other} instead of coins"),
        (_, Move::StreetTrader(street_trader::Move::MoveIn { .. })) => moved_in += 1,
        (_, Move::TreasureChamber(treasure_chamber::Move::Put(_))) => put += 1,
        (topic, Move::Pass) if ["street_trader_move_in", "treasure_chamber_offer"].contains(&topic.name()) => {
            panic!("declined {topic}")
        }
        _ => {}
    });
    assert!(drawn > 5 && moved_in > 50 && put > 50, "{drawn} times coins, {moved_in} residents, {put} chests");
}

/// INV-22: who has looked builds by it. What a third seat cannot know is dealt anew, so another attack may be next: now
/// and then the tile is laid elsewhere, though the hand has no say in that.
#[test]
fn a_scout_is_heard() {
    let mut dice = Dice::loose(4);
    let (mut heard, mut looked) = (0, 0);
    watch(&[ModuleId::Invaders], 0..60, |game, mv| {
        let ask = game.sight().expect("asked").eyes.ask;
        let knows = &game.rooms().invaders.as_ref().expect("in play").open.looked;
        let third = game.open().seats().find(|seat| !knows[*seat]);
        if let (Topic::Placement, true, Some(third)) = (ask.topic, knows[ask.seat], third) {
            let mut other = game.clone();
            other.redeal(third, &mut dice);
            looked += 1;
            heard += usize::from(Greedy::new(0).choose(&other.sight().expect("asked").plain()) != *mv);
        }
    });
    assert!(looked > 200 && heard > 10, "{heard} of {looked} tiles");
}
