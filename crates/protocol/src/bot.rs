//! What a bot would play, and what it thinks of its choices.

use crate::{Engine, answer::Answer, fault::Fault, request::Request};
use sabika_bots::{
    Level, NAMES, World, by_name,
    search::{Budget, Candidate, Search, Thoughts},
};
use sabika_engine::{Memory, Move};
use serde::Serialize;
use std::time::{Duration, Instant};

/// How long a bot may look ahead.
enum Patience {
    /// As long as it is used to.
    Own,
    Playouts(u64),
    Millis(u64),
}

impl Patience {
    fn of(request: &Request) -> Result<Patience, Fault> {
        match (request.count("millis")?, request.count("playouts")?) {
            (None, None) => Ok(Patience::Own),
            (None, Some(playouts)) => Ok(Patience::Playouts(playouts)),
            (Some(millis), None) => Ok(Patience::Millis(millis)),
            (Some(_), Some(_)) => Err(Fault::bad_request("playouts", "either millis or playouts")),
        }
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
    let (patience, tells) = (Patience::of(request)?, request.flag("think")?);
    let seat = session.ask().ok_or_else(Fault::game_over)?.seat;
    let answer = |mv: Move| Answer::new().with("move", mv).with("seat", seat);
    let Some(level) = Level::by_name(name) else {
        let mv = player.think(&World::of(session.game(), Memory::new(seat), seed)).ok_or_else(Fault::game_over)?;
        let none: [Weighed; 0] = [];
        return Ok(if tells { answer(mv).with("playouts", 0).with("candidates", none) } else { answer(mv) });
    };
    if cfg!(target_arch = "wasm32") && matches!(patience, Patience::Millis(_)) {
        return Err(Fault::bad_request("millis", "there is no clock here: say how many playouts"));
    }
    let world = World::of(session.game(), session.memory(seat), seed);
    let thoughts = thoughts(&mut Search::of(level, seed), &world, &patience).ok_or_else(Fault::game_over)?;
    let best = thoughts.candidates.first().ok_or_else(Fault::game_over)?;
    if !tells {
        return Ok(answer(best.mv));
    }
    let told: Vec<Weighed> = thoughts.candidates.iter().take(TOLD).map(Weighed::of).collect();
    Ok(answer(best.mv).with("playouts", thoughts.playouts).with("candidates", told))
}

fn thoughts(search: &mut Search, world: &World, patience: &Patience) -> Option<Thoughts> {
    match patience {
        Patience::Own => search.thoughts(world),
        Patience::Playouts(most) => {
            let playouts = u32::try_from(*most).unwrap_or(u32::MAX);
            search.thoughts_within(world, Budget { playouts }, || true)
        }
        Patience::Millis(millis) => timed(search, world, Duration::from_millis(*millis)),
    }
}

/// Looks ahead for so long. The worse choices are left out one after the other, so it must know beforehand how much it can do: it
/// tries a little first.
fn timed(search: &mut Search, world: &World, all: Duration) -> Option<Thoughts> {
    const FIRST: u32 = 200;
    let began = Instant::now();
    let goes_on = || began.elapsed() < all;
    let first = search.thoughts_within(world, Budget { playouts: FIRST }, goes_on)?;
    let used = began.elapsed();
    let playouts = u128::from(FIRST) * all.saturating_sub(used).as_micros() / used.as_micros().max(1);
    // Nothing to choose, or no time to look again.
    if first.playouts == 0 || playouts <= u128::from(FIRST) {
        return Some(first);
    }
    let playouts = u32::try_from(playouts).unwrap_or(u32::MAX);
    search.thoughts_within(world, Budget { playouts }, goes_on)
}
