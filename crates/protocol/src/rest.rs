//! Looking at a game and leaving it.

use crate::{Engine, answer::Answer, fault::Fault, request::Request};
use sabika_engine::flow::Event;

/// What a seat, or a spectator, may know.
pub fn view(engine: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let session = engine.session()?;
    let seat = request.seat(session)?;
    Ok(Answer::new().with("view", session.game().view(seat)))
}

/// The game so far.
pub fn record(engine: &mut Engine, _: &Request) -> Result<Answer, Fault> {
    Ok(Answer::new().with("record", engine.session()?.record()))
}

/// Points, winners once it is over, and where the points came from.
pub fn result(engine: &mut Engine, _: &Request) -> Result<Answer, Fault> {
    let session = engine.session()?;
    let open = session.game().open();
    // Points that belong to no scoring, such as a kept magician's (CHA-M).
    let scored = |seat| session.scorings().iter().map(|tally| tally.total(seat)).sum::<i16>();
    let beside: Vec<i16> = open.seats().map(|seat| open.score(seat) - scored(seat)).collect();
    Ok(Answer::new()
        .with("scores", open.seats().map(|seat| open.score(seat)).collect::<Vec<_>>())
        .with("winners", open.winners().collect::<Vec<_>>())
        .with("over", open.is_over())
        .with("dirk", open.config().has_dirk().then_some(open.dirk_score()))
        .with("breakdown", session.scorings())
        .with("beside", beside)
        .with(
            "ledger",
            session
                .events()
                .iter()
                .filter(|event| matches!(event, Event::Points { .. }))
                .map(|event| event.told(None))
                .collect::<Vec<_>>(),
        ))
}

/// The last answer.
pub fn quit(engine: &mut Engine) -> Answer {
    engine.done = true;
    Answer::new()
}
