//! Modules: one room each. A room never names another; the registry is the only place that knows them all.
//!
//! A module is a unit struct. Its state lies in its [`Room`], split by who may know it, and its methods get that room
//! and what they may look at or change of the table; never another module's state.

#[macro_use]
mod shown;
#[macro_use]
mod house;
pub mod art_of_the_moors;
pub mod bazaars;
pub mod bonus_cards;
pub mod building_sites;
pub mod camps;
pub mod caravanserai;
pub mod change;
pub mod characters;
pub mod city_gates;
pub mod diamonds;
pub mod exchange_certificates;
pub mod exchange_offices;
pub mod falconers;
pub mod guide;
mod id;
pub mod invaders;
mod made_of;
pub mod magical_buildings;
pub mod master_builders;
pub mod medina;
pub mod new_score_cards;
pub mod power_of_sultan;
mod prelude;
pub mod red_palace;
mod registry;
mod roles;
mod rooms;
pub mod squares;
pub mod street_trader;
pub mod thieves;
pub mod treasure_chamber;
pub mod vizier;
pub mod walls;
pub mod watchtowers;

use crate::{
    choices::Choices,
    declare::{Declared, Shape},
    flow::{Ask, Because, Event, Eyes, Hidden, Play, Step, Topic},
    score::{Award, Participant},
    table::OpenTable,
    value::{BadPack, BySeat, Dice, Fact, Misspelt, Packed, RuleId, Seat, Unpacker, packed},
};
use guide::Guide;
pub use id::ModuleSet;
pub use made_of::{Acts, Contents, Laying, Lays, Manner, Named, On, OwnCards, Runs, Subject, Tells};
pub use registry::{
    House, ModuleEvent, ModuleId, ModuleNotice, ModuleReason, ModuleRefusal, ModuleStep, ModuleTopic, Move, OpenRooms,
    RoomOptions, RoomsGiven, SeenHouse,
};
pub use roles::{Counts, Grants, Happening, Moment, Pays, Piece, Place, Shows, Spot, Watches};
pub use rooms::{Bare, Household, Rooms, SeenRooms};
use serde::{Deserialize, Serialize};
use std::{
    fmt::{Debug, Display},
    str::FromStr,
};

/// The state of a module: what everybody knows, what each seat knows, what nobody knows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Room<M: Module> {
    /// What everybody sees.
    pub open: M::Open,
    /// What each seat alone sees.
    pub hands: BySeat<M::Hand>,
    /// What nobody sees.
    pub dark: M::Dark,
}

impl<M: Module> Default for Room<M> {
    fn default() -> Room<M> {
        Room { open: M::Open::default(), hands: BySeat::default(), dark: M::Dark::default() }
    }
}

impl<M: Module> Room<M> {
    /// As a seat sees it.
    pub fn mine(&self, seat: Seat) -> Mine<'_, M> {
        Mine { open: &self.open, hand: &self.hands[seat] }
    }
    fn seen(&self, seat: Option<Seat>) -> SeenRoom<M> {
        SeenRoom { open: self.open, hand: seat.map_or_else(M::Hand::default, |seat| self.hands[seat]) }
    }
}

/// What a view holds of a room: the open part and the own secrets.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SeenRoom<M: Module> {
    /// What everybody sees.
    #[serde(flatten)]
    pub open: M::Open,
    /// The own secrets.
    #[serde(skip_serializing_if = "hides_nothing")]
    pub hand: M::Hand,
}

fn hides_nothing<T>(_: &T) -> bool {
    size_of::<T>() == 0
}

impl<M: Module> Packed for SeenRoom<M> {
    fn pack(&self, to: &mut Vec<u32>) {
        self.open.pack(to);
        self.hand.pack(to);
    }
    fn unpack(from: &mut Unpacker<'_>) -> Result<SeenRoom<M>, BadPack> {
        from.within(M::ID.name(), |from| Ok(SeenRoom { open: from.field("open")?, hand: from.field("hand")? }))
    }
}

impl<M: Module> SeenRoom<M> {
    fn mine(&self, _: Seat) -> Mine<'_, M> {
        Mine { open: &self.open, hand: &self.hand }
    }
}

/// A module's state as one seat sees it.
#[derive(Clone, Copy, Debug)]
pub struct Mine<'a, M: Module> {
    /// What everybody sees.
    pub open: &'a M::Open,
    /// The own secrets.
    pub hand: &'a M::Hand,
}

/// What a module can be made of: copied with the state, compared, shown.
pub trait Part: Copy + PartialEq + Debug + Default + 'static {}
impl<T: Copy + PartialEq + Debug + Default + 'static> Part for T {}

/// A part of a room, or of a description, with nothing in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}
packed!(Nothing {});

/// A move, a step, a topic or an event that a module does not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Never {}

impl Display for Never {
    fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {}
    }
}

impl FromStr for Never {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Never, Misspelt> {
        Err(Misspelt::new("a move: this module has none of its own", text))
    }
}

impl Declared for Never {
    fn shapes() -> Vec<Shape> {
        vec![]
    }
    fn name(&self) -> &'static str {
        match *self {}
    }
    fn each_fact(&self, _: &mut dyn FnMut(&'static str, Fact)) {
        match *self {}
    }
}

/// A module: what it holds, what it can do, and the roles that it plays.
pub trait Module: Sized + Copy + PartialEq + Debug + 'static {
    /// Its name in the registry.
    const ID: ModuleId;
    /// What it says of itself on the card beside the board.
    const GUIDE: Guide = Guide::NOTHING;
    /// What everybody sees of it.
    type Open: Part + Packed + Serialize;
    /// What one seat alone sees.
    type Hand: Part + Packed + Serialize;
    /// What nobody sees.
    type Dark: Part;
    /// Its moves.
    type Move: Acts<Self>;
    /// Its steps on the agenda.
    type Step: Runs<Self>;
    /// What it asks.
    type Topic: Subject<Self>;
    /// What it tells.
    type Event: Tells;
    /// Why it refuses a move, where the table has no words for that.
    type Refusal: Clone + Eq + Debug + Serialize + Declared;
    /// Why it gives points, or takes them.
    type Reason: Copy + Eq + Debug + Serialize + Declared;
    /// What it shows of itself.
    type Notice: Clone + PartialEq + Debug + Serialize + Declared;
    /// What a described position says of it.
    type Given: Lays<Self>;
    /// In which ways it may be played.
    type Options: Choices;
    /// What is in its box.
    const BOX: Contents = Contents::NOTHING;
    /// What it watches.
    const WATCHES: Watches<Self> = Watches::NOTHING;
    /// What it lets a seat do.
    const GRANTS: Grants<Self> = Grants::NOTHING;
    /// How it pays.
    const PAYS: Pays<Self> = Pays::NOTHING;
    /// What it counts.
    const COUNTS: Counts<Self> = Counts::NOTHING;
    /// What it shows.
    const SHOWS: Shows<Self> = Shows::NOTHING;
    /// The moments at which it takes part.
    const MOMENTS: u64 = Self::WATCHES.moments()
        | Self::GRANTS.moments()
        | Self::PAYS.moments()
        | Self::COUNTS.moments()
        | Self::SHOWS.moments()
        | (Self::Move::ACTIONS as u64) << Moment::Actions as u64;
    /// Deals anew what `seat` cannot see. No default: a module must say what it hides.
    fn redeal(room: &mut Room<Self>, seat: Seat, hidden: &mut Hidden<'_>, dice: &mut Dice);
}

/// How a room speaks to the table: its steps, questions and events are the table's, wrapped by the registry.
pub trait Speaks: Module {
    /// One of its steps, as the table keeps it.
    fn step(step: Self::Step) -> ModuleStep;
    /// One of its topics, as the table keeps it.
    fn topic(topic: Self::Topic) -> ModuleTopic;
    /// The other way round; none for another module's.
    fn own_topic(topic: ModuleTopic) -> Option<Self::Topic>;
    /// One of its events, as the table tells it.
    fn event(event: Self::Event) -> ModuleEvent;

    /// The way in which it is played.
    fn options(table: &OpenTable) -> Self::Options;

    /// Do this next.
    fn push(p: &mut Play<'_>, step: Self::Step) {
        p.push(Step::Module(Self::step(step)));
    }
    /// Do these next, in this order.
    fn plan<const N: usize>(p: &mut Play<'_>, steps: [Self::Step; N]) {
        steps.into_iter().rev().for_each(|step| Self::push(p, step));
    }
    /// This is not done, if it would come next.
    fn forget(p: &mut Play<'_>, step: Self::Step) {
        p.forget(Step::Module(Self::step(step)));
    }
    /// A question to a seat.
    fn ask(seat: Seat, topic: Self::Topic) -> Ask {
        Ask { seat, topic: Topic::Module(Self::topic(topic)) }
    }
    /// What it asks now, if it asks.
    fn asked(eyes: &Eyes<'_>) -> Option<Self::Topic> {
        if let Topic::Module(topic) = eyes.ask.topic { Self::own_topic(topic) } else { None }
    }
    /// One of its refusals, as the table tells it.
    fn because(refusal: Self::Refusal) -> Because;
    /// Points for a reason of its own.
    fn award(who: impl Into<Participant>, points: impl Into<i16>, rule: RuleId, reason: Self::Reason) -> Award;
    /// Something happened.
    fn tell(p: &mut Play<'_>, event: impl FnOnce() -> Self::Event) {
        p.tell(|| Event::Module(Self::event(event())));
    }
}
