//! What somebody wants at a table.

use crate::{Person, Role, SeatNo, Wish};
use sabika_engine::Move;
use sabika_session::Wanted;
use sabika_wire::spelled;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What somebody wants.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Sit down on a free chair, or take another one, before the game begins.
    Sit {
        /// Which.
        seat: SeatNo,
        /// Under which name.
        name: String,
    },
    /// Get up before the game begins.
    Stand,
    /// Two chairs change places before the game begins.
    Swap {
        /// One of them.
        one: SeatNo,
        /// The other one.
        other: SeatNo,
    },
    /// A bot sits down on a free chair, or another bot instead of one.
    SeatBot {
        /// Which chair.
        seat: SeatNo,
        /// Which bot.
        bot: String,
    },
    /// A bot, or somebody, leaves a chair before the game begins.
    Clear {
        /// Which.
        seat: SeatNo,
    },
    /// The game begins.
    Begin,
    /// A move.
    Move {
        /// The ply it answers: one that comes too late is known by it. Who is asked ahead of their turn answers for a later ply.
        ply: u32,
        /// How many lines the log had when its sender was shown this question: `lines` of that message. Where something else came up
        /// since, the answer was meant for another question of the same ply. Who does not say it is taken to have seen everything.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "number")]
        seen: Option<u64>,
        /// The move, by its text.
        #[serde(rename = "move", with = "spelled")]
        #[ts(type = "string")]
        mv: Move,
    },
    /// Back to an earlier ply, as far as only the own moves are taken back and nothing hidden came up.
    Undo {
        /// The ply.
        to: u32,
    },
    /// Something that needs the consent of the others: they are asked.
    Wish(Wish),
    /// The clocks run again.
    Resume,
    /// An answer to what is asked of all.
    Vote {
        /// Yes or no.
        yes: bool,
    },
    /// Pass every question like the one that is asked now, until the own next turn begins or until further notice.
    PassAlways {
        /// Until the own next turn only.
        this_round: bool,
        /// Be asked all the same when this can be bought.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "{ building?: string, exact?: boolean }")]
        unless: Option<Wanted>,
    },
    /// Be asked everything again.
    AskAgain,
    /// Go away for a while: a bot plays.
    Leave {
        /// Which bot.
        bot: String,
    },
    /// Come back to the own chair.
    Return,
    /// Say something.
    Say {
        /// What.
        text: String,
    },
    /// Hear no more of what somebody says, or hear it again.
    Mute {
        /// Who.
        seat: SeatNo,
        /// No more, or again.
        muted: bool,
    },
    /// Make a link that lets somebody do something here. The answer holds it.
    Invite(Role),
    /// Do what a link lets one do.
    Enter {
        /// The secret of the link.
        link: String,
        /// The name to sit down under, where it is a chair.
        #[serde(default)]
        name: String,
    },
}

/// A word that a client makes up for each command: said twice, it is done once.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Key(pub String);

/// A command with who wants it.
#[derive(Clone, PartialEq, Debug)]
pub struct Request {
    /// Who.
    pub who: Person,
    /// What it is known by, if it may come twice.
    pub key: Option<Key>,
    /// What.
    pub command: Command,
    /// A word that nobody guesses, for a new link: chance comes from outside, like time.
    pub secret: Option<String>,
}

impl Request {
    /// A command without a key.
    pub fn by(who: Person, command: Command) -> Request {
        Request { who, key: None, command, secret: None }
    }
}
