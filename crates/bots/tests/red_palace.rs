//! The bots in The Red Palace: they keep to the rules, come to an end, know no more than their seat, and use abilities.

use sabika_bots::{Bot, Greedy, NAMES, Weights, by_name};
use sabika_engine::{
    Config, Game, Move, Title,
    components::PLAZAS,
    modules::{
        ModuleId, ModuleSet,
        red_palace::{Ability, Move as Palace},
    },
    value::{Dice, Seat, Seed},
};

const MODULES: [ModuleId; 3] = [ModuleId::Medina, ModuleId::Bazaars, ModuleId::Camps];

/// RED-67: every set of its modules, with 2 to 6 players; then its options.
fn every_config() -> impl Iterator<Item = Config> {
    let sets = (0..1 << MODULES.len()).map(|n| {
        let chosen = MODULES.into_iter().enumerate().filter(move |(at, _)| n >> at & 1 != 0);
        chosen.map(|(_, module)| module).collect::<ModuleSet>()
    });
    let palace = |players: u8| Config::players(players).of(Title::RedPalace);
    let (mut first_game, mut classic) = (palace(3), palace(2));
    first_game.options.say("guard_board", "first_game").expect("an option");
    classic.options.say("classic_scoring", "on").expect("an option");
    let all = sets.flat_map(move |set| (2..=6).map(move |players| palace(players).with(set)));
    all.chain([first_game, classic])
}

fn bots(name: &str, players: u8) -> Vec<Box<dyn Bot>> {
    (0..players).map(|seat| by_name(name, u64::from(seat)).expect("a bot of this name")).collect()
}

/// A game to its end; every question goes to `look`, with the answer.
fn play(config: Config, seed: u64, mut bots: Vec<Box<dyn Bot>>, mut look: impl FnMut(&Game, &Move)) -> Game {
    let mut game: Game = Game::new(config, Seed::from_number(seed)).expect("a good configuration");
    while let Some(sight) = game.sight() {
        let seat = sight.eyes.seat;
        let mv = bots[seat.index()].choose(&sight.plain());
        look(&game, &mv);
        game.apply(seat, mv).unwrap_or_else(|illegal| panic!("{mv} in {config:?}, seed {seed}: {illegal:?}"));
    }
    game
}

#[test]
fn every_bot_ends_every_game_by_legal_moves() {
    for name in NAMES {
        for (seed, config) in (0..).zip(every_config()) {
            let game = play(config, seed, bots(name, config.players), |_, _| {});
            assert!(game.open().is_over());
            let (turns, most) = (game.open().turns(), if *name == "random" { 1_500 } else { 250 });
            assert!(turns < most && game.open().ply() < 10 * most, "{name}: {turns} turns with {config:?}");
        }
    }
}

/// Different bots at one table, some of which know nothing of a room.
#[test]
fn fifty_tables_at_random() {
    let mut dice = Dice::loose(50);
    let configs: Vec<Config> = every_config().collect();
    for seed in 0..50 {
        let config = *dice.pick(&configs);
        let rooms: Vec<ModuleId> = config.rooms().iter().collect();
        let mut bot = |seat: u8| match dice.below(5) {
            0 => Box::new(Greedy::new(0).ignoring(*dice.pick(&rooms))),
            n => by_name(["random", "buy_first", "greedy", "greedy"][n as usize - 1], seat.into()).expect("a bot"),
        };
        let bots = (0..config.players).map(&mut bot).collect();
        assert!(play(config, seed, bots, |_, _| {}).open().is_over());
    }
}

/// RED-77: hands and orders are dealt anew, and the answer is the same; so it is from a view, and from a fresh bot.
#[test]
fn secrets_stay_secret() {
    for name in NAMES {
        for (seed, config) in (0..).zip(every_config()).step_by(3) {
            let mut dice = Dice::loose(seed);
            let fresh = |game: &Game| by_name(name, 3).expect("a bot").choose(&game.sight().expect("asked").plain());
            play(config, seed, bots(name, config.players), |game, mv| {
                let seat = game.sight().expect("asked").eyes.seat;
                let mut other = game.clone();
                other.redeal(seat, &mut dice);
                let answer = fresh(game);
                assert_eq!(answer, fresh(&other), "{name} saw something in {config:?}");
                let view = game.view(Some(seat));
                let from_view = by_name(name, 3).expect("a bot").choose(&view.sight().expect("asked").plain());
                assert_eq!(answer, from_view, "{name} with a view, in {config:?}");
                assert!(*name != "greedy" || answer == *mv, "{name} remembers something");
            });
        }
    }
}

/// RED-76: whatever this game asks comes up with every bot.
#[test]
fn every_question_is_answered() {
    let all = ["red_palace_money", "red_palace_abilities", "red_palace_guard"];
    for name in NAMES {
        let mut asked: Vec<&str> = Vec::new();
        for seed in 0..40 {
            let config = Config::players(3).of(Title::RedPalace);
            play(config, seed, bots(name, 3), |game, _| asked.push(game.sight().expect("asked").eyes.ask.topic.name()));
        }
        let never: Vec<&str> = all.into_iter().filter(|topic| !asked.contains(topic)).collect();
        assert!(never.is_empty(), "{name} was never asked about {never:?}");
    }
}

/// RED-31 to RED-41: greedy finds a use for each of the nine; plazas are laid, not kept.
#[test]
fn every_ability_is_used() {
    let (mut used, mut laid, mut kept) = ([0; Ability::ALL.len()], 0, 0);
    for seed in 0..250 {
        let config = Config::players(3).of(Title::RedPalace);
        play(config, seed, bots("greedy", 3), |_, mv| match mv {
            Move::RedPalace(mv) => {
                if let Some(ability) = mv.ability() {
                    used[ability as usize] += 1;
                }
            }
            Move::Build { tile, .. } if PLAZAS.position(*tile).is_some() => laid += 1,
            Move::Keep { tile } if PLAZAS.position(*tile).is_some() => kept += 1,
            _ => {}
        });
    }
    let never: Vec<Ability> = Ability::ALL.into_iter().filter(|ability| used[*ability as usize] == 0).collect();
    assert!(never.is_empty(), "never used: {never:?}");
    assert!(laid > 2 * kept, "{laid} plazas laid, {kept} kept");
}

/// RED-26, RED-55: a guard that counts on the longest wall is not paid while another one does not.
#[test]
fn idle_guards_pay() {
    let mut paid = 0;
    for seed in 0..20 {
        let config = Config::players(3).of(Title::RedPalace);
        play(config, seed, bots("greedy", 3), |game, mv| {
            let Move::RedPalace(Palace::Pay { guard }) = mv else { return };
            let (table, seat) = (game.open(), game.sight().expect("asked").eyes.seat);
            let open = game.rooms().red_palace.as_ref().expect("in play").open;
            let left = |guard| {
                let mut without = open;
                without.guards.remove(guard);
                without.on_the_wall(table, seat)
            };
            let best = open.own(table, seat).filter(|other| Some(*other) != open.moved).map(left).max();
            assert_eq!(Some(left(*guard)), best, "{guard}");
            paid += 1;
        });
    }
    assert!(paid > 20, "{paid} guards");
}

/// The measured share is in the README; here few games, far from chance.
#[test]
fn abilities_win_games() {
    let mut won = 0;
    for seed in 0..90 {
        let at = seed as usize % 3;
        let bot = |seat: Seat| -> Box<dyn Bot> {
            let weights = if seat.index() == at { Weights::TUNED } else { Weights::WITHOUT_ABILITIES };
            Box::new(Greedy::with(weights))
        };
        let game = play(Config::players(3).of(Title::RedPalace), seed, Seat::all(3).map(bot).collect(), |game, mv| {
            let uses = matches!(mv, Move::RedPalace(mv) if mv.ability().is_some());
            assert!(!uses || game.sight().expect("asked").eyes.seat.index() == at, "{mv}");
        });
        won += usize::from(game.open().winners().any(|seat| seat.index() == at));
    }
    // A fair share is 30 of 90.
    assert!(won >= 50, "won {won} of 90");
}

/// And greedy is still far better than buying whatever there is.
#[test]
fn the_ladder_stands() {
    for (better, worse) in [("buy_first", "random"), ("greedy", "buy_first")] {
        let mut won = 0;
        for seed in 0..30 {
            let at = seed as usize % 3;
            let name = |seat| if seat == at { better } else { worse };
            let bots = (0..3).map(|seat| by_name(name(seat), seed + seat as u64).expect("a bot")).collect();
            let game = play(Config::players(3).of(Title::RedPalace), seed, bots, |_, _| {});
            won += usize::from(game.open().winners().any(|seat| seat.index() == at));
        }
        assert!(won >= 24, "{better} won only {won} of 30 against {worse}");
    }
}
