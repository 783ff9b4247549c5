use crate::{modules::ModuleTopic, value::*};
use serde::{Serialize, Serializer};
use std::fmt;

/// The one question a game waits on.
// A whole word: with three bytes, it is copied in pieces that stall the processor.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[repr(align(4))]
pub struct Ask {
    /// Who is asked.
    pub seat: Seat,
    /// What for.
    pub topic: Topic,
}

/// What a question is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// The first action of a turn (BASE-T2).
    Action,
    /// An action won by paying exactly (BASE-T3).
    FurtherAction,
    /// What becomes of a tile that lies aside (BASE-L1).
    Placement,
    /// What becomes of a tile won when the last tiles were given out (BASE-F4).
    LastTiles,
    /// What modules allow after the placement of a turn, such as another redesign (EXTRAS, BASE-T8).
    Extras,
    /// An interrupt between two turns (BASE-T8).
    Window,
    /// What becomes of money that was paid too much (CHG-22).
    Surplus,
    /// What a module asks.
    Module(ModuleTopic),
}

impl Topic {
    /// Every topic.
    pub fn all() -> impl Iterator<Item = Topic> {
        use Topic::{Action, Extras, FurtherAction, LastTiles, Placement, Surplus, Window};
        let core = [Action, FurtherAction, Placement, LastTiles, Extras, Window, Surplus];
        core.into_iter().chain(ModuleTopic::all().map(Topic::Module))
    }

    /// Is an action asked for?
    #[inline]
    pub const fn is_action(self) -> bool {
        matches!(self, Topic::Action | Topic::FurtherAction)
    }
    /// Is a tile to be placed?
    #[inline]
    pub const fn is_placement(self) -> bool {
        matches!(self, Topic::Placement | Topic::LastTiles)
    }
    /// May the one who is asked decline?
    #[inline]
    pub fn may_pass(self) -> bool {
        self.compulsory().is_none()
    }
    /// The rule that lets nobody decline, if there is one.
    pub fn compulsory(self) -> Option<RuleId> {
        match self {
            Topic::Action => Some(rule!("BASE-T6")),
            Topic::FurtherAction => Some(rule!("BASE-T5")),
            Topic::Placement => Some(rule!("BASE-L1")),
            Topic::LastTiles => Some(rule!("BASE-F4")),
            Topic::Window | Topic::Extras | Topic::Surplus => None,
            Topic::Module(topic) => topic.compulsory(),
        }
    }
    /// The name used in files and on the wire.
    pub fn name(self) -> &'static str {
        match self {
            Topic::Action => "action",
            Topic::FurtherAction => "further_action",
            Topic::Placement => "placement",
            Topic::LastTiles => "last_tiles",
            Topic::Extras => "extras",
            Topic::Window => "window",
            Topic::Surplus => "surplus",
            Topic::Module(topic) => topic.name(),
        }
    }
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Serialize for Topic {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.name())
    }
}

impl Factual for Topic {
    const KIND: Kind = Kind::Topic;
    fn fact(&self) -> Fact {
        Fact::Topic(self.name())
    }
}

packed_by_place!(Topic: Topic::all());
packed!(Ask { seat, topic });
