//! What is asked of all who play, and what comes of it.

use crate::{Entry, Person, Refused, SeatNo, Table, decide::known};
use sabika_engine::value::{BySeat, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What somebody wishes of the others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "wish", rename_all = "snake_case", deny_unknown_fields)]
pub enum Wish {
    /// Back to an earlier ply.
    TakeBack {
        /// Which.
        to: u32,
    },
    /// A bot plays for somebody who does not come back.
    Replace {
        /// Who.
        seat: SeatNo,
        /// Which bot.
        bot: String,
    },
    /// The clocks stand still.
    Pause,
}

/// A wish, and who has agreed to it. When the game goes on, it is void.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// Whose it is.
    pub seat: Seat,
    /// What.
    pub wish: Wish,
    /// Who has agreed.
    pub agreed: BySeat<bool>,
}

impl Proposal {
    /// Who must agree: the people who are there, but not the one who wishes, nor the one it is about.
    pub fn asks(&self, seat: Seat) -> bool {
        let about = if let Wish::Replace { seat, .. } = self.wish { Some(seat) } else { None };
        seat != self.seat && about != Some(seat.into())
    }
}

impl Table {
    /// Somebody wishes something; where nobody need be asked it happens at once.
    pub(crate) fn wishes(&self, who: &Person, wish: &Wish) -> Result<Vec<Entry>, Refused> {
        let own = self.own_seat(who)?;
        match wish {
            Wish::TakeBack { to } => {
                let session = self.playing()?;
                if !(session.first_ply()..session.ply()).contains(to) {
                    return Err(Refused::NotNow("there is nothing to take back"));
                }
            }
            Wish::Replace { seat, bot } => {
                let theirs = &self.chairs[self.seat(*seat)?.index()];
                if !theirs.is_present() || theirs.person() == Some(who) {
                    return Err(Refused::NotThere);
                }
                known(bot)?;
            }
            Wish::Pause if self.clocks.is_paused() => return Err(Refused::NotNow("the game is paused")),
            Wish::Pause => {}
        }
        if self.proposal.is_some() {
            return Err(Refused::AnotherWish);
        }
        let proposal = Proposal { seat: own, wish: wish.clone(), agreed: BySeat::default() };
        if self.asked_of(&proposal).next().is_none() {
            return Ok(vec![granted(&proposal.wish)]);
        }
        Ok(vec![Entry::Proposed { seat: own.into(), wish: proposal.wish }])
    }
    /// Who must still agree to a wish.
    pub(crate) fn asked_of(&self, proposal: &Proposal) -> impl Iterator<Item = Seat> {
        let wisher = self.chairs[proposal.seat.index()].person();
        let asked = |seat: &Seat| {
            let chair = &self.chairs[seat.index()];
            chair.is_present() && chair.person() != wisher && proposal.asks(*seat) && !proposal.agreed[*seat]
        };
        self.seats().filter(asked).collect::<Vec<_>>().into_iter()
    }
    /// Somebody agrees, or does not.
    pub(crate) fn vote(&self, who: &Person, yes: bool) -> Result<Vec<Entry>, Refused> {
        let proposal = self.proposal.as_ref().ok_or(Refused::NothingAsked)?;
        let own: Vec<Seat> = self.asked_of(proposal).filter(|seat| self.decides(who, *seat)).collect();
        if own.is_empty() {
            // Whoever wished it may let it go.
            let own_wish = self.chairs[proposal.seat.index()].person() == Some(who);
            return if own_wish && !yes { Ok(vec![Entry::Dropped]) } else { Err(Refused::NothingAsked) };
        }
        if !yes {
            return Ok(vec![Entry::Dropped]);
        }
        let mut entries: Vec<Entry> = own.iter().map(|seat| Entry::Agreed { seat: (*seat).into() }).collect();
        if self.asked_of(proposal).all(|seat| own.contains(&seat)) {
            entries.push(granted(&proposal.wish));
        }
        Ok(entries)
    }
}

/// What follows when all agree.
fn granted(wish: &Wish) -> Entry {
    match wish {
        Wish::TakeBack { to } => Entry::Undone { to: *to },
        Wish::Replace { seat, bot } => Entry::Replaced { seat: *seat, bot: bot.clone() },
        Wish::Pause => Entry::Paused,
    }
}
