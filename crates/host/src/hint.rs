//! What a bot would do in somebody's place.

use crate::{Person, Table, due::STAND_IN};
use sabika_bots::{Eye, World, by_name, lacks};
use sabika_engine::{
    Game, Memory, Move,
    declare::Declared,
    value::{Dice, Fact, Seat},
};
use sabika_wire::{Choice, Question, Voice};
use sabika_words::Words;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The bot that is asked: it plays well, and nobody waits long for it.
const ADVISER: &str = "emir";

/// So many moves are thought ahead at most: a turn with everything in it is shorter.
const AHEAD: usize = 64;

/// What a bot would do, from what the seat may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Hint {
    /// The move, as a choice of the question has it.
    #[serde(rename = "move", with = "sabika_wire::spelled")]
    #[ts(type = "string")]
    pub mv: Move,
    /// The same in words.
    pub say: String,
    /// What the next scoring would bring the seat if it came now.
    pub now: i16,
    /// What it would bring when a greedy player has gone on from there, until something unknown comes up or somebody else is asked:
    /// what is bought counts as soon as it stands.
    pub then: i16,
}

impl Table {
    /// The eye that has yet to learn before anybody gets a hint. Never any where weights are part of the program.
    pub fn adviser_lacks(&self) -> Option<Eye> {
        lacks(ADVISER, self.playing().ok()?.game().config())
    }
    /// What a bot would do in the place of this person; none if they are not asked, now or ahead of their turn. It looks ahead, so
    /// it may take a while.
    pub fn hint(&self, who: &Person, words: &Words) -> Option<Hint> {
        let session = self.playing().ok()?;
        let now = session.ask().filter(|ask| self.decides(who, ask.seat));
        let (seat, game) = now.map(|ask| (ask.seat, session.game().clone())).or_else(|| {
            let mut own = self.seats().filter(|seat| self.decides(who, *seat) && !self.has_answered(*seat));
            own.find_map(|seat| Some((seat, self.asked_later(seat)?)))
        })?;
        let question = Question::of(&game.view(Some(seat)), Voice { words, names: session.names() }, |_| false)?;
        let Choice { mv, say, .. } = offered(&question, answer(ADVISER, &game, session.memory(seat))?)?;
        let now = game.score_and_toll(game.open().next_round()).total(seat);
        Some(Hint { mv: *mv, say: say.clone(), now, then: brings(game, seat, *mv, now)? })
    }
}

/// What a bot answers that remembers what the seat was told.
fn answer(bot: &str, game: &Game, memory: Memory) -> Option<Move> {
    by_name(bot, 0)?.think(&World::of(game, memory, game.open().ply().into()))
}

/// The choice that is this move. A bot may pay in a way that a long list leaves out: then it is the first that brings the same.
fn offered(question: &Question, mv: Move) -> Option<&Choice> {
    let bought = |mv: &Move| {
        let facts = mv.facts().into_iter().filter(|(_, fact)| !matches!(fact, Fact::Cards(_)));
        (mv.name(), facts.collect::<Vec<_>>())
    };
    let exactly = question.choices.iter().find(|choice| choice.mv == mv);
    exactly.or_else(|| question.choices.iter().find(|choice| bought(&choice.mv) == bought(&mv)))
}

/// What the next scoring would bring the seat, which brings so much now, after this move and those that follow it. It is tried in a game
/// that the seat cannot tell from this one.
fn brings(mut game: Game, seat: Seat, mut mv: Move, now: i16) -> Option<i16> {
    let (ply, round) = (game.open().ply(), game.open().next_round());
    game.redeal(seat, &mut Dice::loose(ply.into()));
    let mut then = now;
    for _ in 0..AHEAD {
        then = game.score_after(seat, &mv, round).ok()?.map_or(then, |tally| tally.total(seat));
        game.apply(seat, mv).ok()?;
        let unknown = game.open().revealed_at() > ply;
        if unknown || game.ask().is_none_or(|next| next.seat != seat) {
            break;
        }
        mv = answer(STAND_IN, &game, Memory::new(seat))?;
    }
    Some(then)
}
