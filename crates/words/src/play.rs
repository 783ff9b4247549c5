//! Questions, moves, events and refusals as sentences.

use crate::{Arg, Names, Words, facts::Facts};
use sabika_engine::{
    Move,
    flow::{Ask, Bill, Event, Illegal, Topic},
    modules::Manner,
    score::{Participant, Tally},
    table::OpenTable,
    value::{Fact, Tile, Turn},
};
use std::cmp::Ordering;

impl Words {
    /// What somebody is asked: `Your action, Anna`.
    pub fn question(&self, ask: Ask, names: &Names) -> String {
        self.say(&format!("question-{}", ask.topic.name()), &[("seat", self.seat(ask.seat, names).into())])
    }
    /// The same to somebody who looks at the table: with the facts that the room shows of what it asks about, by the
    /// message `question-…-seen` if there is one.
    pub fn question_seen(&self, ask: Ask, about: Vec<(&'static str, Fact)>, names: &Names) -> String {
        let name = format!("{}-seen", ask.topic.name());
        if !self.has(&format!("question-{name}")) {
            return self.question(ask, names);
        }
        self.tell_facts("question", Facts::named(name, about).and("seat", &ask.seat), names)
    }
    /// What a question is about, as a half sentence.
    pub fn topic(&self, topic: Topic) -> String {
        self.say(&format!("topic-{}", topic.name()), &[])
    }
    /// A move of somebody's turn, as an order: `Buy garden 8 (walls N, E) with 8 denar (exactly: another action
    /// follows)`. For an answer to another question use [`Words::mv_for`].
    pub fn mv(&self, mv: &Move, open: &OpenTable) -> String {
        self.mv_for(mv, Topic::Action, open)
    }
    /// A move as an answer to a question on this topic: outside a turn an exact payment promises nothing more.
    pub fn mv_for(&self, mv: &Move, topic: Topic, open: &OpenTable) -> String {
        let words = &self.at(open);
        let mut facts = Facts::of(mv).on(open);
        if let Move::Buy { slot, pay } = mv {
            let tile = open.in_yard(*slot);
            let price = tile.map_or(0, |tile| u16::from(tile.price()));
            let paid = tile.and_then(|tile| Bill::of_tile(tile, *slot).paid(pay).ok()).unwrap_or(0);
            let payment = match paid.cmp(&price) {
                Ordering::Less => "under",
                Ordering::Equal if topic.is_action() => "further",
                Ordering::Equal => "exact",
                Ordering::Greater => "over",
            };
            facts = facts.text("payment", payment).text("difference", paid.abs_diff(price));
        }
        // Only the player on turn redesigns, with a module's help or without.
        let core = if let Manner::With(laying) = mv.manner() { laying } else { *mv };
        if let Move::Remove { at } | Move::Exchange { at, .. } | Move::Turn { at, .. } = core {
            let old = open.tile_at(open.on_turn(), at);
            facts = facts.and("old", &old);
            if let (Move::Turn { turn, .. }, Some(tile)) = (core, old) {
                facts = facts.text("walls", self.walls(open.walls_turned(tile, turn)));
            }
        }
        // A tile is called by the walls that it has now, or will have where it is laid.
        let laid = match core {
            Move::Build { tile, turn, .. } | Move::Add { tile, turn, .. } | Move::Exchange { tile, turn, .. } => {
                facts = facts.text("turned", self.turned_by(tile, turn));
                Some((tile, open.walls_turned(tile, turn)))
            }
            Move::Keep { tile } | Move::Give { tile } => Some((tile, open.walls(tile))),
            _ => None,
        };
        if let Some((tile, walls)) = laid.filter(|(tile, walls)| *walls != tile.walls()) {
            facts = facts.text("tile_full", words.tile_with(tile, walls));
        }
        words.tell_facts("move", facts, &[])
    }
    /// One line of the log.
    pub fn event(&self, event: &Event, names: &Names) -> String {
        match event {
            Event::Scored { tally, .. } => {
                let args = [("round", tally.round.into()), ("points", self.totals(tally, names).into())];
                self.say("event-scored", &args)
            }
            Event::Built { tile, turn, .. } | Event::Added { tile, turn, .. } | Event::Exchanged { tile, turn, .. } => {
                let facts = Facts::of(event).text("turned", self.turned_by(*tile, *turn));
                let turns = tile.turns().then(|| self.tile_with(*tile, tile.walls().turned(*turn)));
                let facts = turns.into_iter().fold(facts, |facts, full| facts.text("tile", full));
                self.tell_facts("event", facts, names)
            }
            Event::Turned { tile, turn, .. } => {
                let facts = Facts::of(event).and("old", tile).text("walls", self.walls(tile.walls().turned(*turn)));
                self.tell_facts("event", facts, names)
            }
            other => self.tell("event", other, names),
        }
    }
    /// How a tile is turned, as the end of a sentence: of a turret, where its right angle lies (WAT-9). Nothing to say of
    /// one that lies roof up.
    fn turned_by(&self, tile: Tile, turn: Turn) -> String {
        let walls = tile.walls().turned(turn);
        if walls.is_turret() {
            return self.say("turned-corner", &[("corner", self.corner(walls).into())]);
        }
        if turn.is_none() { String::new() } else { self.say("turned-by", &[("degrees", turn.degrees().into())]) }
    }
    fn totals(&self, tally: &Tally, names: &Names) -> String {
        let row = |who| {
            let (seat, value): (String, Arg) = match who {
                Participant::Seat(seat) => (self.seat(seat, names), tally.total(seat).into()),
                Participant::Dirk => (self.participant(who, names), tally.dirk_total().into()),
            };
            self.say("by-seat", &[("seat", seat.into()), ("value", value)])
        };
        tally.participants().map(row).collect::<Vec<_>>().join("; ")
    }
    /// Why a move is refused, as a sentence without the number of the rule.
    pub fn refusal(&self, illegal: &Illegal) -> String {
        self.refusal_named(illegal, &[])
    }
    /// The same where a player may have to be named.
    pub fn refusal_named(&self, illegal: &Illegal, names: &Names) -> String {
        self.tell_by(illegal.rule, "because", &illegal.because, names)
    }
}
