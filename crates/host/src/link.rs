//! Links: who has one may do what it says.

use crate::{Person, Refused, SeatNo, Table};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use ts_rs::TS;

/// What a link lets somebody do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "role", rename_all = "snake_case", deny_unknown_fields)]
pub enum Role {
    /// Sit down on this chair, which is kept free for that. It is good once.
    Sit {
        /// Which.
        seat: SeatNo,
    },
    /// Look on, even where nobody else may. It is good for as many as have it.
    Watch,
    /// Go on as the one who made it, from another device. It is good once.
    Own,
}

/// The hash of a secret: who shows the secret has the link.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Link(u64, u64);

impl Link {
    /// The link that this secret opens: half of a SHA-256.
    pub fn of(secret: &str) -> Link {
        let hash = Sha256::new().chain_update(b"sabika link ").chain_update(secret.as_bytes()).finalize();
        let half = |from: usize| u64::from_be_bytes(std::array::from_fn(|n| hash[from + n]));
        Link(half(0), half(8))
    }
}

/// A link of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Door {
    pub link: Link,
    pub role: Role,
    /// Who made it.
    pub by: Person,
}

impl Table {
    /// Is this chair kept free for somebody who has a link?
    pub fn is_kept(&self, seat: SeatNo) -> bool {
        self.doors.iter().any(|door| door.role == Role::Sit { seat })
    }
    /// May this person look on?
    pub fn may_look(&self, who: Option<&Person>) -> bool {
        let invited =
            |who: &Person| self.host == *who || self.watchers.contains(who) || self.seats_of(who).next().is_some();
        self.opening.settings.watchers || self.session.is_none() || who.is_some_and(invited)
    }
    pub(crate) fn door(&self, link: Link) -> Result<&Door, Refused> {
        self.doors.iter().find(|door| door.link == link).ok_or(Refused::NoLink)
    }
}
