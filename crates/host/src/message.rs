//! What a client and whoever runs the table say to each other.

use crate::{Command, Key, Millis, Person, Refused, SeenTable, Table};
use sabika_engine::value::Seat;
use sabika_wire::{News, Question, Refusal, SeatView, Snapshot, Thing, Voice};
use sabika_words::Words;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a client says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct FromClient {
    /// A word that the client makes up: said twice, the command is obeyed once, and the answer names it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub key: Option<Key>,
    /// What it wants.
    pub command: Command,
}

/// What a client hears.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient {
    /// The table as it is now: at the beginning, and whenever something has happened.
    Table(Box<Update>),
    /// A command was obeyed, now or before.
    Done {
        /// Which.
        #[ts(type = "string | null")]
        key: Option<Key>,
        /// The secret of the link that was made.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        link: Option<String>,
    },
    /// A command was not obeyed, and nothing has changed.
    Refused {
        /// Which.
        #[ts(type = "string | null")]
        key: Option<Key>,
        /// What kind of refusal it is: `stale`, `illegal`, `not_asked` …
        code: String,
        /// Why, in words.
        message: String,
        /// For a move against the rules: the rule, the reason, and where to draw it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        refusal: Option<Refusal>,
    },
    /// The server goes away for a moment: come back.
    Closing,
}

/// The table as it is now, as somebody sees it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Update {
    /// How many lines its log has.
    #[ts(type = "number")]
    pub lines: u64,
    /// What time it is there: clocks count from this.
    #[ts(type = "number")]
    pub now: Millis,
    /// The table around the game; left out where nothing has changed about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<SeenTable>,
    /// When the time of whoever is asked is up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub ends: Option<Millis>,
    /// How far the one who looks may go back alone; left out where that is nowhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undo_floor: Option<u32>,
    /// What has happened in the game since the last update; none at the beginning, and after moves were taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub news: Option<News>,
    /// The game, once it has begun, ready to draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub view: Option<Box<SeatView>>,
    /// What the one who looks is asked, now or ahead of their turn: then its ply is a later one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub question: Option<Box<Question>>,
    /// Instead of both: the game as numbers, for who has the engine at hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub snapshot: Option<Snapshot>,
    /// The game as it will be when the one who looks is asked, if they may answer ahead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ahead: Option<Snapshot>,
}

/// When somebody looked last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Since {
    /// How many lines the log had.
    pub lines: u64,
    /// How many moves had been made, if that is still true of them.
    pub ply: Option<u32>,
}

impl Since {
    /// Before everything: whoever looked then has all to hear.
    pub const BEGINNING: Since = Since { lines: 0, ply: Some(0) };
}

/// What somebody wants to know the reason of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(untagged, try_from = "Asked")]
pub enum Why {
    /// Of a move.
    Move {
        /// Which.
        #[serde(rename = "move", with = "sabika_wire::spelled")]
        #[ts(type = "string")]
        mv: sabika_engine::Move,
    },
    /// Of a thing that cannot be touched.
    Thing {
        /// Which.
        thing: Thing,
        /// What has been touched before.
        #[serde(default)]
        touched: Vec<Thing>,
    },
}

/// How it is asked: one of the two.
#[derive(Deserialize)]
struct Asked {
    #[serde(rename = "move")]
    mv: Option<String>,
    thing: Option<Thing>,
    #[serde(default)]
    touched: Vec<Thing>,
}

impl TryFrom<Asked> for Why {
    type Error = String;
    fn try_from(Asked { mv, thing, touched }: Asked) -> Result<Why, String> {
        match (mv, thing) {
            (Some(mv), _) => mv.parse().map(|mv| Why::Move { mv }).map_err(|e| e.to_string()),
            (None, Some(thing)) => Ok(Why::Thing { thing, touched }),
            (None, None) => Err("a move or a thing is needed here".into()),
        }
    }
}

/// How somebody wants to see the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Look {
    /// Ready to draw, with all that can be answered, in words.
    #[default]
    Drawn,
    /// As numbers, for who has the engine at hand: less work for whoever runs the table.
    Numbers,
}

impl Table {
    /// The seat whose view somebody gets: the one that is asked where they have several; none for who only watches.
    pub fn looks_from(&self, who: Option<&Person>) -> Option<Seat> {
        let who = who?;
        let asked = self.session().and_then(sabika_session::Session::ask).map(|ask| ask.seat);
        let mut own = self.seats_of(who);
        let first = own.next()?;
        Some(std::iter::once(first).chain(own).find(|seat| Some(*seat) == asked).unwrap_or(first))
    }
    /// Everything that somebody sees now, with what is new since they looked last.
    pub fn update(&self, who: Option<&Person>, look: Look, since: Option<Since>, now: Millis, words: &Words) -> Update {
        let changed = since.is_none_or(|since| self.changed_since(since.lines));
        let table = changed.then(|| self.seen(who));
        let mut update = Update { lines: self.lines(), now, table, ..Update::default() };
        let Some(session) = self.session() else { return update };
        let seat = self.looks_from(who);
        update.ends = self.ends(session);
        let own = seat.filter(|seat| self.chairs[seat.index()].is_present());
        update.undo_floor = own.map(|seat| session.undo_floor_of(seat)).filter(|floor| *floor < session.ply());
        let (view, voice) = (session.game().view(seat), Voice { words, names: session.names() });
        let since = since.and_then(|since| since.ply).filter(|since| *since <= session.ply());
        update.news = since.map(|since| News::of(since, &session.told(seat, since), &view, voice));
        // Where a bot stands in, the person is not asked.
        let later = own.filter(|seat| !self.has_answered(*seat)).and_then(|seat| self.asked_later(seat));
        let later = later.map(|game| game.view(own));
        match look {
            Look::Numbers => {
                update.snapshot = Some(Snapshot::of(&view));
                update.ahead = later.as_ref().map(Snapshot::of);
            }
            Look::Drawn => {
                let question = match &later {
                    Some(later) => Question::of(later, voice, |_| false),
                    None if own.is_some() => Question::of(&view, voice, |mv| session.can_undo(mv)),
                    None => None,
                };
                update.question = question.map(Box::new);
                update.view = Some(Box::new(SeatView::of(&view, voice)));
            }
        }
        update
    }
    /// Why the one who is asked may not make a move, or not touch a thing after others; none for what is allowed. For clients
    /// that do not know the rules.
    pub fn why(&self, who: &Person, asked: &Why, words: &Words) -> Result<Option<Refusal>, Refused> {
        let session = self.playing()?;
        let asked_now = session.ask().map(|ask| ask.seat).filter(|seat| self.decides(who, *seat));
        // Who is asked ahead of their turn asks of the game as it will be then.
        let later = || self.seats_of(who).find_map(|seat| Some((seat, self.asked_later(seat)?)));
        let (seat, game) = match asked_now {
            Some(seat) => (seat, session.game().clone()),
            None => later().filter(|(seat, _)| self.decides(who, *seat)).ok_or(Refused::NotAsked)?,
        };
        let view = game.view(Some(seat));
        let voice = Voice { words, names: session.names() };
        Ok(match asked {
            Why::Move { mv } => {
                let words = words.at(game.open());
                let voice = Voice { words: &words, ..voice };
                game.check(seat, mv).err().map(|illegal| Refusal::of(&illegal, seat, voice))
            }
            Why::Thing { thing, touched } => {
                let question = Question::of(&view, voice, |_| false).ok_or(Refused::NotAsked)?;
                sabika_wire::why_not(&view, &question, touched, thing, voice)
            }
        })
    }
    /// A refusal as a client hears it.
    pub fn refusal(&self, key: Option<Key>, who: &Person, refused: &Refused, words: &Words) -> ToClient {
        let refusal = match (refused, self.session()) {
            (Refused::Illegal(illegal), Some(session)) => {
                let words = words.at(session.game().open());
                let voice = Voice { words: &words, names: session.names() };
                Some(Refusal::of(illegal, self.looks_from(Some(who)).unwrap_or_default(), voice))
            }
            _ => None,
        };
        ToClient::Refused { key, code: refused.code().into(), message: refused.to_string(), refusal }
    }
}
