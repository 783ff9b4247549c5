//! What happens, as data: for the log, the replay, the screen and statistics.

use crate::{board::Segment, modules::ModuleEvent, score::Tally, value::*};
use serde::Serialize;

/// Something that happened at the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat got its starting money, in the open (BASE-S6, S7).
    Dealt {
        /// Who.
        seat: Seat,
        /// What.
        cards: Purse,
    },
    /// The start player is known (BASE-S8).
    Starts {
        /// Who.
        seat: Seat,
        /// Was it by lot?
        by_lot: bool,
    },
    /// A turn begins.
    Turn {
        /// Whose.
        seat: Seat,
        /// Counted from 1.
        number: u32,
    },
    /// Money was taken from the display.
    Took {
        /// By whom.
        seat: Seat,
        /// What.
        cards: Purse,
    },
    /// A tile was bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// What.
        tile: Tile,
        /// From which slot of the yard, if it lay there.
        slot: Option<Slot>,
        /// With what.
        paid: Purse,
        /// Was the price met exactly?
        exact: bool,
        /// The module by whose right, if it was not a turn's own purchase.
        by: Option<crate::modules::ModuleId>,
    },
    /// A tile that lay aside was built.
    Built {
        /// By whom.
        seat: Seat,
        /// What.
        tile: Tile,
        /// Where.
        at: Cell,
        /// How it was turned, if it may be.
        #[serde(skip_serializing_if = "Turn::is_none")]
        turn: Turn,
    },
    /// A tile that lay aside went to the reserve.
    Kept {
        /// By whom.
        seat: Seat,
        /// What.
        tile: Tile,
    },
    /// A tile that lay aside was given to Dirk.
    Given {
        /// By whom.
        seat: Seat,
        /// What.
        tile: Tile,
    },
    /// A redesign: a reserve tile was built.
    Added {
        /// By whom.
        seat: Seat,
        /// What.
        tile: Tile,
        /// Where.
        at: Cell,
        /// How it was turned, if it may be.
        #[serde(skip_serializing_if = "Turn::is_none")]
        turn: Turn,
    },
    /// A redesign: a tile went to the reserve.
    Removed {
        /// By whom.
        seat: Seat,
        /// What.
        tile: Tile,
        /// From where.
        at: Cell,
    },
    /// A redesign: a reserve tile took another's place.
    Exchanged {
        /// By whom.
        seat: Seat,
        /// The one that came.
        tile: Tile,
        /// The one that went.
        old: Tile,
        /// Where.
        at: Cell,
        /// How it was turned, if it may be.
        #[serde(skip_serializing_if = "Turn::is_none")]
        turn: Turn,
    },
    /// A redesign: a tile was turned where it stands (MAG-5).
    Turned {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Tile,
        /// Where.
        at: Cell,
        /// How it stands now.
        turn: Turn,
    },
    /// A turret for which there was no room went back (WAT-19).
    Returned {
        /// Whose.
        seat: Seat,
        /// Which.
        tile: Tile,
    },
    /// No action was possible (BASE-T6).
    Skipped {
        /// For whom.
        seat: Seat,
    },
    /// A money card came to the display.
    MoneyShown {
        /// Which.
        card: Card,
    },
    /// A card was drawn for a hand (CHA-B). Only its owner sees which.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which; hidden from the others.
        card: Option<Card>,
    },
    /// A scoring card came up (BASE-E2).
    ScoringCard {
        /// For which round.
        round: u8,
    },
    /// The discard pile became the deck (BASE-E4).
    Reshuffled {
        /// How many cards.
        cards: u8,
    },
    /// A tile came to the yard.
    TileShown {
        /// Which.
        tile: Tile,
        /// To which slot.
        slot: Slot,
    },
    /// A tile came to a space of the preview (RED-48).
    PreviewShown {
        /// Which.
        tile: Tile,
        /// To which space, counted from 1.
        space: u8,
    },
    /// A tile went back from the yard into the supply (CHA-D).
    WentBack {
        /// Which.
        tile: Tile,
    },
    /// Dirk drew a tile (BASE-D3).
    DirkDrew {
        /// Which.
        tile: Tile,
    },
    /// A scoring was held.
    Scored {
        /// All points with their reasons.
        tally: Box<Tally>,
        /// The longest outer wall of each seat, segment by segment.
        walls: Vec<Vec<Segment>>,
    },
    /// The interrupt was declined.
    Passed {
        /// By whom.
        seat: Seat,
    },
    /// The end of the game has come (BASE-F1).
    EndReached,
    /// One of the last tiles was given out, or not (BASE-F2, F3).
    LastTile(LastTile),
    /// The game is over; all hands are shown (BASE-I4).
    Over {
        /// Who won.
        winners: Vec<Seat>,
        /// What everybody still held.
        hands: Vec<Purse>,
    },
    /// Something of a module's.
    #[serde(untagged)]
    Module(ModuleEvent),
}

/// How one of the last tiles was given out (BASE-F2, F3).
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LastTile {
    /// From which slot.
    pub slot: Slot,
    /// Which tile.
    pub tile: Tile,
    /// What everybody had of the slot's currency.
    pub totals: Vec<u8>,
    /// Who got it; nobody if the highest total was shared or zero.
    pub to: Option<Seat>,
}

impl Event {
    /// What a seat, or a spectator, hears of this event.
    ///
    /// In the base game everything that happens is public: deals, takes and payments are open (BASE-I3), and what is
    /// turned up is turned up for all. A card drawn for a hand is its owner's secret; a module masks its own.
    pub fn told(&self, to: Option<Seat>) -> Told {
        Told(match self {
            Event::Module(event) => Event::Module(event.told(to)),
            Event::Drew { seat, .. } if to != Some(*seat) => Event::Drew { seat: *seat, card: None },
            public => public.clone(),
        })
    }
}

/// An event as one seat may hear it: made by [`Event::told`] and by nothing else.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(transparent)]
pub struct Told(Event);

impl Told {
    /// What was heard.
    pub fn event(&self) -> &Event {
        &self.0
    }
}

/// Where events are written; a search writes nowhere.
#[derive(Debug)]
pub struct Journal<'a>(Option<&'a mut Vec<Event>>);

impl<'a> Journal<'a> {
    /// Nobody listens.
    pub fn silent() -> Journal<'static> {
        Journal(None)
    }
    /// Events are added to this list.
    pub fn to(list: &'a mut Vec<Event>) -> Journal<'a> {
        Journal(Some(list))
    }
    /// Writes what `event` makes, if somebody listens.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> Event) {
        if let Some(list) = &mut self.0 {
            list.push(event());
        }
    }
}
