//! What a bot would play, and what it thinks of its choices.

use crate::{Engine, answer::Answer, fault::Fault, request::Request};
use sabika_bots::{
    Level, NAMES, Patience, World, by_name, lacks,
    search::{Candidate, Search},
};
use sabika_engine::{Memory, Move};
use serde::Serialize;

/// How long a bot may look ahead.
fn patience(request: &Request) -> Result<Patience, Fault> {
    match (request.count("millis")?, request.count("playouts")?) {
        (None, None) => Ok(Patience::Own),
        (None, Some(playouts)) => Ok(Patience::Playouts(u32::try_from(playouts).unwrap_or(u32::MAX))),
        (Some(_), None) if cfg!(target_arch = "wasm32") => {
            Err(Fault::bad_request("millis", "there is no clock here: say how many playouts"))
        }
        (Some(millis), None) => Ok(Patience::Millis(millis)),
        (Some(_), Some(_)) => Err(Fault::bad_request("playouts", "either millis or playouts")),
    }
}

/// So many choices are told at most.
const TOLD: usize = 8;

/// A choice that a bot has weighed, for the seat that is asked.
#[derive(Serialize)]
struct Weighed {
    #[serde(rename = "move")]
    mv: Move,
    /// In so many futures it was tried.
    tried: u32,
    /// The share of the win, in thousandths.
    win: i32,
    /// Points ahead of the best of the others.
    margin: i32,
}

impl Weighed {
    fn of(candidate: &Candidate) -> Weighed {
        let worth = candidate.worth();
        let win = (i64::from(worth.win) * 1_000 + (1 << 15)) >> 16;
        Weighed { mv: candidate.mv, tried: candidate.tried, win: win as i32, margin: (worth.margin + 128) >> 8 }
    }
}

/// What this bot would play for the seat that is asked, from what that seat sees and was told. One that looks ahead does so as far as
/// `millis` or `playouts` say; to the others they are nothing.
pub fn bot(engine: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let session = engine.session()?;
    let (name, seed) = (request.text("name")?, request.seed_number()?);
    let unknown = || Fault::bad_request("name", format!("there is no such bot; there are {}", NAMES.join(", ")));
    let mut player = by_name(name, seed).ok_or_else(unknown)?;
    let (patience, tells) = (patience(request)?, request.flag("think")?);
    let seat = session.ask().ok_or_else(Fault::game_over)?.seat;
    let answer = |mv: Move| Answer::new().with("move", mv).with("seat", seat);
    let Some(level) = Level::by_name(name) else {
        let mv = player.think(&World::of(session.game(), Memory::new(seat), seed)).ok_or_else(Fault::game_over)?;
        let none: [Weighed; 0] = [];
        return Ok(if tells { answer(mv).with("playouts", 0).with("candidates", none) } else { answer(mv) });
    };
    if let Some(eye) = lacks(name, session.game().config()) {
        return Err(Fault::no_weights(eye));
    }
    let world = World::of(session.game(), session.memory(seat), seed);
    let thoughts = Search::of(level, seed).with(patience).thoughts(&world).ok_or_else(Fault::game_over)?;
    let best = thoughts.candidates.first().ok_or_else(Fault::game_over)?;
    if !tells {
        return Ok(answer(best.mv));
    }
    let told: Vec<Weighed> = thoughts.candidates.iter().take(TOLD).map(Weighed::of).collect();
    Ok(answer(best.mv).with("playouts", thoughts.playouts).with("candidates", told))
}
