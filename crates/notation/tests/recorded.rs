//! The games in `records/` are a promise: they replay, move by move, to the scores they ended with.

use sabika_engine::{flow::Event, modules::ModuleId};
use sabika_notation::{Record, coverage};
use sabika_session::Session;
use std::{collections::BTreeSet, fs, path::Path};

/// How a game came to its end.
fn ending(session: &Session) -> &'static str {
    let (open, events) = (session.game().open(), session.events());
    let end = events.iter().position(|e| matches!(e, Event::EndReached)).expect("the game ended");
    let short = events[end..].iter().filter(|e| matches!(e, Event::LastTile { .. })).count() < 4;
    let last = events[..end].iter().rev().find(|e| matches!(e, Event::Turn { .. } | Event::Bought { by: Some(_), .. }));
    match last {
        Some(Event::Bought { .. }) if short => "a yard that could not be completed in the window",
        _ if short => "a yard that could not be completed",
        _ if open.supply_left() == 0 => "an empty supply",
        _ if open.turns() == u32::from(open.config().options.turn_limit) => "the turn limit",
        _ => "the stall guard",
    }
}

#[test]
fn recorded_games_replay_to_the_same_scores() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
    let (mut players, mut modules, mut endings) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for file in coverage::files(&folder, "txt").expect("the folder is there") {
        let name = file.display();
        let record = Record::from_any(&fs::read(&file).unwrap()).unwrap_or_else(|e| panic!("{name}: {e}"));
        let session = Session::load(&record).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert!(record.result.is_some() && session.ask().is_none(), "{name} is not finished");
        assert_eq!(Record::from_bytes(&record.to_bytes()).as_ref(), Ok(&record), "{name} as bytes");
        assert_eq!(Record::from_json(&record.to_json()).as_ref(), Ok(&record), "{name} as JSON");
        players.insert(record.config.players);
        modules.extend(record.config.modules.iter());
        endings.insert(ending(&session));
    }
    assert_eq!(players.len(), 5, "a game for every number of players");
    assert_eq!(modules, ModuleId::ALL.iter().copied().collect(), "a game with every module");
    assert_eq!(endings.len(), 5, "a game for every way to end: {endings:?}");
}
