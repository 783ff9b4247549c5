//! The log of a table: what happened at it, line by line. A promise for ever, like a record.

use crate::{Key, Link, Millis, Opening, Person, Role, SeatNo, Wish};
use sabika_engine::Move;
use sabika_notation::reading;
use sabika_session::Wanted;
use serde::{
    Deserialize, Deserializer, Serialize,
    de::{DeserializeOwned, Error},
};
use serde_json::Value;

/// What is large is read in one way wherever it stands. Inside of what has a tag there would be a second reader of every move there is,
/// which a browser had to load.
fn read_apart<'de, T: DeserializeOwned, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    reading::read(Value::deserialize(from)?).map_err(D::Error::custom)
}

/// A line of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// When.
    pub at: Millis,
    /// Who set it off; none for what came by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<Person>,
    /// What it is known by, if it may come twice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Key>,
    /// What.
    pub entry: Entry,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case", deny_unknown_fields)]
pub enum Entry {
    /// The table was opened, by whoever set this off.
    Opened {
        /// The version of the log.
        log: u32,
        /// What with.
        #[serde(deserialize_with = "read_apart")]
        opening: Box<Opening>,
    },
    /// Somebody sat down, from another chair if they sat on one.
    Sat {
        /// Where.
        seat: SeatNo,
        /// Who.
        person: Person,
        /// Under which name.
        name: String,
    },
    /// A bot sat down.
    BotSat {
        /// Where.
        seat: SeatNo,
        /// Which.
        bot: String,
    },
    /// A chair became free.
    Cleared {
        /// Which.
        seat: SeatNo,
    },
    /// Two chairs changed places.
    Swapped {
        /// One of them.
        one: SeatNo,
        /// The other one.
        other: SeatNo,
    },
    /// The game began.
    Begun,
    /// A move was made.
    Moved {
        /// The ply it answers.
        ply: u32,
        /// Whose.
        seat: SeatNo,
        /// The move.
        #[serde(rename = "move", deserialize_with = "read_apart")]
        mv: Move,
        /// Who decided.
        by: By,
    },
    /// Moves were taken back.
    Undone {
        /// To which ply.
        to: u32,
    },
    /// Something was asked of all.
    Proposed {
        /// By whom.
        seat: SeatNo,
        /// What.
        wish: Wish,
    },
    /// Somebody agreed to it.
    Agreed {
        /// Who.
        seat: SeatNo,
    },
    /// What was asked of all has been refused, or no longer makes sense.
    Dropped,
    /// A bot plays for a person from now on.
    Replaced {
        /// Where.
        seat: SeatNo,
        /// Which.
        bot: String,
    },
    /// The person plays again.
    Returned {
        /// Where.
        seat: SeatNo,
    },
    /// The clocks stand still.
    Paused,
    /// They run again.
    Resumed,
    /// A seat passes every question like this from now on.
    Stands {
        /// Which.
        seat: SeatNo,
        /// What about.
        topic: String,
        /// Only until its next turn begins.
        this_round: bool,
        /// It is asked all the same when this can be bought.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        unless: Option<Wanted>,
    },
    /// It is asked everything again.
    AskedAgain {
        /// Which.
        seat: SeatNo,
    },
    /// Somebody said something.
    Said(Said),
    /// A seat has answered ahead of its turn; if the game gets to this ply by passes alone, that is its move.
    Ahead {
        /// The ply it answers.
        ply: u32,
        /// Whose.
        seat: SeatNo,
        /// The move.
        #[serde(rename = "move", deserialize_with = "read_apart")]
        mv: Move,
    },
    /// Whoever set this off hears no more of what a seat says, or hears it again.
    Muted {
        /// Who.
        seat: SeatNo,
        /// No more, or again.
        muted: bool,
    },
    /// There is a link now.
    Invited {
        /// Which.
        link: Link,
        /// What for.
        to: Role,
    },
    /// It is good no more.
    Used {
        /// Which.
        link: Link,
    },
    /// Somebody may look on.
    Watches {
        /// Who.
        person: Person,
    },
    /// Somebody goes on as somebody else: the same one, on another device.
    Handed {
        /// As whom.
        from: Person,
        /// Who.
        to: Person,
    },
    /// The same people play again, at another table.
    Next {
        /// Which.
        table: String,
    },
    /// Nobody plays this deal any more: its seed may be known.
    Revealed,
}

impl Entry {
    /// Does it concern only the one who set it off? Then nobody else need hear that something happened.
    pub fn is_private(&self) -> bool {
        matches!(
            self,
            Entry::Ahead { .. }
                | Entry::Muted { .. }
                | Entry::Stands { .. }
                | Entry::AskedAgain { .. }
                | Entry::Invited { to: Role::Watch | Role::Own, .. }
                | Entry::Watches { .. }
        )
    }
}

/// Who decided on a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The person who sits there.
    Person,
    /// A bot.
    Bot,
    /// An answer that was given beforehand.
    Standing,
    /// Nobody: the time was up.
    Time,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Said {
    /// By whom, as they were called then.
    pub name: String,
    /// The words.
    pub text: String,
}
