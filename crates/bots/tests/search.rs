//! Bots that look ahead.

use sabika_bots::{
    Bot, LEVELS, Level, Patience, World, by_name,
    habit::Habit,
    search::{Budget, Search, Skill},
};
use sabika_engine::{
    Config, Game, Memory, Move, Title,
    flow::{Event, Told, Topic},
    modules::{ModuleId, ModuleSet},
    value::{Dice, Seat, Seed},
};
use sabika_mind::{Eye, Features, Taste};
use std::cmp::Reverse;

fn search() -> Search {
    Search::of(level("builder"), 5)
}

fn level(name: &str) -> &'static Level {
    Level::by_name(name).expect("a level")
}

/// Plays by chance and by greedy in turns, and shows every question with what its seat was told.
fn walk(config: Config, seed: u64, plies: u32, mut each: impl FnMut(&Game, Seat, &[Told])) {
    let mut events: Vec<Event> = Vec::new();
    let mut game = Game::new_told(config, Seed::from_number(seed), &mut events).expect("a game");
    let mut greedy = by_name("greedy", 1).expect("a bot");
    for _ in 0..plies {
        let Some(sight) = game.sight() else { return };
        let seat = sight.eyes.seat;
        let mv = greedy.choose(&sight.plain());
        let told: Vec<Told> = events.iter().map(|event| event.told(Some(seat))).collect();
        each(&game, seat, &told);
        game.apply_told(seat, mv, &mut events).expect("legal");
    }
}

fn configs() -> Vec<Config> {
    let mut dice = Dice::loose(3);
    let all: Vec<ModuleId> = ModuleId::ALL.iter().copied().filter(|module| *module != ModuleId::RedPalace).collect();
    let every: ModuleSet = all.iter().copied().collect();
    let mut configs: Vec<Config> = (2..=6).map(Config::players).collect();
    configs.extend((2..=6).map(|players| Config::players(players).with((0..6).map(|_| *dice.pick(&all)).collect())));
    configs.extend([2, 4].map(|players| Config { game: Title::RedPalace, ..Config::players(players) }));
    configs.push(Config::players(3).with(every));
    configs
}

/// Whatever the seat cannot see is dealt anew: the same move, with the same thoughts.
#[test]
fn what_cannot_be_seen_changes_nothing() {
    let (mut asked, mut dice) = (0, Dice::loose(8));
    for (n, config) in configs().into_iter().enumerate() {
        walk(config, n as u64, 160, |game, seat, told| {
            if game.open().ply() % 23 != 5 {
                return;
            }
            let mut other = game.clone();
            let mut memory = Memory::new(seat);
            for told in told {
                memory.hear(told);
            }
            other.redeal_knowing(&memory, &mut dice);
            let think = |game: &Game| {
                let world = World::told(game, seat, told, 4);
                search().thoughts_within(&world, Budget { playouts: 24 }, || true).expect("asked")
            };
            let thoughts = think(game);
            assert_eq!(thoughts, think(&other), "{:?}", game.ask());
            assert!(game.check(seat, &thoughts.candidates[0].mv).is_ok(), "a legal move");
            asked += 1;
        });
    }
    assert!(asked > 50, "{asked}");
}

/// Any budget gives a legal move, and so does being interrupted.
#[test]
fn it_always_answers() {
    walk(Config::players(3), 2, 60, |game, seat, told| {
        let world = World::told(game, seat, told, 1);
        for (budget, most) in [(0, 0), (1, 16), (200, 232), (u32::MAX, 100)] {
            let mut left = if budget == u32::MAX { 10 } else { 1_000_000 };
            let goes_on = || {
                left -= 1;
                left > 0
            };
            let thoughts = search().thoughts_within(&world, Budget { playouts: budget }, goes_on).expect("asked");
            assert!(game.check(seat, &thoughts.candidates[0].mv).is_ok());
            assert!(thoughts.playouts <= most, "{} of {budget}", thoughts.playouts);
        }
    });
}

/// With all modules the eye is not sure of little: greedy's own answer is given, unless another one seems better by five per cent of a win.
#[test]
fn with_many_modules_little_is_not_enough() {
    let (mut same, mut other) = (0, 0);
    let config = Config::players(3).with(ModuleSet::all());
    let doubt = 131 * config.rooms().iter().count() as i64;
    walk(config, 4, 400, |game, seat, told| {
        if game.open().ply() % 5 != 0 {
            return;
        }
        let favourite = by_name("greedy", 1).expect("a bot").choose(&game.sight().expect("asked").plain());
        let world = World::told(game, seat, told, 4);
        let thoughts = search().thoughts_within(&world, Budget { playouts: 24 }, || true).expect("asked");
        let rank = |at: usize| thoughts.candidates[at].rank(400);
        let Some(at) = thoughts.candidates.iter().position(|one| one.mv == favourite) else { return };
        if at > 0 {
            assert!(rank(0) >= rank(at) + doubt, "{} and {}", rank(0), rank(at));
            other += 1;
        } else if (1..thoughts.candidates.len()).any(|at| rank(at) > rank(0)) {
            same += 1;
        }
    });
    assert!(same > 2 && other > 2, "{same} and {other}");
}

/// Somebody else's memory is no reason to play what one does not have.
#[test]
fn a_memory_of_another_seat_is_none() {
    walk(Config::players(3).with(ModuleSet::all()), 4, 90, |game, seat, _| {
        if game.open().ply() % 11 == 0 {
            let other = Memory::new(seat.next(3));
            let thoughts = search().ponder(game, &other, Budget { playouts: 24 }, || true).expect("asked");
            let own = search().ponder(game, &Memory::new(seat), Budget { playouts: 24 }, || true);
            assert_eq!(Some(thoughts), own);
        }
    });
}

/// Threads and the way to say how long change nothing about what is thought.
#[test]
fn threads_only_make_it_faster() {
    let mut asked = 0;
    for config in
        [Config::players(3), Config::players(4).with([ModuleId::ALL[5], ModuleId::ALL[9]].into_iter().collect())]
    {
        walk(config, 6, 70, |game, seat, told| {
            if game.open().ply() % 14 != 3 {
                return;
            }
            let world = World::told(game, seat, told, 1);
            let think = |name, threads| {
                let search = Search::of(level(name), 9).with(Patience::Playouts(700)).on_threads(threads);
                search.clone().thoughts(&world).expect("asked")
            };
            let alone = ["architect", "emir"].map(|name| think(name, 1));
            assert_eq!(alone, ["architect", "emir"].map(|name| think(name, 3)));
            asked += u32::from(alone[0].playouts > 600);
            // They take the others for somebody else, where there is a habit to take them for.
            let modules = !game.config().rooms().is_empty();
            assert_eq!(alone[0].candidates == alone[1].candidates, modules || alone[0].playouts == 0);
            let mut timed = Search::of(level("architect"), 9).with(Patience::Millis(2)).on_threads(2);
            assert!(game.check(seat, &timed.thoughts(&world).expect("asked").candidates[0].mv).is_ok());
        });
    }
    assert!(asked >= 4, "{asked}");
}

/// The levels see better, then try more and more, and a bot of each has its name.
#[test]
fn levels_rise() {
    assert!(LEVELS.is_sorted_by_key(|level| (level.plain, level.playouts, Reverse(level.skill.noise))));
    for level in LEVELS {
        assert_eq!(by_name(level.name, 1).expect("a bot").name(), level.name);
        assert_eq!(Level::by_name(level.name), Some(level));
        assert_eq!(level.playouts_with(ModuleSet::EMPTY), level.plain);
        assert!(level.playouts_with(ModuleSet::all()) < level.playouts || level.playouts < 100);
    }
}

/// At first sight nothing of what comes next is seen: another deal of it is worth the same, unless a scoring comes up.
#[test]
fn what_comes_next_is_chance() {
    let (eye, mut dice) = (Eye::Alhambra.net().expect("weights"), Dice::loose(5));
    let (mut habit, mut same, mut other) = (Habit::new(Taste::embedded()), 0, 0);
    for players in 2..=6 {
        walk(Config::players(players), 3, 200, |game, seat, told| {
            let (mut memory, mut moves, mut dealt) = (Memory::new(seat), Vec::new(), game.clone());
            for told in told {
                memory.hear(told);
            }
            dealt.redeal_knowing(&memory, &mut dice);
            game.moves(&mut moves);
            for mv in moves.into_iter().filter(|mv| matches!(mv, Move::Take(_))) {
                let [here, there] = [game, &dealt].map(|game| {
                    let mut after = game.clone();
                    after.apply_listed(mv);
                    after
                });
                let ends = |after: &Game| {
                    let open = after.open();
                    after.ask().is_some_and(|ask| ask.topic == Topic::Action)
                        && open.rounds_held() == game.open().rounds_held()
                };
                if ends(&here) && ends(&there) {
                    let look = |seen: &Features| eye.worth(seen);
                    assert_eq!(habit.worth_after(game, mv, look), habit.worth_after(&dealt, mv, look), "{mv:?}");
                    same += 1;
                    other += u32::from(here.open().display()[..] != there.open().display()[..]);
                }
            }
        });
    }
    assert!(same > 1_000 && other > 500, "{same} and {other}");
}

/// What is thought at first sight does not hang on whether a scoring card happens to come up.
#[test]
fn a_scoring_that_may_come_up_is_not_foreseen() {
    let (mut asked, mut other) = (0, 0);
    for players in 2..=6 {
        walk(Config::players(players), 11, 300, |game, seat, told| {
            // Where it lies near, it comes up whatever is dealt.
            let piles = game.open().piles();
            let near = [1, 3].into_iter().any(|own| (1..=8).contains(&piles[..=own].iter().sum::<u8>()));
            if near || game.ask().is_none_or(|ask| ask.topic != Topic::Action) {
                return;
            }
            let think = |seed| {
                let world = World::told(game, seat, told, seed);
                search().thoughts_within(&world, Budget { playouts: 0 }, || true).expect("asked").candidates
            };
            let first = think(0);
            for seed in 1..6 {
                asked += 1;
                other += u32::from(think(seed) != first);
            }
        });
    }
    assert!(asked > 1_000 && other * 200 < asked, "{other} of {asked}");
}

/// Who is not sure is no surer after many futures.
#[test]
fn who_is_not_sure_stays_so() {
    let config = Config::players(3).with([ModuleId::ALL[5]].into_iter().collect());
    let mut others = 0;
    walk(config, 6, 60, |game, seat, told| {
        let world = World::told(game, seat, told, 1);
        let sure = |noise| {
            let builder = level("builder").skill;
            let eye = Eye::Modules.net().expect("weights");
            let mut search = Search::new(eye, Skill { noise, ..builder }, 9);
            search.thoughts_within(&world, Budget { playouts: 200 }, || true).expect("asked").candidates[0].mv
        };
        others += u32::from(sure(0) != sure(20));
    });
    assert!(others > 10, "{others}");
}

/// Each wins more than its share against two of those below: to see better is worth something, and to look ahead.
#[test]
fn each_beats_the_one_below() {
    for (better, worse) in
        [("apprentice", "buy_first"), ("mason", "apprentice"), ("greedy", "mason"), ("builder", "greedy")]
    {
        let won = won_against_two(better, worse, 60);
        assert!(won > 0.42 * 60.0, "{better} against {worse}: {won} of 60");
    }
}

fn won_against_two(one: &str, others: &str, games: u64) -> f64 {
    let mut won = 0.0;
    for n in 0..games {
        let own = Seat::new((n % 3) as u8).expect("a seat");
        let mut events = Vec::new();
        let mut game: Game = Game::new_told(Config::players(3), Seed::from_number(n / 3), &mut events).expect("a game");
        let mut memories: Vec<Memory> = Seat::all(3).map(Memory::new).collect();
        let mut bots: Vec<Box<dyn Bot>> = Seat::all(3)
            .map(|seat| {
                by_name(if seat == own { one } else { others }, n << 2 | u64::from(seat.number())).expect("a bot")
            })
            .collect();
        while let Some(ask) = game.ask() {
            for event in events.drain(..) {
                for memory in &mut memories {
                    memory.hear(&event.told(Some(memory.seat())));
                }
            }
            let world = World::of(&game, memories[ask.seat.index()], n);
            let mv = bots[ask.seat.index()].think(&world).expect("asked");
            game.apply_told(ask.seat, mv, &mut events).expect("legal");
        }
        if game.open().winners().any(|winner| winner == own) {
            won += 1.0 / game.open().winners().count() as f64;
        }
    }
    won
}
