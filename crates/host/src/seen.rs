//! The table around the game, as somebody sees it: who sits there, whose clock runs, what is asked of all.

use crate::{Chair, Millis, Person, Stage, Table, Wish};
use sabika_engine::value::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What somebody sees besides the game itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct SeenTable {
    /// `gathering`, `playing` or `over`.
    pub stage: String,
    /// Which game, by its name.
    pub game: String,
    /// The modules, by their names.
    pub modules: Vec<String>,
    /// The seats of the one who looks; none for one who watches.
    #[ts(type = "Array<number>")]
    pub own: Vec<Seat>,
    /// Did the one who looks open it?
    pub host: bool,
    /// The chairs.
    pub chairs: Vec<SeenChair>,
    /// The promise of the deal: the hash of its seed.
    pub commitment: String,
    /// The seed, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
    /// Is the game paused?
    pub paused: bool,
    /// What is asked of all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub wish: Option<SeenWish>,
    /// What was said, the last at the end, without those whom the one who looks does not want to hear.
    pub talk: Vec<SeenTalk>,
    /// The table at which the same people play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<String>,
}

/// A chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SeenChair {
    /// `empty`, `kept` (free, for somebody who has a link), `person` or `bot`.
    pub kind: String,
    /// What is written on it.
    pub name: String,
    /// The bot that decides here now, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<String>,
    /// What is left of the reserve, in milliseconds, where there is a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub reserve: Option<Millis>,
}

/// What is asked of all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SeenWish {
    /// Whose wish it is.
    #[ts(type = "number")]
    pub seat: Seat,
    /// What.
    pub wish: Wish,
    /// Who has agreed.
    #[ts(type = "Array<number>")]
    pub agreed: Vec<Seat>,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SeenTalk {
    /// When.
    #[ts(type = "number")]
    pub at: Millis,
    /// By whom.
    pub name: String,
    /// The words.
    pub text: String,
}

impl Table {
    /// The table as somebody sees it.
    pub fn seen(&self, who: Option<&Person>) -> SeenTable {
        let (clock, stage) = (self.opening.settings.clock, self.stage());
        let chair = |seat: Seat| {
            let chair = &self.chairs[seat.index()];
            SeenChair {
                kind: match chair {
                    Chair::Empty if self.is_kept(seat.into()) => "kept",
                    Chair::Empty => "empty",
                    Chair::Person { .. } => "person",
                    Chair::Bot { .. } => "bot",
                }
                .into(),
                name: chair.name(seat),
                bot: chair.bot().map(Into::into),
                reserve: clock.map(|clock| self.clocks.reserve(seat, clock)),
            }
        };
        SeenTable {
            stage: match stage {
                Stage::Gathering => "gathering",
                Stage::Playing => "playing",
                Stage::Over => "over",
            }
            .into(),
            game: self.opening.config.game.name().into(),
            modules: self.opening.config.modules.iter().map(|module| module.name().into()).collect(),
            own: who.map_or_else(Vec::new, |who| self.seats_of(who).collect()),
            host: who == Some(&self.host),
            chairs: self.seats().map(chair).collect(),
            commitment: self.commitment().into(),
            seed: self.seed().map(|seed| seed.to_string()),
            paused: self.clocks.is_paused(),
            wish: self.proposal.as_ref().map(|proposal| SeenWish {
                seat: proposal.seat,
                wish: proposal.wish.clone(),
                agreed: self.seats().filter(|seat| proposal.agreed[*seat]).collect(),
            }),
            talk: self
                .talk
                .iter()
                .filter(|(_, by, _)| self.hears(who, by.as_ref()))
                .map(|(at, _, said)| SeenTalk { at: *at, name: said.name.clone(), text: said.text.clone() })
                .collect(),
            next: self.next.clone(),
        }
    }
    /// Does this person see the table just as everybody does who only watches?
    pub fn only_watches(&self, who: Option<&Person>) -> bool {
        let own = |who: &Person| {
            self.host == *who || self.seats_of(who).next().is_some() || self.muted.iter().any(|(by, _)| by == who)
        };
        !who.is_some_and(own)
    }
    /// Does somebody want to hear what somebody says?
    fn hears(&self, who: Option<&Person>, by: Option<&Person>) -> bool {
        let (Some(who), Some(by)) = (who, by) else { return true };
        !self.muted.iter().any(|(own, whom)| own == who && whom == by)
    }
}
