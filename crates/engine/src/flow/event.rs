//! What happens, as data: for the log, the replay, the screen and statistics.
//!
//! Every event says what goes from where to where, so that it can be shown: `tile: aside > alhambra`. What moves is a field,
//! or a piece in quotes; a place is a word, with the field that says whose or which where that is not `seat` or the word
//! itself (`aside to`, `on tile`, `section from`). `still` is an event in which nothing moves. `shelf` and `bag` are the
//! module's own, `offer` is where a tile was bought, `before` is what lies open before a seat.

use crate::{
    board::Segment,
    declare::declare,
    modules::{ModuleEvent, ModuleId, ModuleReason, On},
    score::{Participant, Tally},
    value::*,
};
use serde::{Serialize, Serializer};

declare! {
    /// Something that happened at the table. It cannot be written down as it is: what somebody hears of it can ([`Told`]).
    #[serde(remote = "Self")]
    pub event Event {
        /// A seat got its starting money, in the open (BASE-S6, S7).
        Dealt { seat: Seat, cards: Purse } = "cards: deck > hand",
        /// The start player is known (BASE-S8).
        Starts { seat: Seat, by_lot: bool } = "still",
        /// A turn begins.
        Turn { seat: Seat, number: u32 } = "still",
        /// Money was taken from the display.
        Took { seat: Seat, cards: Purse } = "cards: display > hand",
        /// A tile was bought.
        Bought { seat: Seat, tile: Tile, slot: Option<Slot>, paid: Purse, exact: bool, by: Option<ModuleId> }
            = "paid: hand > discard, tile: offer > aside",
        /// A tile that lay aside was built.
        Built {
            seat: Seat,
            tile: Tile,
            at: Cell,
            #[serde(skip_serializing_if = "Turn::is_none")]
            turn: Turn,
        } = "tile: aside > alhambra",
        /// A tile that lay aside went to the reserve.
        Kept { seat: Seat, tile: Tile } = "tile: aside > reserve",
        /// A tile that lay aside was given to Dirk.
        Given { seat: Seat, tile: Tile } = "tile: aside > dirk",
        /// A redesign: a reserve tile was built.
        Added {
            seat: Seat,
            tile: Tile,
            at: Cell,
            #[serde(skip_serializing_if = "Turn::is_none")]
            turn: Turn,
        } = "tile: reserve > alhambra",
        /// A redesign: a tile went to the reserve.
        Removed { seat: Seat, tile: Tile, at: Cell } = "tile: alhambra > reserve",
        /// A redesign: a reserve tile took another's place.
        Exchanged {
            seat: Seat,
            tile: Tile,
            old: Tile,
            at: Cell,
            #[serde(skip_serializing_if = "Turn::is_none")]
            turn: Turn,
        } = "old: alhambra > reserve, tile: reserve > alhambra",
        /// A redesign: a tile was turned where it stands (MAG-5).
        Turned { seat: Seat, tile: Tile, at: Cell, turn: Turn } = "tile: alhambra > alhambra",
        /// A turret for which there was no place went back (WAT-19).
        Returned { seat: Seat, tile: Tile } = "tile: aside > supply",
        /// No action was possible (BASE-T6).
        Skipped { seat: Seat } = "still",
        /// A money card came to the display.
        MoneyShown { card: Card } = "card: deck > display",
        /// A card was drawn for a hand (CHA-B). Only its owner sees which.
        Drew { seat: Seat, card: Option<Card> } = "card: deck > hand",
        /// A scoring card came up (BASE-E2).
        ScoringCard { round: u8 } = "round: deck > out",
        /// The discard pile became the deck (BASE-E4).
        Reshuffled { cards: u8 } = "cards: discard > deck",
        /// A tile came to the yard.
        TileShown { tile: Tile, slot: Slot } = "tile: supply > slot",
        /// A tile came to a space of the preview (RED-48).
        PreviewShown { tile: Tile, space: Space } = "tile: supply > space",
        /// A tile went back from the yard into the supply (CHA-D).
        WentBack { tile: Tile } = "tile: yard > supply",
        /// Dirk drew a tile (BASE-D3).
        DirkDrew { tile: Tile } = "tile: supply > dirk",
        /// A scoring was held.
        Scored { tally: Box<Tally>, walls: Vec<Vec<Segment>> } = "still",
        /// Points were given or taken outside a scoring, or after it.
        Points {
            #[serde(rename = "seat")]
            who: Participant,
            points: i16,
            by: ModuleId,
            rule: RuleId,
            reason: ModuleReason,
            round: Option<u8>,
        } = "still",
        /// The interrupt was declined.
        Passed { seat: Seat } = "still",
        /// The end of the game has come (BASE-F1).
        EndReached = "still",
        /// One of the last tiles was given out, or not (BASE-F2, F3).
        LastTile { slot: Slot, tile: Tile, totals: EachSeat<u8>, to: Option<Seat> } = "tile: slot > aside to",
        /// The game is over; all hands are shown (BASE-I4).
        Over { winners: Vec<Seat>, hands: EachSeat<Purse> } = "still",
        ;
        /// Something of a module's.
        Module(ModuleEvent)
    }
}

impl Event {
    /// The chips that came to lie on tiles when this happened.
    pub fn chips(&self) -> Vec<(On, Building)> {
        if let Event::Module(event) = self { event.chips() } else { vec![] }
    }
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
#[derive(Clone, PartialEq, Debug)]
pub struct Told(Event);

impl Serialize for Told {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        Event::serialize(&self.0, s)
    }
}

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
    /// Does nobody listen?
    #[inline]
    pub fn is_silent(&self) -> bool {
        self.0.is_none()
    }
    /// Writes what `event` makes, if somebody listens.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> Event) {
        if let Some(list) = &mut self.0 {
            list.push(event());
        }
    }
}
