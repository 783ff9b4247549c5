//! Undo, forks and what was told, over whole games.

use sabika_engine::{
    Config, Move, Title,
    modules::ModuleSet,
    value::{Dice, Seat, Seed},
};
use sabika_session::Session;

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

/// A fork is another game that the seat cannot tell from this one; it can be played to its end.
#[test]
fn a_fork_goes_on_from_what_a_seat_knows() {
    for (n, config) in configs() {
        let mut session = Session::new(config, Seed::from_number(n)).expect("playable");
        let mut dice = Dice::loose(n);
        while session.ply() < 120 && step(&mut session, &mut dice).is_some() {}
        for (ply, seat) in [(0, Seat::FIRST), (37, Seat::FIRST.next(config.players)), (session.ply(), Seat::FIRST)] {
            let then = session.game_at(ply).expect("played");
            let mut fork = session.fork(ply, seat, n).expect("played");
            let mut view = then.clone();
            view.count_from_here();
            assert_eq!(fork.game().view(Some(seat)), view.view(Some(seat)));
            assert_eq!((fork.ply(), fork.game().open().ply(), fork.undo_floor()), (0, 0, 0));
            while fork.ply() < 3_000 && step(&mut fork, &mut dice).is_some() {
                assert!(fork.undo_floor() <= fork.ply());
            }
        }
        assert!(session.fork(session.ply() + 1, Seat::FIRST, 0).is_none());
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
