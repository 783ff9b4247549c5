//! Version 2: what crosses the border is made by `sabika-wire`.

use crate::{Engine, answer::Answer, fault::Fault, play::answered, request::Request, start};
use sabika_engine::flow::Illegal;
use sabika_guide::Card;
use sabika_session::Session;
use sabika_wire::{Catalogue, Narrowed, News, Question, Refusal, SeatView, Snapshot, Thing, Voice};
use sabika_words::Words;
use serde_json::Value;

/// Everything there is, in one language.
pub fn catalogue(engine: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    Ok(Answer::new().with("catalogue", Catalogue::new(&engine.words(request)?)))
}

/// The table as a seat, or a spectator, sees it.
pub fn view(engine: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let words = engine.words(request)?;
    let session = engine.session()?;
    let (seat, names) = (request.seat(session)?, names(session, request)?);
    let view = session.game().view(seat);
    Ok(Answer::new().with("view", SeatView::of(&view, Voice { words: &words, names: &names })))
}

/// All that a seat, or a spectator, may know, for an engine elsewhere.
pub fn snapshot(engine: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let session = engine.session()?;
    let seat = request.seat(session)?;
    Ok(Answer::new().with("snapshot", Snapshot::of(&session.game().view(seat))))
}

/// The question to the seat that is asked, with its choices; none when the game is over.
pub fn question(engine: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let words = engine.words(request)?;
    let session = engine.session()?;
    let question = asked(session, &words, &names(session, request)?);
    Ok(Answer::new().with("question", question).with("undo_floor", session.undo_floor()))
}

fn asked(session: &Session, words: &Words, names: &[String]) -> Option<Question> {
    let view = session.game().view(session.ask().map(|ask| ask.seat));
    Question::of(&view, Voice { words, names }, |mv| session.can_undo(mv))
}

/// What is left of the choices when these things have been touched.
pub fn narrow(engine: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let words = engine.words(request)?;
    let touched: Vec<Thing> = crate::request::read("touched", request.need("touched")?)?;
    let question = asked(engine.session()?, &words, &[]).ok_or_else(Fault::game_over)?;
    let narrowed: Narrowed = sabika_wire::narrow(&question.choices, &touched);
    Ok(Answer::new().with("narrowed", narrowed))
}

/// The choices that are left as a short menu.
pub fn menu(engine: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let words = engine.words(request)?;
    let touched = touched(request)?;
    let question = asked(engine.session()?, &words, &[]).ok_or_else(Fault::game_over)?;
    let left: Vec<u32> = match request.get("left") {
        Some(left) => crate::request::read("left", left)?,
        None => sabika_wire::narrow(&question.choices, &touched).left,
    };
    Ok(Answer::new().with("menu", sabika_wire::menu(&question, &left, &touched)))
}

/// The things that have been touched; none if none are named.
fn touched(request: &Request) -> Result<Vec<Thing>, Fault> {
    request.get("touched").map_or(Ok(vec![]), |things| crate::request::read("touched", things))
}

/// Makes a move.
pub fn apply(engine: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let words = engine.words(request)?;
    let session = engine.session_mut()?;
    let ((seat, mv), hears) = (answered(session, request)?, request.hears(session)?);
    let since = session.ply();
    session.apply(seat, mv)?;
    let (told, view) = (session.told(hears, since), session.game().view(hears));
    let news = News::of(since, &told, &view, Voice { words: &words, names: session.names() });
    Ok(Answer::new().with("news", news).with("ply", session.ply()).with("over", session.game().open().is_over()))
}

/// What a seat, or a spectator, has heard since a ply.
pub fn news(engine: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let words = engine.words(request)?;
    let session = engine.session()?;
    let (hears, names) = (request.hears(session)?, names(session, request)?);
    let since = request.count("since")?.unwrap_or(0);
    let most = u64::from(session.ply());
    if since > most {
        return Err(Fault::bad_request("since", format!("{most} moves were made")));
    }
    let (told, view) = (session.told(hears, since as u32), session.game().view(hears));
    let news = News::of(since as u32, &told, &view, Voice { words: &words, names: &names });
    Ok(Answer::new().with("news", news))
}

/// Why a move is refused, or why a thing cannot be touched; nothing for what is legal.
pub fn why(engine: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let words = engine.words(request)?;
    let session = engine.session()?;
    if let Some(thing) = request.get("thing") {
        let (thing, touched): (Thing, _) = (crate::request::read("thing", thing)?, touched(request)?);
        let question = asked(session, &words, session.names()).ok_or_else(Fault::game_over)?;
        let (view, voice) =
            (session.game().view(Some(question.asked.seat)), Voice { words: &words, names: session.names() });
        return Ok(Answer::new().with("refusal", sabika_wire::why_not(&view, &question, &touched, &thing, voice)));
    }
    let (seat, mv) = answered(session, request)?;
    let words = words.at(session.game().open());
    let voice = Voice { words: &words, names: session.names() };
    let refusal = session.check(seat, &mv).err().map(|illegal: Illegal| Refusal::of(&illegal, seat, voice));
    Ok(Answer::new().with("refusal", refusal))
}

/// The card beside the board, of such a game.
pub fn guide(engine: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let words = engine.words(request)?;
    let config = start::config(request)?;
    config.check()?;
    Ok(Answer::new().with("guide", Card::of(&config, &words)))
}

/// The game goes on from an earlier ply, or from here, with all that a seat, or a spectator, does not know dealt
/// anew.
pub fn fork(engine: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let session = engine.session()?;
    let now = session.ply();
    let at = request.count("at")?.unwrap_or(now.into());
    let seat = request.seat(session)?;
    let seed = request.seed_number()?;
    let fork = u32::try_from(at).ok().and_then(|at| session.fork(at, seat, seed));
    let fork = fork.ok_or_else(|| Fault::bad_request("at", format!("{now} moves were made")))?;
    let (ply, over) = (fork.ply(), fork.game().open().is_over());
    engine.session = Some(fork);
    Ok(Answer::new().with("ply", ply).with("over", over))
}

/// What the players are called: as the request says, else as the record does.
fn names(session: &Session, request: &Request) -> Result<Vec<String>, Fault> {
    let Some(value) = request.get("names") else { return Ok(session.names().to_vec()) };
    let wrong = || Fault::bad_request("names", "a list of texts is needed here, one for each seat");
    let list = value.as_array().ok_or_else(wrong)?;
    let names: Option<Vec<String>> = list.iter().map(|name| Value::as_str(name).map(str::to_string)).collect();
    names.filter(|names| names.len() == usize::from(session.game().config().players)).ok_or_else(wrong)
}
