//! Questions and answers: what is asked, and what may be answered.

use crate::{Engine, answer::Answer, fault::Fault, request::Request};
use sabika_engine::{Move, flow::Topic, value::Seat};
use sabika_session::Session;
use serde::Serialize;

/// The question a game waits on, with its canonical answers.
#[derive(Serialize)]
pub struct Decision {
    seat: Seat,
    kind: Topic,
    moves: Vec<Move>,
    ply: u64,
}

impl Decision {
    /// None when the game is over.
    pub fn of(session: &Session) -> Option<Decision> {
        let ask = session.ask()?;
        Some(Decision { seat: ask.seat, kind: ask.topic, moves: session.moves(), ply: session.ply().into() })
    }
}

/// What is asked.
pub fn decision(engine: &mut Engine, _: &Request) -> Result<Answer, Fault> {
    let decision = Decision::of(engine.session()?);
    Ok(Answer::new()
        .with("seat", decision.as_ref().map(|d| d.seat))
        .with("kind", decision.as_ref().map(|d| d.kind))
        .with("moves", decision.as_ref().map(|d| &d.moves))
        .with("decision", &decision))
}

/// Would this move be legal?
pub fn check(engine: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let session = engine.session()?;
    let (seat, mv) = answered(session, request)?;
    session.check(seat, &mv)?;
    Ok(Answer::new().with("legal", true))
}

/// Makes a move.
pub fn apply(engine: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let session = engine.session_mut()?;
    let ((seat, mv), hears) = (answered(session, request)?, request.hears(session)?);
    let told: Vec<_> = session.apply(seat, mv)?.iter().map(|event| event.told(hears)).collect();
    Ok(Answer::new()
        .with("events", told)
        .with("decision", Decision::of(session))
        .with("over", session.game().open().is_over())
        .with("ply", session.ply()))
}

/// Whose move it is, and which: for the ply it was meant for.
pub fn answered(session: &Session, request: &Request) -> Result<(Seat, Move), Fault> {
    let (seat, mv, ply) = (request.seat(session)?, request.mv()?, request.count("ply")?);
    let ask = session.ask().ok_or_else(Fault::game_over)?;
    let now = session.ply().into();
    match ply {
        Some(said) if said != now => Err(Fault::stale(said, now)),
        _ => Ok((seat.unwrap_or(ask.seat), mv)),
    }
}

/// Takes moves back.
pub fn undo(engine: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let session = engine.session_mut()?;
    let plies = request.count("plies")?.unwrap_or(1);
    let made = session.ply();
    let too_many = || Fault::bad_request("plies", format!("only {made} of {plies} moves can be taken back"));
    session.undo(plies.try_into().map_err(|_| too_many())?).map_err(|_| too_many())?;
    Ok(Answer::new().with("decision", Decision::of(session)).with("ply", session.ply()))
}
