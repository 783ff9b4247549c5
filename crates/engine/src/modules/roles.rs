//! What a module can be, role by role. A module fills in what it is; what is filled in is called, and nothing else.
//!
//! Each role is a table of functions. It is known when compiling, so a line that a module leaves out costs nothing, and
//! the table of all modules and moments (`docs/moments.md`) is read off it.

use super::{Mine, Module, Room};
use crate::{
    flow::{Eyes, Illegal, Play, Promise, Sale, Terms},
    score::Tally,
    table::OpenTable,
    value::{Card, Cell, Corner, Participant, Purse, Seat, Section, Slot, Tile},
};

macro_rules! moments {
    ($($Moment:ident)+) => {
        /// The instants and questions at which modules take part, in rulebook order.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs)] // they are told where the roles are
        pub enum Moment { $($Moment),+ }

        impl Moment {
            /// All of them.
            pub const ALL: &'static [Moment] = &[$(Moment::$Moment),+];
        }
    };
}
moments! {
    TilesMixed BeforeYard MoneyMixed BeforeDeal AfterDeal PilesCut TableSet CardOpened TileDrawn DirkDrew TurnBegins
    TurnStart Actions TakeLimit Taken Means Grace Promise Spent Graced Bought Surplus ActionsDone Placing Built Lifted
    PutAway Extras Redesign Redesigned Aftermath Placed ScoringBegins ScoringPoll Counting Toll ScoringCounted
    Window Right LastTilesDue GameEnds Notices Pieces
}

impl Moment {
    /// Is it among these?
    pub const fn is_in(self, moments: u64) -> bool {
        moments >> self as u64 & 1 != 0
    }
}

/// A role: a table of functions, each with its moment.
macro_rules! role {
    ($(#[$doc:meta])* $Role:ident { $($(#[$line:meta])* $Moment:ident $name:ident: $call:ty,)+ }) => {
        $(#[$doc])*
        #[allow(clippy::type_complexity)] // a role is a list of calls
        pub struct $Role<M: Module> { $($(#[$line])* pub $name: Option<$call>,)+ }

        impl<M: Module> $Role<M> {
            /// Nothing of this.
            pub const NOTHING: Self = Self { $($name: None),+ };
            /// The moments at which a module takes part by this role.
            pub const fn moments(&self) -> u64 {
                let mut set = 0;
                $(if self.$name.is_some() { set |= 1 << Moment::$Moment as u64; })+
                set
            }
        }
    };
}

/// The happenings: each is a line of [`Watches`] and a value that the table tells to all rooms. Where `yes` stands, a room
/// may answer that it takes the matter in hand; then no other is told.
macro_rules! happenings {
    ($($(#[$line:meta])* $Moment:ident $name:ident($($arg:ident: $T:ty),*) $(-> $yes:ident)?;)+) => {
        role! {
            /// What a module watches.
            Watches { $($(#[$line])* $Moment $name: for<'a> fn(&mut Room<M>, $($T,)* &mut Play<'_>) $(-> happenings!($yes))?,)+ }
        }

        /// Something that rooms may watch.
        #[derive(Clone, Copy, Debug)]
        #[allow(missing_docs)] // the names say it
        pub enum Happening<'a> { $($(#[$line])* $Moment { $($arg: $T),* },)+ }

        impl Happening<'_> {
            /// Its moment.
            #[inline]
            pub const fn moment(&self) -> Moment {
                match self { $(Happening::$Moment { .. } => Moment::$Moment,)+ }
            }
            /// Tells it to a room. True if that takes the matter in hand.
            #[inline]
            pub fn tell<M: Module>(self, room: &mut Room<M>, p: &mut Play<'_>) -> bool {
                match self {
                    $(Happening::$Moment { $($arg),* } => match M::WATCHES.$name {
                        Some(watch) => happenings!(@said $($yes)?; watch(room, $($arg,)* p)),
                        None => false,
                    },)+
                }
            }
        }
    };
    (yes) => { bool };
    (@said yes; $told:expr) => { $told };
    (@said; $told:expr) => {{ $told; false }};
}

happenings! {
    /// The basic tiles lie in the supply; modules add theirs.
    TilesMixed tiles_mixed();
    /// Before the first tile is turned up (traders are chosen).
    BeforeYard before_yard();
    /// The money cards are shuffled; modules add theirs.
    MoneyMixed money_mixed();
    /// Before starting money is dealt.
    BeforeDeal before_deal();
    /// Starting money is dealt and the start player known.
    AfterDeal after_deal();
    /// The five piles are cut; modules add cards to them.
    PilesCut piles_cut();
    /// Everything else is ready.
    TableSet table_set();
    /// A card that is no money and no scoring card was drawn. Yes if it is this module's: then it is dealt with before the
    /// next card is drawn, with steps of the module if need be (BASE-E10).
    CardOpened opened(card: Card) -> yes;
    /// A tile was drawn for a slot of the yard, or for the preview. Yes if this module holds it back: then the space is
    /// filled with another one after the module's steps.
    TileDrawn drawn(tile: Tile, slot: Option<Slot>) -> yes;
    /// Dirk was given these tiles from the supply, in this order.
    DirkDrew dirk_drew(tiles: &'a [Tile]);
    /// The first thing of a turn (BASE-T8).
    TurnBegins turn_begins();
    /// TURN START.
    TurnStart turn_start();
    /// Cards were taken from the display (BASE-M1).
    Taken took(seat: Seat, cards: &'a Purse);
    /// Something was paid. The hand's part of it is discarded already; what lay open before the seat is this module's.
    Spent spent(seat: Seat, pay: &'a Purse);
    /// More than the price was paid by a grace, and counts as exact.
    Graced graced(seat: Seat);
    /// A tile was bought (BASE-P6).
    Bought bought(sale: &'a Sale);
    /// The actions of a turn are done: only in the order of turns that fills the market first.
    ActionsDone actions_done();
    /// A tile was built in an Alhambra, from wherever it came.
    Built built(seat: Seat, tile: Tile);
    /// A tile left an Alhambra.
    Lifted lifted(seat: Seat, tile: Tile, at: Cell);
    /// A tile that lay aside was kept, or given to Dirk.
    PutAway put_away(seat: Seat, tile: Tile, given: bool);
    /// A redesign that modules grant is being made. Yes if it is this module's. Where several grant one, the player may have
    /// announced whose is meant ([`OpenTable::announced`]).
    Redesigned redesigned(seat: Seat) -> yes;
    /// What follows EXTRAS, in three places: each module has its own (BASE-T8).
    Aftermath aftermath(place: Place);
    /// A seat has placed what it got out of turn or when the last tiles were given out.
    Placed placed(seat: Seat);
    /// Before a scoring: what must be named.
    ScoringBegins scoring_begins();
    /// Before a scoring: what may be shown.
    ScoringPoll scoring_poll();
    /// A scoring has been counted.
    ScoringCounted scoring_counted();
    /// The last tiles are about to be given out.
    LastTilesDue last_tiles_due();
    /// All points are counted.
    GameEnds game_ends();
}

/// The places of the aftermath of EXTRAS, in the order of BASE-T8: what was bought is put on buildings, then pieces beside
/// the Alhambra move, then tracks are brought up to date.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // first, second, third
pub enum Place {
    First,
    Second,
    Third,
}

impl Place {
    /// In their order.
    pub const ALL: [Place; 3] = [Place::First, Place::Second, Place::Third];
}

role! {
    /// What a module lets a seat do. Who is asked is decided from open things only (BASE-I5).
    Grants {
        /// May this tile, which lies aside, be placed now? Decided from open things only.
        Placing placing: fn(&M::Open, &OpenTable, Seat, Tile) -> Result<(), Illegal>,
        /// Is the seat on turn asked about EXTRAS for this module's sake?
        Extras extras: fn(&M::Open, &OpenTable, Seat) -> bool,
        /// Does it grant the seat asked a redesign in EXTRAS?
        Redesign redesign: fn(Mine<'_, M>, &Eyes<'_>) -> bool,
        /// Might this seat interrupt between turns?
        Window interrupts: fn(&M::Open, &OpenTable, Seat) -> bool,
        /// May the seat asked buy from the yard in the window, and on which terms?
        Right right: fn(Mine<'_, M>, &Eyes<'_>) -> Option<&'static Terms>,
        /// What several cards taken together may be worth, if this module changes it (BASE-M1).
        TakeLimit take_limit: fn(Mine<'_, M>, &Eyes<'_>) -> Option<u8>,
    }
}

role! {
    /// How a module pays.
    Pays {
        /// What lies open before a seat that can pay.
        Means means: fn(&M::Open, Seat) -> Purse,
        /// May the seat asked pay too much where a price must be met exactly, so that it counts as exact (RED-38b)?
        Grace grace: fn(Mine<'_, M>, &Eyes<'_>) -> bool,
        /// Can this seat get anything for what it paid too much? Decided from open things only.
        Surplus surplus: fn(&M::Open, &OpenTable, Seat) -> bool,
        /// What a seat has bound itself to pay.
        Promise promise: fn(&M::Open) -> Option<Promise>,
    }
}

role! {
    /// What a module shows to whoever looks at the table.
    Shows {
        /// What there is to know of it, line by line, for this seat or a spectator.
        Notices notices: fn(Mine<'_, M>, &OpenTable, Option<Seat>, &mut dyn FnMut(M::Notice)),
        /// Its pieces on the tiles and beside the Alhambra of a participant.
        Pieces pieces: fn(&M::Open, &OpenTable, Participant, &mut dyn FnMut(Piece)),
    }
}

/// A piece of a module, where it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// What it is, by its name: `chest`, `falcon-black`.
    pub name: &'static str,
    /// Where it lies.
    pub at: Spot,
}

/// Where a piece lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the names say it
pub enum Spot {
    Tile(Tile),
    Cell(Cell),
    Corner(Corner),
    Section(Section),
}

role! {
    /// What a module counts.
    Counts {
        /// Its part of a scoring: walls are measured, majorities come after.
        Counting score: fn(&M::Open, &OpenTable, &mut Tally),
        /// What follows a scoring that has been counted and costs points, as far as everybody knows what will come.
        Toll toll: fn(&M::Open, &OpenTable, &mut Tally),
    }
}
