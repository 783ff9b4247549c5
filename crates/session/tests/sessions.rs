//! Undo, forks and what was told, over whole games.

use sabika_engine::{
    Config, Move, Title,
    flow::{Event, Topic},
    modules::{ModuleId, ModuleSet},
    value::{Building, Dice, Seat, Seed},
};
use sabika_session::{Session, Standing, Until, Wanted};

fn configs() -> impl Iterator<Item = (u64, Config)> {
    let all = |n: u64| match n % 4 {
        0 => Config::players(2),
        1 => Config::players(3).with(ModuleSet::all()),
        2 => Config::players(4).of(Title::RedPalace),
        _ => Config::players(5).with(ModuleSet::nth(0x2A5_5A5A >> (n % 3))),
    };
    (0..12).map(move |n| (n, all(n)))
}

fn step(session: &mut Session, dice: &mut Dice) -> Option<(Seat, Move)> {
    let (seat, mv) = (session.ask()?.seat, *dice.pick(&session.moves()));
    session.apply(seat, mv).expect("listed");
    Some((seat, mv))
}

/// What can be taken back is just what leads above the floor.
#[test]
fn a_move_says_beforehand_whether_it_can_be_taken_back() {
    let mut seen = [0, 0];
    for (n, config) in configs() {
        let mut session = Session::new(config, Seed::from_number(n)).expect("playable");
        let mut dice = Dice::loose(n);
        while session.ply() < 400
            && let Some(ask) = session.ask()
        {
            let mv = *dice.pick(&session.moves());
            let said = session.can_undo(&mv);
            session.apply(ask.seat, mv).expect("listed");
            assert_eq!(said, session.undo_floor() < session.ply(), "{mv} at {}", session.ply());
            seen[usize::from(said)] += 1;
        }
    }
    assert!(seen.iter().all(|count| *count > 300), "{seen:?}");
}

/// What a seat remembers is so, in a game and in one that left it: there it begins with nothing.
#[test]
fn a_seat_remembers_what_others_hold() {
    fn holds(session: &Session, seat: Seat) -> u8 {
        let (memory, game) = (session.memory(seat), session.game());
        for other in game.open().seats() {
            assert!(game.hand(other).contains(memory.known(other)), "{other} at {}", session.ply());
        }
        game.open().seats().map(|other| memory.known(other).len()).sum()
    }
    let mut known = 0;
    for (n, config) in configs() {
        let mut session = Session::new(config, Seed::from_number(n)).expect("playable");
        let mut dice = Dice::loose(n);
        while session.ply() < 150 && step(&mut session, &mut dice).is_some() {
            known += u32::from(holds(&session, Seat::FIRST));
        }
        let mut fork = session.fork(session.ply() / 2, Some(Seat::FIRST), n).expect("played");
        assert_eq!(holds(&fork, Seat::FIRST), 0);
        while fork.ply() < 150 && step(&mut fork, &mut dice).is_some() {
            holds(&fork, Seat::FIRST);
        }
    }
    assert!(known > 1_000, "{known}");
}

/// A fork is another game that the seat cannot tell from this one; it can be played to its end.
#[test]
fn a_fork_goes_on_from_what_a_seat_knows() {
    for (n, config) in configs() {
        let mut session = Session::new(config, Seed::from_number(n)).expect("playable");
        let mut dice = Dice::loose(n);
        while session.ply() < 120 && step(&mut session, &mut dice).is_some() {}
        for (ply, seat) in [(0, Seat::FIRST), (37, Seat::FIRST.next(config.players)), (session.ply(), Seat::FIRST)] {
            let then = session.game_at(ply).expect("played");
            let mut fork = session.fork(ply, Some(seat), n).expect("played");
            assert_eq!(fork.game().view(Some(seat)), then.view(Some(seat)));
            assert_eq!((fork.ply(), fork.game().open().ply(), fork.undo_floor()), (ply, ply, ply));
            if then.ask().is_some_and(|ask| ask.seat == seat) {
                let mut moves = Vec::new();
                then.moves(&mut moves);
                assert_eq!(fork.moves(), moves, "the same question");
            }
            while fork.ply() < 3_000 && step(&mut fork, &mut dice).is_some() {
                assert!(fork.undo_floor() <= fork.ply());
            }
        }
        assert!(session.fork(session.ply() + 1, Some(Seat::FIRST), 0).is_none());
        assert!(session.game_at(session.ply() + 1).is_none());
    }
}

/// Every ply can be looked at again, and what was told since it is what was told from the beginning, less what came before.
#[test]
fn the_past_can_be_looked_at() {
    for (n, config) in configs() {
        let mut session = Session::new(config, Seed::from_number(n)).expect("playable");
        let mut dice = Dice::loose(n);
        let mut games = vec![session.game().clone()];
        while session.ply() < 150 && step(&mut session, &mut dice).is_some() {
            games.push(session.game().clone());
        }
        for (ply, game) in games.iter().enumerate() {
            assert_eq!(session.game_at(ply as u32).as_ref(), Some(game));
        }
        for audience in [None, Some(Seat::FIRST)] {
            let all = session.told(audience, 0);
            assert_eq!(all.len(), session.events().len());
            for since in [1, 50, session.ply()] {
                let later: Vec<_> = all.iter().filter(|(ply, _)| *ply > since).cloned().collect();
                assert_eq!(session.told(audience, since), later);
            }
        }
    }
}

/// Who passes a question beforehand is not asked it any more, until everything is asked again.
#[test]
fn an_answer_can_be_given_beforehand() {
    let config = Config::players(3).with(ModuleSet::all());
    let mut session = Session::new(config, Seed::from_number(2)).expect("playable");
    let (mut dice, mut passed) = (Dice::loose(2), 0);
    while session.ply() < 2_000
        && let Some(ask) = session.ask()
    {
        let passes = session.check(ask.seat, &Move::Pass).is_ok();
        if let Some(mv) = session.standing_answer() {
            assert!(mv == Move::Pass && passes);
            session.apply(ask.seat, mv).expect("a legal pass");
            passed += 1;
            continue;
        }
        if passes && ask.seat == Seat::FIRST {
            session.stand(ask.seat, ask.topic, Until::Revoked);
            assert_eq!(session.standing_answer(), Some(Move::Pass));
        } else {
            step(&mut session, &mut dice);
        }
    }
    assert!(passed > 20, "{passed}");
    assert!(session.ask_again(Seat::FIRST) && !session.ask_again(Seat::FIRST));
    assert_eq!(session.standing_answer(), None);
}

/// Who waits for a building is asked when it can be bought, and passes until then.
#[test]
fn some_answers_stand_until_something_is_offered() {
    let config = Config::players(3).with([ModuleId::Vizier].into_iter().collect());
    let mut session = Session::new(config, Seed::from_number(5)).expect("playable");
    let (mut dice, mut passed, mut asked) = (Dice::loose(5), 0, 0);
    let wanted = Wanted { building: Some(Building::Garden), exact: true };
    for seat in Seat::all(3) {
        session.stand(seat, Topic::Window, Standing { until: Until::Revoked, unless: Some(wanted) });
    }
    while session.ply() < 2_000
        && let Some(ask) = session.ask()
    {
        // What would happen: a garden is bought, and exactly.
        let buys = |mv: &Move| {
            let mut after = session.clone();
            let events = after.apply(ask.seat, *mv).expect("listed");
            events.iter().any(|event| {
                matches!(event, Event::Bought { tile, paid, .. }
                    if tile.building() == Some(Building::Garden) && paid.total() == u16::from(tile.price()))
            })
        };
        let exact = ask.topic == Topic::Window && session.moves().iter().any(buys);
        let answer = session.standing_answer();
        if ask.topic == Topic::Window {
            assert_eq!(answer.is_none(), exact, "at {}", session.ply());
        }
        match answer {
            Some(mv) => drop(session.apply(ask.seat, mv).expect("a legal pass")),
            None => drop(step(&mut session, &mut dice)),
        }
        passed += u32::from(answer.is_some());
        asked += u32::from(answer.is_none() && ask.topic == Topic::Window);
    }
    assert!(passed > 20 && asked > 0, "{passed} {asked}");
}

/// Who has just moved may go back although another one is asked, until that one answers or something hidden comes up.
#[test]
fn the_last_mover_goes_back() {
    let (mut fair, mut revealed) = (0, 0);
    for seed in 0..60 {
        let mut session = Session::new(Config::players(3), Seed::from_number(seed)).expect("playable");
        let mut dice = Dice::loose(seed);
        while session.ply() < 120 && session.ask().is_some() {
            step(&mut session, &mut dice);
            let (Some(ask), Some(last)) = (session.ask(), session.made_by().last().copied()) else { break };
            let floor = session.undo_floor_of(last);
            assert!(
                floor >= session.game().open().revealed_at() && session.undo_floor() == session.undo_floor_of(ask.seat)
            );
            if ask.seat != last {
                fair += u32::from(floor < session.ply());
                revealed += u32::from(floor == session.ply());
                assert_eq!(session.undo_floor(), session.ply(), "who is asked has nothing to take back");
            }
        }
    }
    assert!(fair > 0 && revealed > fair, "{fair} {revealed}");
}

/// What is passed until the next turn is asked again in the turn after.
#[test]
fn some_answers_stand_until_the_next_turn() {
    let mut session = Session::new(Config::players(3), Seed::from_number(2)).expect("playable");
    let seat = session.ask().expect("it begins").seat;
    let (topic, mut dice) = (Topic::Window, Dice::loose(2));
    for other in Seat::all(3) {
        session.stand(other, topic, Until::NextTurn);
    }
    let turn = session.game().open().turns();
    while session.game().open().turns() == turn {
        step(&mut session, &mut dice);
    }
    let next = session.game().open().on_turn();
    assert_eq!((session.standing(seat).count(), session.standing(next).count()), (1, 0));
}

/// Whether a move can be taken back says nothing of what the one who asks may not know: with all that dealt anew the answer is the
/// same.
#[test]
fn whether_a_move_can_be_taken_back_betrays_nothing() {
    let mut asked = 0;
    for (n, config) in configs() {
        let mut session = Session::new(config, Seed::from_number(n)).expect("playable");
        let mut dice = Dice::loose(n);
        while session.ply() < 300
            && let Some(ask) = session.ask()
        {
            if session.ply().is_multiple_of(3) {
                let others: Vec<Session> = (0..3)
                    .map(|seed| session.fork(session.ply(), Some(ask.seat), seed).expect("it stands there"))
                    .collect();
                for mv in session.moves().iter().step_by(3) {
                    let said = session.can_undo(mv);
                    assert!(
                        others.iter().all(|other| other.can_undo(mv) == said),
                        "{mv} ({}) at {}: {said}",
                        ask.topic.name(),
                        session.ply()
                    );
                    asked += 1;
                }
            }
            step(&mut session, &mut dice);
        }
    }
    assert!(asked > 3_000, "{asked}");
}
